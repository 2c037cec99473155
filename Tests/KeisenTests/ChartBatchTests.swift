import Glibc
import Keisen
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@Suite("Chart.renderBatch")
struct ChartBatchTests {
  private let cpu: any Renderer

  init() throws {
    cpu = try Renderers.make(RendererOptions(.cpu))
  }

  private static func charts(_ count: Int) throws -> [Chart] {
    var random = SeededGenerator(seed: 90)
    return try (0..<count).map { number in
      let size = Size(width: [120, 150, 120.5][number % 3], height: 90)
      let chart = try Chart(size: size, title: "chart \(number)", yTitle: "y")
      let rows = number % 5 == 0 ? 30_000 : 20
      let values = (0..<rows).map { _ in Double.random(in: 0...1, using: &random) }
      let column = try Column(values)
      switch number % 4 {
      case 0: try chart.addLine(x: nil, y: column, label: "line")
      case 1: try chart.addPoints(PointColumns(x: nil, y: column))
      case 2: try chart.add(AreaMark(x: nil, y: column))
      default: try chart.addHeatmap(values: column, columns: 5)
      }
      return chart
    }
  }

  private func bytes(_ result: Result<ByteBuffer, KeisenError>) throws -> [UInt8] {
    try result.get().withUnsafeBytes { Array($0) }
  }

  @Test("gives the files that each chart gives alone, in order", arguments: [nil, 1, 2, 100])
  func order(threads: Int?) throws {
    let charts = try Self.charts(41)
    let results = try Chart.renderBatch(charts, pixelRatio: 1.5, threads: threads, renderer: cpu)
    #expect(results.count == charts.count)
    for (chart, result) in zip(charts, results) {
      let alone = try chart.png(pixelRatio: 1.5, renderer: cpu)
      #expect(try bytes(result) == alone.withUnsafeBytes { Array($0) })
      #expect(chart.frameRecord?.frame == 2)
    }
    #expect(try Chart.renderBatch([], renderer: cpu).isEmpty)
  }

  @Test("delivers all but those that fail, which are as they were, and tells which")
  func failures() throws {
    let charts = try Self.charts(20)
    let refusing = Refusing()
    charts[3].add(refusing)
    charts[12].add(RefusingAtTheEnd())
    try charts[7].setSize(Size(width: 1e8, height: 1e8))
    let reported = Locked<[Int: KeisenError.Code]>([:])
    let results = try Chart.renderBatch(
      charts,
      threads: 2,
      renderer: cpu,
      onFailure: { number, error in reported.withLock { $0[number] = error.code } }
    )
    let expected: [Int: KeisenError.Code] = [
      3: .callback, 7: .invalidArgument, 12: .callback,
    ]
    #expect(reported.withLock { $0 } == expected)
    for (number, result) in results.enumerated() {
      switch result {
      case .success:
        #expect(expected[number] == nil)
        #expect(charts[number].frameRecord?.frame == 1)
      case .failure(let error):
        #expect(expected[number] == error.code)
        #expect(charts[number].frameRecord == nil)
      }
    }
    charts[3].remove(refusing)
    _ = try charts[3].render(renderer: cpu)
    #expect(charts[3].frameRecord?.frame == 1)
  }

