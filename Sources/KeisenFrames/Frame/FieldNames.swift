import KeisenPrimitives

/// What the fields of rows are called in each language.
package enum FieldNames {
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
  package static func field(_ name: String, in language: Language) -> String {
    guard let field = fields[name] else { return name }
    return language == .japanese ? field.japanese : field.english
  }
}
