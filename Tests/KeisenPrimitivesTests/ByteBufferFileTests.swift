import Glibc
import Testing

@testable import KeisenPrimitives

@Suite("ByteBuffer of a file")
struct ByteBufferFileTests {
  @Test("reads what a file holds, of any length, and refuses more than the most")
  func lengths() throws {
    try Folder.with { folder in
      for count in [0, 1, 65_535, 65_536, 65_537, 300_000] {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        try bytes.withUnsafeBytes { try AtomicFile.write($0, to: folder["file"]) }
        let read = try ByteBuffer(contentsOf: folder["file"], mostBytes: count)
        #expect(read.withUnsafeBytes { Array($0) } == bytes)
        if count == 0 { continue }
        let message = "\"\(folder["file"])\" has more than \(count - 1) bytes"
        #expect(throws: KeisenError(.invalidArgument, message)) {
          _ = try ByteBuffer(contentsOf: folder["file"], mostBytes: count - 1)
        }
      }
    }
  }

  @Test("refuses what it can't read, with the system's reason")
  func refusals() throws {
    func failure(_ path: String) -> KeisenError? {
      do throws(KeisenError) {
        _ = try ByteBuffer(contentsOf: path, mostBytes: 1_000)
        return nil
      } catch {
        return error
      }
    }
    try Folder.with { folder in
      #expect(failure("")?.code == .invalidArgument)
      #expect(failure("a\0b")?.code == .invalidArgument)
      #expect(failure(folder["none"])?.systemError == ENOENT)
      #expect(failure(folder.path)?.systemError == EISDIR)
      #expect(failure("/dev/zero")?.message == "\"/dev/zero\" has more than 1000 bytes")
    }
  }
}
