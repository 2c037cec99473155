/// What is told of the rows that fall into one cell.
public enum CellReduction: String, CaseIterable, Hashable, Sendable {
  /// Their number; 0 where there are none.
  case count
  /// The sum of their values; 0 where there are none.
  case sum
  /// The mean of their values; NaN where there are none.
  case mean
}
