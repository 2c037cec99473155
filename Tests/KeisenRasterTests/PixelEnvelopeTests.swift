import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenRaster

@Suite("PixelEnvelope")
struct PixelEnvelopeTests {
  private static let widths = [0.3, 1, 1.5, 3, 5, 40]

  /// A picture of 80 x 130 pixels, so of six tiles, with one primitive.
  private func list(
    _ primitive: Primitive,
    pixelRatio: Double = 1,
    clip: Clip? = nil,
    background: Color = .white
  ) -> DisplayList {
    let size = Size(width: 80 / pixelRatio, height: 130 / pixelRatio)
    var list = DisplayList(size: size, pixelRatio: pixelRatio, background: background)
    list.clip(to: clip)
    list.draw(primitive)
    return list
  }

  private func expectReference(_ list: DisplayList, _ comment: Comment? = nil) throws {
    let drawn = try RasterRenderer(threads: 1).render(list)
    let expected = try ReferenceRenderer().render(list)
    let difference = try #require(drawn.difference(from: expected))
    #expect(difference.value <= RasterRendererTests.tolerance, comment ?? "\(difference)")
  }

  @Test(
    "draws envelopes of any kind as the reference does",
    arguments: RandomEnvelope.Kind.allCases,
    [1, 1.5, 2]
  )
  func matchesReference(kind: RandomEnvelope.Kind, pixelRatio: Double) throws {
    for (seed, width) in Self.widths.enumerated() {
      let size = Size(width: 80 / pixelRatio, height: 130 / pixelRatio)
      var random = RandomEnvelope(seed: UInt64(seed), size: size)
      for step in [0.125 / pixelRatio, 0.31, 5.3] {
        let color = Color(rgb: 0x204080, alpha: width > 2 ? 0.6 : 1)
        let envelope = try random.envelope(
          kind,
          width: width,
          firstMiddle: kind == .single ? 38.3 / pixelRatio : -3.17,
          step: step,
          color: color
        )
        let rect = Rect(x: 10.3, y: 5.5, width: size.width - 20, height: size.height - 11)
        let clip = Clip(rect: rect, radii: CornerRadii(seed % 2 == 0 ? 0 : 9))
        try expectReference(
          list(
            .envelope(envelope),
            pixelRatio: pixelRatio,
            clip: step == 0.31 ? clip : nil,
            background: width > 2 ? .clear : .white
          ),
          "\(kind) \(width) \(step) at \(pixelRatio)"
        )
      }
    }
  }

