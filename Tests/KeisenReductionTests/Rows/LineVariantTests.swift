import Glibc
import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges
@testable import KeisenReduction

@Suite("LineVariant")
struct LineVariantTests {
  typealias Vertex = SIMD2<Float>

  private static let red = Color(rgb: 0xff0000)
  private static let blue = Color(rgb: 0x0000ff)

  /// A chart of 100 x 100 points whose ranges are 0...10 and 0...10, with one line.
  private func chart(
    x: [Double]? = nil,
    y: [Double],
    style: LineStyle = LineStyle(color: .black),
    _ variant: LineVariant,
    colorScale: ColorScale? = nil
  ) throws -> Chart {
    let chart = try Chart.whole(100, 100)
    try chart.space.x.setRange(min: 0, max: 10)
    try chart.space.y.setRange(min: 0, max: 10)
    chart.add(
      try LineSeries(
        x: try x.map { try Column($0) },
        y: Column(y),
        in: chart.space,
        style: style,
        variant: variant,
        colorScale: colorScale
      )
    )
    return chart
  }

  private func runs(_ chart: Chart) throws -> [[Vertex]] {
    try chart.frame { $0 }.polylines.flatMap(\.runs)
  }

  @Test("goes in steps by way of the corners alone, and is interrupted by gaps")
  func steps() throws {
    let y = [1.0, 3, .nan, 4, 4, 2]
    func corners(_ interpolation: LineInterpolation) throws -> [[Vertex]] {
      try runs(chart(y: y, LineVariant(interpolation: interpolation)))
    }
    func vertices(_ places: [(Float, Float)]) -> [Vertex] {
      places.map { Vertex($0.0 * 10, 100 - $0.1 * 10) }
    }
    #expect(
      try corners(.stepBefore) == [
        vertices([(0, 1), (0, 3), (1, 3)]), vertices([(3, 4), (4, 4), (4, 2), (5, 2)]),
      ]
    )
    #expect(
      try corners(.stepAfter) == [
        vertices([(0, 1), (1, 1), (1, 3)]), vertices([(3, 4), (4, 4), (5, 4), (5, 2)]),
      ]
    )
    #expect(
      try corners(.stepMiddle) == [
        vertices([(0, 1), (0.5, 1), (0.5, 3), (1, 3)]),
        vertices([(3, 4), (3.5, 4), (4, 4), (4.5, 4), (4.5, 2), (5, 2)]),
      ]
    )
  }

  @Test("goes monotonously between rows, through all of them, as smoothly as Steffen says")
  func monotone() throws {
    var random = SeededGenerator(seed: 3)
    var x = 0.0
    let rows = (0..<9).map { row -> SIMD4<Double> in
      x += .random(in: 5...15, using: &random)
      return SIMD4(x, Double.random(in: 0...90, using: &random).rounded(), 0, Double(row))
    }
    let curve = LineCurve(.monotone, pixelRatio: 4, view: nil)
    var vertices: [SIMD4<Double>] = []
    curve.forEachVertex(of: rows) { vertices.append($0) }
    for row in rows { #expect(vertices.contains { $0.x == row.x && $0.y == row.y }) }
    for (a, b) in zip(vertices, vertices.dropFirst()) {
      let (start, end) = (rows[Int(a.w)].y, rows[min(Int(a.w) + 1, 8)].y)
      #expect((b.y - a.y) * (end - start) >= -1e-9, "goes back between rows")
      #expect(b.x > a.x && b.w > a.w)
    }
    // Against the cubic of Hermite with the slopes of the paper, at every vertex.
    func slope(_ index: Int) -> Double {
      (rows[index + 1].y - rows[index].y) / (rows[index + 1].x - rows[index].x)
    }
    func tangent(_ index: Int) -> Double {
      if index == 0 { return (3 * slope(0) - tangent(1)) / 2 }
      if index == 8 { return (3 * slope(7) - tangent(7)) / 2 }
      let (h0, h1) = (rows[index].x - rows[index - 1].x, rows[index + 1].x - rows[index].x)
      let (s0, s1) = (slope(index - 1), slope(index))
      guard s0 * s1 > 0 else { return 0 }
      let mean = abs((s0 * h1 + s1 * h0) / (h0 + h1))
      return 2 * min(abs(s0), abs(s1), mean / 2) * (s0 > 0 ? 1 : -1)
    }
    for place in vertices.dropLast() {
      let row = Int(place.w)
      let h = rows[row + 1].x - rows[row].x
      let t = (place.x - rows[row].x) / h
      let (t2, t3) = (t * t, t * t * t)
      let y =
        (2 * t3 - 3 * t2 + 1) * rows[row].y + (t3 - 2 * t2 + t) * h * tangent(row)
        + (3 * t2 - 2 * t3) * rows[row + 1].y + (t3 - t2) * h * tangent(row + 1)
      #expect(abs(place.y - y) < 1e-9)
    }
    // No vertex too many: a quarter fewer would be too coarse.
    #expect(vertices.count < 9 * 64)
  }

  @Test("goes as the pyramid of Barry and Goldman says between rows of Catmull and Rom")
  func catmullRom() {
    var random = SeededGenerator(seed: 8)
    let rows = (0..<7).map { row in
      SIMD4(
        Double.random(in: 0...90, using: &random),
        Double.random(in: 0...90, using: &random),
        0,
        Double(row)
      )
    }
    for alpha in [0, 0.5, 1, 0.3] {
      let curve = LineCurve(.catmullRom(alpha: alpha), pixelRatio: 8, view: nil)
      var vertices: [SIMD4<Double>] = []
      curve.forEachVertex(of: rows) { vertices.append($0) }
      for segment in 1..<5 {
        let points = (segment - 1...segment + 2).map { rows[$0] }
        var knots = [0.0]
        for (a, b) in zip(points, points.dropFirst()) {
          knots.append(knots[knots.count - 1] + pow(hypot(b.x - a.x, b.y - a.y), alpha))
        }
        func mixed(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ from: Int, _ to: Int, _ t: Double)
          -> SIMD4<Double>
        {
          (a * (knots[to] - t) + b * (t - knots[from])) / (knots[to] - knots[from])
        }
        for place in vertices where Int(place.w) == segment {
          let t = knots[1] + (place.w - Double(segment)) * (knots[2] - knots[1])
          let first = (0..<3).map { mixed(points[$0], points[$0 + 1], $0, $0 + 1, t) }
          let second = (0..<2).map { mixed(first[$0], first[$0 + 1], $0, $0 + 2, t) }
          let want = mixed(second[0], second[1], 1, 2, t)
          #expect(abs(place.x - want.x) < 1e-6 && abs(place.y - want.y) < 1e-6, "\(alpha)")
        }
      }
    }
  }

  @Test("stays finite and in order for curves through nasty rows")
  func nasty() throws {
    let rows: [[(Double, Double)]] = [
      [], [(1, 1)], [(1, 1), (1, 1)], [(1, 1), (1, 5), (1, 2)], [(0, 0), (1e300, -1e300), (2, 2)],
      [(5, 1), (4, 2), (4, 3), (6, 4), (6, 4)], [(0, 1e-300), (1e-300, 0), (2e-300, 1e-300)],
      [(-1e300, 5), (50, 50), (1e300, 5)],
    ]
    for row in rows {
      for interpolation in [LineInterpolation.monotone, .catmullRom(), .catmullRom(alpha: 0)] {
        let places = row.enumerated().map { SIMD4($1.0, $1.1, 0, Double($0)) }
        let curve = LineCurve(
          interpolation,
          pixelRatio: 2,
          view: PlaceBox(Rect(x: 0, y: 0, width: 100, height: 100), grownBy: 2)
        )
        var (count, last) = (0, -1.0)
        curve.forEachVertex(of: places) { place in
          #expect((place - place).sum() == 0 && place.w >= last)
          (count, last) = (count + 1, place.w)
        }
        #expect(count >= row.count && count < 100_000)
      }
    }
  }

  @Test("joins rows in pairs, by their numbers or in a chosen order")
  func separated() throws {
    let y = [1.0, 2, 3, .nan, 5, 6, 7]
    let variant = LineVariant(isSeparated: true)
    // The third has lost its other end, and the last has none: dots.
    #expect(
      try runs(chart(y: y, variant)).map { $0.map(\.x) } == [[0, 10], [20], [40, 50], [60]]
    )
    var ordered = variant
    ordered.order = try Column([6, 0, 4, 5, 9, 1] as [Int32])
    #expect(try runs(chart(y: y, ordered)).map { $0.map(\.x) } == [[60, 0], [40, 50], [10]])
  }

  @Test("joins rows in a chosen order, which numbers of no row interrupt")
  func order() throws {
    var variant = LineVariant()
    variant.order = try Column([2, 0, 1, -1, 3, 1.5, 4, 3, .nan, 0] as [Double])
    let chart = try chart(y: [1, 2, 3, 4, 5], variant)
    #expect(
      try runs(chart).map { $0.map(\.x) } == [[20, 0, 10], [30], [40, 30], [0]]
    )
    #expect(chart.frameRecord?.series.first?.gaps == 3)
  }

  @Test("draws each segment once, in the style of its row")
  func styles() throws {
    var random = SeededGenerator(seed: 12)
    let y = (0..<40).map { $0 % 11 == 7 ? Double.nan : .random(in: 0...10, using: &random) }
    let x = (0..<40).map { Double($0) / 4 }
    let indices = (0..<40).map { _ in Int32.random(in: -1...2, using: &random) }
    let styles = [LineStyle(width: 3, color: Self.red), LineStyle(width: 5, color: Self.blue)]
    let variant = LineVariant(styles: styles, styleIndices: try Column(indices))
    let chart = try chart(x: x, y: y, variant)
    var found: [[Float]: Set<Color>] = [:]
    try chart.frame { list in
      #expect(list.polylines.map(\.stroke.width) == [1.5, 3, 5])
      for polyline in list.polylines {
        for run in polyline.runs {
          for (a, b) in zip(run, run.dropFirst()) {
            found[[a.x, b.x], default: []].insert(polyline.stroke.color)
          }
        }
      }
    }
    var segments = 0
    for row in 0..<39 where y[row].isFinite && y[row + 1].isFinite {
      segments += 1
      let index = Int(indices[row])
      let want = styles.indices.contains(index) ? styles[index].color : .black
      let key = [Float(x[row] * 10), Float(x[row + 1] * 10)]
      #expect(found[key] == [want ?? .black], "\(row)")
    }
    #expect(found.count == segments)
  }

  @Test("gives each part of the line the colour of its value", arguments: [false, true])
  func values(areBlended: Bool) throws {
    var random = SeededGenerator(seed: 4)
    let y = (0..<12).map { _ in Double.random(in: 0...10, using: &random) }
    var values = (0..<12).map { _ in Double.random(in: -0.5...1.5, using: &random) }
    values[5] = .nan
    let scale = ColorScale(style: ColorScale.Style(missing: Self.red))
    try scale.projection.setRange(min: 0, max: 1)
    let variant = LineVariant(values: try Column(values), areValuesBlended: areBlended)
    let chart = try chart(y: y, variant, colorScale: scale)
    var parts: [(Float, Float, UInt32)] = []
    try chart.frame { list in
      for polyline in list.polylines {
        for run in polyline.runs {
          for (a, b) in zip(run, run.dropFirst()) {
            parts.append((a.x, b.x, polyline.stroke.color.bytes))
          }
        }
      }
    }
    // Parts cover the line without a hole.
    parts.sort { $0.0 < $1.0 }
    for (a, b) in zip(parts, parts.dropFirst()) { #expect(abs(a.1 - b.0) < 1e-4) }
    #expect(parts.first?.0 == 0 && parts.last.map { $0.1 >= 100 } == true)
    let lookup = ColorLookup(scale.style, in: try scale.projection.range())
    for step in 0..<2000 {
      // The range ends at the tenth row.
      let at = (Double(step) + 0.5) / 200
      let row = Int(at)
      let part = at - Double(row)
      let value =
        areBlended ? values[row] * (1 - part) + values[row + 1] * part : values[row]
      let found = parts.first { Double($0.0) <= at * 10 && at * 10 < Double($0.1) }
      let near = [value - 1e-4, value, value + 1e-4].map { lookup.bytes(of: $0) }
      #expect(found.map { near.contains($0.2) } == true, "\(at): \(value)")
    }
  }

  @Test("draws markers on rows in view, in the colours of their segments")
  func markers() throws {
    let variant = LineVariant(
      styles: [LineStyle(color: Self.red)],
      styleIndices: try Column([0, -1, 0, 0, 0] as [Int8]),
      marker: PointStyle(size: 4)
    )
    let chart = try chart(x: [0, 2, 4, 6, 900], y: [1, 2, .nan, 4, 5], variant)
    let markers = try chart.frame { $0 }.markers
    #expect(markers.count == 1 && markers[0].count == 3)
    guard case .each(let colors) = markers[0].fill else {
      Issue.record("one colour")
      return
    }
    let (red, black) = (MarkerColor(Self.red), MarkerColor(.black))
    #expect(withExtendedLifetime(colors) { Array(colors.elements) } == [red, black, red])
  }

  @Test("draws many steps as an envelope, separate segments as coverage, no row out of view")
  func manySteps() throws {
    let chart = try Chart.whole(100, 50)
    let y = try Column((0..<50_000).map { sin(Double($0) / 3000) })
    let variant = LineVariant(interpolation: .stepAfter)
    chart.add(try LineSeries(x: nil, y: y, in: chart.space, variant: variant))
    try chart.space.y.setRange(min: -1, max: 1)
    try chart.space.x.setRange(min: 10_000, max: 20_000)
    try chart.setDirectRows(1000)
    try chart.frame { _ in }
    let record = try #require(chart.frameRecord?.series.first)
    #expect(record.tier == .envelope && (10_001...10_750).contains(record.rows))
    let line = try #require(chart.series.first as? LineSeries)
    try line.setVariant(LineVariant(isSeparated: true))
    try chart.frame { _ in }
    let separated = try #require(chart.frameRecord?.series.first)
    #expect(separated.tier == .coverage && (10_001...10_710).contains(separated.rows))
    for variant in [variant, LineVariant(isSeparated: true)] {
      try line.setVariant(variant)
      try chart.setDirectRows(20_000)
      try chart.frame { _ in }
      #expect(chart.frameRecord?.series.first?.tier == .direct)
    }
  }

  @Test(
    "has a twentieth of room, for markers half of one on a plot of 150 points where that is more"
  )
  func fit() throws {
    for (marker, part) in [
      (nil, 0.05), (PointStyle(size: 12), 0.05), (PointStyle(size: 24), 0.08 / 0.84),
    ] {
      let chart = try Chart.whole(100, 100)
      let y = try Column([0.0, 10])
      let variant = LineVariant(marker: marker)
      chart.add(try LineSeries(x: nil, y: y, in: chart.space, variant: variant))
      _ = try chart.frame { $0 }
      let range = try chart.space.y.range()
      #expect(abs(range.max - (10 + 10 * part)) < 1e-12 && abs(range.min + 10 * part) < 1e-12)
    }
  }

  @Test("shows in a legend a piece in each style that rows have")
  func legend() throws {
    func pieces(_ indices: [Double], _ marker: PointStyle? = nil) throws -> DisplayList {
      let chart = try Chart.whole(100, 100)
      let styles = [LineStyle(width: 3, color: Self.red), LineStyle(), LineStyle(color: Self.blue)]
      let line = try LineSeries(
        x: nil,
        y: Column([Double](repeating: 1, count: indices.count)),
        in: chart.space,
        style: LineStyle(color: .black),
        label: "a",
        variant: LineVariant(styles: styles, styleIndices: Column(indices), marker: marker)
      )
      let frame = try Chart.begin(chart.state.withLock { $0 }, pixelRatio: 1).0
      let entry = try #require(try line.legendEntries(frame).first)
      var list = DisplayList(size: Size(width: 20, height: 20), pixelRatio: 1)
      try entry.swatch(Rect(x: 0, y: 0, width: 20, height: 10), &list)
      return list
    }
    let found = try pieces([2, .nan, 0, 2, 7], PointStyle(color: .black)).polylines
    #expect(found.map(\.stroke.color) == [.black, Self.red, Self.blue])
    #expect(found.map(\.stroke.width) == [1.5, 3, 1.5])
    let ends = found.map { ($0.runs[0].map(\.x).min() ?? 0, $0.runs[0].map(\.x).max() ?? 0) }
    #expect(zip(ends, ends.dropFirst()).allSatisfy { $0.1 < $1.0 })
    #expect((ends.first?.0 ?? 0) >= 0 && (ends.last?.1 ?? 99) <= 20)
    #expect(try pieces([0, 0, 0]).polylines.map(\.stroke.color) == [Self.red])
    #expect(try pieces([-1, 3, 0.5]).polylines.map(\.stroke.color) == [.black])
    #expect(try pieces([]).polylines.map(\.stroke.color) == [.black])
  }

  @Test(
    "is cut into pieces where it is seen alone, however far rows are above or below",
    arguments: [LineInterpolation.monotone, .catmullRom()],
    [-1.0, 1]
  )
  func far(interpolation: LineInterpolation, side: Double) throws {
    let chart = try Chart.whole(100, 50)
    let y = try Column((0..<100).map { side * 1e5 * Double(1 + $0 * 37 % 11) })
    let variant = LineVariant(interpolation: interpolation)
    chart.add(try LineSeries(x: nil, y: y, in: chart.space, variant: variant))
    try chart.space.x.setRange(min: 0, max: 99)
    try chart.space.y.setRange(min: 0, max: 1)
    let frame = try Chart.begin(chart.state.withLock { $0 }, pixelRatio: 1).0
    let chain = try LineChain(x: nil, y: y, variant, nil, in: chart.space, frame, part: nil)
    func lengthAndCount(_ view: PlaceBox?, keepsLengths: Bool) -> (length: Double, count: Int) {
      let curve = LineCurve(
        interpolation,
        pixelRatio: 1,
        view: view,
        keepsLengths: keepsLengths
      )
      var (length, count, last) = (0.0, 0, LineChain.Place?.none)
      chain.forEachRun { run in
        curve.forEachVertex(of: run) { place in
          if let last { length += hypot(place.x - last.x, place.y - last.y) }
          (last, count) = (place, count + 1)
        }
      }
      return (length, count)
    }
    let view = PlaceBox(frame.plot, grownBy: 2)
    #expect(lengthAndCount(view, keepsLengths: false).count == 100)
    let dashed = lengthAndCount(view, keepsLengths: true)
    #expect((100..<20_000).contains(dashed.count))
    let all = lengthAndCount(nil, keepsLengths: true)
    #expect(abs(dashed.length / all.length - 1) < 1e-3)
  }

  @Test("gives rows in a style without a colour the line's with the alpha of the style")
  func alphaOfStyles() throws {
    let chart = try Chart.whole(100, 50)
    let style = LineStyle(color: .black, alpha: 0.5)
    let variant = LineVariant(
      styles: [LineStyle(alpha: 0.5), LineStyle(alpha: 0.25)],
      styleIndices: try Column([0.0, 1, 0])
    )
    chart.add(
      try LineSeries(
        x: nil,
        y: Column([1.0, 2, 1]),
        in: chart.space,
        style: style,
        label: "a",
        variant: variant
      )
    )
    chart.add(try Legend(), to: .above)
    let alphas = try chart.frame { $0.polylines.map(\.stroke.color.alpha) }
    #expect(Set(alphas) == [0.5, 0.25] && alphas.count == 4)
  }

  @Test("costs no more the wider a line is, and is drawn as far as its widest style reaches")
  func wide() throws {
    let places = (0..<300).map { LineChain.Place(Double($0), 1e7 * Double($0 % 7), 0, Double($0)) }
    func count(_ widest: Double) -> Int {
      let view = PlaceBox(Rect(x: 0, y: 0, width: 100, height: 50), grownBy: widest)
      let curve = LineCurve(.catmullRom(), pixelRatio: 1, view: view, widest: widest)
      var count = 0
      curve.forEachVertex(of: places) { _ in count += 1 }
      return count
    }
    #expect(count(1e9) < 300 * 500)
    #expect(count(10) > 300)
  }

  @Test("reduces a line under its markers, each of which in view is drawn")
  func manyMarkers() throws {
    let chart = try Chart.whole(100, 50)
    let y = try Column((0..<50_000).map { sin(Double($0) / 3000) })
    let variant = LineVariant(marker: PointStyle(size: 4))
    chart.add(try LineSeries(x: nil, y: y, in: chart.space, variant: variant))
    try chart.space.y.setRange(min: -1, max: 1)
    try chart.space.x.setRange(min: 10_000, max: 20_000)
    try chart.setDirectRows(1000)
    func markers() throws -> Int {
      try chart.frame { list in
        list.commands.reduce(0) { count, command in
          if case .markers(let markers) = command.primitive { count + markers.count } else { count }
        }
      }
    }
    #expect((10_001...12_100).contains(try markers()))
    #expect(chart.frameRecord?.series.first?.tier == .envelope)
    try chart.setDirectRows(60_000)
    #expect((10_001...12_100).contains(try markers()))
    #expect(chart.frameRecord?.series.first?.tier == .direct)
  }

  @Test("is a plain line where nothing sets it apart")
  func plain() throws {
    let y = [1.0, 5, .nan, 2, 8]
    let plain = try Chart.whole(100, 100)
    try plain.space.x.setRange(min: 0, max: 10)
    try plain.space.y.setRange(min: 0, max: 10)
    try plain.addLine(x: nil, y: Column(y))
    #expect(try runs(plain) == runs(chart(y: y, LineVariant())))
    #expect(LineVariant(styles: [LineStyle()]).isPlain)
  }

  @Test("finds the row of the segment that is nearest as it is drawn")
  func hits() throws {
    let variant = LineVariant(interpolation: .stepAfter)
    let steps = try chart(y: [1, 1, 9, 9], variant)
    // On the corner of the second and the third row, far from the straight line.
    let hit = try steps.hit(at: Point(x: 19, y: 88), within: 3)
    #expect(hit?.row == 1 && hit.map { abs($0.distance - 0.25) < 1e-9 } == true)
    var ordered = LineVariant()
    ordered.order = try Column([0, 3] as [Int32])
    let pair = try chart(y: [0, 9, 9, 3], ordered)
    #expect(try pair.hit(at: Point(x: 21, y: 80), within: 2)?.row == 3)
    #expect(try pair.hit(at: Point(x: 10, y: 10), within: 5)?.row == nil)
    let wide = LineVariant(
      styles: [LineStyle(width: 20)],
      styleIndices: try Column([0, -1, -1] as [Int8])
    )
    let styled = try chart(y: [5, 5, 5], wide)
    #expect(try styled.hit(at: Point(x: 4, y: 58), within: 1)?.distance == 0)
    #expect(try styled.hit(at: Point(x: 16, y: 62), within: 1)?.row == nil)
  }

  @Test("tells what is not allowed in one line with the value in it")
  func errors() throws {
    let space = try Chart.whole(9, 9).space
    func message(_ variant: LineVariant, _ style: LineStyle = LineStyle()) throws -> String? {
      do {
        _ = try LineSeries(
          x: nil,
          y: Column([1.0, 2]),
          in: space,
          style: style,
          variant: variant
        )
      } catch {
        return error.message
      }
      return nil
    }
    let three = try Column([1.0, 2, 3])
    let two = try Column([1.0, 2])
    #expect(
      try message(LineVariant(styleIndices: three)) == "style indices has 3 values, y has 2"
    )
    #expect(try message(LineVariant(values: three)) == "values has 3 values, y has 2")
    #expect(
      try message(LineVariant(styleIndices: two, values: two))
        == "a line has values or style indices, got both"
    )
    #expect(
      try message(LineVariant(values: two), LineStyle(dash: [1, 1]))
        == "a line that has its colours by values has no dash, got 2 lengths"
    )
    #expect(try message(LineVariant(order: three)) == nil)
    let line = try LineSeries(x: nil, y: two, in: space)
    #expect(throws: KeisenError.self) { try line.setVariant(LineVariant(values: two)) }
    let styled = try LineSeries(x: nil, y: two, in: space, variant: LineVariant(values: two))
    #expect(throws: KeisenError.self) { try styled.setColumns(x: nil, y: three) }
    #expect(throws: KeisenError.self) { try styled.setStyle(LineStyle(dash: [1, 1])) }
  }

  @Test("is changed in one step with its columns, or not at all")
  func change() throws {
    let space = try Chart.whole(100, 100).space
    let line = try LineSeries(x: nil, y: Column([1.0, 2, 3]), in: space, label: "old")
    let y = try Column([1.0, 2])
    try line.change(label: "new") { mark in
      mark.y = y
      mark.style.width = 3
      mark.variant.styleIndices = y
      mark.variant.interpolation = .stepAfter
    }
    #expect(line.columns.y === y && line.label == "new" && line.style.width == 3)
    #expect(line.mark.variantOfNoPlainLine?.interpolation == .stepAfter)
    let before = line.latestChange
    let others = try (Column([1.0, 2, 3]), Column([1.0]))
    func refuses(_ body: (inout LineMark) throws(KeisenError) -> Void) -> Bool {
      do throws(KeisenError) {
        try line.change(label: "wrong", body)
        return false
      } catch { return true }
    }
    #expect(refuses { $0.y = others.0 })
    #expect(refuses { $0.x = others.1 })
    #expect(refuses { $0.style.width = -1 })
    #expect(refuses { $0.variant.values = $0.y })
    #expect(refuses { (_) throws(KeisenError) in throw .invalidArgument("no") })
    #expect(line.label == "new" && line.columns.y === y && line.latestChange == before)
    try line.setVariant(LineVariant())
    #expect(line.mark.variantOfNoPlainLine == nil)
  }
}
