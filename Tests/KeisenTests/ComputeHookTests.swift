import Keisen
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenRanges

private struct Failure: Error, CustomStringConvertible { let description = "no luck" }

@Suite("ComputeHook")
struct ComputeHookTests {
  private typealias Binding = ComputeHook.Binding

  private let vulkan: any Renderer
  private let cpu: any Renderer
  private let scale: ComputeKernel

  init() throws {
    vulkan = try Renderers.make(RendererOptions(.vulkan))
    cpu = try Renderers.make(RendererOptions(.cpu))
    scale = try ComputeKernel(words: KernelFile.example("scale"))
  }

  private func bytes<Value: BitwiseCopyable>(of value: Value) -> [UInt8] {
    withUnsafeBytes(of: value) { Array($0) }
  }

  private func zeros(_ count: Int) throws -> Column {
    try Column([Float](repeating: 0, count: count))
  }

  /// A column's values.
  private func values(_ column: Column) -> [Double] {
    let snapshot = column.snapshot()
    return [Double](unsafeUninitializedCapacity: snapshot.count) { target, count in
      if let base = target.baseAddress {
        snapshot.read(snapshot.rows, relativeTo: 0, into: base)
      }
      count = snapshot.count
    }
  }

  private func hook(
    _ input: Column,
    _ output: Column,
    factor: Float = 2,
    function: (@Sendable (ComputeHook.Call) throws -> Void)? = nil
  ) throws -> ComputeHook {
    try made(
      scale,
      [.input(input), .output(output)],
      bytes(of: factor),
      groups: (input.count + 255) / 256,
      function: function
    )
  }

  /// Makes a hook that has ten minutes, however much else the machine does.
  private func made(
    _ kernel: ComputeKernel,
    _ bindings: [Binding],
    _ constants: [UInt8],
    groups: Int = 1,
    function: (@Sendable (ComputeHook.Call) throws -> Void)? = nil
  ) throws -> ComputeHook {
    let hook = try ComputeHook(
      kernel: kernel,
      bindings: bindings,
      constants: constants,
      groups: (x: groups, y: 1, z: 1),
      function: function
    )
    try hook.setTimeLimit(600)
    return hook
  }

  /// Does what the kernel does, and counts how often.
  private static func scaling(_ count: Locked<Int>) -> @Sendable (ComputeHook.Call) throws -> Void {
    { call in
      count.withLock { $0 += 1 }
      let factor = call.constants.withUnsafeBytes { $0.loadUnaligned(as: Float.self) }
      let values = call.buffers[0].assumingMemoryBound(to: Float.self)
      let scaled = call.buffers[1].assumingMemoryBound(to: Float.self)
      for row in 0..<min(values.count, scaled.count) { scaled[row] = factor * values[row] }
    }
  }

  private func chart(_ y: Column) throws -> Chart {
    let chart = try Chart(size: Size(width: 160, height: 100))
    try chart.addLine(x: nil, y: y)
    return chart
  }

  @Test("what it computes is in the picture of the same frame, on Vulkan as by its function")
  func picture() throws {
    let input = try Column(ReferenceKernels.signal(200))
    var pictures: [Image] = []
    for (renderer, function) in [
      (vulkan, nil), (cpu, Self.scaling(Locked(0))),
    ] as [(any Renderer, (@Sendable (ComputeHook.Call) throws -> Void)?)] {
      let output = try zeros(200)
      let chart = try chart(output)
      chart.add(try hook(input, output, function: function))
      _ = try chart.render(renderer: renderer)
      #expect(values(output) == values(input).map { 2 * $0 })
      // The range was fitted to what was computed, too.
      #expect(try chart.space.y.range().max > 2)
      pictures.append(try chart.render(renderer: cpu))
    }
    let plain = try chart(try Column(values(input).map { Float(2 * $0) })).render(renderer: cpu)
    #expect(pictures[0].bytes == plain.bytes && pictures[1].bytes == plain.bytes)
  }

