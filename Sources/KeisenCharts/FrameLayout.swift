import KeisenDrawing
import KeisenPrimitives

/// Where the plot is, and how far from it each attachment's band lies.
struct FrameLayout: Sendable {
  /// Free room between the picture's sides and what is drawn, in points.
  static let margin = 12.0
  /// Free room between the picture's sides and labels that reach beyond the ends of axes, in points.
  private static let overhangMargin = 6.0
  /// Free room between two bands on one side, in points.
  private static let bandGap = 8.0

  private var bandOffsets: [ObjectIdentifier: Double] = [:]

  /// Lays out the frame: sets `frame.plot`, by hand or from what the attachments want, without labels of ticks where
  /// these would leave no plot.
  ///
  /// - Throws: Whatever an attachment throws.
  init(_ state: Chart.State, in frame: inout FrameContext) throws(KeisenError) {
    let whole = frame.plot
    try place(state, in: &frame)
    guard frame.plot.isEmpty, !whole.isEmpty, state.padding == .automatic else { return }
    frame.omitsTickLabels = true
    frame.plot = whole
    bandOffsets = [:]
    try place(state, in: &frame)
  }

  /// Sets `frame.plot`.
  ///
  /// The ticks hang on the plot's size, and this on the room that their labels need. The first pass
  /// guesses with the whole picture, the second is near. From then on room is only added, in the end more than
  /// is asked for, so that a pass comes which changes nothing: to lay out again with the result needs no more.
  private mutating func place(
    _ state: Chart.State,
    in frame: inout FrameContext
  ) throws(KeisenError) {
    let attachments = state.below + state.above
    let whole = frame.plot
    if case .fixed(var insets) = state.padding {
      insets.formMaximum(frame.leastInsets)
      frame.plot = Self.snapped(whole.inset(by: insets), in: frame)
      _ = try stack(attachments, in: frame)
      return
    }
    let guess = try stack(attachments, in: frame)
    frame.plot = Self.snapped(whole.inset(by: guess), in: frame)
    var insets = try stack(attachments, in: frame)
    guard insets != guess else { return }
    for pass in 0..<Self.mostPasses {
      frame.plot = Self.snapped(whole.inset(by: insets), in: frame)
      var wanted = insets
      wanted.formMaximum(try stack(attachments, in: frame))
      if wanted == insets { return }
      // A label in the middle moves by half of the room added at one end: more ends the small steps.
      insets = insets.extended(to: wanted, times: pass < 2 ? 1 : pass < 5 ? 2 : 4)
    }
    frame.plot = Self.snapped(whole.inset(by: insets), in: frame)
    _ = try stack(attachments, in: frame)
  }

  /// Passes that add room, at most: what the last one added counts, and labels that need more are left out.
  private static let mostPasses = 12

  /// Stacks the bands on each side outwards, in the attachments' order; returns the room they need.
  mutating func stack(
    _ attachments: [any Attachment],
    in frame: FrameContext
  ) throws(KeisenError) -> Insets {
    var bands = Insets.zero
    var overhang = Insets.zero
    var isFurnished = false
    var demands: [(attachment: any Attachment, side: Side, demand: LayoutDemand)] = []
    for attachment in attachments {
      var demand = try attachment.measure(frame)
      demand.thickness = Self.bounded(demand.thickness)
      demand.gap = demand.gap.map(Self.bounded)
      demand.overhang = Self.bounded(demand.overhang)
      overhang.formMaximum(demand.overhang)
      if demand.overhang != .zero { isFurnished = true }
      guard let side = demand.side else { continue }
      isFurnished = true
      demands.append((attachment, side, demand))
    }
    // Stable, as `sort` is: the order of the attachments counts within a rank.
    demands.sort { $0.demand.rank < $1.demand.rank }
    for (attachment, side, demand) in demands {
      var offset = bands[side] + (demand.gap ?? (bands[side] > 0 ? Self.bandGap : 0))
      // Labels that reach beyond the ends of other axes must not be reached by words above and below.
      if demand.rank > .axis, side.dimension == .x {
        offset = max(offset, overhang[side] + Self.bandGap / 2)
      }
      bandOffsets[ObjectIdentifier(attachment)] = offset
      bands[side] = offset + demand.thickness
    }
    guard isFurnished else { return frame.leastInsets }
    var insets = bands + Self.margin
    insets.formMaximum(overhang + Self.overhangMargin)
    if frame.isAroundCharts { insets.drop(where: bands) }
    insets.formMaximum(frame.leastInsets)
    return insets
  }

