import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCompute

@Suite("ComputeKernel")
struct ComputeKernelTests {
  private func message(_ words: [UInt32], entryPoint: String = "main") -> String {
    do throws(KeisenError) {
      _ = try ComputeKernel(words: words, entryPoint: entryPoint)
      return ""
    } catch {
      return "\(error.code.rawValue): \(error)"
    }
  }

  @Test("tells what a kernel asks for: groups, buffers, constants")
  func layout() throws {
    let scale = try ComputeKernel(words: KernelFile.example("scale"))
    #expect(scale.localSize == (256, 1, 1))
    #expect(scale.bufferCount == 2 && scale.constantBytes == 4)
    let float = ComputeElement(.float, bits: 32)
    #expect(scale.layout.bindings == [0: float, 1: float])
    #expect(scale.layout.features.isEmpty && scale.layout.sharedBytes == 0)

    let histogram = try ComputeKernel(words: KernelFile.example("histogram"))
    #expect(histogram.constantBytes == 8 && histogram.layout.sharedBytes == 1024)
    #expect(histogram.layout.bindings[1] == ComputeElement(.uint, bits: 32))

    let wide = try ComputeKernel(words: KernelFile.words("wide"))
    #expect(wide.bufferCount == 5)
    #expect(wide.layout.features.isSuperset(of: [.float64, .int64, .storage8, .storage16]))

    let old = try ComputeKernel(words: KernelFile.words("old"))
    #expect(old.localSize == (16, 1, 1) && old.layout.bindings == [0: float, 1: float])
  }

  @Test("takes all kernels of the examples, bytes as well as words, and tells equal ones")
  func examples() throws {
    for name in [
      "scale", "smooth_blocks", "smooth_starts", "smooth_rows", "histogram", "spectrum",
    ] {
      let words = KernelFile.example(name)
      let kernel = try ComputeKernel(words: words)
      let bytes = words.withUnsafeBytes { Array($0) }
      #expect(try ComputeKernel(bytes) == kernel)
      #expect(try ComputeKernel(bytes).hashValue == kernel.hashValue)
    }
    let one = try ComputeKernel(words: KernelFile.example("scale"))
    #expect(try one != ComputeKernel(words: KernelFile.example("histogram")))
  }

