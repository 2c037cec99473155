import KeisenPrimitives

/// What has a say in a range.
public protocol RangePolicy: AnyObject, Sendable {
  /// When what it gives changed last by itself, for the same range in the same context at the same
  /// time.
  var latestChange: Change { get }
}

extension RangePolicy {
  /// Never changes.
  public var latestChange: Change { .none }
}
