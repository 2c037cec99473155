import KeisenPrimitives
import KeisenRanges
import KeisenScales

extension Projection: Describable, DescribedObject {
  /// What is stored: a range that was never set is not fitted.
  package var described: Described {
    let state = state.withLock { $0 }
    return Described(
      "projection",
      nil,
      [
        "range": state.range,
        "scale": state.givenScale,
        "decidedScale": state.decidedScale,
        "givenOrigin": state.givenOrigin,
        "willUpdate": state.willUpdate,
        "observers": state.observers.count,
        "series": DescribedList(state.attached.map { DescribedLink($0) }),
      ]
    )
  }
}

extension CustomScale: Describable, DescribedObject {
  /// What was given; its functions are callbacks.
  package var described: Described {
    Described(
      "custom_scale",
      nil,
      [
        "label": label, "domain": [domain.lowerBound, domain.upperBound], "ticks": ticks,
        "forward": "callback", "inverse": "callback",
      ]
    )
  }
}

extension Space: Describable, DescribedObject {
  /// Its projections.
  package var described: Described {
    Described("space", polar == nil ? "cartesian" : "polar", ["x": x, "y": y, "polar": polar])
  }
}

extension ColorScale: Describable, DescribedObject {
  /// Its projection and its colours.
  package var described: Described {
    Described("color_scale", nil, ["projection": projection, "style": style])
  }
}
