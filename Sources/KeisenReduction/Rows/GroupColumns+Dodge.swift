import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenScales

extension GroupColumns {
  /// Returns columns whose rows stand beside their group's position by the names that they have the
  /// colours of; nil where no group has rows of several names.
  ///
  /// - Parameters:
  ///   - count: Number of names.
  ///   - width: What all of them have of the way from a group to the next.
  ///   - step: That way.
  /// - Returns: The columns.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*) where a column has changed.
  package func dodged(
    _ count: Int,
    width: Double,
    step: Double
  ) throws(KeisenError) -> GroupColumns? {
    guard let color, count > 1 else { return nil }
    let dodge = GroupDodge(color, count: count, width: width)
    let base = NumberBase()
    let found = try keptDodge.value(of: GroupKey(self, base, base, dodge)) {
      () throws(KeisenError) in
      DodgedColumns(hasSeveralNames(color) ? try shifted(color, dodge, step) : nil)
    }
    return found.columns
  }

  /// Whether any group has rows of several names.
  private func hasSeveralNames(_ color: Column) -> Bool {
    let names = color.snapshot()
    var first: [Double: Double] = [:]
    var hasSeveral = false
    let base = NumberBase()
    GroupRows(self, base, base).forEachBlock { block in
      for index in 0..<block.count where block.values[index].isFinite && !hasSeveral {
        let name = names.number(at: block.first + index)
        guard name.isFinite else { continue }
        let known = first[block.positions[index]]
        if known == nil { first[block.positions[index]] = name }
        hasSeveral = known.map { $0 != name } ?? false
      }
    }
    return hasSeveral
  }

  /// Returns the columns with positions beside those of the groups.
  private func shifted(
    _ color: Column,
    _ dodge: GroupDodge,
    _ step: Double
  ) throws(KeisenError) -> GroupColumns {
    let names = color.snapshot()
    let unit = positions?.type.timeUnit
    let base = NumberBase(origin: positions?.extent().anchor ?? 0, unit: unit)
    let rows = GroupRows(self, base, base)
    var places: [Double] = []
    rows.forEachBlock { block in
      for index in 0..<block.count {
        let offset = dodge.offset(of: names.number(at: block.first + index)) * step
        places.append(block.positions[index] + offset)
      }
    }
    var columns = self
    if let unit {
      let instants = places.map { place in
        place.isFinite ? base.origin &+ Int64(clamping: Int128(place.rounded())) : .min
      }
      let moved = Column(growing: .timestamp(unit))
      try instants.withUnsafeBufferPointer { (instants) throws(KeisenError) in
        try moved.append(instants.baseAddress, type: .timestamp(unit), count: instants.count)
      }
      columns.positions = moved
    } else {
      columns.positions = try Column(places.map { $0 + Double(base.origin) })
    }
    return columns
  }
}

extension ColumnSnapshot {
  /// Returns a row as a number; NaN where there is none.
  fileprivate func number(at row: Int) -> Double {
    var value = Double.nan
    if rows.contains(row) { read(row..<row + 1, relativeTo: 0, into: &value) }
    return value
  }
}
