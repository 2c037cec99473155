import Glibc
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
@testable import KeisenShapes

@Suite("Polar space")
struct PolarSpaceTests {
  /// A chart of 200 x 100 points whose plot is all of it, and a disc of radius 50 for angles in
  /// 0...360 and radii in 0...10.
  private func disc(_ polar: Space.Polar = Space.Polar()) throws -> (chart: Chart, space: Space) {
    let space = try Space(
      angle: Projection(min: 0, max: 360),
      radius: Projection(min: 0, max: 10),
      polar: polar
    )
    return (try Chart.whole(200, 100), space)
  }

  /// Where a row stands, by the letter.
  private func place(_ angle: Double, _ radius: Double) -> SIMD2<Double> {
    let turn = angle * .pi / 180
    return SIMD2(100 + 5 * radius * sin(turn), 50 - 5 * radius * cos(turn))
  }

  private func vertices(_ list: DisplayList) -> [SIMD2<Double>] {
    list.commands.flatMap { command -> [SIMD2<Double>] in
      switch command.primitive {
      case .polyline(let line): line.vertices.vertices.map { SIMD2<Double>($0) }
      case .markers(let markers): markers.positions.vertices.map { SIMD2<Double>($0) }
      default: []
      }
    }
  }

  @Test("places lines and points by angle and radius, clockwise from 12 o'clock")
  func places() throws {
    var random = SeededGenerator(seed: 3)
    let angles = (0..<30).map { _ in Double.random(in: -720...720, using: &random) }
    let radii = (0..<30).map { _ in Double.random(in: 0...10, using: &random) }
    let (x, y) = (try Column(angles), try Column(radii))
    for isLine in [true, false] {
      let (chart, space) = try disc()
      if isLine {
        chart.add(try LineSeries(x: x, y: y, in: space))
      } else {
        chart.add(try PointSeries(PointColumns(x: x, y: y), in: space))
      }
      let drawn = vertices(try chart.frame { $0 })
      #expect(drawn.count == 30)
      for (index, vertex) in drawn.enumerated() {
        let off = vertex - place(angles[index], radii[index])
        #expect(abs(off.x) < 1e-3 && abs(off.y) < 1e-3)
      }
    }
  }

  @Test("turns the other way, begins elsewhere and leaves a hole where it is told to")
  func options() throws {
    let (chart, space) = try disc(
      Space.Polar(start: 90, isClockwise: false, innerRadius: 0.5)
    )
    chart.add(
      try LineSeries(x: try Column([0.0, 90, 180]), y: try Column([0.0, 10, -5]), in: space)
    )
    let drawn = vertices(try chart.frame { $0 })
    for (vertex, wanted) in zip(drawn, [SIMD2(125.0, 50), SIMD2(100.0, 0), SIMD2(75.0, 50)]) {
      #expect(abs(vertex.x - wanted.x) < 1e-3 && abs(vertex.y - wanted.y) < 1e-3)
    }
  }

  @Test("has the first of some names where it begins")
  func names() throws {
    let scale = Scale.category(CategoryScale(["a", "b", "c", "d"]))
    let space = try Space(
      angle: Projection(min: -0.5, max: 3.5, scale: scale),
      radius: Projection(min: 0, max: 1)
    )
    let chart = try Chart.whole(100, 100)
    chart.add(try LineSeries(x: nil, y: try Column([1.0, 1, 1, 1]), in: space))
    let drawn = vertices(try chart.frame { $0 })
    let wanted = [SIMD2(50.0, 0), SIMD2(100.0, 50), SIMD2(50.0, 100), SIMD2(0.0, 50)]
    for (vertex, wanted) in zip(drawn, wanted) {
      #expect(abs(vertex.x - wanted.x) < 1e-3 && abs(vertex.y - wanted.y) < 1e-3)
    }
  }

  @Test("goes along the angle the nearer way around, and closes lines, where it is told to")
  func ways() throws {
    let (chart, space) = try disc(Space.Polar(path: .alongAngle, isClosed: true))
    chart.add(
      try LineSeries(x: try Column([350.0, 10, 100]), y: try Column([10.0, 10, 10]), in: space)
    )
    let drawn = vertices(try chart.frame { $0 })
    #expect(drawn.count > 100)
    for vertex in drawn {
      let way = vertex - SIMD2(100, 50)
      #expect(abs((way * way).sum().squareRoot() - 50) < 0.01)
    }
    #expect(drawn.first == drawn.last)
  }

