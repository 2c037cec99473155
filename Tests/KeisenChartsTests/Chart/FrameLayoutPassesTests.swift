import KeisenChartsTestSupport
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

/// Counts how often a frame measures.
private final class PassCounter: KeisenFrames.Attachment {
  static let typeName = "custom"

  private let count = Locked(0)

  func measure(_ frame: FrameContext) throws(KeisenError) -> LayoutDemand {
    count.withLock { $0 += 1 }
    return LayoutDemand()
  }

  func encode(_ frame: FrameContext, into list: inout DisplayList) throws(KeisenError) {}

  /// Returns the passes since the last call.
  func take() -> Int {
    count.withLock { count in
      defer { count = 0 }
      return count
    }
  }
}

/// Wants a point more than it has, whatever it is given.
private final class Glutton: KeisenFrames.Attachment {
  static let typeName = "custom"

  private let state = Locked((passes: 0, plot: Rect?.none))

  var passes: Int { state.withLock { $0.passes } }
  /// The plot in the last pass.
  var plot: Rect? { state.withLock { $0.plot } }

  func measure(_ frame: FrameContext) throws(KeisenError) -> LayoutDemand {
    state.withLock { $0 = ($0.passes + 1, frame.plot) }
    let thickness = max(10, frame.plot.minX - TextRoom().margin + 1)
    return LayoutDemand(side: .left, thickness: thickness)
  }

  func encode(_ frame: FrameContext, into list: inout DisplayList) throws(KeisenError) {}
}

@Suite("FrameLayout passes")
struct FrameLayoutPassesTests {
  @Test("are two for an ordinary chart, and few for charts drawn by lot")
  func few() throws {
    let counter = PassCounter()
    for size in [Size(width: 320, height: 240), Size(width: 1280, height: 720)] {
      let chart = try Chart(size: size)
      chart.add(counter, to: .below)
      try chart.setTitle("title")
      try chart.setXTitle("x")
      try chart.setYTitle("y")
      for projection in [chart.space.x, chart.space.y] { try projection.setRange(min: 0, max: 1) }
      for _ in 0..<2 {
        try chart.frame { _ in }
        #expect(counter.take() == 2, "\(size)")
      }
    }
    var random = SeededGenerator(seed: 5)
    var passes: [Int] = []
    var again: [Int] = []
    for _ in 0..<400 {
      let chart = try Chart.ofAxes(using: &random)
      chart.add(counter, to: .below)
      try chart.frame { _ in }
      let frame = try Chart.begin(chart.state.withLock { $0 }, pixelRatio: 1).0
      let isAgain = frame.texts != TextRoom()
      let all = counter.take()
      if isAgain { again.append(all / 2) } else { passes.append(all / 2) }
    }
    let count = Double(passes.count)
    #expect(Double(passes.count { $0 <= 3 }) > 0.775 * count && count > 200)
    #expect(Double(passes.count { $0 <= 4 }) > 0.9 * count)
    #expect(passes.allSatisfy { $0 <= 10 })
    // Those whose texts give way are laid out a few times.
    #expect(Double(again.count { $0 <= 20 }) > 0.6 * Double(again.count))
    #expect(again.allSatisfy { $0 <= 60 }, "\(again.sorted())")
  }

  @Test("end where a part never has enough, with the room that was added last")
  func endless() throws {
    let chart = try Chart.whole(400, 300)
    let glutton = Glutton()
    chart.add(glutton, to: .above)
    try chart.frame { _ in }
    #expect(glutton.passes == 2 + 12 + 1)
    let plot = try #require(chart.frameRecord?.plot)
    // 10 and the margin at first, then a point, twice one, thrice two and seven times four.
    #expect(plot.minX == 59)
    #expect(glutton.plot == plot)
  }

  @Test("lead to one picture, whatever was drawn before, for charts drawn by lot")
  func history() throws {
    var random = SeededGenerator(seed: 7)
    for index in 0..<300 {
      var same = random
      let fresh = try Chart.ofAxes(using: &same)
      let chart = try Chart.ofAxes(using: &random)
      let ratio = [1, 1.5, 2][index % 3]
      let expected = try fresh.frame(pixelRatio: ratio) { $0.text }
      let plot = try #require(fresh.frameRecord?.plot)
      #expect(try fresh.frame(pixelRatio: ratio) { $0.text } == expected, "chart \(index), again")
      #expect(fresh.frameRecord?.plot == plot)

      let (size, x) = (chart.size, try chart.space.x.range())
      let ranges = Chart.nastyRanges(of: x.scale)
      for other in 0..<4 {
        let factor = Double.random(in: 0.3...3, using: &random)
        try chart.setSize(Size(width: size.width * factor, height: size.height / factor))
        let range = ranges[(index + other) % ranges.count]
        try chart.space.x.setRange(min: range.x, max: range.y)
        try chart.frame { _ in }
      }
      try chart.setSize(size)
      try chart.space.x.setRange(min: x.min, max: x.max)
      #expect(try chart.frame(pixelRatio: ratio) { $0.text } == expected, "chart \(index), later")
      #expect(chart.frameRecord?.plot == plot)
    }
  }
}
