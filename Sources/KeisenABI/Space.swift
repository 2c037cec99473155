import CKeisen
import Keisen

extension keisen_polar_options: OptionsStruct {
  static let name = "keisen_polar_options"

  static var flags: [PartialKeyPath<keisen_polar_options>] { [\.clockwise, \.closed] }

  static var defaults: keisen_polar_options {
    keisen_polar_options(
      struct_size: UInt32(MemoryLayout<keisen_polar_options>.size),
      clockwise: true,
      closed: false,
      grid: KEISEN_POLAR_GRID_CIRCLES,
      path: KEISEN_POLAR_PATH_STRAIGHT,
      start: 0,
      inner_radius: 0
    )
  }

  /// The options as they are in Swift.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a shape or a path that is unknown.
  fileprivate func polar() throws(KeisenError) -> Space.Polar {
    guard let shape = Int32(exactly: grid.rawValue).flatMap(Space.Polar.GridShape.init) else {
      throw KeisenError(.invalidArgument, "polar grid \(grid.number) is unknown")
    }
    guard let way = Int32(exactly: path.rawValue).flatMap(Space.Polar.Path.init) else {
      throw KeisenError(.invalidArgument, "polar path \(path.number) is unknown")
    }
    return Space.Polar(
      start: start,
      isClockwise: clockwise,
      innerRadius: inner_radius,
      gridShape: shape,
      path: way,
      isClosed: closed
    )
  }
}

@c @implementation
public func keisen_polar_options_init(
  _ options: UnsafeMutablePointer<keisen_polar_options>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_space_create_polar(
  _ angle: OpaquePointer?,
  _ radius: OpaquePointer?,
  _ options: UnsafePointer<keisen_polar_options>?,
  _ space: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(space, as: .space) { () throws(KeisenError) in
    try Space(
      angle: try borrow(angle, as: .projection),
      radius: try borrow(radius, as: .projection),
      polar: try read(options).polar()
    )
  }
}

@c @implementation
public func keisen_space_create(
  _ x: OpaquePointer?,
  _ y: OpaquePointer?,
  _ space: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(space, as: .space) { () throws(KeisenError) in
    Space(x: try borrow(x, as: .projection), y: try borrow(y, as: .projection))
  }
}

@c @implementation
public func keisen_space_get_x(
  _ space: OpaquePointer?,
  _ x: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(x, as: .projection) { () throws(KeisenError) in
    try borrow(space, as: .space).x
  }
}

@c @implementation
public func keisen_space_get_y(
  _ space: OpaquePointer?,
  _ y: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(y, as: .projection) { () throws(KeisenError) in
    try borrow(space, as: .space).y
  }
}

@c @implementation
public func keisen_space_retain(_ space: OpaquePointer?) -> keisen_status {
  retain(space, as: .space)
}

@c @implementation
public func keisen_space_release(_ space: OpaquePointer?) -> keisen_status {
  release(space, as: .space)
}

@c @implementation
public func keisen_space_equal(
  _ space: OpaquePointer?,
  _ other: OpaquePointer?,
  _ equal: UnsafeMutablePointer<Bool>?
) -> keisen_status {
  KeisenABI.equal(space, other, equal, as: .space)
}
