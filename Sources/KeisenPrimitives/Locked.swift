import Glibc

/// A value behind a lock of its own.
///
/// The lock is held only while the closure runs; a closure must neither call out to code of a user
/// nor take another lock that is process-wide. It stands on `pthread_mutex_t`, which the thread
/// sanitizer understands (`Synchronization.Mutex` gives false reports on Linux).
package final class Locked<Value>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  /// Makes a lock around a value.
  package init(_ value: Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  /// Makes a lock for a static value, whose lock stays usable in the child of a `fork`.
  package init(processWide value: Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    ProcessLocks.add(mutex)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs `body` with the value while no other thread does.
  @inline(__always)
  package func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}

/// The mutexes of static values: all of them are taken around a `fork`, so that none is left locked
/// in the child by a thread that does not exist there.
///
/// No thread holds two of them at once, so the order does not matter.
private enum ProcessLocks {
  nonisolated(unsafe) private static var mutexes: [UnsafeMutablePointer<pthread_mutex_t>] = []
  nonisolated(unsafe) private static var registry: UnsafeMutablePointer<pthread_mutex_t> = {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    pthread_atfork(
      {
        pthread_mutex_lock(ProcessLocks.registry)
        for mutex in ProcessLocks.mutexes { pthread_mutex_lock(mutex) }
      },
      {
        for mutex in ProcessLocks.mutexes { pthread_mutex_unlock(mutex) }
        pthread_mutex_unlock(ProcessLocks.registry)
      },
      {
        for mutex in ProcessLocks.mutexes { pthread_mutex_unlock(mutex) }
        pthread_mutex_unlock(ProcessLocks.registry)
      }
    )
    return mutex
  }()

  static func add(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) {
    pthread_mutex_lock(registry)
    mutexes.append(mutex)
    pthread_mutex_unlock(registry)
  }
}
