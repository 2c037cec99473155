import Glibc
import KeisenCharts
import KeisenDrawing
import KeisenImage
import KeisenPrimitives
import KeisenRanges

/// Many charts on their way to files.
struct Batch: Sendable {
  let charts: [Chart]
  let pixelRatio: Double
  let time: Double
  let isExact: Bool
  let hasMetadata: Bool
  let renderer: any Renderer
  let onFailure: (@Sendable (_ number: Int, KeisenError) -> Void)?

  typealias Outcome = Result<ByteBuffer, KeisenError>

  /// What its threads share.
  private struct Course {
    var next = 0
    var done = 0
    var isCancelled = false
    var outcomes: [Outcome?]
  }

  /// Draws all charts on so many threads, until `progress` says that it is enough.
  func run(threads: Int?, _ progress: ((_ done: Int, _ count: Int) -> Bool)?) -> [Outcome] {
    let pool = WorkerPool.shared
    let workers = min(threads ?? pool.width, pool.width, charts.count)
    // Where there are fewer charts than threads, nobody having said how many, these share each
    // chart's work.
    let sharesWork = threads == nil && charts.count < pool.width
    // The last charts are not left to one thread.
    let maximum = max(1, min(renderer.listsAtOnce, charts.count / max(1, 2 * workers)))
    let course = Locked(Course(outcomes: [Outcome?](repeating: nil, count: charts.count)))
    let caller = pthread_self()
    pool.run(workers) { _ in
      let isCaller = pthread_self() == caller
      while let part = Self.take(maximum, of: course) {
        let outcomes = sharesWork ? draw(part) : WorkerPool.alone { draw(part) }
        let done = course.withLock { course in
          course.outcomes.replaceSubrange(part, with: outcomes)
          course.done += part.count
          return course.done
        }
        guard isCaller, let progress, done < charts.count else { continue }
        if !progress(done, charts.count) { course.withLock { $0.isCancelled = true } }
      }
    }
    let end = course.withLock { $0 }
    if let progress, !charts.isEmpty, !end.isCancelled { _ = progress(end.done, charts.count) }
    return end.outcomes.map { outcome in
      outcome ?? .failure(KeisenError(.cancelled, "the batch was cancelled before this chart"))
    }
  }

  /// Takes the next charts that nobody has begun, unless that is enough.
  private static func take(_ maximum: Int, of course: Locked<Course>) -> Range<Int>? {
    course.withLock { course in
      let count = course.outcomes.count
      guard course.next < count, !course.isCancelled else { return nil }
      let first = course.next
      course.next = min(count, first + maximum)
      return first..<course.next
    }
  }
}

// MARK: - Drawing some of them

extension Batch {
  /// A chart whose list is to be drawn, and the number of its outcome.
  private struct Drawing {
    let number: Int
    let chart: Chart
    let frame: ChartFrame
    let image: Image
  }

  /// Draws some charts in one call of the renderer, or in several where a chart comes twice.
  private func draw(_ part: Range<Int>) -> [Outcome?] {
    var outcomes: [Int: Outcome] = [:]
    var drawings: [Drawing] = []
    for number in part {
      let chart = charts[number]
      if drawings.contains(where: { $0.chart === chart }) { finish(&drawings, &outcomes) }
      do throws(KeisenError) {
        drawings.append(try begin(chart, number))
      } catch {
        outcomes[number] = .failure(error)
        onFailure?(number, error)
      }
    }
    finish(&drawings, &outcomes)
    return part.map { outcomes[$0] }
  }

  /// Encodes a chart, and takes memory for its picture.
  ///
  /// - Throws: As `Chart.frame`; `KeisenError` with code `.outOfMemory`.
  private func begin(_ chart: Chart, _ number: Int) throws(KeisenError) -> Drawing {
    let frame = try ChartFrame(
      of: chart,
      at: time,
      pixelRatio: pixelRatio,
      isExact: isExact,
      renderer: renderer,
      keptShapes: 0
    )
    do throws(KeisenError) {
      let image = try Image(for: frame.list)
      return Drawing(number: number, chart: chart, frame: frame, image: image)
    } catch {
      frame.abandon()
      throw error
    }
  }

  /// Draws the lists of some charts, stores their frames and encodes their files.
  private func finish(_ drawings: inout [Drawing], _ outcomes: inout [Int: Outcome]) {
    if drawings.isEmpty { return }
    let start = Stopwatch()
    let failures = renderer.render(
      drawings.map { RenderJob($0.frame.list, into: $0.image.target) }
    )
    let missing = KeisenError(
      .callback,
      "the renderer \"\(renderer.name)\" told of \(failures.count) lists of \(drawings.count)"
    )
    let milliseconds = start.milliseconds / Double(drawings.count)
    for (index, drawing) in drawings.enumerated() {
      do throws(KeisenError) {
        if let failure = index < failures.count ? failures[index] : missing {
          drawing.frame.abandon()
          if failure.code == .deviceLost { Renderers.forget(renderer) }
          throw failure
        }
        let texts =
          hasMetadata
          ? drawing.chart.description(drawing.chart.alt(in: drawing.frame.context)).texts : []
        try drawing.frame.close(renderMilliseconds: milliseconds)
        outcomes[drawing.number] = .success(try drawing.image.png(texts: texts))
      } catch {
        outcomes[drawing.number] = .failure(error)
        onFailure?(drawing.number, error)
      }
    }
    drawings = []
  }
}