  @Test("runs nothing without a renderer that does or a function, and says so")
  func unsupported() throws {
    let output = try zeros(3)
    let chart = try chart(output)
    chart.add(try hook(try Column([1, 2, 3] as [Float]), output))
    let text = "the renderer \"CPU\" runs no kernels, and the hook has no function for the CPU"
    #expect(throws: KeisenError(.unsupported, text)) { try chart.render(renderer: cpu) }
    #expect(throws: KeisenError.self) { try chart.svg() }
    #expect(chart.frameRecord == nil && values(output) == [0, 0, 0])
    // What is there already needs nobody to compute it.
    _ = try chart.render(renderer: vulkan)
    _ = try chart.render(renderer: cpu)
    _ = try chart.svg()
    #expect(values(output) == [2, 4, 6])
  }

  @Test("runs where something has changed that its outputs hang on, and else not")
  func changes() throws {
    let count = Locked(0)
    let input = Column(growing: .float32)
    try input.append([1, 2, 3] as [Float])
    let output = try zeros(3)
    let chart = try chart(output)
    let hook = try hook(input, output, function: Self.scaling(count))
    chart.add(hook)
    func frame(_ runs: Int, _ expected: [Double]) throws {
      #expect(chart.nextFrameTime(after: 0) != nil)
      _ = try chart.render(renderer: cpu)
      #expect(count.withLock { $0 } == runs && values(output) == expected)
      #expect(chart.nextFrameTime(after: 0) == nil)
      _ = try chart.render(renderer: cpu)
      #expect(count.withLock { $0 } == runs)
    }
    try frame(1, [2, 4, 6])
    try hook.setConstants(Float(3))
    try frame(2, [3, 6, 9])
    try input.append([4] as [Float])
    try frame(3, [3, 6, 9])
    try input.changed(first: 0, count: 1)
    try frame(4, [3, 6, 9])
    try hook.setGroups((x: 2, y: 1, z: 1))
    try frame(5, [3, 6, 9])
    try output.changed(first: 1, count: 1)
    try frame(6, [3, 6, 9])
  }

  @Test("one that fails changes no column, ends the frame, and the next one may do better")
  func failure() throws {
    let isBroken = Locked(true)
    let input = try Column([1, 2, 3] as [Float])
    let output = try Column([7, 8, 9] as [Float])
    let chart = try chart(output)
    let hook = try hook(input, output) { call in
      for buffer in call.buffers.suffix(1) { buffer.initializeMemory(as: UInt8.self, repeating: 0) }
      if isBroken.withLock({ $0 }) { throw Failure() }
    }
    chart.add(hook)
    let expected = KeisenError(.callback, "compute function failed: no luck")
    for renderer in [cpu, cpu] {
      #expect(throws: expected) { try chart.render(renderer: renderer) }
    }
    #expect(values(output) == [7, 8, 9] && chart.frameRecord == nil)
    isBroken.withLock { $0 = false }
    _ = try chart.render(renderer: cpu)
    #expect(values(output) == [0, 0, 0])
  }

