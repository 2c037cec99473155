import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenPaint

@Suite("PixelLine")
struct PixelLineTests {
  private func pixels(_ start: Pixel, _ end: Pixel, _ rows: ClosedRange<Int>) -> Set<Pixel> {
    var pixels: Set<Pixel> = []
    PixelLine(from: start, to: end)
      .forEachRow(from: rows.lowerBound, through: rows.upperBound) { y, first, last in
        for x in first...last { pixels.insert(Pixel(x: x, y: y)) }
      }
    return pixels
  }

  @Test("has the pixels of Bresenham's line, in every direction, up to 12 pixels each way")
  func directions() {
    for y in -12...12 {
      for x in -12...12 {
        let line = StampedLayer.line((3, -2), (3 + x, -2 + y))
        let expected = Set(line.map { Pixel(x: $0.x, y: $0.y) })
        let found = pixels(Pixel(x: 3, y: -2), Pixel(x: 3 + x, y: -2 + y), -100...100)
        #expect(found == expected, "to \(x), \(y)")
      }
    }
  }

  @Test("has in some rows the pixels that the whole line has there")
  func clipped() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      func far() -> Int { Int.random(in: -20_000...20_000, using: &random) }
      let (start, end) = (Pixel(x: far(), y: far()), Pixel(x: far(), y: far()))
      let top = Int.random(in: -50...50, using: &random)
      let rows = top...top + 40
      let line = StampedLayer.line((start.x, start.y), (end.x, end.y))
      let expected = Set(line.map { Pixel(x: $0.x, y: $0.y) }.filter { rows.contains($0.y) })
      #expect(pixels(start, end, rows) == expected)
    }
  }

  @Test("goes through the middle between its farthest ends without an overflow")
  func farthest() {
    let limit = PixelLine.limit
    for (x, y) in [(limit, limit), (limit, -limit), (-limit, limit), (0, limit), (1, limit)] {
      #expect(pixels(Pixel(x: -x, y: -y), Pixel(x: x, y: y), 0...0) == [Pixel(x: 0, y: 0)])
    }
    var rows: [[Int]] = []
    PixelLine(from: Pixel(x: -limit, y: 0), to: Pixel(x: limit, y: 1))
      .forEachRow(from: 0, through: 9) { rows.append([$0, $1, $2]) }
    #expect(rows == [[0, -limit, -1], [1, 0, limit]])
  }

  @Test("is cut far outside, on the straight line between its ends")
  func cut() {
    func rows(_ start: Point, _ end: Point) -> [[Int]] {
      var rows: [[Int]] = []
      PixelLine(from: start, to: end)?.forEachRow(from: 0, through: 2) {
        rows.append([$0, $1, $2])
      }
      return rows
    }
    let limit = PixelLine.limit
    let (near, far) = (Double(limit), 1e300)
    #expect(rows(Point(x: -far, y: 1), Point(x: far, y: 1)) == [[1, -limit, limit]])
    #expect(rows(Point(x: 0, y: 0), Point(x: far, y: far)) == [[0, 0, 0], [1, 1, 1], [2, 2, 2]])
    #expect(
      rows(Point(x: 2, y: 0), Point(x: -.infinity, y: .infinity)) == [
        [0, 2, 2], [1, 1, 1], [2, 0, 0],
      ]
    )
    #expect(rows(Point(x: near + 1, y: 0), Point(x: near + 1, y: 9)) == [])
    #expect(rows(Point(x: 0, y: far), Point(x: far, y: 0)) == [])
    #expect(rows(Point(x: -3 * near, y: 0), Point(x: 3 * near, y: 3)).map { $0[0] } == [1, 2])
  }
}
