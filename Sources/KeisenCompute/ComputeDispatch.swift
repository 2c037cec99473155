import KeisenPrimitives

/// A kernel that runs once: how many groups, with which constants, on what memory.
///
/// Pointers must live as long as the call that they are handed to.
public struct ComputeDispatch {
  /// What a kernel reads, writes, or both, at one binding.
  public struct Buffer {
    /// What is there before; nil for zeros.
    public let input: UnsafeRawBufferPointer?
    /// Where what is there afterwards goes; nil to drop it.
    public let output: UnsafeMutableRawBufferPointer?
    /// What it holds; nil for anything.
    public let element: ComputeElement?

    /// What a kernel reads; what it writes is dropped.
    public init(input: UnsafeRawBufferPointer, of element: ComputeElement? = nil) {
      (self.input, self.output, self.element) = (input, nil, element)
    }

    /// What a kernel writes; it begins as zeros.
    public init(output: UnsafeMutableRawBufferPointer, of element: ComputeElement? = nil) {
      (self.input, self.output, self.element) = (nil, output, element)
    }

    /// What a kernel reads, and what it has written, of the same number of bytes.
    ///
    /// - Precondition: Both have as many bytes.
    public init(
      input: UnsafeRawBufferPointer,
      output: UnsafeMutableRawBufferPointer,
      of element: ComputeElement? = nil
    ) {
      precondition(input.count == output.count, "\(input.count) and \(output.count) bytes")
      (self.input, self.output, self.element) = (input, output, element)
    }

    /// Number of bytes.
    public var byteCount: Int { input?.count ?? output?.count ?? 0 }
  }

  /// The kernel.
  public let kernel: ComputeKernel
  /// Groups of invocations: across, down and deep.
  public let groups: SIMD3<UInt32>
  /// Push constants, as many bytes as the kernel has.
  public let constants: [UInt8]
  /// The buffers, in order of their bindings.
  public let buffers: [Buffer]
  /// Seconds that it may take, above 0.
  public let timeLimit: Double

  /// Puts a dispatch together.
  ///
  /// - Parameters:
  ///   - kernel: The kernel.
  ///   - groups: Groups of invocations across, down and deep, 1 or more each.
  ///   - constants: Push constants; what a struct of C has behind its last member is left out.
  ///   - buffers: The buffers, in order of their bindings, which are 0 and what follows.
  ///   - timeLimit: Seconds that it may take, above 0; infinity is no limit.
  /// - Throws: `KeisenError` with code `.invalidArgument` when there are other buffers or constants
  ///   than the kernel has, when a buffer is empty, a group count is 0, or the limit is 0, negative
  ///   or NaN.
  public init(
    kernel: ComputeKernel,
    groups: SIMD3<UInt32>,
    constants: [UInt8] = [],
    buffers: [Buffer],
    timeLimit: Double = 5
  ) throws(KeisenError) {
    try kernel.check(buffers: buffers.map(\.element))
    for (index, buffer) in buffers.enumerated() where buffer.byteCount == 0 {
      throw .invalidArgument("binding \(index) has no bytes")
    }
    guard groups.min() > 0 else {
      throw .invalidArgument("groups must be positive, got \(groups.x) x \(groups.y) x \(groups.z)")
    }
    guard timeLimit > 0 else {
      throw .invalidArgument("time limit must be above 0, got \(timeLimit)")
    }
    self.kernel = kernel
    self.groups = groups
    self.constants = try kernel.constants(constants)
    self.buffers = buffers
    self.timeLimit = timeLimit
  }
}
