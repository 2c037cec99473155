import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames

/// A mark that shows nothing and asks something in each of its functions.
private struct AskingMark: CustomMark {
  var drawing: @Sendable () throws -> Void = {}
  var sampling: @Sendable () throws -> Void = {}
  var searching: @Sendable () throws -> Void = {}

  var columns: [MarkColumn] { [] }

  func draw(with painter: Painter) throws -> CustomCount {
    try drawing()
    return CustomCount()
  }

  func drawSample(in rect: Rect, with painter: Painter) throws { try sampling() }

  func hit(_ query: HitQuery, with painter: Painter) throws -> CustomHit? {
    try searching()
    return nil
  }
}

/// A part that shows nothing and asks something while it is measured and drawn.
private struct AskingPart: CustomPart {
  var measuring: @Sendable () throws -> Void = {}
  var drawing: @Sendable () throws -> Void = {}

  func measure(with painter: Painter) throws -> LayoutDemand {
    try measuring()
    return LayoutDemand()
  }

  func draw(in band: Rect, with painter: Painter) throws { try drawing() }
}

/// What a chart may be asked for.
enum ChartQuestion: CaseIterable {
  case plot, values, position, hit, box, lasso

  static let center = Point(x: 150, y: 100)

  func ask(_ chart: Chart) throws(KeisenError) {
    switch self {
    case .plot: _ = try chart.plot()
    case .values: _ = try chart.values(at: Self.center)
    case .position: _ = try chart.position(x: 0.5, y: 0.5)
    case .hit: _ = try chart.hit(at: Self.center)
    case .box: _ = try chart.select(in: Rect(x: 0, y: 0, width: 300, height: 200))
    case .lasso: _ = try chart.select(within: [Point.zero, Self.center, Point(x: 0, y: 200)])
    }
  }
}

@Suite("Custom parts that ask what they are part of")
struct CustomReentryTests {
  /// Errors of calls within a function of the caller's.
  private final class Errors: Sendable {
    private let all = Locked<[KeisenError]>([])

    func note(_ body: () throws(KeisenError) -> Void) {
      do throws(KeisenError) {
        try body()
      } catch {
        all.withLock { $0.append(error) }
      }
    }

    /// Whether there are some, all of them this one; forgets them.
    func areAll(_ message: String) -> Bool {
      let found: [KeisenError] = all.withLock { all in
        defer { all = [] }
        return all
      }
      return !found.isEmpty
        && found.allSatisfy { $0 == KeisenError(.invalidState, message) }
    }

    var isEmpty: Bool { all.withLock { $0.isEmpty } }
  }

  private func chart(_ mark: AskingMark, label: String = "") throws -> Chart {
    let chart = try Chart(size: Size(width: 300, height: 200))
    chart.add(CustomSeries(mark, in: chart.space, label: label))
    return chart
  }

  @Test("a search of the chart within a hit is an error, all other questions are answered")
  func search() throws {
    let (held, errors, others) = (Locked<Chart?>(nil), Errors(), Errors())
    let mark = AskingMark(searching: {
      guard let chart = held.withLock({ $0 }) else { return }
      for question in ChartQuestion.allCases where question != .hit {
        others.note { () throws(KeisenError) in try question.ask(chart) }
      }
      errors.note { () throws(KeisenError) in try ChartQuestion.hit.ask(chart) }
    })
    let chart = try chart(mark)
    held.withLock { $0 = chart }
    defer { held.withLock { $0 = nil } }
    #expect(try chart.hit(at: ChartQuestion.center) == nil)
    #expect(errors.areAll("hit of a custom series must not ask for what it answers itself"))
    #expect(others.isEmpty)
  }

  @Test("an error that a hit passes on ends the search")
  func passedOn() throws {
    let held = Locked<Chart?>(nil)
    let mark = AskingMark(searching: {
      if let chart = held.withLock({ $0 }) { try ChartQuestion.hit.ask(chart) }
    })
    let chart = try chart(mark)
    held.withLock { $0 = chart }
    let expected = KeisenError(
      .callback,
      "hit of a custom series failed: hit of a custom series must not ask for what it answers itself"
    )
    #expect(throws: expected) { try chart.hit(at: ChartQuestion.center) }
    held.withLock { $0 = nil }
    #expect(try chart.hit(at: ChartQuestion.center) == nil)
  }

