import KeisenFrames
import KeisenPrimitives

/// Rules that stand upright or lie level: a shape for each colour.
struct RuleShapes: Sendable {
  /// Rows that are worth a thread.
  private static let chunkRows = 1 << 15

  /// By colour.
  var all: [RuleShape]
  /// Rows that are gaps.
  var gaps = 0
  /// Rows that a scale has no place for.
  var dropped = 0

  /// Makes shapes without rules.
  init(_ count: Int) { all = [RuleShape](repeating: RuleShape(), count: count) }

  /// Gathers the rules of many rows; several threads look at some rows each, by `appearance`.
  static func gathered(
    of rows: Range<Int>,
    colors: Int,
    _ appearance: (Range<Int>, inout RuleShapes) -> Void
  ) -> RuleShapes {
    let chunks = max(1, min(WorkerPool.shared.width, rows.count / chunkRows))
    let parts = Locked([RuleShapes?](repeating: nil, count: chunks))
    WorkerPool.shared.run(chunks) { chunk in
      var part = RuleShapes(colors)
      let first = rows.lowerBound + rows.count / chunks * chunk
      let end = chunk + 1 == chunks ? rows.upperBound : first + rows.count / chunks
      appearance(first..<end, &part)
      parts.withLock { $0[chunk] = part }
    }
    var all = RuleShapes(colors)
    for part in parts.withLock({ $0 }) { if let part { all.add(part) } }
    return all
  }

  private mutating func add(_ other: RuleShapes) {
    for (index, shape) in other.all.enumerated() { all[index].add(shape) }
    gaps += other.gaps
    dropped += other.dropped
  }
}

/// Rules of one colour and width.
struct RuleShape: Sendable {
  /// Both ends of each line across the end of another, which is never dashed.
  private(set) var caps: [SIMD2<Double>] = []
  private var loose: [SIMD2<Double>] = []
  private var upright: RuleColumns?
  private var level: RuleColumns?

  /// Adds the ends of rules, and of caps.
  mutating func add(_ ends: [SIMD2<Double>], caps: [SIMD2<Double>] = []) {
    loose += ends
    self.caps += caps
  }

  /// Adds a rule to what is drawn together with others.
  ///
  /// - Parameters:
  ///   - place: Where its middle is to be across, in points; it stands on whole device pixels.
  ///   - start: Where it begins, in points.
  ///   - end: Where it ends.
  ///   - isUpright: Whether it is upright, else it is level.
  ///   - width: As `FrameContext.ruleWidth` tells.
  ///   - frame: The plot.
  @inline(__always)
  mutating func unite(
    at place: Double,
    _ start: Double,
    _ end: Double,
    isUpright: Bool,
    width: Double,
    _ frame: FrameContext
  ) {
    if isUpright {
      if upright == nil { upright = RuleColumns(isUpright: true, width: width, frame) }
      upright?.add(at: place, start, end)
    } else {
      if level == nil { level = RuleColumns(isUpright: false, width: width, frame) }
      level?.add(at: place, start, end)
    }
  }

  /// Returns both ends of each rule that is no cap.
  ///
  /// - Parameter isDashed: Whether each is seen by itself. Else those of one place that meet are
  ///   one, whether they were added one by one or to what is drawn together, so that both cover the
  ///   same of each pixel.
  /// - Returns: The ends, two for each rule.
  func lines(isDashed: Bool) -> [SIMD2<Double>] {
    let loose = isDashed ? loose : Self.united(loose, 0) + Self.united(loose, 1)
    return loose + (upright?.segments() ?? []) + (level?.segments() ?? [])
  }

  /// Returns what rules cover that stand across a dimension: those of one place that meet as one.
  private static func united(_ ends: [SIMD2<Double>], _ across: Int) -> [SIMD2<Double>] {
    let along = 1 - across
    var rules: [(place: Double, piece: SIMD2<Double>)] = []
    for index in stride(from: 0, to: ends.count - 1, by: 2) {
      let (start, end) = (ends[index], ends[index + 1])
      guard start[across] == end[across], start[along] != end[along] else { continue }
      let piece = SIMD2(min(start[along], end[along]), max(start[along], end[along]))
      rules.append((start[across], piece))
    }
    rules.sort { ($0.place, $0.piece.x) < ($1.place, $1.piece.x) }
    var united: [SIMD2<Double>] = []
    var first = 0
    while first < rules.count {
      let place = rules[first].place
      let end = rules[first...].firstIndex { $0.place != place } ?? rules.count
      for piece in RuleColumns.joined(sorted: rules[first..<end].lazy.map(\.piece)) {
        united.append(across == 0 ? SIMD2(place, piece.x) : SIMD2(piece.x, place))
        united.append(across == 0 ? SIMD2(place, piece.y) : SIMD2(piece.y, place))
      }
      first = end
    }
    return united
  }

  fileprivate mutating func add(_ other: RuleShape) {
    loose += other.loose
    caps += other.caps
    upright = Self.joined(upright, other.upright)
    level = Self.joined(level, other.level)
  }

  private static func joined(_ one: RuleColumns?, _ other: RuleColumns?) -> RuleColumns? {
    guard var one, let other else { return one ?? other }
    one.add(other)
    return one
  }
}
