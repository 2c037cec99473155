import KeisenPrimitives
import Testing

@Suite("Point and Size")
struct PointTests {
  @Test("are equal where their numbers are")
  func equality() {
    #expect(Point(x: 0, y: 0) == .zero && Point(x: 1, y: 2) != Point(x: 2, y: 1))
    #expect(Size(width: 0, height: 0) == .zero && Size(width: 1, height: 2) != .zero)
  }
}
