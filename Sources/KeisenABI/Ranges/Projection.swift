import CKeisen
import Keisen

@c @implementation
public func keisen_projection_create(
  _ min: Double, _ max: Double, _ scale: keisen_scale, _ projection: Out<Handle>
) -> keisen_status {
  create(projection, as: .projection) { () throws(KeisenError) in
    try Projection(min: min, max: max, scale: try Scale.chosen(scale))
  }
}

@c @implementation
public func keisen_projection_create_unset(
  _ scale: keisen_scale, _ projection: Out<Handle>
) -> keisen_status {
  create(projection, as: .projection, try Projection(scale: try Scale.chosen(scale)))
}

@c @implementation
public func keisen_projection_set_range(
  _ projection: Handle, _ min: Double, _ max: Double
) -> keisen_status {
  status(of: try borrow(projection, as: .projection).setRange(min: min, max: max))
}

@c @implementation
public func keisen_projection_set_range_time(
  _ projection: Handle, _ origin: Int64, _ min: Double, _ max: Double
) -> keisen_status {
  status(of: try borrow(projection, as: .projection).setRange(origin: origin, min: min, max: max))
}

@c @implementation
public func keisen_projection_set_range_values(
  _ projection: Handle, _ min: keisen_value, _ max: keisen_value
) -> keisen_status {
  status(
    of: try borrow(projection, as: .projection)
      .setRange(try DataValue(min, "min"), try DataValue(max, "max"))
  )
}

@c @implementation
public func keisen_projection_set_min(_ projection: Handle, _ min: Double) -> keisen_status {
  with(projection, as: .projection) { (projection) throws(KeisenError) in
    try projection.setMin(try projection.value(of: min))
  }
}

@c @implementation
public func keisen_projection_set_max(_ projection: Handle, _ max: Double) -> keisen_status {
  with(projection, as: .projection) { (projection) throws(KeisenError) in
    try projection.setMax(try projection.value(of: max))
  }
}

@c @implementation
public func keisen_projection_set_ends(
  _ projection: Handle, _ min: In<keisen_value>, _ max: In<keisen_value>
) -> keisen_status {
  with(projection, as: .projection) { (projection) throws(KeisenError) in
    func value(_ end: In<keisen_value>, _ name: String) throws(KeisenError) -> DataValue? {
      guard let end else { return nil }
      return try DataValue(end.pointee, name)
    }
    try projection.setEnds(try value(min, "min"), try value(max, "max"))
  }
}

@c @implementation
public func keisen_projection_get_fixed(
  _ projection: Handle, _ min: Out<Bool>, _ max: Out<Bool>
) -> keisen_status {
  with(projection, as: .projection) { (projection) throws(KeisenError) in
    let (min, max) = (try require(min, "min"), try require(max, "max"))
    (min.pointee, max.pointee) = projection.fixedEnds
  }
}

@c @implementation
public func keisen_projection_get_range(
  _ projection: Handle, _ min: Out<Double>, _ max: Out<Double>
) -> keisen_status {
  with(projection, as: .projection) { (projection) throws(KeisenError) in
    let (min, max) = (try require(min, "min"), try require(max, "max"))
    let range = try projection.range()
    min.pointee = range.min
    max.pointee = range.max
  }
}

