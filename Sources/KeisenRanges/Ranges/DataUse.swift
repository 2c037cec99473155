import KeisenData
import KeisenPrimitives

/// A projection that a series draws through, and what it is to the data.
struct DataUse {
  /// What a projection is to data.
  enum Role {
    case x, y, color
  }

  let projection: Projection
  private let role: Role
  private let data: any FollowedData

  fileprivate init(_ projection: Projection, _ role: Role, of data: any FollowedData) {
    self.projection = projection
    self.role = role
    self.data = data
  }

  /// Whether its values are known when a frame has counted them, and not before.
  var followsView: Bool { role == .color && data.colorsFollowView }

  /// What the values are there; nil where it has none.
  var kind: ValueKind? {
    if timeUnit != nil { return .times }
    switch role {
    case .color: return .numbers
    case .x: return kind(in: .x)
    case .y: return kind(in: .y)
    }
  }

  private func kind(in dimension: Dimension) -> ValueKind? {
    if data.categories(in: dimension) != nil { return .names }
    return data.hasValues(in: dimension) ? .numbers : nil
  }

  /// What messages call the series.
  var seriesName: String {
    data.kindNames.noun(in: .english).lowercased()
  }

  /// The unit of the data there where it is timestamps, else nil.
  var timeUnit: TimeUnit? {
    switch role {
    case .x: data.timeUnit(in: .x)
    case .y: data.timeUnit(in: .y)
    case .color: data.colorTimeUnit
    }
  }

  /// Returns the extents of the data there: of all, or of what is above 0.
  func extent(onlyPositive: Bool) throws(KeisenError) -> Extent {
    switch role {
    case .x: try onlyPositive ? data.positiveExtent(in: .x) : data.extent(in: .x)
    case .y:
      try onlyPositive
        ? data.positiveExtent(in: .y) : fromTheMiddle(try data.extent(in: .y))
    case .color: try onlyPositive ? data.positiveColorExtent() : data.colorExtent()
    }
  }

  /// Returns the extent of radii: where none is negative it begins at 0.
  private func fromTheMiddle(_ extent: Extent) -> Extent {
    guard data.space.polar != nil, extent.unit == nil else { return extent }
    return extent.including(0)
  }

  /// Returns the extents of the rows that stand within the range of another projection of the
  /// data.
  func extent(
    within range: ProjectionRange,
    of projection: Projection,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent {
    let other = projection === data.space.x ? Dimension.x : .y
    switch role {
    case .x: return try data.extent(in: .x, within: range, of: other, onlyPositive: onlyPositive)
    case .y: return try data.extent(in: .y, within: range, of: other, onlyPositive: onlyPositive)
    case .color: return try extent(onlyPositive: onlyPositive)
    }
  }

  /// Returns what a fit adds to those extents.
  func fitMargin() throws(KeisenError) -> FitMargin {
    switch role {
    case .x: try data.fitMargin(in: .x)
    case .y: try data.fitMargin(in: .y)
    case .color: .none
    }
  }
}

extension FollowedData {
  /// The projections it draws through; one that has two roles is there twice.
  var uses: [DataUse] {
    var uses = [DataUse(space.x, .x, of: self), DataUse(space.y, .y, of: self)]
    if let colorScale { uses.append(DataUse(colorScale.projection, .color, of: self)) }
    return uses
  }

  /// The projections it draws through, as `uses` has them.
  package var projections: [Projection] {
    guard let colorScale else { return [space.x, space.y] }
    return [space.x, space.y, colorScale.projection]
  }

  /// Tells its projections that a chart has it.
  package func attach() {
    for projection in projections { projection.attach(self) }
  }

  /// Tells its projections that a chart has it no more.
  package func detach() {
    for projection in projections { projection.detach(self) }
  }
}

extension Projection.State {
  /// What the series that are in charts now are to a projection.
  func uses(of projection: Projection) -> [DataUse] {
    attached.flatMap { $0.uses.filter { $0.projection === projection } }
  }
}
