import KeisenDrawing
import KeisenPrimitives
import KeisenRaster
import KeisenTestSupport
import Testing

@testable import KeisenVulkan

@Suite("Markers on Vulkan")
struct MarkerParityTests {
  @Test(
    "are those of the reference, of every shape, size, colour and clip",
    arguments: MarkerShape.allCases
  )
  func matchesReference(shape: MarkerShape) throws {
    try validated { renderer in
      for seed in 0..<6 as Range<UInt64> {
        let pixelRatio = [1, 1.5, 2][Int(seed % 3)]
        let size = Size(width: 150 / pixelRatio, height: 90)
        var pictures = RandomPicture(seed: 300 + seed, size: size)
        var list = DisplayList(size: size, pixelRatio: pixelRatio)
        for _ in 0..<3 { list.draw(.markers(try pictures.markers(maximum: 12, shape: shape))) }
        list.clip(to: pictures.clip())
        list.draw(.markers(try pictures.markers(maximum: 12, shape: shape)))
        let image = try renderer.render(list)
        let reference = try ReferenceRenderer().render(list)
        let difference = try #require(image.difference(from: reference))
        // Half floats: each blend rounds to 11 bits.
        #expect(difference.value <= 1.5, "seed \(seed): \(difference)")
      }
    }
  }

  @Test("are those of the CPU among other primitives, and where they are many")
  func matchesTheCPU() throws {
    try validated { renderer in
      var random = SeededGenerator(seed: 11)
      let positions = VertexBuffer()
      let sizes = GrowingBuffer<Float>()
      let colors = GrowingBuffer<MarkerColor>()
      for _ in 0..<40_000 {
        try positions.append(
          SIMD2(
            Float.random(in: -5...405, using: &random),
            Float.random(in: -5...305, using: &random)
          )
        )
        try sizes.append(Float.random(in: 0...6, using: &random))
        let rgb = UInt32.random(in: 0...0xff_ffff, using: &random)
        try colors.append(MarkerColor(Color(rgb: rgb, alpha: 0.6)))
      }
      let size = Size(width: 400, height: 300)
      let one = Color(rgb: 0x2060a0, alpha: 0.4)
      for (markerSize, fill) in [
        (Markers.Size.one(3), Markers.Fill.one(one)), (.each(sizes), .one(one)),
        (.one(3), .each(colors)), (.each(sizes), .each(colors)),
      ] {
        var pictures = RandomPicture(seed: 12, size: size)
        var list = try pictures.list(count: 6, pixelRatio: 1)
        list.clip(
          to: Clip(rect: Rect(x: 10, y: 10, width: 380, height: 280), radii: CornerRadii(30))
        )
        list.draw(
          .markers(Markers(positions: positions, shape: .circle, size: markerSize, fill: fill))
        )
        list.draw(.polyline(try pictures.polyline()))
        let parity = PictureParity(
          try renderer.render(list),
          try RasterRenderer().render(list),
          background: list.background
        )
        #expect(parity.holds, "\(parity)")
      }
    }
  }

  @Test("draw nothing where they are nothing")
  func nothing() throws {
    try validated { renderer in
      let positions = VertexBuffer()
      for place: SIMD2<Float> in [
        SIMD2(.nan, 5), SIMD2(5, .infinity), SIMD2(-.infinity, 5), SIMD2(1e38, -1e38),
        SIMD2(-30, 20), SIMD2(20, 20), SIMD2(20, 20), SIMD2(20, 20),
      ] { try positions.append(place) }
      let sizes = GrowingBuffer<Float>()
      for size: Float in [9, 9, 9, 9, 9, 0, -1, .nan] { try sizes.append(size) }
      for shape in MarkerShape.allCases {
        var list = DisplayList(size: Size(width: 40, height: 40), pixelRatio: 1)
        let markers = Markers(
          positions: positions,
          shape: shape,
          size: .each(sizes),
          fill: .one(.black),
          border: Markers.Border(width: 1, color: .black)
        )
        list.draw(.markers(markers))
        let image = try renderer.render(list)
        #expect(withExtendedLifetime(image) { image.pixels.allSatisfy { $0 == 255 } }, "\(shape)")
      }
    }
  }
}
