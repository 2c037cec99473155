import Glibc
import KeisenPrimitives
import KeisenTestSupport

@testable import KeisenScales

/// The zones beside the tests, so that they hang on no system's.
enum TestZones {
  /// The folder.
  static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    .joined(separator: "/") + "/Zones"

  /// Their names.
  static let names = [
    "Africa/Cairo", "Africa/Casablanca", "America/Havana", "America/New_York", "America/Nuuk",
    "America/Sao_Paulo", "America/St_Johns", "Antarctica/Troll", "Asia/Gaza", "Asia/Kathmandu",
    "Asia/Kolkata", "Asia/Tehran", "Asia/Tokyo", "Australia/Lord_Howe", "Europe/Berlin",
    "Europe/Dublin", "Europe/London", "Pacific/Apia", "Pacific/Chatham", "Pacific/Kwajalein",
  ]

  /// Reads one.
  static func zone(_ name: String) throws(KeisenError) -> Zone {
    try ZoneFolders(paths: [folder]).zone(named: name)
  }

  /// The bytes of a file in the folder.
  static func bytes(_ name: String) -> [UInt8] {
    guard let file = fopen("\(folder)/\(name)", "r") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes.prefix(count))
  }

  /// Seconds from 1970 to a local date and time.
  static func local(
    _ year: Int64,
    _ month: Int,
    _ day: Int,
    _ hour: Int64 = 0,
    _ minute: Int64 = 0,
    _ second: Int64 = 0
  ) -> Int64 {
    CivilDate(year: year, month: month, day: day).days * 86_400 + hour * 3_600 + minute * 60
      + second
  }
}
