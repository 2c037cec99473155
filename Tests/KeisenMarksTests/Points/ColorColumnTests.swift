import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges
@testable import KeisenReduction
@testable import KeisenShapes

@Suite("Columns of colours")
struct ColorColumnTests {
  /// Draws a mark with a column of colours.
  typealias Drawing = @Sendable (Column) throws -> Chart

  private static func chart(_ add: (Chart) throws -> Void) throws -> Chart {
    let chart = try Chart.whole(100, 100)
    try chart.space.x.setRange(min: -1, max: 6)
    try chart.space.y.setRange(min: -1, max: 6)
    try add(chart)
    return chart
  }

  private static let numbers = [0.0, 1, 2, 3, 4]

  static let drawings: [(name: String, make: Drawing)] = [
    ("bars", { color in try chart { try $0.add(BarMark(value: Column(numbers), color: color)) } }),
    (
      "bars at an angle",
      { color in
        try chart {
          let style = BarStyle(width: 4, widthUnit: .points, angle: 30)
          try $0.add(BarMark(value: Column(numbers), color: color, style: style))
        }
      }
    ),
    (
      "polygons",
      { color in
        try chart {
          try $0.add(
            PolygonMark(x: Column(numbers), y: Column([0.0, 3, 1, 4, 0]), color: color)
          )
        }
      }
    ),
    ("pies", { color in try chart { try $0.add(PieMark(values: Column(numbers), color: color)) } }),
    (
      "arrows",
      { color in
        try chart {
          let ones = try Column([1.0, 1, 1, 1, 1])
          try $0.add(
            QuiverMark(x: Column(numbers), y: Column(numbers), u: ones, v: ones, color: color)
          )
        }
      }
    ),
    (
      "lines",
      { color in
        try chart {
          let line = try LineSeries(
            x: nil,
            y: Column(numbers),
            in: $0.space,
            variant: LineVariant(values: color),
            colorScale: ColorScale()
          )
          $0.add(line)
        }
      }
    ),
    (
      "sectors and lines of a disc",
      { color in
        try chart {
          let space = try Space(
            angle: Projection(min: 0, max: 5),
            radius: Projection(min: 0, max: 6),
            polar: Space.Polar()
          )
          $0.add(try MarkSeries(SectorMark(x: nil, y: Column(numbers), color: color), in: space))
          let line = try LineSeries(
            x: nil,
            y: Column(numbers),
            in: space,
            variant: LineVariant(values: color),
            colorScale: ColorScale()
          )
          $0.add(line)
        }
      }
    ),
  ]

  @Test("of nanoseconds and of large integers give the colours of small numbers", arguments: 0..<7)
  func origins(index: Int) throws {
    let (name, make) = Self.drawings[index]
    let start: Int64 = 1_577_836_800_000_000_000
    let wanted = try make(Column([0.0, 10, 20, 30, 50])).frame { $0.text }
    for step: Int64 in [1, 86_400_000_000_000] {
      let values = [0, 10, 20, 30, 50].map { start + $0 * step }
      let found = try make(Column(values)).frame { $0.text }
      #expect(found == wanted, "\(name), \(step)")
    }
  }

  @Test("of a ring that has dropped its first rows belong to their rows on a disc too")
  func ring() throws {
    let ring = try Column(ring: .int64, capacity: 4)
    try ring.append((0..<6 as Range<Int64>).map { ($0 << 60) + 1 })
    let copy = try ring.snapshot().copy(of: 3..<6)
    #expect(copy.type == .int64)
    #expect(
      (0..<3).map { copy.snapshot().value(at: $0) } == (3..<6).map { ring.snapshot().value(at: $0) }
    )
  }
}
