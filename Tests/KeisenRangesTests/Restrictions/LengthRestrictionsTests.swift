import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenRanges

@Suite("Length and span restrictions")
struct LengthRestrictionsTests {
  private static let year = DataValue(0, origin: 31_536_000, unit: .seconds)

  @Test("leaves what is empty, or infinite where it would be kept")
  func infinite() throws {
    for anchor in [-1, -0.5, 0, 1] {
      let length = try LengthRestriction(length: 4, anchor: anchor)
      #expect(try length.ofNothing() == nothing)
      #expect(try length.of(-.infinity, .infinity) == everything)
      let span = try SpanRestriction(min: 4, max: 4, anchor: anchor)
      #expect(try span.ofNothing() == nothing)
      #expect(try span.of(-.infinity, .infinity) == everything)
    }
    #expect(try LengthRestriction(length: 4, anchor: -1).of(1, .infinity) == [1, 5])
    #expect(try LengthRestriction(length: 4, anchor: 1).of(-.infinity, 1) == [-3, 1])
    #expect(try LengthRestriction(length: 4).of(-.infinity, 1) == [-.infinity, 1])
    #expect(try SpanRestriction(max: 4, anchor: -1).of(1, .infinity) == [1, 5])
  }

  @Test("leaves what would overflow")
  func overflow() throws {
    let huge = Double.greatestFiniteMagnitude
    #expect(
      try LengthRestriction(length: DataValue(huge), anchor: -1).of(1e308, 1.1e308) == [
        1e308, 1.1e308,
      ]
    )
    let moved = try LengthRestriction(length: 1, offset: DataValue(huge))
    #expect(try moved.of(1e308, 1.1e308) == [1e308, 1.1e308])
    #expect(try LengthRestriction(length: 2).of(-huge, huge) == [-1, 1])
    #expect(try SpanRestriction(max: 2).of(-huge, huge) == [-1, 1])
  }

  @Test("may give no length, and gives tiny ones")
  func tiny() throws {
    #expect(try LengthRestriction(length: 0, anchor: 1).of(0, 10) == [10, 10])
    let minimum = Double.leastNonzeroMagnitude
    #expect(
      try LengthRestriction(length: DataValue(minimum), anchor: -1).of(0, 10) == [0, minimum]
    )
  }

  @Test("converts lengths of time to the unit of the scale, and takes numbers to be in that unit")
  func times() throws {
    let scale = Scale.time(TimeScale(unit: .milliseconds))
    let last = try LengthRestriction(length: DataValue(10, unit: .seconds), anchor: 1)
    let origin: Int64 = 1_700_000_000_000
    #expect(try last.of(0, 60_000, on: scale, origin: origin) == [50_000, 60_000])
    let number = try LengthRestriction(length: 10, anchor: 1)
    #expect(try number.of(0, 60_000, on: scale, origin: origin) == [59_990, 60_000])
    let year = try SpanRestriction(min: Self.year, anchor: -1)
    #expect(try year.of(0, 1, on: scale) == [0, 31_536_000_000])
  }

  @Test(
    "a length of time fails on a scale that is not of times, unless there is no range to apply it to"
  )
  func timesElsewhere() throws {
    let length = DataValue(10_000_000, unit: .microseconds)
    let restrictions: [any Restriction] = [
      try LengthRestriction(length: length),
      try LengthRestriction(length: 1, offset: length),
      try LatestRestriction(length: length),
      try LatestRestriction(length: 1, lead: length),
      try PaddingRestriction(low: length, high: 0, appliesToCurrent: true),
      try PaddingRestriction(low: 0, high: length, appliesToCurrent: true),
      try IntervalRestriction(step: length),
      try SpanRestriction(min: length),
      try SpanRestriction(max: length),
      WindowRestriction(
        viewport: .points(7),
        length: try ScaledWindowLength(unitsPerPoint: length, min: length, max: length),
        position: try AnchoredWindowPosition()
      ),
    ]
    let scales: [(Scale, String)] = [
      (.linear, "linear"), (.log(), "logarithmic"), (.symlog(), "symmetric logarithmic"),
      (.squareRoot, "a square root"), (.category(CategoryScale(["a"])), "of categories"),
    ]
    for restriction in restrictions {
      for (scale, word) in scales {
        let message =
          "a length of 10000000.0 microseconds needs a time scale, the projection's is \(word)"
        #expect(throws: KeisenError(.invalidArgument, message), "\(restriction.name)") {
          try restriction.of(1, 2, on: scale)
        }
      }
      #expect(try restriction.ofNothing() == nothing)
    }
    let target = try Projection(min: 0, max: 1)
    let updater = RangeUpdater(target: target)
    updater.addValue(DataValue(57))
    updater.append(try LatestRestriction(length: length))
    #expect(
      throws: KeisenError(
        .invalidArgument,
        "restriction 0 (Latest) failed: "
          + "a length of 10000000.0 microseconds needs a time scale, the projection's is linear"
      )
    ) { try updater.update() }
    #expect(try target.range() == .unit)
  }

  @Test("leaves a range of a log scale that would not be positive")
  func log() throws {
    #expect(try LengthRestriction(length: 10, anchor: 1).of(1, 5, on: .log()) == [1, 5])
    #expect(try LengthRestriction(length: 10, anchor: -1).of(1, 5, on: .log()) == [1, 11])
    #expect(
      try LengthRestriction(length: 10, anchor: 1).of(-99, 5, on: .log(), origin: 100) == [-5, 5]
    )
  }

  @Test("keeps spans between the least and the greatest one as they are")
  func span() throws {
    let span = try SpanRestriction(min: 2, max: 8, anchor: 0.5)
    #expect(try span.of(0, 5) == [0, 5])
    #expect(try span.of(0, 2) == [0, 2])
    #expect(try span.of(3, 3) == [1.5, 3.5])
    #expect(try span.of(0, 16) == [6, 14])
    #expect(try SpanRestriction().of(3, 3) == [3, 3])
  }

  @Test("refuses lengths and anchors that mean nothing")
  func refused() throws {
    let bad: [DataValue] = [
      DataValue(.nan), DataValue(.infinity), -1, DataValue(1, origin: -2), DataValue(0, origin: -5),
    ]
    for length in bad {
      #expect(throws: KeisenError.self) { try LengthRestriction(length: length) }
      #expect(throws: KeisenError.self) { try SpanRestriction(min: length) }
      #expect(throws: KeisenError.self) { try SpanRestriction(max: length) }
      #expect(throws: KeisenError.self) { try LatestRestriction(length: length) }
      #expect(throws: KeisenError.self) { try PaddingRestriction(low: length, high: 0) }
      #expect(throws: KeisenError.self) { try PaddingRestriction(low: 0, high: length) }
      #expect(throws: KeisenError.self) { try IntervalRestriction(step: length) }
    }
    for anchor in [-1.5, 1.5, .nan, .infinity] {
      #expect(throws: KeisenError.self) { try LengthRestriction(length: 1, anchor: anchor) }
      #expect(throws: KeisenError.self) { try SpanRestriction(anchor: anchor) }
    }
    let message = "length must be finite and not negative, got -1.0"
    #expect(throws: KeisenError(.invalidArgument, message)) { try LengthRestriction(length: -1) }
    #expect(throws: KeisenError(.invalidArgument, "min must not be above max, got 3.0 and 2.0")) {
      try SpanRestriction(min: 3, max: 2)
    }
    #expect(throws: KeisenError.self) {
      try SpanRestriction(min: Self.year, max: DataValue(3, unit: .milliseconds))
    }
    #expect(throws: KeisenError.self) { try LengthRestriction(length: 1, offset: DataValue(.nan)) }
    #expect(throws: KeisenError.self) {
      try LatestRestriction(length: 1, lead: DataValue(.infinity))
    }
  }
}
