import KeisenChartsTestSupport
import KeisenData
import KeisenPaint
import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges
@testable import KeisenReduction

@Suite("What a frame hangs on")
struct ChartChangesTests {
  /// A chart with a part of each kind.
  private struct Parts {
    let chart: Chart
    let x: Column
    let y: Column
    let heights: Column
    let line: LineSeries
    let points: PointSeries
    let density: DensitySeries
    let map: HeatmapSeries
    let bars: CategoryBarSeries
    let selection: Selection
    let axis: Axis
    let grid: Grid
    let area: PlotArea
    let legend: Legend
    let colorBar: ColorBar
    let title: Title
    let rule: Rule
    let span: Span
    let arrow: Arrow
    let text: TextAnnotation
    let crosshair: Crosshair
    let tooltip: Tooltip
    let board: MessageBoard
    let messages: MessageBox
    let layer: PaintLayer
    let canvas: Canvas
    let canvasAttachment: CanvasAttachment
    let updater: RangeUpdater
    let loose: Projection
    let gestures: GestureInterpreter

    init() throws {
      chart = try Chart(bare: Size(width: 400, height: 300))
      let space = chart.space
      try space.x.setRange(min: 0, max: 10)
      try space.y.setRange(min: 0, max: 10)
      x = Column(growing: .float64)
      y = Column(growing: .float64)
      try x.append([1.0, 2, 3])
      try y.append([4.0, 5, 6])
      heights = try Column([3.0, 1])
      line = try chart.addLine(x: x, y: y)
      points = try chart.addPoints(PointColumns(x: nil, y: heights, color: heights))
      density = try chart.addDensity(DensityColumns(x: nil, y: heights))
      let cells = try Column([1.0, 2, 3, 4])
      map = try chart.addHeatmap(values: cells, columns: 2, x: .values(Column([0.0, 1, 2])))
      bars = try chart.addBars(names: ["a", "b"], values: heights)
      selection = try Selection()
      axis = try Axis(.bottom, of: space)
      grid = try Grid(in: space)
      area = try PlotArea()
      legend = try Legend()
      colorBar = try ColorBar(try #require(points.colorScale))
      title = try Title("a")
      rule = try Rule(.x, at: DataValue(1), in: space)
      span = try Span(.x, from: DataValue(1), to: DataValue(2), in: space)
      arrow = try Arrow(from: Position(x: .picture(1), y: .picture(2)), to: .zero)
      text = try TextAnnotation("a", at: .zero)
      crosshair = try Crosshair(in: space)
      tooltip = try Tooltip(in: space)
      layer = try PaintLayer(Paint(aspect: 1, height: 8), in: space)
      board = MessageBoard()
      messages = try MessageBox(board)
      canvas = try Canvas(width: 20, height: 20)
      canvasAttachment = try CanvasAttachment(canvas, .at(.zero))
      for attachment in [grid, area] as [any KeisenFrames.Attachment] {
        chart.add(attachment, to: .below)
      }
      let above: [any KeisenFrames.Attachment] = [
        axis, legend, colorBar, title, rule, span, arrow, text, messages, layer, canvasAttachment,
        crosshair, tooltip,
      ]
      for attachment in above { chart.add(attachment, to: .above) }
      loose = try Projection(min: 0, max: 5)
      updater = RangeUpdater(target: loose)
      updater.append(FixedRestriction())
      gestures = try GestureInterpreter(plot: Rect(x: 0, y: 0, width: 100, height: 100))
      updater.append(UserInteractiveRestriction(interpreter: gestures, dimension: .x))
      chart.add(updater)
    }

    var verbs: [(String, () throws -> Void)] {
      chartVerbs + seriesVerbs + attachmentVerbs + noteVerbs + projectionVerbs + updaterVerbs
    }

    private var chartVerbs: [(String, () throws -> Void)] {
      [
        ("size", { try chart.setSize(Size(width: 300, height: 300)) }),
        ("theme", { try chart.setTheme(.dark) }),
        ("user's theme", { try chart.setTheme(nil) }),
        ("background", { chart.background = .black }),
        ("padding", { try chart.setPadding(.fixed(.zero)) }),
        ("alt", { chart.alt = "a chart" }),
        ("direct rows", { try chart.setDirectRows(7) }),
        ("title", { try chart.setTitle("title") }),
        ("subtitle", { try chart.setSubtitle("subtitle") }),
        ("caption", { try chart.setCaption("caption") }),
        ("x title", { try chart.setXTitle("x") }),
        ("remove series", { chart.remove(density) }),
        ("add series", { chart.add(density) }),
        ("remove attachment", { chart.remove(title) }),
        ("insert attachment", { try chart.insert(title, to: .above, at: 0) }),
        ("remove updater", { chart.remove(updater) }),
        ("add updater", { chart.add(updater) }),
      ]
    }

    private var seriesVerbs: [(String, () throws -> Void)] {
      let two = heights
      return [
        ("line label", { line.label = "line" }),
        ("line style", { try line.setStyle(LineStyle(width: 4)) }),
        ("line looks", { try line.change(label: "b") { $0.style = LineStyle(width: 5) } }),
        ("append", { try y.append([7.0]) }),
        ("append to x", { try x.append([4.0]) }),
        ("changed", { try y.changed(first: 1, count: 1) }),
        ("line columns", { try line.setColumns(x: nil, y: two) }),
        ("points label", { points.label = "points" }),
        ("points style", { try points.setStyle(PointStyle(size: 9)) }),
        ("points looks", { try points.change(label: "b") { $0.style = PointStyle(size: 8) } }),
        ("points selection", { try points.setSelection(selection) }),
        ("rows of the selection", { selection.rows = RowSet([1]) }),
        ("dimming of the selection", { try selection.setDimming(0.4) }),
        ("bars selection", { try bars.setSelection(selection) }),
        ("points columns", { try points.setColumns(PointColumns(x: two, y: two)) }),
        ("colours", { points.colorScale?.style.missing = .black }),
        ("range of colours", { try points.colorScale?.projection.setRange(min: 0, max: 9) }),
        ("density label", { density.label = "density" }),
        (
          "density looks",
          { try density.change(label: "b") { $0.style = DensityStyle(cellSize: 9) } }
        ),
        ("density columns", { try density.setColumns(DensityColumns(x: two, y: two)) }),
        ("map style", { try map.setStyle(HeatmapStyle(alpha: 0.5)) }),
        ("map values", { try map.setValues(Column([4.0, 3, 2, 1])) }),
        ("map changed", { try map.values.changed(first: 0, count: 1) }),
        ("edges changed", { _ = try map.mark.x.column?.changed(first: 0, count: 1) }),
        ("bars label", { bars.label = "bars" }),
        ("bars style", { try bars.setStyle(CategoryBarStyle(barWidth: 0.5)) }),
        (
          "bars looks",
          { try bars.change(label: "b") { $0.style = CategoryBarStyle(barWidth: 0.4) } }
        ),
        ("values changed", { try heights.changed(first: 0, count: 1) }),
        ("bars data", { try bars.setData(names: ["c", "d"], values: Column([1.0, 2])) }),
      ]
    }

    private var attachmentVerbs: [(String, () throws -> Void)] {
      [
        ("axis title", { axis.title = "axis" }),
        ("axis style", { try axis.setStyle(Axis.Style(tickLength: 9)) }),
        ("ticks", { try axis.setTicks([DataValue(3)]) }),
        ("no ticks", { axis.removeTicks() }),
        ("formatter", { axis.formatter = { _ in "" } }),
        ("label hook", { axis.labelHook = { _ in } }),
        ("grid style", { try grid.setStyle(Grid.Style(width: 2)) }),
        ("area style", { try area.setStyle(PlotArea.Style(color: .black)) }),
        ("legend title", { legend.title = "legend" }),
        ("legend style", { try legend.setStyle(Legend.Style(columns: 2)) }),
        ("bar title", { colorBar.title = "colours" }),
        ("bar style", { try colorBar.setStyle(ColorBar.Style(width: 20)) }),
        ("title text", { title.text = "b" }),
        ("title style", { try title.setStyle(Title.Style(size: 30)) }),
      ]
    }

    private var noteVerbs: [(String, () throws -> Void)] {
      [
        ("message", { try board.show("a", seconds: 1, at: -9) }),
        ("message style", { try messages.setStyle(.init(place: .bottom)) }),
        (
          "canvas place", { try canvasAttachment.setPlace(.at(Position(x: .plot(0), y: .plot(1)))) }
        ),
        (
          "canvas shape",
          { try canvas.rect(0, .both, width: 1, Rect(x: 1, y: 1, width: 5, height: 5)) }
        ),
        ("canvas end", { try canvas.end() }),
        ("rule label", { rule.label = "rule" }),
        ("rule value", { try rule.setValue(DataValue(2)) }),
        ("rule style", { try rule.setStyle(Rule.Style(width: 3)) }),
        ("span label", { span.label = "span" }),
        ("span values", { try span.setValues(from: nil, to: DataValue(3)) }),
        ("span style", { try span.setStyle(Span.Style(borderWidth: 2)) }),
        ("arrow positions", { try arrow.setPositions(from: .zero, to: .zero) }),
        ("arrow style", { try arrow.setStyle(Arrow.Style(width: 3)) }),
        ("arrow both", { try arrow.setStyle(Arrow.Style(width: 4), from: .zero, to: .zero) }),
        ("text", { text.text = "b" }),
        ("text position", { try text.setPosition(.zero) }),
        ("text style", { try text.setStyle(TextAnnotation.Style(isClipped: true)) }),
        ("text both", { try text.setStyle(TextAnnotation.Style(), at: .zero) }),
        ("pointer of a crosshair", { try crosshair.move(to: .zero) }),
        ("crosshair style", { try crosshair.setStyle(Crosshair.Style(width: 2)) }),
        ("pointer of a tooltip", { try tooltip.move(to: .zero) }),
        ("tooltip style", { try tooltip.setStyle(Tooltip.Style(size: 9)) }),
        ("tooltip writer", { tooltip.writer = { _ in "" } }),
        ("stroke begins", { try layer.paint.strokeBegin(at: .zero) }),
        ("stroke moves", { try layer.paint.strokeMove(to: Point(x: 3, y: 3)) }),
        ("stroke ends", { try layer.paint.strokeEnd() }),
        ("undo", { try layer.paint.undo() }),
        ("anchor", { try layer.anchor() }),
        ("paint layer", { try layer.setPosition(PaintLayer.Corners()) }),
      ]
    }

    private var projectionVerbs: [(String, () throws -> Void)] {
      let projection = chart.space.y
      return [
        ("range", { try projection.setRange(min: 1, max: 9) }),
        ("range at an origin", { try projection.setRange(origin: 1, min: 1, max: 9) }),
        ("range of values", { try projection.setRange(DataValue(1), DataValue(8)) }),
        ("rebase", { try projection.rebase(to: 0) }),
        ("scale", { try projection.setScale(.log()) }),
        ("no scale", { try projection.setScale(nil) }),
        ("fit", { try projection.fit() }),
        ("nice", { try projection.nice() }),
        ("hook", { projection.willUpdate = { range, _ in range.max += 0 } }),
        ("unset", { projection.unset() }),
        ("fit of the chart", { try chart.fit() }),
        ("another series on it", { try addElsewhere(to: projection) }),
      ]
    }

    private func addElsewhere(to projection: Projection) throws {
      let other = try Chart(bare: Size(width: 9, height: 9))
      other.add(try LineSeries(x: nil, y: heights, in: Space(x: Projection(), y: projection)))
    }

    private func turnWheel() throws {
      var event = GestureEvent(.wheel, at: Point(x: 50, y: 50), time: 1)
      (event.dx, event.dy) = (20, 20)
      try gestures.handle(event)
    }

    private var updaterVerbs: [(String, () throws -> Void)] {
      let target = loose
      let own = RangeUpdater(target: chart.space.y)
      return [
        ("restriction", { updater.append(FixedRestriction()) }),
        ("insert", { try updater.insert(FixedRestriction(), at: 0) }),
        ("move", { try updater.move(from: 0, to: 1) }),
        ("replace", { try updater.replace(at: 0, with: FixedRestriction()) }),
        ("remove", { try updater.remove(at: 0) }),
        ("gesture", { try turnWheel() }),
        ("remove all", { updater.removeRestrictions() }),
        ("value", { updater.addValue(DataValue(77)) }),
        ("no values", { updater.clearValues() }),
        ("reversed", { updater.isReversed = true }),
        ("target", { try target.setRange(min: 2, max: 3) }),
        ("another updater", { chart.add(own) }),
        ("attach", { try own.attach(line) }),
        ("attach within", { try own.attach(line, within: chart.space.x) }),
        ("data of what is attached", { try heights.changed(first: 0, count: 2) }),
        ("range to look within", { try chart.space.x.setRange(min: 0, max: 1) }),
        ("detach", { own.detach(line) }),
      ]
    }
  }

