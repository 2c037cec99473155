import KeisenData
import KeisenPrimitives

/// A projection that a series draws through, and what it is to the series.
struct SeriesUse {
  /// What a projection is to a series.
  enum Role {
    case x, y, color
  }

  let projection: Projection
  private let role: Role
  private let series: any Series

  fileprivate init(_ projection: Projection, _ role: Role, of series: any Series) {
    self.projection = projection
    self.role = role
    self.series = series
  }

  /// Whether its values are known when a frame has counted them, and not before.
  var followsView: Bool { role == .color && series is DensitySeries }

  /// What the series' values are there; nil where it has none.
  var kind: ValueKind? {
    if timeUnit != nil { return .times }
    switch role {
    case .color: return .numbers
    case .x: return kind(in: .x)
    case .y: return kind(in: .y)
    }
  }

  private func kind(in dimension: Dimension) -> ValueKind? {
    if series.categories(in: dimension) != nil { return .names }
    return series.hasValues(in: dimension) ? .numbers : nil
  }

  /// What messages call the series.
  var seriesName: String {
    series.kindNames.noun(in: .english).lowercased()
  }

  /// The unit of the series' data there where it is timestamps, else nil.
  var timeUnit: TimeUnit? {
    switch role {
    case .x: series.timeUnit(in: .x)
    case .y: series.timeUnit(in: .y)
    case .color: series.colorTimeUnit
    }
  }

  /// Returns the extents of the series' data there: of all, or of what is above 0.
  func extent(onlyPositive: Bool) throws(KeisenError) -> Extent {
    switch role {
    case .x: try onlyPositive ? series.positiveExtent(in: .x) : series.extent(in: .x)
    case .y:
      try onlyPositive
        ? series.positiveExtent(in: .y) : fromTheMiddle(try series.extent(in: .y))
    case .color: try onlyPositive ? series.positiveColorExtent() : series.colorExtent()
    }
  }

  /// Returns the extent of radii: where none is negative it begins at 0.
  private func fromTheMiddle(_ extent: Extent) -> Extent {
    guard series.space.polar != nil, extent.unit == nil else { return extent }
    return CategoryBarSeries.including(0, in: extent)
  }

  /// Returns the extents of the rows that stand within the range of another projection of the
  /// series.
  func extent(
    within range: ProjectionRange,
    of projection: Projection,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent {
    let other = projection === series.space.x ? Dimension.x : .y
    switch role {
    case .x: return try series.extent(in: .x, within: range, of: other, onlyPositive: onlyPositive)
    case .y: return try series.extent(in: .y, within: range, of: other, onlyPositive: onlyPositive)
    case .color: return try extent(onlyPositive: onlyPositive)
    }
  }

  /// Returns what a fit adds to those extents.
  func fitMargin() throws(KeisenError) -> FitMargin {
    switch role {
    case .x: try series.fitMargin(in: .x)
    case .y: try series.fitMargin(in: .y)
    case .color: .none
    }
  }
}

extension Series {
  /// The projections it draws through; one that has two roles is there twice.
  var uses: [SeriesUse] {
    var uses = [SeriesUse(space.x, .x, of: self), SeriesUse(space.y, .y, of: self)]
    if let colorScale { uses.append(SeriesUse(colorScale.projection, .color, of: self)) }
    return uses
  }

  /// The projections it draws through, as `uses` has them.
  var projections: [Projection] {
    guard let colorScale else { return [space.x, space.y] }
    return [space.x, space.y, colorScale.projection]
  }

  /// Tells its projections that a chart has it.
  func attach() {
    for projection in projections { projection.attach(self) }
  }

  /// Tells its projections that a chart has it no more.
  func detach() {
    for projection in projections { projection.detach(self) }
  }
}

extension Projection.State {
  /// What the series that are in charts now are to a projection.
  func uses(of projection: Projection) -> [SeriesUse] {
    attached.flatMap { $0.uses.filter { $0.projection === projection } }
  }
}
