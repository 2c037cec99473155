import KeisenPrimitives

extension Timestamp {
  /// Returns the instant that is later by a duration, or earlier by a negative one, to the nearest
  /// nanosecond.
  ///
  /// - Parameter duration: `.seconds(86_400)` for a day.
  /// - Returns: The other instant; `missing` of `missing`.
  /// - Throws: `KeisenError` with code `.invalidArgument` when 64 bits do not hold it.
  public func advanced(by duration: Duration) throws(KeisenError) -> Timestamp {
    guard self != .missing else { return self }
    let perNanosecond: Int128 = 1_000_000_000
    let whole = duration.attoseconds.dividedDown(by: perNanosecond)
    let rest = duration.attoseconds.remainderDown(by: perNanosecond)
    let distance = whole + (2 * rest >= perNanosecond ? 1 : 0)
    guard let time = Self.checked(Int128(nanoseconds) + distance) else {
      throw .invalidArgument(
        "time must be in 1677-09-21...2262-04-11, got \(distance) ns after \(self)"
      )
    }
    return time
  }
}
