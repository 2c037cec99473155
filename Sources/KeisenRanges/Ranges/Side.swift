/// A side of the plot rectangle.
public enum Side: Hashable, Sendable, CaseIterable {
  /// Below the plot.
  case bottom
  /// Left of the plot.
  case left
  /// Above the plot.
  case top
  /// Right of the plot.
  case right

  /// The dimension that an axis on this side shows.
  public var dimension: Dimension {
    switch self {
    case .bottom, .top: .x
    case .left, .right: .y
    }
  }
}

extension Dimension {
  /// The one of the two that this is not.
  package var other: Dimension { self == .x ? .y : .x }
}
