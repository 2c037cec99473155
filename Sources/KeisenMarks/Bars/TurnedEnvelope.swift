import KeisenDrawing
import KeisenPrimitives

/// What many bars at one angle cover together: across their direction, in steps of an eighth of a
/// device pixel, the farthest tips.
///
/// All of them begin on one line across their direction, so what they cover in a step is one piece
/// of it. Edges go to the nearest step; tips stay where they are.
struct TurnedEnvelope {
  /// How far an edge moves at most, in device pixels.
  static let boundPixels = 0.5 / Double(steps)
  /// By how much a channel of 255 differs at most.
  static let boundChannel = 255 * boundPixels + 1
  /// Steps in a device pixel.
  private static let steps = 8
  /// The most steps.
  private static let maximum = 1 << 22

  /// The way that bars go, and the one to their right, of length 1.
  private let direction: SIMD2<Double>
  private let right: SIMD2<Double>
  /// Where bars begin, along the way that they go, in points.
  private let root: Double
  /// Half the width of a bar, in points.
  private let half: Double
  /// Where steps begin, to the right, in points, and how many there are in one.
  private let first: Double
  private let perPoint: Double
  private let count: Int
  /// What tips beyond are not seen to be, along the way that bars go.
  private let limits: ClosedRange<Double>
  /// The farthest tips of bars that cover all of a run of steps: by its length as a power of 2,
  /// then by its first step.
  private var runs: [[Reach]]

  /// The farthest tips each way; reversed where there is none.
  private struct Reach: BitwiseCopyable {
    var low = Double.infinity
    var high = -Double.infinity

    mutating func join(_ other: Reach) {
      low = min(low, other.low)
      high = max(high, other.high)
    }
  }

  /// Makes one without bars; nil where there are too many steps, or none.
  ///
  /// - Parameters:
  ///   - direction: The way that bars go, of length 1.
  ///   - right: The one to their right.
  ///   - anchor: A point of the line that they begin at, in points.
  ///   - half: Half their width, in points.
  ///   - plot: What of them is seen, in points.
  ///   - pixelRatio: Device pixels per point.
  init?(
    along direction: SIMD2<Double>,
    right: SIMD2<Double>,
    from anchor: SIMD2<Double>,
    half: Double,
    in plot: Rect,
    pixelRatio: Double
  ) {
    (self.direction, self.right, self.half) = (direction, right, half)
    let corners = [
      SIMD2(plot.minX, plot.minY), SIMD2(plot.maxX, plot.minY), SIMD2(plot.minX, plot.maxY),
      SIMD2(plot.maxX, plot.maxY),
    ]
    let margin = 2 / pixelRatio
    let (across, along) = (
      corners.map { ($0 * right).sum() }, corners.map { ($0 * direction).sum() }
    )
    guard let left = across.min(), let end = across.max(), let low = along.min(),
      let high = along.max()
    else { return nil }
    perPoint = Double(Self.steps) * pixelRatio
    first = left - margin
    limits = low - margin...high + margin
    let root = (anchor * direction).sum()
    self.root = max(limits.lowerBound, min(root, limits.upperBound))
    let wanted = ((end - left + 2 * margin) * perPoint).rounded(.up)
    guard wanted >= 1, wanted <= Double(Self.maximum), half > 0 else { return nil }
    count = Int(wanted)
    let longest = Int(min(Double(count), (2 * half * perPoint).rounded(.up) + 1))
    let levels = Int.bitWidth - longest.leadingZeroBitCount
    runs = [[Reach]](repeating: [Reach](repeating: Reach(), count: count), count: levels)
  }

  /// Adds a bar by its tip, in points, finite.
  mutating func add(_ tip: SIMD2<Double>) {
    let (place, end) = ((tip * right).sum() - first, (tip * direction).sum())
    let low = max(0, ((place - half) * perPoint).rounded())
    let high = min(Double(count), ((place + half) * perPoint).rounded())
    guard low < high else { return }
    let reach = max(limits.lowerBound, min(end, limits.upperBound))
    guard reach != root else { return }
    // Two runs of one length that may overlap are all of its steps.
    let (start, length) = (Int(low), Int(high) - Int(low))
    let level = min(Int.bitWidth - 1 - length.leadingZeroBitCount, runs.count - 1)
    let tip = Reach(low: reach, high: reach)
    runs[level][start].join(tip)
    runs[level][start + length - 1 << level].join(tip)
  }

  /// Returns the outline of all bars; nil where none is seen.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func outline() throws(KeisenError) -> PathOutline? {
    let steps = reaches()
    let outline = PathOutline()
    var start = 0
    while start < count {
      guard steps[start].low <= steps[start].high else {
        start += 1
        continue
      }
      var end = start
      while end < count, steps[end].low <= steps[end].high { end += 1 }
      try outline.move(to: point(start, root))
      try walk(start..<end, isForward: true, outline) { max(root, steps[$0].high) }
      try outline.line(to: point(end, root))
      try walk(start..<end, isForward: false, outline) { min(root, steps[$0].low) }
      try outline.close()
      start = end
    }
    return outline.verbs.count > 0 ? outline : nil
  }

  /// Returns for each step how far the bars there reach.
  private func reaches() -> [Reach] {
    var runs = runs
    for level in stride(from: runs.count - 1, to: 0, by: -1) {
      let length = 1 << (level - 1)
      for step in 0..<count where runs[level][step].low <= runs[level][step].high {
        let reach = runs[level][step]
        runs[level - 1][step].join(reach)
        if step + length < count { runs[level - 1][step + length].join(reach) }
      }
    }
    return runs.first ?? []
  }

  /// Adds the edge of some steps, level where they are alike.
  private func walk(
    _ range: Range<Int>,
    isForward: Bool,
    _ outline: PathOutline,
    _ height: (Int) -> Double
  ) throws(KeisenError) {
    var last = root
    for place in range {
      let step = isForward ? place : range.lowerBound + range.upperBound - 1 - place
      let next = height(step)
      guard next != last else { continue }
      let side = isForward ? step : step + 1
      try outline.line(to: point(side, last))
      try outline.line(to: point(side, next))
      last = next
    }
    try outline.line(to: point(isForward ? range.upperBound : range.lowerBound, last))
  }

  private func point(_ step: Int, _ height: Double) -> Point {
    let place = right * (first + Double(step) / perPoint) + direction * height
    return Point(x: place.x, y: place.y)
  }
}
