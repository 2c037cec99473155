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
      "Price $5 to $10", "$5 and 10$", "from $5M to 6M$", "$5m", "$1,000/2,000$", "$5–10$",
      "$5-10$",
      "US$, C$ and A$", "(US$) to (C$)", "US$/kWh, C$/kWh", "EUR/$, GBP/$", "AU$-US$",
      "A$=0.65 US$",
      "A$AP Rocky and Ke$ha", "$AAPL, MSFT$", "$5 for x^2, 6$", "$-5 to -6$", "$.50 a piece, .60$",
      "$価格$", "US$%, C$%", "$5 (x^2) 6$", "cost ($), price ($)", "$,x^2$", "$5k$",
      "$€5$", "$5\u{A0}to 6$", "$5$6", "$10$20$30",
    ]
  )
  func prices(_ text: String) {
    #expect(
      block(text).runs.map(\.text).map(\.glyphs)
        == block(text, hasMarkup: false).runs.map(\.text).map(\.glyphs)
    )
  }

  @Test(
    "takes for a formula what can't be money",
    arguments: [
      ("$x$", "x"), ("$n = 5$", "n=5"), ("$p < 0.05$", "p<0.05"), ("CO$_2$", "CO2"),
      ("$f(x)$", "f(x)"),
      ("$10^3$", "103"), ("$2\\pi$", "2π"), ("$5 \\times 10^3$", "5×103"), ("$2x^2 + 1$", "2x2+1"),
      ("$-5$", "−5"), ("$±3$", "±3"), ("$5$", "5"), ("$0.05$", "0.05"), ("$\\alpha$", "α"),
      ("$5 paid, $x$ known", "$5 paid, x known"), ("\\$5 and $x$\\$", "$5 and x$"),
      ("$|x|$", "|x|"),
      ("$(a, b)$", "(a,b)"), ("$≤$", "≤"), ("$^{14}$C", "14C"), ("$5, $x$, $6", "$5, x, $6"),
      ("$\\mathrm{kHz}$", "kHz"), ("${5}_a$", "5a"), ("$x$$y$", "xy"),
    ]
  )
  func formulas(_ text: String, _ expected: String) {
    #expect(shown(text).filter { $0 != " " } == expected.filter { $0 != " " })
  }

  @Test("shows an escaped dollar")
  func escaped() {
    #expect(shown("\\$5 and \\$6") == "$5 and $6")
    #expect(shown("\\$x^2\\$") == "$x^2$")
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

  @Test(
    "reads what is between dollars once, whatever there is",
    arguments: [
      ("$1", "{x$"), ("$a", "}$"), ("$", "x$"), ("$x{$ ", "$"), ("${", "$"), ("$\\text{", "$"),
      ("$x^", "{$"), ("\\$$a{", "$"), ("$a}$", ""), ("$a$", ""), ("$a{ ", "$x$"),
    ]
  )
  func work(_ opener: String, _ end: String) {
    for count in [100, 1000, 2000] {
      let scalars = (String(repeating: opener, count: count) + end).unicodeScalars.map(\.value)
      var read = 0
      var shown = 0
      Markup.forEachPart(of: scalars) { formula in
        read += formula.unicodeScalars.count
        return FormulaParser.parse(formula)
      } _: { range, _ in
        #expect(range.lowerBound == shown)
        shown = range.upperBound
      }
      #expect(shown == scalars.count)
      #expect(read <= scalars.count)
    }
    // The longest text that is set, in all its steps.
    let longest = String(repeating: opener, count: 65_536 / opener.unicodeScalars.count - 3) + end
    #expect(block(longest).lines.count == 1)
  }

  @Test("takes nothing for a formula that is longer than a thousand scalars")
  func longest() {
    for (length, isFormula) in [(Markup.longestFormula, true), (Markup.longestFormula + 1, false)] {
      let formula =
        "$" + String(repeating: "x^", count: length / 2 - 1)
        + String(repeating: "x", count: 2 + length % 2) + "$"
      #expect(shown(formula).hasPrefix("$") != isFormula)
    }
  }

  @Test("puts scripts behind scripts, without nesting them")
  func chains() {
    let chain = "$x" + String(repeating: "^a", count: 490) + "$"
    #expect(shown(chain) == "x" + String(repeating: "a", count: 490))
    #expect(Set(block(chain).runs.map(\.text.size)) == [20, 14])
  }

  @Test(
    "says the same as the formula without markup, on one line",
    arguments: [
      ("", ""), ("plain, 5 $ and \\$6", "plain, 5 $ and $6"), ("CO$_2$", "CO₂"), ("$CO_2$", "CO₂"),
      ("$\\mathrm{m\\,s^{-1}}$", "m s⁻¹"), ("$10^{-9}$", "10⁻⁹"), ("$x_i^2$", "xᵢ²"),
      ("$k_B$", "kB"), ("$e^{Qt}$", "e^(Qt)"), ("$e^Q$", "e^Q"), ("$a=b+\\alpha$", "a = b + α"),
      ("$90^\\circ$", "90°"), ("$2\\sin x$", "2 sin x"),
      ("$2 \\,\\sin x\\, y$", "2 sin x y"), ("$\\text{a  b}$", "a  b"),
      ("a\nb\r\nc\n\nd", "a b c d"), ("$x\ny$", "$x y$"), ("$x^{2$", "$x^{2$"), ("\t", " "),
    ]
  )
  func plainTexts(_ text: String, _ plain: String) {
    #expect(Markup.plainText(of: text) == plain)
  }

  @Test("tells where a text can't be cut")
  func ranges() {
    #expect(Markup.formulas(in: "5 $ and 6 $") == [])
    #expect(Markup.formulas(in: "a $x^2$\nb\\$ $y$") == [2..<7, 9..<11, 12..<15])
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
    // A function is apart from its argument, and not from a bracket.
    #expect(block("$\\sin x$").width > block("$\\text{sin}$").width + block("$x$").width + 3)
    #expect(block("$2\\sin^2 x$").width > block("$2\\text{sin}^2$").width + block("$x$").width + 6)
    #expect(block("$\\sin(x)$").width < block("$\\text{sin}$").width + block("$(x)$").width + 1)
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

  @Test("breaks no line inside a formula that has room on a line of its own")
  func wholeFormulas() {
    let style = TextStyle(size: 10, hasMarkup: true)
    for formula in ["(a+b-c)^{-1}", "a = b = c", "a-b,"] {
      let whole = typesetter.block("$\(formula)$", style: style, width: nil)
      for text in ["mass in $\(formula)$ of it", "x$\(formula)$y", "日本$\(formula)$日本"] {
        for width in stride(from: whole.width, through: 4 * whole.width, by: 1.7) {
          let block = typesetter.block(text, style: style, width: width)
          #expect(block.lines.allSatisfy { $0.width <= width * 1.000_01 })
          // The formula's glyphs follow each other as they do where it is alone.
          let (glyphs, all) = (whole.runs.map(\.text.glyphs), block.runs.map(\.text.glyphs))
          let start = all.indices.first { all[$0...].starts(with: glyphs) }
          guard let start else {
            Issue.record("\(text) in \(width)")
            continue
          }
          let offset = block.runs[start].x - whole.runs[0].x
          #expect(
            zip(block.runs[start...], whole.runs).allSatisfy { abs($0.x - $1.x - offset) < 1e-6 },
            "\(text) in \(width)"
          )
        }
      }
    }
  }

  @Test("holds any script within a formula, and bold for a bold text")
  func fonts() {
    #expect(block("$\\text{日本}_x$").missing == 0)
    let style = TextStyle(size: 10, isBold: true, hasMarkup: true)
    let fonts = typesetter.block("$x^2$", style: style, width: nil).runs.map(\.text.font.name)
    #expect(fonts == ["semibold italic", "semibold"])
  }
}
