/// Which way the values of a column go from row to row.
package struct ColumnOrder: Hashable, Sendable {
  /// Whether no value is below the one before it, and none is a gap.
  package var isAscending: Bool
  /// Whether no value is above the one before it, and none is a gap.
  package var isDescending: Bool

  /// That of row numbers.
  package static let ascending = ColumnOrder(isAscending: true, isDescending: false)

  /// That of no values, or of equal ones.
  static let constant = ColumnOrder(isAscending: true, isDescending: true)
}

extension Column {
  /// The order of the first `count` rows.
  struct KnownOrder {
    var order = ColumnOrder.constant
    var count = 0
  }

  /// Returns which way the values go.
  ///
  /// The answer is kept until values change; appended rows are looked at alone.
  ///
  /// - Complexity: O(*n*) in the rows not looked at yet, at the speed of the memory.
  package func order() -> ColumnOrder {
    let (snapshot, known) = state.withLock { (self.snapshot(of: $0), $0.order) }
    guard known.count < snapshot.count else { return known.order }
    let order = snapshot.order(from: known.count, known.order)
    state.withLock { state in
      guard state.version == snapshot.version, state.order.count < snapshot.count else { return }
      state.order = KnownOrder(order: order, count: snapshot.count)
    }
    return order
  }
}

extension ColumnSnapshot {
  /// Returns the order of all rows, of which that of the first `known` is known.
  fileprivate func order(from known: Int, _ order: ColumnOrder) -> ColumnOrder {
    switch type {
    case .float32: order.continued(self, from: known, as: Float.self)
    case .float64: order.continued(self, from: known, as: Double.self)
    case .int8: order.continued(self, from: known, as: Int8.self)
    case .int16: order.continued(self, from: known, as: Int16.self)
    case .int32: order.continued(self, from: known, as: Int32.self)
    case .int64, .timestamp: order.continued(self, from: known, as: Int64.self)
    case .uint8: order.continued(self, from: known, as: UInt8.self)
    case .uint16: order.continued(self, from: known, as: UInt16.self)
    case .uint32: order.continued(self, from: known, as: UInt32.self)
    case .uint64: order.continued(self, from: known, as: UInt64.self)
    }
  }
}

extension ColumnOrder {
  /// Neither way.
  private static let none = ColumnOrder(isAscending: false, isDescending: false)

  /// Returns the order of all rows of a snapshot, where this is that of the first ones.
  ///
  /// Where values go one way a gap is the first or the last of them: NaN goes no way, and infinities and
  /// the least timestamp have nothing beyond them.
  fileprivate func continued<Element: PyramidElement>(
    _ snapshot: ColumnSnapshot,
    from known: Int,
    as element: Element.Type
  ) -> ColumnOrder {
    let knowingGaps = snapshot.type.knowsGaps
    var order = self
    var last: Element?
    let first = max(snapshot.rows.lowerBound, known - 1)
    snapshot.forEachPiece(of: first..<snapshot.rows.upperBound) { memory in
      func value(_ index: Int) -> Element {
        (memory.base + index &* memory.stride).loadUnaligned(as: element)
      }
      let ends = [value(0), value(memory.count - 1)]
      guard ends.allSatisfy({ $0.isValue(knowingGaps: knowingGaps) }) else {
        order = .none
        return
      }
      if let last {
        order.isAscending = order.isAscending && last <= ends[0]
        order.isDescending = order.isDescending && last >= ends[0]
      }
      if order.isAscending { order.isAscending = Element.goes(memory, descending: false) }
      if order.isDescending { order.isDescending = Element.goes(memory, descending: true) }
      last = ends[1]
    }
    return order
  }
}

extension PyramidElement {
  /// Vectors that are looked at before it is asked whether there is any order left.
  private static var blockVectors: Int { 512 }

  /// Whether no value is below the one before it, or, of `descending` ones, above it.
  @inline(__always)
  fileprivate static func goes(_ memory: StridedMemory, descending: Bool) -> Bool {
    var first = 1
    if memory.stride == MemoryLayout<Self>.size {
      while first + 8 <= memory.count {
        let vectors = min(blockVectors, (memory.count - first) / 8)
        let next = memory.base + first &* memory.stride
        let values = next - memory.stride
        let isGood =
          descending
          ? ascends(next, values, vectors: vectors) : ascends(values, next, vectors: vectors)
        guard isGood else { return false }
        first += 8 * vectors
      }
    }
    while first < memory.count {
      let value = (memory.base + (first &- 1) &* memory.stride).loadUnaligned(as: Self.self)
      let next = (memory.base + first &* memory.stride).loadUnaligned(as: Self.self)
      guard descending ? value >= next : value <= next else { return false }
      first += 1
    }
    return true
  }
}
