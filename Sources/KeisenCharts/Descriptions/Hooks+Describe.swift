import KeisenCompute
import KeisenPrimitives

extension ComputeHook: Describable, DescribedObject {
  /// The kernel by its entry point and its length, and what it is run with.
  package var described: Described {
    let groups = groups
    return Described(
      "hook",
      "compute",
      [
        "entryPoint": kernel.entryPoint,
        "words": kernel.words.count,
        "bindings": DescribedList(bindings.map(\.described)),
        "constants": constants,
        "groups": [groups.x, groups.y, groups.z],
        "timeLimit": timeLimit,
        "function": function,
      ]
    )
  }
}

extension ComputeHook.Binding {
  fileprivate var described: DescribedMembers {
    let access = isInput ? (isOutput ? "read_write" : "read") : "write"
    return DescribedMembers(["access": access, "column": column])
  }
}
