import KeisenData
import KeisenJSON
import KeisenMotion
import KeisenPaint
import KeisenPreferences
import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges
@testable import KeisenReduction
@testable import KeisenShapes

/// An object of each type, with options that are not what they are by themselves.
@Suite("What each kind of object tells")
struct DescribeKindsTests {
  private let space: Space
  private let column: Column
  private let scale = ColorScale()

  init() throws {
    space = Space(x: Projection(), y: Projection())
    column = try Column([1.0, 2, 3, 4])
  }

  /// Expects that an object tells its kind and type, and a value at the end of some names.
  private func expect(
    _ kind: String,
    _ object: any Describable,
    _ type: String,
    _ path: [String],
    _ value: JSON
  ) throws {
    let json = try reported(object)
    #expect(json["kind"] == .string(kind), "\(type)")
    #expect(json["type"] == .string(type), "\(type)")
    let found = path.reduce(Optional.some(json)) { $0?[$1] }
    #expect(found == value, "\(type) \(path)")
    for cache in ["kept", "looks", "layouts", "known", "lengths"] {
      #expect(!object.describe().contains("\"\(cache)\""), "\(type)")
    }
  }

  @Test("series tell their columns, labels and styles")
  func series() throws {
    var styled = LineVariant()
    styled.interpolation = .catmullRom(alpha: 0.25)
    styled.values = column
    let line = try LineSeries(
      x: nil,
      y: column,
      in: space,
      style: LineStyle(width: 3.5),
      variant: styled,
      colorScale: scale
    )
    let points = try PointSeries(
      PointColumns(x: nil, y: column, alpha: column),
      in: space,
      style: PointStyle(marker: .triangleUp)
    )
    let density = try DensitySeries(
      DensityColumns(x: nil, y: column, aggregation: .count),
      in: space,
      style: DensityStyle(cellSize: 7)
    )
    let heatmap = try HeatmapSeries(
      values: column,
      columns: 2,
      x: .range(from: 1, to: 5),
      in: space,
      colorScale: scale
    )
    let bars = try CategoryBarSeries(
      names: ["a", "b", "c", "d"],
      values: column,
      in: space,
      label: "bars"
    )
    try expect("series", line, "line", ["interpolation", "catmull_rom", "alpha"], .number(0.25))
    try expect("series", line, "line", ["style", "width"], .number(3.5))
    try expect("series", line, "line", ["values", "kind"], .string("column"))
    try expect("series", line, "line", ["color_scale", "kind"], .string("color_scale"))
    try expect("series", points, "points", ["style", "marker"], .string("triangle_up"))
    try expect("series", density, "density", ["style", "cell_size"], .number(7))
    try expect("series", density, "density", ["aggregation"], .string("count"))
    try expect("series", heatmap, "heatmap", ["x", "range", "to"], .number(5))
    try expect("series", heatmap, "heatmap", ["y"], .string("integers"))
    try expect(
      "series",
      bars,
      "category_bars",
      ["names"],
      .array(["a", "b", "c", "d"].map(JSON.string))
    )
    try expect("series", bars, "category_bars", ["label"], .string("bars"))
  }

