import KeisenDrawing
import KeisenPrimitives
import KeisenText

/// A display list in device pixels: what the tiles of a picture read, and never write.
///
/// It holds plain values and pointers into the list, which outlives it.
final class Recording {
  /// Calls back with each glyph of a run at a pixel ratio: its bitmap, and the column and row of
  /// its top left pixel.
  typealias GlyphPlacing = (GlyphRun, Double, (GlyphBitmap, Int, Int) -> Void) -> Void

  /// What a command draws, without what it doesn't know of tiles.
  enum Shape: BitwiseCopyable {
    /// A box filled with a shading.
    case fill(PixelBox, Shading)
    /// What is inside the first box and not inside the second, in a colour.
    case frame(PixelBox, PixelBox?, SIMD4<Float>)
    /// Index into `lines`.
    case line(Int)
    /// Index into `cells`.
    case cells(Int)
    /// Index into `envelopes`.
    case envelope(Int)
    /// A range of `glyphs`, in a colour.
    case glyphs(first: Int, end: Int, SIMD4<Float>)
    /// Index into `markers`.
    case markers(Int)
    /// Index into `paths`, and what fills it.
    case path(Int, Shading)
    /// Index into `pictures`.
    case picture(Int)
  }

  /// One thing to draw, back to front.
  struct Item: BitwiseCopyable {
    var shape: Shape
    /// Index into `clips`, or -1.
    var clip: Int
    /// The pixels that it may touch.
    var bounds: PixelBounds
    /// The tiles that it may touch; for lines, known once their pieces are binned.
    var tiles: TileBounds
  }

  /// Size of the picture, in pixels.
  let width: Int
  let height: Int
  /// The colour of the empty picture, with alpha multiplied in.
  let background: SIMD4<Float>
  let pixelRatio: Double
  private(set) var items: Storage<Item>
  private(set) var clips: Storage<PixelBox>
  private(set) var lines: Storage<Line>
  private(set) var pieces: Storage<Piece>
  private(set) var envelopes: Storage<PixelEnvelope>
  private(set) var glyphs: Storage<Glyph>
  private(set) var markers: Storage<MarkerSet>
  private(set) var batches: Storage<MarkerBatch>
  /// Cells as they fall on pixels.
  private(set) var cells: [CellPixels] = []
  /// Filled paths.
  private(set) var paths: [PathTiles] = []
  /// Pictures as they fall on pixels.
  private(set) var pictures: [PicturePixels] = []
  /// For each row of tiles, the items that touch it: one more offset than rows, then indices.
  private(set) var bandOffsets: Storage<Int>
  var bandItems: Storage<Int>
  /// Keeps the glyphs' pixels alive.
  private var bitmaps: [GlyphBitmap] = []
  /// Keep alive what sets of markers point to that the list does not hold.
  private var placedMarkers: [Markers] = []
  /// Keep alive what envelopes point to.
  private var envelopeMemory: [EnvelopeMemory] = []

  /// Numbers of tiles.
  var tileColumns: Int { (width + Tile.side - 1) / Tile.side }
  var tileRows: Int { (height + Tile.side - 1) / Tile.side }

