import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenVulkan

@Suite("PlannedEnvelope")
struct PlannedEnvelopeTests {
  private func list(
    _ kind: RandomEnvelope.Kind,
    seed: UInt64,
    width: Double,
    pixelRatio: Double
  ) throws -> DisplayList {
    let size = Size(width: 90 / pixelRatio, height: 70 / pixelRatio)
    var random = RandomEnvelope(seed: seed, size: size)
    var list = DisplayList(size: size, pixelRatio: pixelRatio, background: .white)
    for step in [0.125 / pixelRatio, 3.3] {
      let envelope = try random.envelope(
        kind,
        width: width,
        firstMiddle: kind == .single ? 44.2 / pixelRatio : -3.17,
        step: step,
        color: Color(rgb: 0x204080, alpha: width > 2 ? 0.6 : 1)
      )
      list.draw(.envelope(envelope))
      let rect = Rect(x: 10.3, y: 5.5, width: size.width - 20, height: size.height - 11)
      list.clip(to: Clip(rect: rect, radii: CornerRadii(seed % 2 == 0 ? 0 : 9)))
      list.draw(.rectangle(Rectangle(rect: rect, fill: .color(Color(rgb: 0xaa5500, alpha: 0.2)))))
    }
    return list
  }

  @Test(
    "draws envelopes of any kind as the reference does, over and under other things",
    arguments: RandomEnvelope.Kind.allCases
  )
  func matchesReference(kind: RandomEnvelope.Kind) throws {
    try validated { renderer in
      for pixelRatio in [1.0, 2] {
        for (seed, width) in [0.3, 1, 1.5, 3, 5, 40].enumerated() {
          let list = try list(kind, seed: UInt64(seed), width: width, pixelRatio: pixelRatio)
          let drawn = try renderer.render(list)
          let expected = try ReferenceRenderer().render(list)
          let difference = try #require(drawn.difference(from: expected))
          #expect(difference.value <= 1, "\(width) at \(pixelRatio): \(difference)")
        }
      }
    }
  }

  @Test("draws an envelope of several blocks as one of one block", arguments: [1.5, 30])
  func pieces(width: Double) throws {
    try validated { renderer in
      var random = RandomEnvelope(seed: 4, size: Size(width: 1000, height: 80))
      var list = DisplayList(size: Size(width: 1000, height: 80), pixelRatio: 1)
      for kind in [RandomEnvelope.Kind.walk, .gaps] {
        list.draw(
          .envelope(try random.envelope(kind, width: width, firstMiddle: -9.3, step: 0.0625))
        )
      }
      let whole = try renderer.render(list)
      try renderer.engine().withFrames { frames in
        frames.uploads = Uploads(
          of: frames.device,
          layout: frames.pipelines.storageLayout,
          largest: 20 << 10
        )
      }
      // Positions are relative to another column, so the last bits may be others.
      for _ in 0..<2 {
        let parts = try renderer.render(list)
        let difference = try #require(parts.difference(from: whole))
        #expect(difference.value <= 1, "\(difference)")
      }
    }
  }

  @Test("says so where a pixel needs more than the device sees at once")
  func tooMany() throws {
    let renderer = try VulkanRenderer()
    var random = RandomEnvelope(seed: 4, size: Size(width: 100, height: 80))
    var list = DisplayList(size: Size(width: 100, height: 80), pixelRatio: 1)
    list.draw(.envelope(try random.envelope(.walk, width: 300, firstMiddle: 0, step: 0.01)))
    try renderer.engine().withFrames { frames in
      frames.uploads = Uploads(
        of: frames.device,
        layout: frames.pipelines.storageLayout,
        largest: 20 << 10
      )
    }
    let error = #expect(throws: KeisenError.self) { try renderer.render(list) }
    #expect(error?.code == .unsupported)
  }

  @Test("draws what has numbers, and no more, whatever else there is")
  func nasty() throws {
    let maximum = Float.greatestFiniteMagnitude
    let columns: [[SIMD2<Float>]] = [
      [SIMD2(20, 30)], [SIMD2(Float.nan, 30)], [SIMD2(20, Float.nan)], [SIMD2(-Float.infinity, 50)],
      [SIMD2(60, 40)], [SIMD2(-1e30, 25), SIMD2(100, 1e30)], [SIMD2(-maximum, maximum)],
      [SIMD2(70, 70)], [], [SIMD2(-maximum, -maximum), SIMD2(1e9, 1e9)],
    ]
    let starts = GrowingBuffer<Int32>()
    let intervals = VertexBuffer()
    try starts.append(0)
    for column in columns {
      for interval in column { try intervals.append(interval) }
      try starts.append(Int32(intervals.count))
    }
    try validated { renderer in
      for width in [0.5, 3, 30, 1e300] {
        for step in [4, 0.001, 1e-300, 1e9, 1e300, Double.nan, 0] {
          for firstMiddle in [10, -1e9, 1e30, -1e300, Double.infinity] {
            var list = DisplayList(size: Size(width: 60, height: 90), pixelRatio: 1)
            list.draw(
              .envelope(
                Envelope(
                  firstMiddle: firstMiddle,
                  step: step,
                  columnStarts: starts,
                  intervals: intervals,
                  width: width,
                  color: .black
                )
              )
            )
            let drawn = try renderer.render(list)
            guard width < 100 else { continue }
            let difference = try #require(
              drawn.difference(from: try ReferenceRenderer().render(list))
            )
            #expect(difference.value <= 1, "\(width) \(step) \(firstMiddle): \(difference)")
          }
        }
      }
    }
  }
}
