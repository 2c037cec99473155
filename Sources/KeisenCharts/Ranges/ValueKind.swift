import KeisenPrimitives
import KeisenScales

/// What the values of a series in a dimension are.
enum ValueKind {
  case numbers, times, names

  /// What messages call it.
  var name: String {
    switch self {
    case .numbers: "numbers"
    case .times: "times"
    case .names: "names"
    }
  }
}

extension Projection {
  /// Checks that series don't bring values of kinds that no scale shows together.
  ///
  /// Numbers beside names are the places of names. Times stand beside times alone, unless somebody chose the scale: on one of times
  /// numbers are in its unit, on a linear one times are plain numbers.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` that names both kinds and a series of each.
  func checkKinds(of uses: [SeriesUse], _ state: State) throws(KeisenError) {
    guard uses.count > 1 else { return }
    var first: [ValueKind: SeriesUse] = [:]
    for use in uses {
      guard let kind = use.kind, first[kind] == nil else { continue }
      first[kind] = use
    }
    guard let times = first[.times] else { return }
    let isChosen = state.givenScale != nil
    let other: (kind: ValueKind, use: SeriesUse)
    if let names = first[.names] {
      other = (.names, names)
    } else if !isChosen, state.decidedScale == nil, let numbers = first[.numbers] {
      other = (.numbers, numbers)
    } else {
      return
    }
    throw .invalidArgument(
      "one axis can't show times (of \(times.seriesName)) and \(other.kind.name) (of \(other.use.seriesName)): "
        + "draw one of them in a space of its own, or choose the scale"
    )
  }
}
