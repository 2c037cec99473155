import KeisenPrimitives

/// The fonts of a text at one size: which one, and what stands in for it.
struct TextFace {
  /// The font of every character that it has.
  let primary: Font
  /// The embedded font, which comes second.
  let embedded: Font
  /// Weight and slant.
  let appearance: FontFinder.Appearance
  /// Size, in points.
  let size: Double
  /// Where all other fonts come from.
  let finder: FontFinder
  private let family: String

  /// Makes the face of a style; an unknown family is the embedded one.
  init(_ style: TextStyle, finder: FontFinder) {
    self.init(
      family: style.family,
      appearance: FontFinder.Appearance(isBold: style.isBold, isItalic: style.isItalic),
      size: style.size,
      finder: finder
    )
  }

  private init(family: String, appearance: FontFinder.Appearance, size: Double, finder: FontFinder)
  {
    self.appearance = appearance
    self.size = size
    self.finder = finder
    embedded = Font.embedded(isBold: appearance.isBold, isItalic: appearance.isItalic)
    let named = Self.isEmbedded(family) ? nil : try? finder.font(family: family, appearance)
    primary = named ?? embedded
    self.family = family
  }

  /// Whether a family is the embedded one, which no library is needed for.
  static func isEmbedded(_ family: String) -> Bool {
    family.isEmpty || family.lowercased() == "inter"
  }

  /// Returns the same face at another size, upright or not.
  func with(size: Double, isItalic: Bool) -> TextFace {
    TextFace(
      family: family,
      appearance: FontFinder.Appearance(isBold: appearance.isBold, isItalic: isItalic),
      size: size,
      finder: finder
    )
  }

  /// Returns the font of a base character and the marks on it.
  ///
  /// - Parameters:
  ///   - cluster: The characters, at least one.
  ///   - system: What they are written in.
  ///   - previous: The font of the characters before.
  /// - Returns: `primary`, whose box is drawn, where no font has them.
  func font(for cluster: ArraySlice<UInt32>, in system: WritingSystem, previous: Font?) -> Font {
    func has(_ font: Font) -> Bool {
      cluster.allSatisfy { isIgnorable($0) || font.covers($0) }
    }
    if has(primary) { return primary }
    if embedded !== primary, has(embedded) { return embedded }
    if let previous, previous !== primary, previous !== embedded, has(previous) { return previous }
    return finder.font(for: cluster, in: system, appearance) ?? primary
  }
}
