import Testing

@testable import KeisenText

@Suite struct FontTests {
  @Test("names the embedded faces")
  func names() {
    #expect(Font.regular.name == "regular")
    #expect(Font.semibold.name == "semibold")
    #expect(Font.italic.name == "italic")
    #expect(Font.semiboldItalic.name == "semibold italic")
  }

  @Test("has a semibold that is heavier and no narrower than the regular")
  func weights() throws {
    let (regular, semibold) = (Font.regular, Font.semibold)
    let thin = try #require(regular.bitmap(GlyphKey(regular.glyph("H"), pixels: 100)))
    let thick = try #require(semibold.bitmap(GlyphKey(semibold.glyph("H"), pixels: 100)))
    #expect(thick.ink.mass > 1.3 * thin.ink.mass)
    #expect(semibold.shape("H", size: 1).width >= regular.shape("H", size: 1).width)
  }

  @Test(
    "has every character that labels use",
    arguments: [
      " !\"#$%&'()*+,-./0123456789:;<=>?@[\\]^_`{|}~",
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
      "ÀÉÎÕÜßçñøÿĀąĆčđĘęğİıŁłńŐőřŚšŞŤůŸŹžŻ",
      "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρςστυφχψω",
      "–—‘’“”…•‰′″°µ·×÷±−√∞≈≠≤≥∂∆∏∑∫Ω∇№℃ℓħΩK½",
      "\u{A0}\u{2002}\u{2009}\u{200A}\u{202F}",
      "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎",
      "←↑→↓↔↕↖↗↘↙€£¥¢™©®",
    ]
  )
  func characters(_ text: String) {
    for font in [Font.regular, .semibold, .italic, .semiboldItalic] {
      for character in text {
        #expect(font.shape(String(character), size: 1).missing == 0, "\(character)")
      }
    }
  }

  @Test("is a font without glyphs when its bytes are none")
  func notAFont() {
    let garbage: StaticString = "this is no font, and never was one"
    for count in [0, 3, garbage.utf8CodeUnitCount] {
      let font = Font(name: "none", bytes: .init(start: garbage.utf8Start, count: count))
      let text = font.shape("abc", size: 11)
      #expect(text.missing == 3)
      #expect(text.width.isFinite)
      #expect(font.bitmap(GlyphKey(0, pixels: 11)) == nil)
      #expect(font.metrics(size: 11).ascent.isFinite)
    }
  }
}
