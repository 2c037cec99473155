import KeisenDrawing
import KeisenPrimitives

/// What the first of some areas that abut has found in a frame for the others, which are drawn
/// later.
final class FrameAreas: Sendable {
  /// An area that is worked out.
  struct Area: Sendable {
    /// What its series reports.
    var record: SeriesRecord
    /// Its pixels; nil where they are among those of the first one.
    var cells: Cells?
  }

  private let areas = Locked<[Int: Area]>([:])

  /// Keeps an area for the series at a place of the chart.
  func keep(_ area: Area, at index: Int) { areas.withLock { $0[index] = area } }

  /// Returns what is kept for a series, which is forgotten then; nil for nothing.
  func take(_ index: Int) -> Area? { areas.withLock { $0.removeValue(forKey: index) } }
}
