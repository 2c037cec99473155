import KeisenDrawing
import KeisenPrimitives
import Testing

@testable import KeisenVector

@Suite struct MarkerFigureTests {
  @Test("A shape has the area of a circle of its size", arguments: MarkerShape.allCases)
  func area(shape: MarkerShape) {
    let figure = MarkerFigure(shape, size: 6, border: nil, isOpaque: true)
    let path = RecordedPath()
    figure.addInside(to: path)
    let areas = path.areas
    let area = shape == .ring ? areas[0] - areas[1] : areas[0]
    // Of a ring of this thickness two circles are one pixel of a thousand less round than a disc.
    #expect(abs(area / (Double.pi * 9) - 1) < 0.001, "\(shape) \(area)")
    #expect(!figure.isStacked && figure.border == nil && figure.hasInside)
  }

  @Test("A border lies inside of the outline", arguments: MarkerShape.allCases)
  func border(shape: MarkerShape) {
    let border = Markers.Border(width: 0.25, color: .black)
    let figure = MarkerFigure(shape, size: 12, border: border, isOpaque: false)
    let (band, inside) = (RecordedPath(), RecordedPath())
    figure.addBorder(to: band)
    figure.addInside(to: inside)
    #expect(band.contours.count == 2 * inside.contours.count)
    #expect(band.areas[0] > inside.areas[0])
  }

  @Test func `A marker without room for its border is all border`() {
    let border = Markers.Border(width: 4, color: .black)
    let figure = MarkerFigure(.circle, size: 6, border: border, isOpaque: true)
    #expect(!figure.hasInside && figure.isStacked)
    let path = RecordedPath()
    figure.addInside(to: path)
    #expect(path.contours.isEmpty)
  }
}
