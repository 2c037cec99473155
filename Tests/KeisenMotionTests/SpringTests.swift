import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenMotion

@Suite("Spring")
struct SpringTests {
  /// The motion by Runge and Kutta's method of fourth order.
  private func integrated(
    _ spring: Spring,
    distance: Double,
    velocity: Double,
    to time: Double,
    steps: Int
  ) -> (Double, Double) {
    let (stiffness, damping) = (
      spring.frequency * spring.frequency, 2 * spring.dampingRatio * spring.frequency
    )
    func pull(_ x: Double, _ v: Double) -> Double { -stiffness * x - damping * v }
    var (x, v) = (distance, velocity)
    let step = time / Double(steps)
    for _ in 0..<steps {
      let (k1, l1) = (v, pull(x, v))
      let (k2, l2) = (v + step / 2 * l1, pull(x + step / 2 * k1, v + step / 2 * l1))
      let (k3, l3) = (v + step / 2 * l2, pull(x + step / 2 * k2, v + step / 2 * l2))
      let (k4, l4) = (v + step * l3, pull(x + step * k3, v + step * l3))
      x += step / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += step / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
    }
    return (x, v)
  }

  @Test("Position and velocity are those of a fine integration, at every damping.")
  func integration() throws {
    var generator = SeededGenerator(seed: 5)
    var springs = try [0.05, 0.2, 0.999_999_9, 1, 1.000_000_1, 1.5, 4].map { ratio in
      try Spring(stiffness: 144, damping: 24 * ratio)
    }
    springs.append(try Spring(duration: 0.5, bounce: 0.4))
    springs.append(try Spring(duration: 0.5, bounce: -0.4))
    for spring in springs {
      for _ in 0..<8 {
        let time = Double.random(in: 0.01...0.8, using: &generator)
        let distance = Double.random(in: -10...10, using: &generator)
        let velocity = Double.random(in: -100...100, using: &generator)
        let (rest, rates) = spring.weights(at: time)
        let expected = integrated(
          spring,
          distance: distance,
          velocity: velocity,
          to: time,
          steps: 20_000
        )
        #expect(abs(rest.distance * distance + rest.velocity * velocity - expected.0) < 1e-8)
        #expect(abs(rates.distance * distance + rates.velocity * velocity - expected.1) < 1e-6)
      }
    }
  }

  @Test(
    "When it has settled nothing more moves by a ten thousandth of the way, whatever the first velocity."
  )
  func settling() throws {
    for ratio in [0.01, 0.1, 0.5, 0.9, 0.99, 1, 1.01, 2, 10, 100] {
      let spring = try Spring(stiffness: 400, damping: 40 * ratio)
      let end = spring.settlingDuration
      for part in stride(from: 1.0, to: 2, by: 0.01) {
        let rest = spring.weights(at: end * part).rest
        #expect(abs(rest.distance) <= 1.01e-4)
        #expect(abs(rest.velocity) * spring.frequency <= 1.01e-4)
      }
      #expect(end > 0 && end.isFinite)
    }
  }

  @Test("Without bounce it never passes the end; with bounce it does.")
  func bounce() throws {
    func maximum(_ bounce: Double) throws -> Double {
      let easing = Easing.spring(try Spring(duration: 1, bounce: bounce))
      return stride(from: 0.0, through: 1, by: 1 / 512).map { easing.value(at: $0) }.max() ?? 0
    }
    #expect(try maximum(0) <= 1 && maximum(-0.5) <= 1)
    #expect(try maximum(0.5) > 1.1 && maximum(0.5) < 1.2)
  }

  @Test("Duration and bounce, and stiffness and damping, tell the same springs.")
  func parameters() throws {
    let spring = try Spring(duration: 0.5, bounce: 0.25)
    #expect(spring.frequency == 4 * .pi && spring.dampingRatio == 0.75)
    #expect(try Spring(duration: 1, bounce: -0.5).dampingRatio == 2)
    let physical = try Spring(stiffness: 100, damping: 20)
    #expect(physical.frequency == 10 && physical.dampingRatio == 1)
  }

  @Test("What can't be or never ends is refused with its value.")
  func errors() {
    func message(_ make: () throws(KeisenError) -> Spring) -> String? {
      do {
        _ = try make()
        return nil
      } catch { return error.message }
    }
    for number in [0, -1, .nan, .infinity] as [Double] {
      #expect(
        message { () throws(KeisenError) in try Spring(stiffness: number, damping: 1) }
          == "stiffness must be positive and finite, got \(number)"
      )
      #expect(
        message { () throws(KeisenError) in try Spring(stiffness: 1, damping: number) }
          == "damping must be positive and finite, got \(number)"
      )
      #expect(
        message { () throws(KeisenError) in try Spring(duration: number) }
          == "duration of a spring must be positive and finite, got \(number)"
      )
    }
    for bounce in [-1, 1, .nan] as [Double] {
      #expect(
        message { () throws(KeisenError) in try Spring(duration: 1, bounce: bounce) }
          == "bounce must be above -1 and below 1, got \(bounce)"
      )
    }
    #expect(
      message { () throws(KeisenError) in try Spring(stiffness: 1, damping: 1e-12) } != nil
    )
    #expect(
      message { () throws(KeisenError) in try Spring(stiffness: 1e-300, damping: 1e300) } != nil
    )
  }
}
