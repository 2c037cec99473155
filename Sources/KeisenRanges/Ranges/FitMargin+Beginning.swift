import Glibc
import KeisenData

extension FitMargin {
  /// The most room below on a log scale of what begins where that has no place.
  private static let maxLogPart = 0.3

  /// Returns the margin with room below on a log scale for what begins at values that have no place
  /// there, as a first bin from 0 does; as it is where nothing begins so.
  ///
  /// - Parameters:
  ///   - extent: The extent of all ends.
  ///   - edges: The first edge that has a place and the one after it: room is for as much as lies
  ///     between them.
  /// - Returns: The margin.
  package func beginning(
    at extent: Extent,
    edges: (first: Double, next: Double)? = nil
  ) -> FitMargin {
    guard let ends = extent.relative(to: 0), ends.min <= 0, ends.max > 0 else { return self }
    var margin = self
    margin.logLowPart = Self.logPart
    if let edges, edges.first > 0, edges.next > edges.first, ends.max > edges.first {
      let own = log(edges.next / edges.first) / log(ends.max / edges.first)
      margin.logLowPart = Swift.max(Self.logPart, Swift.min(own, Self.maxLogPart))
    }
    return margin
  }
}
