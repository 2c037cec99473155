import CVulkan
import Glibc
import KeisenDrawing
import KeisenPrimitives

/// Counts rows in cells by a compute shader, and keeps what it needs for that.
///
/// The rows' cells are written to an upload block by the threads of the process; the device counts
/// them in a grid of its own, which is copied back at the end. Sums of 64 bits are two halves with
/// a carry between.
final class CellCounter {
  /// Writes down commands, submits them and waits until they are done.
  typealias Submit = ((Recording) throws(KeisenError) -> Void) throws(KeisenError) -> Void

  /// Rows of an upload block.
  private static let blockRows = 1 << 21
  /// Rows that a grid counts before it is read: no count of it overflows.
  private static let maxRows = Int(UInt32.max) / blockRows * blockRows
  /// Calls in which less than a quarter of the buffers is in use, until they are made anew.
  private static let maxCallsWithRoom = 16
  /// Rows of a workgroup, as `count.comp` has it.
  private static let groupRows = 256

  /// Buffers of a size, and how shaders see them.
  private struct Buffers {
    let rows: DeviceBuffer
    let grid: DeviceBuffer
    let result: DeviceBuffer
    let rowsSet: DescriptorSet
    let gridSet: DescriptorSet

    var bytes: Int { rows.count + grid.count + result.count }
  }

  private let device: Device
  private let setLayout: SetLayout
  private let layout: PipelineLayout
  private var pipelines: [Bool: Handle<PipelineKind>] = [:]
  private var buffers: Buffers?
  /// Calls since more than a quarter of the buffers was in use.
  private var callsWithRoom = 0