  @Test("finds rows of lines and points on a disc, and tells their own values")
  func hits() throws {
    let (chart, space) = try disc()
    let (x, y) = (try Column([0.0, 90, .nan, 200]), try Column([2.0, 4, 1, 8]))
    let points = try PointSeries(PointColumns(x: x, y: y), in: space)
    chart.add(points)
    let near = place(200, 7.9)
    let hit = try #require(try chart.hit(at: Point(x: near.x, y: near.y)))
    #expect(hit.series === points && hit.row == 3)
    #expect(hit.x.offset == 200 && hit.y.offset == 8)
    chart.remove(points)
    let line = try LineSeries(x: x, y: y, in: space)
    chart.add(line)
    let middle = (place(0, 2) + place(90, 4) * 3) / 4
    let found = try #require(try chart.hit(at: Point(x: middle.x, y: middle.y)))
    #expect(found.series === line && found.row == 1 && found.distance == 0)
  }

  @Test("counts gaps and rows without a place")
  func counts() throws {
    let space = try Space(
      angle: Projection(min: 0, max: 360),
      radius: Projection(min: 1, max: 10, scale: .log())
    )
    let chart = try Chart.whole(100, 100)
    chart.add(
      try LineSeries(x: nil, y: try Column([1.0, -1, .nan, 5, 0, .infinity]), in: space)
    )
    _ = try chart.frame { $0 }
    let record = try #require(chart.frameRecord?.series.first)
    #expect(record.rows == 6 && record.gaps == 2 && record.dropped == 2)
  }

  @Test("clips series to the disc, and fits radii from 0")
  func clipsAndFits() throws {
    let space = try Space(angle: Projection(min: 0, max: 360), radius: Projection())
    let chart = try Chart.whole(200, 100)
    chart.add(try LineSeries(x: nil, y: try Column([3.0, 8]), in: space))
    let list = try chart.frame { $0 }
    #expect(try space.y.range().min == 0 && space.y.range().max == 8)
    let clip = try #require(list.commands.first?.clip)
    #expect(list.clips[clip].rect == Rect(x: 50, y: 0, width: 100, height: 100))
    #expect(list.clips[clip].radii == CornerRadii(50))
  }

  @Test("fills areas between a closed line and the middle")
  func areas() throws {
    let (chart, space) = try disc(Space.Polar(isClosed: true))
    let mark = AreaMark(
      x: try Column([0.0, 90, 180, 270]),
      y: try Column([10.0, 10, 10, 10]),
      style: AreaStyle(color: .black, alpha: 1)
    )
    let series = try MarkSeries(mark, in: space)
    chart.add(series)
    let hit = try chart.hit(at: Point(x: 110, y: 40), within: 0)
    #expect(hit?.series === series && hit?.distance == 0)
    // The square's sides are chords.
    #expect(try chart.hit(at: Point(x: 132, y: 18), within: 1) == nil)
    let paths = try chart.frame { $0 }.commands.count { command in
      if case .path = command.primitive { true } else { false }
    }
    #expect(paths == 1)
  }

  @Test("has sectors around angles, from one radius to another")
  func sectors() throws {
    let (chart, space) = try disc()
    let series = try MarkSeries(
      SectorMark(
        x: try Column([0.0, 90, 180, .nan]),
        y: try Column([10.0, 5, 10, 1]),
        base: try Column([0.0, 0, 5, 0]),
        style: SectorStyle(width: 60)
      ),
      in: space
    )
    chart.add(series)
    func row(_ angle: Double, _ radius: Double) throws -> Int? {
      let point = place(angle, radius)
      return try chart.hit(at: Point(x: point.x, y: point.y), within: 0)?.row
    }
    #expect(try row(29, 9) == 0 && row(331, 1) == 0 && row(31, 9) == nil)
    #expect(try row(90, 4.9) == 1 && row(90, 5.1) == nil)
    #expect(try row(180, 4.9) == nil && row(180, 5.1) == 2)
    _ = try chart.frame { $0 }
    #expect(chart.frameRecord?.series.first?.gaps == 1)
  }

  @Test("joins sectors that are too thin to be seen alone")
  func thinSectors() throws {
    let (chart, space) = try disc()
    let rows = 100_000
    let mark = SectorMark(
      x: try Column((0..<rows).map { 360 * Double($0) / Double(rows) }),
      y: try Column((0..<rows).map { Double($0 % 11) })
    )
    chart.add(try MarkSeries(mark, in: space))
    let list = try chart.frame { $0 }
    #expect(list.drawnPaths.count == 1)
    #expect(chart.frameRecord?.series.first?.tier == .envelope)
  }

