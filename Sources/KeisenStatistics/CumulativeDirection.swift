/// In which direction the heights of a histogram are summed up.
public enum CumulativeDirection: String, CaseIterable, Hashable, Sendable {
  /// From the first bin.
  case ascending
  /// From the last bin.
  case descending
}
