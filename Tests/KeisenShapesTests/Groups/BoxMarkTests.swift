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
@testable import KeisenShapes

@Suite("BoxMark")
struct BoxMarkTests {
  /// A chart whose plot is 100 x 100 points for x in -0.5...0.5 and y in 0...100.
  private func chart() throws -> Chart {
    let chart = try Chart.whole(100, 100)
    try chart.space.x.setRange(min: -0.5, max: 0.5)
    try chart.space.y.setRange(min: 0, max: 100)
    return chart
  }

  private func quantile(_ sorted: [Double], _ share: Double) -> Double {
    let place = share * Double(sorted.count - 1)
    let low = Int(place)
    guard low + 1 < sorted.count else { return sorted[low] }
    return sorted[low] + (place - Double(low)) * (sorted[low + 1] - sorted[low])
  }

  @Test("tells quartiles, whiskers and outliers of each group", arguments: 0..<6)
  func numbers(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 40)
    let count = [1, 2, 5, 30, 200, 1000][seed]
    let values = (0..<count).map { _ in
      let value = Double.random(in: -1...1, using: &random)
      return value * value * value * 100
    }
    let positions = (0..<count).map { _ in Double(Int.random(in: 0..<3, using: &random)) }
    let mark = BoxMark(
      GroupColumns(values: try Column(values), positions: try Column(positions))
    )
    for box in try mark.boxes(NumberBase(), NumberBase()) {
      let rows = (0..<count).filter { positions[$0] == box.position }
      let sorted = rows.map { values[$0] }.sorted()
      let quartiles = [0.25, 0.5, 0.75].map { quantile(sorted, $0) }
      let reach = 1.5 * (quartiles[2] - quartiles[0])
      let within = sorted.filter { $0 >= quartiles[0] - reach && $0 <= quartiles[2] + reach }
      let wanted =
        [min(within[0], quartiles[0])] + quartiles
        + [max(within[within.count - 1], quartiles[2])]
      for (number, wanted) in zip(box.numbers, wanted) { #expect(abs(number - wanted) < 1e-9) }
      #expect(
        box.outliers.map(\.row) == rows.filter { values[$0] < wanted[0] || values[$0] > wanted[4] }
      )
      #expect(box.row == rows[0] && box.count == rows.count)
    }
  }

  @Test("takes five given numbers as they are, with whiskers to the extremes", arguments: 0..<20)
  func givenNumbers(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 140)
    let five = (0..<5).map { _ in Double.random(in: -1e6...1e6, using: &random) }.sorted()
    let mark = BoxMark(
      GroupColumns(values: try Column(five.reversed())),
      style: BoxStyle(whiskers: .extremes)
    )
    let boxes = try mark.boxes(NumberBase(), NumberBase())
    #expect(boxes.map(\.numbers) == [five] && boxes[0].outliers.isEmpty)
  }

  @Test("takes whiskers, quartiles, median, mean, notch and outliers that are given")
  func givenStatistics() throws {
    let numbers = [3.0, 5, 6, 8, 9, 6.5, 5.5, 7, 1, 12, 11]
    let style = BoxStyle(isGiven: true, isNotched: true, showsMean: true)
    // The second group is too small for a box, the third has no median.
    let mark = BoxMark(
      GroupColumns(
        values: try Column(numbers + [1, 2, 3, 4, 5, 6, 7] + [1, 2, .nan, 4, 5, 6, 7, 8]),
        positions: try Column(
          [Double](repeating: 0, count: 11) + [Double](repeating: 1, count: 7)
            + [Double](repeating: 2, count: 8)
        )
      ),
      style: style
    )
    let boxes = try mark.boxes(NumberBase(), NumberBase())
    #expect(boxes.count == 1 && boxes[0].numbers == [3, 5, 6, 8, 9])
    #expect(boxes[0].mean == 6.5 && boxes[0].notch == (5.5, 7) && boxes[0].row == 0)
    #expect(boxes[0].outliers.map(\.value) == [1, 12, 11])
    #expect(boxes[0].outliers.map(\.row) == [8, 9, 10])
    let chart = try chart()
    try chart.add(mark)
    _ = try chart.frame { $0 }
    let record = try #require(chart.frameRecord?.series.first)
    #expect(record.rows == 26 && record.gaps == 15)
    var rows = mark
    rows.style.isGiven = false
    #expect(try rows.boxes(NumberBase(), NumberBase()).count == 3)
  }

  @Test("lack a mean, notch or outlier where one that is given is missing, and no other moves up")
  func missingStatistics() throws {
    let numbers = [3.0, 5, 6, 8, 9, .nan, .nan, 7, .nan, 12]
    let style = BoxStyle(isGiven: true, isNotched: true, showsMean: true)
    let mark = BoxMark(GroupColumns(values: try Column(numbers)), style: style)
    let box = try #require(try mark.boxes(NumberBase(), NumberBase()).first)
    #expect(box.numbers == [3, 5, 6, 8, 9] && box.mean.isNaN && box.notch.low.isNaN)
    #expect(box.outliers.map(\.value) == [12] && box.outliers.map(\.row) == [9])
    let chart = try chart()
    try chart.add(mark)
    let (paths, markers) = try chart.frame { ($0.paths.count, $0.markers.count) }
    #expect(paths == 0 && markers == 1)
  }

  @Test("draws box, whiskers, median and outliers where they stand, on whole pixels")
  func draws() throws {
    let chart = try chart()
    let values = [20.0, 30, 40, 50, 60, 99]
    let style = BoxStyle(width: 0.4, color: .black, alpha: 0.5, lineWidth: 1, capWidth: 0.5)
    try chart.add(BoxMark(GroupColumns(values: try Column(values)), style: style))
    let list = try chart.frame { $0 }
    let rects = list.rectangles.map(\.rect)
    // Quartiles are 32.5 and 57.5, the median 45, whiskers 20 and 60.
    #expect(rects.contains(Rect(left: 30.5, top: 43.5, right: 69.5, bottom: 67.5)))
    #expect(rects.contains { $0.minX == 30 && $0.maxX == 70 && $0.minY == 54 && $0.maxY == 56 })
    #expect(rects.contains { $0.width == 1 && $0.maxY == 80 && $0.minY == 68 })
    #expect(rects.contains { $0.width == 1 && $0.minY == 40 && $0.maxY == 43 })
    #expect(list.markers.map(\.count) == [1])
    withExtendedLifetime(list) {
      #expect(list.markers[0].positions.vertices[0] == SIMD2(50, 1))
    }
    let record = try #require(chart.frameRecord?.series.first)
    #expect(record.tier == .summary && record.rows == 6 && record.gaps == 0)
  }

  @Test("lies on its side where values are horizontal: the same picture, turned")
  func horizontal() throws {
    let values = try Column([20.0, 30, 40, 50, 60, 99])
    let upright = try Chart.whole(100, 100)
    let level = try Chart.whole(100, 100)
    for (chart, dimension) in [(upright, Dimension.y), (level, .x)] {
      try chart.space.projection(dimension).setRange(min: 100, max: 0)
      try chart.space.projection(dimension == .x ? .y : .x).setRange(min: -0.5, max: 0.5)
      try chart.add(
        BoxMark(GroupColumns(values: values), style: BoxStyle(valueDimension: dimension))
      )
    }
    func turned(_ rect: Rect) -> Rect {
      Rect(left: rect.minY, top: rect.minX, right: rect.maxY, bottom: rect.maxX)
    }
    // Reversed values go down, as those of a level box go to the left.
    let first = try upright.frame { $0 }.rectangles.map(\.rect)
    let second = try level.frame { $0 }.rectangles.map(\.rect).map(turned).map {
      Rect(left: $0.minX, top: 100 - $0.maxY, right: $0.maxX, bottom: 100 - $0.minY)
    }
    // What stands half-way between two pixels is rounded to the right and down, so to either side
    // when turned.
    #expect(first.count == second.count)
    for (one, other) in zip(first, second) {
      let ways = [
        one.minX - other.minX, one.maxX - other.maxX, one.minY - other.minY, one.maxY - other.maxY,
      ]
      #expect(ways.allSatisfy { abs($0) <= 1 }, "\(one) \(other)")
    }
  }

  @Test(
    "has a picture of no rows, one, equal ones, gaps, and of numbers without a place on the scale"
  )
  func nasty() throws {
    let cases: [([Double], gaps: Int)] = [
      ([], 0), ([5], 0), ([5, 5, 5, 5], 0), ([.nan, .infinity], 2), ([1e308, -1e308, 0, 3], 0),
      ([-5, 0, 5, 10, 20], 0),
    ]
    for scale in [Scale.linear, .log()] {
      for (values, gaps) in cases {
        for isNotched in [false, true] {
          let chart = try Chart.whole(100, 100)
          try chart.space.y.setScale(scale)
          try chart.space.y.setRange(min: 1, max: 100)
          let style = BoxStyle(isNotched: isNotched, showsMean: true)
          try chart.add(BoxMark(GroupColumns(values: try Column(values)), style: style))
          let list = try chart.frame { $0 }
          for rect in list.rectangles.map(\.rect) {
            for side in [rect.minX, rect.minY, rect.maxX, rect.maxY] {
              #expect(side.isFinite && abs(side) < 1e5, "\(values) \(scale)")
            }
          }
          #expect(chart.frameRecord?.series.first?.gaps == gaps)
          #expect(list.rectangles.isEmpty == (values.count == gaps))
        }
      }
    }
  }

  @Test("finds outliers by their own rows, and boxes by the number that is nearest")
  func hits() throws {
    let chart = try chart()
    try chart.add(BoxMark(GroupColumns(values: try Column([99.0, 20, 30, 40, 50, 60]))))
    let outlier = try #require(try chart.hit(at: Point(x: 51, y: 2), within: 5))
    #expect(outlier.row == 0 && outlier.y.offset == 99 && outlier.distance == 0)
    for (y, number) in [(78.0, 20.0), (66, 32.5), (56, 45), (44, 57.5), (41, 60)] {
      let hit = try #require(try chart.hit(at: Point(x: 50, y: y), within: 5))
      #expect(hit.row == 0 && hit.y.offset == number && hit.distance == 0, "\(y)")
    }
    #expect(try chart.hit(at: Point(x: 5, y: 50), within: 5) == nil)
  }

  @Test("takes the colour of each group's first row")
  func colors() throws {
    let chart = try Chart.whole(100, 100)
    let scale = ColorScale(style: .init(map: .greys))
    let columns = GroupColumns(
      values: try Column([1.0, 2, 3, 4]),
      positions: try Column([0.0, 1, 0, 1]),
      color: try Column([0.0, 10, 5, 5]),
      colorScale: scale
    )
    try chart.add(BoxMark(columns, style: BoxStyle(alpha: 1)))
    let fills = try chart.frame { $0 }.rectangles.filter { $0.border != nil }.map(\.fill)
    #expect(fills == [0, 1].map { .color(ColorMap.greys.color(at: $0)) })
  }

  @Test("moves with its values, and as a style that is animated")
  func animates() throws {
    let chart = try chart()
    let series = try chart.add(
      BoxMark(GroupColumns(values: try Column([10.0, 20, 30])), style: BoxStyle(alpha: 0))
    )
    let animator = Animator()
    chart.add(animator)
    let timing = AnimationTiming(duration: 1)
    try animator.add(.style(of: series, to: BoxStyle(alpha: 1), timing))
    try animator.add(.values(of: series, to: try Column([30.0, 40, 50]), timing))
    _ = try chart.frame(at: 0) { $0 }
    _ = try chart.frame(at: 0.5) { $0 }
    #expect(series.style.alpha > 0 && series.style.alpha < 1)
    let middle = try series.mark.boxes(NumberBase(), NumberBase())[0].numbers[2]
    #expect(middle > 20 && middle < 40)
    _ = try chart.frame(at: 2) { $0 }
    #expect(try series.mark.boxes(NumberBase(), NumberBase())[0].numbers[2] == 40)
  }
}
