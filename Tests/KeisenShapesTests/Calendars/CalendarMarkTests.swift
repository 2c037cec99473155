import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges
@testable import KeisenShapes

@Suite("CalendarMark")
struct CalendarMarkTests {
  private func day(_ year: Int64, _ month: Int, _ day: Int) -> Double {
    Double(CivilDate(year: year, month: month, day: day).days)
  }

  @Test("put days into weeks and weekdays, whichever a week begins with", arguments: 0...6)
  func cells(firstWeekday: Int) throws {
    let chart = try Chart.whole(800, 400)
    let days = [day(2023, 1, 1), day(2024, 2, 29), day(2024, 12, 31)]
    let mark = CalendarMark(
      days: try Column(days),
      values: try Column([1.0, 2, 3]),
      style: CalendarStyle(firstWeekday: firstWeekday)
    )
    let series = try chart.add(mark)
    _ = try chart.frame { $0 }
    let weekdays = [6, 3, 1]
    let found = try series.mark.found()
    #expect(found.count == 3 && found.years == 2023..<2025)
    for (row, weekday) in weekdays.enumerated() {
      let number = Int64(days[row])
      #expect(CivilDate.weekday(ofDay: number) == weekday)
      var hits = 0
      // Every point of the picture, as a slow search for the cells of that day.
      for x in stride(from: 0.5, to: 800, by: 4) {
        for y in stride(from: 0.5, to: 400, by: 4) {
          guard let hit = try chart.hit(at: Point(x: x, y: y), within: 0), hit.row == row else {
            continue
          }
          hits += 1
          #expect(hit.x.offset == days[row] && hit.value.offset == Double(row + 1))
          #expect(abs(hit.position.x - x) < 12 && abs(hit.position.y - y) < 12)
        }
      }
      #expect(hits > 0, "\(row)")
    }
  }

  @Test("have one cell for each day of a year, and none else")
  func days() throws {
    let chart = try Chart.whole(800, 200)
    try chart.add(
      CalendarMark(
        days: try Column([day(2024, 7, 1)]),
        values: try Column([5.0]),
        style: CalendarStyle(color: .black)
      )
    )
    let list = try chart.frame { $0 }
    let colors = list.commands.compactMap { command -> [UInt32]? in
      if case .cells(let cells) = command.primitive { Array(cells.colors.elements) } else { nil }
    }
    #expect(colors.count == 1)
    #expect(colors[0].filter { $0 == Color.black.bytes }.count == 365)
    #expect(colors[0].filter { $0 != 0 }.count == 366)
    #expect(list.labels.map(\.text).contains("2024"))
    #expect(list.labels.filter { $0.text.count == 3 && $0.text < "K" }.count >= 6)
  }

  @Test("take the mean of a day's rows, at any time of it, and count what is missing")
  func means() throws {
    let start = Int64(day(2001, 5, 6)) * 86_400
    let instants = [start, start + 86_399, start - 1, .min]
    let column = try instants.withUnsafeBytes { bytes in
      try Column(copying: bytes.baseAddress, type: .timestamp(.seconds), count: 4)
    }
    let days = CalendarMark(
      days: column,
      values: try Column([1.0, 3, .nan, 7])
    )
    let found = try days.found()
    #expect(found.count == 1 && found.gaps == 2)
    let value = try #require(found.value(ofDay: Int64(day(2001, 5, 6))))
    #expect(value.mean == 2 && value.row == 0)
  }

  @Test("draw nothing of no days, and leave out what is more than 400 years later")
  func nothing() throws {
    for (days, values) in [([], []), ([1], [.nan]), ([.nan], [1]), ([.infinity, 1e300], [1, 1])]
      as [([Double], [Double])]
    {
      let chart = try Chart.whole(100, 100)
      let series = try chart.add(CalendarMark(days: try Column(days), values: try Column(values)))
      let list = try chart.frame { $0 }
      #expect(list.commands.allSatisfy { if case .cells = $0.primitive { false } else { true } })
      #expect(try chart.hit(at: Point(x: 50, y: 50), within: .infinity) == nil)
      #expect(series.mark.words(in: .english) == "no days")
    }
    let far = CalendarMark(
      days: try Column([day(1900, 1, 1), day(2299, 12, 31), day(2300, 1, 1)]),
      values: try Column([1.0, 2, 3])
    )
    let found = try far.found()
    #expect(found.years == 1900..<2300 && found.count == 2 && found.gaps == 1)
    #expect(far.words(in: .english) == "2 days of 1900 to 2299, values 1 to 3")
  }

  @Test("keep their cells within the plot at any size", arguments: [20.0, 60, 200, 1000])
  func sizes(width: Double) throws {
    for height in [10.0, 50, 300] {
      for years in [1, 4, 60] {
        let chart = try Chart.whole(width, height)
        try chart.add(
          CalendarMark(
            days: try Column([day(1960, 1, 1), day(1959 + Int64(years), 12, 31)]),
            values: try Column([1.0, 2])
          )
        )
        let list = try chart.frame { $0 }
        for case .cells(let cells) in list.commands.map(\.primitive) {
          #expect(cells.columnEdges[0] >= 0 && cells.rowEdges[0] >= 0)
          #expect(cells.columnEdges.last! <= width + 0.01 && cells.rowEdges.last! <= height + 0.01)
        }
        for label in list.labels {
          #expect(label.center.x > 0 && label.center.x < width, "\(label) \(width)")
        }
      }
    }
  }

  @Test("refuse a weekday that is none")
  func refusals() throws {
    let one = try Column([1.0])
    for weekday in [-1, 7] {
      let mark = CalendarMark(days: one, values: one, style: .init(firstWeekday: weekday))
      let error = #expect(throws: KeisenError.self) {
        try MarkSeries(mark, in: Space(x: Projection(), y: Projection()))
      }
      #expect(error?.message == "first weekday must be in 0...6, got \(weekday)")
    }
  }
}
