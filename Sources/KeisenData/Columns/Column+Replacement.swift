import Glibc
import KeisenPrimitives

/// New values of a copied column, before it has them.
package final class ColumnReplacement: @unchecked Sendable {
  /// The values, one after another, which are to be written before they are stored; zeros at first.
  package let bytes: UnsafeMutableRawBufferPointer
  fileprivate let chunk: ColumnChunk

  fileprivate init(_ column: Column) throws(KeisenError) {
    let snapshot = column.snapshot()
    chunk = try ColumnChunk(
      firstRow: 0,
      count: snapshot.count,
      byteCount: column.type.byteCount
    )
    bytes = UnsafeMutableRawBufferPointer(
      start: chunk.room,
      count: snapshot.count * column.type.byteCount
    )
    if let room = chunk.room { memset(room, 0, bytes.count) }
  }
}

extension Column {
  /// Whether all of its values can be replaced: those of copied columns, whose memory is their own
  /// and whose rows stay.
  package var isReplaceable: Bool {
    if case .copied = kind { true } else { false }
  }

  /// Takes memory for new values, as many as there are.
  ///
  /// - Throws: `KeisenError` with code `.invalidState` when the column is borrowed or grows,
  ///   `.outOfMemory`.
  package func replacement() throws(KeisenError) -> ColumnReplacement {
    guard isReplaceable else {
      throw KeisenError(
        .invalidState,
        "values of a column that is borrowed, grows or is read from a source can't be replaced"
      )
    }
    return try ColumnReplacement(self)
  }

  /// Gives the column new values in one step; snapshots keep the old ones.
  ///
  /// - Parameter replacement: Of this column; it must not be written any more.
  /// - Returns: The version of the values.
  package func replace(with replacement: ColumnReplacement) -> Int {
    let (version, old) = state.withLock { state in
      let old = state.chunks
      state.chunks = [replacement.chunk]
      state.change(state.rows)
      return (state.version, old)
    }
    // Memory is given back outside of the lock.
    withExtendedLifetime(old) {}
    return version
  }
}

/// The values of a snapshot, one after another in memory.
package final class PackedColumn: @unchecked Sendable {
  /// The bytes, aligned to a value; they live as long as this.
  package let bytes: UnsafeRawBufferPointer
  private let snapshot: ColumnSnapshot
  private let owned: UnsafeMutableRawPointer?

  deinit { free(owned) }

  /// Takes a snapshot's memory where it is as wanted, and else a copy.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(1), or O(*n*) where values stand apart, the other way round or in several
  ///   places.
  package init(_ snapshot: ColumnSnapshot) throws(KeisenError) {
    self.snapshot = snapshot
    let byteCount = snapshot.type.byteCount
    let (count, isTooLarge) = snapshot.count.multipliedReportingOverflow(by: byteCount)
    if !isTooLarge, snapshot.chunks.count == 1, let chunk = snapshot.chunks.first,
      chunk.memory.stride == byteCount, UInt(bitPattern: chunk.memory.base) % UInt(byteCount) == 0
    {
      let first = chunk.memory.dropFirst(snapshot.rows.lowerBound - chunk.firstRow)
      bytes = UnsafeRawBufferPointer(start: first.base, count: count)
      owned = nil
      return
    }
    guard !isTooLarge, let owned = malloc(max(1, count)) else {
      throw .outOfMemory(isTooLarge ? .max : count, for: "a column's values")
    }
    do throws(KeisenError) {
      try snapshot.copy(snapshot.rows, to: owned)
    } catch {
      free(owned)
      throw error
    }
    self.owned = owned
    bytes = UnsafeRawBufferPointer(start: owned, count: count)
  }
}
