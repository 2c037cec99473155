import KeisenTestSupport
import Testing

@testable import KeisenText

@Suite struct BidiLevelsTests {
  /// The sources of the runs of a line as they stand, left to right.
  private func order(_ text: String) -> [String] {
    Typesetter(finder: .shared).block(text, style: TextStyle(size: 10), width: nil).runs
      .map { $0.text.source.trimmingSpaces }.filter { !$0.isEmpty }
  }

  @Test("leaves text without letters from right to left alone")
  func leftToRight() {
    let bidi = BidiLevels(Array("Latin 日本 हिन्दी 12".unicodeScalars.map(\.value)))
    #expect(bidi.base == 0)
    #expect(bidi.levels == nil)
  }

  @Test("takes the direction of the first letter that has one")
  func base() {
    func base(_ text: String) -> Int8 { BidiLevels(text.unicodeScalars.map(\.value)).base }
    #expect(base("שלום abc") == 1)
    #expect(base("abc שלום") == 0)
    #expect(base("12 (%) العربية") == 1)
    #expect(base("\u{200F}12") == 1)
  }

  @Test("orders numbers and Latin in a text from right to left")
  func mixed() {
    #expect(order("אב abc גד") == ["גד", "abc", "אב"])
    #expect(order("abc אב 12 גד def") == ["abc", "גד", "12", "אב", "def"])
    #expect(order("אב 2024") == ["2024", "אב"])
  }

  @Test("mirrors brackets that read from right to left")
  func mirrored() {
    let font = Font.regular
    let block = Typesetter(finder: .shared).block("(א)", style: TextStyle(size: 10), width: nil)
    let brackets = block.runs.filter { $0.text.font === font }.flatMap { $0.text.glyphs.map(\.id) }
    #expect(brackets == [font.glyph("("), font.glyph(")")])
  }

  @Test("obeys an override and survives any nesting of marks")
  func marks() {
    let block = Typesetter(finder: .shared)
      .block("a\u{202E}bcd\u{202C}e", style: TextStyle(size: 10), width: nil)
    let font = Font.regular
    let shown = block.runs.flatMap { $0.text.glyphs.map(\.id) }.filter { $0 != font.glyph(" ") }
    #expect(shown.contains(font.glyph("d")))
    let places = ["d", "c", "b"].compactMap { shown.firstIndex(of: font.glyph($0)) }
    #expect(places.count == 3 && places == places.sorted())
    let deep = String(repeating: "\u{202B}a\u{2067}", count: 2000)
    #expect(BidiLevels(deep.unicodeScalars.map(\.value)).levels?.count == 6000)
  }

  @Test("reverses runs as the rule says, level by level")
  func visualOrder() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<500 {
      let levels = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Int8.random(in: 0...5, using: &random)
      }
      // The rule to the letter: from the highest level to 1, reverse each run at or above it.
      var expected = Array(levels.indices)
      for level in stride(from: 5 as Int8, through: 1, by: -1) {
        var result: [Int] = []
        var run: [Int] = []
        for index in expected {
          if levels[index] >= level {
            run.insert(index, at: 0)
          } else {
            result += run + [index]
            run = []
          }
        }
        expected = result + run
      }
      #expect(BidiLevels.visualOrder(of: levels) == expected)
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
