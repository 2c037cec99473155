import Glibc
import KeisenChartsTestSupport
import KeisenData
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges

@Suite("Scale of a Projection")
struct ProjectionScaleTests {
  static func times(_ values: [Int64], _ unit: TimeUnit) throws -> Column {
    try values.withUnsafeBytes {
      try Column(copying: $0.baseAddress, type: .timestamp(unit), count: values.count)
    }
  }

  @Test("that nobody gave is time where all data is timestamps, in the finest of their units")
  func automatic() throws {
    let chart = try Chart.whole(100, 100)
    #expect(chart.space.x.scale == nil)
    try chart.addLine(x: Self.times([1, 2], .seconds), y: Column([1.0, 2]))
    try chart.addLine(x: Self.times([500, 3_000], .milliseconds), y: Column([3.0, 4]))
    try chart.frame { _ in }
    #expect(chart.space.x.scale == .time(TimeScale(unit: .milliseconds)))
    #expect(chart.space.y.scale == .linear)
    let range = try chart.space.x.range()
    #expect((range.min, range.max) == (375, 3_125))
  }

  @Test("that nobody gave is refused for times beside numbers, and undecided without data")
  func mixed() throws {
    let chart = try Chart.whole(100, 100)
    _ = try chart.space.x.range()
    #expect(chart.space.x.scale == nil)
    try chart.addLine(x: Self.times([1, 2], .seconds), y: Column([1.0, 2]))
    let numbers = try chart.addLine(x: nil, y: Column([3.0, 4]))
    let error = KeisenError(
      .invalidArgument,
      "one axis can't show times (of line) and numbers (of line): draw one of them in a space of its "
        + "own, or choose the scale"
    )
    #expect(throws: error) { try chart.space.x.fit() }
    #expect(throws: error) { try chart.frame { _ in } }
    #expect(throws: error) { try chart.space.x.range() }
    #expect(chart.space.x.follows && chart.frameRecord == nil)
    chart.remove(numbers)
    #expect(chart.space.x.scale == .time(TimeScale(unit: .seconds)))
  }

  @Test("that nobody gave refuses times as ends of a range of numbers, whatever is there first")
  func ends() throws {
    let day = DataValue(0, origin: 86400, unit: .seconds)
    let error = KeisenError(
      .invalidArgument,
      "one axis can't show times (of the ends of its range) and numbers (of line): unset the range, or choose "
        + "the scale"
    )
    let chart = try Chart.whole(100, 100)
    let x = chart.space.x
    let line = try chart.addLine(x: try Column([1.0, 2]), y: Column([1.0, 2]))
    for set in [{ try x.setRange(day, day) }, { try x.setEnds(day, nil) }, { try x.setMax(day) }] {
      let range = try x.range()
      #expect(throws: error) { try set() }
      #expect(try x.range() == range && x.fixedEnds == (false, false))
      chart.remove(line)
      try set()
      chart.add(line)
      #expect(throws: error) { try x.range() }
      #expect(throws: error) { try chart.frame { _ in } }
      x.unset()
      try chart.frame { _ in }
    }
    // Who chooses the scale has numbers in its unit.
    try x.setScale(.time(TimeScale()))
    try x.setRange(day, day)
    try chart.frame { _ in }
  }

