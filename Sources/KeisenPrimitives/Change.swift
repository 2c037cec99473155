import Synchronization

/// When something changed: a place in the order of all changes in the process.
///
/// Each is another one, so a newer one is told from an older one whatever the two have changed.
public struct Change: Hashable, Sendable, Comparable {
  private let number: UInt64

  /// Before all others: what never changes has changed then.
  public static let none = Change(number: 0)

  /// After all others: what can't tell when it changes may have changed at any moment.
  public static let always = Change(number: .max)

  private static let last = Atomic<UInt64>(0)

  /// Returns the change that happens now, after all that there were.
  public static func now() -> Change {
    // Relaxed is enough: changes of one thing happen under its lock, which orders them here as
    // well.
    Change(number: last.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  /// Whether the left one happened before.
  public static func < (left: Change, right: Change) -> Bool { left.number < right.number }
}
