import CKeisen
import Keisen

@c @implementation
public func keisen_series_get_space(
  _ series: OpaquePointer?,
  _ space: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(space, as: .space) { () throws(KeisenError) in
    try borrow(series, as: .series).space
  }
}

@c @implementation
public func keisen_series_retain(_ series: OpaquePointer?) -> keisen_status {
  retain(series, as: .series)
}

@c @implementation
public func keisen_series_release(_ series: OpaquePointer?) -> keisen_status {
  release(series, as: .series)
}

@c @implementation
public func keisen_series_equal(
  _ series: OpaquePointer?,
  _ other: OpaquePointer?,
  _ equal: UnsafeMutablePointer<Bool>?
) -> keisen_status {
  KeisenABI.equal(series, other, equal, as: .series)
}
