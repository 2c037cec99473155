import Glibc
import KeisenPrimitives
import Testing

@testable import KeisenText

@Suite struct FontFileTests {
  @Test("reads the bytes of a file")
  func bytes() throws {
    try withFile(of: [1, 2, 3]) { path in
      let file = try FontFile(path: path)
      #expect(Array(file.bytes) == [1, 2, 3])
    }
  }

  @Test("refuses what is no file with something in it")
  func refused() throws {
    func message(_ path: String) -> (KeisenError.Code?, String) {
      do throws(KeisenError) {
        _ = try FontFile(path: path)
        return (nil, "")
      } catch {
        return (error.code, error.message)
      }
    }
    #expect(message("/no/such").0 == .io)
    #expect(message("/no/such").1 == "cannot read \"/no/such\": no such file or directory")
    for path in ["/", "/dev/null", "/dev/zero"] {
      #expect(message(path) == (.invalidArgument, "\"\(path)\" is no font"))
    }
    try withFile(of: []) { path in #expect(message(path).0 == .invalidArgument) }
    // A pipe that nobody writes to is not waited for.
    let pipe = "/tmp/keisen-pipe-\(getpid())"
    #expect(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    #expect(message(pipe).0 == .invalidArgument)
  }
}

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