  @Test(
    "kernels of a figure's charts are stored chart by chart, in the picture they are computed for"
  )
  func figure() throws {
    let isBroken = Locked(true)
    let input = try Column([1, 2, 3] as [Float])
    let outputs = [try Column([7, 8, 9] as [Float]), try Column([4, 5, 6] as [Float])]
    let figure = try Figure(size: Size(width: 320, height: 100), rows: 1, columns: 2)
    for (column, output) in outputs.enumerated() {
      let chart = try chart(output)
      chart.add(
        try hook(input, output) { call in
          if column == 1, isBroken.withLock({ $0 }) { throw Failure() }
          try Self.scaling(Locked(0))(call)
        }
      )
      try figure.add(chart, row: 0, column: column)
    }
    #expect(throws: KeisenError(.callback, "compute function failed: no luck")) {
      try figure.render(renderer: cpu)
    }
    #expect(outputs.map(values) == [[2, 4, 6], [4, 5, 6]])
    #expect(figure.charts.allSatisfy { $0.frameRecord == nil })
    isBroken.withLock { $0 = false }
    let picture = try figure.render(renderer: cpu)
    #expect(outputs.map(values) == [[2, 4, 6], [2, 4, 6]])
    #expect(try figure.charts.allSatisfy { try $0.space.y.range().max > 5 })
    #expect(try figure.render(renderer: vulkan).bytes.count == picture.bytes.count)
  }

  @Test("reads columns that stand apart, backwards or in a ring, times, and rows that repeat")
  func layouts() throws {
    let memory = UnsafeMutableBufferPointer<Float>.allocate(capacity: 2000)
    defer { memory.deallocate() }
    for index in 0..<2000 { memory[index] = Float(index) }
    let base = try #require(memory.baseAddress)
    let ring = try Column(ring: .float32, capacity: 500)
    for start in stride(from: 0, to: 2000, by: 250) {
      try ring.append((start..<start + 250).map(Float.init))
    }
    let columns = [
      try Column(borrowing: base, type: .float32, count: 1000, stride: 8) {},
      try Column(borrowing: base + 1999, type: .float32, count: 2000, stride: -4) {},
      try Column(copying: base + 5, type: .float32, count: 300, stride: 0),
      try Column(copying: UnsafeRawPointer(base) + 4, type: .float32, count: 7),
      ring,
    ]
    for column in columns {
      let output = try zeros(column.count)
      let chart = try chart(output)
      chart.add(try hook(column, output, factor: 1))
      _ = try chart.render(renderer: vulkan)
      #expect(values(output) == values(column))
    }
    // The words of times.
    let times = try Column(
      copying: [Int64](1...4),
      type: .timestamp(.seconds),
      count: 4
    )
    let sums = try Column([UInt32](repeating: 0, count: 64))
    let words = try made(
      ComputeKernel(words: KernelFile.words("words")),
      [.input(times), .inOut(sums)],
      bytes(of: SIMD2<UInt32>(0, 0))
    )
    let chart = try chart(sums)
    chart.add(words)
    _ = try chart.render(renderer: vulkan)
  }

  @Test("what is read and written goes on from what it is, once for each change")
  func inOut() throws {
    let counts = try Column([10, 20, 30] as [UInt32])
    let hook = try made(
      ComputeKernel(words: KernelFile.example("histogram")),
      [.input(try Column([0.5, 1.5] as [Float])), .inOut(counts)],
      bytes(of: SIMD2<Float>(0, 1))
    )
    let chart = try chart(counts)
    chart.add(hook)
    for expected in [[11, 21, 30], [11, 21, 30]] as [[Double]] {
      _ = try chart.render(renderer: vulkan)
      #expect(values(counts) == expected)
    }
    try hook.setConstants(SIMD2<Float>(-1, 1))
    _ = try chart.render(renderer: vulkan)
    #expect(values(counts) == [11, 22, 31])
  }

  @Test("of several each sees what those before it wrote: smoothing in three steps")
  func several() throws {
    let rows = 50_000
    let signal = ReferenceKernels.signal(rows)
    let input = try Column(signal)
    let blocks = (rows + 4095) / 4096
    let (maps, starts, smoothed) = (try zeros(2 * blocks), try zeros(blocks), try zeros(rows))
    let chart = try chart(smoothed)
    let steps: [(String, [Binding], [UInt8], Int)] = [
      ("smooth_blocks", [.input(input), .output(maps)], bytes(of: Float(0.02)), blocks),
      ("smooth_starts", [.input(maps), .output(starts)], [], 1),
      (
        "smooth_rows", [.input(input), .input(starts), .output(smoothed)], bytes(of: Float(0.02)),
        blocks
      ),
    ]
    for (name, bindings, constants, groups) in steps {
      chart.add(
        try made(
          ComputeKernel(words: KernelFile.example(name)),
          bindings,
          constants,
          groups: groups
        )
      )
    }
    _ = try chart.render(renderer: vulkan)
    let expected = ReferenceKernels.smooth(signal, alpha: 0.02)
    let found = values(smoothed)
    let distance = zip(found, expected).reduce(0) { max($0, abs($1.0 - Double($1.1))) }
    #expect(found.count == rows && distance <= 4 * 0x1p-24 * 1.7 / 0.02)
  }

  @Test("refuses columns, constants and groups that do not fit, with the value")
  func arguments() throws {
    let input = try Column([1, 2, 3] as [Float])
    func fails(
      _ bindings: [Binding],
      _ message: String,
      constants: [UInt8] = [],
      groups: (x: Int, y: Int, z: Int) = (x: 1, y: 1, z: 1)
    ) {
      #expect(throws: KeisenError(.invalidArgument, message)) {
        _ = try ComputeHook(kernel: scale, bindings: bindings, constants: constants, groups: groups)
      }
    }
    let written = "binding 1 is written, so its column must be a copied one"
    fails([.input(input), .output(Column(growing: .float32))], written)
    let borrowed = try Column(borrowing: nil, type: .float32, count: 0) {}
    fails([.input(input), .inOut(borrowed)], written)
    fails([.input(input), .output(input)], "the column of binding 1 is written, and bound 2 times")
    fails([.input(input)], "kernel has binding 1, got 1 buffers")
    let doubles = try Column([1.0])
    fails([.input(doubles), .output(input)], "binding 0 holds float64, the kernel reads float32")
    let good: [Binding] = [.input(input), .output(try zeros(3))]
    let many = [UInt8](repeating: 0, count: 20)
    fails(good, "the kernel has 4 bytes of push constants, got 20", constants: many)
    fails(
      good,
      "groups must be in 1...4294967295, got 1 x 0 x 1",
      groups: (x: 1, y: 0, z: 1)
    )
    fails(
      good,
      "groups must be in 1...4294967295, got 4294967296 x 1 x -1",
      groups: (x: 1 << 32, y: 1, z: -1)
    )
    let other = try ComputeHook(kernel: scale, bindings: good, groups: (x: 1, y: 1, z: 1))
    #expect(other.timeLimit == 5)
    let hook = try hook(input, try zeros(3))
    for limit in [-1, 0, .nan] as [Double] {
      #expect(throws: KeisenError(.invalidArgument, "time limit must be above 0, got \(limit)")) {
        try hook.setTimeLimit(limit)
      }
    }
    #expect(throws: KeisenError.self) { try hook.setConstants(UInt8(1)) }
    #expect(throws: KeisenError.self) { try hook.setGroups((x: 1, y: 1, z: 0)) }
    #expect(hook.timeLimit == 600 && hook.groups == (1, 1, 1))
    #expect(hook.constants == bytes(of: Float(2)))
  }

  @Test("an empty column is an error with its binding")
  func empty() throws {
    let output = try zeros(3)
    let chart = try chart(output)
    let hook = try ComputeHook(
      kernel: scale,
      bindings: [.input(Column(growing: .float32)), .output(output)],
      groups: (x: 1, y: 1, z: 1)
    )
    chart.add(hook)
    let expected = KeisenError(.invalidArgument, "the column of binding 0 is empty")
    #expect(throws: expected) { try chart.render(renderer: vulkan) }
  }

  @Test("a snapshot of an output keeps the values it was taken with")
  func snapshots() throws {
    let output = try Column([7, 8, 9] as [Float])
    let chart = try chart(output)
    let before = output.snapshot()
    chart.add(try hook(try Column([1, 2, 3] as [Float]), output))
    _ = try chart.render(renderer: vulkan)
    var old = [0.0, 0, 0]
    before.read(before.rows, relativeTo: 0, into: &old)
    #expect(old == [7, 8, 9] && values(output) == [2, 4, 6])
    #expect(before.version != output.snapshot().version)
  }
}
