import KeisenTestSupport
import Testing

@testable import KeisenRaster

@Suite("CoveragePlane")
struct CoveragePlaneTests {
  @Test("agrees with the distance to a segment, wherever its ends are", arguments: 0..<200)
  func isTheDistance(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let tile = try Tile()
    let scale = seed % 3 == 0 ? 3.0 : seed % 3 == 1 ? 60 : 1e5
    let a = SIMD2<Double>.random(in: -8...72, using: &random)
    let b = a + SIMD2<Double>.random(in: -scale...scale, using: &random)
    let reach = Double.random(in: 1...12, using: &random)
    tile.coverage.addCapsule(from: a, to: b, reach: reach)
    tile.coverage.merge()
    for row in 0..<64 {
      for column in 0..<64 {
        let pixel = SIMD2(Double(column), Double(row)) + 0.5
        let vector = b - a
        let along = ((pixel - a) * vector).sum() / (vector * vector).sum()
        let from = pixel - a - vector * max(0, min(along, 1))
        let wanted = max(0, min(reach - (from * from).sum().squareRoot(), 1))
        let drawn = tile.coverage.rows.values[row * Tile.groups + column / 4][column % 4]
        #expect(abs(Double(drawn) - wanted) < 1e-4, "(\(column), \(row))")
      }
    }
  }

  @Test("notes exactly the pixels that are covered wholly", arguments: [false, true])
  func notesFullPixels(isSteep: Bool) throws {
    let tile = try Tile()
    let ends = (SIMD2(-9.0, 20), SIMD2(50.0, isSteep ? 200 : 31))
    tile.coverage.addCapsule(from: ends.0, to: ends.1, reach: 6)
    let plane = isSteep ? tile.coverage.columns : tile.coverage.rows
    var fullPixels = 0
    for row in 0..<64 {
      for column in 0..<64 {
        let value = plane.values[row * Tile.groups + column / 4][column % 4]
        let isFull = plane.full[row] >> UInt64(column) & 1 == 1
        #expect(isFull == (value >= Coverage.full), "(\(column), \(row))")
        fullPixels += isFull ? 1 : 0
      }
    }
    #expect(fullPixels > 100)
  }

  @Test("is open until all of a box is covered wholly")
  func isOpen() throws {
    let tile = try Tile()
    let box = CoveragePlane.Box(low: SIMD2(10, 10), high: SIMD2(30, 14))
    let plane = tile.coverage.rows
    #expect(plane.isOpen(box))
    plane.add(CoveragePlane.Box(low: SIMD2(10, 10), high: SIMD2(30, 13))) { _, _ in
      SIMD4(repeating: 1)
    }
    #expect(plane.isOpen(box))
    plane.add(CoveragePlane.Box(low: SIMD2(8, 13), high: SIMD2(64, 14))) { _, _ in
      SIMD4(repeating: 1)
    }
    #expect(!plane.isOpen(box))
    #expect(plane.isOpen(CoveragePlane.Box(low: SIMD2(0, 10), high: SIMD2(30, 14))))
  }

  @Test("has boxes of the pixels whose centres are inside, whatever the numbers")
  func hasBoxes() {
    let box = CoveragePlane.Box(low: SIMD2(1.4, -1e300), high: SIMD2(3.6, .infinity))
    #expect(box.left == 1 && box.right == 4 && box.top == 0 && box.bottom == 64)
    let none = CoveragePlane.Box(low: SIMD2(.nan, 70), high: SIMD2(-.infinity, 90))
    #expect(none.left >= none.right && none.top >= none.bottom)
  }
}
