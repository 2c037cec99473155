import KeisenDrawing
import KeisenPrimitives
import KeisenRaster
import KeisenTestSupport
import Testing

@Suite("Markers on the CPU")
struct MarkerTests {
  @Test(
    "draws markers of every shape, size, colour and clip as the reference does",
    arguments: MarkerShape.allCases,
    [0.5, 1, 1.5, 2, 3]
  )
  func matchesReference(shape: MarkerShape, pixelRatio: Double) throws {
    for seed in 0..<3 as Range<UInt64> {
      let size = Size(width: 150 / pixelRatio, height: 90)
      var pictures = RandomPicture(seed: 100 + seed, size: size)
      var list = try pictures.list(count: 2, pixelRatio: pixelRatio)
      for _ in 0..<3 { list.draw(.markers(try pictures.markers(maximum: 20, shape: shape))) }
      list.clip(to: pictures.clip())
      list.draw(.markers(try pictures.markers(maximum: 20, shape: shape)))
      try expectReference(list, "seed \(seed)")
    }
  }

  @Test(
    "draws crowds of one colour, whatever their order, as the reference does",
    arguments: MarkerShape.allCases,
    [0.01, 0.5, 1]
  )
  func matchesReferenceWhereCrowded(shape: MarkerShape, alpha: Float) throws {
    var random = SeededGenerator(seed: 3)
    let positions = VertexBuffer()
    let sizes = GrowingBuffer<Float>()
    for index in 0..<500 {
      let spread: Float = index < 250 ? 70 : 12
      try positions.append(
        SIMD2(
          Float.random(in: -4...spread, using: &random),
          Float.random(in: 0...40, using: &random)
        )
      )
      try sizes.append(Float.random(in: 0.2...7, using: &random))
    }
    // Many in one place: coverage at an edge counts as often.
    for _ in 0..<60 {
      try positions.append(SIMD2(40.37, 20.81))
      try sizes.append(5)
    }
    for size in [Markers.Size.one(3), .each(sizes)] {
      let color = Color(rgb: 0x2060a0, alpha: alpha)
      var list = DisplayList(size: Size(width: 75, height: 44), pixelRatio: 1)
      list.clip(to: Clip(rect: Rect(x: 3, y: 2, width: 69, height: 40)))
      list.draw(
        .markers(Markers(positions: positions, shape: shape, size: size, fill: .one(color)))
      )
      try expectReference(list, "\(size)")
    }
  }

  @Test(
    "draws crowds of small markers, across the rims of tiles too, as the reference does",
    arguments: MarkerShape.allCases,
    [1, 1.5]
  )
  func matchesReferenceWhereSmall(shape: MarkerShape, pixelRatio: Double) throws {
    var random = SeededGenerator(seed: 12)
    for (size, alpha) in [(0.3, 1), (1.5, 0.01), (3, 0.5)] as [(Double, Float)] {
      let positions = VertexBuffer()
      for index in 0..<300 {
        // Everywhere, near the rim between tiles, and on and beside their corner and the picture's.
        let side: ClosedRange<Float> = index < 120 ? -3...75 : 61...67
        var place = SIMD2(
          Float.random(in: side, using: &random),
          Float.random(in: -3...75, using: &random)
        )
        if index % 2 == 0 { place = SIMD2(place.y, place.x) }
        if index >= 240 {
          place.x = [-1, 0, 63.5, 64, 64.5, 70, 72][index % 7]
          place.y = [-1, 0, 63.5, 64, 64.5, 70, 72][index / 7 % 7]
        }
        try positions.append(place / Float(pixelRatio))
      }
      let color = Color(rgb: 0x2060a0, alpha: alpha)
      let points = Size(width: 72 / pixelRatio, height: 72 / pixelRatio)
      var list = DisplayList(size: points, pixelRatio: pixelRatio)
      list.draw(
        .markers(
          Markers(
            positions: positions,
            shape: shape,
            size: .one(size / pixelRatio),
            fill: .one(color)
          )
        )
      )
      try expectReference(list, "\(size) pixels")
    }
  }

  @Test("a tile that is full save for a few pixels still takes markers", arguments: [0.5, 1])
  func fillsHoles(alpha: Float) throws {
    var random = SeededGenerator(seed: 21)
    // More than a batch everywhere but in two holes, then some in these; and the other way round.
    let holes: [SIMD2<Float>] = [SIMD2(1.5, 62.5), SIMD2(66, 3)]
    var crowd: [SIMD2<Float>] = []
    while crowd.count < 40_000 {
      let place = SIMD2<Float>(
        Float.random(in: -2...72, using: &random),
        Float.random(in: -2...66, using: &random)
      )
      let isFar = holes.allSatisfy { (($0 - place) * ($0 - place)).sum() > 16 }
      if isFar { crowd.append(place) }
    }
    let few = (0..<200).map { index in
      let place = holes[index % 2]
      return place + SIMD2(Float(index % 5) / 2 - 1, Float(index % 7) / 3 - 1)
    }
    let pictures = try [crowd + few, few + crowd, crowd].map { places in
      let positions = VertexBuffer()
      for place in places { try positions.append(place) }
      var list = DisplayList(size: Size(width: 70, height: 65), pixelRatio: 1, background: .white)
      let color = Color(rgb: 0x2060a0, alpha: alpha)
      list.draw(
        .markers(
          Markers(positions: positions, shape: .circle, size: .one(3), fill: .one(color))
        )
      )
      return try RasterRenderer(threads: 1).render(list)
    }
    #expect(try #require(pictures[0].difference(from: pictures[1])).value <= 1)
    #expect(try #require(pictures[0].difference(from: pictures[2])).value > 100)
  }

