import CKeisen
import Keisen

extension Preferences.Value {
  /// Reads a default.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a kind that is none and a text that
  ///   is NULL or not UTF-8.
  fileprivate init(_ value: keisen_preference, _ key: Preferences.Key) throws(KeisenError) {
    switch value.kind {
    case KEISEN_PREFERENCE_KIND_INT: self = .int(value.int_value)
    case KEISEN_PREFERENCE_KIND_DOUBLE: self = .double(value.double_value)
    case KEISEN_PREFERENCE_KIND_STRING:
      let name = "string_value of key \(Preferences.shown(key.description))"
      self = .string(try KeisenABI.string(value.string_value, name))
    case KEISEN_PREFERENCE_KIND_BOOL: self = .bool(value.bool_value)
    default:
      throw KeisenError(.invalidArgument, "preference kind \(value.kind.number) is unknown")
    }
  }
}

extension Preferences.Kind {
  /// The kind as C has it.
  fileprivate var c: keisen_preference_kind {
    switch self {
    case .int: KEISEN_PREFERENCE_KIND_INT
    case .double: KEISEN_PREFERENCE_KIND_DOUBLE
    case .string: KEISEN_PREFERENCE_KIND_STRING
    case .bool: KEISEN_PREFERENCE_KIND_BOOL
    }
  }
}

extension Preferences.Report.Kind {
  /// The kind as C has it.
  fileprivate var c: keisen_preference_report {
    switch self {
    case .unknownKey: KEISEN_PREFERENCE_REPORT_UNKNOWN_KEY
    case .wrongKind: KEISEN_PREFERENCE_REPORT_WRONG_KIND
    case .otherVersion: KEISEN_PREFERENCE_REPORT_OTHER_VERSION
    case .damagedFile: KEISEN_PREFERENCE_REPORT_DAMAGED_FILE
    case .unreadableFile: KEISEN_PREFERENCE_REPORT_UNREADABLE_FILE
    case .unusableValue: KEISEN_PREFERENCE_REPORT_UNUSABLE_VALUE
    }
  }
}

/// Reads a key.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when it is NULL or not UTF-8.
private func preferenceKey(_ key: CString) throws(KeisenError) -> Preferences.Key {
  Preferences.Key(try string(key, "key"))
}

/// Reads the defaults of preferences.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when one is not allowed or there twice.
private func readDefaults(
  _ defaults: In<keisen_preference>, _ count: Int
) throws(KeisenError) -> [Preferences.Key: Preferences.Value] {
  let count = try KeisenABI.count(count, "count")
  guard count > 0 else { return [:] }
  guard let defaults else {
    throw KeisenError(.invalidArgument, "defaults is NULL, but count is \(count)")
  }
  var values: [Preferences.Key: Preferences.Value] = [:]
  for index in 0..<count {
    let raw = UnsafeRawPointer(defaults + index)
    var preference = keisen_preference()
    withUnsafeMutableBytes(of: &preference) { bytes in
      bytes.copyMemory(
        from: UnsafeRawBufferPointer(start: raw, count: MemoryLayout<keisen_preference>.size)
      )
      // C may put any byte where a bool is; Swift knows two.
      guard let flag = MemoryLayout<keisen_preference>.offset(of: \.bool_value) else { return }
      bytes[flag] = min(bytes[flag], 1)
    }
    let key = Preferences.Key(try string(preference.key, "key of defaults[\(index)]"))
    guard values[key] == nil else {
      throw KeisenError(
        .invalidArgument,
        "key \(Preferences.shown(key.description)) is in defaults twice"
      )
    }
    values[key] = try Preferences.Value(preference, key)
  }
  return values
}

@c @implementation
public func keisen_preferences_create(
  _ defaults: In<keisen_preference>, _ count: Int, _ path: CString, _ version: CString,
  _ preferences: Out<Handle>
) -> keisen_status {
  create(preferences, as: .preferences) { () throws(KeisenError) in
    try Preferences(
      try readDefaults(defaults, count),
      file: try string(path, "path"),
      version: try string(version, "version")
    )
  }
}

@c @implementation
public func keisen_preferences_create_user(_ preferences: Out<Handle>) -> keisen_status {
  create(preferences, as: .preferences, Preferences.user())
}

@c @implementation
public func keisen_preferences_reload_user() -> keisen_status {
  status(of: Preferences.reloadUser())
}

