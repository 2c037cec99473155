import KeisenChartsTestSupport
import KeisenDrawing
import KeisenPrimitives
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("Axis callbacks")
struct AxisCallbackTests {
  private struct Failure: Error {}

  /// A chart with one axis, whose ranges are given.
  private func chart() throws -> (Chart, Axis) {
    let chart = try Chart.whole(300, 200)
    let axis = try Axis(.bottom, of: chart.space)
    chart.add(axis, to: .above)
    try chart.space.x.setRange(min: 0, max: 10)
    try chart.space.y.setRange(min: 0, max: 10)
    return (chart, axis)
  }

  @Test("write the labels")
  func formatter() throws {
    let (chart, axis) = try chart()
    axis.formatter = { "<\($0.text) of \($0.count)>" }
    try chart.frame { _ in }
    let texts = try #require(chart.frameRecord).labels.map(\.text)
    #expect(texts.first?.hasPrefix("<0 of ") == true)
    axis.formatter = nil
    try chart.frame { _ in }
    #expect(chart.frameRecord?.labels.first?.text == "0")
  }

  @Test("choose ticks, which grids and formatters follow, and ticks that are set count before")
  func locator() throws {
    let (chart, axis) = try chart()
    let asked = Locked<[TickRange]>([])
    axis.locator = { range in
      asked.withLock { $0.append(range) }
      return [DataValue(7.5), DataValue(2), DataValue(-1), DataValue(2)]
    }
    axis.formatter = { "\($0.text)!" }
    let grid = try Grid(in: chart.space)
    chart.add(grid, to: .below)
    func texts() throws -> [String] {
      try chart.frame { _ in }
      return try #require(chart.frameRecord).labels.map(\.text)
    }
    #expect(try texts().contains("7.5!"))
    let first = try #require(asked.withLock { $0.first })
    #expect(first.min == DataValue(0) && first.max == DataValue(10) && first.length > 200)
    let once = asked.withLock { $0.count }
    _ = try texts()
    #expect(asked.withLock { $0.count } == once)
    try axis.setTicks([DataValue(4)])
    #expect(try texts() == ["4!"])
    axis.removeTicks()
    axis.locator = nil
    #expect(try texts().first == "0!")
  }

  @Test("that choose ticks may not return what is not finite, or more than 10,000")
  func badLocator() throws {
    let (chart, axis) = try chart()
    let bad: [(Axis.Locator, String)] = [
      ({ _ in throw Failure() }, "tick locator failed: Failure()"),
      ({ _ in [DataValue(.nan)] }, "tick locator must return finite values, got nan"),
      (
        { _ in [DataValue](repeating: DataValue(1), count: 10_001) },
        "tick locator must return at most 10000 ticks, got 10001"
      ),
    ]
    for (locator, message) in bad {
      axis.locator = locator
      #expect(throws: KeisenError(.callback, message)) { try chart.frame { _ in } }
    }
    #expect(chart.frameRecord == nil)
    axis.locator = { _ in (0..<10_000).map { DataValue(Double($0) / 1000) } }
    try chart.frame { _ in }
    axis.locator = { _ in [] }
    try chart.frame { _ in }
    #expect(chart.frameRecord?.labels.isEmpty == true)
  }

  @Test("are not asked again while nothing changes")
  func cached() throws {
    let (chart, axis) = try chart()
    let calls = Locked(0)
    axis.formatter = { tick in
      calls.withLock { $0 += 1 }
      return tick.text
    }
    try chart.frame { _ in }
    let once = calls.withLock { $0 }
    for _ in 0..<5 { try chart.frame { _ in } }
    #expect(calls.withLock { $0 } == once && once > 0)
    try chart.space.x.setRange(min: 0, max: 11)
    try chart.frame { _ in }
    #expect(calls.withLock { $0 } > once)
  }

