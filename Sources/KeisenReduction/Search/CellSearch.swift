import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// Finds the cells of a heat map along one dimension, as `CellAxis` places them.
package struct CellSearch {
  private let edges: CellEdges
  private let cells: Int
  private let range: ProjectionRange
  private let map: ScaleMap
  private let side: BoxSide
  /// 1 where positions rise with the cells, else -1.
  private let sign: Double
  /// Edges of cells that have a place, of which those at the ends may be infinitely far.
  private let first: Int
  private let last: Int

  /// Nil where no cell has a place.
  ///
  /// - Complexity: O(log *n*) in the cells.
  package init?(_ edges: CellEdges, _ cells: Int, _ range: ProjectionRange, _ map: ScaleMap) {
    (self.edges, self.cells, self.range, self.map) = (edges, cells, range, map)
    side = BoxSide(map, range)
    guard cells > 0 else { return nil }
    func position(_ index: Int) -> Double {
      side.position(of: edges.value(index, of: cells, in: range))
    }
    let side = side
    sign = position(0) <= position(cells) ? 1 : -1
    let sign = sign
    // Positions without a place are infinite here, at the ends.
    let begin = Self.firstIndex(to: cells) { sign * position($0) > -.infinity }
    let end = Self.firstIndex(to: cells) { sign * position($0) == .infinity } - 1
    guard begin <= end, position(begin).isFinite, position(end).isFinite else { return nil }
    // A cell from an edge without a place to one that has one reaches to the plot's end.
    (first, last) = (max(0, begin - 1), min(cells, end + 1))
    guard first < last else { return nil }
  }

  /// The lowest of the numbers from 0 to `end` for which a condition holds that holds for all
  /// beyond it; `end + 1` for none.
  private static func firstIndex(to end: Int, where isBeyond: (Int) -> Bool) -> Int {
    var (low, high) = (0, end + 1)
    while low < high {
      let middle = low + (high - low) / 2
      if isBeyond(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns where an edge is, rising with its index.
  private func place(_ index: Int) -> Double {
    sign * side.position(of: edges.value(index, of: cells, in: range))
  }

  /// Where all cells begin and end, in points.
  package var ends: (low: Double, high: Double) {
    let (begin, end) = (sign * place(first), sign * place(last))
    return (min(begin, end), max(begin, end))
  }

  /// Returns where the middle of a cell is: of its values or, where that has no place, of what a
  /// plot shows of the cell.
  ///
  /// - Parameters:
  ///   - cell: Its number.
  ///   - plot: Where the plot begins and ends.
  /// - Returns: The position; NaN for a cell without a place.
  package func middle(of cell: Int, in plot: (low: Double, high: Double)) -> Double {
    let middle = map.position(of: range.relative(edges.middle(cell, of: cells, in: range)))
    guard middle.isNaN, cell >= first, cell < last else { return middle }
    let (one, other) = (sign * place(cell), sign * place(cell + 1))
    return (max(min(one, other), plot.low) + min(max(one, other), plot.high)) / 2
  }

  /// Returns the cell at a position, of two that meet there the one with the greater index, or at
  /// an end the one that is nearest; never one without width.
  ///
  /// - Complexity: O(log *n*) in the cells.
  package func cell(at position: Double) -> Int {
    let own = sign * position
    // The first edge beyond it, or, at the far end, the first one there.
    var edge = Self.firstIndex(to: last) { place($0) > own }
    if edge > last {
      let end = place(last)
      edge = Self.firstIndex(to: last) { place($0) >= end }
    }
    return min(max(edge - 1, first), last - 1)
  }
}
