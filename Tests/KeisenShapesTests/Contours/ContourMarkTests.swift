import Glibc
import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenMotion
import KeisenPrimitives
import KeisenScales
import KeisenStatistics
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges
@testable import KeisenReduction
@testable import KeisenShapes

@Suite("ContourMark")
struct ContourMarkTests {
  private typealias Place = SIMD2<Double>

  /// A field of random values, some of them equal to levels, some missing.
  private func randomField(
    _ random: inout SeededGenerator,
    gaps: Bool
  ) -> (width: Int, height: Int, values: [Double]) {
    let (width, height) = (
      Int.random(in: 2...9, using: &random), Int.random(in: 2...9, using: &random)
    )
    let values = (0..<width * height).map { _ -> Double in
      if gaps, Int.random(in: 0..<9, using: &random) == 0 {
        return [.nan, .infinity, -.infinity][Int.random(in: 0..<3, using: &random)]
      }
      return Bool.random(using: &random)
        ? Double(Int.random(in: -3...3, using: &random)) : .random(in: -3...3, using: &random)
    }
    return (width, height, values)
  }

  private func field(
    _ given: (width: Int, height: Int, values: [Double])
  ) throws -> ContourField {
    let part = ContourField.Part(columns: 0..<given.width, rows: 0..<given.height)
    return try #require(
      try ContourField(try Column(given.values), columns: given.width, part)
    )
  }

  /// What of a cell is above a level: its corners and crossings in order, and how much they cover.
  private func slowCell(
    _ values: [Double],
    _ level: Double
  ) -> (segments: [(Place, Place)], area: Double) {
    let corners = [Place(0, 0), Place(1, 0), Place(1, 1), Place(0, 1)]
    let isAbove = values.map { $0 > level }
    func crossing(_ side: Int) -> Place {
      let next = (side + 1) % 4
      let part = (level - values[side]) / (values[next] - values[side])
      return corners[side] + (corners[next] - corners[side]) * part
    }
    func area(_ ring: [Place]) -> Double {
      zip(ring, ring.dropFirst() + [ring[0]]).reduce(0) {
        $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
      }
    }
    let crossed = (0..<4).filter { isAbove[$0] != isAbove[($0 + 1) % 4] }
    guard crossed.count == 4 else {
      var ring: [Place] = []
      for side in 0..<4 {
        if isAbove[side] { ring.append(corners[side]) }
        if crossed.contains(side) { ring.append(crossing(side)) }
      }
      return (
        crossed.count == 2 ? [(crossing(crossed[0]), crossing(crossed[1]))] : [],
        ring.isEmpty ? 0 : area(ring)
      )
    }
    let middle = values.reduce(0, +) / 4
    // Each corner that is not as the middle is cut off by itself.
    let cut = (0..<4).filter { isAbove[$0] != (middle > level) }
    let segments = cut.map { (crossing(($0 + 3) % 4), crossing($0)) }
    let pieces = zip(cut, segments).reduce(0.0) { sum, piece in
      sum + abs(area([corners[piece.0], piece.1.0, piece.1.1]))
    }
    return (segments, middle > level ? 1 - pieces : pieces)
  }

  private func key(_ from: Place, _ to: Place) -> [Int] {
    func number(_ place: Place) -> [Int] {
      [Int((place.x * 1e6).rounded()), Int((place.y * 1e6).rounded())]
    }
    let (first, last) = (number(from), number(to))
    return first.lexicographicallyPrecedes(last) ? first + last : last + first
  }

  @Test("cross each cell where they should, joined to lines", arguments: 0..<40)
  func lines(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 900)
    let given = randomField(&random, gaps: seed % 2 == 1)
    let field = try field(given)
    for level in [-2.0, -0.3, 0, 1, 2.5] {
      var wanted: [[Int]] = []
      var area = 0.0
      for row in 0..<given.height - 1 {
        for column in 0..<given.width - 1 {
          let first = row * given.width + column
          let values = [first, first + 1, first + given.width + 1, first + given.width]
            .map { given.values[$0] }
          guard values.allSatisfy(\.isFinite) else { continue }
          let cell = slowCell(values, level)
          let corner = Place(Double(column), Double(row))
          area += cell.area
          for (from, to) in cell.segments where key(from, to)[0...1] != key(from, to)[2...3] {
            wanted.append(key(corner + from, corner + to))
          }
        }
      }
      let tracer = ContourTracer(field, level: level)
      let lines = try tracer.lines()
      var found: [[Int]] = []
      for line in lines.lines.elements {
        let points = Array(lines.points.elements[line.start..<line.end])
        if line.isClosed { #expect(points.first == points.last) }
        for (from, to) in zip(points, points.dropFirst()) {
          let key = key(from, to)
          if key[0...1] != key[2...3] { found.append(key) }
        }
      }
      func sorted(_ keys: [[Int]]) -> [[Int]] { keys.sorted { $0.lexicographicallyPrecedes($1) } }
      #expect(sorted(found) == sorted(wanted), "\(level)")
      // Rings go around what is above the level to the left.
      let rings = try tracer.rings()
      var covered = 0.0
      for ring in rings.lines.elements {
        #expect(ring.isClosed)
        let points = Array(rings.points.elements[ring.start..<ring.end])
        covered += zip(points, points.dropFirst()).reduce(0) {
          $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
        }
      }
      #expect(abs(covered - area) < 1e-9, "\(level): \(covered) \(area)")
    }
  }

  /// A chart whose plot is 100 x 100 points for x and y in 0...10.
  private func chart() throws -> Chart {
    let chart = try Chart.whole(100, 100)
    try chart.space.x.setRange(min: 0, max: 10)
    try chart.space.y.setRange(min: 0, max: 10)
    return chart
  }

  /// A cone whose height is the distance from (5, 5).
  private func cone(_ style: ContourStyle, _ scale: ColorScale? = nil) throws -> ContourMark {
    let places = (0...20).map { Double($0) / 2 }
    var values: [Double] = []
    for y in places {
      for x in places { values.append(hypot(x - 5, y - 5)) }
    }
    return ContourMark(
      x: try Column(places),
      y: try Column(places),
      values: try Column(values),
      colorScale: scale,
      style: style
    )
  }

  @Test("of a cone are circles about its middle")
  func circles() throws {
    let chart = try chart()
    try chart.add(try cone(ContourStyle(levels: .values([1, 2, 3, 4]))))
    let lines = try chart.frame { $0 }.polylines
    #expect(lines.count == 4)
    for (index, line) in lines.enumerated() {
      for vertex in line.vertices.elements {
        let off = SIMD2<Double>(vertex) - 50
        let radius = (off * off).sum().squareRoot()
        #expect(abs(radius - 10 * Double(index + 1)) < 0.4)
      }
    }
    #expect(chart.frameRecord?.series.first?.rows == 441)
  }

  @Test("that are filled have the colour of each band, around all values where levels are chosen")
  func bands() throws {
    let chart = try chart()
    let series = try chart.add(try cone(ContourStyle(levels: .count(4), isFilled: true, width: 0)))
    let fills = try chart.frame { $0 }.drawnPaths.map(\.paint)
    let levels = series.mark.levels()
    #expect(levels.first == 0 && (levels.last ?? 0) >= 7.071)
    #expect(fills.count == levels.count - 1)
    let scale = try #require(series.colorScale)
    #expect(try scale.projection.range().max == levels.last)
    let middles = zip(levels, levels.dropFirst()).map { ($0 + $1) / 2 }
    let colors = try scale.colors(of: middles)
    #expect(fills == colors.map { .fill(.color($0), .evenOdd) })
  }

  @Test("have labels that lie on their lines, upright, in the plot and not on each other")
  func labels() throws {
    let chart = try chart()
    try chart.setSize(Size(width: 400, height: 400))
    try chart.add(try cone(ContourStyle(levels: .count(5), labelSize: 10)))
    let list = try chart.frame { $0 }
    #expect(list.labels.count >= 4)
    for label in list.labels {
      #expect(label.angle > -90 && label.angle <= 90)
      let value = try #require(Double(label.text))
      let off = SIMD2(label.center.x, label.center.y) - 200
      #expect(abs((off * off).sum().squareRoot() - 40 * value) < 4, "\(label.text)")
    }
    for (index, label) in list.labels.enumerated() {
      for other in list.labels[..<index] {
        let way = hypot(label.center.x - other.center.x, label.center.y - other.center.y)
        #expect(way > label.height)
      }
    }
  }

  private func hypot(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

  @Test("draw nothing of nothing, of one row, of equal values and of none that is finite")
  func nothing() throws {
    let cases: [([Double], [Double], [Double])] = [
      ([], [], []), ([1], [1], [5]), ([1, 2], [1], [5, 6]), ([1, 2], [1, 2], [3, 3, 3, 3]),
      ([1, 2], [1, 2], [.nan, 1, 2, 3]), ([1, 2], [1, 2], [.nan, .infinity, -.infinity, .nan]),
    ]
    for (x, y, values) in cases {
      let chart = try chart()
      try chart.add(
        ContourMark(x: try Column(x), y: try Column(y), values: try Column(values))
      )
      let list = try chart.frame { $0 }
      #expect(list.polylines.isEmpty && list.drawnPaths.isEmpty, "\(values)")
    }
    for value in [1.7e308, -1.7e308] {
      let mark = ContourMark(
        x: try Column([1.0, 9]),
        y: try Column([1.0, 9]),
        values: try Column(Array(repeating: value, count: 4)),
        style: ContourStyle(isFilled: true, width: 0)
      )
      let areFinite = mark.levels().allSatisfy(\.isFinite)
      #expect(areFinite)
      let chart = try self.chart()
      try chart.add(mark)
      #expect(try chart.frame { $0 }.drawnPaths.count > 0, "\(value)")
    }
    let chart = try chart()
    let series = try chart.add(
      ContourMark(
        x: try Column([1.0, 9]),
        y: try Column([1.0, 9]),
        values: try Column([3.0, 3, 3, 3]),
        style: ContourStyle(isFilled: true, width: 0)
      )
    )
    // Each level below covers the whole; the band that holds 3 lies on top.
    let top = try chart.frame { $0 }.drawnPaths.last
    let levels = series.mark.levels()
    let band = try #require(levels.lastIndex { $0 < 3 })
    let color = try series.colorScale?.colors(of: [(levels[band] + levels[band + 1]) / 2]).first
    #expect(top?.paint == color.map { .fill(.color($0), .evenOdd) })
  }

  @Test("leave out what a logarithmic axis has no place for")
  func logarithms() throws {
    let chart = try Chart.whole(100, 100)
    try chart.space.x.setScale(.log())
    try chart.add(
      ContourMark(
        x: try Column([-1.0, 0, 1, 10, 100]),
        y: try Column([0.0, 1]),
        values: try Column([0.0, 1, 2, 3, 4, 0, 1, 2, 3, 4]),
        style: ContourStyle(levels: .values([0.5, 2.5]))
      )
    )
    let list = try chart.frame { $0 }
    #expect(list.polylines.count == 1)
    #expect(chart.frameRecord?.series.first?.dropped == 4)
    let xs = Set(list.polylines.flatMap { $0.vertices.elements.map { ($0.x * 100).rounded() } })
    // Half-way along the picture from 1 to 10.
    #expect(xs == [2500])
  }

  @Test("are found where they are: lines with their level, bands with the nearest value")
  func hits() throws {
    let chart = try chart()
    let series = try chart.add(try cone(ContourStyle(levels: .values([1, 3]))))
    let hit = try #require(try chart.hit(at: Point(x: 82, y: 50), within: 5))
    #expect(hit.series === series)
    #expect(hit.value.offset == 3 && abs(hit.distance - 2) < 1e-9)
    #expect(hit.row == 10 && hit.column == 16)
    #expect(try chart.hit(at: Point(x: 65, y: 50), within: 3) == nil)
    try series.setStyle(ContourStyle(levels: .values([1, 3]), isFilled: true))
    let inside = try #require(try chart.hit(at: Point(x: 71, y: 50), within: 5))
    #expect(inside.value.offset == 2 && inside.x.offset == 7 && inside.distance == 0)
    #expect(try chart.hit(at: Point(x: 95, y: 50), within: 5) == nil)
  }

  @Test("refuse what does not fit, in one line")
  func refusals() throws {
    let (two, three) = (try Column([1.0, 2]), try Column([1.0, 2, 3]))
    let four = try Column([1.0, 2, 3, 4])
    func mark(_ x: Column, _ style: ContourStyle = ContourStyle()) -> ContourMark {
      ContourMark(x: x, y: two, values: four, style: style)
    }
    let bad: [(ContourMark, String)] = [
      (mark(three), "values must be x times y, 3 x 2, got 4"),
      (mark(try Column([1.0, .nan])), "x must be finite, got nan at 1"),
      (mark(try Column([1.0, 1])), "x must ascend or descend, got 1.0, 1.0 at 0"),
      (mark(two, .init(levels: .count(0))), "levels must be in 1...1000, got 0"),
      (mark(two, .init(levels: .values([1, 1]))), "levels must ascend, got 1.0, 1.0"),
      (mark(two, .init(levels: .values([.nan]))), "levels must be finite, got nan"),
      (mark(two, .init(width: -1)), "width must be finite and not negative, got -1.0"),
      (mark(two, .init(labelSize: 1001)), "label size must be in 0...1000 points, got 1001.0"),
    ]
    for (mark, message) in bad {
      let error = #expect(throws: KeisenError.self) {
        try MarkSeries(mark, in: Space(x: Projection(), y: Projection()))
      }
      #expect(error?.code == .invalidArgument && error?.message == message)
    }
  }

  @Test("are traced again where values change, and not where a range does")
  func keeps() throws {
    let chart = try chart()
    let series = try chart.add(try cone(ContourStyle(levels: .values([2]))))
    #expect(try chart.frame { $0 }.polylines.count == 1)
    try chart.space.x.setRange(min: 0, max: 5)
    #expect(try chart.frame { $0 }.polylines.count == 1)
    try series.change { mark in
      mark.values = try! Column([Double](repeating: 0, count: 441))
    }
    #expect(try chart.frame { $0 }.polylines.isEmpty)
  }
}