  @Test("is seen whichever property of whichever part is set")
  func everything() throws {
    let parts = try Parts()
    #expect(parts.chart.hasChanged)
    for (name, set) in parts.verbs {
      _ = try parts.chart.frame { _ in }
      #expect(!parts.chart.hasChanged, "before \(name)")
      try set()
      #expect(parts.chart.hasChanged, "\(name)")
    }
  }

  @Test("stays the same while parts are read and frames are drawn")
  func reading() throws {
    let parts = try Parts()
    for time in 0..<3 {
      _ = try parts.chart.frame(at: Double(time)) { _ in }
      _ = try parts.chart.plot()
      _ = try parts.chart.space.x.range()
      _ = parts.axis.title
      _ = try parts.updater.update()
      #expect(!parts.chart.hasChanged)
    }
  }

  @Test("has changed where a frame failed, or somebody else changed it meanwhile")
  func meanwhile() throws {
    let chart = try Chart.whole(300, 200)
    let line = try chart.addLine(x: nil, y: Column([1, 2, 3]))
    #expect(throws: KeisenError.self) {
      try chart.frame { (_) throws(KeisenError) -> Void in throw KeisenError(.outOfMemory, "") }
    }
    #expect(chart.hasChanged)
    _ = try chart.frame { _ in line.label = "b" }
    #expect(chart.hasChanged)
    _ = try chart.frame { (_) throws(KeisenError) in try chart.space.x.setRange(min: 0, max: 1) }
    #expect(chart.hasChanged)
    _ = try chart.frame { _ in chart.space.x.willUpdate = { _, _ in } }
    #expect(chart.hasChanged)
    _ = try chart.frame { _ in }
    #expect(!chart.hasChanged)
  }

