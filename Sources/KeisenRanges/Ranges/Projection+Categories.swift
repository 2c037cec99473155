import Glibc
import KeisenData
import KeisenPrimitives
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

extension Projection {
  /// Returns the places of names on a scale of names, which takes those that it lacks behind the
  /// others; a scale that nobody chose, or a linear one, becomes one of these names.
  ///
  /// - Parameter names: A name for each row; nil for a row without one.
  /// - Returns: The place of each name, from 0; NaN where there is none.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the scale is one of numbers or
  ///   times; then nothing changes.
  public func places(of names: [String?]) throws(KeisenError) -> Column {
    for _ in 0..<Self.maxTries {
      let before = state.withLock { $0 }
      var known: [String]
      switch before.givenScale {
      case .none, .linear: known = []
      case .category(let scale): known = scale.names
      case .some:
        throw .invalidArgument("names have no place on a scale of numbers or times")
      }
      let count = known.count
      var own: [String: Int] = [:]
      for (place, name) in known.enumerated() where own[name] == nil { own[name] = place }
      var values: [Double] = []
      for name in names {
        guard let name else {
          values.append(.nan)
          continue
        }
        if own[name] == nil {
          own[name] = known.count
          known.append(name)
        }
        values.append(Double(own[name] ?? 0))
      }
      let places = try Column(values)
      if known.count == count, count > 0 { return places }
      let scale = Scale.category(CategoryScale(known))
      var changed = before
      try changed.setScale(given: scale, decided: nil)
      let isStored = try changing { (state) throws(KeisenError) in
        guard state.generation == before.generation else { return false }
        try state.setScale(given: scale, decided: nil)
        return true
      }
      withExtendedLifetime(before) {}
      if isStored { return places }
      sched_yield()
    }
    throw KeisenError(.invalidState, "functions of a scale must not change a projection")
  }
}
