import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

/// A hook that notes its calls and runs closures.
private final class Probe: Hook {
  let calls = Locked<[String]>([])
  let name: String
  let update: @Sendable (Chart) throws -> Void
  let render: @Sendable (Chart) throws -> Void
  let rendered: @Sendable (Chart, FrameRecord) throws -> Void

  init(
    _ name: String = "",
    update: @escaping @Sendable (Chart) throws -> Void = { _ in },
    render: @escaping @Sendable (Chart) throws -> Void = { _ in },
    rendered: @escaping @Sendable (Chart, FrameRecord) throws -> Void = { _, _ in }
  ) {
    (self.name, self.update, self.render, self.rendered) = (name, update, render, rendered)
  }

  func willUpdate(_ chart: Chart, _ frame: HookFrame) throws {
    note("update \(frame.time) \(frame.plot == nil)")
    try update(chart)
  }

  func willRender(_ chart: Chart, _ frame: HookFrame) throws {
    note("render \(frame.plot == nil)")
    try render(chart)
  }

  func didRender(_ chart: Chart, _ frame: HookFrame, _ record: FrameRecord) throws {
    note("rendered \(record.frame) \(record.plot == frame.plot)")
    try rendered(chart, record)
  }

  private func note(_ call: String) { calls.withLock { $0.append(name + call) } }
}

private struct Failure: Error, CustomStringConvertible { let description = "no luck" }

@Suite("Hook")
struct HookTests {
  private func chart(_ column: Column) throws -> Chart {
    let chart = try Chart(size: Size(width: 200, height: 100))
    try chart.addLine(x: nil, y: column)
    return chart
  }

  @Test("runs before the frame looks, before the renderer draws, and after it, with the record")
  func order() throws {
    let chart = try chart(try Column([1.0, 2]))
    let probe = Probe()
    chart.add(probe)
    chart.add(probe)
    try chart.frame(at: 2) { _ in probe.calls.withLock { $0.append("draw") } }
    let calls: [String] = probe.calls.withLock { $0 }
    #expect(calls == ["update 2.0 true", "render false", "draw", "rendered 1 true"])
    chart.remove(probe)
    try chart.frame { _ in }
    #expect(probe.calls.withLock { $0.count } == 4 && chart.hooks.isEmpty)
  }

  @Test("of several those that were added first run first")
  func several() throws {
    let chart = try chart(try Column([1.0, 2]))
    let (one, two) = (Probe("a "), Probe("b "))
    let all = Locked<[String]>([])
    for probe in [one, two] {
      chart.add(Probe(update: { _ in all.withLock { $0.append(probe.name) } }))
    }
    try chart.frame { _ in }
    #expect(all.withLock { $0 } == ["a ", "b "])
  }

  @Test("what it changes before the frame looks is in the frame")
  func changes() throws {
    let column = Column(growing: .float64)
    try column.append([1.0, 2])
    let chart = try chart(column)
    let probe = Probe(update: { chart in
      try column.append([5.0])
      try chart.setTitle("now")
    })
    chart.add(probe)
    let labels: [String] = try chart.frame { list in list.labels.map { $0.text } }
    #expect(labels.contains("now") && chart.frameRecord?.series.first?.rows == 3)
    #expect(try chart.space.y.range().max == 5.2)
    // Its own changes are in the frame, so nothing is left to draw.
    #expect(chart.nextFrameTime(after: 1) == nil)
  }

  @Test("one that fails ends the frame and leaves the chart as it was", arguments: 0..<3)
  func failure(_ place: Int) throws {
    let chart = try chart(try Column([1.0, 2]))
    try chart.frame(at: 1) { _ in }
    let before = chart.frameRecord
    let animator = Animator()
    let projection = Projection()
    try projection.setRange(min: 0, max: 1)
    let isDrawn = Locked(false)
    let fails: @Sendable (Chart) throws -> Void = { _ in throw Failure() }
    let probe =
      switch place {
      case 0: Probe(update: fails)
      case 1: Probe(render: fails)
      default: Probe(rendered: { _, _ in throw Failure() })
      }
    chart.add(animator)
    chart.add(probe)
    let names = ["will_update", "will_render", "did_render"]
    let expected = KeisenError(.callback, "hook \(names[place]) failed: no luck")
    #expect(throws: expected) { try chart.frame(at: 2) { _ in isDrawn.withLock { $0 = true } } }
    #expect(chart.frameRecord == before)
    #expect(isDrawn.withLock { $0 } == (place == 2))
    chart.remove(probe)
    try chart.frame(at: 3) { _ in }
    #expect(chart.frameRecord?.frame == 2)
  }

  @Test("one that draws its own chart gets an error, and another chart is drawn")
  func reentry() throws {
    let chart = try chart(try Column([1.0, 2]))
    let other = try self.chart(try Column([3.0]))
    let message = Locked("")
    let probe = Probe(
      update: { chart in
        do { try chart.frame { _ in } } catch { message.withLock { $0 = "\(error)" } }
      },
      rendered: { _, _ in try other.frame { _ in } }
    )
    chart.add(probe)
    try chart.frame { _ in }
    #expect(message.withLock { $0 } == "chart must not be drawn by what its own frame calls")
    #expect(other.frameRecord?.frame == 1 && chart.frameRecord?.frame == 1)
    chart.remove(probe)
    chart.add(Probe(render: { try $0.frame { _ in } }))
    #expect(throws: KeisenError.self) { try chart.frame { _ in } }
    #expect(chart.frameRecord?.frame == 1)
  }

  @Test("observers and ends of animations may draw the chart, as its frame is over")
  func observers() throws {
    let chart = try chart(try Column([1.0, 2]))
    let count = Locked(0)
    let observation = chart.space.y.observe { _ in
      let isFirst: Bool = count.withLock { count in
        count += 1
        return count == 1
      }
      if isFirst { try? chart.frame { _ in } }
    }
    try chart.frame { _ in }
    #expect(chart.frameRecord?.frame == 2)
    withExtendedLifetime(observation) {}
  }

  @Test("nothing runs where size, ratio or time are not allowed")
  func arguments() throws {
    let chart = try chart(try Column([1.0, 2]))
    let probe = Probe()
    chart.add(probe)
    #expect(throws: KeisenError.self) { try chart.frame(pixelRatio: .nan) { _ in } }
    #expect(throws: KeisenError.self) { try chart.frame(at: .infinity) { _ in } }
    #expect(probe.calls.withLock { $0.isEmpty })
  }
}
