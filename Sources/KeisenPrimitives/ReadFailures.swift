import Glibc

/// Failures of reading what is not in memory, where whoever reads can't throw.
///
/// Loops over many values don't throw. Where some can't be had, gaps stand in their place, the
/// failure is noted, and the call that began it all throws it, whichever of the pool's threads met
/// it.
package enum ReadFailures {
  /// A failure, and how to meet it again.
  struct Failure {
    var error: KeisenError
    var thread: pthread_t
    var again: () throws(KeisenError) -> Void
  }

  /// Where the first failure of a call is noted; it lives in the call's frame.
  typealias Note = UnsafeMutablePointer<Failure?>

  /// Runs `body`; a failure of reading that is noted meanwhile is thrown in place of what it
  /// returns.
  ///
  /// - Parameter body: What may read. What it throws goes first.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, or the first failure that was noted. One of another thread is
  ///   met once more on this one where it can be: somebody's code that failed tells of the cause on
  ///   its own thread.
  package static func collect<Result>(
    _ body: () throws(KeisenError) -> Result
  ) throws(KeisenError) -> Result {
    var failure: Failure?
    let before = current
    let result: Swift.Result<Result, KeisenError> = withUnsafeMutablePointer(to: &failure) { note in
      current = note
      defer { current = before }
      return Swift.Result { () throws(KeisenError) in try body() }
    }
    let value = try result.get()
    guard let failure else { return value }
    if failure.thread != pthread_self() { try failure.again() }
    throw failure.error
  }

  /// Notes that something could not be read, for the call that this thread works for; nothing where
  /// that does not collect.
  ///
  /// - Parameters:
  ///   - error: What is thrown.
  ///   - again: Tries once more.
  package static func note(_ error: KeisenError, again: @escaping () throws(KeisenError) -> Void) {
    guard let note = current else { return }
    noting.withLock { _ in
      guard note.pointee == nil else { return }
      note.pointee = Failure(error: error, thread: pthread_self(), again: again)
    }
  }

  /// Held while a failure is noted: several threads may work for one call.
  private static let noting = Locked(false)

  /// What this thread works for.
  static var current: Note? {
    get {
      guard let key, let note = pthread_getspecific(key) else { return nil }
      return note.assumingMemoryBound(to: Failure?.self)
    }
    set { if let key { pthread_setspecific(key, newValue) } }
  }

  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()
}
