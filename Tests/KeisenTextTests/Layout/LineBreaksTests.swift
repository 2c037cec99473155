import KeisenTestSupport
import Testing

@testable import KeisenText

@Suite struct LineBreaksTests {
  private let typesetter = Typesetter(finder: .shared)

  /// The texts of the lines of a text, in the order of reading for one that reads to the right.
  private func lines(_ text: String, width: Double, size: Double = 10) -> [String] {
    let block = typesetter.block(text, style: TextStyle(size: size), width: width)
    return block.lines.map { line in
      block.runs.filter { $0.y == line.baseline }.map(\.text.source).joined()
    }
  }

  private func width(_ text: String) -> Double {
    typesetter.block(text, style: TextStyle(size: 10), width: nil).width
  }

  @Test("breaks at spaces, which take no room at the end of a line")
  func spaces() {
    #expect(lines("one two  three", width: width("one two")) == ["one two", "three"])
    #expect(lines("one two three", width: width("one tw")) == ["one", "two", "three"])
    #expect(lines("one two", width: width("one two")) == ["one two"])
    #expect(lines("one   ", width: width("one")) == ["one"])
    #expect(lines("a\u{A0}b\u{202F}c d", width: width("a b")).last == "d")
  }

  @Test("breaks Thai at spaces, also those without a width, and else between characters")
  func thai() {
    let (one, two) = ("สวัสดี", "ชาวโลก")
    let widest = max(width(one), width(two))
    #expect(lines("\(one) \(two)", width: widest) == [one, two])
    #expect(lines("\(one)\u{200B}\(two)", width: widest) == [one, two])
    let parts = lines(one + two, width: widest)
    #expect(parts.count > 1 && parts.joined() == one + two)
  }

  @Test("breaks after hyphens between words and not after a minus sign")
  func hyphens() {
    #expect(lines("well-known", width: width("known.")) == ["well-", "known"])
    #expect(lines("a -5 b", width: width("a -")) == ["a", "-5", "b"])
    #expect(lines("2024–25 max", width: width("2024–25")) == ["2024–25", "max"])
    #expect(lines("north–south", width: width("north–so")) == ["north–", "south"])
  }

  @Test("breaks inside a word only where it alone is too wide")
  func words() {
    let narrow = width("incomp")
    let lines = lines("an incomprehensible", width: narrow)
    #expect(lines.first == "an")
    #expect(lines.dropFirst().joined() == "incomprehensible")
    #expect(lines.allSatisfy { width($0) <= narrow + 1e-6 })
    for (line, next) in zip(lines, lines.dropFirst()).dropFirst() {
      #expect(width(line + next.prefix(1)) > narrow)
    }
  }

  @Test("breaks between ideographs but begins no line with a closing sign or small kana")
  func ideographs() {
    let em = 10.0
    #expect(lines("日本語文字", width: 2 * em) == ["日本", "語文", "字"])
    #expect(lines("日本。語文", width: 2 * em) == ["日", "本。", "語文"])
    #expect(lines("日「本」語", width: 3 * em) == ["日", "「本」", "語"])
    #expect(lines("ニャーオ", width: 3 * em) == ["ニャー", "オ"])
    #expect(lines("今日CO₂濃度", width: 2.5 * em).first == "今日")
  }

  @Test("never cuts a character as people see it", arguments: [1.0, 7, 13, 22])
  func clusters(_ limit: Double) {
    let text = "e\u{301}👩‍👩‍👧क्षिก็🇯🇵x\u{301}\u{323}한한"
    let joined = lines(text, width: limit)
    #expect(joined.joined() == text)
    var position = text.startIndex
    let starts = Set(
      text.indices.map { text.unicodeScalars.distance(from: text.startIndex, to: $0) }
    )
    for line in joined {
      #expect(starts.contains(text.unicodeScalars.distance(from: text.startIndex, to: position)))
      position = text.unicodeScalars.index(position, offsetBy: line.unicodeScalars.count)
    }
  }

  @Test("is never wider than asked for, unless it is one character")
  func limit() {
    var random = SeededGenerator(seed: 8)
    let pieces = ["a", "AV", "fi", " ", "-", "日", "。", "ッ", "ب", "س", "ل", "ा", "क", "é", "W"]
    for _ in 0..<400 {
      let text = (0..<Int.random(in: 1...40, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let limit = Double.random(in: 0...80, using: &random)
      let block = typesetter.block(text, style: TextStyle(size: 10), width: limit)
      for line in block.lines where line.width > limit * 1.001 {
        let source = block.runs.filter { $0.y == line.baseline }.map(\.text.source).joined()
        #expect(source.count == 1, "\(line.width) > \(limit): \(source)")
      }
      // Nothing is lost but spaces.
      let shown = block.runs.reduce(0) { $0 + $1.text.source.unicodeScalars.count { $0 != " " } }
      #expect(shown == text.unicodeScalars.count { $0 != " " })
    }
  }
}
