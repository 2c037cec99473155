import KeisenPrimitives

/// What people call a kind of series, in the languages that descriptions are written in.
public struct SeriesNames: Hashable, Sendable {
  /// What a chart of nothing else is called: `Contour chart`.
  private let charts: Texts
  /// What one series of it is called: `Contours`.
  private let nouns: Texts
  /// What its rows are called where they are places.
  package let rows: Rows

  private struct Texts: Hashable, Sendable {
    let english: String
    let japanese: String

    func text(in language: Language) -> String { language == .japanese ? japanese : english }
  }

  /// What rows are called that are counted.
  public struct Rows: Hashable, Sendable {
    package let one: String
    package let many: String
    package let japanese: String
    package let counter: String

    /// Makes names of rows.
    ///
    /// - Parameters:
    ///   - one: Of one of them, in English.
    ///   - many: Of several.
    ///   - japanese: In Japanese, before the number.
    ///   - counter: Behind the number.
    public init(_ one: String, _ many: String, japanese: String, counter: String) {
      (self.one, self.many, self.japanese, self.counter) = (one, many, japanese, counter)
    }

    /// Points.
    public static let points = Rows("point", "points", japanese: "点", counter: "個")
  }

  /// Makes names.
  ///
  /// - Parameters:
  ///   - chart: What English calls a chart of nothing else.
  ///   - noun: What it calls one series.
  ///   - japaneseChart: What Japanese calls the chart.
  ///   - japaneseNoun: What it calls one series.
  ///   - rows: What rows are called where they are places.
  public init(
    _ chart: String,
    _ noun: String,
    japanese japaneseChart: String,
    _ japaneseNoun: String,
    rows: Rows = .points
  ) {
    charts = Texts(english: chart, japanese: japaneseChart)
    nouns = Texts(english: noun, japanese: japaneseNoun)
    self.rows = rows
  }

  /// Makes names of a kind that has one name in all languages: what its caller says.
  public init(_ name: String) {
    self.init(name, name, japanese: name, name)
  }

  /// Returns what a chart of nothing else is called.
  package func chart(in language: Language) -> String { charts.text(in: language) }

  /// Returns what one series is called.
  package func noun(in language: Language) -> String { nouns.text(in: language) }

  /// Those of a chart without series.
  package static let empty = SeriesNames("Empty chart", "Chart", japanese: "空のグラフ", "グラフ")

  /// Those of a chart of several kinds, and of series that say no more of themselves.
  package static let several = SeriesNames("Chart", "Series", japanese: "グラフ", "系列")

  /// Those of what is drawn on discs.
  package static let polar = SeriesNames("Polar chart", "Sectors", japanese: "極座標グラフ", "扇形")
}