  @Test("marks tell all that they store, and nothing that they keep")
  func marks() throws {
    let groups = GroupColumns(values: column, positions: column)
    let image = try Image(width: 3, height: 2, pixelRatio: 1)
    let polygons = PolygonStyle(borderWidth: 3)
    let disc = try Space(angle: Projection(), radius: Projection())
    try expect(
      "series",
      MarkSeries(HexbinMark(x: column, y: column, style: HexbinStyle(isLogX: true)), in: space),
      "hexbin",
      ["style", "log_x"],
      .bool(true)
    )
    try expect(
      "series",
      MarkSeries(PolygonMark(x: column, y: column, style: polygons), in: space),
      "polygons",
      ["style", "border_width"],
      .number(3)
    )
    try expect(
      "series",
      MarkSeries(StemMark(value: column, orientation: .horizontal), in: space),
      "stems",
      ["orientation"],
      .string("horizontal")
    )
    try expect(
      "series",
      MarkSeries(ErrorBarMark(y: column, yLow: column), in: space),
      "error_bars",
      ["x_high"],
      .null
    )
    try expect(
      "series",
      MarkSeries(
        CandlestickMark(open: column, high: column, low: column, close: column),
        in: space
      ),
      "candlesticks",
      ["style", "rising_color"],
      .string("#2a9d8f")
    )
    try expect(
      "series",
      MarkSeries(
        ContourMark(x: Column([1.0, 2]), y: Column([1.0, 2]), values: column),
        in: space
      ),
      "contours",
      ["values", "type"],
      .string("float64")
    )
    try expect(
      "series",
      MarkSeries(
        CalendarMark(
          days: Column([Timestamp(nanoseconds: 0)]),
          values: Column([1.0]),
          style: CalendarStyle(firstWeekday: 6)
        ),
        in: space
      ),
      "calendar",
      ["style", "first_weekday"],
      .integer(6)
    )
    try expect(
      "series",
      MarkSeries(
        TreemapMark(values: column, style: TreemapStyle(labels: ["a", "b", "c", "d"])),
        in: space
      ),
      "treemap",
      ["style", "labels"],
      .array(["a", "b", "c", "d"].map(JSON.string))
    )
    try expect(
      "series",
      MarkSeries(BarMark(value: column), in: space),
      "bars",
      ["style", "width_unit"],
      .string("distance")
    )
    try expect(
      "series",
      MarkSeries(ViolinMark(groups, style: ViolinStyle(bandwidth: .width(3))), in: space),
      "violins",
      ["style", "bandwidth", "width"],
      .number(3)
    )
    try expect(
      "series",
      MarkSeries(BoxMark(groups, style: BoxStyle(isNotched: true)), in: space),
      "boxes",
      ["style", "notched"],
      .bool(true)
    )
    try expect(
      "series",
      MarkSeries(StripMark(groups), in: space),
      "strip",
      ["values", "kind"],
      .string("column")
    )
    try expect(
      "series",
      MarkSeries(AreaMark(x: nil, y: column), in: space),
      "area",
      ["y2"],
      .null
    )
    try expect(
      "series",
      MarkSeries(SectorMark(x: nil, y: column, style: SectorStyle(gap: 4)), in: disc),
      "sectors",
      ["style", "gap"],
      .number(4)
    )
    try expect(
      "series",
      MarkSeries(ImageMark(image, x: (left: 1, right: 2)), in: space),
      "image",
      ["x", "right"],
      .number(2)
    )
    try expect(
      "series",
      MarkSeries(PieMark(values: column, names: ["a", "b", "c", "d"]), in: space),
      "pie",
      ["names"],
      .array(["a", "b", "c", "d"].map(JSON.string))
    )
    try expect(
      "series",
      MarkSeries(QuiverMark(x: column, y: column, u: column, v: column), in: space),
      "quiver",
      ["style", "pivot"],
      .string("tail")
    )
  }

