import KeisenTestSupport
import Testing

@testable import KeisenText

@Suite struct DamagedFontTests {
  private let text = "0.25 AVE e\u{301} fjord ½ αβ ∞ (x) 日"

  /// Loads bytes as a caller's font file, shapes with it and draws at some sizes.
  private func use(_ bytes: [UInt8]) throws {
    try withFile(of: bytes) { path in
      let finder = FontFinder(library: "none")
      var fonts: [Font] = []
      for appearance in [(false, false), (true, true)] {
        let style = TextStyle(size: 11, isBold: appearance.0, isItalic: appearance.1, family: path)
        let block = Typesetter(finder: finder).block(text, style: style, width: 60)
        #expect(block.width.isFinite && block.height.isFinite && block.height < 1e5)
        fonts += block.runs.map(\.text.font)
        for run in block.runs {
          #expect(run.text.width.isFinite)
          for glyph in run.text.glyphs {
            #expect(glyph.x.isFinite && glyph.y.isFinite)
            for pixels in [1.0, 11, 40] {
              _ = run.text.font.bitmap(GlyphKey(glyph.id, pixels: pixels))
            }
          }
        }
      }
      #expect(!fonts.isEmpty)
    }
  }

  @Test("survives the embedded file with bytes changed", arguments: 0..<8)
  func mutated(_ part: Int) throws {
    let faces = [Font.regular, .semibold, .italic, .semiboldItalic]
    let original = Array(faces[part % 4].file.bytes)
    var random = SeededGenerator(seed: UInt64(100 + part))
    for round in 0..<20 {
      var bytes = original
      switch round % 5 {
      case 0: bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
      case 1:
        // Where the tables and their lengths are told.
        for _ in 0..<4 { bytes[Int.random(in: 0..<200, using: &random)] ^= 0x81 }
      case 2:
        let place = Int.random(in: 0..<bytes.count - 1000, using: &random)
        for index in place..<place + 1000 {
          bytes[index] = UInt8.random(in: 0...255, using: &random)
        }
      default:
        for _ in 0..<(1 << (round / 2)) {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          bytes[place] = UInt8.random(in: 0...255, using: &random)
        }
      }
      try use(bytes)
    }
  }

  @Test("survives a TrueType face with bytes changed")
  func mutatedTrueType() throws {
    let noto = try FontFinder.shared
      .font(family: "Noto Sans Thaana", FontFinder.Appearance(isBold: false, isItalic: false))
    let original = Array(noto.file.bytes)
    var random = SeededGenerator(seed: 9)
    for round in 0..<40 {
      var bytes = original
      for _ in 0..<(4 << (round / 5)) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      try use(bytes)
    }
  }

  @Test("takes a file that is empty, short, or lies about its faces for no font")
  func notFonts() throws {
    let original = Array(Font.regular.file.bytes)
    let collection: [UInt8] =
      Array("ttcf".utf8) + [0, 1, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 12]
    for bytes in [[], [0], Array("OTTO".utf8), Array(original.prefix(100)), collection] {
      try use(bytes)
      try withFile(of: bytes) { path in
        #expect(throws: (any Error).self) { try TextLayout.check(family: path) }
      }
    }
    try use(collection + original)
  }

  @Test("gives a face that is not in its file no glyphs")
  func index() {
    let font = Font(file: Font.regular.file, index: 7)
    #expect(!font.hasGlyphs)
    #expect(font.shape("abc", size: 10).missing == 3)
    #expect(font.bitmap(GlyphKey(5, pixels: 10)) == nil)
  }
}
