import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenVector

@Suite struct ImageTrimmedTests {
  @Test func `Clear rows and columns around what is seen are cut off`() throws {
    let image = try clear(width: 7, height: 5)
    for (x, y) in [(2, 1), (5, 3)] {
      image.target.row(y).storeBytes(of: 0x0100_0000, toByteOffset: 4 * x, as: UInt32.self)
    }
    let (part, x, y) = try #require(try image.trimmed())
    #expect((x, y, part.width, part.height) == (2, 1, 4, 3))
    #expect(part[0, 0]?.w == 1 && part[3, 2]?.w == 1 && part[1, 1]?.w == 0)
  }

  @Test func `Of a clear picture nothing is left`() throws {
    #expect(try clear(width: 3, height: 2).trimmed() == nil)
  }

  private func clear(width: Int, height: Int) throws -> Image {
    let image = try Image(width: width, height: height, pixelRatio: 1)
    for y in 0..<height {
      for x in 0..<width {
        // A colour that nobody sees.
        image.target.row(y).storeBytes(of: 0x00ff_ffff, toByteOffset: 4 * x, as: UInt32.self)
      }
    }
    return image
  }
}
