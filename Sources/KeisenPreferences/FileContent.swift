import KeisenJSON
import KeisenPrimitives

/// What a file says about some defaults.
struct FileContent {
  /// Those of the file, and the defaults of what it does not tell.
  var values: [Preferences.Key: Preferences.Value]
  var reports: [Preferences.Report] = []
  /// The file, where it holds what is not ours and must not be lost: it is damaged, or of another
  /// version.
  var aside: AtomicFile.Aside?
  /// Whether there was a file.
  var isThere = false
  /// Whether it is damaged.
  var isDamaged: Bool { reports.last?.kind == .damagedFile }
}

extension FileContent {
  /// Bytes beyond which a file is not read.
  static let maxBytes = 16 << 20
  /// Unknown keys that are told one by one.
  private static let maxUnknown = 100

  /// Reads a file; without one all defaults hold.
  ///
  /// - Throws: As `AtomicFile.read`.
  init(
    _ path: String,
    defaults: [Preferences.Key: Preferences.Value],
    version: String
  ) throws(KeisenError) {
    self.init(values: defaults)
    guard let file = try AtomicFile.read(path, maximum: Self.maxBytes) else { return }
    isThere = true
    let parsed = file.bytes.withUnsafeBytes { bytes in
      Result { () throws(KeisenError) in try JSON(parsing: bytes, keepsUnusable: true) }
    }
    let shownPath = String(reflecting: path)
    do throws(KeisenError) {
      let json = try parsed.get()
      // What else a file of another version holds is that version's business.
      if case .string(let found) = json["version"], !found.utf8.elementsEqual(version.utf8) {
        aside = AtomicFile.Aside(file.identity, suffix: ".other-version")
        let versions = "version \(Preferences.shown(found)), not \(Preferences.shown(version))"
        report(
          .otherVersion,
          "\(shownPath) is of \(versions); all defaults hold, and a save gives it another name"
        )
        return
      }
      guard case .string = json["version"], case .object(let members) = json["values"] else {
        throw .invalidArgument(
          "it must be an object with a text \"version\" and an object \"values\""
        )
      }
      take(members, shownPath)
    } catch {
      aside = AtomicFile.Aside(file.identity, suffix: ".damaged")
      report(.damagedFile, "\(shownPath) is damaged: \(error.message)")
    }
  }

  /// Takes the values of keys that there are.
  private mutating func take(_ members: [JSON.Member], _ shownPath: String) {
    let defaults = values
    var unknown = 0
    for member in members {
      let key = Preferences.Key(member.name)
      guard let value = defaults[key] else {
        unknown += 1
        if unknown <= Self.maxUnknown {
          let name = Preferences.shown(member.name)
          report(.unknownKey, "key \(name) in \(shownPath) is unknown and ignored")
        }
        continue
      }
      take(member.value, for: key, of: value.kind, shownPath)
    }
    if unknown > Self.maxUnknown {
      let more = unknown - Self.maxUnknown
      report(.unknownKey, "\(more) more keys in \(shownPath) are unknown and ignored")
    }
  }

  private mutating func take(
    _ json: JSON,
    for key: Preferences.Key,
    of kind: Preferences.Kind,
    _ shownPath: String
  ) {
    guard let value = Preferences.Value(json, kind) else {
      return report(
        .wrongKind,
        "key \(Preferences.shown(key)) in \(shownPath) must be of kind \(kind.name), got "
          + "\(Self.words(json)); the default holds"
      )
    }
    values[key] = value
  }

  private mutating func report(_ kind: Preferences.Report.Kind, _ message: String) {
    reports.append(Preferences.Report(kind, message))
  }

  /// What a file has in place of a value that fits.
  private static func words(_ value: JSON) -> String {
    switch value {
    case .integer(let number): "the int \(number)"
    case .number(let number): "the double \(number)"
    case .outOfRange(let number): "the number \(number), which is out of range"
    case .string(let text):
      "the text \(Preferences.shown(text))" + (text.utf8.contains(0) ? ", which holds a NUL" : "")
    case .bool(let flag): "\(flag)"
    case .null, .array, .object: value.kind
    }
  }
}

extension Preferences.Value {
  /// Reads a value; nil where it does not fit the kind.
  fileprivate init?(_ json: JSON, _ kind: Preferences.Kind) {
    switch (kind, json) {
    case (.int, .integer(let number)): self = .int(number)
    case (.double, .number(let number)): self = .double(number)
    case (.double, .integer(let number)):
      guard let double = Double(exactly: number) else { return nil }
      self = .double(double)
    case (.string, .string(let text)) where !text.utf8.contains(0): self = .string(text)
    case (.bool, .bool(let flag)): self = .bool(flag)
    default: return nil
    }
  }
}