  @Test("stays one of times while an end of the range is one, also when a gesture is taken back")
  func endThatIsATime() throws {
    let chart = try Chart.whole(100, 100)
    let x = chart.space.x
    try x.setMin(DataValue(0, origin: 86400, unit: .seconds))
    let range = try x.range()
    #expect(x.scale == .time(TimeScale(unit: .seconds)))
    #expect(
      throws: KeisenError(
        .invalidArgument,
        "an end of the range is a time, which needs a time scale"
      )
    ) { try x.setScale(.linear) }
    try x.setScale(nil)
    #expect(try x.range() == range && x.fixedEnds == (true, false))
    try x.setScale(.time(TimeScale(unit: .milliseconds)))
    #expect(try x.range().origin == 0 && x.range().min == 86_400_000)
    try x.setScale(nil)
    #expect(x.scale == .time(TimeScale(unit: .seconds)))
    let line = try chart.addLine(x: Column([1.0, 2]), y: Column([1.0, 2]))
    #expect(throws: KeisenError.self) { try chart.frame { _ in } }
    x.unset()
    try chart.frame { _ in }
    #expect(x.scale == .linear)
    withExtendedLifetime(line) {}
  }

  @Test("that nobody gave is decided for a range that was set, without moving it")
  func setRange() throws {
    let chart = try Chart.whole(100, 100)
    try chart.space.x.setRange(min: 1, max: 5)
    try chart.addLine(x: Self.times([1, 2], .seconds), y: Column([1.0, 2]))
    let time = Scale.time(TimeScale(unit: .seconds))
    #expect(chart.space.x.scale == time)
    #expect(try chart.space.x.range() == ProjectionRange(min: 1, max: 5, scale: time))
  }

  @Test("takes an empty column of timestamps for time")
  func emptyColumn() throws {
    let chart = try Chart.whole(100, 100)
    try chart.addLine(x: Column(growing: .timestamp(.microseconds)), y: Column(growing: .float64))
    try chart.space.x.fit()
    #expect(chart.space.x.scale == .time(TimeScale(unit: .microseconds)))
  }

  @Test("of time takes the finest unit of its columns where none was given")
  func chosenUnit() throws {
    let projection = try Projection(scale: .time(TimeScale()))
    #expect(projection.scale == .time(TimeScale()))
    let chart = try Chart.whole(100, 100)
    let line = try LineSeries(
      x: Self.times([0, 9], .microseconds),
      y: Column([1.0, 2]),
      in: Space(x: projection, y: Projection())
    )
    chart.add(line)
    try chart.frame { _ in }
    #expect(projection.scale == .time(TimeScale(unit: .microseconds)))
    try projection.setScale(.time(TimeScale(unit: .seconds)))
    try projection.fit(margins: false)
    #expect(try projection.range().max == 9e-6)
  }

  @Test("changes under a range where that has a place on it, else nothing changes")
  func change() throws {
    let projection = try Projection(min: 0, max: 10)
    #expect(
      throws: KeisenError.invalidArgument("range of a log scale must be positive, got (0.0, 10.0)")
    ) { try projection.setScale(.log()) }
    #expect(projection.scale == .linear)
    try projection.setRange(min: 100, max: 1)
    try projection.setScale(.log(base: 2))
    #expect(try projection.range() == ProjectionRange(min: 100, max: 1, scale: .log(base: 2)))
    #expect(throws: KeisenError.self) { try projection.setRange(min: -1, max: 1) }
    #expect(throws: KeisenError.self) { try projection.setScale(.log(base: 1)) }
    #expect(throws: KeisenError.self) { try Projection(min: 0, max: 1, scale: .log()) }
    #expect(throws: KeisenError.self) { try Projection(scale: .symlog(threshold: .nan)) }
    #expect(projection.scale == .log(base: 2))
    try projection.setScale(nil)
    #expect(projection.scale == nil)
  }

  @Test("of a logarithm fits positive values, and (1, 10) without any")
  func fitsLog() throws {
    let chart = try Chart.whole(100, 100)
    try chart.space.y.setScale(.log())
    let line = try chart.addLine(x: nil, y: Column([-5, 0, 0.5, 200, .nan] as [Double]))
    let range = try chart.space.y.range()
    #expect(abs(log(range.min / 0.5) + 0.05 * log(400)) < 1e-12)
    #expect(abs(log(range.max / 200) - 0.05 * log(400)) < 1e-12)
    try chart.space.y.fit(margins: false)
    #expect(try chart.space.y.range() == ProjectionRange(min: 0.5, max: 200, scale: .log()))
    try line.setColumns(x: nil, y: Column([-1.0, 0]))
    try chart.space.y.fit()
    #expect(try chart.space.y.range() == ProjectionRange(min: 1, max: 10, scale: .log()))
    let start: Int64 = 1_700_000_000_000_000_123
    try line.setColumns(x: nil, y: Column([start, start + 5]))
    try chart.space.y.fit()
    #expect(try chart.space.y.range().origin == 0)
  }

  @Test("of names fits all of them")
  func fitsNames() throws {
    for names in [["a", "b", "c"], []] {
      let projection = try Projection(scale: .category(CategoryScale(names)))
      let count = Double(max(1, names.count))
      #expect(try projection.range().min == -0.5)
      #expect(try projection.range().max == count - 0.5)
    }
    let many = CategoryScale((0..<10_000).map { "name \($0)" })
    let projection = try Projection(scale: .category(many))
    try projection.rebase(to: 10)
    #expect(try projection.range().min == -10.5)
    #expect(try projection.ticks(count: 5).count == 5)
  }

  @Test("places columns of other units where their instants are")
  func units() throws {
    let start: Int64 = 1_700_000_000
    let chart = try Chart.whole(100, 100)
    let seconds = try chart.addLine(
      x: Self.times([start, start + 1], .seconds),
      y: Column([0.0, 1])
    )
    let nanoseconds = try chart.addLine(
      x: Self.times([start * 1_000_000_000, (start + 1) * 1_000_000_000], .nanoseconds),
      y: Column([0.0, 1])
    )
    let runs = try chart.frame { list in list.polylines.map(\.runs) }
    #expect(runs.count == 2 && runs[0] == runs[1])
    #expect(try chart.space.x.range().origin == start * 1_000_000_000)
    // A second that has no nanosecond of 64 bits.
    try seconds.setColumns(x: Self.times([.max, start], .seconds), y: Column([0.0, 1]))
    try chart.space.x.fit()
    #expect(try chart.space.x.range().max > 9e27)
    withExtendedLifetime(nanoseconds) {}
  }

  @Test("counts the rows that it has no place for, which are no gaps")
  func dropped() throws {
    let chart = try Chart(size: Size(width: 200, height: 100))
    try chart.space.y.setScale(.log())
    let line = try chart.addLine(
      x: nil,
      y: Column([1, 10, 0, -5, .nan, 100, 50, .infinity] as [Double])
    )
    try chart.frame { _ in }
    let record = try #require(chart.frameRecord?.series.first)
    #expect((record.rows, record.gaps, record.dropped) == (8, 2, 2))
    try line.setStyle(LineStyle(dash: [1, 1]))
    try chart.frame { _ in }
    #expect(chart.frameRecord?.series.first?.dropped == 2)
    try line.setColumns(x: nil, y: Column([-1.0, 0]))
    try chart.space.y.fit()
    try chart.frame { list in #expect(list.polylines.isEmpty) }
    #expect(chart.frameRecord?.series.first?.dropped == 2)
  }
}

