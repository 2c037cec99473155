import CKeisen
import Keisen

@c @implementation
public func keisen_interpreter_limit_fixed(
  _ interpreter: Handle, _ dimension: keisen_dimension
) -> keisen_status {
  limit(interpreter) { () throws(KeisenError) in
    FixedStateRestriction(try Dimension(dimension))
  }
}

@c @implementation
public func keisen_interpreter_limit_bounds(
  _ interpreter: Handle, _ dimension: keisen_dimension, _ min_scale: Double, _ max_scale: Double,
  _ min_translation: Double, _ max_translation: Double
) -> keisen_status {
  limit(interpreter) { () throws(KeisenError) in
    try BoundsStateRestriction(
      try Dimension(dimension),
      minScale: min_scale,
      maxScale: max_scale,
      minTranslation: min_translation,
      maxTranslation: max_translation
    )
  }
}

@c @implementation
public func keisen_interpreter_limit_range(
  _ interpreter: Handle, _ dimension: keisen_dimension, _ accessible_min: keisen_value,
  _ accessible_max: keisen_value, _ window_min: keisen_value, _ window_max: keisen_value,
  _ min_length: In<keisen_value>, _ max_length: In<keisen_value>
) -> keisen_status {
  limit(interpreter) { () throws(KeisenError) in
    try RangeStateRestriction(
      try Dimension(dimension),
      accessible: (
        try DataValue(accessible_min, "accessible_min"),
        try DataValue(accessible_max, "accessible_max")
      ),
      window: (try DataValue(window_min, "window_min"), try DataValue(window_max, "window_max")),
      minLength: try optionalValue(min_length, "min_length"),
      maxLength: try optionalValue(max_length, "max_length")
    )
  }
}

@c @implementation
public func keisen_interpreter_limit_custom(
  _ interpreter: Handle, _ dimension: keisen_dimension, _ scales: keisen_scales_function?,
  _ translations: keisen_translations_function?, _ destroy: keisen_destroy_callback?,
  _ context: UnsafeMutableRawPointer?
) -> keisen_status {
  with(interpreter, as: .interpreter) { (interpreter) throws(KeisenError) in
    let dimension = try Dimension(dimension)
    guard scales != nil || translations != nil else {
      throw KeisenError(.invalidArgument, "scales and translations are both NULL")
    }
    let context = CallbackContext(context, destroy)
    var allowedScales: BlockStateRestriction.Scales?
    if let scales {
      allowedScales = {
        try bounds(named: "scales", within: 0...Double.infinity) { min, max in
          scales(min, max, context.pointer)
        }
      }
    }
    var allowedTranslations: BlockStateRestriction.Translations?
    if let translations {
      allowedTranslations = { scale in
        try bounds(named: "translations", within: -Double.infinity...Double.infinity) { min, max in
          translations(scale, min, max, context.pointer)
        }
      }
    }
    let restriction = BlockStateRestriction(
      dimension,
      scales: allowedScales,
      translations: allowedTranslations
    )
    var isAdded = false
    do throws(KeisenError) {
      try interpreter.addRestriction(restriction) { isAdded = true }
    } catch {
      // Where a connected range alone failed the limit is there, and the caller must not end its
      // context: the next change tells that failure.
      guard !isAdded else { return }
      context.disarm()
      throw error
    }
  }
}

@c @implementation
public func keisen_interpreter_clear_limits(_ interpreter: Handle) -> keisen_status {
  status(of: try borrow(interpreter, as: .interpreter).setRestrictions([]))
}

/// Adds a limit behind the others.
private func limit(
  _ interpreter: Handle, _ make: () throws(KeisenError) -> any StateRestriction
) -> keisen_status {
  with(interpreter, as: .interpreter) { (interpreter) throws(KeisenError) in
    try interpreter.addRestriction(try make())
  }
}

/// Returns the bounds that a function of the caller's gives, which messages call `name`.
///
/// - Throws: `KeisenError` with code `.callback` when it fails, a bound is NaN, they are reversed,
///   or they leave no positive scale.
private func bounds(
  named name: String, within all: ClosedRange<Double>,
  _ function: (UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> keisen_status
) throws(KeisenError) -> ClosedRange<Double> {
  var (min, max) = (all.lowerBound, all.upperBound)
  let status = function(&min, &max)
  guard status == KEISEN_OK else { throw CallbackContext.failure(name, status) }
  guard min <= max else {
    throw KeisenError(.callback, "\(name) must be ordered, got \(min) to \(max)")
  }
  guard max > all.lowerBound else {
    throw KeisenError(.callback, "\(name) must be above \(all.lowerBound), got \(min) to \(max)")
  }
  return min...max
}
