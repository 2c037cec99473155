import KeisenPrimitives
import KeisenRanges

extension RangeUpdater: Describable, DescribedObject {
  /// Its target, what it follows, and its restrictions in order.
  package var described: Described {
    let state = state.withLock { $0 }
    return Described(
      "updater",
      nil,
      [
        "target": target,
        "isReversed": state.isReversed,
        "values": state.source.ends.map { unit, min, max in
          DescribedMembers(["unit": unit, "min": min, "max": max])
        },
        "series": DescribedList(
          state.source.series.map {
            DescribedMembers(["series": DescribedLink($0.series), "within": $0.within])
          }
        ),
        "restrictions": DescribedList(state.restrictions),
      ]
    )
  }
}
