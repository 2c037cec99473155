import Glibc
import KeisenTestSupport
import Testing

@testable import KeisenScales

struct ScaleTransformTests {
  @Test("is the formula, for every scale")
  func formulas() {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<5_000 {
      let value = random.anyMagnitude()
      let sign = value < 0 ? -1.0 : 1
      let log = ScaleTransform(.log).transformed(value)
      #expect(value > 0 ? log == Glibc.log(value) : log.isNaN)
      let symlog = ScaleTransform(.symlog(threshold: 2)).transformed(value)
      #expect(symlog == sign * log1p(abs(value) / 2))
      let root = ScaleTransform(.squareRoot).transformed(value)
      #expect(root == sign * abs(value).squareRoot())
    }
    #expect(ScaleTransform(.log).transformed(0).isNaN)
    #expect(ScaleTransform(.log).transformed(.infinity) == .infinity)
    #expect(ScaleTransform(.symlog(threshold: 1)).transformed(-.infinity) == -.infinity)
    // The ratio overflows, its logarithm does not.
    let far = ScaleTransform(.symlog(threshold: 1e-300)).transformed(1e300)
    #expect(abs(far - 600 * M_LN10) < 1e-9)
    #expect(abs(ScaleTransform(.symlog(threshold: 1e-300)).value(of: far) / 1e300 - 1) < 1e-12)
  }

  @Test("sees origin + value")
  func origin() {
    #expect(ScaleTransform(.log, origin: 90).transformed(10) == log(100))
    #expect(ScaleTransform(.squareRoot, origin: -25).transformed(0) == -5)
    #expect(ScaleTransform(.squareRoot, origin: -25).value(of: -5) == 0)
    #expect(Scale.log().map(origin: 90, min: -89, max: 10, to: 0, 2).position(of: -80) == 1)
  }
}
