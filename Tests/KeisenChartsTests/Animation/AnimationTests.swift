import KeisenData
import KeisenMotion
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges
@testable import KeisenReduction
@testable import KeisenShapes

@Suite("Animation of properties")
struct AnimationTests {
  private let linear = AnimationTiming(start: 0, duration: 1, easing: .linear)

  private func scene() throws -> AnimatorTests.Scene { try AnimatorTests.Scene() }

  @Test(
    "A range moves straight in values, and on a log scale by equal factors or straight in values."
  )
  func ranges() throws {
    let scene = try scene()
    let x = scene.chart.space.x
    try x.setRange(min: 0, max: 10)
    scene.animator.add(try .range(of: x, min: 20, max: 50, linear))
    try scene.frame(0.25)
    #expect(try x.range() == ProjectionRange(min: 5, max: 20))
    try scene.frame(1)
    for (isOnScale, middle) in [(true, 100.0), (false, 5_000.5)] {
      try x.setRange(min: 1, max: 2)
      try x.setScale(.log())
      scene.animator.add(try .range(of: x, min: 10_000, max: 20_000, isOnScale: isOnScale, linear))
      try scene.frame(0.5)
      #expect(abs(try x.range().min / middle - 1) < 1e-12)
      try scene.frame(1)
      #expect(try x.range() == ProjectionRange(min: 10_000, max: 20_000, scale: .log()))
    }
  }

  @Test("On every scale taking over keeps the velocity of the ends.")
  func rangeVelocity() throws {
    for scale in [Scale.linear, .log(), .symlog(threshold: 2), .squareRoot] {
      for isOnScale in [true, false] {
        let from = try ProjectionRange(min: 1, max: 2, scale: scale)
        let to = try ProjectionRange(min: 100, max: 900, scale: scale)
        let curve = AnimationTiming(duration: 1).curve
        let first = RangeMotion(
          from: from,
          to: to,
          velocity: RangeMotion.Velocity(),
          curve,
          isOnScale: isOnScale
        )
        for after in [true, false] {
          let second = RangeMotion(
            from: first.range(at: 0.4),
            to: from,
            velocity: first.velocity(at: 0.4),
            curve.retargeted,
            isOnScale: after
          )
          let step = 1e-6
          let (before, next) = (first.range(at: 0.4 - step), second.range(at: step))
          let now = first.range(at: 0.4)
          #expect(abs((now.min - before.min) / step / first.velocity(at: 0.4).min - 1) < 1e-4)
          #expect(abs((next.max - now.max) / step / first.velocity(at: 0.4).max - 1) < 1e-4)
          #expect(abs(second.velocity(at: 0).min - first.velocity(at: 0.4).min) < 1e-9)
        }
      }
    }
  }

  @Test(
    "Between instants of today, nanoseconds apart or years, a range keeps its length, and ends exactly."
  )
  func instants() throws {
    let scene = try scene()
    let x = scene.chart.space.x
    try x.setScale(.time(TimeScale(unit: .nanoseconds)))
    let now: Int64 = 1_700_000_000_000_000_001
    for way: Int64 in [7, 1_000_000_007, 31_536_000_000_000_011] {
      try x.setRange(origin: now, min: 0.25, max: 1_000.25)
      scene.animator.add(
        try .range(
          of: x,
          DataValue(0.25, origin: now + way, unit: .nanoseconds),
          DataValue(1_000.25, origin: now + way, unit: .nanoseconds),
          linear
        )
      )
      let first = try x.range()
      try scene.frame(0)
      #expect(try x.range() == first)
      for part in [0.125, 0.5, 0.75] {
        try scene.frame(part)
        let range = try x.range()
        #expect(abs(range.max - range.min - 1_000) < 1e-9)
        let moved = Double(range.origin - now) + range.min - 0.25
        #expect(abs(moved - Double(way) * part) <= 1e-15 * Double(way) + 1e-9)
      }
      try scene.frame(1)
      let range = try x.range()
      #expect(range.origin == now + way && range.min == 0.25 && range.max == 1_000.25)
    }
  }

