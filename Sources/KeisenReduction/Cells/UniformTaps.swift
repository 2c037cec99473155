/// The weights of the values that make each cell along a line, as many of each cell: no loop hangs
/// on the cell.
///
/// Cells that take fewer values have weights of 0.
struct UniformTaps: Sendable {
  /// The most values of a cell that it is made for.
  private static let maximum = 4

  /// Weights of each cell.
  private let count: Int
  /// Each cell's first value, of those in view.
  private let first: [Int]
  /// The weights, cell by cell.
  private let weights: [Double]

  /// Nil where a cell takes too many values, or fewer values than that are in view.
  init?(_ axis: CellAxis) {
    let counts = (0..<axis.count).map { axis.starts[$0 + 1] - axis.starts[$0] }
    guard let count = counts.max(), count <= Self.maximum, axis.source.count >= count else {
      return nil
    }
    var first: [Int] = []
    var weights = [Double](repeating: 0, count: count * axis.count)
    first.reserveCapacity(axis.count)
    for cell in 0..<axis.count {
      let start = axis.first[cell] - axis.source.lowerBound
      let low = axis.step > 0 ? start : start - counts[cell] + 1
      // All are in view.
      let begin = min(low, axis.source.count - count)
      first.append(begin)
      for index in 0..<counts[cell] {
        let place = start + index * axis.step
        weights[cell * count + place - begin] = axis.weights[axis.starts[cell] + index]
      }
    }
    (self.count, self.first, self.weights) = (count, first, weights)
  }

  /// Writes the sum of each cell's values by their weights; values are finite.
  func reduce(
    _ values: UnsafeMutablePointer<Double>,
    into cells: UnsafeMutablePointer<Double>
  ) {
    first.withUnsafeBufferPointer { first in
      weights.withUnsafeBufferPointer { weights in
        switch count {
        case 1: Self.reduce(1, values, first, weights, cells)
        case 2: Self.reduce(2, values, first, weights, cells)
        case 3: Self.reduce(3, values, first, weights, cells)
        default: Self.reduce(4, values, first, weights, cells)
        }
      }
    }
  }

  /// Inlined for each number of weights, so that the sum is no loop.
  @inline(__always)
  private static func reduce(
    _ count: Int,
    _ values: UnsafeMutablePointer<Double>,
    _ first: UnsafeBufferPointer<Int>,
    _ weights: UnsafeBufferPointer<Double>,
    _ cells: UnsafeMutablePointer<Double>
  ) {
    guard let weights = weights.baseAddress else { return }
    for cell in first.indices {
      let (source, weight) = (values + first[cell], weights + cell &* count)
      var sum = source[0] * weight[0]
      for index in 1..<count { sum += source[index] * weight[index] }
      cells[cell] = sum
    }
  }
}
