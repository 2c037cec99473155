import KeisenDrawing
import KeisenPrimitives
import KeisenRaster
import KeisenTestSupport
import Testing

@Suite("RasterRenderer")
struct RasterRendererTests {
  /// Floats and doubles may round one value to two neighbouring bytes; and coverage from 511/512 on
  /// counts as whole, less than half a step.
  ///
  /// Both together stay within one step.
  ///
  /// At a join's wedge and a cut end coverage jumps, and a centre within some 1e-6 pixels of the
  /// jump may fall to either side: no seed below has one.
  static let tolerance = 1.0

  @Test(
    "draws random pictures as the reference does",
    arguments: [0.5, 1, 1.5, 2, 3],
    0..<24 as Range<UInt64>
  )
  func matchesReference(pixelRatio: Double, seed: UInt64) throws {
    var pictures = RandomPicture(seed: seed, size: Size(width: 150 / pixelRatio, height: 90))
    let list = try pictures.list(count: 12, pixelRatio: pixelRatio)
    try expectReference(list)
  }

  @Test("draws one random polyline after the other as the reference does", arguments: 0..<400)
  func matchesReferenceLine(seed: Int) throws {
    var pictures = RandomPicture(seed: UInt64(seed) + 1000, size: Size(width: 100, height: 70))
    var list = DisplayList(size: Size(width: 100, height: 70), pixelRatio: 1)
    list.draw(.polyline(try pictures.polyline()))
    try expectReference(list)
  }

  @Test("draws a dense line as the reference does", arguments: [0.7, 1, 1.5, 6])
  func matchesReferenceWhereDense(width: Double) throws {
    var random = SeededGenerator(seed: 5)
    let vertices = VertexBuffer()
    for index in 0..<3000 {
      let y = Float.random(in: 5...125, using: &random)
      try vertices.append(SIMD2(Float(index) / 40, index % 7 == 0 ? 65 : y))
    }
    let stroke = Stroke(width: width, color: Color(rgb: 0x204080, alpha: 0.7))
    var list = DisplayList(size: Size(width: 75, height: 130), pixelRatio: 1)
    list.draw(.polyline(Polyline(vertices: vertices, runStarts: [0, 3000], stroke: stroke)))
    try expectReference(list)
  }

  @Test(
    "draws boxes that clips cut between pixels or within them as the reference does",
    arguments: 0..<60
  )
  func matchesReferenceBoxes(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let size = Size(width: .random(in: 60...200, using: &random), height: 90)
    let ground = Color(rgb: seed.isMultiple(of: 3) ? 0x336699 : 0xffffff)
    var list = DisplayList(size: size, pixelRatio: 1, background: ground)
    func side(_ maximum: Double) -> Double {
      let side = Double.random(in: -10...maximum, using: &random)
      return Bool.random(using: &random) ? side.rounded() : side
    }
    func rect() -> Rect {
      let (one, other) = (side(size.width + 10), side(size.width + 10))
      let (top, bottom) = (side(100), side(100))
      return Rect(
        left: min(one, other),
        top: min(top, bottom),
        right: max(one, other),
        bottom: max(top, bottom)
      )
    }
    for _ in 0..<12 {
      let isClipped = Bool.random(using: &random)
      let isRound = Bool.random(using: &random)
      list.clip(to: isClipped ? Clip(rect: rect(), radii: isRound ? CornerRadii(7) : .zero) : nil)
      // The picture's own colour, opaque ones and one that lets light through.
      let colors = [ground, Color(rgb: 0xe8710a), .black, Color(rgb: 0x1971ed, alpha: 0.4)]
      let radii = CornerRadii(topLeft: side(20), topRight: side(20))
      let fill = Fill.color(colors.randomElement(using: &random) ?? ground)
      list.draw(.rectangle(Rectangle(rect: rect(), radii: radii, fill: fill)))
    }
    try expectReference(list)
  }

