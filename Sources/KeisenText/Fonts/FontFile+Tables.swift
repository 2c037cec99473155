extension FontFile {
  /// Whether all tables of a face end within the file.
  ///
  /// Of a file that was cut short HarfBuzz still reads which characters it has, and FreeType draws
  /// nothing for them. What is no TrueType or OpenType file has no tables to miss.
  ///
  /// - Parameter index: Which face of a collection.
  /// - Returns: False where a table reaches beyond the file by more than the bytes that fill up a
  ///   table.
  /// - SeeAlso: The OpenType specification, "Organization of an OpenType Font".
  func holdsTables(ofFace index: Int) -> Bool {
    var directory = 0
    if number(at: 0) == Self.collection {
      guard let count = number(at: 8), index >= 0, index < count,
        let offset = number(at: 12 + 4 * index)
      else { return false }
      directory = offset
    }
    guard let head = number(at: directory + 4) else { return false }
    for table in 0..<head >> 16 {
      let record = directory + 12 + 16 * table
      guard let offset = number(at: record + 8), let length = number(at: record + 12),
        offset + length <= bytes.count + Self.maxFilling
      else { return false }
    }
    return true
  }

  /// "ttcf".
  private static let collection = 0x7474_6366
  /// Tables are filled up to whole words, which some files count and do not hold.
  private static let maxFilling = 3

  /// The four bytes at a place, the highest first; nil beyond the file.
  private func number(at place: Int) -> Int? {
    guard place >= 0, place <= bytes.count - 4 else { return nil }
    return bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
