import CKeisen
import Keisen

@c @implementation
public func keisen_custom_marker_create(
  _ verbs: UnsafePointer<UInt8>?,
  _ verb_count: Int,
  _ points: UnsafePointer<Double>?,
  _ point_count: Int,
  _ anchor: UnsafePointer<Double>?,
  _ custom_marker: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(custom_marker, as: .customMarker) { () throws(KeisenError) in
    try CustomMarker(
      try readOutline(verbs, verb_count, points, point_count),
      anchor: anchor.map { Point(x: $0[0], y: $0[1]) }
    )
  }
}

@c @implementation
public func keisen_custom_marker_retain(_ custom_marker: OpaquePointer?) -> keisen_status {
  retain(custom_marker, as: .customMarker)
}

@c @implementation
public func keisen_custom_marker_release(_ custom_marker: OpaquePointer?) -> keisen_status {
  release(custom_marker, as: .customMarker)
}

@c @implementation
public func keisen_custom_marker_equal(
  _ custom_marker: OpaquePointer?,
  _ other: OpaquePointer?,
  _ equal: UnsafeMutablePointer<Bool>?
) -> keisen_status {
  KeisenABI.equal(custom_marker, other, equal, as: .customMarker)
}
