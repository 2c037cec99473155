import CHarfBuzz

extension Font {
  /// Shapes one line of text in this font alone.
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
    let scalars = text.unicodeScalars.map { isControl($0.value) ? 0x20 : $0.value }
    let all = ShapedPart(range: 0..<scalars.count, system: .latin, isRightToLeft: false)
    var shaped = shape(scalars, all, size: size, inkBox: nil)
    shaped.source = text
    return shaped
  }

  /// Shapes a part of a text.
  ///
  /// - Parameters:
  ///   - scalars: The whole text: letters join over the ends of the part.
  ///   - part: Which scalars, and how they are written.
  ///   - size: Size of the face, in points. One that is not positive and finite gives no glyphs.
  ///   - inkBox: Grows to hold the ink, where it is given.
  /// - Returns: The glyphs, left to right from 0, without a source.
  func shape(
    _ scalars: [UInt32],
    _ part: ShapedPart,
    size: Double,
    inkBox: UnsafeMutablePointer<InkBox>?
  ) -> ShapedText {
    var shaped = ShapedText(font: self, size: size, glyphs: [], width: 0, missing: 0)
    guard size > 0, size.isFinite, !part.range.isEmpty else { return shaped }
    let scale = size / unitsPerEm
    let isShaped = withGlyphs(of: scalars, part) { infos, positions in
      var pen: Int64 = 0
      shaped.glyphs.reserveCapacity(infos.count)
      for (info, position) in zip(infos, positions) {
        // HarfBuzz can lean marks too, but not their boxes in every version.
        let lift = Double(position.y_offset)
        let x = Double(pen + Int64(position.x_offset)) + slant * lift
        shaped.glyphs.append(
          ShapedText.Glyph(
            id: info.codepoint,
            cluster: info.cluster &- UInt32(clamping: part.range.lowerBound),
            x: x * scale,
            y: -lift * scale
          )
        )
        if let inkBox { extend(&inkBox.pointee, by: info.codepoint, x, lift, scale) }
        pen += Int64(position.x_advance)
        if info.codepoint == 0 { shaped.missing += 1 }
      }
      shaped.width = Double(pen) * scale
    }
    if !isShaped { shaped.missing = part.range.count }
    return shaped
  }

  /// Adds the advance of each character of a part of a text to `advances`, in points.
  ///
  /// Characters that are one in print have it all at the first of them.
  func measure(
    _ scalars: [UInt32],
    _ part: ShapedPart,
    size: Double,
    into advances: inout [Double]
  ) {
    let scale = size / unitsPerEm
    withGlyphs(of: scalars, part) { infos, positions in
      for (info, position) in zip(infos, positions) where part.range ~= Int(info.cluster) {
        advances[Int(info.cluster)] += Double(position.x_advance) * scale
      }
    }
  }

  /// Calls `body` with the glyphs of a part of a text, left to right.
  ///
  /// - Returns: Whether HarfBuzz had memory for them.
  @discardableResult
  private func withGlyphs(
    of scalars: [UInt32],
    _ part: ShapedPart,
    _ body: (
      UnsafeBufferPointer<hb_glyph_info_t>, UnsafeBufferPointer<hb_glyph_position_t>
    ) -> Void
  ) -> Bool {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    scalars.withUnsafeBufferPointer {
      hb_buffer_add_utf32(
        buffer,
        $0.baseAddress,
        Int32(clamping: $0.count),
        UInt32(clamping: part.range.lowerBound),
        Int32(clamping: part.range.count)
      )
    }
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    // Set and not guessed: a guess would ask the process locale for the language.
    hb_buffer_set_direction(buffer, part.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(part.system.script))
    hb_buffer_set_language(buffer, hb_language_from_string(part.system.language, -1))
    withUnsafePointer(to: Self.tabularDigits) { hb_shape(shaper, buffer, $0, 1) }

    var count: UInt32 = 0
    guard hb_buffer_allocation_successful(buffer) != 0,
      let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return false }
    body(
      UnsafeBufferPointer(start: infos, count: Int(count)),
      UnsafeBufferPointer(start: positions, count: Int(count))
    )
    return true
  }

  /// Makes a box hold the ink of a glyph at a place in font units, y up.
  private func extend(
    _ box: inout InkBox,
    by glyph: UInt32,
    _ x: Double,
    _ y: Double,
    _ scale: Double
  ) {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(shaper, glyph, &extents) != 0, extents.width != 0,
      extents.height != 0
    else { return }
    let (top, bottom) = (
      Double(extents.y_bearing), Double(extents.y_bearing) + Double(extents.height)
    )
    let left = Double(extents.x_bearing)
    box.form(
      left: (x + left + min(slant * top, slant * bottom)) * scale,
      right: (x + left + Double(extents.width) + max(slant * top, slant * bottom)) * scale,
      rise: (y + top) * scale,
      fall: -(y + bottom) * scale
    )
  }

  /// The whole text with figures of one width.
  private static let tabularDigits = hb_feature_t(
    tag: 0x746E_756D,  // "tnum"
    value: 1,
    start: 0,
    end: UInt32.max
  )
}

/// Scalars of a text that are set in one font, and how they are written.
struct ShapedPart {
  /// Which scalars.
  var range: Range<Int>
  /// Their script and language.
  var system: WritingSystem
  /// Which way they run.
  var isRightToLeft: Bool
}
