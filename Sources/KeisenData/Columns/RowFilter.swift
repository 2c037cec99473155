/// Which rows of a column count, and which are gaps.
struct RowFilter: Hashable, Sendable {
  /// Whether the column's type knows gaps: of the integers only timestamps do.
  let knowsGaps: Bool
  /// Whether values that are not above 0 are gaps too.
  let isPositive: Bool

  /// Makes the filter of a type's values.
  init(_ type: ElementType, isPositive: Bool = false) {
    knowsGaps = type.knowsGaps
    self.isPositive = isPositive
  }
}

extension PyramidElement {
  /// Whether the row counts.
  @inline(__always)
  func isShown(_ filter: RowFilter) -> Bool {
    isValue(knowingGaps: filter.knowsGaps) && (!filter.isPositive || self > .zero)
  }

  /// Returns the bounds of the values anywhere in memory that count.
  @inline(__always)
  static func bounds(of memory: StridedMemory, _ filter: RowFilter) -> PyramidNode<Self> {
    let node = bounds(of: memory, knowingGaps: filter.knowsGaps)
    guard filter.isPositive, !node.isEmpty, !(node.low > .zero) else { return node }
    guard node.high > .zero else {
      return PyramidNode(low: .maximum, high: .minimum, hasGaps: true)
    }
    return positiveBounds(of: memory)
  }

  /// Returns the bounds of values of which some are above 0 and some are not.
  @inline(never)
  private static func positiveBounds(of memory: StridedMemory) -> PyramidNode<Self> {
    var node = PyramidNode<Self>(low: .maximum, high: .minimum, hasGaps: true)
    for index in 0..<memory.count {
      let value = (memory.base + index &* memory.stride).loadUnaligned(as: Self.self)
      // Positive infinity and NaN are no values; no integer above 0 is a gap.
      guard value > .zero, value.isValue(knowingGaps: false) else { continue }
      node.low = value < node.low ? value : node.low
      node.high = value > node.high ? value : node.high
    }
    return node
  }
}

extension ElementType {
  /// Whether a value of the type may be a gap.
  var knowsGaps: Bool {
    switch self {
    case .float32, .float64, .timestamp: true
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64: false
    }
  }
}
