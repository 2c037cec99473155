import Glibc
import KeisenCharts
import KeisenPrimitives
import KeisenRanges
import Testing

@Suite struct GestureMotionTests {
  /// Ten steps of one kind.
  private func way(_ x: Double, _ y: Double) -> [(Double, Double)] {
    (0...10).map { step in (100 + Double(step) * x, 100 + Double(step) * y) }
  }

  /// An interpreter that was let go at 1000 points a second to the right, and when.
  private func flung(
    _ restrictions: [any StateRestriction] = [],
    isSoft: Bool = true
  ) throws -> (Hand, Double) {
    let hand = try Hand { $0.isSoft = isSoft }
    try hand.interpreter.setRestrictions(restrictions)
    let time = try hand.drag(way(10, 0))
    return (hand, time)
  }

  @Test(
    "a steady drag is let go at its speed, whatever the rate of its events",
    arguments: [24.0, 60, 144]
  )
  func releaseSpeed(rate: Double) throws {
    let hand = try Hand()
    let count = Int(rate / 4)
    let points = (0...count).map { (60 + 1000 * Double($0) / rate, 100.0) }
    let time = try hand.drag(points, step: 1 / rate)
    let way = hand.interpreter.state(at: time + 9).x.translation - hand.x.translation
    #expect(abs(way * 400 - 249.75) < 0.01)
  }

