import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenReduction

@Suite("ShapeBand")
struct ShapeBandTests {
  private typealias Corner = SIMD2<Float>

  private func add<Pixel>(_ ring: [Corner], to band: ShapeBand<Pixel>) {
    ring.withUnsafeBufferPointer { band.add($0) }
  }

  private func rectangle(_ left: Float, _ top: Float, _ right: Float, _ bottom: Float) -> [Corner] {
    [Corner(left, top), Corner(right, top), Corner(right, bottom), Corner(left, bottom)]
  }

  @Test("covers of each pixel as much as lies in it, beyond its sides too", arguments: 0..<20)
  func coverage(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 17)
    let band = try ShapeBand<UnionPixel>(width: 70, maxRows: 40)
    band.begin(13..<53)
    func randomMarks() -> Float { (.random(in: -30...100, using: &random)) }
    let (a, b) = (Corner(randomMarks(), randomMarks()), Corner(randomMarks(), randomMarks()))
    let (low, high) = (pointwiseMin(a, b), pointwiseMax(a, b))
    add(rectangle(low.x, low.y, high.x, high.y), to: band)
    band.paint(.nonzero, ())
    var worst: Float = 0
    for row in 0..<40 {
      for column in 0..<70 {
        func part(_ low: Float, _ high: Float, _ pixel: Int) -> Float {
          max(0, min(high, Float(pixel + 1)) - max(low, Float(pixel)))
        }
        let wanted = part(low.x, high.x, column) * part(low.y, high.y, row + 13)
        worst = max(worst, abs(band.pixels(ofRow: row)[column].coverage - wanted))
      }
    }
    #expect(worst < 1e-4)
  }

  @Test("leaves nothing of a shape to the next, and nothing outside of both")
  func nothingIsLeft() throws {
    let band = try ShapeBand<UnionPixel>(width: 20, maxRows: 10)
    band.begin(0..<10)
    add([Corner(-50, -7), Corner(90, 3.3), Corner(4.4, 60)], to: band)
    band.paint(.evenOdd, ())
    band.begin(0..<10)
    add(rectangle(2, 3, 4, 5), to: band)
    band.paint(.evenOdd, ())
    for row in 0..<10 {
      for column in 0..<20 {
        let isInside = (2..<4).contains(column) && (3..<5).contains(row)
        #expect(band.pixels(ofRow: row)[column].coverage == (isInside ? 1 : 0))
      }
    }
  }

  @Test("rings wound around twice are filled by winding, and are a hole by crossings")
  func rules() throws {
    for (rule, wanted) in [(Path.Rule.nonzero, Float(1)), (.evenOdd, 0)] {
      let band = try ShapeBand<UnionPixel>(width: 8, maxRows: 8)
      band.begin(0..<8)
      add(rectangle(0, 0, 8, 8), to: band)
      add(rectangle(2, 2, 6, 6), to: band)
      band.paint(rule, ())
      #expect(band.pixels(ofRow: 4)[4].coverage == wanted)
      #expect(band.pixels(ofRow: 1)[1].coverage == 1)
    }
  }

  @Test("shapes whose boxes are told cover what they cover without, and leave nothing either")
  func boxes() throws {
    var random = SeededGenerator(seed: 23)
    let bands = try (0..<2).map { _ in try ShapeBand<UnionPixel>(width: 50, maxRows: 30) }
    for _ in 0..<300 {
      let size = Float.random(in: 0.1...40, using: &random)
      let middle = Corner(
        .random(in: -9...60, using: &random),
        .random(in: -9...60, using: &random)
      )
      let ring = (0..<3).map { _ in
        let way = Corner(
          .random(in: -size...size, using: &random),
          .random(in: -size...size, using: &random)
        )
        return middle + way
      }
      let low = ring.reduce(ring[0]) { pointwiseMin($0, $1) }
      let high = ring.reduce(ring[0]) { pointwiseMax($0, $1) }
      for band in bands { band.begin(12..<42) }
      let isSeen = bands[0].begin(low, high)
      if isSeen {
        add(ring, to: bands[0])
        bands[0].paint(.nonzero, ())
      }
      add(ring, to: bands[1])
      bands[1].paint(.nonzero, ())
      let differences = (0..<30).flatMap { row in
        let (reported, wanted) = (bands[0].pixels(ofRow: row), bands[1].pixels(ofRow: row))
        return (0..<50).map { abs(reported[$0].coverage - wanted[$0].coverage) }
      }
      #expect((differences.max() ?? 0) < 1e-5)
    }
  }

  @Test("knows boxes all of whose pixels are closed")
  func closed() throws {
    for width in [40, 64, 130] {
      let band = try ShapeBand<UnionPixel>(width: width, maxRows: 70)
      band.begin(5..<75)
      #expect(band.isOpen(Corner(1, 6), Corner(3, 8)))
      #expect(
        !band.isOpen(Corner(1, 1), Corner(3, 4)) && !band.isOpen(Corner(-4, 6), Corner(-1, 8))
      )
      add(rectangle(0, 5, 20, 30), to: band)
      band.paint(.nonzero, ())
      #expect(!band.isOpen(Corner(1, 6), Corner(19.5, 29.5)))
      #expect(band.isOpen(Corner(1, 6), Corner(20.5, 29.5)))
      #expect(band.isOpen(Corner(1, 6), Corner(19.5, 30.5)))
      add(rectangle(-9, -9, 900, 900), to: band)
      band.paint(.nonzero, ())
      #expect(!band.isOpen(Corner(-900, -900), Corner(900, 900)))
    }
  }

  @Test("layers painted from the front are what they are painted over each other from behind")
  func layers() throws {
    var random = SeededGenerator(seed: 5)
    let band = try ShapeBand<LayerPixel>(width: 1, maxRows: 1)
    band.begin(0..<1)
    var color = SIMD4<Float>.zero
    let shapes = (0..<12).map { _ in
      let alpha = Float.random(in: 0.2...0.9, using: &random)
      let color = SIMD3<Float>.random(in: 0...1, using: &random) * alpha
      return (Float.random(in: 0.1...1, using: &random), SIMD4(color, alpha))
    }
    for (part, own) in shapes { color = color * (1 - own.w * part) + own * part }
    for (layer, shape) in shapes.enumerated().reversed() {
      // Two halves of one layer share what they cover.
      for half in [(Float(0), shape.0 / 2), (shape.0 / 2, shape.0)] {
        add(rectangle(half.0, 0, half.1, 1), to: band)
        let paint = LayerPixel.Paint(color: shape.1, layer: UInt32(layer + 1))
        band.paint(.nonzero, paint)
      }
    }
    let off = band.pixels(ofRow: 0)[0].color - color
    #expect((off * off).sum() < 1e-8)
  }
}
