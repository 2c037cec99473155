import CVulkan
import Glibc
import KeisenCharts
import KeisenCompute
import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenVulkan

@Suite("KernelRunner")
struct KernelRunnerTests {
  /// Runs a kernel on arrays: inputs, then one output that begins as zeros.
  private func run<Input: BitwiseCopyable, Output: BitwiseCopyable & AdditiveArithmetic>(
    _ renderer: VulkanRenderer,
    _ kernel: ComputeKernel,
    _ inputs: [[Input]],
    count: Int,
    of type: Output.Type,
    constants: [UInt8] = [],
    groups: Int = 1,
    timeLimit: Double = 600
  ) throws -> [Output] {
    var output = [Output](repeating: .zero, count: count)
    let memory = inputs.map { input in
      let memory = UnsafeMutableRawBufferPointer.allocate(
        byteCount: input.count * MemoryLayout<Input>.stride,
        alignment: 16
      )
      input.withUnsafeBytes { memory.copyMemory(from: $0) }
      return memory
    }
    defer { for each in memory { each.deallocate() } }
    try output.withUnsafeMutableBytes { output in
      let buffers = memory.map { ComputeDispatch.Buffer(input: UnsafeRawBufferPointer($0)) }
      try renderer.compute(
        ComputeDispatch(
          kernel: kernel,
          groups: SIMD3(UInt32(groups), 1, 1),
          constants: constants,
          buffers: buffers + [ComputeDispatch.Buffer(output: output)],
          timeLimit: timeLimit
        )
      )
    }
    return output
  }

  private func example(_ name: String) throws -> ComputeKernel {
    try ComputeKernel(words: KernelFile.example(name))
  }

  private func bytes<Value: BitwiseCopyable>(of value: Value) -> [UInt8] {
    withUnsafeBytes(of: value) { Array($0) }
  }

  @Test("runs a kernel on what it is given, with its constants, again and again")
  func scale() throws {
    try validated { renderer in
      let kernel = try example("scale")
      for (count, factor) in [(1, 2), (255, 0.5), (256, -3), (257, 2), (257, 4), (100_000, 1)]
        as [(Int, Float)]
      {
        let values = ReferenceKernels.signal(count)
        let found = try run(
          renderer,
          kernel,
          [values],
          count: count,
          of: Float.self,
          constants: bytes(of: factor),
          groups: (count + 255) / 256
        )
        #expect(found == values.map { factor * $0 })
      }
    }
  }

  @Test("gives a kernel zeros to begin with, and what is both read and written as it was")
  func beginnings() throws {
    try validated { renderer in
      let kernel = try example("histogram")
      let values: [Float] = [0.5, 1.5, 1.6]
      var counts: [UInt32] = [10, 20, 30]
      for _ in 0..<2 {
        try values.withUnsafeBytes { values in
          try counts.withUnsafeMutableBytes { counts in
            try renderer.compute(
              ComputeDispatch(
                kernel: kernel,
                groups: SIMD3(1, 1, 1),
                constants: bytes(of: SIMD2<Float>(0, 1)),
                buffers: [
                  ComputeDispatch.Buffer(input: values),
                  ComputeDispatch.Buffer(input: UnsafeRawBufferPointer(counts), output: counts),
                ],
                timeLimit: 600
              )
            )
          }
        }
      }
      #expect(counts == [12, 24, 30])
      let constants = bytes(of: SIMD2<Float>(0, 1))
      for _ in 0..<2 {
        let found = try run(
          renderer,
          kernel,
          [values],
          count: 3,
          of: UInt32.self,
          constants: constants
        )
        #expect(found == [1, 2, 0])
      }
    }
  }

