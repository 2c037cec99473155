import KeisenDrawing
import KeisenPrimitives
import KeisenRanges

/// Turns what is in the cells of a density into their colours.
package struct DensityColors: Sendable {
  private let grid: DensityGrid
  private let lookup: ColorLookup
  /// What turns counts and means into the lookup's values.
  private let values: DensityValues
  /// The colour of each count from 0 on, as far as there are many cells for each.
  private let table: [UInt32]

  /// Counts of which the colours are looked up in advance.
  private static let maximum = 1 << 16

  /// Memory that several threads write, each a part of its own.
  private struct Target: @unchecked Sendable {
    let colors: UnsafeMutablePointer<UInt32>
  }

  /// Takes what is in the cells, and the colours over a range.
  package init(_ grid: DensityGrid, _ lookup: ColorLookup, in range: ProjectionRange) {
    let values = DensityValues(of: grid, in: range)
    self.grid = grid
    self.lookup = lookup
    self.values = values
    // More than cells would be looked up in vain.
    let maximum = grid.means == nil ? Int(grid.extent?.upperBound ?? 0) : 0
    let count = min(maximum + 1, Self.maximum, max(1, grid.shape.count))
    table = [0] + (1..<max(1, count)).map { lookup.bytes(of: values.relative(Double($0))) }
  }

  /// Returns the colour of each cell; one without rows is clear.
  ///
  /// - Parameter categories: The colours of categories.
  /// - Returns: As many colours as cells, row by row from the top.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func bytes(_ categories: [Color]) throws(KeisenError) -> GrowingBuffer<UInt32> {
    let count = grid.shape.count
    let buffer = GrowingBuffer<UInt32>()
    let target = Target(colors: try buffer.reserve(count))
    let weights = categories.map { SIMD4<Double>(SIMD4($0.red, $0.green, $0.blue, $0.alpha)) }
    let bands = max(1, min(4 * WorkerPool.shared.width, count >> 14))
    WorkerPool.shared.run(bands) { band in
      let cells = count * band / bands..<count * (band + 1) / bands
      if let means = grid.means {
        fill(cells, means: means.elements, target.colors)
      } else if weights.isEmpty {
        fill(cells, target.colors)
      } else {
        fill(cells, mixing: weights, target.colors)
      }
    }
    buffer.commit(count)
    return buffer
  }

  private func fill(_ cells: Range<Int>, _ colors: UnsafeMutablePointer<UInt32>) {
    let counts = grid.totals.elements
    table.withUnsafeBufferPointer { table in
      for cell in cells {
        let count = Int(counts[cell])
        colors[cell] = count < table.count ? table[count] : color(of: count)
      }
    }
  }

  private func fill(
    _ cells: Range<Int>,
    means: UnsafeBufferPointer<Double>,
    _ colors: UnsafeMutablePointer<UInt32>
  ) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: Self.blockCells) { scratch in
      guard let values = scratch.baseAddress else { return }
      var first = cells.lowerBound
      while first < cells.upperBound {
        let count = min(Self.blockCells, cells.upperBound - first)
        for index in 0..<count { values[index] = self.values.relative(means[first + index]) }
        lookup.colors(
          of: UnsafeBufferPointer(start: values, count: count),
          into: colors + first,
          scratch: values
        )
        for index in first..<first + count where means[index].isNaN { colors[index] = 0 }
        first += count
      }
    }
  }

  /// Cells whose colours are looked up at once.
  private static let blockCells = 1024

  private func fill(
    _ cells: Range<Int>,
    mixing weights: [SIMD4<Double>],
    _ colors: UnsafeMutablePointer<UInt32>
  ) {
    let (counts, totals) = (grid.counts.elements, grid.totals.elements)
    let stride = weights.count
    for cell in cells {
      let total = Int(totals[cell])
      guard total > 0 else {
        colors[cell] = 0
        continue
      }
      var (sum, share) = (SIMD4<Double>.zero, 0.0)
      for category in 0..<stride {
        let count = Double(counts[cell * stride + category])
        sum += weights[category] * count
        share += count
      }
      let mean = sum / share
      let opacity = Double((total < table.count ? table[total] : color(of: total)) >> 24)
      let bytes = SIMD4<UInt32>(
        SIMD4(mean.x * 255, mean.y * 255, mean.z * 255, mean.w * opacity) + 0.5
      )
      colors[cell] = bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
    }
  }

  private func color(of count: Int) -> UInt32 { lookup.bytes(of: values.relative(Double(count))) }
}
