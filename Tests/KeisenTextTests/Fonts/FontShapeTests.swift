import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenText

@Suite struct FontShapeTests {
  private let font = Font.regular

  @Test("gives all digits one advance", arguments: [Font.regular, .semibold])
  func tabularDigits(_ font: Font) {
    let text = font.shape("0123456789", size: 12)
    #expect(text.glyphs.count == 10)
    #expect(Set(text.glyphs.map(\.id)).count == 10)
    // The 5 of Inter Semi Bold is 3 of 2816 units narrower than the rest.
    let tolerance = 12.0 * 4 / 2816
    let advance = text.width / 10
    for (index, glyph) in text.glyphs.enumerated() {
      #expect(abs(glyph.x - Double(index) * advance) < tolerance)
      #expect(glyph.y == 0)
    }
    let (one, other) = (font.shape("−1,111.1", size: 12), font.shape("−8,477.0", size: 12))
    #expect(abs(one.width - other.width) < tolerance)
  }

  @Test("kerns")
  func kerning() {
    let pair = font.shape("AV", size: 12).width
    #expect(pair < font.shape("A", size: 12).width + font.shape("V", size: 12).width - 0.1)
  }

  @Test("composes a letter and its mark")
  func composition() {
    let composed = font.shape("é", size: 12)
    let decomposed = font.shape("e\u{301}", size: 12)
    #expect(composed.glyphs == decomposed.glyphs)
    #expect(composed.width == decomposed.width)
  }

  @Test("stacks a mark over a letter that has no composed form")
  func mark() {
    let bare = font.shape("x", size: 12)
    let marked = font.shape("x\u{301}", size: 12)
    #expect(marked.glyphs.count == 2)
    #expect(marked.missing == 0)
    #expect(marked.width == bare.width)
  }

  @Test("shapes an empty string to nothing")
  func empty() {
    let text = font.shape("", size: 12)
    #expect(text.glyphs.isEmpty)
    #expect(text.width == 0)
    #expect(text.missing == 0)
    #expect(text.font === font)
    #expect(text.size == 12)
  }

  @Test("gives a blank an advance")
  func blank() {
    #expect(font.shape(" ", size: 12).width > 2)
    #expect(font.shape("a b", size: 12).width > font.shape("ab", size: 12).width + 2)
  }

  @Test("counts characters that the font lacks and shapes them to the box")
  func missing() {
    let text = font.shape("a漢字b", size: 12)
    #expect(text.missing == 2)
    #expect(text.glyphs.map { $0.id == 0 } == [false, true, true, false])
    #expect(text.width > font.shape("ab", size: 12).width + 10)
  }

  @Test("neither shows nor counts invisible characters")
  func invisible() {
    let bare = font.shape("HH", size: 12).width
    for character in ["\u{AD}", "\u{200B}", "\u{200D}", "\u{FE0F}", "\u{FEFF}", "\u{2060}"] {
      let text = font.shape("H\(character)H", size: 12)
      #expect(text.missing == 0, "\(character.unicodeScalars)")
      #expect(text.width == bare, "\(character.unicodeScalars)")
    }
  }

  @Test("has a width in proportion to the size")
  func linear() {
    let unit = font.shape("Volume 1,250", size: 1)
    for size in [1e-6, 0.5, 7.3, 11, 12, 4096, 1e9] {
      let text = font.shape("Volume 1,250", size: size)
      #expect(abs(text.width / size - unit.width) < 1e-12)
      #expect(text.glyphs.map(\.id) == unit.glyphs.map(\.id))
      for (glyph, one) in zip(text.glyphs, unit.glyphs) {
        #expect(abs(glyph.x / size - one.x) < 1e-12)
      }
    }
  }

  @Test(
    "gives no glyphs at a size that is not positive and finite",
    arguments: [0, -1, -.infinity, .infinity, Double.nan]
  )
  func sizes(_ size: Double) {
    let text = font.shape("abc", size: size)
    #expect(text.glyphs.isEmpty)
    #expect(text.width == 0)
    #expect(text.missing == 0)
  }

  @Test("shows control characters as blanks")
  func controls() {
    let blank = font.shape("a b", size: 12)
    let values = [0...0x1F, 0x7F...0x9F, 0x2028...0x2029] as [ClosedRange<UInt32>]
    for scalar in values.joined().compactMap({ Unicode.Scalar($0) }) {
      let text = font.shape("a\(scalar)b", size: 12)
      #expect(text.glyphs == blank.glyphs, "\(scalar.value)")
      #expect(text.missing == 0)
    }
  }

  @Test("shows what was written: no arrows for hyphens, no ligatures")
  func literal() {
    for text in ["->", "<-", "=>", "!=", "3x4", "ffi", "(c)"] {
      let apart = text.map { font.glyph($0) }
      #expect(font.shape(text, size: 12).glyphs.map(\.id) == apart, "\(text)")
    }
  }

  @Test("takes any string")
  func anything() {
    var random = SeededGenerator(seed: 1)
    let limits: [UInt32] = [0x7F, 0x3FF, 0x20FF, 0xFFFF, 0x10_FFFF]
    for round in 0..<300 {
      var text = ""
      for _ in 0..<Int.random(in: 0...20, using: &random) {
        let value = UInt32.random(in: 0...limits[round % limits.count], using: &random)
        if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      }
      let shaped = font.shape(text, size: 11)
      #expect(shaped.width >= 0 && shaped.width.isFinite)
      #expect(shaped.missing == shaped.glyphs.count { $0.id == 0 })
      #expect(shaped.glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
  }

  @Test("shapes a megabyte")
  func long() {
    let count = 1 << 20
    let text = font.shape(String(repeating: "8", count: count), size: 11)
    #expect(text.glyphs.count == count)
    let digit = font.shape("8", size: 11).width
    #expect(abs(text.width - Double(count) * digit) < 1e-3)
  }

  @Test("gives the same on many threads at once")
  func threads() {
    let texts = (0..<50).map { "\($0 * 7919) kHz, naïve AVE \(Double($0) / 7)" }
    let expected = texts.map { Font.semibold.shape($0, size: 11).glyphs }
    let wrong = Locked(0)
    onThreads(8) { _ in
      for _ in 0..<20 {
        for (text, glyphs) in zip(texts, expected)
        where Font.semibold.shape(text, size: 11).glyphs != glyphs {
          wrong.withLock { $0 += 1 }
        }
      }
    }
    #expect(wrong.withLock { $0 } == 0)
  }
}
