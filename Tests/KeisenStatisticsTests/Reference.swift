import Glibc
import KeisenJSON
import KeisenPrimitives
import Testing

/// What other libraries say of the same values: `reference.json`, which `reference.py` writes.
enum Reference {
  private static let all: JSON = {
    let path = #filePath.prefix(upTo: #filePath.lastIndex(of: "/") ?? #filePath.endIndex)
    guard let file = fopen("\(path)/reference.json", "rb") else { return .null }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes.withUnsafeBytes { (try? JSON(parsing: $0)) ?? .null }
  }()

  /// The cases of a section, at least one.
  static func cases(_ section: String) throws -> [JSON] {
    let cases = all[section]?.list ?? []
    try #require(!cases.isEmpty)
    return cases
  }

  /// The values that a case is about.
  static func values(of test: JSON) throws -> [Double] {
    let name = try #require(test["data"])
    let data = all["data"]?.list.first { $0["name"] == name }
    return try #require(data?["values"]?.doubles)
  }
}

extension JSON {
  /// The entries of a list; none for anything else.
  var list: [JSON] {
    guard case .array(let entries) = self else { return [] }
    return entries
  }

  /// The numbers of a list, and of lists in it; nil for anything else.
  var doubles: [Double]? {
    guard case .array(let entries) = self else { return nil }
    return entries.flatMap { entry in entry.doubles ?? [entry.number] }
  }

  /// The number, also one written as a text; NaN for anything else.
  var number: Double {
    if case .string(let text) = self { return Double(text) ?? .nan }
    return double ?? .nan
  }

  /// The text; nil for anything else.
  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The whole number; nil for anything else.
  var integer: Int? {
    guard case .integer(let integer) = self else { return nil }
    return Int(integer)
  }
}

/// Whether two numbers are the same within rounding: a part in 10^12 of the greater or of `scale`.
func isClose(_ first: Double, _ second: Double, scale: Double = 0) -> Bool {
  if first == second || first.isNaN && second.isNaN { return true }
  return abs(first - second) <= 1e-12 * max(scale, abs(first), abs(second))
}

/// Whether two lists of numbers are the same within rounding.
func areClose(_ first: [Double], _ second: [Double], scale: Double = 0) -> Bool {
  first.count == second.count && zip(first, second).allSatisfy { isClose($0, $1, scale: scale) }
}

extension KeisenError {
  /// The message of the error that `body` throws; nil where it throws none.
  static func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch { return (error as? KeisenError)?.message }
  }
}
