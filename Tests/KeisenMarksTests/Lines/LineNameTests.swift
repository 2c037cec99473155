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

@Suite("Colours of names")
struct LineNameTests {
  private static let names = ["north", "east", "south"]

  private func scale(_ map: ColorMap? = nil) throws -> ColorScale {
    let projection = Projection()
    _ = try projection.places(of: Self.names)
    return ColorScale(projection: projection, style: .init(map: map))
  }

  @Test("make a line for each name, as lines of their own would be", arguments: 0..<30)
  func lines(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...200, using: &random)
    let hasX = random.pick([true, true, false])
    let xs = (0..<count).map { _ in
      random.pick([Double.random(in: 0...100, using: &random), .nan, 50])
    }
    let ys = (0..<count).map { _ in
      random.pick([Double.random(in: -5...5, using: &random), .nan, .infinity])
    }
    let codes = (0..<count).map { _ in random.pick([0, 1, 2, Double.nan]) }
    let style = LineStyle(width: random.pick([1, 6]), dash: random.pick([[], [4, 2]]))
    let marker = random.pick([nil, PointStyle(size: 7)])
    func chart(_ lines: [LineMark]) throws -> Chart {
      let chart = try Chart.whole(200, 150)
      try chart.space.x.setRange(min: 0, max: hasX ? 100 : 200)
      try chart.space.y.setRange(min: -5, max: 5)
      for line in lines { chart.add(try LineSeries(line, in: chart.space)) }
      return chart
    }
    var variant = LineVariant(values: try Column(codes), areValuesBlended: false, marker: marker)
    variant.interpolation = random.pick([.linear, .stepAfter, .monotone])
    var solid = style
    solid.dash = []
    let named = try chart([
      LineMark(
        x: hasX ? try Column(xs) : nil,
        y: try Column(ys),
        style: solid,
        variant: variant,
        colorScale: try scale()
      )
    ])
    var parts: [LineMark] = []
    for name in 0..<3 {
      let rows = codes.indices.filter { codes[$0] == Double(name) }
      guard !rows.isEmpty else { continue }
      var own = variant
      own.values = nil
      var style = solid
      style.color = Theme.light.cycle[name]
      parts.append(
        LineMark(
          x: try Column(rows.map { hasX ? xs[$0] : Double($0) }),
          y: try Column(rows.map { ys[$0] }),
          style: style,
          variant: own
        )
      )
    }
    let one = try named.frame { $0 }
    let several = try chart(parts).frame { $0 }
    #expect(one.polylines.map(\.stroke) == several.polylines.map(\.stroke))
    let (runs, others) = (one.polylines.map(\.runs), several.polylines.map(\.runs))
    #expect(runs.flatMap { $0.flatMap(\.self) }.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    #expect(runs == others)
    #expect(one.commands.count == several.commands.count)
    let record = try #require(named.frameRecord?.series.first)
    #expect(record.rows == count)
    // A row is found in the line that it is in.
    for _ in 0..<20 {
      let point = Point(
        x: Double.random(in: 0...200, using: &random),
        y: Double.random(in: 0...150, using: &random)
      )
      let hit = try named.hit(at: point, within: 5)
      let other = try chart(parts).hit(at: point, within: 5)
      #expect((hit == nil) == (other == nil))
      guard let hit, let other else { continue }
      #expect(abs(hit.distance - other.distance) < 1e-9)
      #expect(ys[hit.row] == other.y.offset + Double(other.y.origin))
    }
  }

  @Test("are those of the theme, of a list, or of a map from end to end")
  func colors() throws {
    func colors(_ map: ColorMap?) throws -> [Color] { try scale(map).colors(of: [0, 1, 2, .nan]) }
    #expect(try colors(nil) == Color.lightCycle.prefix(3) + [.clear])
    let list = [Color.black, Color.white]
    #expect(try colors(ColorMap(list)) == [.black, .white, .black, .clear])
    let map = ColorMap.viridis
    #expect(
      try colors(map) == [map.color(at: 0), map.color(at: 0.5), map.color(at: 1), .clear]
    )
  }

  @Test("that come again are counted")
  func repeated() throws {
    for (map, wanted) in [
      (try ColorMap([.black, .white]), 1), (nil, 0), (ColorMap.magma, 0),
    ] as [(ColorMap?, Int)] {
      let chart = try Chart.whole(100, 100)
      let points = PointColumns(
        x: nil,
        y: try Column([1.0, 2, 3]),
        color: try Column([0.0, 1, 2])
      )
      chart.add(try PointSeries(points, in: chart.space, colorScale: try scale(map)))
      try chart.frame { _ in }
      #expect(chart.frameRecord?.repeatedColors == wanted)
    }
  }

  @Test("have a line each in a legend, of the names that rows have")
  func legend() throws {
    let chart = try Chart(size: Size(width: 300, height: 200))
    let points = PointColumns(x: nil, y: try Column([1.0, 2]), color: try Column([1.0, 2]))
    chart.add(try PointSeries(points, in: chart.space, colorScale: try scale(), label: "not shown"))
    chart.add(try Legend(), to: .above)
    let labels = try chart.frame { $0.labels.filter { $0.role == .legend }.map(\.text) }
    #expect(labels == ["east", "south"])
  }

  @Test("have a field each on a colour bar, with the name beside it")
  func colorBar() throws {
    let chart = try Chart(size: Size(width: 300, height: 200))
    let scale = try scale()
    let points = PointColumns(x: nil, y: try Column([1.0, 2, 3]), color: try Column([0.0, 1, 2]))
    chart.add(try PointSeries(points, in: chart.space, colorScale: scale))
    chart.add(try ColorBar(scale), to: .above)
    let list = try chart.frame { $0 }
    let cells = list.commands.compactMap { command in
      if case .cells(let cells) = command.primitive { cells } else { nil }
    }
    #expect(cells.first?.rowEdges.count == 4)
    #expect(Set(Self.names).isSubset(of: list.labels.map(\.text)))
  }

  @Test("take places on a scale that grows")
  func places() throws {
    let projection = Projection()
    let column = try projection.places(of: ["b", "a", nil, "b"])
    #expect(projection.names == ["b", "a"])
    var values = [Double](repeating: 0, count: 4)
    column.snapshot().read(0..<4, relativeTo: 0, into: &values)
    #expect(values[0] == 0 && values[1] == 1 && values[2].isNaN && values[3] == 0)
    _ = try projection.places(of: ["c", "a"])
    #expect(projection.names == ["b", "a", "c"])
    let log = Projection()
    try log.setScale(.log())
    #expect(
      throws: KeisenError(.invalidArgument, "names have no place on a scale of numbers or times")
    ) {
      try log.places(of: ["a"])
    }
  }
}
