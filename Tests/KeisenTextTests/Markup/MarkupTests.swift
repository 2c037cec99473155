import Testing

@testable import KeisenText

@Suite struct MarkupTests {
  private let typesetter = Typesetter(finder: .shared)

  private func block(_ text: String, hasMarkup: Bool = true) -> TextBlock {
    typesetter.block(text, style: TextStyle(size: 20, hasMarkup: hasMarkup), width: nil)
  }

  private func shown(_ text: String) -> String {
    block(text).runs.map(\.text.source).joined()
  }

  @Test(
    "leaves dollars alone that are prices",
    arguments: [
      "$20,000 and $30,000", "5 $ and 6 $", "$ x$", "$x $", "$x$5", "$$", "$", "US$", "$x\n$y",
    ]
  )
  func prices(_ text: String) {
    #expect(
      block(text).runs.map(\.text).map(\.glyphs)
        == block(text, hasMarkup: false).runs.map(\.text).map(\.glyphs)
    )
  }

  @Test("shows an escaped dollar")
  func escaped() {
    #expect(shown("\\$5 and \\$6") == "$5 and $6")
    #expect(shown("$x\\$y$") == "x$y")
    #expect(shown("a\\b") == "a\\b")
  }

  @Test("is a text like any other without being asked for")
  func plain() {
    #expect(block("$x^2$", hasMarkup: false).runs.map(\.text.source) == ["$x^2$"])
  }

  @Test("shows a formula with unpaired braces as it was written")
  func unpaired() {
    #expect(shown("a $x^{2$ b") == "a $x^{2$ b")
  }

  @Test("raises and lowers at 70 percent, both at one place")
  func scripts() throws {
    let runs = block("$x_i^2$").runs
    #expect(runs.map(\.text.source) == ["x", "2", "i"])
    let (base, upper, lower) = (runs[0], runs[1], runs[2])
    #expect(upper.text.size == 14 && lower.text.size == 14)
    #expect(upper.y < base.y - 5 && lower.y > base.y + 2)
    #expect(abs(upper.x - lower.x) < 2)
    #expect(base.text.font === Font.italic && upper.text.font === Font.regular)
    let deep = block("$x^{y^{z^w}}$").runs.map(\.text.size)
    #expect(zip(deep, [20, 14, 9.8, 6.86]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("keeps upper and lower scripts apart")
  func stacked() throws {
    for text in ["$A_A^g$", "$x_A^j$", "$y_{d}^{y}$", "$x_{A^2}^{y_j}$"] {
      let runs = block(text).runs
      let baseline = try #require(runs.first).y
      let upper = runs.filter { $0.y < baseline - 6 }
      let lower = runs.filter { $0.y > baseline - 2 }.dropFirst()
      #expect(!upper.isEmpty && !lower.isEmpty)
      #expect(upper.ink.bottom < Array(lower).ink.top - 0.5)
    }
  }

  @Test("gives signs between operands their room, and others none")
  func spacing() {
    #expect(block("$x=5$").width == block("$x = 5$").width)
    #expect(block("$a+b$").width > block("$a$").width + block("$b$").width + 20 * 0.9)
    // A minus sign without a left operand stands close.
    #expect(shown("$-5$") == "−5")
    #expect(abs(block("$-5$").width - block("−5").width) < 0.5)
    #expect(block("$10^{-9}$").width < block("10 −9").width)
    #expect(block("$a\\,b$").width > block("$a$").width + block("$b$").width)
  }

  @Test("shows a raised ring as the sign of degrees")
  func degrees() {
    #expect(shown("$90^\\circ$") == "90°")
    #expect(shown("$90^{\\circ}$") == "90°")
  }

  @Test("ends lines behind signs of a formula, and nowhere else in it")
  func lines() {
    let style = TextStyle(size: 10, hasMarkup: true)
    let block = typesetter.block("mass $m_1 + m_2 = 5$", style: style, width: 32)
    #expect(block.lines.count > 2)
    #expect(block.lines.allSatisfy { $0.width <= 33 })
    let one = typesetter.block("$x_{long}^{script}$", style: style, width: 5)
    #expect(one.lines.count == 1)
  }

  @Test("holds any script within a formula, and bold for a bold text")
  func fonts() {
    #expect(block("$\\text{日本}_x$").missing == 0)
    let style = TextStyle(size: 10, isBold: true, hasMarkup: true)
    let fonts = typesetter.block("$x^2$", style: style, width: nil).runs.map(\.text.font.name)
    #expect(fonts == ["semibold italic", "semibold"])
  }
}
