import KeisenMotion
import Testing

@Suite("Vector arithmetic")
struct VectorArithmeticTests {
  @Test("Numbers scale and tell their squares.")
  func numbers() {
    var double = 3.0
    double.scale(by: 2)
    #expect(double == 6 && double.magnitudeSquared == 36)
    var float: Float = 0.1
    float.scale(by: 10)
    #expect(float == 1 && float.magnitudeSquared == 1)
  }
}
