import CVulkan
import KeisenDrawing
import KeisenPrimitives

/// The columns on the device, from frame to frame: never used by two threads at once.
///
/// A column lies there in chunks of rows, and a frame brings the rows that are new. Where there is
/// no room, the column that was not used for the longest time goes; so do those whose owner is
/// gone, when the next frame begins, and those that nobody's markers are drawn with any more.
/// Whether the columns of some markers have room is worked out before anything is allocated or
/// goes, and what the device refused all the same is remembered.
final class KeptColumns {
  /// Rows of a chunk: it begins at a multiple of this, so that chunks of all columns begin at the
  /// same rows.
  static let chunkRows = 1 << 18
  /// The fewest rows that a chunk has room for.
  private static let minRoom = 1 << 14
  /// Chunks of all columns: devices allow 4,096 allocations.
  private static let maxChunks = 2_048

  /// Some rows on the device.
  struct Chunk {
    var buffer: DeviceBuffer
    var set: DescriptorSet
    /// Rows that the buffer has room for, from the chunk's first.
    var room: Int
    /// The rows that are there.
    var rows: Range<Int>
  }

  /// A column on the device.
  final class Entry {
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

  /// What is there for a column of somebody's markers.
  private struct Use {
    weak var source: AnyObject?
    var key: KeptKey
  }

  /// Memory that is in use, or wanted.
  private struct Demand {
    var bytes = 0
    var chunks = 0
  }

  /// What a device refused: so much is not asked for again as long as no less of its memory is in
  /// use.
  private struct Refusal {
    var bytes: Int
    var bytesInUse: Int
  }

  /// Bytes that all columns may take together.
  var budget: Int
  /// Bytes that were sent to the device until now.
  var uploadedBytes = 0
  let device: Device
  private let layout: Handle<SetLayoutKind>
  private var entries: [KeptKey: Entry] = [:]
  private var uses: [PlannedColumn.Slot: Use] = [:]
  private var refusal: Refusal?
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
    if uses.contains(where: { $0.value.source == nil }) {
      uses = uses.filter { $0.value.source != nil }
    }
    if entries.contains(where: { $0.value.owner == nil }) {
      entries = entries.filter { $0.value.owner != nil }
    }
  }

  /// Brings some rows of columns to the device, as far as they are not there.
  ///
  /// - Parameters:
  ///   - columns: The columns of some markers.
  ///   - rows: Rows that all of them have.
  ///   - submit: Records commands, submits them and waits.
  /// - Returns: The chunks of each by their numbers, or nil, having brought nothing, where not all
  ///   have room.
  /// - Throws: `KeisenError` with code `.deviceLost`.
  func bring(
    _ columns: [PlannedColumn],
    _ rows: Range<Int>,
    submit: ((Recording) throws(KeisenError) -> Void) throws(KeisenError) -> Void
  ) throws(KeisenError) -> [[Int: Chunk]]? {
    let demand = demand(of: columns, rows)
    guard demand.bytes <= budget, demand.chunks <= Self.maxChunks, !isRefused(demand.bytes) else {
      return nil
    }
    let parts = Self.parts(of: rows)
    replaceUses(columns)
    let found = columns.map(entry)
    do throws(KeisenError) {
      for (column, entry) in zip(columns, found) {
        for part in parts { try makeRoom(part, of: entry, column.stride, to: demand) }
      }
      for (column, entry) in zip(columns, found) {
        try upload(Self.missing(parts, in: entry), of: column, to: entry, submit)
      }
    } catch {
      guard error.code == .outOfMemory else { throw error }
      for (column, entry) in zip(columns, found) {
        entry.chunks = entry.chunks.filter { !$0.value.rows.isEmpty }
        if entry.chunks.isEmpty { entries[column.key] = nil }
      }
      refusal = Refusal(bytes: demand.bytes, bytesInUse: device.memoryInUse)
      return nil
    }
    return found.map(\.chunks)
  }

  private func isRefused(_ bytes: Int) -> Bool {
    guard let refusal else { return false }
    return bytes >= refusal.bytes && device.memoryInUse >= refusal.bytesInUse
  }

