import CVulkan
import KeisenDrawing
import KeisenPrimitives

/// The columns on the device, from frame to frame: never used by two threads at once.
///
/// A column lies there in chunks of rows, and a frame brings the rows that are new. Where there is no room, the column
/// that was not used for the longest time goes; so do those whose owner is gone, when the next frame begins.
final class KeptColumns {
  /// Rows of a chunk: it begins at a multiple of this, so that chunks of all columns begin at the same rows.
  static let chunkRows = 1 << 18
  /// The fewest rows that a chunk has room for.
  private static let leastRoom = 1 << 14
  /// Chunks of all columns: devices allow 4,096 allocations.
  private static let mostChunks = 2_048
  /// Bytes that are copied to the device at once.
  private static let stagedBytes = 32 << 20

  /// Some rows on the device.
  struct Chunk {
    var buffer: DeviceBuffer
    var set: DescriptorSet
    /// Rows that the buffer has room for, from the chunk's first.
    var room: Int
    /// The rows that are there.
    var rows: Range<Int>
  }

  private final class Entry {
    weak var owner: AnyObject?
    let identity: ObjectIdentifier
    var chunks: [Int: Chunk] = [:]
    /// The last frame that used it.
    var frame = 0

    init(_ owner: AnyObject) {
      self.owner = owner
      identity = ObjectIdentifier(owner)
    }

    var bytes: Int { chunks.values.reduce(0) { $0 + $1.buffer.count } }
  }

  /// Bytes that all columns may take together.
  var budget: Int
  /// Bytes that were sent to the device until now.
  private(set) var uploadedBytes = 0
  private let device: Device
  private let layout: Handle<SetLayoutKind>
  private var entries: [KeptKey: Entry] = [:]
  private var frame = 0

  /// Keeps nothing yet, and never more than a quarter of the device's memory.
  init(of device: Device, layout: Handle<SetLayoutKind>) {
    self.device = device
    self.layout = layout
    budget = device.physical.memoryBytes / 4
  }

  /// Bytes that all columns take.
  var bytes: Int { entries.values.reduce(0) { $0 + $1.bytes } }

  /// Number of columns that are there.
  var count: Int { entries.count }

  /// Begins a frame: forgets the columns whose owner is gone.
  func begin() {
    frame += 1
    guard entries.contains(where: { $0.value.owner == nil }) else { return }
    entries = entries.filter { $0.value.owner != nil }
  }

  /// Brings some rows of a column to the device, as far as they are not there.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - rows: Rows of it.
  ///   - submit: Records commands, submits them and waits.
  /// - Returns: The chunks by their numbers, or nil where there is no room.
  /// - Throws: `KeisenError` with code `.deviceLost`, `.outOfMemory`.
  func chunks<Element>(
    of column: KeptColumn<Element>,
    _ rows: Range<Int>,
    submit: ((Recording) throws(KeisenError) -> Void) throws(KeisenError) -> Void
  ) throws(KeisenError) -> [Int: Chunk]? {
    let entry = entry(of: column.key, column.owner)
    entry.frame = frame
    let numbers = rows.lowerBound / Self.chunkRows...(rows.upperBound - 1) / Self.chunkRows
    // A ring has dropped what is before its first row.
    let firstChunk = column.rows.lowerBound / Self.chunkRows
    entry.chunks = entry.chunks.filter { $0.key >= firstChunk }
    let stride = MemoryLayout<Element>.stride
    var missing: [(number: Int, rows: Range<Int>)] = []
    for number in numbers {
      let first = number * Self.chunkRows
      let wanted = (first..<first + Self.chunkRows).clamped(to: rows)
      guard try makeRoom(for: wanted.upperBound - first, in: number, of: entry, stride) else {
        entries[column.key] = nil
        return nil
      }
      let present = entry.chunks[number]?.rows ?? 0..<0
      if present.lowerBound <= wanted.lowerBound, present.upperBound >= wanted.upperBound {
        continue
      }
      let isAppended = present.contains(wanted.lowerBound)
      missing.append((number, isAppended ? present.upperBound..<wanted.upperBound : wanted))
    }
    try upload(missing, of: column, to: entry, submit)
    return entry.chunks
  }

  /// The entry of a key, a new one where there is none; then those of its owner's other versions go.
  private func entry(of key: KeptKey, _ owner: AnyObject) -> Entry {
    if let entry = entries[key] { return entry }
    let identity = ObjectIdentifier(owner)
    entries = entries.filter { $0.value.identity != identity || $0.key.version == key.version }
    let entry = Entry(owner)
    entries[key] = entry
    return entry
  }

  /// Sees to it that a chunk has room for its first rows; false where there is no memory.
  private func makeRoom(
    for rows: Int,
    in number: Int,
    of entry: Entry,
    _ stride: Int
  ) throws(KeisenError) -> Bool {
    if let chunk = entry.chunks[number], chunk.room >= rows { return true }
    entry.chunks[number] = nil
    var room = Self.leastRoom
    while room < rows { room *= 2 }
    while bytes + room * stride > budget || chunkCount >= Self.mostChunks {
      guard evict() else { return false }
    }
    while true {
      do throws(KeisenError) {
        let buffer = try DeviceBuffer(
          count: room * stride,
          usage: VK_BUFFER_USAGE_STORAGE_BUFFER_BIT.rawValue
            | VK_BUFFER_USAGE_TRANSFER_DST_BIT.rawValue,
          in: .device,
          named: "kept rows",
          of: device
        )
        let set = try DescriptorSet(buffer, layout: layout, of: device)
        entry.chunks[number] = Chunk(buffer: buffer, set: set, room: room, rows: 0..<0)
        return true
      } catch {
        guard error.code == .outOfMemory else { throw error }
        guard evict() else { return false }
      }
    }
  }

  private var chunkCount: Int { entries.values.reduce(0) { $0 + $1.chunks.count } }

  /// Forgets the column that was not used for the longest time; false where all are this frame's.
  private func evict() -> Bool {
    let oldest = entries.min { $0.value.frame < $1.value.frame }
    guard let oldest, oldest.value.frame < frame else { return false }
    entries[oldest.key] = nil
    return true
  }

  /// Writes rows to memory that the device sees, on several threads, and has it copy them.
  private func upload<Element>(
    _ missing: [(number: Int, rows: Range<Int>)],
    of column: KeptColumn<Element>,
    to entry: Entry,
    _ submit: ((Recording) throws(KeisenError) -> Void) throws(KeisenError) -> Void
  ) throws(KeisenError) {
    guard !missing.isEmpty else { return }
    let stride = MemoryLayout<Element>.stride
    let all = missing.reduce(0) { $0 + $1.rows.count * stride }
    let staging = try DeviceBuffer(
      count: min(all, max(Self.stagedBytes, Self.chunkRows * stride)),
      usage: VK_BUFFER_USAGE_TRANSFER_SRC_BIT.rawValue,
      in: .upload,
      named: "staged rows",
      of: device
    )
    var next = 0
    while next < missing.count {
      var staged: [(number: Int, rows: Range<Int>, offset: Int)] = []
      var used = 0
      while next < missing.count, used + missing[next].rows.count * stride <= staging.count {
        staged.append((missing[next].number, missing[next].rows, used))
        used += missing[next].rows.count * stride
        next += 1
      }
      let target = staging.bytes.bindMemory(to: Element.self)
      guard let base = target.baseAddress else { throw .internal("staged rows without memory") }
      nonisolated(unsafe) let memory = base
      let parts = staged
      WorkerPool.shared.run(parts.count) { index in
        column.write(parts[index].rows, to: memory + parts[index].offset / stride)
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
