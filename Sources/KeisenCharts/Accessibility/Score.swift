import Glibc
import KeisenAxes
import KeisenData
import KeisenFrames
import KeisenJSON
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// A chart as sound: what `Chart.sonification` writes.
struct Score {
  private let chart: Chart
  private let options: Sonification
  private let words: ValueText

  /// Wanted number of ticks of an axis.
  private static let wantedTicks = 6

  /// Takes a chart.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - options: How it becomes sound.
  ///   - language: That of its texts.
  init(_ chart: Chart, _ options: Sonification, in language: Language) {
    (self.chart, self.options) = (chart, options)
    words = ValueText(chart, in: language) { projection in
      (try? projection.proposedRange()).map { projection.withoutRoom($0.range) }
    }
  }

  /// All of it.
  var json: JSON {
    .object(
      Self.head(
        "keisen-sonification",
        chart.plainText(.title),
        chart.alt(in: words.language),
        words.language
      )
        + members
    )
  }

  static func head(
    _ format: String,
    _ title: String,
    _ alt: String,
    _ language: Language
  ) -> [JSON.Member] {
    [
      .init("format", .string(format)),
      .init("version", .integer(1)),
      .init("language", .string(language.tag)),
      .init("title", .string(title)),
      .init("description", .string(alt)),
    ]
  }

  private var members: [JSON.Member] {
    let reported = chart.series.compactMap(\.describedRows)
    let sequences = reported.filter { $0.isHeard }
    return [
      .init("duration", .number(options.duration)),
      .init(
        "frequency",
        .object([
          .init("min", .number(options.minFrequency)), .init("max", .number(options.maxFrequency)),
          .init("scale", .string("log")),
        ])
      ),
      .init("series", .array(reported.map(series))),
      .init("ticks", ticks(sequences)),
    ]
  }

  // MARK: Series

  private func series(_ series: DescribedSeries) -> JSON {
    var members: [JSON.Member] = [
      .init("label", .string(series.label)),
      .init("kind", .string(series.names.noun(in: words.language))),
      .init("rows", .integer(Int64(series.rows.count))),
    ]
    let notes = series.isHeard ? notes(of: series) : []
    members.append(.init("time", .array(notes.map { .number($0.time) })))
    members.append(
      .init("frequency", .array(notes.map { $0.frequency.map { .number($0) } ?? .null }))
    )
    members.append(.init("row", .array(notes.map { .integer(Int64($0.row)) })))
    members.append(.init("text", .array(notes.map { .string($0.text) })))
    return .object(members)
  }

  private struct Note {
    let row: Int
    let time: Double
    /// nil for a rest.
    let frequency: Double?
    let text: String
  }

  /// Returns what is heard of a series, in the order of time.
  private func notes(of series: DescribedSeries) -> [Note] {
    guard let value = series.value else { return [] }
    let rows = series.thinned(to: options.maxPoints)
    let times = series.position.flatMap { words.times(of: series, $0, rows) }
    let (places, pitches) = (place(of: series), pitch(of: series, value))
    var notes: [Note] = []
    for row in rows {
      guard let part = places(row), part >= -0x1p-30, part <= 1 + 0x1p-30 else { continue }
      let time = min(max(part, 0), 1) * options.duration
      let height = pitches(row)
      let name = series.position.flatMap { position in
        series.value(of: position, at: row).map {
          words.text($0, series.fields[position], times)
        }
      }
      let text =
        [name, words.text(series.value(of: value, at: row), series.fields[value], nil)]
        .compactMap(\.self).joined(separator: words.text(": ", "："))
      notes.append(Note(row: row, time: time, frequency: height.map(frequency), text: text))
    }
    return notes.sorted { ($0.time, $0.row) < ($1.time, $1.row) }
  }

  /// Returns the frequency at a part of the axis of values.
  private func frequency(_ part: Double) -> Double {
    let ratio = options.maxFrequency / options.minFrequency
    let frequency = options.minFrequency * pow(ratio, part)
    return min(max(frequency, options.minFrequency), options.maxFrequency)
  }

