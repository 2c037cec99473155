import Glibc
import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges
@testable import KeisenShapes

@Suite("ImageMark")
struct ImageMarkTests {
  /// 3 x 2 pixels of which each has a colour of its own: red is 10 times the row plus the column.
  private func image() throws -> Image {
    var bytes: [UInt8] = []
    for row in 0..<2 {
      for column in 0..<3 { bytes += [UInt8(10 * row + column), 0, 0, 255] }
    }
    return try bytes.withUnsafeBytes { bytes throws in
      try Image(copying: bytes, width: 3, height: 2, bytesPerRow: 12)
    }
  }

  /// A chart whose plot is 60 x 40 points for x and y in 0...6 and 0...4.
  private func chart() throws -> Chart {
    let chart = try Chart.whole(60, 40)
    try chart.space.x.setRange(min: 0, max: 6)
    try chart.space.y.setRange(min: 0, max: 4)
    return chart
  }

  private func cells(_ list: DisplayList) -> Cells? {
    list.commands.lazy.compactMap { command in
      if case .cells(let cells) = command.primitive { cells } else { nil }
    }.first
  }

  private func reds(_ cells: Cells?) -> [UInt32] {
    defer { withExtendedLifetime(cells) {} }
    return cells?.colors.elements.map { $0 & 255 } ?? []
  }

  @Test("reach to the plot's end from 0 on a log scale")
  func logBeginning() throws {
    for interpolation in [CellInterpolation.nearest, .linear] {
      let chart = try chart()
      try chart.space.x.setRange(min: 0.2, max: 20)
      try chart.space.x.setScale(.log())
      let style = ImageStyle(interpolation: interpolation)
      try chart.add(ImageMark(try image(), x: (0, 6), y: (0, 4), style: style))
      let list = try chart.frame { $0 }
      if interpolation == .nearest {
        #expect(reds(cells(list)) == [0, 1, 2, 10, 11, 12])
        #expect(try #require(cells(list)).columnEdges[0] <= 0)
      } else {
        let picture = list.commands.lazy.compactMap { command in
          if case .picture(let picture) = command.primitive { picture } else { nil }
        }.first
        #expect(try #require(picture).rect.minX <= 0)
      }
      #expect(chart.frameRecord?.series.first?.openEnded == 1)
      try chart.space.x.fit()
      // The first edge of a pixel is 2, the next one 4, a part of 0.63 from 2 to 6.
      let range = try chart.space.x.range()
      #expect(abs(range.min - 2 * pow(3, -0.3)) < 1e-9 && abs(range.max - 6) < 1e-9)
      // Beside the plot it is nothing.
      try chart.space.x.setRange(min: interpolation == .nearest ? 2 : 6, max: 20)
      _ = try chart.frame { $0 }
      #expect(chart.frameRecord?.series.first?.openEnded == (interpolation == .nearest ? 0 : 1))
    }
  }

  @Test("have their first row at the top, or turned over where extents are reversed")
  func orders() throws {
    let cases: [((Double, Double), (Double, Double), [UInt32])] = [
      ((0, 6), (0, 4), [0, 1, 2, 10, 11, 12]), ((6, 0), (0, 4), [2, 1, 0, 12, 11, 10]),
      ((0, 6), (4, 0), [10, 11, 12, 0, 1, 2]), ((2, 4), (1, 2), [0, 1, 2, 10, 11, 12]),
    ]
    for (x, y, wanted) in cases {
      let chart = try chart()
      try chart.add(ImageMark(try image(), x: x, y: y))
      let cells = cells(try chart.frame { $0 })
      #expect(reds(cells) == wanted)
      #expect(cells?.columnEdges.first == min(x.0, x.1) * 10)
      #expect(cells?.rowEdges.first == 40 - max(y.0, y.1) * 10)
    }
  }

  @Test("take only the pixels in view")
  func views() throws {
    let chart = try chart()
    try chart.space.x.setRange(min: 2.5, max: 3.5)
    try chart.add(ImageMark(try image(), x: (0, 6), y: (0, 4)))
    #expect(reds(cells(try chart.frame { $0 })) == [1, 11])
    try chart.space.x.setRange(min: 7, max: 8)
    #expect(cells(try chart.frame { $0 }) == nil)
  }

  @Test("smoothed are pictures, faded and turned over as they are to be")
  func smooth() throws {
    let chart = try chart()
    let style = ImageStyle(interpolation: .linear, alpha: 0.5)
    try chart.add(ImageMark(try image(), x: (6, 0), y: (0, 4), style: style))
    for _ in 0..<2 {
      let list = try chart.frame { $0 }
      let pictures = list.commands.compactMap { command -> PlacedImage? in
        if case .picture(let picture) = command.primitive { picture } else { nil }
      }
      #expect(pictures.count == 1)
      #expect(pictures[0].rect == Rect(x: 0, y: 0, width: 60, height: 40))
      #expect(pictures[0].image[0, 0] == SIMD4(2, 0, 0, 128))
      #expect(pictures[0].image[2, 1] == SIMD4(10, 0, 0, 128))
    }
  }

  @Test("have the extent of their sides, and are found by their pixels")
  func hits() throws {
    let chart = try chart()
    let series = try chart.add(ImageMark(try image(), x: (0, 6), y: (0, 4)))
    #expect(try series.extent(in: .x) == Extent(min: .real(0), max: .real(6)))
    let hit = try #require(try chart.hit(at: Point(x: 25, y: 30), within: 0))
    #expect(hit.row == 1 && hit.column == 1)
    #expect(hit.x.offset == 3 && hit.y.offset == 1 && hit.position == Point(x: 30, y: 30))
    #expect(chart.alt == "Image: x 0 to 6, y 0 to 4.")
  }

  @Test(
    "stand by default at 0 to their width and height in pixels, and refuse sides that are equal or not finite"
  )
  func sides() throws {
    let mark = ImageMark(try image())
    #expect(mark.x == (0, 3) && mark.y == (0, 2))
    for x in [(1, 1), (.nan, 1), (0, .infinity), (-1e308, 1.7e308)] as [(Double, Double)] {
      let mark = ImageMark(try image(), x: x)
      #expect(throws: KeisenError.self) {
        try MarkSeries(mark, in: Space(x: Projection(), y: Projection()))
      }
    }
  }
}
