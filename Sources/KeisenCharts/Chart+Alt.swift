import KeisenPrimitives
import KeisenText

extension Chart {
  /// What the picture shows, in words, for people who don't see it.
  ///
  /// The text that was set, or, while that is empty, the kind of the series, the title, and the ranges
  /// under the series with the titles of their axes, on one line and without markup:
  ///
  ///     Line chart "CO₂": x (year) 1958 to 2001, y (ppm) 313 to 374.
  ///
  /// Of a few bars the names and values are told too: `; a 3, b 1`; of a pie's slices the percentages.
  ///
  /// Reading fits nothing: an unset projection is told as it would be fitted now. A range that can't be
  /// told, because extents overflow, is left out. An end where a fit puts it is told as that of the data, without the room around marks.
  public var alt: String {
    get {
      words { projection in (try? projection.proposedRange())?.range }
    }
    set { state.change { $0.alt = newValue } }
  }

  /// Returns what a frame shows, with the ranges that it decided.
  package func alt(in frame: FrameContext) -> String { words { frame.range(of: $0) } }

  /// Returns the text that was set, or else kind, title and ranges.
  private func words(_ range: (Projection) -> ProjectionRange?) -> String {
    let own = state.withLock { $0.alt }
    guard own.isEmpty else { return own }
    let series = series
    let names = Set(series.map(Self.name))
    let kind =
      if series.isEmpty {
        "Empty chart"
      } else if series.allSatisfy({ $0.space.polar != nil }) {
        "Polar chart"
      } else {
        names.count == 1 ? names.first ?? "Chart" : "Chart"
      }
    let title = Markup.plainText(of: title)
    let discs = series.filter { $0.space.polar != nil }
    let ranges = [
      words(of: series.filter { $0.showsAxis(in: .x) }, .x, "x", title: xTitle, range),
      words(of: series.filter { $0.showsAxis(in: .y) }, .y, "y", title: yTitle, range),
      words(of: discs, .x, "angle", title: nil, range),
      words(of: discs, .y, "radius", title: nil, range),
    ].compactMap(\.self)
    let head = title.isEmpty ? kind : "\(kind) \"\(title)\""
    let told = series.count == 1 ? series.first.flatMap(Self.words) : nil
    let parts = [ranges.isEmpty ? nil : ranges.joined(separator: ", "), told].compactMap(\.self)
    return parts.isEmpty ? "\(head)." : "\(head): \(parts.joined(separator: "; "))."
  }

  /// Returns what a chart of nothing but such series is called.
  private static func name(of series: any Series) -> String {
    switch series {
    case is LineSeries: "Line chart"
    case is PointSeries: "Scatter chart"
    case is CategoryBarSeries: "Bar chart"
    case is DensitySeries: "Density chart"
    case is HeatmapSeries: "Heat map"
    case let marks as any MarkWords: marks.chartName
    default: "Chart"
    }
  }

  /// Returns what else there is to tell of a series.
  private static func words(of series: any Series) -> String? {
    (series as? CategoryBarSeries)?.words ?? (series as? any MarkWords)?.words
  }

  /// Returns the ranges of one dimension, each projection's once; nil where there is none.
  private func words(
    of series: [any Series],
    _ dimension: Dimension,
    _ letter: String,
    title: String?,
    _ range: (Projection) -> ProjectionRange?
  ) -> String? {
    var known: Set<ObjectIdentifier> = []
    let ranges = series.map { $0.space.projection(dimension) }
      .filter { known.insert(ObjectIdentifier($0)).inserted }
      .compactMap { projection in range(projection).flatMap { projection.withoutRoom($0).words } }
    guard !ranges.isEmpty else { return nil }
    let title = Markup.plainText(of: title ?? "")
    let name = title.isEmpty ? letter : "\(letter) (\(title))"
    return "\(name) \(ranges.joined(separator: " and "))"
  }
}