  @Test("end the frame when they fail, and leave the chart as it was")
  func failure() throws {
    let (chart, axis) = try chart()
    try chart.frame { _ in }
    axis.formatter = { _ in throw Failure() }
    #expect(throws: KeisenError(.callback, "tick formatter failed: Failure()")) {
      try chart.frame { _ in }
    }
    axis.formatter = nil
    axis.labelHook = { _ in throw Failure() }
    #expect(throws: KeisenError(.callback, "label hook failed: Failure()")) {
      try chart.frame { _ in }
    }
    #expect(chart.frameRecord?.frame == 1)
    axis.labelHook = nil
    try chart.frame { _ in }
    #expect(chart.frameRecord?.frame == 2)
  }

  @Test("may not write more than 4,095 bytes")
  func length() throws {
    let (chart, axis) = try chart()
    axis.formatter = { _ in String(repeating: "x", count: 10_000_000) }
    #expect(
      throws: KeisenError(
        .callback,
        "tick formatter must return at most 4095 bytes, got 10000000"
      )
    ) { try chart.frame { _ in } }
    axis.formatter = { _ in String(repeating: "x", count: 4095) }
    try chart.frame { _ in }
    let labels = try #require(chart.frameRecord).labels
    #expect(!labels.isEmpty && labels.allSatisfy { $0.width <= 100.1 && $0.text.hasSuffix("…") })
  }

  @Test("may not draw the chart that they are called for, and nothing waits for ever")
  func reentry() throws {
    let (chart, axis) = try chart()
    axis.formatter = { [unowned chart] tick in
      try chart.frame { _ in }
      return tick.text
    }
    #expect {
      try chart.frame { _ in }
    } throws: {
      ($0 as? KeisenError)?.code == .callback
    }
    // They may do anything else, also to their own axis.
    axis.formatter = { [unowned axis] tick in
      axis.title = "title"
      axis.formatter = nil
      return tick.text + "!"
    }
    try chart.frame { _ in }
    #expect(axis.formatter == nil && axis.title == "title")
  }

  @Test("may not set what a style may not have")
  func limits() throws {
    let (chart, axis) = try chart()
    for bad in [-1, .nan, .infinity, -.infinity] as [Double] {
      let hooks: [(String, Axis.LabelHook)] = [
        ("radius", { $0.radius = bad }), ("top inset", { $0.insets.top = bad }),
        ("left inset", { $0.insets.left = bad }), ("bottom inset", { $0.insets.bottom = bad }),
        ("right inset", { $0.insets.right = bad }),
      ]
      for (name, hook) in hooks {
        axis.labelHook = hook
        #expect(
          throws: KeisenError(
            .callback,
            "label hook's \(name) must be finite and not negative, got \(bad)"
          )
        ) { try chart.frame { _ in } }
      }
    }
    axis.labelHook = { label in
      label.background = .white
      label.insets = Insets(1e308)
      label.radius = 1e308
    }
    let list = try chart.frame { $0 }
    #expect(list.rectangles.allSatisfy { !$0.rect.midX.isNaN && !$0.rect.width.isNaN })
  }

  @Test("change how each label is drawn, once per frame")
  func hook() throws {
    let (chart, axis) = try chart()
    let seen = Locked<[Axis.Label]>([])
    axis.labelHook = { label in
      seen.withLock { $0.append(label) }
      label.isHidden = label.index == 0
      label.color = Color(rgb: 0xff0000)
      label.background = Color(rgb: 0x00ff00)
      label.radius = 2
      label.insets = Insets(3)
    }
    let list = try chart.frame { $0 }
    let labels = try #require(chart.frameRecord).labels
    let calls = seen.withLock { $0 }
    #expect(calls.count == labels.count + 1)
    #expect(calls.map(\.index) == Array(calls.indices))
    #expect(calls.allSatisfy { $0.count == calls.count })
    #expect(!labels.contains { $0.text == "0" })
    #expect(list.glyphRuns.allSatisfy { $0.color == Color(rgb: 0xff0000) })
    let boxes = list.rectangles.filter { $0.fill == .color(Color(rgb: 0x00ff00)) }
    #expect(boxes.count == labels.count)
    for (box, label) in zip(boxes, labels) {
      #expect(abs(box.rect.width - label.width - 6) < 1e-9)
      #expect(abs(box.rect.midY - label.center.y) < 1e-9)
      #expect(box.radii == CornerRadii(2))
    }
  }
}
