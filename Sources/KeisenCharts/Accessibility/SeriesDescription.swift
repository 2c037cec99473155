import KeisenAxes
import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales
import KeisenStatistics

/// A series in sentences: what it is, how many rows, the extremes and where they are, trend and
/// last value.
struct SeriesDescription {
  /// Rows with names up to which all are told, and groups.
  static let maxNamed = 12

  private let series: DescribedSeries
  private let words: ValueText
  private let places: TimeText?
  private let values: TimeText?
  /// Rows that are other rows' parents.
  private let parents: Set<Int>

  init(_ series: DescribedSeries, _ words: ValueText) {
    (self.series, self.words) = (series, words)
    let asked = Trend.rows(of: series.rows)
    places = series.position.flatMap { words.times(of: series, $0, asked) }
    values = series.value.flatMap { words.times(of: series, $0, asked) }
    parents = Self.parents(series)
  }

  private var isJapanese: Bool { words.language == .japanese }

  /// What it is and how many rows it has, then the facts.
  var sentences: String {
    let noun = series.names.noun(in: words.language)
    let name = series.label.isEmpty ? noun : noun + (isJapanese ? "" : " ") + words.quoted(label)
    let facts = [rows] + facts
    let all = facts.filter { !$0.isEmpty }
    guard !all.isEmpty else { return words.text("\(name).", "\(name)。") }
    return isJapanese
      ? "\(name)：\(all.joined(separator: "。"))。" : "\(name): \(all.joined(separator: "; "))."
  }

  private var label: String { series.label.substituting("\n", with: " ") }

  /// The number of rows, and of those that are missing.
  private var rows: String {
    let count = words.count(series.rows.count)
    let gaps = series.gaps
    let missing =
      gaps == 0
      ? "" : words.text(", \(words.count(gaps)) of them missing", "（うち欠測\(words.count(gaps))個）")
    switch series.shape {
    case .picture: return ""
    case .cells(let columns, let rows):
      let (columns, rows) = (words.count(columns), words.count(rows))
      return words.text(
        "\(columns) columns by \(rows) rows\(missing)",
        "\(columns)列×\(rows)行\(missing)"
      )
    case .places, .cloud:
      let isOne = series.rows.count == 1
      let rows = series.names.rows
      return words.text(
        "\(count) \(isOne ? rows.one : rows.many)\(missing)",
        "\(rows.japanese)\(count)\(rows.counter)\(missing)"
      )
    case .sequence, .names, .bins, .groups, .parts:
      return words.text(
        "\(count) \(series.rows.count == 1 ? "value" : "values")\(missing)",
        "値\(count)個\(missing)"
      )
    }
  }

  private var facts: [String] {
    switch series.shape {
    case .picture: return []
    case .parts: return [parts]
    case .groups: return [extremes, medians]
    case .names where series.rows.count <= Self.maxNamed: return [named]
    case .sequence: return [extremes, trend, last]
    case .cloud: return [extremes, relation]
    case .names, .bins, .cells: return [extremes]
    case .places: return [extremes]
    }
  }

  // MARK: Facts

  /// The lowest and the highest value, and where they are.
  private var extremes: String {
    guard let value = series.value else { return "" }
    let ends = series.ends ?? (low: value, high: value)
    let scale = series.fields[value].projection.flatMap { words.range($0)?.scale }
    guard
      let found = series.extremes(
        low: ends.low,
        high: ends.high,
        onlyPositive: scale?.takesOnlyPositive ?? false
      )
    else { return words.text("no values", "値なし") }
    let low = text(found.low.value, ends.low)
    let high = text(found.high.value, ends.high)
    guard low != high else { return words.text("all values are \(low)", "値はすべて\(low)") }
    return words.text(
      "lowest \(low)\(place(found.low.row)), highest \(high)\(place(found.high.row))",
      "最小は\(low)\(place(found.low.row))、最大は\(high)\(place(found.high.row))"
    )
  }

  private func text(_ value: DescribedSeries.Value?, _ field: Int) -> String {
    words.text(value, series.fields[field], field == series.value ? values : nil)
  }

  /// Returns where a row stands: ` in March 1958`, `（1958年3月）`.
  private func place(_ row: Int) -> String {
    if case .cells = series.shape {
      let parts = [0, 1].map { "\(header($0)) \(placeText($0, row))" }
      return isJapanese
        ? "（\(parts.joined(separator: "、"))）" : " at \(parts.joined(separator: ", "))"
    }
    guard let position = series.position, let value = series.value(of: position, at: row) else {
      return ""
    }
    let text = placeText(position, row)
    switch value {
    case .text: return isJapanese ? "（\(text)）" : " for \(text)"
    case .instant:
      let isDay = (places?.detail ?? .day) >= .day
      return isJapanese ? "（\(text)）" : "\(isDay ? " on" : " in") \(text)"
    case .number:
      if case .bins = series.shape, series.fields.indices.contains(position + 1) {
        let end = placeText(position + 1, row)
        return isJapanese ? "（\(text)から\(end)）" : " from \(text) to \(end)"
      }
      return isJapanese ? "（\(header(position)) \(text)）" : " at \(header(position)) \(text)"
    }
  }

  private func placeText(_ field: Int, _ row: Int) -> String {
    words.text(
      series.value(of: field, at: row),
      series.fields[field],
      field == series.position ? places : nil
    )
  }

  private func header(_ field: Int) -> String {
    words.header(of: series.fields[field], series.space)
  }

  /// The way that values go.
  private var trend: String { words.trend(shownTrend) }

  private var shownTrend: Trend? {
    guard series.space.polar == nil, let value = series.value else { return nil }
    return series.trend(series.fields[value].projection.flatMap(words.range))
  }

