import KeisenAxes
import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// The rows of a series as texts under headers.
struct DataTable {
  private let series: DescribedSeries
  private let words: ValueText
  private let rows: [Int]
  /// How the times of each field are written; nil of other ones.
  private let times: [TimeText?]
  /// What each field is called; no two are called the same.
  let headers: [String]

  init(_ series: DescribedSeries, _ words: ValueText, maxRows: Int) {
    (self.series, self.words) = (series, words)
    let rows = series.thinned(to: maxRows)
    self.rows = rows
    let fields = series.fields
    times = fields.indices.map { words.times(of: series, $0, rows) }
    let names = fields.map { words.header(of: $0, series.space) }
    headers = Self.numbered(
      zip(names, fields).map { name, field in
        // Two axes may have one title.
        let own = FieldNames.field(field.name, in: words.language)
        let isTwice = name != own && names.count { $0 == name } > 1
        return isTwice ? "\(name) (\(own))" : name
      }
    )
  }

  /// Returns names of which those that came before have numbers: `y`, `y 2`, `y 3`.
  private static func numbered(_ names: [String]) -> [String] {
    var taken = Set(names)
    var met: Set<String> = []
    return names.map { name in
      guard !met.insert(name).inserted else { return name }
      var number = 2
      while !taken.insert("\(name) \(number)").inserted { number += 1 }
      return "\(name) \(number)"
    }
  }

  /// Returns the text of a field in a row; empty for a gap.
  private func text(_ field: Int, _ row: Int) -> String {
    switch series.value(of: field, at: row) {
    case .none: ""
    case .text(let text): text
    case .instant(let instant, _): times[field]?.isoText(of: instant) ?? ""
    case .number(.integer(let integer)): String(integer)
    case .number(.unsigned(let integer)): String(integer)
    case .number(.real(let real)): Self.text(real, isFloat: series.isFloat(field))
    }
  }

  /// Returns the fewest digits that give a number again.
  private static func text(_ real: Double, isFloat: Bool) -> String {
    let text = isFloat ? Float(real).description : real.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  // MARK: CSV

  /// Returns the rows of all tables of one or more charts under the headers of any.
  ///
  /// - Parameters:
  ///   - charts: The tables of each chart.
  ///   - titles: What the charts of a figure are called, as `names(of:)` has it; nil for a chart by
  ///     itself.
  ///   - language: That of the headers.
  /// - Returns: The text; empty where there is no table.
  static func csv(
    of charts: [[DataTable]],
    titles: [String]? = nil,
    in language: Language
  ) -> String {
    guard charts.contains(where: { !$0.isEmpty }) else { return "" }
    var headers: [String] = []
    for header in charts.joined().flatMap(\.headers) where !headers.contains(header) {
      headers.append(header)
    }
    let isOne = charts.allSatisfy { $0.count <= 1 }
    let first = ["row"] + (titles == nil ? [] : ["chart"]) + (isOne ? [] : ["series"])
    var text = line(first.map { FieldNames.field($0, in: language) } + headers)
    for (number, tables) in charts.enumerated() {
      let title = titles.map { [$0[number]] } ?? []
      for (name, table) in zip(labels(of: tables), tables) {
        let places = headers.map { table.headers.firstIndex(of: $0) }
        let names = title + (isOne ? [] : [name])
        for row in table.rows {
          let cells = places.map { $0.map { table.text($0, row) } ?? "" }
          text += line([String(row)] + names + cells)
        }
      }
    }
    return text
  }

  /// Returns what tables are called, no two the same: of those without a label the numbers from 1.
  private static func labels(of tables: [DataTable]) -> [String] {
    numbered(numbers(insteadOf: tables.map(\.series.label)))
  }

  /// Returns what the charts of a figure are called, no two the same: the titles, of those without
  /// one the numbers from 1.
  static func names(of titles: [String]) -> [String] { numbered(numbers(insteadOf: titles)) }

  private static func numbers(insteadOf names: [String]) -> [String] {
    names.enumerated().map { $1.isEmpty ? String($0 + 1) : $1 }
  }

  private static func line(_ cells: [String]) -> String {
    cells.map(quoted).joined(separator: ",") + "\n"
  }

  private static func quoted(_ cell: String) -> String {
    let isPlain = !cell.utf8.contains { byte in
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
    }
    return isPlain ? cell : "\"" + cell.substituting("\"", with: "\"\"") + "\""
  }

  // MARK: HTML

  /// Returns tables for people, below the chart's title, no two of the same name.
  static func html(of tables: [DataTable], title: String) -> String {
    zip(tables, numbered(tables.map(\.name))).map { $0.html(title: title, name: $1) }.joined()
  }

  /// The series' label, or what it is.
  private var name: String {
    series.label.isEmpty
      ? series.names.noun(in: words.language) : series.label
  }

  private func html(title: String, name: String) -> String {
    var text = "<table lang=\"\(words.language.tag)\">\n"
    text += "<caption>\(Self.escaped(caption(title, name)))</caption>\n<thead>\n<tr>"
    for header in headers { text += "<th scope=\"col\">\(Self.escaped(header))</th>" }
    text += "</tr>\n</thead>\n<tbody>\n"
    for row in rows {
      text += "<tr>"
      for field in headers.indices {
        let cell = Self.escaped(self.text(field, row))
        text +=
          field == series.position ? "<th scope=\"row\">\(cell)</th>" : "<td>\(cell)</td>"
      }
      text += "</tr>\n"
    }
    return text + "</tbody>\n</table>\n"
  }

  /// What the table holds, and whether rows are left out.
  private func caption(_ title: String, _ name: String) -> String {
    let parts = [title, name].filter { !$0.isEmpty }
    let whole = parts.joined(separator: words.text(": ", "："))
    let zones = Set(times.compactMap { $0?.zone }.filter { $0 != .utc }.map(\.name))
    let zone = zones.isEmpty ? "" : words.text(", ", "、") + zones.sorted().joined(separator: ", ")
    guard rows.count < series.rows.count else { return whole + zone }
    let (some, all) = (words.count(rows.count), words.count(series.rows.count))
    return whole + zone
      + words.text(
        " (\(some) of \(all) rows, with the first, the last and all extremes)",
        "（全\(all)行のうち\(some)行。最初、最後、最小、最大の行を含む）"
      )
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension DescribedSeries {
  /// Whether a field's values are floats, whose fewest digits are fewer than a double's.
  func isFloat(_ field: Int) -> Bool {
    guard let column = column(of: field) else { return false }
    return column.type == .float32
  }
}
