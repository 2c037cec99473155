import KeisenCompute
import KeisenData
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenMarks

private struct Failure: Error, CustomStringConvertible { let description = "no luck" }

@Suite("KernelPass")
struct KernelPassTests {
  private typealias Binding = ComputeHook.Binding

  private let kernel: ComputeKernel

  init() throws { kernel = try ComputeKernel(words: KernelFile.example("scale")) }

  /// A hook that adds a column times a factor to another one, which is zeros before where it is an
  /// output; it counts its runs.
  private func adding(
    _ input: Column,
    to output: Binding,
    factor: Float = 1,
    _ runs: Locked<Int> = Locked(0),
    failing: Locked<Bool> = Locked(false)
  ) throws -> ComputeHook {
    let function: @Sendable (ComputeHook.Call) throws -> Void = { call in
      if failing.withLock({ $0 }) { throw Failure() }
      runs.withLock { $0 += 1 }
      let factor = call.constants.withUnsafeBytes { $0.loadUnaligned(as: Float.self) }
      let values = call.buffers[0].assumingMemoryBound(to: Float.self)
      let sums = call.buffers[1].assumingMemoryBound(to: Float.self)
      for row in 0..<min(values.count, sums.count) { sums[row] += factor * values[row] }
    }
    return try ComputeHook(
      kernel: kernel,
      bindings: [.input(input), output],
      constants: withUnsafeBytes(of: factor) { Array($0) },
      groups: (x: 1, y: 1, z: 1),
      function: function
    )
  }

  private func zeros() throws -> Column { try Column([0, 0, 0] as [Float]) }

  private func values(_ column: Column) -> [Double] {
    let snapshot = column.snapshot()
    var values = [Double](repeating: .nan, count: snapshot.count)
    snapshot.read(snapshot.rows, relativeTo: 0, into: &values)
    return values
  }

  private func chart(_ hooks: [ComputeHook], showing column: Column) throws -> Chart {
    let chart = try Chart(bare: Size(width: 60, height: 40))
    chart.add(try LineSeries(x: nil, y: column, in: chart.space))
    for hook in hooks { chart.add(hook) }
    return chart
  }

  /// Draws a frame, after which nothing is to be drawn or run.
  private func frame(_ chart: Chart, _ runs: [Locked<Int>]) throws {
    try chart.frame { _ in }
    let before: [Int] = runs.map { run in run.withLock { $0 } }
    #expect(chart.nextFrameTime(after: 0) == nil)
    try chart.frame { _ in }
    let after: [Int] = runs.map { run in run.withLock { $0 } }
    #expect(after == before)
  }

  @Test("one that goes on from what another one made rests with it, and is never added twice")
  func inPlace() throws {
    let (x, z) = (try Column([1, 2, 3] as [Float]), try Column([10, 10, 10] as [Float]))
    let sum = try zeros()
    let runs = [Locked(0), Locked(0)]
    let made = try adding(x, to: .output(sum), factor: 2, runs[0])
    let added = try adding(z, to: .inOut(sum), runs[1])
    let chart = try chart([made, added], showing: sum)
    func expect(_ expected: [Double], _ counts: [Int]) throws {
      try frame(chart, runs)
      #expect(values(sum) == expected)
      let found: [Int] = runs.map { run in run.withLock { $0 } }
      #expect(found == counts)
    }
    try expect([12, 14, 16], [1, 1])
    try added.setConstants(Float(3))
    try expect([32, 34, 36], [2, 2])
    try made.setConstants(Float(1))
    try expect([31, 32, 33], [3, 3])
    try z.changed(first: 0, count: 1)
    try expect([31, 32, 33], [4, 4])
    try sum.changed(first: 0, count: 1)
    try expect([31, 32, 33], [5, 5])
  }

  @Test("two that go on from one column rest when nothing changes, and go on when one does")
  func twoInPlace() throws {
    let (x, z) = (try Column([1, 2, 3] as [Float]), try Column([10, 10, 10] as [Float]))
    let sum = try Column([100, 100, 100] as [Float])
    let runs = [Locked(0), Locked(0)]
    let first = try adding(x, to: .inOut(sum), runs[0])
    let second = try adding(z, to: .inOut(sum), runs[1])
    let chart = try chart([first, second], showing: sum)
    try frame(chart, runs)
    #expect(values(sum) == [111, 112, 113])
    try second.setConstants(Float(2))
    try frame(chart, runs)
    #expect(values(sum) == [131, 132, 133])
    try first.setConstants(Float(0))
    try frame(chart, runs)
    #expect(values(sum) == [151, 152, 153])
    let found: [Int] = runs.map { run in run.withLock { $0 } }
    #expect(found == [2, 3])
  }

