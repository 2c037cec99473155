import CHarfBuzz

extension Font {
  /// The name of the family, as style sheets know it: `Inter`, `Noto Sans Arabic`.
  package var family: String {
    // The typographic family holds all weights; where there is none, the family does.
    let face = hb_font_get_face(shaper)
    return Self.text(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY, of: face)
      ?? Self.text(HB_OT_NAME_ID_FONT_FAMILY, of: face) ?? name
  }

  /// The PostScript name: `Inter-SemiBold`.
  package var postScriptName: String {
    Self.text(HB_OT_NAME_ID_POSTSCRIPT_NAME, of: hb_font_get_face(shaper)) ?? name
  }

  /// How heavy strokes are, as style sheets count: 400 is regular, 600 semibold, within 1...1000.
  package var weight: Int {
    let weight = hb_style_get_value(shaper, HB_STYLE_TAG_WEIGHT)
    return weight > 1 ? Int(min(weight, 1000)) : 1
  }

  /// Whether letters lean, by design or by force.
  package var isItalic: Bool {
    slant != 0 || hb_style_get_value(shaper, HB_STYLE_TAG_ITALIC) > 0
  }

  /// Whether it is part of the library.
  package var isEmbedded: Bool {
    self === Font.regular || self === Font.semibold || self === Font.italic
      || self === Font.semiboldItalic
  }

  /// Returns a text that a face states about itself, or nil where it is empty.
  static func text(_ identifier: some BinaryInteger, of face: OpaquePointer?) -> String? {
    var buffer = [CChar](repeating: 0, count: 128)
    var size = UInt32(buffer.count)
    let language = hb_language_from_string("en", -1)
    hb_ot_name_get_utf8(face, hb_ot_name_id_t(identifier), language, &size, &buffer)
    let text = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }
}

extension Font {
  /// The glyph that stands for a character by itself, whatever is beside it; nil where there is
  /// none.
  package func nominalGlyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(shaper, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// The advance of a glyph, in ems.
  package func advance(of glyph: UInt32) -> Double {
    Double(hb_font_get_glyph_h_advance(shaper, glyph)) / unitsPerEm
  }

  /// From a glyph's origin to the left of its ink, in ems; 0 without ink.
  package func leftBearing(of glyph: UInt32) -> Double {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(shaper, glyph, &extents) != 0, extents.width != 0 else {
      return 0
    }
    return Double(extents.x_bearing) / unitsPerEm
  }
}
