import KeisenPrimitives
import KeisenTestSupport
import Testing

@Suite("Texts in texts")
struct StringPartsTests {
  @Test("replaces each text by another, from the start on")
  func substituting() {
    #expect("a\nb\n".substituting("\n", with: " ") == "a b ")
    #expect("aaaa".substituting("aaa", with: "b") == "ba")
    #expect("abab".substituting("ab", with: "abab") == "abababab")
    #expect("abc".substituting("bd", with: "x") == "abc")
    #expect("abc".substituting("", with: "x") == "abc")
    #expect("".substituting("a", with: "x").isEmpty)
    #expect("−5".substituting("\u{2212}", with: "-") == "-5")
  }

  @Test("finds a text that is part of a character")
  func marks() {
    #expect("a\r\nb".substituting("\n", with: " ") == "a\r b")
    #expect("\"\u{301}".substituting("\"", with: "\"\"") == "\"\"\u{301}")
    #expect("e\u{301}".has("e"))
  }

  @Test("is as that of arrays of bytes, for random texts")
  func random() {
    var generator = SeededGenerator(seed: 7)
    func text(_ length: Int) -> String {
      String((0..<length).map { _ in ["a", "b", "é"].randomElement(using: &generator) ?? "a" })
    }
    for _ in 0..<2_000 {
      let (whole, part, new) = (
        text(.random(in: 0...12, using: &generator)), text(.random(in: 1...3, using: &generator)),
        text(.random(in: 0...3, using: &generator))
      )
      let expected = Array(whole.utf8).replacing(Array(part.utf8), with: Array(new.utf8))
      #expect(Array(whole.substituting(part, with: new).utf8) == expected)
      #expect(whole.has(part) == Array(whole.utf8).contains(Array(part.utf8)))
    }
  }
}
