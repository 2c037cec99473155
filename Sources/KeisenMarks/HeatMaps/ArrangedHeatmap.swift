import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// Which cells of one dimension stand at which places of a scale of names.
struct CellPlaces {
  /// All places from the first one that a cell has to the last one.
  let all: Range<Int>
  /// The cell at each of these; nil for none.
  let cells: [Int?]

  /// Finds the places; nil where they are those of the cells' numbers.
  init?(_ own: CategoryScale, on scale: CategoryScale) {
    guard !scale.names.starts(with: own.names) else { return nil }
    let places = scale.places(of: own.names)
    let known = places.compactMap(\.self)
    let first = known.min() ?? 0
    all = first..<(known.max() ?? first - 1) + 1
    var cells = [Int?](repeating: nil, count: all.count)
    for (cell, place) in places.enumerated() {
      if let place { cells[place - first] = cell }
    }
    self.cells = cells
  }

  /// Where the cells begin and end in their own order, if that is the scale's from either end; else
  /// nil.
  func edges(of count: Int) -> CellEdges? {
    guard cells.count == count, count > 0 else { return nil }
    let (low, high) = (Double(all.lowerBound) - 0.5, Double(all.upperBound) - 0.5)
    if cells.elementsEqual((0..<count).map(Optional.some)) { return .range(from: low, to: high) }
    return cells.elementsEqual((0..<count).reversed().map(Optional.some))
      ? .range(from: high, to: low) : nil
  }

  /// Where all places begin and end.
  var edges: CellEdges {
    guard !all.isEmpty else { return .integers }
    return .range(from: Double(all.lowerBound) - 0.5, to: Double(all.upperBound) - 0.5)
  }
}

/// A heat map of names on scales that have them at other places than those of its cells' numbers.
struct ArrangedHeatmap {
  /// The cells as they stand.
  let mark: HeatmapMark
  private let original: HeatmapMark
  /// The cells at the places of each dimension; nil where they keep their numbers.
  private var columns: [Int?]?
  private var rows: [Int?]?

  /// Arranges the cells; nil where they stand at the places of their numbers.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*) in the cells where a scale has names in another order or between them.
  init?(_ mark: HeatmapMark, in space: Space, _ frame: FrameContext) throws(KeisenError) {
    func places(_ dimension: Dimension) -> CellPlaces? {
      guard case .names(let own) = mark.side(dimension).edges,
        case .category(let scale) = frame.range(of: space.projection(dimension)).scale
      else { return nil }
      return CellPlaces(own, on: scale)
    }
    let (across, down) = (places(.x), places(.y))
    guard across != nil || down != nil, let colorScale = mark.colorScale else { return nil }
    original = mark
    var (x, y) = (mark.x, mark.y)
    if let across {
      let own = across.edges(of: mark.columnCount)
      if own == nil { columns = across.cells }
      x = own ?? across.edges
    }
    if let down {
      let own = down.edges(of: mark.rowCount)
      if own == nil { rows = down.cells }
      y = own ?? down.edges
    }
    var (values, order, count) = (mark.values, mark.order, mark.columnCount)
    if columns != nil || rows != nil {
      let columns = columns ?? Array(0..<mark.columnCount)
      let rows = rows ?? Array(0..<mark.rowCount)
      values = try mark.values(columns: columns, rows: rows)
      (order, count) = (.rows, rows.isEmpty ? 0 : columns.count)
    }
    self.mark = HeatmapMark(
      values: values,
      columns: count,
      order: order,
      x: x,
      y: y,
      colorScale: colorScale,
      style: mark.style
    )
  }

  /// Returns a hit with the cell's own numbers and value; nil where there is no cell.
  func own(_ hit: MarkHit) -> MarkHit? {
    guard columns != nil || rows != nil else { return hit }
    guard let (row, column) = cell(row: hit.row, column: hit.column) else { return nil }
    var hit = hit
    (hit.row, hit.column) = (row, column)
    let snapshot = original.values.snapshot()
    let index = snapshot.rows.lowerBound + original.index(row: row, column: column)
    hit.value = DataValue(snapshot.value(at: index), unit: snapshot.type.timeUnit)
    return hit
  }

  /// Returns the cells by the places of their own values.
  func own(_ found: RowSet) -> RowSet {
    guard columns != nil || rows != nil else { return found }
    let count = mark.columnCount
    return RowSet(
      found.rows.compactMap { index in
        cell(row: index / count, column: index % count).map(original.index)
      }
      .sorted()
    )
  }

  /// Returns the numbers of the cell at a place; nil where there is none.
  private func cell(row: Int, column: Int) -> (row: Int, column: Int)? {
    let (row, column) = (rows.map { $0[row] } ?? row, columns.map { $0[column] } ?? column)
    guard let row, let column else { return nil }
    return (row, column)
  }
}

extension HeatmapMark {
  /// Returns the place of a cell's value among all.
  func index(row: Int, column: Int) -> Int {
    order == .rows ? row * columnCount + column : column * rowCount + row
  }

  /// Returns the values of some cells, row by row; NaN where there is none.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  fileprivate func values(columns: [Int?], rows: [Int?]) throws(KeisenError) -> Column {
    let snapshot = values.snapshot()
    var values: [Double] = []
    values.reserveCapacity(columns.count * rows.count)
    for row in rows {
      for column in columns {
        var value = Double.nan
        if let row, let column {
          let index = snapshot.rows.lowerBound + index(row: row, column: column)
          snapshot.read(index..<index + 1, relativeTo: 0, into: &value)
        }
        values.append(value)
      }
    }
    return try Column(values)
  }
}
