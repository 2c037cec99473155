import CVulkan
import KeisenDrawing
import KeisenPrimitives

extension Recording {
  /// Copies new bitmaps into the atlas; what is there stays.
  func fill(_ atlas: GlyphAtlas, with bitmaps: [UploadedFrame.BitmapPiece]) {
    // Nobody uses the atlas: the frame before has been waited for.
    var before = Use.none
    if !atlas.isFresh { before.layout = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL }
    barrier(atlas.image, from: before, to: .filled)
    for piece in bitmaps { copy(piece.buffer, to: atlas.image, piece.regions) }
    // The fragments that show glyphs wait until the bitmaps are there.
    barrier(atlas.image, from: .filled, to: .sampled)
    atlas.isFresh = false
  }

  /// Copies cells into images of their own, which shaders read then.
  func fill(_ cells: [CellImage]) {
    for each in cells {
      barrier(each.image, from: .none, to: .filled)
      for piece in each.pieces { copy(piece.buffer, to: each.image, piece.regions) }
      // The fragments that show the cells wait until they are there.
      barrier(each.image, from: .filled, to: .sampled)
    }
  }

  /// How images were used last by the frames of a submission; at first nobody uses them: the
  /// submission before has been waited for.
  struct TargetUses {
    private var known: [ImageRole: Use] = [:]

    subscript(_ image: DeviceImage) -> Use {
      get { known[image.role] ?? .none }
      set { known[image.role] = newValue }
    }
  }