  @Test(
    "A range that is set, a fit and another animator end an animation of a range; an updater has the last word in frames."
  )
  func rangeChanges() throws {
    let scene = try scene()
    let x = scene.chart.space.x
    let outcomes = Locked<[AnimationOutcome]>([])
    func begin(_ animator: Animator) throws {
      animator.add(
        try .range(of: x, min: 20, max: 50, linear)
          .onEnd { outcome in outcomes.withLock { $0.append(outcome) } }
      )
    }
    func changes(_ body: () throws -> Void) throws {
      try x.setRange(min: 0, max: 10)
      try begin(scene.animator)
      try scene.frame(0.5)
      try body()
      let range = try x.range()
      try scene.frame(0.6)
      #expect(try x.range() == range)
      #expect(outcomes.withLock { $0 } == [.cancelled] && scene.animator.count == 0)
      outcomes.withLock { $0 = [] }
    }
    try changes { try x.setRange(min: -1, max: 1) }
    try changes { try x.fit() }
    let other = Animator()
    scene.chart.add(other)
    try x.setRange(min: 0, max: 10)
    try begin(scene.animator)
    try scene.frame(0.25)
    other.add(try .range(of: x, min: -5, max: -3, linear))
    try scene.frame(0.5)
    try scene.frame(0.75)
    #expect(outcomes.withLock { $0 } == [.cancelled])
    try scene.frame(1)
    #expect(try x.range().min == -5)
    outcomes.withLock { $0 = [] }
    let updater = RangeUpdater(target: x)
    updater.addValue(DataValue(3))
    updater.addValue(DataValue(4))
    scene.chart.add(updater)
    try begin(scene.animator)
    try scene.frame(0.5)
    #expect(try x.range() == ProjectionRange(min: 3, max: 4))
    try scene.frame(1)
    #expect(outcomes.withLock { $0 } == [.finished])
  }

  @Test("An unset projection begins with what is fitted; a hook changes what is on the way.")
  func unsetRange() throws {
    let scene = try scene()
    let y = scene.chart.space.y
    scene.animator.add(try .range(of: y, min: 10, max: 30, linear))
    try scene.frame(0)
    #expect(try y.range() == ProjectionRange(min: 0.9, max: 3.1))
    y.willUpdate = { range, _ in range.min = 0 }
    try scene.frame(0.5)
    #expect(try y.range() == ProjectionRange(min: 0, max: 16.55))
    y.willUpdate = nil
    try scene.frame(1)
    #expect(try y.range() == ProjectionRange(min: 10, max: 30))
    try y.setScale(.log())
    #expect(throws: KeisenError.self) { try Animation.range(of: y, min: -1, max: 1) }
    scene.animator.add(try .range(of: y, min: 1, max: 2, linear))
    try y.setScale(.linear)
    try scene.frame(2)
    #expect(try y.range() == ProjectionRange(min: 1, max: 2))
  }

  @Test("A spring that swings a log range beyond what is positive shows its end then.")
  func swing() throws {
    let scene = try scene()
    let x = scene.chart.space.x
    try x.setScale(.log())
    try x.setRange(min: 1_000, max: 2_000)
    let spring = Easing.spring(try Spring(duration: 0.5, bounce: 0.8))
    scene.animator.add(
      try .range(
        of: x,
        min: 1,
        max: 2,
        isOnScale: false,
        AnimationTiming(start: 0, easing: spring)
      )
    )
    for time in stride(from: 0, to: 5, by: 0.05) {
      try scene.frame(time)
      #expect(try x.range().min > 0)
    }
    #expect(try x.range().min == 1)
  }

