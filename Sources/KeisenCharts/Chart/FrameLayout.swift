import KeisenAxes
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// Where the plot is, and how far from it each attachment's band lies.
package struct FrameLayout: Sendable {
  /// Free room between the picture's sides and labels that reach beyond the ends of axes, in
  /// points.
  private static let overhangMargin = 6.0
  /// Free room between two bands on one side, in points.
  private static let bandGap = 8.0

  private var bandOffsets: [ObjectIdentifier: Double] = [:]

  /// Lays out the frame: sets `frame.plot`, by hand or from what the attachments want, and
  /// `frame.texts`: how far texts give way, so that the plot keeps its part of the picture.
  ///
  /// Hangs on nothing but the state and the frame, whose `plot` is the whole picture; padding by
  /// hand keeps `frame.texts`.
  ///
  /// - Throws: Whatever an attachment throws.
  init(_ state: Chart.State, in frame: inout FrameContext) throws(KeisenError) {
    let whole = frame.plot
    guard state.padding == .automatic else {
      try place(state, in: &frame)
      return
    }
    frame.texts = TextRoom()
    let insets = try place(state, in: &frame)
    let short = Self.shortSides(insets, of: whole, in: frame)
    guard !short.isEmpty else { return }
    try giveWay(state, of: whole, short, in: &frame)
  }

  /// Lets texts give way until the plot keeps its part of the picture: first all are set smaller
  /// and closer, then one after the other is left out, then what is no text is cut.
  private mutating func giveWay(
    _ state: Chart.State,
    of whole: Rect,
    _ sides: TextRoom.Sides,
    in frame: inout FrameContext
  ) throws(KeisenError) {
    var short = sides
    var insets = Insets.zero
    func isShort(_ insets: Insets, in frame: FrameContext) -> Bool {
      short = Self.shortSides(insets, of: whole, in: frame)
      return !short.isEmpty
    }
    repeat {
      let known = frame.texts
      frame.texts.step = TextRoom.Step(rawValue: known.step.rawValue + 1) ?? .tight
      frame.texts.shortSides.formUnion(short)
      guard frame.texts != known else { break }
      frame.plot = whole
      insets = try place(state, in: &frame)
    } while isShort(insets, in: frame)
    guard !short.isEmpty else { return }

    let attachments = state.below + state.above
    /// Looks at the demands on the plot that is to be had, so that one pass tells whether that is
    /// enough.
    func appearance(_ layout: inout FrameLayout, in frame: inout FrameContext) throws(KeisenError) {
      let cut = Self.cut(insets, to: whole, in: frame)
      frame.plot = Self.snapped(whole.inset(by: cut), in: frame)
      layout.bandOffsets = [:]
      insets = try layout.stack(attachments, in: frame)
      _ = isShort(insets, in: frame)
    }
    func placeAgain(_ layout: inout FrameLayout, in frame: inout FrameContext) throws(KeisenError) {
      frame.plot = whole
      insets = try layout.place(state, in: &frame)
      _ = isShort(insets, in: frame)
    }
    var order: [TextRoom.Part] = []
    for part in try yieldingParts(of: attachments, in: frame) where !short.isEmpty {
      guard !part.sides.isDisjoint(with: short) else { continue }
      if frame.texts.omitted.insert(part.part).inserted { order.append(part.part) }
      try appearance(&self, in: &frame)
      if short.isEmpty { try placeAgain(&self, in: &frame) }
    }
    // What went in vain comes back, the highest rank first: one part alone may have been too large.
    let minimum = frame.texts
    for part in order.dropLast().reversed() where short.isEmpty {
      frame.texts.omitted.remove(part)
      try appearance(&self, in: &frame)
      guard !short.isEmpty else { continue }
      frame.texts.omitted.insert(part)
      short = []
    }
    if frame.texts != minimum {
      try placeAgain(&self, in: &frame)
      if !short.isEmpty {
        frame.texts = minimum
        try placeAgain(&self, in: &frame)
      }
    } else if short.isEmpty, order.count > 1 {
      try placeAgain(&self, in: &frame)
    }
    guard !short.isEmpty else { return }
    insets = Self.cut(insets, to: whole, in: frame)
    frame.plot = Self.snapped(whole.inset(by: insets), in: frame)
    bandOffsets = [:]
    _ = try stack(attachments, in: frame)
  }

  /// Returns the parts that can be left out and the sides along which they take room, in the order
  /// in which they are.
  private func yieldingParts(
    of attachments: [any Attachment],
    in frame: FrameContext
  ) throws(KeisenError) -> [(part: TextRoom.Part, sides: TextRoom.Sides)] {
    var parts: [(part: TextRoom.Part, sides: TextRoom.Sides, isBeside: Bool)] = []
    // The outermost ones first: of one rank those are left out first that stand farthest from the
    // plot.
    for attachment in attachments.reversed() {
      guard let yielding = attachment as? any YieldingAttachment else { continue }
      let demand = try attachment.measure(frame)
      var sides: TextRoom.Sides = []
      if let side = demand.side, demand.thickness > 0 { sides = TextRoom.Sides(side) }
      var reached = sides
      if demand.overhang.left + demand.overhang.right > 0 { reached.insert(.leftAndRight) }
      if demand.overhang.top + demand.overhang.bottom > 0 { reached.insert(.aboveAndBelow) }
      for part in yielding.yieldingParts {
        if !sides.isEmpty { parts.append((part, sides, true)) }
        let others = reached.subtracting(sides)
        if !others.isEmpty, part.kind == .tickLabels || part.kind == .colorBar {
          parts.append((part, others, false))
        }
      }
    }
    // Stable, as `sort` is.
    parts.sort {
      ($0.part.kind.rawValue, $0.isBeside ? 0 : 1) < ($1.part.kind.rawValue, $1.isBeside ? 0 : 1)
    }
    return parts.map { ($0.part, $0.sides) }
  }

  /// Returns the sides along which insets leave the plot less than its part of the picture.
  private static func shortSides(
    _ insets: Insets,
    of whole: Rect,
    in frame: FrameContext
  ) -> TextRoom.Sides {
    guard !whole.isEmpty else { return [] }
    let maximum = maxInsets(of: whole, in: frame)
    var sides: TextRoom.Sides = []
    if insets.left + insets.right > maximum.width { sides.insert(.leftAndRight) }
    if insets.top + insets.bottom > maximum.height { sides.insert(.aboveAndBelow) }
    return sides
  }

  /// The most that opposite insets take together, less what rounding to device pixels may add.
  private static func maxInsets(of whole: Rect, in frame: FrameContext) -> Size {
    let part = 1 - TextRoom.keptPart(of: frame.size)
    let pixel = 1 / frame.pixelRatio
    return Size(
      width: max(0, part * whole.width - pixel),
      height: max(0, part * whole.height - pixel)
    )
  }

  /// Returns insets of which opposite ones that are too large together are smaller in one
  /// proportion.
  private static func cut(_ insets: Insets, to whole: Rect, in frame: FrameContext) -> Insets {
    let maximum = maxInsets(of: whole, in: frame)
    var insets = insets
    let across = insets.left + insets.right
    if across > maximum.width {
      insets.left *= maximum.width / across
      insets.right *= maximum.width / across
    }
    let down = insets.top + insets.bottom
    if down > maximum.height {
      insets.top *= maximum.height / down
      insets.bottom *= maximum.height / down
    }
    return insets.maximum(frame.minInsets)
  }

  /// Sets `frame.plot`, and returns what the attachments want around it.
  ///
  /// The ticks hang on the plot's size, and this on the room that their labels need. The first pass
  /// guesses with the whole picture, the second is near. From then on room is only added, in the
  /// end more than is asked for, so that a pass comes which changes nothing: to lay out again with
  /// the result needs no more.
  @discardableResult
  private mutating func place(
    _ state: Chart.State,
    in frame: inout FrameContext
  ) throws(KeisenError) -> Insets {
    let attachments = state.below + state.above
    let whole = frame.plot
    let minimum = frame.minInsets
    bandOffsets = [:]
    if case .fixed(let insets) = state.padding {
      frame.plot = Self.snapped(whole.inset(by: insets.maximum(minimum)), in: frame)
      _ = try stack(attachments, in: frame)
      return insets
    }
    let guess = try stack(attachments, in: frame)
    frame.plot = Self.snapped(whole.inset(by: guess.maximum(minimum)), in: frame)
    var insets = try stack(attachments, in: frame)
    guard insets.maximum(minimum) != guess.maximum(minimum) else { return insets }
    for pass in 0..<Self.maxPasses {
      frame.plot = Self.snapped(whole.inset(by: insets.maximum(minimum)), in: frame)
      let wanted = insets.maximum(try stack(attachments, in: frame))
      if wanted.maximum(minimum) == insets.maximum(minimum) { return insets }
      // A label in the middle moves by half of the room added at one end: more ends the small
      // steps.
      insets = insets.extended(to: wanted, times: pass < 2 ? 1 : pass < 5 ? 2 : 4)
    }
    frame.plot = Self.snapped(whole.inset(by: insets.maximum(minimum)), in: frame)
    _ = try stack(attachments, in: frame)
    return insets
  }

  /// Passes that add room, at most: what the last one added counts, and labels that need more are
  /// left out.
  private static let maxPasses = 12

  /// Stacks the bands on each side outwards, in the attachments' order; returns the room they need,
  /// that of neighbours in a figure apart.
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
      let gap = demand.gap ?? (bands[side] > 0 ? Self.bandGap : 0)
      var offset = bands[side] + frame.texts.gaps * gap
      // Labels that reach beyond the ends of other axes must not be reached by words above and
      // below.
      if demand.rank > .axis, side.dimension == .x {
        offset = max(offset, overhang[side] + Self.bandGap / 2)
      }
      bandOffsets[ObjectIdentifier(attachment)] = offset
      bands[side] = offset + demand.thickness
    }
    guard isFurnished else { return .zero }
    var insets = bands + frame.texts.margin
    insets.formMaximum(overhang + frame.texts.gaps * Self.overhangMargin)
    if frame.isAroundCharts { insets.drop(where: bands) }
    return insets
  }

  /// A length that sums of it and differences can't make infinite or NaN.
  private static func bounded(_ length: Double) -> Double {
    length.isNaN ? 0 : min(TextRoom.maxLength, max(-TextRoom.maxLength, length))
  }

  private static func bounded(_ insets: Insets) -> Insets {
    Insets(
      top: bounded(insets.top),
      left: bounded(insets.left),
      bottom: bounded(insets.bottom),
      right: bounded(insets.right)
    )
  }

  /// Prepares attachments, each with the offset of its band; axes know of each other's lines, of
  /// titles and of legends then.
  func prepare(
    _ attachments: [any Attachment],
    in frame: inout FrameContext
  ) throws(KeisenError) {
    frame.titleWidths = [:]
    frame.seeksPlace = attachments.contains { ($0 as? Legend)?.style.place == .best }
    for case let title as Title in attachments {
      guard let (alignment, width) = title.sharedEdge(frame) else { continue }
      frame.titleWidths[alignment] = max(width, frame.titleWidths[alignment] ?? 0)
    }
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

  /// Returns the larger inset of each side.
  fileprivate func maximum(_ other: Insets) -> Insets {
    var insets = self
    insets.formMaximum(other)
    return insets
  }

  fileprivate mutating func formMaximum(_ other: Insets) {
    top = max(top, other.top)
    left = max(left, other.left)
    bottom = max(bottom, other.bottom)
    right = max(right, other.right)
  }
}
