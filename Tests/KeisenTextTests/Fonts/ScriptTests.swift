import Testing

@testable import KeisenText

/// Needs `fonts-noto-core` and `fonts-noto-cjk`.
@Suite struct ScriptTests {
  private func block(_ text: String) -> TextBlock {
    Typesetter(finder: .shared).block(text, style: TextStyle(size: 16), width: nil)
  }

  private func glyphs(_ text: String) -> [UInt32] {
    block(text).runs.flatMap { $0.text.glyphs.map(\.id) }
  }

  @Test("joins Arabic letters and sets them from right to left")
  func arabic() {
    // The letter beh has four forms.
    let forms = [glyphs("ب"), glyphs("بــ"), glyphs("ــب"), glyphs("ــبــ")]
    let beh = glyphs("ببب")
    #expect(beh.count >= 3)
    #expect(Set(beh).count >= 3)
    #expect(Set(forms.map(\.count)).isSubset(of: [1, 2, 3, 4, 5, 6]))
    let block = block("سلام")
    #expect(block.missing == 0)
    // Lam and alef are one glyph.
    #expect(glyphs("لا").count < glyphs("لل").count || glyphs("لا") != glyphs("ل") + glyphs("ا"))
    #expect(block.lines.first?.width ?? 0 > 20)
  }

  @Test("forms Devanagari conjuncts and puts the short i before its consonant")
  func devanagari() {
    #expect(glyphs("क्ष").count == 1)
    let (ki, ka) = (glyphs("कि"), glyphs("क"))
    #expect(ki.count == 2)
    #expect(ki.last == ka.first)
    #expect(block("हिन्दी क्षत्रिय श्री").missing == 0)
  }

  @Test("sets Japanese beside Latin on one line, with figures of one width")
  func japanese() {
    let block = block("2024年1月 CO₂濃度")
    #expect(block.missing == 0)
    #expect(block.lines.count == 1)
    #expect(Set(block.runs.map(\.y)).count == 1)
    let names = Set(block.runs.map(\.text.font.name))
    #expect(names == ["regular", "NotoSansCJKjp-Regular"])
    #expect(self.block("11月").width == self.block("88月").width)
    #expect(self.block("日本").width == 32)
  }

  @Test("shows one ideograph in the form of the language beside it")
  func ideographs() {
    let japanese = block("直か").runs.first?.text
    let korean = block("直한").runs.first?.text
    #expect(japanese?.font.name == "NotoSansCJKjp-Regular")
    #expect(korean?.font.name == "NotoSansCJKkr-Regular")
  }

  @Test("turns with all scripts: every glyph has a bitmap at every angle")
  func angles() {
    let block = block("日本 العربية हिन्दी")
    for angle in [0, 30, 90, 315] {
      var count = 0
      for run in block.runs {
        for glyph in run.text.glyphs {
          let turn = UInt16(angle * 65_536 / 360)
          if run.text.font.bitmap(GlyphKey(glyph.id, pixels: 16, angle: turn)) != nil { count += 1 }
        }
      }
      #expect(count >= 12)
    }
  }
}