@c @implementation
public func keisen_preferences_get_count(
  _ preferences: Handle, _ count: Out<Int>
) -> keisen_status {
  get(preferences, as: .preferences, count, "count") { $0.keys.count }
}

@c @implementation
public func keisen_preferences_get_key(
  _ preferences: Handle, _ index: Int, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  status { () throws(KeisenError) in
    let keys = try borrow(preferences, as: .preferences).keys
    try write(try element(index, of: keys, "keys").description, capacity, to: buffer, length)
  }
}

@c @implementation
public func keisen_preferences_get_kind(
  _ preferences: Handle, _ key: CString, _ kind: Out<keisen_preference_kind>
) -> keisen_status {
  get(preferences, as: .preferences, kind, "kind") { (preferences) throws(KeisenError) in
    try preferences.value(for: try preferenceKey(key)).kind.c
  }
}

@c @implementation
public func keisen_preferences_get_int(
  _ preferences: Handle, _ key: CString, _ value: Out<Int64>
) -> keisen_status {
  get(preferences, as: .preferences, value, "value") { (preferences) throws(KeisenError) in
    try preferences.int(for: try preferenceKey(key))
  }
}

@c @implementation
public func keisen_preferences_get_double(
  _ preferences: Handle, _ key: CString, _ value: Out<Double>
) -> keisen_status {
  get(preferences, as: .preferences, value, "value") { (preferences) throws(KeisenError) in
    try preferences.double(for: try preferenceKey(key))
  }
}

@c @implementation
public func keisen_preferences_get_bool(
  _ preferences: Handle, _ key: CString, _ value: Out<Bool>
) -> keisen_status {
  get(preferences, as: .preferences, value, "value") { (preferences) throws(KeisenError) in
    try preferences.bool(for: try preferenceKey(key))
  }
}

@c @implementation
public func keisen_preferences_get_string(
  _ preferences: Handle, _ key: CString, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  with(preferences, as: .preferences) { (preferences) throws(KeisenError) in
    let text = try preferences.string(for: try preferenceKey(key))
    try write(text, capacity, to: buffer, length)
  }
}

/// Changes a value.
private func set(
  _ preferences: Handle, _ key: CString, _ value: () throws(KeisenError) -> Preferences.Value
) -> keisen_status {
  with(preferences, as: .preferences) { (preferences) throws(KeisenError) in
    try preferences.set(try value(), for: try preferenceKey(key))
  }
}

@c @implementation
public func keisen_preferences_set_int(
  _ preferences: Handle, _ key: CString, _ value: Int64
) -> keisen_status {
  set(preferences, key) { .int(value) }
}

@c @implementation
public func keisen_preferences_set_double(
  _ preferences: Handle, _ key: CString, _ value: Double
) -> keisen_status {
  set(preferences, key) { .double(value) }
}

@c @implementation
public func keisen_preferences_set_bool(
  _ preferences: Handle, _ key: CString, _ value: Bool
) -> keisen_status {
  set(preferences, key) { .bool(value) }
}

@c @implementation
public func keisen_preferences_set_string(
  _ preferences: Handle, _ key: CString, _ text: CString
) -> keisen_status {
  set(preferences, key) { () throws(KeisenError) in .string(try string(text, "text")) }
}

@c @implementation
public func keisen_preferences_reset(_ preferences: Handle) -> keisen_status {
  status(of: try borrow(preferences, as: .preferences).reset())
}

@c @implementation
public func keisen_preferences_save(_ preferences: Handle) -> keisen_status {
  status(of: try borrow(preferences, as: .preferences).save())
}

@c @implementation
public func keisen_preferences_get_path(
  _ preferences: Handle, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  status(
    of: try write(try borrow(preferences, as: .preferences).path, capacity, to: buffer, length))
}

@c @implementation
public func keisen_preferences_get_report_count(
  _ preferences: Handle, _ count: Out<Int>
) -> keisen_status {
  get(preferences, as: .preferences, count, "count") { $0.reports.count }
}

@c @implementation
public func keisen_preferences_get_report(
  _ preferences: Handle, _ index: Int, _ report: Out<keisen_preference_report>, _ capacity: Int,
  _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  status { () throws(KeisenError) in
    let reports = try borrow(preferences, as: .preferences).reports
    let known = try element(index, of: reports, "reports")
    try write(known.message, capacity, to: buffer, length)
    report?.pointee = known.kind.c
  }
}
