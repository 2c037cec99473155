import Glibc
import Keisen
import KeisenTestSupport
import Testing

/// A mark of many rows, which what it is on each pixel must show as its shapes drawn one by one do.
struct ShapeChart: CustomStringConvertible, Sendable {
  var description: String
  /// Whether its exact picture too is of numbers about groups.
  var isSummary = false
  /// Makes the chart, whose plot is 301 x 151 points.
  var make: @Sendable () throws -> Chart

  init(
    _ description: String,
    _ add: @escaping @Sendable (Chart, inout SeededGenerator) throws -> Void
  ) {
    self.description = description
    make = {
      // Sides that are not whole squares, nor whole groups of pixels.
      let chart = try Chart(bare: Size(width: 301, height: 151))
      try chart.setDirectRows(0)
      try chart.space.x.setRange(min: 0, max: 301)
      try chart.space.y.setRange(min: 0, max: 151)
      var random = SeededGenerator(seed: 71)
      try add(chart, &random)
      return chart
    }
  }

  /// Compares the fast picture with the exact one.
  func compare(pixelRatio: Double, on renderer: any Renderer) throws {
    let chart = try make()
    let exact = Picture(
      try chart.render(pixelRatio: pixelRatio, isExact: true, renderer: renderer)
    )
    let direct = try #require(chart.frameRecord?.series.first)
    let fast = Picture(try chart.render(pixelRatio: pixelRatio, renderer: renderer))
    let record = try #require(chart.frameRecord?.series.first)
    #expect(direct.tier == (isSummary ? .summary : .direct))
    #expect(record.tier == (isSummary ? .summary : .coverage))
    #expect(direct.rows == record.rows && direct.gaps == record.gaps)
    #expect(direct.dropped == record.dropped)
    #expect(record.boundPixels == 0 && record.boundChannel == 2)
    let maximum = exact.maxDifference(from: fast)
    #expect(Double(maximum) <= record.boundChannel, "\(self) at \(pixelRatio)")
  }
}

extension ShapeChart {
  /// x, y, u and v.
  private typealias Arrow = SIMD4<Double>

  private static func arrows(
    _ name: String,
    _ count: Int,
    length: Double,
    isColored: Bool = false,
    style: QuiverStyle = QuiverStyle(scale: 1, color: .black),
    prepare: @escaping @Sendable (Chart) throws -> Void = { _ in },
    row: (@Sendable (Int) -> Arrow?)? = nil
  ) -> ShapeChart {
    ShapeChart("arrows: " + name) { chart, random in
      func randomMarks(_ range: ClosedRange<Double>) -> Double {
        .random(in: range, using: &random)
      }
      let rows = (0..<count).map { index -> Arrow in
        let place = (randomMarks(-9...310), randomMarks(-9...160))
        let way = (randomMarks(-length...length), randomMarks(-length...length))
        return row?(index) ?? Arrow(place.0, place.1, way.0, way.1)
      }
      let colors = try isColored ? Column(rows.map { $0.z - $0.x / 50 }) : nil
      try prepare(chart)
      try chart.add(
        QuiverMark(
          x: Column(rows.map(\.x)),
          y: Column(rows.map(\.y)),
          u: Column(rows.map(\.z)),
          v: Column(rows.map(\.w)),
          color: colors,
          style: style
        )
      )
    }
  }

  /// Arrows, short and long, of one colour and of several.
  static let arrows: [ShapeChart] = [
    arrows("short", 3000, length: 3),
    arrows("middling", 500, length: 25),
    arrows("long", 40, length: 400),
    arrows("translucent", 900, length: 20, style: QuiverStyle(scale: 1, width: 3, alpha: 0.4)),
    arrows("wide", 60, length: 80, style: QuiverStyle(scale: 1, width: 25, color: .black)),
    arrows("thin", 700, length: 40, style: QuiverStyle(scale: 1, width: 0.2, color: .black)),
    arrows("in colours", 2000, length: 15, isColored: true, style: QuiverStyle(scale: 1)),
    arrows(
      "in translucent colours",
      1000,
      length: 30,
      isColored: true,
      style: QuiverStyle(scale: 1, width: 4, alpha: 0.5)
    ),
    arrows("at one place", 50, length: 1, row: { _ in Arrow(150, 75, 30.3, 20.2) }),
    arrows(
      "some missing",
      600,
      length: 20,
      row: { row in
        if row % 7 == 0 { return Arrow(.nan, 3, 4, 5) }
        return row % 11 == 0 ? Arrow(20, 30, .infinity, 1) : nil
      }
    ),
    arrows(
      "far",
      300,
      length: 20,
      row: { row in
        if row % 9 == 0 {
          let angle = Double(row)
          return Arrow(150 + angle / 9, 75, 1e300 * cos(angle), 1e300 * sin(angle))
        }
        return row % 10 == 0 ? Arrow(1e200, 30, 1, 1) : nil
      }
    ),
    arrows("dots", 500, length: 0.6),
    arrows(
      "in units of reversed axes",
      800,
      length: 20,
      style: QuiverStyle(units: .data, pivot: .middle, color: .black),
      prepare: { chart in
        try chart.space.x.setRange(min: 301, max: 0)
        try chart.space.y.setRange(min: 151, max: 0)
      }
    ),
    arrows(
      "on logarithmic axes",
      800,
      length: 20,
      prepare: { chart in
        try chart.space.x.setRange(min: 1, max: 301)
        try chart.space.x.setScale(.log(base: 10))
      }
    ),
  ]

