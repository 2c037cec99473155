import CVulkan
import Glibc
import KeisenPaint
import KeisenPrimitives

/// Fills the runs of strokes by a compute shader, and keeps what it needs for that.
///
/// Rows are sent to the device with the runs in them, some of them at a time, and what was painted
/// comes back.
final class StrokePainter {
  /// Writes down commands, submits them and waits until they are done.
  typealias Submit = ((Recording) throws(KeisenError) -> Void) throws(KeisenError) -> Void

  /// Bytes of rows that are sent at once: no more pixels than one dispatch of any device has
  /// invocations.
  private static let bandBytes = 1 << 25
  /// Pixels of a workgroup, as `paint.comp` has it.
  private static let groupPixels = 256

  /// Buffers of a size, and how shaders see them.
  private struct Buffers {
    let block: DeviceBuffer
    let result: DeviceBuffer
    let blockSet: DescriptorSet
    let resultSet: DescriptorSet
  }

  private let device: Device
  private let setLayout: SetLayout
  private let layout: PipelineLayout
  private var pipeline: Handle<PipelineKind>?
  private var buffers: Buffers?

  /// Makes the layouts.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(of device: Device) throws(KeisenError) {
    let stages = VK_SHADER_STAGE_COMPUTE_BIT.rawValue
    let setLayout = try SetLayout(VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, stages: stages, of: device)
    layout = try PipelineLayout(
      [setLayout, setLayout],
      constants: MemoryLayout<PaintDraw>.size,
      stages: stages,
      of: device
    )
    self.setLayout = setLayout
    self.device = device
  }

  deinit {
    if let pipeline { device.functions.DestroyPipeline(device.raw, pipeline.raw, nil) }
  }

  /// Fills runs, or returns false, having changed nothing, where the device has no memory for that.
  ///
  /// - Throws: What `submit` throws; `KeisenError` with code `.outOfMemory`.
  func fill(
    _ spans: RowSpans,
    with ink: Ink,
    in target: PixelBuffer,
    _ submit: Submit
  ) throws(KeisenError) -> Bool {
    let bands = PaintBand.bands(of: spans.spans, width: target.width, bytes: Self.bandBytes)
    let pipeline: Handle<PipelineKind>
    let buffers: Buffers
    do throws(KeisenError) {
      pipeline = try preparePipeline()
      buffers = try prepareBuffers(
        block: bands.map(\.blockBytes).max() ?? 0,
        result: bands.map(\.rowBytes).max() ?? 0
      )
    } catch {
      guard error.code == .outOfMemory else { throw error }
      return false
    }
    for band in bands {
      let count = band.write(target, to: buffers.block)
      try submit { recording throws(KeisenError) in
        recording.compute(
          PaintDraw(
            count: UInt32(count),
            spans: UInt32(band.spans.count),
            ink: ink.color,
            isEraser: ink.isEraser ? 1 : 0,
            start: UInt32(2 * band.spans.count)
          ),
          groups: (count + Self.groupPixels - 1) / Self.groupPixels,
          pipeline,
          layout.handle,
          [buffers.blockSet.handle, buffers.resultSet.handle]
        )
        recording.barrierFromComputingToHost()
      }
      try buffers.result.invalidate()
      band.read(buffers.result, to: target)
    }
    return true
  }

  private func preparePipeline() throws(KeisenError) -> Handle<PipelineKind> {
    if let pipeline { return pipeline }
    let made = try Pipelines.compute(cvulkan_paint_comp, [], layout, of: device)
    device.label(made, "paint")
    pipeline = made
    return made
  }

  /// Buffers that are large enough, the present ones where they are.
  private func prepareBuffers(block: Int, result: Int) throws(KeisenError) -> Buffers {
    if let buffers, buffers.block.count >= block, buffers.result.count >= result {
      return buffers
    }
    // The old ones go first: both may not fit.
    buffers = nil
    let storage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT.rawValue
    func make(
      _ bytes: Int,
      _ place: DeviceMemory.Place,
      _ name: String
    ) throws(KeisenError) -> DeviceBuffer {
      try DeviceBuffer(count: bytes, usage: storage, in: place, named: name, of: device)
    }
    let blockBuffer = try make(block, .upload, "stroke")
    let resultBuffer = try make(result, .readback, "painted rows")
    let fresh = Buffers(
      block: blockBuffer,
      result: resultBuffer,
      blockSet: try DescriptorSet(blockBuffer, layout: setLayout.handle, of: device),
      resultSet: try DescriptorSet(resultBuffer, layout: setLayout.handle, of: device)
    )
    buffers = fresh
    return fresh
  }
}

/// What a call of `paint.comp` is told: the twin of its `Draw`.
struct PaintDraw: BitwiseCopyable {
  /// Pixels of all runs.
  var count: UInt32
  /// Number of runs.
  var spans: UInt32
  /// The ink.
  var ink: SIMD4<UInt8>
  /// 1 where paint is taken away.
  var isEraser: UInt32
  /// Where the pixels begin in the block, in words.
  var start: UInt32
}
