import KeisenPrimitives

extension Column {
  /// Makes a column of the rows of another one, by the same numbers, in which those outside of a
  /// set are gaps.
  ///
  /// Timestamps stay what they are; all other values become doubles, integers beyond 2^53 the
  /// nearest ones.
  ///
  /// - Parameters:
  ///   - source: The other column's values.
  ///   - rows: The rows whose values stay.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*) in the rows.
  package convenience init(_ source: ColumnSnapshot, keeping rows: RowSet) throws(KeisenError) {
    let all = source.rows
    let chunk = try ColumnChunk(firstRow: all.lowerBound, count: all.count, byteCount: 8)
    let type: ElementType = source.type.timeUnit == nil ? .float64 : source.type
    if let room = chunk.room {
      if source.type.timeUnit == nil {
        let values = room.bindMemory(to: Double.self, capacity: all.count)
        values.initialize(repeating: .nan, count: all.count)
        rows.forEachRun(in: all) { run in
          source.read(run, relativeTo: 0, into: values + (run.lowerBound - all.lowerBound))
        }
      } else {
        let values = room.bindMemory(to: Int64.self, capacity: all.count)
        values.initialize(repeating: .min, count: all.count)
        rows.forEachRun(in: all) { run in
          var target = UnsafeMutableRawPointer(values + (run.lowerBound - all.lowerBound))
          source.forEachPiece(of: run) { piece in
            piece.copy(piece.count, byteCount: 8, to: target)
            target += 8 * piece.count
          }
        }
      }
    }
    self.init(type: type, kind: .copied, chunk: chunk)
  }
}
