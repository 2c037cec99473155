import KeisenPrimitives
import KeisenRanges

/// Where a part of an annotation stands: a coordinate for each dimension, and an offset in points.
public struct Position: Hashable, Sendable {
  /// Where something stands along one dimension.
  public enum Coordinate: Hashable, Sendable {
    /// At a value of a projection.
    case data(DataValue)
    /// At a fraction of the plot, from its left or top side.
    case plot(Double)
    /// At a distance from the picture's left or top side, in points.
    case picture(Double)
  }

  /// Along the horizontal dimension.
  public var x: Coordinate
  /// Along the vertical dimension.
  public var y: Coordinate
  /// What is added in points, x to the right and y down.
  public var offset: Point

  /// Makes a position.
  public init(x: Coordinate, y: Coordinate, offset: Point = .zero) {
    self.x = x
    self.y = y
    self.offset = offset
  }

  /// Makes a position of two values in data units.
  public init(x: Double, y: Double, offset: Point = .zero) {
    self.init(x: .data(DataValue(x)), y: .data(DataValue(y)), offset: offset)
  }

  /// Makes a position of two values, numbers in data units or instants.
  public init(
    x: some DataValueConvertible,
    y: some DataValueConvertible,
    offset: Point = .zero
  ) {
    self.init(x: .data(x.dataValue), y: .data(y.dataValue), offset: offset)
  }

  /// The projections that it hangs on.
  package func projections(of space: Space?) -> [Projection] {
    guard let space else { return [] }
    return (x.isData ? [space.x] : []) + (y.isData ? [space.y] : [])
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is NaN or infinite, or a
  ///   value has no space.
  package func validate(in space: Space?, _ name: String = "position") throws(KeisenError) {
    try x.validate(in: space, "x of \(name)")
    try y.validate(in: space, "y of \(name)")
    try requireFinite(offset.x, "x of the offset")
    try requireFinite(offset.y, "y of the offset")
  }
}

extension Position.Coordinate {
  fileprivate var isData: Bool {
    if case .data = self { true } else { false }
  }

  fileprivate func validate(in space: Space?, _ name: String) throws(KeisenError) {
    switch self {
    case .data(let value):
      try value.validate(name)
      guard space != nil else {
        throw .invalidArgument("\(name) is a value, but there is no space")
      }
    case .plot(let number), .picture(let number):
      try requireFinite(number, name)
    }
  }
}
