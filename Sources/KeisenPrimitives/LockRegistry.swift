import Glibc

/// A mutex and its place in the list of all.
struct LockNode {
  fileprivate var storage = pthread_mutex_t()
  fileprivate var previous: UnsafeMutablePointer<LockNode>?
  fileprivate var next: UnsafeMutablePointer<LockNode>?
}

extension UnsafeMutablePointer<LockNode> {
  /// The mutex.
  @inline(__always)
  var mutex: UnsafeMutablePointer<pthread_mutex_t> {
    // The first field: a struct of our own begins with it.
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: pthread_mutex_t.self)
  }
}

/// The mutexes of all locks: a `fork` takes every one of them, so that none is left locked in the
/// child by a thread that does not exist there.
enum LockRegistry {
  nonisolated(unsafe) private static var first: UnsafeMutablePointer<LockNode>?

  /// Guards the list.
  ///
  /// Made, with the handlers of `fork`, when the first lock is.
  nonisolated(unsafe) private static let gate: UnsafeMutablePointer<pthread_mutex_t> = {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    pthread_atfork(
      { LockRegistry.lockAll() },
      { LockRegistry.unlockAll() },
      { LockRegistry.unlockAll() }
    )
    return mutex
  }()

  /// Makes a mutex and lists it.
  static func add() -> UnsafeMutablePointer<LockNode> {
    let node = UnsafeMutablePointer<LockNode>.allocate(capacity: 1)
    node.initialize(to: LockNode())
    pthread_mutex_init(node.mutex, nil)
    pthread_mutex_lock(gate)
    node.pointee.next = first
    first?.pointee.previous = node
    first = node
    pthread_mutex_unlock(gate)
    return node
  }

  /// Takes a mutex that nobody holds off the list and ends it.
  static func remove(_ node: UnsafeMutablePointer<LockNode>) {
    pthread_mutex_lock(gate)
    let (previous, next) = (node.pointee.previous, node.pointee.next)
    next?.pointee.previous = previous
    if let previous { previous.pointee.next = next } else { first = next }
    pthread_mutex_unlock(gate)
    pthread_mutex_destroy(node.mutex)
    node.deallocate()
  }

  /// Takes the list and all mutexes.
  ///
  /// Other threads may hold one mutex and want a second, or the list, so nothing is held while
  /// waiting: where one is taken, all are given back and asked for anew a little later.
  private static func lockAll() {
    while true {
      pthread_mutex_lock(gate)
      var node = first
      while let current = node, pthread_mutex_trylock(current.mutex) == 0 {
        node = current.pointee.next
      }
      guard let held = node else { return }
      unlock(before: held)
      var pause = timespec(tv_sec: 0, tv_nsec: 50_000)
      nanosleep(&pause, nil)
    }
  }

  private static func unlockAll() {
    unlock(before: nil)
  }

  /// Gives back the mutexes before `end` in the list, and the list.
  private static func unlock(before end: UnsafeMutablePointer<LockNode>?) {
    var node = first
    while let current = node, current != end {
      node = current.pointee.next
      pthread_mutex_unlock(current.mutex)
    }
    pthread_mutex_unlock(gate)
  }
}
