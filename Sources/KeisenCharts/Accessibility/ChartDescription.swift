import KeisenAxes
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenText

/// A chart in words: in a sentence or two, and in all that there is to tell.
struct ChartDescription {
  /// The most characters of a short text that has more than ranges.
  private static let maxShort = 250
  /// Series up to which each is named in a short text.
  private static let maxNamed = 4
  /// Annotations up to which each is told.
  private static let maxAnnotations = 12
  /// Series up to which each is told about.
  private static let maxDescribed = 8

  private let chart: Chart
  private let series: [any Series]
  private let words: ValueText

  /// Takes a chart to tell about.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - language: nil for the chart's.
  ///   - range: What a projection shows; nil where that can't be told.
  init(
    _ chart: Chart,
    in language: Language? = nil,
    range: @escaping (Projection) -> ProjectionRange?
  ) {
    self.chart = chart
    series = chart.series
    words = ValueText(chart, in: language, range: range)
  }

  // MARK: A sentence or two

  /// Kind, title and ranges, and the trend or the values of one series, or the names of several.
  var short: String {
    let ranges = ranges.joined(separator: words.text(", ", "、"))
    let whole = sentence(ranges, more)
    return whole.count > Self.maxShort ? sentence(ranges, "") : whole
  }

  /// The kind, the title and what is told of the ranges, and more.
  func sentence(_ ranges: String, _ more: String) -> String {
    let parts = [ranges, more].filter { !$0.isEmpty }
    guard !parts.isEmpty else { return words.text("\(head).", "\(head)。") }
    return words.text(
      "\(head): \(parts.joined(separator: "; ")).",
      "\(head)：\(parts.joined(separator: "。"))。"
    )
  }

  /// What there is to tell beside the ranges.
  private var more: String {
    guard series.count != 1 else { return series.first.map(facts) ?? "" }
    let labels = series.compactMap { series in
      series.label.isEmpty ? nil : series.label.substituting("\n", with: " ")
    }
    guard series.count > 1 else { return "" }
    guard labels.count == series.count, series.count <= Self.maxNamed else {
      return words.text("\(series.count) series", "系列は\(series.count)個")
    }
    return words.list(labels)
  }

  private func facts(_ series: any Series) -> String {
    if let own = series.words(in: words.language) { return own }
    guard let reported = series.describedRows, reported.shape == .sequence,
      series.space.polar == nil,
      let value = reported.value
    else { return "" }
    let trend = reported.trend(reported.fields[value].projection.flatMap(words.range))
    return trend == .unclear ? "" : words.trend(trend)
  }

  /// The kind and the title.
  private var head: String {
    let title = chart.plainText(.title)
    let kind = names.chart(in: words.language)
    guard !title.isEmpty else { return kind }
    return words.text("\(kind) \"\(title)\"", "\(kind)「\(title)」")
  }

  /// What the chart is called.
  private var names: SeriesNames {
    guard let first = series.first?.kindNames else { return .empty }
    guard !series.allSatisfy({ $0.space.polar != nil }) else { return .polar }
    return series.allSatisfy { $0.kindNames == first } ? first : .several
  }

  // MARK: Ranges

  /// The ranges of x and y, and of angles and radii, with the titles of axes.
  private var ranges: [String] {
    let discs = series.filter { $0.space.polar != nil }
    return [
      text(of: series.filter { $0.showsAxis(in: .x) }, .x, "x", title: chart.plainXTitle),
      text(of: series.filter { $0.showsAxis(in: .y) }, .y, "y", title: chart.plainYTitle),
      text(of: discs, .x, words.text("angle", "角度"), title: nil),
      text(of: discs, .y, words.text("radius", "半径"), title: nil),
    ].compactMap(\.self)
  }

  /// Returns the ranges of one dimension, each projection's once; nil where there is none.
  private func text(
    of series: [any Series],
    _ dimension: Dimension,
    _ letter: String,
    title: String?
  ) -> String? {
    let ranges = projections(of: series, dimension).compactMap(rangeText)
    guard !ranges.isEmpty else { return nil }
    let title = title ?? ""
    guard words.language == .english else {
      let name = title.isEmpty ? letter : "\(letter)（\(title)）"
      return "\(name)は\(ranges.joined(separator: "と"))"
    }
    let name = title.isEmpty ? letter : "\(letter) (\(title))"
    return "\(name) \(ranges.joined(separator: " and "))"
  }

