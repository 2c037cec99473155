extension Color {
  /// Reads the `rgb()` and `rgba()` of CSS; nil for any other text.
  ///
  /// Red, green and blue are numbers in 0...255 or percentages; alpha, which may follow, is a
  /// number in 0...1 or a percentage. Commas, spaces and a slash before alpha part them.
  init?(function text: String) {
    let text = text.lowercased()
    guard text.last == ")", let start = ["rgb(", "rgba("].first(where: { text.hasPrefix($0) })
    else { return nil }
    let parts = text.dropFirst(start.count).dropLast()
      .split { $0 == "," || $0 == "/" || $0.isWhitespace }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    var values: [Float] = []
    for (index, part) in parts.enumerated() {
      let isPercentage = part.last == "%"
      let whole: Float = isPercentage ? 100 : index < 3 ? 255 : 1
      guard let value = Float(isPercentage ? part.dropLast() : part), (0...whole).contains(value)
      else { return nil }
      values.append(value / whole)
    }
    values += [1]
    self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
  }
}
