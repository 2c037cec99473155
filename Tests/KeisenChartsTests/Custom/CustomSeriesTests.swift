import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
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

/// Upright lines with markers, drawn through the painter: what `StemMark` draws.
struct CustomStems: CustomMark {
  let x: Column
  let y: Column
  var width = 1.0
  var size = 6.0

  var columns: [MarkColumn] { [MarkColumn("x", x, .x), MarkColumn("y", y, .y)] }

  func draw(with painter: Painter) throws -> CustomCount {
    let tips = try painter.positions(x: x, y: y)
    let base = try painter.position(x: DataValue(0), y: DataValue(0)).y
    var lines: [Point] = []
    for tip in tips where tip.x.isFinite && tip.y != base {
      let middle = painter.snappedRule(at: tip.x, width: width).middle
      lines += [Point(x: middle, y: base), Point(x: middle, y: tip.y)]
    }
    let rule = painter.snappedRule(at: 0, width: width).width
    try painter.segments(lines, style: LineStyle(width: rule, cap: .butt))
    try painter.markers(at: tips, style: PointStyle(size: size))
    return CustomCount(rows: tips.count, gaps: tips.count { !$0.x.isFinite })
  }

  func hit(_ query: HitQuery, with painter: Painter) throws -> CustomHit? {
    var best: CustomHit?
    for (row, tip) in try painter.positions(x: x, y: y).enumerated() where tip.x.isFinite {
      let way = SIMD2(tip.x - query.point.x, tip.y - query.point.y)
      let distance = (way * way).sum().squareRoot()
      if distance < best?.distance ?? .infinity {
        best = CustomHit(row: row, position: tip, distance: distance)
      }
    }
    return best
  }
}

/// A mark of closures.
private struct ClosureMark: CustomMark {
  var columns: [MarkColumn] = []
  var drawing: @Sendable (Painter) throws -> CustomCount = { _ in CustomCount() }
  var search: @Sendable (HitQuery) throws -> CustomHit? = { _ in nil }

  func draw(with painter: Painter) throws -> CustomCount { try drawing(painter) }

  func hit(_ query: HitQuery, with painter: Painter) throws -> CustomHit? { try search(query) }
}

private struct Failure: Error, CustomStringConvertible { let description = "no luck" }

@Suite("CustomSeries")
struct CustomSeriesTests {
  private func columns() throws -> (x: Column, y: Column) {
    (try Column([0.0, 1, 2, .nan, 4, 5]), try Column([3.0, -1, .infinity, 2, 5, 0]))
  }

  private func chart(_ mark: some CustomMark, label: String = "") throws -> Chart {
    let chart = try Chart(size: Size(width: 300, height: 200))
    chart.add(CustomSeries(mark, in: chart.space, label: label))
    return chart
  }

  private func shapes(
    _ chart: Chart,
    _ ratio: Double
  ) throws -> (lines: Set<[SIMD2<Float>]>, stroke: Stroke?, markers: [SIMD2<Float>]) {
    try chart.frame(pixelRatio: ratio) { list in
      // Whichever way they go.
      let lines = Set(list.polylines.flatMap(\.runs).map { run in run.sorted { $0.y < $1.y } })
      let markers = list.markers.flatMap { Array($0.positions.elements) }
      return (lines, list.polylines.first?.stroke, markers)
    }
  }

  @Test("draws as a mark of our own does, with ranges, units and counts", arguments: [1.0, 2, 1.5])
  func stems(_ ratio: Double) throws {
    let (x, y) = try columns()
    let custom = try chart(CustomStems(x: x, y: y))
    let own = try Chart(size: Size(width: 300, height: 200))
    try own.add(StemMark(position: x, value: y))
    for chart in [custom, own] {
      try chart.space.x.setRange(min: -0.5, max: 5.5)
      try chart.space.y.setRange(min: -2, max: 6)
    }
    let (theirs, ours) = (try shapes(custom, ratio), try shapes(own, ratio))
    #expect(theirs.lines == ours.lines && theirs.lines.count == 3)
    #expect(theirs.markers == ours.markers && theirs.markers.count == 4)
    #expect(theirs.stroke == ours.stroke)
    let record = try #require(custom.frameRecord?.series.first)
    #expect(record.rows == 6 && record.gaps == 2 && record.tier == .direct)
  }

