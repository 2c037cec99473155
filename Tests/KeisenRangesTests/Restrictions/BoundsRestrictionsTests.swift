import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenRanges

@Suite("Bounds, include and positive restrictions")
struct BoundsRestrictionsTests {
  @Test("clips both ends, infinite ones too, and leaves nothing as nothing")
  func clips() throws {
    let bounds = try BoundsRestriction(min: 0, max: 10)
    #expect(try bounds.of(-5, 5) == [0, 5])
    #expect(try bounds.of(5, 15) == [5, 10])
    #expect(try bounds.of(2, 3) == [2, 3])
    #expect(try bounds.of(-.infinity, .infinity) == [0, 10])
    #expect(try bounds.of(20, 30) == [10, 10])
    #expect(try bounds.of(-30, -20) == [0, 0])
    #expect(try bounds.ofNothing() == nothing)
    #expect(try BoundsRestriction(min: 0).of(-5, .infinity) == [0, .infinity])
    #expect(try BoundsRestriction().of(-5, 5) == [-5, 5])
  }

  @Test("moves a range inside whole, and clips only what is too long")
  func moves() throws {
    let bounds = try BoundsRestriction(min: 0, max: 10, keepsLength: true)
    #expect(try bounds.of(-5, 1) == [0, 6])
    #expect(try bounds.of(8, 12) == [6, 10])
    #expect(try bounds.of(20, 30) == [0, 10])
    #expect(try bounds.of(-30, 1) == [0, 10])
    #expect(try bounds.of(9, 40) == [0, 10])
    #expect(try bounds.of(-.infinity, 5) == [0, 5])
    #expect(try BoundsRestriction(max: 10, keepsLength: true).of(8, 14) == [4, 10])
    let huge = Double.greatestFiniteMagnitude
    #expect(try bounds.of(-huge, huge) == [0, 10])
  }

  @Test("compares bounds across units, and leaves out what has no place on the scale")
  func units() throws {
    #expect(throws: KeisenError(.invalidArgument, "min must not be above max, got 2.0 and 1999.0"))
    {
      try BoundsRestriction(
        min: DataValue(2, unit: .seconds),
        max: DataValue(1_999, unit: .milliseconds)
      )
    }
    let mixed = try BoundsRestriction(min: DataValue(2, unit: .seconds), max: 1)
    #expect(try mixed.of(-5, 5) == [-5, 5])
    #expect(throws: KeisenError.self) { try BoundsRestriction(min: DataValue(.nan)) }
    #expect(throws: KeisenError.self) { try BoundsRestriction(max: DataValue(.infinity)) }
    #expect(try BoundsRestriction(min: -1, max: 10).of(2, 20, on: .log()) == [2, 10])
  }

  @Test("includes a value, which alone is a range too")
  func include() throws {
    let zero = try IncludeRestriction(value: 0)
    #expect(try zero.of(3, 5) == [0, 5])
    #expect(try zero.of(-3, -1) == [-3, 0])
    #expect(try zero.of(-3, 1) == [-3, 1])
    #expect(try zero.ofNothing() == [0, 0])
    #expect(try zero.of(-.infinity, -1) == [-.infinity, 0])
    #expect(try zero.of(3, 5, on: .log()) == [3, 5])
    let far = try IncludeRestriction(value: DataValue(2, origin: 1 << 60))
    #expect(try far.of(3, 5, origin: 1 << 60) == [2, 5])
    #expect(throws: KeisenError.self) { try IncludeRestriction(value: DataValue(.nan)) }
  }

  @Test("takes the first of its value, the data and a tenth that makes a range positive")
  func positive() throws {
    let positive = try PositiveRestriction()
    #expect(try positive.of(2, 5) == [2, 5])
    #expect(try positive.of(-3, 5) == [0.5, 5])
    #expect(try positive.of(0, 5, source: (0.02, 5)) == [0.02, 5])
    #expect(try positive.of(0, 5, source: (7, 9)) == [0.5, 5])
    let given = try PositiveRestriction(min: 0.1)
    #expect(try given.of(0, 5, source: (0.02, 5)) == [0.1, 5])
    #expect(try given.of(0, 0.05) == [0.005, 0.05])
    #expect(try given.of(-.infinity, .infinity) == [0.1, .infinity])
    #expect(try positive.of(-.infinity, .infinity) == [1, .infinity])
  }

  @Test("makes a positive range of one that has nothing positive")
  func nothingPositive() throws {
    let positive = try PositiveRestriction()
    #expect(try positive.of(-3, 0) == [1, 10])
    #expect(try positive.of(0, 0) == [1, 10])
    #expect(try PositiveRestriction(min: 20).of(-3, -1) == [20, 200])
    #expect(try positive.of(0, Double.leastNonzeroMagnitude) == [1, 10])
    #expect(try PositiveRestriction(min: 1e308).of(-3, -1)[1].isFinite)
    #expect(try positive.ofNothing() == nothing)
    #expect(throws: KeisenError.self) { try PositiveRestriction(min: 0) }
  }

  @Test("counts from 0 wherever the origin is")
  func origin() throws {
    let positive = try PositiveRestriction()
    #expect(try positive.of(-50, -5, origin: 100) == [-50, -5])
    #expect(try positive.of(-150, 0, origin: 100) == [-90, 0])
    for origin: Int64 in [1_700_000_000_000_000_000, -1_700_000_000_000_000_000, .max, .min] {
      let low = -Double(origin) - 1e6
      let range = try positive.of(low, low, on: .log(), origin: origin)
      #expect(Double(origin) + range[0] > 0 && range[0] < range[1], "\(origin)")
    }
  }

  @Test("stands on what a fit of a log scale without data gives, wherever the origin is")
  func fit() throws {
    #expect(
      try Projection(scale: .log()).range() == ProjectionRange(min: 1, max: 10, scale: .log())
    )
    for origin: Int64 in [100, 1_700_000_000_000_000_000, -1_700_000_000_000_000_123, .max, .min] {
      let projection = try Projection(scale: .log())
      try projection.rebase(to: origin)
      let range = try projection.range()
      #expect(range.origin == origin && range.min < range.max)
    }
  }
}
