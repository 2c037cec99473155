import CKeisen
import Keisen

/// Reads a value that may be NULL.
///
/// - Throws: `KeisenError` with code `.invalidArgument` as `DataValue.init`.
func optionalValue(_ value: In<keisen_value>, _ name: String) throws(KeisenError) -> DataValue? {
  guard let value else { return nil }
  return try DataValue(value.pointee, name)
}

@c @implementation
public func keisen_restriction_create_probe(_ restriction: Out<Handle>) -> keisen_status {
  create(restriction, as: .restriction, ProbeRestriction())
}

@c @implementation
public func keisen_restriction_create_source(
  _ min: keisen_value, _ max: keisen_value, _ expand_min: Bool, _ expand_max: Bool,
  _ restriction: Out<Handle>
) -> keisen_status {
  create(restriction, as: .restriction) { () throws(KeisenError) in
    try SourceRestriction(
      min: try DataValue(min, "min"),
      max: try DataValue(max, "max"),
      expandMin: expand_min,
      expandMax: expand_max
    )
  }
}

@c @implementation
public func keisen_restriction_create_length(
  _ length: keisen_value, _ anchor: Double, _ offset: keisen_value, _ restriction: Out<Handle>
) -> keisen_status {
  create(restriction, as: .restriction) { () throws(KeisenError) in
    try LengthRestriction(
      length: try DataValue(length, "length"),
      anchor: anchor,
      offset: try DataValue(offset, "offset")
    )
  }
}

@c @implementation
public func keisen_restriction_create_padding(
  _ low: keisen_value, _ high: keisen_value, _ options: In<keisen_padding_options>,
  _ restriction: Out<Handle>
) -> keisen_status {
  create(restriction, as: .restriction) { () throws(KeisenError) in
    let options = try read(options)
    return try PaddingRestriction(
      low: try DataValue(low, "low"),
      high: try DataValue(high, "high"),
      shrinkMin: options.shrink_min,
      shrinkMax: options.shrink_max,
      appliesToCurrent: options.applies_to_current
    )
  }
}

@c @implementation
public func keisen_restriction_create_interval(
  _ step: keisen_value, _ options: In<keisen_interval_options>, _ restriction: Out<Handle>
) -> keisen_status {
  create(restriction, as: .restriction) { () throws(KeisenError) in
    let options = try read(options)
    return try IntervalRestriction(
      step: try DataValue(step, "step"),
      anchor: try DataValue(options.anchor, "anchor"),
      shrinkMin: options.shrink_min,
      shrinkMax: options.shrink_max
    )
  }
}

@c @implementation
public func keisen_restriction_create_include(
  _ value: keisen_value, _ restriction: Out<Handle>
) -> keisen_status {
  create(restriction, as: .restriction) { () throws(KeisenError) in
    try IncludeRestriction(value: try DataValue(value, "value"))
  }
}

@c @implementation
public func keisen_restriction_create_bounds(
  _ min: In<keisen_value>, _ max: In<keisen_value>, _ keeps_length: Bool, _ restriction: Out<Handle>
) -> keisen_status {
  create(restriction, as: .restriction) { () throws(KeisenError) in
    try BoundsRestriction(
      min: try optionalValue(min, "min"),
      max: try optionalValue(max, "max"),
      keepsLength: keeps_length
    )
  }
}

@c @implementation
public func keisen_restriction_create_span(
  _ min: In<keisen_value>, _ max: In<keisen_value>, _ anchor: Double, _ restriction: Out<Handle>
) -> keisen_status {
  create(restriction, as: .restriction) { () throws(KeisenError) in
    try SpanRestriction(
      min: try optionalValue(min, "min"),
      max: try optionalValue(max, "max"),
      anchor: anchor
    )
  }
}

@c @implementation
public func keisen_restriction_create_margins(
  _ low: Double, _ high: Double, _ restriction: Out<Handle>
) -> keisen_status {
  create(restriction, as: .restriction, try MarginsRestriction(low: low, high: high))
}

@c @implementation
public func keisen_restriction_create_symmetric(
  _ value: keisen_value, _ restriction: Out<Handle>
) -> keisen_status {
  create(restriction, as: .restriction) { () throws(KeisenError) in
    try SymmetricRestriction(around: try DataValue(value, "value"))
  }
}

@c @implementation
public func keisen_restriction_create_latest(
  _ length: keisen_value, _ lead: keisen_value, _ restriction: Out<Handle>
) -> keisen_status {
  create(restriction, as: .restriction) { () throws(KeisenError) in
    try LatestRestriction(
      length: try DataValue(length, "length"),
      lead: try DataValue(lead, "lead")
    )
  }
}

@c @implementation
public func keisen_restriction_create_nice(
  _ count: UInt32, _ restriction: Out<Handle>
) -> keisen_status {
  create(restriction, as: .restriction, try NiceRestriction(count: Int(count)))
}

@c @implementation
public func keisen_restriction_create_positive(
  _ min: In<keisen_value>, _ restriction: Out<Handle>
) -> keisen_status {
  create(restriction, as: .restriction, try PositiveRestriction(min: try optionalValue(min, "min")))
}

@c @implementation
public func keisen_restriction_create_aspect(
  _ other: Handle, _ ratio: Double, _ viewport: In<keisen_viewport>,
  _ other_viewport: In<keisen_viewport>, _ anchor: Double, _ restriction: Out<Handle>
) -> keisen_status {
  create(restriction, as: .restriction) { () throws(KeisenError) in
    try AspectRestriction(
      other: try borrow(other, as: .projection, "other"),
      ratio: ratio,
      viewport: try Viewport(viewport, "viewport"),
      otherViewport: try Viewport(other_viewport, "other_viewport"),
      anchor: anchor
    )
  }
}
