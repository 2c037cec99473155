import KeisenJSON
import KeisenPrimitives

/// What a file says about some defaults.
struct FileContent {
  /// Those of the file, and the defaults of what it does not tell.
  var values: [String: Preferences.Value]
  var reports: [Preferences.Report] = []
  /// The file, where it is damaged.
  var damaged: AtomicFile.Identity?
}

extension FileContent {
  /// Bytes beyond which a file is not read.
  static let mostBytes = 16 << 20
  /// Unknown keys that are told one by one.
  private static let mostUnknown = 100

  /// Reads a file; without one all defaults hold.
  ///
  /// - Throws: As `AtomicFile.read`.
  init(
    _ path: String,
    defaults: [String: Preferences.Value],
    version: String
  ) throws(KeisenError) {
    self.init(values: defaults)
    guard let file = try AtomicFile.read(path, most: Self.mostBytes) else { return }
    let shownPath = String(reflecting: path)
    let parsed = file.bytes.withUnsafeBytes { bytes in
      Result { () throws(KeisenError) in try JSON(parsing: bytes) }
    }
    let json: JSON
    do throws(KeisenError) {
      json = try parsed.get()
    } catch {
      damaged = file.identity
      report(.damagedFile, "\(shownPath) is damaged: \(error.message)")
      return
    }
    // What else a file of another version holds is that version's business.
    if case .string(let fileVersion) = json["version"], fileVersion != version {
      report(
        .otherVersion,
        "\(shownPath) is of version \(Preferences.shown(fileVersion)), not "
          + "\(Preferences.shown(version)); all defaults hold"
      )
      return
    }
    guard case .string = json["version"], case .object(let members) = json["values"] else {
      damaged = file.identity
      report(
        .damagedFile,
        "\(shownPath) is damaged: it must be an object with a text \"version\" and an object \"values\""
      )
      return
    }
    var unknown = 0
    for member in members {
      guard let value = defaults[member.name] else {
        unknown += 1
        if unknown <= Self.mostUnknown {
          let name = Preferences.shown(member.name)
          report(.unknownKey, "key \(name) in \(shownPath) is unknown and ignored")
        }
        continue
      }
      take(member, of: value.kind, shownPath)
    }
    if unknown > Self.mostUnknown {
      let more = unknown - Self.mostUnknown
      report(.unknownKey, "\(more) more keys in \(shownPath) are unknown and ignored")
    }
  }

  private mutating func take(_ member: JSON.Member, of kind: Preferences.Kind, _ shownPath: String)
  {
    guard let value = Preferences.Value(member.value, kind) else {
      let name = Preferences.shown(member.name)
      return report(
        .wrongKind,
        "key \(name) in \(shownPath) must be of kind \(kind.name), got \(Self.words(member.value)); "
          + "the default holds"
      )
    }
    values[member.name] = value
  }

  private mutating func report(_ kind: Preferences.Report.Kind, _ message: String) {
    reports.append(Preferences.Report(kind, message))
  }

  /// What a file has in place of another kind.
  private static func words(_ value: JSON) -> String {
    switch value {
    case .integer(let number): "the integer \(number)"
    case .number(let number): "the double \(number)"
    case .string(let text): "the text \(Preferences.shown(text))"
    case .bool(let flag): "\(flag)"
    case .null, .array, .object: value.kind
    }
  }
}

extension Preferences.Value {
  /// Reads a value; nil where it is of another kind.
  fileprivate init?(_ json: JSON, _ kind: Preferences.Kind) {
    switch (kind, json) {
    case (.int, .integer(let number)): self = .int(number)
    case (.double, .number(let number)): self = .double(number)
    case (.double, .integer(let number)):
      guard let double = Double(exactly: number) else { return nil }
      self = .double(double)
    case (.string, .string(let text)): self = .string(text)
    case (.bool, .bool(let flag)): self = .bool(flag)
    default: return nil
    }
  }
}
