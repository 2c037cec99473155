import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenData

@Suite("Column of a source, from several threads")
struct ColumnSourceThreadTests {
  @Test(
    "answers each thread as one in memory does, while nodes and rows come and go, and some can't be read"
  )
  func manyThreads() throws {
    var random = SeededGenerator(seed: 61)
    let values = (0..<300_000).map { _ in Float.random(in: -1...1, using: &random) }
    let expected = try Column(values).bounds()
    let source = MemorySource(values)
    let summary = try RowSummary(of: Column(values), rowsPerBlock: 1 << 16)
    let column = try Column(
      source: source,
      type: .float32,
      count: values.count,
      summary: summary,
      rowsPerRead: 1000,
      cacheBytes: 0
    )
    onThreads(4) { thread in
      var random = SeededGenerator(seed: UInt64(thread))
      for round in 0..<60 {
        if thread == 0 { source.state.firstMissing = round % 10 == 5 ? 150_000 : .max }
        let ends = [0, 1].map { _ in Int.random(in: 0...values.count, using: &random) }.sorted()
        let row = Int.random(in: 0..<values.count, using: &random)
        do throws(KeisenError) {
          // Either all could be read, or the call hears of it.
          let isRight = try ReadFailures.collect { () throws(KeisenError) in
            let bounds = try column.bounds()
            let found = bounds.bounds(of: ends[0]..<ends[1], relativeTo: 0)
            let value = column.snapshot().value(at: row)
            return found == expected.bounds(of: ends[0]..<ends[1], relativeTo: 0)
              && value == .real(Double(values[row]))
          }
          #expect(isRight, "rows \(ends), row \(row)")
        } catch {
          #expect(error.code == .io)
        }
      }
    }
    source.state.firstMissing = .max
    #expect(try column.bounds().extent == expected.extent)
  }
}