  @Test("draws what a polyline of upright segments does", arguments: RandomEnvelope.Kind.allCases)
  func matchesPolyline(kind: RandomEnvelope.Kind) throws {
    var random = RandomEnvelope(seed: 9, size: Size(width: 80, height: 130))
    for width in Self.widths {
      // Exact as floats, as the polyline's are.
      let envelope = try random.envelope(kind, width: width, firstMiddle: 1.0625, step: 0.125)
      let polyline = try envelope.polyline()
      let lists = (list(.envelope(envelope)), list(.polyline(polyline)))
      let reference = ReferenceRenderer()
      #expect(try reference.render(lists.0).hasSameBytes(as: reference.render(lists.1)))
      let raster = RasterRenderer(threads: 1)
      let difference = try #require(
        try raster.render(lists.0).difference(from: raster.render(lists.1))
      )
      #expect(difference.value <= 2, "\(width): \(difference)")
    }
  }

  @Test("gives the same bytes with any number of threads")
  func isTheSameWithThreads() throws {
    var list = DisplayList(size: Size(width: 700, height: 500), pixelRatio: 1)
    for (seed, kind) in RandomEnvelope.Kind.allCases.enumerated() {
      var random = RandomEnvelope(seed: UInt64(seed), size: list.size)
      let color = Color(rgb: 0xff0000, alpha: 0.3)
      list.draw(
        .envelope(
          try random.envelope(kind, width: 1.5, firstMiddle: 0.3, step: 0.125, color: color)
        )
      )
    }
    let alone = try RasterRenderer(threads: 1).render(list)
    for threads in [2, 3, 16] {
      #expect(try RasterRenderer(threads: threads).render(list).hasSameBytes(as: alone))
    }
  }

  private func envelope(
    _ columns: [[SIMD2<Float>]],
    firstMiddle: Double = 10,
    step: Double = 4,
    width: Double = 3
  ) throws -> Envelope {
    let starts = GrowingBuffer<Int32>()
    let intervals = VertexBuffer()
    try starts.append(0)
    for column in columns {
      for interval in column { try intervals.append(interval) }
      try starts.append(Int32(intervals.count))
    }
    return Envelope(
      firstMiddle: firstMiddle,
      step: step,
      columnStarts: starts,
      intervals: intervals,
      width: width,
      color: .black
    )
  }

  @Test(
    "draws a line that begins and ends in the picture, wherever its columns stand among the pixels"
  )
  func joined() throws {
    for width in [1, 1.5, 4, 20] {
      for (phase, step) in [(0, 0.125), (0.03, 0.125), (0.0625, 0.125), (0.31, 0.4), (0.2, 3.1)] {
        for empty in [0, 3, 40] {
          let columns = (0..<160).map { column in
            guard column >= empty, column < 160 - empty else { return [SIMD2<Float>]() }
            let height = Float(60 + 9 * ((column * 7919) % 13 - 6))
            return [SIMD2<Float>(min(height, 58), max(height, 62))]
          }
          let shape = try envelope(columns, firstMiddle: 12 + phase, step: step, width: width)
          try expectReference(list(.envelope(shape)), "\(width) \(phase) \(step) \(empty)")
        }
      }
    }
  }

  @Test("draws what has numbers, and no more, whatever else there is")
  func nasty() throws {
    let maximum = Float.greatestFiniteMagnitude
    let columns: [[SIMD2<Float>]] = [
      [SIMD2(20, 30)], [SIMD2(.nan, 30)], [SIMD2(20, .nan)], [SIMD2(-Float.infinity, 50)],
      [SIMD2(20, .infinity)], [SIMD2(60, 40)], [SIMD2(-1e30, 25), SIMD2(100, 1e30)],
      [SIMD2(-maximum, maximum)], [SIMD2(.infinity, .infinity), SIMD2(70, 70)], [],
      [SIMD2(-maximum, -maximum), SIMD2(1e9, 1e9)],
    ]
    for width in [0.5, 3, 30] {
      for step in [4, 0.001, 1e-300, 1e9, 1e300] {
        for firstMiddle in [10, -1e9, 1e30, -1e300] {
          let shape = try envelope(columns, firstMiddle: firstMiddle, step: step, width: width)
          try expectReference(list(.envelope(shape)), "\(width) \(step) \(firstMiddle)")
        }
      }
    }
  }

  @Test("draws nothing where there is nothing to draw")
  func nothing() throws {
    let one: [[SIMD2<Float>]] = [[SIMD2(20, 90)]]
    var shapes = [
      try envelope([]), try envelope([[], [], []]), try envelope([[SIMD2(.nan, .nan)]]),
    ]
    for number in [Double.nan, 0, -1, -Double.infinity] {
      shapes.append(try envelope(one, step: number))
      shapes.append(try envelope(one, width: number))
    }
    for number in [Double.nan, Double.infinity, -Double.infinity, 1e308] {
      shapes.append(try envelope(one, firstMiddle: number))
    }
    shapes.append(try envelope(one, step: .infinity))
    let none = Envelope(
      firstMiddle: 0,
      step: 1,
      columnStarts: GrowingBuffer(),
      intervals: VertexBuffer(),
      width: 1,
      color: .black
    )
    for shape in shapes + [none] {
      let image = try RasterRenderer(threads: 1).render(list(.envelope(shape), pixelRatio: 2))
      #expect(withExtendedLifetime(image) { image.pixels.allSatisfy { $0 == 255 } }, "\(shape)")
    }
  }

  @Test(
    "covers the whole picture with a disc wider than any",
    arguments: [1e5, 1e9, 1e300, .infinity]
  )
  func wide(width: Double) throws {
    for step in [0.125, 1e4] {
      let columns = (0..<800).map { _ in [SIMD2<Float>(40, 41)] }
      let image = try RasterRenderer(threads: 1).render(
        list(.envelope(try envelope(columns, step: step, width: width)))
      )
      #expect(
        withExtendedLifetime(image) { image[0, 0] == image[79, 129] && image[50, 70]?.x == 0 }
      )
    }
  }
}
