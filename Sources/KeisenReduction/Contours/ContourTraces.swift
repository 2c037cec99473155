import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// The lines and the bands of a field, as they stay while its values and levels do.
public struct ContourTraces: Sendable {
  /// What they were found for.
  package struct Key: Hashable, Sendable {
    package var change: Change
    package var column: ObjectIdentifier
    package var part: ContourField.Part
    package var levels: [Double]
    package var hasLines: Bool
    package var hasRings: Bool

    /// Takes its parts.
    package init(
      change: Change,
      column: ObjectIdentifier,
      part: ContourField.Part,
      levels: [Double],
      hasLines: Bool,
      hasRings: Bool
    ) {
      (self.change, self.column, self.part, self.levels) = (change, column, part, levels)
      (self.hasLines, self.hasRings) = (hasLines, hasRings)
    }
  }

  /// What they were found for.
  package let key: Key
  /// Of each level its lines; none where there shall be none.
  package let lines: [ContourTracer.Lines]
  /// Of each level the rings around all that is above it; none where nothing is filled.
  package let rings: [ContourTracer.Lines]
  /// Values that are missing.
  package let gaps: Int

  /// Finds the lines and rings, on several threads.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package init(_ key: Key, _ values: Column, columns: Int) throws(KeisenError) {
    self.key = key
    guard let field = try ContourField(values, columns: columns, key.part) else {
      (lines, rings, gaps) = ([], [], 0)
      return
    }
    gaps = field.gaps
    let levels = key.levels
    lines =
      key.hasLines
      ? try Self.each(levels.count) { (index) throws(KeisenError) in
        try ContourTracer(field, level: levels[index]).lines()
      } : []
    rings =
      key.hasRings
      ? try Self.each(levels.count) { (index) throws(KeisenError) in
        // A value on the first level is in the first band.
        try ContourTracer(field, level: index == 0 ? levels[index].nextDown : levels[index]).rings()
      } : []
  }

  private static func each(
    _ count: Int,
    _ body: (Int) throws(KeisenError) -> ContourTracer.Lines
  ) throws(KeisenError) -> [ContourTracer.Lines] {
    let results = Locked([Result<ContourTracer.Lines, KeisenError>?](repeating: nil, count: count))
    WorkerPool.shared.run(count) { index in
      let result: Result<ContourTracer.Lines, KeisenError>
      do throws(KeisenError) {
        result = .success(try body(index))
      } catch {
        result = .failure(error)
      }
      results.withLock { $0[index] = result }
    }
    var all: [ContourTracer.Lines] = []
    for case .some(let result) in results.withLock({ $0 }) { all.append(try result.get()) }
    return all
  }
}

/// Where the lines of a grid stand in a frame.
package struct GridPlaces {
  /// Those that have a place on the scale, all next to each other.
  package let lines: Range<Int>
  /// The positions of these, in points.
  private let positions: [Double]

  /// Places the lines of one dimension.
  package init(_ column: MarkColumn, in space: Space, _ frame: FrameContext) {
    var positions: [Double] = []
    let rows = PlacedRows([column], in: space, frame)
    rows.forEachBlock { block in
      let places = block[0]
      for index in 0..<block.count { positions.append(places[index]) }
    }
    let first = positions.firstIndex { $0.isFinite } ?? positions.count
    let end = positions[first...].firstIndex { !$0.isFinite } ?? positions.count
    lines = first..<end
    self.positions = Array(positions[lines])
  }

  /// Returns the position between two lines, counted from the first that has one, in
  /// 0...`lines.count - 1`.
  @inline(__always)
  package func position(at place: Double) -> Double {
    let line = min(Int(place), positions.count - 1)
    let part = place - Double(line)
    guard part > 0, line + 1 < positions.count else { return positions[line] }
    return positions[line] * (1 - part) + positions[line + 1] * part
  }

  /// The positions, in the order of the lines.
  package var all: [Double] { positions }
}
