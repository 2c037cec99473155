import KeisenChartsTestSupport
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames

@Suite("MessageBox")
struct MessageBoxTests {
  private struct Scene {
    let chart: Chart
    let board = MessageBoard()
    let box: MessageBox

    init(_ style: MessageBox.Style = .init(), size: Size = Size(width: 400, height: 300)) throws {
      chart = try Chart(size: size)
      box = try MessageBox(board, style: style)
      chart.add(box, to: .above)
    }

    /// The box and the text of a frame; nil where it shows none.
    func drawn(at time: Double) throws -> (box: Rect, fill: Color, label: LabelRecord)? {
      let list = try chart.frame(at: time) { $0 }
      guard let label = list.labels.first(where: { $0.role == .message }) else { return nil }
      let rectangle = try #require(list.rectangles.last)
      guard case .color(let fill)? = rectangle.fill else { return nil }
      return (rectangle.rect, fill, label)
    }
  }

  @Test("draws the message of the frame's time, and nothing before and after")
  func times() throws {
    let scene = try Scene()
    #expect(try scene.drawn(at: 0) == nil)
    try scene.board.show("saved", .ok, seconds: 4, at: 10)
    #expect(try scene.drawn(at: 10)?.label.text == "saved")
    #expect(try scene.drawn(at: 13.9)?.fill == Theme.light.messages.ok)
    #expect(try scene.drawn(at: 14) == nil)
    try scene.board.show("", seconds: 4, at: 20)
    #expect(try scene.drawn(at: 20) == nil)
    #expect(scene.chart.frameRecord?.omittedParts == 0)
  }

  @Test("lies in its corner of the plot, by its margin", arguments: MessageBox.Place.allCases)
  func places(place: MessageBox.Place) throws {
    let scene = try Scene(.init(place: place, margin: 12))
    try scene.board.show("a message", seconds: 1, at: 0)
    let box = try #require(try scene.drawn(at: 0)).box
    let plot = try #require(scene.chart.frameRecord).plot
    let x =
      switch place {
      case .topLeft, .bottomLeft: box.minX - plot.minX - 12
      case .topRight, .bottomRight: plot.maxX - box.maxX - 12
      case .top, .bottom: box.midX - plot.midX
      }
    let y =
      switch place {
      case .topLeft, .top, .topRight: box.minY - plot.minY - 12
      case .bottomLeft, .bottom, .bottomRight: plot.maxY - box.maxY - 12
      }
    #expect(abs(x) <= 1 && abs(y) <= 1)
  }

  @Test("wraps lines within its width and within the plot, and keeps the text in its box")
  func wrapping() throws {
    let words = Array(repeating: "word", count: 20).joined(separator: " ")
    for width in [80.0, 160, 320, 1000] {
      let scene = try Scene(.init(maxWidth: width))
      try scene.board.show(words, .caution, seconds: 1, at: 0)
      let drawn = try #require(try scene.drawn(at: 0))
      let plot = try #require(scene.chart.frameRecord).plot
      #expect(drawn.box.width <= width + 2)
      #expect(drawn.box.minX >= plot.minX && drawn.box.maxX <= plot.maxX)
      #expect(drawn.label.width < drawn.box.width && drawn.label.height < drawn.box.height)
      #expect(abs(drawn.label.center.x - drawn.box.midX) <= 1)
    }
  }

  @Test("stands on whole device pixels", arguments: [1, 1.25, 2, 3])
  func pixels(ratio: Double) throws {
    let scene = try Scene(.init(place: .bottom))
    try scene.board.show("a message", seconds: 1, at: 0)
    let list = try scene.chart.frame(pixelRatio: ratio) { $0 }
    let rectangle = try #require(list.rectangles.last)
    let half = try #require(rectangle.border).width / 2
    for side in [rectangle.rect.minX, rectangle.rect.minY] {
      let pixel = (side - half) * ratio
      #expect(abs(pixel - pixel.rounded()) < 1e-9)
    }
  }

