import KeisenImage
import KeisenPrimitives

/// The objects of a PDF file (ISO 32000-1), numbered from 1 on.
final class PDFFile {
  private let buffer = DocumentBuffer()
  /// Where each object begins.
  private var places: [Int] = []

  /// Begins a file of version 1.7.
  init() {
    buffer.append("%PDF-1.7\n%")
    // Bytes beyond ASCII tell those who copy files that it is no text.
    for byte in [0xE2, 0xE3, 0xCF, 0xD3] as [UInt8] { buffer.append(byte: byte) }
    buffer.append("\n")
  }

  /// Takes the next number, for an object that is written later.
  func reserve() -> Int {
    places.append(0)
    return places.count
  }

  /// Writes an object that was reserved.
  func write(_ number: Int, _ content: String) {
    begin(number)
    buffer.append(content)
    buffer.append("\nendobj\n")
  }

  /// Writes an object and returns its number.
  func add(_ content: String) -> Int {
    let number = reserve()
    write(number, content)
    return number
  }

  /// Writes a stream.
  ///
  /// - Parameters:
  ///   - entries: What its dictionary holds beside the length and the filter.
  ///   - bytes: The content, which is compressed.
  /// - Returns: Its number.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func addStream(_ entries: String, _ bytes: UnsafeRawBufferPointer) throws(KeisenError) -> Int {
    let compressed = try ZlibStream.compress(bytes)
    return addStream("\(entries)/Filter/FlateDecode", asIs: compressed)
  }

  /// The same of what was written to a buffer.
  func addStream(_ entries: String, _ content: DocumentBuffer) throws(KeisenError) -> Int {
    try content.check()
    return try content.withUnsafeBytes { (bytes) throws(KeisenError) in
      try addStream(entries, bytes)
    }
  }

  /// Writes a stream whose bytes are compressed already.
  func addStream(_ entries: String, asIs bytes: ByteBuffer) -> Int {
    let number = reserve()
    begin(number)
    buffer.append("<<\(entries)/Length \(bytes.count)>>stream\n")
    bytes.withUnsafeBytes { buffer.append($0) }
    buffer.append("\nendstream\nendobj\n")
    return number
  }

  /// Ends the file: the table of objects and the trailer.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func finish(root: Int, info: Int) throws(KeisenError) -> ByteBuffer {
    let table = buffer.count
    buffer.append("xref\n0 \(places.count + 1)\n0000000000 65535 f \n")
    for place in places {
      let digits = String(place)
      buffer.append(String(repeating: "0", count: max(0, 10 - digits.count)) + digits)
      buffer.append(" 00000 n \n")
    }
    buffer.append(
      "trailer\n<</Size \(places.count + 1)/Root \(root) 0 R/Info \(info) 0 R>>\n"
        + "startxref\n\(table)\n%%EOF\n"
    )
    return try buffer.finish()
  }

  private func begin(_ number: Int) {
    places[number - 1] = buffer.count
    buffer.append("\(number) 0 obj\n")
  }
}

/// Texts and names as PDF writes them.
enum PDFText {
  /// Returns a text as a string of UTF-16 in hexadecimal digits, with the mark that says so.
  static func string(_ text: some Sequence<Unicode.Scalar>) -> String {
    "<FEFF\(utf16(text))>"
  }

  /// Returns the UTF-16 of a text in hexadecimal digits.
  static func utf16(_ text: some Sequence<Unicode.Scalar>) -> String {
    var digits = ""
    for scalar in text {
      for unit in String(scalar).utf16 { digits += hex(UInt32(unit), digits: 4) }
    }
    return digits
  }

  /// Returns a number in hexadecimal digits.
  static func hex(_ number: UInt32, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// Returns a text as a name, without the signs that end one.
  static func name(_ text: String) -> String {
    String(
      text.unicodeScalars.filter { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || "0123456789-+".unicodeScalars.contains(scalar))
      }.map(Character.init)
    )
  }
}
