import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

/// Bars thinner than a device pixel: what all of them together cover of each column of device
/// pixels, or in a document of columns of an eighth of one.
///
/// The pieces of a column are drawn in the order of the rows: a bar hides those before it that lie
/// within it, and makes one piece with the one before it where they touch and have one colour.
struct BarColumns {
  /// What is covered of a column of device pixels.
  private struct Piece {
    var low: Double
    var high: Double
    let color: Color
  }

  private let rows: BarRows
  private let firstColumn: Int
  private var pieces: [[Piece]]
  /// Bars that are drawn by themselves.
  private(set) var others: [BarRows.Bar] = []
  /// The lines between bars.
  private(set) var connectors: BarConnectors
  /// What was looked at.
  private(set) var record: SeriesRecord

  /// Looks at some rows.
  ///
  /// - Parameters:
  ///   - rows: The bars.
  ///   - looked: Those that may be in view.
  ///   - appearance: Their colours.
  ///   - usingBounds: Whether what is known of runs of rows may spare reading them.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(log *n*) for each column of device pixels where the rows' order and the bounds
  ///   of their values tell, else O(*n*).
  init(
    _ rows: BarRows,
    _ looked: Range<Int>,
    _ appearance: BarAppearance,
    usingBounds: Bool
  ) throws(KeisenError) {
    self.rows = rows
    connectors = BarConnectors(rows)
    let ratio = rows.columnsPerPoint
    let plot = rows.frame.plot
    let side =
      rows.mark.orientation == .vertical ? plot.minX...plot.maxX : plot.minY...plot.maxY
    let first = (side.lowerBound * ratio).rounded() - 1
    let count = (side.upperBound * ratio).rounded() - first + 1
    firstColumn = Int(first)
    pieces = [[Piece]](repeating: [], count: max(0, Int(count)))
    record = SeriesRecord(tier: usingBounds ? .envelope : .direct, rows: looked.count, gaps: 0)
    if usingBounds, let bounds = try rows.boundsOfThin(looked) {
      addKnown(looked, bounds, appearance)
    } else {
      addLooked(looked, appearance)
    }
  }

  /// Draws the pieces.
  func encode(into list: inout DisplayList) {
    let ratio = rows.columnsPerPoint
    for (index, column) in pieces.enumerated() {
      let first = Double(firstColumn + index) / ratio
      let last = Double(firstColumn + index + 1) / ratio
      for piece in column {
        let rect =
          rows.mark.orientation == .vertical
          ? Rect(left: first, top: piece.low, right: last, bottom: piece.high)
          : Rect(left: piece.low, top: first, right: piece.high, bottom: last)
        list.draw(.rectangle(Rectangle(rect: rect, fill: .color(piece.color))))
      }
    }
  }

  /// Rows that are worth a thread.
  private static let chunkRows = 1 << 15

  /// Adds the bars of some rows, which several threads look at.
  private mutating func addLooked(_ looked: Range<Int>, _ appearance: BarAppearance) {
    let chunks = max(1, min(WorkerPool.shared.width, looked.count / Self.chunkRows))
    let size = (looked.count + chunks - 1) / chunks
    var parts = [BarColumns](repeating: self, count: chunks)
    parts.withUnsafeMutableBufferPointer { parts in
      nonisolated(unsafe) let parts = parts
      WorkerPool.shared.run(chunks) { chunk in
        let start = looked.lowerBound + chunk * size
        parts[chunk].addRows(start..<min(start + size, looked.upperBound), of: looked, appearance)
      }
    }
    self = parts[0]
    // Those of later rows lie over those of earlier ones, as the rows themselves do.
    for part in parts.dropFirst() {
      for (index, column) in part.pieces.enumerated() {
        for piece in column { add(piece, to: index) }
      }
      others += part.others
      connectors.add(part.connectors)
      record.gaps += part.record.gaps
      record.dropped += part.record.dropped
      record.openEnded += part.record.openEnded
    }
  }

