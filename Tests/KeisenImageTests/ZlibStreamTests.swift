import KeisenPrimitives
import Testing

@testable import KeisenImage

@Suite struct ZlibStreamTests {
  @Test("A stream has zlib's header and the content's check sum", arguments: [0, 1, 5000, 1 << 20])
  func checkSum(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 3 % 41) }
    let stream = try bytes.withUnsafeBytes { try ZlibStream.compress($0) }
    let written = stream.withUnsafeBytes { [UInt8]($0) }
    #expect(written.starts(with: [0x78, 0x01]))
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    let sum = UInt32(b << 16 | a)
    #expect(written.suffix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) } == sum)
    #expect(written.count < count / 4 + 64)
    let again = try bytes.withUnsafeBytes { try ZlibStream.compress($0) }
    #expect(again.withUnsafeBytes { [UInt8]($0) } == written)
  }
}
