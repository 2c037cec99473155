extension ColorMap {
  /// The name of the map, with `_r` behind it where it is reversed; nil for one that has none.
  package var name: String? {
    let names = Self.named.keys.sorted()
    if let name = names.first(where: { Self.named[$0] == self }) { return name }
    return names.first { Self.named[$0] == reversed }.map { $0 + "_r" }
  }
}
