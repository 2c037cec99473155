import KeisenDrawing
import KeisenPrimitives
import KeisenScales

/// An axis that has its place in a frame, as other parts see it.
package protocol PlacedAxis: Sendable {
  /// The axis.
  var owner: ObjectIdentifier { get }

  /// Its line; nil for none.
  var line: Rect? { get }

  /// The boxes of its labels, once they are placed.
  var labelBoxes: [LabelBox] { get }

  /// Returns the box of its title; nil for none.
  func titleBox(in picture: Size) -> LabelBox?
}

/// The axes of one frame: what each tells to those that follow it or keep clear of it.
package struct FrameAxes: Sendable {
  private struct Labels {
    let axis: ObjectIdentifier
    let bounds: Rect
    let boxes: [LabelBox]
  }

  /// What rounding may add to a box, in points.
  private static let slack = 1e-6

  private var layouts: [ObjectIdentifier: any PlacedAxis] = [:]
  /// The lines, on which no labels of other axes may lie.
  private var lines: [(axis: ObjectIdentifier, rect: Rect)] = []
  /// Titles and legends, on which no labels may lie.
  private var taken: [Rect] = []
  private var labels: [Labels] = []

  /// Notes where line and title of an axis lie, before any labels are placed.
  package mutating func addRects(of layout: some PlacedAxis, in picture: Size) {
    let axis = layout.owner
    if let line = layout.line { lines.append((axis, line)) }
    if let title = layout.titleBox(in: picture) { taken.append(title.bounds) }
  }

  /// Notes what another part takes beside the plot, before any labels are placed.
  package mutating func add(taken rect: Rect) { taken.append(rect) }

  /// Notes a layout with the labels that it has placed.
  package mutating func add(_ layout: some PlacedAxis) {
    let axis = layout.owner
    layouts[axis] = layout
    let boxes = layout.labelBoxes
    guard var bounds = boxes.first?.bounds else { return }
    for box in boxes { bounds = bounds.union(box.bounds) }
    labels.append(Labels(axis: axis, bounds: bounds, boxes: boxes))
  }

  /// The layout of an axis that was placed.
  package func layout(of axis: AnyObject) -> (any PlacedAxis)? { layouts[ObjectIdentifier(axis)] }

  /// Whether a box lies in the picture, on no title or legend, and on no line or label of another
  /// axis.
  package func isFree(_ box: LabelBox, of axis: AnyObject, in picture: Rect) -> Bool {
    let bounds = box.bounds
    guard bounds.minX >= picture.minX - Self.slack, bounds.maxX <= picture.maxX + Self.slack,
      bounds.minY >= picture.minY - Self.slack, bounds.maxY <= picture.maxY + Self.slack
    else { return false }
    let axis = ObjectIdentifier(axis)
    for other in lines where other.axis != axis && !other.rect.intersection(bounds).isEmpty {
      if box.intersects(LabelBox(other.rect)) { return false }
    }
    for rect in taken where !rect.intersection(bounds).isEmpty {
      if box.intersects(LabelBox(rect)) { return false }
    }
    for others in labels
    where others.axis != axis && !others.bounds.intersection(bounds).isEmpty {
      if others.boxes.contains(where: box.intersects) { return false }
    }
    return true
  }
}

/// The ticks of an axis, for grids to follow.
package struct AxisTicks: Sendable {
  /// The ticks themselves.
  package let ticks: Ticks
  /// Their values relative to the projection's origin.
  package let values: [Double]
  /// Those of the minor ticks that the axis shows.
  package let minorValues: [Double]

  /// Takes its parts.
  package init(ticks: Ticks, values: [Double], minorValues: [Double]) {
    (self.ticks, self.values, self.minorValues) = (ticks, values, minorValues)
  }
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
