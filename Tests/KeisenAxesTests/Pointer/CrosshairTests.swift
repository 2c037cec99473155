import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges
@testable import KeisenReduction

@Suite("Crosshair")
struct CrosshairTests {
  /// A chart with axes, ranges from 0 to 10, and a line through (0, 0), (5, 5) and (10, 0).
  private func chart(_ size: Size = Size(width: 400, height: 300)) throws -> Chart {
    let chart = try Chart(size: size)
    try chart.addLine(x: Column([0.0, 5, 10]), y: Column([0.0, 5, 0]))
    try chart.space.x.setRange(min: 0, max: 10)
    try chart.space.y.setRange(min: 0, max: 10)
    return chart
  }

  /// What a frame has that the same chart without a pointer has not.
  private func added(
    _ chart: Chart,
    _ crosshair: Crosshair,
    at pointer: PointerPosition
  ) throws -> (rects: [Rect], labels: [String], boxes: [Rect]) {
    try crosshair.setPointer(nil)
    let before = try chart.frame { $0 }
    try crosshair.setPointer(pointer)
    let after = try chart.frame { $0 }
    let labels = after.labels.dropFirst(before.labels.count)
    let boxes = labels.map { label in
      Rect(
        x: label.center.x - label.width / 2,
        y: label.center.y - label.height / 2,
        width: label.width,
        height: label.height
      )
    }
    let rects = after.rectangles.dropFirst(before.rectangles.count).map(\.rect)
    return (rects, labels.map(\.text), boxes)
  }

  @Test("is not to be seen without a pointer, nor with one outside of the plot")
  func hidden() throws {
    let chart = try chart()
    let bare = try chart.frame { $0.text }
    let crosshair = try chart.addCrosshair()
    #expect(try chart.frame { $0.text } == bare)
    let plot = try chart.plot()
    for point in [
      Point(x: plot.minX - 0.1, y: plot.midY), Point(x: plot.midX, y: plot.maxY + 0.1),
      Point(x: -1e300, y: 1e300),
    ] {
      try crosshair.move(to: point)
      #expect(try chart.frame { $0.text } == bare)
    }
    try crosshair.move(toX: DataValue(11), y: nil)
    #expect(try chart.frame { $0.text } == bare)
    try crosshair.move(to: Point(x: plot.midX, y: plot.midY))
    #expect(try chart.frame { $0.text } != bare)
    try crosshair.move(to: nil)
    #expect(try chart.frame { $0.text } == bare)
  }

  @Test("crosses the plot at its pointer and tells the values there, as exactly as a point is")
  func lines() throws {
    let chart = try chart()
    let crosshair = try chart.addCrosshair()
    let plot = try chart.plot()
    let point = Point(x: plot.minX + 0.25 * plot.width, y: plot.minY + 0.4 * plot.height)
    let (rects, labels, _) = try added(chart, crosshair, at: .point(point))
    #expect(rects.count == 4)
    #expect(rects[0].minY == plot.minY && rects[0].maxY == plot.maxY)
    #expect(abs(rects[0].midX - point.x) <= 0.5)
    #expect(rects[1].minX == plot.minX && rects[1].maxX == plot.maxX)
    #expect(abs(rects[1].midY - point.y) <= 0.5)
    #expect(labels == ["2.50", "6.00"])
  }

  @Test("moves nothing else of the picture")
  func layout() throws {
    let chart = try chart()
    let plot = try chart.plot()
    let style = Crosshair.Style(width: 9, labelSize: 60, markerSize: 80)
    let crosshair = try chart.addCrosshair(style: style)
    try crosshair.move(to: Point(x: plot.midX, y: plot.midY))
    #expect(try chart.plot() == plot)
    _ = try chart.frame { _ in }
    #expect(chart.frameRecord?.plot == plot)
  }

  @Test("keeps its labels in the picture and off each other", arguments: [60.0, 140, 400])
  func labelsInside(width: Double) throws {
    let size = Size(width: width, height: 120)
    let chart = try chart(size)
    let crosshair = try chart.addCrosshair()
    let plot = try chart.plot()
    for x in [plot.minX, plot.midX, plot.maxX] {
      for y in [plot.minY, plot.midY, plot.maxY] {
        let (_, _, boxes) = try added(chart, crosshair, at: .point(Point(x: x, y: y)))
        for box in boxes {
          #expect(box.minX >= 0 && box.maxX <= width)
          #expect(box.minY >= 0 && box.maxY <= size.height)
        }
        guard width == 400, boxes.count == 2 else { continue }
        #expect(boxes[0].intersection(boxes[1]).isEmpty)
      }
    }
  }