@Suite("Projection+Verbs")
struct ProjectionVerbsTests {
  @Test("maps values to fractions and back")
  func map() throws {
    let projection = try Projection(min: 1, max: 100, scale: .log())
    #expect(try projection.map([1, 100]) == [0, 1])
    #expect(abs(try projection.map([10])[0] - 0.5) < 1e-15)
    #expect(try projection.map([-1])[0].isNaN)
    #expect(abs(try projection.invert([0.5])[0] - 10) < 1e-13)
    #expect(try Projection(min: 4, max: 2).map([4, 3, 1]) == [0, 0.5, 1.5])
  }

  @Test("gives the ticks of its scale, and grows to them")
  func ticks() throws {
    let projection = try Projection(min: 0.13, max: 0.97)
    #expect(try projection.ticks() == [0.2, 0.4, 0.6, 0.8])
    #expect(try projection.minorTicks().count == 13)
    try projection.nice()
    #expect(try projection.range() == ProjectionRange(min: 0, max: 1))
    let reversed = try Projection(min: 900, max: 7, scale: .log())
    try reversed.nice()
    #expect(try reversed.range() == ProjectionRange(min: 1_000, max: 5, scale: .log()))
  }

  @Test("formats single values, exact ones too")
  func format() throws {
    let projection = try Projection(min: 0, max: 1)
    #expect(try projection.format(DataValue(0.25)) == "0.25")
    #expect(
      try projection.format(DataValue(1_500), TickFormat(.si, suffix: "Hz")) == "1.5\u{202F}kHz"
    )
    #expect(try projection.format(DataValue(-12, origin: .max)) == "9,223,372,036,854,775,795")
    #expect(throws: KeisenError.self) {
      try projection.format(DataValue(1), TickFormat(decimals: 31))
    }
    let names = try Projection(scale: .category(CategoryScale(["a", "b"])))
    #expect(try names.format(DataValue(1)) == "b")
    let time = try Projection(min: 0, max: 10, scale: .time(TimeScale(unit: .seconds)))
    let text = try time.format(DataValue(0, origin: 86_400_000, unit: .milliseconds))
    #expect(text.contains("1970"), "\(text)")
  }

  @Test("refuses to format an instant on a scale that is not time")
  func formatsNoInstant() throws {
    let instant = DataValue(0, origin: 86_400, unit: .seconds)
    let error = KeisenError.invalidArgument("an instant needs a time scale, got one in seconds")
    for scale in [Scale.linear, .log(), .squareRoot, .category(CategoryScale(["a"]))] {
      let projection = try Projection(min: 1, max: 2, scale: scale)
      #expect(throws: error) { try projection.format(instant) }
      #expect(throws: error) {
        try projection.format(instant, TickFormat(.date, pattern: "%Y"))
      }
    }
    #expect(throws: error) { try Projection().format(instant) }
    #expect(try Projection(scale: .time(TimeScale())).format(instant).contains("1970"))
  }

  @Test("maps and inverts in one memory as one by one, on every scale")
  func blocks() throws {
    let week = TimeScale(unit: .seconds, cuts: TimeCuts(closedWeekdays: .weekend))
    let scales: [Scale] = [.linear, .log(), .symlog(threshold: 3), .squareRoot, .time(week)]
    for scale in scales {
      let projection = try Projection(min: 1, max: 1e6, scale: scale)
      for count in [0, 1, 4_095, 4_096, 4_097, 10_000] {
        let values = (0..<count).map { Double($0) * 123 - 9_999 }
        var found = values
        let expected = try projection.map(values)
        try found.withUnsafeMutableBufferPointer { found throws(KeisenError) in
          guard let start = found.baseAddress else { return }
          try projection.map(UnsafeBufferPointer(found), into: start)
        }
        #expect(found.map(\.bitPattern) == expected.map(\.bitPattern))
        let inverse = try projection.invert(expected)
        try found.withUnsafeMutableBufferPointer { found throws(KeisenError) in
          guard let start = found.baseAddress else { return }
          try projection.invert(UnsafeBufferPointer(found), into: start)
        }
        #expect(found.map(\.bitPattern) == inverse.map(\.bitPattern))
      }
    }
  }
}
