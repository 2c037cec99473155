import KeisenData
import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("Numbers and instants as values")
struct DataValueConvertibleTests {
  @Test("are exact, whole numbers beyond 53 bits too")
  func exact() throws {
    #expect(0.25.dataValue == DataValue(0.25) && Float(0.5).dataValue == DataValue(0.5))
    #expect(3.dataValue == DataValue(3.0) && Int64(-3).dataValue == DataValue(-3.0))
    #expect(Int.max.dataValue == DataValue(0, origin: .max))
    #expect(Int64.min.dataValue == DataValue(0, origin: .min))
    #expect(Double.nan.dataValue.offset.isNaN)
    let time = try Timestamp("2012-01-31T00:00:00.000000001Z")
    #expect(
      time.dataValue == DataValue(0, origin: 1_327_968_000_000_000_001, unit: .nanoseconds)
    )
    #expect(DataValue(time).dataValue == DataValue(time))
  }

  @Test("are mixed in a position")
  func position() throws {
    let time = try Timestamp("2012-01-31")
    #expect(
      Position(x: time, y: 5, offset: Point(x: 1, y: 2))
        == Position(x: .data(DataValue(time)), y: .data(5), offset: Point(x: 1, y: 2))
    )
    #expect(Position(x: 1, y: 0.5) == Position(x: .data(1), y: .data(0.5)))
  }

  @Test("are instants of columns, whose range two of them set")
  func columns() throws {
    let times = [try Timestamp("2012-01-31"), .missing, try Timestamp("2012-02-02")]
    let column = try Column(times)
    #expect(column.type == .timestamp(.nanoseconds))
    let chart = try Chart(size: Size(width: 300, height: 200))
    try chart.addLine(x: column, y: try Column([1, 2, 3]))
    try chart.fit(margins: false)
    var range = try chart.space.x.range()
    #expect(range.timeUnit == .nanoseconds)
    #expect(range.relative(DataValue(times[0])) == range.min)
    #expect(range.relative(DataValue(times[2])) == range.max)

    try chart.space.x.setRange(min: Timestamp("2012-03-01"), max: Timestamp("2012-02-01"))
    range = try chart.space.x.range()
    #expect(range.relative(DataValue(try Timestamp("2012-03-01"))) == range.min)
    #expect(range.relative(DataValue(try Timestamp("2012-02-01"))) == range.max)
    #expect(throws: KeisenError.self) {
      try chart.space.x.setRange(min: .missing, max: Timestamp("2012-02-01"))
    }
    #expect(try chart.space.x.range() == range)
  }

  @Test("have no place where they are missing or no numbers")
  func refused() throws {
    let chart = try Chart(size: Size(width: 300, height: 200))
    let (below, above) = (chart.attachments(.below).count, chart.attachments(.above).count)
    #expect(throws: KeisenError.self) { try chart.addRule(.x, at: Timestamp.missing) }
    #expect(throws: KeisenError.self) { try chart.addRule(.x, at: Double.nan) }
    #expect(throws: KeisenError.self) { try chart.addSpan(.y, from: 1, to: Double.infinity) }
    #expect(throws: KeisenError.self) { try chart.addText("a", at: Position(x: .nan, y: 0)) }
    #expect(throws: KeisenError.self) {
      try chart.addArrow(from: Position(x: 0, y: 0), to: Position(x: Timestamp.missing, y: 0))
    }
    #expect(chart.attachments(.below).count == below && chart.attachments(.above).count == above)
  }
}
