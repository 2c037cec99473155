import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenText

extension Chart {
  /// The language of what the chart says about itself: English until another one is set.
  ///
  /// That of `alt`, of `description`, and of tables, sounds and documents. It is the chart's and no
  /// argument of each of them, as titles and names are in one language too, which is this one best,
  /// and as a file tells only one.
  public var language: Language {
    get { state.withLock { $0.language } }
    set { state.change { $0.language = newValue } }
  }

  /// What the picture shows, in a sentence or two, for people who don't see it.
  ///
  /// The text that was set, or, while that is empty, the kind of the series, the title, and the
  /// ranges under the series with the titles of their axes, on one line and without markup:
  ///
  ///     Line chart "CO₂": x (year) 1958 to 2001, y (ppm) 313 to 374; rising.
  ///     折れ線グラフ「CO₂」：x（年）は1958から2001、y（ppm）は313から374。増加傾向。
  ///
  /// Of one series of values in order the trend is told; of a few bars the names and values, `; a
  /// 3, b 1`; of a pie's slices the percentages; of several series their names or their number.
  /// What makes the text longer than 250 characters is left out; `description` tells more.
  ///
  /// Reading stores nothing: a range that follows the data is told as it is now. A range that can't
  /// be told, because extents overflow, is left out. An end where a fit puts it is told as that of
  /// the data, without the room around marks.
  ///
  /// - Complexity: As of the extents of the series; O(1) in the number of rows where these are
  ///   known.
  public var alt: String {
    get { alt(in: language) }
    set { state.change { $0.alt = newValue } }
  }

  /// Returns what a frame shows, with the ranges that it decided.
  package func alt(in frame: FrameContext) -> String {
    PinnedRows.hold(frame.pinnedRows) { shortDescription(in: language) { frame.range(of: $0) } }
  }

  /// Returns what the picture shows, in a language.
  func alt(in language: Language) -> String {
    PinnedRows.hold {
      shortDescription(in: language) { projection in (try? projection.proposedRange())?.range }
    }
  }

  /// Returns the text that was set, or else kind, title, ranges and what is told of one series.
  private func shortDescription(
    in language: Language,
    _ range: @escaping (Projection) -> ProjectionRange?
  ) -> String {
    let own = state.withLock { $0.alt }
    guard own.isEmpty else { return own }
    return ChartDescription(self, in: language, range: range).short
  }
}