  @Test("refuses what is no SPIR-V, with what it found")
  func noSPIRV() {
    let words = KernelFile.example("scale")
    #expect(message([]) == "-1: kernel is no SPIR-V: it has 0 words, a header takes 5")
    #expect(
      message([1, 2, 3, 4, 5, 6])
        == "-1: kernel is no SPIR-V: it begins with 0x00000001, not 0x07230203"
    )
    #expect(message(words.map(\.byteSwapped)) == "-1: kernel is SPIR-V of the other byte order")
    let cut = Array(words.dropLast(3))
    #expect(message(cut).hasPrefix("-1: kernel is no SPIR-V: the instruction at word "))
    var zero = words
    zero[5] = 0
    #expect(message(zero).contains("the instruction at word 5 has 0 words of "))
    #expect(
      message([0x0723_0203, 0x10600, 0, 0, 0])
        == "-1: bound of the kernel must be in 1...4194303, got 0"
    )
    #expect(throws: KeisenError(.invalidArgument, "kernel must be words of 4 bytes, got 7 bytes")) {
      _ = try ComputeKernel([1, 2, 3, 4, 5, 6, 7])
    }
  }

  @Test("refuses what SPIRV-Tools does not take, in one line")
  func invalid() {
    var words = KernelFile.example("scale")
    // The last instruction ends the function.
    words.removeLast()
    let text = message(words)
    #expect(text.hasPrefix("-1: kernel is no valid SPIR-V for Vulkan 1.3: "))
    #expect(!text.contains("\n"))
  }

  @Test("refuses entry points that are not there or compute nothing")
  func entryPoints() {
    #expect(
      message(KernelFile.example("scale"), entryPoint: "other")
        == "-1: kernel has no entry point \"other\" for computing; there is \"main\""
    )
    #expect(
      message(KernelFile.words("picture", kind: "frag"))
        == "-1: kernel has no entry point \"main\" for computing; there is \"main\", which computes nothing"
    )
  }

  @Test("refuses images, uniform buffers, and buffers of other sets")
  func resources() {
    #expect(message(KernelFile.words("image")).hasPrefix("-5: kernel "))
    #expect(
      message(KernelFile.words("uniform"))
        == "-5: kernel has a uniform buffer; use a storage buffer or push constants"
    )
    #expect(
      message(KernelFile.words("sets"))
        == "-1: buffers must be in set 0, binding 0 of the kernel is in 1"
    )
  }

  @Test("refuses what is valid and no compiler writes: drivers have ended the program over it")
  func rules() throws {
    // A vector where an index is: lavapipe of Mesa 22.3.6.
    var words = KernelFile.example("histogram")
    let builtIn = try #require(words.indices.first { words[$0...].starts(with: [11, 27]) })
    words[builtIn + 1] = 29
    #expect(message(words) == "-5: kernel has built-in variable 29, or one of another type")

    // A pointer as the operand of a bit cast: the same.
    words = KernelFile.example("histogram")
    let module = try SPIRVModule(words)
    let variable = try #require(
      module.instructions.first {
        $0.operation == .variable
          && module.word(3, of: $0) == KernelTypes.StorageClass.function.rawValue
      }
    )
    let cast = try #require(module.instructions.first { $0.code == 124 })
    words[cast.start + 3] = module.word(2, of: variable)
    #expect(message(words) == "-5: kernel uses a pointer in instruction 124 of SPIR-V")
  }

  @Test("bounds the indices of its own arrays, and keeps kernels without any as they are")
  func hardening() throws {
    let own = KernelFile.words("own_arrays")
    let kernel = try ComputeKernel(words: own)
    #expect(kernel.words.count > own.count)
    // Bounded ones are bounded again and stay valid.
    #expect(try ComputeKernel(words: kernel.words).words.count > own.count)
    let scale = KernelFile.example("scale")
    #expect(try ComputeKernel(words: scale).words == scale)
  }

  @Test("refuses to bound indices where the limit of ids leaves none for that")
  func ids() throws {
    var own = KernelFile.words("own_arrays")
    own[3] = SPIRVModule.maxIds - 1_000
    #expect(try ComputeKernel(words: own).words.count > own.count)
    for left: UInt32 in [0, 1] {
      own[3] = SPIRVModule.maxIds - left
      #expect(
        message(own)
          == "-5: kernel has a bound of \(own[3]), so of 4194303 too few ids are left to bound its indices"
      )
    }
    // One without such indices needs none.
    var scale = KernelFile.example("scale")
    scale[3] = SPIRVModule.maxIds
    #expect(try ComputeKernel(words: scale).words == scale)
  }

  @Test("checks buffers and constants against what is there")
  func bindings() throws {
    let kernel = try ComputeKernel(words: KernelFile.example("scale"))
    let float = ComputeElement(.float, bits: 32)
    let double = ComputeElement(.float, bits: 64)
    func fails(_ buffers: [ComputeElement?], _ message: String) {
      #expect(throws: KeisenError(.invalidArgument, message)) { try kernel.check(buffers: buffers) }
    }
    try kernel.check(buffers: [float, float])
    try kernel.check(buffers: [nil, nil])
    fails([float], "kernel has binding 1, got 1 buffers")
    fails([float, float, float], "kernel has no binding 2, got 3 buffers")
    fails([float, double], "binding 1 holds float64, the kernel reads float32")
    fails([], "kernel has binding 0, got 0 buffers")
    // Words are read as whatever they are.
    let words = try ComputeKernel(words: KernelFile.words("words"))
    try words.check(buffers: [double, ComputeElement(.int, bits: 8)])

    #expect(try kernel.constants([1, 2, 3, 4]) == [1, 2, 3, 4])
    #expect(try kernel.constants([1, 2, 3, 4, 0, 0, 0, 0]) == [1, 2, 3, 4])
    for count in [0, 3, 17] {
      let expected = KeisenError(
        .invalidArgument,
        "the kernel has 4 bytes of push constants, got \(count)"
      )
      #expect(throws: expected) { try kernel.constants([UInt8](repeating: 0, count: count)) }
    }
  }

  @Test("takes or refuses damaged kernels, and never ends the program", arguments: 0..<8)
  func damaged(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (taken, refused) = (0, 0)
    for name in ["scale", "smooth_rows", "histogram", "spectrum"] {
      let words = KernelFile.example(name)
      for _ in 0..<60 {
        do throws(KeisenError) {
          _ = try ComputeKernel(words: words.mutated(by: &random))
          taken += 1
        } catch {
          refused += 1
          #expect(error.code == .invalidArgument || error.code == .unsupported, "\(error)")
        }
      }
    }
    #expect(taken + refused == 240 && refused > 100)
  }
}
