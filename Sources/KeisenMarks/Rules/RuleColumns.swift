import KeisenDrawing
import KeisenFrames
import KeisenPrimitives

/// Many rules that stand upright or lie level: what all of them together cover, as one rule for
/// each run.
///
/// Rules stand on whole device pixels across their direction, so that those of one place cover the
/// same pixels; in a document on a 64th of these.
struct RuleColumns {
  /// Pieces of one place up to which they are kept as they come.
  private static let maxLoose = 64
  /// Places of rules for each device pixel in a document.
  private static let finest = 64.0
  /// What is farther away than this is taken to be here, in device pixels.
  private static let farthest = 0x1p40

  /// Whether the rules stand upright.
  private let isUpright: Bool
  /// Half of a rule across, in points.
  private let half: Double
  private let firstPlace: Int
  /// Places of rules for each point.
  private let pixelRatio: Double
  /// What was added to each place last, as long as it is one piece; the end of none is before its
  /// start.
  private var latest: [SIMD2<Double>]
  /// What was added before, apart from that.
  private var earlier: [[SIMD2<Double>]]
  private let bounds: ClosedRange<Double>

  /// Makes a place for each device pixel of a side of the plot, and some beyond.
  ///
  /// The width is one that `FrameContext.ruleWidth` tells, so that memory goes with the plot.
  init(isUpright: Bool, width: Double, _ frame: FrameContext) {
    self.isUpright = isUpright
    pixelRatio = frame.snapsToPixels ? frame.pixelRatio : Self.finest * frame.pixelRatio
    let plot = frame.plot
    let (along, across) =
      isUpright
      ? (plot.minX...plot.maxX, plot.minY...plot.maxY)
      : (plot.minY...plot.maxY, plot.minX...plot.maxX)
    half = width / 2
    let margin = width + 2 / frame.pixelRatio
    firstPlace = Self.pixel((along.lowerBound - margin) * pixelRatio)
    let count = max(0, Self.pixel((along.upperBound + margin) * pixelRatio) - firstPlace + 1)
    latest = [SIMD2<Double>](repeating: Self.nothing, count: count)
    earlier = [[SIMD2<Double>]](repeating: [], count: count)
    bounds = across.lowerBound - margin...across.upperBound + margin
  }

  private static let nothing = SIMD2(Double.infinity, -Double.infinity)

  /// Returns the whole number that is nearest, of two the one farther from 0, as
  /// `FrameContext.snapped` takes it.
  @inline(__always)
  private static func pixel(_ position: Double) -> Int {
    let near = position < farthest ? position > -farthest ? position : -farthest : farthest
    let whole = Int(near)
    let rest = near - Double(whole)
    return rest >= 0.5 ? whole &+ 1 : rest <= -0.5 ? whole &- 1 : whole
  }

  /// Adds a rule that stands at a position in points, which is a number, between two others.
  @inline(__always)
  mutating func add(at position: Double, _ start: Double, _ end: Double) {
    let index = Self.pixel((position - half) * pixelRatio) &- firstPlace
    guard start != end, index >= 0, index < latest.count else { return }
    let (low, high) = start < end ? (start, end) : (end, start)
    let last = latest[index]
    if last.x <= low, last.y >= low {
      // Where they overlap rules seldom begin before the others.
      if last.y < high { latest[index].y = min(high, bounds.upperBound) }
    } else {
      add(SIMD2(low, high), to: index)
    }
  }

  /// Adds what others have come to.
  mutating func add(_ other: RuleColumns) {
    for index in latest.indices {
      for piece in other.pieces(of: index) { add(piece, to: index) }
    }
  }

  private mutating func add(_ piece: SIMD2<Double>, to index: Int) {
    let low = piece.x > bounds.lowerBound ? piece.x : bounds.lowerBound
    let high = piece.y < bounds.upperBound ? piece.y : bounds.upperBound
    guard low <= high else { return }
    let last = latest[index]
    if last.x <= high, last.y >= low {
      latest[index] = SIMD2(last.x < low ? last.x : low, last.y > high ? last.y : high)
    } else {
      begin(SIMD2(low, high), at: index)
    }
  }

  /// Begins another piece.
  private mutating func begin(_ piece: SIMD2<Double>, at index: Int) {
    let last = latest[index]
    latest[index] = piece
    guard last.x <= last.y else { return }
    earlier[index].append(last)
    let count = earlier[index].count
    if count >= Self.maxLoose, count.nonzeroBitCount == 1 {
      earlier[index] = Self.joined(earlier[index])
    }
  }

  /// Returns what one place is covered by, in order.
  private func pieces(of index: Int) -> [SIMD2<Double>] {
    let last = latest[index]
    return last.x <= last.y ? Self.joined(earlier[index] + [last]) : []
  }

  /// Returns both ends of each rule.
  func segments() -> [SIMD2<Double>] {
    var segments: [SIMD2<Double>] = []
    for index in latest.indices {
      let middle = Double(firstPlace + index) / pixelRatio + half
      for piece in pieces(of: index) {
        segments.append(isUpright ? SIMD2(middle, piece.x) : SIMD2(piece.x, middle))
        segments.append(isUpright ? SIMD2(middle, piece.y) : SIMD2(piece.y, middle))
      }
    }
    return segments
  }

  private static func joined(_ pieces: [SIMD2<Double>]) -> [SIMD2<Double>] {
    joined(sorted: pieces.sorted { $0.x < $1.x })
  }

  /// Returns pieces of one place with those that meet as one.
  static func joined(sorted pieces: some Sequence<SIMD2<Double>>) -> [SIMD2<Double>] {
    var union: [SIMD2<Double>] = []
    for piece in pieces {
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
  /// Returns the width of rules as whole device pixels: one wider than twice the plot's longer side
  /// is as wide as that.
  package func ruleWidth(_ width: Double) -> Double {
    snappedLength(min(width, 2 * max(plot.width, plot.height)))
  }

  /// Returns the middle of a rule of a snapped width whose edges stand on device pixels.
  package func ruleMiddle(at position: Double, width: Double) -> Double {
    snappedRule(at: position, width: width) + width / 2
  }
}