  @Test("mixes the colours of sectors that are too thin to be seen alone, pixel by pixel")
  func thinColors() throws {
    let (chart, space) = try disc()
    let rows = 50_000
    let mark = SectorMark(
      x: try Column((0..<rows).map { 360 * Double($0) / Double(rows) }),
      y: try Column([Double](repeating: 10, count: rows)),
      color: try Column((0..<rows).map { Double($0 % 2) })
    )
    chart.add(try MarkSeries(mark, in: space))
    let pictures = try chart.frame { $0 }.commands.compactMap { command -> PlacedImage? in
      if case .picture(let picture) = command.primitive { picture } else { nil }
    }
    let image = try #require(pictures.first?.image)
    #expect(pictures.count == 1)
    let pixel = try #require(image[image.width / 2, image.height / 4])
    #expect(pixel.w == 255)
    // The last row of each step is on top: of some steps one colour, of others the other one, and
    // of a pixel both.
    let colors = Set((0..<image.width).compactMap { image[$0, image.height / 4] })
    #expect(colors.count > 3)
    #expect(chart.frameRecord?.series.first?.tier == .envelope)
  }

  @Test("has an axis whose labels lie apart, in the picture and off the disc", arguments: 0..<8)
  func labels(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 60)
    for _ in 0..<5 {
      let size = Size(
        width: Double.random(in: 120...500, using: &random),
        height: Double.random(in: 120...500, using: &random)
      )
      let chart = try Chart(size: size)
      let names = (0..<Int.random(in: 1...14, using: &random)).map { _ in
        String(repeating: "n", count: Int.random(in: 1...14, using: &random))
      }
      let isByName = Bool.random(using: &random)
      let angle =
        isByName
        ? try Projection(
          min: -0.5,
          max: Double(names.count) - 0.5,
          scale: .category(CategoryScale(names))
        ) : try Projection(min: 0, max: Bool.random(using: &random) ? 360 : 2 * .pi)
      let space = try Space(
        angle: angle,
        radius: Projection(),
        polar: Space.Polar(start: Double.random(in: 0...360, using: &random))
      )
      chart.add(try LineSeries(x: nil, y: try Column([1.0, 2, 3]), in: space))
      chart.add(try Grid(in: space), to: .below)
      chart.add(try PolarAxis(of: space, style: .init(showsRadii: false)), to: .above)
      let list = try chart.frame { $0 }
      let plot = try #require(chart.frameRecord?.plot)
      let radius = min(plot.width, plot.height) / 2
      let boxes = list.labels.map { label in
        Rect(
          x: label.center.x - label.width / 2,
          y: label.center.y - label.height / 2,
          width: label.width,
          height: label.height
        )
      }
      for (index, box) in boxes.enumerated() {
        #expect(box.minX > -0.01 && box.maxX < size.width + 0.01)
        #expect(box.minY > -0.01 && box.maxY < size.height + 0.01)
        for other in boxes[..<index] { #expect(box.intersection(other).isEmpty) }
        let near = SIMD2(
          max(box.minX - plot.midX, plot.midX - box.maxX, 0),
          max(box.minY - plot.midY, plot.midY - box.maxY, 0)
        )
        #expect((near * near).sum().squareRoot() > radius - 0.01)
      }
    }
  }

  @Test("has at least one ring with its number, however small it is", arguments: [45.0, 70, 110])
  func rings(radius: Double) throws {
    for maximum in [0.087, 1, 45, 87, 1234] {
      let chart = try Chart.whole(2 * radius, 2 * radius)
      let space = try Space(
        angle: Projection(min: 0, max: 360),
        radius: Projection(min: 0, max: maximum)
      )
      chart.add(try LineSeries(x: nil, y: try Column([0, maximum]), in: space))
      chart.add(try Grid(in: space), to: .below)
      chart.add(try PolarAxis(of: space, style: .init(showsAngles: false)), to: .above)
      let list = try chart.frame { $0 }
      #expect(!list.labels.isEmpty, "\(maximum)")
      #expect(list.textFaults == [])
    }
    // A number of rings that was asked for stays.
    let chart = try Chart.whole(2 * radius, 2 * radius)
    let space = try Space(
      angle: Projection(min: 0, max: 360),
      radius: Projection(min: 0, max: 87)
    )
    chart.add(try LineSeries(x: nil, y: try Column([0.0, 87]), in: space))
    let style = PolarAxis.Style(showsAngles: false, radiusCount: 1)
    chart.add(try PolarAxis(of: space, style: style), to: .above)
    #expect(try chart.frame { $0 }.labels.isEmpty)
  }

