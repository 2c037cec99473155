import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenDrawing

@Suite("PictureMemory")
struct PictureMemoryTests {
  private let picture: PlacedImage
  private let memory = PictureMemory()
  private let version = PictureMemory.Version(.now())

  init() throws {
    picture = PlacedImage(
      try Image(width: 8, height: 6, pixelRatio: 1),
      in: Rect(x: 1, y: 2, width: 16, height: 9)
    )
  }

  private func pixels(
    _ picture: PlacedImage? = nil,
    _ version: PictureMemory.Version? = nil,
    pixelRatio: Double = 1,
    columns: Range<Int> = 0..<40,
    rows: Range<Int> = 0..<30
  ) throws -> PicturePixels? {
    var drawn = picture ?? self.picture
    drawn.memory = (memory, version ?? self.version)
    return try drawn.pixels(pixelRatio: pixelRatio, columns: columns, rows: rows)
  }

  @Test("gives what was sampled last while nothing changes")
  func same() throws {
    let first = try #require(try pixels())
    #expect(try pixels() === first)
    let copy = PlacedImage(try Image(width: 8, height: 6, pixelRatio: 1), in: picture.rect)
    #expect(try pixels(copy) === first)
  }

  @Test("samples anew when the pixels, the place, the ratio or the part changes")
  func changes() throws {
    var moved = picture
    moved.rect.x += 0.25
    var (across, down) = (version, version)
    across.isMirroredAcross = true
    down.isMirroredDown = true
    var last = try pixels()
    for next in [
      { try pixels(moved) }, { try pixels(nil, PictureMemory.Version(.now())) },
      { try pixels(nil, across) }, { try pixels(nil, down) }, { try pixels(pixelRatio: 2) },
      { try pixels(columns: 1..<40) }, { try pixels(rows: 0..<29) }, { try pixels() },
    ] {
      let sampled = try #require(try next())
      #expect(sampled !== last)
      last = sampled
    }
  }

  @Test("knows too that nothing of a picture is seen")
  func nothing() throws {
    #expect(try pixels(columns: 20..<40) == nil)
    #expect(try pixels(columns: 20..<40) == nil)
    #expect(try pixels() != nil)
  }
}