  @Test("comes to rest in charts that share a projection and have updaters for it")
  func shared() throws {
    let projection = Projection()
    let charts = try (0..<2).map { _ in
      let chart = try Chart(bare: Size(width: 100, height: 100))
      chart.add(
        try LineSeries(x: nil, y: Column([1, 2]), in: Space(x: Projection(), y: projection))
      )
      let updater = RangeUpdater(target: projection)
      updater.addValue(DataValue(5))
      updater.addValue(DataValue(9))
      chart.add(updater)
      return chart
    }
    for _ in 0..<3 {
      for chart in charts { _ = try chart.frame { _ in } }
    }
    #expect(charts.allSatisfy { !$0.hasChanged })
    try projection.setRange(min: 0, max: 1)
    #expect(charts.allSatisfy { $0.hasChanged })
    _ = try charts[0].frame { _ in }
    #expect(!charts[0].hasChanged && charts[1].hasChanged)
  }

  @Test("changes with the data of another chart where that decides about names")
  func names() throws {
    let chart = try Chart.whole(300, 200)
    _ = try chart.addLine(x: nil, y: Column([1, 2, 3]))
    let other = try Chart.whole(300, 200)
    let bars = try CategoryBarSeries(
      names: ["a"],
      values: Column([1.0]),
      in: Space(x: chart.space.x, y: other.space.y)
    )
    other.add(bars)
    _ = try chart.frame { _ in }
    #expect(!chart.hasChanged)
    try bars.setData(names: ["b", "c"], values: Column([1.0, 2]))
    #expect(chart.hasChanged)
  }

  @Test("may have changed at any moment where a series can't tell")
  func unknown() throws {
    let chart = try Chart.whole(300, 200)
    let series = chart.addFixed(x: .real(0, 1), y: .real(0, 1))
    _ = try chart.frame { _ in }
    #expect(chart.hasChanged)
    chart.remove(series)
    _ = try chart.frame { _ in }
    #expect(!chart.hasChanged)
  }
}

/// From 1 to 4.
private final class FixedRestriction: Restriction {
  static let typeName = "custom"

  func restrict(_ range: inout ProposedRange, in context: RangeContext) {
    range = ProposedRange(min: 1, max: 4)
  }
}

extension Position {
  fileprivate static var zero: Position { Position(x: .picture(0), y: .picture(0)) }
}
