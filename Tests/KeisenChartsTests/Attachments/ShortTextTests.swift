import KeisenText
import Testing

@testable import KeisenCharts

@Suite("ShortText")
struct ShortTextTests {
  private let style = TextStyle(size: 10)

  @Test("keeps a text that fits, and cuts as little as it must from one that does not")
  func longest() {
    for text in ["", "a", "word", "two words", "thirty-two characters, more than", "WWWWWWWWW"] {
      for width in stride(from: 0.0, through: 200, by: 3) {
        let block = ShortText.block(text, style: style, width: width, lines: 1)
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
    #expect(ShortText.block("a\nb\r\nc", style: style, width: 100, lines: 1).source == "a b c")
    for lines in 2...5 {
      let block = ShortText.block("a\nb\nc\nd\ne\nf", style: style, width: 100, lines: lines)
      #expect(block.lines.count == lines && block.source.last == "…")
    }
    #expect(ShortText.block("a", style: style, width: 100, lines: 0).isEmpty)
  }

  @Test("does not cut math markup in two")
  func markup() {
    var style = style
    style.hasMarkup = true
    let text = "rate $10^{6}$ of it"
    for width in stride(from: 0.0, through: 100, by: 1) {
      let block = ShortText.block(text, style: style, width: width, lines: 1)
      #expect(block.source.filter { $0 == "$" }.count.isMultiple(of: 2), "\(block.source)")
      #expect(block.width <= max(0, width))
    }
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
            let block = ShortText.block(text, style: style, width: width, lines: lines)
            #expect(block.width <= width && block.lines.count <= lines, "\(text) in \(width)")
          }
        }
      }
    }
  }

  @Test("takes a text of ten million characters")
  func huge() {
    let text = String(repeating: "word ", count: 2_000_000)
    let block = ShortText.block(text, style: style, width: 300, lines: 1)
    #expect(block.width <= 300 && block.width > 250 && block.source.last == "…")
  }
}
