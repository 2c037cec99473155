import CVulkan
import Glibc
import KeisenCompute
import KeisenDrawing
import KeisenPaint
import KeisenPrimitives

/// One device and everything on it that frames need, behind one lock.
final class Engine: Sendable {
  /// What was opened.
  let physical: PhysicalDevice
  /// What validation said, nil without validation.
  let messages: MessageLog?
  private let validation: Validation
  /// Where the device belongs.
  let instance: Instance
  private let frames: Locked<FrameResources>
  /// What runs kernels, once there was one.
  private let kernels = Locked<KernelRunner?>(nil)
  /// Whether a kernel has lost the device.
  private let isLost = Locked(false)

  /// Opens a device.
  ///
  /// - Throws: `KeisenError` with code `.noDevice`, `.unsupported`, `.outOfMemory`.
  init(_ choice: VulkanDeviceChoice, validation: Validation) throws(KeisenError) {
    let instance =
      validation == .off
      ? try Instance.shared()
      : try Instance(loader: try Loader.open(), validation: true)
    self.validation = validation
    physical = try choice.choose(from: try PhysicalDevice.all(of: instance))
    messages = instance.messages
    self.instance = instance
    frames = Locked(try FrameResources(of: try Device(physical, of: instance)))
  }

  /// Draws plans of one size into somebody's pixels, in one submission.
  ///
  /// - Throws: `KeisenError` with code `.unsupported`, `.outOfMemory`, `.deviceLost`, and
  ///   `.internal` where validation is enforced and said something since the last frame; the
  ///   pictures are drawn.
  func draw(_ plans: [PlannedFrame]) throws(KeisenError) {
    try drawing { frames throws(KeisenError) in try frames.draw(plans) }
  }

  /// Counts rows in cells, or returns nil where the device has no memory for that.
  ///
  /// - Throws: As `draw`.
  func count(_ rows: CellRows) throws(KeisenError) -> CellCounts? {
    try drawing { frames throws(KeisenError) in try frames.count(rows) }
  }

  /// Fills a stroke of paint, or returns false, having changed nothing, where the device has no
  /// memory for that.
  ///
  /// - Throws: As `draw`.
  func fill(
    _ spans: RowSpans,
    with ink: Ink,
    in target: PixelBuffer
  ) throws(KeisenError) -> Bool {
    try drawing { frames throws(KeisenError) in try frames.fill(spans, with: ink, in: target) }
  }

  /// Runs `body` with what frames are made of, unless the device is lost by then.
  private func drawing<Result>(
    _ body: (inout FrameResources) throws(KeisenError) -> Result
  ) throws(KeisenError) -> Result {
    try frames.withLock { frames throws(KeisenError) in
      // Others may have lost it while this thread waited.
      try requireDevice()
      let result = try body(&frames)
      try requireSilence()
      return result
    }
  }

  /// Runs a kernel on a device of its own.
  ///
  /// A kernel that takes too long is left to itself with all that it uses, and nothing is drawn any
  /// more.
  ///
  /// - Throws: `KeisenError` with code `.unsupported`, `.outOfMemory`, `.timeout` and then
  ///   `.deviceLost`; `.internal` as `draw`.
  func compute(_ dispatch: ComputeDispatch) throws(KeisenError) {
    try kernels.withLock { (runner) throws(KeisenError) in
      // The kernel that this thread waited for may have lost it.
      try requireDevice()
      do throws(KeisenError) {
        let running: KernelRunner
        if let runner {
          running = runner
        } else {
          running = try KernelRunner(physical, of: instance)
          runner = running
        }
        do throws(KeisenError) {
          try running.run(dispatch)
        } catch {
          if error.code == .timeout {
            // The device may use it still.
            _ = Unmanaged.passRetained(running)
            runner = nil
          }
          throw error
        }
      } catch {
        if error.code == .timeout || error.code == .deviceLost { isLost.withLock { $0 = true } }
        throw error.code == .deviceLost ? physical.lost : error
      }
      try requireSilence()
    }
  }

  /// Runs `body` with what runs kernels, for tests.
  func withKernels<Result>(
    _ body: (inout KernelRunner?) throws(KeisenError) -> Result
  ) throws(KeisenError) -> Result {
    try kernels.withLock(body)
  }

  private func requireDevice() throws(KeisenError) {
    if isLost.withLock({ $0 }) { throw physical.lost }
  }

  /// Checks that validation said nothing, where it is enforced.
  private func requireSilence() throws(KeisenError) {
    if validation == .enforced, let message = messages?.takeFirst() {
      throw .internal("Vulkan validation: \(message)")
    }
  }

  /// Runs `body` with what frames are made of, for measurements and tests.
  func withFrames<Result>(
    _ body: (inout FrameResources) throws(KeisenError) -> Result
  ) throws(KeisenError) -> Result {
    try frames.withLock(body)
  }
}
