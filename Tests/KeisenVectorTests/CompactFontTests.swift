import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import KeisenText
import Testing

@testable import KeisenVector

@Suite struct CompactFontTests {
  @Test func `Inter's glyphs go by their numbers`() throws {
    let table = try #require(try interTable())
    let font = try #require(CompactFont(table))
    #expect(font.identifiers == nil)
  }

  @Test func `A font of ideographs has an identifier for each glyph`() throws {
    let block = TextLayout.block("罫線", style: TextStyle(size: 10))
    guard block.missing == 0, let text = block.runs.first?.text,
      let subset = text.font.subset(glyphs: Set(text.glyphs.map(\.id))),
      let table = subset.table("CFF ")
    else { return }
    let identifiers = try #require(CompactFont(table)?.identifiers)
    #expect(identifiers.count == 3 && identifiers[0] == 0)
    // Noto's glyphs are numbered by their identifiers.
    #expect(Set(identifiers.dropFirst()) == Set(text.glyphs.map(\.id)))
  }

  @Test func `A damaged table is no font, and never a trap`() throws {
    let table = [UInt8](try #require(try interTable()))
    for count in stride(from: 0, to: min(table.count, 2000), by: 3) {
      _ = CompactFont(table[0..<count])
    }
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<3000 {
      var damaged = table
      for _ in 0..<4 {
        let place = Int.random(in: 0..<min(200, damaged.count), using: &generator)
        damaged[place] = UInt8.random(in: 0...255, using: &generator)
      }
      _ = CompactFont(damaged[...])
    }
    #expect(CompactFont([]) == nil)
  }

  private func interTable() throws -> ArraySlice<UInt8>? {
    let glyphs = Set(Font.regular.shape("Keisen 12", size: 10).glyphs.map(\.id))
    return try #require(Font.regular.subset(glyphs: glyphs)).table("CFF ")
  }
}
