import CHarfBuzz

/// A place in the space of a variable face.
enum FontVariation: Hashable, Sendable {
  /// The default of the face.
  case standard
  /// One of the instances that the face names, from 0.
  case instance(Int)
  /// The default, with another weight in the units of CSS: 400 is regular.
  case weight(Float)

  /// Returns the place on each axis, or nothing for a face that does not vary or for its default.
  func coordinates(of face: OpaquePointer) -> [Float] {
    var count = hb_ot_var_get_axis_count(face)
    guard 1...64 ~= count, self != .standard else { return [] }
    switch self {
    case .standard: return []
    case .instance(let index):
      var places = [Float](repeating: 0, count: Int(count))
      let index = UInt32(clamping: index)
      guard index < hb_ot_var_get_named_instance_count(face) else { return [] }
      let known = hb_ot_var_named_instance_get_design_coords(face, index, &count, &places)
      return Int(known) == places.count ? places : []
    case .weight(let weight):
      var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
      hb_ot_var_get_axis_infos(face, 0, &count, &axes)
      guard Int(count) == axes.count else { return [] }
      return axes.map { axis in
        let isWeight = axis.tag == 0x7767_6874  // "wght"
        return isWeight ? max(axis.min_value, min(axis.max_value, weight)) : axis.default_value
      }
    }
  }
}
