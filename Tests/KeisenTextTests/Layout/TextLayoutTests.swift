import CAllocations
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenText

@Suite struct TextLayoutTests {
  private let style = TextStyle(size: 12)

  @Test("gives one block for one text and style")
  func identity() {
    let block = TextLayout.block("1,250 kHz", style: style)
    #expect(TextLayout.block("1,250 kHz", style: style) === block)
    #expect(TextLayout.block("1,250 kHz", style: TextStyle(size: 12, isBold: true)) !== block)
    #expect(TextLayout.block("1,250 kHz", style: style, width: 20) !== block)
    #expect(TextLayout.block("1,250 kHz", style: style, width: .nan) === block)
    #expect(TextLayout.block("1,250 kHz", style: style, width: .infinity) === block)
    #expect(TextLayout.block("1,251 kHz", style: style) !== block)
  }

  @Test("allocates nothing for a text that it knows", arguments: ["0.25", "日本語 العربية $x^2$"])
  func allocations(_ text: String) {
    let style = TextStyle(size: 11.5, family: "Inter", hasMarkup: true)
    for _ in 0..<3 { _ = TextLayout.block(text, style: style, width: 300) }
    let before = allocations_of_thread()
    var width = 0.0
    for _ in 0..<1000 { width += TextLayout.block(text, style: style, width: 300).width }
    #expect(allocations_of_thread() == before)
    #expect(width > 0)
  }

  @Test("sets a text of more than 4 KB anew each time")
  func long() {
    let text = String(repeating: "0123456789abcdef", count: 256)
    let block = TextLayout.block(text, style: style)
    #expect(TextLayout.block(text, style: style) === block)
    #expect(
      TextLayout.block(text + "!", style: style) !== TextLayout.block(text + "!", style: style)
    )
  }

  @Test("sets the beginning of ten megabytes, with an ellipsis")
  func huge() {
    let block = TextLayout.block(String(repeating: "1234567890", count: 1 << 20), style: style)
    let glyphs = block.runs.reduce(0) { $0 + $1.text.glyphs.count }
    #expect(glyphs <= 65_536)
    #expect(glyphs > 65_000)
    #expect(block.runs.last?.text.source.last == "…")
    // The cut never goes through a character, even one that never ends.
    for part in ["e\u{301}", "👩‍👩‍👧", "\u{301}", "\r\n", "日"] {
      let block = TextLayout.block(String(repeating: part, count: 70_000), style: style, width: 100)
      #expect(block.width.isFinite && block.height.isFinite)
    }
  }

  @Test("gives an empty block for no text and for no size")
  func empty() {
    #expect(TextLayout.block("", style: style).isEmpty)
    for size in [0, -1, Double.nan, .infinity] {
      let block = TextLayout.block("abc", style: TextStyle(size: size))
      #expect(block.isEmpty)
      #expect(block.width == 0 && block.height == 0)
      #expect(block.source == "abc")
    }
    #expect(!TextLayout.block(" ", style: style).isEmpty)
    #expect(TextLayout.block("\n", style: style).lines.count == 2)
  }

  @Test("says that a font was not found")
  func check() throws {
    try TextLayout.check(family: "")
    try TextLayout.check(family: "Inter")
    func message(_ family: String) -> String? {
      do throws(KeisenError) {
        try TextLayout.check(family: family)
        return nil
      } catch {
        return error.message
      }
    }
    #expect(message("No Such Family") == "font \"No Such Family\" was not found")
    #expect(
      message("/no/such/file.ttf") == "cannot read \"/no/such/file.ttf\": no such file or directory"
    )
    #expect(message("/dev/zero") == "\"/dev/zero\" is no font")
    #expect(message("/") == "\"/\" is no font")
    #expect(message("a\0b")?.hasSuffix("was not found") == true)
    let block = TextLayout.block("abc", style: TextStyle(size: 12, family: "No Such Family"))
    #expect(block.runs.first?.text.font === Font.regular)
  }

  @Test("takes any string, style and width")
  func anything() {
    var random = SeededGenerator(seed: 5)
    let pieces = [
      "a", " ", "\n", "\r\n", "\t", "\0", "-", "$", "^", "_", "{", "}", "\\", "\\alpha", "x^2",
      "日", "、", "「", "ー", "ア", "ع", "ر", "ب", "١", "ש", "क", "्", "ष", "ि", "\u{301}", "\u{327}",
      "\u{202E}", "\u{202C}", "\u{2067}", "\u{2069}", "\u{200D}", "\u{200B}", "\u{FE0F}", "👩", "🇯🇵",
      "\u{AD}", "\u{FFFC}", "\u{FFFD}", "\u{E000}", "\u{10FFFF}", "(", ")", "1", "%", "\u{E0001}",
    ]
    for round in 0..<1500 {
      let count = Int.random(in: 1...30, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let style = TextStyle(
        size: [0.01, 11, 12.5, 3000].randomElement(using: &random) ?? 1,
        isBold: round % 2 == 0,
        isItalic: round % 3 == 0,
        alignment: [.leading, .center, .trailing].randomElement(using: &random) ?? .leading,
        hasMarkup: round % 5 > 0
      )
      let width = [nil, 0, -3, 1e-300, 25, 60, 1e300].randomElement(using: &random) ?? nil
      let block = TextLayout.block(text, style: style, width: width)
      #expect(block.source == text)
      #expect(block.width >= 0 && block.width.isFinite && block.height > 0 && block.height.isFinite)
      #expect(block.missing >= 0)
      for run in block.runs {
        #expect(run.x.isFinite && run.y.isFinite && run.text.width.isFinite)
        #expect(run.text.glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      }
      let bottoms = block.lines.map(\.baseline)
      #expect(bottoms == bottoms.sorted())
    }
  }

  @Test("gives one block per text to many threads at once")
  func threads() {
    let texts = (0..<60).map { "thread \($0) 日本 العربية $x_\($0)$" }
    let style = TextStyle(size: 13.5, hasMarkup: true)
    let seen = Locked([[ObjectIdentifier]]())
    onThreads(6) { index in
      var blocks = [ObjectIdentifier?](repeating: nil, count: texts.count)
      for step in texts.indices {
        let place = (step + 10 * index) % texts.count
        blocks[place] = ObjectIdentifier(TextLayout.block(texts[place], style: style))
      }
      seen.withLock { $0.append(blocks.compactMap { $0 }) }
    }
    let all = seen.withLock { $0 }
    #expect(all.count == 6)
    #expect(Set(all).count == 1)
  }

  @Test("sets texts in the child of a fork")
  func fork() throws {
    _ = TextLayout.block("before 日本", style: style)
    let status = try inChild {
      let known = TextLayout.block("before 日本", style: style)
      let fresh = TextLayout.block("after 日本 हिन्दी", style: style)
      return known.missing == 0 && fresh.missing == 0 ? 7 : 1
    }
    #expect(status == 7)
  }
}
