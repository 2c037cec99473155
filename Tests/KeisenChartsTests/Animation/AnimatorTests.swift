import KeisenData
import KeisenDrawing
import KeisenMotion
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges

@Suite("Animator")
struct AnimatorTests {
  /// A chart with a line and an animator.
  struct Scene {
    let chart: Chart
    let line: LineSeries
    let animator = Animator()

    init() throws {
      chart = try Chart(size: Size(width: 200, height: 100))
      line = try chart.addLine(x: nil, y: Column([1, 2, 3] as [Double]))
      chart.add(animator)
    }

    func frame(_ time: Double) throws { try chart.frame(at: time) { _ in } }

    func width(at time: Double) throws -> Double {
      try frame(time)
      return line.style.width
    }

    func animateWidth(
      to width: Double,
      _ timing: AnimationTiming = AnimationTiming(duration: 1, easing: .linear)
    ) throws -> AnimationID {
      animator.add(try .number(.width, of: line, to: width, timing))
    }
  }

  @Test(
    "An animation begins with the first frame that sees it, which shows its first value, and ends exactly."
  )
  func firstFrame() throws {
    let scene = try Scene()
    try scene.frame(3)
    let id = try scene.animateWidth(to: 3.5)
    #expect(scene.line.style.width == 1.5 && scene.animator.contains(id))
    #expect(try scene.width(at: 10) == 1.5)
    #expect(try scene.width(at: 10.5) == 2.5)
    #expect(try scene.width(at: 10.25) == 2)
    #expect(try scene.width(at: 9) == 1.5)
    #expect(try scene.width(at: 11) == 3.5)
    #expect(!scene.animator.contains(id) && scene.animator.count == 0)
    #expect(try scene.width(at: 10.5) == 3.5)
  }

  @Test("The frame that draws shows the state of its own time.")
  func ownTime() throws {
    let scene = try Scene()
    _ = try scene.animateWidth(to: 3.5, AnimationTiming(start: 0, duration: 1, easing: .linear))
    let widths = try scene.chart.frame(at: 0.5) { list in
      list.commands.compactMap { command -> Float? in
        guard case .polyline(let line) = command.primitive, line.stroke.width == 2.5 else {
          return nil
        }
        return Float(line.stroke.width)
      }
    }
    #expect(widths == [2.5])
  }

  @Test("Sampled at 24, 60 and 144 Hz, or once, everything is the same at the same time.")
  func frameRates() throws {
    func run(_ rate: Double?) throws -> [Double] {
      let scene = try Scene()
      let spring = Easing.spring(try Spring(duration: 0.4, bounce: 0.4))
      let x = scene.chart.space.x
      try x.setRange(min: 0, max: 1)
      scene.animator.add(
        try .sequence(
          [
            .number(.width, of: scene.line, to: 5, AnimationTiming(duration: 0.35)),
            .number(.width, of: scene.line, to: 2, AnimationTiming(easing: spring)),
          ],
          start: 0
        )
      )
      scene.animator.add(
        try .number(.width, of: scene.line, to: 9, AnimationTiming(start: 0, delay: 0.61))
      )
      scene.animator.add(
        try .range(of: x, min: 5, max: 9, AnimationTiming(start: 0.1, duration: 0.5))
      )
      scene.animator.add(
        try .range(of: x, min: -5, max: 3, AnimationTiming(start: 0.3, easing: spring))
      )
      if let rate {
        for frame in 0...Int(0.7 * rate) { try scene.frame(Double(frame) / rate) }
      }
      try scene.frame(0.75)
      let range = try x.range()
      return [scene.line.style.width, range.min, range.max]
    }
    let expected = try run(nil)
    for rate in [24.0, 60, 144] {
      for (value, other) in zip(try run(rate), expected) {
        #expect(abs(value - other) < 1e-12)
      }
    }
  }

  @Test("One that takes over in flight keeps value and velocity, and the other one is cancelled.")
  func retarget() throws {
    let scene = try Scene()
    let outcomes = Locked<[AnimationOutcome]>([])
    scene.animator.add(
      try .number(
        .width,
        of: scene.line,
        to: 11.5,
        AnimationTiming(start: 0, duration: 1, easing: .linear)
      ).onEnd { outcome in outcomes.withLock { $0.append(outcome) } }
    )
    #expect(try scene.width(at: 0.4) == 5.5)
    _ = try scene.animateWidth(to: 1.5, AnimationTiming(start: 0.5, duration: 1))
    #expect(outcomes.withLock { $0 } == [])
    #expect(abs(try scene.width(at: 0.5) - 6.5) < 1e-12)
    #expect(outcomes.withLock { $0 } == [.cancelled])
    #expect(abs(try scene.width(at: 0.500_1) - 6.501) < 1e-5)
    #expect(try scene.width(at: 1.5) == 1.5)
  }

