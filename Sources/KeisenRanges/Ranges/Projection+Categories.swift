import KeisenScales

extension Projection {
  /// Returns the names that series bring, or nil where none brings any.
  ///
  /// Those of the first series are taken as they are; of further ones what is missing among them:
  /// there is each name as often as in the series that has it most often.
  func categories(of attached: [any FollowedData]) -> CategoryScale? {
    var merged: CategoryScale?
    for series in attached {
      for dimension in [Dimension.x, .y] where series.space.projection(dimension) === self {
        guard let categories = series.categories(in: dimension) else { continue }
        merged = merged?.joined(with: categories) ?? categories
      }
    }
    return merged
  }
}
