import KeisenPrimitives

/// A font file with some of a face's glyphs, for documents that bring their fonts along.
package struct FontSubset: Sendable {
  /// The file: OpenType with outlines in `glyf` or `CFF `.
  package let bytes: [UInt8]
  /// The number that each kept glyph has in the file.
  package let numbers: [UInt32: UInt32]

  /// Returns the bytes of a table of the file, nil where it has none of that name.
  package func table(_ name: String) -> ArraySlice<UInt8>? {
    let tag = name.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard let count = bytes.bigEndian(at: 4, count: 2) else { return nil }
    for record in 0..<Int(count) {
      let place = 12 + 16 * record
      guard bytes.bigEndian(at: place, count: 4) == tag else { continue }
      guard let offset = bytes.bigEndian(at: place + 8, count: 4),
        let length = bytes.bigEndian(at: place + 12, count: 4),
        Int(offset) + Int(length) <= bytes.count
      else { return nil }
      return bytes[Int(offset)..<Int(offset) + Int(length)]
    }
    return nil
  }
}

extension Font {
  /// Returns a font file with some glyphs alone.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs to keep; the one for missing characters is always kept.
  ///   - scalars: Characters that the file shall map to their glyphs.
  ///   - keepsLayout: Whether the rules that join and place glyphs are kept.
  /// - Returns: Nil where HarfBuzz's library for subsets is not installed, for a place of a
  ///   variable face that is not its default, and where the face can't be cut.
  package func subset(
    glyphs: Set<UInt32>,
    scalars: Set<UInt32> = [],
    keepsLayout: Bool = false
  ) -> FontSubset? {
    guard coordinates.isEmpty else { return nil }
    return FontSubsetter.shared?.subset(
      self,
      glyphs: glyphs,
      scalars: scalars,
      keepsLayout: keepsLayout
    )
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// The number in some bytes from `place` of the first on, the highest first; nil beyond the end.
  package func bigEndian(at place: Int, count: Int) -> UInt32? {
    guard place >= 0, place <= self.count - count else { return nil }
    return self[startIndex + place..<startIndex + place + count].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
