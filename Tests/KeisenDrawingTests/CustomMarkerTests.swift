import Glibc
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@Suite("CustomMarker")
struct CustomMarkerTests {
  /// Some outlines of any units, far from 0, with holes, curves and crossings.
  private static func outline(_ random: inout SeededGenerator) throws -> PathOutline {
    let outline = PathOutline()
    let unit: Double = [1e-6, 1, 300][Int.random(in: 0..<3, using: &random)]
    let shift = Double.random(in: -3...3, using: &random) * unit
    func point() -> Point {
      Point(
        x: Double.random(in: -1...1, using: &random) * unit + shift,
        y: Double.random(in: -1...1, using: &random) * unit
      )
    }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      try outline.move(to: point())
      for _ in 0..<Int.random(in: 2...6, using: &random) {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: try outline.line(to: point())
        case 1: try outline.quadratic(point(), to: point())
        default: try outline.cubic(point(), point(), to: point())
        }
      }
      if Bool.random(using: &random) { try outline.close() }
    }
    return outline
  }

  /// How much of each device pixel a marker of 60 points in the middle of 400 x 400 covers, 2
  /// pixels a point.
  private func covered(_ marker: CustomMarker) throws -> [Double] {
    let positions = VertexBuffer()
    try positions.append(SIMD2(200, 200))
    let markers = Markers(
      positions: positions,
      shape: .circle,
      size: .one(60),
      fill: .one(.black)
    )
    var list = DisplayList(size: Size(width: 400, height: 400), pixelRatio: 2)
    try list.draw(markers, as: marker)
    let image = try ReferenceRenderer().render(list)
    let bytes = image.bytes
    return (0..<image.width * image.height).map { 1 - Double(bytes[4 * $0]) / 255 }
  }

  /// The middle of a pixel from the middle of the picture, in points.
  private func place(_ pixel: Int) -> SIMD2<Double> {
    (SIMD2(Double(pixel % 800), Double(pixel / 800)) + 0.5) / 2 - 200
  }

  @Test("covers as much as a circle of its size, its centre of area there", arguments: 0..<5)
  func area(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(900 + seed))
    for _ in 0..<2 {
      let marker = try CustomMarker(Self.outline(&random))
      guard marker.reach < 3.2 else { continue }
      let covered = try covered(marker)
      let area = covered.reduce(0, +) / 4
      #expect(abs(area / (.pi / 4 * 3600) - 1) < 0.004, "\(area)")
      var middle = SIMD2<Double>.zero
      for (pixel, part) in covered.enumerated() where part > 0 { middle += place(pixel) * part }
      middle /= area * 4
      #expect(abs(middle.x) < 0.3 && abs(middle.y) < 0.3, "\(middle)")
    }
  }

  @Test("is as far as what is drawn", arguments: 0..<5)
  func distance(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(950 + seed))
    let marker = try CustomMarker(Self.outline(&random))
    guard marker.reach < 3.2 else { return }
    let covered = try covered(marker)
    let touched = covered.indices.filter { covered[$0] > 0.01 }.map { place($0) }
    let farthest = touched.map { hypot($0.x, $0.y) }.max() ?? 0
    #expect(farthest < marker.reach * 60 + 0.5)
    for _ in 0..<200 {
      let place = SIMD2(
        Double.random(in: -150...150, using: &random),
        Double.random(in: -150...150, using: &random)
      )
      let own = marker.distance(to: place / 60) * 60
      let slow = touched.map { hypot($0.x - place.x, $0.y - place.y) }.min() ?? .infinity
      #expect(own >= hypot(place.x, place.y) - marker.reach * 60 - 1e-9)
      // To half a pixel; what is too thin to be drawn is missing.
      #expect(slow > own - 0.6, "\(place): \(own), \(slow)")
      #expect(slow < own + 4, "\(place): \(own), \(slow)")
    }
  }

  @Test("of four corners is the square of the built-in ones, in any units, either way round")
  func square() throws {
    let corners = [Point(x: 3, y: 5), Point(x: 7, y: 5), Point(x: 7, y: 9), Point(x: 3, y: 9)]
    for (scale, isTurned) in [(1.0, false), (1e-3, true), (1e4, false)] {
      var scaled = corners.map { Point(x: $0.x * scale, y: $0.y * scale) }
      if isTurned { scaled.reverse() }
      let marker = try CustomMarker(contours: [scaled])
      // A circle of diameter 20 covers as much as a square of this side.
      let half = 20 * Double.pi.squareRoot() / 4
      for size in [20.0, 0.1] {
        let positions = VertexBuffer()
        try positions.append(SIMD2(20, 20))
        let markers = Markers(
          positions: positions,
          shape: .square,
          size: .one(size),
          fill: .one(Color(red: 0.2, green: 0.4, blue: 0.1, alpha: 0.5))
        )
        var (own, built) = (
          DisplayList(size: Size(width: 40, height: 40), pixelRatio: 2),
          DisplayList(size: Size(width: 40, height: 40), pixelRatio: 2)
        )
        try own.draw(markers, as: marker)
        built.draw(.markers(markers))
        let (ours, theirs) = (
          try ReferenceRenderer().render(own).bytes, try ReferenceRenderer().render(built).bytes
        )
        let maximum = zip(ours, theirs).map { abs(Int($0) - Int($1)) }.max() ?? 0
        #expect(maximum <= 2, "\(scale) \(size): \(maximum)")
      }
      #expect(abs(marker.distance(to: SIMD2(2, 0)) * 20 - (40 - half)) < 1e-4)
    }
  }

  @Test("stands on its anchor")
  func anchor() throws {
    let triangle = [Point(x: 0, y: 0), Point(x: -1, y: -2), Point(x: 1, y: -2)]
    let pin = try CustomMarker(contours: [triangle], anchor: Point(x: 0, y: 0))
    // Its area is 2, a circle's of diameter 1 is π / 4.
    let scale = (Double.pi / 8).squareRoot()
    #expect(abs(pin.low.y + 2 * scale) < 1e-4 && abs(pin.high.y) < 1e-4)
    #expect(abs(pin.reach - 5.0.squareRoot() * scale) < 1e-4)
    #expect(pin.distance(to: SIMD2(0, -0.5)) == 0)
    #expect(abs(pin.distance(to: SIMD2(0, 0.5)) - 0.5) < 1e-4)
    let centred = try CustomMarker(contours: [triangle])
    #expect(abs(centred.high.y - 4.0 / 3 * scale) < 1e-3)
  }

  @Test("has holes and islands: what an odd number of contours surrounds is inside")
  func holes() throws {
    func square(_ half: Double, turned: Bool) -> [Point] {
      let corners = [
        Point(x: -half, y: -half), Point(x: half, y: -half), Point(x: half, y: half),
        Point(x: -half, y: half),
      ]
      return turned ? corners.reversed() : corners
    }
    for turned in [false, true] {
      let marker = try CustomMarker(
        contours: [square(3, turned: false), square(2, turned: turned), square(1, turned: false)]
      )
      // It covers 36 - 16 + 4.
      let scale = (Double.pi / 4 / 24).squareRoot()
      #expect(abs(marker.high.x - 3 * scale) < 1e-3)
      #expect(marker.distance(to: SIMD2(0, 0)) == 0)
      #expect(abs(marker.distance(to: SIMD2(1.4 * scale, 0)) - 0.4 * scale) < 1e-3)
      #expect(marker.distance(to: SIMD2(0, 2.5 * scale)) == 0)
    }
  }

  @Test("says what is wrong with an outline")
  func wrong() throws {
    func message(_ contours: [[Point]], anchor: Point? = nil) -> String? {
      do throws(KeisenError) {
        _ = try CustomMarker(contours: contours, anchor: anchor)
        return nil
      } catch {
        return error.message
      }
    }
    let triangle = [Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 0, y: 1)]
    #expect(message([triangle]) == nil)
    let nothing = "outline of a marker must cover something"
    #expect(message([]) == nothing)
    #expect(message([[]]) == nothing)
    #expect(message([[Point(x: 1, y: 1)]]) == nothing)
    #expect(message([[Point(x: 0, y: 0), Point(x: 1, y: 1)]]) == nothing)
    #expect(message([triangle, triangle]) == nothing)
    #expect(message([[Point(x: .nan, y: 0)] + triangle])?.contains("point 0") == true)
    #expect(message([triangle + [Point(x: 0, y: .infinity)]])?.contains("(0.0, inf)") == true)
    #expect(message([triangle], anchor: Point(x: .nan, y: 0))?.contains("(nan, 0.0)") == true)
    let reach = try #require(message([triangle], anchor: Point(x: 1e3, y: 0)))
    #expect(reach.contains("at most 100.0 times its size"))
    // Beyond the farthest place of any outline.
    for far in [1e39, -1e300] {
      let reach = message([triangle], anchor: Point(x: far, y: 0))
      #expect(reach?.contains("at most 100.0 times its size") == true)
    }
    let many = (0..<1001).map { Point(x: cos(Double($0)), y: sin(Double($0))) }
    #expect(message([many])?.contains("at most 1000 points, got 1001") == true)
    let thin = [Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 1, y: 1e-5), Point(x: 0, y: 1e-5)]
    #expect(message([thin])?.contains("times its size") == true)
    // The greatest numbers that floats of an outline reach.
    let far = triangle.map { Point(x: ($0.x - 0.3) * 1e300, y: $0.y * 1e300) }
    #expect(message([far]) == nil)
  }

  @Test("has contours at any size, also where it is thinner than what curves are good for")
  func thin() throws {
    let outline = PathOutline()
    try outline.move(to: Point(x: 0, y: 0))
    try outline.quadratic(Point(x: 50, y: 0.12), to: Point(x: 100, y: 0))
    try outline.close()
    let marker = try CustomMarker(outline)
    for pixels in [0, 0.5, 1, 2, 8, 64, 1e5] {
      let contours = try marker.contours(pixels: pixels)
      #expect(!contours.isEmpty && contours.allSatisfy { $0.count > 2 }, "\(pixels)")
    }
  }
}
