import Glibc

/// Milliseconds since it was made, by the monotonic clock: for frame records only.
package struct Stopwatch {
  private let start = Self.now()

  /// Starts now.
  package init() {}

  /// Milliseconds since it was made.
  package var milliseconds: Double { Self.now() - start }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
