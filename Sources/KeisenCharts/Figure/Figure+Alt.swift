import KeisenAxes
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

extension Figure {
  /// Characters up to which a text tells what each chart shows.
  private static let maxDescribed = 500

  /// The language of what the figure says about itself and its charts: that of `outer`.
  public var language: Language {
    get { outer.language }
    set { outer.language = newValue }
  }

  /// What the picture shows, in words, for people who don't see it.
  ///
  /// The text that was set, or, while that is empty, the number of charts, the title, and what each
  /// chart says of itself, in the figure's language:
  ///
  ///     Figure "Jobs" of 2 charts. Line chart "Mining": x (year) 2003 to 2016, y 480 to 850. Bar chart: ...
  ///     図「Jobs」、グラフは2個。折れ線グラフ「Mining」：...
  ///
  /// Where that is longer than 500 characters, of each chart without words of its own only kind and
  /// title are told, and where that is longer too, of none. Reading fits nothing.
  public var alt: String {
    get { words(charts) { _, projection in (try? projection.proposedRange())?.range } }
    set { outer.alt = newValue }
  }

  /// All that the picture shows, in words: a line for the figure's title, then what each chart
  /// tells, with an empty line between.
  ///
  /// As `Chart.description`, in the figure's language.
  public var description: String {
    let charts = charts
    let lines =
      [head(of: charts)]
      + [outer.plainText(.subtitle), outer.plainText(.caption)].filter { !$0.isEmpty }
    let reported = PinnedRows.hold {
      charts.map { chart in
        ChartDescription(chart, in: language) { (try? $0.proposedRange())?.range }.long
      }
    }
    return ([lines.joined(separator: "\n")] + reported).joined(separator: "\n\n")
  }

  /// Returns what a frame shows, with the ranges that it decided.
  func words(of encoded: FigureEncoding, _ scene: FigureScene) -> String {
    PinnedRows.hold(encoded.outer.frame.pinnedRows) {
      words(scene.parts.map(\.chart)) { encoded.parts[$0].frame.range(of: $1) }
    }
  }

  private func words(
    _ charts: [Chart],
    _ range: @escaping (Int, Projection) -> ProjectionRange?
  ) -> String {
    let own = outer.state.withLock { $0.alt }
    guard own.isEmpty else { return own }
    let language = language
    let words = charts.indices.map { number in
      ChartDescription(charts[number], in: language) { range(number, $0) }
    }
    let owns = charts.map { $0.state.withLock { $0.alt } }
    func all(_ say: (ChartDescription) -> String) -> String {
      let reported = zip(owns, words).map { $0.isEmpty ? say($1) : $0 }
      return ([head(of: charts)] + reported).joined(separator: language == .japanese ? "" : " ")
    }
    let whole = all(\.short)
    guard whole.count > Self.maxDescribed else { return whole }
    let heads = all { $0.sentence("", "") }
    return heads.count > Self.maxDescribed ? head(of: charts) : heads
  }

  /// The number of charts and the title.
  private func head(of charts: [Chart]) -> String {
    let title = outer.plainText(.title)
    guard language == .english else {
      return "図\(title.isEmpty ? "" : "「\(title)」")、グラフは\(charts.count)個。"
    }
    return "Figure\(title.isEmpty ? "" : " \"\(title)\"") of \(charts.count) "
      + "\(charts.count == 1 ? "chart" : "charts")."
  }
}
