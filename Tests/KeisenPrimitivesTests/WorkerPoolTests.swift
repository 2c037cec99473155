import Glibc
import KeisenPrimitives
import KeisenTestSupport
import Testing

@Suite("WorkerPool")
struct WorkerPoolTests {
  /// How often each of `count` indices was worked on.
  private func visits(_ count: Int, _ pool: WorkerPool = .shared) -> [Int] {
    let visits = Locked([Int](repeating: 0, count: count))
    pool.run(count) { index in visits.withLock { $0[index] += 1 } }
    return visits.withLock { $0 }
  }

  @Test("works on every index once", arguments: [1, 2, 3, 7, 100, 10_000])
  func once(count: Int) {
    for _ in 0..<20 { #expect(visits(count).allSatisfy { $0 == 1 }) }
  }

  @Test("does nothing for no index", arguments: [0, -1, .min])
  func none(count: Int) {
    WorkerPool.shared.run(count) { _ in Issue.record("called") }
  }

  @Test("works on one index in the thread that asks")
  func one() {
    let caller = pthread_self()
    WorkerPool.shared.run(1) { index in
      #expect(index == 0)
      #expect(pthread_equal(pthread_self(), caller) != 0)
    }
  }

  @Test("returns when all have returned, so that what they wrote is there")
  func results() throws {
    let memory = try ByteBuffer(count: 8 * 1000)
    let squares = memory.base.bindMemory(to: Int.self, capacity: 1000)
    for round in 0..<50 {
      WorkerPool.shared.run(1000) { squares[$0] = $0 * $0 + round }
      #expect((0..<1000).allSatisfy { squares[$0] == $0 * $0 + round })
    }
    withExtendedLifetime(memory) {}
  }

  @Test("may be asked from inside its work")
  func nested() {
    let sum = Locked(0)
    WorkerPool.shared.run(9) { outer in
      WorkerPool.shared.run(11) { inner in
        WorkerPool.shared.run(3) { innermost in
          sum.withLock { $0 += outer * 10_000 + inner * 100 + innermost }
        }
      }
    }
    var expected = 0
    for outer in 0..<9 {
      for inner in 0..<11 {
        for innermost in 0..<3 { expected += outer * 10_000 + inner * 100 + innermost }
      }
    }
    #expect(sum.withLock { $0 } == expected)
  }

  @Test("may be asked by several threads at once")
  func callers() {
    let wrong = Locked(0)
    let threads = (0..<6).map { caller in
      Thread {
        for round in 0..<200 {
          let count = caller * 37 + round % 5
          let sum = Locked(0)
          WorkerPool.shared.run(count) { index in sum.withLock { $0 += index + 1 } }
          if sum.withLock({ $0 }) != count * (count + 1) / 2 { wrong.withLock { $0 += 1 } }
        }
      }
    }
    for thread in threads { thread.join() }
    #expect(wrong.withLock { $0 } == 0)
  }

  @Test("uses as many threads as KEISEN_THREADS says, the caller's among them")
  func environment() async {
    await #expect(processExitsWith: .success) {
      setenv("KEISEN_THREADS", "5", 1)
      let pool = WorkerPool.shared
      #expect(pool.width == 5)
      // Each waits until five are there: it ends only where five threads are at work.
      let arrived = Locked(Set<pthread_t>())
      endAfter(seconds: 20)
      pool.run(5) { _ in
        arrived.withLock { _ = $0.insert(pthread_self()) }
        while arrived.withLock({ $0.count }) < 5 { sched_yield() }
      }
      #expect(arrived.withLock { $0.contains(pthread_self()) })
    }
  }

  @Test("works alone where KEISEN_THREADS is 1")
  func single() async {
    await #expect(processExitsWith: .success) {
      setenv("KEISEN_THREADS", "1", 1)
      let caller = pthread_self()
      var indices: [Int] = []
      withUnsafeMutablePointer(to: &indices) { indices in
        WorkerPool.shared.run(100) { index in
          #expect(pthread_equal(pthread_self(), caller) != 0)
          indices.pointee.append(index)
        }
      }
      #expect(indices == Array(0..<100))
    }
  }

  @Test("takes the cores where KEISEN_THREADS is no positive number")
  func badEnvironment() async {
    await #expect(processExitsWith: .success) {
      setenv("KEISEN_THREADS", "-3", 1)
      #expect(WorkerPool.shared.width == max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    }
  }

  @Test("gets threads anew in the child of a fork, while others use the parent's")
  func fork() async {
    await #expect(processExitsWith: .success) {
      setenv("KEISEN_THREADS", "3", 1)
      let stop = Locked(false)
      let busy = Thread {
        while !stop.withLock({ $0 }) { WorkerPool.shared.run(20) { _ in } }
      }
      for _ in 0..<50 {
        let status = try inChild {
          let arrived = Locked(0)
          WorkerPool.shared.run(3) { _ in
            arrived.withLock { $0 += 1 }
            while arrived.withLock({ $0 }) < 3 { sched_yield() }
          }
          return Int32(arrived.withLock { $0 })
        }
        try #require(status == 3)
      }
      stop.withLock { $0 = true }
      busy.join()
      WorkerPool.shared.run(10) { _ in }
    }
  }

  @Test("gets no signal of the host")
  func signals() async {
    await #expect(processExitsWith: .success) {
      setenv("KEISEN_THREADS", "4", 1)
      let caller = pthread_self()
      let open = Locked(0)
      WorkerPool.shared.run(200) { _ in
        guard pthread_equal(pthread_self(), caller) == 0 else { return }
        var mask = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &mask)
        for signal in [SIGINT, SIGTERM, SIGALRM, SIGUSR1, SIGCHLD]
        where sigismember(&mask, signal) == 0 {
          open.withLock { $0 += 1 }
        }
      }
      #expect(open.withLock { $0 } == 0)
    }
  }
}
