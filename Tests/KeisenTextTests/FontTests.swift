import KeisenTestSupport
import Testing

@testable import KeisenText

@Suite struct FontTests {
  @Test("names the embedded faces")
  func names() {
    #expect(Font.regular.name == "regular")
    #expect(Font.semibold.name == "semibold")
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
      "–—‘’“”…•‰′″°µ·×÷±−√∞≈≠≤≥∂∆∏∑∫Ω",
      "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎",
      "←↑→↓↔↕↖↗↘↙€£¥¢™©®",
    ]
  )
  func characters(_ text: String) {
    for font in [Font.regular, .semibold] {
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

  @Test("survives the embedded file with bytes changed at random")
  func damaged() {
    // The bytes of a font must stay for ever: so these do.
    let original = Font.regular.bytes
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20 {
      let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: original.count)
      _ = bytes.initialize(from: original)
      for _ in 0..<200 {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      let font = Font(name: "damaged", bytes: UnsafeBufferPointer(bytes))
      let text = font.shape("0.25 AVE e\u{301} fjord", size: 11)
      for glyph in text.glyphs { _ = font.bitmap(GlyphKey(glyph.id, pixels: 11)) }
      #expect(text.width.isFinite)
    }
  }
}
