/// The names of a category scale, in order: name i stands at the value i.
///
/// Several places may have one name. Of rows with one name the k-th stands at the k-th of these
/// places; the name by itself means the first.
public struct CategoryScale: Hashable, Sendable {
  /// The names.
  public let names: [String]

  /// Makes a scale of names, which need not differ.
  public init(_ names: [String]) {
    self.names = names
  }
}

extension CategoryScale {
  /// Returns the place of each of some rows: that of its name, of the k-th row of a name the k-th;
  /// nil where there are fewer.
  package func places(of rows: [String]) -> [Int?] {
    var places: [String: [Int]] = [:]
    for (place, name) in names.enumerated() { places[name, default: []].append(place) }
    var taken: [String: Int] = [:]
    return rows.map { name in
      let number = taken[name, default: 0]
      taken[name] = number + 1
      guard let own = places[name], own.indices.contains(number) else { return nil }
      return own[number]
    }
  }

  /// Returns these names and behind them those that others have more of: each name as often as the
  /// one that has it most often.
  package func joined(with others: CategoryScale) -> CategoryScale {
    guard others != self else { return self }
    return CategoryScale(
      names + zip(others.names, places(of: others.names)).compactMap { $1 == nil ? $0 : nil }
    )
  }
}
