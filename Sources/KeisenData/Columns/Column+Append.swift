import KeisenPrimitives

extension Column {
  /// Appends a copy of values in memory to a growing column: all of them or, on an error, none.
  ///
  /// Values that are there never move, and others may read meanwhile. Threads that append at once
  /// take turns. A ring keeps the last values, also of one batch, and drops the first.
  ///
  /// - Parameters:
  ///   - values: The first value, in any alignment. May be nil where `count` is 0.
  ///   - type: The type of the values, which must be the column's.
  ///   - count: Number of values.
  ///   - stride: Bytes from one value to the next, or nil for the type's size; 0 and negative ones
  ///     as for a copy.
  /// - Throws: `KeisenError` with code `.invalidState` when the column is copied or borrowed,
  ///   `.invalidArgument` for another type and for bad memory as when copying, `.outOfMemory`.
  /// - Complexity: O(`count`), of a ring in the values that are kept.
  public func append(
    _ values: UnsafeRawPointer?,
    type: ElementType,
    count: Int,
    stride: Int? = nil
  ) throws(KeisenError) {
    guard case .growing(let growth) = kind else {
      throw KeisenError(.invalidState, "column does not grow; make it a growing one to append")
    }
    guard type == self.type else {
      throw .invalidArgument("the column holds \(self.type), got \(type)")
    }
    let memory = try StridedMemory(
      checking: values,
      stride: stride ?? type.byteCount,
      count: count,
      byteCount: type.byteCount
    )
    try appending.withLock { (_) throws(KeisenError) in try append(memory, growth) }
  }

  /// Appends an array to a growing column: all of it or, on an error, nothing.
  ///
  /// - Throws: As `append(_:type:count:stride:)` does.
  public func append<Element: ColumnElement>(_ values: [Element]) throws(KeisenError) {
    let type = try Element.checkedElementType()
    try values.withUnsafeBufferPointer { (values) throws(KeisenError) in
      try append(values.baseAddress, type: type, count: values.count)
    }
  }

  /// Appends while no other thread does: takes the memory, fills it, then tells.
  private func append(_ memory: StridedMemory, _ growth: Growth) throws(KeisenError) {
    let (rows, lastChunk) = state.withLock { ($0.rows, $0.chunks.last) }
    guard memory.count <= Int.max - growth.chunkRows - rows.upperBound else {
      throw .invalidArgument("\(rows.upperBound) values cannot grow by \(memory.count)")
    }
    let end = rows.upperBound + memory.count
    let kept = max(rows.lowerBound, end - growth.capacity)..<end
    // Of values that are more than the ring keeps the first are never there.
    let first = max(kept.lowerBound, rows.upperBound)
    let values = memory.dropFirst(first - rows.upperBound)

    let roomEnd = lastChunk.map { $0.firstRow + $0.memory.count } ?? 0
    let chunkStart = max(roomEnd, first / growth.chunkRows * growth.chunkRows)
    let fitting = max(0, min(values.count, roomEnd - first))
    var added: [ColumnChunk] = []
    if fitting < values.count {
      added = try chunks(for: chunkStart..<end, growth)
    }

    let byteCount = type.byteCount
    if fitting > 0, let lastChunk, let room = lastChunk.room {
      let target = room + (first - lastChunk.firstRow) * byteCount
      values.copy(fitting, byteCount: byteCount, to: target)
    }
    var row = first + fitting
    for chunk in added {
      guard let room = chunk.room else { continue }
      let count = min(end, chunk.firstRow + chunk.memory.count) - row
      values.dropFirst(row - first)
        .copy(count, byteCount: byteCount, to: room + (row - chunk.firstRow) * byteCount)
      row += count
    }

    // What nobody reads any more is used again; the rest ends outside of the lock.
    let dropped = state.withLock { state -> [ColumnChunk] in
      state.chunks.append(contentsOf: added)
      state.rows = kept
      state.latestChange = Change.now()
      let count = state.chunks.prefix { $0.firstRow + $0.memory.count <= kept.lowerBound }.count
      defer { state.chunks.removeFirst(count) }
      return Array(state.chunks.prefix(count))
    }
    if let last = dropped.last { spare.withLock { $0 = last } }
  }

  /// Returns room for some rows: one chunk, or of a ring several, that may be dropped one by one.
  private func chunks(
    for rows: Range<Int>,
    _ growth: Growth
  ) throws(KeisenError) -> [ColumnChunk] {
    let byteCount = type.byteCount
    let count = (rows.count + growth.chunkRows - 1) / growth.chunkRows
    guard growth.capacity < .max else {
      return [
        try ColumnChunk(
          firstRow: rows.lowerBound,
          count: count * growth.chunkRows,
          byteCount: byteCount
        )
      ]
    }
    var chunks: [ColumnChunk] = []
    for index in 0..<count {
      let firstRow = rows.lowerBound + index * growth.chunkRows
      var old = spare.withLock { spare in
        defer { spare = nil }
        return spare
      }
      if let chunk = ColumnChunk(firstRow: firstRow, reusing: &old) {
        chunks.append(chunk)
      } else {
        chunks.append(
          try ColumnChunk(firstRow: firstRow, count: growth.chunkRows, byteCount: byteCount)
        )
      }
    }
    return chunks
  }
}
