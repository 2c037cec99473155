import KeisenPrimitives
import KeisenRanges

extension WindowRestriction: Describable, DescribedObject {
  /// The viewport and both policies.
  package var described: Described {
    Described(of: self, ["viewport": viewport, "length": length, "position": position])
  }
}

extension ScaledWindowLength: Describable, DescribedObject {
  package var described: Described {
    Described(
      "window_length",
      "scaled",
      ["initial": initial, "min": min, "max": max, "unitsPerPoint": unitsPerPoint]
    )
  }
}

extension AnchoredWindowPosition: Describable, DescribedObject {
  package var described: Described {
    Described(
      "window_position",
      "anchored",
      ["anchor": anchor, "initial": initial, "value": value]
    )
  }
}
