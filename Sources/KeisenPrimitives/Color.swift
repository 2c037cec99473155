/// A colour: red, green, blue and alpha in 0...1, sRGB, straight alpha.
public struct Color: Hashable, Sendable {
  /// Red, 0...1.
  public var red: Float
  /// Green, 0...1.
  public var green: Float
  /// Blue, 0...1.
  public var blue: Float
  /// Opacity, 0...1.
  public var alpha: Float

  /// Makes a colour.
  ///
  /// Components are clamped to 0...1; NaN becomes 0.
  public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    func clamp(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
    self.red = clamp(red)
    self.green = clamp(green)
    self.blue = clamp(blue)
    self.alpha = clamp(alpha)
  }

  /// Makes a colour from 0xRRGGBB.
  public init(rgb: UInt32, alpha: Float = 1) {
    self.init(
      red: Float((rgb >> 16) & 255) / 255,
      green: Float((rgb >> 8) & 255) / 255,
      blue: Float(rgb & 255) / 255,
      alpha: alpha
    )
  }

  /// Opaque black.
  public static let black = Color(rgb: 0x000000)
  /// Opaque white.
  public static let white = Color(rgb: 0xffffff)
  /// Nothing at all.
  public static let clear = Color(rgb: 0x000000, alpha: 0)

  /// Returns the colour with its opacity multiplied by `factor`.
  public func opacity(_ factor: Float) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// Red, green, blue and alpha, the first three multiplied by alpha.
  package var premultiplied: SIMD4<Float> {
    SIMD4(red * alpha, green * alpha, blue * alpha, alpha)
  }
}

extension Color {
  /// Reads a colour as CSS writes it: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, or a name.
  ///
  /// Case does not matter. Names are the 148 of CSS Color 4, `transparent`, `C0` to `C19` for those
  /// of `lightCycle`, Tableau's ten such as `tab:blue`, and the letters b, g, r, c, m, y, k and w.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for any other text.
  public init(_ text: String) throws(KeisenError) {
    guard let color = Color(hex: text) ?? Color(named: text) ?? Color(function: text) else {
      throw .invalidArgument(
        "color must be #rgb, #rgba, #rrggbb, #rrggbbaa, rgb() or a CSS name, "
          + "got \(String(reflecting: text))\(NearName.hint(text, among: Color.suggestedNames))"
      )
    }
    self = color
  }

  private init?(hex text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    var digits: [UInt32] = []
    for character in text.dropFirst() {
      guard character.isASCII, let digit = character.hexDigitValue else { return nil }
      digits.append(UInt32(digit))
    }
    let bytes: [UInt32]
    switch digits.count {
    case 3, 4:
      bytes = digits.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default:
      return nil
    }
    let alpha = bytes.count == 4 ? Float(bytes[3]) / 255 : 1
    self.init(rgb: bytes[0] << 16 | bytes[1] << 8 | bytes[2], alpha: alpha)
  }
}
