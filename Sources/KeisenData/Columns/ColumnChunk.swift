import Glibc
import KeisenPrimitives

/// A part of a column that never moves, and what keeps its memory alive.
final class ColumnChunk: @unchecked Sendable {
  /// The absolute row of the first value.
  let firstRow: Int
  /// The values; the count is the room, of which a growing column may use only a part.
  let memory: StridedMemory
  private var owned: UnsafeMutableRawPointer?
  private let release: (@Sendable () -> Void)?

  /// Borrows memory until the last holder lets go of the chunk, then calls `release`.
  init(firstRow: Int, borrowing memory: StridedMemory, release: @escaping @Sendable () -> Void) {
    self.firstRow = firstRow
    self.memory = memory
    self.release = release
    owned = nil
  }

  /// Takes memory for `count` values, not set yet.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(firstRow: Int, count: Int, byteCount: Int) throws(KeisenError) {
    let (bytes, isTooLarge) = count.multipliedReportingOverflow(by: byteCount)
    guard !isTooLarge, let owned = malloc(Swift.max(1, bytes)) else {
      throw .outOfMemory(isTooLarge ? Int.max : bytes, for: "column")
    }
    self.firstRow = firstRow
    self.owned = owned
    memory = StridedMemory(base: UnsafeRawPointer(owned), stride: byteCount, count: count)
    release = nil
  }

  /// Takes over the memory of a chunk that nobody else holds; nil where somebody does.
  init?(firstRow: Int, reusing chunk: inout ColumnChunk?) {
    guard isKnownUniquelyReferenced(&chunk), let old = chunk, let owned = old.owned else {
      return nil
    }
    self.firstRow = firstRow
    self.owned = owned
    memory = old.memory
    release = nil
    old.owned = nil
  }

  /// Copies values, tightly; where they all stand at one place, that place only.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(firstRow: Int, copying source: StridedMemory, byteCount: Int) throws(KeisenError) {
    let isRepeated = source.stride == 0
    let count = isRepeated ? Swift.min(1, source.count) : source.count
    let (bytes, isTooLarge) = count.multipliedReportingOverflow(by: byteCount)
    guard !isTooLarge, let owned = malloc(Swift.max(1, bytes)) else {
      throw .outOfMemory(isTooLarge ? Int.max : bytes, for: "column")
    }
    source.copy(count, byteCount: byteCount, to: owned)
    self.firstRow = firstRow
    self.owned = owned
    memory = StridedMemory(
      base: UnsafeRawPointer(owned),
      stride: isRepeated ? 0 : byteCount,
      count: source.count
    )
    release = nil
  }

  deinit {
    free(owned)
    release?()
  }

  /// The room of the chunk, for the one appender of its column.
  var room: UnsafeMutableRawPointer? { owned }
}
