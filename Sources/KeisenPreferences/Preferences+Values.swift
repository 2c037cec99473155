import KeisenPrimitives

extension Preferences {
  /// Returns the value of a key.
  ///
  /// - Parameter key: One of the defaults'.
  /// - Returns: The value, of the kind that its default has.
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is no such key, or none at
  ///   all.
  public func value(for key: Key) throws(KeisenError) -> Value {
    guard let value = state.withLock({ $0.values[key] }) else { throw unknown(key) }
    return value
  }

  /// Returns the integer of a key.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is no such key, or it is of
  ///   another kind.
  public func int(for key: Key) throws(KeisenError) -> Int64 {
    guard case .int(let value) = try value(for: key) else { throw mismatch(key, .int) }
    return value
  }

  /// Returns the double of a key.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is no such key, or it is of
  ///   another kind.
  public func double(for key: Key) throws(KeisenError) -> Double {
    guard case .double(let value) = try value(for: key) else { throw mismatch(key, .double) }
    return value
  }

  /// Returns the text of a key.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is no such key, or it is of
  ///   another kind.
  public func string(for key: Key) throws(KeisenError) -> String {
    guard case .string(let value) = try value(for: key) else { throw mismatch(key, .string) }
    return value
  }

  /// Returns whether a key is true.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is no such key, or it is of
  ///   another kind.
  public func bool(for key: Key) throws(KeisenError) -> Bool {
    guard case .bool(let value) = try value(for: key) else { throw mismatch(key, .bool) }
    return value
  }

  /// Changes the value of a key, in memory.
  ///
  /// - Parameters:
  ///   - value: Of the kind that the key's default has; an integer is no double.
  ///   - key: One of the defaults'.
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is no such key, or none at
  ///   all, the kind is another one, a double is not finite, or a text holds a NUL. Then nothing
  ///   changes.
  public func set(_ value: Value, for key: Key) throws(KeisenError) {
    guard let old = defaults[key] else { throw unknown(key) }
    guard old.kind == value.kind else { throw mismatch(key, value.kind) }
    try Self.check(value, "value of key \(Self.shown(key))")
    state.withLock { $0.values[key] = value }
  }

  /// Gives every key its default, in memory.
  public func reset() {
    state.withLock { $0.values = defaults }
  }

  /// Gives a key its default, since its value can't be used, and reports it.
  package func refuse(_ key: Key, _ reason: String) {
    let place = "\(Self.shown(key)) in \(String(reflecting: path))"
    let reason = Self.cut(reason, to: Self.maxOfReason)
    state.withLock { state in
      state.values[key] = defaults[key]
      state.reports.append(
        Report(.unusableValue, "value of key \(place) can't be used: \(reason); the default holds")
      )
    }
  }

  /// Characters beyond which a reason is cut.
  private static let maxOfReason = 240

  private func unknown(_ key: Key) -> KeisenError {
    guard !keys.isEmpty else {
      return .invalidArgument("preferences have no keys, got key \(Self.shown(key))")
    }
    let near = NearName.hint(key.description, among: keys.map(\.description))
    return .invalidArgument("key \(Self.shown(key)) is unknown\(near)")
  }

  private func mismatch(_ key: Key, _ kind: Kind) -> KeisenError {
    .invalidArgument(
      "key \(Self.shown(key)) is of kind \(defaults[key]?.kind.name ?? "none"), got \(kind.name)"
    )
  }
}
