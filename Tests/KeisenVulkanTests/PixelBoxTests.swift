import Testing

@testable import KeisenVulkan

@Suite("PixelBox")
struct PixelBoxTests {
  private let frame = PixelBox(left: 0, top: 0, right: 100, bottom: 50)

  @Test("holds every pixel that an extent touches, within the frame")
  func touching() {
    let inside = PixelBox(touching: (1.5, 2, 3.01, 4), within: frame)
    #expect(inside == PixelBox(left: 1, top: 2, right: 4, bottom: 4))
    let outside = PixelBox(touching: (-1e300, -.infinity, .infinity, 1e300), within: frame)
    #expect(outside == frame)
  }

  @Test("is empty for an extent that is elsewhere, reversed or no number")
  func nothing() {
    for extent in [
      (-5.0, 0.0, 0.0, 9.0), (100.0, 0.0, 200.0, 9.0), (5.0, 0.0, 4.0, 9.0),
      (.nan, 0.0, 4.0, 9.0), (0.0, 0.0, .nan, 9.0), (.infinity, 0.0, .infinity, 9.0),
    ] {
      #expect(PixelBox(touching: extent, within: frame).isEmpty)
    }
  }

  @Test("overlaps where the intersection has a pixel")
  func overlap() {
    let boxes = (0..<5).flatMap { left in
      (left..<5).map { PixelBox(left: left, top: 1, right: $0, bottom: 3) }
    }
    for a in boxes {
      for b in boxes {
        #expect(a.overlaps(b) == !a.intersection(b).isEmpty)
        #expect(a.union(b).area >= max(a.area, b.area))
      }
    }
  }
}
