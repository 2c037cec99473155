import KeisenJSON
import KeisenPrimitives
import KeisenTestSupport
import Testing

@Suite struct JSONTests {
  private func parsed(_ text: String) throws(KeisenError) -> JSON {
    try parsed(Array(text.utf8))
  }

  private func parsed(_ bytes: [UInt8]) throws(KeisenError) -> JSON {
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(KeisenError) in try JSON(parsing: bytes) }
    }
    return try result.get()
  }

  @Test("reads every kind of value, members in their order")
  func kinds() throws {
    let json = try parsed(#"{"b": [null, true, false, -3, 0.5, "ä\n\u00e9"], "a": {}}"#)
    let values: [JSON] = [
      .null, .bool(true), .bool(false), .integer(-3), .number(0.5), .string("ä\né"),
    ]
    #expect(json == .object([.init("b", .array(values)), .init("a", .object([]))]))
    #expect(json["a"] == .object([]))
    #expect(json["c"] == nil)
    #expect(try parsed(json.text) == json)
  }

  @Test("writes doubles that read the same, bit for bit")
  func doubles() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      let text = JSON.array([.number(value)]).text
      guard case .array(let values) = try parsed(text), let read = values.first?.double else {
        Issue.record("\(text) is no list")
        continue
      }
      #expect(read.bitPattern == value.bitPattern, "\(text)")
    }
    #expect(JSON.array([.number(-0.0), .number(.leastNonzeroMagnitude)]).text == "[-0.0,5e-324]")
  }

  @Test("refuses what is not JSON, in one line that says where")
  func hostile() {
    let texts = [
      "", " ", "nul", "{", "[1,]", "{\"a\":1,\"a\":2}", "[NaN]", "[1e999]", "[01]", "[1] x",
      "[99999999999999999999]", "\"text\"", "[\"\u{1}\"]", "{'a': 1}",
      String(repeating: "[", count: 100_000),
      String(repeating: "[", count: 65) + String(repeating: "]", count: 65),
    ]
    for text in texts {
      let error = #expect(throws: KeisenError.self) { try parsed(text) }
      #expect(error?.message.hasPrefix("not JSON") == true, "\(text.prefix(20))")
      #expect(error?.message.contains("\n") == false)
    }
    #expect(throws: KeisenError.self) { try parsed([0x5b, 0x22, 0xff, 0x22, 0x5d]) }
    #expect(throws: KeisenError.self) { try parsed([0x5b, 0, 0x5d]) }
  }
}
