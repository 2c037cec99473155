import KeisenPrimitives

/// A text in a PNG file, in an iTXt chunk: what the picture is, in UTF-8.
package struct PNGText: Hashable, Sendable {
  /// What the text is, of those that the standard has: `Title`, `Description`, `Software`.
  package var keyword: Keyword
  /// The text; NULs, which the format has no place for, are left out.
  package var text: String
  /// The language of the text as a tag of BCP 47; empty where it is not known.
  package var language: String

  /// Keywords of ISO/IEC 15948, 11.3.4.2.
  package enum Keyword: String, Hashable, Sendable {
    /// A short title.
    case title = "Title"
    /// What is seen.
    case description = "Description"
    /// What made it.
    case software = "Software"
  }

  /// Makes a text.
  package init(_ keyword: Keyword, _ text: String, language: String = "") {
    self.keyword = keyword
    self.text = text.utf8.contains(0) ? text.substituting("\0", with: "") : text
    self.language = language
  }

  /// Bytes of the chunk: length, type, keyword, two flags, language, no translated keyword, text,
  /// CRC.
  var size: Int { 12 + 5 + keyword.rawValue.utf8.count + language.utf8.count + text.utf8.count }

  /// Writes the chunk.
  func write(to writer: inout PNGWriter) {
    writer.putChunk("iTXt") { writer in
      writer.put(keyword.rawValue)
      // End of the keyword; not compressed, by method 0.
      for _ in 0..<3 { writer.put(0 as UInt8) }
      writer.put(language)
      // End of the language and of a keyword that is not translated.
      for _ in 0..<2 { writer.put(0 as UInt8) }
      writer.put(text)
    }
  }
}
