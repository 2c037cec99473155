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

/// A hook that notes its calls in a list, which it may share with others.
private final class NotingHook: Hook {
  let name: String
  let calls: Locked<[String]>
  let update: @Sendable (Chart) throws -> Void

  init(
    _ name: String,
    in calls: Locked<[String]>,
    update: @escaping @Sendable (Chart) throws -> Void = { _ in }
  ) {
    (self.name, self.calls, self.update) = (name, calls, update)
  }

  func willUpdate(_ chart: Chart, _ frame: HookFrame) throws {
    note("update")
    try update(chart)
  }

  func willRender(_ chart: Chart, _ frame: HookFrame) throws {
    note("render \(frame.size?.width ?? 0)")
  }

  func didRender(_ chart: Chart, _ frame: HookFrame, _ record: FrameRecord) throws {
    note("rendered \(record.frame) \(record.plot == frame.plot)")
  }

  private func note(_ call: String) { calls.withLock { $0.append("\(name) \(call)") } }
}

/// A series of a caller's own class that notes the threads on which it is drawn.
private final class OwnSeries: Series {
  let kindNames = SeriesNames("Own")
  let label = ""
  let describedRows: DescribedSeries? = nil
  let callsBack = true
  let space: Space
  let threads: Locked<[pthread_t]>

  init(in space: Space, _ threads: Locked<[pthread_t]>) {
    (self.space, self.threads) = (space, threads)
  }

  func extent(in dimension: Dimension) throws(KeisenError) -> Extent { .empty }

  func positiveExtent(in dimension: Dimension) throws(KeisenError) -> Extent { .empty }

  func hitKind(ofRow row: Int) -> HitKind { .row(.x) }

  func timeUnit(in dimension: Dimension) -> TimeUnit? { nil }

  func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    threads.withLock { $0.append(pthread_self()) }
    return SeriesRecord(rows: 0, gaps: 0)
  }
}

/// An attachment of a caller's own class that notes the threads on which it is measured and drawn.
private final class OwnAttachment: KeisenFrames.Attachment {
  static let typeName = "custom"

  let callsBack = true
  let threads: Locked<[pthread_t]>

  init(_ threads: Locked<[pthread_t]>) { self.threads = threads }

  func measure(_ frame: FrameContext) throws(KeisenError) -> LayoutDemand {
    threads.withLock { $0.append(pthread_self()) }
    return LayoutDemand()
  }

  func encode(_ frame: FrameContext, into list: inout DisplayList) throws(KeisenError) {
    threads.withLock { $0.append(pthread_self()) }
  }
}

@Suite("Code of the caller's in figures")
struct FigureHookTests {
  private func chart(_ size: Size = Size(width: 10, height: 10)) throws -> Chart {
    let chart = try Chart(size: size)
    try chart.addLine(x: nil, y: Column([1.0, 3, 2]))
    return chart
  }

  @Test("hooks of the outer chart run with those of the charts, before them")
  func outer() throws {
    let figure = try Figure(size: Size(width: 600, height: 400))
    let chart = try chart()
    try figure.add(chart, row: 0, column: 0)
    let calls = Locked<[String]>([])
    chart.add(NotingHook("chart", in: calls))
    figure.outer.add(NotingHook("outer", in: calls, update: { try $0.setTitle("now") }))
    let texts = try figure.frame { list in list.labels.map(\.text) }
    #expect(texts.contains("now"))
    let width = try #require(try figure.place(of: chart)).place.width
    #expect(
      calls.withLock { $0 } == [
        "outer update", "chart update",
        "outer render 600.0", "chart render \(width)",
        "outer rendered 1 true", "chart rendered 1 true",
      ]
    )
  }

  @Test("a hook of the outer chart that fails ends the frame, and nothing is stored")
  func failure() throws {
    struct Failure: Error {}
    let figure = try Figure(size: Size(width: 600, height: 400))
    let chart = try chart()
    try figure.add(chart, row: 0, column: 0)
    figure.outer.add(
      NotingHook("outer", in: Locked<[String]>([]), update: { _ in throw Failure() })
    )
    let error = #expect(throws: KeisenError.self) { try figure.frame { _ in } }
    #expect(error?.code == .callback)
    #expect(chart.space.y.follows && figure.frameRecord == nil)
  }

  @Test("a chart's own size counts for nothing, with hooks or without; the picture's does")
  func sizes() throws {
    let calls = Locked<[String]>([])
    let figure = try Figure(size: Size(width: 600, height: 400))
    let chart = try chart(Size(width: 1e9, height: 1e9))
    #expect(throws: KeisenError.self) { try chart.frame { _ in } }
    chart.add(NotingHook("chart", in: calls))
    try figure.add(chart, row: 0, column: 0)
    try figure.frame { _ in }
    #expect(calls.withLock { $0.count } == 3)
    #expect(throws: KeisenError.self) { try figure.frame(pixelRatio: 1e9) { _ in } }
    #expect(throws: KeisenError.self) { try figure.frame(at: .nan) { _ in } }
    #expect(calls.withLock { $0.count } == 3)
  }

  @Test("series and attachments of the caller's own classes are drawn on the thread that draws")
  func threads() throws {
    let figure = try Figure(size: Size(width: 600, height: 400), rows: 2, columns: 3)
    let threads = Locked<[pthread_t]>([])
    for place in 0..<6 {
      let chart = try chart()
      switch place % 3 {
      case 0: chart.add(OwnSeries(in: chart.space, threads))
      case 1: chart.add(OwnAttachment(threads), to: .above)
      default: break
      }
      try figure.add(chart, row: place / 3, column: place % 3)
    }
    try figure.frame { _ in }
    let own = pthread_self()
    let found: [pthread_t] = threads.withLock { $0 }
    #expect(found.count >= 4)
    #expect(found.allSatisfy { (thread: pthread_t) in thread == own })
  }

  @Test("charts call nobody back, until a part is given a function or says that it does")
  func ours() throws {
    var randomMarks = RandomMarks(seed: 5)
    randomMarks.isNasty = false
    for kind in RandomMarks.Kind.allCases {
      let chart = try randomMarks.chart()
      for _ in 0..<20 where chart.series.isEmpty { try? randomMarks.add(kind, to: chart) }
      #expect(!chart.series.isEmpty, "\(kind)")
      try chart.addCrosshair()
      chart.add(try Legend(), to: .above)
      let tooltip = try chart.addTooltip()
      #expect(!chart.state.withLock({ $0 }).callsBack, "\(kind)")
      tooltip.writer = { _ in "" }
      #expect(chart.state.withLock({ $0 }).callsBack)
      tooltip.writer = nil
      let axis = try #require(chart.axis(.left))
      axis.formatter = { $0.text }
      #expect(chart.state.withLock({ $0 }).callsBack)
      axis.formatter = nil
      #expect(!chart.state.withLock({ $0 }).callsBack)
      chart.add(FixedSeries(in: chart.space))
      #expect(!chart.state.withLock({ $0 }).callsBack)
      chart.add(OwnSeries(in: chart.space, Locked([])))
      #expect(chart.state.withLock({ $0 }).callsBack)
    }
  }
}
