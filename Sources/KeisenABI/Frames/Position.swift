import CKeisen
import Keisen

extension Dimension {
  /// Reads a dimension.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  init(_ dimension: keisen_dimension) throws(KeisenError) {
    switch dimension {
    case KEISEN_DIMENSION_X: self = .x
    case KEISEN_DIMENSION_Y: self = .y
    default: throw KeisenError(.invalidArgument, "dimension \(dimension.number) is unknown")
    }
  }
}

extension Position.Coordinate {
  /// Reads a coordinate.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when it counts nothing that there is, has
  ///   a unit where it counts no values, or is NaN or infinite.
  init(
    _ value: keisen_value, _ coordinates: keisen_coordinates, in space: Space?, _ name: String
  ) throws(KeisenError) {
    self = try Self(try DataValue(value, name), coordinates, in: space, name)
  }

  fileprivate init(
    _ value: DataValue, _ coordinates: keisen_coordinates, in space: Space?, _ name: String
  ) throws(KeisenError) {
    switch coordinates {
    case KEISEN_COORDINATES_AUTOMATIC: self = space == nil ? .picture(0) : .data(value)
    case KEISEN_COORDINATES_DATA: self = .data(value)
    case KEISEN_COORDINATES_PLOT: self = .plot(0)
    case KEISEN_COORDINATES_PICTURE: self = .picture(0)
    default:
      throw KeisenError(.invalidArgument, "coordinates \(coordinates.number) are unknown")
    }
    try move(to: value, name)
  }

  /// Its place, whatever that counts.
  fileprivate var place: DataValue {
    switch self {
    case .data(let value): value
    case .plot(let number), .picture(let number): DataValue(number)
    }
  }

  /// Takes another place and goes on counting the same.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the place has a unit and it counts
  ///   no values.
  fileprivate mutating func move(to value: DataValue, _ name: String) throws(KeisenError) {
    if case .data = self {
      self = .data(value)
      return
    }
    guard value.unit == nil else {
      throw KeisenError(.invalidArgument, "\(name) is an instant, but counts no values of a space")
    }
    let number = Double(value.origin) + value.offset
    if case .plot = self { self = .plot(number) } else { self = .picture(number) }
  }
}

extension Position {
  /// Returns another position that counts the same, with the same offset.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no position.
  func moved(
    to x: keisen_value, _ y: keisen_value, _ name: String
  ) throws(KeisenError) -> Position {
    var position = self
    try position.x.move(to: try DataValue(x, "x of \(name)"), "x of \(name)")
    try position.y.move(to: try DataValue(y, "y of \(name)"), "y of \(name)")
    return position
  }

  /// Returns a position of the same numbers that count something else, with another offset.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no position.
  func counting(
    _ x: keisen_coordinates, _ y: keisen_coordinates, in space: Space?, offset: Point,
    _ name: String
  ) throws(KeisenError) -> Position {
    Position(
      x: try Coordinate(self.x.place, x, in: space, "x of \(name)"),
      y: try Coordinate(self.y.place, y, in: space, "y of \(name)"),
      offset: offset
    )
  }
}

extension Position {
  /// Writes the two coordinates, whatever they count.
  func write(to x: UnsafeMutablePointer<keisen_value>, _ y: UnsafeMutablePointer<keisen_value>) {
    x.pointee = keisen_value(self.x.place)
    y.pointee = keisen_value(self.y.place)
  }
}

/// Reads the space of a position, which may be NULL.
func optionalSpace(_ space: Handle) throws(KeisenError) -> Space? {
  space == nil ? nil : try borrow(space, as: .space)
}
