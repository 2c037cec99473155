import Glibc
import Testing

/// A file that says how a chart looks.
struct Reference {
  struct NotWritten: Error {
    var path: String
    var systemError: Int32
  }

  let name: String

  private var path: String { "\(Self.folder)/Reference/\(name)" }

  /// Returns the bytes, or nil where there are none or all are to be made anew.
  func read() throws -> [UInt8]? {
    if getenv("KEISEN_REGENERATE").map({ String(cString: $0) }) == "1" { return nil }
    return Self.bytes(of: path)
  }

  /// Writes the bytes; the test fails unless it was asked to.
  func write(_ bytes: [UInt8]) throws {
    let isNew = Self.bytes(of: path) == nil
    try Self.write(bytes, to: path)
    if isNew { Issue.record("\(name) was missing; it was written, look at it") }
  }

  /// Keeps what differs: outside of the sources, and as an attachment of the test.
  ///
  /// - Returns: Where it lies.
  func record(_ bytes: [UInt8], as name: String) throws -> String {
    let folder =
      getenv("KEISEN_TEST_OUTPUT").map { String(cString: $0) }
      ?? "\(Self.folder)/../../.build/golden"
    mkdir(folder, 0o755)
    try Self.write(bytes, to: "\(folder)/\(name)")
    Attachment.record(bytes, named: name)
    return "\(folder)/\(name)"
  }

  /// The folder of this file.
  private static let folder = String(
    #filePath.prefix(upTo: #filePath.lastIndex(of: "/") ?? #filePath.endIndex)
  )

  /// Returns what is in a file, or nil where it can't be read.
  static func bytes(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "wb") else { throw NotWritten(path: path, systemError: errno) }
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else {
      throw NotWritten(path: path, systemError: errno)
    }
  }
}
