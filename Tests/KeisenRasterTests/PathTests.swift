import Glibc
import KeisenDrawing
import KeisenPrimitives
import KeisenRaster
import KeisenTestSupport
import Testing

@Suite("Paths on the CPU")
struct PathTests {
  @Test("are filled as the reference fills them", arguments: 0..<120 as Range<UInt64>)
  func matchesReference(seed: UInt64) throws {
    let pixelRatio = [0.7, 1, 1.5, 2][Int(seed % 4)]
    let size = Size(width: 150 / pixelRatio, height: 90)
    var random = RandomPicture(seed: 900 + seed, size: size)
    var list = DisplayList(size: size, pixelRatio: pixelRatio)
    for _ in 0..<3 { list.draw(.path(try random.filledPath())) }
    list.clip(to: random.clip())
    list.draw(.path(try random.filledPath()))
    list.draw(.path(try random.strokedPath()))
    let drawn = try RasterRenderer().render(list)
    let difference = try #require(drawn.difference(from: try ReferenceRenderer().render(list)))
    #expect(difference.value <= 1.1, "\(difference)")
  }

  @Test("agree with 16 x 16 samples of each pixel", arguments: [Path.Rule.nonzero, .evenOdd])
  func supersampled(rule: Path.Rule) throws {
    // A ring of two circles that wind the same way, apart from a star that crosses itself.
    let outline = PathOutline()
    try outline.ellipse(in: Rect(x: 5.3, y: 4.1, width: 50, height: 40))
    try outline.ellipse(in: Rect(x: 20.7, y: 14.2, width: 21, height: 18))
    try outline.polygon(
      [0, 2, 4, 1, 3].map { index in
        let turn = Double(index) * 2 * Double.pi / 5
        return Point(x: 95 + 30 * sin(turn), y: 35 - 30 * cos(turn))
      }
    )
    var list = DisplayList(size: Size(width: 130, height: 70), pixelRatio: 1)
    list.draw(.path(Path(outline, .fill(.color(.black), rule))))
    let drawn = try RasterRenderer().render(list)
    var sampled = DisplayList(size: Size(width: 130, height: 70), pixelRatio: 16)
    sampled.draw(.path(Path(outline, .fill(.color(.black), rule))))
    let fine = try RasterRenderer().render(sampled)
    var crossings = 0
    for y in 0..<70 {
      for x in 0..<130 {
        var sum = 0
        for row in 0..<16 {
          for column in 0..<16 { sum += Int(fine[16 * x + column, 16 * y + row]?.x ?? 0) }
        }
        let value = Int(try #require(drawn[x, y]).x)
        let isNear = abs(value - (sum + 128) / 256) <= 9
        // Only where edges cross within a pixel is the area of both not that of their sum.
        if !isNear { crossings += 1 }
      }
    }
    #expect(crossings <= 10)
  }

  @Test("are cut by the picture's sides, however far they go", arguments: [1e3, 1e6, 1e12, 1e30])
  func far(reach: Double) throws {
    let outline = PathOutline()
    try outline.polygon([
      Point(x: 30, y: -reach), Point(x: reach, y: -reach), Point(x: reach, y: reach),
      Point(x: 30, y: reach),
    ])
    try outline.polygon([
      Point(x: -reach, y: 40), Point(x: 10, y: 40), Point(x: 10, y: reach),
      Point(x: -reach, y: reach),
    ])
    var list = DisplayList(size: Size(width: 80, height: 80), pixelRatio: 1)
    list.draw(.path(Path(outline, .fill(.color(.black), .nonzero))))
    let image = try RasterRenderer().render(list)
    for y in 0..<80 {
      for x in 0..<80 {
        let isInside = x >= 30 || (x < 10 && y >= 40)
        #expect(image[x, y]?.x == (isInside ? 0 : 255), "\(x), \(y)")
      }
    }
  }

  @Test("leave out what is no place, and draw nothing of nothing")
  func nothing() throws {
    var list = DisplayList(size: Size(width: 40, height: 40), pixelRatio: 1)
    let outline = PathOutline()
    list.draw(.path(Path(outline, .fill(.color(.black), .nonzero))))
    try outline.close()
    try outline.move(to: Point(x: .nan, y: 3))
    try outline.line(to: Point(x: 20, y: .infinity))
    try outline.cubic(Point(x: 1, y: 1), Point(x: .nan, y: 9), to: Point(x: 3, y: 3))
    try outline.line(to: Point(x: 5, y: 5))
    try outline.line(to: Point(x: 35, y: 5))
    try outline.close()
    try outline.move(to: Point(x: 20, y: 20))
    list.draw(.path(Path(outline, .fill(.color(.black), .nonzero))))
    list.draw(.path(Path(outline, .stroke(Stroke(width: 0, color: .black)))))
    list.draw(.path(Path(PathOutline(), .stroke(Stroke(width: 3, color: .black)))))
    let image = try RasterRenderer().render(list)
    #expect(withExtendedLifetime(image) { image.pixels.allSatisfy { $0 == 255 } })
  }

  @Test(
    "have a join where they close, with any cap",
    arguments: [Stroke.Cap.butt, .round, .square]
  )
  func closes(cap: Stroke.Cap) throws {
    var list = DisplayList(size: Size(width: 60, height: 60), pixelRatio: 1)
    let outline = PathOutline()
    try outline.polygon([
      Point(x: 10, y: 10), Point(x: 50, y: 10), Point(x: 50, y: 50), Point(x: 10, y: 50),
    ])
    let stroke = Stroke(width: 10, color: .black, join: .mitre, cap: cap)
    list.draw(.path(Path(outline, .stroke(stroke))))
    var frame = DisplayList(size: Size(width: 60, height: 60), pixelRatio: 1)
    let border = Rectangle.Border(width: 10, color: .black)
    frame.draw(
      .rectangle(Rectangle(rect: Rect(x: 10, y: 10, width: 40, height: 40), border: border))
    )
    let renderer = RasterRenderer()
    #expect(try renderer.render(list).hasSameBytes(as: try renderer.render(frame)))
  }

  @Test(
    "have mitres, however short their sides are",
    arguments: [60, 10, 8, 5, 4, 3, 1, 0.5, 0.01] as [Double]
  )
  func shortSides(side: Double) throws {
    for (width, ratio) in [(10.0, 1.0), (10, 2), (3, 1.5)] {
      var list = DisplayList(size: Size(width: 80, height: 80), pixelRatio: ratio)
      let rect = Rect(x: 40 - side / 2, y: 40 - side / 2, width: side, height: side)
      let corners = [
        Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
        Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
      ]
      let outline = PathOutline()
      try outline.polygon(corners)
      let stroke = Stroke(width: width, color: .black, join: .mitre, cap: .butt)
      list.draw(.path(Path(outline, .stroke(stroke))))
      let image = try RasterRenderer().render(list)
      let area = Self.darkness(of: image) / (ratio * ratio)
      let (outer, inner) = (side + width, max(0, side - width))
      let expected = outer * outer - inner * inner
      // The coverage of a corner's pixel is the lesser of two, not their product.
      #expect(abs(area - expected) * ratio * ratio < 2, "\(area)")
    }
  }

  @Test(
    "are stroked as SVG has it: all of their lines and joins",
    arguments: 0..<60 as Range<UInt64>
  )
  func isUnion(seed: UInt64) throws {
    var random = SeededGenerator(seed: 4_000 + seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let (width, limit) = (number(6...24), number(1...8))
    let join: Stroke.Join = seed % 2 == 0 ? .mitre : .bevel
    let reach = [2, 6, 20][Int(seed % 3)] as Double
    let corners = (0..<Int(number(3...6.99))).map { _ in
      SIMD2(50 + number(-reach...reach), 50 + number(-reach...reach))
    }
    let outline = PathOutline()
    try outline.polygon(corners.map { Point(x: $0.x, y: $0.y) })
    let union = PathOutline()
    for (index, corner) in corners.enumerated() {
      let before = corners[(index + corners.count - 1) % corners.count]
      let after = corners[(index + 1) % corners.count]
      for shape in Self.shapes(before, corner, after, width / 2, join, limit) {
        let area = (0..<shape.count).reduce(0.0) { sum, place in
          let (a, b) = (shape[place], shape[(place + 1) % shape.count])
          return sum + a.x * b.y - b.x * a.y
        }
        // All wind the same way, so that nothing cancels out.
        let points = area < 0 ? shape.reversed() : shape
        try union.polygon(points.map { Point(x: $0.x, y: $0.y) })
      }
    }
    var pictures: [DisplayList] = []
    let stroke = Stroke(width: width, color: .black, join: join, cap: .butt, mitreLimit: limit)
    for path in [Path(outline, .stroke(stroke)), Path(union, .fill(.color(.black), .nonzero))] {
      var list = DisplayList(size: Size(width: 100, height: 100), pixelRatio: 4)
      list.draw(.path(path))
      pictures.append(list)
    }
    let (stroked, filled) = (
      try RasterRenderer().render(pictures[0]), try RasterRenderer().render(pictures[1])
    )
    var differing = 0
    for y in 0..<stroked.height {
      for x in 0..<stroked.width {
        let (a, b) = (Int(stroked[x, y]?.x ?? 0), Int(filled[x, y]?.x ?? 0))
        // Half of a pixel at a corner is within what the formulas leave open.
        if abs(a - b) > 140 { differing += 1 }
      }
    }
    #expect(differing <= 2)
  }

  /// The rectangle along the line from a corner to the next, and the shape of the join at the
  /// corner.
  private static func shapes(
    _ before: SIMD2<Double>,
    _ corner: SIMD2<Double>,
    _ after: SIMD2<Double>,
    _ half: Double,
    _ join: Stroke.Join,
    _ limit: Double
  ) -> [[SIMD2<Double>]] {
    func direction(_ from: SIMD2<Double>, _ to: SIMD2<Double>) -> SIMD2<Double> {
      (to - from) / ((to - from) * (to - from)).sum().squareRoot()
    }
    func left(_ vector: SIMD2<Double>) -> SIMD2<Double> { SIMD2(-vector.y, vector.x) }
    let (incoming, outgoing) = (direction(before, corner), direction(corner, after))
    let across = left(outgoing) * half
    let body = [corner + across, after + across, after - across, corner - across]
    let turn = incoming.x * outgoing.y - incoming.y * outgoing.x
    let side = turn > 0 ? -half : half
    let (first, last) = (corner + left(incoming) * side, corner + left(outgoing) * side)
    let sum = incoming + outgoing
    let cosine = (sum * sum).sum().squareRoot() / 2
    guard join == .mitre, 1 / cosine <= limit else { return [body, [corner, first, last]] }
    let tip = corner + left(sum) / (2 * cosine) * (side / cosine)
    return [body, [corner, first, tip, last]]
  }

  /// How much of a picture is black, in pixels.
  private static func darkness(of image: Image) -> Double {
    withExtendedLifetime(image) {
      stride(from: 0, to: image.pixels.count, by: 4).reduce(0.0) { sum, place in
        sum + 1 - Double(image.pixels[place]) / 255
      }
    }
  }

  @Test("of a square cap end half a width beyond their ends")
  func squareCap() throws {
    var list = DisplayList(size: Size(width: 60, height: 20), pixelRatio: 1)
    let outline = PathOutline()
    try outline.move(to: Point(x: 10, y: 10))
    try outline.line(to: Point(x: 50, y: 10))
    list.draw(.path(Path(outline, .stroke(Stroke(width: 8, color: .black, cap: .square)))))
    let image = try RasterRenderer().render(list)
    #expect(image[5, 10]?.x == 255 && image[6, 10]?.x == 0)
    #expect(image[53, 10]?.x == 0 && image[54, 10]?.x == 255)
  }

  @Test("of a million edges cost what their edges cost, and are the same on any number of threads")
  func many() throws {
    var random = SeededGenerator(seed: 5)
    let outline = PathOutline()
    let count = 1_000_000
    try outline.move(to: Point(x: 0, y: 300))
    for index in 0..<count {
      let x = Double(index) / Double(count) * 640
      try outline.line(to: Point(x: x, y: 150 + Double.random(in: -40...40, using: &random)))
    }
    try outline.line(to: Point(x: 640, y: 300))
    var list = DisplayList(size: Size(width: 640, height: 320), pixelRatio: 1)
    list.draw(.path(Path(outline, .fill(.color(.black), .nonzero))))
    let one = try RasterRenderer(threads: 1).render(list)
    #expect(one.hasSameBytes(as: try RasterRenderer(threads: 3).render(list)))
    #expect(one[320, 100]?.x == 255 && one[320, 250]?.x == 0 && one[320, 310]?.x == 255)
    let middle = Int(try #require(one[320, 150]?.x))
    #expect(abs(middle - 128) < 20, "\(middle)")
  }
}
