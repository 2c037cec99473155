import Glibc
import KeisenTestSupport
import Testing

@testable import KeisenPrimitives

@Suite("AtomicFile, read")
struct AtomicFileReadTests {
  private func write(_ bytes: [UInt8], _ path: String) throws {
    try bytes.withUnsafeBytes { try AtomicFile.write($0, to: path) }
  }

  private func bytes(_ content: AtomicFile.Content) -> [UInt8] {
    content.bytes.withUnsafeBytes { Array($0) }
  }

  @Test("reads a file whole, none as nil, and nothing beyond a number of bytes")
  func read() throws {
    try Folder.with { folder in
      #expect(try AtomicFile.read(folder["none"], maximum: 9) == nil)
      symlink("none", folder["dangling"])
      #expect(try AtomicFile.read(folder["dangling"], maximum: 9) == nil)
      let written = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
      try write(written, folder["file"])
      #expect(try AtomicFile.read(folder["file"], maximum: 200_000).map(bytes) == written)
      let large = #expect(throws: KeisenError.self) {
        try AtomicFile.read(folder["file"], maximum: 199_999)
      }
      #expect(large?.systemError == EFBIG)
      let isFolder = #expect(throws: KeisenError.self) {
        try AtomicFile.read(folder.path, maximum: 9)
      }
      #expect(isFolder?.systemError == EISDIR)
    }
  }
}
