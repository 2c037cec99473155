import Foundation

/// A table of words, read column by column.
struct Table {
  private let names: [String]
  private let rows: [[Substring]]

  /// Reads lines of values separated by commas; names are in the first one.
  init(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    names = lines.first?.map(String.init) ?? []
    rows = Array(lines.dropFirst())
  }

  /// The words of a column.
  subscript(name: String) -> [String] {
    guard let column = names.firstIndex(of: name) else { fatalError("no column \(name)") }
    return rows.map { String($0[column]) }
  }

  /// The numbers of a column; NaN where there is none.
  func numbers(_ name: String) -> [Double] { self[name].map { Double($0) ?? .nan } }

  /// All numbers but those of the first column, row by row.
  func numbersByRow() -> [[Double]] { rows.map { $0.dropFirst().map { Double($0) ?? .nan } } }
}
