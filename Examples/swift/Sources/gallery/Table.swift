import Foundation
import Keisen

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

  /// The dates of a column, such as 2012-01-31 or 2012/01/31.
  func times(_ name: String) throws -> [Timestamp] {
    try self[name].map { try Timestamp($0.replacing("/", with: "-")) }
  }

  /// All numbers but those of the first column, row by row.
  func numbersByRow() -> [[Double]] { rows.map { $0.dropFirst().map { Double($0) ?? .nan } } }
}
