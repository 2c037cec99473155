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

  /// Draws plans in one submission and copies the finished pictures into somebody's pixels.
  ///
  /// - Parameter frames: One or more, all of one size; of several none has columns that are kept on
  ///   the device.
  /// - Throws: `KeisenError` with code `.unsupported`, `.outOfMemory`, `.deviceLost`; then none is
  ///   drawn.
  mutating func draw(_ frames: [PlannedFrame]) throws(KeisenError) {
    guard let first = frames.first else { return }
    let targets = try prepare(width: first.plan.width, height: first.plan.height)
    do throws(KeisenError) {
      var glyphs: [(atlas: GlyphAtlas, arrivals: [GlyphAtlas.Arrival])] = []
      for frame in frames {
        let arrivals = try GlyphAtlas.place(
          &frame.plan,
          in: &atlas,
          layout: pipelines.textureLayout,
          of: device
        )
        frame.atlas = atlas
        guard let atlas, !arrivals.isEmpty else { continue }
        // Bitmaps arrive before anything is drawn, in an atlas at a time.
        if let last = glyphs.indices.last, glyphs[last].atlas === atlas {
          glyphs[last].arrivals += arrivals
        } else {
          glyphs.append((atlas, arrivals))
        }
      }
      var pieces: [[[UploadedFrame.KeptPiece]?]] = []
      kept.begin()
      for frame in frames { pieces.append(try keep(frame.plan.kept)) }
      try uploads.begin(
        bytes: frames.reduce(0) { $0 + $1.plan.uploadSize }
          + glyphs.reduce(0) { $0 + GlyphAtlas.uploadSize(of: $1.arrivals) }
      )
      for (frame, pieces) in zip(frames, pieces) { try upload(frame, pieces) }
      var bitmaps: [[UploadedFrame.BitmapPiece]] = []
      for each in glyphs { bitmaps.append(try uploads.upload(each.arrivals)) }
      var layers: [Targets.Layers] = []
      for frame in frames { layers.append(try self.layers(of: targets, for: frame.plan)) }
      try targets.reserve(frames.count, on: device)
      try submit { recording throws(KeisenError) in
        for (each, bitmaps) in zip(glyphs, bitmaps) {
          recording.fill(each.atlas, with: bitmaps)
        }
        var uses = Recording.TargetUses()
        for (number, frame) in frames.enumerated() {
          recording.fill(frame.cells)
          try recording.record(
            frame,
            on: layers[number],
            to: targets.result,
            readback: targets.readbacks[number],
            &uses
          )
        }
      }
    } catch {
      // The atlas may count glyphs that never arrived.
      atlas = nil
      throw error
    }
    for (number, frame) in frames.enumerated() {
      try targets.read(number, into: frame.target)
    }
  }

  /// Writes what a frame takes where the device reads it.
  private mutating func upload(
    _ frame: PlannedFrame,
    _ pieces: [[UploadedFrame.KeptPiece]?]
  ) throws(KeisenError) {
    var data = UploadedFrame()
    for (planned, pieces) in zip(frame.plan.kept, pieces) {
      if let pieces {
        data.kept.append(.kept(pieces))
      } else if let placed = try planned.placed() {
        data.kept.append(.placed(placed, try uploads.upload(placed)))
      } else {
        data.kept.append(nil)
      }
    }
    data.patches = try uploads.upload(frame.plan.patches, of: &frame.plan.items)
    data.items = try uploads.upload(items: frame.plan.items.bytes)
    for group in frame.plan.groups {
      var pieces: [[UploadedFrame.SegmentPiece]] = []
      for planned in group.polylines { pieces.append(try uploads.upload(planned.polyline)) }
      data.polylines.append(pieces)
    }
    let size = SIMD2(Float(frame.plan.width), Float(frame.plan.height))
    for planned in frame.plan.envelopes {
      data.envelopes.append(try uploads.upload(planned, size: size))
    }
    for planned in frame.plan.markers { data.markers.append(try uploads.upload(planned)) }
    frame.cells = []
    for each in frame.plan.cells {
      frame.cells.append(
        try CellImage(each, by: &uploads, layout: pipelines.textureLayout, of: device)
      )
    }
    frame.data = data
  }

  /// The images that a plan is drawn to.
  private func layers(
    of targets: Targets,
    for plan: borrowing Plan
  ) throws(KeisenError) -> Targets.Layers {
    Targets.Layers(
      picture: try picture(of: targets, isPrecise: isPrecise(plan)),
      coverage: plan.hasPolylines
        ? try targets.layer(.coverage, layout: pipelines.textureLayout, of: device) : nil
    )
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

  /// Fills a stroke of paint, or returns false, having changed nothing, where the device has no
  /// memory for that.
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

  /// Whether a frame is drawn with 32 bits a channel: where half floats would swallow what is
  /// faint, if the device can.
  private func isPrecise(_ plan: borrowing Plan) -> Bool {
    let limits = device.physical.limits
    let bytes = plan.width * plan.height * ImageRole.precisePicture.bytesPerPixel
    return plan.isFaint && limits.blendsPrecisely && bytes <= limits.imageBytes
  }

  /// The image that a frame is drawn to: where there is no memory for a precise one, the ordinary
  /// one.
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

  /// Bytes that the frame takes in upload blocks, about, but for glyphs.
  var uploadSize: Int {
    var bytes = items.bytes.count + 4_096
    for group in groups {
      for planned in group.polylines { bytes += planned.polyline.uploadSize }
    }
    for planned in envelopes { bytes += planned.uploadSize }
    for planned in markers { bytes += planned.markers.count * planned.stride + 8 }
    bytes += patches.words.count * 4
    for each in cells { bytes += each.width * each.height * 4 + 64 }
    return bytes
  }
}
