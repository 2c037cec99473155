import KeisenDrawing
import KeisenPrimitives
import KeisenText

/// What a frame takes, worked out from a display list without the device, so without a lock.
///
/// A frame is a sequence of groups. Each draws the coverage of some polylines, whose boxes do not
/// overlap, into the one coverage image, and then everything in order onto the picture: a shape, a
/// glyph, an envelope, or the colour of a polyline where its coverage is.
struct Plan: ~Copyable {
  /// Polylines and what is painted after their coverage is there.
  struct Group {
    var polylines: [PlannedPolyline] = []
    var runs: [Run] = []

    /// Boxes that are compared with a new one: enough for the ticks of a chart, few enough that
    /// many small polylines do not cost their square.
    private static let maxPolylines = 256

    /// Whether a polyline with this box can be drawn together with those that are there.
    func hasRoom(for box: PixelBox) -> Bool {
      polylines.count < Group.maxPolylines && !polylines.contains { $0.box.overlaps(box) }
    }
  }

  /// A polyline and the pixels where it is wanted.
  struct PlannedPolyline {
    var polyline: Polyline
    var box: PixelBox
    var halfWidth: Float
  }

  /// Items of one pipeline that follow each other.
  struct Run {
    var kind: Paint
    var first: Int
    var count: Int
  }

  /// What items show; `rounded` where they or their clips have round corners.
  enum Paint: Hashable {
    case rectangle(rounded: Bool)
    case coverage(rounded: Bool)
    case glyph(rounded: Bool)
    /// Index into `markers`.
    case markers(Int)
    /// Index into `kept`.
    case kept(Int)
    /// Of the cells with an index.
    case cells(Int, rounded: Bool)
    /// An envelope, by its index; it has no items.
    case envelope(Int, rounded: Bool)
    /// Pixels of patches: a picture's, or a path's coverage.
    case patch(isPicture: Bool, rounded: Bool)
  }

  /// A glyph and the item that shows it.
  struct PlannedGlyph {
    var font: Font
    var glyph: PlacedGlyph
    var item: Int
  }

  /// Columns and rows of the picture.
  let width: Int
  let height: Int
  /// Pixels per point.
  let scale: Float
  /// Colour of the empty picture, alpha multiplied in.
  let background: SIMD4<Float>
  /// All items, in order.
  var items = ItemBuffer()
  /// What to draw, in order.
  private(set) var groups: [Group] = [Group()]
  /// The glyphs whose place in the atlas is not known yet.
  private(set) var glyphs: [PlannedGlyph] = []
  /// The markers, in order.
  private(set) var markers: [PlannedMarkers] = []
  /// The markers of kept columns, in order.
  private(set) var kept: [PlannedKept] = []
  /// Cells as they fall on pixels.
  private(set) var cells: [CellPixels] = []
  /// Whether there are markers that half floats would swallow.
  private(set) var isFaint = false
  /// The envelopes, in order.
  private(set) var envelopes: [PlannedEnvelope] = []
  /// What paths cover, and pictures.
  var patches = PlannedPatches()
  private let clips: [ClipShape]
  let ratio: Double

  /// Works out a frame.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(_ list: DisplayList, width: Int, height: Int) throws(KeisenError) {
    self.width = width
    self.height = height
    ratio = list.pixelRatio
    scale = Float(list.pixelRatio)
    background = list.background.premultiplied
    let picture = PixelBox(left: 0, top: 0, right: width, bottom: height)
    clips = list.clips.map { ClipShape($0, ratio: list.pixelRatio, picture: picture) }
    let everything = ClipShape(picture: picture)
    let list = try list.withStrokedPaths()
    let parts = clips.map { ($0.box.left..<$0.box.right, $0.box.top..<$0.box.bottom) }
    let fallen = list.fallenShapes((0..<width, 0..<height), parts, run: WorkerPool.shared.run)
    for (index, command) in list.commands.enumerated() {
      let clip = command.clip.map { clips[$0] } ?? everything
      if clip.box.isEmpty { continue }
      switch command.primitive {
      case .rectangle(let rectangle): try add(rectangle, clip)
      case .polyline(let polyline): try add(polyline, clip)
      case .cells(let cells): try add(cells, clip)
      case .envelope(let envelope): try add(envelope, clip)
      case .glyphRun(let run): try add(run, clip)
      case .markers(let markers): add(markers, clip)
      case .keptMarkers(let markers): add(markers, clip)
      case .path, .picture:
        if let shape = try fallen[index]?.get() { try add(shape, clip) }
      }
    }
  }

  /// Adds an item to the last group.
  mutating func append(_ item: Item, as kind: Paint) throws(KeisenError) {
    let index = items.count
    try items.append(item)
    let group = groups.count - 1
    let run = groups[group].runs.count - 1
    if run >= 0, groups[group].runs[run].kind == kind {
      groups[group].runs[run].count += 1
    } else {
      groups[group].runs.append(Run(kind: kind, first: index, count: 1))
    }
  }
}

extension Plan {
  private mutating func add(_ polyline: Polyline, _ clip: ClipShape) throws(KeisenError) {
    let stroke = polyline.stroke
    // 2^20 pixels are wider than any picture.
    let width = min(stroke.width * ratio, 0x1p20)
    guard width > 0, stroke.color.alpha > 0 else { return }
    let halfWidth = max(width, 1) / 2
    let box = polyline.touchedBox(scale: scale, halfWidth: halfWidth, within: clip.box)
    if box.isEmpty { return }
    if !groups[groups.count - 1].hasRoom(for: box) { groups.append(Group()) }
    groups[groups.count - 1].polylines.append(
      PlannedPolyline(polyline: polyline, box: box, halfWidth: Float(halfWidth))
    )
    try append(
      Item(
        bounds: SIMD4(box),
        clip: clip.rect,
        clipRadii: clip.radii,
        color: stroke.color.premultiplied * Float(min(width, 1))
      ),
      as: .coverage(rounded: clip.isRounded)
    )
  }

