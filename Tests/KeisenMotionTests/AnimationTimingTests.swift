import KeisenPrimitives
import Testing

@testable import KeisenMotion

@Suite("Animation timing")
struct AnimationTimingTests {
  @Test("Numbers that are not allowed are refused with their values.")
  func validation() {
    func message(_ timing: AnimationTiming) -> String? {
      do {
        try timing.validate()
        return nil
      } catch { return error.message }
    }
    #expect(message(AnimationTiming(start: -5, delay: 0, duration: 0)) == nil)
    #expect(message(AnimationTiming(start: .nan)) == "start must be finite, got nan")
    #expect(
      message(AnimationTiming(delay: -1)) == "delay must be finite and not negative, got -1.0"
    )
    #expect(
      message(AnimationTiming(duration: .infinity))
        == "duration must be finite and not negative, got inf"
    )
    #expect(
      message(AnimationTiming(repeatCount: 0)) == "repeat count must be at least 1, got 0"
    )
    for count in [nil, 2] {
      #expect(
        message(AnimationTiming(duration: 0, repeatCount: count))
          == "duration of what runs more than once must be positive, got 0.0"
      )
    }
    #expect(message(AnimationTiming(duration: 0, autoreverses: true)) == nil)
  }

  @Test("A spring has a duration of its own.")
  func spring() throws {
    let spring = try Spring(duration: 0.5)
    let timing = AnimationTiming(duration: 9, easing: .spring(spring))
    #expect(timing.curve.duration == spring.settlingDuration)
    #expect(AnimationTiming(duration: 9).curve.duration == 9)
    let endless = AnimationTiming(duration: 0, easing: .spring(spring), repeatCount: nil)
    try endless.validate()
    #expect(endless.curve.duration == .infinity)
  }
}
