import KeisenDrawing
import KeisenPrimitives

/// How many rows of points are gaps, or have no place on a scale: counted once, and again for new
/// rows alone.
public struct PointTallies: Sendable {
  /// Rows that are counted together.
  private static let chunkRows = 1 << 15

  /// What was found of some rows.
  package struct Tally: Sendable {
    package var gaps = 0
    package var dropped = 0
  }

  /// What the counts hang on.
  private let keys: [KeptKey?]
  /// The rows of each chunk, by its number, that were counted.
  private var chunks: [Int: (rows: Range<Int>, tally: Tally)] = [:]

  /// Counts nothing yet.
  init(_ keys: [KeptKey?]) { self.keys = keys }

  /// Whether the counts are those of columns with these keys.
  func holds(for keys: [KeptKey?]) -> Bool { self.keys == keys }

  /// Counts some rows, save those that were counted before; all others are forgotten.
  mutating func take(_ rows: Range<Int>, _ count: (Range<Int>) -> Tally) -> Tally {
    guard !rows.isEmpty else { return Tally() }
    let numbers = rows.lowerBound / Self.chunkRows...(rows.upperBound - 1) / Self.chunkRows
    var missing: [(number: Int, rows: Range<Int>)] = []
    var known: [Int: (rows: Range<Int>, tally: Tally)] = [:]
    for number in numbers {
      let first = number * Self.chunkRows
      let part = (first..<first + Self.chunkRows).clamped(to: rows)
      if let chunk = chunks[number], chunk.rows == part {
        known[number] = chunk
      } else {
        missing.append((number, part))
      }
    }
    var found = [Tally](repeating: Tally(), count: missing.count)
    found.withUnsafeMutableBufferPointer { found in
      nonisolated(unsafe) let found = found
      WorkerPool.shared.run(missing.count) { found[$0] = count(missing[$0].rows) }
    }
    for (chunk, tally) in zip(missing, found) { known[chunk.number] = (chunk.rows, tally) }
    chunks = known
    return known.values.reduce(into: Tally()) { sum, chunk in
      sum.gaps += chunk.tally.gaps
      sum.dropped += chunk.tally.dropped
    }
  }
}
