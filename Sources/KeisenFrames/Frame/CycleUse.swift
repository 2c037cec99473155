import KeisenPrimitives
import KeisenRanges

/// The colours that a frame has taken from lists whose colours come again behind the last one: the
/// theme's cycle, and those that colour scales have for names.
package final class CycleUse: Sendable {
  private struct State {
    /// Places in the theme's cycle.
    var places: Set<Int> = []
    /// Names beyond the colours of scales.
    var names: [ObjectIdentifier: Int] = [:]
  }

  private let state = Locked(State())

  /// Keeps in mind that the colour at a place of the theme's cycle is used.
  func take(_ index: Int) { state.withLock { _ = $0.places.insert(index) } }

  /// Keeps in mind that some names have the colours of a list, unless it is empty.
  func take(_ count: Int, of colors: [Color], of scale: ColorScale) {
    guard !colors.isEmpty, count > colors.count else { return }
    state.withLock { $0.names[ObjectIdentifier(scale)] = count - colors.count }
  }

  /// Returns how many of all have a colour that another one has.
  package func repeated(in cycle: [Color]) -> Int {
    state.withLock { state in
      state.places.count - Set(state.places.lazy.map { $0 % cycle.count }).count
        + state.names.values.reduce(0, +)
    }
  }
}
