import Glibc
import KeisenPrimitives
import KeisenTestSupport
import Testing

@Suite("Locked")
struct LockedTests {
  @Test("lets one thread at a time change the value")
  func threads() {
    let counter = Locked(0)
    let pool = WorkerPool.shared
    pool.run(8) { _ in
      for _ in 0..<20_000 { counter.withLock { $0 += 1 } }
    }
    #expect(counter.withLock { $0 } == 160_000)
  }

  @Test("is free again after an error")
  func error() {
    let value = Locked(1)
    #expect(throws: KeisenError(.timeout, "late")) {
      try value.withLock { value throws(KeisenError) in
        value = 2
        throw KeisenError(.timeout, "late")
      }
    }
    #expect(value.withLock { $0 } == 2)
  }

  @Test("is free in the child of a fork, whoever held it")
  func fork() async {
    await #expect(processExitsWith: .success) {
      let stop = Locked(false)
      let shared = Locked(0)
      let busy = Thread {
        while !stop.withLock({ $0 }) { shared.withLock { $0 += 1 } }
      }
      for _ in 0..<200 {
        let status = try inChild {
          shared.withLock { $0 += 1 }
          return 0
        }
        try #require(status == 0)
      }
      stop.withLock { $0 = true }
      busy.join()
    }
  }

  @Test("is free in a child that forks while other threads nest, make and end locks")
  func forkAmongNestedLocks() async {
    await #expect(processExitsWith: .success) {
      let stop = Locked(false)
      let outer = Locked(0)
      let inner = Locked(0)
      let busy = (0..<3).map { _ in
        Thread {
          while !stop.withLock({ $0 }) {
            outer.withLock { outer in
              let passing = Locked(outer)
              outer += 1
              inner.withLock { inner in passing.withLock { inner += $0 } }
            }
          }
        }
      }
      for _ in 0..<100 {
        let status = try inChild {
          outer.withLock { outer in inner.withLock { outer += $0 & 1 } }
          return 0
        }
        try #require(status == 0)
      }
      stop.withLock { $0 = true }
      for thread in busy { thread.join() }
    }
  }
}
