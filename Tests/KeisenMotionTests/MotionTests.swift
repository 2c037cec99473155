import KeisenMotion
import KeisenTestSupport
import Testing

@Suite("Motion")
struct MotionTests {
  private func easings() throws -> [Easing] {
    [
      .linear, .quad(.in), .quad(.out), .quad(.inOut), .cubic(.in), .cubic(.out), .cubic(.inOut),
      .spring(try Spring(duration: 0.5, bounce: 0.3)), .spring(try Spring(duration: 0.5)),
      .spring(try Spring(duration: 0.5, bounce: -0.3)),
    ]
  }

  @Test("It begins and ends exactly where it is told to, whatever the numbers.")
  func ends() throws {
    for easing in try easings() {
      let motion = Motion(from: 0.1, to: 1e300 / 3, easing: easing, duration: 0.7)
      #expect(motion.value(at: 0) == 0.1 && motion.value(at: -5) == 0.1)
      #expect(motion.value(at: motion.duration) == 1e300 / 3)
      #expect(motion.value(at: .infinity) == 1e300 / 3)
      #expect(motion.velocity(at: motion.duration) == 0 && motion.velocity(at: -1) == 0)
    }
    let jump = Motion(from: 1.0, to: 2, easing: .linear, duration: 0)
    #expect(jump.value(at: 0) == 2 && jump.value(at: -1e-9) == 1 && jump.velocity(at: 0) == 0)
    #expect(Motion(from: 1.0, to: 2, easing: .linear, duration: -1).duration == 0)
  }

  @Test("Another motion that takes over keeps value and velocity at any moment, and ends at rest.")
  func retarget() throws {
    var generator = SeededGenerator(seed: 17)
    for easing in try easings() {
      for next in try easings() {
        let first = Motion(
          from: SIMD2(1.0, -3),
          to: SIMD2(5, 8),
          easing: easing,
          duration: 0.8
        )
        let moment = Double.random(in: 0.05...0.7, using: &generator)
        let second = Motion(
          from: first.value(at: moment),
          to: SIMD2(-2, 2),
          velocity: first.velocity(at: moment),
          easing: next,
          duration: 0.6
        )
        #expect(second.value(at: 0) == first.value(at: moment))
        let step = 1e-7
        let before = (first.value(at: moment) - first.value(at: moment - step)) / step
        let after = (second.value(at: step) - second.value(at: 0)) / step
        #expect((after - before).magnitudeSquared.squareRoot() < 1e-3)
        let third = second.velocity(at: step) - first.velocity(at: moment)
        #expect(third.magnitudeSquared.squareRoot() < 1e-3)
        #expect(second.value(at: second.duration) == SIMD2(-2, 2))
        if second.duration == 0.6 {
          #expect(second.velocity(at: 0.6 - 1e-9).magnitudeSquared.squareRoot() < 1e-5)
        }
      }
    }
  }

  @Test("Velocities of motions with a first velocity are the slopes of the values.")
  func slopes() throws {
    for easing in try easings() {
      let motion = Motion(from: 2.0, to: 7, velocity: -30, easing: easing, duration: 0.9)
      for time in stride(from: 0.01, to: 0.4, by: 0.03) {
        let step = 1e-6
        let slope = (motion.value(at: time + step) - motion.value(at: time - step)) / (2 * step)
        #expect(abs(slope - motion.velocity(at: time)) < 1e-5 * max(1, abs(slope)))
      }
    }
  }

  @Test(
    "The cubic is Hermite's: at half the time half the way and an eighth of velocity times duration."
  )
  func cubic() {
    let motion = Motion(from: 0.0, to: 10, velocity: 4, easing: .linear, duration: 2)
    #expect(motion.value(at: 1) == 5 + 4 * 2 / 8)
    #expect(motion.velocity(at: 0.5) > 0)
  }
}
