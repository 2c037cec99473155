import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("Chart.frame")
struct ChartFrameTests {
  private func chart() throws -> Chart {
    let chart = try Chart(size: Size(width: 200, height: 100))
    try chart.addLine(x: nil, y: Column([1, .nan, .infinity, 4, -.infinity] as [Double]))
    try chart.addLine(x: nil, y: Column([2, 3, 5] as [Int32]))
    return chart
  }

  @Test("records what it did")
  func record() throws {
    let chart = try chart()
    try chart.setTitle("a\u{F0000}b\u{F0001}")
    #expect(chart.frameRecord == nil)
    let count = try chart.frame(at: 2.5, pixelRatio: 2) { $0.commands.count }
    let record = try #require(chart.frameRecord)
    #expect(count > 10 && record.frame == 1 && record.time == 2.5)
    #expect(record.missingGlyphs == 2)
    #expect(record.series.map(\.rows) == [5, 3] && record.series.map(\.gaps) == [3, 0])
    #expect(record.series.allSatisfy { $0.tier == .direct && $0.boundPixels == 0 })
    #expect(record.encodeMilliseconds >= 0 && record.renderMilliseconds >= 0)
    #expect(record.plot.minX > 0 && record.plot.maxX < 200 && !record.plot.isEmpty)
    try chart.frame { _ in }
    #expect(chart.frameRecord?.frame == 2)
  }

  @Test("is of the rows that were there when it began, also in a figure", arguments: [false, true])
  func pinned(isInFigure: Bool) throws {
    func grown(_ values: [Double]) throws -> Column {
      let column = Column(growing: .float64)
      try column.append(values)
      return column
    }
    func picture(_ columns: [Column], _ format: Axis.Formatter? = nil) throws -> (
      () throws -> [[SIMD2<Double>]]
    ) {
      let charts = try columns.map { column in
        let chart = try Chart(size: Size(width: 200, height: 100))
        try chart.addLine(x: nil, y: column)
        chart.axis(.left)?.formatter = { tick in try format?(tick) ?? tick.text }
        return chart
      }
      let figure = try Figure(size: Size(width: 200, height: 200), rows: columns.count, columns: 1)
      if isInFigure {
        for (row, chart) in charts.enumerated() { try figure.add(chart, row: row, column: 0) }
      }
      return {
        let lists = try isInFigure ? [figure.frame { $0 }] : charts.map { try $0.frame { $0 } }
        return lists.flatMap { $0.polylines.map { $0.vertices.vertices.map { SIMD2<Double>($0) } } }
      }
    }
    let before = isInFigure ? [[1.0, 4, 2], [5.0, 6]] : [[1.0, 4, 2]]
    let after = before.map { $0 + [100] }
    let columns = try before.map(grown)
    let isAppended = Locked(false)
    let draw = try picture(columns) { tick in
      // As another thread might, after the ranges are known and before the lines are drawn.
      guard
        !isAppended.withLock({ known in
          defer { known = true }
          return known
        })
      else { return tick.text }
      for column in columns { try column.append([100.0]) }
      return tick.text
    }
    #expect(try draw() == picture(before.map(grown))())
    #expect(columns.map(\.count) == after.map(\.count))
    #expect(try draw() == picture(after.map(grown))())
  }

  @Test("counts each title and legend that has no room, and nothing else, at any size")
  func omittedParts() throws {
    var random = SeededGenerator(seed: 8)
    var (shown, omitted) = (0, 0)
    for _ in 0..<300 {
      func chance() -> Bool { Bool.random(using: &random) }
      let size = Size(
        width: Double.random(in: 5...300, using: &random),
        height: Double.random(in: 5...200, using: &random)
      )
      let chart = try Chart(size: size)
      if chance() {
        let insets = Insets(Double.random(in: 0...60, using: &random))
        try chart.setPadding(.fixed(insets))
      }
      var wanted: [LabelRecord.Role: Int] = [:]
      if chance() {
        try chart.setTitle("title")
        try chart.setSubtitle("subtitle")
        try chart.setCaption("caption")
        wanted = [.title: 1, .subtitle: 1, .caption: 1]
      }
      if chance() {
        try chart.setXTitle("x")
        try chart.setYTitle("y")
        wanted[.axisTitle] = 2
      }
      // One without a name is none.
      let name = chance() ? "name" : ""
      try chart.addLine(x: nil, y: Column([1.0, 2]), label: name)
      if !name.isEmpty { wanted[.legend] = 1 }
      let places = Legend.Place.allCases
      let style = Legend.Style(place: places.randomElement(using: &random) ?? .best)
      chart.add(try Legend(style: style), to: .above)
      try chart.frame { _ in }
      let record = try #require(chart.frameRecord)
      let there = record.labels.filter { $0.role != .tick }.count
      #expect(record.omittedParts == wanted.values.reduce(0, +) - there, "\(size) \(wanted)")
      shown += there
      omitted += record.omittedParts
    }
    #expect(shown > 200 && omitted > 200)
  }

  @Test("counts no title of size 0 as left out")
  func noParts() throws {
    let chart = try Chart.whole(40, 30)
    let style = Axis.Style(titleSize: 0)
    chart.add(try Axis(.bottom, of: chart.space, title: "x", style: style), to: .above)
    try chart.addLine(x: nil, y: Column([1.0, 2]), label: "name")
    chart.add(try Legend(style: Legend.Style(labelSize: 0)), to: .above)
    try chart.frame { _ in }
    #expect(chart.frameRecord?.omittedParts == 0)
  }

