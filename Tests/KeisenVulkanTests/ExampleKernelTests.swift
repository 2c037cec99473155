import KeisenCompute
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenVulkan

/// The kernels of the examples, each against its plain version on the processor, at a million rows.
@Suite("Kernels of the examples")
struct ExampleKernelTests {
  private static let rows = 1_000_000

  private func run(
    _ renderer: VulkanRenderer,
    _ name: String,
    _ inputs: [[Float]],
    into output: UnsafeMutableRawBufferPointer,
    constants: [UInt8] = [],
    groups: Int
  ) throws {
    let memory = inputs.map { input in
      let memory = UnsafeMutableBufferPointer<Float>.allocate(capacity: input.count)
      _ = memory.initialize(from: input)
      return memory
    }
    defer { for each in memory { each.deallocate() } }
    let buffers = memory.map { ComputeDispatch.Buffer(input: UnsafeRawBufferPointer($0)) }
    try renderer.compute(
      ComputeDispatch(
        kernel: ComputeKernel(words: KernelFile.example(name)),
        groups: SIMD3(UInt32(groups), 1, 1),
        constants: constants,
        buffers: buffers + [ComputeDispatch.Buffer(output: output)],
        timeLimit: 600
      )
    )
  }

  private func floats(
    _ count: Int,
    _ body: (UnsafeMutableRawBufferPointer) throws -> Void
  ) throws -> [Float] {
    var values = [Float](repeating: 0, count: count)
    try values.withUnsafeMutableBytes(body)
    return values
  }

  private func bytes<Value: BitwiseCopyable>(of value: Value) -> [UInt8] {
    withUnsafeBytes(of: value) { Array($0) }
  }

  /// The greatest difference.
  private func distance(_ left: [Float], _ right: [Float]) -> Float {
    zip(left, right).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  @Test(
    "exponential smoothing",
    arguments: [rows, 1, 2, 4095, 4096, 4097, 300_000],
    [
      Float(0.01), 0.5,
    ]
  )
  func smoothing(_ rows: Int, _ alpha: Float) throws {
    try validated { renderer in
      let values = ReferenceKernels.signal(rows)
      let blocks = (rows + 4095) / 4096
      let constants = bytes(of: alpha)
      let maps = try floats(2 * blocks) {
        try run(
          renderer,
          "smooth_blocks",
          [values],
          into: $0,
          constants: constants,
          groups: blocks
        )
      }
      let starts = try floats(blocks) {
        try run(renderer, "smooth_starts", [maps], into: $0, groups: 1)
      }
      let smoothed = try floats(rows) {
        try run(
          renderer,
          "smooth_rows",
          [values, starts],
          into: $0,
          constants: constants,
          groups: blocks
        )
      }
      // A row's roundings are some halves of the last bit of at most the greatest value, and what
      // comes later weighs them by powers of 1 - alpha, whose sum is 1 / alpha.
      let tolerance = 4 * 0x1p-24 * 1.7 / alpha
      #expect(distance(smoothed, ReferenceKernels.smooth(values, alpha: alpha)) <= tolerance)
    }
  }

  @Test("a histogram, exactly", arguments: [rows, 1, 4097])
  func histogram(_ rows: Int) throws {
    try validated { renderer in
      var values = ReferenceKernels.signal(rows)
      for index in stride(from: 0, to: rows, by: 97) { values[index] = .nan }
      for index in stride(from: 50, to: rows, by: 101) { values[index] = .infinity }
      var counts = [UInt32](repeating: 0, count: 200)
      try counts.withUnsafeMutableBytes {
        try run(
          renderer,
          "histogram",
          [values],
          into: $0,
          constants: bytes(of: SIMD2<Float>(-1.5, 66)),
          groups: (rows + 4095) / 4096
        )
      }
      #expect(
        counts == ReferenceKernels.histogram(values, low: -1.5, scale: 66, bins: 200)
      )
    }
  }

  @Test("a moving spectrum", arguments: [rows, 256])
  func spectrum(_ rows: Int) throws {
    try validated { renderer in
      let values = ReferenceKernels.signal(rows)
      let hop = 128
      let windows = (rows - 256) / hop + 1
      let constants = bytes(of: UInt32(hop)) + bytes(of: ReferenceKernels.scale)
      let amplitudes = try floats(windows * 128) {
        try run(
          renderer,
          "spectrum",
          [values, ReferenceKernels.weights, ReferenceKernels.turns],
          into: $0,
          constants: constants,
          groups: windows
        )
      }
      let expected = ReferenceKernels.spectra(values, hop: hop)
      #expect(amplitudes.count == expected.count)
      // Eight additions one after another, each of some halves of the last bit of at most the sum
      // of the weighted rows, which the scale brings to twice the greatest value.
      #expect(distance(amplitudes, expected) <= 8 * 3 * 0x1p-24 * 2 * 1.7)
    }
  }

  @Test("the fast transform that these are compared with is the slow one")
  func reference() {
    let values = ReferenceKernels.signal(1000)
    let spectra = ReferenceKernels.spectra(values, hop: 100)
    for (window, frequency) in [(0, 0), (0, 5), (3, 64), (7, 127), (5, 79)] {
      let expected = ReferenceKernels.amplitude(values, from: 100 * window, frequency)
      #expect(abs(Double(spectra[window * 128 + frequency]) - expected) < 1e-6)
    }
  }
}
