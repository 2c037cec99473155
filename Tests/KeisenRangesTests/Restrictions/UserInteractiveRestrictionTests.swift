import Glibc
import KeisenData
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenRanges

@Suite struct UserInteractiveRestrictionTests {
  private func restricted(
    _ min: Double,
    _ max: Double,
    scale: Scale = .linear,
    origin: Int64 = 0,
    by restriction: UserInteractiveRestriction
  ) throws -> ProposedRange {
    let place = try Projection(scale: scale)
    try place.setRange(origin: origin, min: 1, max: 2)
    var range = ProposedRange(min: min, max: max)
    try restriction.restrict(&range, in: try RangeContext(for: place))
    return range
  }

  @Test("k and o are those of the direction: m - 2ho ± hk")
  func formula() throws {
    let hand = try Hand()
    try hand.interpreter.setState(
      GestureState(x: .init(translation: 0.5, scale: 2), y: .init(translation: -0.25, scale: 4))
    )
    for angle in [0, 0.3, 1, Double.pi / 2, 2.5, -1] {
      let restriction = try UserInteractiveRestriction(interpreter: hand.interpreter, angle: angle)
      let k = hypot(cos(angle) / 2, sin(angle) / 4)
      let o = cos(angle) * 0.5 - sin(angle) * 0.25
      let range = try restricted(10, 30, by: restriction)
      #expect(abs(range.min - (20 - 20 * o - 10 * k)) < 1e-13)
      #expect(abs(range.max - (20 - 20 * o + 10 * k)) < 1e-13)
    }
  }