  private static func markers(
    _ name: String,
    _ count: Int,
    isVaried: Bool = false,
    alpha: Double = 1,
    size: Double = 9
  ) -> ShapeChart {
    ShapeChart("markers of one's own: " + name) { chart, random in
      func lots(_ range: ClosedRange<Double>) throws -> Column {
        try Column(
          (0..<count).map { $0 % 41 == 7 ? Double.nan : Double.random(in: range, using: &random) }
        )
      }
      var columns = PointColumns(x: try lots(-9...310), y: try lots(-9...160))
      if isVaried { (columns.size, columns.color) = (try lots(0...20), try lots(0...1)) }
      // A pin with a hole, that stands on its tip.
      let pin = try CustomMarker(
        contours: [
          [(0, 0), (-1, -2), (-1, -3), (1, -3), (1, -2)].map { Point(x: $0.0, y: $0.1) },
          [(-0.3, -2), (0.3, -2), (0.3, -2.6), (-0.3, -2.6)].map { Point(x: $0.0, y: $0.1) },
        ],
        anchor: Point(x: 0, y: 0)
      )
      let style = PointStyle(size: size, color: .black, alpha: alpha, customMarker: pin)
      try chart.addPoints(columns, style: style)
    }
  }

  /// Markers of the caller's own, of one size and colour and of many.
  static let markers: [ShapeChart] = [
    markers("small", 900, size: 4),
    markers("crowded", 3000),
    markers("translucent", 700, alpha: 0.4),
    markers("in sizes and colours", 900, isVaried: true),
    markers("in sizes and translucent colours", 700, isVaried: true, alpha: 0.5),
  ]

  private static func polygons(
    _ name: String,
    isColored: Bool = false,
    style: PolygonStyle = PolygonStyle(color: .black),
    prepare: @escaping @Sendable (Chart) throws -> Void = { _ in },
    _ make: @escaping @Sendable (inout SeededGenerator) -> [[SIMD2<Double>]]
  ) -> ShapeChart {
    ShapeChart("polygons: " + name) { chart, random in
      let all = make(&random)
      let corners = all.joined()
      let groups = all.enumerated().flatMap { index, ring in ring.map { _ in Double(index) } }
      try prepare(chart)
      try chart.add(
        PolygonMark(
          x: Column(corners.map(\.x)),
          y: Column(corners.map(\.y)),
          groups: Column(groups),
          color: try isColored ? Column(groups.map { ($0 * 7).remainder(dividingBy: 19) }) : nil,
          style: style
        )
      )
    }
  }

  /// Rings of some corners in any order, about places all over the plot and beyond it.
  private static func rings(
    _ count: Int,
    corners: Int,
    size: Double
  ) -> @Sendable (inout SeededGenerator) -> [[SIMD2<Double>]] {
    { random in
      (0..<count).map { _ in
        let middle = SIMD2(
          Double.random(in: -9...310, using: &random),
          Double.random(in: -9...160, using: &random)
        )
        return (0..<corners).map { _ in
          middle
            + SIMD2(
              Double.random(in: -size...size, using: &random),
              Double.random(in: -size...size, using: &random)
            )
        }
      }
    }
  }

  /// Squares that abut, turned by a little.
  private static func grid(_ random: inout SeededGenerator) -> [[SIMD2<Double>]] {
    (0..<30).flatMap { row in
      (0..<60).map { column in
        [SIMD2(0.0, 0.0), SIMD2(1, 0), SIMD2(1, 1), SIMD2(0, 1)].map { corner in
          let place = (SIMD2(Double(column), Double(row)) + corner) * 5.3
          return SIMD2(place.x - 0.1 * place.y, place.y + 0.1 * place.x)
        }
      }
    }
  }

