import KeisenPrimitives

extension Column {
  /// Appends a copy of values in memory to a growing column: all of them or, on an error, none.
  ///
  /// Values that are there never move, and others may read meanwhile. Threads that append at once
  /// take turns.
  ///
  /// - Parameters:
  ///   - values: The first value, in any alignment. May be nil where `count` is 0.
  ///   - type: The type of the values, which must be the column's.
  ///   - count: Number of values.
  ///   - stride: Bytes from one value to the next, or nil for the type's size; 0 and negative ones
  ///     as for a copy.
  /// - Throws: `KeisenError` with code `.invalidState` when the column is copied or borrowed,
  ///   `.invalidArgument` for another type and for bad memory as when copying, `.outOfMemory`.
  /// - Complexity: O(`count`).
  public func append(
    _ values: UnsafeRawPointer?,
    type: ElementType,
    count: Int,
    stride: Int? = nil
  ) throws(KeisenError) {
    guard kind == .growing else {
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
    try appending.withLock { (_) throws(KeisenError) in try append(memory) }
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
  private func append(_ memory: StridedMemory) throws(KeisenError) {
    let (end, lastChunk) = state.withLock { ($0.count, $0.chunks.last) }
    guard memory.count <= Int.max - Column.chunkRows - end else {
      throw .invalidArgument("\(end) values cannot grow by \(memory.count)")
    }
    let roomEnd = lastChunk.map { $0.firstRow + $0.memory.count } ?? 0
    let fitting = min(memory.count, roomEnd - end)
    var added: ColumnChunk?
    if fitting < memory.count {
      let chunks = (memory.count - fitting + Column.chunkRows - 1) / Column.chunkRows
      added = try ColumnChunk(
        firstRow: roomEnd,
        count: chunks * Column.chunkRows,
        byteCount: type.byteCount
      )
    }

    let byteCount = type.byteCount
    if fitting > 0, let lastChunk, let room = lastChunk.room {
      let target = room + (end - lastChunk.firstRow) * byteCount
      memory.copy(fitting, byteCount: byteCount, to: target)
    }
    if let room = added?.room {
      memory.dropFirst(fitting).copy(memory.count - fitting, byteCount: byteCount, to: room)
    }

    state.withLock { state in
      if let added { state.chunks.append(added) }
      state.count = end + memory.count
    }
  }
}
