import Glibc
import Testing

/// Calls `body` with the path of a file that holds `bytes`, and removes it.
func withFile(of bytes: some Sequence<UInt8>, _ body: (String) throws -> Void) throws {
  var name = Array("/tmp/keisen-font-XXXXXX".utf8CString)
  let file = mkstemp(&name)
  try #require(file >= 0)
  let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  defer { unlink(path) }
  let bytes = Array(bytes)
  #expect(write(file, bytes, bytes.count) == bytes.count)
  close(file)
  try body(path)
}
