import CKeisen
import Keisen

@c @implementation
public func keisen_projection_create(
  _ min: Double,
  _ max: Double,
  _ scale: keisen_scale,
  _ projection: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(projection, as: .projection) { () throws(KeisenError) in
    try Projection(min: min, max: max, scale: try Scale.chosen(scale))
  }
}

@c @implementation
public func keisen_projection_create_unset(
  _ scale: keisen_scale,
  _ projection: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(projection, as: .projection) { () throws(KeisenError) in
    try Projection(scale: try Scale.chosen(scale))
  }
}

@c @implementation
public func keisen_projection_set_range(
  _ projection: OpaquePointer?,
  _ min: Double,
  _ max: Double
) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(projection, as: .projection).setRange(min: min, max: max)
  }
}

@c @implementation
public func keisen_projection_set_range_time(
  _ projection: OpaquePointer?,
  _ origin: Int64,
  _ min: Double,
  _ max: Double
) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(projection, as: .projection).setRange(origin: origin, min: min, max: max)
  }
}

@c @implementation
public func keisen_projection_set_range_values(
  _ projection: OpaquePointer?,
  _ min: keisen_value,
  _ max: keisen_value
) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(projection, as: .projection)
      .setRange(try DataValue(min, "min"), try DataValue(max, "max"))
  }
}

@c @implementation
public func keisen_projection_set_min(
  _ projection: OpaquePointer?,
  _ min: Double
) -> keisen_status {
  status { () throws(KeisenError) in
    let projection = try borrow(projection, as: .projection)
    try projection.setMin(try projection.value(of: min))
  }
}

@c @implementation
public func keisen_projection_set_max(
  _ projection: OpaquePointer?,
  _ max: Double
) -> keisen_status {
  status { () throws(KeisenError) in
    let projection = try borrow(projection, as: .projection)
    try projection.setMax(try projection.value(of: max))
  }
}

@c @implementation
public func keisen_projection_set_ends(
  _ projection: OpaquePointer?,
  _ min: UnsafePointer<keisen_value>?,
  _ max: UnsafePointer<keisen_value>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let projection = try borrow(projection, as: .projection)
    func value(
      _ end: UnsafePointer<keisen_value>?,
      _ name: String
    ) throws(KeisenError) -> DataValue? {
      guard let end else { return nil }
      return try DataValue(end.pointee, name)
    }
    try projection.setEnds(try value(min, "min"), try value(max, "max"))
  }
}

@c @implementation
public func keisen_projection_get_fixed(
  _ projection: OpaquePointer?,
  _ min: UnsafeMutablePointer<Bool>?,
  _ max: UnsafeMutablePointer<Bool>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let projection = try borrow(projection, as: .projection)
    let (min, max) = (try require(min, "min"), try require(max, "max"))
    (min.pointee, max.pointee) = projection.fixedEnds
  }
}

@c @implementation
public func keisen_projection_get_range(
  _ projection: OpaquePointer?,
  _ min: UnsafeMutablePointer<Double>?,
  _ max: UnsafeMutablePointer<Double>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let projection = try borrow(projection, as: .projection)
    let (min, max) = (try require(min, "min"), try require(max, "max"))
    let range = try projection.range()
    min.pointee = range.min
    max.pointee = range.max
  }
}

@c @implementation
public func keisen_projection_get_range_time(
  _ projection: OpaquePointer?,
  _ origin: UnsafeMutablePointer<Int64>?,
  _ min: UnsafeMutablePointer<Double>?,
  _ max: UnsafeMutablePointer<Double>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let projection = try borrow(projection, as: .projection)
    let origin = try require(origin, "origin")
    let (min, max) = (try require(min, "min"), try require(max, "max"))
    let range = try projection.range()
    origin.pointee = range.origin
    min.pointee = range.min
    max.pointee = range.max
  }
}

@c @implementation
public func keisen_projection_get_origin(
  _ projection: OpaquePointer?,
  _ origin: UnsafeMutablePointer<Int64>?
) -> keisen_status {
  get(projection, as: .projection, origin, "origin") { (projection) throws(KeisenError) in
    try projection.range().origin
  }
}