  /// Polygons, convex and not, of one colour and of several.
  static let polygons: [ShapeChart] = [
    polygons("triangles", rings(800, corners: 3, size: 6)),
    polygons("large triangles", rings(60, corners: 3, size: 120)),
    polygons("stars", rings(400, corners: 7, size: 15)),
    polygons("one of many corners", rings(1, corners: 900, size: 200)),
    polygons("squares that abut", grid),
    polygons("squares that abut, in colours", isColored: true, grid),
    polygons("triangles in colours", isColored: true, rings(900, corners: 3, size: 20)),
    polygons("stars in colours", isColored: true, rings(300, corners: 6, size: 30)),
    polygons(
      "translucent",
      style: PolygonStyle(color: Color(rgb: 0x3060c0), alpha: 0.5),
      rings(100, corners: 5, size: 20)
    ),
    polygons(
      "translucent in colours",
      isColored: true,
      style: PolygonStyle(alpha: 0.6),
      rings(100, corners: 4, size: 25)
    ),
    polygons("rings with gaps and holes", isColored: true) { random in
      rings(200, corners: 9, size: 20)(&random).map { ring in
        var ring = ring
        ring[4] = SIMD2(.nan, 1)
        return ring
      }
    },
    polygons("far corners", isColored: true) { random in
      rings(40, corners: 4, size: 60)(&random).enumerated().map { index, ring in
        var ring = ring
        if index % 5 == 0 { ring[2] = SIMD2(1e300, -1e12) }
        if index % 5 == 1 { ring[1] = SIMD2(1e20, 7e19) }
        return ring
      }
    },
    polygons(
      "on a reversed logarithmic axis",
      isColored: true,
      prepare: { chart in
        try chart.space.x.setRange(min: 301, max: 1)
        try chart.space.x.setScale(.log(base: 10))
      },
      rings(300, corners: 3, size: 20)
    ),
  ]
}

extension ShapeChart {
  private static func bars(
    _ name: String,
    isColored: Bool = false,
    orientation: BarMark.Orientation = .vertical,
    styles: [BarRowStyle] = [],
    _ style: BarStyle
  ) -> ShapeChart {
    ShapeChart("bars: " + name) { chart, random in
      func randomMarks(_ range: ClosedRange<Double>) -> Double {
        .random(in: range, using: &random)
      }
      let across = orientation == .vertical ? 151.0 : 301
      let rows = (0..<5000).map { row -> (Double, Double) in
        let place = randomMarks(-9...(orientation == .vertical ? 310 : 160))
        return (
          place,
          row % 13 == 0 ? .nan : row % 2 == 0 ? randomMarks(0...across) : randomMarks(-9...40)
        )
      }
      try chart.add(
        BarMark(
          position: Column(rows.map(\.0)),
          value: Column(rows.map(\.1)),
          orientation: orientation,
          styleIndex: styles.isEmpty ? nil : try Column(rows.indices.map { Double($0 % 7) }),
          styles: styles,
          color: try isColored ? Column(rows.map(\.0)) : nil,
          style: style
        )
      )
    }
  }

  private static func candles(_ name: String, _ style: CandlestickStyle) -> ShapeChart {
    ShapeChart("candlesticks: " + name) { chart, random in
      func randomMarks(_ range: ClosedRange<Double>) -> Double {
        .random(in: range, using: &random)
      }
      let middles = (0..<3000).map { _ in randomMarks(-20...170) }
      func column(_ range: ClosedRange<Double>) throws -> Column {
        try Column(middles.map { $0 + randomMarks(range) })
      }
      try chart.add(
        CandlestickMark(
          x: Column(middles.indices.map { $0 % 50 == 3 ? .nan : randomMarks(-9...310) }),
          open: column(-9...9),
          high: column(9...20),
          low: column(-20...(-9)),
          close: column(-9...9),
          style: style
        )
      )
    }
  }

  /// Areas on a disc, whose rows go around once or over themselves.
  static let discs: [ShapeChart] = [
    disc("smooth") { row, _ in
      (Double(row) / 4000 * 360, 60 + 9 * sin(Double(row) / 90))
    },
    disc("noise") { row, random in
      (Double(row) / 4000 * 360, .random(in: 0...80, using: &random))
    },
    disc("a ring, closed", isClosed: true, hasInner: true) { row, random in
      (Double(row) / 4000 * 360, .random(in: 50...70, using: &random))
    },
    disc("with gaps, beyond the disc") { row, random in
      (Double(row) / 4000 * 360, row % 97 == 0 ? .nan : .random(in: 20...300, using: &random))
    },
    disc("a ring with gaps within", isClosed: true, hasInner: true, innerGaps: 53) { row, random in
      (Double(row) / 4000 * 360, .random(in: 50...70, using: &random))
    },
    disc("far beyond the disc") { row, random in
      let far = row % 500 == 0 ? [1e12, 1e16, 1e20, 1e300][row / 500 % 4] : 60
      return (Double(row) / 4000 * 360, far)
    },
    disc("around and around") { row, _ in (Double(row) / 40, 5 + Double(row) / 60) },
  ]

