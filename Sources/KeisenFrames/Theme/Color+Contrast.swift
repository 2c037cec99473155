import Glibc
import KeisenPrimitives

extension Color {
  /// Black or white: what is easier to read on this colour over an opaque one.
  package func contrasting(on ground: Color) -> Color {
    func seen(_ own: Float, _ below: Float) -> Float { own * alpha + below * (1 - alpha) }
    return .blackOrWhite(
      on: Color(
        red: seen(red, ground.red),
        green: seen(green, ground.green),
        blue: seen(blue, ground.blue)
      )
    )
  }

  /// Returns the colour, or black or white where it is hard to read on a background.
  package func readable(on background: Color) -> Color {
    guard background.alpha >= 0.5, contrast(to: background) < 3 else { return self }
    return .blackOrWhite(on: background)
  }

  /// Returns whichever of the two is easier to read on an opaque background: at least 4.5 : 1.
  package static func blackOrWhite(on background: Color) -> Color {
    Color.black.contrast(to: background) > Color.white.contrast(to: background) ? .black : .white
  }

  /// The contrast ratio of two opaque colours, 1...21.
  ///
  /// - SeeAlso: Web Content Accessibility Guidelines 2.2, “contrast ratio”.
  private func contrast(to other: Color) -> Float {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Float {
    func linear(_ value: Float) -> Float {
      value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