  @Test("tells how far it is on the calling thread, and ends when that is enough")
  func progress() throws {
    let charts = try Self.charts(30)
    let caller = pthread_self()
    for threads in [1, 2] {
      var reported: [Int] = []
      let results = try Chart.renderBatch(charts, threads: threads, renderer: cpu) { done, count in
        #expect(pthread_self() == caller && count == 30)
        reported.append(done)
        return true
      }
      #expect(reported == reported.sorted() && reported.last == 30)
      #expect(results.allSatisfy { (try? $0.get()) != nil })

      let cut = try Chart.renderBatch(
        charts,
        threads: threads,
        renderer: cpu,
        progress: { done, _ in done < 6 }
      )
      let codes = cut.map { result -> KeisenError.Code? in
        if case .failure(let error) = result { error.code } else { nil }
      }
      let drawn = codes.count { $0 == nil }
      #expect(drawn >= 6 && codes.allSatisfy { $0 == nil || $0 == .cancelled })
      if threads == 1 { #expect(drawn == 6) }
    }
  }

  @Test("draws one chart as often as it comes, and charts that share a range at once")
  func shared() throws {
    let chart = try #require(try Self.charts(1).first)
    let space = chart.space
    let others = try (0..<20).map { number in
      let other = try Chart(size: Size(width: 100, height: 80), space: space)
      try other.addLine(x: nil, y: try Column([0, Double(number)]))
      return other
    }
    let all = [chart, chart] + others + [chart]
    let results = try Chart.renderBatch(all, renderer: SeveralAtOnce(16, refuses: false))
    #expect(results.allSatisfy { (try? $0.get()) != nil })
    #expect(try bytes(results[0]) == bytes(results[1]))
    #expect(chart.frameRecord?.frame == 3)
  }

  @Test("hands several lists to a renderer that wants them, of which some may fail")
  func several() throws {
    let charts = try Self.charts(40)
    let renderer = SeveralAtOnce(7)
    let results = try Chart.renderBatch(charts, threads: 1, renderer: renderer)
    #expect(renderer.counts.withLock { $0 } == [7, 7, 7, 7, 7, 5])
    for (number, (chart, result)) in zip(charts, results).enumerated() {
      if number % 7 == 3 {
        #expect(throws: KeisenError.self) { try result.get() }
        #expect(chart.frameRecord == nil)
      } else {
        let alone = try chart.png(renderer: cpu)
        #expect(try bytes(result) == alone.withUnsafeBytes { Array($0) })
      }
    }
    // One that says too little of what became of them.
    let silent = try Chart.renderBatch(charts, threads: 1, renderer: SeveralAtOnce(7, says: 2))
    let failures = silent.compactMap { if case .failure(let error) = $0 { error } else { nil } }
    #expect(failures.contains { $0.message.contains("told of 2 lists of 7") })
  }

  @Test("refuses no threads")
  func refused() throws {
    #expect(throws: KeisenError(.invalidArgument, "threads must be positive, got 0")) {
      try Chart.renderBatch(try Self.charts(1), threads: 0)
    }
  }
}

/// Fails before anything is drawn.
private final class Refusing: Hook {
  func willRender(_ chart: Chart, _ frame: HookFrame) throws { throw Refusal() }
}

/// Fails when all is drawn.
private final class RefusingAtTheEnd: Hook {
  func didRender(_ chart: Chart, _ frame: HookFrame, _ record: FrameRecord) throws {
    throw Refusal()
  }
}

private struct Refusal: Error {}

/// Draws several lists in one call, of which it refuses the fourth.
private final class SeveralAtOnce: Renderer {
  let name = "several"
  let listsAtOnce: Int
  let counts = Locked<[Int]>([])
  private let said: Int
  private let refuses: Bool
  private let cpu = RasterRenderer(threads: 1)

  init(_ count: Int, says said: Int = .max, refuses: Bool = true) {
    listsAtOnce = count
    (self.said, self.refuses) = (said, refuses)
  }

  func render(_ list: DisplayList, into target: PixelBuffer) throws(KeisenError) {
    try cpu.render(list, into: target)
  }

  func render(_ jobs: [RenderJob]) -> [KeisenError?] {
    counts.withLock { $0.append(jobs.count) }
    let failures = jobs.enumerated().map { index, job -> KeisenError? in
      do throws(KeisenError) {
        if refuses, index == 3 { throw KeisenError(.outOfMemory, "no memory for the fourth") }
        try cpu.render(job.list, into: job.target)
        return nil
      } catch {
        return error
      }
    }
    return Array(failures.prefix(said))
  }
}
