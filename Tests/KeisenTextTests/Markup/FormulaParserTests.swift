import KeisenTestSupport
import Testing

@testable import KeisenText

@Suite struct FormulaParserTests {
  private func upright(_ text: String, _ kind: FormulaNode.Kind = .ordinary) -> FormulaNode {
    .text(text, isItalic: false, kind)
  }

  private func italic(_ text: String) -> FormulaNode { .text(text, isItalic: true, .ordinary) }

  @Test("slants single letters, and neither words, digits nor units")
  func slant() {
    #expect(FormulaParser.parse("x") == [italic("x")])
    #expect(FormulaParser.parse("kHz") == [upright("kHz")])
    #expect(FormulaParser.parse("12.5") == [upright("12.5")])
    #expect(FormulaParser.parse("2x") == [upright("2"), italic("x")])
    #expect(FormulaParser.parse("\\mathrm{m}") == [.group([upright("m")])])
    #expect(FormulaParser.parse("\\text{a b_c}") == [upright("a b_c")])
  }

  @Test(
    "knows characters by name",
    arguments: [
      ("alpha", "α"), ("omega", "ω"), ("Omega", "Ω"), ("mu", "μ"), ("degree", "°"),
      ("times", "×"), ("cdot", "·"), ("pm", "±"), ("infty", "∞"), ("le", "≤"), ("ge", "≥"),
      ("ne", "≠"), ("approx", "≈"), ("sqrt", "√"), ("partial", "∂"), ("nabla", "∇"), ("sum", "∑"),
      ("int", "∫"), ("rightarrow", "→"), ("leftarrow", "←"), ("prime", "′"), ("hbar", "ħ"),
      ("ell", "ℓ"), ("angstrom", "Å"), ("ohm", "Ω"), ("micro", "µ"), ("permil", "‰"),
    ]
  )
  func symbols(_ name: String, _ character: String) {
    guard case .text(let text, _, _)? = FormulaParser.parse("\\" + name)?.first else {
      Issue.record("\(name) is not known")
      return
    }
    #expect(text == character)
    // All of them are in the embedded fonts.
    for font in [Font.regular, .italic] {
      #expect(character.unicodeScalars.allSatisfy { font.covers($0.value) })
    }
  }

  @Test("has scripts on one base, in any order and up to three levels deep")
  func scripts() {
    let both = FormulaParser.parse("x_i^2")
    #expect(both == [.scripts(base: [italic("x")], lower: [italic("i")], upper: [upright("2")])])
    #expect(FormulaParser.parse("x^2_i") == both)
    #expect(
      FormulaParser.parse("x^{a^{b^c}}")
        == [
          .scripts(
            base: [italic("x")],
            lower: [],
            upper: [
              .scripts(
                base: [italic("a")],
                lower: [],
                upper: [.scripts(base: [italic("b")], lower: [], upper: [italic("c")])]
              )
            ]
          )
        ]
    )
    // A fourth level, and a sign without an argument, are shown as they were written.
    #expect(FormulaParser.parse("a^{b^{c^{d^e}}}") != nil)
    #expect(FormulaParser.parse("x^") == [italic("x"), upright("^")])
    #expect(FormulaParser.parse("^2") == [.scripts(base: [], lower: [], upper: [upright("2")])])
    #expect(FormulaParser.parse("x^12")?.count == 2)
  }

  @Test(
    "knows functions, which stand upright",
    arguments: ["sin", "cos", "tan", "log", "ln", "exp", "lim", "max", "min"]
  )
  func functions(_ name: String) {
    #expect(FormulaParser.parse("\\\(name) x") == [upright(name, .function), italic("x")])
    #expect(
      FormulaParser.parse("\\\(name)_x")
        == [.scripts(base: [upright(name, .function)], lower: [italic("x")], upper: [])]
    )
  }

  @Test("reads brackets that grow in TeX as brackets")
  func brackets() {
    #expect(FormulaParser.parse("\\left( x \\right)^2") == FormulaParser.parse("( x )^2"))
    #expect(FormulaParser.parse("\\left.x\\right|") == FormulaParser.parse("x|"))
    #expect(FormulaParser.parse("\\left") == [])
    #expect(FormulaParser.parse("x^\\left") != nil)
  }

  @Test("shows unknown commands as they were written")
  func unknown() {
    #expect(FormulaParser.parse("\\foo") == [upright("\\foo")])
    #expect(
      FormulaParser.parse("\\foo{x}")
        == [upright("\\foo"), upright("{"), italic("x"), upright("}")]
    )
    #expect(FormulaParser.parse("\\") == [upright("\\")])
    #expect(FormulaParser.parse("\\{\\}") == [upright("{"), upright("}")])
  }

  @Test("takes nothing for a formula whose braces are not in pairs")
  func braces() {
    for text in ["{", "}", "x^{2", "a}b", "\\mathrm{", "x_{a_{b}"] {
      #expect(FormulaParser.parse(text) == nil)
    }
    #expect(FormulaParser.parse(String(repeating: "{", count: 60_000)) == nil)
    let deep = String(repeating: "{", count: 40) + String(repeating: "}", count: 40)
    #expect(FormulaParser.parse(deep) == nil)
    #expect(FormulaParser.parse("{{x}}") == [.group([.group([italic("x")])])])
  }
}
