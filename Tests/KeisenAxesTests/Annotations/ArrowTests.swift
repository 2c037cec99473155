import Glibc
import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("Arrow")
struct ArrowTests {
  private func draw(
    from start: Position,
    to end: Position,
    style: Arrow.Style = Arrow.Style()
  ) throws -> DisplayList {
    let chart = try Chart.tens()
    chart.add(try Arrow(from: start, to: end, in: chart.space, style: style), to: .above)
    return try chart.frame { $0 }
  }

  @Test("goes from its start to a head at its end")
  func line() throws {
    let list = try draw(from: Position(x: 1, y: 5), to: Position(x: 9, y: 5))
    let shaft = try #require(list.polylines.first?.runs.first)
    #expect(list.polylines.count == 2)
    #expect(shaft[0] == SIMD2(30, 100))
    // To half a pixel beyond the head's base.
    #expect(shaft[1] == SIMD2(262.5, 100))
  }

  @Test("has heads at the ends that were asked for, and gaps before them")
  func heads() throws {
    for (heads, count) in [(Arrow.Style.Heads.end, 1), (.start, 1), (.both, 2), (.none, 0)] {
      let style = Arrow.Style(heads: heads, startGap: 10, endGap: 20)
      let list = try draw(from: Position(x: 1, y: 5), to: Position(x: 9, y: 5), style: style)
      #expect(list.polylines.count == 1 + count)
      let xs = list.polylines.flatMap { line in line.runs.joined().map(\.x) }
      let (minimum, maximum) = (try #require(xs.min()), try #require(xs.max()))
      #expect(minimum >= 40 && maximum <= 250)
      if heads == .none { #expect(minimum == 40 && maximum == 250) }
    }
  }

  /// Draws a head alone and compares with its triangle, point by point.
  @Test("has a head that fills its triangle", arguments: [(8, 7), (20, 6), (6, 20), (12, 12)])
  func triangle(length: Double, width: Double) throws {
    for angle in [0.0, 0.3, 1.2, 2.5, 4] {
      let style = Arrow.Style(width: 0, headLength: length, headWidth: width)
      let tip = SIMD2(150.0, 100)
      let direction = SIMD2(cos(angle), sin(angle))
      let start = tip - direction * 60
      let list = try draw(
        from: Position(x: .picture(start.x), y: .picture(start.y)),
        to: Position(x: .picture(tip.x), y: .picture(tip.y)),
        style: style
      )
      let head = try #require(list.polylines.first)
      let reach = head.stroke.width / 2
      let side = SIMD2(-direction.y, direction.x)
      let radius = length * width / 2 / (hypot(length, width / 2) + width / 2)
      #expect(list.polylines.count == 1 && head.stroke.join == .mitre)
      // Every vertex of the pen's path is as far inside of the sides as the pen reaches.
      for vertex in head.runs[0].dropFirst().dropLast() {
        let place = SIMD2(Double(vertex.x), Double(vertex.y)) - tip
        let along = -(place * direction).sum()
        let across = abs((place * side).sum())
        let toBase = length - along
        let toSide = (along * width / 2 - across * length) / hypot(length, width / 2)
        #expect(min(abs(toBase - reach), abs(toSide - reach)) < 1e-4)
        #expect(toBase > reach - 1e-4 && toSide > reach - 1e-4)
      }
      // The disc in the middle covers what the pen leaves.
      #expect(head.runs[1].count == 1 && reach > radius - reach)
    }
  }

  @Test("shrinks its heads where it is shorter than they are")
  func short() throws {
    let style = Arrow.Style(width: 1, heads: .both, headLength: 30, headWidth: 20)
    let list = try draw(from: Position(x: 5, y: 5), to: Position(x: 5.1, y: 5), style: style)
    let xs = list.polylines.flatMap { line in line.runs.joined().map(\.x) }
    #expect(xs.min().map { $0 >= 150 } == true && xs.max().map { $0 <= 153 } == true)
    let same = try draw(from: Position(x: 5, y: 5), to: Position(x: 5, y: 5), style: style)
    #expect(same.commands.isEmpty)
    let gaps = Arrow.Style(startGap: 20, endGap: 20)
    #expect(
      try draw(from: Position(x: 5, y: 5), to: Position(x: 6, y: 5), style: gaps).commands.isEmpty
    )
  }

  @Test("is drawn whole or not at all, unless it is clipped")
  func outside() throws {
    let inside = Position(x: 5, y: 5)
    let outside = Position(x: 15, y: 5)
    #expect(try draw(from: inside, to: outside).commands.isEmpty)
    #expect(try draw(from: outside, to: inside).commands.isEmpty)
    let style = Arrow.Style(isClipped: true)
    let list = try draw(from: inside, to: outside, style: style)
    #expect(list.polylines.count == 1 && list.commands.allSatisfy { $0.clip != nil })
    for far in [1e9, 1e30, 1e307, -1e307] {
      let list = try draw(from: inside, to: Position(x: far, y: -far), style: style)
      let points = list.polylines.flatMap { $0.runs.joined() }
      #expect(points.count == 2)
      #expect(points.allSatisfy { abs($0.x - 150) <= 160 && abs($0.y - 100) <= 110 })
    }
    let picture = Position(x: .picture(1e300), y: .picture(-1e300))
    #expect(try draw(from: inside, to: picture).polylines.count == 1)
  }

  @Test("draws floats only, whatever its numbers are")
  func extremes() throws {
    var generator = SeededGenerator(seed: 4)
    let lengths = [0, 1e-300, 1e-9, 0.1, 1, 7, 300, 1e6, 1e12, 1e300, .greatestFiniteMagnitude]
    let numbers = lengths + lengths.map { -$0 }
    func position() -> Position {
      let (x, y) = (
        numbers[.random(in: 0..<numbers.count, using: &generator)],
        numbers[.random(in: 0..<numbers.count, using: &generator)]
      )
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: return Position(x: .plot(x), y: .plot(y))
      case 1: return Position(x: .picture(x), y: .picture(y))
      case 2: return Position(x: .data(DataValue(x)), y: .picture(y))
      default: return Position(x: 5, y: 5, offset: Point(x: x, y: y))
      }
    }
    func length() -> Double { lengths[.random(in: 0..<lengths.count, using: &generator)] }
    for _ in 0..<3000 {
      let style = Arrow.Style(
        width: length(),
        heads: try #require(Arrow.Style.Heads(rawValue: .random(in: 0..<4, using: &generator))),
        headLength: length(),
        headWidth: length(),
        startGap: length(),
        endGap: length(),
        isClipped: .random(using: &generator)
      )
      for line in try draw(from: position(), to: position(), style: style).polylines {
        #expect(line.runs.joined().allSatisfy { ($0 - $0) == .zero })
        #expect(line.stroke.width.isFinite && line.stroke.mitreLimit.isFinite)
      }
    }
  }

