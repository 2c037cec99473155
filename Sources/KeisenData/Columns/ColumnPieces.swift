import KeisenPrimitives

/// Values of a column to be, in several pieces of memory one behind the other: somebody's, or
/// filled here.
package struct ColumnPieces {
  /// The type of the values.
  package let type: ElementType
  private var chunks: [ColumnChunk] = []
  private var count = 0

  /// Begins without values.
  package init(_ type: ElementType) { self.type = type }

  /// Adds values that stay where they are.
  ///
  /// - Parameters:
  ///   - values: The first value, in any alignment; nil where `count` is 0.
  ///   - count: Number of values, one after another.
  ///   - owner: What keeps the memory alive.
  /// - Throws: `KeisenError` with code `.invalidArgument` as `Column.init(borrowing:)`.
  package mutating func borrow(
    _ values: UnsafeRawPointer?,
    count: Int,
    owner: AnyObject & Sendable
  ) throws(KeisenError) {
    let memory = try StridedMemory(
      checking: values,
      stride: type.byteCount,
      count: count,
      byteCount: type.byteCount
    )
    try add(count) { first in
      ColumnChunk(firstRow: first, borrowing: memory) { withExtendedLifetime(owner) {} }
    }
  }

  /// Adds values that are written now.
  ///
  /// - Parameters:
  ///   - count: Number of values.
  ///   - write: Gets memory for them, one after another, aligned.
  /// - Throws: `KeisenError` with code `.outOfMemory`; what `write` throws.
  package mutating func append(
    _ count: Int,
    _ write: (UnsafeMutableRawPointer) throws(KeisenError) -> Void
  ) throws(KeisenError) {
    let byteCount = type.byteCount
    try add(count) { (first) throws(KeisenError) in
      let chunk = try ColumnChunk(firstRow: first, count: count, byteCount: byteCount)
      if let room = chunk.room { try write(room) }
      return chunk
    }
  }

  private mutating func add(
    _ count: Int,
    _ make: (_ firstRow: Int) throws(KeisenError) -> ColumnChunk
  ) throws(KeisenError) {
    guard count > 0 else { return }
    // Rows are numbered with room to spare.
    guard count <= Int.max / 2 - self.count else {
      throw .invalidArgument("\(self.count) values cannot be followed by \(count)")
    }
    chunks.append(try make(self.count))
    self.count += count
  }

  /// Returns the column, which doesn't grow.
  ///
  /// - Parameters:
  ///   - categories: The names of those that its values are the numbers of.
  ///   - timeZone: What its timestamps were told in.
  /// - Returns: A column of all values that were added.
  package func column(categories: [String] = [], timeZone: String? = nil) -> Column {
    Column(
      type: type,
      kind: .borrowed,
      chunks: chunks,
      categories: categories,
      timeZone: timeZone
    )
  }
}
