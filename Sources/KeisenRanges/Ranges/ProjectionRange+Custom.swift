import KeisenData
import KeisenPrimitives
import KeisenScales

/// What ranges on scales of the caller's need: their functions may be wrong, and may fail.
extension ProjectionRange {
  /// Checks that functions of the caller's are a scale over the range.
  ///
  /// No lock may be held, as it calls them. The same range is looked at once.
  ///
  /// - Throws: As `CustomScale.check`.
  package func checkScale() throws(KeisenError) {
    guard case .custom(let own) = scale else { return }
    try own.check(Double(origin) + min, Double(origin) + max)
  }

  /// Runs `body`, which uses the scale, and tells of failures of its functions meanwhile.
  ///
  /// - Throws: What `body` throws, and `KeisenError` with code `.callback`.
  package func watched<Result>(
    _ body: () throws(KeisenError) -> Result
  ) throws(KeisenError) -> Result {
    guard case .custom(let own) = scale else { return try body() }
    return try own.watched(body)
  }

  /// Returns the bounds of those values of a column that have a place, or nil where they can't be
  /// told from the others'.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func placedBounds(of column: Column) throws(KeisenError) -> ColumnBounds? {
    let bounds = try scale.takesOnlyPositive ? column.positiveBounds() : column.bounds()
    guard case .custom(let own) = scale,
      let ends = bounds.extent.relative(to: origin, in: timeUnit)
    else { return bounds }
    let holds = [ends.min, ends.max].allSatisfy { own.forward(Double(origin) + $0).isFinite }
    return holds ? bounds : nil
  }
}

extension Scale {
  /// Whether no value but those above 0 has a place.
  package var takesOnlyPositive: Bool {
    switch self {
    case .log: true
    case .custom(let own): own.isPositive
    case .linear, .symlog, .squareRoot, .category, .time: false
    }
  }

  /// Returns what of a range has a place on a scale of the caller's, or nil where nothing has; any
  /// other takes all.
  ///
  /// - Parameters:
  ///   - ends: The ends, relative to `origin`, the lesser one first.
  ///   - origin: What they are relative to.
  /// - Returns: The ends of what has a place.
  package func part(
    _ ends: (min: Double, max: Double),
    origin: Int64
  ) -> (min: Double, max: Double)? {
    guard case .custom(let own) = self else { return ends }
    let base = Double(origin)
    let whole = (min: base + ends.min, max: base + ends.max)
    guard let part = own.part(whole.min, whole.max) else { return nil }
    // Ends that stay are not rounded.
    return (
      part.min == whole.min ? ends.min : part.min - base,
      part.max == whole.max ? ends.max : part.max - base
    )
  }
}
