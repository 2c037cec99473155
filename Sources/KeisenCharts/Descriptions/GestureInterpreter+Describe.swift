import KeisenPrimitives
import KeisenRanges

extension GestureInterpreter: Describable, DescribedObject {
  /// The state that it shows at the latest time that it knows of, and what it obeys.
  package var described: Described {
    let state = state.withLock { $0 }
    return Described(
      "interpreter",
      nil,
      [
        "plot": state.core.knownPlot,
        "size": state.core.size,
        "settings": state.core.settings,
        "restrictions": DescribedList(state.core.restrictions),
        "state": state.core.shown,
        "hasGesture": state.core.gesture != nil,
        "isMoving": state.core.motion != nil,
        "pointers": state.core.pointers.count,
        "box": state.core.box,
        "connections": state.connections.count,
        "observers": state.observers.count,
        "recording": state.recorded?.count,
      ]
    )
  }
}

extension FixedStateRestriction: Describable, DescribedObject {
  package var described: Described {
    Described("state_restriction", "fixed", ["dimension": dimension])
  }
}

extension BoundsStateRestriction: Describable, DescribedObject {
  package var described: Described {
    Described(
      "state_restriction",
      "bounds",
      [
        "dimension": dimension, "scales": ends(of: scales),
        "translations": ends(of: translations),
      ]
    )
  }
}

extension RangeStateRestriction: Describable, DescribedObject {
  /// What it allows, in widths of the plot.
  package var described: Described {
    Described(
      "state_restriction",
      "range",
      ["dimension": dimension, "scales": ends(of: scales), "accessible": accessible]
    )
  }
}

extension BlockStateRestriction: Describable, DescribedObject {
  package var described: Described {
    Described(
      "state_restriction",
      "custom",
      ["dimension": dimension, "scales": scales, "translations": translations]
    )
  }
}

private func ends(of range: ClosedRange<Double>) -> DescribedMembers {
  DescribedMembers(["min": range.lowerBound, "max": range.upperBound])
}
