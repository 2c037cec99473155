import KeisenJSON
import KeisenPrimitives
import KeisenStatistics
import Testing

@Suite("Stacks")
struct StackTests {
  private func withPointers<Result>(
    _ series: [[Double]],
    _ body: ([UnsafeBufferPointer<Double>]) throws -> Result
  ) throws -> Result {
    let buffers = try series.map { values in
      let buffer = try RowBuffer<Double>(count: values.count, for: "a test")
      buffer.withMutableValues { target in
        for index in values.indices { target[index] = values[index] }
      }
      return buffer
    }
    return try RowBuffer.withValues(of: buffers, body)
  }

  private func stack(
    _ series: [[Double]],
    _ baseline: StackBaseline
  ) throws -> (starts: [[Double]], ends: [[Double]], gaps: Int) {
    try withPointers(series) { series in
      let stack = try Stack(series, baseline: baseline)
      return (
        stack.starts.map { $0.withValues { Array($0) } },
        stack.ends.map { $0.withValues { Array($0) } }, stack.gaps
      )
    }
  }

  @Test("The baselines are those of matplotlib.")
  func reference() throws {
    let baselines: [String: StackBaseline] = [
      "zero": .zero, "sym": .symmetric, "wiggle": .wiggle, "weighted_wiggle": .weightedWiggle,
    ]
    for test in try Reference.cases("stacks") {
      let baseline = try #require(baselines[test["baseline"]?.text ?? ""])
      let series = test["series"]?.list.map { $0.doubles ?? [] } ?? []
      let found = try stack(series, baseline)
      for (index, lines) in (test["lines"]?.list ?? []).enumerated() {
        #expect(areClose(found.starts[index], lines.list[0].doubles ?? [], scale: 40))
        #expect(areClose(found.ends[index], lines.list[1].doubles ?? [], scale: 40))
      }
    }
  }

  @Test(
    "Negative values go down from 0 where a stack diverges, and shares of magnitudes sum up to 1."
  )
  func diverging() throws {
    let series = [[1, -1, 2, 0], [2, -3, -1, 0], [-4, 1, 1, 0]] as [[Double]]
    let found = try stack(series, .diverging)
    #expect(found.starts == [[0, 0, 0, 0], [1, -1, 0, 0], [0, 0, 2, 0]])
    #expect(found.ends == [[1, -1, 2, 0], [3, -4, -1, 0], [-4, 1, 3, 0]])
    let shares = try stack(series, .normalized)
    #expect(areClose(shares.ends[1], [3.0 / 7, -4.0 / 5, -1.0 / 4, 0]))
    let huge = try stack([[1e308], [1e308], [.leastNonzeroMagnitude]], .normalized)
    #expect(huge.ends == [[0.5], [1], [1]])
    #expect(
      try stack([[.leastNonzeroMagnitude], [.leastNonzeroMagnitude]], .normalized).ends == [
        [0.5], [1],
      ]
    )
  }

  @Test("What is not finite counts as 0, so that the series above stay, and is counted.")
  func gaps() throws {
    let broken = [[1, .nan, 3], [.infinity, 5, -.infinity], [7, 8, 9]] as [[Double]]
    let mended = broken.map { $0.map { $0.isFinite ? $0 : 0 } }
    for baseline in StackBaseline.allCases {
      let (found, expected) = (try stack(broken, baseline), try stack(mended, baseline))
      #expect(found.starts == expected.starts && found.ends == expected.ends && found.gaps == 3)
    }
  }

  @Test("Every series is as thick as its values, and begins where the one before ends.")
  func thickness() throws {
    for values in NastyValues.lists(seed: 17, count: 40) {
      let small = values.map { abs($0) < 1e9 ? $0 : 0 }
      let series = [small, small.reversed(), small.map { -$0 }]
      for baseline in StackBaseline.allCases {
        let found = try stack(series, baseline)
        #expect(found.starts.allSatisfy { $0.allSatisfy(\.isFinite) })
        guard baseline != .diverging, baseline != .normalized else { continue }
        #expect(found.starts[1] == found.ends[0] && found.starts[2] == found.ends[1])
        for (index, values) in series.enumerated() {
          for row in values.indices {
            let thickness = found.ends[index][row] - found.starts[index][row]
            let value = values[row].isNaN ? 0 : values[row]
            #expect(abs(thickness - value) <= 1e-12 * (1 + 4e9 * Double(values.count)))
          }
        }
      }
    }
  }

  @Test("No series and no rows are a stack; series of two lengths are refused.")
  func lengths() throws {
    for baseline in StackBaseline.allCases {
      #expect(try stack([], baseline).starts.isEmpty)
      #expect(try stack([[], []], baseline).ends == [[], []])
    }
    #expect(
      KeisenError.message { _ = try stack([[1, 2], [1]], .zero) }
        == "stacked series must be equally long, got 2 and 1 rows"
    )
  }
}
