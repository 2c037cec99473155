import KeisenDrawing
import KeisenPrimitives
import Testing

@testable import KeisenVector

@Suite struct RectangleSeamsTests {
  private let red = Color(rgb: 0xff0000)
  private let blue = Color(rgb: 0x0000ff)

  private func lines(_ rectangles: [(Rect, Color)]) throws -> [String] {
    var list = emptyList()
    for (rect, color) in rectangles {
      list.draw(.rectangle(Rectangle(rect: rect, fill: .color(color))))
    }
    return try svgLines(list)
  }

  private func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Rect {
    Rect(left: left, top: top, right: right, bottom: bottom)
  }

  @Test func `Bars of one colour that touch are one path`() throws {
    let bars = [box(1, 5, 3.3, 10), box(3.3, 2, 5.6, 10), box(5.6, 4, 7, 10)]
    for alpha in [Float(1), 0.5] {
      let lines = try lines(bars.map { ($0, red.opacity(alpha)) })
      #expect(lines.count == 1)
      #expect(lines[0].hasSuffix("d=\"M1 5h2.3v5h-2.3zm2.3-3h2.3v8h-2.3zm2.3 2h1.4v6h-1.4z\"/>"))
    }
  }

  @Test func `Bars that don't touch, and translucent ones over each other, stay alone`() throws {
    #expect(try lines([(box(1, 1, 3, 9), red), (box(3.01, 1, 5, 9), red)]).count == 2)
    let soft = red.opacity(0.5)
    // The third one lies over the first one: there both blend.
    let turned = [(box(1, 1, 3, 9), soft), (box(3, 1, 5, 9), soft), (box(2, 1, 3, 9), soft)]
    #expect(try lines(turned).count == 2)
    #expect(try lines([(box(1, 1, 3, 9), red), (box(3, 1, 5, 9), blue.opacity(0.5))]).count == 2)
  }

  @Test func `An opaque bar goes on for a point below a later one that it touches`() throws {
    // Stacked: the upper one is drawn later, and is half a point high in the second column.
    let stack = [
      (box(1, 6.4, 4, 10), red), (box(5, 7.5, 8, 10), red), (box(1, 2, 4, 6.4), blue),
      (box(5, 7, 8, 7.5), blue),
    ]
    #expect(
      try lines(stack) == [
        "<path fill=\"#ff0000\" d=\"M1 6.4h3v3.6h-3zm0-1h3v1h-3z\"/>",
        "<path fill=\"#ff0000\" d=\"M5 7.5h3v2.5h-3zm0-.5h3v.5h-3z\"/>",
        "<path fill=\"#0000ff\" d=\"M1 2h3v4.4h-3z\"/>",
        "<path fill=\"#0000ff\" d=\"M5 7h3v.5h-3z\"/>",
      ]
    )
    // Nothing is seen below a translucent one, and nothing lies below an earlier one.
    let soft = [(box(1, 6, 4, 10), red), (box(1, 2, 4, 6), blue.opacity(0.9))]
    #expect(try lines(soft)[0] == "<path fill=\"#ff0000\" d=\"M1 6h3v4h-3z\"/>")
    #expect(try lines(stack.reversed())[2] == "<path fill=\"#ff0000\" d=\"M5 7.5h3v2.5h-3z\"/>")
  }

  @Test func `Only what both sides share lies below, and only within one clip`() throws {
    let beside = [(box(1, 2, 4, 10), red), (box(4, 6, 8, 12), blue)]
    #expect(try lines(beside)[0] == "<path fill=\"#ff0000\" d=\"M1 2h3v8h-3zm3 4h1v4h-1z\"/>")
    var list = emptyList()
    list.draw(.rectangle(Rectangle(rect: beside[0].0, fill: .color(red))))
    list.clip(to: Clip(rect: Rect(x: 0, y: 0, width: 30, height: 20)))
    list.draw(.rectangle(Rectangle(rect: beside[1].0, fill: .color(blue))))
    #expect(try svgLines(list)[0] == "<path fill=\"#ff0000\" d=\"M1 2h3v8h-3z\"/>")
  }

  @Test func `Rectangles that are far away, empty or no numbers are as without others`() throws {
    let far = [(box(-1e9, 1, 3, 9), red), (box(3, 1, 5, 9), red)]
    #expect(try lines(far).count == 2)
    #expect(try lines([(box(3, 1, 3, 9), red), (box(3, 1, 5, 9), red)]).count == 1)
    #expect(try lines([(box(.nan, 1, 3, 9), red), (box(3, 1, 5, 9), red)]).count == 1)
  }
}
