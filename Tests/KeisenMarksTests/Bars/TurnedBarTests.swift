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

@Suite("Bars at an angle")
struct TurnedBarTests {
  private func chart(_ mark: BarMark) throws -> (Chart, BarSeries) {
    let chart = try Chart.whole(100, 100)
    try chart.space.x.setRange(min: 0, max: 100)
    try chart.space.y.setRange(min: 0, max: 100)
    let bars = try BarSeries(mark, in: chart.space)
    chart.add(bars)
    return (chart, bars)
  }

  /// The corners of each contour of the paths drawn.
  private func contours(_ chart: Chart) throws -> [[SIMD2<Float>]] {
    try chart.frame(pixelRatio: 1) { list in
      var contours: [[SIMD2<Float>]] = []
      for command in list.commands {
        guard case .path(let path) = command.primitive else { continue }
        withExtendedLifetime(path.outline) { outline in
          var place = 0
          for verb in outline.verbs.elements {
            if verb == .move { contours.append([]) }
            for _ in 0..<verb.pointCount {
              contours[contours.count - 1].append(outline.points.vertices[place])
              place += 1
            }
          }
        }
      }
      return contours
    }
  }

  private func style(_ angle: Double, _ change: (inout BarStyle) -> Void = { _ in }) -> BarStyle {
    var style = BarStyle(width: 10, widthUnit: .points, angle: angle, color: .black)
    change(&style)
    return style
  }

  @Test(
    "go to their points from the line across that goes through the anchor",
    arguments: [30.0, -135, 400, 90]
  )
  func geometry(angle: Double) throws {
    let x = [20.0, 50, 90]
    let y = [80.0, 10, 40]
    let mark = BarMark(
      position: try Column(x),
      value: try Column(y),
      style: style(angle) { ($0.baseline, $0.anchor) = (30, 60) }
    )
    let (chart, _) = try chart(mark)
    let polylines = try chart.frame(pixelRatio: 1) { $0.polylines }
    #expect(polylines.count == 1 && polylines[0].stroke.width == 10)
    #expect(polylines[0].stroke.cap == .butt)
    let found = polylines[0].runs
    #expect(found.count == 3)
    let turn = angle * .pi / 180
    // Clockwise from upwards, in points.
    let way = SIMD2(sin(turn), -cos(turn))
    for (row, ends) in found.enumerated() {
      let tip = SIMD2(x[row], 100 - y[row])
      let root = tip - way * ((tip - SIMD2(60, 70)) * way).sum()
      for (end, wanted) in zip(ends, [root, tip]) {
        let error = SIMD2<Double>(end) - wanted
        // What is far from the plot is cut off.
        let isFar = wanted.min() < -5 || wanted.max() > 105
        #expect(isFar || (error * error).sum() < 1e-8)
        #expect(abs((error * SIMD2(way.y, -way.x)).sum()) < 1e-4)
      }
    }
  }

  @Test("have round corners at the tip on whichever side of the line it is")
  func radii() throws {
    let mark = BarMark(
      position: try Column([20.0, 80]),
      value: try Column([90.0, 10]),
      style: style(45) {
        ($0.baseline, $0.anchor, $0.radii) = (50, 50, BarRadii(tip: 3))
      }
    )
    let (chart, _) = try chart(mark)
    for corners in try contours(chart) {
      // Two straight corners and two of a line and a curve.
      try #require(corners.count == 2 + 2 * 4)
      let turn = Double.pi / 4
      let (way, right) = (SIMD2(sin(turn), -cos(turn)), SIMD2(cos(turn), sin(turn)))
      let side = SIMD2<Double>(corners[9]) - SIMD2<Double>(corners[0])
      #expect(abs((side * right).sum() - 10) < 1e-4 && abs((side * way).sum()) < 1e-4)
    }
  }

  @Test("are found by a point within them, and by how far one is from their sides")
  func hits() throws {
    let mark = BarMark(
      position: try Column([50.0, 10, .nan]),
      value: try Column([50.0, 90, 5]),
      style: style(45)
    )
    let (chart, bars) = try chart(mark)
    _ = try contours(chart)
    // From (0, 100) in points to the middle of the plot, 45 degrees upwards.
    let inside = try #require(try chart.hit(at: Point(x: 30, y: 70), pixelRatio: 1))
    #expect(inside.series === bars && inside.row == 0 && inside.distance == 0)
    let beside = try #require(try chart.hit(at: Point(x: 40, y: 70), pixelRatio: 1))
    #expect(beside.row == 0 && abs(beside.distance - (10 / 2.0.squareRoot() - 5)) < 1e-6)
  }

  @Test("of one look are one shape, and gaps are counted")
  func shapes() throws {
    let mark = BarMark(
      position: try Column([10.0, 20, .nan, 30]),
      value: try Column([50.0, 60, 1, 70]),
      styleIndex: try Column([9.0, 9, 9, 0]),
      styles: [BarRowStyle(color: .white, width: 4)],
      style: style(10)
    )
    let (chart, _) = try chart(mark)
    #expect(try chart.frame(pixelRatio: 1) { $0.polylines.map(\.stroke.width) } == [10, 4])
    #expect(chart.frameRecord?.series.first?.gaps == 1)
  }

  @Test("need a width in points and nothing that rows have of their own")
  func refuses() throws {
    let space = try Chart.whole(10, 10).space
    let value = try Column([1.0])
    let message =
      "bars at an angle need a width in points, and neither names, ends, widths nor bases of rows"
    #expect(throws: KeisenError(.invalidArgument, message)) {
      try BarSeries(BarMark(value: value, style: BarStyle(angle: 1)), in: space)
    }
    #expect(throws: KeisenError(.invalidArgument, message)) {
      try BarSeries(BarMark(value: value, base: value, style: style(5)), in: space)
    }
    #expect(throws: KeisenError(.invalidArgument, "angle must be finite, got nan")) {
      try BarSeries(BarMark(value: value, style: style(.nan)), in: space)
    }
  }

  @Test("begin at the plot's low end where a log scale has no place for their baseline")
  func logScale() throws {
    let mark = BarMark(
      position: try Column([20.0, 60, 80]),
      value: try Column([10.0, 100, 1]),
      style: style(30) { $0.anchor = 20 }
    )
    let (chart, _) = try chart(mark)
    try chart.space.y.setRange(min: 1, max: 100)
    try chart.space.y.setScale(.log())
    let lines = try chart.frame { $0.polylines.flatMap(\.runs) }
    #expect(lines.count == 3)
    for line in lines {
      let way = SIMD2<Double>(line[1]) - SIMD2<Double>(line[0])
      #expect(abs(atan2(way.x, -way.y).remainder(dividingBy: .pi) - .pi / 6) < 1e-5)
      // Roots, at either end, are on the line across, through the low end of the anchor, or cut off
      // below the plot.
      guard line.allSatisfy({ $0.y <= 100 }) else { continue }
      let ways = line.map { end in
        let way = SIMD2<Double>(end) - SIMD2(20, 100)
        return abs((way * SIMD2(0.5, -0.866_025_403_784)).sum())
      }
      #expect(ways.contains { $0 < 1e-3 })
    }
  }
}
