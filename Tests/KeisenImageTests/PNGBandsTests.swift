import KeisenTestSupport
import Testing

@testable import KeisenImage

@Suite("PNGBands")
struct PNGBandsTests {
  @Test("covers every pixel once, in the order of the file")
  func cover() {
    var random = SeededGenerator(seed: 7)
    var sizes = [(1, 1), (1, 1_000_000), (1_000_000, 1), (87_381, 5), (87_382, 5), (65_535, 5)]
    for _ in 0..<50 {
      sizes.append((.random(in: 1...300_000, using: &random), .random(in: 1...20, using: &random)))
    }
    for (width, height) in sizes {
      for channels in 3...4 {
        let bands = PNGBands(width: width, height: height, channels: channels)
        var (x, y) = (0, 0)
        for index in 0..<bands.count {
          let band = bands[index]
          #expect(band.rows.lowerBound == y && band.columns.lowerBound == x)
          #expect(!band.rows.isEmpty && !band.columns.isEmpty)
          #expect(band.columns.count == width || band.rows.count == 1)
          let bytes = band.rows.count * (1 + channels * band.columns.count)
          #expect(bytes <= bands.largest && bands.largest <= Deflater.capacity - PixelFilter.slack)
          x = band.columns.upperBound == width ? 0 : band.columns.upperBound
          y = x == 0 ? band.rows.upperBound : y
        }
        #expect(x == 0 && y == height)
      }
    }
  }

  @Test("does not overflow for the largest sides of the format")
  func largest() {
    let side = 0x7fff_ffff
    let bands = PNGBands(width: side, height: side, channels: 4)
    #expect(bands.largest <= Deflater.capacity - PixelFilter.slack)
    let last = bands[bands.count - 1]
    #expect(last.rows == side - 1..<side)
    #expect(last.columns.upperBound == side)
  }
}
