import Glibc
import Keisen
import KeisenPrimitives
import KeisenTestSupport
import Testing

@Suite("Streams")
struct StreamThreadTests {
  /// How far producers and the one who draws have come.
  private struct Progress {
    var frames = 0
    var isOver = false
  }

  #if DEBUG
  // Under the thread sanitizer each round takes many times as long.
  private static let rounds = 1_000
  #else
  private static let rounds = 10_000
  #endif

  @Test("are drawn in thousands of rounds while two threads append, each frame from one moment")
  func appendedAndDrawn() throws {
    let rings = try (0..<2).map { _ in
      (x: try Column(ring: .int64, capacity: 5_000), y: try Column(ring: .float32, capacity: 5_000))
    }
    let chart = try Chart(size: Size(width: 40, height: 30))
    try chart.setDirectRows(0)
    let newest = RangeUpdater(target: chart.space.x)
    newest.append(try LengthRestriction(length: DataValue(2_000), anchor: 1))
    try chart.space.y.setRange(min: 0, max: 1_000)
    for ring in rings {
      try newest.attach(chart.addLine(x: ring.x, y: ring.y))
    }
    chart.add(newest)
    let renderer = RasterRenderer(threads: 1)
    let progress = Locked(Progress())
    onThreads(3) { thread in
      if thread == 2 {
        for _ in 0..<Self.rounds {
          #expect(throws: Never.self) { try chart.render(renderer: renderer) }
          progress.withLock { $0.frames += 1 }
        }
        progress.withLock { $0.isOver = true }
        return
      }
      var row = 0
      for round in 0..<Self.rounds {
        let rows = row..<row + 1 + round % 97
        row = rows.upperBound
        // The one of both that is behind has the other's rows when it comes to them.
        try? rings[thread].x.append(rows.map { Int64($0) })
        try? rings[thread].y.append(rows.map { Float($0 % 1_000) })
        while progress.withLock({ !$0.isOver && $0.frames + 4 < round }) { sched_yield() }
      }
    }
    let record = try #require(chart.frameRecord)
    #expect(record.frame == UInt64(Self.rounds))
    // When all is appended the newest rows are in view.
    _ = try chart.render(renderer: renderer)
    let total = (0..<Self.rounds).reduce(0) { $0 + 1 + $1 % 97 }
    let range = try chart.space.x.range()
    #expect(range.max == Double(total - 1) && range.max - range.min == 2_000)
    #expect(rings.allSatisfy { $0.x.count == 5_000 && $0.y.firstRow == total - 5_000 })
  }
}