  @Test(
    "sampled at 24, 60 and 144 Hz, by state and by advance, it is in the same places within 0.01 points"
  )
  func rates() throws {
    let bounds = try BoundsStateRestriction(.x, minTranslation: -1, maxTranslation: 0.4)
    func ways(_ rate: Double, advances: Bool) throws -> [Double] {
      let (hand, start) = try flung([bounds])
      var ways: [Double] = []
      for step in 0...Int(rate * 3) {
        let time = start + Double(step) / rate
        if advances { try hand.interpreter.advance(to: time) }
        // Moments that all rates have: each twelfth of a second.
        guard step % Int(rate / 12) == 0 else { continue }
        ways.append(hand.interpreter.state(at: time).x.translation * 400)
      }
      return ways
    }
    let reference = try ways(144, advances: false)
    #expect(reference.contains { $0 > 161 })
    for rate in [24.0, 60, 144] {
      for advances in [false, true] {
        let ways = try ways(rate, advances: advances)
        #expect(ways.count == reference.count)
        for (a, b) in zip(ways, reference) { #expect(abs(a - b) < 0.01) }
      }
    }
  }

  @Test("it ends on a soft limit exactly, having gone beyond it, and never beyond a hard one")
  func limits() throws {
    let bounds = try BoundsStateRestriction(.x, maxTranslation: 0.4)
    let (soft, start) = try flung([bounds])
    #expect(soft.interpreter.state(at: start + 0.2).x.translation > 0.4)
    #expect(soft.interpreter.state(at: start + 9).x.translation == 0.4)
    let (hard, _) = try flung([bounds], isSoft: false)
    for step in 0...100 {
      #expect(hard.interpreter.state(at: start + Double(step) / 50).x.translation <= 0.4)
    }
    #expect(hard.interpreter.state(at: start + 9).x.translation == 0.4)
  }

  @Test("a pull of s points beyond a limit shows 50 ln(1 + s/50), and comes back from there")
  func rubberBand() throws {
    let hand = try Hand()
    try hand.interpreter.setRestrictions([FixedStateRestriction()])
    try hand.interpreter.beginPan(at: Point(x: 100, y: 100), time: 0)
    try hand.interpreter.movePan(to: Point(x: 180, y: 100), time: 1)
    #expect(abs(hand.x.translation * 400 - 50 * log(2.6)) < 1e-9)
    try hand.interpreter.movePan(to: Point(x: 130, y: 100), time: 2)
    #expect(abs(hand.x.translation * 400 - 50 * log(1.6)) < 1e-9)
    // Resting, so that it begins with no speed.
    try hand.interpreter.endPan(at: Point(x: 130, y: 100), time: 3)
    let from = 50 * log(1.6)
    for step in 0...20 {
      let seconds = Double(step) / 20
      let (slow, fast) = (exp(-4 * seconds), exp(-25 * seconds))
      let way = from * (25 * slow - 4 * fast) / 21
      let shown = hand.interpreter.state(at: 3 + seconds).x.translation * 400
      #expect(abs(shown - way) < 1e-9)
    }
    #expect(hand.interpreter.state(at: 9) == .neutral)
    #expect(hand.interpreter.nextTime(after: 3.5) == 3.5)
    #expect(hand.interpreter.nextTime(after: 9) == nil)
  }

  @Test(
    "a press within a spring holds the content where it is, and cancel brings it back to the limit"
  )
  func pressWithinSpring() throws {
    let (hand, start) = try flung([FixedStateRestriction()])
    let before = hand.interpreter.state(at: start + 0.05).x.translation
    #expect(before > 0)
    try hand.interpreter.beginPan(at: Point(x: 200, y: 100), time: start + 0.05)
    #expect(hand.x.translation == before)
    try hand.interpreter.movePan(to: Point(x: 200, y: 100.5), time: start + 0.06)
    #expect(abs(hand.x.translation - before) < 1e-12)
    try hand.interpreter.cancel(time: start + 0.1)
    #expect(hand.x.translation == 0)
  }

  @Test("a scale beyond its limit springs back about the fingers")
  func scaleSpring() throws {
    let hand = try Hand()
    try hand.interpreter.setRestrictions([try BoundsStateRestriction(.x, maxScale: 2)])
    try hand.interpreter.pinch(Point(x: 340, y: 120), Point(x: 360, y: 120), time: 0)
    try hand.interpreter.pinch(Point(x: 300, y: 120), Point(x: 400, y: 120), time: 1)
    let pulled = hand.x.scale
    #expect(pulled > 2 && pulled < 5)
    let points = 200 * log(2.5)
    #expect(abs(pulled - 2 * exp(50 * log(1 + points / 50) / 200)) < 1e-12)
    try hand.interpreter.endPinch(time: 2)
    for step in 0...60 {
      let part = hand.interpreter.state(at: 2 + Double(step) / 20).x
      #expect(part.scale >= 2)
      #expect(abs(0.25 / part.scale - part.translation - 0.25) < 1e-12)
    }
    #expect(hand.interpreter.state(at: 9).x.scale == 2)
  }

  @Test("a pointer that rested before it went up lets go of nothing that moves")
  func rest() throws {
    let hand = try Hand()
    try hand.interpreter.beginPan(at: Point(x: 100, y: 100), time: 0)
    try hand.interpreter.movePan(to: Point(x: 140, y: 100), time: 0.02)
    try hand.interpreter.endPan(at: Point(x: 140, y: 100), time: 0.2)
    #expect(hand.interpreter.nextTime(after: 0.2) == nil)
  }

  @Test("a glide is straight, and moves no dimension that the step of directions leaves out")
  func straight() throws {
    let hand = try Hand { $0.orientationStep = 90 }
    let time = try hand.drag(way(20, 1))
    #expect(hand.interpreter.state(at: time + 5).y.translation == 0)
    let free = try Hand()
    let then = try free.drag(way(20, -5))
    let start = free.interpreter.state()
    for seconds in [0.1, 0.5, 1, 3] {
      let now = free.interpreter.state(at: then + seconds)
      let x = (now.x.translation - start.x.translation) * 400
      let y = (now.y.translation - start.y.translation) * 200
      #expect(abs(x - 4 * y) < 1e-9)
    }
  }

  @Test("restrictions that are set take the state at once")
  func setRestrictions() throws {
    let hand = try Hand()
    try hand.interpreter.setState(GestureState(x: .init(translation: 3, scale: 9)))
    try hand.interpreter.setRestrictions([FixedStateRestriction(.x)])
    #expect(hand.interpreter.state() == .neutral)
  }

  @Test(
    "what changes without a time begins from what was seen last: it never throws the content back"
  )
  func seen() throws {
    let changes: [(Hand) throws -> Void] = [
      { try $0.interpreter.record() },
      { try $0.interpreter.setRestrictions([try BoundsStateRestriction(.x, minScale: 0.5)]) },
      { try $0.interpreter.setSettings(GestureSettings()) },
      { try $0.interpreter.setPlot(Rect(x: 0, y: 0, width: 400, height: 200)) },
    ]
    for change in changes {
      for appearance in [
        { (hand: Hand, time: Double) in _ = try hand.interpreter.advance(to: time) },
        { (hand: Hand, time: Double) in _ = hand.interpreter.state(at: time) },
      ] {
        for time in [0.1, 9] {
          let hand = try Hand()
          try hand.drag([(100, 100), (120, 100), (140, 100)])
          let there = hand.interpreter.state(at: time)
          #expect(there != hand.interpreter.state(at: 0.02))
          try appearance(hand, time)
          try change(hand)
          #expect(hand.interpreter.state(at: time) == there)
        }
      }
    }
  }

  @Test("it is due until somebody saw its end")
  func end() throws {
    let hand = try Hand()
    try hand.drag([(100, 100), (120, 100), (140, 100)])
    #expect(hand.interpreter.nextTime(after: 9) == 9)
    _ = hand.interpreter.state(at: 9)
    #expect(hand.interpreter.nextTime(after: 9) == nil)
    _ = hand.interpreter.state(at: 0.1)
    #expect(hand.interpreter.nextTime(after: 9) == 9)
  }

  @Test(
    "a chart's frame is due after an event, while the content glides, and until one showed the end"
  )
  func frames() throws {
    let hand = try Hand()
    let chart = try Chart(size: Size(width: 400, height: 200))
    let x = try Projection(min: 0, max: 10)
    let updater = RangeUpdater(target: x)
    updater.addValue(DataValue(0))
    updater.addValue(DataValue(10))
    updater.append(UserInteractiveRestriction(interpreter: hand.interpreter, dimension: .x))
    chart.add(updater)
    _ = try chart.frame(at: 0) { _ in }
    #expect(chart.nextFrameTime(after: 0) == nil)
    try hand.interpreter.wheel(at: Point(x: 60, y: 60), dy: -100, time: 1)
    #expect(chart.nextFrameTime(after: 1) == 1)
    _ = try chart.frame(at: 1) { _ in }
    #expect(chart.nextFrameTime(after: 1) == nil)
    try hand.drag([(100, 100), (120, 100), (140, 100)], from: 2)
    _ = try chart.frame(at: 2.1) { _ in }
    #expect(chart.nextFrameTime(after: 2.1) == 2.1)
    #expect(chart.nextFrameTime(after: 9) == 9)
    _ = try chart.frame(at: 9) { _ in }
    #expect(chart.nextFrameTime(after: 9) == nil)
  }

  @Test("advance tells observers while it moves, and no more at rest")
  func advance() throws {
    let (hand, start) = try flung()
    let reported = Locked(0)
    _ = hand.interpreter.observe { _ in reported.withLock { $0 += 1 } }
    #expect(try hand.interpreter.advance(to: start + 0.1))
    #expect(try !hand.interpreter.advance(to: start + 0.05))
    #expect(try hand.interpreter.advance(to: start + 5))
    #expect(try !hand.interpreter.advance(to: start + 6))
    #expect(reported.withLock { $0 } == 2)
  }
}
