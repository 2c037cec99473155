import CHarfBuzz

extension Font {
  /// Shapes one line of text.
  ///
  /// Glyphs stand at unrounded positions in proportion to the size, so a line has the same form at
  /// every pixel ratio. Kerning and marks are applied; digits all have one advance, so that labels
  /// that count do not jitter. Line breaks, tabs and other control characters are spaces.
  ///
  /// - Parameters:
  ///   - text: Any string, read left to right.
  ///   - size: Size of the face, in points. One that is not positive and finite gives no glyphs.
  /// - Returns: The glyphs, left to right from 0; none when HarfBuzz has no memory left.
  /// - Complexity: O(*n*) in the length of the text; about 1 µs for the label of a tick.
  package func shape(_ text: String, size: Double) -> ShapedText {
    var shaped = ShapedText(
      font: self,
      size: size,
      glyphs: [],
      width: 0,
      missing: 0,
      source: text
    )
    guard size > 0, size.isFinite, !text.isEmpty else { return shaped }
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    for scalar in text.unicodeScalars {
      hb_buffer_add(buffer, isControl(scalar) ? 0x20 : scalar.value, 0)
    }
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    // Set and not guessed: a guess would ask the process locale for the language.
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
    hb_buffer_set_language(buffer, Self.language)
    withUnsafePointer(to: Self.tabularDigits) { hb_shape(shaper, buffer, $0, 1) }

    var count: UInt32 = 0
    guard hb_buffer_allocation_successful(buffer) != 0,
      let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else {
      shaped.missing = text.unicodeScalars.count
      return shaped
    }
    let scale = size / unitsPerEm
    var pen: Int64 = 0
    shaped.glyphs.reserveCapacity(Int(count))
    for index in 0..<Int(count) {
      let position = positions[index]
      shaped.glyphs.append(
        ShapedText.Glyph(
          id: infos[index].codepoint,
          x: Double(pen + Int64(position.x_offset)) * scale,
          y: Double(-Int64(position.y_offset)) * scale
        )
      )
      pen += Int64(position.x_advance)
      if infos[index].codepoint == 0 { shaped.missing += 1 }
    }
    shaped.width = Double(pen) * scale
    return shaped
  }

  /// The whole text with figures of one width.
  private static let tabularDigits = hb_feature_t(
    tag: 0x746E_756D,  // "tnum"
    value: 1,
    start: 0,
    end: UInt32.max
  )

  nonisolated(unsafe) private static let language = hb_language_from_string("en", -1)

  /// Whether a scalar is a control character or a line or paragraph separator.
  private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }
}
