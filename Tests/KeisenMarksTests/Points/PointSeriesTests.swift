import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges
@testable import KeisenReduction

@Suite("PointSeries")
struct PointSeriesTests {
  /// A chart whose plot is 1000 x 1000 points for x and y in 0...1000.
  private func chart() throws -> Chart {
    let chart = try Chart.whole(1000, 1000)
    try chart.space.x.setRange(min: 0, max: 1000)
    try chart.space.y.setRange(min: 0, max: 1000)
    return chart
  }

  @Test(
    "keeps the rows that reach into the plot, in their order, as a slow look at each does",
    arguments: [0, 1, 1023, 1024, 1025, 32_768, 32_769, 150_000]
  )
  func keepsWhatIsSeen(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count) + 4)
    let nasty: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, -5, 1005, 0, 1000]
    func values() -> [Double] {
      (0..<count).map { _ in
        Double.random(in: 0...1, using: &random) < 0.1
          ? nasty[Int.random(in: 0..<nasty.count, using: &random)]
          : Double.random(in: -400...1400, using: &random)
      }
    }
    let (xs, ys) = (values(), values())
    let sizes = (0..<count).map { _ in Double.random(in: -3...12, using: &random) }
    let alphas = (0..<count).map {
      $0 % 17 == 3 ? .nan : Double.random(in: -0.2...1.2, using: &random)
    }
    for isVaried in [false, true] {
      let chart = try chart()
      var columns = PointColumns(x: try Column(xs), y: try Column(ys))
      if isVaried { (columns.size, columns.alpha) = (try Column(sizes), try Column(alphas)) }
      try chart.addPoints(columns, style: PointStyle(size: 10, alpha: 0.5))
      let drawn = try chart.frame { $0 }.markers
      let record = try #require(chart.frameRecord?.series.first)
      var gaps = 0
      var wanted: [(SIMD2<Float>, Float, UInt16)] = []
      for row in 0..<count {
        let isGap = !xs[row].isFinite || !ys[row].isFinite || (isVaried && alphas[row].isNaN)
        if isGap {
          gaps += 1
          continue
        }
        let (x, y) = (xs[row], 1000 - ys[row])
        let size = isVaried ? sizes[row] : 10
        let alpha = isVaried ? min(alphas[row], 1) : 1
        let reach = size + 2
        guard size > 0, alpha > 0, x >= -reach, x <= 1000 + reach, y >= -reach, y <= 1000 + reach
        else { continue }
        let opacity = (alpha * (0.5 * 65535).rounded(.toNearestOrEven)).rounded()
        wanted.append((SIMD2(Float(x), Float(y)), Float(size), UInt16(opacity)))
      }
      #expect(record.rows == count)
      #expect(record.gaps == gaps)
      #expect(record.tier == .direct)
      #expect(drawn.isEmpty == wanted.isEmpty)
      guard let markers = drawn.first else { continue }
      withExtendedLifetime(markers) {
        #expect(markers.positions.vertices.elementsEqual(wanted.map(\.0), by: near))
        guard isVaried, case .each(let own) = markers.size, case .each(let colors) = markers.fill
        else { return }
        #expect(own.elements.elementsEqual(wanted.map(\.1)))
        #expect(colors.elements.map(\.w).elementsEqual(wanted.map(\.2)))
      }
    }
  }

  private func near(_ one: SIMD2<Float>, _ other: SIMD2<Float>) -> Bool {
    abs(one.x - other.x) < 1e-3 && abs(one.y - other.y) < 1e-3
  }

  @Test("rows that a log scale has no place for are counted as dropped")
  func dropped() throws {
    let chart = try Chart.whole(100, 100)
    try chart.space.y.setScale(.log())
    try chart.addPoints(PointColumns(x: nil, y: Column([1, 0, -1, 10, .nan, 100])))
    let markers = try chart.frame { $0 }.markers
    #expect(markers.map(\.count) == [3])
    #expect(chart.frameRecord?.series.map(\.dropped) == [2])
    #expect(chart.frameRecord?.series.map(\.gaps) == [1])
  }

  @Test("tells the numbers of values where columns differ in length, and keeps the old ones")
  func lengths() throws {
    let (three, two) = (try Column([1.0, 2, 3]), try Column([1.0, 2]))
    let cases: [(PointColumns, String)] = [
      (PointColumns(x: two, y: three), "x has 2 values, y has 3"),
      (PointColumns(x: nil, y: two, size: three), "size has 3 values, y has 2"),
      (PointColumns(x: nil, y: two, alpha: three), "alpha has 3 values, y has 2"),
    ]
    let chart = try chart()
    let points = try chart.addPoints(PointColumns(x: nil, y: three))
    for (columns, message) in cases {
      let made = #expect(throws: KeisenError.self) { try PointSeries(columns, in: chart.space) }
      #expect(made?.message == message)
      #expect(throws: KeisenError.self) { try points.setColumns(columns) }
      #expect(points.columns.y === three)
    }
  }

  @Test("refuses styles that are none, with the value, and keeps the old one")
  func styles() throws {
    let chart = try chart()
    let points = try chart.addPoints(PointColumns(x: nil, y: Column([1.0])))
    let cases: [(PointStyle, String)] = [
      (PointStyle(size: -1), "size must be finite and not negative, got -1.0"),
      (PointStyle(size: .nan), "size must be finite and not negative, got nan"),
      (PointStyle(size: .infinity), "size must be finite and not negative, got inf"),
      (PointStyle(alpha: 1.5), "alpha must be in 0...1, got 1.5"),
      (PointStyle(alpha: .nan), "alpha must be in 0...1, got nan"),
      (PointStyle(borderWidth: -0.5), "border width must be finite and not negative, got -0.5"),
    ]
    for (style, message) in cases {
      let error = #expect(throws: KeisenError.self) { try points.setStyle(style) }
      #expect(error?.message == message)
    }
    #expect(points.style == PointStyle())
  }

  @Test("takes the theme's colours where it was given none, times alpha")
  func themeColors() throws {
    let chart = try chart()
    try chart.setTheme(.dark)
    try chart.addPoints(PointColumns(x: nil, y: Column([1.0])))
    try chart.addPoints(
      PointColumns(x: nil, y: Column([1.0])),
      style: PointStyle(marker: .star, alpha: 0.5, borderWidth: 2)
    )
    let markers = try chart.frame { $0 }.markers
    #expect(markers.map(\.shape) == [.circle, .star])
    for (index, one) in markers.enumerated() {
      guard case .one(let color) = one.fill else {
        Issue.record("no colour")
        continue
      }
      #expect(color == Theme.dark.cycle[index].opacity(index == 0 ? 1 : 0.5))
    }
    #expect(markers[0].border == nil)
    #expect(
      markers[1].border == Markers.Border(width: 2, color: Theme.dark.plotArea.opacity(0.5))
    )
  }

  @Test("draws nothing of size 0 or alpha 0")
  func nothing() throws {
    for style in [PointStyle(size: 0), PointStyle(alpha: 0)] {
      let chart = try chart()
      try chart.addPoints(PointColumns(x: nil, y: Column([1.0, 2])), style: style)
      #expect(try chart.frame { $0 }.markers.isEmpty)
    }
  }

  @Test("adds nothing to the extents of the data")
  func extents() throws {
    let points = try PointSeries(
      PointColumns(x: nil, y: Column([3.0, .nan, -7, 5])),
      in: Space(x: Projection(), y: Projection()),
      style: PointStyle(size: 100)
    )
    #expect(try points.extent(in: .x) == .integer(0, 3))
    #expect(try points.positiveExtent(in: .x) == .integer(1, 3))
    #expect(try points.extent(in: .y).relative(to: 0)?.min == -7)
    #expect(try points.positiveExtent(in: .y).relative(to: 0)?.min == 3)
  }

  @Test("has room of a twentieth at both ends, or for half a marker of one size or the largest")
  func fit() throws {
    func ranges(
      _ sizes: [Double]?,
      size: Double,
      scale: Scale = .linear,
      _ y: [Double] = [1, 11]
    ) throws -> ProjectionRange {
      let chart = try Chart.whole(200, 200)
      try chart.space.y.setScale(scale)
      let columns = PointColumns(x: nil, y: try Column(y), size: try sizes.map { try Column($0) })
      chart.add(try PointSeries(columns, in: chart.space, style: PointStyle(size: size)))
      let list = try chart.frame { $0 }
      let markers = list.commands.compactMap { command -> Markers? in
        if case .markers(let markers) = command.primitive { markers } else { nil }
      }
      let half = Float(min(sizes?.max() ?? size, 30) / 2) - 1e-3
      for place in markers.flatMap({ $0.positions.vertices }) {
        #expect(place.x >= half && place.x <= 200 - half)
        #expect(place.y >= half && place.y <= 200 - half)
      }
      return try chart.space.y.range()
    }
    let six = try ranges(nil, size: 6)
    #expect(six.min == 0.5 && six.max == 11.5)
    #expect(try abs(ranges([2, 21], size: 6).max - (11 + 0.7 / 0.86)) < 1e-12)
    // No more than a tenth.
    #expect(try ranges(nil, size: 30).max == 12)
    #expect(try ranges(nil, size: 1e9) == ranges(nil, size: 30))
    let none = try ranges(nil, size: 0)
    #expect(none == six)
    #expect(try ranges([0, -1], size: 6) == six)
    _ = try ranges(nil, size: 6, scale: .log(), [1, 1000])
    // One value stays in the middle.
    let one = try ranges(nil, size: 6, [3, 3])
    #expect(one.min == 3 && one.max == 3)
  }

  @Test("is fitted with room in the whole range, beside other series too")
  func fitBesideOthers() throws {
    let chart = try Chart.whole(150, 150)
    try chart.addLine(x: nil, y: Column([0.0, 100]))
    let low = try PointSeries(PointColumns(x: nil, y: Column([0.0, 1])), in: chart.space)
    chart.add(low)
    _ = try chart.frame { $0 }
    // Parts are of the length of all data: a twentieth of that on both sides.
    let range = try chart.space.y.range()
    #expect(range.max == 105 && range.min == -5)
  }

  @Test("is a marker in a legend, within its swatch, and keeps the legend off its rows")
  func legend() throws {
    let chart = try chart()
    let points = try chart.addPoints(
      PointColumns(x: Column([900.0, 950, 990]), y: Column([900.0, 950, .nan])),
      style: PointStyle(marker: .diamond, size: 400),
      label: "Dots"
    )
    var ranges = FrameRanges()
    for projection in [chart.space.x, chart.space.y] { try ranges.take(projection) }
    let size = Size(width: 1000, height: 1000)
    let frame = FrameContext(size: size, pixelRatio: 1, theme: .light, ranges: ranges)
    #expect(chart.alt == "Scatter chart: x 0 to 1000, y 0 to 1000.")
    let entry = try #require(try points.legendEntries(frame).first)
    #expect(entry.label == "Dots")
    var list = DisplayList(size: Size(width: 100, height: 100), pixelRatio: 1)
    try entry.swatch(Rect(x: 10, y: 10, width: 24, height: 10), &list)
    let sample = try #require(list.markers.first)
    #expect(sample.count == 1 && sample.shape == .diamond)
    if case .one(let size) = sample.size { #expect(size == 10) }
    let outline = points.outline(frame, count: 100)
    #expect(outline.filter { !$0.x.isNaN } == [Point(x: 900, y: 100), Point(x: 950, y: 50)])
    points.label = ""
    #expect(try points.legendEntries(frame).isEmpty)
  }

  @Test("has the colours that its scale gives to the values of a column, times alpha")
  func colors() throws {
    let values: [Double] = [0, 5, 10, .nan, 20, -3, 7.5]
    let scale = ColorScale(
      style: ColorScale.Style(missing: Color(rgb: 0xff0000), above: Color(rgb: 0x00ff00))
    )
    try scale.projection.setRange(min: 0, max: 10)
    let chart = try chart()
    let rows = [Double](repeating: 500, count: values.count)
    try chart.addPoints(
      PointColumns(x: Column(rows), y: Column(rows), color: Column(values)),
      colorScale: scale,
      style: PointStyle(alpha: 0.5)
    )
    let markers = try #require(try chart.frame { $0 }.markers.first)
    guard case .each(let colors) = markers.fill else {
      Issue.record("one colour")
      return
    }
    let wanted = try scale.colors(of: values).map { color in
      var own = MarkerColor(color)
      own.w = UInt16((Double(own.w) * 0.5).rounded())
      return own
    }
    withExtendedLifetime(markers) { #expect(colors.elements.elementsEqual(wanted)) }
    #expect(wanted[3].x == 65_535 && wanted[4].y == 65_535)
  }

  @Test("fits a colour scale that nobody gave a range to all values of the colour column")
  func colorRange() throws {
    let chart = try chart()
    let column = try Column([3.0, .nan, -7, 5])
    let points = try chart.addPoints(PointColumns(x: nil, y: column, color: column))
    let scale = try #require(points.colorScale)
    try chart.frame { _ in }
    let range = try scale.projection.range()
    #expect((range.min, range.max) == (-7, 5))
    let plain = try chart.addPoints(PointColumns(x: nil, y: column))
    #expect(plain.colorScale == nil)
    #expect(throws: KeisenError.self) {
      try plain.setColumns(PointColumns(x: nil, y: column, color: column))
    }
    #expect(throws: KeisenError.self) {
      try PointSeries(PointColumns(x: nil, y: column, color: Column([1.0])), in: chart.space)
    }
  }
}