  private func projections(of series: [any Series], _ dimension: Dimension) -> [Projection] {
    var known: Set<ObjectIdentifier> = []
    return series.map { $0.space.projection(dimension) }
      .filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  private func rangeText(_ projection: Projection) -> String? {
    words.range(projection).flatMap { projection.withoutRoom($0).words(in: words.language) }
  }

  // MARK: All that there is to tell

  /// Title, axes, and each series' sentences, a line each.
  var long: String {
    var lines = [words.text("\(head).", "\(head)。")]
    for role in [Title.Role.subtitle, .caption] {
      let plain = chart.plainText(role)
      if !plain.isEmpty { lines.append(plain) }
    }
    if let axes { lines.append(axes) }
    let reported = series.compactMap(\.describedRows)
    if series.count > 1 {
      lines.append(words.text("\(series.count) series.", "系列は\(series.count)個。"))
    }
    lines += reported.prefix(Self.maxDescribed).map { SeriesDescription($0, words).sentences }
    if reported.count > Self.maxDescribed {
      lines.append(rest(Array(reported.dropFirst(Self.maxDescribed))))
    }
    if let notes { lines.append(notes) }
    return lines.joined(separator: "\n")
  }

  /// The texts of annotations.
  private var notes: String? {
    let attachments = chart.attachments(.below) + chart.attachments(.above)
    let texts = attachments.compactMap { attachment -> String? in
      switch attachment {
      case let note as TextAnnotation: plain(note.text, note.style.text)
      case let rule as Rule: plain(rule.label, rule.style.label)
      case let span as Span: plain(span.label, span.style.label)
      default: nil
      }
    }
    let reported = texts.filter { !$0.isEmpty }
    guard !reported.isEmpty else { return nil }
    let all = reported.prefix(Self.maxAnnotations).map(words.quoted)
      .joined(separator: words.text(", ", ""))
    let rest = reported.count - Self.maxAnnotations
    let more = rest > 0 ? words.text(" and \(rest) more", "ほか\(rest)個") : ""
    return words.text("Notes: \(all)\(more).", "注記：\(all)\(more)。")
  }

  private func plain(_ text: String, _ style: TextBoxStyle) -> String {
    Markup.plainText(of: text, hasMarkup: style.hasMarkup)
  }

  /// What the axes show, and the zone of their times.
  private var axes: String? {
    var sentences: [String] = []
    for (dimension, english, japanese) in [
      (Dimension.x, "x axis", "横軸"), (Dimension.y, "y axis", "縦軸"),
    ] {
      let plots = series.filter { $0.showsAxis(in: dimension) }
      sentences += shown(by: plots, dimension, words.text(english, japanese))
      let discs = series.filter { $0.space.polar != nil }
      let name =
        dimension == .x ? words.text("angle", "角度") : words.text("radius", "半径")
      sentences += shown(by: discs, dimension, name)
    }
    guard !sentences.isEmpty else { return nil }
    let zones = Set(
      series.flatMap { series in
        [Dimension.x, .y].compactMap { dimension -> String? in
          let zone = words.zone(of: series.space.projection(dimension))
          return zone == .utc ? nil : zone.name
        }
      }
    )
    let shown = words.text(
      "The \(sentences.joined(separator: ", the ")).",
      "\(sentences.joined(separator: "、"))。"
    )
    guard !zones.isEmpty else { return shown }
    let names = zones.sorted().joined(separator: words.text(" and ", "と"))
    return shown + words.text(" Times are in \(names).", "時刻は\(names)。")
  }

  private func shown(by series: [any Series], _ dimension: Dimension, _ name: String) -> [String] {
    projections(of: series, dimension).compactMap { projection in
      guard let shown = words.range(projection),
        let range = projection.withoutRoom(shown).longDescription(in: words.language)
      else { return nil }
      var title = words.title(of: projection)
      title = title.isEmpty ? "" : words.text(" (\(title))", "（\(title)）")
      var kind = ""
      switch shown.scale {
      case .log: kind = words.text(", on a log scale", "（対数目盛）")
      case .symlog: kind = words.text(", on a symmetric log scale", "（正負対称の対数目盛）")
      case .squareRoot: kind = words.text(", on a square root scale", "（平方根目盛）")
      case .custom(let own):
        kind = words.text(", on the \(own.label) scale", "（\(own.label)目盛）")
      case .linear, .category, .time: break
      }
      return words.text("\(name)\(title) shows \(range)\(kind)", "\(name)\(title)は\(range)\(kind)")
    }
  }

  /// What all further series have in common: how many there are, and the extremes of all.
  private func rest(_ series: [DescribedSeries]) -> String {
    let count = words.text("\(series.count) more series", "ほかに系列\(series.count)個")
    var (low, high): ((DescribedSeries, Double)?, (DescribedSeries, Double)?) = (nil, nil)
    let first = series.first.flatMap { series in series.value.map { series.fields[$0].projection } }
    for reported in series {
      guard let value = reported.value, reported.fields[value].projection === first ?? nil,
        let column = reported.column(of: value), column.type.timeUnit == nil,
        let ends = column.extent().relative(to: 0)
      else { return words.text("\(count).", "\(count)。") }
      if ends.min < low?.1 ?? .infinity { low = (reported, ends.min) }
      if ends.max > high?.1 ?? -.infinity { high = (reported, ends.max) }
    }
    guard let low, let high else { return words.text("\(count).", "\(count)。") }
    let number = { (end: (DescribedSeries, Double)) in words.number(.real(end.1), first ?? nil) }
    let of = { (end: (DescribedSeries, Double)) in
      end.0.label.isEmpty
        ? "" : words.text(" (\(words.quoted(end.0.label)))", "（\(end.0.label)）")
    }
    return words.text(
      "\(count): lowest \(number(low))\(of(low)), highest \(number(high))\(of(high)).",
      "\(count)：最小は\(number(low))\(of(low))、最大は\(number(high))\(of(high))。"
    )
  }
}
