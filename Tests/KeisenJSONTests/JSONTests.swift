import KeisenJSON
import KeisenPrimitives
import KeisenTestSupport
import Testing

@Suite struct JSONTests {
  private func parsed(_ text: String) throws(KeisenError) -> JSON {
    try parsed(Array(text.utf8))
  }

  private func parsed(
    _ bytes: [UInt8],
    keepsUnusable: Bool = false
  ) throws(KeisenError) -> JSON {
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(KeisenError) in
        try JSON(parsing: bytes, keepsUnusable: keepsUnusable)
      }
    }
    return try result.get()
  }

  private func kept(_ text: String) throws(KeisenError) -> JSON {
    try parsed(Array(text.utf8), keepsUnusable: true)
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
      #"["a\u0000"]"#, #"{"a\u0000": 1}"#, "\u{feff}", "\u{feff}\u{feff}[]",
    ]
    for text in texts {
      let error = #expect(throws: KeisenError.self) { try parsed(text) }
      #expect(error?.message.hasPrefix("not JSON") == true, "\(text.prefix(20))")
      #expect(error?.message.contains("\n") == false)
    }
    #expect(throws: KeisenError.self) { try parsed([0x5b, 0x22, 0xff, 0x22, 0x5d]) }
    #expect(throws: KeisenError.self) { try parsed([0x5b, 0, 0x5d]) }
  }

  @Test("passes a byte order mark over, and counts its bytes where it says what is wrong")
  func byteOrderMark() throws {
    #expect(try parsed("\u{feff}[1]") == .array([.integer(1)]))
    let plain = #expect(throws: KeisenError.self) { try parsed("[x]") }
    let marked = #expect(throws: KeisenError.self) { try parsed("\u{feff}[x]") }
    #expect(plain?.message.hasSuffix(" at byte 2") == true, "\(plain?.message ?? "")")
    #expect(marked?.message.hasSuffix(" at byte 5") == true, "\(marked?.message ?? "")")
  }

  @Test("names nothing of the library that reads in its messages")
  func words() {
    for text in [#"["\u0000"]"#, #"{"\u0000": 1}"#, "[1e999]", "[99999999999999999999]"] {
      let error = #expect(throws: KeisenError.self) { try parsed(text) }
      #expect(error?.message.contains("JSON_") == false, "\(error?.message ?? "")")
    }
  }

  @Test("keeps what no value can be where it is asked to, as it is written and in its place")
  func unusable() throws {
    let text = #"""
      {"a": null, "b": [99999999999999999999, -1e999, null, "1e999 null \" 99999999999999999999"],
       "n": "\u0000 1e999", "c": 1E+4000, "d": [0.5, 9223372036854775807, null]}
      """#
    #expect(
      try kept(text)
        == .object([
          .init("a", .null),
          .init(
            "b",
            .array([
              .outOfRange("99999999999999999999"), .outOfRange("-1e999"), .null,
              .string(#"1e999 null " 99999999999999999999"#),
            ])
          ),
          .init("n", .string("\0 1e999")),
          .init("c", .outOfRange("1E+4000")),
          .init("d", .array([.number(0.5), .integer(.max), .null])),
        ])
    )
    #expect(try kept("[9223372036854775808]") == .array([.outOfRange("9223372036854775808")]))
    #expect(try kept("[-9223372036854775808]") == .array([.integer(.min)]))
    #expect(try kept("[1e-999, 1e308]") == .array([.number(0), .number(1e308)]))
    let long = String(repeating: "7", count: 100_000)
    #expect(try kept("[\(long)]") == .array([.outOfRange(long.prefix(40) + "…")]))
  }

  @Test(
    "takes nothing for a number out of range that is none",
    arguments: [
      "[1e999e]", "[1e999.5]", "[00000000000099999999999999999999]", "[+99999999999999999999]",
      "[1e999", "[1e9991e999]", "[--99999999999999999999]", "[1e999]1e999", "[-.e+E9]",
      #"{"a": 1e999, "a": 1}"#, "1e999",
    ]
  )
  func noNumbers(text: String) {
    let error = #expect(throws: KeisenError.self) { try kept(text) }
    #expect(error?.message.hasPrefix("not JSON") == true)
  }

  @Test("reads every text alike, whether it keeps what no value can be or not")
  func bothWays() throws {
    var generator = SeededGenerator(seed: 12)
    let pieces = [
      "[", "]", "{", "}", ",", ":", "\"a\"", "\"b\\n\"", "null", "true", "1", "-2.5e3", "1e999",
      " ",
      "\"\\u0000\"", "\\", "n", "99999999999999999999",
    ]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...9, using: &generator)
      var text = "["
      for _ in 0..<count { text += pieces.randomElement(using: &generator) ?? "" }
      text += "]"
      let strict = try? parsed(text)
      let all = try? kept(text)
      if let strict { #expect(all == strict, "\(text)") }
      if strict == nil, all != nil {
        #expect(
          ["1e999", "99999999999999999999", "u0000"].contains(where: text.contains),
          "\(text)"
        )
      }
    }
  }
}
