import CHarfBuzz

/// Vertical distances of a face at one size, in points, all positive.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the tallest common glyph.
  package var ascent: Double
  /// From the baseline down to the lowest common glyph.
  package var descent: Double
  /// Height of a capital letter.
  package var capHeight: Double
  /// Height of a lower-case x.
  package var xHeight: Double
}

extension FontMetrics {
  /// Reads the metrics of a face at a size of one point, from its OS/2 and hhea tables.
  ///
  /// - Parameters:
  ///   - shaper: The face at a scale of one font unit.
  ///   - unitsPerEm: Font units in one em.
  init(shaper: OpaquePointer, unitsPerEm: Double) {
    func metric(_ tag: hb_ot_metrics_tag_t) -> Double {
      var position: hb_position_t = 0
      // Where a table lacks the value, HarfBuzz estimates it.
      hb_ot_metrics_get_position_with_fallback(shaper, tag, &position)
      return Double(position) / unitsPerEm
    }
    // No face of sense needs more than two ems; a damaged one may claim any number.
    func limited(_ value: Double) -> Double { max(0, min(2, value)) }
    ascent = limited(metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER))
    descent = limited(-metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER))
    capHeight = limited(metric(HB_OT_METRICS_TAG_CAP_HEIGHT))
    xHeight = limited(metric(HB_OT_METRICS_TAG_X_HEIGHT))
  }
}