  @Test("the neutral state changes no bit, and empty or infinite ranges stay")
  func unchanged() throws {
    let hand = try Hand()
    let restriction = UserInteractiveRestriction(interpreter: hand.interpreter, dimension: .x)
    #expect(try restricted(0.1, 0.7, by: restriction) == ProposedRange(min: 0.1, max: 0.7))
    try hand.interpreter.setState(GestureState(x: .init(translation: 3, scale: 0x1p-40)))
    for range in [
      (Double.infinity, -Double.infinity), (-.infinity, 3), (3, .infinity), (-1e308, 1e308),
    ] {
      let after = try restricted(range.0, range.1, by: restriction)
      #expect(after == ProposedRange(min: range.0, max: range.1))
    }
    #expect(
      try restricted(1, 1e300, scale: .log(), by: restriction) == ProposedRange(min: 1, max: 1e300)
    )
    #expect(throws: KeisenError.self) {
      try UserInteractiveRestriction(interpreter: hand.interpreter, angle: .infinity)
    }
  }

  @Test("on a log scale the content follows the pointer on the paper: a tenth of two decades")
  func log() throws {
    let hand = try Hand { $0.hasInertia = false }
    let restriction = UserInteractiveRestriction(interpreter: hand.interpreter, dimension: .x)
    try hand.drag([(100, 100), (140, 100)])
    let range = try restricted(1, 100, scale: .log(), by: restriction)
    #expect(abs(log10(range.min) + 0.2) < 1e-14)
    #expect(abs(log10(range.max) - 1.8) < 1e-14)
  }

  @Test("pan there and back and zoom about a pivot keep values within 1e-12 of the span and 4 ulp")
  func keepsValues() throws {
    var generator = SeededGenerator(seed: 1)
    for round in 0..<400 {
      let origin: Int64 = round % 2 == 0 ? 0 : 1_700_000_000_000_000_000
      let scale: Scale =
        round % 4 == 1 ? .time(TimeScale(unit: .nanoseconds)) : round % 4 == 2 ? .log() : .linear
      let isLog = round % 4 == 2
      let low = pow(10, Double.random(in: -6...9, using: &generator))
      let high = low * (1 + pow(10, Double.random(in: -5...3, using: &generator)))
      let hand = try Hand { $0.hasInertia = false }
      let dimension: Dimension = round % 3 == 0 ? .y : .x
      let restriction = UserInteractiveRestriction(
        interpreter: hand.interpreter,
        dimension: dimension
      )
      func random(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }

      let start = (random(60...440), random(30...210))
      var ways = [start]
      for _ in 0..<5 { ways.append((random(-300...800), random(-300...600))) }
      try hand.drag(ways + [start])
      let panned = try restricted(low, high, scale: scale, origin: origin, by: restriction)
      expectEqual(panned.min, low, low, high, isLog)
      expectEqual(panned.max, high, low, high, isLog)

      // The value under the pointer, before and after the wheel.
      let at = Point(x: random(50...450), y: random(20...220))
      try hand.interpreter.setState(.neutral)
      try hand.interpreter.wheel(at: at, dy: random(-1500...1500), time: 9)
      let zoomed = try restricted(low, high, scale: scale, origin: origin, by: restriction)
      let part = dimension == .x ? (at.x - 50) / 400 : (220 - at.y) / 200
      let before = value(at: part, low, high, isLog)
      let after = value(at: part, zoomed.min, zoomed.max, isLog)
      expectEqual(after, before, min(low, zoomed.min), max(high, zoomed.max), isLog)
    }
  }

  private func value(at part: Double, _ low: Double, _ high: Double, _ isLog: Bool) -> Double {
    guard isLog else { return low + part * (high - low) }
    return exp(Glibc.log(low) + part * (Glibc.log(high) - Glibc.log(low)))
  }

  private func expectEqual(
    _ value: Double,
    _ wanted: Double,
    _ low: Double,
    _ high: Double,
    _ isLog: Bool
  ) {
    func place(_ value: Double) -> Double { isLog ? Glibc.log(value) : value }
    let span = abs(place(high) - place(low))
    let largest = max(abs(place(low)), abs(place(high)))
    #expect(abs(place(value) - place(wanted)) <= 1e-12 * span + 4 * largest.ulp)
  }

  @Test("without data of its own an updater's gestures begin from the following range")
  func following() throws {
    let hand = try Hand { $0.hasInertia = false }
    let chart = try Chart(size: Size(width: 400, height: 300))
    let values = Column(growing: .float64)
    try values.append([5.0, 15])
    try chart.addLine(x: nil, y: values)
    let target = chart.space.y
    let updater = RangeUpdater(target: target)
    chart.add(updater)
    hand.interpreter.connect([(updater, .y)])
    let home = try target.range()
    try chart.frame(at: 0) { _ in }
    #expect(target.follows)

    try hand.drag([(100, 100), (100, 140)])
    try chart.frame(at: 0) { _ in }
    #expect(!target.follows)
    let dragged = try target.range()
    #expect(dragged != home)
    let (length, wanted) = (dragged.max - dragged.min, home.max - home.min)
    #expect(abs(length - wanted) < 1e-12)

    // What comes beyond moves the range that gestures began from.
    try hand.interpreter.setState(.neutral)
    #expect(target.follows)
    #expect(try target.range() == home)
    try values.append([25.0])
    try chart.frame(at: 0) { _ in }
    #expect(target.follows)
    #expect(try target.range().max == 26)
  }

  @Test("a reset keeps the direction of the updater, and undoes what was set")
  func reset() throws {
    let hand = try Hand()
    let target = try Projection(min: 0, max: 10)
    let updater = RangeUpdater(target: target)
    updater.isReversed = true
    hand.interpreter.connect([(updater, .x)])
    try hand.interpreter.setState(GestureState(x: .init(translation: 0, scale: 2)))
    let zoomed = try target.range()
    #expect((zoomed.min, zoomed.max) == (0.75, 0.25))
    try hand.interpreter.setState(.neutral)
    #expect(target.follows && target.isReversed)
    #expect(try !updater.update())
  }

  @Test("gestures from a following range keep its direction and its decided end for their reset")
  func keepsEnds() throws {
    for isInChart in [true, false] {
      let hand = try Hand()
      let chart = try Chart(size: Size(width: 400, height: 300))
      try chart.addLine(x: nil, y: Column([1.0, 20, 300]))
      let y = chart.space.y
      try y.setMin(DataValue(0))
      try y.setReversed(true)
      let home = try y.range()
      let updater = RangeUpdater(target: y)
      if isInChart { chart.add(updater) }
      hand.interpreter.connect([(updater, .y)])
      try chart.frame(at: 0) { _ in }
      #expect(try !updater.update())
      #expect(try y.range() == home && y.follows && y.isReversed)
      try hand.interpreter.setState(
        GestureState(x: .init(translation: 0, scale: 1), y: .init(translation: 0.1, scale: 2))
      )
      try chart.frame(at: 0) { _ in }
      let moved = try y.range()
      #expect(!y.follows && moved.min > moved.max && y.isReversed)
      try hand.interpreter.setState(.neutral)
      try chart.frame(at: 0) { _ in }
      #expect(try y.range() == home && y.follows && y.fixedEnds == (true, false) && y.isReversed)
    }
  }

  @Test("an update at a time shows the state of that time")
  func time() throws {
    let hand = try Hand()
    let target = try Projection(min: 0, max: 10)
    let updater = RangeUpdater(target: target)
    updater.addValue(DataValue(0))
    updater.addValue(DataValue(10))
    updater.append(UserInteractiveRestriction(interpreter: hand.interpreter, dimension: .x))
    let released = try hand.drag((0...10).map { step in (100 + Double(step) * 10, 100.0) })
    #expect(updater.nextTime(after: released + 0.5) == released + 0.5)
    try updater.update(at: released + 0.5)
    let half = try target.range().min
    #expect(half == -10 * hand.interpreter.state(at: released + 0.5).x.translation)
    try updater.update(at: released + 5)
    #expect(try target.range().min < half)
    #expect(updater.nextTime(after: released + 5) == nil)
  }
}