  /// Returns where rows stand along the time axis, from 0 to 1; nil for a gap.
  private func place(of series: DescribedSeries) -> (Int) -> Double? {
    let count = Double(max(1, series.rows.count - 1))
    let evenly = { (row: Int) -> Double? in Double(row - series.rows.lowerBound) / count }
    guard let position = series.position, let projection = series.fields[position].projection,
      let range = words.range(projection)
    else { return evenly }
    let map = range.map(to: 0, 1)
    if case .texts(let texts) = series.fields[position].values.source {
      let numbers = Self.numbers(of: texts, on: range)
      return { row in
        let index = row - series.rows.lowerBound
        guard numbers.indices.contains(index), let number = numbers[index] else { return nil }
        return Self.finite(map.position(of: number - Double(range.origin)))
      }
    }
    return { row in
      Self.finite(
        map.position(
          of: series.double(of: position, at: row, relativeTo: range.origin, in: range.timeUnit)
        )
      )
    }
  }

  /// Returns where names stand on a scale; where that is none of names, at their numbers.
  private static func numbers(of names: [String], on range: ProjectionRange) -> [Double?] {
    guard case .category(let scale) = range.scale, scale.names != names else {
      return names.indices.map { Double($0) }
    }
    return scale.places(of: names).map { $0.map(Double.init) }
  }

  /// Returns where values stand along their axis, from 0 to 1; nil for a gap, and for what the plot
  /// doesn't show.
  private func pitch(of series: DescribedSeries, _ value: Int) -> (Int) -> Double? {
    let shown = series.fields[value].projection.flatMap(words.range)
    guard let range = shown ?? Self.range(around: series, value) else { return { _ in nil } }
    let map = range.map(to: 0, 1)
    return { row in
      let number = series.double(
        of: value,
        at: row,
        relativeTo: range.origin,
        in: range.timeUnit
      )
      guard let part = Self.finite(map.position(of: number)), part >= -0x1p-30,
        part <= 1 + 0x1p-30
      else { return nil }
      return min(max(part, 0), 1)
    }
  }

  /// Returns the range of values that no axis shows.
  private static func range(around series: DescribedSeries, _ value: Int) -> ProjectionRange? {
    guard let ends = series.column(of: value)?.extent().relative(to: 0) else { return nil }
    return try? ProjectionRange(min: min(0, ends.min), max: ends.max)
  }

  private static func finite(_ number: Double) -> Double? { number.isFinite ? number : nil }

  // MARK: Ticks

  /// The ticks of the first series' axes.
  private func ticks(_ series: [DescribedSeries]) -> JSON {
    guard let first = series.first else {
      return .object([.init("time", .array([])), .init("frequency", .array([]))])
    }
    let time = ticks(first.position.flatMap { first.fields[$0].projection }, "time") {
      .number($0 * options.duration)
    }
    let pitch = ticks(first.value.flatMap { first.fields[$0].projection }, "frequency") {
      .number(frequency($0))
    }
    return .object([.init("time", time), .init("frequency", pitch)])
  }

  private func ticks(
    _ projection: Projection?,
    _ name: String,
    _ value: (Double) -> JSON
  ) -> JSON {
    guard let projection, let range = words.range(projection) else { return .array([]) }
    let ticks = range.scale.ticks(
      origin: range.origin,
      min: range.min,
      max: range.max,
      count: Self.wantedTicks
    )
    let labels = range.scale.labels(of: ticks, format: words.format(of: projection))
    let map = range.map(to: 0, 1)
    var context: String?
    var marks: [JSON] = []
    for (tick, label) in zip(ticks.values, labels) {
      context = label.context ?? context
      let part = min(max(map.position(of: tick), 0), 1)
      guard part.isFinite else { continue }
      let text = context.map { "\(label.text), \($0)" } ?? label.text
      marks.append(.object([.init(name, value(part)), .init("label", .string(text))]))
    }
    return .array(marks)
  }
}

extension DescribedSeries {
  /// Whether it is a sequence that can be heard.
  fileprivate var isHeard: Bool {
    switch shape {
    case .sequence, .names, .bins, .cloud, .groups, .parts: value != nil
    case .places, .cells, .picture: false
    }
  }
}
