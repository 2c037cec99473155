import KeisenPrimitives
import KeisenText

/// The colours and sizes that a chart takes where it is given none.
struct Theme: Sendable {
  var background = Color.white
  var plotArea = Color.white
  var grid = Color(rgb: 0xe5e5e5)
  var axis = Color(rgb: 0x595959)
  var label = Color(rgb: 0x404040)
  var title = Color(rgb: 0x1a1a1a)
  /// A family that fontconfig knows, or the path of a font file; empty for the embedded font.
  var font = ""

  /// Colours of series, in turn: Okabe and Ito's, told apart by people of any colour vision.
  ///
  /// Ordered so that the first ones are dark enough for thin lines on white.
  ///
  /// - SeeAlso: M. Okabe, K. Ito, “Color Universal Design”, 2008.
  var cycle = [
    Color(rgb: 0x0072b2), Color(rgb: 0xd55e00), Color(rgb: 0x009e73), Color(rgb: 0xcc79a7),
    Color(rgb: 0xe69f00), Color(rgb: 0x56b4e9), Color(rgb: 0x000000), Color(rgb: 0xf0e442),
  ]

  /// The look of a chart that asks for none.
  static let light = Theme()

  /// Returns how a text of the theme's font is set; colours apart.
  func textStyle(
    size: Double,
    isBold: Bool = false,
    isItalic: Bool = false,
    alignment: TextStyle.Alignment = .leading,
    hasMarkup: Bool = false
  ) -> TextStyle {
    TextStyle(
      size: size,
      isBold: isBold,
      isItalic: isItalic,
      alignment: alignment,
      family: font,
      hasMarkup: hasMarkup
    )
  }

  /// Returns the colour of the series at `index`, counting from the bottom.
  func cycleColor(_ index: Int) -> Color {
    cycle[index % cycle.count]
  }
}