  @Test("leaves chart, record and unset projections as they were when drawing fails")
  func failingRenderer() throws {
    let chart = try chart()
    let renderer = RecordingRenderer(throwing: KeisenError(.deviceLost, "gone"))
    func draw() throws {
      _ = try chart.frame { (list) throws(KeisenError) in try renderer.render(list) }
    }
    #expect(throws: KeisenError(.deviceLost, "gone")) { try draw() }
    #expect(renderer.lists.count == 1 && chart.frameRecord == nil)
    #expect(chart.space.x.follows && chart.space.y.follows)
    try chart.frame(at: 1) { _ in }
    let (record, x) = (chart.frameRecord, try chart.space.x.range())
    #expect(throws: KeisenError(.deviceLost, "gone")) { try draw() }
    #expect(chart.frameRecord == record)
    #expect(try chart.space.x.range() == x)
  }

  @Test("drops its fit where somebody else was there meanwhile")
  func changedMeanwhile() throws {
    let chart = try chart()
    let (x, y) = (chart.space.x, chart.space.y)
    try chart.frame { (_) throws(KeisenError) in
      #expect(x.follows && y.follows)
      try x.setRange(min: 100, max: 200)
      try y.rebase(to: 7)
    }
    #expect(try x.range() == ProjectionRange(min: 100, max: 200))
    #expect(y.follows)
    #expect(try y.range().origin == 7)
  }

  @Test("keeps a fit that somebody else made meanwhile, and the range of its own list")
  func fittedMeanwhile() throws {
    let chart = try chart()
    try chart.frame { (_) throws(KeisenError) in
      try chart.addLine(x: nil, y: try Column([100.0]))
      try chart.space.y.fit()
    }
    #expect(try chart.space.y.range() == ProjectionRange(min: 1 - 0.05 * 99, max: 100 + 0.05 * 99))
    #expect(chart.frameRecord?.series.count == 2)
  }

  @Test("is not drawn inside of a frame of its own, and is as it was then")
  func nested() throws {
    let chart = try chart()
    let error = KeisenError(.invalidState, "chart must not be drawn by what its own frame calls")
    #expect(throws: error) {
      try chart.frame { (_) throws(KeisenError) in try chart.frame { _ in } }
    }
    #expect(chart.frameRecord == nil)
    try chart.frame { _ in }
    #expect(chart.frameRecord?.frame == 1)
  }

  @Test("fails with a series whose data can't be read")
  func failingSeries() throws {
    let chart = try Chart.whole(10, 10)
    let error = KeisenError(.io, "no data")
    chart.add(FixedSeries(in: chart.space, throwing: error))
    #expect(throws: error) { try chart.frame { _ in } }
    #expect(chart.frameRecord == nil && chart.space.x.follows)
  }

  @Test("needs no range that nobody shows")
  func unused() throws {
    let chart = try Chart.whole(10, 10)
    let asked = Locked<[Dimension]>([])
    chart.space.x.willUpdate = { _, _ in asked.withLock { $0.append(.x) } }
    chart.space.y.willUpdate = { _, _ in asked.withLock { $0.append(.y) } }
    try chart.frame { _ in }
    #expect(asked.withLock { $0 } == [])
    chart.add(try Axis(.top, of: chart.space), to: .above)
    try chart.frame { _ in }
    #expect(asked.withLock { $0 } == [.x])
    #expect(chart.space.x.follows && chart.space.y.follows)
  }

  @Test("numbers its series from the bottom")
  func seriesIndex() throws {
    let chart = try Chart.whole(10, 10)
    for _ in 0..<3 { _ = chart.addFixed() }
    try chart.frame { _ in }
    #expect(chart.frameRecord?.series.map(\.rows) == [0, 1, 2])
  }

  @Test("refuses numbers that make no picture")
  func arguments() throws {
    let chart = try Chart.whole(100, 50)
    for ratio in [0, -1, .nan, .infinity, 1e300, 5_368_710] as [Double] {
      #expect(throws: KeisenError.self) { try chart.frame(pixelRatio: ratio) { _ in } }
      #expect(throws: KeisenError.self) { try chart.pixelSize(pixelRatio: ratio) }
    }
    for time in [Double.nan, .infinity] {
      #expect(throws: KeisenError(.invalidArgument, "time must be finite, got \(time)")) {
        try chart.frame(at: time) { _ in }
      }
    }
    #expect(chart.frameRecord == nil)
  }

  @Test("has the size in pixels that its picture has")
  func pixelSize() throws {
    let chart = try Chart.whole(100.2, 49.6)
    for ratio in [0.001, 0.5, 1, 1.25, 1.5, 2, 3, 1000] {
      let size = try chart.pixelSize(pixelRatio: ratio)
      let listed = try chart.frame(pixelRatio: ratio) { $0.pixelSize }
      #expect(listed.map { $0 == size } == true)
    }
    // 2^19 x 2^19 pixels are just few enough, one more row is too many.
    try chart.setSize(Size(width: 524_288, height: 524_288))
    #expect(try chart.pixelSize(pixelRatio: 1) == (524_288, 524_288))
    try chart.setSize(Size(width: 524_288, height: 524_289))
    #expect(throws: KeisenError.self) { try chart.pixelSize(pixelRatio: 1) }
  }

  @Test("refuses points that floats can't hold, even of few pixels")
  func points() throws {
    let chart = try Chart.whole(1e300, 10)
    try chart.addLine(x: nil, y: Column([1.0, 2]))
    #expect(throws: KeisenError.self) { try chart.frame(pixelRatio: 1e-299) { _ in } }
  }
}
