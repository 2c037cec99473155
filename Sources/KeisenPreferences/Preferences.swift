import Glibc
import KeisenPrimitives

/// A set of keys with values, kept in a file.
///
/// The defaults fix the keys and the kind of each, for good; keys are one where their characters in
/// UTF-8 are. Values are read when it is made, changed in memory, and written by `save`:
///
///     let preferences = try Preferences(
///       ["volume": 0.8, "name": "", "count": 3],
///       file: "player.json",
///       version: "1"
///     )
///     try preferences.set(0.5, for: "volume")
///     try preferences.save()
///
/// The file is JSON for people: `{"values": {...}, "version": "1"}`, so a key may be named
/// `version` too. Safe to use from several threads and by several processes; the last one to save
/// wins, with all of its values.
public final class Preferences: Sendable {
  struct State {
    var values: [Key: Value]
    var reports: [Report]
  }

  /// The values of a set that was never changed.
  public let defaults: [Key: Value]
  /// The keys, sorted by their Unicode scalars.
  public let keys: [Key]
  /// Path of the file, absolute; empty where the user's preferences have none.
  public let path: String
  /// What the file has to say for its values to be taken.
  public let version: String
  /// Whether `save` makes the folder where there is none.
  let makesFolder: Bool
  let state: Locked<State>
  /// The file that is in the way of a save and must not be lost.
  ///
  /// Its lock is held over a save, and never asked for within that of the state.
  let aside: Locked<AtomicFile.Aside?>

  /// Makes preferences from defaults and from what a file holds.
  ///
  /// Without the file all defaults hold. With one of the same version its values replace them; keys
  /// that it lacks keep their default, keys that are unknown are ignored and reported, and a value
  /// that does not fit its kind is reported and its default holds. `3` and `3.0` are one number in
  /// JSON and people write the former: for a double both are fine, where the integer is one that a
  /// double can be; for an integer `3.0` is of another kind. An integer beyond 64 bits, a number
  /// beyond the doubles such as `1e999` and a text with a NUL fit no kind.
  ///
  /// A file of another version is left alone and reported, until `save` gives it another name. One
  /// that is damaged - no JSON, or without values and version - gets another name beside it at
  /// once, such as `player.json.damaged`, and is reported.
  ///
  /// - Parameters:
  ///   - defaults: Keys and values.
  ///   - path: Path of the file, absolute or from the working directory as it is now.
  ///   - version: Any text; another one means another version.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a key is empty, a text holds a NUL,
  ///   a double is not finite, or the path is empty or names what is neither file nor folder; `.io`
  ///   when the file can't be read, is a folder or larger than 16 MiB, or is damaged and can't get
  ///   another name.
  public convenience init(
    _ defaults: [Key: Value],
    file path: String,
    version: String
  ) throws(KeisenError) {
    try Self.check(defaults, version)
    let path = Self.absolute(path)
    var content = try FileContent(path, defaults: defaults, version: version)
    if content.isDamaged, let aside = content.aside {
      let name = try AtomicFile.setAside(path, aside)
      content.aside = nil
      if let name, let last = content.reports.indices.last {
        content.reports[last].message += "; it is \(String(reflecting: name)) now"
      }
    }
    self.init(defaults, path: path, version: version, content, makesFolder: false)
  }

  /// Makes preferences of a user that are read and hardly ever written: nothing that is wrong with
  /// the file is an error, and a damaged one stays where it is until something is saved.
  ///
  /// - Parameters:
  ///   - defaults: Keys and values that are allowed.
  ///   - path: Path of the file, or nil for none.
  ///   - isAskedFor: Whether somebody named the file, and so should know when it is not there.
  ///   - version: That of the defaults.
  package convenience init(
    user defaults: [Key: Value],
    file path: String?,
    isAskedFor: Bool,
    version: String
  ) {
    let path = path.map(Self.absolute) ?? ""
    var content = FileContent(values: defaults)
    if !path.isEmpty {
      do throws(KeisenError) {
        content = try FileContent(path, defaults: defaults, version: version)
        if isAskedFor, !content.isThere {
          let message = "there is no file \(String(reflecting: path)); all defaults hold"
          content.reports = [Report(.unreadableFile, message)]
        }
      } catch {
        content.reports = [Report(.unreadableFile, error.message)]
      }
    }
    self.init(defaults, path: path, version: version, content, makesFolder: true)
  }

  /// Makes a set of its own that begins as another one is.
  package convenience init(copying other: Preferences) {
    let state = other.state.withLock { $0 }
    let content = FileContent(
      values: state.values,
      reports: state.reports,
      aside: other.aside.withLock { $0 }
    )
    self.init(
      other.defaults,
      path: other.path,
      version: other.version,
      content,
      makesFolder: other.makesFolder
    )
  }

  private init(
    _ defaults: [Key: Value],
    path: String,
    version: String,
    _ content: FileContent,
    makesFolder: Bool
  ) {
    self.defaults = defaults
    keys = defaults.keys.sorted()
    self.path = path
    self.version = version
    self.makesFolder = makesFolder
    state = Locked(State(values: content.values, reports: content.reports))
    aside = Locked(content.aside)
  }

  /// What was odd about the file, in the order in which it was found.
  public var reports: [Report] { state.withLock { $0.reports } }

  private static func check(
    _ defaults: [Key: Value],
    _ version: String
  ) throws(KeisenError) {
    for (key, value) in defaults {
      guard !key.description.isEmpty else { throw .invalidArgument("key must not be empty") }
      try check(value, "default of key \(shown(key))")
      try checkText(key.description, "key")
    }
    try checkText(version, "version")
  }

  /// Checks a value that a caller chose.
  static func check(_ value: Value, _ name: String) throws(KeisenError) {
    switch value {
    case .double(let number): try requireFinite(number, name)
    case .string(let text): try checkText(text, name)
    case .int, .bool: break
    }
  }

  private static func checkText(_ text: String, _ name: String) throws(KeisenError) {
    guard !text.utf8.contains(0) else {
      throw .invalidArgument("\(name) must not contain NUL, got \(shown(text))")
    }
  }

  /// A text in quotes and on one line, not endless.
  package static func shown(_ text: String) -> String {
    String(reflecting: cut(text, to: 80))
  }

  /// A key in quotes and on one line, not endless.
  static func shown(_ key: Key) -> String { shown(key.description) }

  /// The beginning of a text, with an ellipsis where it is longer than some characters.
  static func cut(_ text: String, to maximum: Int) -> String {
    let start = text.unicodeScalars.prefix(maximum)
    return start.endIndex == text.unicodeScalars.endIndex ? text : String(start) + "…"
  }

  /// A path that does not hang on the working directory, where that can be told.
  private static func absolute(_ path: String) -> String {
    guard !path.isEmpty, !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }
}
