import CVectors
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenImage

@Suite("Deflater")
struct DeflaterTests {
  @Test("stays within its bound, at level 0 with the same bytes whatever it compressed before")
  func bound() throws {
    var random = SeededGenerator(seed: 9)
    let used = try Deflater()
    for _ in 0..<150 {
      let count = Int.random(in: 1...Deflater.capacity, using: &random)
      // From noise to almost nothing but zeros.
      let share = Int.random(in: 0...100, using: &random)
      let input = (0..<count).map { _ in
        Int.random(in: 0..<100, using: &random) < share
          ? UInt8.random(in: 0...255, using: &random) : 0
      }
      for level in 0...1 {
        for isLast in [false, true] {
          let results = try [used, Deflater()].map { deflater in
            deflater.input.copyMemory(from: input, byteCount: count)
            let output = try ByteBuffer(count: Deflater.bound(count) + 64)
            output.mutableBytes.initializeMemory(as: UInt8.self, repeating: 0xaa)
            let size = try deflater.deflate(
              count: count,
              to: output.base,
              level: level,
              isLast: isLast
            )
            #expect(size <= Deflater.bound(count))
            #expect(output.withUnsafeBytes { $0.suffix(64).allSatisfy { $0 == 0xaa } })
            return output.withUnsafeBytes { Array($0[..<size]) }
          }
          // At level 1 igzip's matches may depend on where its state lies.
          if level == 0 { #expect(results[0] == results[1], "\(count) bytes") }
        }
      }
    }
  }

  @Test(
    "finds what a code of its own suits, and makes it no larger than matches do",
    arguments: TestPicture.Kind.allCases
  )
  func noise(kind: TestPicture.Kind) throws {
    let picture = TestPicture(kind, width: 400, height: 160)
    let channels = picture.isOpaque ? 3 : 4
    let bytes = picture.filtered(channels: channels)
    let deflater = try Deflater()
    deflater.input.copyMemory(from: bytes, byteCount: bytes.count)
    let output = try ByteBuffer(count: Deflater.bound(bytes.count) + 64)
    output.mutableBytes.initializeMemory(as: UInt8.self, repeating: 0xaa)
    let size = try deflater.deflateRuns(
      count: bytes.count,
      channels: channels,
      to: output.base,
      isLast: true
    )
    #expect(size != nil || (kind != .grain && kind != .translucentGrain))
    #expect(size == nil || kind != .pattern)
    #expect(output.withUnsafeBytes { $0.suffix(64).allSatisfy { $0 == 0xaa } })
    guard let size else { return }
    let other = try deflater.deflate(count: bytes.count, to: output.base, level: 0, isLast: true)
    #expect(size <= other + other / 50)
  }

  @Test("gives noise up where it turns into something else that takes more room")
  func changingNoise() throws {
    // The code is made for a quarter of the bytes, and the others are all that is rare in these.
    let bytes = (0..<100_000).map { index -> UInt8 in
      let isSampled = index / 1024 % 4 == 0
      return isSampled ? UInt8(index * 7 / 5 % 5) : UInt8(64 + (index * index >> 5) % 128)
    }
    let input = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 64)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: RunCoder.bytes, alignment: 64)
    defer {
      input.deallocate()
      memory.deallocate()
    }
    input.copyBytes(from: bytes)
    let source = try #require(input.baseAddress.map { UnsafeRawPointer($0) })
    let coder = RunCoder(memory: memory)
    let estimate = try #require(coder.prepare(source, bytes.count, channels: 3))
    #expect(estimate < bytes.count / 2)
    let output = try ByteBuffer(count: Deflater.bound(bytes.count) + 64)
    output.mutableBytes.initializeMemory(as: UInt8.self, repeating: 0xaa)
    let size = coder.write(
      source,
      bytes.count,
      channels: 3,
      to: output.base,
      room: Deflater.bound(bytes.count),
      isLast: true
    )
    #expect(size == nil)
    #expect(output.withUnsafeBytes { $0.suffix(64).allSatisfy { $0 == 0xaa } })
  }

  @Test("leaves no upper halves of vector registers set, which would slow down all that follows")
  func upperHalves() throws {
    set_upper_halves()
    try #require(upper_halves_are_clear() == 0)
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 * $0 >> 7) }
    let deflater = try Deflater()
    deflater.input.copyMemory(from: bytes, byteCount: bytes.count)
    let output = try ByteBuffer(count: Deflater.bound(bytes.count))
    for level in 0...1 {
      set_upper_halves()
      _ = try deflater.deflate(count: bytes.count, to: output.base, level: level, isLast: true)
      #expect(upper_halves_are_clear() == 1)
    }
    bytes.withUnsafeBytes { raw in
      set_upper_halves()
      _ = Deflater.crc32(raw)
      #expect(upper_halves_are_clear() == 1)
      set_upper_halves()
      _ = Deflater.adler32(raw, after: Adler32())
      #expect(upper_halves_are_clear() == 1)
    }
  }

  @Test("computes the check sums of the standards, from one piece or several")
  func sums() {
    var random = SeededGenerator(seed: 10)
    for count in [0, 1, 7, 63, 64, 65, 1000, 5551, 5552, 5553, 70_000] {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      let cut = count / 3
      bytes.withUnsafeBytes { raw in
        let (first, second) = (
          UnsafeRawBufferPointer(rebasing: raw[..<cut]),
          UnsafeRawBufferPointer(rebasing: raw[cut...])
        )
        #expect(Deflater.crc32(raw) == PNGFile.crc32(bytes))
        #expect(Deflater.crc32(second, after: Deflater.crc32(first)) == PNGFile.crc32(bytes))
        let sum = Deflater.adler32(second, after: Deflater.adler32(first, after: Adler32()))
        #expect(sum.value == PNGFile.adler32(bytes))
      }
    }
  }
}