  @Test("A change of the caller's ends an animation; the caller's word stays.")
  func callersWord() throws {
    let scene = try Scene()
    let outcomes = Locked<[AnimationOutcome]>([])
    scene.animator.add(
      try .number(.width, of: scene.line, to: 9, AnimationTiming(start: 0, duration: 1))
        .onEnd { outcome in outcomes.withLock { $0.append(outcome) } }
    )
    try scene.frame(0.5)
    try scene.line.setStyle(LineStyle(width: 0.25))
    #expect(try scene.width(at: 0.6) == 0.25)
    #expect(outcomes.withLock { $0 } == [.cancelled] && scene.animator.count == 0)
    _ = try scene.animateWidth(to: 9, AnimationTiming(start: 0, duration: 1))
    var style = scene.line.style
    style.color = .black
    try scene.frame(0.2)
    style.width = scene.line.style.width
    try scene.line.setStyle(style)
    #expect(try scene.width(at: 1) == 9 && scene.line.style.color == .black)
  }

  @Test(
    "Cancelled it stays where it is and tells so at once, or jumps to its end with the next frame."
  )
  func cancel() throws {
    let scene = try Scene()
    let outcomes = Locked<[AnimationOutcome]>([])
    func add() throws -> AnimationID {
      scene.animator.add(
        try .number(
          .width,
          of: scene.line,
          to: 9.5,
          AnimationTiming(start: 0, duration: 1, easing: .linear)
        ).onEnd { outcome in outcomes.withLock { $0.append(outcome) } }
      )
    }
    let first = try add()
    try scene.frame(0.5)
    #expect(scene.animator.cancel(first))
    #expect(outcomes.withLock { $0 } == [.cancelled] && !scene.animator.cancel(first))
    #expect(try scene.width(at: 0.9) == 5.5)
    let second = try add()
    #expect(scene.animator.cancel(second, .finish))
    #expect(scene.animator.nextTime(after: 1) == 1)
    #expect(try scene.width(at: 0.1) == 9.5)
    #expect(outcomes.withLock { $0 } == [.cancelled, .finished])
    _ = try add()
    scene.animator.cancelAll()
    #expect(outcomes.withLock { $0 } == [.cancelled, .finished, .cancelled])
    #expect(scene.animator.nextTime(after: 0) == nil)
  }

  @Test("Delay, duration 0 and the end of a delay: nothing moves before, all of it at once.")
  func delay() throws {
    let scene = try Scene()
    _ = try scene.animateWidth(to: 4, AnimationTiming(start: 1, delay: 0.5, duration: 0))
    #expect(scene.animator.nextTime(after: 0) == 1.5)
    #expect(try scene.width(at: 1.499) == 1.5)
    #expect(scene.animator.nextTime(after: 1.499) == 1.5)
    #expect(try scene.width(at: 1.5) == 4)
    #expect(scene.animator.nextTime(after: 1.5) == nil)
  }

  @Test(
    "Groups and sequences, nested: each part at its time, ends told in their order, parts before wholes."
  )
  func nesting() throws {
    let scene = try Scene()
    let reported = Locked<[String]>([])
    let values = Locked<[String: Double]>([:])
    func part(
      _ name: String,
      _ duration: Double,
      delay: Double = 0
    ) throws -> Animation {
      try .custom(
        from: 0.0,
        to: 1,
        AnimationTiming(delay: delay, duration: duration, easing: .linear)
      ) { value in values.withLock { $0[name] = value } }
      .onEnd { _ in reported.withLock { $0.append(name) } }
    }
    func note(_ name: String) -> @Sendable (AnimationOutcome) -> Void {
      { outcome in reported.withLock { $0.append("\(name) \(outcome)") } }
    }
    let inner = try Animation.sequence([part("b", 1), part("c", 1, delay: 0.5)])
      .onEnd(note("inner"))
    let group = try Animation.group([inner, part("d", 1)], delay: 0.25).onEnd(note("group"))
    let whole = try Animation.sequence([part("a", 1), group, .pause(1), part("e", 0)], start: 0)
      .onEnd(note("whole"))
    #expect(whole.length == 1 + 0.25 + 2.5 + 1)
    let id = scene.animator.add(whole)
    try scene.frame(1.5)
    #expect(values.withLock { $0 } == ["a": 1, "b": 0.25, "d": 0.25])
    #expect(reported.withLock { $0 } == ["a"])
    try scene.frame(4)
    #expect(values.withLock { $0 } == ["a": 1, "b": 1, "c": 1, "d": 1])
    #expect(reported.withLock { $0 } == ["a", "b", "d", "c", "inner finished", "group finished"])
    #expect(scene.animator.nextTime(after: 4) == 4.75)
    try scene.frame(4.75)
    #expect(reported.withLock { Array($0.suffix(2)) } == ["e", "whole finished"])
    #expect(!scene.animator.contains(id))
  }