  @Test("is fitted to its columns, also where they are times")
  func extents() throws {
    let x = try Column([0, 1, 2].map { Timestamp(nanoseconds: $0 * 86_400_000_000_000) })
    let y = try Column([1, 4, 9] as [Int32])
    let chart = try chart(CustomStems(x: x, y: y))
    try chart.frame { _ in }
    #expect(try chart.space.x.range().timeUnit != nil)
    let range = try chart.space.y.range()
    #expect(range.min == 0.6 && range.max == 9.4)
  }

  @Test("is hit where it says so, within reach alone")
  func hit() throws {
    let (x, y) = try columns()
    let chart = try chart(CustomStems(x: x, y: y))
    try chart.frame { _ in }
    let place = try #require(
      try chart.hit(at: Point(x: chart.plot().midX, y: chart.plot().midY), within: .infinity)
    )
    #expect(place.row == 1 || place.row == 4 || place.row == 0)
    #expect(place.x == DataValue(Double([0, 1, 2, 3, 4, 5][place.row])))
    let near = Point(x: place.position.x + 3, y: place.position.y)
    #expect(try chart.hit(at: near, within: 3.001)?.row == place.row)
    #expect(try chart.hit(at: near, within: 2.9) == nil)
  }

  @Test("rows are selected by the middle of their columns' places")
  func selection() throws {
    let (x, y) = try columns()
    let stems = try chart(CustomStems(x: x, y: y))
    let points = try Chart(size: Size(width: 300, height: 200), space: stems.space)
    try points.addPoints(PointColumns(x: x, y: y))
    let whole = Rect(x: 0, y: 0, width: 300, height: 200)
    for box in [
      whole, Rect(x: 60, y: 20, width: 90, height: 160), Rect(x: 0, y: 0, width: 1, height: 1),
    ] {
      #expect(try stems.select(in: box).map(\.rows) == points.select(in: box).map(\.rows))
    }
    #expect(try stems.select(in: whole)[0].rows == RowSet([0, 1, 4, 5]))
    // From a low to a high place, as a bar that floats.
    let floating = ClosureMark(columns: [
      MarkColumn("x", nil, .x), MarkColumn("low", try Column([0.0, 0, 4, 1]), .y),
      MarkColumn("high", try Column([8.0, 2, 8, .nan]), .y),
      MarkColumn("weight", try Column([1.0, 2, 3, 4, 5])),
    ])
    let chart = try chart(floating)
    try chart.space.y.setRange(min: 0, max: 10)
    let (top, bottom) = (
      try #require(try chart.position(x: 0, y: 5)), try #require(try chart.position(x: 0, y: 3))
    )
    let band = Rect(x: 0, y: top.y, width: 300, height: bottom.y - top.y)
    #expect(try chart.select(in: band)[0].rows == RowSet([0]))
    #expect(try chart.select(in: whole)[0].rows == RowSet([0, 1, 2]))
    let flat = try self.chart(ClosureMark(columns: [MarkColumn("y", y, .y)]))
    #expect(try flat.select(in: whole)[0].rows.isEmpty)
  }

  @Test("has a selection whose changes are changes of it, for its mark to draw by")
  func brushing() throws {
    let (x, y) = try columns()
    let chart = try chart(CustomStems(x: x, y: y))
    let series = try #require(chart.series.first as? CustomSeries)
    func isStale() -> Bool { chart.nextFrameTime(after: 5) == 5 }
    #expect(series.selection == nil)
    try chart.frame(at: 5) { _ in }
    #expect(!isStale())
    let selection = try Selection()
    series.setSelection(selection)
    #expect(series.selection === selection)
    #expect(isStale())
    try chart.frame(at: 5) { _ in }
    #expect(!isStale())
    selection.unite(RowSet([1]))
    #expect(isStale())
    try chart.frame(at: 5) { _ in }
    series.setSelection(nil)
    #expect(isStale())
  }

  @Test("a hit that can't be is an error")
  func badHits() throws {
    let bad = [
      CustomHit(row: -1, position: .zero, distance: 0),
      CustomHit(row: 0, position: Point(x: .nan, y: 0), distance: 0),
      CustomHit(row: 0, position: .zero, distance: .nan),
      CustomHit(row: 0, position: .zero, distance: -1),
    ]
    for found in bad {
      let chart = try chart(ClosureMark(search: { _ in found }))
      #expect(throws: KeisenError.self) { try chart.hit(at: Point(x: 150, y: 100), within: 10) }
    }
    // A row that its columns don't have is told as a gap.
    let column = try Column([1.0])
    let far = CustomHit(row: 7, position: .zero, distance: 0)
    let mark = ClosureMark(columns: [MarkColumn("x", column, .x)], search: { _ in far })
    let hit = try #require(try chart(mark).hit(at: Point(x: 150, y: 100), within: 10))
    #expect(hit.row == 7 && hit.x.offset.isNaN)
  }

  @Test("one that fails ends the frame and leaves the chart as it was")
  func failure() throws {
    let chart = try chart(ClosureMark(drawing: { _ in throw Failure() }))
    let expected = KeisenError(.callback, "custom series failed: no luck")
    #expect(throws: expected) { try chart.frame { _ in } }
    #expect(chart.frameRecord == nil)
  }

  @Test("a painter that is kept is of no use after the call")
  func keptPainter() throws {
    let kept = Locked<Painter?>(nil)
    let chart = try chart(
      ClosureMark(drawing: { painter in
        kept.withLock { $0 = painter }
        return CustomCount()
      })
    )
    try chart.frame { _ in }
    let painter = try #require(kept.withLock { $0 })
    #expect(!painter.isValid)
    let expected = KeisenError(
      .invalidState,
      "painter must not be used after the call that it was lent for"
    )
    #expect(throws: expected) { try painter.line([Point.zero]) }
    #expect(throws: expected) { try painter.segments([Point]()) }
    #expect(throws: expected) { try painter.markers(at: [Point.zero]) }
    #expect(throws: expected) { try painter.rectangle(.zero, fill: nil) }
    #expect(throws: expected) { try painter.path(PathOutline(), fill: nil) }
    #expect(throws: expected) { try painter.text("a", at: .zero) }
    #expect(throws: expected) { try painter.size(of: "a") }
    #expect(throws: expected) { try painter.clip(to: nil) }
    #expect(throws: expected) { try painter.range(of: chart.space.x) }
    #expect(throws: expected) { try painter.position(x: DataValue(0), y: DataValue(0)) }
  }

  @Test("one that draws the chart or removes itself does no harm")
  func reentry() throws {
    let held = Locked<Chart?>(nil)
    let chart = try chart(
      ClosureMark(drawing: { painter in
        let chart = held.withLock { $0 }
        if let chart {
          for series in chart.series { chart.remove(series) }
          try chart.frame { _ in }
        }
        return CustomCount()
      })
    )
    held.withLock { $0 = chart }
    let expected = KeisenError(
      .callback,
      "custom series failed: chart must not be drawn by what its own frame calls"
    )
    #expect(throws: expected) { try chart.frame { _ in } }
    #expect(chart.series.isEmpty)
    held.withLock { $0 = nil }
    try chart.frame { _ in }
  }

  @Test("what is not allowed is an error with the value, and nothing is drawn of it")
  func badArguments() throws {
    let errors = Locked<[String]>([])
    @Sendable func note(_ body: () throws -> Void) {
      do { try body() } catch { errors.withLock { $0.append("\(error)") } }
    }
    let free = Projection()
    let chart = try chart(
      ClosureMark(drawing: { painter in
        note { try painter.line([Point.zero], style: LineStyle(width: -1)) }
        note { try painter.segments([Point.zero]) }
        note { try painter.markers(at: [Point.zero], sizes: [1.0, 2]) }
        note { try painter.markers(at: [Point.zero], style: PointStyle(alpha: 2)) }
        note { try painter.rectangle(Rect(x: .nan, y: 0, width: 1, height: 1), fill: nil) }
        note { try painter.text("a", at: .zero, style: TextBoxStyle(size: -1)) }
        note { try painter.clip(to: Rect(x: 0, y: 0, width: .infinity, height: 1)) }
        note { _ = try painter.range(of: free) }
        note { _ = try painter.positions(x: nil, y: try Column([1.0]), rows: 0..<2) }
        // No error: far away, empty, or not finite.
        try painter.line([Point(x: 1e300, y: -1e300), Point(x: -1e300, y: 1e300), .zero])
        try painter.markers(at: [Point(x: .nan, y: 0), Point(x: 1e300, y: 0)])
        try painter.markers(at: [Point.zero], sizes: [Double.infinity])
        try painter.line([Point]())
        try painter.text("a", at: Point(x: .nan, y: 0))
        try painter.rectangle(Rect(x: 0, y: 0, width: -1, height: 1), fill: .color(.black))
        return CustomCount(rows: -5, gaps: -1)
      })
    )
    try chart.frame { _ in }
    #expect(
      errors.withLock { $0 } == [
        "width must be finite and not negative, got -1.0",
        "segments: there must be an even number of points, got 1",
        "markers: sizes has 2 values, there are 1 points",
        "alpha must be in 0...1, got 2.0",
        "rectangle: x must be finite, got nan",
        "size must be in 0...1000 points, got -1.0",
        "clip: width must be finite, got inf",
        "projection belongs to no part of the chart",
        "rows must be in 0..<1, got 0..<2",
      ]
    )
    #expect(chart.frameRecord?.series.first?.rows == 0)
  }

  @Test("is clipped to the plot, and to less where it asks for that")
  func clips() throws {
    let chart = try chart(
      ClosureMark(drawing: { painter in
        let whole = Rect(x: -50, y: -50, width: 1000, height: 1000)
        try painter.rectangle(whole, fill: .color(.black))
        try painter.clip(to: Rect(x: 100, y: 50, width: 1000, height: 20))
        try painter.rectangle(whole, fill: .color(.white))
        try painter.clip(to: nil)
        try painter.rectangle(whole, fill: .color(.black))
        return CustomCount()
      })
    )
    let (clips, plot) = try chart.frame { list in
      (list.commands.compactMap { command in command.clip.map { list.clips[$0] } }, 0)
    }
    _ = plot
    let area = try chart.plot()
    let part = Rect(x: 100, y: 50, width: area.maxX - 100, height: 20)
    #expect(clips.suffix(3).map(\.rect) == [area, part, area])
  }

  @Test("values at a point are what stands there")
  func inverse() throws {
    let found = Locked<[Double]>([])
    let chart = try chart(
      ClosureMark(drawing: { painter in
        let point = try painter.position(x: DataValue(100), y: DataValue(3))
        let values = try painter.values(at: point)
        found.withLock { $0 = [values.x.offset, values.y.offset] }
        return CustomCount()
      })
    )
    try chart.space.x.setRange(min: 1, max: 1000)
    try chart.space.x.setScale(.log())
    try chart.space.y.setRange(min: 5, max: -5)
    try chart.frame { _ in }
    let values: [Double] = found.withLock { $0 }
    #expect(abs(values[0] - 100) < 1e-9 && abs(values[1] - 3) < 1e-12)
  }

  @Test("stands in the legend with its sample")
  func legend() throws {
    let (x, y) = try columns()
    let chart = try chart(CustomStems(x: x, y: y), label: "stems")
    chart.add(try Legend(), to: .above)
    let labels = try chart.frame { $0.labels.map(\.text) }
    #expect(labels.contains("stems"))
  }

  @Test("a changed mark, column or wish makes a new frame worth drawing")
  func changes() throws {
    let column = Column(growing: .float64)
    try column.append([1.0, 2])
    let chart = try Chart(size: Size(width: 300, height: 200))
    let series = CustomSeries(CustomStems(x: try Column([0.0, 1, 2]), y: column), in: chart.space)
    chart.add(series)
    func isStale() -> Bool { chart.nextFrameTime(after: 5) == 5 }
    try chart.frame(at: 5) { _ in }
    #expect(!isStale())
    series.setNeedsDisplay()
    #expect(isStale())
    try chart.frame(at: 5) { _ in }
    try column.append([3.0])
    #expect(isStale())
    try chart.frame(at: 5) { _ in }
    series.mark = ClosureMark()
    #expect(isStale())
  }
}
