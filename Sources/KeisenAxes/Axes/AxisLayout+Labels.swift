import KeisenDrawing
import KeisenFrames
import KeisenPrimitives

extension AxisLayout {
  /// Finds the labels that lie with their backgrounds in the picture, on no title or legend, on no
  /// other axis and on no label of one that came before.
  ///
  /// - Throws: What the axis' label hook throws.
  mutating func place(in frame: FrameContext) throws(KeisenError) {
    let picture = Rect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
    let axes = frame.axes
    let color = style.textColor ?? frame.theme.label
    let hook = axis.labelHook
    let isPlain = hook == nil && style.labelBackground == nil
    var labels: [PlacedLabel] = []
    var appearances: [Axis.Label] = []
    labels.reserveCapacity(contents.labels.count)
    if !isPlain { appearances.reserveCapacity(contents.labels.count) }
    var failure: KeisenError?
    func isFree(_ boxes: (label: LabelBox, context: LabelBox?)) -> Bool {
      axes.isFree(boxes.label, of: axis, in: picture)
        && boxes.context.map { axes.isFree($0, of: axis, in: picture) } ?? true
    }
    arrange { placed in
      guard failure == nil, isFree((placed.box, placed.context?.box)) else { return false }
      guard !isPlain else {
        labels.append(placed)
        return true
      }
      var appearance = appearance(placed, color: color)
      if let hook {
        do throws(KeisenError) {
          appearance = try axis.changed(appearance, by: hook)
        } catch {
          failure = error
          return false
        }
      }
      guard !appearance.isHidden else { return false }
      if appearance.background != nil, !isFree(boxes(behind: placed, appearance.insets)) {
        return false
      }
      labels.append(placed)
      appearances.append(appearance)
      return true
    }
    if let failure { throw failure }
    self.labels = labels
    self.appearances = appearances
  }

  /// A label as the style has it, for a hook to change.
  private func appearance(_ placed: PlacedLabel, color: Color) -> Axis.Label {
    Axis.Label(
      index: contents.index(of: placed.tick),
      count: contents.values.count,
      value: contents.shown.dataValue(contents.ticks.values[placed.tick]),
      text: placed.block.source,
      context: contents.labels[placed.tick].context,
      box: placed.box.unturned,
      angle: row.angle,
      isHidden: false,
      color: color,
      background: style.labelBackground,
      radius: style.labelRadius,
      insets: style.labelInsets
    )
  }

  /// What the labels cover, with their backgrounds.
  package var labelBoxes: [LabelBox] {
    var boxes: [LabelBox] = []
    boxes.reserveCapacity(2 * labels.count)
    for (index, placed) in labels.enumerated() {
      let appearance = appearances.isEmpty ? nil : appearances[index]
      let box = self.boxes(
        behind: placed,
        appearance?.background == nil ? .zero : appearance?.insets ?? .zero
      )
      boxes.append(box.label)
      if let context = box.context { boxes.append(context) }
    }
    return boxes
  }

  /// The boxes behind a label and behind its context; the two meet half way.
  func boxes(
    behind placed: PlacedLabel,
    _ insets: Insets
  ) -> (label: LabelBox, context: LabelBox?) {
    guard let context = placed.context else { return (placed.box.outset(by: insets), nil) }
    let distance = placed.box.distanceDown(to: context.box)
    let gap = abs(distance) - (placed.box.height + context.box.height) / 2
    let maximum = max(0, gap / 2)
    var (upper, lower) = (insets, insets)
    upper.bottom = min(maximum, upper.bottom)
    lower.top = min(maximum, lower.top)
    return (
      placed.box.outset(by: distance > 0 ? upper : lower),
      context.box.outset(by: distance > 0 ? lower : upper)
    )
  }
}

extension Axis {
  /// Returns what a hook makes of a label.
  ///
  /// - Throws: `KeisenError` with code `.callback` when it throws, or sets what no style may have.
  fileprivate func changed(_ label: Label, by hook: LabelHook) throws(KeisenError) -> Label {
    let label = try calling("label hook") {
      var label = label
      try hook(&label)
      return label
    }
    func check(_ length: Double, _ name: String) throws(KeisenError) {
      guard length >= 0, length < .infinity else {
        throw KeisenError(
          .callback,
          "label hook's \(name) must be finite and not negative, got \(length)"
        )
      }
    }
    try check(label.radius, "radius")
    try check(label.insets.top, "top inset")
    try check(label.insets.left, "left inset")
    try check(label.insets.bottom, "bottom inset")
    try check(label.insets.right, "right inset")
    return label
  }
}

extension AxisContents {
  /// The place of a tick among the ticks, counted from the least value.
  fileprivate func index(of tick: Int) -> Int {
    ticks.min > ticks.max ? values.count - 1 - tick : tick
  }
}
