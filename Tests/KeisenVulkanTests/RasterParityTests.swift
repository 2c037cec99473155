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

  @Test(
    "holds for lines and dots across the picture's sides",
    arguments: [Stroke.Join.round, .bevel, .mitre]
  )
  func sides(join: Stroke.Join) throws {
    try validated { renderer in
      var lines: [[SIMD2<Float>]] = [
        [SIMD2(-20, 0), SIMD2(100, 0)],
        [SIMD2(0.5, 70), SIMD2(0.5, -3)],
        [SIMD2(-20, 61), SIMD2(100, 61), SIMD2(81, 61), SIMD2(81, -1_000)],
        [SIMD2(30, 66), SIMD2(30, 90)],
        [SIMD2(-50_000, -40_000), SIMD2(50_000, 40_060)],
        [SIMD2(0, 0)], [SIMD2(80, 0)], [SIMD2(-2, 58)], [SIMD2(79.5, 63)],
      ]
      // With round caps a segment without length is a dot, too.
      if join == .round { lines.append([SIMD2(0, 59), SIMD2(0, 59)]) }
      let stroke = Stroke(
        width: 7,
        color: Color(rgb: 0xaa3377, alpha: 0.7),
        join: join,
        cap: join == .round ? .round : .square
      )
      for line in lines {
        let vertices = VertexBuffer()
        for point in line { try vertices.append(point) }
        for ratio in [1.0, 2] {
          var list = DisplayList(size: Size(width: 80, height: 60), pixelRatio: ratio)
          list.draw(
            .polyline(Polyline(vertices: vertices, runStarts: [0, line.count], stroke: stroke))
          )
          try expectParity(renderer, list)
        }
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
      #expect(parity.values > 1_000 && parity.maximum.difference <= 1, "\(parity)")
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
