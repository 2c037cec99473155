import CKeisen
import Keisen

extension keisen_polar_options {
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
public func keisen_space_create_polar(
  _ angle: Handle, _ radius: Handle, _ options: In<keisen_polar_options>, _ space: Out<Handle>
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
public func keisen_space_create(_ x: Handle, _ y: Handle, _ space: Out<Handle>) -> keisen_status {
  create(space, as: .space) { () throws(KeisenError) in
    Space(x: try borrow(x, as: .projection), y: try borrow(y, as: .projection))
  }
}

@c @implementation
public func keisen_space_get_x(_ space: Handle, _ x: Out<Handle>) -> keisen_status {
  create(x, as: .projection, try borrow(space, as: .space).x)
}

@c @implementation
public func keisen_space_get_y(_ space: Handle, _ y: Out<Handle>) -> keisen_status {
  create(y, as: .projection, try borrow(space, as: .space).y)
}
