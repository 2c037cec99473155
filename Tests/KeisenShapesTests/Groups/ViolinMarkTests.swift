import Glibc
import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges
@testable import KeisenShapes

@Suite("ViolinMark")
struct ViolinMarkTests {
  /// A chart whose plot is 200 x 100 points for x in -0.5...1.5 and y in 0...100.
  private func chart() throws -> Chart {
    let chart = try Chart.whole(200, 100)
    try chart.space.x.setRange(min: -0.5, max: 1.5)
    try chart.space.y.setRange(min: 0, max: 100)
    return chart
  }

  /// The mean of bells about values, by the letter.
  private func density(_ values: [Double], at place: Double) -> Double {
    let n = Double(values.count)
    let mean = values.reduce(0, +) / n
    let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (n - 1)
    let width = variance.squareRoot() * pow(n, -0.2)
    return values.reduce(0) { sum, value in
      let distance = (place - value) / width
      return sum + exp(-distance * distance / 2) / (width * (2 * Double.pi).squareRoot())
    } / n
  }

  private func columns(_ groups: [[Double]]) throws -> GroupColumns {
    GroupColumns(
      values: try Column(groups.flatMap(\.self)),
      positions: try Column(
        groups.enumerated().flatMap { number, group in group.map { _ in Double(number) } }
      )
    )
  }

  private func ends(_ numbers: [Double]) -> (low: Double, high: Double) {
    (numbers.min() ?? .nan, numbers.max() ?? .nan)
  }

  private func widths(_ list: DisplayList) -> [Double] {
    list.outlines.map { corners in ends(corners.map(\.x)).high - ends(corners.map(\.x)).low }
  }

  @Test(
    "is as wide at each value as a Gaussian density, and as wide as its group at the widest",
    arguments: [30, 3000]
  )
  func outline(count: Int) throws {
    var random = SeededGenerator(seed: 5)
    let values = (0..<count).map { _ in
      50 + (0..<6).reduce(0) { sum, _ in sum + Double.random(in: -8...8, using: &random) }
    }
    let chart = try chart()
    try chart.add(ViolinMark(try columns([values]), style: ViolinStyle(width: 0.8, inner: .none)))
    let corners = try #require(try chart.frame { $0 }.outlines.first)
    let peak = ends(corners.map { abs($0.x - 50) }).high
    #expect(abs(peak - 40) < 1e-3)
    let (low, high) = ends(values)
    let places = (0...1000).map { low + Double($0) / 1000 * (high - low) }
    let maximum = ends(places.map { density(values, at: $0) }).high
    let bound = (chart.frameRecord?.series.first?.boundPixels ?? .nan) + 0.05
    for corner in corners {
      let wanted = density(values, at: 100 - corner.y) / maximum * 40
      #expect(abs(abs(corner.x - 50) - wanted) < bound, "\(corner)")
    }
    #expect(chart.frameRecord?.series.first?.tier == .summary)
  }

  @Test("covers the same area as others, or is as wide as its rows are many, or as wide as all")
  func scaling() throws {
    var random = SeededGenerator(seed: 6)
    func randomMarks(_ count: Int, _ spread: Double) -> [Double] {
      (0..<count).map { _ in 50 + spread * Double.random(in: -1...1, using: &random) }
    }
    let groups = [randomMarks(400, 10), randomMarks(100, 40)]
    for (scaling, ratio) in [(ViolinStyle.Scaling.width, 1.0), (.count, 4)] {
      let chart = try chart()
      try chart.add(
        ViolinMark(try columns(groups), style: ViolinStyle(inner: .none, scaling: scaling))
      )
      let widths = widths(try chart.frame { $0 })
      #expect(abs(widths[0] / widths[1] - ratio) < 1e-3)
    }
    let chart = try chart()
    try chart.add(
      ViolinMark(try columns(groups), style: ViolinStyle(cut: 4, inner: .none, scaling: .area))
    )
    func area(_ corners: [SIMD2<Double>]) -> Double {
      zip(corners, corners.dropFirst() + corners.prefix(1))
        .reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
    }
    try chart.space.y.setRange(min: -500, max: 500)
    let areas = try chart.frame { $0.outlines.map(area) }
    #expect(abs(areas[0] / areas[1] - 1) < 1e-3)
  }

  @Test("shows one half alone, on the side of lesser or greater positions")
  func halves() throws {
    let values = [[10.0, 30, 50, 55, 60, 80]]
    for (side, low, high) in [
      (ViolinStyle.Side.low, 10.0, 50.0), (.high, 50, 90), (.both, 10, 90),
    ] {
      for isReversed in [false, true] {
        let chart = try chart()
        if isReversed { try chart.space.x.setRange(min: 1.5, max: -0.5) }
        try chart.add(ViolinMark(try columns(values), style: ViolinStyle(inner: .none, side: side)))
        let xs = try chart.frame { $0.outlines[0].map(\.x) }
        let (left, right) = isReversed ? (200 - high, 200 - low) : (low, high)
        #expect(abs(ends(xs).low - left) < 0.01 && abs(ends(xs).high - right) < 0.01, "\(side)")
      }
    }
  }

  @Test("is a line across of one row or of equal ones, and nothing of none")
  func fewRows() throws {
    let cases: [([Double], Int)] = [([], 0), ([.nan], 0), ([40.0], 1), ([40, 40, 40], 1)]
    for (values, paths) in cases {
      let chart = try chart()
      try chart.add(ViolinMark(try columns([values])))
      let list = try chart.frame { $0 }
      #expect(list.outlines.count == paths && list.rectangles.isEmpty)
      for corner in list.outlines.joined() { #expect(corner.y == 60) }
    }
  }

  @Test("has an outline of numbers however far or near its values are")
  func farValues() throws {
    let cases = [[-1e308, 0, 3, 1e308], [0, .leastNonzeroMagnitude], [1, 1.0.nextUp, 1e300]]
    for values in cases {
      let chart = try chart()
      try chart.add(ViolinMark(try columns([values]), style: ViolinStyle(cut: 3)))
      let list = try chart.frame { $0 }
      for corner in list.outlines.joined() {
        #expect(corner.x.isFinite && corner.y.isFinite && abs(corner.x - 50) <= 40.01, "\(values)")
      }
    }
  }

  @Test("finds a violin by its outline, and tells the value at the point")
  func hits() throws {
    let chart = try chart()
    let values = [[20.0, 30, 40, 50, 60], [20, 80]]
    try chart.add(ViolinMark(try columns(values)))
    let hit = try #require(try chart.hit(at: Point(x: 52, y: 60), within: 3))
    #expect(hit.row == 0 && hit.distance == 0 && abs(hit.y.offset - 40) < 1e-9)
    let beyond = try #require(try chart.hit(at: Point(x: 50, y: 90), within: 30))
    #expect(abs(beyond.y.offset - 20) < 1e-9 && abs(beyond.distance - 10) < 1e-3)
    let second = try #require(try chart.hit(at: Point(x: 150, y: 50), within: 3))
    #expect(second.row == 5)
  }
}

extension DisplayList {
  /// The corners of filled paths; of stroked ones where none is filled.
  fileprivate var outlines: [[SIMD2<Double>]] {
    let paths = commands.compactMap { command in
      if case .path(let path) = command.primitive { path } else { nil }
    }
    let filled = paths.filter { if case .fill = $0.paint { true } else { false } }
    return (filled.isEmpty ? paths : filled).map { path in
      withExtendedLifetime(path.outline) {
        path.outline.points.vertices.map { SIMD2<Double>($0) }
      }
    }
  }
}
