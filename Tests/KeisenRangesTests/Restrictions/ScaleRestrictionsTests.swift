import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenRanges

@Suite("Margins, symmetric and nice restrictions")
struct ScaleRestrictionsTests {
  private let weekdays = Scale.time(
    TimeScale(unit: .seconds, cuts: TimeCuts(closedWeekdays: .weekend))
  )

  private func near(_ found: [Double], _ expected: [Double]) -> Bool {
    zip(found, expected).allSatisfy { abs($0 - $1) <= 1e-12 * abs($1) }
  }

  @Test("adds parts of the length, of decades on a log scale")
  func margins() throws {
    let margins = try MarginsRestriction()
    #expect(try near(margins.of(0, 100), [-5, 105]))
    let uneven = try MarginsRestriction(low: 0, high: 1)
    #expect(try uneven.of(0, 10) == [0, 20])
    #expect(try near(uneven.of(1, 100, on: .log()), [1, 10_000]))
    #expect(try near(uneven.of(0, 4, on: .squareRoot), [0, 16]))
    #expect(try near(MarginsRestriction(low: 0.5, high: 0).of(10, 1_000, on: .log()), [1, 1_000]))
  }

  @Test("adds no margins to what has no length or no end, or where they would overflow")
  func noMargins() throws {
    let margins = try MarginsRestriction()
    #expect(try margins.ofNothing() == nothing)
    #expect(try margins.of(3, 3) == [3, 3])
    #expect(try margins.of(-.infinity, 3) == [-.infinity, 3])
    #expect(try MarginsRestriction(low: 10, high: 10).of(-8e307, 8e307) == [-8e307, 8e307])
    #expect(try MarginsRestriction(low: 1, high: 1).of(0, 0x1p-1000) == [-0x1p-1000, 0x1p-999])
    for bad in [-0.1, .nan, .infinity] {
      #expect(throws: KeisenError.self) { try MarginsRestriction(low: bad) }
      #expect(throws: KeisenError.self) { try MarginsRestriction(high: bad) }
    }
  }

  @Test("puts a value in the middle, on the scale")
  func symmetric() throws {
    let zero = try SymmetricRestriction(around: 0)
    #expect(try zero.of(-3, 7) == [-7, 7])
    #expect(try zero.of(2, 7) == [-7, 7])
    #expect(try zero.of(-7, -2) == [-7, 7])
    #expect(try zero.of(0, 0) == [0, 0])
    #expect(try zero.of(2, 2) == [-2, 2])
    let ten = try SymmetricRestriction(around: 10)
    #expect(try near(ten.of(1, 20, on: .log()), [1, 100]))
    #expect(try near(ten.of(50, 1_000, on: .log()), [0.1, 1_000]))
    #expect(try near(zero.of(1, 9, on: .squareRoot), [-9, 9]))
    #expect(try near(zero.of(-50, 9, on: .symlog()), [-50, 50]))
  }

  @Test("makes nothing symmetric that is empty, infinite, without a place or about to overflow")
  func asymmetric() throws {
    let zero = try SymmetricRestriction(around: 0)
    #expect(try zero.ofNothing() == nothing)
    #expect(try zero.of(-.infinity, 7) == [-.infinity, 7])
    #expect(try zero.of(2, 7, on: .log()) == [2, 7])
    #expect(try zero.of(0, 1.7e308) == [0, 1.7e308])
    #expect(throws: KeisenError.self) { try SymmetricRestriction(around: DataValue(.nan)) }
  }

  @Test("measures without what is cut out of the time")
  func cuts() throws {
    // From Thursday 1970-01-01 to Monday; Saturday and Sunday have no length.
    let day = 86_400.0
    let all = try MarginsRestriction(low: 0, high: 1).of(0, 2 * day, on: weekdays)
    #expect(near(all, [0, 6 * day]))
    let monday = try SymmetricRestriction(around: DataValue(4 * day)).of(day, 4 * day, on: weekdays)
    #expect(near(monday, [day, 5 * day]))
  }

  @Test("extends to ticks, and names to their bands")
  func nice() throws {
    let nice = try NiceRestriction()
    #expect(try nice.of(0.3, 9.7) == [0, 10])
    #expect(try nice.of(3, 700, on: .log()) == [2, 1_000])
    let names = Scale.category(CategoryScale(["a", "b"]))
    #expect(try nice.of(0, 1, on: names) == [-0.5, 1.5])
    #expect(try nice.ofNothing() == nothing)
    #expect(try nice.of(-.infinity, 3) == [-.infinity, 3])
    #expect(try nice.of(3, 3) == [3, 3])
    #expect(throws: KeisenError(.invalidArgument, "count of ticks must be positive, got 0")) {
      try NiceRestriction(count: 0)
    }
  }
}
