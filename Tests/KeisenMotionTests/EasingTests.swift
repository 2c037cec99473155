import KeisenMotion
import Testing

@Suite("Easing")
struct EasingTests {
  private let powers: [Easing] = [
    .linear, .quad(.in), .quad(.out), .quad(.inOut), .cubic(.in), .cubic(.out), .cubic(.inOut),
  ]

  @Test("Values in the middle and at a quarter are those of the powers.")
  func values() {
    #expect(powers.map { $0.value(at: 0.5) } == [0.5, 0.25, 0.75, 0.5, 0.125, 0.875, 0.5])
    #expect(
      powers.map { $0.value(at: 0.25) }
        == [0.25, 0.0625, 0.4375, 0.125, 0.015625, 0.578125, 0.0625]
    )
  }

  @Test(
    "Every easing goes from 0 to 1 exactly, stays there outside, and never beyond by more than a spring swings."
  )
  func ends() throws {
    let springs = try [0.0, 0.5, -0.5].map { Easing.spring(try Spring(duration: 0.5, bounce: $0)) }
    for easing in powers + springs {
      #expect(easing.value(at: 0) == 0 && easing.value(at: 1) == 1)
      #expect(easing.value(at: -3) == 0 && easing.value(at: 7) == 1)
      #expect(easing.value(at: .nan) == 0 && easing.velocity(at: .nan) == 0)
      #expect(easing.velocity(at: -1) == 0 && easing.velocity(at: 1) == 0)
    }
    for easing in powers {
      let values = stride(from: 0.0, through: 1, by: 1 / 64).map { easing.value(at: $0) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test("The velocity is the slope of the value.")
  func velocity() throws {
    let spring = Easing.spring(try Spring(duration: 0.5, bounce: 0.3))
    for easing in powers + [spring] {
      for time in stride(from: 0.03, to: 0.97, by: 0.047) {
        let step = 1e-6
        let slope = (easing.value(at: time + step) - easing.value(at: time - step)) / (2 * step)
        #expect(abs(slope - easing.velocity(at: time)) < 1e-5 * max(1, abs(slope)))
      }
    }
  }
}
