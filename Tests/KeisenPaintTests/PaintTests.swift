import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenPaint

@Suite("Paint")
struct PaintTests {
  private static let red = Brush(color: Color(rgb: 0xff0000), diameter: 1)

  private func paint(_ width: Int, _ height: Int, _ brush: Brush = red) throws -> Paint {
    let paint = try Paint(aspect: (Double(width) - 0.5) / Double(height), height: height)
    try paint.setBrush(brush)
    #expect(paint.width == width)
    return paint
  }

  private func painted(_ paint: Paint) throws -> [Pixel] {
    let pixels = try paint.rgba
    return pixels.indices.filter { pixels[$0] != .zero }
      .map { Pixel(x: $0 % paint.width, y: $0 / paint.width) }
  }

  @Test(
    "has as many columns as its aspect asks for, rounded up",
    arguments: [
      (1.0, 512, 512), (16.0 / 9, 512, 911), (0.1, 512, 52), (1e-300, 3, 1), (2.001, 1000, 2001),
      (65_535, 1, 65_535),
    ]
  )
  func size(aspect: Double, height: Int, width: Int) throws {
    let paint = try Paint(aspect: aspect, height: height)
    #expect(paint.width == width)
    #expect(paint.height == height)
    #expect(try paint.image().width == width)
  }

  @Test("begins clear, 512 pixels high, with a view of its own size")
  func beginning() throws {
    let paint = try Paint(aspect: 1)
    #expect(paint.height == 512)
    #expect(paint.viewSize == Size(width: 512, height: 512))
    #expect(try paint.rgba.allSatisfy { $0 == .zero })
    #expect(paint.undoCount == 0)
  }

  @Test("paints the pixel of each whole point, whatever its width and the view's")
  func wholePoints() throws {
    for width in [1, 7, 49, 500, 911, 1000] {
      let paint = try paint(width, 1)
      for x in 0..<width {
        try paint.strokeBegin(at: Point(x: Double(x), y: 0))
        try paint.strokeEnd()
      }
      #expect(try painted(paint).count == width, "\(width)")
    }
    // Thirds of pixels: each pixel has three of them.
    for width in 1...60 {
      let paint = try paint(width, 1)
      try paint.setViewSize(Size(width: 3 * Double(width), height: 1))
      for third in 0..<3 * width {
        try paint.clear()
        try paint.strokeBegin(at: Point(x: Double(third), y: 0))
        try paint.strokeEnd()
        #expect(try painted(paint) == [Pixel(x: third / 3, y: 0)])
      }
    }
  }

