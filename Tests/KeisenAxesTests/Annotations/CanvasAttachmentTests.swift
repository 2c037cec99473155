import KeisenChartsTestSupport
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("Canvas attachment")
struct CanvasAttachmentTests {
  /// A canvas of 40 x 20 points with one thing of each kind on it.
  private func canvas(isOpaque: Bool = false) throws -> Canvas {
    let canvas = try Canvas(width: 40, height: 20, isOpaque: isOpaque)
    try canvas.rect(0, .both, width: 2, Rect(x: 10, y: 5, width: 20, height: 10))
    try canvas.roundedRect(0, .fill, width: 1, Rect(x: 1, y: 1, width: 8, height: 8), radius: 2)
    try canvas.ellipse(0, .both, width: 1, Rect(x: 0, y: 0, width: 40, height: 20))
    try canvas.line(0, width: 1, from: .zero, to: Point(x: 40, y: 20))
    try canvas.text(0, "note", size: 8, at: Point(x: 4, y: 4))
    let pixel = try [UInt8](repeating: 9, count: 4).withUnsafeBytes {
      try Image(copying: $0, width: 1, height: 1, bytesPerRow: 4)
    }
    try canvas.drawImage(pixel, in: Rect(x: 30, y: 10, width: 10, height: 10))
    return canvas
  }

  /// Draws it on a plot of 300 x 200 that fills the picture; x and y go from 0 to 10.
  private func draw(
    _ canvas: Canvas,
    _ place: CanvasAttachment.Place,
    change: (Chart, CanvasAttachment) throws -> Void = { _, _ in }
  ) throws -> DisplayList {
    let chart = try Chart.tens()
    let attachment = try CanvasAttachment(canvas, place, in: chart.space)
    chart.add(attachment, to: .above)
    try change(chart, attachment)
    return try chart.frame { $0 }
  }

  private func rectangles(_ list: DisplayList) -> [Rect] {
    list.commands.compactMap {
      if case .rectangle(let rectangle) = $0.primitive { rectangle.rect } else { nil }
    }
  }

  @Test("stands at a position, as large as it is, and draws all that is on it")
  func at() throws {
    let place = CanvasAttachment.Place.at(Position(x: .picture(100), y: .picture(50)))
    let list = try draw(try canvas(), place)
    #expect(list.commands.count == 7)
    #expect(rectangles(list)[0] == Rect(x: 110, y: 55, width: 20, height: 10))
    #expect(list.clips == [Clip(rect: Rect(x: 100, y: 50, width: 40, height: 20))])
    #expect(list.commands.allSatisfy { $0.clip == 0 })
    let label = try #require(list.labels.first)
    #expect(label.text == "note" && label.center.x > 104 && label.center.y > 50)
    let opaque = try draw(try canvas(isOpaque: true), place)
    #expect(rectangles(opaque)[0] == Rect(x: 100, y: 50, width: 40, height: 20))
  }

  @Test("fills the rectangle between two values, upright, and follows when the plot is zoomed")
  func between() throws {
    for corners in [(2.0, 4.0, 6.0, 8.0), (6, 8, 2, 4), (2, 8, 6, 4)] {
      let place = CanvasAttachment.Place.between(
        Position(x: corners.0, y: corners.1),
        Position(x: corners.2, y: corners.3)
      )
      let list = try draw(try canvas(), place)
      // 120 x 80 points from (60, 40): three times as wide and four times as high.
      #expect(rectangles(list)[0] == Rect(x: 90, y: 60, width: 60, height: 40))
      let polylines = list.commands.compactMap {
        if case .path(let path) = $0.primitive, case .stroke(let stroke) = path.paint {
          stroke.width
        } else {
          nil
        }
      }
      #expect(polylines == [3, 3])
      let zoomed = try draw(try canvas(), place) { chart, _ in
        try chart.space.x.setRange(min: 0, max: 20)
      }
      #expect(rectangles(zoomed)[0] == Rect(x: 45, y: 60, width: 30, height: 40))
    }
  }

  @Test("shows what is drawn when the frame is, and what was when the canvas ended")
  func follows() throws {
    let canvas = Canvas()
    let place = CanvasAttachment.Place.at(Position(x: .picture(0), y: .picture(0)))
    #expect(try draw(canvas, place).commands.isEmpty)
    try canvas.addPens(1)
    try canvas.begin(width: 10, height: 10, isOpaque: false)
    let attachment = try CanvasAttachment(canvas, place)
    let before = attachment.latestChange
    try canvas.rect(0, .fill, width: 0, Rect(x: 0, y: 0, width: 5, height: 5))
    #expect(attachment.latestChange > before)
    #expect(try draw(canvas, place).commands.count == 1)
    try canvas.end()
    #expect(try draw(canvas, place).commands.count == 1)
    let moved = attachment.latestChange
    try attachment.setPlace(.at(Position(x: .plot(0.5), y: .plot(0.5))))
    #expect(attachment.latestChange > moved)
  }

  @Test("refuses positions that are none, and stays where it is")
  func badPlaces() throws {
    let canvas = try canvas()
    #expect(throws: KeisenError.self) {
      try CanvasAttachment(canvas, .at(Position(x: 1, y: 2)))
    }
    let attachment = try CanvasAttachment(
      canvas,
      .at(Position(x: .picture(1), y: .picture(2)))
    )
    let place = attachment.place
    for bad in [Double.nan, .infinity] {
      #expect(throws: KeisenError.self) {
        try attachment.setPlace(.at(Position(x: .picture(bad), y: .picture(0))))
      }
    }
    #expect(attachment.place == place)
  }

  @Test("far away or of no size draws nothing", arguments: [1e300, -1e300, 5000])
  func far(value: Double) throws {
    let far = Position(x: .picture(value), y: .picture(0))
    #expect(try draw(try canvas(), .at(far)).commands.isEmpty)
    #expect(try draw(try canvas(), .between(far, far)).commands.isEmpty)
  }
}
