import CFreeType
import Glibc

/// Turns outlines into coverage: the one place that calls FreeType.
///
/// FreeType's objects may be used by one thread at a time; `GlyphCache` keeps this one behind its
/// lock, and it lives as long as the process.
struct GlyphRasterizer {
  /// The largest size, in pixels.
  static let largestSize = 4096

  /// The largest number of open faces.
  private static let maxFaces = 32

  /// A font, whose bytes FreeType reads, and FreeType's face of it: nil where it can't read the
  /// font.
  private struct OpenFace {
    var font: Font
    var face: FT_Face?
  }

  private var library: FT_Library?
  /// Open faces by the serial numbers of their fonts.
  private var faces: [Int: OpenFace] = [:]

  /// How many faces are open.
  var faceCount: Int { faces.count }

  /// Draws a glyph.
  ///
  /// Without hinting: so a glyph has one form at every turn and phase, grows smoothly with its
  /// size, and does not depend on the version of FreeType.
  ///
  /// - Returns: Nil for a glyph without ink, one that the font does not have, a size that is not
  ///   positive or beyond `largestSize` pixels, and when no memory is left.
  mutating func draw(_ key: GlyphKey, of font: Font) -> GlyphBitmap? {
    guard key.size > 0, Int(key.size) <= Self.largestSize * 64, let face = face(of: font),
      // At 72 dots per inch a size in points is one in pixels.
      FT_Set_Char_Size(face, 0, FT_F26Dot6(key.size), 72, 72) == 0,
      FT_Load_Glyph(face, key.glyph, Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
      face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    return withUnsafeMutablePointer(to: &face.pointee.glyph.pointee.outline) { outline in
      lean(outline, by: font.slant)
      turn(outline, by: key.angle)
      FT_Outline_Translate(outline, FT_Pos(key.phaseX) * 16, FT_Pos(key.phaseY) * -16)
      return coverage(of: outline)
    }
  }

  /// Returns FreeType's face of a font, opened at the first use.
  private mutating func face(of font: Font) -> FT_Face? {
    if let open = faces[font.serial] { return open.face }
    if library == nil { FT_Init_FreeType(&library) }
    if faces.count >= Self.maxFaces {
      // All at once: a picture uses a few, and opens those again in a moment.
      for open in faces.values { FT_Done_Face(open.face) }
      faces = [:]
    }
    var face: FT_Face?
    if let library {
      let bytes = font.file.bytes
      FT_New_Memory_Face(library, bytes.baseAddress, bytes.count, FT_Long(font.index), &face)
    }
    if let face, !font.coordinates.isEmpty {
      var places = font.coordinates.map { FT_Fixed(($0 * 65_536).rounded()) }
      FT_Set_Var_Design_Coordinates(face, FT_UInt(places.count), &places)
    }
    faces[font.serial] = OpenFace(font: font, face: face)
    return face
  }

  /// Moves every point of an outline to the right in proportion to its height.
  private func lean(_ outline: UnsafeMutablePointer<FT_Outline>, by slant: Double) {
    guard slant != 0 else { return }
    var matrix = FT_Matrix(xx: 0x1_0000, xy: FT_Fixed(slant * 65_536), yx: 0, yy: 0x1_0000)
    FT_Outline_Transform(outline, &matrix)
  }

  /// Turns an outline about its origin.
  private func turn(_ outline: UnsafeMutablePointer<FT_Outline>, by angle: UInt16) {
    let (cosine, sine): (Double, Double)
    switch angle {
    case 0: return
    case 16_384: (cosine, sine) = (0, 1)
    case 32_768: (cosine, sine) = (-1, 0)
    case 49_152: (cosine, sine) = (0, -1)
    default:
      let radians = Double(angle) / 65_536 * 2 * Double.pi
      (cosine, sine) = (cos(radians), sin(radians))
    }
    // FreeType's y points up, so a positive turn is counter-clockwise on screen.
    let c = FT_Fixed((cosine * 65_536).rounded())
    let s = FT_Fixed((sine * 65_536).rounded())
    var matrix = FT_Matrix(xx: c, xy: -s, yx: s, yy: c)
    FT_Outline_Transform(outline, &matrix)
  }

  /// Draws an outline with 256 levels, into memory of its own.
  private func coverage(of outline: UnsafeMutablePointer<FT_Outline>) -> GlyphBitmap? {
    var box = FT_BBox()
    FT_Outline_Get_CBox(outline, &box)
    let left = box.xMin >> 6
    let bottom = box.yMin >> 6
    let width = ((box.xMax + 63) >> 6) - left
    let height = ((box.yMax + 63) >> 6) - bottom
    // FreeType draws nothing beyond 32767 pixels; a face that reaches so far is not one for text.
    guard outline.pointee.n_points > 0, 1..<32_768 ~= width, 1..<32_768 ~= height,
      let memory = calloc(width, height)
    else { return nil }
    FT_Outline_Translate(outline, left * -64, bottom * -64)
    let pixels = memory.assumingMemoryBound(to: UInt8.self)
    var bitmap = FT_Bitmap()
    bitmap.rows = UInt32(height)
    bitmap.width = UInt32(width)
    bitmap.pitch = Int32(width)  // positive: the first row is the top one
    bitmap.buffer = pixels
    bitmap.num_grays = 256
    bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
    guard FT_Outline_Get_Bitmap(library, outline, &bitmap) == 0 else {
      free(memory)
      return nil
    }
    return GlyphBitmap(
      left: left,
      top: -(bottom + height),
      width: width,
      height: height,
      pixels: UnsafeBufferPointer(start: pixels, count: width * height)
    )
  }
}
