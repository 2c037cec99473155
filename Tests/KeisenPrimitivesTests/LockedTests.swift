import Glibc
import KeisenPrimitives
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

  private static let shared = Locked(processWide: 0)

  @Test("of a static value is free in the child of a fork, whoever held it")
  func fork() async {
    await #expect(processExitsWith: .success) {
      let stop = Locked(false)
      let busy = Thread {
        while !stop.withLock({ $0 }) { LockedTests.shared.withLock { $0 += 1 } }
      }
      for _ in 0..<200 {
        let status = try inChild {
          LockedTests.shared.withLock { $0 += 1 }
          return 0
        }
        try #require(status == 0)
      }
      stop.withLock { $0 = true }
      busy.join()
    }
  }
}
