import CKeisen
import Keisen

@c @implementation
public func keisen_interpreter_limit_fixed(
  _ interpreter: OpaquePointer?,
  _ dimension: keisen_dimension
) -> keisen_status {
  limit(interpreter) { () throws(KeisenError) in
    FixedStateRestriction(try Dimension(dimension))
  }
}

@c @implementation
public func keisen_interpreter_limit_bounds(
  _ interpreter: OpaquePointer?,
  _ dimension: keisen_dimension,
  _ min_scale: Double,
  _ max_scale: Double,
  _ min_translation: Double,
  _ max_translation: Double
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
  _ interpreter: OpaquePointer?,
  _ dimension: keisen_dimension,
  _ accessible_min: keisen_value,
  _ accessible_max: keisen_value,
  _ window_min: keisen_value,
  _ window_max: keisen_value,
  _ min_length: UnsafePointer<keisen_value>?,
  _ max_length: UnsafePointer<keisen_value>?
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
public func keisen_interpreter_clear_limits(
  _ interpreter: OpaquePointer?
) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(interpreter, as: .interpreter).setRestrictions([])
  }
}

/// Adds a limit behind the others.
private func limit(
  _ interpreter: OpaquePointer?,
  _ make: () throws(KeisenError) -> any StateRestriction
) -> keisen_status {
  status { () throws(KeisenError) in
    let interpreter = try borrow(interpreter, as: .interpreter)
    try interpreter.addRestriction(try make())
  }
}