  @Test("moves, and adds nothing to ranges")
  func moves() throws {
    let chart = try Chart(size: Size(width: 300, height: 200))
    try chart.addLine(x: nil, y: Column([2.0, 3]))
    let arrow = try Arrow(from: Position(x: 9, y: 9), to: Position(x: 1, y: 2), in: chart.space)
    chart.add(arrow, to: .above)
    #expect(try chart.frame { $0 }.polylines.count == 1)
    #expect(try chart.space.y.range().max == 3.05)
    #expect(chart.frameRecord?.unseenAnnotations == 1)
    try arrow.setPositions(from: Position(x: 0, y: 2), to: Position(x: 1, y: 3))
    #expect(try chart.frame { $0 }.polylines.count == 3)
    #expect(throws: KeisenError.self) {
      try arrow.setPositions(from: Position(x: 0, y: .nan), to: Position(x: 1, y: 3))
    }
    #expect(arrow.positions.start == Position(x: 0, y: 2))
    try chart.setPadding(.fixed(Insets(1000)))
    #expect(try chart.frame { $0 }.polylines.isEmpty)
  }

  @Test("refuses what is no position and no style")
  func refuses() throws {
    let good = Position(x: .plot(0), y: .plot(1))
    for (start, end, style, message) in [
      (
        Position(x: .picture(.nan), y: .plot(0)), good, Arrow.Style(),
        "x of start must be finite, got nan"
      ),
      (good, Position(x: 1, y: 2), Arrow.Style(), "x of end is a value, but there is no space"),
      (good, good, Arrow.Style(width: -1), "width must be finite and not negative, got -1.0"),
      (
        good, good, Arrow.Style(headLength: .nan),
        "head length must be finite and not negative, got nan"
      ),
      (
        good, good, Arrow.Style(headWidth: .infinity),
        "head width must be finite and not negative, got inf"
      ),
      (
        good, good, Arrow.Style(startGap: -1), "start gap must be finite and not negative, got -1.0"
      ),
      (good, good, Arrow.Style(endGap: -2), "end gap must be finite and not negative, got -2.0"),
    ] {
      let error = #expect(throws: KeisenError.self) {
        try Arrow(from: start, to: end, style: style)
      }
      #expect(error?.code == .invalidArgument && error?.message == message)
    }
  }

  @Test("changes its style and its ends, or keeps all where one is not allowed")
  func styles() throws {
    let chart = try Chart.tens()
    let (start, end) = (Position(x: 1, y: 5), Position(x: 9, y: 5))
    let arrow = try Arrow(from: start, to: end, in: chart.space)
    chart.add(arrow, to: .above)
    try arrow.setStyle(Arrow.Style(heads: .none))
    #expect(try chart.frame { $0 }.polylines.count == 1)
    let style = Arrow.Style(heads: .both)
    try arrow.setStyle(style, from: end, to: start)
    #expect(try chart.frame { $0 }.polylines.count == 3)
    #expect(throws: KeisenError.self) { try arrow.setStyle(Arrow.Style(width: -1)) }
    #expect(throws: KeisenError.self) {
      try arrow.setStyle(Arrow.Style(width: -1), from: start, to: end)
    }
    #expect(throws: KeisenError.self) {
      try arrow.setStyle(Arrow.Style(), from: start, to: Position(x: .nan, y: 1))
    }
    #expect(arrow.style == style && arrow.positions == (end, start))
  }
}
