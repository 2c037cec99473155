import Glibc
import KeisenTestSupport
import Testing

@testable import KeisenPrimitives

@Suite("AtomicFile, read and set aside")
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
      #expect(try AtomicFile.read(folder["none"], most: 9) == nil)
      symlink("none", folder["dangling"])
      #expect(try AtomicFile.read(folder["dangling"], most: 9) == nil)
      let written = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
      try write(written, folder["file"])
      #expect(try AtomicFile.read(folder["file"], most: 200_000).map(bytes) == written)
      let large = #expect(throws: KeisenError.self) {
        try AtomicFile.read(folder["file"], most: 199_999)
      }
      #expect(large?.systemError == EFBIG)
      let isFolder = #expect(throws: KeisenError.self) {
        try AtomicFile.read(folder.path, most: 9)
      }
      #expect(isFolder?.systemError == EISDIR)
    }
  }

  @Test("gives a file another name, beside those that had it before")
  func setAside() throws {
    try Folder.with { folder in
      for copy in ["f.damaged", "f.damaged-2", "f.damaged-3"] {
        try write(Array(copy.utf8), folder["f"])
        let content = try #require(try AtomicFile.read(folder["f"], most: 99))
        #expect(try AtomicFile.setAside(folder["f"], content.identity) == copy)
        #expect(try AtomicFile.read(folder[copy], most: 99).map(bytes) == bytes(content))
        #expect(try AtomicFile.setAside(folder["f"], content.identity) == nil)
      }
      #expect(folder.names == ["f.damaged", "f.damaged-2", "f.damaged-3"])
    }
  }

  @Test("leaves a file alone that was put in place of the one that is meant")
  func replacedMeanwhile() throws {
    try Folder.with { folder in
      try write([1], folder["f"])
      let old = try #require(try AtomicFile.read(folder["f"], most: 9))
      try write([2], folder["f"])
      #expect(try AtomicFile.setAside(folder["f"], old.identity) == nil)
      #expect(try AtomicFile.read(folder["f"], most: 9).map(bytes) == [2])
      #expect(folder.names == ["f"])
    }
  }
}
