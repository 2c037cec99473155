import KeisenPrimitives
import KeisenTestSupport
import Testing

@Suite("CornerRadii")
struct CornerRadiiTests {
  @Test("stays as it is where it fits")
  func fits() {
    let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    #expect(radii.fitted(to: Size(width: 7, height: 5)) == radii)
    #expect(CornerRadii(5).fitted(to: Size(width: 10, height: 10)) == CornerRadii(5))
  }

  @Test("shrinks by one factor where a side is too short")
  func shrinks() {
    #expect(CornerRadii(10).fitted(to: Size(width: 10, height: 100)) == CornerRadii(5))
    #expect(
      CornerRadii(topLeft: 8, topRight: 0, bottomRight: 0, bottomLeft: 8)
        .fitted(to: Size(width: 100, height: 8))
        == CornerRadii(topLeft: 4, topRight: 0, bottomRight: 0, bottomLeft: 4)
    )
  }

  @Test("fits every size, whatever was asked for")
  func any() {
    var random = SeededGenerator(seed: 4)
    let nasty = [0, -1, 1, 3, 1e-300, 1e300, .infinity, -.infinity, .nan, .greatestFiniteMagnitude]
    func radius() -> Double { nasty.randomElement(using: &random) ?? 0 }
    for _ in 0..<2000 {
      let size = Size(
        width: .random(in: 0...10, using: &random),
        height: .random(in: 0...10, using: &random)
      )
      let radii = CornerRadii(
        topLeft: radius(),
        topRight: radius(),
        bottomRight: radius(),
        bottomLeft: radius()
      ).fitted(to: size)
      for (side, one, other) in [
        (size.width, radii.topLeft, radii.topRight),
        (size.width, radii.bottomLeft, radii.bottomRight),
        (size.height, radii.topLeft, radii.bottomLeft),
        (size.height, radii.topRight, radii.bottomRight),
      ] {
        #expect(one >= 0 && other >= 0)
        #expect(one + other <= side * (1 + 1e-15))
      }
    }
  }

  @Test("becomes half the shorter side when it is infinite")
  func infinite() {
    #expect(CornerRadii(.infinity).fitted(to: Size(width: 30, height: 10)) == CornerRadii(5))
  }

  @Test("is square without a size to be round in")
  func noSize() {
    #expect(CornerRadii(3).fitted(to: .zero).isZero)
    #expect(CornerRadii(3).fitted(to: Size(width: -5, height: 5)).isZero)
  }

  @Test("grows at rounded corners only, and not below 0")
  func grown() {
    let radii = CornerRadii(topLeft: 4, topRight: 0, bottomRight: 1, bottomLeft: 2)
    #expect(
      radii.grown(by: 1) == CornerRadii(topLeft: 5, topRight: 0, bottomRight: 2, bottomLeft: 3)
    )
    #expect(
      radii.grown(by: -2) == CornerRadii(topLeft: 2, topRight: 0, bottomRight: 0, bottomLeft: 0)
    )
  }
}
