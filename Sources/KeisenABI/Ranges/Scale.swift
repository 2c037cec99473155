import CKeisen
import Glibc
import Keisen

extension keisen_scale_options {
  /// Tells a scale, nil for automatic; the names are only counted.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(_ scale: Scale?) throws(KeisenError) {
    self = .defaults
    guard let scale else { return }
    self.scale = scale.c
    switch scale {
    case .linear, .squareRoot, .custom: break
    case .log(let base): self.base = base
    case .symlog(let base, let threshold):
      self.base = base
      self.threshold = threshold
    case .category(let scale): name_count = scale.names.count
    case .time(let scale):
      unit = scale.givenUnit?.c ?? KEISEN_TIME_UNIT_AUTOMATIC
      zone = try ZoneNames.shared.name(of: scale.zone)
      closed_weekdays = UInt32(scale.cuts.closedWeekdays.rawValue)
      open_from = scale.cuts.openFrom
      open_until = scale.cuts.openUntil
    }
  }
}

extension Scale {
  /// Reads a scale with its defaults; nil for automatic.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  static func chosen(_ scale: keisen_scale) throws(KeisenError) -> Scale? {
    guard scale != KEISEN_SCALE_CUSTOM else {
      throw KeisenError(.invalidArgument, "a custom scale is set by keisen_projection_set_scale()")
    }
    var options = keisen_scale_options.defaults
    options.scale = scale
    return try chosen(options)
  }

  /// Reads a scale; nil for automatic.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number, a unit or a zone that is
  ///   none, for weekdays beyond seven and for names that are NULL or not UTF-8; `.invalidHandle`
  ///   for a scale of the caller's that is none; `.io` as `Zone.named`.
  static func chosen(_ options: keisen_scale_options) throws(KeisenError) -> Scale? {
    switch options.scale {
    case KEISEN_SCALE_AUTOMATIC: return nil
    case KEISEN_SCALE_LINEAR: return .linear
    case KEISEN_SCALE_LOG: return .log(base: options.base)
    case KEISEN_SCALE_SYMLOG: return .symlog(base: options.base, threshold: options.threshold)
    case KEISEN_SCALE_SQUARE_ROOT: return .squareRoot
    case KEISEN_SCALE_CATEGORY:
      return .category(CategoryScale(try readNames(options.names, options.name_count)))
    case KEISEN_SCALE_TIME: return .time(try TimeScale(options))
    case KEISEN_SCALE_CUSTOM:
      return .custom(try borrow(options.custom, as: .customScale, "custom"))
    default: throw KeisenError(.invalidArgument, "scale \(options.scale.number) is unknown")
    }
  }

  /// The number of the scale.
  var c: keisen_scale {
    switch self {
    case .linear: KEISEN_SCALE_LINEAR
    case .log: KEISEN_SCALE_LOG
    case .symlog: KEISEN_SCALE_SYMLOG
    case .squareRoot: KEISEN_SCALE_SQUARE_ROOT
    case .category: KEISEN_SCALE_CATEGORY
    case .time: KEISEN_SCALE_TIME
    case .custom: KEISEN_SCALE_CUSTOM
    }
  }
}

extension TimeScale {
  fileprivate init(_ options: keisen_scale_options) throws(KeisenError) {
    guard let closed = UInt8(exactly: options.closed_weekdays) else {
      throw KeisenError(
        .invalidArgument,
        "closed_weekdays must have no bit above 6, got \(options.closed_weekdays)"
      )
    }
    var zone = Zone.utc
    if options.zone != nil { zone = try Zone.named(try string(options.zone, "zone")) }
    self.init(
      unit: try TimeUnit.chosen(options.unit),
      zone: zone,
      cuts: TimeCuts(
        closedWeekdays: Weekdays(rawValue: closed),
        openFrom: options.open_from,
        openUntil: options.open_until
      )
    )
  }
}

/// The names of zones as C has them, kept for the life of the process: there are only so many.
final class ZoneNames: Sendable {
  private struct Names: @unchecked Sendable {
    var pointers: [String: UnsafePointer<CChar>] = [:]
  }

  static let shared = ZoneNames()
  private let names = Locked(Names())

  /// Returns the name of a zone.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func name(of zone: Zone) throws(KeisenError) -> UnsafePointer<CChar> {
    try names.withLock { (names) throws(KeisenError) in
      if let known = names.pointers[zone.name] { return known }
      guard let copy = strdup(zone.name) else {
        throw .outOfMemory(zone.name.utf8.count + 1, for: "zone name")
      }
      names.pointers[zone.name] = UnsafePointer(copy)
      return UnsafePointer(copy)
    }
  }
}