  private static func disc(
    _ name: String,
    isClosed: Bool = false,
    hasInner: Bool = false,
    innerGaps: Int? = nil,
    _ row: @escaping @Sendable (Int, inout SeededGenerator) -> (angle: Double, radius: Double)
  ) -> ShapeChart {
    ShapeChart("areas on a disc: " + name) { chart, random in
      let rows = (0..<4000).map { row($0, &random) }
      let space = try Space(
        angle: Projection(min: 0, max: 360),
        radius: Projection(min: 0, max: 80),
        polar: Space.Polar(isClosed: isClosed)
      )
      let inner = rows.enumerated().map { row, place -> Double in
        guard let innerGaps, row % innerGaps == 7 else { return place.radius / 2 }
        return row % 2 == 0 ? .nan : .infinity
      }
      let mark = AreaMark(
        x: try Column(rows.map(\.angle)),
        y: try Column(rows.map(\.radius)),
        y2: hasInner ? try Column(inner) : nil,
        style: AreaStyle(alpha: 0.7)
      )
      chart.add(try MarkSeries(mark, in: space))
    }
  }

  /// Bars, candlesticks and boxes in no order, one over the other.
  static let rectangles: [ShapeChart] = [
    bars("rounded", BarStyle(width: 9, widthUnit: .points, color: .black, radii: BarRadii(tip: 4))),
    bars(
      "rounded all about, on their side",
      orientation: .horizontal,
      BarStyle(width: 7.3, widthUnit: .points, radii: BarRadii(tip: 3, root: 1.5))
    ),
    bars("with borders", BarStyle(width: 8, widthUnit: .points, borderWidth: 1.5)),
    bars(
      "translucent, with borders, rounded, in colours",
      isColored: true,
      BarStyle(
        width: 12,
        widthUnit: .points,
        alpha: 0.4,
        borderWidth: 2,
        radii: BarRadii(tip: 5)
      )
    ),
    bars("narrow", BarStyle(width: 1.7, widthUnit: .points, radii: BarRadii(tip: 1))),
    bars(
      "of several looks",
      styles: [
        BarRowStyle(color: .black, width: 20), BarRowStyle(borderWidth: 3),
        BarRowStyle(radii: BarRadii(tip: 9, root: 2)),
      ],
      BarStyle(width: 6, widthUnit: .points, alpha: 0.8)
    ),
    candles("filled", CandlestickStyle(width: 7, widthUnit: .points)),
    candles("hollow", CandlestickStyle(shape: .hollow, width: 9, widthUnit: .points)),
    candles("as bars", CandlestickStyle(shape: .bars, width: 6, widthUnit: .points, alpha: 0.5)),
    boxes,
  ]

  private static var boxes: ShapeChart {
    var chart = ShapeChart("boxes") { chart, random in
      let rows = (0..<6000).map { row -> (Double, Double) in
        let group = row / 5
        let level = Double(group * 7 % 140)
        return (Double(group) / 4, level + Double.random(in: 0...10, using: &random))
      }
      let groups = GroupColumns(
        values: try Column(rows.map(\.1)),
        positions: try Column(rows.map(\.0))
      )
      try chart.add(BoxMark(groups, style: BoxStyle(alpha: 0.5)))
    }
    chart.isSummary = true
    return chart
  }
}

extension ShapeChart {
  fileprivate static let all = arrows + markers + polygons + rectangles + discs
}

@Suite("Shape bound")
struct ShapeBoundTests {
  @Test(
    "no channel of many arrows, polygons, rectangles, discs and markers of one's own errs by more than is told, at any pixel ratio",
    arguments: ShapeChart.all
  )
  func bound(chart: ShapeChart) throws {
    let cpu = try Renderers.make(RendererOptions(.cpu))
    for ratio in [1, 1.5, 2] { try chart.compare(pixelRatio: ratio, on: cpu) }
  }

  @Test(
    "no channel of many arrows, polygons, rectangles, discs and markers of one's own errs by more than is told on Vulkan",
    .enabled(if: VulkanTests.areExpected),
    arguments: ShapeChart.all
  )
  func boundOnVulkan(chart: ShapeChart) throws {
    let vulkan = try Renderers.make(RendererOptions(.vulkan))
    try chart.compare(pixelRatio: 1, on: vulkan)
  }
}
