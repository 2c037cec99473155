import Foundation

/// Examples/data: tables as text, values separated by commas, names in the first line.
struct DataFolder {
  let path: String

  /// Reads the table of a name, `co2` of `co2.csv`.
  func table(_ name: String) throws -> Table {
    try Table(String(contentsOfFile: "\(path)/\(name).csv", encoding: .utf8))
  }
}
