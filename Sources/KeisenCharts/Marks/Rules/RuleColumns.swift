import KeisenDrawing
import KeisenPrimitives

/// Many rules that stand upright or lie level: what all of them together cover, as one rule for each run.
///
/// Rules stand on whole device pixels across their direction, so that those of one place cover the same pixels.
struct RuleColumns {
  /// Pieces of one place up to which they are kept as they come.
  private static let mostLoose = 64

  /// Whether the rules stand upright.
  private let isUpright: Bool
  private let firstPlace: Int
  private let pixelRatio: Double
  private var pieces: [[SIMD2<Double>]]
  private let bounds: ClosedRange<Double>

  /// Makes a place for each device pixel of a side of the plot, and some beyond.
  ///
  /// The width is one that `FrameContext.ruleWidth` tells, so that memory goes with the plot.
  init(isUpright: Bool, width: Double, _ frame: FrameContext) {
    self.isUpright = isUpright
    pixelRatio = frame.pixelRatio
    let plot = frame.plot
    let (along, across) =
      isUpright
      ? (plot.minX...plot.maxX, plot.minY...plot.maxY)
      : (plot.minY...plot.maxY, plot.minX...plot.maxX)
    let margin = width + 2 / frame.pixelRatio
    // Twice as many places, as those of rules of an odd width stand between the others.
    firstPlace = Self.place(along.lowerBound - margin, pixelRatio)
    let last = Self.place(along.upperBound + margin, pixelRatio)
    pieces = [[SIMD2<Double>]](repeating: [], count: max(0, last - firstPlace + 1))
    bounds = across.lowerBound - margin...across.upperBound + margin
  }

  private static func place(_ position: Double, _ pixelRatio: Double) -> Int {
    Int((max(-0x1p40, min(0x1p40, position * pixelRatio)) * 2).rounded())
  }

  /// Adds a rule whose middle stands at a place between two others.
  mutating func add(at middle: Double, _ start: Double, _ end: Double) {
    let index = Self.place(middle, pixelRatio) - firstPlace
    guard start != end, pieces.indices.contains(index) else { return }
    var piece = SIMD2(min(start, end), max(start, end))
    guard piece.x <= bounds.upperBound, piece.y >= bounds.lowerBound else { return }
    piece = SIMD2(max(piece.x, bounds.lowerBound), min(piece.y, bounds.upperBound))
    while let last = pieces[index].last, last.x <= piece.y, last.y >= piece.x {
      piece = SIMD2(min(piece.x, last.x), max(piece.y, last.y))
      pieces[index].removeLast()
    }
    pieces[index].append(piece)
    let count = pieces[index].count
    if count >= Self.mostLoose, count.nonzeroBitCount == 1 {
      pieces[index] = Self.joined(pieces[index])
    }
  }

  /// Returns both ends of each rule.
  func segments() -> [SIMD2<Double>] {
    var segments: [SIMD2<Double>] = []
    for (index, some) in pieces.enumerated() where !some.isEmpty {
      let middle = Double(firstPlace + index) / (2 * pixelRatio)
      for piece in Self.joined(some) {
        segments.append(isUpright ? SIMD2(middle, piece.x) : SIMD2(piece.x, middle))
        segments.append(isUpright ? SIMD2(middle, piece.y) : SIMD2(piece.y, middle))
      }
    }
    return segments
  }

  private static func joined(_ pieces: [SIMD2<Double>]) -> [SIMD2<Double>] {
    var union: [SIMD2<Double>] = []
    for piece in pieces.sorted(by: { $0.x < $1.x }) {
      if let last = union.last, piece.x <= last.y {
        union[union.count - 1].y = max(last.y, piece.y)
      } else {
        union.append(piece)
      }
    }
    return union
  }
}

extension FrameContext {
  /// Returns the width of rules as whole device pixels: one wider than twice the plot's longer side is as wide as that.
  func ruleWidth(_ width: Double) -> Double {
    snappedLength(min(width, 2 * max(plot.width, plot.height)))
  }

  /// Returns the middle of a rule of a snapped width whose edges stand on device pixels.
  func ruleMiddle(at position: Double, width: Double) -> Double {
    snappedRule(at: position, width: width) + width / 2
  }
}
