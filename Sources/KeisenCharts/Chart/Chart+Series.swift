import KeisenData
import KeisenFrames
import KeisenMarks
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension Chart {
  /// The series, from the bottom up.
  public var series: [any Series] { state.withLock { $0.series } }

  /// Adds a series on top of the others, unless it is there already.
  public func add(_ series: any Series) {
    state.change { state in
      guard state.listed.insert(ObjectIdentifier(series)).inserted else { return }
      state.series.append(series)
      // Within the lock, so that a removal on another thread can't come in between.
      series.attach()
    }
  }

  /// Adds a series that was made for the chart, and returns it.
  func added<Part: Series>(_ series: Part) -> Part {
    add(series)
    return series
  }

  /// Removes a series, if it is there.
  public func remove(_ series: any Series) {
    state.change { state in
      guard state.listed.remove(ObjectIdentifier(series)) != nil else { return }
      state.series.removeAll { $0 === series }
      series.detach()
    }
  }

  /// Makes a series of a mark and adds it.
  ///
  /// - Parameters:
  ///   - mark: What it shows.
  ///   - space: The space to draw in; nil for the chart's own.
  ///   - label: Its name for people.
  /// - Returns: The series.
  /// - Throws: As `MarkSeries.init`; then nothing is added.
  @discardableResult
  public func add<Kind: Mark>(
    _ mark: Kind,
    in space: Space? = nil,
    label: String = ""
  ) throws(KeisenError) -> MarkSeries<Kind> {
    try added(MarkSeries(mark, in: space ?? self.space, label: label))
  }

  /// Makes a line and adds it.
  ///
  /// - Parameters:
  ///   - x: Values of the horizontal dimension, or angles; nil takes row numbers from 0.
  ///   - y: Values of the vertical dimension, or radii.
  ///   - space: The space to draw in; nil for the chart's own.
  ///   - style: How it looks.
  ///   - label: Its name for people.
  ///   - variant: How it goes from row to row, and what else sets it apart.
  ///   - colorScale: What turns the variant's values into colours, as in `LineSeries.init`.
  /// - Returns: The line.
  /// - Throws: As `LineSeries.init`.
  @discardableResult
  public func addLine(
    x: Column?,
    y: Column,
    in space: Space? = nil,
    style: LineStyle = LineStyle(),
    label: String = "",
    variant: LineVariant = LineVariant(),
    colorScale: ColorScale? = nil
  ) throws(KeisenError) -> LineSeries {
    try added(
      LineSeries(
        x: x,
        y: y,
        in: space ?? self.space,
        style: style,
        label: label,
        variant: variant,
        colorScale: colorScale
      )
    )
  }

  /// Makes points and adds them.
  ///
  /// - Parameters:
  ///   - columns: What to draw.
  ///   - space: The space to draw in; nil for the chart's own.
  ///   - colorScale: What turns the values of the colour column into colours, as in
  ///     `PointSeries.init`.
  ///   - style: How the markers look.
  ///   - label: Their name for people.
  /// - Returns: The points.
  /// - Throws: As `PointSeries.init`.
  @discardableResult
  public func addPoints(
    _ columns: PointColumns,
    in space: Space? = nil,
    colorScale: ColorScale? = nil,
    style: PointStyle = PointStyle(),
    label: String = ""
  ) throws(KeisenError) -> PointSeries {
    try added(
      PointSeries(
        columns,
        in: space ?? self.space,
        colorScale: colorScale,
        style: style,
        label: label
      )
    )
  }

  /// Makes bars in the chart's own space and adds them.
  ///
  /// - Parameters:
  ///   - names: A name for each bar.
  ///   - values: As many values.
  ///   - style: How they look.
  ///   - label: What they are, for people.
  /// - Returns: The bars.
  /// - Throws: As `CategoryBarSeries.init`.
  @discardableResult
  public func addBars(
    names: [String],
    values: Column,
    style: CategoryBarStyle = CategoryBarStyle(),
    label: String = ""
  ) throws(KeisenError) -> CategoryBarSeries {
    try added(
      CategoryBarSeries(
        names: names,
        values: values,
        in: space,
        style: style,
        label: label
      )
    )
  }
}