  @Test("another chart may be asked and drawn, and drawing may ask its own chart for anything")
  func legal() throws {
    let (held, errors, count) = (Locked<Chart?>(nil), Errors(), Locked(0))
    let other = try chart(AskingMark(searching: { count.withLock { $0 += 1 } }))
    let mark = AskingMark(
      drawing: {
        guard let chart = held.withLock({ $0 }) else { return }
        for question in ChartQuestion.allCases {
          errors.note { () throws(KeisenError) in try question.ask(chart) }
        }
      },
      searching: {
        for question in ChartQuestion.allCases {
          errors.note { () throws(KeisenError) in try question.ask(other) }
        }
        errors.note { () throws(KeisenError) in try other.frame { _ in } }
      }
    )
    let chart = try chart(mark)
    held.withLock { $0 = chart }
    defer { held.withLock { $0 = nil } }
    try chart.frame { _ in }
    #expect(errors.isEmpty && count.withLock { $0 } == 1)
    #expect(other.frameRecord != nil)
  }

  @Test("a layout of the chart within the measuring is an error", arguments: ChartQuestion.allCases)
  func measuring(_ question: ChartQuestion) throws {
    let (held, errors) = (Locked<Chart?>(nil), Errors())
    let part = AskingPart(measuring: {
      guard let chart = held.withLock({ $0 }) else { return }
      errors.note { () throws(KeisenError) in try question.ask(chart) }
    })
    let chart = try Chart(size: Size(width: 300, height: 200))
    try chart.addLine(x: nil, y: Column([1.0, 2, 3]))
    chart.add(CustomAttachment(part), to: .above)
    held.withLock { $0 = chart }
    defer { held.withLock { $0 = nil } }
    let message = "measure of a custom attachment must not ask for what it answers itself"
    try question.ask(chart)
    #expect(errors.areAll(message))
    try chart.frame { _ in }
    #expect(errors.areAll(message))
  }

  @Test("a question to the figure within a sample of its legend is an error")
  func sample() throws {
    let (held, errors) = (Locked<Figure?>(nil), Errors())
    let mark = AskingMark(sampling: {
      guard let figure = held.withLock({ $0 }), let chart = figure.charts.first else { return }
      errors.note { () throws(KeisenError) in _ = try figure.hit(at: ChartQuestion.center) }
      errors.note { () throws(KeisenError) in _ = try figure.place(of: chart) }
    })
    let figure = try Figure(size: Size(width: 300, height: 200))
    try figure.add(try chart(mark, label: "own"), row: 0, column: 0)
    try figure.addLegend()
    held.withLock { $0 = figure }
    defer { held.withLock { $0 = nil } }
    let message = "sample of a custom series must not ask for what it answers itself"
    _ = try figure.hit(at: ChartQuestion.center)
    #expect(errors.areAll(message))
    try figure.frame { _ in }
    #expect(errors.areAll(message))
  }

  @Test("a figure is not drawn inside of a frame of its own, with charts or without")
  func figures() throws {
    for count in 0..<2 {
      let (held, errors) = (Locked<Figure?>(nil), Errors())
      let figure = try Figure(size: Size(width: 300, height: 200))
      if count > 0 { try figure.add(try chart(AskingMark()), row: 0, column: 0) }
      let part = AskingPart(drawing: {
        guard let figure = held.withLock({ $0 }) else { return }
        errors.note { () throws(KeisenError) in try figure.frame { _ in } }
        errors.note { () throws(KeisenError) in try figure.outer.frame { _ in } }
      })
      figure.outer.add(CustomAttachment(part), to: .above)
      held.withLock { $0 = figure }
      try figure.frame { _ in }
      #expect(errors.areAll("chart must not be drawn by what its own frame calls"))
      held.withLock { $0 = nil }
    }
  }
}
