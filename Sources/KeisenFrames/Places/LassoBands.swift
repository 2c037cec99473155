/// A polygon's edges, sorted by the height of bands that they reach into, so that a place asks a
/// few of them.
///
/// A band has a copy of each edge that reaches into it. There are fewer bands where edges are long,
/// so that memory goes with the edges.
struct LassoBands: Sendable {
  /// Edges with a height, upper end first.
  private struct Edge: Sendable {
    var top: SIMD2<Double>
    var bottom: SIMD2<Double>
  }

  /// The most bands.
  private static let maxBands = 1024
  /// The most copies of edges for each edge; a convex polygon has three.
  static let maxCopies = 4

  private var edges: [Edge] = []
  /// Where the edges of each band begin in `edges`, and where those of the last one end.
  private var starts: [Int] = [0]
  private var low = 0.0
  private var height = 1.0

  /// Takes the corners of a polygon, in order; fewer than three surround nothing.
  ///
  /// - Complexity: O(*n*), in memory too.
  init(_ corners: [SIMD2<Double>]) {
    guard corners.count > 2, var last = corners.last else { return }
    var all: [Edge] = []
    for corner in corners {
      if corner.y != last.y {
        all.append(
          corner.y < last.y ? Edge(top: corner, bottom: last) : Edge(top: last, bottom: corner)
        )
      }
      last = corner
    }
    guard let top = all.map(\.top.y).min(), let bottom = all.map(\.bottom.y).max() else { return }
    var count = min(Self.maxBands, all.count)
    (low, height) = (top, bottom / Double(count) - top / Double(count))
    guard height > 0, height.isFinite else {
      // All of a lasso that is too flat to be cut in bands is one.
      (edges, starts, height) = (all, [0, all.count], .infinity)
      return
    }
    var copies = ends(of: all, in: count)
    while copies.last ?? 0 > Self.maxCopies * all.count, count > 1 {
      count /= 2
      height = bottom / Double(count) - top / Double(count)
      copies = ends(of: all, in: count)
    }
    // From where each band ends down to where it begins.
    edges = [Edge](repeating: all[0], count: copies[count - 1])
    for edge in all {
      for band in bands(of: edge, count) {
        copies[band] -= 1
        edges[copies[band]] = edge
      }
    }
    starts = copies + [edges.count]
  }

  /// Number of edges in all bands together.
  var edgeCount: Int { edges.count }

  /// Returns where each of some bands ends, if they stand one behind the other.
  private func ends(of edges: [Edge], in count: Int) -> [Int] {
    // Where edges begin and where they have ended, summed up twice.
    var ends = [Int](repeating: 0, count: count + 1)
    for edge in edges {
      let bands = bands(of: edge, count)
      ends[bands.lowerBound] += 1
      ends[bands.upperBound + 1] -= 1
    }
    ends.removeLast()
    for _ in 0..<2 {
      for band in 1..<max(1, count) { ends[band] += ends[band - 1] }
    }
    return ends
  }

  /// Returns the bands that an edge reaches into.
  private func bands(of edge: Edge, _ count: Int) -> ClosedRange<Int> {
    band(of: edge.top.y, count)...band(of: edge.bottom.y, count)
  }

  /// Returns the band of a height, which rises with it.
  @inline(__always)
  private func band(of y: Double, _ count: Int) -> Int {
    Int(max(0, min(Double(count - 1), (y - low) / height)))
  }

  /// Whether a finite place lies within an odd number of turns: of the edges that pass its height,
  /// those to its right are odd.
  ///
  /// An edge has its upper end and not its lower one.
  func contains(_ place: SIMD2<Double>) -> Bool {
    guard starts.count > 1 else { return false }
    let band = band(of: place.y, starts.count - 1)
    var isInside = false
    for index in starts[band]..<starts[band + 1] {
      let edge = edges[index]
      guard edge.top.y <= place.y, place.y < edge.bottom.y else { continue }
      let part = (place.y - edge.top.y) / (edge.bottom.y - edge.top.y)
      if place.x < edge.top.x * (1 - part) + edge.bottom.x * part { isInside.toggle() }
    }
    return isInside
  }
}
