import Glibc
import KeisenPrimitives

/// The values of a column at one moment, pinned.
///
/// Rows are absolute: they keep their numbers while a column grows.
package struct ColumnSnapshot: Sendable {
  /// The type of the values.
  package let type: ElementType
  /// The rows that may be read.
  package let rows: Range<Int>
  /// Differs from the version of another snapshot where values of common rows may differ.
  package let version: Int
  let chunks: [ColumnChunk]
  /// Where the rows are that are read when they are needed; then there are no chunks.
  let source: SourceRows?

  /// Number of values.
  package var count: Int { rows.count }

  /// Whether rows are read when they are needed.
  package var isOnDemand: Bool { source != nil }

  /// Writes the values of some rows, minus `origin`, as doubles.
  ///
  /// Integers and timestamps are subtracted exactly and rounded once; floats and doubles become
  /// double minus the double nearest to `origin`. NaN and the least timestamp give NaN.
  ///
  /// - Parameters:
  ///   - rows: Rows of the snapshot.
  ///   - origin: What is subtracted, in `unit` or else in the column's own.
  ///   - unit: What timestamps are converted to; nil leaves them as they are.
  ///   - target: `rows.count` doubles.
  package func read(
    _ rows: Range<Int>,
    relativeTo origin: Int64,
    in unit: TimeUnit? = nil,
    into target: UnsafeMutablePointer<Double>
  ) {
    var target = target
    forEachPiece(of: rows) { memory in
      memory.read(type, relativeTo: origin, in: unit, into: target)
      target += memory.count
    }
  }

  /// Calls `body` with the values of some rows, minus `origin`, as doubles.
  ///
  /// Where they stand in memory as just these doubles the memory itself is handed out: one piece of
  /// aligned doubles one after another, origin 0. Else they are read into `scratch`.
  ///
  /// - Parameters:
  ///   - rows: Rows of the snapshot.
  ///   - origin: What is subtracted, in `unit` or else in the column's own.
  ///   - unit: What timestamps are converted to; nil leaves them as they are.
  ///   - scratch: Room for `rows.count` doubles or more.
  ///   - body: Gets `rows.count` doubles that live as long as the call.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  package func withDoubles<Result, Failure: Error>(
    _ rows: Range<Int>,
    relativeTo origin: Int64,
    in unit: TimeUnit? = nil,
    scratch: UnsafeMutableBufferPointer<Double>,
    _ body: (UnsafeBufferPointer<Double>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let doubles = doubles(rows, relativeTo: origin) {
      return try withExtendedLifetime(self) { () throws(Failure) in try body(doubles) }
    }
    precondition(scratch.count >= rows.count, "\(scratch.count) doubles for \(rows.count) rows")
    guard let target = scratch.baseAddress else {
      return try body(UnsafeBufferPointer(start: nil, count: 0))
    }
    read(rows, relativeTo: origin, in: unit, into: target)
    return try body(UnsafeBufferPointer(start: target, count: rows.count))
  }

  /// Returns the memory of some rows where it is already what reading would write.
  ///
  /// It lives as long as the snapshot does.
  package func doubles(
    _ rows: Range<Int>,
    relativeTo origin: Int64
  ) -> UnsafeBufferPointer<Double>? {
    guard origin == 0, type == .float64, !rows.isEmpty, source == nil else { return nil }
    check(rows)
    let chunk = chunks[chunkIndex(of: rows.lowerBound)]
    let offset = rows.lowerBound - chunk.firstRow
    guard offset + rows.count <= chunk.memory.count, chunk.memory.stride == 8 else { return nil }
    let base = chunk.memory.base + offset * 8
    guard UInt(bitPattern: base) % UInt(MemoryLayout<Double>.alignment) == 0 else { return nil }
    return UnsafeBufferPointer(start: base.assumingMemoryBound(to: Double.self), count: rows.count)
  }

  /// Returns the extent of some rows, which is not kept; several threads look at many.
  ///
  /// - Complexity: O(`rows.count`), at the speed of the memory.
  package func extent(of rows: Range<Int>) -> Extent {
    check(rows)
    let pyramid = ColumnPyramid(of: type)
    let parts = max(1, min(4 * WorkerPool.shared.width, rows.count / Self.partRows))
    var found = [Extent](repeating: .empty, count: parts)
    found.withUnsafeMutableBufferPointer { found in
      WorkerPool.shared.run(parts) { part in
        let first = rows.lowerBound + rows.count / parts * part
        let end = part == parts - 1 ? rows.upperBound : first + rows.count / parts
        found[part] = pyramid.extent(of: first..<end, self)
      }
    }
    return found.reduce(Extent.empty) { $0.union($1) }
  }

  /// Rows that are worth waking a thread.
  private static let partRows = 1 << 17

  /// Returns the extent of the values above 0 of some rows, which is not kept.
  ///
  /// - Complexity: O(`rows.count`), at the speed of the memory.
  package func positiveExtent(of rows: Range<Int>) -> Extent {
    check(rows)
    return ColumnPyramid(of: type, isPositive: true).extent(of: rows, self)
  }

  /// Returns a column of its own with the values of some rows, of the same type, whose numbers
  /// begin at 0.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(`rows.count`).
  package func copy(of rows: Range<Int>) throws(KeisenError) -> Column {
    let column = Column(growing: type)
    var failure: KeisenError?
    forEachPiece(of: rows) { piece in
      guard failure == nil else { return }
      do throws(KeisenError) {
        try column.append(piece.base, type: type, count: piece.count, stride: piece.stride)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return column
  }

  /// Returns a column of its own with the values of some runs of rows, of the same type, one after
  /// another.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`, or where rows of a source can't be read.
  /// - Complexity: O(*n*) in the rows.
  package func copy(of runs: [Range<Int>]) throws(KeisenError) -> Column {
    let byteCount = type.byteCount
    let count = runs.reduce(0) { $0 + $1.count }
    let column = Column(growing: type)
    guard let memory = malloc(max(1, count * byteCount)) else {
      throw .outOfMemory(count * byteCount, for: "rows of a column")
    }
    defer { free(memory) }
    var target = memory
    for run in runs {
      try copy(run, to: target)
      target += run.count * byteCount
    }
    try column.append(memory, type: type, count: count, stride: byteCount)
    return column
  }

  /// Calls `body` with the pieces of memory that hold some rows, in order; each lives as long as
  /// the call of it.
  func forEachPiece(of rows: Range<Int>, _ body: (StridedMemory) -> Void) {
    check(rows)
    guard !rows.isEmpty else { return }
    var index = source == nil ? chunkIndex(of: rows.lowerBound) : 0
    var row = rows.lowerBound
    while row < rows.upperBound {
      let chunk = source?.chunk(of: row) ?? chunks[index]
      let offset = row - chunk.firstRow
      let count = min(rows.upperBound - row, chunk.memory.count - offset)
      let piece = chunk.memory.dropFirst(offset)
      body(StridedMemory(base: piece.base, stride: piece.stride, count: count))
      withExtendedLifetime(chunk) {}
      row += count
      index += 1
    }
  }

  /// Writes the values of some rows, in the column's own type, one after another.
  ///
  /// - Throws: `KeisenError` where rows of a source can't be read.
  func copy(_ rows: Range<Int>, to target: UnsafeMutableRawPointer) throws(KeisenError) {
    guard !rows.isEmpty else { return }
    if let source { return try source.source.read(rows, into: target) }
    let byteCount = type.byteCount
    var target = target
    forEachPiece(of: rows) { piece in
      piece.copy(piece.count, byteCount: byteCount, to: target)
      target += piece.count * byteCount
    }
  }

  /// Calls `body` with the memory of some blocks of the pyramid, in order: of several that lie in
  /// one piece, or of one alone.
  ///
  /// A block that lies in several pieces is copied into one.
  func forEachRun(ofBlocks blocks: Range<Int>, _ body: (Range<Int>, StridedMemory) -> Void) {
    let size = Pyramid<Int64>.blockRows
    let byteCount = type.byteCount
    withUnsafeTemporaryAllocation(byteCount: size * 8, alignment: 8) { scratch in
      guard let target = scratch.baseAddress else { return }
      let end = blocks.upperBound * size
      var row = blocks.lowerBound * size
      // The rows of a block that lies in several pieces, copied so far.
      var gathered = 0
      forEachPiece(of: row..<end) { memory in
        var rest = memory
        if gathered > 0 {
          let count = min(size - gathered, rest.count)
          rest.copy(count, byteCount: byteCount, to: target + gathered * byteCount)
          gathered += count
          rest = rest.dropFirst(count)
          guard gathered == size else { return }
          let block = row / size
          body(
            block..<block + 1,
            StridedMemory(base: UnsafeRawPointer(target), stride: byteCount, count: size)
          )
          row += size
          gathered = 0
        }
        let whole = rest.count / size
        if whole > 0 {
          let block = row / size
          body(
            block..<block + whole,
            StridedMemory(base: rest.base, stride: rest.stride, count: whole * size)
          )
          row += whole * size
          rest = rest.dropFirst(whole * size)
        }
        if rest.count > 0 {
          rest.copy(rest.count, byteCount: byteCount, to: target)
          gathered = rest.count
        }
      }
    }
  }

  /// The chunk that holds a row; of a source it lives as long as whoever asked keeps it.
  func chunk(of row: Int) -> ColumnChunk { source?.chunk(of: row) ?? chunks[chunkIndex(of: row)] }

  private func check(_ rows: Range<Int>) {
    precondition(
      rows.lowerBound >= self.rows.lowerBound && rows.upperBound <= self.rows.upperBound,
      "rows \(rows) of \(self.rows)"
    )
  }

  /// The last chunk that begins at or before a row.
  private func chunkIndex(of row: Int) -> Int {
    var low = 0
    var high = chunks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if chunks[middle].firstRow <= row { low = middle } else { high = middle }
    }
    return low
  }
}
