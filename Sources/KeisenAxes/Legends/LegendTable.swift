import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenText

/// The names of a legend, shared out to rows and columns.
struct LegendTable {
  /// Between a sample and its name, in label sizes.
  static let swatchGap = 0.5
  /// Between two columns, in label sizes.
  private static let columnGap = 1.5
  /// The narrowest that names are cut to so that more of them have room, in label sizes.
  private static let minName = 8.0
  /// Columns that are tried at most where as many as fit are wanted.
  private static let maxColumns = 64

  /// The names that are shown, in order, and how many more there are where some are not.
  let labels: [TextBlock]
  /// How many of the names are shown.
  let shown: Int
  /// Width of all columns and the gaps between them, in points.
  let width: Double
  let rows: Int
  private let columns: Int
  /// Whether names follow each other along the rows, or else down the columns.
  private let areRows: Bool
  /// Left sides of the columns, from the first one's.
  private let columnStarts: [Double]

  /// Shares out names; nil where there is no room for one, and where there is none.
  ///
  /// - Parameters:
  ///   - names: The names, in order.
  ///   - style: Size, samples and columns.
  ///   - textStyle: How the names are set.
  ///   - width: The widest that the table may be, in points.
  ///   - maxRows: The most rows, at least 1.
  ///   - language: In what language it says how many names are not shown.
  init?(
    _ names: [String],
    style: Legend.Style,
    textStyle: TextStyle,
    width: Double,
    maxRows: Int,
    language: Language = .english
  ) {
    let em = style.labelSize
    let lead = style.swatchWidth + Self.swatchGap * em
    let gap = Self.columnGap * em
    guard !names.isEmpty, em > 0, width > lead + em else { return nil }
    let areRows = style.place.side?.dimension == .x
    self.areRows = areRows

    var columns = max(1, min(style.columns, names.count))
    if style.columns == 0, areRows {
      let maximum = min(Self.maxColumns, names.count)
      let looked = names.prefix(min(maxRows, 1 + names.count / maximum) * maximum).map {
        lead
          + ShortText.block($0, style: textStyle, room: .init(width: width - lead, lines: 1)).width
      }
      columns =
        (1...maximum).reversed().first {
          Self.width(Self.columnWidths(looked, $0, rows: nil), gap) <= width
        } ?? 1
      // As few columns as the rows need: 3 + 2 rather than 4 + 1.
      let rows = (names.count + columns - 1) / columns
      columns = (names.count + rows - 1) / rows
      // Where not all have room, columns of names that are cut.
      if rows > maxRows {
        let room = Int((width + gap) / (lead + Self.minName * em + gap))
        columns = max(columns, min(maximum, room, (names.count + maxRows - 1) / maxRows))
      }
    }
    /// The widest that a name may be in columns that are equally wide.
    var maximum: Double { (width - Double(columns - 1) * gap) / Double(columns) - lead }
    while columns > 1, maximum < em { columns -= 1 }

    let rows = min(maxRows, (names.count + columns - 1) / columns)
    let cells = rows.multipliedReportingOverflow(by: columns)
    let isWhole = cells.overflow || names.count <= cells.partialValue
    guard isWhole || cells.partialValue > 1 else { return nil }
    let shown = isWhole ? names.count : cells.partialValue - 1

    let rests =
      isWhole
      ? []
      : Self.rests(names.count - shown, language).map { TextLayout.block($0, style: textStyle) }
    func set(_ maximum: Double) -> [TextBlock] {
      names[..<shown].map {
        ShortText.block($0, style: textStyle, room: .init(width: maximum, lines: 1))
      }
    }
    func widths(_ labels: [TextBlock]) -> [Double] {
      Self.columnWidths(labels.map { lead + $0.width }, columns, rows: areRows ? nil : rows)
    }
    let whole = set(width - lead)
    let candidates = isWhole ? [whole] : rests.map { whole + [$0] }
    let labels =
      candidates.first { Self.width(widths($0), gap) <= width }
      ?? set(maximum) + (rests.first { $0.width <= maximum }.map { [$0] } ?? Array(rests.suffix(1)))
    var start = 0.0
    var starts: [Double] = []
    for width in widths(labels) {
      starts.append(start)
      start += width + gap
    }
    (self.rows, self.columns, self.shown, self.labels) = (rows, columns, shown, labels)
    self.width = start - gap
    columnStarts = starts
  }

  /// Returns what stands for names that are not shown, the longest first.
  private static func rests(_ count: Int, _ language: Language) -> [String] {
    let words =
      switch language {
      case .english: "\(ShortText.ellipsis) and \(count) more"
      case .japanese: "\(ShortText.ellipsis)ほか\(count)件"
      }
    return [words, "\(ShortText.ellipsis) +\(count)", ShortText.ellipsis]
  }

  /// Returns the row of a name, and the left side of its column from the first one's.
  func cell(_ index: Int) -> (row: Int, x: Double) {
    areRows
      ? (index / columns, columnStarts[index % columns])
      : (index % rows, columnStarts[index / rows])
  }

  private static func width(_ columns: [Double], _ gap: Double) -> Double {
    columns.reduce(0, +) + Double(columns.count - 1) * gap
  }

  /// Returns the widest of each column; names run along rows, or down columns of some rows.
  private static func columnWidths(_ widths: [Double], _ columns: Int, rows: Int?) -> [Double] {
    var result: [Double] = []
    for (index, width) in widths.enumerated() {
      let column = rows.map { index / $0 } ?? index % columns
      while result.count <= column { result.append(0) }
      result[column] = max(result[column], width)
    }
    return result
  }
}
