import CVulkan
import Glibc
import KeisenCompute
import KeisenPrimitives

/// Runs kernels of others on a device of its own, which checks their accesses, and keeps what it
/// needs for that.
///
/// Never used by two threads at once. After a kernel that didn't end it must stay for good.
final class KernelRunner {
  /// Pipelines that are kept.
  private static let maxKernels = 32
  /// Sets of buffers that are kept.
  private static let maxBuffers = 4

  /// The device.
  let device: Device
  /// What kernels may use of it.
  let features: KernelFeatures
  private let pipelines: Pipelines
  private let submission: Submission
  /// What has run, the latest last.
  private var made: [KernelPipeline] = []
  /// Buffers of what has run, the latest last.
  private var buffers: [KernelBuffers] = []
  /// How the kernel that ran last saw its buffers: here, as one that didn't end sees them still.
  private var set: DescriptorSet?

  /// Opens a device.
  ///
  /// - Parameters:
  ///   - physical: The device.
  ///   - instance: Where it belongs.
  ///   - change: Replaces functions, for tests.
  /// - Throws: `KeisenError` with code `.outOfMemory`, `.deviceLost`.
  init(
    _ physical: PhysicalDevice,
    of instance: Instance,
    changing change: (inout CVulkanDeviceFunctions) -> Void = { _ in }
  ) throws(KeisenError) {
    features = try KernelFeatures(of: physical, instance)
    device = try Device(physical, of: instance, for: features, changing: change)
    pipelines = try Pipelines(of: device)
    submission = try Submission(of: device)
  }

  /// Runs a kernel, waits, and copies what it wrote.
  ///
  /// - Throws: `KeisenError` with code `.unsupported`, `.outOfMemory`, `.deviceLost`, and
  ///   `.timeout`, after which nothing of this may be used or freed.
  func run(_ dispatch: ComputeDispatch) throws(KeisenError) {
    try features.check(dispatch, on: device.physical)
    let pipeline = try pipeline(of: dispatch.kernel)
    let buffers = try buffers(for: dispatch)
    let set = try DescriptorSet(buffers.shown, layout: pipeline.setLayout.handle, of: device)
    self.set = set
    buffers.fill(dispatch)
    try submission.run(pipelines: pipelines, limit: dispatch.timeLimit) {
      (recording) throws(KeisenError) in
      recording.upload(buffers)
      recording.compute(dispatch, by: pipeline, set)
      recording.readBack(buffers)
    }
    try buffers.read(dispatch)
  }

  private func pipeline(of kernel: ComputeKernel) throws(KeisenError) -> KernelPipeline {
    if let index = made.firstIndex(where: { $0.kernel == kernel }) {
      let known = made.remove(at: index)
      made.append(known)
      return known
    }
    let fresh = try KernelPipeline(kernel, of: device)
    if made.count >= Self.maxKernels { made.removeFirst() }
    made.append(fresh)
    return fresh
  }

  /// Buffers of just the sizes that are needed: no access leaves them.
  private func buffers(for dispatch: ComputeDispatch) throws(KeisenError) -> KernelBuffers {
    let sizes = dispatch.buffers.map(KernelBuffers.Size.init)
    if let index = buffers.firstIndex(where: { $0.sizes == sizes }) {
      let known = buffers.remove(at: index)
      buffers.append(known)
      return known
    }
    if buffers.count >= Self.maxBuffers { buffers.removeFirst() }
    let fresh: KernelBuffers
    do throws(KeisenError) {
      fresh = try KernelBuffers(sizes, of: device)
    } catch {
      guard error.code == .outOfMemory, !buffers.isEmpty else { throw error }
      // Those that are kept may be what there is no memory beside.
      buffers = []
      fresh = try KernelBuffers(sizes, of: device)
    }
    buffers.append(fresh)
    return fresh
  }
}
