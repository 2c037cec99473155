import KeisenAxes
import KeisenData
import KeisenFrames
import KeisenMarks
import KeisenPrimitives
import KeisenRanges
import KeisenShapes

extension Chart {
  /// Makes a polar space and adds a grid and an axis of it.
  ///
  /// Series are added to it by `add(_:in:label:)`, `addLine`, `addPoints`. Axes of the plot are not
  /// drawn unless a series uses them.
  ///
  /// - Parameters:
  ///   - turn: What goes once around.
  ///   - radii: The range of the radius; nil lets it follow the data, from 0.
  ///   - polar: How angles and radii become places.
  ///   - axis: How labels and rim look.
  /// - Returns: The space.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is not allowed; then
  ///   nothing is added.
  @discardableResult
  public func addPolar(
    _ turn: Space.Polar.Turn = .degrees,
    radii: ClosedRange<Double>? = nil,
    polar: Space.Polar = Space.Polar(),
    axis: PolarAxis.Style = PolarAxis.Style()
  ) throws(KeisenError) -> Space {
    let parts = try PolarParts(turn, radii: radii, polar: polar, axis: axis)
    add(parts)
    return parts.space
  }

  /// Returns the first polar axis of a space, from the bottom up; nil where there is none.
  public func polarAxis(of space: Space) -> PolarAxis? {
    (attachments(.below) + attachments(.above)).lazy.compactMap { $0 as? PolarAxis }
      .first { $0.space === space }
  }

  /// Makes a rose: a sector for each name, stacked where there are several series; and adds it with
  /// a polar space of its own.
  ///
  /// A value that is NaN or infinite has no sector, and counts as 0 for those beyond it.
  ///
  /// - Parameters:
  ///   - series: Name and lengths of each, as many as names, from the middle outwards.
  ///   - names: What goes around, clockwise from 12 o'clock.
  ///   - radii: The range of the radius; nil lets it follow the stacks, from 0.
  ///   - polar: How angles and radii become places.
  ///   - styles: How the series look, over and over.
  ///   - axis: How labels and rim look.
  /// - Returns: The series, whose `space` is the polar one.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a series has not as many values as
  ///   there are names, or a number is not allowed; `.outOfMemory`. Then nothing is added.
  @discardableResult
  public func addRose(
    _ series: [(label: String, values: [Double])],
    names: [String],
    radii: ClosedRange<Double>? = nil,
    polar: Space.Polar = Space.Polar(),
    styles: [SectorStyle] = [SectorStyle()],
    axis: PolarAxis.Style = PolarAxis.Style()
  ) throws(KeisenError) -> [SectorSeries] {
    let parts = try PolarParts(.names(names), radii: radii, polar: polar, axis: axis)
    var made: [SectorSeries] = []
    var base = [Double](repeating: 0, count: names.count)
    for (index, (label, values)) in series.enumerated() {
      try Self.check(values, of: label, for: names)
      let end = zip(base, values).map { $0 + $1 }
      let mark = SectorMark(
        x: nil,
        y: try Column(end),
        base: try Column(base),
        style: styles.isEmpty ? SectorStyle() : styles[index % styles.count]
      )
      made.append(try SectorSeries(mark, in: parts.space, label: label))
      base = zip(base, end).map { $1.isFinite ? $1 : $0 }
    }
    add(parts)
    for sectors in made { add(sectors) }
    return made
  }

  /// Makes a radar chart: a closed line for each series over spokes of some names; and adds it with
  /// a polar space of its own.
  ///
  /// - Parameters:
  ///   - series: Name and radii of each line, as many as names.
  ///   - names: The spokes, clockwise from 12 o'clock.
  ///   - radii: The range of the radius; nil lets it follow the data, from 0.
  ///   - polar: How angles and radii become places.
  ///   - styles: How the lines look, over and over.
  ///   - axis: How the labels look; the grid has a rim.
  /// - Returns: The lines, whose `space` is the polar one.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a series has not as many values as
  ///   there are names, or a number is not allowed; `.outOfMemory`. Then nothing is added.
  @discardableResult
  public func addRadar(
    _ series: [(label: String, values: [Double])],
    names: [String],
    radii: ClosedRange<Double>? = nil,
    polar: Space.Polar = Space.Polar(gridShape: .polygons, isClosed: true),
    styles: [LineStyle] = [LineStyle(width: 2)],
    axis: PolarAxis.Style = PolarAxis.Style(width: 0)
  ) throws(KeisenError) -> [LineSeries] {
    let parts = try PolarParts(.names(names), radii: radii, polar: polar, axis: axis)
    var made: [LineSeries] = []
    for (index, (label, values)) in series.enumerated() {
      try Self.check(values, of: label, for: names)
      made.append(
        try LineSeries(
          x: nil,
          y: try Column(values),
          in: parts.space,
          style: styles.isEmpty ? LineStyle(width: 2) : styles[index % styles.count],
          label: label
        )
      )
    }
    add(parts)
    for line in made { add(line) }
    return made
  }

  private func add(_ parts: PolarParts) {
    add(parts.grid, to: .below)
    add(parts.axis, to: .above)
  }

  private static func check(
    _ values: [Double],
    of label: String,
    for names: [String]
  ) throws(KeisenError) {
    guard values.count == names.count else {
      let whose = label.isEmpty ? "values" : "values of \(String(reflecting: label))"
      throw .invalidArgument("\(whose) are \(values.count), names \(names.count)")
    }
  }
}

/// A polar space with the attachments that show it.
private struct PolarParts {
  let space: Space
  let grid: Grid
  let axis: PolarAxis

  init(
    _ turn: Space.Polar.Turn,
    radii: ClosedRange<Double>?,
    polar: Space.Polar,
    axis style: PolarAxis.Style
  ) throws(KeisenError) {
    let radius = Projection()
    if let radii { try radius.setRange(min: radii.lowerBound, max: radii.upperBound) }
    space = try Space(angle: try turn.projection(), radius: radius, polar: polar)
    grid = try Grid(in: space)
    axis = try PolarAxis(of: space, style: style)
  }
}
