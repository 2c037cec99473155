import KeisenPrimitives
import KeisenText

/// The colours and the font that a chart's parts take where they are given none.
///
/// Begin with one of the three that there are and change what should differ:
///
///     var theme = Theme.dark
///     theme.background = .black
///     try chart.setTheme(theme)
public struct Theme: Hashable, Sendable {
  /// Colour of the picture before anything is drawn.
  public var background: Color
  /// Fill of the plot area.
  public var plotArea: Color
  /// Lines of grids.
  public var grid: Color
  /// Lines and ticks of axes, borders of plot areas.
  public var axis: Color
  /// Words of less weight: labels of ticks, names in legends, subtitles, captions.
  public var label: Color
  /// Words of more weight: titles of charts, axes and legends.
  public var title: Color
  /// A family that fontconfig knows, or the path of a font file; empty for the embedded font.
  public var font: String
  /// Colours of series, in turn, at least one.
  public var cycle: [Color]
  /// Colour of what stands out among its like: the highest bar.
  public var highlight: Color
  /// What fills the boxes of messages.
  public var messages: MessageColors
  /// Size of ordinary labels in points, in 1...100; 12 in the themes that there are.
  ///
  /// All texts grow with it: one of 24 points is twice as large where this is 24 as where it is 12.
  public var textSize: Double

  /// Makes a theme, as `light` where it is not told otherwise.
  public init(
    background: Color = .white,
    plotArea: Color = .white,
    grid: Color = Color(rgb: 0xe5e5e5),
    axis: Color = Color(rgb: 0x595959),
    label: Color = Color(rgb: 0x404040),
    title: Color = Color(rgb: 0x1a1a1a),
    font: String = "",
    cycle: [Color] = Color.lightCycle,
    highlight: Color = Color(rgb: 0xe8710a),
    messages: MessageColors = .light,
    textSize: Double = 12
  ) {
    (self.background, self.plotArea, self.grid, self.axis) = (background, plotArea, grid, axis)
    (self.label, self.title, self.font, self.cycle) = (label, title, font, cycle)
    (self.highlight, self.messages, self.textSize) = (highlight, messages, textSize)
  }

  /// Dark on white: the look of a chart that asks for none, unless the user's preferences say
  /// otherwise.
  public static let light = Theme()

  /// Bright on nearly black, for screens that are dark around it.
  public static let dark = Theme(
    background: Color(rgb: 0x15181d),
    plotArea: Color(rgb: 0x15181d),
    grid: Color(rgb: 0x2b3038),
    axis: Color(rgb: 0x8b929c),
    label: Color(rgb: 0xbcc2cb),
    title: Color(rgb: 0xf0f2f5),
    cycle: Color.darkCycle,
    highlight: Color(rgb: 0xff9a3d),
    messages: .dark
  )

  /// Black on white, with series that differ in grey too: for paper.
  public static let print = Theme(
    grid: Color(rgb: 0xd6d6d6),
    axis: .black,
    label: .black,
    title: .black,
    cycle: Color.printCycle,
    highlight: Color(rgb: 0xd97a1f)
  )

  /// What the sizes of all texts are multiplied with where parts are laid out.
  package var textScale: Double { textSize / 12 }

  /// Returns how a text of the theme's font is set; colours and `textScale` apart.
  package func textStyle(
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
  package func cycleColor(_ index: Int) -> Color {
    cycle[index % cycle.count]
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is no colour for a series, no
  ///   such font, or the size of texts is not in 1...100, `.io` when the font's file can't be read.
  package func validate() throws(KeisenError) {
    guard !cycle.isEmpty else {
      throw .invalidArgument("cycle must have at least one colour, got none")
    }
    guard textSize >= 1, textSize <= 100 else {
      throw .invalidArgument("text size must be in 1...100 points, got \(textSize)")
    }
    try TextLayout.check(family: font)
  }
}
