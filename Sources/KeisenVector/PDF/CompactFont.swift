import KeisenText

/// What a PDF must know of a font in the Compact Font Format (Adobe Technical Note 5176): whether
/// glyphs go by identifiers of characters, and which.
struct CompactFont {
  /// The identifier of each glyph, by its number; nil where glyphs go by their numbers.
  let identifiers: [UInt32]?

  /// Reads the table `CFF ` of a font; nil where it is damaged.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let header = bytes.bigEndian(at: 2, count: 1),
      let names = Self.index(bytes, at: Int(header)),
      let tops = Self.index(bytes, at: names.end), let top = tops.first
    else { return nil }
    let entries = Self.entries(bytes, top)
    guard entries[Self.registry] != nil else {
      identifiers = nil
      return
    }
    guard let charStrings = entries[Self.charStrings],
      let count = bytes.bigEndian(at: charStrings, count: 2), let charset = entries[Self.charset],
      let identifiers = Self.identifiers(bytes, at: charset, count: Int(count))
    else { return nil }
    self.identifiers = identifiers
  }

  /// Operators of a dictionary; those of two bytes from 1200 on.
  private static let (charset, charStrings, registry) = (15, 17, 1230)

  /// Returns where the first object of an index lies, and where the index ends.
  private static func index(
    _ bytes: ArraySlice<UInt8>,
    at place: Int
  ) -> (first: Range<Int>?, end: Int)? {
    guard let count = bytes.bigEndian(at: place, count: 2) else { return nil }
    guard count > 0 else { return (nil, place + 2) }
    guard let width = bytes.bigEndian(at: place + 2, count: 1), 1...4 ~= width else { return nil }
    let data = place + 2 + Int(width) * (Int(count) + 1)
    func offset(_ number: Int) -> Int? {
      bytes.bigEndian(at: place + 3 + number * Int(width), count: Int(width)).map { Int($0) }
    }
    guard let first = offset(0), let second = offset(1), let last = offset(Int(count)),
      1 <= first, first <= second, second <= last, data + last <= bytes.count
    else { return nil }
    return (data + first..<data + second, data + last)
  }

  /// Returns the first operand of each operator of a dictionary, where it is an integer.
  private static func entries(_ bytes: ArraySlice<UInt8>, _ range: Range<Int>) -> [Int: Int] {
    var entries: [Int: Int] = [:]
    var operand: Int?
    var place = range.lowerBound
    func byte(_ place: Int) -> Int { Int(bytes.bigEndian(at: place, count: 1) ?? 0) }
    while place < range.upperBound {
      let first = byte(place)
      var value: Int?
      switch first {
      case 0...21:
        let name = first == 12 ? 1200 + byte(place + 1) : first
        entries[name] = operand ?? 0
        operand = nil
        place += first == 12 ? 2 : 1
        continue
      case 28:
        value = Int(Int16(truncatingIfNeeded: byte(place + 1) << 8 | byte(place + 2)))
        place += 3
      case 29:
        value = Int(Int32(truncatingIfNeeded: Int(bytes.bigEndian(at: place + 1, count: 4) ?? 0)))
        place += 5
      case 30:
        place += 1
        while place < range.upperBound, byte(place) & 0xF != 0xF, byte(place) >> 4 != 0xF {
          place += 1
        }
        place += 1
        value = 0
      case 32...246:
        value = first - 139
        place += 1
      case 247...250:
        value = (first - 247) * 256 + byte(place + 1) + 108
        place += 2
      case 251...254:
        value = -(first - 251) * 256 - byte(place + 1) - 108
        place += 2
      default: place += 1
      }
      operand = operand ?? value
    }
    return entries
  }

  /// Reads the identifiers of all glyphs.
  private static func identifiers(
    _ bytes: ArraySlice<UInt8>,
    at place: Int,
    count: Int
  ) -> [UInt32]? {
    var identifiers: [UInt32] = [0]
    guard place > 2, let format = bytes.bigEndian(at: place, count: 1), format <= 2 else {
      return nil
    }
    var place = place + 1
    while identifiers.count < count {
      guard let first = bytes.bigEndian(at: place, count: 2) else { return nil }
      place += 2
      var more = 0
      if format > 0 {
        guard let left = bytes.bigEndian(at: place, count: Int(format)) else { return nil }
        more = Int(left)
        place += Int(format)
      }
      for step in 0...more where identifiers.count < count {
        identifiers.append(first &+ UInt32(step))
      }
    }
    return identifiers
  }
}
