import KeisenData
import KeisenPrimitives
import KeisenScales

extension BarMark {
  /// Bars up to which all values are told in words.
  private static let maxDescribed = 12

  /// Returns the names and values in words, or nil where there are no names, or too many.
  public func words(in language: Language) -> String? {
    let snapshot = value.snapshot()
    let count = min(names?.names.count ?? 0, snapshot.count)
    guard let names, count > 0, count <= Self.maxDescribed else { return nil }
    return names.names.prefix(count).enumerated().map { index, name in
      let row = snapshot.rows.lowerBound + index
      let text = snapshot.value(at: row).map { value in
        TickFormat().texts(of: [value], unit: snapshot.type.timeUnit)[0]
      }
      return "\(name) \(text ?? (language == .japanese ? "なし" : "none"))"
    }.joined(separator: language == .japanese ? "、" : ", ")
  }
}
