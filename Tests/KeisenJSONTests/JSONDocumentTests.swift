import KeisenJSON
import KeisenPrimitives
import KeisenTestSupport
import Testing

@Suite("JSON for people") struct JSONDocumentTests {
  private func read(_ text: String) throws -> JSON {
    try Array(text.utf8).withUnsafeBytes { try JSON(parsing: $0) }
  }

  @Test("has sorted names, two spaces a level and a line feed at its end")
  func layout() throws {
    let json = JSON.object([
      .init("b", .array([.null, .bool(true), .integer(-3)])), .init("a", .object([])),
      .init("Ä", .string("ü\"\n\u{1}")),
    ])
    let text = """
      {
        "a": {},
        "b": [
          null,
          true,
          -3
        ],
        "Ä": "ü\\"\\n\\u0001"
      }

      """
    #expect(try json.document() == text)
    #expect(try read(text).document() == text)
  }

  @Test("has doubles that read the same, bit for bit, and that show that they are doubles")
  func doubles() throws {
    #expect(try JSON.array([.number(3)]).document() == "[\n  3.0\n]\n")
    #expect(try JSON.array([.number(0.1), .number(100)]).document() == "[\n  0.1,\n  100.0\n]\n")
    #expect(try JSON.array([.number(-0.0)]).document() == "[\n  -0.0\n]\n")
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<5000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      let text = try JSON.array([.number(value)]).document()
      guard case .array(let values) = try read(text), case .number(let back)? = values.first else {
        Issue.record("\(text)")
        continue
      }
      #expect(back.bitPattern == value.bitPattern, "\(text)")
    }
  }

  @Test("is refused for what JSON can't tell")
  func refusals() {
    for json in [
      JSON.array([.number(.nan)]), .array([.object([.init("a", .number(.infinity))])]),
      .array([.string("a\0")]), .array([.outOfRange("1e999")]), .object([.init("a\0", .null)]),
      .integer(1), .string("a"),
    ] {
      let error = #expect(throws: KeisenError.self) { try json.document() }
      #expect(error?.code == .invalidArgument)
    }
  }
}
