import KeisenPrimitives

/// A compute shader in SPIR-V that has been checked: one entry point, the buffers of set 0, push
/// constants.
///
/// Two are equal when their words and entry points are. What is checked, in this order: that it is
/// SPIR-V of this machine's byte order; that it is valid for Vulkan 1.3, by SPIRV-Tools; that the
/// entry point computes; that all resources are storage buffers in set 0, one to a binding; that it
/// needs nothing beyond plain shaders but numbers of 8, 16 and 64 bits; that its instructions are
/// those that compilers make of compute shaders; that arrays of its own have constant lengths and
/// no constant index beyond them. Other indices into these are bounded by the last element, so that
/// no kernel reads or writes beyond its own.
public struct ComputeKernel: Hashable, Sendable {
  /// The name of the entry point.
  public let entryPoint: String
  /// The words as they were given.
  private let given: [UInt32]
  /// The words that run: with bounded indices.
  package let words: [UInt32]
  /// What it asks of whoever runs it.
  package let layout: KernelLayout

  /// Whether two kernels are made of the same words and have the same entry point.
  public static func == (left: ComputeKernel, right: ComputeKernel) -> Bool {
    left.entryPoint == right.entryPoint && left.given == right.given
  }

  /// Feeds what equality looks at.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(entryPoint)
    hasher.combine(given)
  }

  /// Takes words.
  ///
  /// - Parameters:
  ///   - words: SPIR-V, as a compiler wrote it.
  ///   - entryPoint: The name of the entry point.
  /// - Throws: `KeisenError` with code `.invalidArgument` when it is no SPIR-V, not valid, or has
  ///   no such entry point; `.unsupported` for what kernels may not use.
  /// - Complexity: A millisecond for a small kernel.
  public init(words: [UInt32], entryPoint: String = "main") throws(KeisenError) {
    let module = try SPIRVModule(words)
    try SPIRVValidator.check(words)
    let types = KernelTypes(module)
    try KernelRules.check(module, types)
    layout = try KernelLayout(module, types, entryPoint: entryPoint)
    var hardening = KernelHardening(module, types)
    self.words = try hardening.words()
    if self.words.count != words.count {
      do throws(KeisenError) {
        try SPIRVValidator.check(self.words)
      } catch {
        throw error.code == .outOfMemory ? error : .internal("bounded indices: \(error)")
      }
    }
    given = words
    self.entryPoint = entryPoint
  }

  /// Takes the bytes of a file.
  ///
  /// - Parameters:
  ///   - spirv: SPIR-V, in any alignment.
  ///   - entryPoint: The name of the entry point.
  /// - Throws: As `init(words:entryPoint:)`, and with code `.invalidArgument` when the bytes are
  ///   not whole words.
  public init(
    spirv: UnsafeRawBufferPointer,
    entryPoint: String = "main"
  ) throws(KeisenError) {
    guard spirv.count % 4 == 0 else {
      throw .invalidArgument("kernel must be words of 4 bytes, got \(spirv.count) bytes")
    }
    let words = (0..<spirv.count / 4).map { index in
      spirv.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
    }
    try self.init(words: words, entryPoint: entryPoint)
  }

  /// Takes the bytes of a file.
  ///
  /// - Throws: As `init(spirv:entryPoint:)`.
  public init(_ spirv: [UInt8], entryPoint: String = "main") throws(KeisenError) {
    let kernel = spirv.withUnsafeBytes { bytes in
      Result { () throws(KeisenError) in try ComputeKernel(spirv: bytes, entryPoint: entryPoint) }
    }
    self = try kernel.get()
  }

  /// Invocations of a group, across, down and deep.
  public var localSize: (x: Int, y: Int, z: Int) {
    (Int(layout.localSize.x), Int(layout.localSize.y), Int(layout.localSize.z))
  }

  /// Number of buffers that it has.
  public var bufferCount: Int { layout.bindings.count }

  /// Bytes of its push constants, 0 for none.
  public var constantBytes: Int { layout.constantBytes }

  /// Checks what the buffers hold that shall be bound to it, in order of their bindings.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when they are more or fewer than the
  ///   kernel has, when its bindings are not 0 and what follows, or when it reads other numbers
  ///   than there are.
  package func check(buffers: [ComputeElement?]) throws(KeisenError) {
    for binding in layout.bindings.keys.sorted() where Int(binding) >= buffers.count {
      throw .invalidArgument("kernel has binding \(binding), got \(buffers.count) buffers")
    }
    for (index, element) in buffers.enumerated() {
      guard let known = layout.bindings[UInt32(truncatingIfNeeded: index)] else {
        throw .invalidArgument("kernel has no binding \(index), got \(buffers.count) buffers")
      }
      guard let wanted = known, let element, !element.may(beReadAs: wanted) else { continue }
      throw .invalidArgument("binding \(index) holds \(element), the kernel reads \(wanted)")
    }
  }

  /// Returns push constants of a caller in as many bytes as the kernel has.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when they are fewer, or more than a
  ///   struct of C has behind its last member.
  package func constants(_ bytes: [UInt8]) throws(KeisenError) -> [UInt8] {
    let maximum = (constantBytes + 15) / 16 * 16
    guard bytes.count >= constantBytes, bytes.count <= maximum else {
      throw .invalidArgument(
        "the kernel has \(constantBytes) bytes of push constants, got \(bytes.count)"
      )
    }
    return Array(bytes.prefix(constantBytes))
  }
}
