/// What one step of a timestamp is worth.
public enum TimeUnit: Hashable, Sendable, CaseIterable {
  /// 1 s.
  case seconds
  /// 10⁻³ s.
  case milliseconds
  /// 10⁻⁶ s.
  case microseconds
  /// 10⁻⁹ s.
  case nanoseconds

  /// Steps in a second.
  public var perSecond: Int64 {
    switch self {
    case .seconds: 1
    case .milliseconds: 1_000
    case .microseconds: 1_000_000
    case .nanoseconds: 1_000_000_000
    }
  }
}