  @Test(
    "Cancelling a sequence ends its parts, those too that have not begun; a whole with a cancelled part is cancelled."
  )
  func cancelWhole() throws {
    let scene = try Scene()
    let reported = Locked<[String]>([])
    func part(_ name: String) throws -> Animation {
      try .custom(from: 0.0, to: 1, AnimationTiming(duration: 1)) { _ in }
        .onEnd { outcome in reported.withLock { $0.append("\(name) \(outcome)") } }
    }
    let whole = try Animation.sequence([part("a"), part("b")], start: 0)
      .onEnd { outcome in reported.withLock { $0.append("whole \(outcome)") } }
    let id = scene.animator.add(whole)
    try scene.frame(1)
    #expect(scene.animator.cancel(id))
    #expect(reported.withLock { $0 } == ["a finished", "b cancelled", "whole cancelled"])
  }

  @Test("Empty groups and sequences end with the next frame.")
  func empty() throws {
    let scene = try Scene()
    let reported = Locked<[AnimationOutcome]>([])
    for whole in try [Animation.group([]), .sequence([])] {
      scene.animator.add(whole.onEnd { outcome in reported.withLock { $0.append(outcome) } })
    }
    try scene.frame(0)
    #expect(reported.withLock { $0 } == [.finished, .finished])
  }

