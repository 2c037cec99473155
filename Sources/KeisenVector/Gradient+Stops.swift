import KeisenDrawing
import KeisenPrimitives

extension Gradient {
  /// Colours along the gradient between which a viewer mixes without alpha multiplied in.
  ///
  /// Where that is another mixture, steps are so small that it can't be seen.
  var stops: [(offset: Double, color: Color)] {
    let (first, last) = (startColor.premultiplied, endColor.premultiplied)
    let isSame = startColor.alpha == endColor.alpha || startColor.opaque == endColor.opaque
    let steps = isSame ? 1 : 16
    return (0...steps).map { step in
      let offset = Double(step) / Double(steps)
      if step == 0 { return (offset, startColor) }
      if step == steps { return (offset, endColor) }
      let mixed = first + (last - first) * Float(offset)
      guard mixed.w > 0 else { return (offset, .clear) }
      return (
        offset,
        Color(
          red: mixed.x / mixed.w,
          green: mixed.y / mixed.w,
          blue: mixed.z / mixed.w,
          alpha: mixed.w
        )
      )
    }
  }
}

extension Color {
  /// The colour with full opacity.
  fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }

  /// Like `#0072b2`, without its opacity.
  var hex: String {
    let digits = [red, green, blue].map { component in
      String(256 + Int((Color.clamped(component) * 255).rounded()), radix: 16).dropFirst()
    }
    return "#" + digits.joined()
  }

  /// A component in 0...1, whatever was written into it since the colour was made.
  static func clamped(_ component: Float) -> Float { component > 0 ? min(component, 1) : 0 }
}