  @Test("follows values, of which each has a line of its own")
  func values() throws {
    let chart = try chart()
    let crosshair = try chart.addCrosshair()
    func labels(_ x: DataValue?, _ y: DataValue?) throws -> [String] {
      try added(chart, crosshair, at: .values(x: x, y: y)).labels
    }
    #expect(try labels(DataValue(2.5), DataValue(5)) == ["2.50", "5.00"])
    #expect(try labels(DataValue(2.5), nil) == ["2.50"])
    #expect(try labels(nil, DataValue(5)) == ["5.00"])
    #expect(try labels(DataValue(2.5), DataValue(11)) == ["2.50"])
    try crosshair.move(toX: nil, y: nil)
    #expect(crosshair.pointer == nil)
  }

  @Test("moves to the row that is nearest, and tells its values exactly")
  func snaps() throws {
    let chart = try Chart(size: Size(width: 400, height: 300))
    try chart.addPoints(PointColumns(x: Column([1.0, 5.125, 9]), y: Column([1.0, 5.0625, 1])))
    try chart.space.x.setRange(min: 0, max: 10)
    try chart.space.y.setRange(min: 0, max: 10)
    let row = try #require(try chart.position(x: 5.125, y: 5.0625))
    for snap in [Crosshair.Snap.nearest, .x] {
      let crosshair = try chart.addCrosshair(style: Crosshair.Style(snap: snap))
      let near = PointerPosition.point(Point(x: row.x + 6, y: row.y - 5))
      let (rects, labels, _) = try added(chart, crosshair, at: near)
      #expect(labels == ["5.125", "5.0625"])
      #expect(abs(rects[0].midX - row.x) <= 0.5 && abs(rects[1].midY - row.y) <= 0.5)
      let rings = try chart.frame { $0.markers }.suffix(2)
      for ring in rings {
        #expect(ring.positions.vertices[0] == SIMD2(Float(row.x), Float(row.y)))
      }
      // Far from all rows it is free, along x there is always one.
      let far = PointerPosition.point(Point(x: row.x + 40, y: row.y - 60))
      #expect((try added(chart, crosshair, at: far).labels == labels) == (snap == .x))
      // A value alone snaps along x.
      #expect(try added(chart, crosshair, at: .values(x: DataValue(5), y: nil)).labels == labels)
      chart.remove(crosshair)
    }
  }

  @Test("moves to no row of other axes, of discs and of pies")
  func others() throws {
    let chart = try Chart.tens()
    let other = Space(x: chart.space.x, y: try Projection(min: 0, max: 1))
    try chart.addPoints(PointColumns(x: Column([5.0]), y: Column([0.5])), in: other)
    let style = Crosshair.Style(snap: .x)
    let crosshair = try chart.addCrosshair(style: style)
    let pointer = PointerPosition.point(Point(x: 60, y: 60))
    #expect(try added(chart, crosshair, at: pointer).labels == ["2.00", "7.00"])
    // The x is the same.
    try crosshair.setStyle(Crosshair.Style(showsY: false, snap: .x))
    #expect(try added(chart, crosshair, at: pointer).labels == ["5"])
  }

  @Test("writes as the axes do, beside them")
  func axes() throws {
    let chart = try Chart(bare: Size(width: 400, height: 300))
    try chart.space.x.setRange(min: 0, max: 10)
    try chart.space.y.setRange(min: 0, max: 1)
    chart.add(try Axis(.top, of: chart.space), to: .above)
    let percent = Axis.Style(format: TickFormat(.percent))
    chart.add(try Axis(.right, of: chart.space, style: percent), to: .above)
    let crosshair = try chart.addCrosshair()
    let plot = try chart.plot()
    let middle = Point(x: plot.midX, y: plot.midY)
    let (_, labels, boxes) = try added(chart, crosshair, at: .point(middle))
    #expect(labels == ["5.00", "50.0\u{202F}%"])
    #expect(boxes[0].maxY <= plot.minY && boxes[1].minX >= plot.maxX)
  }

