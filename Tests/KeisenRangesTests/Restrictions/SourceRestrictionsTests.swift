import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenRanges

@Suite("Source, padding and latest restrictions")
struct SourceRestrictionsTests {
  @Test("expands the data's extremes to its own values, whatever came before")
  func expand() throws {
    let source = try SourceRestriction.expand(min: 0, max: 10)
    for input in [nothing, everything, [3, 4], [4, 3]] {
      #expect(try source.of(input[0], input[1], source: (2, 30)) == [0, 30])
      #expect(try source.of(input[0], input[1], source: (-2, 3)) == [-2, 10])
      #expect(try source.of(input[0], input[1]) == [0, 10])
    }
  }

  @Test("takes its own values only without data, where it may not expand")
  func ifNull() throws {
    let source = try SourceRestriction.ifNull(min: 0, max: 10)
    #expect(!source.expandMin && !source.expandMax)
    #expect(try source.ofNothing(source: (2, 3)) == [2, 3])
    #expect(try source.ofNothing() == [0, 10])
    let half = try SourceRestriction(min: 0, max: 10, expandMax: false)
    #expect(try half.ofNothing(source: (2, 3)) == [0, 3])
  }

  @Test("leaves out values without a place on a log scale")
  func log() throws {
    let source = try SourceRestriction.expand(min: 0, max: 100)
    #expect(try source.of(4, 5, source: (2, 3), on: .log()) == [2, 100])
    #expect(try source.of(4, 5, on: .log()) == [4, 5])
    let padding = try PaddingRestriction(low: 5, high: 5)
    #expect(try padding.of(2, 3, source: (2, 3), on: .log()) == [2, 8])
    let shrinking = try PaddingRestriction(low: 5, high: 5, shrinkMin: true)
    #expect(try shrinking.ofNothing(source: (2, 3), on: .log()) == [2, 8])
  }

  @Test("refuses values that are not finite, or the wrong way round")
  func refused() throws {
    #expect(throws: KeisenError(.invalidArgument, "max must be finite, got nan")) {
      try SourceRestriction(min: 0, max: DataValue(.nan))
    }
    #expect(throws: KeisenError.self) { try SourceRestriction(min: DataValue(-.infinity), max: 0) }
    #expect(throws: KeisenError.self) { try SourceRestriction.ifNull(min: 2, max: 1) }
  }

  @Test("pads nothing where there is nothing, and keeps infinite ends that may not shrink")
  func padding() throws {
    let padding = try PaddingRestriction(low: 1, high: 2, appliesToCurrent: true)
    #expect(try padding.ofNothing() == nothing)
    #expect(try padding.of(0, 10) == [-1, 12])
    #expect(try padding.ofNothing(source: (5, 6)) == [4, 8])
    #expect(try padding.of(-.infinity, .infinity, source: (5, 6)) == everything)
    let plain = try PaddingRestriction(low: 1, high: 2)
    #expect(try plain.of(0, 10) == [0, 10])
    let shrinking = try PaddingRestriction(low: 1, high: 2, shrinkMin: true, shrinkMax: true)
    #expect(try shrinking.of(-.infinity, .infinity, source: (5, 6)) == [4, 8])
    let huge = try PaddingRestriction(low: 1e308, high: 1.7e308)
    #expect(try huge.of(-1e308, 1e308, source: (-1e308, 1e308)) == [-1e308, 1e308])
  }

  @Test("shows the newest data, or the end of the range where there is none")
  func latest() throws {
    let latest = try LatestRestriction(length: 10, lead: 1)
    #expect(try latest.of(0, 3, source: (0, 100)) == [91, 101])
    #expect(try latest.of(0, 3) == [-6, 4])
    #expect(try latest.ofNothing(source: (0, 100)) == [91, 101])
    #expect(try latest.ofNothing() == nothing)
    #expect(try latest.of(-.infinity, 3) == [-6, 4])
    #expect(try latest.of(3, .infinity) == [3, .infinity])
    #expect(try latest.of(4, 8, source: (1, 8), on: .log()) == [4, 8])
    let times = try LatestRestriction(
      length: DataValue(10, unit: .seconds),
      lead: DataValue(-500, unit: .milliseconds)
    )
    let scale = Scale.time(TimeScale(unit: .nanoseconds))
    let found = try times.of(0, 0, source: (0, 6e10), on: scale, origin: 1_700_000_000_000_000_123)
    #expect(found == [4.95e10, 5.95e10])
  }
}
