import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenImage

@Suite("PNGEncoder")
struct PNGEncoderTests {
  /// Sizes around what the filter, its spans and the bands are cut at: a band is 2^18 bytes.
  static let sizes = [
    (1, 1), (1, 2), (2, 1), (3, 3), (4, 2), (5, 7), (1, 3000), (3000, 1), (255, 3), (256, 4),
    (257, 5), (513, 2), (640, 137), (87_381, 3), (87_382, 2), (65_535, 2), (65_536, 3),
    (200_001, 2),
    (300, 900),
  ]

  @Test(
    "writes what another decoder reads as the same pixels",
    arguments: TestPicture.Kind.allCases
  )
  func decodes(kind: TestPicture.Kind) throws {
    for (index, (width, height)) in Self.sizes.enumerated() {
      let picture = TestPicture(
        kind,
        width: width,
        height: height,
        padding: index % 3 * 5,
        seed: UInt64(index)
      )
      for level in 0...1 {
        let file = try PNGFile(picture.encode(.init(level: level)))
        let about: Comment = "\(width) x \(height), level \(level)"
        let channels = picture.isOpaque ? 3 : 4
        #expect(file.data("IHDR")?[8...9] == [8, channels == 3 ? 2 : 6], about)
        #expect(file.order == ["IHDR", "sRGB", "IDAT", "IEND"], about)
        #expect(file.crcsAreRight, about)
        #expect(try file.decode() == picture.rgba, about)
        let filtered = picture.filtered(channels: channels, by: try file.filters())
        let sum = PNGFile.adler32(filtered)
        #expect(PNGFile.number(file.stream.suffix(4)) == sum, about)
      }
    }
  }

  @Test("writes the same bytes on any number of threads", arguments: TestPicture.Kind.allCases)
  func threads(kind: TestPicture.Kind) throws {
    let picture = TestPicture(kind, width: 700, height: 600)
    let files = try [1, 2, 3, 64, nil, nil, nil].map { threads in
      try picture.encode(.init(threads: threads)).withUnsafeBytes { Array($0) }
    }
    #expect(files.dropFirst().allSatisfy { $0 == files[0] })
  }

  @Test("writes the same pixels on any number of threads at level 1")
  func threadsAtLevel1() throws {
    let picture = TestPicture(.chart, width: 700, height: 600)
    for threads in [1, 2, 3, 64, nil] {
      let file = try PNGFile(picture.encode(.init(level: 1, threads: threads)))
      #expect(try file.decode() == picture.rgba)
    }
  }

  @Test("writes the same bytes whatever the memory held before")
  func dirtyMemory() throws {
    let picture = TestPicture(.chart, width: 300, height: 200)
    let noise = TestPicture(.noise, width: 400, height: 300)
    let first = try picture.encode().withUnsafeBytes { Array($0) }
    for byte in [0x00, 0x55, 0xff] as [UInt8] {
      for size in stride(from: 50_000, through: 1_000_000, by: 50_000) {
        let memory = try ByteBuffer(count: size)
        memory.mutableBytes.initializeMemory(as: UInt8.self, repeating: byte)
      }
      _ = try noise.encode(.init(level: 1))
      let again = try picture.encode().withUnsafeBytes { Array($0) }
      #expect(again == first, "\(byte)")
    }
  }

  @Test("may be called from many threads at once")
  func concurrent() throws {
    let picture = TestPicture(.chart, width: 900, height: 400)
    let expected = try picture.encode().withUnsafeBytes { Array($0) }
    let equal = Locked(0)
    WorkerPool.shared.run(16) { _ in
      guard let file = try? picture.encode() else { return }
      if file.withUnsafeBytes({ expected.elementsEqual($0) }) { equal.withLock { $0 += 1 } }
    }
    #expect(equal.withLock { $0 } == 16)
  }

  @Test("makes noise hardly larger than it is")
  func noise() throws {
    for level in 0...1 {
      for kind in [TestPicture.Kind.noise, .translucentNoise] {
        let picture = TestPicture(kind, width: 500, height: 400)
        let count = try picture.encode(.init(level: level)).count
        let raw = picture.filtered(channels: picture.isOpaque ? 3 : 4).count
        #expect(count > raw && count < raw + raw / 1000 + 100, "level \(level)")
      }
    }
  }

  @Test("filters each band by what leaves more zeros")
  func filters() throws {
    for (kind, filter) in [
      (TestPicture.Kind.chart, PixelFilter.up), (.flat, .up), (.columns, .up), (.rows, .sub),
    ] {
      let file = try PNGFile(TestPicture(kind, width: 400, height: 300).encode())
      #expect(try file.filters().allSatisfy { $0 == filter }, "\(kind)")
    }
    // A row that is cut into several bands has one filter.
    let file = try PNGFile(TestPicture(.rows, width: 100_000, height: 3).encode())
    #expect(try file.filters() == [.up, .up, .up])
  }

  @Test("makes solid areas small")
  func flat() throws {
    let picture = TestPicture(.flat, width: 1280, height: 720)
    #expect(try picture.encode().count < 20_000)
    #expect(try picture.encode(.init(level: 1)).count < 13_000)
  }

  @Test("refuses options out of range, with the value in the message")
  func badOptions() {
    let picture = TestPicture(.flat, width: 2, height: 2)
    for (options, message) in [
      (PNGEncoder.Options(level: 2), "PNG level must be 0 or 1, got 2"),
      (PNGEncoder.Options(level: -1), "PNG level must be 0 or 1, got -1"),
      (PNGEncoder.Options(threads: 0), "threads must be positive, got 0"),
    ] {
      #expect(throws: KeisenError(.invalidArgument, message)) {
        try picture.encode(options)
      }
    }
  }

  @Test("refuses sides that PNG can't hold without reading a pixel")
  func tooLarge() {
    let picture = TestPicture(.flat, width: 1, height: 1)
    let side = 0x8000_0000
    let buffer = PixelBuffer(
      base: picture.buffer.base,
      width: side,
      height: 1,
      bytesPerRow: 4 * side
    )
    #expect(
      throws: KeisenError(
        .invalidArgument,
        "a PNG has at most 2147483647 pixels a side, got 2147483648 x 1"
      )
    ) { try PNGEncoder.encode(buffer) }
  }

  @Test("reports a picture too large for any memory instead of trapping")
  func noMemory() {
    let picture = TestPicture(.flat, width: 1, height: 1)
    let side = 0x7fff_ffff
    let buffer = PixelBuffer(
      base: picture.buffer.base,
      width: side,
      height: side,
      bytesPerRow: 4 * side
    )
    let error = #expect(throws: KeisenError.self) { try PNGEncoder.encode(buffer) }
    #expect(error?.code == .outOfMemory)
  }
}