  /// Makes the layouts.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(of device: Device) throws(KeisenError) {
    let stages = VK_SHADER_STAGE_COMPUTE_BIT.rawValue
    let setLayout = try SetLayout(VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, stages: stages, of: device)
    layout = try PipelineLayout(
      [setLayout, setLayout],
      constants: MemoryLayout<CountDraw>.size,
      stages: stages,
      of: device
    )
    self.setLayout = setLayout
    self.device = device
  }

  deinit {
    for pipeline in pipelines.values {
      device.functions.DestroyPipeline(device.raw, pipeline.raw, nil)
    }
  }

  /// Whether a device can count rows.
  static func hasRoom(for rows: CellRows, on device: PhysicalDevice) -> Bool {
    let maximum = min(device.limits.storageRange, device.limits.allocation)
    return device.computes && gridBytes(rows) <= maximum && rowBytes(rows) <= maximum
  }

  private static func gridBytes(_ rows: CellRows) -> Int {
    max(1, rows.cells) * (rows.hasAmounts ? 12 : 4)
  }

  /// Bytes of the block that the rows go through.
  private static func rowBytes(_ rows: CellRows) -> Int {
    let blocks = (min(rows.rows.count, blockRows) + CellRows.blockRows - 1) / CellRows.blockRows
    let places = max(1, blocks) * CellRows.blockRows
    return places * (rows.hasAmounts ? 12 : 4)
  }

  /// Counts rows, or returns nil, having looked at none, where the device has no memory for that.
  ///
  /// - Throws: What `submit` throws; `KeisenError` with code `.outOfMemory`.
  func count(_ rows: CellRows, _ submit: Submit) throws(KeisenError) -> CellCounts? {
    let pipeline: Handle<PipelineKind>
    let buffers: Buffers
    do throws(KeisenError) {
      pipeline = try self.pipeline(hasAmounts: rows.hasAmounts)
      buffers = try prepare(for: rows)
    } catch {
      guard error.code == .outOfMemory else { throw error }
      return nil
    }
    var total: CellCounts?
    var first = rows.rows.lowerBound
    repeat {
      let end = min(rows.rows.upperBound, first + Self.maxRows)
      var start = first
      repeat {
        let part = start..<min(end, start + Self.blockRows)
        let places = Self.write(part, of: rows, to: buffers.rows)
        let isFirst = start == first
        let isLast = part.upperBound == end
        try submit { recording throws(KeisenError) in
          if isFirst {
            recording.clear(buffers.grid, bytes: Self.gridBytes(rows))
          } else {
            recording.barrierBetweenCounts()
          }
          recording.compute(
            CountDraw(count: UInt32(places), cells: UInt32(rows.cells)),
            groups: (places + Self.groupRows - 1) / Self.groupRows,
            pipeline,
            layout.handle,
            [buffers.rowsSet.handle, buffers.gridSet.handle]
          )
          if isLast {
            recording.copy(buffers.grid, to: buffers.result, bytes: Self.gridBytes(rows))
          }
        }
        start = part.upperBound
      } while start < end
      try buffers.result.invalidate()
      let counts = try Self.read(buffers.result, rows)
      if let total { total.add([counts]) } else { total = counts }
      first = end
    } while first < rows.rows.upperBound
    guard let total else { throw .internal("nothing was counted") }
    return total
  }

  /// Writes the cells of some rows to a block, and their amounts behind; returns the number of
  /// places.
  private static func write(_ part: Range<Int>, of rows: CellRows, to buffer: DeviceBuffer) -> Int {
    let blocks = (part.count + CellRows.blockRows - 1) / CellRows.blockRows
    let places = blocks * CellRows.blockRows
    guard let base = buffer.bytes.baseAddress else { return 0 }
    let cells = SharedPlaces(base.assumingMemoryBound(to: UInt32.self))
    let amounts =
      rows.hasAmounts
      ? SharedPlaces((base + places * 4).assumingMemoryBound(to: Int64.self)) : nil
    WorkerPool.shared.run(blocks) { block in
      let first = block * CellRows.blockRows
      let start = part.lowerBound + first
      let target = cells.base + first
      let range = start..<min(part.upperBound, start + CellRows.blockRows)
      let placed = rows.place(range, target, amounts.map { $0.base + first })
      // No cell has this number.
      (target + placed).update(repeating: .max, count: CellRows.blockRows - placed)
    }
    return places
  }

  private struct SharedPlaces<Element>: @unchecked Sendable {
    let base: UnsafeMutablePointer<Element>

    init(_ base: UnsafeMutablePointer<Element>) { self.base = base }
  }

  private static func read(
    _ buffer: DeviceBuffer,
    _ rows: CellRows
  ) throws(KeisenError) -> CellCounts {
    let counts = GrowingBuffer<UInt32>()
    let sums = rows.hasAmounts ? GrowingBuffer<Int64>() : nil
    let target = try counts.reserve(rows.cells)
    guard let base = buffer.bytes.baseAddress else { throw .internal("nothing is mapped") }
    memcpy(target, base, rows.cells * 4)
    counts.commit(rows.cells)
    if let sums {
      let halves = UnsafePointer((base + rows.cells * 4).assumingMemoryBound(to: UInt32.self))
      let target = try sums.reserve(rows.cells)
      for cell in 0..<rows.cells {
        let high = UInt64(halves[rows.cells &+ cell])
        target[cell] = Int64(bitPattern: high &<< 32 | UInt64(halves[cell]))
      }
      sums.commit(rows.cells)
    }
    return CellCounts(counts: counts, sums: sums)
  }

  /// Buffers that are large enough, the present ones where they are and were not far too large for
  /// a while.
  private func prepare(for rows: CellRows) throws(KeisenError) -> Buffers {
    let (rowBytes, gridBytes) = (Self.rowBytes(rows), Self.gridBytes(rows))
    if let buffers, buffers.rows.count >= rowBytes, buffers.grid.count >= gridBytes {
      let isMuch = buffers.bytes / 4 > rowBytes + 2 * gridBytes
      callsWithRoom = isMuch ? callsWithRoom + 1 : 0
      if callsWithRoom < Self.maxCallsWithRoom { return buffers }
    }
    callsWithRoom = 0
    // The old ones go first: both may not fit.
    buffers = nil
    let storage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT.rawValue
    let source = VK_BUFFER_USAGE_TRANSFER_SRC_BIT.rawValue
    let target = VK_BUFFER_USAGE_TRANSFER_DST_BIT.rawValue
    func make(
      _ bytes: Int,
      _ usage: VkBufferUsageFlags,
      _ place: DeviceMemory.Place,
      _ name: String
    ) throws(KeisenError) -> DeviceBuffer {
      try DeviceBuffer(count: bytes, usage: usage, in: place, named: name, of: device)
    }
    let rowBuffer = try make(rowBytes, storage, .upload, "rows")
    let grid = try make(gridBytes, storage | source | target, .device, "grid")
    let fresh = Buffers(
      rows: rowBuffer,
      grid: grid,
      result: try make(gridBytes, target, .readback, "counts"),
      rowsSet: try DescriptorSet(rowBuffer, layout: setLayout.handle, of: device),
      gridSet: try DescriptorSet(grid, layout: setLayout.handle, of: device)
    )
    buffers = fresh
    return fresh
  }

  private func pipeline(hasAmounts: Bool) throws(KeisenError) -> Handle<PipelineKind> {
    if let known = pipelines[hasAmounts] { return known }
    let pipeline = try Pipelines.compute(
      cvulkan_count_comp,
      [hasAmounts ? 1 : 0],
      layout,
      of: device
    )
    device.label(pipeline, "count")
    pipelines[hasAmounts] = pipeline
    return pipeline
  }
}

/// What a call of `count.comp` is told: the twin of its `Draw`.
struct CountDraw: BitwiseCopyable {
  /// Places in the block, of rows and of none.
  var count: UInt32
  /// Cells of the grid.
  var cells: UInt32
}
