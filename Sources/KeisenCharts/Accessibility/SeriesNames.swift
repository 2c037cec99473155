import KeisenPrimitives

/// What kinds of series, and what their rows have, are called in each language.
enum SeriesNames {
  /// What a chart of one kind is called, and one series of it.
  private struct Kind {
    let noun: String
    let japaneseChart: String
    let japaneseNoun: String
  }

  /// By what English calls a chart of them.
  private static let kinds: [String: Kind] = [
    "Line chart": Kind(noun: "Line", japaneseChart: "折れ線グラフ", japaneseNoun: "折れ線"),
    "Scatter chart": Kind(noun: "Points", japaneseChart: "散布図", japaneseNoun: "点"),
    "Bar chart": Kind(noun: "Bars", japaneseChart: "棒グラフ", japaneseNoun: "棒"),
    "Density chart": Kind(noun: "Density", japaneseChart: "密度図", japaneseNoun: "密度"),
    "Heat map": Kind(noun: "Heat map", japaneseChart: "ヒートマップ", japaneseNoun: "ヒートマップ"),
    "Hexagon chart": Kind(
      noun: "Hexagons",
      japaneseChart: "六角形ビンの密度図",
      japaneseNoun: "六角形ビン"
    ),
    "Polygon chart": Kind(noun: "Polygons", japaneseChart: "多角形の図", japaneseNoun: "多角形"),
    "Stem chart": Kind(noun: "Stems", japaneseChart: "ステムプロット", japaneseNoun: "ステム"),
    "Error bar chart": Kind(
      noun: "Error bars",
      japaneseChart: "エラーバー付きの図",
      japaneseNoun: "エラーバー"
    ),
    "Candlestick chart": Kind(
      noun: "Candlesticks",
      japaneseChart: "ローソク足チャート",
      japaneseNoun: "ローソク足"
    ),
    "Contour chart": Kind(noun: "Contours", japaneseChart: "等高線図", japaneseNoun: "等高線"),
    "Calendar": Kind(noun: "Calendar", japaneseChart: "カレンダー図", japaneseNoun: "カレンダー"),
    "Treemap": Kind(noun: "Treemap", japaneseChart: "ツリーマップ", japaneseNoun: "ツリーマップ"),
    "Area chart": Kind(noun: "Area", japaneseChart: "面グラフ", japaneseNoun: "面"),
    "Image": Kind(noun: "Image", japaneseChart: "画像", japaneseNoun: "画像"),
    "Pie chart": Kind(noun: "Pie", japaneseChart: "円グラフ", japaneseNoun: "円グラフ"),
    "Vector field": Kind(noun: "Arrows", japaneseChart: "ベクトル場の図", japaneseNoun: "矢印"),
    "Box plot": Kind(noun: "Boxes", japaneseChart: "箱ひげ図", japaneseNoun: "箱ひげ"),
    "Violin plot": Kind(noun: "Violins", japaneseChart: "バイオリン図", japaneseNoun: "バイオリン"),
    "Strip plot": Kind(noun: "Strips", japaneseChart: "ストリッププロット", japaneseNoun: "点の列"),
    "Swarm plot": Kind(noun: "Swarms", japaneseChart: "スウォームプロット", japaneseNoun: "点の群れ"),
    "Polar chart": Kind(noun: "Sectors", japaneseChart: "極座標グラフ", japaneseNoun: "扇形"),
    "Empty chart": Kind(noun: "Chart", japaneseChart: "空のグラフ", japaneseNoun: "グラフ"),
    "Chart": Kind(noun: "Series", japaneseChart: "グラフ", japaneseNoun: "系列"),
  ]

  /// Returns what a chart is called that English calls `name`; a name that is not known stays.
  static func chart(_ name: String, in language: Language) -> String {
    language == .japanese ? kinds[name]?.japaneseChart ?? name : name
  }

  /// Returns what one series of a chart is called that English calls `name`.
  static func noun(_ name: String, in language: Language) -> String {
    language == .japanese ? kinds[name]?.japaneseNoun ?? name : kinds[name]?.noun ?? name
  }

  /// What fields are called, by their names in options.
  private static let fields: [String: (english: String, japanese: String)] = [
    "angle": ("angle", "角度"), "radius": ("radius", "半径"),
    "x": ("x", "x"), "y": ("y", "y"), "y2": ("y2", "y2"), "u": ("u", "u"), "v": ("v", "v"),
    "x low": ("x low", "xの下端"), "x high": ("x high", "xの上端"),
    "y low": ("y low", "yの下端"), "y high": ("y high", "yの上端"),
    "name": ("name", "名前"), "row": ("row", "行"), "series": ("series", "系列"),
    "chart": ("chart", "グラフ"),
    "value": ("value", "値"), "values": ("value", "値"), "color": ("color", "色の値"),
    "size": ("size", "大きさ"), "width": ("width", "幅"), "widths": ("width", "幅"),
    "position": ("position", "位置"), "positions": ("group", "グループ"),
    "groups": ("group", "グループ"), "end": ("end", "終端"), "base": ("base", "基準"), "tip": ("tip", "先端"),
    "style index": ("style", "スタイル"), "open": ("open", "始値"), "high": ("high", "高値"),
    "low": ("low", "安値"), "close": ("close", "終値"), "days": ("day", "日付"),
    "parents": ("parent", "親"), "explode": ("explode", "ずらし"),
    "outer_radii": ("outer radius", "外半径"), "inner_radii": ("inner radius", "内半径"),
  ]

  /// Returns what a field is called; a name that is not known stays.
  static func field(_ name: String, in language: Language) -> String {
    guard let field = fields[name] else { return name }
    return language == .japanese ? field.japanese : field.english
  }
}