  @Test("gives the same bytes with any number of threads", arguments: [2, 3, 16])
  func isTheSameWithThreads(threads: Int) throws {
    let size = Size(width: 700, height: 500)
    var random = SeededGenerator(seed: 9)
    let positions = VertexBuffer()
    let colors = GrowingBuffer<MarkerColor>()
    for _ in 0..<150_000 {
      let x = Float.random(in: 0...700, using: &random)
      try positions.append(SIMD2(x, x / 2 + Float.random(in: -90...90, using: &random)))
      try colors.append(
        MarkerColor(Color(rgb: UInt32.random(in: 0...0xff_ffff, using: &random), alpha: 0.3))
      )
    }
    var list = DisplayList(size: size, pixelRatio: 1)
    for fill in [Markers.Fill.one(Color(rgb: 0x2060a0, alpha: 0.1)), .each(colors)] {
      list.draw(
        .markers(Markers(positions: positions, shape: .circle, size: .one(3), fill: fill))
      )
    }
    let alone = try RasterRenderer(threads: 1).render(list)
    let together = try RasterRenderer(threads: threads).render(list)
    #expect(alone.hasSameBytes(as: together))
  }

  @Test("markers that are nothing leave the picture alone")
  func drawsNothing() throws {
    let places: [[SIMD2<Float>]] = [
      [], [SIMD2(.nan, 5)], [SIMD2(5, .infinity)], [SIMD2(-.infinity, 5)], [SIMD2(1e38, -1e38)],
      [SIMD2(-30, 20)],
    ]
    for place in places {
      for shape in MarkerShape.allCases {
        #expect(try drawn(place, shape, .one(8)) == nil, "\(place)")
      }
    }
    for size: Double in [0, -1, -.infinity, .nan] {
      #expect(try drawn([SIMD2(20, 20)], .circle, .one(size)) == nil, "\(size)")
      let sizes = GrowingBuffer<Float>()
      try sizes.append(Float(size))
      #expect(try drawn([SIMD2(20, 20)], .star, .each(sizes)) == nil, "\(size)")
    }
  }

  @Test("a marker larger than any picture fills it", arguments: [1e4, 1e12, 1e300, .infinity])
  func fillsThePicture(size: Double) throws {
    for shape in [MarkerShape.circle, .square, .diamond, .triangleLeft, .star, .hexagon] {
      #expect(try drawn([SIMD2(20, 20)], shape, .one(size)) == 0, "\(shape)")
    }
  }

  @Test("all shapes of one size cover the same area", arguments: MarkerShape.allCases)
  func coversTheSameArea(shape: MarkerShape) throws {
    var picture = DrawnPicture(width: 100, height: 100)
    try picture.markers([SIMD2(50.3, 50.6)], shape, .one(40))
    let image = try picture.image()
    let ink = withExtendedLifetime(image) {
      stride(from: 0, to: image.pixels.count, by: 4)
        .reduce(0.0) { $0 + Double(255 - image.pixels[$1]) / 255 }
    }
    // Antialiasing makes outlines convex, by less than a pixel's width of a part of them.
    #expect(abs(ink / (400 * Double.pi) - 1) < 0.02, "\(ink)")
  }

  @Test("a marker smaller than a pixel fades with its area", arguments: MarkerShape.allCases)
  func fadesBelowAPixel(shape: MarkerShape) throws {
    func ink(_ size: Double) throws -> Double {
      var picture = DrawnPicture(width: 9, height: 9)
      try picture.markers([SIMD2(4.5, 4.5)], shape, .one(size))
      let image = try picture.image()
      return withExtendedLifetime(image) {
        stride(from: 0, to: image.pixels.count, by: 4).reduce(0) {
          $0 + Double(255 - image.pixels[$1])
        }
      }
    }
    let whole = try ink(1)
    #expect(abs(try ink(0.5) - whole / 4) <= 6)
  }

  /// Red in the middle of a picture of 40 x 40, nil where it is white all over.
  private func drawn(
    _ places: [SIMD2<Float>],
    _ shape: MarkerShape,
    _ size: Markers.Size
  ) throws -> Int? {
    var picture = DrawnPicture()
    try picture.markers(places, shape, size)
    return try picture.isWhite() ? nil : picture.red(20, 20)
  }

  private func expectReference(_ list: DisplayList, _ note: String) throws {
    let image = try RasterRenderer(threads: 1).render(list)
    let reference = try ReferenceRenderer().render(list)
    let difference = try #require(image.difference(from: reference))
    #expect(difference.value <= RasterRendererTests.tolerance, "\(note): \(difference)")
  }
}

extension DrawnPicture {
  fileprivate mutating func markers(
    _ places: [SIMD2<Float>],
    _ shape: MarkerShape,
    _ size: Markers.Size
  ) throws(KeisenError) {
    let positions = VertexBuffer()
    for place in places { try positions.append(place) }
    draw(Markers(positions: positions, shape: shape, size: size, fill: .one(.black)))
  }
}
