import KeisenPrimitives

/// How many threads share a renderer's work.
struct Crew {
  /// Workers at most, the calling thread included.
  var width: Int

  /// The calling thread alone.
  static let caller = Crew(width: 1)

  /// Calls `body` once for each of `0..<count`, with the number of the worker, below `width`, that
  /// does it; no two calls with one worker's number overlap.
  ///
  /// Indices are handed out one by one in ascending order, so uneven work evens out.
  func run(_ count: Int, _ body: (_ worker: Int, _ index: Int) -> Void) {
    let workers = min(width, count)
    guard workers > 1 else {
      for index in 0..<max(0, count) { body(0, index) }
      return
    }
    let next = Locked(0)
    WorkerPool.shared.run(workers) { worker in
      while true {
        let index = next.withLock { next in
          defer { next += 1 }
          return next
        }
        guard index < count else { return }
        body(worker, index)
      }
    }
  }
}
