import KeisenJSON
import KeisenPrimitives
import KeisenStatistics
import Testing

@Suite("Box statistics")
struct BoxStatisticsTests {
  private func box(
    _ values: [Double],
    _ whiskers: BoxWhiskers = .standard,
    coversEqualQuartiles: Bool = false
  ) throws -> BoxStatistics {
    try values.withUnsafeBufferPointer {
      try BoxStatistics(of: $0, whiskers: whiskers, coversEqualQuartiles: coversEqualQuartiles)
    }
  }

  private func fliers(_ box: BoxStatistics) -> [Int] { box.fliers.withValues { Array($0) } }

  @Test("Quartiles, whiskers, outliers, mean and notches are those of matplotlib.")
  func reference() throws {
    for test in try Reference.cases("boxes") {
      let values = try Reference.values(of: test)
      let whiskers: BoxWhiskers =
        if let ends = test["whis"]?.doubles {
          .percentiles(ends[0], ends[1])
        } else { .factor(test["whis"]?.number ?? .nan) }
      let covers = test["autorange"] == .bool(true)
      let found = try box(values, whiskers, coversEqualQuartiles: covers)
      for (name, number) in [
        ("mean", found.mean), ("med", found.median), ("q1", found.lowerQuartile),
        ("q3", found.upperQuartile), ("iqr", found.interquartileRange),
        ("whislo", found.lowerWhisker), ("whishi", found.upperWhisker),
        ("cilo", found.lowerNotch), ("cihi", found.upperNotch),
      ] {
        #expect(isClose(number, test[name]?.number ?? 0), "\(name) \(test)")
      }
      #expect(fliers(found).map { values[$0] }.sorted() == test["fliers"]?.doubles)
      #expect(found.minimum == values.min() || values.isEmpty && found.minimum.isNaN)
    }
  }

  @Test("Any values are within the whiskers, outliers or gaps, and whiskers end at values.")
  func nasty() throws {
    for values in NastyValues.lists(seed: 13) {
      for whiskers in [BoxWhiskers.standard, .extremes, .factor(.infinity), .percentiles(10, 90)] {
        let found = try box(values, whiskers)
        let beyond = values.indices.filter {
          values[$0] < found.lowerWhisker || values[$0] > found.upperWhisker
        }
        #expect(fliers(found) == beyond && found.gaps == values.count(where: \.isNaN))
        guard found.count > 0, found.lowerQuartile.isFinite, found.upperQuartile.isFinite else {
          continue
        }
        #expect(values.contains(found.lowerWhisker) || found.lowerWhisker == found.lowerQuartile)
        #expect(found.lowerWhisker <= found.lowerQuartile)
        #expect(found.upperWhisker >= found.upperQuartile)
        if whiskers == .extremes || whiskers == .factor(.infinity) { #expect(beyond.isEmpty) }
      }
    }
  }

  @Test("Gaps do not count, and without values every number is NaN.")
  func gaps() throws {
    let found = try box([.nan, 1, 2, 3, .nan, 100])
    #expect(found.count == 4 && found.gaps == 2 && fliers(found) == [5])
    let none = try box([.nan])
    #expect(none.count == 0 && none.mean.isNaN && none.median.isNaN && none.lowerWhisker.isNaN)
    let infinite = try box([1, 2, .infinity])
    #expect(infinite.mean == .infinity && infinite.maximum == .infinity)
  }

  @Test("Whiskers that are none are refused with their values.")
  func errors() {
    #expect(
      KeisenError.message { _ = try box([1], .factor(-1)) }
        == "factor of whiskers must not be negative, got -1.0"
    )
    for (low, high) in [(-1, 50), (60, 50), (0, 101), (.nan, 1)] as [(Double, Double)] {
      #expect(
        KeisenError.message { _ = try box([1], .percentiles(low, high)) }
          == "percentiles of whiskers must be ordered from 0 to 100, got (\(low), \(high))"
      )
    }
  }
}
