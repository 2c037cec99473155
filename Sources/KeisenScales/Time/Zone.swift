import KeisenPrimitives

/// A time zone: what the clocks of a place show at any instant.
///
/// Read from the system's zoneinfo once and kept for the life of the process; two of one name are
/// one. Files are looked for in the folder that the environment's `TZDIR` names, then in
/// `/usr/share/zoneinfo`, `/usr/lib/zoneinfo`, `/usr/share/lib/zoneinfo` and `/etc/zoneinfo`. UTC
/// and GMT, by all their names, need none.
public final class Zone: Hashable, Sendable {
  /// The IANA name, such as `Europe/Berlin`.
  public let name: String
  /// The changes of the clock.
  let table: ZoneTable

  init(name: String, table: ZoneTable) {
    self.name = name
    self.table = table
  }

  /// Coordinated universal time; needs no files.
  public static let utc = Zone(name: "UTC", table: ZoneTable(utcClock))

  private static let utcClock = ZoneClock(offset: 0, abbreviation: "UTC")
  private static let known = Locked<[String: Zone]>(["UTC": utc])

  /// The clocks of the names that need no file.
  static let universal: [String: ZoneClock] = {
    let gmt = ZoneClock(offset: 0, abbreviation: "GMT")
    var clocks: [String: ZoneClock] = [:]
    for name in ["UTC", "UCT", "Universal", "Zulu"] {
      clocks[name] = utcClock
      clocks["Etc/" + name] = utcClock
    }
    for name in ["GMT", "GMT0", "GMT+0", "GMT-0", "Greenwich"] {
      clocks[name] = gmt
      clocks["Etc/" + name] = gmt
    }
    return clocks
  }()

  /// Returns the zone of an IANA name.
  ///
  /// - Parameter name: A name of up to 255 bytes; letters count as they are written.
  /// - Returns: The one object of that name.
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is no zone of that name, `.io`
  ///   when its file can't be read or is damaged, or when the system has no zoneinfo.
  public static func named(_ name: String) throws(KeisenError) -> Zone {
    if let zone = known.withLock({ $0[name] }) { return zone }
    let zone = try ZoneFolders.system.zone(named: name)
    return known.withLock { zones in
      if let other = zones[name] { return other }
      zones[name] = zone
      return zone
    }
  }

  /// Whether two are of one name.
  public static func == (left: Zone, right: Zone) -> Bool {
    left === right || left.name == right.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
