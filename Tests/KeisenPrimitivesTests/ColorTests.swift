import Testing

@testable import KeisenPrimitives

@Suite("Color")
struct ColorTests {
  @Test("clamps its components, NaN to 0")
  func clamp() {
    let color = Color(red: .nan, green: -1, blue: 2, alpha: .infinity)
    #expect((color.red, color.green, color.blue, color.alpha) == (0, 0, 1, 1))
    #expect(Color(red: -.infinity, green: -.nan, blue: 0.5, alpha: -0.0).blue == 0.5)
    #expect(Color(rgb: 0x123456, alpha: .nan).alpha == 0)
  }

  @Test("takes red, green and blue from a number, and nothing above them")
  func rgb() {
    #expect(Color(rgb: 0xff8000) == Color(red: 1, green: 128 / 255, blue: 0))
    #expect(Color(rgb: 0xff00_0000) == .black)
  }

  @Test("multiplies its opacity, within 0...1")
  func opacity() {
    #expect(Color(rgb: 0xffffff, alpha: 0.5).opacity(0.5).alpha == 0.25)
    #expect(Color.white.opacity(7).alpha == 1)
    #expect(Color.white.opacity(-1).alpha == 0)
    #expect(Color.white.opacity(.nan).alpha == 0)
    #expect(Color.clear.opacity(.infinity).alpha == 0)
  }

  @Test("premultiplies")
  func premultiplied() {
    #expect(
      Color(red: 1, green: 0.5, blue: 0, alpha: 0.5).premultiplied == SIMD4(0.5, 0.25, 0, 0.5)
    )
  }

  @Test(
    "reads the forms of CSS",
    arguments: [
      ("#f80", Color(rgb: 0xff8800)), ("#F80", Color(rgb: 0xff8800)),
      ("#f808", Color(rgb: 0xff8800, alpha: 136 / 255)), ("#1f77b4", Color(rgb: 0x1f77b4)),
      ("#1F77B480", Color(rgb: 0x1f77b4, alpha: 128 / 255)), ("#00000000", .clear),
      ("red", Color(rgb: 0xff0000)), ("Teal", Color(rgb: 0x008080)), ("grey", Color(rgb: 0x808080)),
      ("transparent", .clear), ("RebeccaPurple", Color(rgb: 0x663399)),
      ("lightslategrey", Color(rgb: 0x778899)), ("cyan", Color(rgb: 0x00ffff)),
      ("tab:blue", Color(rgb: 0x1f77b4)), ("TAB:GREY", Color(rgb: 0x7f7f7f)), ("k", .black),
      ("C0", Color.lightCycle[0]), ("c19", Color.lightCycle[19]),
      ("W", .white), ("m", Color(rgb: 0xbf00bf)),
      ("rgb(255, 0, 128)", Color(rgb: 0xff0080)), ("RGB(255 0 128)", Color(rgb: 0xff0080)),
      ("rgb(100%,0%,20%)", Color(rgb: 0xff0033)),
      ("rgba( 255 , 0 , 0 , .5 )", Color(rgb: 0xff0000, alpha: 0.5)),
      ("rgb(255 0 0 / 25%)", Color(rgb: 0xff0000, alpha: 0.25)),
      ("rgb(1e1 0 0 1)", Color(rgb: 0x0a0000)),
    ]
  )
  func parse(text: String, color: Color) throws {
    #expect(try Color(text) == color)
  }

  @Test("knows the colours of CSS by name: 139, of which seven have two spellings with grey")
  func names() throws {
    let names = Color.suggestedNames.filter { !$0.hasPrefix("tab:") && $0 != "transparent" }
    #expect(names.count == 148)
    #expect(Set(try names.map { try Color($0) }).count == 139)
    for name in names where name.contains("gray") {
      let grey = name.split(separator: "gray", omittingEmptySubsequences: false).joined(
        separator: "grey"
      )
      #expect(try Color(name) == Color(grey))
    }
  }

  @Test(
    "refuses any other text, and says which in one line",
    arguments: [
      "", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "#ggg", "#-12", "#+12", "# 12",
      "#１２３", "#1\u{301}23", "redd", " red", "ffffff", "#fff\n", "\"", "\0", "C20", "C00", "C-1",
      "C+1", "tab:",
      "tab:teal",
      "rgb()", "rgb(1,2)", "rgb(1,2,3,4,5)", "rgb(256,0,0)", "rgb(-1,0,0)", "rgb(nan,0,0)",
      "rgb(101%,0,0)", "rgb(1,2,3,1.1)", "rgb(1,2,3", "rgb 1,2,3)", "hsl(0,0,0)", "rgb(%,1,1)",
      "rgb(1,2,3) ", "rgbb(1,2,3)", "rgb(inf,0,0)", "(1,2,3)", "j",
    ]
  )
  func refuse(text: String) {
    let error = #expect(throws: KeisenError.self) { try Color(text) }
    #expect(error?.code == .invalidArgument)
    #expect(error?.message.contains(", got \(String(reflecting: text))") == true)
    #expect(error?.message.contains("\n") == false)
  }
}