  @Test("attachments tell their texts, places and styles")
  func attachments() throws {
    let axis = try Axis(.right, of: space, title: "y", style: Axis.Style(tickCount: 3))
    try axis.setTicks([DataValue(3), DataValue(0.5, origin: 7)])
    let polar = try Space(angle: Projection(), radius: Projection(), polar: .init(start: 90))
    let board = MessageBoard()
    try board.show("hello", .caution, seconds: 2, at: 1)
    let canvas = try Canvas(width: 20, height: 10)
    try canvas.addPens(2)
    let paint = try Paint(aspect: 1, height: 8)
    try expect("attachment", axis, "axis", ["side"], .string("right"))
    try expect("attachment", axis, "axis", ["style", "tick_count"], .integer(3))
    try expect(
      "attachment",
      PolarAxis(of: polar),
      "polar_axis",
      ["space", "polar", "start"],
      .number(90)
    )
    try expect(
      "attachment",
      Grid(in: space, style: .init(showsX: false)),
      "grid",
      ["style", "shows_x"],
      .bool(false)
    )
    try expect(
      "attachment",
      PlotArea(style: .init(color: .white)),
      "plot_area",
      ["style", "color"],
      .string("#ffffff")
    )
    try expect("attachment", Title("t", role: .caption), "title", ["role"], .string("caption"))
    try expect(
      "attachment",
      Legend(title: "l", style: .init(place: .outsideRight)),
      "legend",
      ["style", "place"],
      .string("outside_right")
    )
    try expect(
      "attachment",
      ColorBar(scale, title: "c"),
      "color_bar",
      ["color_scale", "style", "map"],
      .null
    )
    try expect(
      "attachment",
      MessageBox(board),
      "message_box",
      ["board", "message", "kind"],
      .string("caution")
    )
    try expect(
      "attachment",
      CanvasAttachment(canvas, .at(Position(x: .plot(0.5), y: .picture(2)))),
      "canvas",
      ["place", "at", "x", "plot"],
      .number(0.5)
    )
    try expect("attachment", PaintLayer(paint), "paint", ["paint", "height"], .integer(8))
    try expect(
      "attachment",
      Rule(.y, at: DataValue(2.5), in: space, label: "r"),
      "rule",
      ["value"],
      .number(2.5)
    )
    try expect(
      "attachment",
      Span(.x, from: nil, to: DataValue(4), in: space),
      "span",
      ["end"],
      .number(4)
    )
    try expect(
      "attachment",
      Arrow(
        from: Position(x: .picture(1), y: .picture(2)),
        to: Position(x: .picture(0), y: .picture(0))
      ),
      "arrow",
      ["start", "x", "picture"],
      .number(1)
    )
    try expect(
      "attachment",
      TextAnnotation(
        "note",
        at: Position(x: .picture(0), y: .picture(0)),
        style: .init(isClipped: true)
      ),
      "text",
      ["style", "clipped"],
      .bool(true)
    )
    let ticks = try reported(axis).at("ticks", "values")?.values ?? []
    #expect(ticks.first == .number(3))
    #expect(ticks.last?["origin"] == .integer(7))
    #expect(ticks.last?["offset"] == .number(0.5))
    #expect(ticks.last?["unit"] == .null)
  }

  @Test("restrictions tell their parameters, in the order of the list")
  func restrictions() throws {
    let interpreter = try GestureInterpreter(plot: Rect(x: 0, y: 0, width: 100, height: 50))
    let window = WindowRestriction(
      viewport: .points(100),
      length: try ScaledWindowLength(
        unitsPerPoint: DataValue(2),
        min: DataValue(1),
        max: DataValue(4)
      ),
      position: try AnchoredWindowPosition(anchor: 0.25)
    )
    try expect(
      "restriction",
      AspectRestriction(other: space.y, ratio: 3, viewport: .points(1), otherViewport: .points(2)),
      "aspect",
      ["other_viewport", "points"],
      .number(2)
    )
    try expect(
      "restriction",
      BlockRestriction(name: "mine") { _, _ in },
      "custom",
      ["name"],
      .string("mine")
    )
    try expect(
      "restriction",
      BoundsRestriction(min: DataValue(1), max: nil),
      "bounds",
      ["min"],
      .number(1)
    )
    try expect(
      "restriction",
      IncludeRestriction(value: DataValue(0, origin: 5)),
      "include",
      ["value"],
      .integer(5)
    )
    try expect(
      "restriction",
      IntervalRestriction(step: DataValue(0.5)),
      "interval",
      ["step"],
      .number(0.5)
    )
    try expect(
      "restriction",
      LatestRestriction(length: DataValue(9)),
      "latest",
      ["length"],
      .number(9)
    )
    try expect(
      "restriction",
      LengthRestriction(length: DataValue(8)),
      "length",
      ["length"],
      .number(8)
    )
    try expect("restriction", MarginsRestriction(low: 0.1), "margins", ["low"], .number(0.1))
    try expect("restriction", NiceRestriction(count: 7), "nice", ["count"], .integer(7))
    try expect(
      "restriction",
      PaddingRestriction(low: DataValue(2), high: DataValue(1)),
      "padding",
      ["low"],
      .number(2)
    )
    try expect(
      "restriction",
      PositiveRestriction(min: DataValue(3)),
      "positive",
      ["min"],
      .number(3)
    )
    try expect("restriction", ProbeRestriction(), "probe", ["last"], .null)
    try expect(
      "restriction",
      SourceRestriction(min: DataValue(1), max: DataValue(2), expandMax: false),
      "source",
      ["expand_max"],
      .bool(false)
    )
    try expect(
      "restriction",
      SpanRestriction(min: DataValue(1), max: nil),
      "span",
      ["min"],
      .number(1)
    )
    try expect(
      "restriction",
      SymmetricRestriction(around: DataValue(4)),
      "symmetric",
      ["center"],
      .number(4)
    )
    try expect(
      "restriction",
      UserInteractiveRestriction(interpreter: interpreter, angle: 45),
      "user_interactive",
      ["angle"],
      .number(45)
    )
    try expect("restriction", window, "window", ["length", "units_per_point"], .number(2))
    try expect("restriction", window, "window", ["position", "anchor"], .number(0.25))
    let updater = RangeUpdater(target: space.x)
    updater.append(try NiceRestriction())
    updater.append(ProbeRestriction())
    updater.append(window)
    try updater.move(from: 2, to: 0)
    updater.addValue(DataValue(3))
    updater.isReversed = true
    let json = try reported(updater)
    #expect(json["kind"] == .string("updater"))
    #expect(json["reversed"] == .bool(true))
    #expect(json["values"]?.values.first?["max"] == .number(3))
    let types = json["restrictions"]?.values.map { $0["type"] } ?? []
    let expected: [JSON?] = [.string("window"), .string("nice"), .string("probe")]
    #expect(types == expected)
  }

