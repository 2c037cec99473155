import KeisenDrawing
import KeisenPrimitives
import Testing

@testable import KeisenVector

@Suite struct CellPictureTests {
  private func cells(_ columnEdges: [Double], _ rowEdges: [Double]) throws -> Cells {
    let count = (columnEdges.count - 1) * (rowEdges.count - 1)
    let colors = try buffer((0..<count).map { 0xff00_0000 | UInt32($0 * 37) })
    return Cells(columnEdges: columnEdges, rowEdges: rowEdges, colors: colors)
  }

  @Test func `Large cells are drawn four times finer than pixels`() throws {
    let picture = try #require(
      try CellPicture(try cells([2, 5, 11], [1, 4]), of: emptyList(pixelRatio: 2))
    )
    #expect(picture.image.width == 72 && picture.image.height == 24)
    #expect(picture.rect == Rect(x: 2, y: 1, width: 9, height: 3))
  }

  @Test func `Small cells are the pixels of the list`() throws {
    let edges = (0...40).map { 2 + Double($0) / 4 }
    let picture = try #require(try CellPicture(try cells(edges, edges), of: emptyList()))
    #expect(picture.image.width == 10 && picture.image.height == 10)
    #expect(picture.rect == Rect(x: 2, y: 2, width: 10, height: 10))
  }

  @Test func `Cells outside of the picture are none`() throws {
    #expect(try CellPicture(try cells([50, 50.1], [1, 2]), of: emptyList()) == nil)
    #expect(try CellPicture(try cells([1], [1, 2]), of: emptyList()) == nil)
  }
}
