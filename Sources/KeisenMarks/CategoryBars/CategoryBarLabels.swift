import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenReduction
import KeisenScales
import KeisenText

/// The values of bars as texts at their tips.
///
/// A value stands beyond its tip, level or, where the bars are too near to each other for that, all
/// of them turned by a quarter. One that would leave the plot stands within its bar, at the tip or
/// where the plot cuts that off. Where one has no room whose tip is in view the maximum alone has
/// its value, nearer to its tip if need be, or else none has. None lies on another one or on
/// another bar.
struct CategoryBarLabels {
  /// Distance of a text from the tip, in sizes of the text.
  private static let tipGap = 0.35
  /// The same for the maximum alone where it has no room else.
  private static let minTipGap = 0.15
  /// Least distance of two texts in reading direction, in sizes of the text.
  private static let gap = 0.4
  /// Least distance from line to line of turned texts, in sizes of the text.
  private static let pace = 1.15
  /// Least way from bar to bar for which texts are looked at, in sizes of the text.
  private static let minPitch = 0.6
  /// Texts beyond which those that do not fit side by side are not compared one by one.
  private static let maxCompared = 200

  private struct Label {
    let bar: CategoryBarLayout.Bar
    let block: TextBlock
    /// What it covers.
    let box: Rect
    let point: Point
    let anchor: Point
    let isInside: Bool
  }

  private let layout: CategoryBarLayout
  private let size: Double
  private let plot: Rect
  private var labels: [Label] = []
  private var isTurned = false

  /// Places the values of bars; nil where none are shown.
  init?(_ layout: CategoryBarLayout) {
    let style = layout.style
    guard style.showsValueLabels, style.valueSize > 0, !layout.bars.isEmpty else { return nil }
    self.layout = layout
    size = style.valueSize
    let plot = layout.frame.plot
    self.plot = plot
    let pitch = layout.geometry.pitch
    let isNear = layout.geometry.areColumns || pitch > 0 && pitch < Self.minPitch * size
    let bars = layout.bars.filter { bar in
      (bar.isMaximum || !isNear) && bar.rect.minY <= plot.maxY && bar.rect.maxY >= plot.minY
    }
    let texts = zip(bars, Self.blocks(of: bars, layout)).map { ($0, $1) }
    if !isNear {
      if let all = placed(texts, isTurned: false) {
        labels = all
        return
      }
      // Those of bars that are cut by a side of the plot come and go while it is panned.
      let whole = texts.filter {
        $0.0.rect.midX - size / 2 >= plot.minX && $0.0.rect.midX + size / 2 <= plot.maxX
      }
      if layout.geometry.pitch >= Self.pace * size, let all = placed(whole, isTurned: true),
        all.count == whole.count
      {
        labels = all
        isTurned = true
        return
      }
    }
    let maxima = texts.filter(\.0.isMaximum)
    for (bar, block) in maxima {
      guard labels.count < Self.maxCompared else { break }
      let label =
        label(bar, block, isTurned: false)
        ?? label(bar, block, isTurned: false, tipGap: Self.minTipGap)
      guard let label, isFree(label, amid: labels) else { continue }
      labels.append(label)
    }
  }

  /// Draws the values.
  func encode(into list: inout DisplayList) {
    let theme = layout.frame.theme
    for label in labels {
      let fill = layout.geometry.color(of: label.bar)
      let color =
        layout.style.valueColor
        ?? (label.isInside ? fill.contrasting(on: theme.plotArea) : theme.label)
      list.draw(
        label.block,
        at: label.point,
        anchor: label.anchor,
        angle: isTurned ? 90 : 0,
        color: color,
        role: .value
      )
    }
  }

  /// Returns the texts of bars.
  private static func blocks(
    of bars: [CategoryBarLayout.Bar],
    _ layout: CategoryBarLayout
  ) -> [TextBlock] {
    let values = layout.geometry.values
    let exact = bars.map { bar in
      let row = layout.geometry.rows.lowerBound + bar.index
      return values.extent(of: row..<row + 1).bounds?.max ?? .real(0)
    }
    let style = layout.style
    let textStyle = layout.frame.theme.textStyle(size: style.valueSize)
    return style.valueFormat.texts(of: exact, unit: values.type.timeUnit)
      .map { TextLayout.block($0, style: textStyle) }
  }

