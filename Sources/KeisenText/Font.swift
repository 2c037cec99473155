import CFonts
import CHarfBuzz
import KeisenPrimitives

/// One face, at any size.
///
/// Immutable and safe to use from any thread.
public final class Font: @unchecked Sendable {
  /// A short name for text dumps: `regular` or `semibold`.
  package let name: String
  /// The font file.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The face at a scale of one font unit, never changed after `init`.
  let shaper: OpaquePointer
  /// Font units in one em, at least 1.
  let unitsPerEm: Double
  /// Distances of the face at a size of one point.
  private let unitMetrics: FontMetrics

  /// Makes a font from the bytes of a font file, which must stay for ever.
  ///
  /// Bytes that are no font make a font without glyphs: everything is missing, nothing is drawn.
  init(name: String, bytes: UnsafeBufferPointer<UInt8>) {
    self.name = name
    self.bytes = bytes
    let blob = bytes.withMemoryRebound(to: CChar.self) {
      hb_blob_create($0.baseAddress, UInt32(clamping: $0.count), HB_MEMORY_MODE_READONLY, nil, nil)
    }
    let face = hb_face_create(blob, 0)
    unitsPerEm = Double(max(1, hb_face_get_upem(face)))
    // A new hb_font reads its tables through hb-ot, at a scale of unitsPerEm, without hinting.
    shaper = hb_font_create(face)
    hb_font_make_immutable(shaper)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
    unitMetrics = FontMetrics(shaper: shaper, unitsPerEm: unitsPerEm)
  }

  deinit { hb_font_destroy(shaper) }

  /// The default text face, embedded in the library: it is always there.
  public static let regular = Font(name: "regular", embedded: fonts_inter_regular())
  /// The heavier companion of `regular`, for titles.
  public static let semibold = Font(name: "semibold", embedded: fonts_inter_semibold())

  private convenience init(name: String, embedded: EmbeddedFont) {
    self.init(name: name, bytes: .init(start: embedded.bytes, count: embedded.count))
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
