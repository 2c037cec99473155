import Glibc
import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenMotion
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges
@testable import KeisenReduction
@testable import KeisenShapes

@Suite("PolygonMark")
struct PolygonMarkTests {
  private typealias Corner = SIMD2<Double>

  /// A chart whose plot is 100 x 100 points for x and y in 0...100.
  private func chart() throws -> Chart {
    let chart = try Chart.whole(100, 100)
    try chart.space.x.setRange(min: 0, max: 100)
    try chart.space.y.setRange(min: 0, max: 100)
    return chart
  }

  private func mark(
    _ corners: [Corner],
    groups: [Double]? = nil,
    style: PolygonStyle = PolygonStyle()
  ) throws -> PolygonMark {
    PolygonMark(
      x: try Column(corners.map(\.x)),
      y: try Column(corners.map(\.y)),
      groups: try groups.map { try Column($0) },
      style: style
    )
  }

  /// The rings of rows, by the letter of the description.
  private func slowRings(_ corners: [Corner]) -> [[(row: Int, corner: Corner)]] {
    var rings: [[(row: Int, corner: Corner)]] = [[]]
    for (row, corner) in corners.enumerated() {
      if corner.x.isFinite, corner.y.isFinite {
        rings[rings.count - 1].append((row, Corner(corner.x, 100 - corner.y)))
      } else {
        rings.append([])
      }
    }
    return rings.filter { !$0.isEmpty }
  }

