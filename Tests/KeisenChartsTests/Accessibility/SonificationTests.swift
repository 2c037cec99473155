import KeisenData
import KeisenJSON
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenRanges
@testable import KeisenShapes

@Suite("Sonification")
struct SonificationTests {
  private func chart() throws -> Chart { try Chart(size: Size(width: 400, height: 300)) }

  /// The first series' times and frequencies; nil for rests.
  private func notes(
    _ chart: Chart,
    _ sound: Sonification = Sonification()
  ) throws -> [(time: Double, frequency: Double?, row: Int)] {
    let json = try JSON(reading: chart.sonification(sound))
    let series = try #require(json["series"]?.values.first)
    let times: [Double] = (series["time"]?.values ?? []).compactMap { $0.double }
    let frequencies: [Double?] = (series["frequency"]?.values ?? []).map { $0.double }
    let rows: [Double] = (series["row"]?.values ?? []).compactMap { $0.double }
    #expect(times.count == frequencies.count && times.count == rows.count)
    #expect(series["text"]?.values.count == times.count)
    return times.indices.map { (times[$0], frequencies[$0], Int(rows[$0])) }
  }

  @Test("of a figure has that of each chart, in the figure's language")
  func figure() throws {
    let figure = try Figure(size: Size(width: 400, height: 300), rows: 1, columns: 2)
    try figure.outer.setTitle("All")
    figure.language = .japanese
    for column in 0..<2 {
      let chart = try chart()
      try chart.addLine(x: Column([0.0, 1]), y: Column([0.0, Double(column)]))
      try figure.add(chart, row: 0, column: column)
    }
    let json = try JSON(reading: figure.sonification(Sonification(duration: 3)))
    #expect(json["title"]?.string == "All")
    #expect(json["language"]?.string == "ja")
    #expect(json["description"]?.string == figure.alt)
    let scores = try #require(json["charts"]?.values)
    #expect(scores.count == 2)
    for (score, chart) in zip(scores, figure.charts) {
      chart.language = .japanese
      #expect(score == (try JSON(reading: chart.sonification(Sonification(duration: 3)))))
    }
    #expect(throws: KeisenError.self) { try figure.sonification(Sonification(duration: 0)) }
  }

  @Test("goes from left to right and from low to high")
  func straight() throws {
    let chart = try chart()
    try chart.addLine(x: Column([0.0, 1, 3, 4]), y: Column([0.0, 1, .nan, 3]))
    let notes = try notes(chart, Sonification(duration: 8, minFrequency: 100, maxFrequency: 800))
    #expect(notes.map(\.time) == [0, 2, 6, 8])
    #expect(notes[2].frequency == nil)
    let heard = notes.compactMap(\.frequency)
    #expect(heard.count == 3)
    for (frequency, wanted) in zip(heard, [100.0, 200, 800]) {
      #expect(abs(frequency - wanted) < 1e-9 * wanted)
    }
  }

  @Test("is higher where the value is, and keeps the extremes of many rows")
  func monotone() throws {
    var random = SeededGenerator(seed: 4)
    for count in [10, 400, 30_000] {
      let values = (0..<count).map { index in
        index % 11 == 5 ? Double.nan : Double.random(in: -5...5, using: &random)
      }
      let chart = try chart()
      try chart.addLine(x: nil, y: Column(values))
      let notes = try notes(chart)
      #expect(notes.count <= 500)
      #expect(zip(notes, notes.dropFirst()).allSatisfy { $0.time <= $1.time })
      let heard = notes.compactMap { note in note.frequency.map { (values[note.row], $0) } }
        .sorted { $0.0 < $1.0 }
      #expect(zip(heard, heard.dropFirst()).allSatisfy { $0.1 <= $1.1 })
      #expect(heard.first?.0 == values.filter(\.isFinite).min())
      #expect(heard.last?.0 == values.filter(\.isFinite).max())
      #expect(notes.allSatisfy { ($0.frequency == nil) == values[$0.row].isNaN })
      #expect(abs((heard.first?.1 ?? 0) - 220) < 1e-6)
      #expect(abs((heard.last?.1 ?? 0) - 1_760) < 1e-6)
    }
  }

  @Test("leaves out what the plot doesn't show, and turns with it")
  func ranges() throws {
    let chart = try chart()
    try chart.addLine(x: Column([0.0, 1, 2, 3]), y: Column([0.0, 10, 20, 30]))
    try chart.space.x.setRange(min: 2, max: 1)
    try chart.space.y.setRange(min: 15, max: 25)
    let notes = try notes(chart)
    #expect(notes.map(\.row) == [2, 1])
    #expect(notes.map(\.time) == [0, 5])
    #expect(notes[1].frequency == nil)
    #expect(notes[0].frequency != nil)
  }

  @Test("sounds names, slices and logarithms, and only names what is no sequence")
  func kinds() throws {
    let bars = try chart()
    try bars.addBars(names: ["a", "b", "c"], values: Column([1.0, 2, 4]))
    #expect(try notes(bars).count == 3)
    let log = try chart()
    try log.space.y.setScale(.log())
    try log.addLine(x: nil, y: Column([1.0, 10, 100]))
    let heard = try notes(log).compactMap(\.frequency)
    #expect(heard.count == 3 && abs(heard[1] * heard[1] - heard[0] * heard[2]) < 1)
    let pie = try chart()
    try pie.add(PieMark(values: try Column([3.0, 1]), names: ["wind", "sun"]))
    #expect(try notes(pie).map(\.time) == [0, 5])
    let map = try chart()
    _ = try map.addHeatmap(values: try Column([1.0, 2]), columns: 2)
    #expect(try notes(map).isEmpty)
  }

  @Test("tells ticks, title and words in the chart's language")
  func head() throws {
    let chart = try chart()
    try chart.setTitle("\"T\"\n2")
    chart.language = .japanese
    try chart.addLine(x: nil, y: Column([0.0, 1]), label: "a")
    let json = try JSON(reading: chart.sonification())
    #expect(json["format"]?.string == "keisen-sonification")
    #expect(json["version"] == .integer(1))
    #expect(json["language"]?.string == "ja")
    #expect(json["title"]?.string == "\"T\" 2")
    #expect(json["description"]?.string == chart.alt)
    #expect(json["series"]?.values.first?["kind"]?.string == "折れ線")
    let ticks = try #require(json["ticks"]?["frequency"]?.values)
    #expect(ticks.first?["frequency"]?.double == 220)
    #expect(ticks.first?["label"]?.string == "0.0")
    #expect(json["ticks"]?["time"]?.values.isEmpty == false)
  }

  @Test(
    "refuses options that make no sound",
    arguments: [
      (Sonification(duration: 0), "duration must be positive and finite, got 0.0"),
      (Sonification(duration: .infinity), "duration must be positive and finite, got inf"),
      (Sonification(minFrequency: -1), "min frequency must be positive and finite, got -1.0"),
      (
        Sonification(minFrequency: 440, maxFrequency: 440),
        "max frequency must be above 440.0 and finite, got 440.0"
      ),
      (Sonification(maxFrequency: .nan), "max frequency must be above 220.0 and finite, got nan"),
      (Sonification(maxPoints: 3), "points must be at least 4, got 3"),
    ]
  )
  func wrong(sound: Sonification, message: String) throws {
    let error = #expect(throws: KeisenError.self) { try chart().sonification(sound) }
    #expect(error?.message == message)
  }
}
