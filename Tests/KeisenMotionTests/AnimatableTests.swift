import KeisenMotion
import Testing

@Suite("Animatable")
struct AnimatableTests {
  @Test("Vectors of any length and both types scale, add up and tell their squares.")
  func vectors() {
    func check<Vector: VectorArithmetic>(_ vector: Vector, _ twice: Vector, _ squares: Double) {
      var scaled = vector
      scaled.scale(by: 2)
      #expect(scaled == twice && vector + vector == twice && twice - vector == vector)
      #expect(vector.magnitudeSquared == squares && vector + .zero == vector)
    }
    check(SIMD2(1.0, 2), SIMD2(2, 4), 5)
    check(SIMD3<Float>(1, 2, 3), SIMD3(2, 4, 6), 14)
    check(SIMD4(1.0, 2, 3, 4), SIMD4(2, 4, 6, 8), 30)
    check(SIMD8<Float>(repeating: 1), SIMD8(repeating: 2), 8)
    check(SIMD16(repeating: 1.0), SIMD16(repeating: 2), 16)
    check(SIMD32(repeating: 1.0), SIMD32(repeating: 2), 32)
    check(SIMD64<Float>(repeating: 1), SIMD64(repeating: 2), 64)
    check(AnimatablePair(1.0, SIMD2(2.0, 3)), AnimatablePair(2, SIMD2(4, 6)), 14)
    check(EmptyAnimatableData(), .zero, 0)
  }

  @Test(
    "Interpolation goes straight, from the first to the last and beyond, and keeps the rest of the last."
  )
  func interpolation() {
    #expect(Double.interpolate(2, 4, 0) == 2 && Double.interpolate(2, 4, 1) == 4)
    #expect(Double.interpolate(2, 4, 0.25) == 2.5 && Double.interpolate(2, 4, 2) == 6)
    #expect(AnimatableValues.interpolate([1], [3, 4], 0.5) == [2, 2])
    struct Named: Animatable {
      var name: String
      var animatableData: Double
    }
    let half = Named.interpolate(
      Named(name: "from", animatableData: 0),
      Named(name: "to", animatableData: 8),
      0.5
    )
    #expect(half.name == "to" && half.animatableData == 4)
    #expect(
      EmptyAnimatableData.interpolate(.zero, .zero, 0.5).animatableData == EmptyAnimatableData()
    )
  }
}
