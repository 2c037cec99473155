import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenVulkan

@Suite("Uploads")
struct UploadsTests {
  @Test("counts the segments that fit a region")
  func capacity() {
    for bytes in 0..<5_000 {
      let count = Uploads.segments(bytes: bytes)
      #expect(Uploads.bytes(segments: count + 1) > bytes)
      if bytes >= Uploads.bytes(segments: 0) { #expect(Uploads.bytes(segments: count) <= bytes) }
    }
  }

  @Test(
    "draws data of several blocks as data of one",
    arguments: [Stroke.Join.round, .bevel, .mitre],
    [1, 2, 3, 70, 10_000]
  )
  func pieces(join: Stroke.Join, runLength: Int) throws {
    try validated { renderer in
      var list = DisplayList(size: Size(width: 150, height: 90), pixelRatio: 1.5)
      var random = SeededGenerator(seed: 11)
      let vertices = VertexBuffer()
      var runStarts = [0]
      for index in 0..<10_000 {
        let y = Float.random(in: 0...90, using: &random)
        try vertices.append(SIMD2(Float(index) * 0.015, y))
        if (index + 1) % runLength == 0 || index == 9_999 { runStarts.append(index + 1) }
        if index % 20 == 0 {
          let rect = Rect(x: Double(index) / 70, y: Double(y), width: 1, height: 2)
          list.draw(.rectangle(Rectangle(rect: rect, fill: .color(Color(rgb: 0x3366cc)))))
        }
      }
      list.draw(
        .polyline(
          Polyline(
            vertices: vertices,
            runStarts: runStarts,
            stroke: Stroke(
              width: 0.8,
              color: Color(rgb: 0xaa2200, alpha: 0.5),
              join: join,
              cap: .butt
            )
          )
        )
      )
      let whole = try renderer.render(list).bytes
      try renderer.engine().withFrames { frames in
        frames.uploads = Uploads(
          of: frames.device,
          layout: frames.pipelines.storageLayout,
          largest: 40 << 10
        )
      }
      #expect(try renderer.render(list).bytes == whole)
      #expect(try renderer.render(list).bytes == whole)
    }
  }

  @Test("draws markers of several blocks as those of one", arguments: [false, true])
  func markers(isVaried: Bool) throws {
    try validated { renderer in
      var random = SeededGenerator(seed: 12)
      let positions = VertexBuffer()
      let sizes = GrowingBuffer<Float>()
      let colors = GrowingBuffer<MarkerColor>()
      for _ in 0..<20_000 {
        try positions.append(
          SIMD2(Float.random(in: 0...150, using: &random), Float.random(in: 0...90, using: &random))
        )
        try sizes.append(Float.random(in: 0...5, using: &random))
        try colors.append(MarkerColor(Color(rgb: UInt32.random(in: 0...0xff_ffff, using: &random))))
      }
      var list = DisplayList(size: Size(width: 150, height: 90), pixelRatio: 1)
      let markers = Markers(
        positions: positions,
        shape: .diamond,
        size: isVaried ? .each(sizes) : .one(3),
        fill: isVaried ? .each(colors) : .one(Color(rgb: 0x3366cc, alpha: 0.3))
      )
      list.draw(.markers(markers))
      let whole = try renderer.render(list).bytes
      try renderer.engine().withFrames { frames in
        frames.uploads = Uploads(
          of: frames.device,
          layout: frames.pipelines.storageLayout,
          largest: 40 << 10
        )
      }
      #expect(try renderer.render(list).bytes == whole)
    }
  }
}
