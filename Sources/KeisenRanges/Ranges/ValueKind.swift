import KeisenPrimitives
import KeisenScales

/// What the values of a series in a dimension are.
enum ValueKind {
  case numbers, times, names
}

extension [DataUse] {
  /// Returns those that tell what an axis shows: beside times a series without any number says
  /// nothing.
  ///
  /// - Parameter besideTimes: Whether something else there is a time.
  /// - Returns: All of them where there is no time.
  func informative(besideTimes: Bool = false) -> [DataUse] {
    guard besideTimes || contains(where: { $0.timeUnit != nil }) else { return self }
    return filter { use in
      guard use.kind == .numbers else { return true }
      return (try? use.extent(onlyPositive: false))?.isEmpty != true
    }
  }
}

extension Projection {
  /// Checks that series don't bring values of kinds that no scale shows together.
  ///
  /// Numbers beside names are the places of names. Times stand beside times alone, and within a
  /// range of times, unless somebody chose the scale: on one of times numbers are in its unit, on a
  /// linear one times are plain numbers.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` that names both kinds and a series of
  ///   each.
  func checkKinds(of uses: [DataUse], _ state: State) throws(KeisenError) {
    let hasTimesAsEnds = state.givenScale == nil && state.decidedScale != nil
    guard hasTimesAsEnds || uses.contains(where: { $0.timeUnit != nil }) else { return }
    var first: [ValueKind: DataUse] = [:]
    for use in uses.informative(besideTimes: hasTimesAsEnds) {
      guard let kind = use.kind, first[kind] == nil else { continue }
      first[kind] = use
    }
    let times: String
    if hasTimesAsEnds {
      times = "the ends of its range"
    } else if let use = first[.times] {
      times = use.seriesName
    } else {
      return
    }
    let other: String
    if let names = first[.names] {
      other = "names (of \(names.seriesName))"
    } else if case .category = state.givenScale {
      // Bars at names that somebody gave to the scale are at their places, which are numbers.
      other = "names" + (first[.numbers].map { " (of \($0.seriesName))" } ?? "")
    } else if state.givenScale == nil, let numbers = first[.numbers] {
      other = "numbers (of \(numbers.seriesName))"
    } else {
      return
    }
    throw .invalidArgument(
      "one axis can't show times (of \(times)) and \(other): "
        + (hasTimesAsEnds ? "unset the range" : "draw one of them in a space of its own")
        + ", or choose the scale"
    )
  }

  /// Checks that an updater brings no values of another kind than its axis has, unless somebody
  /// chose the scale.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` that names both kinds.
  func checkKinds(of source: UpdaterSource, _ uses: [DataUse], _ state: State) throws(KeisenError) {
    let hasTimes = source.ends.contains { $0.unit != nil }
    if case .category = state.givenScale, hasTimes { throw .wrongValue("a time", "names") }
    guard state.givenScale == nil, !source.ends.isEmpty else { return }
    let hasNumbers = source.ends.contains { $0.unit == nil }
    let all = (uses + source.uses(of: self)).informative(besideTimes: hasTimes)
    let others = all.compactMap(\.kind)
    if !hasTimes, others.contains(.times) { throw .wrongValue("a number", "times") }
    guard hasTimes, hasNumbers || others.contains(where: { $0 != .times }) else { return }
    throw .wrongValue("a time", !hasNumbers && others.contains(.names) ? "names" : "numbers")
  }
}

extension KeisenError {
  /// Returns what is thrown where an updater is given a value of another kind than its axis has.
  fileprivate static func wrongValue(_ kind: String, _ others: String) -> KeisenError {
    .invalidArgument("a value of an updater is \(kind), where values are \(others)")
  }
}
