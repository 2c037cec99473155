import KeisenData
import KeisenPrimitives

/// A series' selection, and what of its columns the last frames left.
package final class RowBrush: Sendable {
  private struct Parts {
    let change: Change
    let selection: Selection
    let outside: BrushedRows
    let inside: BrushedRows
  }

  private let chosen = Watched<Selection?>(nil)
  private let parts = Locked<Parts?>(nil)

  /// Has no selection.
  package init() {}

  /// When another selection was chosen, or the chosen one changed, last.
  package var latestChange: Change {
    max(chosen.latestChange, selection?.latestChange ?? .none)
  }

  /// The selection; nil for none.
  package var selection: Selection? { chosen.withLock { $0 } }

  /// Chooses another selection.
  package func choose(_ selection: Selection?) {
    // The old one ends outside of the lock.
    let old = chosen.change { chosen in
      let old = chosen
      chosen = selection
      return old
    }
    if selection == nil { parts.withLock { $0 = nil } }
    withExtendedLifetime(old) {}
  }

  /// The rows outside of the selection and those in it; nil where nothing is dimmed.
  package func brushed() -> (outside: BrushedRows, inside: BrushedRows)? {
    guard let selection else { return nil }
    let (rows, dimming, change) = selection.current
    guard !rows.isEmpty else { return nil }
    let known = parts.withLock { $0 }
    if let known, known.selection === selection, known.change == change {
      return (known.outside, known.inside)
    }
    let outside = BrushedRows(rows, isInside: false, opacity: dimming)
    let inside = BrushedRows(rows, isInside: true, opacity: 1)
    let parts = Parts(change: change, selection: selection, outside: outside, inside: inside)
    self.parts.withLock { $0 = parts }
    return (outside, inside)
  }
}

/// Which rows of a series are drawn alike: those in a selection, or those outside.
public final class BrushedRows: Sendable {
  private struct Masked {
    let source: ObjectIdentifier
    let version: Int
    let rows: Range<Int>
    let column: Column
  }

  /// What alphas are multiplied by.
  public let opacity: Double
  private let selected: RowSet
  /// Whether they are those of the selection, and not the others.
  package let isInside: Bool
  private let masked = Locked<Masked?>(nil)

  init(_ selected: RowSet, isInside: Bool, opacity: Double) {
    (self.selected, self.isInside, self.opacity) = (selected, isInside, opacity)
  }

  /// Whether a row is drawn.
  package func contains(_ row: Int) -> Bool { selected.contains(row) == isInside }

  /// Whether a shape of several rows is drawn: it is selected where any of them is.
  package func containsShape(of rows: [Range<Int>]) -> Bool {
    rows.contains { selected.intersects($0) } == isInside
  }

  /// Whether rows that are not drawn have become gaps of a column.
  var makesGaps: Bool { masked.withLock { $0 != nil } }

  /// Returns a column in which the rows that are not drawn are gaps: the same one as long as the
  /// values stay.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - first: What the first row of the column counts as; nil for its own number, which is above
  ///     0 in a ring.
  /// - Returns: The column, with rows by the same numbers.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*) where values, or the selection, have changed.
  package func only(_ column: Column, from first: Int? = nil) throws(KeisenError) -> Column {
    let snapshot = column.snapshot()
    let known = masked.withLock { $0 }
    if let known, known.source == ObjectIdentifier(column), known.version == snapshot.version,
      known.rows == snapshot.rows
    {
      return known.column
    }
    var rows = isInside ? selected : selected.inverted(upTo: .max)
    if let first { rows = rows.shifted(by: snapshot.rows.lowerBound - first) }
    let made = try Column(snapshot, keeping: rows)
    let mask = Masked(
      source: ObjectIdentifier(column),
      version: snapshot.version,
      rows: snapshot.rows,
      column: made
    )
    // The old one ends outside of the lock.
    let old = masked.withLock { masked in
      let old = masked
      masked = mask
      return old
    }
    withExtendedLifetime(old) {}
    return made
  }
}

extension SeriesRecord {
  /// Makes the record of a series that was drawn twice.
  ///
  /// - Parameters:
  ///   - outside: What was done for the rows outside of a selection.
  ///   - inside: What was done for the others.
  ///   - makesGaps: Whether each time the other rows counted as gaps.
  package init(outside: SeriesRecord, inside: SeriesRecord, makesGaps: Bool) {
    self = outside
    if inside.tier != .direct { tier = inside.tier }
    if makesGaps {
      gaps = max(0, outside.gaps + inside.gaps - outside.rows)
      dropped = outside.dropped + inside.dropped
    }
    gapsAreApproximated = outside.gapsAreApproximated || inside.gapsAreApproximated
    openEnded = makesGaps ? outside.openEnded + inside.openEnded : outside.openEnded
    crowded = max(outside.crowded, inside.crowded)
    boundPixels = max(outside.boundPixels, inside.boundPixels)
    boundChannel = outside.boundChannel + inside.boundChannel
    rowsPerShape = max(outside.rowsPerShape, inside.rowsPerShape)
  }
}
