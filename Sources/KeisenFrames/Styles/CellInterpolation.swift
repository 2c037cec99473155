/// What is between the middles of cells.
public enum CellInterpolation: Int32, Hashable, Sendable {
  /// Each cell is a rectangle of one colour.
  case nearest = 0
  /// Values change steadily from the middle of a cell to those of its neighbours.
  case linear = 1
}
