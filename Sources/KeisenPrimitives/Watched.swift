/// A value behind a lock, which knows when it was changed last.
///
/// What a lock of its own is for `Locked` holds here too.
package final class Watched<Value>: Sendable {
  private struct Content {
    var value: Value
    var latest = Change.now()
  }

  private let content: Locked<Content>

  /// Makes a lock around a value, which is a change.
  package init(_ value: Value) {
    content = Locked(Content(value: value))
  }

  /// When the value was changed last.
  package var latestChange: Change { content.withLock { $0.latest } }

  /// Runs `body` with the value while no other thread does; what it changes is nobody else's
  /// business.
  @inline(__always)
  package func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try content.withLock { (content) throws(Failure) in try body(&content.value) }
  }

  /// Runs `body`, which changes the value, while no other thread does; one that throws has changed
  /// nothing.
  @inline(__always)
  package func change<Result: ~Copyable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try content.withLock { (content) throws(Failure) in
      let result = try body(&content.value)
      content.latest = Change.now()
      return result
    }
  }

  /// Replaces a part of the value.
  ///
  /// The old part dies outside of the lock: what goes with it may be the caller's.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - new: What replaces it.
  ///   - also: Changes more of the value.
  package func exchange<Part>(
    _ part: WritableKeyPath<Value, Part>,
    _ new: Part,
    also: (inout Value) -> Void = { _ in }
  ) {
    let old = change { value in
      let old = value[keyPath: part]
      value[keyPath: part] = new
      also(&value)
      return old
    }
    withExtendedLifetime(old) {}
  }
}