  /// Whether a point is within an odd number of rings: how many edges are to the right of it.
  private func isInside(_ point: Corner, _ rings: [[Corner]]) -> Bool {
    var crossings = 0
    for ring in rings {
      for index in ring.indices {
        let (a, b) = (ring[index], ring[(index + 1) % ring.count])
        guard min(a.y, b.y) <= point.y, point.y < max(a.y, b.y) else { continue }
        if a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) > point.x { crossings += 1 }
      }
    }
    return crossings % 2 == 1
  }

  private func distance(_ point: Corner, _ rings: [[Corner]]) -> Double {
    var best = Double.infinity
    for ring in rings {
      for index in ring.indices {
        let (a, b) = (ring[index], ring[(index + 1) % ring.count])
        let way = b - a
        let square = (way * way).sum()
        let part = square == 0 ? 0 : max(0, min(1, ((point - a) * way).sum() / square))
        let off = a + way * part - point
        best = min(best, (off * off).sum().squareRoot())
      }
    }
    return best
  }

  private func randomCorners(_ random: inout SeededGenerator, far: Double) -> [Corner] {
    (0..<Int.random(in: 0...30, using: &random)).map { _ in
      if Int.random(in: 0..<8, using: &random) == 0 { return Corner(.nan, 1) }
      func randomMarks() -> Double {
        Int.random(in: 0..<4, using: &random) == 0
          ? Double.random(in: -far...far, using: &random)
          : Double.random(in: -20...120, using: &random)
      }
      return Corner(randomMarks(), randomMarks())
    }
  }

  @Test(
    "fills what is within an odd number of rings, however far their corners are",
    arguments: 0..<8
  )
  func fillsTheInside(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 70)
    for far in [150.0, 1e4, 1e7] {
      let corners = randomCorners(&random, far: far)
      let chart = try chart()
      try chart.add(try mark(corners))
      let list = try chart.frame { $0 }
      let drawn = list.paths.map { $0.outline.rings }.flatMap { $0 }
      let rings = slowRings(corners).map { $0.map(\.corner) }
      for _ in 0..<200 {
        let point = Corner(
          Double.random(in: 0...100, using: &random),
          Double.random(in: 0...100, using: &random)
        )
        // Drawn corners are floats.
        guard distance(point, rings) > 0.01 else { continue }
        #expect(isInside(point, drawn) == isInside(point, rings), "\(point) \(far)")
      }
      #expect(chart.frameRecord?.series.first?.gaps == corners.filter { !$0.x.isFinite }.count)
      // Nothing is drawn from far away.
      for corner in drawn.joined() { #expect(abs(corner.x) < 200 && abs(corner.y) < 200) }
    }
  }

  @Test(
    "is cut where it leaves the view, however far its corners are",
    arguments: [
      1e9, 1e16, 1e20, 1e300,
    ]
  )
  func cutsFarCorners(far: Double) {
    let box = PlaceBox(low: Corner(0, 0), high: Corner(100, 100))
    for ring in [
      [Corner(20, 20), Corner(far, 0.7 * far), Corner(50, 90)],
      [Corner(50, 90), Corner(20, 20), Corner(far, 0.7 * far)],
    ] {
      let cut = box.cut(ring)
      for wanted in [Corner(20, 20), Corner(100, 76), Corner(50 + 10 / 0.7, 100), Corner(50, 90)] {
        #expect(
          cut.contains { abs($0.x - wanted.x) < 1e-3 && abs($0.y - wanted.y) < 1e-3 },
          "\(cut)"
        )
      }
    }
  }

  @Test("is a path however many corners it has, and coverage where polygons are many")
  func many() throws {
    func record(_ corners: [Corner], _ groups: [Double]?, directRows: Int) throws -> SeriesRecord {
      let chart = try chart()
      try chart.setDirectRows(directRows)
      try chart.add(try mark(corners, groups: groups))
      let paths = try chart.frame { $0.paths.count }
      let record = try #require(chart.frameRecord?.series.first)
      #expect((record.tier == .direct) == (paths > 0))
      return record
    }
    let circle = (0..<30_000).map { index -> Corner in
      let angle = Double(index) / 30_000 * 2 * .pi
      return Corner(50 + 40 * cos(angle), 50 + 40 * sin(angle))
    }
    #expect(try record(circle, nil, directRows: 20_000).tier == .direct)
    let triangles = (0..<18_000).map { index -> Corner in
      let x = Double(index / 3 % 100 + index % 3)
      let y = Double(index / 300 + index % 2)
      return Corner(x, y)
    }
    let groups: [Double] = triangles.indices.map { Double($0 / 3) }
    let painted = try record(triangles, groups, directRows: 20_000)
    #expect(painted.tier == .coverage && painted.boundChannel == 2)
    #expect(try record(triangles, groups, directRows: 24_000).tier == .direct)
  }

  @Test("finds the polygon on top that holds a point, else the nearest edge", arguments: 0..<8)
  func hits(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 170)
    let corners = (0..<3).map { _ in randomCorners(&random, far: 300) }
    let groups = corners.enumerated().flatMap { index, all in all.map { _ in Double(index) } }
    let chart = try chart()
    let series = try chart.add(try mark(corners.flatMap { $0 }, groups: groups))
    let polygons = corners.map { slowRings($0).map { $0.map(\.corner) } }
    for _ in 0..<100 {
      let point = Corner(
        Double.random(in: 0...100, using: &random),
        Double.random(in: 0...100, using: &random)
      )
      let wanted = polygons.map { isInside(point, $0) ? 0 : distance(point, $0) }
      // A polygon that the plot does not show is not found.
      let seen = zip(wanted, polygons).filter { _, rings in
        let all = rings.joined()
        return !all.isEmpty && all.map(\.x).max()! >= 0 && all.map(\.x).min()! <= 100
          && all.map(\.y).max()! >= 0 && all.map(\.y).min()! <= 100
      }
      let best = seen.map(\.0).min()
      let hit = try chart.hit(at: Point(x: point.x, y: point.y), within: .infinity)
      #expect((hit == nil) == (best == nil))
      guard let hit, let best else { continue }
      #expect(abs(hit.distance - best) < 1e-9)
      #expect(hit.series === series)
      let corner = corners.flatMap { $0 }[hit.row]
      #expect(hit.x.offset == corner.x && hit.y.offset == corner.y)
    }
  }

  @Test("of different groups are drawn one over the other, each in the colour of its first row")
  func colors() throws {
    let chart = try chart()
    let square = [Corner(10, 10), Corner(90, 10), Corner(90, 90), Corner(10, 90)]
    let scale = ColorScale(style: .init(map: .greys))
    let columns = (square + square)
    try chart.add(
      PolygonMark(
        x: try Column(columns.map(\.x)),
        y: try Column(columns.map(\.y)),
        groups: try Column([1.0, 1, 1, 1, 2, 2, 2, 2]),
        color: try Column([0.0, 5, 5, 5, 10, .nan, 5, 5]),
        colorScale: scale
      )
    )
    let fills = try chart.frame { $0 }.paths.map(\.paint)
    #expect(
      fills == [
        .fill(.color(ColorMap.greys.color(at: 0)), .nonzero),
        .fill(.color(ColorMap.greys.color(at: 1)), .nonzero),
      ]
    )
  }

  @Test(
    "that are convex, opaque and of one colour are one path, which is filled where any of them is",
    arguments: 0..<20
  )
  func joins(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 270)
    let shapes = (0..<30).map { _ in
      // Corners on an ellipse, in either direction.
      let middle = Corner(
        .random(in: 20...80, using: &random),
        .random(in: 20...80, using: &random)
      )
      let reach = Corner(.random(in: 1...15, using: &random), .random(in: 1...15, using: &random))
      let turns = (0..<Int.random(in: 3...9, using: &random))
        .map { _ in Double.random(in: 0..<2 * .pi, using: &random) }
        .sorted()
      let corners = turns.map {
        Corner(middle.x + reach.x * cos($0), middle.y + reach.y * sin($0))
      }
      return Bool.random(using: &random) ? corners : corners.reversed()
    }
    let chart = try chart()
    let groups = shapes.enumerated().flatMap { index, all in all.map { _ in Double(index) } }
    try chart.add(try mark(shapes.flatMap { $0 }, groups: groups))
    let paths = try chart.frame { $0 }.paths
    #expect(paths.count == 1)
    let path = try #require(paths.first)
    #expect(path.paint == .fill(.color(chart.theme.cycleColor(0)), .nonzero))
    let drawn = path.outline.rings
    for _ in 0..<500 {
      let point = Corner(
        Double.random(in: 0...100, using: &random),
        Double.random(in: 0...100, using: &random)
      )
      let rings = shapes.map { $0.map { Corner($0.x, 100 - $0.y) } }
      guard rings.allSatisfy({ distance(point, [$0]) > 0.01 }) else { continue }
      let winding = drawn.reduce(0) { $0 + (isInside(point, [$1]) ? area($1) > 0 ? 1 : -1 : 0) }
      #expect((winding != 0) == rings.contains { isInside(point, [$0]) })
    }
  }

  @Test("that are not convex, or translucent, or have borders, are paths of their own")
  func notJoined() throws {
    let star = (0..<5).map {
      Corner(50 + 40 * sin(Double($0) * 0.8 * .pi), 50 + 40 * cos(Double($0) * 0.8 * .pi))
    }
    let dart = [Corner(10, 10), Corner(50, 30), Corner(90, 10), Corner(50, 90)]
    let square = [Corner(10, 10), Corner(90, 10), Corner(90, 90), Corner(10, 90)]
    func paths(_ shape: [Corner], _ style: PolygonStyle = PolygonStyle()) throws -> Int {
      let chart = try chart()
      let groups =
        [Double](repeating: 1, count: shape.count) + [Double](repeating: 2, count: shape.count)
      try chart.add(try mark(shape + shape, groups: groups, style: style))
      return try chart.frame { $0 }.paths.count
    }
    #expect(try paths(square) == 1)
    #expect(try paths(star) == 2)
    #expect(try paths(dart) == 2)
    #expect(try paths(square, PolygonStyle(alpha: 0.5)) == 2)
    #expect(try paths(square, PolygonStyle(borderWidth: 1)) == 2)
  }

  /// Twice the area of a ring, below 0 where it goes round the other way.
  private func area(_ ring: [Corner]) -> Double {
    ring.indices.reduce(0) { sum, index in
      let (a, b) = (ring[index], ring[(index + 1) % ring.count])
      return sum + a.x * b.y - a.y * b.x
    }
  }

  @Test("have extents of all corners, and of those within a range of the other dimension")
  func extents() throws {
    let series = try MarkSeries(
      mark([Corner(1, -2), Corner(5, 9), Corner(.nan, 100), Corner(3, .infinity), Corner(4, 2)]),
      in: Space(x: Projection(), y: Projection())
    )
    #expect(try series.extent(in: .x) == Extent(min: .real(1), max: .real(5)))
    #expect(try series.positiveExtent(in: .y) == Extent(min: .real(2), max: .real(100)))
    let range = try ProjectionRange(min: 3.5, max: 6)
    #expect(
      try series.extent(in: .y, within: range, of: .x, onlyPositive: false)
        == Extent(min: .real(2), max: .real(9))
    )
  }

  @Test("draw nothing of no rows, and borders alone of rings with two corners")
  func fewCorners() throws {
    let style = PolygonStyle(borderWidth: 2, borderColor: .black)
    for (corners, paths, lines) in [
      ([], 0, 0), ([Corner(.nan, .nan)], 0, 0), ([Corner(5, 5)], 0, 1),
      ([Corner(5, 5), Corner(50, 50)], 0, 1),
      ([Corner(5, 5), Corner(50, 50), Corner(5, 50)], 1, 1),
    ] {
      let chart = try chart()
      try chart.add(try mark(corners, style: style))
      let list = try chart.frame { $0 }
      #expect(list.paths.count == paths && list.polylines.count == lines, "\(corners)")
    }
  }

  @Test("refuse what does not fit, in one line, and keep what they had")
  func refusals() throws {
    let (two, three) = (try Column([1.0, 2]), try Column([1.0, 2, 3]))
    let bad: [(PolygonMark, String)] = [
      (PolygonMark(x: two, y: three), "y has 3 values, x has 2"),
      (PolygonMark(x: two, y: two, groups: three), "groups has 3 values, x has 2"),
      (PolygonMark(x: two, y: two, color: three), "color has 3 values, x has 2"),
      (PolygonMark(x: two, y: two, style: .init(alpha: .nan)), "alpha must be in 0...1, got nan"),
      (
        PolygonMark(x: two, y: two, style: .init(borderWidth: -1)),
        "border width must be finite and not negative, got -1.0"
      ),
      (
        PolygonMark(x: two, y: two, color: two),
        "polygons that were made without colour values have no colour scale"
      ),
    ]
    let series = try MarkSeries(
      PolygonMark(x: two, y: two),
      in: Space(x: Projection(), y: Projection()),
      label: "two"
    )
    for (mark, message) in bad {
      let error = #expect(throws: KeisenError.self) { try series.setMark(mark) }
      #expect(error?.code == .invalidArgument && error?.message == message)
      #expect(series.mark.y === two && series.label == "two")
    }
  }

  @Test("move in opacity and border, as a style that is animated")
  func animates() throws {
    let chart = try chart()
    let series = try chart.add(
      try mark([Corner(5, 5), Corner(50, 50), Corner(5, 50)], style: .init(alpha: 0))
    )
    let animator = Animator()
    chart.add(animator)
    try animator.add(.style(of: series, to: PolygonStyle(alpha: 1), AnimationTiming(duration: 1)))
    _ = try chart.frame(at: 0) { $0 }
    _ = try chart.frame(at: 0.5) { $0 }
    #expect(series.style.alpha > 0 && series.style.alpha < 1)
    _ = try chart.frame(at: 2) { $0 }
    #expect(series.style.alpha == 1)
  }
}

extension PathOutline {
  /// The corners of each contour.
  fileprivate var rings: [[SIMD2<Double>]] {
    var rings: [[SIMD2<Double>]] = []
    var next = 0
    for verb in verbs.elements {
      if verb == .move { rings.append([]) }
      guard verb.pointCount == 1 else { continue }
      rings[rings.count - 1].append(SIMD2<Double>(points.vertices[next]))
      next += 1
    }
    return rings
  }
}