  @Test("shows what its style says")
  func styles() throws {
    let chart = try chart()
    let plot = try chart.plot()
    let pointer = PointerPosition.point(Point(x: plot.midX, y: plot.midY))
    let crosshair = try chart.addCrosshair(style: Crosshair.Style(showsX: false))
    #expect(try added(chart, crosshair, at: pointer).labels == ["5.00"])
    try crosshair.setStyle(Crosshair.Style(showsLabels: false))
    let (rects, labels, _) = try added(chart, crosshair, at: pointer)
    #expect(rects.count == 2 && labels.isEmpty)
    try crosshair.setStyle(Crosshair.Style(width: 0, showsLabels: false))
    #expect(try added(chart, crosshair, at: pointer).rects.isEmpty)
    try crosshair.setStyle(Crosshair.Style(color: .black, dash: [3, 2], showsLabels: false))
    let dashes = try chart.frame { $0.polylines }.suffix(2)
    #expect(dashes.allSatisfy { $0.stroke.color == .black && $0.runs.count > 1 })
  }

  @Test("refuses what is not allowed, and stays as it was")
  func refused() throws {
    let chart = try chart()
    let crosshair = try chart.addCrosshair()
    try crosshair.move(to: Point(x: 1, y: 2))
    let bad: [PointerPosition] = [
      .point(Point(x: .nan, y: 0)), .point(Point(x: 0, y: .infinity)),
      .values(x: DataValue(.nan), y: nil), .values(x: nil, y: DataValue(.infinity)),
    ]
    for pointer in bad {
      #expect(throws: KeisenError.self) { try crosshair.setPointer(pointer) }
    }
    #expect(crosshair.pointer == .point(Point(x: 1, y: 2)))
    let styles: [Crosshair.Style] = [
      Crosshair.Style(reach: -1), Crosshair.Style(reach: .nan), Crosshair.Style(width: -1),
      Crosshair.Style(dash: [1]), Crosshair.Style(labelSize: 1001),
      Crosshair.Style(labelRadius: .infinity), Crosshair.Style(markerSize: -1),
    ]
    for style in styles {
      #expect(throws: KeisenError.self) { try crosshair.setStyle(style) }
      #expect(throws: KeisenError.self) { _ = try chart.addCrosshair(style: style) }
    }
    #expect(crosshair.style == Crosshair.Style())
    let disc = try Space(angle: Projection(), radius: Projection())
    #expect(throws: KeisenError(.unsupported, "a crosshair can't be drawn in a polar space")) {
      _ = try Crosshair(in: disc)
    }
  }

  @Test("draws in an empty plot, a tiny picture and with extreme ranges, or nothing")
  func extremes() throws {
    let chart = try chart()
    let crosshair = try chart.addCrosshair(style: Crosshair.Style(snap: .nearest))
    for side in [1.0, 5, 30, 3000] {
      try chart.setSize(Size(width: side, height: side))
      for part in [0, 0.5, 1] {
        try crosshair.move(to: Point(x: part * side, y: part * side))
        _ = try chart.frame { _ in }
      }
    }
    for (low, high) in [(0, 0), (5, -5), (-1e307, 1e307), (1e-300, 2e-300), (3, 3 + 1e-15)] {
      try chart.space.x.setRange(min: low, max: high)
      try chart.space.y.setRange(min: low, max: high)
      try crosshair.move(to: Point(x: 1500, y: 1500))
      _ = try chart.frame { _ in }
      try crosshair.move(toX: DataValue(low), y: DataValue(high))
      _ = try chart.frame { _ in }
    }
  }

  @Test("draws within its chart's place of a figure")
  func figure() throws {
    let chart = try chart()
    let crosshair = try chart.addCrosshair()
    let figure = try Figure(size: Size(width: 800, height: 300), rows: 1, columns: 2)
    try figure.add(chart, row: 0, column: 1)
    let (place, plot) = try #require(try figure.place(of: chart))
    func count() throws -> Int {
      try figure.frame { list in
        list.rectangles.count { rectangle in
          let rect = rectangle.rect
          return abs(rect.midX - plot.midX) <= 0.5 && rect.height == plot.height
            || abs(rect.midY - plot.midY) <= 0.5 && rect.width == plot.width
        }
      }
    }
    let before = try count()
    try crosshair.move(to: Point(x: plot.midX - place.x, y: plot.midY - place.y))
    #expect(try count() == before + 2)
  }
}