@c @implementation
public func keisen_projection_get_range_time(
  _ projection: Handle, _ origin: Out<Int64>, _ min: Out<Double>, _ max: Out<Double>
) -> keisen_status {
  with(projection, as: .projection) { (projection) throws(KeisenError) in
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
  _ projection: Handle, _ origin: Out<Int64>
) -> keisen_status {
  get(projection, as: .projection, origin, "origin") { (projection) throws(KeisenError) in
    try projection.range().origin
  }
}

@c @implementation
public func keisen_projection_rebase(_ projection: Handle, _ origin: Int64) -> keisen_status {
  status(of: try borrow(projection, as: .projection).rebase(to: origin))
}

@c @implementation
public func keisen_projection_fit(_ projection: Handle) -> keisen_status {
  status(of: try borrow(projection, as: .projection).fit())
}

@c @implementation
public func keisen_projection_fit_extents(_ projection: Handle) -> keisen_status {
  status(of: try borrow(projection, as: .projection).fit(margins: false))
}

@c @implementation
public func keisen_projection_unset(_ projection: Handle) -> keisen_status {
  status(of: try borrow(projection, as: .projection).unset())
}

@c @implementation
public func keisen_projection_get_follow(
  _ projection: Handle, _ follow: Out<Bool>
) -> keisen_status {
  get(projection, as: .projection, follow, "follow") { $0.follows }
}

@c @implementation
public func keisen_projection_set_follow(_ projection: Handle, _ follow: Bool) -> keisen_status {
  status(of: try borrow(projection, as: .projection).setFollows(follow))
}

@c @implementation
public func keisen_projection_get_reversed(
  _ projection: Handle, _ reversed: Out<Bool>
) -> keisen_status {
  get(projection, as: .projection, reversed, "reversed") { $0.isReversed }
}

@c @implementation
public func keisen_projection_set_reversed(
  _ projection: Handle, _ reversed: Bool
) -> keisen_status {
  status(of: try borrow(projection, as: .projection).setReversed(reversed))
}

@c @implementation
public func keisen_projection_get_scale(
  _ projection: Handle, _ scale: Out<keisen_scale>
) -> keisen_status {
  get(projection, as: .projection, scale, "scale") { $0.scale?.c ?? KEISEN_SCALE_AUTOMATIC }
}

@c @implementation
public func keisen_projection_get_scale_options(
  _ projection: Handle, _ options: Out<keisen_scale_options>
) -> keisen_status {
  with(projection, as: .projection) { (projection) throws(KeisenError) in
    try write(
      try keisen_scale_options(projection.scale),
      to: try require(options, "options"),
      named: keisen_scale_options.name
    )
  }
}

@c @implementation
public func keisen_projection_get_category_name(
  _ projection: Handle, _ index: Int, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
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
public func keisen_projection_place_names(
  _ projection: Handle, _ names: In<CString>, _ count: Int, _ places: Out<Handle>
) -> keisen_status {
  create(places, as: .column) { () throws(KeisenError) in
    let projection = try borrow(projection, as: .projection)
    let count = try KeisenABI.count(count, "count")
    guard let names else {
      guard count == 0 else {
        throw KeisenError(.invalidArgument, "names is NULL, but count is \(count)")
      }
      return try projection.places(of: [])
    }
    var texts: [String?] = []
    for index in 0..<count {
      guard let text = names[index] else {
        texts.append(nil)
        continue
      }
      // The text of an error costs more than all of the others.
      if let name = String(validatingCString: text) {
        texts.append(name)
      } else {
        texts.append(try string(text, "names[\(index)]"))
      }
    }
    return try projection.places(of: texts)
  }
}

@c @implementation
public func keisen_projection_set_scale(
  _ projection: Handle, _ options: In<keisen_scale_options>
) -> keisen_status {
  with(projection, as: .projection) { (projection) throws(KeisenError) in
    try projection.setScale(try Scale.chosen(try read(options)))
  }
}

@c @implementation
public func keisen_projection_get_unit(
  _ projection: Handle, _ unit: Out<keisen_time_unit>
) -> keisen_status {
  get(projection, as: .projection, unit, "unit") { (projection) throws(KeisenError) in
    try keisen_scale_options(projection.scale).unit
  }
}

@c @implementation
public func keisen_projection_get_zone(
  _ projection: Handle, _ zone: Out<CString>
) -> keisen_status {
  get(projection, as: .projection, zone, "zone") { (projection) throws(KeisenError) in
    try keisen_scale_options(projection.scale).zone
  }
}

@c @implementation
public func keisen_projection_set_zone(_ projection: Handle, _ zone: CString) -> keisen_status {
  with(projection, as: .projection) { (projection) throws(KeisenError) in
    try projection.setZone(try Zone.named(try string(zone, "zone")))
  }
}
