import Glibc

/// The threads that are in a callback of one object.
package struct Callers: Sendable {
  private var threads: [pthread_t] = []

  /// Makes a list without threads.
  package init() {}

  /// Notes this thread; returns false when it is there already.
  package mutating func enter() -> Bool {
    let thread = pthread_self()
    guard !threads.contains(thread) else { return false }
    threads.append(thread)
    return true
  }

  /// Forgets this thread.
  package mutating func leave() {
    let thread = pthread_self()
    threads.removeAll { $0 == thread }
  }
}
