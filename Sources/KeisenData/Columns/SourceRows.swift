import KeisenPrimitives

/// The rows of a source, of which those that were read last are kept.
final class SourceRows: Sendable {
  /// A piece that is kept.
  private struct Piece {
    var chunk: ColumnChunk
    /// When it was asked for last.
    var use: Int
  }

  private struct Kept {
    var pieces: [Int: Piece] = [:]
    var uses = 0
  }

  let source: any RowSource
  let type: ElementType
  /// Number of rows.
  let count: Int
  /// Rows that are read at a time, at multiples of them.
  let pieceRows: Int
  /// Pieces that are kept at most.
  private let maxPieces: Int
  private let kept = Locked(Kept())
  /// Who hears of rows that can't be read.
  private let listener = Locked(Listener())

  /// A function behind a lock is wrapped once more each time that it is looked at, unless it is a
  /// part of something.
  private struct Listener: Sendable {
    var failed: (@Sendable () -> Void)?
  }

  /// Pieces that are looked through for the one to drop.
  private static let maxPieces = 1024

  /// Makes rows of a source, of which nothing is read yet.
  ///
  /// - Parameters:
  ///   - source: Where they are.
  ///   - type: Their type.
  ///   - count: How many there are.
  ///   - pieceRows: How many are read at a time.
  ///   - maxBytes: For how many that were read memory is kept.
  init(_ source: any RowSource, type: ElementType, count: Int, pieceRows: Int, maxBytes: Int) {
    (self.source, self.type, self.count) = (source, type, count)
    self.pieceRows = pieceRows
    // One for each thread at least, and one more.
    let wanted = min(Self.maxPieces, maxBytes / (pieceRows * type.byteCount))
    maxPieces = max(2 + WorkerPool.shared.width, wanted)
  }

  /// Sets what is called when rows can't be read.
  func onFailure(_ body: @escaping @Sendable () -> Void) { listener.withLock { $0.failed = body } }

  /// Returns the piece that holds a row; gaps, and a note for the caller, where it can't be read.
  func chunk(of row: Int) -> ColumnChunk {
    let number = row / pieceRows
    if let chunk = keptChunk(number) { return chunk }
    let rows = number * pieceRows..<min(count, (number + 1) * pieceRows)
    do throws(KeisenError) {
      let chunk = try ColumnChunk(
        firstRow: rows.lowerBound,
        count: rows.count,
        byteCount: type.byteCount
      )
      if let room = chunk.room { try source.read(rows, into: room) }
      keep(chunk, number)
      return chunk
    } catch {
      fail(error) { [source, type] () throws(KeisenError) in
        let buffer = try ByteBuffer(count: rows.count * type.byteCount)
        try source.read(rows, into: buffer.base)
      }
      return .gap(rows, type)
    }
  }

  /// Notes a failure, for the call that this thread works for and for whoever keeps what it made of
  /// the rows.
  ///
  /// - Parameters:
  ///   - error: The failure.
  ///   - again: Reads once more.
  func fail(_ error: KeisenError, again: @escaping () throws(KeisenError) -> Void) {
    ReadFailures.note(error, again: again)
    listener.withLock { $0 }.failed?()
  }

  /// A piece by its number, where it is kept.
  private func keptChunk(_ number: Int) -> ColumnChunk? {
    kept.withLock { kept in
      kept.uses += 1
      guard let chunk = kept.pieces[number]?.chunk else { return nil }
      kept.pieces[number]?.use = kept.uses
      return chunk
    }
  }

  private func keep(_ chunk: ColumnChunk, _ number: Int) {
    // Memory is given back outside of the lock.
    let dropped: ColumnChunk? = kept.withLock { kept in
      kept.uses += 1
      kept.pieces[number] = Piece(chunk: chunk, use: kept.uses)
      guard kept.pieces.count > maxPieces,
        let oldest = kept.pieces.min(by: { $0.value.use < $1.value.use })?.key
      else { return nil }
      return kept.pieces.removeValue(forKey: oldest)?.chunk
    }
    withExtendedLifetime(dropped) {}
  }

  /// Reads rows ahead that will be asked for next, so that the source is asked once for all that
  /// follow each other.
  ///
  /// No more than can be kept; failures are met again when the rows are needed.
  func prepare(_ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    let wanted = rows.lowerBound / pieceRows..<(rows.upperBound - 1) / pieceRows + 1
    guard wanted.count > 1, wanted.count <= maxPieces else { return }
    let missing = kept.withLock { kept in wanted.filter { kept.pieces[$0] == nil } }
    var index = 0
    while index < missing.count {
      var end = index + 1
      while end < missing.count, missing[end] == missing[end - 1] + 1 { end += 1 }
      if end - index > 1 { read(missing[index]..<missing[end - 1] + 1) }
      index = end
    }
  }

  /// Reads pieces that follow each other in one call.
  private func read(_ numbers: Range<Int>) {
    let rows = numbers.lowerBound * pieceRows..<min(count, numbers.upperBound * pieceRows)
    let width = type.byteCount
    guard let all = try? ColumnChunk(firstRow: 0, count: rows.count, byteCount: width),
      let room = all.room, (try? source.read(rows, into: room)) != nil
    else { return }
    for number in numbers {
      let some = number * pieceRows..<min(count, (number + 1) * pieceRows)
      let from = all.memory.dropFirst(some.lowerBound - rows.lowerBound)
      let values = StridedMemory(base: from.base, stride: width, count: some.count)
      guard
        let chunk = try? ColumnChunk(firstRow: some.lowerBound, copying: values, byteCount: width)
      else { return }
      keep(chunk, number)
    }
  }
}

extension ColumnChunk {
  /// Returns gaps in place of rows, or zeros where the type knows no gaps.
  static func gap(_ rows: Range<Int>, _ type: ElementType) -> ColumnChunk {
    let value: UnsafeRawPointer =
      switch type {
      case .float32: float32Gap
      case .float64: float64Gap
      case .timestamp: timestampGap
      default: zero
      }
    let memory = StridedMemory(base: value, stride: 0, count: rows.count)
    return ColumnChunk(firstRow: rows.lowerBound, borrowing: memory) {}
  }

  nonisolated(unsafe) private static let float32Gap = constant(Float.nan)
  nonisolated(unsafe) private static let float64Gap = constant(Double.nan)
  nonisolated(unsafe) private static let timestampGap = constant(Int64.min)
  nonisolated(unsafe) private static let zero = constant(UInt64.zero)

  private static func constant<Value: BitwiseCopyable>(_ value: Value) -> UnsafeRawPointer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
    memory.storeBytes(of: value, as: Value.self)
    return UnsafeRawPointer(memory)
  }
}
