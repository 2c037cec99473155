import KeisenPrimitives
import Testing

@Suite("TimeUnit")
struct TimeUnitTests {
  @Test("has as many steps in a second as its name says")
  func steps() {
    #expect(TimeUnit.allCases.map(\.perSecond) == [1, 1000, 1_000_000, 1_000_000_000])
  }
}