  /// Adds the bars of some of the rows in view, and the lines that lead to them and from the last
  /// one.
  private mutating func addRows(
    _ part: Range<Int>,
    of looked: Range<Int>,
    _ appearance: BarAppearance
  ) {
    var all = self
    var walked = connectors.rows(around: part)
    // The line from its last bar to the next part's first is that part's.
    if part.upperBound < looked.upperBound { walked = walked.lowerBound..<part.upperBound }
    rows.forEachPlace(in: walked) { row, place in
      all.connectors.add(place)
      guard part.contains(row) else { return }
      switch place {
      case .gap: all.record.gaps += 1
      case .dropped: all.record.dropped += 1
      case .outside: break
      case .bar(let bar):
        if !bar.isSeen { return }
        if bar.isOpenEnded { all.record.openEnded += 1 }
        if bar.isThin {
          all.add(bar, appearance.fill(of: bar))
        } else {
          all.others.append(bar)
        }
      }
    }
    self = all
  }

  /// Adds bars that stand in order, by the bounds of the values of those in one column.
  private mutating func addKnown(
    _ looked: Range<Int>,
    _ bounds: ColumnBounds,
    _ appearance: BarAppearance
  ) {
    var first = looked.lowerBound
    while first < looked.upperBound {
      let end = rows.endOfColumn(from: first, to: looked.upperBound)
      let run = (first..<end).clamped(to: bounds.snapshot.rows)
      let values = bounds.bounds(of: run, in: rows.valueRange)
      if values.hasGaps { record.gapsAreApproximated = true }
      if !values.isEmpty {
        var ends = [values.high]
        if values.low < rows.baseline { ends.append(values.low) }
        for value in ends {
          if case .bar(let bar) = rows.place(of: first, withValue: value), bar.isSeen {
            add(bar, appearance.fill(of: bar))
          }
        }
      }
      first = end
    }
  }

  private mutating func add(_ bar: BarRows.Bar, _ color: Color) {
    let index = Int((bar.first * rows.columnsPerPoint).rounded()) - firstColumn
    // What is not seen hides nothing.
    guard color.alpha > 0, pieces.indices.contains(index) else { return }
    add(Piece(low: min(bar.base, bar.tip), high: max(bar.base, bar.tip), color: color), to: index)
  }

  private mutating func add(_ piece: Piece, to index: Int) {
    var piece = piece
    while let last = pieces[index].last {
      if last.low >= piece.low, last.high <= piece.high {
        pieces[index].removeLast()
      } else if last.color == piece.color, last.low <= piece.high, last.high >= piece.low {
        piece.low = min(piece.low, last.low)
        piece.high = max(piece.high, last.high)
        pieces[index].removeLast()
      } else {
        break
      }
    }
    pieces[index].append(piece)
  }
}

extension BarRows {
  /// Returns the bounds of the values where all bars of some rows are thinner than a device pixel,
  /// stand in order, look alike, begin at the baseline and have no lines between them; else nil.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  fileprivate func boundsOfThin(_ rows: Range<Int>) throws(KeisenError) -> ColumnBounds? {
    guard mark.end == nil, mark.width == nil, mark.base == nil, mark.styleIndex == nil,
      mark.color == nil, mark.names == nil, mark.style.connectorWidth == 0,
      let first = rows.first, let last = rows.last
    else { return nil }
    let order = mark.position?.order() ?? .ascending
    guard order.isAscending || order.isDescending else { return nil }
    switch positionRange.scale {
    case .linear, .category, .log: break
    // Widths may be greater between the ends than at these.
    case .symlog, .squareRoot, .time, .custom:
      guard mark.style.widthUnit == .points else { return nil }
    }
    for row in [first, last] {
      guard width(of: row) * columnsPerPoint < 1 else { return nil }
    }
    return try valueRange.placedBounds(of: mark.value)
  }

  /// Returns the row behind those whose bars stand in the same column of device pixels as that of
  /// one.
  ///
  /// - Complexity: O(log *n*).
  fileprivate func endOfColumn(from first: Int, to end: Int) -> Int {
    let column = deviceColumn(of: first)
    var (low, step) = (first, 1)
    while low + step < end, deviceColumn(of: low + step) == column {
      low += step
      step *= 2
    }
    return partition(low + 1..<min(end, low + step)) { deviceColumn(of: $0) != column }
  }
}
