import CFonts
import CHarfBuzz
import KeisenPrimitives

/// One face, at any size.
///
/// Immutable and safe to use from any thread.
public final class Font: @unchecked Sendable {
  /// A short name for text dumps: `regular`, `semibold italic`, `NotoSansArabic-Regular`.
  package let name: String
  /// Tells fonts apart, and never names another one later.
  let serial: Int
  /// The font file.
  let file: FontFile
  /// Which face of the file.
  let index: Int
  /// Place of a variable face on each of its axes; empty for its default.
  let coordinates: [Float]
  /// How far a stem leans to the right for its height, where the face is slanted by force.
  package let slant: Double
  /// The face at a scale of one font unit, never changed after `init`.
  let shaper: OpaquePointer
  /// Font units in one em, at least 1.
  let unitsPerEm: Double
  /// Distances of the face at a size of one point.
  private let unitMetrics: FontMetrics

  private static let fontCount = Locked(0)

  /// Makes a font from a face of a font file.
  ///
  /// Bytes that are no font make a font without glyphs: everything is missing, nothing is drawn.
  ///
  /// - Parameters:
  ///   - name: The name, or nil for the one in the file.
  ///   - file: The file.
  ///   - index: Which face of the file, from 0.
  ///   - variation: Which place of a variable face.
  ///   - slant: How far a stem shall lean to the right for its height.
  init(
    name: String? = nil,
    file: FontFile,
    index: Int = 0,
    variation: FontVariation = .standard,
    slant: Double = 0
  ) {
    self.file = file
    self.index = index
    self.slant = slant
    serial = Self.fontCount.withLock {
      $0 += 1
      return $0
    }
    let bytes = file.bytes
    let blob = bytes.withMemoryRebound(to: CChar.self) {
      hb_blob_create($0.baseAddress, UInt32(clamping: $0.count), HB_MEMORY_MODE_READONLY, nil, nil)
    }
    // HarfBuzz takes a file of one face for any index.
    let isThere = UInt32(clamping: index) < hb_face_count(blob)
    let face = hb_face_create(isThere ? blob : hb_blob_get_empty(), UInt32(clamping: index))
    unitsPerEm = Double(max(1, hb_face_get_upem(face)))
    // A new hb_font reads its tables through hb-ot, at a scale of unitsPerEm, without hinting.
    shaper = hb_font_create(face)
    coordinates = face.map { variation.coordinates(of: $0) } ?? []
    if !coordinates.isEmpty {
      hb_font_set_var_coords_design(shaper, coordinates, UInt32(coordinates.count))
    }
    hb_font_make_immutable(shaper)
    self.name =
      name ?? Self.text(HB_OT_NAME_ID_POSTSCRIPT_NAME, of: face)
      ?? Self.text(HB_OT_NAME_ID_FONT_FAMILY, of: face) ?? "unnamed"
    hb_face_destroy(face)
    hb_blob_destroy(blob)
    unitMetrics = FontMetrics(shaper: shaper, unitsPerEm: unitsPerEm)
  }

  /// Makes a font from the bytes of a font file, which must stay for ever.
  convenience init(name: String, bytes: UnsafeBufferPointer<UInt8>) {
    self.init(name: name, file: FontFile(lasting: bytes))
  }

  deinit { hb_font_destroy(shaper) }

  /// The default text face, embedded in the library: it is always there.
  public static let regular = Font(name: "regular", embedded: fonts_inter_regular())
  /// The heavier companion of `regular`, for titles.
  public static let semibold = Font(name: "semibold", embedded: fonts_inter_semibold())
  /// The slanted companion of `regular`.
  public static let italic = Font(name: "italic", embedded: fonts_inter_italic())
  /// The slanted companion of `semibold`.
  public static let semiboldItalic = Font(
    name: "semibold italic",
    embedded: fonts_inter_semibold_italic()
  )

  /// Returns the embedded face of a weight and a slant.
  static func embedded(isBold: Bool, isItalic: Bool) -> Font {
    switch (isBold, isItalic) {
    case (false, false): regular
    case (true, false): semibold
    case (false, true): italic
    case (true, true): semiboldItalic
    }
  }

  private convenience init(name: String, embedded: EmbeddedFont) {
    self.init(name: name, bytes: .init(start: embedded.bytes, count: embedded.count))
  }

  /// Whether the file holds this face, with glyphs.
  var hasGlyphs: Bool { hb_face_get_glyph_count(hb_font_get_face(shaper)) > 1 }

  /// Whether the face has a glyph for a character, or for the one that it is another name of: the
  /// kelvin sign is a K.
  func covers(_ scalar: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    if hb_font_get_nominal_glyph(shaper, scalar, &glyph) != 0 { return true }
    guard scalar >= 0x340 else { return false }
    var (first, second): (hb_codepoint_t, hb_codepoint_t) = (0, 0)
    let functions = hb_unicode_funcs_get_default()
    return hb_unicode_decompose(functions, scalar, &first, &second) != 0 && second == 0
      && hb_font_get_nominal_glyph(shaper, first, &glyph) != 0
  }

  /// Returns the distances of the face at `size` points.
  ///
  /// They are in proportion to the size, whatever it is: 0 gives 0, NaN gives NaN.
  package func metrics(size: Double) -> FontMetrics {
    FontMetrics(
      ascent: unitMetrics.ascent * size,
      descent: unitMetrics.descent * size,
      capHeight: unitMetrics.capHeight * size,
      xHeight: unitMetrics.xHeight * size
    )
  }
}