  @Test(
    "A colour moves through premultiplied sRGB, from the theme's where it has none, and alpha keeps the hue."
  )
  func colors() throws {
    let scene = try scene()
    scene.animator.add(try .color(of: scene.line, to: Color(rgb: 0xff0000), linear))
    try scene.frame(0)
    #expect(scene.line.style.color == nil)
    try scene.frame(0.5)
    let first = scene.chart.theme.cycleColor(0)
    let half = try #require(scene.line.style.color)
    #expect(abs(half.red - (first.red + 1) / 2) < 1e-6)
    #expect(abs(half.blue - first.blue / 2) < 1e-6)
    try scene.frame(1)
    #expect(scene.line.style.color == Color(rgb: 0xff0000))
    scene.animator.add(try .color(of: scene.line, to: .clear, linear))
    try scene.frame(0.75)
    let faint = try #require(scene.line.style.color)
    #expect(faint.alpha == 0.25 && abs(faint.red - 1) < 1e-6 && faint.green == 0)
    scene.animator.add(try .color(.background, of: scene.chart, to: .black, linear))
    try scene.frame(0.5)
    #expect(scene.chart.background == Color(red: 0.5, green: 0.5, blue: 0.5))
    #expect(
      throws: KeisenError(.unsupported, "border colour of line can't be animated")
    ) { try Animation.color(.border, of: scene.line, to: .black) }
  }

  @Test("Every number and colour of every part can be animated, and stops at what is allowed.")
  func styles() throws {
    let scene = try scene()
    let space = scene.chart.space
    let points = try scene.chart.addPoints(PointColumns(x: nil, y: Column([1, 2] as [Double])))
    let bars = try CategoryBarSeries(names: ["a"], values: Column([1] as [Double]), in: space)
    let heat = try HeatmapSeries(values: Column([1] as [Double]), columns: 1, in: space)
    let rule = try Rule(.y, at: DataValue(1), in: space)
    let text = try TextAnnotation("a", at: Position(x: 1, y: 1), in: space)
    let bounce = AnimationTiming(
      start: 0,
      easing: .spring(try Spring(duration: 0.5, bounce: 0.9))
    )
    let numbers: [(AnimatedNumber, AnyObject, Double, () -> Double)] = [
      (.width, scene.line, 0, { scene.line.style.width }),
      (.size, points, 0, { points.style.size }),
      (.alpha, points, 0, { points.style.alpha }),
      (.borderWidth, points, 3, { points.style.borderWidth }),
      (.baseline, bars, -5, { bars.style.baseline }),
      (.barWidth, bars, 1, { bars.style.barWidth }),
      (.borderWidth, bars, 1, { bars.style.borderWidth }),
      (.cornerRadius, bars, 1, { bars.style.cornerRadius }),
      (.alpha, heat, 0, { heat.style.alpha }),
      (.width, rule, 0, { rule.style.width }),
      (.size, text, 1, { text.style.text.size }),
      (.angle, text, -90, { text.style.text.angle }),
      (.borderWidth, text, 1, { text.style.text.borderWidth }),
      (.cornerRadius, text, 1, { text.style.text.radius }),
    ]
    let colors: [(AnimatedColor, AnyObject, () -> Color?)] = [
      (.main, points, { points.style.color }), (.border, points, { points.style.borderColor }),
      (.main, bars, { bars.style.color }), (.border, bars, { bars.style.borderColor }),
      (.main, rule, { rule.style.color }), (.main, text, { text.style.text.color }),
      (.border, text, { text.style.text.borderColor }),
      (.background, text, { text.style.text.background }),
    ]
    for (number, object, target, _) in numbers {
      scene.animator.add(try .number(number, of: object, to: target, bounce))
    }
    for (color, object, _) in colors {
      scene.animator.add(try .color(color, of: object, to: .black, bounce))
    }
    for time in stride(from: 0.0, to: 1, by: 0.1) {
      try scene.frame(time)
      try scene.line.style.validate()
      try points.style.validate()
      try bars.style.validate()
      try heat.style.validate()
      try rule.style.validate(.y)
      try text.style.validate()
    }
    try scene.frame(1_000)
    #expect(scene.animator.count == 0)
    for (number, object, target, value) in numbers {
      #expect(value() == target, "\(number) of \(object)")
    }
    for (color, object, value) in colors { #expect(value() == .black, "\(color) of \(object)") }
  }

  @Test("Padding begins with what automatic padding is, and the size of a picture moves.")
  func padding() throws {
    let scene = try scene()
    let plot = try scene.chart.plot()
    scene.animator.add(try .padding(of: scene.chart, to: Insets(30), linear))
    scene.animator.add(try .size(of: scene.chart, to: Size(width: 300, height: 300), linear))
    try scene.frame(0)
    #expect(scene.chart.padding == .automatic && scene.chart.frameRecord?.plot == plot)
    try scene.frame(0.5)
    guard case .fixed(let insets) = scene.chart.padding else {
      Issue.record("padding is automatic")
      return
    }
    #expect(abs(insets.left - (plot.minX + 30) / 2) < 1e-9)
    #expect(abs(insets.bottom - (100 - plot.maxY + 30) / 2) < 1e-9)
    #expect(scene.chart.size == Size(width: 250, height: 200))
    try scene.frame(1)
    #expect(scene.chart.padding == .fixed(Insets(30)))
    #expect(throws: KeisenError.self) { try Animation.padding(of: scene.chart, to: Insets(-1)) }
    #expect(throws: KeisenError.self) {
      try Animation.size(of: scene.chart, to: Size(width: 0, height: 1))
    }
  }

  @Test("Values of lines, points and bars move row by row, gaps as 0, and end as the very column.")
  func values() throws {
    let scene = try scene()
    let points = try scene.chart.addPoints(PointColumns(x: nil, y: Column([1, .nan] as [Double])))
    let bars = try CategoryBarSeries(
      names: ["a", "b"],
      values: Column([2, 4] as [Int32]),
      in: scene.chart.space
    )
    let targets = try [[5, 4, 3], [3, 4], [6, .nan]].map { try Column($0) }
    scene.animator.add(try .values(of: scene.line, to: targets[0], linear))
    scene.animator.add(try .values(of: points, to: targets[1], linear))
    scene.animator.add(try .values(of: bars, to: targets[2], linear))
    func values(_ column: Column) -> [Double] { SeriesValues(column).animatableData.values() }
    try scene.frame(0.5)
    #expect(values(scene.line.columns.y) == [3, 3, 3])
    #expect(values(points.columns.y) == [2, 2])
    #expect(values(bars.values) == [4, 2])
    try scene.frame(1)
    #expect(scene.line.columns.y === targets[0] && points.columns.y === targets[1])
    #expect(bars.values === targets[2])
    #expect(
      throws: KeisenError(
        .invalidArgument,
        "values must be 3, as many as the series has, got 2"
      )
    ) { try Animation.values(of: scene.line, to: targets[1]) }
    #expect(throws: KeisenError.self) { try Animation.values(of: bars, to: targets[0]) }
    scene.animator.add(
      try .values(of: scene.line, to: targets[0], AnimationTiming(start: 1, delay: 1))
    )
    try scene.line.setColumns(x: nil, y: targets[1])
    try scene.frame(2.1)
    #expect(scene.animator.count == 0 && scene.line.columns.y === targets[1])
  }

  @Test("Columns of marks and the values of heat maps move together, each by its name.")
  func columns() throws {
    let scene = try scene()
    func values(_ column: Column?) -> [Double] {
      column.map { SeriesValues($0).animatableData.values() } ?? []
    }
    let two = try Column([0.0, 2])
    let target = try Column([8.0, 6])
    let candles = try scene.chart.add(CandlestickMark(open: two, high: two, low: two, close: two))
    let bars = try scene.chart.add(BarMark(value: two, base: two))
    let errors = try scene.chart.add(ErrorBarMark(y: two, yLow: two))
    let arrows = try scene.chart.add(QuiverMark(x: two, y: two, u: two, v: two))
    let shapes = try scene.chart.add(PolygonMark(x: two, y: two))
    let cells = try scene.chart.add(HexbinMark(x: two, y: two))
    let heatmap = try scene.chart.addHeatmap(values: two, columns: 1)
    let moves: [(any Series, [String])] = [
      (candles, ["open", "high", "low", "close"]), (bars, ["value", "base"]),
      (errors, ["y", "y_low"]), (arrows, ["x", "y", "u", "v"]), (shapes, ["x", "y"]),
      (cells, ["x", "y"]), (heatmap, ["values"]),
    ]
    for (series, names) in moves {
      let timing = AnimationTiming(duration: 1, easing: .linear)
      let parts = try names.map { try Animation.column($0, of: series, to: target, timing) }
      scene.animator.add(try .group(parts, start: 0))
    }
    try scene.frame(0.5)
    let half = [4.0, 4]
    let candle = candles.mark
    #expect(values(candle.open) == half && values(candle.high) == half)
    #expect(values(candle.low) == half && values(candle.close) == half)
    #expect(values(bars.mark.value) == half && values(bars.mark.base) == half)
    #expect(values(errors.mark.y) == half && values(errors.mark.yLow) == half)
    #expect(values(arrows.mark.x) == half && values(arrows.mark.v) == half)
    #expect(values(shapes.mark.x) == half && values(shapes.mark.y) == half)
    #expect(values(cells.mark.x) == half && values(cells.mark.y) == half)
    #expect(values(heatmap.values) == half)
    try scene.frame(1)
    #expect(candles.mark.open === target && bars.mark.base === target && heatmap.values === target)
    let refused = [
      ("y_high", "y_high of error bars can't be animated"),
      ("size", "size of error bars can't be animated"),
    ]
    for (name, message) in refused {
      #expect(throws: KeisenError(.unsupported, message)) {
        try Animation.column(name, of: errors, to: target)
      }
    }
    #expect(throws: KeisenError(.unsupported, "values of hexagons can't be animated")) {
      try Animation.values(of: cells, to: target)
    }
  }

  @Test("Bars that come grow from 0, bars that go shrink to it, those of one name stay one bar.")
  func bars() throws {
    let scene = try scene()
    let bars = try CategoryBarSeries(
      names: ["a", "b", "a"],
      values: Column([2, 4, 6] as [Double]),
      in: scene.chart.space
    )
    let target = try Column([10, 8] as [Double])
    scene.animator.add(try .data(of: bars, names: ["c", "a"], values: target, linear))
    try scene.frame(0.5)
    #expect(bars.names == ["c", "a", "b", "a"])
    #expect(SeriesValues(bars.values).animatableData == [5, 5, 2, 3])
    let back = try Column([1] as [Double])
    scene.animator.add(
      try .data(of: bars, names: ["b"], values: back, AnimationTiming(start: 0.5, duration: 1))
    )
    try scene.frame(0.500_001)
    #expect(bars.names == ["b", "c", "a", "a"])
    let values = SeriesValues(bars.values).animatableData
    #expect((values - [2, 5, 5, 3]).magnitudeSquared < 1e-8)
    try scene.frame(1.5)
    #expect(bars.names == ["b"] && bars.values === back)
  }

  @Test("Anything can be animated with a key of its own, which decides what is taken over.")
  func custom() throws {
    let scene = try scene()
    let reported = Locked<[AnimatableValues]>([])
    let key = AnimationKey(scene.line, "own")
    func add(_ to: AnimatableValues, start: Double) throws {
      scene.animator.add(
        try .custom(
          key,
          from: AnimatableValues(0),
          to: to,
          AnimationTiming(start: start, duration: 1, easing: .linear)
        ) { value in reported.withLock { $0.append(value) } }
      )
    }
    try add([8, 4], start: 0)
    try scene.frame(0.5)
    try add([0, 0, 1], start: 0.5)
    try scene.frame(0.5)
    #expect(reported.withLock { $0 } == [[4, 2], [4, 2]])
    #expect(scene.animator.count == 1)
    try scene.frame(1.5)
    #expect(reported.withLock { $0.last } == [0, 0, 1])
  }

  @Test("Colours, insets, sizes, points and ranges are animatable values.")
  func animatable() throws {
    #expect(
      Color.interpolate(Color(rgb: 0xff0000), Color(rgb: 0x0000ff, alpha: 0), 0.5)
        == Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    )
    #expect(Color.interpolate(.clear, .clear, 0.5) == .clear)
    #expect(
      Insets.interpolate(.zero, Insets(top: 1, left: 2, bottom: 3, right: 4), 0.5)
        == Insets(top: 0.5, left: 1, bottom: 1.5, right: 2)
    )
    #expect(
      Size.interpolate(.zero, Size(width: 2, height: 4), 0.5) == Size(width: 1, height: 2)
    )
    #expect(Point.interpolate(.zero, Point(x: 2, y: 4), 0.5) == Point(x: 1, y: 2))
    #expect(
      try ProjectionRange.interpolate(.unit, ProjectionRange(min: 2, max: 5), 0.5)
        == ProjectionRange(min: 1, max: 3)
    )
  }

  @Test(
    "The next frame is due before the first, while something moves, at the end of a delay, and never else."
  )
  func nextFrame() throws {
    let scene = try scene()
    #expect(scene.chart.nextFrameTime(after: 3) == 3)
    try scene.frame(3)
    #expect(scene.chart.nextFrameTime(after: 3) == nil)
    #expect(scene.chart.nextFrameTime(after: .nan) == nil)
    _ = try scene.animateWidth(to: 4, AnimationTiming(start: 4, delay: 1, duration: 1))
    #expect(scene.chart.nextFrameTime(after: 3) == 5)
    try scene.frame(5.5)
    #expect(scene.chart.nextFrameTime(after: 5.5) == 5.5)
    try scene.frame(6)
    #expect(scene.chart.nextFrameTime(after: 6) == nil)
  }
}
