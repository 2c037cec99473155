import KeisenData
import KeisenPrimitives
import KeisenRanges

/// Rows of a table that are chosen, which several series of that table may show: brushing and
/// linking.
///
/// A series with a selection draws the rows outside of it dimmed, and those in it as ever and above
/// these. So do all that have the same selection, in whatever charts, in their next frame. While it
/// is empty nothing is dimmed. Rows that a series does not have count as rows.
///
/// A frame takes the rows as they are when it draws the series. May be used from several threads.
public final class Selection: Sendable {
  private struct State {
    var rows: RowSet
    var dimming: Double
  }

  /// What alphas are multiplied by where nobody says.
  public static let standardDimming = 0.15

  private let state: Watched<State>

  /// Makes a selection.
  ///
  /// - Parameters:
  ///   - rows: Its rows.
  ///   - dimming: What the alpha of rows outside of it is multiplied by, in 0...1; 0 hides them.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the dimming is not in 0...1.
  public init(
    _ rows: RowSet = RowSet(),
    dimming: Double = Selection.standardDimming
  ) throws(KeisenError) {
    try requireFraction(dimming, "dimming")
    state = Watched(State(rows: rows, dimming: dimming))
  }

  /// When its rows or its dimming changed last.
  var latestChange: Change { state.latestChange }

  /// Its rows.
  ///
  /// Setting the rows that it has changes nothing.
  public var rows: RowSet {
    get { state.withLock { $0.rows } }
    set { change { _ in newValue } }
  }

  /// What the alpha of rows outside of it is multiplied by, in 0...1.
  public var dimming: Double { state.withLock { $0.dimming } }

  /// Changes what the alpha of rows outside is multiplied by.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when it is not in 0...1; then the old one
  ///   stays.
  public func setDimming(_ dimming: Double) throws(KeisenError) {
    try requireFraction(dimming, "dimming")
    guard dimming != self.dimming else { return }
    state.change { $0.dimming = dimming }
  }

  /// Number of rows.
  public var count: Int { rows.count }
  /// Whether it has no row, and dims nothing.
  public var isEmpty: Bool { rows.isEmpty }

  /// Whether a row is in it.
  public func contains(_ row: Int) -> Bool { state.withLock { $0.rows.contains(row) } }

  /// Adds rows.
  public func unite(_ rows: RowSet) { change { $0.union(rows) } }

  /// Leaves those alone that are in both.
  public func intersect(_ rows: RowSet) { change { $0.intersection(rows) } }

  /// Takes rows out.
  public func subtract(_ rows: RowSet) { change { $0.subtracting(rows) } }

  /// Adds those of some rows that are not in it, and takes the others out.
  public func toggle(_ rows: RowSet) { change { $0.symmetricDifference(rows) } }

  /// Takes all rows out.
  public func clear() { change { _ in RowSet() } }

  /// Takes its rows out and adds all others from 0 up to a count; those beyond are out.
  public func invert(upTo count: Int) { change { $0.inverted(upTo: count) } }

  /// Exchanges the rows in one step, where they differ.
  private func change(_ body: (RowSet) -> RowSet) {
    try? state.change { (state) throws(Unchanged) in
      let rows = body(state.rows)
      guard rows != state.rows else { throw Unchanged() }
      state.rows = rows
    }
  }

  /// What keeps a change from being one.
  private struct Unchanged: Error {}

  /// Its rows and what others are dimmed by, at one moment.
  package var current: (rows: RowSet, dimming: Double, change: Change) {
    // The change is the older of two, so that a newer one is not missed.
    let change = state.latestChange
    return state.withLock { ($0.rows, $0.dimming, change) }
  }
}
