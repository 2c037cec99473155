import Glibc
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

@Suite("Bars by lot")
struct BarMarkRandomTests {
  /// Bars of any kind in a chart without anything around its plot.
  private func chart(_ random: inout SeededGenerator, uniform: Bool = false) throws -> Chart {
    let rows = try RandomRows(&random)
    let count = rows.y.count
    func values() throws -> Column {
      try Column(RandomRows.withGaps(RandomRows.values(count, &random), &random))
    }
    func chance() -> Bool { !uniform && Int.random(in: 0..<3, using: &random) == 0 }
    let style = BarStyle(
      width: random.pick([0.05, 0.8, 1, 3]),
      widthUnit: random.pick([.distance, .data, .points]),
      offset: random.pick([0, 0, 0.3, -1]),
      baseline: random.pick([0, 0, 2.3]),
      alpha: random.pick([1, 0.5]),
      borderWidth: random.pick([0, 1]),
      radii: BarRadii(tip: random.pick([0, 4]))
    )
    var mark = BarMark(
      position: rows.x,
      value: rows.y,
      orientation: random.pick([.vertical, .horizontal]),
      style: style
    )
    if chance() { mark.base = try values() }
    if chance() {
      mark.width = try values()
    } else if rows.x != nil, chance() {
      mark.end = try values()
    }
    if chance() {
      mark.styleIndex = try Column((0..<count).map { Double($0 % 4) - 1 })
      mark.styles = [BarRowStyle(width: 7), BarRowStyle(color: Color(rgb: 0xff0000))]
    }
    if chance() {
      mark.color = try values()
      mark.colorScale = ColorScale()
    }
    if rows.x == nil, chance() {
      mark.names = CategoryScale((0..<count).map { "n\($0 % 70)" })
    }
    let chart = try Chart.whole(200, 150)
    chart.add(try BarSeries(mark, in: chart.space))
    if mark.names == nil { try chart.setScales(using: &random) }
    return chart
  }

  private func rows(_ chart: Chart, _ pixelRatio: Double) throws -> BarRows {
    let series = try #require(chart.series.first as? BarSeries)
    let (frame, _) = try Chart.begin(chart.state.withLock { $0 }, pixelRatio: pixelRatio)
    return BarRows(series.mark, in: series.space, frame)
  }

  /// Every bar, found by looking at each row by itself.
  private func bars(_ rows: BarRows) -> [BarRows.Bar] {
    rows.rows.compactMap { row in
      var found: BarRows.Bar?
      rows.forEachPlace(in: row..<row + 1) { if case .bar(let bar) = $1 { found = bar } }
      return found
    }
  }

