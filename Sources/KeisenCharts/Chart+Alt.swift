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
  /// told, because extents overflow, is left out.
  public var alt: String {
    get {
      let own = state.withLock { $0.alt }
      return own.isEmpty ? kindTitleAndRanges : own
    }
    set { state.change { $0.alt = newValue } }
  }

  private var kindTitleAndRanges: String {
    let series = series
    let kind =
      if series.isEmpty {
        "Empty chart"
      } else if series.allSatisfy({ $0.space.polar != nil }) {
        "Polar chart"
      } else if series.allSatisfy({ $0 is LineSeries }) {
        "Line chart"
      } else if series.allSatisfy({ $0 is PointSeries }) {
        "Scatter chart"
      } else if series.allSatisfy({ $0 is CategoryBarSeries }) {
        "Bar chart"
      } else if series.allSatisfy({ $0 is DensitySeries }) {
        "Density chart"
      } else if series.allSatisfy({ $0 is PieSeries }) {
        "Pie chart"
      } else {
        "Chart"
      }
    let title = Markup.plainText(of: title)
    let ranged = series.filter(\.usesAxes)
    let discs = series.filter { $0.space.polar != nil }
    let ranges = [
      words(of: ranged.map(\.space.x), "x", title: xTitle),
      words(of: ranged.map(\.space.y), "y", title: yTitle),
      words(of: discs.map(\.space.x), "angle", title: nil),
      words(of: discs.map(\.space.y), "radius", title: nil),
    ].compactMap(\.self)
    let head = title.isEmpty ? kind : "\(kind) \"\(title)\""
    let only = series.count == 1 ? series.first : nil
    let rows = (only as? CategoryBarSeries)?.words ?? (only as? PieSeries)?.mark.words
    let parts = [ranges.isEmpty ? nil : ranges.joined(separator: ", "), rows].compactMap(\.self)
    return parts.isEmpty ? "\(head)." : "\(head): \(parts.joined(separator: "; "))."
  }

  /// Returns the ranges of one dimension, each projection's once; nil where there is none.
  private func words(
    of projections: [Projection],
    _ dimension: String,
    title: String?
  ) -> String? {
    var known: Set<ObjectIdentifier> = []
    let ranges = projections.filter { known.insert(ObjectIdentifier($0)).inserted }
      .compactMap { projection in (try? projection.proposedRange())?.range.words }
    guard !ranges.isEmpty else { return nil }
    let title = Markup.plainText(of: title ?? "")
    let name = title.isEmpty ? dimension : "\(dimension) (\(title))"
    return "\(name) \(ranges.joined(separator: " and "))"
  }
}
