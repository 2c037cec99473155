import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("Tiers of a line")
struct LineTierTests {
  private static let many = 100_000

  private func rows(_ count: Int) -> [Double] {
    var random = SeededGenerator(seed: 4)
    return (0..<count).map { _ in Double.random(in: 0...1, using: &random) }
  }

  private func chart(
    x: Column? = nil,
    y: Column,
    style: LineStyle = LineStyle()
  ) throws -> Chart {
    let chart = try Chart.whole(200, 100)
    try chart.addLine(x: x, y: y, style: style)
    return chart
  }

  private func record(of chart: Chart, isExact: Bool = false) throws -> SeriesRecord {
    try chart.frame(isExact: isExact) { _ in }
    return try #require(chart.frameRecord?.series.first)
  }

  @Test("are direct up to the chart's direct rows, an envelope beyond, with its bounds told")
  func bounds() throws {
    let direct = try record(of: chart(y: Column(rows(20_000))))
    #expect(direct.tier == .direct && direct.rows == 20_000)
    #expect(direct.boundPixels == 0 && direct.boundChannel == 0)
    let envelope = try record(of: chart(y: Column(rows(20_001))))
    #expect(envelope.tier == .envelope && envelope.rows == 20_001)
    #expect(envelope.boundPixels == 1.0 / 16 && envelope.boundChannel == 17)
  }

  @Test("are told by the rows in view, which alone are read, not by the column's")
  func inView() throws {
    let chart = try chart(y: Column(rows(Self.many)))
    for (count, tier): (Double, SeriesRecord.Tier) in [
      (19_000, .direct), (21_000, .envelope), (5, .direct), (99_999, .envelope),
    ] {
      try chart.space.x.setRange(min: 0, max: count)
      let record = try record(of: chart)
      #expect(record.tier == tier, "\(count)")
      // Those in view, and what the pen reaches beyond the plot with a row more.
      #expect(record.rows >= Int(count) && Double(record.rows) < 1.1 * count + 10, "\(count)")
    }
    #expect(try record(of: chart, isExact: true).rows == Self.many)
  }

  @Test(
    "are direct for dashes and for joins and caps that are not round, coverage for x that goes both ways"
  )
  func options() throws {
    let y = try Column(rows(Self.many))
    for style in [
      LineStyle(dash: [4, 2]), LineStyle(join: .bevel), LineStyle(join: .mitre),
      LineStyle(cap: .butt), LineStyle(cap: .square),
    ] {
      #expect(try record(of: chart(y: y, style: style)).tier == .direct, "\(style)")
    }
    let ascending = (0..<Self.many).map { Double($0 / 2) }
    var zigzag = ascending
    zigzag.swapAt(10, 20)
    var interrupted = ascending
    interrupted[50_000] = .nan
    for (x, tier): ([Double], SeriesRecord.Tier) in [
      (ascending, .envelope), (ascending.reversed(), .envelope), (zigzag, .coverage),
      (interrupted, .coverage),
    ] {
      #expect(try record(of: chart(x: Column(x), y: y)).tier == tier)
    }
  }

  @Test("count the same gaps and the same rows without a place")
  func gaps() throws {
    var values = rows(Self.many)
    for row in stride(from: 0, to: values.count, by: 777) { values[row] = .nan }
    for row in stride(from: 5, to: values.count, by: 1001) { values[row] = -1 }
    let chart = try chart(y: Column(values))
    try chart.space.y.setScale(.log())
    let envelope = try record(of: chart)
    let direct = try record(of: chart, isExact: true)
    #expect(envelope.tier == .envelope && direct.tier == .direct)
    #expect(envelope.gaps == direct.gaps && envelope.dropped == direct.dropped)
    #expect(direct.gaps > 100 && direct.dropped > 90)
  }

  @Test("are direct in an exact frame, and only there")
  func exact() throws {
    let chart = try chart(y: Column(rows(Self.many)))
    #expect(try record(of: chart, isExact: true).tier == .direct)
    #expect(chart.frameRecord?.series.first?.boundPixels == 0)
    #expect(try chart.frame(isExact: true) { $0 }.polylines.map(\.vertices.count) == [Self.many])
    #expect(try record(of: chart).tier == .envelope)
    #expect(chart.directRows == 20_000)
  }

