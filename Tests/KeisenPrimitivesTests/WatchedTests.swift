import Testing

@testable import KeisenPrimitives

@Suite("Watched values")
struct WatchedTests {
  private struct Refusal: Error {}

  @Test("know when they were changed, not when they were looked at")
  func changes() {
    let watched = Watched(1)
    let made = watched.latestChange
    #expect(watched.withLock { $0 } == 1 && watched.latestChange == made)
    watched.withLock { $0 = 2 }
    #expect(watched.latestChange == made)
    watched.change { $0 = 3 }
    #expect(watched.withLock { $0 } == 3 && watched.latestChange > made)
  }

  @Test("have not changed where a change has thrown")
  func refused() {
    let watched = Watched(1)
    let made = watched.latestChange
    #expect(throws: Refusal.self) { try watched.change { _ in throw Refusal() } }
    #expect(watched.latestChange == made)
  }

  @Test("have changes that are told apart and ordered, whoever they are of")
  func order() {
    let first = Watched("a")
    let second = Watched(0.5)
    #expect(first.latestChange < second.latestChange)
    first.change { $0 = "b" }
    #expect(second.latestChange < first.latestChange)
    #expect(Change.none < first.latestChange && first.latestChange < .always)
    #expect(Change.now() < Change.now())
  }
}
