import KeisenMotion
import KeisenTestSupport
import Testing

@Suite("Animatable values")
struct AnimatableValuesTests {
  private func random(_ generator: inout SeededGenerator) -> AnimatableValues {
    let count = Int.random(in: 0...5, using: &generator)
    return AnimatableValues(
      (0..<count).map { _ in Double.random(in: -4...4, using: &generator).rounded() }
    )
  }

  @Test("They are a vector space: every axiom holds for any lengths.")
  func axioms() {
    var generator = SeededGenerator(seed: 61)
    for _ in 0..<2_000 {
      let (a, b, c) = (random(&generator), random(&generator), random(&generator))
      let s = Double(Int.random(in: -4...4, using: &generator))
      let t = Double(Int.random(in: -4...4, using: &generator))
      func scaled(_ values: AnimatableValues, _ factor: Double) -> AnimatableValues {
        var values = values
        values.scale(by: factor)
        return values
      }
      #expect((a + b) + c == a + (b + c))
      #expect(a + b == b + a)
      #expect(a + .zero == a && .zero + a == a)
      #expect(a - a == .zero && a - b == a + scaled(b, -1))
      #expect(scaled(a, 1) == a && scaled(a, 0) == .zero)
      #expect(scaled(scaled(a, s), t) == scaled(a, s * t))
      #expect(scaled(a + b, s) == scaled(a, s) + scaled(b, s))
      #expect(scaled(a, s + t) == scaled(a, s) + scaled(a, t))
      #expect(scaled(a, s).magnitudeSquared == s * s * a.magnitudeSquared)
      #expect((a == b) == ((a - b).magnitudeSquared == 0))
      if a == b { #expect(a.hashValue == b.hashValue) }
    }
  }

  @Test("The shorter of two is padded with zeros, and zeros at the end make no difference.")
  func padding() {
    let (short, long) = (AnimatableValues(1, 2), AnimatableValues(10, 20, 30))
    #expect(short + long == [11, 22, 30] && short - long == [-9, -18, -30])
    #expect(long - short == [9, 18, 30])
    #expect(AnimatableValues(1, 0, 0) == AnimatableValues(1))
    #expect(AnimatableValues(1, 0).hashValue == AnimatableValues(1).hashValue)
    #expect(AnimatableValues(0, 0) == .zero && AnimatableValues.zero.count == 0)
    #expect(AnimatableValues(0, 1) != AnimatableValues(1))
    #expect(long[2] == 30 && long[3] == 0 && long[-1] == 0)
  }

  @Test("They are made of arrays of any floating-point type, and give such.")
  func arrays() {
    let x = 7.0
    #expect(AnimatableValues(0.1, 2, x).values() == [0.1, 2, 7])
    #expect(AnimatableValues([1.5, 2.5] as [Float]).values() == [1.5, 2.5])
    #expect(AnimatableValues(0.1, 2).values(as: Float.self) == [0.1, 2] as [Float])
  }
}
