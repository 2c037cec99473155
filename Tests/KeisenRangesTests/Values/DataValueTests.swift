import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenRanges

@Suite("DataValue")
struct DataValueTests {
  @Test("may be written as a literal, exact")
  func literals() {
    let values: [DataValue] = [2, 0.5, -9_007_199_254_740_993]
    #expect(values[0] == DataValue(2.0, origin: 0))
    #expect(values[1] == DataValue(0.5, origin: 0))
    #expect(values[2].origin == -9_007_199_254_740_993 && values[2].offset == 0)
    let minimum: DataValue = -9_223_372_036_854_775_808
    #expect(minimum.origin == .min)
  }

  @Test("is compared exactly, across units too, and not between instants and numbers")
  func compared() {
    let second = DataValue(0, origin: 1_700_000_000, unit: .seconds)
    let same = DataValue(0, origin: 1_700_000_000_000_000_000, unit: .nanoseconds)
    let next = DataValue(1, origin: 1_700_000_000_000_000_000, unit: .nanoseconds)
    #expect(second.isLess(than: next) == true && next.isLess(than: second) == false)
    #expect(second.isLess(than: same) == false && same.isLess(than: second) == false)
    #expect(DataValue(1).isLess(than: second) == nil)
    #expect(DataValue(0.5, origin: .max).isLess(than: DataValue(1, origin: .max)) == true)
    #expect(DataValue(0, origin: .min).isLess(than: DataValue(0, origin: .max)) == true)
    let far = DataValue(0, origin: .max, unit: .seconds)
    #expect(DataValue(0, origin: .max, unit: .nanoseconds).isLess(than: far) == true)
  }
}
