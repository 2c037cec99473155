import Glibc
import KeisenMotion
import Testing

@Suite struct RubberBandTests {
  @Test("vector 10: a pull by s gets 50 ln(1 + s/50) points, on both sides")
  func stretch() {
    #expect(abs(RubberBand.stretch(of: 50) - 50 * log(2)) < 1e-12)
    #expect(RubberBand.stretch(of: -50) == -RubberBand.stretch(of: 50))
    #expect(RubberBand.stretch(of: 0) == 0)
  }

  @Test("the pull is the inverse of the stretch, and finite always")
  func pull() {
    for pull in [-4000.0, -3, 0, 0.01, 7, 900] {
      #expect(abs(RubberBand.pull(for: RubberBand.stretch(of: pull)) - pull) < 1e-9)
    }
    #expect(RubberBand.pull(for: 1e300) == 1e9)
  }

  @Test("its speed is the slope of the stretch times that of the pull")
  func velocity() {
    let slope = (RubberBand.stretch(of: 30 + 1e-6) - RubberBand.stretch(of: 30 - 1e-6)) / 2e-6
    #expect(abs(RubberBand.velocity(200, at: 30) - 200 * slope) < 1e-6)
  }
}
