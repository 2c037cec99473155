import CVulkan
import Glibc
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
  private let frames: Locked<FrameResources>

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
    frames = Locked(try FrameResources(of: try Device(physical, of: instance)))
  }

  /// Draws a plan into somebody's pixels.
  ///
  /// - Throws: `KeisenError` with code `.unsupported`, `.outOfMemory`, `.deviceLost`, and `.internal`
  ///   where validation is enforced and said something since the last frame; the picture is drawn.
  func draw(_ plan: consuming Plan, into target: PixelBuffer) throws(KeisenError) {
    var plan = plan
    try frames.withLock { frames throws(KeisenError) in
      try frames.draw(&plan, into: target)
      if validation == .enforced, let message = messages?.takeFirst() {
        throw .internal("Vulkan validation: \(message)")
      }
    }
  }

  /// Counts rows in cells, or returns nil where the device has no memory for that.
  ///
  /// - Throws: As `draw`.
  func count(_ rows: CellRows) throws(KeisenError) -> CellCounts? {
    try frames.withLock { frames throws(KeisenError) in
      let counts = try frames.count(rows)
      if validation == .enforced, let message = messages?.takeFirst() {
        throw .internal("Vulkan validation: \(message)")
      }
      return counts
    }
  }

  /// Fills a stroke of paint, or returns false, having changed nothing, where the device has no memory for that.
  ///
  /// - Throws: As `draw`.
  func fill(
    _ spans: RowSpans,
    with ink: Ink,
    in target: PixelBuffer
  ) throws(KeisenError) -> Bool {
    try frames.withLock { frames throws(KeisenError) in
      let isFilled = try frames.fill(spans, with: ink, in: target)
      if validation == .enforced, let message = messages?.takeFirst() {
        throw .internal("Vulkan validation: \(message)")
      }
      return isFilled
    }
  }

  /// Runs `body` with what frames are made of, for measurements and tests.
  func withFrames<Result>(
    _ body: (inout FrameResources) throws(KeisenError) -> Result
  ) throws(KeisenError) -> Result {
    try frames.withLock(body)
  }
}
