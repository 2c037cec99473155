import KeisenMotion
import KeisenTestSupport
import Testing

@Suite("Motion that repeats")
struct RepeatedMotionTests {
  private func motion(
    _ repeatCount: Int?,
    autoreverses: Bool = false,
    easing: Easing = .linear,
    duration: Double = 2
  ) -> Motion<Double> {
    let timing = AnimationTiming(
      duration: duration,
      easing: easing,
      repeatCount: repeatCount,
      autoreverses: autoreverses
    )
    return Motion(from: 10, to: 20, velocity: 0, timing.curve)
  }

  @Test(
    "Each run begins where the first one did, or goes back, and it stays where the last one ends."
  )
  func runs() {
    let again = motion(3)
    #expect(again.duration == 6)
    for (time, value) in [(0.5, 12.5), (2.5, 12.5), (4.5, 12.5), (6, 20), (60, 20), (-1, 10)] {
      #expect(again.value(at: time) == value, "again at \(time)")
    }
    let back = motion(2, autoreverses: true)
    for (time, value) in [(0.5, 12.5), (2, 20), (2.5, 17.5), (3.5, 12.5), (4, 10), (.infinity, 10)]
    {
      #expect(back.value(at: time) == value, "back at \(time)")
    }
    #expect(motion(3, autoreverses: true).value(at: 6) == 20)
  }

  @Test("Without end it is where the remainder of the time says, however late.")
  func endless() {
    let endless = motion(nil, autoreverses: true)
    #expect(endless.duration == .infinity)
    for run in [0.0, 1, 7, 1e6, 1e15] {
      #expect(endless.value(at: 4 * run + 0.5) == 12.5)
      #expect(endless.value(at: 4 * run + 3) == 15)
    }
    #expect(endless.value(at: .infinity) == 20)
    #expect(motion(nil).value(at: 1e300).isFinite)
    let minimum = motion(nil, duration: .leastNonzeroMagnitude)
    #expect((10...20).contains(minimum.value(at: 1)))
    let longest = motion(.max, autoreverses: true, duration: .greatestFiniteMagnitude)
    #expect(longest.duration == .infinity && longest.value(at: 1) == 10)
  }

  @Test(
    "With every easing the velocity is the slope of the value, and ways there and back have no jumps."
  )
  func slopes() throws {
    var generator = SeededGenerator(seed: 5)
    let easings: [Easing] = [
      .linear, .quad(.in), .cubic(.inOut), .spring(try Spring(duration: 0.5, bounce: 0.4)),
    ]
    for easing in easings {
      let motion = motion(5, autoreverses: true, easing: easing)
      let run = motion.duration / 5
      for _ in 0..<50 {
        let time = Double.random(in: 0.001...4.999, using: &generator) * run
        guard abs(time.remainder(dividingBy: run)) > 1e-3 else { continue }
        let slope = (motion.value(at: time + 1e-6) - motion.value(at: time - 1e-6)) / 2e-6
        #expect(abs(slope - motion.velocity(at: time)) < 1e-3)
      }
      for border in 1...4 {
        let time = Double(border) * run
        let jump = motion.value(at: time + 1e-9) - motion.value(at: time - 1e-9)
        #expect(abs(jump) < 2e-3)
      }
    }
  }

  @Test(
    "One that takes over has the velocity of then in its first run alone; the others begin at rest."
  )
  func retargeted() {
    let timing = AnimationTiming(duration: 1, repeatCount: 4, autoreverses: true)
    let motion = Motion(from: 0.0, to: 10, velocity: 30, timing.curve.retargeted)
    #expect(abs(motion.velocity(at: 0) - 30) < 1e-9)
    #expect(motion.value(at: 1e-3) > 0.029)
    #expect(abs(motion.value(at: 1) - 10) < 1e-9 && abs(motion.velocity(at: 1)) < 1e-9)
    // Back and there again as from rest.
    let rest = Motion(from: 0.0, to: 10, velocity: 0, AnimationTiming(duration: 1).curve)
    for part in [0.1, 0.5, 0.9] {
      #expect(abs(motion.value(at: 1 + part) - rest.value(at: 1 - part)) < 1e-9)
      #expect(abs(motion.value(at: 2 + part) - rest.value(at: part)) < 1e-9)
    }
    #expect(motion.value(at: 4) == 0)
  }
}
