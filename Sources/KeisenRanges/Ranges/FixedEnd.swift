import KeisenPrimitives
import KeisenScales

/// The one end of a range that somebody decided, while the other one follows the data.
enum FixedEnd: Hashable, Sendable {
  /// The lesser value, wherever it is drawn.
  case min(DataValue)
  /// The greater value.
  case max(DataValue)

  /// Whether it is the lesser one.
  var isMin: Bool {
    if case .min = self { true } else { false }
  }

  private var value: DataValue {
    switch self {
    case .min(let value), .max(let value): value
    }
  }

  /// Its unit where it is an instant.
  var unit: TimeUnit? { value.unit }

  /// Checks that a scale has a place for it.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  func validate(on scale: Scale) throws(KeisenError) {
    var place = ProjectionRange.unit
    place.scale = scale
    let end = place.relative(value)
    let name = isMin ? "min" : "max"
    try requireFinite(end, name)
    guard scale.shows(origin: 0, min: end, max: end) else {
      throw .invalidArgument("\(name) of \(scale.domainRule), got \(end)")
    }
  }

  /// Returns the end relative to the origin of a range; nil where the range's scale has no place
  /// for it.
  func end(in place: ProjectionRange) -> Double? {
    let end = place.relative(value)
    guard end.isFinite, place.scale.shows(origin: place.origin, min: end, max: end) else {
      return nil
    }
    return end
  }

  /// Returns a range with this end, and with the other one of a range that follows the data.
  ///
  /// The other end never crosses this one: where the data lies beyond, it stands 1 beside it, on a
  /// log scale a decade.
  ///
  /// - Parameters:
  ///   - free: The range that follows the data, ordered.
  ///   - place: Its origin and scale.
  /// - Returns: The range, ordered, and whether the other end is held so.
  func ends(
    beside free: (min: Double, max: Double),
    in place: ProjectionRange
  ) -> (min: Double, max: Double, isHeld: Bool) {
    guard let end = end(in: place) else { return (free.min, free.max, false) }
    switch self {
    case .min:
      if free.max > end { return (end, free.max, false) }
      return (end, Self.next(to: end, by: 1, in: place), true)
    case .max:
      if free.min < end { return (free.min, end, false) }
      return (Self.next(to: end, by: -1, in: place), end, true)
    }
  }

  private static func next(to end: Double, by way: Double, in place: ProjectionRange) -> Double {
    var next = end + way
    if case .log = place.scale {
      let absolute = ProjectionRange.sum(end, Int128(place.origin))
      next = ProjectionRange.sum(
        way > 0 ? absolute * 10 : absolute / 10,
        -Int128(place.origin)
      )
    }
    let nearest = way > 0 ? end.nextUp : end.nextDown
    guard next.isFinite, next != end,
      place.scale.shows(origin: place.origin, min: next, max: next)
    else {
      let isShown = place.scale.shows(origin: place.origin, min: nearest, max: nearest)
      return nearest.isFinite && isShown ? nearest : end
    }
    return next
  }
}
