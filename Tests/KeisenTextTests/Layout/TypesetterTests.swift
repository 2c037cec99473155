import KeisenTestSupport
import Testing

@testable import KeisenText

@Suite struct TypesetterTests {
  private let typesetter = Typesetter(finder: .shared)

  private func block(
    _ text: String,
    _ alignment: TextStyle.Alignment = .leading,
    width: Double? = nil
  ) -> TextBlock {
    typesetter.block(text, style: TextStyle(size: 20, alignment: alignment), width: width)
  }

  @Test("goes from the capitals' top to the descent")
  func height() {
    let metrics = Font.regular.metrics(size: 20)
    let line = block("Hxg")
    #expect(line.lines.map(\.baseline) == [metrics.capHeight])
    #expect(line.height == metrics.capHeight + metrics.descent)
    #expect(line.descent == metrics.descent)
    let two = block("a\nb")
    #expect(two.height == line.height + (metrics.ascent + metrics.descent) * 1.1)
    #expect(two.lines[1].baseline == two.height - two.descent)
  }

  @Test("keeps one height and one line distance for all that is plain")
  func plain() {
    let ascii = (0x20..<0x7F).compactMap { Unicode.Scalar($0) }.filter { $0 != "|" }
    let height = block("x").height
    for scalar in ascii { #expect(block(String(Character(scalar))).height == height, "\(scalar)") }
    let baselines = block("x\n(gj)\nHl$\nµΩ·²").lines.map(\.baseline)
    let distances = zip(baselines.dropFirst(), baselines).map { $0 - $1 }
    #expect(distances.allSatisfy { abs($0 - distances[0]) < 1e-9 })
  }

  @Test("ends lines at line feeds, with a carriage return before or without")
  func lines() {
    #expect(block("a\nb\r\nc").lines.count == 3)
    #expect(block("a\r\nb").runs.map(\.text.source) == ["a", "b"])
    #expect(block("a\n\nb").lines.map(\.width)[1] == 0)
    #expect(block("a\n").lines.count == 2)
    #expect(block("a\rb").runs.map(\.text.source) == ["a b"])
  }

  @Test("aligns lines within the widest")
  func alignment() {
    let text = "wide line\nx"
    let free = block(text).width - block("x").width
    #expect(block(text).lines.map(\.x) == [0, 0])
    #expect(block(text, .center).lines.map(\.x) == [0, free / 2])
    #expect(block(text, .trailing).lines.map(\.x) == [0, free])
  }

  @Test("aligns what reads from right to left the other way round")
  func alignmentRightToLeft() {
    let text = "שלום עולם\nאב"
    #expect(block(text).lines[1].x > 20)
    #expect(block(text, .trailing).lines.map(\.x) == [0, 0])
    #expect(block(text, .center).lines[1].x > 10)
    // Each paragraph has a direction of its own.
    let mixed = block("long Latin line here\nאב")
    #expect(mixed.lines[0].x == 0)
    #expect(mixed.lines[1].x > 50)
  }

  @Test("aligns left and right whichever way a line reads")
  func alignmentOfPages() {
    for text in ["שלום עולם\nאב", "wide line\nx", "long Latin line here\nאב", "x\nשלום עולם"] {
      let block = block(text, .left)
      #expect(block.lines.allSatisfy { $0.x == 0 }, "\(text)")
      let ends = self.block(text, .right).lines.map { $0.x + $0.width }
      #expect(ends.allSatisfy { abs($0 - block.width) < 1e-9 }, "\(text)")
    }
  }

  @Test("agrees with the general way on lines of plain text")
  func plainBlock() throws {
    var random = SeededGenerator(seed: 2)
    for round in 0..<200 {
      let text = String(
        (0..<Int.random(in: 1...40, using: &random)).map { _ in
          Character(Unicode.Scalar(UInt8.random(in: 0x20..<0x7F, using: &random)))
        }
      )
      let style = TextStyle(size: 7.3, isBold: round % 2 == 0, isItalic: round % 3 == 0)
      guard let fast = typesetter.plainBlock(text, style, limit: nil) else {
        #expect(text.contains("|"))
        continue
      }
      // The name of the embedded font takes the general way.
      var named = style
      named.family = "Inter"
      let slow = typesetter.block(text, style: named, width: nil)
      #expect(fast.runs.map(\.text.glyphs) == slow.runs.map(\.text.glyphs))
      #expect(fast.runs.map(\.text.source) == slow.runs.map(\.text.source))
      #expect(fast.runs.map(\.y) == slow.runs.map(\.y))
      #expect(fast.lines == slow.lines)
      #expect(fast.width == slow.width && fast.height == slow.height)
      #expect(fast.descent == slow.descent && fast.missing == slow.missing)
    }
  }

  @Test(
    "has its ink inside its box, to a pixel",
    arguments: [
      "Hamburgefonts (gjpqy) [0] {|}", "ÅÄÖ Éç Ǻ Ḗ ế q̣̈", "日本語タイトル 一二三 1月", "العربية ذُلِّلَت",
      "हिन्दी क्षत्रिय र्कीं", "ไทย ที่ กู้", "한국어 제목", "שָׁלוֹם", "$x_{a_b}^{2^{3^4}}$ $\\sum_{i}^{n}$",
      "two\nlines Å\ngj日本", "x\u{301}\u{301}\u{301}\u{301}\u{323}\u{323}\u{323}", "fff W j",
    ]
  )
  func ink(_ text: String) {
    for (isBold, isItalic) in [(false, false), (true, false), (false, true), (true, true)] {
      let style = TextStyle(size: 11, isBold: isBold, isItalic: isItalic, hasMarkup: true)
      let block = typesetter.block(text, style: style, width: nil)
      #expect(block.missing == 0)
      let ink = block.runs.ink
      // 3/32 of 11 points, and what drawing rounds.
      #expect(ink.left >= -1.2 && ink.right <= block.width + 1.2, "\(ink) \(block.width)")
      #expect(ink.top >= -1.2 && ink.bottom <= block.height + 1.2, "\(ink) \(block.height)")
    }
  }

  @Test("keeps the boxes of lines with tall signs apart")
  func tallLines() {
    // The macron and acute on the E are of a font that stacks any number of marks.
    let tower = "Ḗ" + String(repeating: "\u{301}", count: 6)
    let block = block("x\n\(tower)\nx")
    let plain = self.block("x\nx\nx")
    #expect(block.lines[1].baseline > plain.lines[1].baseline + 20)
    #expect(block.lines[2].baseline - block.lines[1].baseline < 30)
  }

  @Test("has a thousand marks on one letter")
  func manyMarks() {
    for mark in ["\u{301}", "\u{323}", "\u{20DD}", "\u{64B}"] {
      let text = "x" + String(repeating: mark, count: 1000) + "y"
      for width in [nil, 5] as [Double?] {
        let block = block(text, width: width)
        #expect(block.height.isFinite)
        #expect(Set(block.runs.map(\.text.source)).count <= 3)
      }
    }
  }
}
