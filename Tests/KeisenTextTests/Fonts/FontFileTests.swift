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

  @Test("tells whether all tables are within the file, of every face of a collection")
  func tables() throws {
    let whole = Array(Font.regular.file.bytes)
    func holds(_ bytes: [UInt8], _ index: Int = 0) throws -> Bool {
      var holds = false
      try withFile(of: bytes) { holds = try FontFile(path: $0).holdsTables(ofFace: index) }
      return holds
    }
    #expect(try holds(whole))
    for count in [5, 12, 100, 5_000, whole.count / 2, whole.count - 100] {
      #expect(try !holds(Array(whole.prefix(count))), "\(count)")
    }
    // A collection of one face, its tables moved back by the collection's head.
    func big(_ value: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    let head = big(0x7474_6366) + big(0x10000) + big(1) + big(16)
    var moved = whole
    for table in 0..<Int(whole[4]) << 8 + Int(whole[5]) {
      let place = 12 + 16 * table + 8
      let offset = moved[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      moved.replaceSubrange(place..<place + 4, with: big(offset + head.count))
    }
    #expect(try holds(head + moved))
    #expect(try !holds(head + moved.dropLast(100)))
    #expect(try !holds(head + moved, 1) && !holds(head + moved, -1))
    #expect(try !holds(head.dropLast(2)))
  }
}
