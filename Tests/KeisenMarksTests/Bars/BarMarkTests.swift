import Glibc
import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenMotion
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges

@Suite("Bars")
struct BarMarkTests {
  /// A chart without anything around its plot, and the bars in it.
  private func rectangles(
    _ mark: BarMark,
    x: ClosedRange<Double>,
    y: ClosedRange<Double>,
    pixelRatio: Double = 1
  ) throws -> [Rectangle] {
    let chart = try Chart.whole(200, 100)
    try chart.space.x.setRange(min: x.lowerBound, max: x.upperBound)
    try chart.space.y.setRange(min: y.lowerBound, max: y.upperBound)
    chart.add(try BarSeries(mark, in: chart.space))
    return try chart.frame(pixelRatio: pixelRatio) { $0.rectangles }
  }

  @Test("stand around their positions, from the baseline to their values")
  func places() throws {
    let style = BarStyle(width: 0.5, baseline: 2)
    let mark = BarMark(value: try Column([4.0, 1, 2]), style: style)
    let found = try rectangles(mark, x: -0.5...3.5, y: 0...10)
    #expect(
      found.map(\.rect) == [
        Rect(left: 12.5.rounded(), top: 60, right: 38, bottom: 80),
        Rect(left: 63, top: 80, right: 88, bottom: 90),
      ]
    )
  }

  @Test("that are empty are none on a log scale, and parts of a stack from 0 have a height")
  func logStacks() throws {
    let chart = try Chart.whole(200, 100)
    let sets: [(label: String, values: [Double])] = [("a", [1, 0, 1]), ("b", [1, 2, 0])]
    try chart.addBarStack(sets, names: ["x", "y", "z"])
    try chart.space.y.setScale(.log())
    try chart.space.y.fit()
    let list = try chart.frame { $0 }
    let records = try #require(chart.frameRecord?.series)
    #expect(records.map(\.dropped) == [0, 0] && records.map(\.gaps) == [0, 0])
    #expect(list.rectangles.count == 4)
    #expect(records.map(\.openEnded) == [0, 0])
    let plot = Rect(x: 0, y: 0, width: 200, height: 100)
    #expect(list.rectangles.allSatisfy { $0.rect.intersection(plot).height >= 2 })
  }

  @Test("of a histogram from 0 reach to the end of a log scale, and empty ones are none")
  func logHistogram() throws {
    let chart = try Chart.whole(200, 100)
    let bins = try HistogramBins(edges: [0, 1, 10, 100], heights: [3, 0, 2])
    chart.add(try BarSeries(BarMark(bins), in: chart.space))
    for projection in [chart.space.x, chart.space.y] {
      try projection.setScale(.log())
      try projection.fit()
    }
    let list = try chart.frame { $0 }
    #expect(chart.frameRecord?.series.first?.dropped == 0)
    #expect(list.rectangles.count == 2)
    let first = try #require(list.rectangles.first?.rect)
    #expect(first.minX <= 0 && first.maxX > 5)
    // What begins so is counted where it is seen, in all tiers.
    for rows in [0, 100] {
      try chart.setDirectRows(rows)
      _ = try chart.frame { $0 }
      #expect(chart.frameRecord?.series.first?.openEnded == 1)
    }
    // There is as much room for it as the next one takes, at most 0.3 of the length.
    #expect(abs(try chart.space.x.range().min - pow(100, -0.3)) < 1e-9)
    try chart.space.x.setRange(min: 1, max: 100)
    _ = try chart.frame { $0 }
    #expect(chart.frameRecord?.series.first?.openEnded == 0)
  }

  @Test("lie where values are of the horizontal dimension")
  func horizontal() throws {
    let style = BarStyle(width: 1, widthUnit: .data)
    let mark = BarMark(value: try Column([4.0, -1]), orientation: .horizontal, style: style)
    let found = try rectangles(mark, x: -5...5, y: -0.5...1.5)
    #expect(
      found.map(\.rect) == [
        Rect(left: 100, top: 50, right: 180, bottom: 100),
        Rect(left: 80, top: 0, right: 100, bottom: 50),
      ]
    )
  }

  @Test("have bases, widths and ends of their own")
  func columns() throws {
    let position = try Column([1.0, 5])
    var mark = BarMark(
      position: position,
      width: try Column([2.0, -4]),
      value: try Column([3.0, 1]),
      base: try Column([2.0, 4])
    )
    var found = try rectangles(mark, x: 0...10, y: 0...5)
    #expect(
      found.map(\.rect) == [
        Rect(left: 0, top: 40, right: 40, bottom: 60),
        Rect(left: 60, top: 20, right: 140, bottom: 80),
      ]
    )
    mark.width = nil
    mark.end = try Column([3.0, 4])
    found = try rectangles(mark, x: 0...10, y: 0...5)
    #expect(found.map(\.rect.minX) == [20, 80])
    #expect(found.map(\.rect.maxX) == [60, 100])
  }

  @Test("keep the radii of their tips there when values are below the base")
  func radii() throws {
    let radii = BarRadii(tipLeft: 1, tipRight: 2, rootLeft: 3, rootRight: 4)
    let values = try Column([1.0, -1])
    for (orientation, ranges) in [
      (BarMark.Orientation.vertical, (-1.0...2.0, -2.0...2.0)), (.horizontal, (-2...2, -1...2)),
    ] {
      let mark = BarMark(value: values, orientation: orientation, style: BarStyle(radii: radii))
      let found = try rectangles(mark, x: ranges.0, y: ranges.1).map(\.radii)
      let wanted =
        orientation == .vertical
        ? [
          CornerRadii(topLeft: 1, topRight: 2, bottomRight: 4, bottomLeft: 3),
          CornerRadii(topLeft: 3, topRight: 4, bottomRight: 2, bottomLeft: 1),
        ]
        : [
          CornerRadii(topLeft: 3, topRight: 1, bottomRight: 2, bottomLeft: 4),
          CornerRadii(topLeft: 1, topRight: 3, bottomRight: 4, bottomLeft: 2),
        ]
      #expect(found == wanted)
    }
  }

  @Test("have borders within their edges, as faint as their fill")
  func borders() throws {
    let style = BarStyle(width: 0.5, color: .black, alpha: 0.5, borderWidth: 4, borderColor: .white)
    let mark = BarMark(value: try Column([5.0]), style: style)
    let found = try #require(try rectangles(mark, x: -0.5...0.5, y: 0...10).first)
    #expect(found.rect == Rect(left: 52, top: 52, right: 148, bottom: 98))
    #expect(found.border == Rectangle.Border(width: 4, color: Color.white.opacity(0.5)))
    #expect(found.fill == .color(Color.black.opacity(0.5)))
  }

  @Test("look as their rows say, and as the series where these say nothing")
  func rowStyles() throws {
    let red = Color(rgb: 0xff0000)
    let mark = BarMark(
      value: try Column([5.0, 5, 5, 5]),
      styleIndex: try Column([0.0, 1, 2, .nan]),
      styles: [BarRowStyle(color: red), BarRowStyle(width: 0.2, radii: BarRadii(tip: 1))],
      style: BarStyle(width: 0.5, color: .black)
    )
    let found = try rectangles(mark, x: -0.5...3.5, y: 0...10)
    #expect(found.map(\.fill) == [red, .black, .black, .black].map { .color($0) })
    #expect(found.map(\.rect.width) == [25, 10, 25, 25])
    #expect(found[1].radii == CornerRadii(topLeft: 1, topRight: 1))
  }

  @Test("take colours of values, after those of their looks")
  func colors() throws {
    let red = Color(rgb: 0xff0000)
    let scale = ColorScale(style: ColorScale.Style(missing: .black))
    try scale.projection.setRange(min: 0, max: 1)
    let mark = BarMark(
      value: try Column([5.0, 5, 5, 5]),
      styleIndex: try Column([7.0, 7, 7, 0]),
      styles: [BarRowStyle(color: red)],
      color: try Column([0, 1, .nan, 1]),
      colorScale: scale
    )
    let found = try rectangles(mark, x: -0.5...3.5, y: 0...10)
    let ends = try scale.colors(of: [0, 1])
    #expect(found.map(\.fill) == [ends[0], ends[1], .black, red].map { .color($0) })
  }

  @Test("of a histogram share their edges: no pixel is in two, none in between", arguments: 0..<20)
  func histogramEdges(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(100 + seed))
    let count = random.pick([3, 40, 180, 400])
    var edges = [Double.random(in: -3...3, using: &random)]
    for _ in 0..<count {
      edges.append(
        edges[edges.count - 1] + Double.random(in: count > 40 ? 0.01...1 : 0.3...1, using: &random)
      )
    }
    let heights = (0..<count).map { _ in Double.random(in: 1...9, using: &random) }
    let mark = BarMark(try HistogramBins(edges: edges, heights: heights))
    for pixelRatio in [1, 1.5, 2] {
      let found = try rectangles(
        mark,
        x: edges[0]...edges[count],
        y: 0...10,
        pixelRatio: pixelRatio
      )
      var covered = [Int](repeating: 0, count: Int(200 * pixelRatio))
      for rect in found.map(\.rect) {
        let (first, last) = (rect.minX * pixelRatio, rect.maxX * pixelRatio)
        #expect(abs(first - first.rounded()) < 1e-6 && abs(last - last.rounded()) < 1e-6)
        for column in Int(first.rounded())..<Int(last.rounded()) where covered.indices ~= column {
          covered[column] += 1
        }
      }
      // Bins thinner than a pixel may be in one column together.
      #expect(covered.allSatisfy { $0 >= 1 })
      if count <= 40 { #expect(covered.allSatisfy { $0 == 1 }, "\(covered)") }
    }
  }

  @Test(
    "of a value that is not the base are a device pixel long at least",
    arguments: [1, 1.5, 2.0]
  )
  func minLength(pixelRatio: Double) throws {
    let mark = BarMark(value: try Column([1e-9, -1e-9, 0]))
    let found = try rectangles(mark, x: -1...3, y: -10...10, pixelRatio: pixelRatio)
    #expect(found.count == 2)
    for rectangle in found { #expect(abs(rectangle.rect.height * pixelRatio - 1) < 1e-9) }
    #expect(found.map { $0.rect.midY < 50 } == [true, false])
  }

  @Test("begin below everything where a log scale has no place for their base")
  func logScale() throws {
    let chart = try Chart.whole(200, 100)
    try chart.space.x.setRange(min: -1, max: 4)
    try chart.space.y.setScale(.log())
    try chart.space.y.setRange(min: 1, max: 100)
    let mark = BarMark(
      value: try Column([10.0, -5, 10, .infinity]),
      base: try Column([0, 1, 1000, 1.0]),
      style: BarStyle(width: 0.5)
    )
    chart.add(try BarSeries(mark, in: chart.space))
    let found = try chart.frame { $0.rectangles.map(\.rect) }
    let record = try #require(chart.frameRecord?.series.first)
    #expect(record.rows == 4 && record.dropped == 1 && record.gaps == 1)
    #expect(found.count == 2)
    #expect(found[0].minY == 50 && found[0].maxY > 100)
    #expect(found[1].minY < 0 && found[1].maxY == 50)
  }

  @Test("stand at their names, on a scale of other names too")
  func names() throws {
    let chart = try Chart.whole(400, 100)
    let mark = BarMark(value: try Column([1.0, 2]), names: CategoryScale(["a", "b"]))
    chart.add(try BarSeries(mark, in: chart.space))
    try chart.space.y.setRange(min: 0, max: 4)
    #expect(try chart.frame { $0.rectangles.map(\.rect.midX) } == [100, 300])
    try chart.space.x.setScale(.category(CategoryScale(["b", "c"])))
    try chart.space.x.fit()
    let found = try chart.frame { $0.rectangles.map(\.rect) }
    #expect(found.map(\.midX) == [100] && found[0].height == 50)
    #expect(chart.frameRecord?.series.first?.dropped == 1)
  }

  @Test("are as wide as a part of the least distance of their positions, in any order and unit")
  func distances() throws {
    #expect(BarMark(position: try Column([3.0, 9, 4]), value: try Column([1.0, 1, 1])).unit == 1)
    #expect(
      BarMark(position: try Column([5, .nan, 5.0]), value: try Column([1.0, 1, 1])).unit == 1
    )
    #expect(
      BarMark(position: try Column([2.0, 6, 6, 9]), value: try Column([1.0, 1, 1, 1])).unit == 3
    )
    let times: [Int64] = [1_700_000_000, 1_700_003_600]
    let position = try times.withUnsafeBytes {
      try Column(copying: $0.baseAddress, type: .timestamp(.seconds), count: 2)
    }
    let mark = BarMark(position: position, value: try Column([1.0, 1]))
    #expect(mark.unit == 3600)
    let chart = try Chart.whole(360, 100)
    chart.add(try BarSeries(mark, in: chart.space))
    try chart.space.x.setScale(.time(TimeScale(unit: .nanoseconds)))
    try chart.space.x.setRange(origin: times[0] * 1_000_000_000, min: -1.8e12, max: 5.4e12)
    try chart.space.y.setRange(min: 0, max: 1)
    #expect(try chart.frame { $0.rectangles.map(\.rect.width) } == [144, 144])
  }

  @Test("refuse what does not go together")
  func errors() throws {
    let space = try Chart.whole(10, 10).space
    let two = try Column([1.0, 2])
    let three = try Column([1.0, 2, 3])
    func message(_ mark: BarMark) -> String {
      do throws(KeisenError) {
        _ = try BarSeries(mark, in: space)
        return ""
      } catch { return error.message }
    }
    #expect(message(BarMark(position: three, value: two)) == "position has 3 values, value has 2")
    #expect(
      message(BarMark(position: two, end: two, width: two, value: two))
        == "bars have either ends or widths, got both"
    )
    #expect(
      message(BarMark(end: two, value: two)) == "bars with ends need positions where they begin"
    )
    #expect(
      message(BarMark(value: two, names: CategoryScale(["a"])))
        == "there must be as many names as values, got 1 and 2"
    )
    #expect(
      message(BarMark(position: two, value: two, names: CategoryScale(["a", "b"])))
        == "bars have either names or positions, got both"
    )
    #expect(
      message(BarMark(value: two, style: BarStyle(width: 0)))
        == "width of bars must be positive and finite, got 0.0"
    )
    #expect(
      message(BarMark(value: two, styles: [BarRowStyle(width: .nan)]))
        == "width of bars must be positive and finite, got nan"
    )
    #expect(message(BarMark(value: two, style: BarStyle(alpha: 2))).contains("alpha"))
  }

  @Test("have a swatch in the legend where they have a label")
  func legend() throws {
    let chart = try Chart.whole(200, 100)
    let style = BarStyle(color: .black, radii: BarRadii(tip: 2))
    let mark = BarMark(value: try Column([1.0]), style: style)
    let frame = try Chart.begin(chart.state.withLock { $0 }, pixelRatio: 1).0
    #expect(try mark.legendEntries(label: "", frame).isEmpty)
    let entry = try #require(try mark.legendEntries(label: "a", frame).first)
    var list = DisplayList(size: Size(width: 20, height: 20), pixelRatio: 1)
    try entry.swatch(Rect(x: 2, y: 2, width: 16, height: 10), &list)
    #expect(list.rectangles.map(\.radii) == [CornerRadii(topLeft: 2, topRight: 2)])
    #expect(list.rectangles.map(\.fill) == [.color(.black)])
  }

  /// What of a legend's sample, 20 points wide, is filled.
  private func swatch(_ mark: BarMark, pixelRatio: Double = 1) throws -> [Rectangle] {
    let chart = try Chart.whole(200, 100)
    let frame = try Chart.begin(chart.state.withLock { $0 }, pixelRatio: pixelRatio).0
    let entry = try #require(try mark.legendEntries(label: "a", frame).first)
    var list = DisplayList(size: Size(width: 20, height: 20), pixelRatio: pixelRatio)
    try entry.swatch(Rect(x: 0, y: 0, width: 20, height: 10), &list)
    return list.rectangles
  }

  @Test("show in a legend the looks that rows have, each once")
  func legendOfAppearances() throws {
    let (red, green) = (Color(rgb: 0xff0000), Color(rgb: 0x00ff00))
    var mark = BarMark(
      value: try Column([1.0, 2, 3, 4, 5]),
      styleIndex: try Column([2.0, 0, 3, -1, 2]),
      styles: [
        BarRowStyle(color: red), BarRowStyle(color: .white), BarRowStyle(color: green),
        BarRowStyle(color: red, width: 0.1),
      ],
      style: BarStyle(color: .black)
    )
    for pixelRatio in [1, 1.5, 2] {
      let found = try swatch(mark, pixelRatio: pixelRatio)
      #expect(found.map(\.fill) == [.color(.black), .color(red), .color(green)])
      #expect(found.allSatisfy { $0.rect.width > 5 && $0.rect.minX >= 0 && $0.rect.maxX <= 20 })
      #expect(zip(found, found.dropFirst()).allSatisfy { $0.rect.maxX < $1.rect.minX })
    }
    mark.styleIndex = try Column([0.0, 3, 0, 0, 0])
    #expect(try swatch(mark).map(\.fill) == [.color(red)])
    mark.styleIndex = try Column([Double.nan, .infinity, -3, 9, 1e300])
    #expect(try swatch(mark).map(\.fill) == [.color(.black)])
    mark.styles = []
    #expect(try swatch(mark).map(\.fill) == [.color(.black)])
    let empty = BarMark(value: try Column([Double]()), styleIndex: try Column([Double]()))
    #expect(try swatch(empty).count == 1)
  }

  @Test("show no more than five looks in a legend, and those of a waterfall")
  func legendOfWaterfall() throws {
    let rows = (0..<300).map(Double.init)
    let many = BarMark(
      value: try Column(rows),
      styleIndex: try Column(rows),
      styles: rows.map { BarRowStyle(color: Color(rgb: UInt32($0))) }
    )
    #expect(try swatch(many).count == 5)
    let colors = BarMark.WaterfallColors()
    let waterfall = try BarMark(changes: [3, -1, 0], totals: [2])
    #expect(
      try swatch(waterfall).map(\.fill)
        == [colors.up, colors.down, colors.total].map { .color($0) }
    )
    let rising = try BarMark(changes: [3, 1, 0], totals: [2])
    #expect(try swatch(rising).map(\.fill) == [colors.up, colors.total].map { .color($0) })
  }

  @Test("move their values when animated")
  func animation() throws {
    let chart = try Chart.whole(200, 100)
    let series = try BarSeries(BarMark(value: try Column([0.0, 4])), in: chart.space)
    chart.add(series)
    try chart.space.y.setRange(min: 0, max: 10)
    let animator = Animator()
    chart.add(animator)
    let target = try Column([10.0, 0])
    animator.add(try .values(of: series, to: target, AnimationTiming(duration: 1, easing: .linear)))
    _ = try chart.frame(at: 0) { $0.rectangles }
    let found = try chart.frame(at: 0.5) { $0.rectangles.map(\.rect.height) }
    #expect(found == [50, 20])
    _ = try chart.frame(at: 1) { $0.rectangles }
    #expect(series.mark.value === target)
  }

  @Test("of the least value have a length on a log scale, whose range nobody chose")
  func logFit() throws {
    let mark = BarMark(value: try Column([1.0, 10, 100]))
    let chart = try Chart.whole(100, 100)
    try chart.space.y.setScale(.log())
    try chart.add(mark)
    _ = try chart.frame { $0.size }
    let range = try chart.space.y.range()
    #expect(range.min > 0.5 && range.min < 0.9 && range.max > 110 && range.max < 130)
    #expect(try chart.hit(at: Point(x: 16, y: 98), within: 0)?.row == 0)
  }
}
