import KeisenText
import Testing

@testable import KeisenFrames

@Suite("ShortText")
struct ShortTextTests {
  private let style = TextStyle(size: 10)

  @Test("keeps a text that fits, and cuts as little as it must from one that does not")
  func longest() {
    for text in ["", "a", "word", "two words", "thirty-two characters, more than", "WWWWWWWWW"] {
      for width in stride(from: 0.0, through: 200, by: 3) {
        let block = ShortText.block(text, style: style, room: .init(width: width, lines: 1))
        let whole = TextLayout.block(text, style: style)
        guard whole.width > width else {
          #expect(block.source == (width > 0 ? text : ""))
          continue
        }
        // The slow way: every beginning in turn.
        let beginnings = (0...text.count).map { count -> String in
          let start = text.prefix(count)
          return String(start.last == " " ? start.dropLast() : start) + "…"
        }
        let wanted = beginnings.last { TextLayout.block($0, style: style).width <= width } ?? ""
        #expect(block.source == wanted, "\(text) in \(width)")
        #expect(block.width <= width)
      }
    }
  }

  @Test("puts a text on one line, or on a few")
  func lines() {
    #expect(
      ShortText.block("a\nb\r\nc", style: style, room: .init(width: 100, lines: 1)).source
        == "a b c"
    )
    for lines in 2...5 {
      let block = ShortText.block(
        "a\nb\nc\nd\ne\nf",
        style: style,
        room: .init(width: 100, lines: lines, wraps: true)
      )
      #expect(block.lines.count == lines && block.source.last == "…")
    }
    #expect(
      ShortText.block("a", style: style, room: .init(width: 100, lines: 0, wraps: true)).isEmpty
    )
  }

  @Test(
    "does not cut math markup in two",
    arguments: [
      "rate $10^{6}$ of it", "$a+b$$c$", "US$ 5 or US$6 and $x$", "\\$5, \\$6 or \\$$x$",
      "$5 to US$6 a",
      "$x\ny$ z$a$", "é$e\u{301}$ $x_{\\text{é}}$\u{301} a",
    ]
  )
  func markup(_ text: String) {
    var style = style
    style.hasMarkup = true
    for lines in [1, 3] {
      let whole = formulas(lines == 1 ? String(text.map { $0.isNewline ? " " : $0 }) : text)
      for width in stride(from: 0.0, through: 100, by: 1) {
        let room = ShortText.Room(width: width, lines: lines, wraps: true)
        let block = ShortText.block(text, style: style, room: room)
        #expect(whole.starts(with: formulas(block.source)), "\(block.source)")
        #expect(block.width <= max(0, width))
      }
    }
    #expect(ShortText.block(text, style: style, room: .init(width: 1e4)).source == text)
  }

  /// The formulas of a text.
  private func formulas(_ text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    return Markup.formulas(in: text).map { range in
      String(String.UnicodeScalarView(scalars[range]))
    }
  }

  @Test("keeps within a height, and does not break lines where that is not wanted")
  func height() {
    let text = "one two three\nfour five"
    let line = TextLayout.block("one", style: style)
    for height in stride(from: 0.0, through: 60, by: 2.5) {
      let room = ShortText.Room(width: 40, height: height, wraps: true)
      let block = ShortText.block(text, style: style, room: room)
      #expect(block.height <= height && block.width <= 40)
      #expect(block.isEmpty == (height < line.height))
    }
    let block = ShortText.block(text, style: style, room: .init(width: 40))
    #expect(block.lines.count <= 2 && block.width <= 40)
  }

  @Test("shows the beginning of a text that is longer than is looked at")
  func cut() {
    var style = style
    style.hasMarkup = true
    for unit in ["word ", "日本", "a\u{301}", "$x_2$", "$1"] {
      let text = String(repeating: unit, count: 5000)
      let block = ShortText.block(text, style: style, room: .init(width: .infinity, lines: 1))
      #expect(block.source.unicodeScalars.count <= ShortText.maxScalars + 1)
      #expect(block.source.unicodeScalars.count > ShortText.maxScalars - 6)
      #expect(block.source.last == "…")
    }
    // A formula on the edge is left out as a whole.
    let text = String(repeating: "a", count: ShortText.maxScalars - 4) + "$x_{123456}$ and more"
    let block = ShortText.block(text, style: style, room: .init(width: .infinity))
    #expect(block.source.suffix(2) == "a…")
  }

  @Test("stays within the width with any text")
  func nasty() {
    let texts = [
      "\0\u{1}\u{7f}", "\u{202e}reversed\u{202c} \u{200f}", "e\u{301}\u{301}\u{301}" + "x",
      String(repeating: "a\u{300}", count: 500), "مرحبا بالعالم", "नमस्ते दुनिया", "日本語の題名",
      "👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "$", "$$", "a $b$ $c", "$\\frac{", "\t\t\t", "   ", "\n\n\n", "\r\n",
      "\u{feff}\u{200b}\u{200d}", String(repeating: "W", count: 500), "\u{10ffff}\u{e000}",
    ]
    for hasMarkup in [false, true] {
      var style = style
      style.hasMarkup = hasMarkup
      for text in texts {
        for width in [0.1, 1, 5, 20, 50, 300] {
          for lines in 1...4 {
            let block = ShortText.block(
              text,
              style: style,
              room: .init(width: width, lines: lines, wraps: true)
            )
            #expect(block.width <= width && block.lines.count <= lines, "\(text) in \(width)")
          }
        }
      }
    }
  }

  @Test("takes a text of ten million characters, and knows it again")
  func huge() {
    for unit in ["word ", "日本語", "a\u{301}", "\u{200b}"] {
      let text = String(repeating: unit, count: 2_000_000)
      let room = ShortText.Room(width: 300, lines: 1)
      let block = ShortText.block(text, style: style, room: room)
      #expect(block.width <= 300 && block.source.last == "…")
      #expect(block.width > 250 || unit == "\u{200b}")
      #expect(ShortText.block(text, style: style, room: room) === block)
    }
  }
}
