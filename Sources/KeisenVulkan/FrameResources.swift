import CVulkan
import KeisenDrawing
import KeisenPaint
import KeisenPrimitives

/// What frames are made of, kept from one to the next: never used by two threads at once.
struct FrameResources {
  /// The device.
  let device: Device
  /// What draws on it.
  let pipelines: Pipelines
  private let submission: Submission
  /// Memory for what a frame sends to the device.
  var uploads: Uploads
  /// The columns that are on the device.
  let kept: KeptColumns
  private var targets: Targets?
  /// The glyphs that have been seen, once there is one.
  private(set) var atlas: GlyphAtlas?
  /// What counts rows in cells, once there were any.
  private var counter: CellCounter?
  /// What fills strokes of paint, once there was one.
  private var painter: StrokePainter?
  /// Whether the device has been lost, for good.
  var isLost = false

  /// Makes what does not depend on a frame.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(of device: Device) throws(KeisenError) {
    self.device = device
    pipelines = try Pipelines(of: device)
    submission = try Submission(of: device)
    uploads = Uploads(of: device, layout: pipelines.storageLayout)
    kept = KeptColumns(of: device, layout: pipelines.storageLayout)
  }

  /// Draws a plan and copies the finished picture into somebody's pixels.
  ///
  /// - Throws: `KeisenError` with code `.unsupported`, `.outOfMemory`, `.deviceLost`.
  mutating func draw(_ plan: inout Plan, into target: PixelBuffer) throws(KeisenError) {
    let targets = try prepare(width: plan.width, height: plan.height)
    do throws(KeisenError) {
      let arrivals = try GlyphAtlas.place(
        &plan,
        in: &atlas,
        layout: pipelines.textureLayout,
        of: device
      )
      let pieces = try keep(plan.kept)
      try uploads.begin(bytes: plan.uploadSize(arrivals))
      var data = UploadedFrame()
      for (planned, pieces) in zip(plan.kept, pieces) {
        if let pieces {
          data.kept.append(.kept(pieces))
        } else if let placed = try planned.placed() {
          data.kept.append(.placed(placed, try uploads.upload(placed)))
        } else {
          data.kept.append(nil)
        }
      }
      data.patches = try uploads.upload(plan.patches, of: &plan.items)
      data.items = try uploads.upload(items: plan.items.bytes)
      for group in plan.groups {
        var pieces: [[UploadedFrame.SegmentPiece]] = []
        for planned in group.polylines { pieces.append(try uploads.upload(planned.polyline)) }
        data.polylines.append(pieces)
      }
      let size = SIMD2(Float(plan.width), Float(plan.height))
      for planned in plan.envelopes {
        data.envelopes.append(try uploads.upload(planned, size: size))
      }
      for planned in plan.markers { data.markers.append(try uploads.upload(planned)) }
      data.bitmaps = try uploads.upload(arrivals)
      var cells: [CellImage] = []
      for each in plan.cells {
        cells.append(
          try CellImage(each, by: &uploads, layout: pipelines.textureLayout, of: device)
        )
      }
      let layout = pipelines.textureLayout
      let picture = try picture(of: targets, isPrecise: isPrecise(plan))
      let coverage =
        plan.hasPolylines ? try targets.layer(.coverage, layout: layout, of: device) : nil
      let atlas = atlas
      try submit { recording throws(KeisenError) in
        if let atlas, !data.bitmaps.isEmpty { recording.fill(atlas, with: data.bitmaps) }
        recording.fill(cells)
        try recording.record(
          plan,
          data,
          targets: targets,
          picture: picture,
          coverage: coverage,
          atlas: atlas,
          cells: cells
        )
      }
    } catch {
      // The atlas may count glyphs that never arrived.
      atlas = nil
      throw error
    }
    try targets.read(into: target)
  }

  /// Counts rows in cells.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`, `.deviceLost`.
  mutating func count(_ rows: CellRows) throws(KeisenError) -> CellCounts? {
    if isLost { throw lost }
    let counter: CellCounter
    if let known = self.counter {
      counter = known
    } else {
      counter = try CellCounter(of: device)
      self.counter = counter
    }
    return try counter.count(rows) { record throws(KeisenError) in try submit(record) }
  }

  /// Fills a stroke of paint, or returns false, having changed nothing, where the device has no memory for that.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`, `.deviceLost`.
  mutating func fill(
    _ spans: RowSpans,
    with ink: Ink,
    in target: PixelBuffer
  ) throws(KeisenError) -> Bool {
    if isLost { throw lost }
    let painter: StrokePainter
    if let known = self.painter {
      painter = known
    } else {
      painter = try StrokePainter(of: device)
      self.painter = painter
    }
    return try painter.fill(spans, with: ink, in: target) { record throws(KeisenError) in
      try submit(record)
    }
  }

  /// The images of a size, the present ones where they fit.
  ///
  /// - Throws: `KeisenError` with code `.unsupported`, `.outOfMemory`, `.deviceLost`.
  mutating func prepare(width: Int, height: Int) throws(KeisenError) -> Targets {
    if isLost { throw lost }
    if let targets, targets.width == width, targets.height == height { return targets }
    // The old ones go first: both may not fit.
    targets = nil
    let fresh = try Targets(width: width, height: height, of: device)
    targets = fresh
    return fresh
  }

  /// Brings columns to the device; nil for markers whose columns have no room there.
  private mutating func keep(
    _ kept: [PlannedKept]
  ) throws(KeisenError) -> [[UploadedFrame.KeptPiece]?] {
    self.kept.begin()
    var pieces: [[UploadedFrame.KeptPiece]?] = []
    for planned in kept {
      let found = try self.kept.pieces(of: planned) { (record) throws(KeisenError) in
        try submit(record)
      }
      pieces.append(found)
    }
    return pieces
  }

  /// Whether a frame is drawn with 32 bits a channel: where half floats would swallow what is faint, if the device can.
  private func isPrecise(_ plan: borrowing Plan) -> Bool {
    let limits = device.physical.limits
    let bytes = plan.width * plan.height * ImageRole.precisePicture.bytesPerPixel
    return plan.isFaint && limits.blendsPrecisely && bytes <= limits.imageBytes
  }

  /// The image that a frame is drawn to: where there is no memory for a precise one, the ordinary one.
  ///
  /// Asked anew in each frame, so that no picture hangs on what was refused before it.
  private func picture(
    of targets: Targets,
    isPrecise: Bool
  ) throws(KeisenError) -> Targets.Layer {
    let layout = pipelines.textureLayout
    guard isPrecise else { return try targets.layer(.picture, layout: layout, of: device) }
    do throws(KeisenError) {
      return try targets.layer(.precisePicture, layout: layout, of: device)
    } catch {
      guard error.code == .outOfMemory else { throw error }
      return try targets.layer(.picture, layout: layout, of: device)
    }
  }

  /// Records commands, submits them, and waits until they are done.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`, `.deviceLost`.
  mutating func submit(
    _ record: (Recording) throws(KeisenError) -> Void
  ) throws(KeisenError) {
    if isLost { throw lost }
    do throws(KeisenError) {
      try submission.run(pipelines: pipelines, record)
    } catch {
      guard error.code == .deviceLost else { throw error }
      isLost = true
      throw lost
    }
  }

  private var lost: KeisenError { device.physical.lost }
}

extension Plan {
  /// Whether any group has coverage.
  var hasPolylines: Bool { groups.contains { !$0.polylines.isEmpty } }

  /// Bytes that the frame takes in upload blocks, about.
  func uploadSize(_ arrivals: [GlyphAtlas.Arrival]) -> Int {
    var bytes = items.bytes.count + 4_096
    for group in groups {
      for planned in group.polylines { bytes += planned.polyline.uploadSize }
    }
    for planned in envelopes { bytes += planned.uploadSize }
    for planned in markers { bytes += planned.markers.count * planned.stride + 8 }
    bytes += patches.words.count * 4
    for each in cells { bytes += each.width * each.height * 4 + 64 }
    for arrival in arrivals { bytes += arrival.bitmap.width * arrival.bitmap.height + 4 }
    return bytes
  }
}
