import KeisenDrawing
import KeisenPrimitives
import KeisenScales

/// The axes of one frame: what each tells to those that follow it or keep clear of it.
struct FrameAxes: Sendable {
  private struct Labels {
    let axis: ObjectIdentifier
    let bounds: Rect
    let labels: [PlacedLabel]
  }

  /// What rounding may add to a box, in points.
  private static let slack = 1e-6

  private var layouts: [ObjectIdentifier: AxisLayout] = [:]
  private var lines: [(axis: ObjectIdentifier, rect: Rect)] = []
  private var labels: [Labels] = []

  /// Notes where the line of an axis runs, before any labels are placed.
  mutating func addLine(_ layout: AxisLayout) {
    guard let line = layout.line else { return }
    lines.append((ObjectIdentifier(layout.axis), line))
  }

  /// Notes a layout with the labels that it has placed.
  mutating func add(_ layout: AxisLayout) {
    let axis = ObjectIdentifier(layout.axis)
    layouts[axis] = layout
    guard var bounds = layout.labels.first?.box.bounds else { return }
    for label in layout.labels {
      bounds = bounds.union(label.box.bounds)
      if let context = label.context { bounds = bounds.union(context.box.bounds) }
    }
    labels.append(Labels(axis: axis, bounds: bounds, labels: layout.labels))
  }

  /// The layout of an axis that was placed.
  func layout(of axis: Axis) -> AxisLayout? { layouts[ObjectIdentifier(axis)] }

  /// Whether a box lies in the picture, on no line and on no label of another axis.
  func isFree(_ box: LabelBox, of axis: Axis, in picture: Rect) -> Bool {
    let bounds = box.bounds
    guard bounds.minX >= picture.minX - Self.slack, bounds.maxX <= picture.maxX + Self.slack,
      bounds.minY >= picture.minY - Self.slack, bounds.maxY <= picture.maxY + Self.slack
    else { return false }
    let axis = ObjectIdentifier(axis)
    for line in lines where line.axis != axis && !line.rect.intersection(bounds).isEmpty {
      if box.intersects(LabelBox(line.rect)) { return false }
    }
    for others in labels
    where others.axis != axis && !others.bounds.intersection(bounds).isEmpty {
      for label in others.labels {
        if box.intersects(label.box) { return false }
        if let context = label.context, box.intersects(context.box) { return false }
      }
    }
    return true
  }
}

/// The ticks of an axis, for grids to follow.
struct AxisTicks: Sendable {
  /// The ticks themselves.
  let ticks: Ticks
  /// Their values relative to the projection's origin.
  let values: [Double]
  /// Those of the minor ticks that the axis shows.
  let minorValues: [Double]
}

extension Rect {
  /// Returns the least rectangle around two.
  fileprivate func union(_ other: Rect) -> Rect {
    Rect(
      left: min(minX, other.minX),
      top: min(minY, other.minY),
      right: max(maxX, other.maxX),
      bottom: max(maxY, other.maxY)
    )
  }
}
