import CKeisen
import Keisen

@c @implementation
public func keisen_bars_group(
  _ index: Int, _ count: Int, _ band: Double, _ gap: Double, _ width: Out<Double>,
  _ offset: Out<Double>
) -> keisen_status {
  status { () throws(KeisenError) in
    let (width, offset) = (try require(width, "width"), try require(offset, "offset"))
    let (index, count) = (UInt(bitPattern: index), UInt(bitPattern: count))
    guard index < count, let number = Int(exactly: index), let all = Int(exactly: count) else {
      throw KeisenError(.invalidArgument, "index must be below count, \(count), got \(index)")
    }
    let slot = try BarArrangement.slot(number, of: all, band: band, gap: gap)
    (width.pointee, offset.pointee) = (slot.width, slot.offset)
  }
}

@c @implementation
public func keisen_bars_stack(
  _ values: In<Double>, _ set_count: Int, _ count: Int, _ baseline: Double, _ total: Double,
  _ bases: Out<Double>, _ tips: Out<Double>
) -> keisen_status {
  status { () throws(KeisenError) in
    let setCount = try KeisenABI.count(set_count, "set_count")
    let count = try KeisenABI.count(count, "count")
    try requireBaseline(baseline)
    guard setCount > 0, count > 0 else { return }
    guard !setCount.multipliedReportingOverflow(by: count).overflow else {
      throw KeisenError(.invalidArgument, "\(setCount) sets of \(count) values are too many")
    }
    let values = try requireValues(values, "values")
    let (bases, tips) = (try require(bases, "bases"), try require(tips, "tips"))
    let sets = (0..<setCount).map { set in
      Array(UnsafeBufferPointer(start: values + set * count, count: count))
    }
    let stack = try BarArrangement.stacked(
      sets,
      baseline: baseline,
      total: total == 0 ? nil : total
    )
    for set in 0..<setCount {
      for row in 0..<count {
        bases[set * count + row] = stack.bases[set][row]
        tips[set * count + row] = stack.tips[set][row]
      }
    }
  }
}

@c @implementation
public func keisen_bars_waterfall(
  _ changes: In<Double>, _ is_total: In<Bool>, _ count: Int, _ baseline: Double,
  _ bases: Out<Double>, _ tips: Out<Double>, _ kinds: Out<UInt8>
) -> keisen_status {
  status { () throws(KeisenError) in
    let count = try KeisenABI.count(count, "count")
    try requireBaseline(baseline)
    guard count > 0 else { return }
    let changes = try requireValues(changes, "changes")
    let (bases, tips) = (try require(bases, "bases"), try require(tips, "tips"))
    let kinds = try require(kinds, "kinds")
    // C may put any byte where a bool is.
    let flags = UnsafeRawPointer(is_total)
    let totals = (0..<count).filter { flags?.load(fromByteOffset: $0, as: UInt8.self) ?? 0 != 0 }
    let waterfall = try BarArrangement.waterfall(
      Array(UnsafeBufferPointer(start: changes, count: count)),
      totals: totals,
      baseline: baseline
    )
    for row in 0..<count {
      bases[row] = waterfall.bases[row]
      tips[row] = waterfall.tips[row]
      kinds[row] = UInt8(truncatingIfNeeded: waterfall.kinds[row].rawValue)
    }
  }
}

/// Checks where bars begin.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when it is not finite.
func requireBaseline(_ baseline: Double) throws(KeisenError) {
  guard baseline.isFinite else {
    throw KeisenError(.invalidArgument, "baseline must be finite, got \(baseline)")
  }
}

private func requireValues(
  _ values: In<Double>, _ name: String
) throws(KeisenError) -> UnsafePointer<Double> {
  guard let values else { throw KeisenError(.invalidArgument, "\(name) is NULL") }
  return values
}