  @Test("cuts a text of 100 MB to what there is room for")
  func long() throws {
    let scene = try Scene()
    for piece in ["long words ", "x", "\n", "整理", "e\u{301}", "\u{202e}a"] {
      let text = String(repeating: piece, count: 100_000_000 / piece.utf8.count)
      try scene.board.show(text, .error, seconds: 1, at: 0)
      guard let drawn = try scene.drawn(at: 0) else { continue }
      let plot = try #require(scene.chart.frameRecord).plot
      #expect(drawn.box.minY >= plot.minY && drawn.box.maxY <= plot.maxY)
    }
  }

  @Test("is left out and counted where it has no room")
  func noRoom() throws {
    let scene = try Scene(size: Size(width: 60, height: 50))
    try scene.board.show("a message", seconds: 1, at: 0)
    #expect(try scene.drawn(at: 0) == nil)
    #expect(scene.chart.frameRecord?.omittedParts ?? 0 > 0)
  }

  @Test("tells when a next frame is due: when a message came, and when it is gone")
  func nextFrame() throws {
    let scene = try Scene()
    try scene.board.show("a", seconds: 5, at: 0)
    _ = try scene.drawn(at: 0)
    #expect(scene.chart.nextFrameTime(after: 0) == 5)
    #expect(scene.chart.nextFrameTime(after: 4) == 5)
    #expect(scene.chart.nextFrameTime(after: 7) == 7)
    try scene.board.show("b", seconds: 5, at: 4)
    #expect(scene.chart.nextFrameTime(after: 4) == 4)
    _ = try scene.drawn(at: 4)
    #expect(scene.chart.nextFrameTime(after: 4) == 9)
    _ = try scene.drawn(at: 9)
    #expect(scene.chart.nextFrameTime(after: 9) == nil)
    try scene.board.show("c", seconds: .infinity, at: 9)
    _ = try scene.drawn(at: 9)
    #expect(scene.chart.nextFrameTime(after: 10) == nil)
    try scene.box.setStyle(.init(place: .top))
    #expect(scene.chart.nextFrameTime(after: 10) == 10)
  }

  @Test("may be on several charts, which draw other times")
  func severalCharts() throws {
    let scene = try Scene()
    let other = try Chart(size: Size(width: 300, height: 200))
    other.add(scene.box, to: .above)
    try scene.board.show("a", seconds: 5, at: 0)
    #expect(try scene.drawn(at: 1) != nil)
    let labels = try other.frame(at: 6) { $0.labels }
    #expect(!labels.contains { $0.role == .message })
  }

  @Test("refuses a style that is none, and keeps the old one")
  func refusals() throws {
    let box = try MessageBox(MessageBoard())
    let bad: [MessageBox.Style] = [
      .init(size: -1), .init(size: 0), .init(size: 1001), .init(size: .nan), .init(maxWidth: 0),
      .init(maxWidth: .infinity), .init(insets: Insets(-1)), .init(margin: .nan),
      .init(radius: -1),
    ]
    for style in bad {
      let error = #expect(throws: KeisenError.self) { try box.setStyle(style) }
      #expect(error?.code == .invalidArgument)
    }
    #expect(box.style == .init())
  }

  @Test("has texts that are easy to read on every colour of every theme")
  func contrast() {
    for theme in [Theme.light, .dark, .print] {
      for kind in MessageKind.allCases {
        let fill = theme.messages[kind]
        #expect(Color.blackOrWhite(on: fill).contrast(to: fill) >= 4.5, "\(kind)")
        #expect(fill.contrast(to: theme.plotArea) >= 3, "\(kind) beside the plot")
      }
    }
    for grey in stride(from: UInt32(0), through: 0xffffff, by: 0x010101) {
      let fill = Color(rgb: grey)
      #expect(Color.blackOrWhite(on: fill).contrast(to: fill) >= 4.5)
    }
  }

  @Test("has green for what went well, blue for cautions, red for errors, and six colours in all")
  func hues() {
    for theme in [Theme.light, .dark] {
      let colors = theme.messages
      #expect(colors.ok.green > max(colors.ok.red, colors.ok.blue))
      #expect(colors.caution.blue > max(colors.caution.red, colors.caution.green))
      #expect(colors.error.red > max(colors.error.green, colors.error.blue))
      #expect(Set(MessageKind.allCases.map { colors[$0] }).count == 6)
    }
  }
}