  @Test("a probe tells the range that it saw last")
  func probe() throws {
    let updater = RangeUpdater(target: space.x)
    let probe = ProbeRestriction()
    updater.append(probe)
    updater.addValue(DataValue(2))
    updater.addValue(DataValue(6))
    try updater.update()
    #expect(try reported(probe).at("last", "max") == .number(6))
    #expect(try reported(space.x).at("range", "max") == .number(6))
  }

  @Test("interpreters tell their state, settings and limits")
  func interpreters() throws {
    let interpreter = try GestureInterpreter(plot: Rect(x: 0, y: 0, width: 100, height: 50))
    try interpreter.setRestrictions([
      FixedStateRestriction(.y), BoundsStateRestriction(.x, minScale: 0.5, maxScale: 4),
      BlockStateRestriction(.x, scales: { 1...2 }),
    ])
    let json = try reported(interpreter)
    #expect(json["kind"] == .string("interpreter"))
    #expect(json.at("plot", "width") == .number(100))
    #expect(json.at("state", "x", "scale") == .number(1))
    #expect(json.at("settings", "soft") == .bool(true))
    #expect(json.at("settings", "dimensions") == .array([.string("x"), .string("y")]))
    let limits = json["restrictions"]?.values ?? []
    #expect(limits.map { $0["type"] } == ["fixed", "bounds", "custom"].map(JSON.string))
    #expect(limits[1].at("scales", "max") == .number(4))
    #expect(limits[2]["scales"] == .string("callback"))
  }

