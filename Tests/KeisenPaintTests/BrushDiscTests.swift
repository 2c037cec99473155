import Testing

@testable import KeisenPaint

@Suite("BrushDisc")
struct BrushDiscTests {
  /// The filled circle of the standard midpoint algorithm.
  private func midpointCircle(_ radius: Int) -> Set<Pixel> {
    var pixels: Set<Pixel> = []
    func fill(_ y: Int, _ reach: Int) {
      for x in -reach...reach { pixels.insert(Pixel(x: x, y: y)) }
    }
    var (x, y, decision) = (0, radius, 1 - radius)
    while x <= y {
      fill(y, x)
      fill(-y, x)
      fill(x, y)
      fill(-x, y)
      if decision < 0 {
        decision += 2 * x + 3
      } else {
        decision += 2 * (x - y) + 5
        y -= 1
      }
      x += 1
    }
    return pixels
  }

  private func pixels(_ disc: BrushDisc) -> Set<Pixel> {
    var pixels: Set<Pixel> = []
    for y in -disc.radius...disc.radius {
      let reach = disc.reaches[abs(y)]
      for x in -reach...reach { pixels.insert(Pixel(x: x, y: y)) }
    }
    return pixels
  }

  @Test(
    "is the filled standard midpoint circle",
    arguments: [1, 2, 3, 5, 8, 13, 21, 32]
  )
  func midpoint(radius: Int) {
    #expect(pixels(BrushDisc(radius: radius)) == midpointCircle(radius))
  }

  @Test("holds the offsets of its definition, and no other", arguments: 0...40)
  func definition(radius: Int) {
    var expected: Set<Pixel> = []
    for y in -radius - 2...radius + 2 {
      for x in -radius - 2...radius + 2 where StampedLayer.covers(x, y, radius: radius) {
        expected.insert(Pixel(x: x, y: y))
      }
    }
    #expect(pixels(BrushDisc(radius: radius)) == expected)
  }

  @Test("is one pixel at a radius of 0, and 2r + 1 across at any other")
  func extent() {
    #expect(BrushDisc(radius: 0).reaches == [0])
    for radius in [1, 7, 100, 32_768] {
      let disc = BrushDisc(radius: radius)
      #expect(disc.reaches.count == radius + 1)
      #expect(disc.reaches[0] == radius)
    }
  }
}