  /// A length that sums of it and differences can't make infinite or NaN.
  private static func bounded(_ length: Double) -> Double {
    length.isNaN ? 0 : min(mostLength, max(-mostLength, length))
  }

  private static func bounded(_ insets: Insets) -> Insets {
    Insets(
      top: bounded(insets.top),
      left: bounded(insets.left),
      bottom: bounded(insets.bottom),
      right: bounded(insets.right)
    )
  }

  /// Far more than any picture has, in points.
  static let mostLength = 1e12

  /// Prepares attachments, each with the offset of its band; axes know of each other's lines, of titles and of
  /// legends then.
  func prepare(
    _ attachments: [any Attachment],
    in frame: inout FrameContext
  ) throws(KeisenError) {
    for attachment in attachments {
      let offset = bandOffsets[ObjectIdentifier(attachment)] ?? 0
      if let axis = attachment as? Axis {
        guard axis.isShown(in: frame) else { continue }
        var layout = try AxisLayout(axis, in: frame)
        layout.moveBand(to: offset)
        frame.axes.addRects(of: layout, in: frame.size)
        continue
      }
      frame.bandOffset = offset
      if let rect = try attachment.footprint(frame) { frame.axes.add(taken: rect) }
    }
    for attachment in attachments {
      frame.bandOffset = bandOffsets[ObjectIdentifier(attachment)] ?? 0
      try attachment.prepare(&frame)
    }
    frame.bandOffset = 0
  }

  /// Draws attachments, each with the offset of its band.
  func encode(
    _ attachments: [any Attachment],
    in frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    var frame = frame
    for attachment in attachments {
      frame.bandOffset = bandOffsets[ObjectIdentifier(attachment)] ?? 0
      try attachment.encode(frame, into: &list)
      list.clip(to: nil)
    }
  }

  /// Moves the sides to borders of device pixels, so that nothing along them is blurred.
  private static func snapped(_ rect: Rect, in frame: FrameContext) -> Rect {
    Rect(
      left: frame.snapped(rect.minX),
      top: frame.snapped(rect.minY),
      right: frame.snapped(rect.maxX),
      bottom: frame.snapped(rect.maxY)
    )
  }
}

extension Insets {
  fileprivate subscript(side: Side) -> Double {
    get {
      switch side {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    set {
      switch side {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }

  /// Returns the insets moved towards others, `factor` times as far as these are away.
  fileprivate func extended(to other: Insets, times factor: Double) -> Insets {
    Insets(
      top: top + factor * (other.top - top),
      left: left + factor * (other.left - left),
      bottom: bottom + factor * (other.bottom - bottom),
      right: right + factor * (other.right - right)
    )
  }

  fileprivate static func + (insets: Insets, room: Double) -> Insets {
    Insets(
      top: insets.top + room,
      left: insets.left + room,
      bottom: insets.bottom + room,
      right: insets.right + room
    )
  }

  /// Becomes 0 on the sides where there are no bands.
  fileprivate mutating func drop(where bands: Insets) {
    if bands.top == 0 { top = 0 }
    if bands.left == 0 { left = 0 }
    if bands.bottom == 0 { bottom = 0 }
    if bands.right == 0 { right = 0 }
  }

  fileprivate mutating func formMaximum(_ other: Insets) {
    top = max(top, other.top)
    left = max(left, other.left)
    bottom = max(bottom, other.bottom)
    right = max(right, other.right)
  }
}