  @Test("keep an envelope's columns where they are in the data while the range moves")
  func anchored() throws {
    let chart = try chart(y: Column(rows(Self.many)))
    try chart.setPadding(.fixed(.zero))
    try chart.space.y.setRange(min: -0.5, max: 1.5)
    // Of 200 pixels each has eight columns of 50 rows.
    try chart.space.x.setRange(min: 10_000, max: 90_000)
    let before = try chart.frame { $0 }.upright
    try chart.space.x.setRange(min: 10_817, max: 90_817)
    let after = try chart.frame { $0 }.upright
    // 817 rows are 16 columns and a part of one.
    let moved = Float(817) / 400
    let first = try #require(after.firstIndex { abs($0.x + moved - before[100].x) < 1e-3 })
    for index in 0..<1000 {
      let (old, new) = (before[100 + index], after[first + index])
      #expect(abs(new.x + moved - old.x) < 1e-3)
      #expect(abs(new.low - old.low) < 1e-4 && abs(new.high - old.high) < 1e-4)
    }
  }

  @Test("follow the chart's direct rows")
  func directRows() throws {
    let few = try chart(y: Column([1.0, 3, 2]))
    #expect(few.directRows == 20_000)
    try few.setDirectRows(0)
    #expect(few.directRows == 0)
    #expect(try record(of: few).tier == .envelope)
    #expect(try record(of: few, isExact: true).tier == .direct)
    try few.setDirectRows(3)
    #expect(try record(of: few).tier == .direct)
    try few.setDirectRows(2)
    #expect(try record(of: few).tier == .envelope)
    let many = try chart(y: Column(rows(Self.many)))
    for (rows, tier): (Int, SeriesRecord.Tier) in [
      (Self.many, .direct), (Self.many - 1, .envelope), (.max, .direct),
    ] {
      try many.setDirectRows(rows)
      #expect(try record(of: many).tier == tier, "\(rows)")
    }
  }

  @Test(
    "are envelopes where all lines have too many rows together, and one more than two for a pixel"
  )
  func together() throws {
    let chart = try Chart.whole(200, 100)
    try chart.setPadding(.fixed(.zero))
    for rows in [9_000, 9_000, 399, 401] {
      try chart.addLine(x: nil, y: Column(self.rows(rows)))
    }
    func tiers(isExact: Bool = false, pixelRatio: Double = 1) throws -> [SeriesRecord.Tier] {
      try chart.frame(pixelRatio: pixelRatio, isExact: isExact) { _ in }
      return try #require(chart.frameRecord).series.map(\.tier)
    }
    #expect(try tiers() == [.direct, .direct, .direct, .direct])
    try chart.setDirectRows(18_799)
    #expect(try tiers() == [.envelope, .envelope, .direct, .envelope])
    #expect(try tiers(pixelRatio: 2) == [.envelope, .envelope, .direct, .direct])
    #expect(try tiers(isExact: true) == [.direct, .direct, .direct, .direct])
    // Of those in view there are fewer.
    try chart.space.x.setRange(min: 0, max: 8000)
    #expect(try tiers() == [.direct, .direct, .direct, .direct])
  }

  @Test("are the same drawing however many threads share them")
  func order() throws {
    let chart = try Chart.whole(200, 100)
    let widths = (0..<30).map { 1 + Double($0) / 8 }
    for (index, width) in widths.enumerated() {
      let y = try Column(rows(index % 3 == 0 ? 100 : 3000).map { $0 + Double(index) })
      try chart.addLine(x: nil, y: y, style: LineStyle(width: width))
    }
    let found = try chart.frame { list in
      list.commands.compactMap { command -> Double? in
        switch command.primitive {
        case .envelope(let envelope): command.clip == nil ? nil : envelope.width
        case .polyline(let line): command.clip == nil ? nil : line.stroke.width
        default: nil
        }
      }
    }
    #expect(found.filter { widths.contains($0) }.suffix(30) == widths[...])
    #expect(
      try #require(chart.frameRecord).series.map(\.rows)
        == (0..<30).map { $0 % 3 == 0 ? 100 : 3000 }
    )
  }

  @Test("refuse direct rows below 0, and the old number stays", arguments: [-1, .min])
  func refused(rows: Int) throws {
    let chart = try chart(y: Column([1.0]))
    try chart.setDirectRows(7)
    #expect(throws: KeisenError(.invalidArgument, "direct rows must not be negative, got \(rows)"))
    {
      try chart.setDirectRows(rows)
    }
    #expect(chart.directRows == 7)
  }
}
