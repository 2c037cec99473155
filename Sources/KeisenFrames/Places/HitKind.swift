import KeisenPrimitives
import KeisenRanges

/// What the values of a hit tell of its row, as a tooltip says it.
public enum HitKind: Hashable, Sendable {
  /// Where it stands along one dimension, and a value along the other.
  case row(Dimension)
  /// It is a cell, or whatever else has its value in its colour.
  case cell
  /// It is a part of a whole, with its name; its colour tells its value, or nothing.
  case part(String, isColored: Bool)
}
