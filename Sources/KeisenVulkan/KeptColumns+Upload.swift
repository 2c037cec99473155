import CVulkan
import KeisenDrawing
import KeisenPrimitives

extension KeptColumns {
  /// Bytes that are copied to the device at once.
  private static let stagedBytes = 32 << 20

  /// Writes rows to memory that the device sees, on several threads, and has it copy them.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`, `.deviceLost`.
  func upload(
    _ missing: [(number: Int, rows: Range<Int>)],
    of column: PlannedColumn,
    to entry: Entry,
    _ submit: ((Recording) throws(KeisenError) -> Void) throws(KeisenError) -> Void
  ) throws(KeisenError) {
    guard !missing.isEmpty else { return }
    let stride = column.stride
    let all = missing.reduce(0) { $0 + $1.rows.count * stride }
    let staging = try DeviceBuffer(
      count: min(all, max(Self.stagedBytes, Self.chunkRows * stride)),
      usage: VK_BUFFER_USAGE_TRANSFER_SRC_BIT.rawValue,
      in: .upload,
      named: "staged rows",
      of: device
    )
    guard let base = staging.bytes.baseAddress else {
      throw .internal("staged rows without memory")
    }
    nonisolated(unsafe) let memory = base
    var next = 0
    while next < missing.count {
      var staged: [(number: Int, rows: Range<Int>, offset: Int)] = []
      var used = 0
      while next < missing.count, used + missing[next].rows.count * stride <= staging.count {
        staged.append((missing[next].number, missing[next].rows, used))
        used += missing[next].rows.count * stride
        next += 1
      }
      let parts = staged
      WorkerPool.shared.run(parts.count) { index in
        column.write(parts[index].rows, memory + parts[index].offset)
      }
      try submit { recording throws(KeisenError) in
        for part in parts {
          guard let chunk = entry.chunks[part.number] else { continue }
          let first = part.rows.lowerBound - part.number * Self.chunkRows
          recording.copy(
            staging,
            part.offset..<part.offset + part.rows.count * stride,
            to: chunk.buffer,
            at: first * stride
          )
        }
        recording.barrierFromCopiesToVertices()
      }
      uploadedBytes += used
      for part in parts {
        let present = entry.chunks[part.number]?.rows ?? 0..<0
        let isAppended = present.upperBound == part.rows.lowerBound && !present.isEmpty
        entry.chunks[part.number]?.rows =
          isAppended ? present.lowerBound..<part.rows.upperBound : part.rows
      }
    }
  }
}
