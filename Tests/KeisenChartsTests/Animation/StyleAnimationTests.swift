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

@Suite("Animation of whole styles and spaces")
struct StyleAnimationTests {
  private let linear = AnimationTiming(start: 0, duration: 1, easing: .linear)

  @Test("The numbers and colours of all styles are in the order of their enums.")
  func order() {
    func check<Style: StyleParts>(_ style: Style.Type) {
      let numbers = Style.numbers.compactMap { AnimatedNumber.allCases.firstIndex(of: $0.number) }
      let colors = Style.colors.compactMap { AnimatedColor.allCases.firstIndex(of: $0.color) }
      for places in [numbers, colors] {
        #expect(zip(places, places.dropFirst()).allSatisfy(<), "\(style)")
      }
    }
    let styles: [any StyleParts.Type] = [
      AreaStyle.self, Arrow.Style.self, BarStyle.self, BoxStyle.self, CalendarStyle.self,
      CandlestickStyle.self, CategoryBarStyle.self, ContourStyle.self, DensityStyle.self,
      ErrorBarStyle.self, HeatmapStyle.self, HexbinStyle.self, ImageStyle.self, LineStyle.self,
      PieStyle.self, PointStyle.self, PolygonStyle.self, QuiverStyle.self, Rule.Style.self,
      SectorStyle.self, Span.Style.self, StemStyle.self, StripStyle.self, TextAnnotation.Style.self,
      TreemapStyle.self, ViolinStyle.self,
    ]
    for style in styles { check(style) }
  }

