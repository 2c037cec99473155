import KeisenDrawing
import KeisenPrimitives
import KeisenRaster
import KeisenTestSupport
import Testing

@Suite("RasterRenderer")
struct RasterRendererTests {
  /// Floats and doubles may round one value to two neighbouring bytes; and coverage from 511/512 on
  /// counts as whole, less than half a step. Both are within one step.
  static let tolerance = 1.0

  @Test(
    "draws random pictures as the reference does",
    arguments: [0.5, 1, 1.5, 2, 3],
    0..<24 as Range<UInt64>
  )
  func matchesReference(pixelRatio: Double, seed: UInt64) throws {
    var pictures = RandomPicture(seed: seed, size: Size(width: 150 / pixelRatio, height: 90))
    let list = try pictures.list(count: 12, pixelRatio: pixelRatio)
    let image = try RasterRenderer(threads: 1).render(list)
    let reference = try ReferenceRenderer().render(list)
    let difference = try #require(image.difference(from: reference))
    #expect(difference.value <= Self.tolerance, "\(difference)")
  }

  @Test("draws one random polyline after the other as the reference does", arguments: 0..<400)
  func matchesReferenceLine(seed: Int) throws {
    var pictures = RandomPicture(seed: UInt64(seed) + 1000, size: Size(width: 100, height: 70))
    var list = DisplayList(size: Size(width: 100, height: 70), pixelRatio: 1)
    let l = try pictures.polyline()
    list.draw(.polyline(l))
    let image = try RasterRenderer(threads: 1).render(list)
    let reference = try ReferenceRenderer().render(list)
    let difference = try #require(image.difference(from: reference))
    #expect(difference.value <= Self.tolerance, "\(difference)")
  }
}