  @Test("A failing frame leaves everything as it was, and the next one shows what it should have.")
  func failure() throws {
    let scene = try Scene()
    let reported = Locked<[Double]>([])
    let ends = Locked(0)
    let x = scene.chart.space.x
    try x.setRange(min: 0, max: 1)
    try scene.chart.setPadding(.fixed(Insets(10)))
    let timing = AnimationTiming(duration: 1, easing: .linear)
    for animation in try [
      Animation.number(.width, of: scene.line, to: 3.5, timing),
      .color(of: scene.line, to: .black, timing),
      .range(of: x, min: 1, max: 3, timing),
      .padding(of: scene.chart, to: Insets(20), timing),
      .size(of: scene.chart, to: Size(width: 400, height: 300), timing),
      .values(of: scene.line, to: Column([5, 6, 7] as [Double]), timing),
      .custom(from: 0.0, to: 1, timing) { value in reported.withLock { $0.append(value) } },
    ] {
      scene.animator.add(animation.onEnd { _ in ends.withLock { $0 += 1 } })
    }
    let y = scene.line.columns.y
    func check(_ style: LineStyle) throws {
      #expect(scene.line.style == style && scene.line.columns.y === y)
      #expect(try x.range() == ProjectionRange(min: 0, max: 1))
      #expect(scene.chart.padding == .fixed(Insets(10)))
      #expect(scene.chart.size == Size(width: 200, height: 100))
    }
    func fail(_ time: Double) {
      #expect(throws: KeisenError(.timeout, "late")) {
        try scene.chart.frame(at: time) { (_) throws(KeisenError) in
          throw KeisenError(.timeout, "late")
        }
      }
    }
    fail(7)
    fail(9)
    try check(LineStyle())
    #expect(reported.withLock { $0 } == [0, 0, 0, 0])
    try scene.frame(20)
    try check(LineStyle())
    fail(20.5)
    fail(21.5)
    try check(LineStyle())
    #expect(ends.withLock { $0 } == 0 && scene.animator.count == 7)
    #expect(reported.withLock { $0.suffix(2) } == [1, 0])
    try scene.frame(20.5)
    #expect(scene.line.style.width == 2.5)
    #expect(try x.range().min == 0.5)
    #expect(scene.chart.size == Size(width: 300, height: 200))
    #expect(scene.chart.padding == .fixed(Insets(15)))
    fail(22)
    #expect(scene.line.style.width == 2.5)
    try scene.frame(21)
    #expect(scene.line.style == LineStyle(width: 3.5, color: .black))
    #expect(ends.withLock { $0 } == 7)
  }

  @Test("Code of the caller's that fails fails the frame, with what it was told taken back.")
  func failingCode() throws {
    struct Broken: Error {}
    let scene = try Scene()
    let reported = Locked<[Double]>([])
    _ = try scene.animateWidth(to: 9, AnimationTiming(start: 0, duration: 1))
    scene.animator.add(
      try .custom(from: 0.0, to: 1, AnimationTiming(start: 0, duration: 1, easing: .linear)) {
        value in
        reported.withLock { $0.append(value) }
        if value == 0.5 { throw Broken() }
      }
    )
    try scene.frame(0.25)
    let width = scene.line.style.width
    #expect(throws: KeisenError(.callback, "animation failed: Broken()")) { try scene.frame(0.5) }
    #expect(scene.line.style.width == width)
    #expect(reported.withLock { $0 } == [0.25, 0.5, 0.25])
    try scene.frame(0.75)
    #expect(reported.withLock { $0.last } == 0.75)
  }

  @Test("Code of the caller's may add animations, but not draw the chart; ends may do both.")
  func reentry() throws {
    let scene = try Scene()
    let count = Locked(0)
    let (chart, animator) = (scene.chart, scene.animator)
    let other = try Chart(size: Size(width: 10, height: 10))
    other.add(animator)
    animator.add(
      try .custom(from: 0.0, to: 1, AnimationTiming(start: 0, duration: 1)) { value in
        animator.add(try .pause(0))
        if value == 1 { try other.frame(at: 1) { _ in } }
      }
    )
    try scene.frame(0.5)
    #expect(animator.count == 2)
    #expect(
      throws: KeisenError(
        .callback,
        "animation failed: animation must not draw a chart of its animator"
      )
    ) { try scene.frame(1) }
    animator.cancelAll()
    animator.add(
      try .pause(0).onEnd { _ in
        count.withLock { $0 += 1 }
        animator.add(.init(.pause(0), start: nil, delay: 0))
        try? chart.frame(at: 3) { _ in }
      }
    )
    try scene.frame(2)
    #expect(count.withLock { $0 } == 1 && animator.count == 0)
    #expect(chart.frameRecord?.time == 3)
  }

  @Test("Two charts share an animator and what it moves; each frame shows its own time.")
  func twoCharts() throws {
    let scene = try Scene()
    try scene.chart.fit(margins: false)
    let other = try Chart(size: Size(width: 100, height: 100))
    other.add(scene.line)
    other.add(scene.animator)
    scene.animator.add(
      try .range(
        of: scene.chart.space.x,
        min: 4,
        max: 6,
        AnimationTiming(start: 0, duration: 1, easing: .linear)
      )
    )
    try scene.frame(0.5)
    try other.frame(at: 0.25) { _ in }
    #expect(try scene.chart.space.x.range().min == 1)
    try scene.frame(0.75)
    #expect(try scene.chart.space.x.range().min == 3)
    other.remove(scene.animator)
    #expect(other.animators.isEmpty && scene.chart.animators.count == 1)
  }

  @Test("A time that is not finite is refused before anything moves.")
  func badTime() throws {
    let scene = try Scene()
    _ = try scene.animateWidth(to: 9)
    for time in [Double.nan, .infinity] {
      #expect(throws: KeisenError(.invalidArgument, "time must be finite, got \(time)")) {
        try scene.frame(time)
      }
    }
    #expect(scene.animator.nextTime(after: 5) == 5)
  }

  @Test("A part with a start of its own, and numbers that are not allowed, are refused.")
  func errors() throws {
    let scene = try Scene()
    #expect(
      throws: KeisenError(
        .invalidArgument,
        "part 1 of a group or sequence must have no start of its own, got 2.0"
      )
    ) {
      try Animation.group([
        .pause(1), .number(.width, of: scene.line, to: 1, AnimationTiming(start: 2)),
      ])
    }
    #expect(throws: KeisenError.self) { try Animation.pause(-1) }
    #expect(throws: KeisenError.self) { try Animation.sequence([], delay: .nan) }
    #expect(
      throws: KeisenError(.invalidArgument, "width must be finite and not negative, got -1.0")
    ) { try Animation.number(.width, of: scene.line, to: -1) }
    #expect(throws: KeisenError(.unsupported, "size of line can't be animated")) {
      try Animation.number(.size, of: scene.line, to: 1)
    }
  }

  @Test("Ten thousand animations move once a frame each, and all end.")
  func many() throws {
    let scene = try Scene()
    let sum = Locked(0.0)
    let calls = Locked(0)
    for _ in 0..<10_000 {
      scene.animator.add(
        try .custom(from: 0.0, to: 1, AnimationTiming(start: 0, duration: 1)) { value in
          sum.withLock { $0 += value }
          calls.withLock { $0 += 1 }
        }
      )
    }
    try scene.frame(0.5)
    #expect(sum.withLock { $0 } == 5_000 && calls.withLock { $0 } == 10_000)
    try scene.frame(1)
    #expect(sum.withLock { $0 } == 15_000 && calls.withLock { $0 } == 20_000)
    #expect(scene.animator.count == 0)
  }

  @Test("Before its beginning a range shows its first value too, and goes on from there.")
  func rangeBackwards() throws {
    let scene = try Scene()
    let x = scene.chart.space.x
    try x.setRange(min: 0, max: 1)
    let id = scene.animator.add(
      try .range(of: x, min: 4, max: 5, AnimationTiming(start: 1, duration: 1, easing: .linear))
    )
    for (time, min) in [(1.5, 2.0), (0.5, 0), (1.25, 1), (-3, 0), (1.75, 3)] {
      try scene.frame(time)
      #expect(try x.range().min == min && scene.animator.contains(id))
    }
    try scene.frame(2)
    #expect(try x.range().min == 4 && scene.animator.count == 0)
  }

  @Test("A chart dies with an unfinished animation of its own padding, size or background.")
  func chartDies() throws {
    weak var chart: Chart?
    weak var line: LineSeries?
    let animator: Animator
    let outcomes = Locked<[AnimationOutcome]>([])
    do {
      let scene = try Scene()
      (chart, line, animator) = (scene.chart, scene.line, scene.animator)
      let timing = AnimationTiming(duration: 9)
      let animations = try [
        Animation.padding(
          of: scene.chart,
          to: Insets(top: 1, left: 2, bottom: 3, right: 4),
          timing
        ),
        .size(of: scene.chart, to: Size(width: 50, height: 50), timing),
        .color(.background, of: scene.chart, to: .black, timing),
      ]
      for animation in animations {
        animator.add(animation.onEnd { end in outcomes.withLock { $0.append(end) } })
      }
      try scene.frame(0)
      try scene.frame(1)
      #expect(animator.count == 3)
    }
    #expect(chart == nil && line == nil)
    let other = try Chart(size: Size(width: 20, height: 20))
    other.add(animator)
    try other.frame(at: 2) { _ in }
    #expect(animator.count == 0)
    #expect(outcomes.withLock { $0 } == [.cancelled, .cancelled, .cancelled])
  }

  @Test("While it pauses there is nothing to draw until the pause is over.")
  func nextTimeOfPauses() throws {
    let scene = try Scene()
    let timing = AnimationTiming(duration: 1)
    scene.animator.add(
      try .sequence([
        .pause(10), .number(.width, of: scene.line, to: 3, timing), .pause(2),
      ])
    )
    #expect(scene.animator.nextTime(after: 4) == 4)
    try scene.frame(5)
    #expect(scene.animator.nextTime(after: 5) == 15)
    #expect(scene.chart.nextFrameTime(after: 6) == 15)
    for (time, next) in [(15.0, 15.0), (15.5, 15.5), (16, 18), (17, 18)] {
      try scene.frame(time)
      #expect(scene.animator.nextTime(after: time) == next)
    }
    try scene.frame(18)
    #expect(scene.animator.nextTime(after: 18) == nil)
  }

  @Test("Wholes that are nested too deep, or of too many parts, are refused.")
  func limits() throws {
    var deep = try Animation.pause(1)
    for _ in 0..<100 { deep = try .group([deep]) }
    #expect(deep.length == 1)
    #expect(
      throws: KeisenError(
        .invalidArgument,
        "groups and sequences must be at most 100 deep, got 101"
      )
    ) { try Animation.sequence([deep]) }
    var wide = try Animation.pause(1)
    for _ in 0..<16 { wide = try .sequence([wide, wide]) }
    #expect(wide.length == 65_536)
    #expect(
      throws: KeisenError(
        .invalidArgument,
        "a group or sequence must have at most 100000 parts in all, got 131072"
      )
    ) { try Animation.group([wide, wide]) }
  }
}