  @Test("animations tell what they move, and animators what they have")
  func animations() throws {
    let line = try LineSeries(x: nil, y: column, in: space)
    let timing = AnimationTiming(duration: 3, easing: .linear)
    let range = try Animation.range(of: space.x, min: 1, max: 2, timing)
    let width = try Animation.number(.width, of: line, to: 9)
    let sequence = try Animation.sequence([.pause(1), width])
    let custom = try Animation.custom(from: 0.0, to: 1.0) { (_: Double) in }
    let animation = try Animation.group([range, sequence, custom]).onEnd { _ in }
    let json = try JSON(reading: animation.describe())
    #expect(json["kind"] == .string("animation"))
    #expect(json["type"] == .string("group"))
    #expect(json["on_end"] == .string("callback"))
    let parts = json["parts"]?.values ?? []
    #expect(parts[0].at("moves", "property") == .string("range"))
    #expect(parts[0].at("moves", "curve", "easing") == .string("linear"))
    #expect(parts[0].at("moves", "curve", "duration") == .number(3))
    #expect(parts[0].at("moves", "to", "relative", "max") == .number(2))
    #expect(parts[1]["parts"]?.values.last?.at("moves", "to") == .number(9))
    #expect(
      parts[1]["parts"]?.values.last?.at("moves", "object", "kind") == .string("series")
    )
    #expect(parts[2].at("moves", "property") == .string("custom"))
    #expect(animation.describe() == animation.describe())
    let kinds = json["objects"]?.values.map { $0["kind"] }
    #expect(kinds?.contains(.string("projection")) == true)
    let animator = Animator()
    animator.add(animation)
    let state = try reported(animator)
    #expect(state["count"] == .integer(4))
    #expect(state["parts"]?.values.first?["begun"] == .bool(false))
    #expect(state["parts"]?.values[1]["moves"] == .null)
  }

  @Test("what a mark keeps while a selection is drawn is not told")
  func keptRows() throws {
    let groups = GroupColumns(values: column, positions: column)
    let series: [any Describable] = [
      try MarkSeries(PolygonMark(x: column, y: column), in: space),
      try MarkSeries(StripMark(groups), in: space),
    ]
    for each in series { #expect(try reported(each)["shown"] == nil) }
  }

  @Test("the caller's own parts tell what they were given, and drawing is not called")
  func customParts() throws {
    let series = CustomSeries(CustomStems(x: column, y: column), in: space, label: "own")
    let json = try reported(series)
    #expect(json["type"] == .string("custom"))
    #expect(json["label"] == .string("own"))
    #expect(json["columns"]?.values.first?["name"] == .string("x"))
    #expect(json["columns"]?.values.first?["dimension"] == .string("x"))
    let chart = try Chart(bare: Size(width: 9, height: 9))
    chart.add(CountingHook())
    let hook = try reported(chart)["hooks"]?.values.first
    #expect(hook?["kind"] == .string("hook"))
    #expect(hook?["type"] == .string("custom"))
  }

  @Test("figures tell their tracks, cells and insets")
  func figures() throws {
    let figure = try Figure(size: Size(width: 90, height: 60), rows: 2, columns: 1)
    let chart = try Chart(bare: Size(width: 9, height: 9), space: space)
    let other = try Chart(bare: Size(width: 9, height: 9), space: space)
    try figure.add(chart, row: 0, column: 0)
    try figure.add(other, row: 1, column: 0)
    try figure.setGaps(rows: 3, columns: 4)
    let json = try reported(figure)
    #expect(json["kind"] == .string("figure"))
    #expect(json["row_gap"] == .number(3))
    #expect(json["rows"]?.values.first?["weight"] == .number(1))
    let cells = json["cells"]?.values ?? []
    #expect(cells.map { $0["row"] } == [.integer(0), .integer(1)])
    #expect(cells.first?.at("chart", "space", "x", "kind") == .string("projection"))
    // The space is one.
    #expect(cells.last?.at("chart", "space", "id") == cells.first?.at("chart", "space", "id"))
    #expect(cells.last?.at("chart", "space", "x") == nil)
  }

  @Test("pictures, paints and preferences tell their numbers")
  func others() throws {
    #expect(try reported(Image(width: 3, height: 2, pixelRatio: 2))["width"] == .integer(3))
    #expect(try reported(ByteBuffer(count: 5))["size"] == .integer(5))
    let paint = try Paint(aspect: 2, height: 8)
    #expect(try reported(paint)["width"] == .integer(16))
    #expect(try reported(paint).at("brush", "eraser") == .bool(false))
    let canvas = try Canvas(width: 20, height: 10)
    try canvas.addPens(1)
    let state = try reported(canvas)
    #expect(state["drawing"] == .bool(true))
    #expect(state["pens"]?.values.first?["fill"] == .string("#ffffff"))
  }
}

/// Counts nothing: it must not be called.
private final class CountingHook: Hook {
  func willUpdate(_ chart: Chart, _ frame: HookFrame) throws { Issue.record("was called") }
}
