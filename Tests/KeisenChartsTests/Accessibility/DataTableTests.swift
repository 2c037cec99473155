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
@testable import KeisenReduction

extension String {
  /// How often a text is in it.
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}

@Suite("Data table")
struct DataTableTests {
  private func chart() throws -> Chart { try Chart(size: Size(width: 400, height: 300)) }

  /// The cells of a table without quotes.
  private func cells(_ csv: String) -> [[String]] {
    csv.split(separator: "\n").map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test("has a line for each row, and nothing for a gap")
  func rows() throws {
    let chart = try chart()
    try chart.setXTitle("year")
    try chart.addLine(x: Column([1958, 1959, 1960]), y: Column([0.1, .nan, -2e-7]))
    #expect(try chart.dataTable() == "row,year,y\n0,1958,0.1\n1,1959,\n2,1960,-2e-07\n")
    chart.language = .japanese
    #expect(try chart.dataTable().hasPrefix("行,year,y\n"))
  }

  @Test("keeps integers, floats and nanoseconds as they are")
  func exact() throws {
    let chart = try chart()
    let zone = try Zone.named("Asia/Tokyo")
    try chart.space.x.setScale(.time(TimeScale(zone: zone)))
    let times = try ["2024-03-31T15:00:00.000000001Z", "2024-03-31T15:00:01Z"]
      .map { try Timestamp($0) }
    try chart.addLine(x: Column(times), y: Column([Int64.max, .min]), label: "a,\"b\"")
    try chart.addLine(x: Column(times), y: Column([Float(0.1), 3]))
    #expect(
      try chart.dataTable() == #"""
        row,series,x,y
        0,"a,""b""",2024-04-01T00:00:00.000000001+09:00,9223372036854775807
        1,"a,""b""",2024-04-01T00:00:01.000000000+09:00,-9223372036854775808
        0,2,2024-04-01T00:00:00.000000001+09:00,0.1
        1,2,2024-04-01T00:00:01.000000000+09:00,3

        """#
    )
  }

  @Test("doubles a quote that carries an accent")
  func accentedQuotes() throws {
    let chart = try chart()
    try chart.addLine(x: Column([1.0]), y: Column([2.0]), label: "a")
    try chart.addLine(x: Column([1.0]), y: Column([3.0]), label: "\"\u{301}")
    #expect(
      try chart.dataTable().utf8.elementsEqual(
        "row,series,x,y\n0,a,1,2\n0,\"\"\"\u{301}\",1,3\n".utf8
      )
    )
  }

  @Test("writes midnights as dates")
  func dates() throws {
    let chart = try chart()
    let times = try ["2024-03-05"].map { try Timestamp($0) }
    try chart.addLine(x: Column(times), y: Column([1]))
    #expect(try chart.dataTable() == "row,x,y\n0,2024-03-05,1\n")
  }

  @Test("of a figure tells whose rows they are, by titles or numbers")
  func figure() throws {
    let figure = try Figure(size: Size(width: 400, height: 300), rows: 2, columns: 2)
    #expect(try figure.dataTable() == "")
    for (number, title) in ["*Jobs*", "", "Jobs", "2"].enumerated() {
      let chart = try chart()
      try chart.setTitle(title)
      if number != 1 { try chart.addLine(x: Column([1]), y: Column([number])) }
      if number == 1 { try chart.addPoints(PointColumns(x: try Column([7]), y: try Column([0.5]))) }
      try figure.add(chart, row: number / 2, column: number % 2)
    }
    #expect(
      try figure.dataTable()
        == "row,chart,x,y\n0,*Jobs*,1,0\n0,2,7,0.5\n0,Jobs,1,2\n0,2 2,1,3\n"
    )
    try figure.charts[2].addLine(x: Column([8]), y: Column([9]), label: "second")
    figure.language = .japanese
    let lines = try figure.dataTable().split(separator: "\n")
    #expect(lines[0] == "行,グラフ,系列,x,y")
    #expect(lines.last == "0,2 2,1,1,3")
    #expect(lines.contains("0,Jobs,second,8,9"))
    let html = try figure.dataTable(as: .html)
    #expect(html.components(of: "<table lang=\"ja\">") == 5)
    #expect(throws: KeisenError.self) { try figure.dataTable(maxRows: 3) }
  }

  @Test("tells series of one label apart")
  func equalLabels() throws {
    let chart = try Chart.whole(100, 100)
    for label in ["a", "a", "a 2", ""] {
      let line = try chart.addLine(x: nil, y: Column([1.0]))
      line.label = label
    }
    try chart.addLine(x: nil, y: Column([1.0]))
    let names = cells(try chart.dataTable()).dropFirst().map { $0[1] }
    #expect(names.count == 5 && Set(names).count == 5)
    #expect(Array(names.prefix(3)) == ["a", "a 3", "a 2"])
    let html = try chart.dataTable(as: .html)
    #expect(html.contains("<caption>a</caption>") && html.contains("<caption>a 3</caption>"))
    let captions = html.split(separator: "\n").filter { $0.hasPrefix("<caption>") }
    #expect(Set(captions).count == 5)
  }

  @Test("is HTML that says what it holds")
  func html() throws {
    let chart = try chart()
    try chart.setTitle("A <b> & \"c\"")
    try chart.addBars(names: ["<a>", "b"], values: Column([1, .nan]))
    #expect(
      try chart.dataTable(as: .html) == """
        <table lang="en">
        <caption>A &lt;b&gt; &amp; &quot;c&quot;: Bars</caption>
        <thead>
        <tr><th scope="col">name</th><th scope="col">value</th></tr>
        </thead>
        <tbody>
        <tr><th scope="row">&lt;a&gt;</th><td>1</td></tr>
        <tr><th scope="row">b</th><td></td></tr>
        </tbody>
        </table>

        """
    )
    chart.language = .japanese
    let table = try chart.dataTable(as: .html)
    #expect(table.contains("<table lang=\"ja\">"))
    #expect(table.contains("<th scope=\"col\">名前</th><th scope=\"col\">値</th>"))
  }

  @Test("keeps the first row, the last one and all extremes of many")
  func thinned() throws {
    var random = SeededGenerator(seed: 9)
    for count in [5, 100, 1_001, 50_000] {
      let values = (0..<count).map { index -> Double in
        index % 17 == 3 ? .nan : Double.random(in: -1...1, using: &random)
      }
      let chart = try chart()
      try chart.addLine(x: nil, y: Column(values))
      for maximum in [4, 5, 10, 1_000] {
        let table = cells(try chart.dataTable(maxRows: maximum)).dropFirst()
        let rows = table.compactMap { Int($0[0]) }
        #expect(rows.count == table.count && rows.count <= maximum)
        #expect(rows == rows.sorted() && Set(rows).count == rows.count)
        #expect(rows.first == 0 && rows.last == count - 1)
        let finite = values.filter(\.isFinite)
        for end in [finite.min(), finite.max()] {
          #expect(rows.contains { values[$0] == end }, "\(maximum) of \(count)")
        }
        for row in table {
          let value = values[try #require(Int(row[0]))]
          #expect(value.isNaN ? row[2].isEmpty : Double(row[2]) == value)
        }
      }
      guard count > 1_000 else { continue }
      let html = try chart.dataTable(as: .html)
      #expect(html.contains("of 1,001 rows, with the first") == (count == 1_001))
    }
  }

  @Test("thins what has no values at equal distances")
  func places() throws {
    let chart = try chart()
    let numbers = (0..<1_000).map(Double.init)
    try chart.add(
      DensitySeries(
        DensityColumns(x: try Column(numbers), y: try Column(numbers)),
        in: chart.space
      )
    )
    let rows = cells(try chart.dataTable(maxRows: 10)).dropFirst().compactMap { Int($0[0]) }
    #expect(rows == [0, 111, 222, 333, 444, 555, 666, 777, 888, 999])
  }

  @Test("tells the cells of a matrix row by row")
  func matrix() throws {
    let chart = try chart()
    _ = try chart.addHeatmap(values: try Column([1.0, 2, 3, 4, 5, 6]), columns: 3)
    #expect(
      try chart.dataTable()
        == "row,x,y,value\n0,0,0,1\n1,1,0,2\n2,2,0,3\n3,0,1,4\n4,1,1,5\n5,2,1,6\n"
    )
  }

  @Test("refuses too few rows")
  func few() throws {
    let chart = try chart()
    for rows in [3, 0, -1] {
      let error = #expect(throws: KeisenError.self) { try chart.dataTable(maxRows: rows) }
      #expect(error?.message == "rows must be at least 4, got \(rows)")
    }
    #expect(try chart.dataTable() == "")
    #expect(try chart.dataTable(as: .html) == "")
  }

  /// A custom mark that only has columns.
  private struct Columns: CustomMark {
    let columns: [MarkColumn]

    func draw(with painter: Painter) throws -> CustomCount { CustomCount() }
  }

  @Test("loses no column of a custom series, however they are called")
  func customColumns() throws {
    let chart = try chart()
    let mark = Columns(columns: [
      MarkColumn("x", try Column([1, 2]), .x), MarkColumn("y", try Column([10, 20]), .y),
      MarkColumn("y", try Column([30, 40]), .y), MarkColumn("y 2", try Column([50, 60]), .y),
    ])
    chart.add(CustomSeries(mark, in: chart.space, label: "own"))
    #expect(try chart.dataTable() == "row,x,y,y 3,y 2\n0,1,10,30,50\n1,2,20,40,60\n")
    try chart.addLine(x: Column([7]), y: Column([8]), label: "line")
    #expect(
      try chart.dataTable() == """
        row,series,x,y,y 3,y 2
        0,own,1,10,30,50
        1,own,2,20,40,60
        0,line,7,8,,

        """
    )
    let html = try chart.dataTable(as: .html)
    for header in ["x", "y", "y 3", "y 2"] {
      #expect(html.contains("<th scope=\"col\">\(header)</th>"))
    }
    #expect(html.contains("<th scope=\"row\">2</th><td>20</td><td>40</td><td>60</td>"))
  }

  @Test("tells columns of one title apart by what they are, then by numbers")
  func oneTitle() throws {
    let chart = try chart()
    try chart.setXTitle("m")
    try chart.setYTitle("m")
    let mark = Columns(columns: [
      MarkColumn("x", try Column([1]), .x), MarkColumn("y", try Column([2]), .y),
      MarkColumn("y", try Column([3]), .y),
    ])
    chart.add(CustomSeries(mark, in: chart.space))
    #expect(try chart.dataTable() == "row,m (x),m (y),m (y) 2\n0,1,2,3\n")
  }
}
