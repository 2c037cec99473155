import KeisenMotion
import Testing

@Suite struct BoundedGlideTests {
  private let free = -Double.infinity...Double.infinity

  @Test(
    "vector 10: let go at 1000 points a second it falls below 1 point a second after 249.75 points and 1.727 seconds"
  )
  func inertiaVector() {
    let decay = Glide.decay(of: 1000)
    let glide = BoundedGlide(velocity: 1000, decay: decay, limits: free, isSoft: true)
    #expect(decay == 4)
    #expect(abs(glide.end - 249.75) < 1e-9)
    #expect(abs(glide.duration - 1.727) < 5e-4)
    #expect(glide.position(at: 1e9) == glide.end)
    #expect(glide.position(at: -1) == 0)
  }

  @Test(
    "vector 10: from rest 60 points beyond it comes back as 60 (25 e^-4t - 4 e^-25t) / 21, within 0.2 points at 1.470 s"
  )
  func springVector() {
    let glide = BoundedGlide(velocity: 0, decay: 4, limits: -500...(-60), isSoft: true)
    #expect(abs(glide.position(at: 1.47) + 60 - 0.2) < 1e-3)
    for step in 0...200 {
      let time = Double(step) / 100
      let rest = glide.position(at: time) + 60
      #expect(rest >= 0, "no overshoot")
      #expect(abs(rest - SpringBack(position: 60, velocity: 0).position(at: time)) < 1e-9)
    }
    #expect(glide.end == -60)
    #expect(glide.position(at: glide.duration) == -60)
  }

  @Test("at a soft limit the spring takes over with the place and the speed of that instant")
  func handOver() {
    let glide = BoundedGlide(velocity: 2000, decay: 4, limits: -10...100, isSoft: true)
    let arrival = Glide(velocity: 2000, decay: 4).time(at: 100) ?? .nan
    let step = 1e-7
    #expect(abs(glide.position(at: arrival) - 100) < 1e-9)
    let before = (glide.position(at: arrival) - glide.position(at: arrival - step)) / step
    let after = (glide.position(at: arrival + step) - glide.position(at: arrival)) / step
    #expect(abs(before - after) < 0.1)
    #expect(glide.position(at: arrival + 0.05) > 100)
    #expect(glide.end == 100)
  }

  @Test("a hard limit stops it, and nothing is beyond it at any time")
  func hardLimit() {
    let glide = BoundedGlide(velocity: -2000, decay: 4, limits: -100...10, isSoft: false)
    for step in 0...300 { #expect(glide.position(at: Double(step) / 100) >= -100) }
    #expect(glide.end == -100)
    #expect(glide.duration < 0.1)
  }

  @Test("thrown back across its limit it glides on, without a jump of place or speed")
  func throwBack() {
    let glide = BoundedGlide(velocity: -3000, decay: 4, limits: -900...(-20), isSoft: true)
    var last = glide.position(at: 0)
    var lastSpeed: Double?
    for step in 1...20_000 {
      let position = glide.position(at: Double(step) * 1e-4)
      let speed = (position - last) / 1e-4
      if let lastSpeed { #expect(abs(speed - lastSpeed) < 15, "at \(step)") }
      (last, lastSpeed) = (position, speed)
    }
    #expect(glide.end < -20)
  }

  @Test("the ways that are left at the end are below what anybody sees")
  func ends() {
    for velocity in stride(from: -5000.0, through: 5000, by: 37) {
      for low in [-300.0, -20, 5] {
        let glide = BoundedGlide(
          velocity: velocity,
          decay: Glide.decay(of: velocity),
          limits: low...(low + 60),
          isSoft: true
        )
        let last = glide.position(at: glide.duration.nextDown)
        #expect(abs(last - glide.end) <= 0.0101, "\(velocity) from \(low)")
        #expect(glide.end >= low && glide.end <= low + 60)
      }
    }
  }

  @Test("a speed of 0 and a spring without a way take no time")
  func rest() {
    let glide = BoundedGlide(velocity: 0, decay: 4, minSpeed: 0, limits: 0...0, isSoft: true)
    #expect(glide.duration == 0)
    #expect(glide.position(at: 0) == 0)
    #expect(SpringBack(position: 0, velocity: 0).duration(until: 0.01) == 0)
    #expect(Glide.decay(of: 0) == 4)
    #expect(Glide.decay(of: .nan) == 4)
  }
}
