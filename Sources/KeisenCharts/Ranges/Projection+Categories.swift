import KeisenScales

extension Projection {
  /// Returns the names that series bring, or nil where none brings any.
  ///
  /// Those of the first series are taken as they are; of further ones the names that are not among them.
  func categories(of attached: [any Series]) -> CategoryScale? {
    var merged: CategoryScale?
    for series in attached {
      for dimension in [Dimension.x, .y] where series.space.projection(dimension) === self {
        guard let categories = series.categories(in: dimension) else { continue }
        guard let known = merged, known != categories else {
          merged = categories
          continue
        }
        var names = known.names
        var seen = Set(names)
        for name in categories.names where seen.insert(name).inserted { names.append(name) }
        merged = CategoryScale(names)
      }
    }
    return merged
  }
}
