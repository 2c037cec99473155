/// What the height of a histogram's bin tells.
public enum HistogramStatistic: String, CaseIterable, Hashable, Sendable {
  /// The number of values, or the sum of their weights.
  case count
  /// The share of all that are in bins: heights sum up to 1.
  case probability
  /// The share divided by the bin's width: areas sum up to 1.
  case density
}
