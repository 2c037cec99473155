import KeisenPrimitives
import KeisenScales

extension DataValue {
  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when it is NaN or infinite.
  package func validate(_ name: String) throws(KeisenError) { try requireFinite(offset, name) }

  /// Checks a length that a caller gives.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when it is NaN, infinite or negative, or
  ///   0 where that is not allowed.
  func validateLength(_ name: String, allowsZero: Bool = true) throws(KeisenError) {
    let total = ProjectionRange.sum(offset.isFinite ? offset : 0, Int128(origin))
    guard offset.isFinite, total.isFinite, allowsZero ? total >= 0 : total > 0 else {
      let rule = allowsZero ? "finite and not negative" : "finite and positive"
      throw .invalidArgument("\(name) must be \(rule), got \(offset.isFinite ? total : offset)")
    }
  }

  /// Returns whether it is less than another one; nil where one is an instant and the other is not.
  func isLess(than other: DataValue) -> Bool? {
    guard (unit == nil) == (other.unit == nil) else { return nil }
    var place = ProjectionRange.unit
    // In the finer unit of both, relative to the other's integer, nothing is lost.
    guard let own = unit, let others = other.unit else {
      place.origin = other.origin
      return place.relative(self) < other.offset
    }
    let isFiner = own.perSecond > others.perSecond
    place.scale = .time(TimeScale(unit: isFiner ? own : others))
    place.origin = isFiner ? origin : other.origin
    return isFiner ? offset < place.relative(other) : place.relative(self) < other.offset
  }

  /// Checks two values of which the first is not to be above the second, as far as that can be
  /// told.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when it is.
  static func requireOrder(
    _ minimum: DataValue?,
    _ maximum: DataValue?,
    _ names: (String, String)
  ) throws(KeisenError) {
    guard let minimum, let maximum, maximum.isLess(than: minimum) == true else { return }
    throw .invalidArgument(
      "\(names.0) must not be above \(names.1), got \(minimum.number) and \(maximum.number)"
    )
  }

  /// The nearest double, in its own unit.
  var number: Double { ProjectionRange.sum(offset, Int128(origin)) }
}
