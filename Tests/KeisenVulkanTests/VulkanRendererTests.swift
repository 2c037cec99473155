import Glibc
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import KeisenVulkan
import Testing

@Suite("VulkanRenderer")
struct VulkanRendererTests {
  @Test("draws random lists as the formulas say", arguments: 0..<50)
  func formulas(seed: Int) throws {
    var drawing = RandomDrawing(seed: UInt64(seed))
    try validated { renderer in
      let list = try drawing.list(width: Double(97 + seed), height: Double(61 + seed), count: 14)
      let reference = try ReferencePicture(list).image()
      let parity = PictureParity(
        try renderer.render(list),
        reference,
        background: list.background
      )
      #expect(parity.holds, "\(parity)")
    }
  }
}