  @Test("refuses aspects and heights that give no layer, by their values")
  func wrongSizes() {
    let cases: [(Double, Int, String)] = [
      (0, 512, "aspect must be positive and finite, got 0.0"),
      (-1, 512, "aspect must be positive and finite, got -1.0"),
      (.infinity, 512, "aspect must be positive and finite, got inf"),
      (.nan, 512, "aspect must be positive and finite, got nan"),
      (1, 0, "height must be in 1...65535, got 0"),
      (1, -5, "height must be in 1...65535, got -5"),
      (1, .max, "height must be in 1...65535, got 9223372036854775807"),
      (
        1e300, 512,
        "aspect 1e+300 at 512 rows gives 5.12e+302 columns, at most 65535 are allowed"
      ),
      (1, 32_768, "a layer has at most 268435456 pixels, got 32768 x 32768"),
    ]
    for (aspect, height, message) in cases {
      #expect(throws: KeisenError(.invalidArgument, message)) {
        try Paint(aspect: aspect, height: height)
      }
    }
  }

  @Test("can be painted in every pixel, at every aspect", arguments: 1...40)
  func everyPixel(width: Int) throws {
    for height in [1, 2, 7, 33] {
      let paint = try Paint(aspect: (Double(width) - 0.5) / Double(height), height: height)
      #expect(paint.width == width)
      try paint.setBrush(Self.red)
      for y in 0..<height {
        for x in 0..<width { try paint.stroke(through: [(x, y)]) }
      }
      #expect(try paint.rgba.allSatisfy { $0 == SIMD4(255, 0, 0, 255) })
    }
  }

  @Test(
    "takes points of a view for the pixels that they are in, right and bottom edges for the last"
  )
  func view() throws {
    let paint = try paint(10, 5)
    try paint.setViewSize(Size(width: 200, height: 50))
    let cases: [(Point, Pixel?)] = [
      (Point(x: 0, y: 0), Pixel(x: 0, y: 0)), (Point(x: 19.99, y: 9.99), Pixel(x: 0, y: 0)),
      (Point(x: 20, y: 10), Pixel(x: 1, y: 1)), (Point(x: 200, y: 50), Pixel(x: 9, y: 4)),
      (Point(x: 199.99, y: 0), Pixel(x: 9, y: 0)), (Point(x: 200.01, y: 0), nil),
      (Point(x: -0.01, y: 0), nil), (Point(x: 0, y: 50.01), nil), (Point(x: 0, y: -1), nil),
      (Point(x: 1e300, y: 0), nil), (Point(x: -1e300, y: -1e300), nil),
      (Point(x: .greatestFiniteMagnitude, y: -.greatestFiniteMagnitude), nil),
    ]
    for (point, pixel) in cases {
      try paint.clear()
      try paint.stroke([point])
      #expect(try painted(paint) == [pixel].compactMap { $0 }, "\(point)")
    }
    try paint.setViewSize(Size(width: .leastNonzeroMagnitude, height: .leastNonzeroMagnitude))
    try paint.clear()
    try paint.stroke([Point(x: 0, y: 0), Point(x: 1e300, y: 0), Point(x: 1e300, y: 1e300)])
    #expect(try painted(paint) == (0..<10).map { Pixel(x: $0, y: 0) })
  }

  @Test("paints a dot where a stroke does not move", arguments: [0.5, 1, 2, 3, 7.9, 64])
  func tap(diameter: Double) throws {
    let paint = try paint(
      90,
      80,
      Brush(color: Color(rgb: 0x00ff00, alpha: 0.5), diameter: diameter)
    )
    var expected = StampedLayer(width: 90, height: 80)
    try paint.stroke(through: [(44, 33)])
    expected.stroke([(44, 33)], radius: Int(diameter / 2), Ink(paint.brush))
    #expect(try paint.rgba == expected.pixels)
    try paint.stroke(through: [(44, 33), (44, 33), (44, 33)])
    expected.stroke([(44, 33)], radius: Int(diameter / 2), Ink(paint.brush))
    #expect(try paint.rgba == expected.pixels)
  }

  @Test(
    "covers exactly the discs stamped on Bresenham lines, painted once a stroke",
    arguments: 1...60
  )
  func randomStrokes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
    let (width, height) = (number(1...70), number(1...70))
    let paint = try paint(width, height)
    var expected = StampedLayer(width: width, height: height)
    for _ in 0..<6 {
      let component = { Float(number(0...255)) / 255 }
      let brush = Brush(
        color: Color(red: component(), green: component(), blue: component(), alpha: component()),
        diameter: Double(number(1...40)),
        isEraser: number(0...3) == 0
      )
      try paint.setBrush(brush)
      let reach = number(0...2) == 0 ? 500 : 10
      let points = (0..<number(1...12)).map { _ in
        (x: number(-reach...width + reach), y: number(-reach...height + reach))
      }
      try paint.stroke(through: points)
      expected.stroke(points, radius: Int(brush.diameter / 2), Ink(brush))
      #expect(try paint.rgba == expected.pixels)
    }
  }

  @Test("is nowhere darker where a translucent stroke crosses itself, and is where two strokes do")
  func crossing() throws {
    let paint = try paint(60, 60, Brush(color: Color(rgb: 0, alpha: 0.5), diameter: 9))
    try paint.stroke(through: [(5, 5), (55, 55), (5, 55), (55, 5)])
    #expect(try Set(paint.rgba.map(\.w)) == [0, 128])
    try paint.stroke(through: [(30, 0), (30, 59)])
    #expect(try Set(paint.rgba.map(\.w)) == [0, 128, 192])
  }

  @Test("does not join strokes")
  func apart() throws {
    let paint = try paint(30, 3)
    try paint.stroke(through: [(2, 1)])
    try paint.stroke(through: [(27, 1)])
    #expect(try painted(paint) == [Pixel(x: 2, y: 1), Pixel(x: 27, y: 1)])
  }

  @Test("paints what lies inside of lines between points far outside, in bounded time")
  func farOutside() throws {
    let paint = try paint(64, 48)
    try paint.setViewSize(Size(width: 64, height: 48))
    try paint.stroke([Point(x: -1e300, y: 20.5), Point(x: 1e300, y: 20.5)])
    #expect(try painted(paint) == (0..<64).map { Pixel(x: $0, y: 20) })
    try paint.clear()
    try paint.setBrush(Brush(color: .black, diameter: 65_536))
    try paint.strokeBegin(at: Point(x: -1e9, y: -1e9))
    for step in 0..<50 {
      try paint.strokeMove(to: Point(x: step % 2 == 0 ? 1e9 : -1e9, y: Double(step - 25) * 1e3))
    }
    try paint.strokeEnd()
    #expect(try painted(paint).count == 64 * 48)
  }

  @Test("keeps the direction to a point beyond the farthest pixel")
  func direction() throws {
    let paint = try paint(40, 40)
    try paint.setViewSize(Size(width: 40, height: 40))
    try paint.stroke([Point(x: 0.5, y: 0.5), Point(x: 1e300, y: 1e300)])
    #expect(try painted(paint) == (0..<40).map { Pixel(x: $0, y: $0) })
  }

  @Test("shows a stroke under way, which is gone when it is cancelled")
  func underWay() throws {
    let paint = try paint(20, 10)
    try paint.stroke(through: [(1, 1)])
    let before = try paint.image()
    try paint.strokeBegin(at: Point(x: 5.5, y: 5.5))
    #expect(try painted(paint) == [Pixel(x: 1, y: 1), Pixel(x: 5, y: 5)])
    let first = try paint.image()
    try paint.strokeMove(to: Point(x: 7.5, y: 5.5))
    #expect(try painted(paint).count == 4)
    #expect(paint.isPainting)
    #expect(first[7, 5] == .zero && first[5, 5] == SIMD4(255, 0, 0, 255))
    try paint.strokeCancel()
    #expect(!paint.isPainting)
    #expect(try paint.image().rgba == before.rgba)
    #expect(paint.undoCount == 1)
  }

  @Test("gives pictures that later strokes leave as they are")
  func snapshots() throws {
    let paint = try paint(8, 8)
    let empty = try paint.image()
    try paint.stroke(through: [(3, 3)])
    let one = try paint.image()
    #expect(try paint.image() === one)
    try paint.undo()
    #expect(empty.rgba.allSatisfy { $0 == .zero })
    #expect(one[3, 3] == SIMD4(255, 0, 0, 255))
    #expect(try paint.image()[3, 3] == .zero)
  }

  @Test("refuses calls in the wrong state, and goes on as if they had not been")
  func states() throws {
    let paint = try paint(20, 10)
    func refused(
      _ message: String,
      _ code: KeisenError.Code = .invalidState,
      _ body: () throws -> Void
    ) {
      #expect(throws: KeisenError(code, message), performing: body)
    }
    refused("no stroke is under way to go on with; begin one first") {
      try paint.strokeMove(to: Point(x: 1, y: 1))
    }
    refused("no stroke is under way to end; begin one first") { try paint.strokeEnd() }
    refused("no stroke is under way to cancel; begin one first") { try paint.strokeCancel() }
    refused("x of the stroke's first point must be finite, got nan", .invalidArgument) {
      try paint.strokeBegin(at: Point(x: .nan, y: 0))
    }
    #expect(!paint.isPainting)
    try paint.strokeBegin(at: Point(x: 1, y: 1))
    let some = "a stroke is under way; end or cancel it before "
    refused(some + "another begins") { try paint.strokeBegin(at: Point(x: 1, y: 1)) }
    refused(some + "the layer is cleared") { try paint.clear() }
    refused(some + "a step is taken back") { try paint.undo() }
    refused(some + "a step is made again") { try paint.redo() }
    refused(some + "a picture is loaded") { try paint.load(try paint.image()) }
    refused("y of the stroke's next point must be finite, got -inf", .invalidArgument) {
      try paint.strokeMove(to: Point(x: 0, y: -.infinity))
    }
    try paint.strokeMove(to: Point(x: 3, y: 1))
    try paint.strokeEnd()
    #expect(try painted(paint) == (1...3).map { Pixel(x: $0, y: 1) })
    #expect(!paint.isPainting)
  }

  @Test("refuses brushes and views that are none, and keeps the old ones")
  func wrongSettings() throws {
    let paint = try paint(20, 10)
    for diameter in [0, -1, .nan, .infinity, 65_537] {
      let text = "brush diameter must be above 0 and at most 65536, got \(diameter)"
      #expect(throws: KeisenError(.invalidArgument, text)) {
        try paint.setBrush(Brush(diameter: diameter))
      }
    }
    let components: [(String, WritableKeyPath<Color, Float>)] = [
      ("red", \.red), ("green", \.green), ("blue", \.blue), ("alpha", \.alpha),
    ]
    for (name, component) in components {
      var color = Color.white
      color[keyPath: component] = .nan
      let text = "\(name) of the brush's color must be a number, got nan"
      #expect(throws: KeisenError(.invalidArgument, text)) {
        try paint.setBrush(Brush(color: color))
      }
    }
    #expect(paint.brush == Self.red)
    for side in [0, -1, .nan, .infinity] {
      #expect(throws: KeisenError.self) {
        try paint.setViewSize(Size(width: side, height: 1))
      }
      #expect(throws: KeisenError.self) {
        try paint.setViewSize(Size(width: 1, height: side))
      }
    }
    #expect(paint.viewSize == Size(width: 20, height: 10))
  }

  @Test("keeps the brush that a stroke began with")
  func brushOfStroke() throws {
    let paint = try paint(20, 10)
    try paint.strokeBegin(at: Point(x: 2.5, y: 2.5))
    try paint.setBrush(Brush(color: .white, diameter: 9))
    try paint.strokeMove(to: Point(x: 4.5, y: 2.5))
    try paint.strokeEnd()
    #expect(try painted(paint).count == 3)
    #expect(try paint.image()[3, 2] == SIMD4(255, 0, 0, 255))
  }

  @Test("takes the pixels of a picture of its size, clear ones with their colours")
  func pictures() throws {
    let picture = try Image(width: 3, height: 2, pixelRatio: 2)
    for index in 0..<6 {
      picture.target.base.storeBytes(
        of: SIMD4(UInt8(index), 7, 9, UInt8(index * 40)),
        toByteOffset: 4 * index,
        as: SIMD4<UInt8>.self
      )
    }
    let made = try Paint(picture)
    #expect(try made.rgba == picture.rgba)
    #expect(made.undoCount == 0)
    let paint = try paint(3, 2)
    try paint.load(picture)
    #expect(try paint.rgba == picture.rgba)
    try paint.undo()
    #expect(try paint.rgba.allSatisfy { $0 == .zero })
    let wrong = "picture must be as large as the layer, 4 x 2 pixels, got 3 x 2"
    #expect(throws: KeisenError(.invalidArgument, wrong)) {
      try Paint(aspect: 2, height: 2).load(picture)
    }
  }

  @Test("tells of its changes, and of nothing else")
  func changes() throws {
    let paint = try paint(9, 9)
    var last = paint.latestChange
    func isChanged(_ body: () throws -> Void) rethrows -> Bool {
      try body()
      defer { last = paint.latestChange }
      return paint.latestChange != last
    }
    #expect(try isChanged { try paint.strokeBegin(at: .zero) })
    #expect(try isChanged { try paint.strokeMove(to: Point(x: 3, y: 3)) })
    #expect(try !isChanged { _ = try paint.image() })
    #expect(try isChanged { try paint.strokeEnd() })
    #expect(try isChanged { try paint.undo() })
    #expect(try isChanged { try paint.clear() })
    #expect(try !isChanged { try paint.setBrush(Brush()) })
  }

  @Test("gives from several threads what it gives from one")
  func threads() throws {
    let paint = try paint(64, 64, Brush(color: Color(rgb: 0xff, alpha: 0.25), diameter: 5))
    onThreads(4) { thread in
      for step in 0..<16 {
        let y = Double(16 * thread + step) + 0.5
        while true {
          do {
            try paint.strokeBegin(at: Point(x: 0, y: y))
            break
          } catch { continue }
        }
        try? paint.strokeMove(to: Point(x: 63, y: y))
        _ = try? paint.image()
        try? paint.strokeEnd()
      }
    }
    #expect(paint.undoCount == 64)
    var expected = StampedLayer(width: 64, height: 64)
    for y in 0..<64 { expected.stroke([(0, y), (63, y)], radius: 2, Ink(paint.brush)) }
    #expect(try paint.rgba == expected.pixels)
  }
}