  @Test("one that reads what a later one writes over reads it again as it was made")
  func writtenOver() throws {
    let (x, z) = (try Column([1, 2, 3] as [Float]), try Column([10, 10, 10] as [Float]))
    let (scratch, result) = (try zeros(), try zeros())
    let reader = try adding(scratch, to: .output(result))
    let hooks = [
      try adding(x, to: .output(scratch)), reader, try adding(z, to: .output(scratch)),
    ]
    let chart = try chart(hooks, showing: result)
    try frame(chart, [])
    #expect(values(result) == [1, 2, 3] && values(scratch) == [10, 10, 10])
    try reader.setConstants(Float(5))
    try frame(chart, [])
    #expect(values(result) == [5, 10, 15] && values(scratch) == [10, 10, 10])
  }

  @Test(
    "columns are as they were when the last of several fails, and all is there when it does no more"
  )
  func failure() throws {
    let (x, z) = (try Column([1, 2, 3] as [Float]), try Column([10, 10, 10] as [Float]))
    let (sum, other) = (try Column([7, 8, 9] as [Float]), try Column([4, 5, 6] as [Float]))
    let isBroken = Locked(true)
    let runs = Locked(0)
    let hooks = [
      try adding(x, to: .output(sum), runs), try adding(sum, to: .output(other)),
      try adding(z, to: .inOut(sum), failing: isBroken),
    ]
    let chart = try chart(hooks, showing: sum)
    let versions = [sum.snapshot().version, other.snapshot().version]
    let expected = KeisenError(.callback, "compute function failed: no luck")
    for count in 1...2 {
      #expect(throws: expected) { try chart.frame { _ in } }
      #expect(values(sum) == [7, 8, 9] && values(other) == [4, 5, 6])
      #expect([sum.snapshot().version, other.snapshot().version] == versions)
      let found: Int = runs.withLock { $0 }
      #expect(found == count)
    }
    isBroken.withLock { $0 = false }
    try frame(chart, [runs])
    #expect(values(sum) == [11, 12, 13] && values(other) == [1, 2, 3])
  }

  /// A hook of a chart by randomMarks: what it adds to which column, and whether that begins as
  /// zeros.
  private struct Step {
    var input: Int
    var output: Int
    var isFresh: Bool
    var factor: Float
  }

  @Test("gives what all kernels would give, run one after the other, whatever has changed")
  func using() throws {
    var random = SeededGenerator(seed: 77)
    for _ in 0..<60 {
      // The first two columns are sources; each other one is made before it is read.
      var sources: [[Float]] = [[1, 2, 3], [5, 0, 2]]
      let columns = try (0..<5).map { index in
        index < 2 ? try Column(sources[index]) : try zeros()
      }
      var made: Set<Int> = []
      var steps: [Step] = []
      for _ in 0..<Int.random(in: 2...6, using: &random) {
        let output = Int.random(in: 2..<5, using: &random)
        let readable = ([0, 1] + made.sorted()).filter { $0 != output }
        let isFresh = !made.contains(output) || Bool.random(using: &random)
        let input = try #require(readable.randomElement(using: &random))
        steps.append(Step(input: input, output: output, isFresh: isFresh, factor: 1))
        made.insert(output)
      }
      let hooks = try steps.map { step in
        let output = columns[step.output]
        return try adding(
          columns[step.input],
          to: step.isFresh ? .output(output) : .inOut(output)
        )
      }
      let chart = try chart(hooks, showing: columns[steps[0].output])
      for _ in 0..<5 {
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          let index = Int.random(in: steps.indices, using: &random)
          steps[index].factor = Float(Int.random(in: 1...3, using: &random))
          try hooks[index].setConstants(steps[index].factor)
        case 1:
          let index = Int.random(in: 0..<2, using: &random)
          sources[index] = (0..<3).map { _ in Float(Int.random(in: 0...4, using: &random)) }
          let replacement = try columns[index].replacement()
          sources[index].withUnsafeBytes { replacement.bytes.copyMemory(from: $0) }
          _ = columns[index].replace(with: replacement)
        default: break
        }
        try frame(chart, [])
        var expected = sources + [[Float]](repeating: [0, 0, 0], count: 3)
        for step in steps {
          let old = step.isFresh ? [0, 0, 0] : expected[step.output]
          expected[step.output] = zip(old, expected[step.input]).map { $0 + step.factor * $1 }
        }
        for (column, numbers) in zip(columns, expected) {
          #expect(values(column) == numbers.map { Double($0) }, "\(steps)")
        }
      }
    }
  }
}