  /// Turns a list to pixels; lines are not binned yet.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(
    _ list: DisplayList,
    width: Int,
    height: Int,
    on crew: Crew,
    placing place: GlyphPlacing
  ) throws(KeisenError) {
    self.width = width
    self.height = height
    pixelRatio = list.pixelRatio
    background = list.background.cleanPremultiplied
    items = try Storage(capacity: list.commands.count, purpose: "commands")
    clips = try Storage(capacity: list.clips.count, purpose: "clips")
    lines = try Storage(capacity: 16, purpose: "lines")
    pieces = try Storage(capacity: 16, purpose: "lines")
    envelopes = try Storage(capacity: 4, purpose: "lines")
    glyphs = try Storage(capacity: 64, purpose: "glyphs")
    markers = try Storage(capacity: 4, purpose: "markers")
    batches = try Storage(capacity: 16, purpose: "markers")
    bandOffsets = try Storage(repeating: 0, count: (height - 1) / Tile.side + 2, purpose: "bands")
    bandItems = try Storage(capacity: 1, purpose: "bands")
    var hidden = [Bool](repeating: false, count: list.clips.count)
    for (index, clip) in list.clips.enumerated() {
      let box = PixelBox(clip.rect, clip.radii, pixelRatio: pixelRatio)
      hidden[index] = box == nil
      try clips.append(box ?? .nothing)
    }
    let drawn = PixelEnvelope.all(of: list, width: width, on: crew)
    let parts = (0..<clips.count).map { index in
      let part = clips.base[index].pixels(width: width, height: height)
      return (part.left..<max(part.left, part.right), part.top..<max(part.top, part.bottom))
    }
    let fallen = list.fallenShapes((0..<width, 0..<height), parts) { count, body in
      crew.run(count) { _, index in body(index) }
    }
    for (index, command) in list.commands.enumerated() {
      let clip = command.clip ?? -1
      if clip >= 0, hidden[clip] { continue }
      switch command.primitive {
      case .rectangle(let rectangle): try record(rectangle, clip)
      case .polyline(let polyline): try record(polyline, clip, command: index)
      case .cells(let cells): try record(cells, clip)
      case .envelope: try record(drawn[index], clip)
      case .glyphRun(let run): try record(run, clip, place)
      case .markers(let markers): try record(markers, clip)
      case .keptMarkers(let kept):
        guard let markers = try kept.placed() else { continue }
        placedMarkers.append(markers)
        try record(markers, clip)
      case .path, .picture:
        if let shape = try fallen[index]?.get() { try record(shape, clip) }
      }
    }
  }

  deinit {
    for index in 0..<pieces.count { pieces.base[index].release() }
    for index in 0..<batches.count { batches.base[index].release() }
  }

  private func record(_ rectangle: Rectangle, _ clip: Int) throws(KeisenError) {
    if let fill = rectangle.fill,
      let box = PixelBox(rectangle.rect, rectangle.radii, pixelRatio: pixelRatio)
    {
      let shading = Shading(fill, pixelRatio: pixelRatio)
      try add(.fill(box, shading), clip, box.pixels(width: width, height: height))
    }
    guard let border = rectangle.border, border.width > 0 else { return }
    let half = border.width / 2
    let outer = PixelBox(rectangle.rect, rectangle.radii, growth: half, pixelRatio: pixelRatio)
    let inner = PixelBox(rectangle.rect, rectangle.radii, growth: -half, pixelRatio: pixelRatio)
    let color = border.color.cleanPremultiplied
    guard let outer, color.w > 0 else { return }
    try add(.frame(outer, inner, color), clip, outer.pixels(width: width, height: height))
  }

  private func record(
    _ polyline: Polyline,
    _ clip: Int,
    command: Int
  ) throws(KeisenError) {
    guard var line = Line(polyline, pixelRatio: pixelRatio) else { return }
    line.firstPiece = pieces.count
    for first in stride(from: 0, to: line.count, by: PartCode.indices) {
      let count = min(PartCode.indices, line.count - first)
      try pieces.append(Piece(line: lines.count, command: command, first: first, count: count))
    }
    line.endPiece = pieces.count
    line.item = items.count
    let index = lines.count
    try lines.append(line)
    try add(.line(index), clip, PixelBounds(left: 0, top: 0, right: width, bottom: height))
    if items.count == line.item {
      // Nothing of it can be seen.
      lines.base[index].item = -1
    }
  }

  private func record(_ markers: Markers, _ clip: Int) throws(KeisenError) {
    guard var set = MarkerSet(markers, pixelRatio: pixelRatio) else { return }
    set.firstBatch = batches.count
    for first in stride(from: 0, to: set.count, by: MarkerBatch.count) {
      let count = min(MarkerBatch.count, set.count - first)
      try batches.append(MarkerBatch(set: self.markers.count, first: first, count: count))
    }
    set.endBatch = batches.count
    set.item = items.count
    let index = self.markers.count
    try self.markers.append(set)
    try add(.markers(index), clip, PixelBounds(left: 0, top: 0, right: width, bottom: height))
    // Nothing of them can be seen.
    if items.count == set.item { self.markers.base[index].item = -1 }
  }

  private func record(_ cells: Cells, _ clip: Int) throws(KeisenError) {
    var part = PixelBounds(left: 0, top: 0, right: width, bottom: height)
    if clip >= 0 { part = clips.base[clip].pixels(width: width, height: height) }
    guard !part.isEmpty else { return }
    let pixels = try cells.pixels(
      pixelRatio: pixelRatio,
      columns: part.left..<part.right,
      rows: part.top..<part.bottom
    )
    guard let pixels else { return }
    self.cells.append(pixels)
    let bounds = PixelBounds(
      left: pixels.x,
      top: pixels.y,
      right: pixels.x + pixels.width,
      bottom: pixels.y + pixels.height
    )
    try add(.cells(self.cells.count - 1), clip, bounds)
  }

  private func record(_ fallen: FallenShape, _ clip: Int) throws(KeisenError) {
    let bounds = PixelBounds(
      left: fallen.columns.lowerBound,
      top: fallen.rows.lowerBound,
      right: fallen.columns.upperBound,
      bottom: fallen.rows.upperBound
    )
    switch fallen {
    case .path(let tiles, let fill):
      paths.append(tiles)
      let shading = Shading(fill, pixelRatio: pixelRatio)
      try add(.path(paths.count - 1, shading), clip, bounds)
    case .picture(let pixels):
      pictures.append(pixels)
      try add(.picture(pictures.count - 1), clip, bounds)
    }
  }

  private func record(
    _ envelope: Result<(PixelEnvelope, EnvelopeMemory)?, KeisenError>?,
    _ clip: Int
  ) throws(KeisenError) {
    guard let (recorded, memory) = try envelope?.get() else { return }
    envelopeMemory.append(memory)
    var (top, bottom) = (Float.infinity, -Float.infinity)
    for pixel in 0..<recorded.right - recorded.left {
      top = min(top, recorded.pixels[pixel].reached.x)
      bottom = max(bottom, recorded.pixels[pixel].reached.y)
    }
    let bounds = PixelBounds(
      low: SIMD2(Double(recorded.left), Double(top)),
      high: SIMD2(Double(recorded.right), Double(bottom))
    )
    try envelopes.append(recorded)
    try add(.envelope(envelopes.count - 1), clip, bounds.clamped(width: width, height: height))
  }

  private func record(
    _ run: GlyphRun,
    _ clip: Int,
    _ place: GlyphPlacing
  ) throws(KeisenError) {
    let color = run.color.cleanPremultiplied
    guard color.w > 0 else { return }
    let first = glyphs.count
    var failure: KeisenError?
    var bounds = PixelBounds(left: .max, top: .max, right: .min, bottom: .min)
    place(run, pixelRatio) { bitmap, x, y in
      guard let glyph = Glyph(bitmap, x: x, y: y), failure == nil else { return }
      do throws(KeisenError) {
        try glyphs.append(glyph)
      } catch {
        failure = error
      }
      bitmaps.append(bitmap)
      bounds.left = min(bounds.left, glyph.x)
      bounds.top = min(bounds.top, glyph.y)
      bounds.right = max(bounds.right, glyph.x + glyph.width)
      bounds.bottom = max(bounds.bottom, glyph.y + glyph.height)
    }
    if let failure { throw failure }
    guard glyphs.count > first else { return }
    let part = bounds.clamped(width: width, height: height)
    try add(.glyphs(first: first, end: glyphs.count, color), clip, part)
  }

  /// Adds an item where anything of it can be seen.
  private func add(_ shape: Shape, _ clip: Int, _ bounds: PixelBounds) throws(KeisenError) {
    var bounds = bounds
    if clip >= 0 {
      bounds = bounds.intersection(clips.base[clip].pixels(width: width, height: height))
    }
    guard !bounds.isEmpty else { return }
    try items.append(Item(shape: shape, clip: clip, bounds: bounds, tiles: TileBounds(bounds)))
  }
}