  @Test("gives the same bytes with any number of threads", arguments: [2, 3, 16])
  func isTheSameWithThreads(threads: Int) throws {
    var pictures = RandomPicture(seed: 77, size: Size(width: 700, height: 500))
    var list = try pictures.list(count: 40, pixelRatio: 1)
    var random = SeededGenerator(seed: 78)
    let vertices = VertexBuffer()
    for index in 0..<50_000 {
      try vertices.append(
        SIMD2(Float(index) / 50_000 * 700, Float.random(in: 0...500, using: &random))
      )
    }
    let stroke = Stroke(width: 1.2, color: Color(rgb: 0xff0000, alpha: 0.5))
    list.draw(.polyline(Polyline(vertices: vertices, runStarts: [0, 50_000], stroke: stroke)))
    let alone = try RasterRenderer(threads: 1).render(list)
    let together = try RasterRenderer(threads: threads).render(list)
    let shared = try RasterRenderer().render(list)
    #expect(alone.hasSameBytes(as: together))
    #expect(alone.hasSameBytes(as: shared))
  }

  @Test("leaves the bytes between two rows alone, at any alignment", arguments: [0, 1, 4, 6])
  func leavesPaddingAlone(offset: Int) throws {
    var list = DisplayList(size: Size(width: 69, height: 67), pixelRatio: 1, background: .clear)
    list.draw(.rectangle(Rectangle(rect: Rect(x: 3, y: 3, width: 60, height: 60), fill: .white)))
    let bytesPerRow = 4 * 69 + 7
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytesPerRow * 68, alignment: 16)
    defer { memory.deallocate() }
    for index in memory.indices { memory[index] = 0xab }
    let base = try #require(memory.baseAddress) + offset
    try RasterRenderer(threads: 1).render(
      list,
      into: PixelBuffer(base: base, width: 69, height: 67, bytesPerRow: bytesPerRow)
    )
    let image = try RasterRenderer(threads: 1).render(list)
    for y in 0..<67 {
      for x in 0..<bytesPerRow {
        let byte = memory[offset + y * bytesPerRow + x]
        let wanted = image[x / 4, y]?[x % 4] ?? 0xab
        #expect(byte == wanted, "byte \(x) of row \(y)")
      }
    }
    #expect(memory[offset + 67 * bytesPerRow] == 0xab)
  }

  @Test("refuses a target of another size and names both")
  func refusesOtherSizes() throws {
    let image = try RasterRenderer().render(
      DisplayList(size: Size(width: 3, height: 4), pixelRatio: 1)
    )
    let list = DisplayList(size: Size(width: 5, height: 7), pixelRatio: 2)
    #expect {
      try RasterRenderer().render(list, into: image.target)
    } throws: { error in
      let error = error as? KeisenError
      return error?.code == .invalidArgument
        && error?.message == "target has 3 x 4 pixels, the list 10 x 14 pixels"
    }
    let invalid = DisplayList(size: Size(width: .nan, height: 7), pixelRatio: 2)
    #expect(throws: KeisenError.self) {
      try RasterRenderer().render(invalid, into: image.target)
    }
  }

  @Test("fills an empty picture with the background, rounded once")
  func fillsEmptyPictures() throws {
    for (color, bytes) in [
      (Color.white, SIMD4<UInt8>(255, 255, 255, 255)), (.clear, SIMD4(0, 0, 0, 0)),
      (Color(rgb: 0x123456), SIMD4(0x12, 0x34, 0x56, 255)),
      (Color(rgb: 0x80ff01, alpha: 0.5), SIMD4(0x80, 0xff, 0x01, 128)),
      (Color(rgb: 0xffffff, alpha: 0.001), SIMD4(0, 0, 0, 0)),
    ] {
      let size = Size(width: 130, height: 66)
      let image = try RasterRenderer().render(
        DisplayList(size: size, pixelRatio: 1, background: color)
      )
      for y in 0..<66 { for x in 0..<130 { #expect(image[x, y] == bytes) } }
    }
  }

  @Test("is called CPU")
  func hasAName() {
    #expect(RasterRenderer().name == "CPU")
  }

  private func expectReference(_ list: DisplayList) throws {
    let image = try RasterRenderer(threads: 1).render(list)
    let reference = try ReferenceRenderer().render(list)
    let difference = try #require(image.difference(from: reference))
    #expect(difference.value <= Self.tolerance, "\(difference)")
  }
}

extension Fill {
  fileprivate static let white = Fill.color(.white)
}