@c @implementation
public func keisen_projection_rebase(
  _ projection: OpaquePointer?,
  _ origin: Int64
) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(projection, as: .projection).rebase(to: origin)
  }
}

@c @implementation
public func keisen_projection_fit(_ projection: OpaquePointer?) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(projection, as: .projection).fit()
  }
}

@c @implementation
public func keisen_projection_fit_extents(_ projection: OpaquePointer?) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(projection, as: .projection).fit(margins: false)
  }
}

@c @implementation
public func keisen_projection_unset(_ projection: OpaquePointer?) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(projection, as: .projection).unset()
  }
}

@c @implementation
public func keisen_projection_get_follow(
  _ projection: OpaquePointer?,
  _ follow: UnsafeMutablePointer<Bool>?
) -> keisen_status {
  get(projection, as: .projection, follow, "follow") { $0.follows }
}

@c @implementation
public func keisen_projection_set_follow(
  _ projection: OpaquePointer?,
  _ follow: Bool
) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(projection, as: .projection).setFollows(follow)
  }
}

@c @implementation
public func keisen_projection_get_reversed(
  _ projection: OpaquePointer?,
  _ reversed: UnsafeMutablePointer<Bool>?
) -> keisen_status {
  get(projection, as: .projection, reversed, "reversed") { $0.isReversed }
}

@c @implementation
public func keisen_projection_set_reversed(
  _ projection: OpaquePointer?,
  _ reversed: Bool
) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(projection, as: .projection).setReversed(reversed)
  }
}

@c @implementation
public func keisen_projection_get_scale(
  _ projection: OpaquePointer?,
  _ scale: UnsafeMutablePointer<keisen_scale>?
) -> keisen_status {
  get(projection, as: .projection, scale, "scale") { $0.scale?.c ?? KEISEN_SCALE_AUTOMATIC }
}

@c @implementation
public func keisen_projection_get_scale_options(
  _ projection: OpaquePointer?,
  _ options: UnsafeMutablePointer<keisen_scale_options>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let projection = try borrow(projection, as: .projection)
    try write(
      try keisen_scale_options(projection.scale),
      to: try require(options, "options"),
      named: keisen_scale_options.name
    )
  }
}

@c @implementation
public func keisen_projection_get_category_name(
  _ projection: OpaquePointer?,
  _ index: Int,
  _ capacity: Int,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ length: UnsafeMutablePointer<Int>?
) -> keisen_status {
  status { () throws(KeisenError) in
    var names: [String] = []
    if case .category(let scale) = try borrow(projection, as: .projection).scale {
      names = scale.names
    }
    try write(try element(index, of: names, "names"), capacity, to: buffer, length)
  }
}

@c @implementation
public func keisen_projection_set_scale(
  _ projection: OpaquePointer?,
  _ options: UnsafePointer<keisen_scale_options>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let projection = try borrow(projection, as: .projection)
    try projection.setScale(try Scale.chosen(try read(options)))
  }
}

@c @implementation
public func keisen_projection_get_unit(
  _ projection: OpaquePointer?,
  _ unit: UnsafeMutablePointer<keisen_time_unit>?
) -> keisen_status {
  get(projection, as: .projection, unit, "unit") { (projection) throws(KeisenError) in
    try keisen_scale_options(projection.scale).unit
  }
}

@c @implementation
public func keisen_projection_get_zone(
  _ projection: OpaquePointer?,
  _ zone: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> keisen_status {
  get(projection, as: .projection, zone, "zone") { (projection) throws(KeisenError) in
    try keisen_scale_options(projection.scale).zone
  }
}

@c @implementation
public func keisen_projection_set_zone(
  _ projection: OpaquePointer?,
  _ zone: UnsafePointer<CChar>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let projection = try borrow(projection, as: .projection)
    try projection.setZone(try Zone.named(try string(zone, "zone")))
  }
}
