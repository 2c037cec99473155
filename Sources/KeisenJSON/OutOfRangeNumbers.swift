import CJansson

/// The numbers of a text that neither 64 bits nor a double can hold, and the text without them.
///
/// The library refuses a whole text for one of them. What is one is the library's word; here is
/// only found where numbers are, in one pass.
struct OutOfRangeNumbers {
  /// The text with `null` and blanks in place of each, so that every other byte is where it was.
  private(set) var text: [UInt8]
  /// How each is written, by its place among all nulls of the text.
  private(set) var numbers: [Int: String] = [:]

  /// Characters beyond which a number is cut, and ends with an ellipsis.
  private static let maxCharacters = 40
  private static let null = Array("null".utf8)

  /// Searches a text, which may be no JSON at all.
  init(in source: UnsafeRawBufferPointer) {
    text = Array(source)
    var nulls = 0
    var isString = false
    var index = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\""): isString.toggle()
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "n"):
        // No other word outside of strings has this letter.
        if !isString { nulls += 1 }
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isString { break }
        let range = index..<(text[index...].firstIndex { !Self.isOfNumber($0) } ?? text.count)
        if isOutOfRange(range) {
          numbers[nulls] = shown(range)
          nulls += 1
          for place in range { text[place] = UInt8(ascii: " ") }
          text.replaceSubrange(range.prefix(Self.null.count), with: Self.null)
        }
        index = range.upperBound
        continue
      default: break
      }
      index += 1
    }
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  /// Asks the library.
  private func isOutOfRange(_ range: Range<Int>) -> Bool {
    // Shorter ones are all in range.
    guard range.count > Self.null.count else { return false }
    return text.withUnsafeBytes { bytes in
      do throws(ParsedText.Failure) {
        let number = UnsafeRawBufferPointer(rebasing: bytes[range])
        _ = try ParsedText(number, flags: JSON_DECODE_ANY)
        return false
      } catch {
        return error.isOutOfRange && error.position == range.count
      }
    }
  }

  private func shown(_ range: Range<Int>) -> String {
    let number = String(decoding: text[range.prefix(Self.maxCharacters)], as: UTF8.self)
    return range.count > Self.maxCharacters ? number + "…" : number
  }
}