  private mutating func add(_ markers: Markers, _ clip: ClipShape) {
    let size = SIMD2(Float(width), Float(height))
    guard let planned = PlannedMarkers(markers, clip, ratio: ratio, size: size) else { return }
    let run = Run(kind: .markers(self.markers.count), first: 0, count: markers.count)
    groups[groups.count - 1].runs.append(run)
    self.markers.append(planned)
    isFaint = isFaint || markers.areFaint(pixelRatio: ratio)
  }

  private mutating func add(_ markers: KeptMarkers, _ clip: ClipShape) {
    let size = SIMD2(Float(width), Float(height))
    guard let planned = PlannedKept(markers, clip, ratio: ratio, size: size) else { return }
    let run = Run(kind: .kept(kept.count), first: 0, count: markers.count)
    groups[groups.count - 1].runs.append(run)
    kept.append(planned)
    isFaint = isFaint || markers.areFaint(pixelRatio: ratio)
  }

  private mutating func add(_ cells: Cells, _ clip: ClipShape) throws(KeisenError) {
    let pixels = try cells.pixels(
      pixelRatio: ratio,
      columns: clip.box.left..<clip.box.right,
      rows: clip.box.top..<clip.box.bottom
    )
    guard let pixels else { return }
    let box = PixelBox(
      left: pixels.x,
      top: pixels.y,
      right: pixels.x + pixels.width,
      bottom: pixels.y + pixels.height
    )
    let item = Item(
      bounds: SIMD4(box),
      clip: clip.rect,
      clipRadii: clip.radii,
      color: SIMD4(repeating: 1),
      extra: SIMD4(Float(-pixels.x), Float(-pixels.y), 0, 0)
    )
    self.cells.append(pixels)
    try append(item, as: .cells(self.cells.count - 1, rounded: clip.isRounded))
  }

  private mutating func add(_ envelope: Envelope, _ clip: ClipShape) throws(KeisenError) {
    guard let planned = try PlannedEnvelope(envelope, ratio: ratio, clip) else { return }
    let kind = Paint.envelope(envelopes.count, rounded: clip.isRounded)
    envelopes.append(planned)
    groups[groups.count - 1].runs.append(Run(kind: kind, first: items.count, count: 0))
  }

  private mutating func add(_ run: GlyphRun, _ clip: ClipShape) throws(KeisenError) {
    guard run.color.alpha > 0 else { return }
    var failure: KeisenError?
    run.forEachGlyph(pixelRatio: ratio) { glyph in
      let box = PixelBox(
        left: glyph.x,
        top: glyph.y,
        right: glyph.x + glyph.bitmap.width,
        bottom: glyph.y + glyph.bitmap.height
      ).intersection(clip.box)
      if box.isEmpty || failure != nil { return }
      let item = Item(
        bounds: SIMD4(box),
        clip: clip.rect,
        clipRadii: clip.radii,
        color: run.color.premultiplied
      )
      glyphs.append(PlannedGlyph(font: run.text.font, glyph: glyph, item: items.count))
      do throws(KeisenError) {
        try append(item, as: .glyph(rounded: clip.isRounded))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  private mutating func add(_ rectangle: Rectangle, _ clip: ClipShape) throws(KeisenError) {
    if let fill = rectangle.fill {
      let shape = Shape(rectangle.rect, rectangle.radii, ratio: ratio)
      try append(shape, painted: FillColors(fill, ratio: ratio), border: 0, clip)
    }
    if let border = rectangle.border, border.width > 0, border.color.alpha > 0 {
      let half = border.width / 2
      let rect = rectangle.rect
      let outline = Rect(
        left: rect.minX - half,
        top: rect.minY - half,
        right: rect.maxX + half,
        bottom: rect.maxY + half
      )
      let shape = Shape(outline, rectangle.radii.grown(by: half), ratio: ratio)
      let width = min(border.width * ratio, 0x1p24)
      try append(shape, painted: FillColors(border.color), border: width, clip)
    }
  }

  private mutating func append(
    _ shape: Shape,
    painted colors: FillColors,
    border: Double,
    _ clip: ClipShape
  ) throws(KeisenError) {
    let box = shape.touchedBox(within: clip.box)
    if box.isEmpty || colors.isClear { return }
    var item = Item(
      bounds: SIMD4(box),
      clip: clip.rect,
      clipRadii: clip.radii,
      color: colors.start,
      extra: SIMD4(0, 0, Float(border), 0),
      shape: shape.sides,
      radii: shape.radii,
      endColor: colors.end,
      gradient: colors.gradient
    )
    let kind = Paint.rectangle(rounded: shape.isRounded || clip.isRounded)
    for part in box.parts(around: border > 0 ? shape.hole(border: border) : .empty) {
      item.bounds = SIMD4(part)
      try append(item, as: kind)
    }
  }
}

extension PixelBox {
  /// The box without a hole, in at most four parts that do not overlap.
  fileprivate func parts(around hole: PixelBox) -> [PixelBox] {
    let hole = intersection(hole)
    // Below some hundred pixels one quad is cheaper than four.
    guard hole.area > 512 else { return [self] }
    return [
      PixelBox(left: left, top: top, right: right, bottom: hole.top),
      PixelBox(left: left, top: hole.top, right: hole.left, bottom: hole.bottom),
      PixelBox(left: hole.right, top: hole.top, right: right, bottom: hole.bottom),
      PixelBox(left: left, top: hole.bottom, right: right, bottom: bottom),
    ].filter { !$0.isEmpty }
  }
}
