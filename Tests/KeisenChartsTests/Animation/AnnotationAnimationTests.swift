import KeisenData
import KeisenMotion
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("Animation of annotations' places")
struct AnnotationAnimationTests {
  private let linear = AnimationTiming(start: 0, duration: 1, easing: .linear)

  private func numbers(_ value: DataValue?) -> Double? {
    value.map { Double($0.origin) + $0.offset }
  }

  @Test(
    "A rule moves straight in values, and on a log scale by equal factors or straight in values."
  )
  func rules() throws {
    let scene = try AnimatorTests.Scene()
    let y = scene.chart.space.y
    let rule = try Rule(.y, at: DataValue(1), in: scene.chart.space)
    scene.animator.add(try .value(of: rule, to: 3, linear))
    try scene.frame(0.25)
    #expect(rule.value == DataValue(1.5))
    try scene.frame(1)
    #expect(rule.value == DataValue(3))
    try y.setScale(.log())
    for (isOnScale, middle) in [(true, 100.0), (false, 5_000.5)] {
      try rule.setValue(1)
      scene.animator.add(try .value(of: rule, to: 10_000, isOnScale: isOnScale, linear))
      try scene.frame(0.5)
      #expect(abs(rule.value.offset / middle - 1) < 1e-12)
      try scene.frame(1)
      #expect(rule.value == DataValue(10_000))
    }
    // What has no place on the scale moves as it is.
    try rule.setValue(-1)
    scene.animator.add(try .value(of: rule, to: 1, linear))
    try scene.frame(0.75)
    #expect(rule.value.offset == 0.5)
    #expect(throws: KeisenError(.invalidArgument, "value must be finite, got nan")) {
      try Animation.value(of: rule, to: DataValue(.nan))
    }
  }

  @Test(
    "Among instants, in any units, a rule is where it should be to the nanosecond, and ends as it was given."
  )
  func instants() throws {
    let scene = try AnimatorTests.Scene()
    try scene.chart.space.x.setScale(.time(TimeScale(unit: .milliseconds)))
    let now: Int64 = 1_700_000_000_000_000_001
    let start = DataValue(0, origin: now, unit: .nanoseconds)
    let rule = try Rule(.x, at: start, in: scene.chart.space)
    for (target, expected) in [
      (DataValue(0, origin: now + 1_000_000_010, unit: .nanoseconds), now + 250_000_002),
      (DataValue(0.5, origin: 1_700_000_004, unit: .seconds), now + 1_125_000_000),
      (DataValue(0, origin: 1_700_000_008_000), now + 2_000_000_000),
    ] {
      try rule.setValue(start)
      scene.animator.add(try .value(of: rule, to: target, linear))
      try scene.frame(0.25)
      var place = ProjectionRange.unit
      (place.origin, place.scale) = (expected, .time(TimeScale(unit: .nanoseconds)))
      let value = rule.value
      #expect(abs(place.relative(value)) < 600, "\(value)")
      try scene.frame(1)
      #expect(rule.value == target)
    }
  }

  @Test(
    "A text moves in what its position counts, with its offset; what counts something else jumps."
  )
  func texts() throws {
    let scene = try AnimatorTests.Scene()
    let space = scene.chart.space
    let text = try TextAnnotation(
      "a",
      at: Position(x: .data(0), y: .picture(10), offset: Point(x: 4, y: 0)),
      in: space
    )
    let target = Position(x: .data(8), y: .picture(20), offset: Point(x: 0, y: 8))
    scene.animator.add(try .position(of: text, to: target, linear))
    try scene.frame(0.25)
    #expect(
      text.position == Position(x: .data(2), y: .picture(12.5), offset: Point(x: 3, y: 2))
    )
    try scene.frame(1)
    #expect(text.position == target)
    scene.animator.add(
      try .position(of: text, to: Position(x: .plot(1), y: .picture(40)), linear)
    )
    try scene.frame(0.5)
    #expect(text.position == Position(x: .plot(1), y: .picture(30), offset: Point(x: 0, y: 4)))
    scene.animator.cancelAll()
    let loose = try TextAnnotation("a", at: Position(x: .picture(0), y: .picture(0)))
    #expect(
      throws: KeisenError(.invalidArgument, "x of position is a value, but there is no space")
    ) { try Animation.position(of: loose, to: Position(x: 1, y: 1)) }
  }

  @Test("Both ends of a span and of an arrow move; an open end is as in the end.")
  func ends() throws {
    let scene = try AnimatorTests.Scene()
    let space = scene.chart.space
    let span = try Span(.x, from: 0, to: nil, in: space)
    scene.animator.add(try .values(of: span, from: 4, to: 8, linear))
    try scene.frame(0.5)
    #expect(numbers(span.values.start) == 2 && span.values.end == 8)
    try scene.frame(1)
    #expect(span.values.start == 4 && span.values.end == 8)
    scene.animator.add(try .values(of: span, from: nil, to: 16, linear))
    try scene.frame(0.5)
    #expect(span.values.start == nil && numbers(span.values.end) == 12)
    scene.animator.cancelAll(.finish)
    try scene.frame(0.5)
    #expect(span.values.end == 16)
    let arrow = try Arrow(from: Position(x: 0, y: 0), to: Position(x: 1, y: 1), in: space)
    let target = (Position(x: 2, y: 4), Position(x: 5, y: 9, offset: Point(x: 2, y: 2)))
    scene.animator.add(try .positions(of: arrow, from: target.0, to: target.1, linear))
    try scene.frame(0.5)
    #expect(arrow.positions.start == Position(x: 1, y: 2))
    #expect(arrow.positions.end == Position(x: 3, y: 5, offset: Point(x: 1, y: 1)))
    try scene.frame(1)
    #expect(arrow.positions.start == target.0 && arrow.positions.end == target.1)
  }

  @Test("One that takes over keeps place and velocity, also where the scale becomes another one.")
  func velocity() throws {
    let scales: [Scale] = [.linear, .log(), .symlog(threshold: 2), .squareRoot]
    for first in scales {
      for second in scales {
        let scene = try AnimatorTests.Scene()
        let y = scene.chart.space.y
        try y.setScale(first)
        let rule = try Rule(.y, at: DataValue(2), in: scene.chart.space)
        func value(at time: Double) throws -> Double {
          try scene.frame(time)
          return Double(rule.value.origin) + rule.value.offset
        }
        scene.animator.add(
          try .value(of: rule, to: DataValue(60), AnimationTiming(start: 0, duration: 1))
        )
        let before = (try value(at: 0.4 - 1e-6), try value(at: 0.4))
        try y.setScale(second)
        scene.animator.add(
          try .value(
            of: rule,
            to: DataValue(0.5, origin: 7),
            AnimationTiming(start: 0.4, duration: 1)
          )
        )
        let after = try value(at: 0.4 + 1e-6)
        #expect(abs(try value(at: 0.4) - before.1) < 1e-9)
        let (speed, next) = ((before.1 - before.0) / 1e-6, (after - before.1) / 1e-6)
        #expect(abs(next - speed) < 1e-2 * abs(speed), "\(first) to \(second)")
        #expect(try value(at: 2) == 7.5)
      }
    }
  }

  @Test(
    "A place that the caller sets ends the animation, and a frame that fails leaves it as it was."
  )
  func changes() throws {
    let scene = try AnimatorTests.Scene()
    let rule = try Rule(.y, at: DataValue(0), in: scene.chart.space)
    scene.animator.add(try .value(of: rule, to: 4, linear))
    #expect(throws: KeisenError.self) {
      try scene.chart.frame(at: 0.5) { _ throws(KeisenError) in throw KeisenError(.deviceLost, "") }
    }
    #expect(rule.value == DataValue(0))
    try scene.frame(0.5)
    #expect(rule.value == DataValue(2))
    // Another look is no other place.
    try rule.setStyle(Rule.Style(width: 3))
    try scene.frame(0.75)
    #expect(rule.value == DataValue(3))
    try rule.setValue(9)
    try scene.frame(1)
    #expect(rule.value == 9 && scene.animator.count == 0)
    let swing = AnimationTiming(start: 1, easing: .spring(try Spring(duration: 1, bounce: 0.9)))
    let extremes = DataValue(Double.greatestFiniteMagnitude)
    scene.animator.add(try .value(of: rule, to: extremes, swing))
    for time in stride(from: 1.0, to: 5, by: 0.1) {
      try scene.frame(time)
      #expect(rule.value.offset.isFinite)
    }
  }
}
