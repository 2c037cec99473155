import CKeisen
import Keisen

@c @implementation
public func keisen_custom_marker_create(
  _ verbs: In<UInt8>, _ verb_count: Int, _ points: In<Double>, _ point_count: Int,
  _ anchor: In<Double>, _ custom_marker: Out<Handle>
) -> keisen_status {
  create(custom_marker, as: .customMarker) { () throws(KeisenError) in
    try CustomMarker(
      try readOutline(verbs, verb_count, points, point_count),
      anchor: anchor.map { Point(x: $0[0], y: $0[1]) }
    )
  }
}
