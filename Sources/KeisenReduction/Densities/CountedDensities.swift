import KeisenPrimitives

/// What was in a density's cells when they were counted last, on two plots: a layout with a colour
/// bar takes both.
package final class CountedDensities: Sendable {
  /// Numbers that are worth their memory: of more cells, or categories in them, none is kept.
  private static let maxNumbers = 1 << 24

  private let known = Locked<[(key: DensityKey, grid: DensityGrid)]>([])

  /// Knows nothing yet.
  package init() {}

  /// Returns what was counted, or counts.
  ///
  /// - Throws: What `count` throws.
  package func grid(
    _ key: DensityKey,
    _ count: () throws(KeisenError) -> DensityGrid
  ) throws(KeisenError) -> DensityGrid {
    if let grid = known.withLock({ $0.first { $0.key == key }?.grid }) { return grid }
    let grid = try count()
    let old = known.withLock { known in
      let old = known
      // Another thread may have counted the same.
      if grid.counts.count <= Self.maxNumbers, !known.contains(where: { $0.key == key }) {
        known = [(key, grid)] + known.prefix(1)
      }
      return old
    }
    // What is freed is freed outside of the lock.
    withExtendedLifetime(old) {}
    return grid
  }
}
