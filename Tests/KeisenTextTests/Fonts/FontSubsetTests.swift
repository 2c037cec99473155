import Testing

@testable import KeisenText

@Suite struct FontSubsetTests {
  @Test func `A subset has the glyphs that are asked for, numbered anew`() throws {
    let glyphs = Set(Font.regular.shape("Keisen", size: 10).glyphs.map(\.id))
    let subset = try #require(Font.regular.subset(glyphs: glyphs))
    #expect(Set(subset.numbers.keys) == glyphs)
    #expect(Set(subset.numbers.values).count == glyphs.count)
    #expect(subset.numbers.values.allSatisfy { 1...UInt32(glyphs.count) ~= $0 })
    #expect(subset.table("CFF ") != nil && subset.table("GSUB") == nil)
    #expect(subset.table("none") == nil)
    #expect(subset.bytes.count < 5000)
  }

  @Test func `Characters and rules are kept when asked for`() throws {
    let subset = try #require(
      Font.regular.subset(glyphs: [], scalars: [0x41, 0x56], keepsLayout: true)
    )
    #expect(subset.table("GPOS") != nil)
  }

  @Test func `Without the library there is no subset`() {
    #expect(FontSubsetter(library: "libharfbuzz-subset.so.missing") == nil)
    // Not the library that was asked for.
    #expect(FontSubsetter(library: "libharfbuzz.so.0") == nil)
  }

  @Test func `A damaged file has no tables`() {
    for count in [0, 1, 4, 12, 27] {
      let bytes = [UInt8](repeating: 0xFF, count: count)
      #expect(FontSubset(bytes: bytes, numbers: [:]).table("glyf") == nil)
    }
  }

  @Test func `An outline is in ems, and leans where the face is made to`() throws {
    let glyph = try #require(Font.regular.nominalGlyph(for: "I"))
    let outline = Font.regular.outline(of: glyph)
    let tops = outline.elements.compactMap { element in
      if case .line(let point) = element { point.y } else { nil }
    }
    #expect(abs((tops.max() ?? 0) - 2048.0 / 2816) < 1e-6)
    #expect(Font.regular.outline(of: .max).elements.isEmpty)
  }

  @Test func `A face says what it is called`() {
    #expect(Font.semibold.family == "Inter" && Font.semibold.weight == 600)
    #expect(Font.regular.weight == 400 && !Font.regular.isItalic && Font.italic.isItalic)
    #expect(Font.semiboldItalic.postScriptName == "Inter-SemiBoldItalic")
    #expect(Font.regular.isEmbedded)
  }
}
