import KeisenPrimitives

extension Color {
  /// White or nearly black: what can be read on this colour over another one.
  package func contrasting(on ground: Color) -> Color {
    func linear(_ mine: Float, _ other: Float) -> Float {
      let value = mine * alpha + other * (1 - alpha)
      return value * value
    }
    // Of the luminance of sRGB a square is near enough to tell bright from dark.
    let luminance =
      0.2126 * linear(red, ground.red) + 0.7152 * linear(green, ground.green)
      + 0.0722 * linear(blue, ground.blue)
    return luminance > 0.3 ? Color(rgb: 0x1a1a1a) : .white
  }
}