  @Test("has spokes at every few degrees of a turn, each once")
  func spokes() throws {
    for (turn, texts) in [(360.0, ["0°", "90°"]), (2 * .pi, ["0°", "90°"])] {
      let chart = try Chart(size: Size(width: 300, height: 300))
      let space = try Space(
        angle: Projection(min: 0, max: turn),
        radius: Projection(min: 0, max: 1)
      )
      chart.add(try PolarAxis(of: space, style: .init(showsRadii: false)), to: .above)
      chart.add(try LineSeries(x: nil, y: try Column([1.0]), in: space))
      let labels = try chart.frame { $0 }.labels.map(\.text)
      #expect(Set(labels).count == labels.count && !labels.contains("360°"))
      for text in texts { #expect(labels.contains(text)) }
    }
  }

  @Test("refuses what is of plots alone, and plots what is of discs")
  func refusals() throws {
    let (_, space) = try disc()
    let column = try Column([1.0])
    let plot = Space(x: Projection(), y: Projection())
    func message(_ body: () throws -> Void) -> String? {
      do {
        try body()
        return nil
      } catch let error as KeisenError {
        return error.code == .unsupported ? error.message : nil
      } catch {
        return nil
      }
    }
    #expect(message { _ = try Axis(.left, of: space) } != nil)
    #expect(message { _ = try PolarAxis(of: plot) } != nil)
    #expect(message { _ = try CategoryBarSeries(names: ["a"], values: column, in: space) } != nil)
    #expect(message { _ = try MarkSeries(PolygonMark(x: column, y: column), in: space) } != nil)
    #expect(
      message { _ = try MarkSeries(SectorMark(x: nil, y: column), in: plot) }
        == "sectors can be drawn in a polar space only"
    )
    #expect(
      message { _ = try MarkSeries(PieMark(values: column), in: space) }
        == "pie can't be drawn in a polar space"
    )
  }

  @Test("stands beside a plot with axes of its own, which are drawn for it alone")
  func coexists() throws {
    let (_, space) = try disc()
    let chart = try Chart(size: Size(width: 200, height: 200))
    chart.add(try LineSeries(x: nil, y: try Column([1.0, 2]), in: space))
    #expect(try chart.frame { $0 }.labels.isEmpty)
    #expect(chart.alt == "Polar chart: angle 0 to 360, radius 0 to 10.")
    try chart.addLine(x: nil, y: try Column([1.0, 2]))
    #expect(try !chart.frame { $0 }.labels.isEmpty)
  }

  @Test("has sectors as wide as the least way from angle to angle, across the end of the turn too")
  func sectorsWithoutWidth() throws {
    // Angles, half of the width that is expected, and where nothing is then.
    let cases: [(angles: [Double], half: Double, outside: Double?)] = [
      ([0, 30, 60, 90], 15, -16), ([0, 350], 5, 6), ([40, 40], 180, nil), ([0, 10, 360], 5, -6),
    ]
    for (angles, half, outside) in cases {
      let (chart, space) = try disc()
      let mark = SectorMark(x: try Column(angles), y: try Column(angles.map { _ in 10 }))
      chart.add(try MarkSeries(mark, in: space))
      func isHit(_ angle: Double) throws -> Bool {
        let point = place(angle, 5)
        return try chart.hit(at: Point(x: point.x, y: point.y), within: 0) != nil
      }
      #expect(try isHit(angles[0] - half + 1))
      if let outside { #expect(try !isHit(outside)) }
      #expect(try isHit(angles[1] + half - 1))
    }
  }

  @Test("takes a range of names of any length", arguments: [(-1e300, 1e300), (0, 5e-324), (0, 1)])
  func namesFarAway(low: Double, high: Double) throws {
    let (chart, disc) = try disc()
    let names = CategoryScale(["a", "b", "c"])
    let space = try Space(
      angle: Projection(min: low, max: high, scale: .category(names)),
      radius: disc.y,
      polar: Space.Polar()
    )
    let mark = SectorMark(x: try Column([0, 1, 2]), y: try Column([1.0, 2, 3]))
    chart.add(try MarkSeries(mark, in: space))
    _ = try chart.frame { $0 }
    #expect(chart.frameRecord?.series.first?.rows == 3)
  }

  @Test("has labels that a legend keeps clear of")
  func legend() throws {
    let chart = try Chart(size: Size(width: 320, height: 200))
    let names = ["speed", "power", "range", "cost", "looks"]
    let space = try Space(
      angle: Projection(min: -0.5, max: 4.5, scale: .category(CategoryScale(names))),
      radius: Projection(min: 0, max: 5),
      polar: Space.Polar(gridShape: .polygons, isClosed: true)
    )
    chart.add(try PolarAxis(of: space), to: .above)
    for label in ["A", "B"] {
      let values = try Column([1.0, 2, 3, 4, 5])
      chart.add(try LineSeries(x: nil, y: values, in: space, label: label))
    }
    chart.add(try Legend(), to: .above)
    #expect(try chart.frame { $0.textFaults } == [])
  }
}
