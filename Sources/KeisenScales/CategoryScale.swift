/// The names of a category scale, in order: name i stands at the value i.
public struct CategoryScale: Hashable, Sendable {
  /// The names.
  public let names: [String]

  /// Makes a scale of names, which need not differ.
  public init(_ names: [String]) {
    self.names = names
  }
}