  /// Draws all groups of a frame and finishes its picture.
  ///
  /// - Parameters:
  ///   - frame: What to draw, uploaded.
  ///   - layers: The images that it is drawn to.
  ///   - result: The image of the finished picture.
  ///   - readback: Where the finished picture goes.
  ///   - uses: How the images were used before, and then now.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func record(
    _ frame: PlannedFrame,
    on layers: Targets.Layers,
    to result: DeviceImage,
    readback: DeviceBuffer,
    _ uses: inout TargetUses
  ) throws(KeisenError) {
    try record(
      frame.plan,
      frame.data,
      picture: layers.picture,
      coverage: layers.coverage,
      atlas: frame.atlas,
      cells: frame.cells,
      &uses
    )
    let picture = layers.picture
    // The resolving fragments wait until the picture is drawn.
    barrier(picture.image, from: .drawn, to: .sampled)
    uses[picture.image] = .sampled
    // Waits until the frame before has been copied.
    barrier(result, from: uses[result], to: .drawn)
    let whole = PixelBox(left: 0, top: 0, right: frame.plan.width, bottom: frame.plan.height)
    try pass(to: result, whole, .forget) { () throws(KeisenError) in
      try bind(.resolve)
      bind(picture.set.handle, at: 1)
      draw(vertices: 3)
    }
    // The copy waits until the result is drawn.
    barrier(result, from: .drawn, to: .copied)
    uses[result] = .copied
    copy(result, to: readback)
  }

  /// Draws all groups of a plan.
  private func record(
    _ plan: borrowing Plan,
    _ data: UploadedFrame,
    picture: Targets.Layer,
    coverage: Targets.Layer?,
    atlas: GlyphAtlas?,
    cells: [CellImage],
    _ uses: inout TargetUses
  ) throws(KeisenError) {
    let whole = PixelBox(left: 0, top: 0, right: plan.width, bottom: plan.height)
    let size = SIMD2(Float(plan.width), Float(plan.height))
    let isPrecise = picture.image.role == .precisePicture
    for (index, group) in plan.groups.enumerated() {
      if let coverage, !group.polylines.isEmpty {
        // Waits until the group before has read its coverage.
        barrier(coverage.image, from: uses[coverage.image], to: .drawn)
        try drawCoverage(group.polylines, data.polylines[index], scale: plan.scale, coverage.image)
        // The picture's fragments wait until the coverage is there.
        barrier(coverage.image, from: .drawn, to: .sampled)
        uses[coverage.image] = .sampled
      }
      // Waits until the group before has blended, or the frame before has been resolved.
      barrier(picture.image, from: uses[picture.image], to: .drawn)
      uses[picture.image] = .drawn
      try pass(to: picture.image, whole, index == 0 ? .clear(plan.background) : .keep) {
        () throws(KeisenError) in
        for run in group.runs {
          switch run.kind {
          case .rectangle(let rounded):
            try bind(.rectangle(rounded: rounded), isPrecise: isPrecise)
          case .coverage(let rounded):
            try bind(.texel(rounded: rounded), isPrecise: isPrecise)
            if let coverage { bind(coverage.set.handle, at: 1) }
          case .cells(let index, let rounded):
            try bind(.cells(rounded: rounded), isPrecise: isPrecise)
            bind(cells[index].set.handle, at: 1)
          case .glyph(let rounded):
            try bind(.texel(rounded: rounded), isPrecise: isPrecise)
            if let atlas { bind(atlas.set.handle, at: 1) }
          case .envelope(let index, let rounded):
            try bind(.envelope(rounded: rounded), isPrecise: isPrecise)
            drawEnvelope(data.envelopes[index])
          case .patch(let isPicture, let rounded):
            try bind(.patch(isPicture: isPicture, rounded: rounded), isPrecise: isPrecise)
            drawPatches(run, data, size: size)
            continue
          case .kept(let index):
            switch data.kept[index] {
            case .kept(let pieces):
              try drawKept(plan.kept[index], pieces, isPrecise: isPrecise)
            case .placed(let planned, let pieces):
              try drawMarkers(planned, pieces, isPrecise: isPrecise)
            case nil: break
            }
            continue
          case .markers(let index):
            try drawMarkers(plan.markers[index], data.markers[index], isPrecise: isPrecise)
            continue
          }
          drawItems(run, data.items, size: size)
        }
      }
    }
  }

  /// Draws the coverage of polylines that do not overlap.
  private func drawCoverage(
    _ polylines: [Plan.PlannedPolyline],
    _ pieces: [[UploadedFrame.SegmentPiece]],
    scale: Float,
    _ image: DeviceImage
  ) throws(KeisenError) {
    let boxes = polylines.map(\.box)
    let union = boxes.reduce(PixelBox.empty) { $0.union($1) }
    // One clear of the union, unless the boxes are but specks in it.
    let isDense = union.area <= 2 * boxes.reduce(0) { $0 + $1.area }
    try pass(to: image, union, isDense ? .clear(.zero) : .forget) { () throws(KeisenError) in
      if !isDense { clear(boxes) }
      for (planned, pieces) in zip(polylines, pieces) {
        let stroke = planned.polyline.stroke
        let isBroken = planned.polyline.isBroken
        if stroke.join == .round && stroke.cap == .round {
          try bind(.capsule(broken: isBroken))
        } else {
          try bind(.stroke(broken: isBroken))
        }
        scissor(planned.box)
        let limit = stroke.mitreLimit
        var constants = SegmentDraw(
          size: SIMD2(Float(image.width), Float(image.height)),
          scale: scale,
          halfWidth: planned.halfWidth,
          style: 0,
          mitreLimit: limit > 0 ? Float(min(limit, 0x1p20)) : 0
        )
        for piece in pieces {
          constants.start = piece.start
          constants.breaks = piece.breaks
          constants.count = UInt32(piece.count)
          constants.style =
            stroke.join.rawValue | stroke.cap.rawValue << 2
            | (piece.begins ? 16 : 0) | (piece.ends ? 32 : 0)
            | (planned.polyline.roundsShortJoins ? 0 : 64)
          bind(piece.set, at: 0)
          push(constants)
          draw(vertices: 6 * piece.count)
        }
      }
    }
  }

  /// Draws markers, one over the other.
  private func drawMarkers(
    _ planned: PlannedMarkers,
    _ pieces: [UploadedFrame.MarkerPiece],
    isPrecise: Bool
  ) throws(KeisenError) {
    let kind = Pipelines.Kind.markers(planned.markers.shape, rounded: planned.isRounded)
    try bind(kind, isPrecise: isPrecise)
    var constants = planned.draw
    for piece in pieces {
      constants.start = piece.start
      bind(piece.set, at: 0)
      push(constants)
      draw(vertices: 6 * piece.count)
    }
  }

  /// Draws the quads of an envelope.
  private func drawEnvelope(_ pieces: [UploadedFrame.EnvelopePiece]) {
    for piece in pieces {
      bind(piece.set, at: 0)
      push(piece.draw)
      draw(vertices: 6 * piece.count)
    }
  }

  /// Draws the patches of a run, those of each block of patches for themselves.
  private func drawPatches(_ run: Plan.Run, _ data: UploadedFrame, size: SIMD2<Float>) {
    let end = run.first + run.count
    for (index, piece) in data.patches.enumerated() {
      let next = index + 1 < data.patches.count ? data.patches[index + 1].firstItem : end
      let first = max(run.first, piece.firstItem)
      let last = min(end, next)
      guard first < last else { continue }
      let part = Plan.Run(kind: run.kind, first: first, count: last - first)
      drawItems(part, data.items, size: size, patches: piece.set)
    }
  }

  /// Draws the items of a run, which may lie in several blocks; of patches with the block that
  /// these are in.
  private func drawItems(
    _ run: Plan.Run,
    _ pieces: [UploadedFrame.ItemPiece],
    size: SIMD2<Float>,
    patches: Handle<DescriptorSetKind>? = nil
  ) {
    // The first piece that reaches beyond the run's start.
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].first + pieces[middle].count > run.first {
        high = middle
      } else {
        low = middle + 1
      }
    }
    for piece in pieces[low...] {
      let first = max(run.first, piece.first)
      let last = min(run.first + run.count, piece.first + piece.count)
      guard first < last else { return }
      let start = piece.start + UInt32((first - piece.first) * Item.vectors)
      if let patches { bind([piece.set, patches]) } else { bind(piece.set, at: 0) }
      push(QuadDraw(size: size, start: start))
      draw(vertices: 6 * (last - first))
    }
  }
}
