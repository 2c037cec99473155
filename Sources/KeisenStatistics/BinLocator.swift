/// Finds the bin of a value, for use within a closure that has the edges.
///
/// Among equal bins the place is worked out, then moved until the edges themselves agree: so it is
/// what comparing with every edge gives.
struct BinLocator {
  private let edges: UnsafeBufferPointer<Double>
  private let binsPerUnit: Double
  private let first: Double
  private let last: Double
  private let lastBin: Int

  init(edges: UnsafeBufferPointer<Double>, binsPerUnit: Double) {
    (self.edges, self.binsPerUnit) = (edges, binsPerUnit)
    (first, last, lastBin) = (edges[0], edges[edges.count - 1], edges.count - 2)
  }

  /// Returns the bin that holds a value, or nil.
  @inline(__always)
  func bin(of value: Double) -> Int? {
    guard value >= first, value <= last else { return nil }
    guard binsPerUnit > 0 else { return search(value) }
    var bin = min(Int((value - first) * binsPerUnit), lastBin)
    while value < edges[bin] { bin &-= 1 }
    while bin < lastBin, value >= edges[bin &+ 1] { bin &+= 1 }
    return bin
  }

  private func search(_ value: Double) -> Int {
    // The bin is one of `count` from `first` on; without branches that depend on the value.
    var (first, count) = (0, lastBin &+ 1)
    while count > 1 {
      let half = count >> 1
      first = value >= edges[first &+ half] ? first &+ half : first
      count &-= half
    }
    return first
  }
}
