import KeisenPrimitives

extension Animator: Describable, DescribedObject {
  /// What it moves, in the order in which it was added; where it is by now is told by what is
  /// moved.
  package var described: Described {
    let tracks = state.withLock { $0.tracks }
    return Described("animator", nil, ["count": tracks.count, "parts": DescribedList(tracks)])
  }
}

extension AnimationTrack: DescribedValue {
  package var describedValue: Any? {
    DescribedMembers([
      "start": start, "offset": offset, "duration": duration, "hasBegun": hasBegun,
      "moves": driver?.described,
    ])
  }
}

extension Animation: DescribedValue {
  /// What it moves, and its parts.
  package var describedValue: Any? {
    let (type, parts, driver) = content.described
    return DescribedMembers([
      "kind": "animation", "type": type, "start": start, "delay": delay, "length": length,
      "onEnd": onEnd, "moves": driver?.described, "parts": DescribedList(parts),
    ])
  }
}

extension Animation.Content {
  fileprivate var described: (type: String, parts: [Animation], driver: (any AnimationDriver)?) {
    switch self {
    case .property(let driver): ("property", [], driver)
    case .pause: ("pause", [], nil)
    case .group(let parts): ("group", parts, nil)
    case .sequence(let parts): ("sequence", parts, nil)
    }
  }
}
