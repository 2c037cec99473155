import CKeisen
import Keisen

extension Scale {
  /// Reads a scale.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  init(_ scale: keisen_scale) throws(KeisenError) {
    switch scale {
    case KEISEN_SCALE_LINEAR: self = .linear
    case KEISEN_SCALE_LOG: self = .log()
    case KEISEN_SCALE_SYMLOG: self = .symlog()
    case KEISEN_SCALE_SQUARE_ROOT: self = .squareRoot
    case KEISEN_SCALE_CATEGORY: self = .category(CategoryScale([]))
    case KEISEN_SCALE_TIME: self = .time(TimeScale())
    default: throw KeisenError(.invalidArgument, "scale \(scale.rawValue) is unknown")
    }
  }

  fileprivate var c: keisen_scale {
    switch self {
    case .linear: KEISEN_SCALE_LINEAR
    case .log: KEISEN_SCALE_LOG
    case .symlog: KEISEN_SCALE_SYMLOG
    case .squareRoot: KEISEN_SCALE_SQUARE_ROOT
    case .category: KEISEN_SCALE_CATEGORY
    case .time: KEISEN_SCALE_TIME
    }
  }
}

@c @implementation
public func keisen_projection_create(
  _ min: Double,
  _ max: Double,
  _ scale: keisen_scale,
  _ projection: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(projection, as: .projection) { () throws(KeisenError) in
    try Projection(min: min, max: max, scale: try Scale(scale))
  }
}

@c @implementation
public func keisen_projection_create_unset(
  _ scale: keisen_scale,
  _ projection: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(projection, as: .projection) { () throws(KeisenError) in
    Projection(scale: try Scale(scale))
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
  status { () throws(KeisenError) in
    let projection = try borrow(projection, as: .projection)
    let origin = try require(origin, "origin")
    origin.pointee = try projection.range().origin
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
public func keisen_projection_unset(_ projection: OpaquePointer?) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(projection, as: .projection).unset()
  }
}

@c @implementation
public func keisen_projection_is_set(
  _ projection: OpaquePointer?,
  _ set: UnsafeMutablePointer<Bool>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let projection = try borrow(projection, as: .projection)
    try require(set, "set").pointee = projection.isSet
  }
}

@c @implementation
public func keisen_projection_get_scale(
  _ projection: OpaquePointer?,
  _ scale: UnsafeMutablePointer<keisen_scale>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let projection = try borrow(projection, as: .projection)
    try require(scale, "scale").pointee = projection.scale.c
  }
}

@c @implementation
public func keisen_projection_retain(_ projection: OpaquePointer?) -> keisen_status {
  retain(projection, as: .projection)
}

@c @implementation
public func keisen_projection_release(_ projection: OpaquePointer?) -> keisen_status {
  release(projection, as: .projection)
}

@c @implementation
public func keisen_projection_equal(
  _ projection: OpaquePointer?,
  _ other: OpaquePointer?,
  _ equal: UnsafeMutablePointer<Bool>?
) -> keisen_status {
  KeisenABI.equal(projection, other, equal, as: .projection)
}
