import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// Where groups and their values stand in a frame: across, from group to group, and along, from
/// value to value.
struct GroupPlaces {
  /// What values are relative to.
  let values: NumberBase
  /// What positions are relative to.
  let positions: NumberBase
  /// The frame.
  let frame: FrameContext
  /// Whether values go up and groups stand side by side.
  let isUpright: Bool
  /// Whether greater positions stand farther to the right, or at an upright mark's side farther
  /// down.
  let isForward: Bool
  private let across: ScaleMap
  private let along: BoxSide
  private let alongMap: ScaleMap
  private let isCategory: Bool
  private let alongLimits: (low: Double, high: Double)
  private let acrossLimits: (low: Double, high: Double)

  /// Takes the ranges of a frame.
  init(_ style: some GroupStyle, in space: Space, _ frame: FrameContext) {
    let dimension = style.valueDimension
    isUpright = dimension == .y
    let valueRange = frame.range(of: space.projection(dimension))
    let positionRange = frame.range(of: space.projection(dimension.other))
    (values, positions) = (NumberBase(valueRange), NumberBase(positionRange))
    alongMap = frame.map(dimension, of: space)
    along = BoxSide(alongMap, valueRange)
    across = frame.map(dimension.other, of: space)
    if case .category = positionRange.scale { isCategory = true } else { isCategory = false }
    self.frame = frame
    let ends = (across.position(of: positionRange.min), across.position(of: positionRange.max))
    isForward = (ends.0 <= ends.1) == (positionRange.min <= positionRange.max)
    let (alongEnds, acrossEnds) = (frame.plot.ends(dimension), frame.plot.ends(dimension.other))
    alongLimits = (alongEnds.low - Self.margin, alongEnds.high + Self.margin)
    acrossLimits = (acrossEnds.low - Self.margin, acrossEnds.high + Self.margin)
  }

  /// What is farther outside of the plot than this is drawn there, in points: nobody sees where.
  private static let margin = 4096.0

  /// Returns where a value stands along, near the plot; where the scale has no place for it, at the
  /// low end.
  func place(of value: Double) -> Double {
    max(alongLimits.low, min(along.position(of: value), alongLimits.high))
  }

  /// Returns where a value stands along, however far; NaN where the scale has no place for it.
  func exactPlace(of value: Double) -> Double { alongMap.position(of: value) }

  /// Writes the same of `values` to `places`, which may be the same memory.
  func exactPlaces(
    of values: UnsafeBufferPointer<Double>,
    into places: UnsafeMutablePointer<Double>
  ) {
    alongMap.positions(of: values, into: places)
  }

  /// Returns the value that stands at a place, relative to the base of values.
  func value(at place: Double) -> Double { alongMap.value(at: place) }

  /// Returns where a position stands across; NaN where the scale has no place for it.
  func center(of position: Double) -> Double { across.position(of: position) }

  /// Returns half the width of a group in data units.
  func half(_ width: Double, of step: Double) -> Double { width / 2 * (isCategory ? 1 : step) }

  /// Returns the sides of a group across, the lesser first, near the plot; nil where the scale has
  /// no place for it or it is out of view.
  func sides(of position: Double, _ half: Double) -> (low: Double, high: Double)? {
    let center = across.position(of: position)
    guard center.isFinite else { return nil }
    var ends = (across.position(of: position - half), across.position(of: position + half))
    // Where a scale ends within the group it is as wide on that side as on the other.
    if !ends.0.isFinite { ends.0 = 2 * center - ends.1 }
    if !ends.1.isFinite { ends.1 = 2 * center - ends.0 }
    let (low, high) = (min(ends.0, ends.1), max(ends.0, ends.1))
    guard low.isFinite, high.isFinite, high >= acrossLimits.low, low <= acrossLimits.high else {
      return nil
    }
    return (max(low, acrossLimits.low), min(high, acrossLimits.high))
  }

  /// Returns a point of the picture.
  func point(_ across: Double, _ along: Double) -> Point {
    isUpright ? Point(x: across, y: along) : Point(x: along, y: across)
  }

  /// Returns a rectangle of the picture between two places across and two along, in any order.
  func rect(_ across: (Double, Double), _ along: (Double, Double)) -> Rect {
    let (a, b) = (point(across.0, along.0), point(across.1, along.1))
    return Rect(
      left: min(a.x, b.x),
      top: min(a.y, b.y),
      right: max(a.x, b.x),
      bottom: max(a.y, b.y)
    )
  }

  /// Returns the hit of a row, of a value and the position of a group.
  func hit(
    _ row: Int,
    _ value: Double,
    _ position: Double,
    _ color: Column?,
    _ at: Point,
    _ distance: Double
  ) -> MarkHit {
    let value = DataValue(value, origin: values.origin, unit: values.unit)
    let place = DataValue(position, origin: positions.origin, unit: positions.unit)
    return MarkHit(
      row: row,
      x: isUpright ? place : value,
      y: isUpright ? value : place,
      value: DataValue(color, at: row),
      position: at,
      distance: distance
    )
  }

  /// Returns a line of whole device pixels across, at one place along.
  func rule(at place: Double, from low: Double, to high: Double, width: Double) -> Rect {
    let start = frame.snappedRule(at: place, width: width)
    return rect((low, high), (start, start + width))
  }

  /// Returns a line of whole device pixels along, at one place across.
  func rule(atAcross place: Double, from low: Double, to high: Double, width: Double) -> Rect {
    let start = frame.snappedRule(at: place, width: width)
    return rect((start, start + width), (low, high))
  }
}
