import KeisenDrawing
import KeisenPrimitives
import KeisenText

/// The coverage of glyphs side by side in one image, kept from frame to frame.
///
/// Glyphs stand on shelves, in the order in which they come. When there is no room the atlas starts
/// anew, twice as large while that is allowed, with the glyphs of the present frame.
final class GlyphAtlas {
  /// Which glyph: bitmaps of two fonts have the same key.
  private struct Key: Hashable {
    var font: ObjectIdentifier
    var glyph: GlyphKey
  }

  /// A bitmap that has a place and is not there yet.
  struct Arrival {
    var bitmap: GlyphBitmap
    var x: Int
    var y: Int
  }

  /// The image.
  let image: DeviceImage
  /// The image as shaders see it.
  let set: DescriptorSet
  /// Whether the image has never been written.
  var isFresh = true
  /// Columns and rows.
  let side: Int
  private var places: [Key: (x: Int, y: Int)] = [:]
  /// Keeps the fonts, whose identities are the keys.
  private var fonts: [ObjectIdentifier: Font] = [:]
  private var shelfTop = 0
  private var shelfHeight = 0
  private var shelfWidth = 0

  /// Makes an empty atlas.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`, `.unsupported`.
  init(
    side: Int,
    layout: Handle<SetLayoutKind>,
    of device: Device
  ) throws(KeisenError) {
    self.side = side
    image = try DeviceImage(.atlas, width: side, height: side, of: device)
    set = try DescriptorSet(image, layout: layout, of: device)
  }

  /// Bytes that bitmaps take in upload blocks, about.
  static func uploadSize(of arrivals: [Arrival]) -> Int {
    arrivals.reduce(0) { $0 + $1.bitmap.width * $1.bitmap.height + 4 }
  }

  /// Gives each glyph of a plan a place in an atlas, which is replaced when it is too small.
  ///
  /// - Returns: The bitmaps that are not there yet.
  /// - Throws: `KeisenError` with code `.outOfMemory`, or `.unsupported` where the largest image
  ///   has no room for the glyphs of this one frame.
  static func place(
    _ plan: inout Plan,
    in atlas: inout GlyphAtlas?,
    layout: Handle<SetLayoutKind>,
    of device: Device
  ) throws(KeisenError) -> [Arrival] {
    if plan.glyphs.isEmpty { return [] }
    let largest = device.physical.limits.imageSide
    var side = min(1_024, largest)
    if let atlas {
      if let arrivals = atlas.place(&plan) { return arrivals }
      side = min(2 * atlas.side, largest)
    }
    while true {
      // The old one goes first: both may not fit.
      atlas = nil
      let fresh = try GlyphAtlas(side: side, layout: layout, of: device)
      atlas = fresh
      if let arrivals = fresh.place(&plan) { return arrivals }
      guard side < largest else {
        throw KeisenError(
          .unsupported,
          "\(plan.glyphs.count) glyphs do not fit an image of \(side) x \(side) pixels"
        )
      }
      side = min(2 * side, largest)
    }
  }

  /// Gives each glyph a place; nil when there is not enough room.
  private func place(_ plan: inout Plan) -> [Arrival]? {
    var arrivals: [Arrival] = []
    for planned in plan.glyphs {
      let bitmap = planned.glyph.bitmap
      let key = Key(font: ObjectIdentifier(planned.font), glyph: planned.glyph.key)
      let place: (x: Int, y: Int)
      if let known = places[key] {
        place = known
      } else {
        guard let free = room(width: bitmap.width, height: bitmap.height) else { return nil }
        place = free
        places[key] = place
        fonts[key.font] = planned.font
        arrivals.append(Arrival(bitmap: bitmap, x: place.x, y: place.y))
      }
      plan.items.setTexelOffset(
        x: place.x - planned.glyph.x,
        y: place.y - planned.glyph.y,
        of: planned.item
      )
    }
    return arrivals
  }

  /// Takes room for a bitmap on the present shelf or a new one.
  private func room(width: Int, height: Int) -> (x: Int, y: Int)? {
    if shelfWidth + width > side {
      shelfTop += shelfHeight
      shelfHeight = 0
      shelfWidth = 0
    }
    guard width <= side, shelfTop + max(shelfHeight, height) <= side else { return nil }
    defer {
      shelfWidth += width
      shelfHeight = max(shelfHeight, height)
    }
    return (shelfWidth, shelfTop)
  }
}
