/// One dimension of a heat map on the picture: which of its values make which cell that is drawn.
///
/// Cells at least as large as a pixel are drawn as they are. Where one in view is smaller each
/// pixel is a cell, and takes the mean of the values in it; with linear interpolation each pixel
/// takes the value at its middle.
package struct CellAxis: Sendable {
  /// Edges of the cells that are drawn, ascending, in points.
  package private(set) var edges: [Double] = []
  /// The first value of each cell.
  private(set) var first: [Int] = []
  /// Where the weights of each cell start, and where the last ones end.
  private(set) var starts: [Int] = [0]
  /// The weights of a cell's values, of sum 1.
  private(set) var weights: [Double] = []
  /// From one value of a cell to the next: 1 or -1.
  private(set) var step = 1
  /// The values that are read.
  package private(set) var source = 0..<0

  /// Number of cells that are drawn.
  package var count: Int { first.count }

  /// Whether each cell is one value, and the next one the next.
  private(set) var isStraight = false

  /// - Parameters:
  ///   - positions: Edges of the values in points, one more than values; those at the ends may be
  ///     NaN.
  ///   - low: Where the plot begins, in points.
  ///   - high: Where it ends.
  ///   - pixelRatio: Device pixels per point.
  ///   - isLinear: Whether values change steadily.
  package init(
    _ positions: [Double],
    from low: Double,
    to high: Double,
    pixelRatio: Double,
    isLinear: Bool
  ) {
    guard let begin = positions.firstIndex(where: \.isFinite),
      let end = positions.lastIndex(where: \.isFinite), begin < end
    else { return }
    var places = Array(positions[begin...end])
    let isFalling = places[0] > places[places.count - 1]
    if isFalling { places.reverse() }
    // Also false for NaN.
    for index in 1..<places.count where !(places[index - 1] <= places[index]) { return }
    step = isFalling ? -1 : 1
    let total = places.count - 1
    // Cells that the plot shows.
    var shown = 0
    while shown < total, places[shown + 1] <= low { shown += 1 }
    var last = total
    while last > shown, places[last - 1] >= high { last -= 1 }
    guard shown < last, places[last] > places[shown] else { return }
    let width = (shown..<last).map { places[$0 + 1] - places[$0] }.min() ?? 0
    let isSmall = width * pixelRatio < 1 - 0x1p-20
    if !isSmall, !isLinear {
      // What is far outside needs no place of its own.
      let margin = 2 / pixelRatio
      edges = places[shown...last].map { min(max($0, low - margin), high + margin) }
      for cell in shown..<last { add(cell, [1]) }
    } else {
      let start = max(places[shown], low)
      let finish = min(places[last], high)
      let pixels =
        Int(
          (start * pixelRatio + 0x1p-20).rounded(.down)
        )..<Int((finish * pixelRatio - 0x1p-20).rounded(.up))
      guard !pixels.isEmpty else { return }
      edges = [start]
      edges += pixels.dropFirst().map { Double($0) / pixelRatio }
      edges.append(finish)
      var cell = max(0, shown - 1)
      for index in 0..<pixels.count {
        if isSmall {
          addMean(from: edges[index], to: edges[index + 1], places, &cell)
        } else {
          addLinear(at: (edges[index] + edges[index + 1]) / 2, places, &cell)
        }
      }
    }
    // So far values count from the one at the low side of those with a place.
    let values = first.indices.map { first[$0] + starts[$0 + 1] - starts[$0] }
    guard let minimum = first.first, let maximum = values.max() else { return }
    if isFalling {
      source = begin + total - maximum..<begin + total - minimum
      first = first.map { begin + total - 1 - $0 }
    } else {
      source = begin + minimum..<begin + maximum
      first = first.map { begin + $0 }
    }
    isStraight = step == 1 && weights.count == count && source.count == count
  }

  private mutating func add(_ cell: Int, _ weights: [Double]) {
    first.append(cell)
    self.weights += weights
    starts.append(self.weights.count)
  }

  /// Adds a cell that is the mean of what lies between two places.
  private mutating func addMean(
    from low: Double,
    to high: Double,
    _ places: [Double],
    _ cell: inout Int
  ) {
    let total = places.count - 1
    while cell < total - 1, places[cell + 1] <= low { cell += 1 }
    var weights: [Double] = []
    var index = cell
    while index < total, weights.isEmpty || places[index] < high {
      weights.append(max(0, min(places[index + 1], high) - max(places[index], low)))
      index += 1
    }
    let sum = weights.reduce(0, +)
    add(cell, sum > 0 ? weights.map { $0 / sum } : [1])
  }

  /// Adds a cell that has the value at a place between the middles of two cells.
  private mutating func addLinear(at place: Double, _ places: [Double], _ cell: inout Int) {
    let total = places.count - 1
    func middle(_ index: Int) -> Double { (places[index] + places[index + 1]) / 2 }
    while cell < total - 1, middle(cell + 1) <= place { cell += 1 }
    guard cell < total - 1, middle(cell) <= place else {
      add(cell, [1])
      return
    }
    let part = (place - middle(cell)) / (middle(cell + 1) - middle(cell))
    add(cell, part.isFinite ? [1 - part, part] : [1])
  }
}
