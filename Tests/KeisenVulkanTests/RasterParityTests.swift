import KeisenDrawing
import KeisenPrimitives
import KeisenRaster
import KeisenTestSupport
import KeisenText
import Testing

@testable import KeisenVulkan

@Suite("Parity of VulkanRenderer and RasterRenderer")
struct RasterParityTests {
  @Test("holds for random lists", arguments: 1_000..<1_050)
  func random(seed: Int) throws {
    try validated { renderer in
      let width = 150 + 9 * (seed - 1_000)
      let list = try RandomPicture.list(seed: seed, width: width, height: width * 2 / 3, count: 16)
      try expectParity(renderer, list)
    }
  }

  @Test(
    "holds for a long line, whatever its joins",
    arguments: [Stroke.Join.round, .bevel, .mitre]
  )
  func longLine(join: Stroke.Join) throws {
    try validated { renderer in
      var random = SeededGenerator(seed: 5)
      let vertices = VertexBuffer()
      var y: Float = 150
      for index in 0..<30_000 {
        y += .random(in: -4...4, using: &random) - 0.01 * (y - 150)
        try vertices.append(SIMD2(Float(index) / 75, y))
      }
      for ratio in [1.0, 2] {
        var list = DisplayList(size: Size(width: 400, height: 300), pixelRatio: ratio)
        let stroke = Stroke(width: 1.5, color: Color(rgb: 0x0077bb, alpha: 0.6), join: join)
        list.draw(
          .polyline(Polyline(vertices: vertices, runStarts: [0, 30_000], stroke: stroke))
        )
        try expectParity(renderer, list)
      }
    }
  }

  @Test("holds for text to a channel value", arguments: [0.0, 90, 12])
  func text(angle: Double) throws {
    try validated { renderer in
      var list = DisplayList(size: Size(width: 200, height: 200), pixelRatio: 1.5)
      let text = Font.regular.shape("Parity 0.5 %", size: 17)
      let origin = Point(x: 60.3, y: 120.7)
      list.draw(.glyphRun(GlyphRun(text: text, origin: origin, angle: angle, color: .black)))
      let parity = try expectParity(renderer, list)
      #expect(parity.values > 1_000 && parity.greatest.difference <= 1, "\(parity)")
    }
  }

  @discardableResult
  private func expectParity(
    _ renderer: VulkanRenderer,
    _ list: DisplayList
  ) throws -> PictureParity {
    let parity = PictureParity(
      try renderer.render(list),
      try RasterRenderer().render(list),
      background: list.background
    )
    #expect(parity.holds, "\(parity)")
    return parity
  }
}