  /// The way that y goes with x.
  private var relation: String {
    guard let position = series.position, let value = series.value, let trend = shownTrend else {
      return ""
    }
    let (x, y) = (header(position), header(value))
    return switch trend {
    case .rising: words.text("\(y) rises with \(x)", "\(x)が大きいほど\(y)も大きい傾向")
    case .falling: words.text("\(y) falls with \(x)", "\(x)が大きいほど\(y)は小さい傾向")
    case .steady: words.text("\(y) is steady", "\(y)はほぼ一定")
    case .unclear:
      words.text("no clear relation of \(y) to \(x)", "\(x)と\(y)にはっきりした関係なし")
    }
  }

  /// The value that stands last.
  private var last: String {
    guard let value = series.value, series.rows.count > 1, let row = series.last(series.order)
    else { return "" }
    let text = text(series.value(of: value, at: row), value)
    return words.text("last \(text)\(place(row))", "最後は\(text)\(place(row))")
  }

  /// All names and their values.
  private var named: String {
    guard let position = series.position, let value = series.value else { return "" }
    return words.list(
      series.rows.map { row in
        "\(placeText(position, row)) \(text(series.value(of: value, at: row), value))"
      }
    )
  }

  // MARK: Parts and groups

  /// The greatest parts, and what share of all each is.
  private var parts: String {
    guard let value = series.value, let column = series.column(of: value) else { return "" }
    var sum = 0.0
    var maximum: [(row: Int, value: Double)] = []
    let snapshot = column.snapshot()
    for row in series.rows.clamped(to: snapshot.rows) {
      let number = series.double(of: value, at: row)
      guard number > 0, !parents.contains(row) else { continue }
      sum += number
      let place = maximum.firstIndex { $0.value < number } ?? maximum.count
      guard place < Self.maxNamed else { continue }
      maximum.insert((row, number), at: place)
      if maximum.count > Self.maxNamed { maximum.removeLast() }
    }
    guard sum > 0, sum.isFinite else { return words.text("no values", "値なし") }
    let reported = maximum.prefix(series.rows.count <= Self.maxNamed ? Self.maxNamed : 5)
    return words.list(
      reported.map { row, number in
        let name =
          series.position.flatMap { series.value(of: $0, at: row) } == nil
          ? words.text("row \(row)", "行\(row)") : placeText(series.position ?? 0, row)
        let percent =
          TickFormat(.percent, decimals: number / sum < 0.01 ? 1 : 0)
          .texts(of: [.real(number / sum)], unit: nil).first ?? ""
        return "\(name) \(text(series.value(of: value, at: row), value))"
          + words.text(" (\(percent))", "（\(percent)）")
      }
    )
  }

  private static func parents(_ series: DescribedSeries) -> Set<Int> {
    guard let field = series.fields.firstIndex(where: { $0.name == "parents" }) else { return [] }
    var parents: Set<Int> = []
    for row in series.rows {
      if let parent = Int(exactly: series.double(of: field, at: row)) { parents.insert(parent) }
    }
    return parents
  }

  /// The medians of groups: all of a few, else the least and the greatest.
  private var medians: String {
    guard let columns = series.groups, let value = series.value,
      let found = try? RowGroups(columns, NumberBase(), NumberBase()), !found.groups.isEmpty
    else { return "" }
    let medians = found.groups.map { group in
      (name: name(of: group.position), median: median(of: group, found))
    }
    let number: (Double) -> String = { median in
      let unit = columns.values.type.timeUnit
      guard unit != nil, let instant = Int64(exactly: median.rounded()) else {
        return text(.number(.real(median)), value)
      }
      return text(.instant(instant, unit ?? .nanoseconds), value)
    }
    guard medians.count > 1 else {
      return words.text("median \(number(medians[0].median))", "中央値は\(number(medians[0].median))")
    }
    let count = words.count(medians.count)
    if medians.count <= Self.maxNamed {
      let all = words.list(medians.map { "\($0.name) \(number($0.median))" })
      return words.text("medians of \(count) groups: \(all)", "\(count)グループの中央値は\(all)")
    }
    guard let low = medians.min(by: { $0.median < $1.median }),
      let high = medians.max(by: { $0.median < $1.median })
    else { return "" }
    return words.text(
      "\(count) groups; lowest median \(number(low.median)) for \(low.name), "
        + "highest \(number(high.median)) for \(high.name)",
      "\(count)グループ。中央値の最小は\(number(low.median))（\(low.name)）、"
        + "最大は\(number(high.median))（\(high.name)）"
    )
  }

  private func median(of group: RowGroups.Group, _ found: RowGroups) -> Double {
    found.values.withValues { values in
      let part = UnsafeBufferPointer(rebasing: values[group.places])
      return (try? Quantiles(of: part, at: [0.5]))?.values.first ?? .nan
    }
  }

  private func name(of position: Double) -> String {
    guard let field = series.position.map({ series.fields[$0] }) else { return "" }
    if let names = field.names, let index = Int(exactly: position), names.indices.contains(index) {
      return names[index]
    }
    guard case .column(let column, _) = field.values.source, let unit = column.type.timeUnit,
      let instant = Int64(exactly: position)
    else { return words.number(.real(position), field.projection) }
    return words.text(.instant(instant, unit), field, places)
  }
}

extension ValueText {
  /// Returns what a trend reads; empty for none.
  func trend(_ trend: Trend?) -> String {
    switch trend {
    case .none: ""
    case .rising: text("rising", "増加傾向")
    case .falling: text("falling", "減少傾向")
    case .steady: text("steady", "ほぼ一定")
    case .unclear: text("no clear trend", "はっきりした傾向なし")
    }
  }
}
