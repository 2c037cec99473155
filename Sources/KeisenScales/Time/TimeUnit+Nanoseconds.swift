import KeisenPrimitives

extension TimeUnit {
  /// How many nanoseconds it has.
  var nanoseconds: Int128 {
    switch self {
    case .seconds: 1_000_000_000
    case .milliseconds: 1_000_000
    case .microseconds: 1_000
    case .nanoseconds: 1
    }
  }

  /// The power of ten that the nanoseconds of the unit are.
  var nanosecondsExponent: Int {
    switch self {
    case .seconds: 9
    case .milliseconds: 6
    case .microseconds: 3
    case .nanoseconds: 0
    }
  }

  /// What a number of them is followed by.
  var symbol: String {
    switch self {
    case .seconds: "s"
    case .milliseconds: "ms"
    case .microseconds: "µs"
    case .nanoseconds: "ns"
    }
  }
}
