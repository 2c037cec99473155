extension Describable {
  /// Tells the state of the object and of what it refers to, as JSON in one line.
  ///
  /// It changes nothing, fits nothing and draws nothing: what is known now is told. Of code of the
  /// caller's it runs getters alone, with no lock held, and in Swift alone: `chartName` and
  /// `columns` of a `CustomMark`, `projections` of a `CustomPart`. The same state gives the same
  /// text. Each object is told in full once and has a number, its `id`; where it comes again there
  /// is that alone. Others may change the objects meanwhile: each value is whole, two may be of
  /// different moments.
  ///
  /// - Returns: An object with `kind`, `type` where the kind has several, `id`, and what the caller
  ///   can set.
  /// - Complexity: O(*n*) in what is told, and in the number of rows of a column whose extent
  ///   nobody has asked for yet.
  public func describe() -> String { Describer.text(of: self) }
}

extension Animation {
  /// Tells the animation and what it moves, as `Describable.describe()`.
  public func describe() -> String { Describer.text(of: self) }
}
