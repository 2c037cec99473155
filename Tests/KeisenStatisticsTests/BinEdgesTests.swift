import KeisenPrimitives
import KeisenStatistics
import KeisenTestSupport
import Testing

@Suite("Bin edges")
struct BinEdgesTests {
  private func edges(
    _ rule: BinRule,
    _ values: [Double],
    range: ClosedInterval? = nil,
    isInteger: Bool = false
  ) throws -> [Double] {
    try values.withUnsafeBufferPointer {
      try BinEdges(rule, for: $0, range: range, isInteger: isInteger).values
    }
  }

  @Test("All rules are those of numpy, by its names, with a range and without, for integers too.")
  func reference() throws {
    let cases = try Reference.cases("edges")
    #expect(Set(cases.compactMap { $0["rule"]?.text }) == Set(BinRule.named.map(\.name)))
    for test in cases {
      let rule = try #require(
        test["rule"]?.integer.map(BinRule.count) ?? BinRule(name: test["rule"]?.text ?? "")
      )
      let ends = test["range"]?.doubles
      let found = try edges(
        rule,
        try Reference.values(of: test),
        range: try ends.map { try ClosedInterval($0[0], $0[1]) },
        isInteger: test["integer"] == .bool(true)
      )
      #expect(found.count - 1 == test["count"]?.integer, "\(test)")
      let some = [found[0], found[1], found[found.count / 2], found[found.count - 1]]
      #expect(areClose(some, test["edges"]?.doubles ?? [], scale: abs(found[0])), "\(test)")
    }
  }

  @Test("Any values give ascending edges about all finite ones, by every rule.")
  func nasty() throws {
    for values in NastyValues.lists(seed: 8) {
      for rule in BinRule.named {
        let found: [Double]
        do { found = try edges(rule, values) } catch let error as KeisenError {
          #expect(error.message.contains("rule \(rule.name) asks for"), "\(error)")
          continue
        }
        #expect(zip(found, found.dropFirst()).allSatisfy(<) && found.allSatisfy(\.isFinite))
        let finite = values.filter(\.isFinite)
        #expect(finite.allSatisfy { $0 >= found[0] && $0 <= found[found.count - 1] })
      }
    }
  }

  @Test("A width gives bins at its multiples, or from the range's lower end.")
  func widths() throws {
    #expect(try edges(.width(2), [1, 6.5]) == [0, 2, 4, 6, 8])
    #expect(try edges(.width(2), [2, 6]) == [2, 4, 6])
    #expect(try edges(.width(0.25), [-0.3, 0.1]) == [-0.5, -0.25, 0, 0.25])
    #expect(try edges(.width(2), [], range: ClosedInterval(1, 6)) == [1, 3, 5, 7])
    let tenths = try edges(.width(0.1), [], range: ClosedInterval(0, 1.1))
    #expect(tenths.count == 12 && tenths.last == 1.1)
    #expect(try edges(.width(1), [4]) == [3, 4, 5])
    for values in [[0.3, 0.6, 0.7], [1e9 + 0.1, 1e9 + 0.2], [-0.7, 1.1]] {
      let found = try edges(.width(0.1), values)
      #expect(found[0] <= values[0] && found[found.count - 1] >= values[values.count - 1])
    }
  }

  @Test("Without values there is one bin from 0 to 1, and about equal ones half a unit each way.")
  func empty() throws {
    for rule in BinRule.named {
      #expect(try edges(rule, [.nan, .infinity]) == [0, 1])
      #expect(try edges(rule, [4, 4, 4]) == [3.5, 4.5])
    }
    let far = try edges(.auto, [1e300, 1e300])
    #expect(far.count == 2 && far[0] < 1e300 && far[1] > 1e300)
  }

  @Test("A value is in the bin that comparing it with all edges gives.")
  func bins() throws {
    var generator = SeededGenerator(seed: 9)
    let equal = [
      try BinEdges(from: 0, through: 1, count: 10),
      try BinEdges(from: -0.3, through: 0.7, count: 77),
      try BinEdges(from: 1e9, through: 1e9 + 1, count: 1_000),
      try BinEdges(from: 0, through: 10 * .leastNonzeroMagnitude, count: 5),
      try BinEdges(from: -1.7e308, through: 1.7e308, count: 9), try BinEdges([-1, 0, 0.5, 0.6, 9]),
    ]
    for edges in equal {
      var values = edges.values + edges.values.flatMap { [$0.nextUp, $0.nextDown] }
      values += NastyValues.special
      for _ in 0..<2_000 {
        values.append(
          edges.first + (edges.last / 2 - edges.first / 2) * 2.1
            * .random(in: 0...1, using: &generator)
        )
      }
      for value in values {
        let expected = (0..<edges.count).first { bin in
          value >= edges.values[bin]
            && (value < edges.values[bin + 1] || bin == edges.count - 1 && value == edges.last)
        }
        #expect(edges.bin(of: value) == expected, "\(value)")
      }
    }
  }

  @Test("What can't be bins is refused with its value.")
  func errors() throws {
    func message(_ rule: BinRule, _ values: [Double] = [0, 1]) -> String? {
      KeisenError.message { _ = try edges(rule, values) }
    }
    #expect(message(.count(0)) == "number of bins must be at least 1, got 0")
    #expect(
      message(.count(2_000_000))
        == "there may be at most 1000000 bins, the number given asks for 2000000"
    )
    #expect(
      message(.width(1e-9))
        == "there may be at most 1000000 bins, the width 1e-09 asks for 1000000000"
    )
    #expect(message(.width(0)) == "width of bins must be positive and finite, got 0.0")
    #expect(message(.width(.nan)) == "width of bins must be positive and finite, got nan")
    #expect(message(.width(1), [1e300, 1.1e300])?.contains("1000000 bins") == true)
    #expect(message(.width(1), [1e16])?.hasPrefix("bins of width 1.0 do not fit at") == true)
    #expect(message(.edges([1])) == "there must be at least 2 edges of bins, got 1")
    #expect(message(.edges([1, 1])) == "edges of bins must ascend, got 1.0 before 1.0")
    #expect(message(.edges([1, .nan])) == "edges of bins must ascend, got 1.0 before nan")
    #expect(message(.edges([1, .infinity])) == "edges of bins must be finite, got inf")
    #expect(message(.count(3), [1, 1.0.nextUp])?.hasPrefix("3 bins do not fit between") == true)
    let outlier = (0..<1_000).map { Double($0 % 10) } + [1e12]
    #expect(
      message(.freedmanDiaconis, outlier)?
        .hasPrefix("there may be at most 1000000 bins, rule fd asks for 1") == true
    )
    #expect(
      KeisenError.message { _ = try ClosedInterval(2, 1) }
        == "range must be finite and ordered, got (2.0, 1.0)"
    )
    #expect(BinRule(name: "mine") == nil)
  }
}
