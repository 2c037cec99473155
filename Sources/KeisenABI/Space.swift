import CKeisen
import Keisen

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
