import KeisenAxes
import KeisenPreferences
import KeisenPrimitives

extension Preferences: Describable, DescribedObject {
  /// Its file, its keys in order with their values, and what could not be used.
  package var described: Described {
    Described(
      "preferences",
      nil,
      [
        "path": path,
        "version": version,
        "values": reported { try? self.value(for: $0) },
        "defaults": reported { self.defaults[$0] },
        "reports": reports,
      ]
    )
  }

  private func reported(_ value: (Key) -> Value?) -> DescribedMembers {
    DescribedMembers(names: keys.map { ($0.description, value($0)) })
  }
}

extension Preferences.Value: DescribedValue {
  /// What it holds.
  package var describedValue: Any? {
    switch self {
    case .int(let number): number
    case .double(let number): number
    case .string(let text): text
    case .bool(let flag): flag
    }
  }
}

extension MessageBoard: Describable, DescribedObject {
  /// The message that was shown last, whether its time is over or not.
  package var described: Described { Described("message_board", nil, ["message": latest]) }
}
