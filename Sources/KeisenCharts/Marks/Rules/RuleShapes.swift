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

  /// Gathers the rules of many rows; several threads look at some rows each, by `look`.
  static func gathered(
    of rows: Range<Int>,
    colors: Int,
    _ look: (Range<Int>, inout RuleShapes) -> Void
  ) -> RuleShapes {
    let chunks = max(1, min(WorkerPool.shared.width, rows.count / chunkRows))
    let parts = Locked([RuleShapes?](repeating: nil, count: chunks))
    WorkerPool.shared.run(chunks) { chunk in
      var part = RuleShapes(colors)
      let first = rows.lowerBound + rows.count / chunks * chunk
      let end = chunk + 1 == chunks ? rows.upperBound : first + rows.count / chunks
      look(first..<end, &part)
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

  /// Both ends of each rule that is no cap.
  var lines: [SIMD2<Double>] { loose + (upright?.segments() ?? []) + (level?.segments() ?? []) }

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
