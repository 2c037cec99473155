import KeisenData
import KeisenFrames

extension Selection: Describable, DescribedObject {
  /// The number of its rows, the runs that they make, and how the others are dimmed.
  package var described: Described {
    let rows = rows
    return Described(
      "selection",
      nil,
      [
        "count": rows.count,
        "runs": rows.runs.map { [$0.lowerBound, $0.upperBound] },
        "dimming": dimming,
      ]
    )
  }
}