  @Test("are found by the order of their positions, each that is in view", arguments: 0..<20)
  func inView(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(700 + seed))
    for number in 0..<40 {
      let chart = try chart(&random)
      let rows = try rows(chart, random.pick([1, 1.5, 2]))
      let all = bars(rows)
      let looked = rows.rowsInView
      let missed = all.filter { !looked.contains($0.row) }
      #expect(missed.isEmpty, "chart \(number): \(missed.map(\.row)) are not in \(looked)")
      // A part of the plot.
      let low = Double.random(in: 0...200, using: &random)
      let high = low + Double.random(in: 0...20, using: &random)
      let part = rows.rows(from: low, to: high)
      let wanted = all.filter { !$0.isThin && $0.last > low + 1 && $0.first < high - 1 }
      #expect(wanted.allSatisfy { part.contains($0.row) }, "chart \(number)")
    }
  }

  @Test(
    "are in the same columns together as one by one, whether bounds tell or rows",
    arguments: 0..<20
  )
  func columns(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(900 + seed))
    for number in 0..<30 {
      let chart = try chart(&random, uniform: number % 2 == 0)
      let pixelRatio = random.pick([1, 1.5, 2])
      let rows = try rows(chart, pixelRatio)
      let isUpright = rows.mark.orientation == .vertical
      try chart.setDirectRows(0)
      let fast = try chart.frame(pixelRatio: pixelRatio) { list in list.rectangles }
      // Thousands of wide ones are painted on pixels.
      if chart.frameRecord?.series.first?.tier == .coverage { continue }
      try chart.setDirectRows(.max)
      let slow = try chart.frame(pixelRatio: pixelRatio) { list in list.rectangles }
      // What is covered of each place between device pixels, by any bar.
      func covered(_ rectangles: [Rectangle]) -> [Int: [SIMD2<Int>]] {
        var columns: [Int: [SIMD2<Int>]] = [:]
        for rectangle in rectangles {
          // One whose colour is missing covers nothing.
          if case .color(let fill) = rectangle.fill, fill.alpha == 0 { continue }
          let rect = rectangle.rect
          let along = isUpright ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
          let across = isUpright ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
          // Borders and bars between pixels are drawn as they are in both.
          guard abs((along.1 - along.0) * pixelRatio - 1) < 1e-6 else { continue }
          let column = Int((along.0 * pixelRatio + 0.5).rounded(.down))
          guard column >= 0, column < Int((isUpright ? 200 : 150) * pixelRatio) else { continue }
          columns[column, default: []].append(
            SIMD2(Int((across.0 * pixelRatio).rounded()), Int((across.1 * pixelRatio).rounded()))
          )
        }
        return columns.mapValues { intervals in
          var union: [SIMD2<Int>] = []
          for interval in intervals.sorted(by: { $0.x < $1.x }) {
            if let last = union.last, interval.x <= last.y {
              union[union.count - 1].y = max(last.y, interval.y)
            } else {
              union.append(interval)
            }
          }
          return union
        }
      }
      #expect(covered(fast) == covered(slow), "chart \(number)")
    }
  }

  @Test("have the extents of what they cover", arguments: 0..<10)
  func extents(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(1100 + seed))
    for number in 0..<40 {
      let chart = try chart(&random)
      let mark = try #require(chart.series.first as? BarSeries).mark
      guard mark.names == nil, mark.position?.type.timeUnit == nil else { continue }
      let (along, across) = (mark.positionDimension, mark.valueDimension)
      for (dimension, other) in [(across, along), (along, across)] {
        let ends = (0..<2).map { _ in Double.random(in: -20...60, using: &random) }
        let range = try ProjectionRange(min: ends[0], max: ends[1])
        let found = try mark.extent(in: dimension, within: range, of: other, onlyPositive: false)
        let wanted = slowExtent(
          mark,
          dimension == across,
          min(ends[0], ends[1]),
          max(ends[0], ends[1])
        )
        let relative = found.relative(to: 0).map { SIMD2($0.min, $0.max) }
        #expect(relative == wanted, "chart \(number) \(dimension)")
      }
    }
  }

  private func slowExtent(
    _ mark: BarMark,
    _ ofValues: Bool,
    _ low: Double,
    _ high: Double
  ) -> SIMD2<Double>? {
    func number(_ column: Column?, _ row: Int, _ other: Double = .nan) -> Double {
      guard let column else { return other }
      var value = 0.0
      column.snapshot().read(row..<row + 1, relativeTo: 0, into: &value)
      return value
    }
    let unit = mark.unit ?? 0
    let shift = mark.style.offset * unit
    var extent: SIMD2<Double>?
    func add(_ value: Double) {
      guard value.isFinite else { return }
      extent = SIMD2(min(extent?.x ?? value, value), max(extent?.y ?? value, value))
    }
    for row in 0..<mark.value.count {
      let position = number(mark.position, row, Double(row))
      let end = number(mark.end, row, position)
      let (value, base) = (number(mark.value, row), number(mark.base, row, mark.style.baseline))
      if ofValues {
        var half = mark.style.width * unit / 2
        if mark.width != nil { half = abs(number(mark.width, row)) / 2 }
        let appearance = number(mark.styleIndex, row)
        if mark.width == nil, appearance >= 0, appearance < Double(mark.styles.count),
          let own = mark.styles[Int(appearance)].width
        {
          half = own * unit / 2
        }
        if mark.end != nil { half = 0 }
        guard min(position, end) + shift - half <= high, max(position, end) + shift + half >= low,
          position.isFinite, end.isFinite, half.isFinite
        else { continue }
        add(value)
        if mark.base != nil { add(base) }
      } else {
        guard value.isFinite, base.isFinite, min(value, base) <= high, max(value, base) >= low
        else { continue }
        add(position)
        if mark.end != nil { add(end) }
      }
    }
    if ofValues, mark.base == nil, extent != nil { add(mark.style.baseline) }
    return extent
  }

  @Test("are hit where they are drawn, the last one on top", arguments: 0..<10)
  func hits(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(1300 + seed))
    for number in 0..<30 {
      let chart = try chart(&random)
      let rows = try rows(chart, 1)
      let appearance = BarAppearance(rows.mark, rows.frame)
      let all = bars(rows).filter { appearance.isVisible($0) }
      let plot = rows.frame.plot
      let boxes = all.map { ($0, PlaceBox(rows.rect(of: $0), grownBy: 0)) }
        .filter { $1.meets(PlaceBox(plot, grownBy: 0)) }
      for _ in 0..<8 {
        let point = plot.point(
          near: all.map { SIMD2(rows.rect(of: $0).midX, rows.rect(of: $0).midY) },
          using: &random
        )
        let mode: HitQuery.Mode = random.pick([.nearest, .x])
        let reach: Double = random.pick([0, 5, 30, .infinity])
        let ranks = boxes.map { bar, box in
          let way = box.distances(from: SIMD2(point.x, point.y))
          return mode == .x
            ? HitRank(distance: way.x, second: way.y, place: -bar.row)
            : HitRank(distance: (way * way).sum().squareRoot(), second: 0, place: -bar.row)
        }
        let wanted = ranks.filter { $0.distance <= reach }.min()
        let hit = try chart.hit(at: point, within: reach, mode: mode, pixelRatio: 1)
        #expect(hit?.row == wanted.map { -$0.place }, "chart \(number) at \(point)")
        if let hit, let wanted { #expect(abs(hit.distance - wanted.distance) < 1e-9) }
      }
    }
  }
}
