import KeisenData
import KeisenMotion
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges

@Suite("Animation that repeats")
struct RepeatedAnimationTests {
  private func timing(_ repeatCount: Int?, autoreverses: Bool = true) -> AnimationTiming {
    AnimationTiming(
      start: 0,
      duration: 1,
      easing: .linear,
      repeatCount: repeatCount,
      autoreverses: autoreverses
    )
  }

  @Test(
    "A width goes there and back as often as it is told, ends where it began, and says so once."
  )
  func width() throws {
    let scene = try AnimatorTests.Scene()
    let outcomes = Locked<[AnimationOutcome]>([])
    let animation = try Animation.number(.width, of: scene.line, to: 3.5, timing(4))
      .onEnd { outcome in outcomes.withLock { $0.append(outcome) } }
    #expect(animation.length == 4)
    scene.animator.add(animation)
    for (time, width) in [(0.0, 1.5), (0.5, 2.5), (1.25, 3), (2.25, 2), (3.5, 2.5)] {
      #expect(try scene.width(at: time) == width)
      #expect(scene.chart.nextFrameTime(after: time) == time)
    }
    #expect(try scene.width(at: 4) == 1.5)
    #expect(outcomes.withLock { $0 } == [.finished])
    #expect(scene.chart.nextFrameTime(after: 4) == nil)
  }

  @Test(
    "Without end a frame is always due; a cancelled one stays or takes its end, and what takes over goes on."
  )
  func endless() throws {
    let scene = try AnimatorTests.Scene()
    let id = try scene.animateWidth(to: 3.5, timing(nil))
    #expect(try scene.width(at: 1e6 + 0.5) == 2.5)
    #expect(scene.chart.nextFrameTime(after: 1e6) == 1e6)
    scene.animator.cancel(id)
    #expect(try scene.width(at: 2e6) == 2.5)
    let next = try scene.animateWidth(to: 3.5, timing(nil))
    #expect(try scene.width(at: 0.25) == 2.75)
    scene.animator.cancel(next, .finish)
    #expect(try scene.width(at: 0.5) == 3.5)
    #expect(scene.animator.count == 0)
    _ = try scene.animateWidth(to: 4.5, timing(nil))
    #expect(try scene.width(at: 0.5) == 4)
    let other = try scene.animateWidth(to: 9, AnimationTiming(start: 0.5, duration: 1))
    #expect(abs(try scene.width(at: 0.501) - 4.001) < 1e-4)
    #expect(scene.animator.count == 1 && scene.animator.contains(other))
    // Out of one without end that is told to jump.
    let third = try scene.animateWidth(to: 1, timing(nil))
    try scene.frame(1)
    scene.animator.cancel(third, .finish)
    _ = try scene.animateWidth(to: 2, AnimationTiming(start: 1, duration: 1, easing: .linear))
    #expect(try scene.width(at: 1.5) == 1.5)
  }

  @Test("Ranges, colours, values and what is the caller's repeat alike.")
  func everything() throws {
    let scene = try AnimatorTests.Scene()
    let x = scene.chart.space.x
    try x.setRange(min: 0, max: 10)
    let reported = Locked(0.0)
    let column = try Column([3.0, 2, 1])
    scene.animator.add(try .range(of: x, min: 20, max: 50, timing(2)))
    scene.animator.add(try .color(of: scene.line, to: .black, timing(2)))
    scene.animator.add(try .values(of: scene.line, to: column, timing(2)))
    scene.animator.add(
      try .custom(from: 0.0, to: 1, timing(2)) { value in reported.withLock { $0 = value } }
    )
    let first = scene.line.columns.y
    let color = scene.line.style.color
    try scene.frame(0.25)
    let early = (try x.range(), scene.line.style.color, reported.withLock { $0 })
    #expect(early.0 == (try ProjectionRange(min: 5, max: 20)) && early.2 == 0.25)
    try scene.frame(1.75)
    #expect(try x.range() == early.0)
    #expect(scene.line.style.color == early.1 && reported.withLock { $0 } == early.2)
    try scene.frame(2)
    #expect(try x.range() == ProjectionRange(min: 0, max: 10))
    #expect(scene.line.style.color == color && scene.line.columns.y === first)
    #expect(reported.withLock { $0 } == 0)
  }

  @Test("In a sequence only the last part may be without end; others wait for all of their runs.")
  func sequence() throws {
    let scene = try AnimatorTests.Scene()
    let own = AnimationTiming(duration: 1, easing: .linear, repeatCount: 2, autoreverses: true)
    var endless = own
    endless.repeatCount = nil
    let there = try Animation.number(.width, of: scene.line, to: 3.5, own)
    let forever = try Animation.number(.width, of: scene.line, to: 2.5, endless)
    #expect(
      throws: KeisenError(.invalidArgument, "part 0 of a sequence of 2 must have an end")
    ) { try Animation.sequence([.group([forever]), there]) }
    let whole = try Animation.sequence([there, forever], start: 0)
    #expect(whole.length == .infinity)
    scene.animator.add(whole)
    #expect(try scene.width(at: 1) == 3.5)
    #expect(try scene.width(at: 2.25) == 1.75)
    #expect(try scene.width(at: 1_003.5) == 2)
  }
}
