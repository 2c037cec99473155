import Glibc
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@Suite("MarkerOutline")
struct MarkerOutlineTests {
  /// Middles of small squares that are inside of a marker in the middle of a picture, from that
  /// middle.
  private func inside(_ shape: MarkerShape, size: Double) throws -> [SIMD2<Double>] {
    let positions = VertexBuffer()
    try positions.append(SIMD2(40, 40))
    let markers = Markers(positions: positions, shape: shape, size: .one(size), fill: .one(.black))
    var list = DisplayList(size: Size(width: 80, height: 80), pixelRatio: 4)
    list.draw(.markers(markers))
    let image = try ReferenceRenderer().render(list)
    let bytes = image.bytes
    return (0..<image.width * image.height).compactMap { index in
      guard bytes[4 * index] < 128 else { return nil }
      let place = SIMD2(Double(index % image.width), Double(index / image.width)) + 0.5
      return place / 4 - 40
    }
  }

  @Test("is as far as what is drawn of any shape", arguments: MarkerShape.allCases)
  func brute(shape: MarkerShape) throws {
    let inside = try inside(shape, size: 24)
    let outline = MarkerOutline(shape, size: 24, pixelRatio: 4)
    let farthest = inside.map { hypot($0.x, $0.y) }.max() ?? 0
    #expect(abs(farthest - outline.radius) < 0.5, "\(farthest), \(outline.radius)")
    for row in 0..<40 {
      for column in 0..<40 {
        let place = SIMD2(Double(column), Double(row)) * 2 - 39.3
        let own = outline.distance(to: place)
        #expect(own >= hypot(place.x, place.y) - outline.radius - 1e-9)
        // Inside of a ring there is nothing drawn.
        if shape == .ring, hypot(place.x, place.y) < farthest {
          #expect(own == 0)
          continue
        }
        let slow = inside.map { hypot($0.x - place.x, $0.y - place.y) }.min() ?? .infinity
        // Two device pixels: sharp tips fade.
        #expect(abs(own - slow) < 0.5, "\(place): \(own), \(slow)")
      }
    }
  }

  @Test("of a marker thinner than a pixel is a pixel wide, and that of any size is finite")
  func extremes() {
    for shape in MarkerShape.allCases {
      let thin = MarkerOutline(shape, size: 1e-9, pixelRatio: 2)
      #expect(thin.radius > 0.2 && thin.radius < 1)
      #expect(thin.distance(to: SIMD2(0, 0)) == 0)
      let huge = MarkerOutline(shape, size: .greatestFiniteMagnitude, pixelRatio: 2)
      #expect(huge.radius.isFinite && huge.distance(to: SIMD2(1000, 1000)) == 0)
    }
  }
}
