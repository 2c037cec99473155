/// A table that holds what was used last, bounded in cost.
///
/// Two generations stand in for an order of use: what is used moves to the young one; when that is
/// full it becomes the old one, and the old one is dropped.
package struct GenerationCache<Key: Hashable, Value> {
  private let capacity: Int
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0
  private var oldCost = 0

  /// Cost of all that is held, never more than the capacity.
  var cost: Int { youngCost + oldCost }

  /// Makes an empty table that holds a cost of at most `capacity`.
  package init(capacity: Int) {
    self.capacity = capacity
  }

  /// Returns what is held for a key.
  ///
  /// - Complexity: O(1), without an allocation unless the key was not used for a generation.
  package mutating func find(_ key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old[key] else { return nil }
    insert(entry.value, for: key, cost: entry.cost)
    return entry.value
  }

  /// Holds a value for a key that is not held, unless it costs more than half of the capacity.
  package mutating func insert(_ value: Value, for key: Key, cost: Int) {
    guard cost <= capacity / 2 else { return }
    if youngCost > capacity / 2 - cost {
      old = young
      oldCost = youngCost
      young = [:]
      youngCost = 0
    }
    young[key] = (value, cost)
    youngCost += cost
  }
}
