import Glibc

/// A value behind a lock of its own.
///
/// The lock is held only while the closure runs; a closure must not call out to code of a user. A
/// `fork` waits until nobody is inside a closure, so a child finds every lock free and every value
/// whole. It stands on `pthread_mutex_t`, which the thread sanitizer understands
/// (`Synchronization.Mutex` gives false reports on Linux).
package final class Locked<Value>: @unchecked Sendable {
  private let node: UnsafeMutablePointer<LockNode>
  // The lock keeps accesses apart; Swift's own check that they are takes as long as the lock.
  @exclusivity(unchecked)
  private var value: Value

  /// Makes a lock around a value.
  ///
  /// - Precondition: The value's type is not empty: the thread sanitizer would take the address of
  ///   such a value for the object's own first word, which is read without the lock.
  package init(_ value: Value) {
    precondition(MemoryLayout<Value>.size > 0, "\(Value.self) has no size")
    self.value = value
    node = LockRegistry.add()
  }

  deinit {
    LockRegistry.remove(node)
  }

  /// Runs `body` with the value while no other thread does.
  @inline(__always)
  package func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(node.mutex)
    defer { pthread_mutex_unlock(node.mutex) }
    return try body(&value)
  }
}