  @Test("reads numbers of 8, 16 and 64 bits where the device has them")
  func sizes() throws {
    try validated { renderer in
      let kernel = try ComputeKernel(words: KernelFile.words("wide"))
      let count = 101
      let a = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }
      let b = (0..<count).map { Int16(truncatingIfNeeded: -$0 * 300) }
      let c = (0..<count).map { Int64($0) << 40 }
      let d = (0..<count).map { Double($0) / 7 }
      var e = [Double](repeating: 0, count: count)
      try a.withUnsafeBytes { a in
        try b.withUnsafeBytes { b in
          try c.withUnsafeBytes { c in
            try d.withUnsafeBytes { d in
              try e.withUnsafeMutableBytes { e in
                try renderer.compute(
                  ComputeDispatch(
                    kernel: kernel,
                    groups: SIMD3(2, 1, 1),
                    buffers: [a, b, c, d].map { ComputeDispatch.Buffer(input: $0) }
                      + [ComputeDispatch.Buffer(output: e)],
                    timeLimit: 600
                  )
                )
              }
            }
          }
        }
      }
      let expected = (0..<count).map { row in
        Double(a[row]) + Double(b[row]) + Double(c[row]) + d[row]
      }
      #expect(e == expected)
    }
  }

  @Test("runs kernels of the first SPIR-V")
  func old() throws {
    try validated { renderer in
      let kernel = try ComputeKernel(words: KernelFile.words("old"))
      let values = (0..<64).map(Float.init)
      let sums = try run(renderer, kernel, [values], count: 16, of: Float.self)
      #expect(sums == (0..<16).map { Float(16 * $0 + 6) })
    }
  }

  @Test("keeps accesses beyond a buffer from all other memory")
  func beyond() throws {
    try validated { renderer in
      let kernel = try ComputeKernel(words: KernelFile.words("words"))
      let values = [UInt32](repeating: 5, count: 64)
      for offset in [64, 1_000_000, 0x3fff_fff0, 0x7fff_ffff, 0xffff_ffff - 64] as [UInt32] {
        for step in [1, 1000, 0x1234_5678] as [UInt32] {
          let found = try run(
            renderer,
            kernel,
            [values],
            count: 64,
            of: UInt32.self,
            constants: bytes(of: SIMD2(offset, step))
          )
          // Where robustBufferAccess2 is, what lies beyond reads as 0.
          let rows = try renderer.engine().withKernels { $0?.features.dropsAccesses ?? false }
          if rows, step == 1, offset == 64 { #expect(found == [UInt32](repeating: 0, count: 64)) }
        }
      }
      let kept = try run(
        renderer,
        kernel,
        [values],
        count: 64,
        of: UInt32.self,
        constants: bytes(of: SIMD2<UInt32>(0, 1))
      )
      #expect(kept == [UInt32](repeating: 0xdead_bef0, count: 64))
    }
  }

  @Test(
    "keeps accesses beyond a kernel's own arrays within them",
    arguments: [
      [0, 1, 2, 0, 1, 2, 0, 1],
      [3, 4, 5, 6, 7, 8, 9, 10],
      [-1, -2, -3, 1_000_000, .max, .min, 0x1000_0000, -0x1000_0000],
    ] as [[Int32]]
  )
  func ownArrays(_ indices: [Int32]) throws {
    try validated { renderer in
      let kernel = try ComputeKernel(words: KernelFile.words("own_arrays"))
      let found = try run(renderer, kernel, [indices], count: 8, of: Int32.self)
      func bounded(_ index: Int32, _ count: Int) -> Int {
        min(Int(UInt32(bitPattern: index)), count - 1)
      }
      let expected = indices.map { index in
        let pair = bounded(index, 8)
        let own = 10 * bounded(index, 5)
        let part = pair * [1, 2, 3][bounded(index, 3)]
        let three = [7, 8, 9][bounded(index, 3)] + 100
        return Int32(own + 1000 * part + 100_000 * three)
      }
      #expect(found == expected)
    }
  }

  @Test("refuses what a device can't do, with the number and the limit")
  func limits() throws {
    try validated { renderer in
      func message(
        _ name: String,
        groups: SIMD3<UInt32> = SIMD3(1, 1, 1),
        bytes: Int = 64
      ) throws -> String {
        let kernel = try ComputeKernel(words: KernelFile.words(name))
        // Its address is all that is asked for before the size is.
        let memory = UnsafeMutableRawBufferPointer(
          start: UnsafeMutableRawPointer(bitPattern: 4096),
          count: bytes
        )
        let dispatch = try ComputeDispatch(
          kernel: kernel,
          groups: groups,
          buffers: [ComputeDispatch.Buffer(output: memory)]
        )
        let error = #expect(throws: KeisenError.self) { try renderer.compute(dispatch) }
        #expect(error?.code == .unsupported)
        return error?.message ?? ""
      }
      for (text, start) in [
        (try message("large_group"), "invocations of a group"),
        (try message("large_shared"), "shared bytes of a group are 16777216, "),
        (try message("loops", groups: SIMD3(.max, 1, 1)), "groups across are 4294967295, "),
        (try message("loops", groups: SIMD3(1, .max, 1)), "groups down are 4294967295, "),
        (try message("loops", bytes: 1 << 40), "bytes of binding 0 are 1099511627776, "),
        (try message("loops", bytes: .max), "bytes of binding 0 are 9223372036854775807, "),
      ] { #expect(text.hasPrefix(start)) }
    }
  }

  @Test("refuses groups, buffers and limits that are none before there is a dispatch")
  func arguments() throws {
    let kernel = try example("scale")
    let values: [Float] = [1]
    var scaled: [Float] = [0]
    values.withUnsafeBytes { values in
      scaled.withUnsafeMutableBytes { scaled in
        func fails(
          _ groups: SIMD3<UInt32>,
          _ buffers: [ComputeDispatch.Buffer],
          _ limit: Double,
          _ message: String
        ) {
          #expect(throws: KeisenError(.invalidArgument, message)) {
            _ = try ComputeDispatch(
              kernel: kernel,
              groups: groups,
              constants: [0, 0, 0, 0],
              buffers: buffers,
              timeLimit: limit
            )
          }
        }
        let good = [ComputeDispatch.Buffer(input: values), ComputeDispatch.Buffer(output: scaled)]
        fails(SIMD3(0, 1, 1), good, 1, "groups must be positive, got 0 x 1 x 1")
        fails(SIMD3(1, 1, 1), good, -1, "time limit must be above 0, got -1.0")
        fails(SIMD3(1, 1, 1), good, 0, "time limit must be above 0, got 0.0")
        fails(SIMD3(1, 1, 1), good, .nan, "time limit must be above 0, got nan")
        let none = ComputeDispatch.Buffer(input: UnsafeRawBufferPointer(start: nil, count: 0))
        fails(SIMD3(1, 1, 1), [none, good[1]], 1, "binding 0 has no bytes")
        fails(SIMD3(1, 1, 1), [good[0]], 1, "kernel has binding 1, got 1 buffers")
      }
    }
  }

  @Test("a kernel that does not end is given up, the renderer is lost, and a new one works")
  func endless() throws {
    let renderer = try VulkanRenderer()
    let engine = try renderer.engine()
    let scale = try example("scale")
    let list = DisplayList(size: Size(width: 4, height: 4), pixelRatio: 1)
    _ = try renderer.render(list)
    // A device that never says that it is done: a true one may end the kernel in time.
    try engine.withKernels { runner throws(KeisenError) in
      runner = try KernelRunner(engine.physical, of: engine.instance) { functions in
        functions.WaitForFences = { _, _, _, _, _ in VK_TIMEOUT }
      }
    }
    func compute(_ renderer: VulkanRenderer) throws -> [Float] {
      try run(
        renderer,
        scale,
        [[1, 2] as [Float]],
        count: 2,
        of: Float.self,
        constants: bytes(of: Float(3)),
        timeLimit: 0.25
      )
    }
    let expected = KeisenError(.timeout, "the device did not end within 0.25 seconds")
    #expect(throws: expected) { _ = try compute(renderer) }
    for _ in 0..<2 {
      var error = #expect(throws: KeisenError.self) { _ = try compute(renderer) }
      #expect(error?.code == .deviceLost)
      error = #expect(throws: KeisenError.self) { _ = try renderer.render(list) }
      #expect(error?.code == .deviceLost)
    }
    let other = try VulkanRenderer()
    _ = try other.render(list)
    #expect(
      try run(
        other,
        scale,
        [[1, 2] as [Float]],
        count: 2,
        of: Float.self,
        constants: bytes(of: Float(3))
      ) == [3, 6]
    )
  }

  @Test("a thread that waits for a kernel that does not end computes nothing on the lost device")
  func waiting() throws {
    let renderer = try VulkanRenderer()
    let engine = try renderer.engine()
    let kernel = try example("scale")
    try engine.withKernels { runner throws(KeisenError) in
      runner = try KernelRunner(engine.physical, of: engine.instance) { functions in
        functions.WaitForFences = { _, _, _, _, _ in
          usleep(500_000)
          return VK_TIMEOUT
        }
      }
    }
    let codes = Locked<[KeisenError.Code?]>([])
    onThreads(2) { _ in
      var code: KeisenError.Code?
      do {
        _ = try run(
          renderer,
          kernel,
          [[1, 2] as [Float]],
          count: 2,
          of: Float.self,
          constants: bytes(of: Float(3)),
          timeLimit: 0.25
        )
      } catch {
        code = (error as? KeisenError)?.code
      }
      codes.withLock { $0.append(code) }
    }
    let found: [KeisenError.Code?] = codes.withLock { $0 }
    #expect(found.count == 2 && Set(found) == [.timeout, .deviceLost])
  }

  @Test("a frame whose kernel does not end leaves chart and columns as they were")
  func endlessFrame() throws {
    let renderer = try VulkanRenderer()
    let engine = try renderer.engine()
    try engine.withKernels { runner throws(KeisenError) in
      runner = try KernelRunner(engine.physical, of: engine.instance) { functions in
        functions.WaitForFences = { _, _, _, _, _ in VK_TIMEOUT }
      }
    }
    let output = try Column([7, 8, 9] as [Float])
    let chart = try Chart(size: Size(width: 100, height: 80))
    try chart.addLine(x: nil, y: output)
    chart.add(
      try ComputeHook(
        kernel: example("scale"),
        bindings: [.input(try Column([1, 2, 3] as [Float])), .output(output)],
        constants: bytes(of: Float(2)),
        groups: (x: 1, y: 1, z: 1)
      )
    )
    func draw(_ renderer: VulkanRenderer) throws {
      try chart.frame(renderer: renderer) { (list) throws(KeisenError) in
        _ = try renderer.render(list)
      }
    }
    func values() -> [Double] {
      let snapshot = output.snapshot()
      var values = [Double](repeating: 0, count: 3)
      snapshot.read(snapshot.rows, relativeTo: 0, into: &values)
      return values
    }
    for code in [.timeout, .deviceLost, .deviceLost] as [KeisenError.Code] {
      let error = #expect(throws: KeisenError.self) { try draw(renderer) }
      #expect(error?.code == code)
      #expect(values() == [7, 8, 9] && chart.frameRecord == nil)
    }
    try draw(try VulkanRenderer())
    #expect(values() == [2, 4, 6] && chart.frameRecord?.frame == 1)
  }

  @Test("damaged kernels are errors or run, and never end the program", arguments: 0..<4)
  func damaged(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let renderer = try VulkanRenderer()
    var ran = 0
    for name in ["scale", "smooth_blocks", "histogram"] {
      let words = KernelFile.example(name)
      for _ in 0..<100 {
        guard let kernel = try? ComputeKernel(words: words.mutated(by: &random)) else { continue }
        let values = ReferenceKernels.signal(500)
        do {
          _ = try run(
            renderer,
            kernel,
            [values],
            count: 500,
            of: Float.self,
            constants: Array(repeating: 1, count: kernel.constantBytes),
            groups: 2
          )
          ran += 1
        } catch let error as KeisenError {
          #expect(error.code == .invalidArgument || error.code == .unsupported, "\(error)")
        }
      }
    }
    #expect(ran >= 10)
  }

  @Test("keeps the latest kernels and sizes alone")
  func memory() throws {
    try validated { renderer in
      let kernel = try example("scale")
      var used: Set<Int> = []
      for round in 0..<30 {
        _ = try run(
          renderer,
          kernel,
          [[Float](repeating: 1, count: 1000 + round % 10)],
          count: 1000 + round % 10,
          of: Float.self,
          constants: bytes(of: Float(3))
        )
        used.insert(try renderer.engine().withKernels { $0?.device.memoryInUse ?? 0 })
      }
      #expect(used.count > 1 && (used.max() ?? 0) < 200_000)
    }
  }
}
