import Testing

@testable import KeisenVector

@Suite struct XMLTextTests {
  @Test(
    "Any text is valid XML",
    arguments: [
      ("a < b & c > d", "a &lt; b &amp; c &gt; d"), ("say \"no\"", "say &quot;no&quot;"),
      ("]]>", "]]&gt;"), ("\u{0}\u{1B}a\n\tb\u{7F}\u{85}", "  a  b  "),
      ("\u{FFFE}\u{FFFF}\u{1F600}", "\u{FFFD}\u{FFFD}\u{1F600}"), ("罫線", "罫線"), ("", ""),
    ]
  )
  func escaped(text: String, expected: String) {
    #expect(XMLText.escaped(text) == expected)
  }
}
