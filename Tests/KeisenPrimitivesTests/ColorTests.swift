import KeisenPrimitives
import Testing

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
      ("transparent", .clear),
    ]
  )
  func parse(text: String, color: Color) throws {
    #expect(try Color(text) == color)
  }

  @Test(
    "refuses any other text, and says which in one line",
    arguments: [
      "", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "#ggg", "#-12", "#+12", "# 12",
      "#１２３", "#1\u{301}23", "redd", " red", "rgb(1,2,3)", "ffffff", "#fff\n", "\"", "\0",
    ]
  )
  func refuse(text: String) {
    let error = #expect(throws: KeisenError.self) { try Color(text) }
    #expect(error?.code == .invalidArgument)
    #expect(error?.message.contains(", got \(String(reflecting: text))") == true)
    #expect(error?.message.contains("\n") == false)
  }
}
