import KeisenDrawing
import KeisenPrimitives

/// Where in a dash pattern a path is.
///
/// Lengths are in points: a mark's is that of its straight part, a gap's is from one straight part to the
/// next, so that with caps that stick out by half the width at both ends the visible gap is as asked.
struct DashWalker {
  /// Marks of one line; more than these are drawn as a solid line.
  static let mostMarks = 1 << 24

  /// Marks and gaps in turn.
  private let entries: [Double]
  private let period: Double
  private var index = 0
  /// Length that is left of the current mark or gap.
  private(set) var remaining: Double
  /// Marks begun so far.
  private(set) var marks = 1
  /// Length that a mark has at least when it is drawn, so that a square cap has a direction.
  let leastMark: Double

  /// Makes a walker at the start of the pattern; nil for a solid line.
  init?(style: LineStyle, pixelRatio: Double) {
    guard !style.dash.isEmpty else { return nil }
    let caps = style.cap == .butt ? 0 : style.width
    entries = style.dash.enumerated().map { index, length in
      length * style.width + (index.isMultiple(of: 2) ? 0 : caps)
    }
    period = entries.reduce(0, +)
    guard period * pixelRatio >= 0.25, period.isFinite else { return nil }
    leastMark = style.cap == .square ? style.width / 1024 : 0
    remaining = entries[0]
  }

  /// Whether a mark is being drawn.
  var isMark: Bool { index.isMultiple(of: 2) }

  /// Goes back to the start of the pattern.
  mutating func restart() {
    index = 0
    remaining = entries[0]
  }

  /// Goes on by a length that is not drawn.
  mutating func advance(by length: Double) {
    var left = length.truncatingRemainder(dividingBy: period)
    while left > 0 {
      let step = min(left, remaining)
      left -= step
      _ = advanceWithinEntry(by: step)
    }
  }

  /// Goes on by at most what is left of the current mark or gap; returns whether it has ended.
  mutating func advanceWithinEntry(by length: Double) -> Bool {
    remaining -= length
    guard remaining <= 0 else { return false }
    index = index + 1 == entries.count ? 0 : index + 1
    remaining = entries[index]
    if isMark { marks += 1 }
    return true
  }
}
