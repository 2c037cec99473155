import KeisenDrawing

/// A column of kept markers as the device takes it: bytes, whatever its elements are.
struct PlannedColumn {
  /// Which of the columns of whose markers it is.
  struct Slot: Hashable {
    private let source: ObjectIdentifier
    private let index: Int

    /// Takes whose markers they are, and the column's place among them.
    init(_ source: AnyObject, _ index: Int) {
      self.source = ObjectIdentifier(source)
      self.index = index
    }
  }

  /// What the elements are.
  let key: KeptKey
  /// Whose elements they are.
  let owner: AnyObject
  /// Whose markers they are for.
  let source: AnyObject
  /// Which of their columns it is.
  let slot: Slot
  /// The rows that there are.
  let rows: Range<Int>
  /// Bytes of a row.
  let stride: Int
  /// Writes some rows, from any thread.
  let write: @Sendable (Range<Int>, UnsafeMutableRawPointer) -> Void

  /// Takes a column.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - source: Whose markers it is for.
  ///   - index: Its place among their columns.
  init<Element>(_ column: KeptColumn<Element>, of source: AnyObject, at index: Int) {
    key = column.key
    owner = column.owner
    self.source = source
    slot = Slot(source, index)
    rows = column.rows
    stride = MemoryLayout<Element>.stride
    write = { rows, memory in
      column.write(rows, to: memory.bindMemory(to: Element.self, capacity: rows.count))
    }
  }
}

extension KeptMarkers {
  /// Coordinates of x and of y, sizes and colours; nil for what there is no column of.
  var plannedColumns: [PlannedColumn?] {
    var columns = [x, y].enumerated().map { index, axis in
      axis.coordinates.map { PlannedColumn($0, of: source, at: index) }
    }
    if case .each(let column, _) = size {
      columns.append(PlannedColumn(column, of: source, at: 2))
    } else {
      columns.append(nil)
    }
    if case .each(let column, _) = fill {
      columns.append(PlannedColumn(column, of: source, at: 3))
    } else {
      columns.append(nil)
    }
    return columns
  }
}
