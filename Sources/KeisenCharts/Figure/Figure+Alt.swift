import KeisenPrimitives
import KeisenText

extension Figure {
  /// What the picture shows, in words, for people who don't see it.
  ///
  /// The text that was set, or, while that is empty, the number of charts, the title, and what each chart says of itself:
  ///
  ///     Figure "Jobs" of 2 charts. Line chart "Mining": x (year) 2003 to 2016, y 480 to 850. Bar chart: ...
  ///
  /// Reading fits nothing.
  public var alt: String {
    get { words { $0.alt } }
    set { outer.alt = newValue }
  }

  /// Returns what a frame shows, with the ranges that it decided.
  func words(of encoded: FigureEncoding) -> String {
    let frames = Dictionary(
      zip(charts, encoded.parts).map { (ObjectIdentifier($0), $1.frame) },
      uniquingKeysWith: { first, _ in first }
    )
    return words { chart in
      frames[ObjectIdentifier(chart)].map(chart.alt(in:)) ?? chart.alt
    }
  }

  private func words(_ say: (Chart) -> String) -> String {
    let own = outer.state.withLock { $0.alt }
    guard own.isEmpty else { return own }
    let charts = charts
    let title = Markup.plainText(of: outer.title)
    let name = title.isEmpty ? "Figure" : "Figure \"\(title)\""
    let head = "\(name) of \(charts.count) \(charts.count == 1 ? "chart" : "charts")."
    return ([head] + charts.map(say)).joined(separator: " ")
  }
}