  /// The memory that this frame's columns take, with these.
  private func demand(of columns: [PlannedColumn], _ rows: Range<Int>) -> Demand {
    let keys = Set(columns.map(\.key))
    var demand = Demand()
    for (key, entry) in entries where entry.frame == frame && !keys.contains(key) {
      demand.bytes += entry.bytes
      demand.chunks += entry.chunks.count
    }
    let parts = Self.parts(of: rows)
    var seen: Set<KeptKey> = []
    for column in columns where seen.insert(column.key).inserted {
      var rooms = (entries[column.key]?.chunks ?? [:]).mapValues(\.room)
      for part in parts { rooms[part.number] = max(rooms[part.number] ?? 0, Self.room(part.end)) }
      let first = Self.firstChunk(of: column)
      for (number, room) in rooms where number >= first {
        demand.bytes += room * column.stride
        demand.chunks += 1
      }
    }
    return demand
  }

  /// Rows of one chunk, which needs room up to their end.
  private struct Part {
    var number: Int
    var rows: Range<Int>
    var end: Int { rows.upperBound - number * KeptColumns.chunkRows }
  }

  private static func parts(of rows: Range<Int>) -> [Part] {
    guard !rows.isEmpty else { return [] }
    let numbers = rows.lowerBound / chunkRows...(rows.upperBound - 1) / chunkRows
    return numbers.map { number in
      let first = number * chunkRows
      return Part(number: number, rows: (first..<first + chunkRows).clamped(to: rows))
    }
  }

  /// A ring has dropped what is before its first row.
  private static func firstChunk(of column: PlannedColumn) -> Int {
    column.rows.lowerBound / chunkRows
  }

  /// The rows that a buffer has room for, if it must have room for so many.
  private static func room(_ rows: Int) -> Int {
    var room = minRoom
    while room < rows { room *= 2 }
    return room
  }

  /// Those rows of some parts that are not there.
  private static func missing(
    _ parts: [Part],
    in entry: Entry
  ) -> [(number: Int, rows: Range<Int>)] {
    parts.compactMap { part in
      let (present, wanted) = (entry.chunks[part.number]?.rows ?? 0..<0, part.rows)
      if present.lowerBound <= wanted.lowerBound, present.upperBound >= wanted.upperBound {
        return nil
      }
      let isAppended = present.contains(wanted.lowerBound)
      return (part.number, isAppended ? present.upperBound..<wanted.upperBound : wanted)
    }
  }

  /// Notes what the markers use now; what they used before goes, where no others do.
  private func replaceUses(_ columns: [PlannedColumn]) {
    var stale: Set<KeptKey> = []
    for column in columns {
      let use = Use(source: column.source, key: column.key)
      let before = uses.updateValue(use, forKey: column.slot)
      if let before, before.key != column.key { stale.insert(before.key) }
    }
    guard !stale.isEmpty else { return }
    for key in stale.subtracting(uses.values.map(\.key)) { entries[key] = nil }
  }

  /// The entry of a column, a new one where there is none; then those of its owner's other versions
  /// go.
  private func entry(of column: PlannedColumn) -> Entry {
    let entry: Entry
    if let known = entries[column.key] {
      entry = known
    } else {
      entry = Entry(column.owner)
      entries = entries.filter {
        $0.value.identity != entry.identity || $0.key.version == column.key.version
      }
      entries[column.key] = entry
    }
    entry.frame = frame
    let first = Self.firstChunk(of: column)
    entry.chunks = entry.chunks.filter { $0.key >= first }
    return entry
  }

  /// Sees to it that a chunk has room up to the end of a part.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  private func makeRoom(
    _ part: Part,
    of entry: Entry,
    _ stride: Int,
    to demand: Demand
  ) throws(KeisenError) {
    if let chunk = entry.chunks[part.number], chunk.room >= part.end { return }
    entry.chunks[part.number] = nil
    let room = Self.room(part.end)
    while bytes + room * stride > budget || chunkCount >= Self.maxChunks {
      guard evict() else { throw .outOfMemory(demand.bytes, for: "kept rows") }
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
        entry.chunks[part.number] = Chunk(buffer: buffer, set: set, room: room, rows: 0..<0)
        return
      } catch {
        guard error.code == .outOfMemory, evict() else { throw error }
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
}
