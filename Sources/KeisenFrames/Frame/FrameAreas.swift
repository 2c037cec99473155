import KeisenDrawing
import KeisenPrimitives

/// What the first of some areas that abut has found in a frame for the others, which are drawn
/// later.
package final class FrameAreas: Sendable {
  /// An area that is worked out.
  package struct Area: Sendable {
    /// What its series reports.
    package var record: SeriesRecord
    /// Its pixels; nil where they are among those of the first one.
    package var cells: Cells?

    /// Takes its parts.
    package init(record: SeriesRecord, cells: Cells? = nil) {
      (self.record, self.cells) = (record, cells)
    }
  }

  private let areas = Locked<[Int: Area]>([:])

  /// Keeps an area for the series at a place of the chart.
  package func keep(_ area: Area, at index: Int) { areas.withLock { $0[index] = area } }

  /// Returns what is kept for a series, which is forgotten then; nil for nothing.
  package func take(_ index: Int) -> Area? { areas.withLock { $0.removeValue(forKey: index) } }
}
