import KeisenJSON
import KeisenPrimitives
import KeisenStatistics
import KeisenTestSupport
import Testing

@Suite("Histograms")
struct HistogramTests {
  private func histogram(
    _ edges: BinEdges,
    _ values: [Double],
    _ weights: [Double]? = nil,
    batch: Int = .max
  ) throws -> Histogram {
    var counter = HistogramCounter(edges: edges)
    for start in stride(from: 0, to: values.count, by: min(batch, max(1, values.count))) {
      let rows = start..<min(values.count, start + min(batch, values.count))
      try values[rows].withUnsafeBufferPointer { values in
        guard let weights else { return counter.add(values) }
        try weights[rows].withUnsafeBufferPointer { try counter.add(values, weights: $0) }
      }
    }
    return counter.histogram
  }

  @Test(
    "Counts, sums of weights, densities and sums from either side are those of numpy and matplotlib."
  )
  func reference() throws {
    for test in try Reference.cases("histograms") {
      let edges = try BinEdges(test["edges"]?.doubles ?? [])
      for batch in [Int.max, 17] {
        let found = try histogram(
          edges,
          try Reference.values(of: test),
          test["weights"]?.doubles,
          batch: batch
        )
        for (key, heights) in [
          ("counts", found.heights()), ("density", found.heights(.density)),
          ("count+", found.heights(cumulative: .ascending)),
          ("count-", found.heights(cumulative: .descending)),
          ("density+", found.heights(.density, cumulative: .ascending)),
          ("density-", found.heights(.density, cumulative: .descending)),
        ] {
          #expect(areClose(heights, test[key]?.doubles ?? [], scale: 0.1), "\(key) \(test)")
        }
      }
    }
  }

  @Test("Each value is in one bin, outside or a gap, whatever it is.")
  func bruteForce() throws {
    for values in NastyValues.lists(seed: 10) {
      let edges = try values.withUnsafeBufferPointer { try BinEdges(.count(1), for: $0) }
      for edges in [
        edges, try BinEdges(from: -1, through: 1, count: 13), try BinEdges([0, 1, 1e308]),
      ] {
        let found = try histogram(edges, values)
        for bin in 0..<edges.count {
          #expect(found.counts[bin] == values.count { edges.bin(of: $0) == bin })
        }
        #expect(found.sums == found.counts.map(Double.init))
        #expect(found.gaps == values.count(where: \.isNaN))
        #expect(found.counts.reduce(found.outside + found.gaps, +) == values.count)
      }
    }
  }

  @Test("The last bin holds its upper edge, and batches with and without weights add up.")
  func edges() throws {
    let edges = try BinEdges([0, 1, 2])
    #expect(try histogram(edges, [0, 1, 2, 2.1, -0.1]).counts == [1, 2])
    var counter = HistogramCounter(edges: edges)
    let (values, weights) = ([0.5, 1.5, .nan, 0.5], [2.0, -3, 1, .nan])
    try values.withUnsafeBufferPointer { values in
      counter.add(values)
      try weights.withUnsafeBufferPointer { try counter.add(values, weights: $0) }
      counter.add(values)
    }
    let found = counter.histogram
    #expect(found.counts == [5, 3] && found.sums == [6, -1] && found.gaps == 4)
  }

  @Test("Where nothing was counted shares and densities are 0, and missing weights are refused.")
  func nothing() throws {
    let edges = try BinEdges([0, 1, 2])
    let found = try histogram(edges, [.nan])
    for statistic in HistogramStatistic.allCases {
      #expect(found.heights(statistic, cumulative: .ascending) == [0, 0])
    }
    #expect(try histogram(edges, [0, 1, 1.5, 1.75]).heights(.probability) == [0.25, 0.75])
    #expect(
      KeisenError.message { _ = try HistogramTests.mismatched(edges) }
        == "there must be a weight for each of 3 rows, got 2"
    )
  }

  private static func mismatched(_ edges: BinEdges) throws {
    var counter = HistogramCounter(edges: edges)
    try [1.0, 2, 3].withUnsafeBufferPointer { values in
      try [1.0, 2].withUnsafeBufferPointer { try counter.add(values, weights: $0) }
    }
  }
}
