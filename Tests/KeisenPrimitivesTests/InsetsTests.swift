import KeisenPrimitives
import Testing

@Suite("Insets")
struct InsetsTests {
  @Test("has four equal distances from one, and none by default")
  func make() {
    #expect(Insets(3) == Insets(top: 3, left: 3, bottom: 3, right: 3))
    #expect(Insets() == .zero)
  }
}