  @Test("Styles are animatable values: numbers and colours move, all else is as in the end.")
  func styles() throws {
    let line = LineStyle.interpolate(
      LineStyle(width: 1, color: .black, alpha: 1, dash: [1, 1]),
      LineStyle(width: 5, color: .clear, alpha: 0, dash: [], mitreLimit: 9),
      0.25
    )
    #expect(
      line
        == LineStyle(
          width: 2,
          color: Color(red: 0, green: 0, blue: 0, alpha: 0.75),
          alpha: 0.75,
          mitreLimit: 9
        )
    )
    let points = PointStyle.interpolate(
      PointStyle(marker: .circle, size: 4, alpha: 0, borderWidth: 0),
      PointStyle(marker: .cross, size: 8, alpha: 1, borderWidth: 2),
      0.5
    )
    #expect(points == PointStyle(marker: .cross, size: 6, alpha: 0.5, borderWidth: 1))
    let bars = CategoryBarStyle.interpolate(
      CategoryBarStyle(baseline: -2, barWidth: 0.5, cornerRadius: 4),
      CategoryBarStyle(baseline: 2, barWidth: 1, cornerRadius: 0),
      0.5
    )
    #expect(bars == CategoryBarStyle(baseline: 0, barWidth: 0.75, cornerRadius: 2))
    #expect(HeatmapStyle.interpolate(HeatmapStyle(alpha: 0), HeatmapStyle(), 0.5).alpha == 0.5)
    #expect(DensityStyle.interpolate(DensityStyle(alpha: 0), DensityStyle(), 0.5).alpha == 0.5)
    let rule = Rule.Style.interpolate(.init(width: 1), .init(width: 3, labelPlace: .start), 0.5)
    #expect(rule == Rule.Style(width: 2, labelPlace: .start))
    let span = Span.Style.interpolate(
      .init(color: .black, borderWidth: 0),
      .init(color: .white, borderWidth: 4),
      0.5
    )
    #expect(span == Span.Style(color: Color(red: 0.5, green: 0.5, blue: 0.5), borderWidth: 2))
    #expect(
      Arrow.Style.interpolate(.init(width: 1), .init(width: 2, heads: .both), 0.5).width == 1.5
    )
    let text = TextAnnotation.Style.interpolate(
      .init(text: TextBoxStyle(size: 10, angle: 0)),
      .init(text: TextBoxStyle(size: 20, isBold: true, angle: 90)),
      0.5
    )
    #expect(text.text == TextBoxStyle(size: 15, isBold: true, angle: 45))
  }

  @Test("A style beyond what is allowed stops at it, and a colour of the theme's stays so.")
  func limits() throws {
    let style = PointStyle.interpolate(PointStyle(size: 4, alpha: 0), PointStyle(size: 1), 3)
    #expect(style.size == 0 && style.alpha == 1 && style.color == nil)
    try style.validate()
    var line = LineStyle(width: 2)
    line.animatableData = AnimatableValues(3.0, 1, 1, 0, 0, 1)
    #expect(line == LineStyle(width: 3))
    let black = LineStyle(width: 2, color: .black, alpha: 0.5)
    #expect(black.animatableData == AnimatableValues(2.0, 0.5, 0, 0, 0, 1))
  }

  @Test("A whole style moves through the theme's colours, with what can't move as in the end.")
  func whole() throws {
    let scene = try AnimatorTests.Scene()
    try scene.line.setStyle(LineStyle(width: 1))
    let target = LineStyle(width: 3, color: .black, dash: [2, 2], cap: .butt)
    scene.animator.add(try .style(of: scene.line, to: target, linear))
    try scene.frame(0.5)
    let half = Color.interpolate(scene.chart.theme.cycleColor(0), .black, 0.5)
    #expect(scene.line.style == LineStyle(width: 2, color: half, dash: [2, 2], cap: .butt))
    try scene.frame(1)
    #expect(scene.line.style == target && scene.animator.count == 0)
    scene.animator.add(try .style(of: scene.line, to: LineStyle(), linear))
    try scene.frame(1)
    #expect(scene.line.style == LineStyle())
  }

  @Test("Every kind of styled object takes a whole style.")
  func kinds() throws {
    let scene = try AnimatorTests.Scene()
    let space = scene.chart.space
    let points = try scene.chart.addPoints(PointColumns(x: nil, y: Column([1, 2] as [Double])))
    let bars = try CategoryBarSeries(names: ["a"], values: Column([1] as [Double]), in: space)
    let heat = try HeatmapSeries(values: Column([1] as [Double]), columns: 1, in: space)
    let density = try DensitySeries(DensityColumns(x: nil, y: Column([1] as [Double])), in: space)
    let rule = try Rule(.y, at: DataValue(1), in: space)
    let span = try Span(.y, from: DataValue(1), to: nil, in: space)
    let arrow = try Arrow(from: Position(x: 1, y: 1), to: Position(x: 2, y: 2), in: space)
    let text = try TextAnnotation("a", at: Position(x: 1, y: 1), in: space)
    func check<Object: StyledObject>(_ object: Object, _ style: Object.Style) throws {
      let first = object.style
      scene.animator.add(try .style(of: object, to: style, linear))
      try scene.frame(0.5)
      #expect(object.style != first && object.style != style)
      try scene.frame(1)
      #expect(object.style == style)
    }
    try check(points, PointStyle(marker: .star, size: 9, color: .black))
    try check(bars, CategoryBarStyle(barWidth: 0.1, borderColor: .black))
    try check(heat, HeatmapStyle(interpolation: .linear, alpha: 0))
    try check(density, DensityStyle(cellSize: 3, alpha: 0))
    try check(rule, Rule.Style(width: 4, color: .black, dash: [1, 1]))
    try check(span, Span.Style(color: .black, borderWidth: 2, borderColor: .white))
    try check(arrow, Arrow.Style(width: 3, color: .black, heads: .both))
    try check(text, TextAnnotation.Style(text: TextBoxStyle(size: 30, background: .black)))
    #expect(
      throws: KeisenError(.invalidArgument, "width must be finite and not negative, got -1.0")
    ) { try Animation.style(of: scene.line, to: LineStyle(width: -1)) }
  }

  @Test(
    "Of a whole style and an animation of one of its numbers the later one has that number, and no other."
  )
  func together() throws {
    let scene = try AnimatorTests.Scene()
    try scene.line.setStyle(LineStyle(width: 1, color: .white))
    scene.animator.add(
      try .style(of: scene.line, to: LineStyle(width: 3, color: .black), linear)
    )
    try scene.frame(0.5)
    #expect(scene.line.style.width == 2)
    let late = AnimationTiming(start: 0.5, duration: 1, easing: .linear)
    _ = try scene.animateWidth(to: 0, late)
    try scene.frame(0.75)
    #expect(scene.line.style.color?.red == 0.25)
    #expect(scene.line.style.width != 2.5)
    try scene.frame(1.5)
    #expect(scene.line.style == LineStyle(width: 0, color: .black))
    // What the caller changes of it ends that part alone.
    scene.animator.add(try .style(of: scene.line, to: LineStyle(width: 2, color: .white), linear))
    try scene.frame(0.5)
    var style = scene.line.style
    (style.width, style.dash) = (7, [1, 1])
    try scene.line.setStyle(style)
    try scene.frame(1)
    #expect(scene.line.style == LineStyle(width: 7, color: .white, dash: [1, 1]))
  }

  @Test("A frame that fails leaves the whole style as it was.")
  func failing() throws {
    let scene = try AnimatorTests.Scene()
    scene.animator.add(
      try .style(of: scene.line, to: LineStyle(width: 3, dash: [1, 1]), linear)
    )
    #expect(throws: KeisenError.self) {
      try scene.chart.frame(at: 0.5) { _ throws(KeisenError) in throw KeisenError(.deviceLost, "") }
    }
    #expect(scene.line.style == LineStyle())
    try scene.frame(0.5)
    #expect(scene.line.style.width == 2.25 && scene.line.style.dash == [1, 1])
  }

  @Test("What is drawn now can be asked, of every number and colour that moves.")
  func values() throws {
    let scene = try AnimatorTests.Scene()
    _ = try scene.animateWidth(to: 3.5, linear)
    try scene.frame(0.5)
    #expect(try AnimatedNumber.width.value(of: scene.line) == 2.5)
    #expect(try AnimatedColor.main.value(of: scene.line) == nil)
    scene.chart.background = .black
    #expect(try AnimatedColor.background.value(of: scene.chart) == .black)
    #expect(throws: KeisenError(.unsupported, "angle of line can't be animated")) {
      try AnimatedNumber.angle.value(of: scene.line)
    }
    #expect(throws: KeisenError(.unsupported, "bar width of line can't be animated")) {
      try AnimatedNumber.barWidth.value(of: scene.line)
    }
    #expect(throws: KeisenError(.unsupported, "main colour of a chart can't be animated")) {
      try AnimatedColor.main.value(of: scene.chart)
    }
  }

  @Test("Both ranges of a space move together, to values or to ranges that were there before.")
  func spaces() throws {
    let scene = try AnimatorTests.Scene()
    let space = scene.chart.space
    try space.x.setRange(min: 0, max: 10)
    try space.y.setScale(.log())
    try space.y.setRange(min: 1, max: 10)
    let before = try space.ranges()
    scene.animator.add(try .ranges(of: space, x: (10, 30), y: (100, 1_000), linear))
    try scene.frame(0.5)
    let half = try space.ranges()
    #expect(half.x == (try ProjectionRange(min: 5, max: 20)))
    #expect(abs(half.y.min - 10) < 1e-12 && abs(half.y.max - 100) < 1e-10)
    try scene.frame(1)
    #expect(try space.y.range() == ProjectionRange(min: 100, max: 1_000, scale: .log()))
    scene.animator.add(try .ranges(of: space, to: before, linear))
    try scene.frame(1)
    #expect(try space.ranges() == before)
    let middle = SpaceRanges.interpolate(before, half, 0.5)
    #expect(middle.x == (try ProjectionRange(min: 2.5, max: 15)))
    scene.animator.add(try .ranges(of: space, x: (1, 2), linear))
    try scene.frame(1)
    #expect(try space.x.range().min == 1 && space.y.range() == before.y)
    #expect(throws: KeisenError.self) { try Animation.ranges(of: space, y: (-1, 1)) }
  }
}
