import KeisenPrimitives
import Testing

@testable import KeisenRaster

@Suite("Crew")
struct CrewTests {
  @Test("does each index once, and one worker's one after the other", arguments: [1, 2, 7])
  func doesAll(width: Int) {
    let done = Locked([Int](repeating: 0, count: 500))
    let busy = Locked([Bool](repeating: false, count: width))
    Crew(width: width).run(500) { worker, index in
      let wasBusy = busy.withLock { busy in
        defer { busy[worker] = true }
        return busy[worker]
      }
      #expect(!wasBusy)
      done.withLock { $0[index] += 1 }
      busy.withLock { $0[worker] = false }
    }
    #expect(done.withLock { $0 } == [Int](repeating: 1, count: 500))
  }

  @Test("does nothing of nothing")
  func doesNothing() {
    Crew(width: 4).run(0) { _, _ in Issue.record("called") }
  }
}
