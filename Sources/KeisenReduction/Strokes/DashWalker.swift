import KeisenDrawing
import KeisenFrames
import KeisenPrimitives

/// Where in a dash pattern a path is.
package struct DashWalker {
  /// Marks of one line; one with more is drawn solid, as faint as its marks are sparse.
  package static let maxMarks = 1 << 24
  /// Least length of a pattern in device pixels; a finer one is drawn solid, as faint as its marks
  /// are sparse.
  static let minPeriod = 1.0

  private let pattern: DashPattern
  private var index = 0
  /// Length that is left of the current mark or gap.
  package private(set) var remaining: Double
  /// Marks begun so far.
  package private(set) var marks = 1
  /// Length that a mark has at least when it is drawn, so that a square cap has a direction.
  let minMark: Double

  /// Makes a walker at the start of the pattern; nil for one that is too fine.
  package init?(_ pattern: DashPattern, style: LineStyle, pixelRatio: Double) {
    let pixels = pattern.period * pixelRatio
    guard pixels >= Self.minPeriod, pixels.isFinite else { return nil }
    self.pattern = pattern
    minMark = style.cap == .square ? style.width / 1024 : 0
    remaining = pattern.entries[0] - pattern.offset
  }

  /// Whether a mark is being drawn.
  package var isMark: Bool { index.isMultiple(of: 2) }

  /// Goes back to the start of the pattern.
  mutating func restart() {
    index = 0
    remaining = pattern.entries[0] - pattern.offset
  }

  /// Goes on by a length that is not drawn.
  mutating func advance(by length: Double) {
    var left = length.truncatingRemainder(dividingBy: pattern.period)
    while left > 0 {
      let step = min(left, remaining)
      left -= step
      _ = advanceWithinEntry(by: step)
    }
  }

  /// Goes on by at most what is left of the current mark or gap; returns whether it has ended.
  package mutating func advanceWithinEntry(by length: Double) -> Bool {
    remaining -= length
    guard remaining <= 0 else { return false }
    index = index + 1 == pattern.entries.count ? 0 : index + 1
    remaining = pattern.entries[index]
    if isMark { marks += 1 }
    return true
  }
}