  /// Returns the labels of tips in view, all level or all turned, or nil where one has no room or
  /// two of them meet.
  private func placed(
    _ texts: [(CategoryBarLayout.Bar, TextBlock)],
    isTurned: Bool
  ) -> [Label]? {
    var labels: [Label] = []
    for (bar, block) in texts {
      if let label = label(bar, block, isTurned: isTurned) {
        labels.append(label)
      } else if isInView(bar, block) {
        return nil
      }
    }
    // Side by side, whatever the heights.
    let widest = labels.reduce(0) { max($0, $1.box.width) }
    let gap = isTurned ? 0 : Self.gap * size
    if widest + gap <= layout.geometry.pitch, labels.count == texts.count { return labels }
    guard texts.count <= Self.maxCompared else { return nil }
    // One that leaves the plot at its sides, as all do that are wider than a bar and its gaps.
    guard labels.count == texts.count || widest + gap <= layout.geometry.pitch else { return nil }
    for (index, label) in labels.enumerated()
    where !isFree(label, amid: labels[..<index]) { return nil }
    return labels
  }

  /// Whether a side of the plot cuts off neither a bar's tip nor a level text there.
  private func isInView(_ bar: CategoryBarLayout.Bar, _ block: TextBlock) -> Bool {
    let half = block.width / 2
    return bar.rect.midX - half >= plot.minX && bar.rect.midX + half <= plot.maxX
      && bar.tip >= plot.minY && bar.tip <= plot.maxY
  }

  /// Whether a label lies on none of some others, and on no bar.
  private func isFree(_ label: Label, amid others: some Collection<Label>) -> Bool {
    let box = label.box.inset(by: Insets(top: 0, left: -Self.gap * size, bottom: 0, right: 0))
    guard others.allSatisfy({ $0.box.intersection(box).isEmpty }) else { return false }
    return layout.bars.allSatisfy { bar in
      bar.index == label.bar.index || bar.rect.intersection(label.box).isEmpty
    }
  }

  /// Returns where the value of a bar stands, or nil where it has no room in the plot.
  private func label(
    _ bar: CategoryBarLayout.Bar,
    _ block: TextBlock,
    isTurned: Bool,
    tipGap: Double = Self.tipGap
  ) -> Label? {
    guard !block.isEmpty else { return nil }
    let gap = tipGap * size
    let body = bar.rect.intersection(plot)
    // Beyond the tip, or within the bar behind it.
    for isInside in [false, true] {
      let edge = bar.isUp ? (isInside ? body.minY : bar.tip) : (isInside ? body.maxY : bar.tip)
      let isAbove = bar.isUp != isInside
      let label = self.label(
        bar,
        block,
        at: Point(x: bar.rect.midX, y: isAbove ? edge - gap : edge + gap),
        isAbove: isAbove,
        isInside: isInside,
        isTurned: isTurned
      )
      let room = isInside ? body : plot
      let slack = isInside ? 0.0 : 1e-6
      guard label.box.minX >= room.minX - slack, label.box.maxX <= room.maxX + slack,
        label.box.minY >= room.minY - slack, label.box.maxY <= room.maxY + slack
      else { continue }
      return label
    }
    return nil
  }

  /// Returns a label that stands on a point, or hangs from it.
  private func label(
    _ bar: CategoryBarLayout.Bar,
    _ block: TextBlock,
    at point: Point,
    isAbove: Bool,
    isInside: Bool,
    isTurned: Bool
  ) -> Label {
    let capitals = block.height > 0 ? block.capitals / block.height : 1
    if isTurned {
      // Reading upwards: a text's start is its lower end, its capitals' middle stands above the
      // bar's.
      let left = point.x - block.capitals / 2
      let top = isAbove ? point.y - block.width : point.y
      return Label(
        bar: bar,
        block: block,
        box: Rect(x: left, y: top, width: block.height, height: block.width),
        point: point,
        anchor: Point(x: isAbove ? 0 : 1, y: capitals / 2),
        isInside: isInside
      )
    }
    let top = isAbove ? point.y - block.capitals : point.y
    return Label(
      bar: bar,
      block: block,
      box: Rect(x: point.x - block.width / 2, y: top, width: block.width, height: block.height),
      point: point,
      anchor: Point(x: 0.5, y: isAbove ? capitals : 0),
      isInside: isInside
    )
  }
}
