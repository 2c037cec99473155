import KeisenPrimitives

/// What was worked out last, for as long as it is asked for by the same key; copies of a mark share
/// it.
///
/// Two are kept: extents are asked for without the range's origin, frames with it.
package final class KeptResult<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let kept = Locked<[(key: Key, value: Value)]>([])

  /// Keeps nothing yet.
  package init() {}

  /// Returns the value of a key, made unless it is known; nothing is locked meanwhile.
  ///
  /// - Throws: What `make` throws; then nothing is kept.
  package func value<Failure: Error>(
    of key: Key,
    _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let known = kept.withLock({ $0.first { $0.key == key }?.value }) { return known }
    let value = try make()
    // What goes ends outside of the lock.
    let old = kept.withLock { kept in
      let old = kept
      kept = [(key, value)] + kept.prefix(1)
      return old
    }
    withExtendedLifetime(old) {}
    return value
  }
}
