import KeisenCompute
import KeisenPrimitives

extension VulkanRenderer {
  /// Whether its device has a queue that draws and computes.
  public var computes: Bool { (try? engine().physical.computes) ?? false }

  /// Runs a kernel on a device of its own and waits until it is done; frames of other threads don't
  /// wait for it.
  ///
  /// Accesses beyond a buffer read what is in it, or zeros, and write into it or nowhere: where the
  /// device has `VK_EXT_robustness2` zeros and nowhere. A kernel that takes longer than its limit
  /// is left to itself, and this renderer has lost its device: make a new one.
  ///
  /// - Throws: `KeisenError` with code `.unsupported` when the device doesn't compute, or lacks
  ///   what the kernel needs or so much memory at once; `.outOfMemory`; `.timeout`, from then on
  ///   `.deviceLost`; `.internal` as `render(_:into:)`.
  public func compute(_ dispatch: ComputeDispatch) throws(KeisenError) {
    let engine = try engine()
    guard engine.physical.computes else {
      throw KeisenError(.unsupported, "\(device.name) has no queue that draws and computes")
    }
    try engine.compute(dispatch)
  }
}
