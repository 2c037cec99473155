import Glibc
import KeisenFrames
import KeisenPreferences
import KeisenPrimitives
import KeisenText

/// What the person who runs this process likes: the look of charts that ask for no theme, and the
/// renderer of those that are given none.
///
/// It is read once, when the first chart asks for it.
package struct UserPreferences: Sendable {
  /// The values that hold; those that can't be used have their defaults.
  package let preferences: Preferences
  /// The theme of charts that ask for none.
  package let theme: Theme
  /// What draws where nobody says: `auto`, `cpu` or `vulkan`.
  package let renderer: String
  /// When it took another one's place.
  let latestChange: Change

  private static let shared = Locked<UserPreferences?>(nil)

  /// Those of this process.
  package static var current: UserPreferences {
    if let known = shared.withLock({ $0 }) { return known }
    // Read outside of the lock; the first one is kept.
    let made = UserPreferences(.none)
    let (kept, isNew) = shared.withLock { shared -> (UserPreferences, Bool) in
      if let known = shared { return (known, false) }
      shared = made
      return (made, true)
    }
    if isNew { kept.reportAll() }
    return kept
  }

  /// Reads the file anew, for all charts of the process that ask for no theme.
  package static func reload() {
    let made = UserPreferences(Change.now())
    shared.withLock { $0 = made }
    made.reportAll()
  }

  private init(_ change: Change) {
    preferences = Self.read()
    latestChange = change
    var theme = Theme.light
    Self.use("theme", of: preferences) { (text) throws(KeisenError) in
      guard let named = Self.themes[text] else {
        throw .invalidArgument(
          "theme must be light, dark or print, got \(Preferences.shown(text))"
        )
      }
      theme = named
    }
    Self.use("font", of: preferences) { (text) throws(KeisenError) in
      try TextLayout.check(family: text)
      theme.font = text
    }
    Self.use("palette", of: preferences) { (text) throws(KeisenError) in
      var cycle: [Color] = []
      for name in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
        guard cycle.count < Self.maxColors else {
          throw .invalidArgument("palette must have at most \(Self.maxColors) colours")
        }
        cycle.append(try Color(String(name)))
      }
      guard !cycle.isEmpty else {
        throw .invalidArgument("palette has no colour, got \(Preferences.shown(text))")
      }
      theme.cycle = cycle
    }
    if let size = try? preferences.double(for: "text_size") {
      var sized = theme
      sized.textSize = size
      do throws(KeisenError) {
        try sized.validate()
        theme = sized
      } catch {
        preferences.refuse("text_size", error.message)
      }
    }
    self.theme = theme
    var renderer = "auto"
    Self.use("renderer", of: preferences) { (text) throws(KeisenError) in
      guard ["auto", "cpu", "vulkan"].contains(text) else {
        throw .invalidArgument(
          "renderer must be auto, cpu or vulkan, got \(Preferences.shown(text))"
        )
      }
      renderer = text
    }
    self.renderer = renderer
  }

  /// Hands the text of a key over; a text that can't be used has its default from then on.
  private static func use(
    _ key: Preferences.Key,
    of preferences: Preferences,
    _ body: (String) throws(KeisenError) -> Void
  ) {
    guard let text = try? preferences.string(for: key), .string(text) != preferences.defaults[key]
    else { return }
    do throws(KeisenError) {
      try body(text)
    } catch {
      preferences.refuse(key, error.message)
    }
  }

  private static let themes: [String: Theme] = ["light": .light, "dark": .dark, "print": .print]
  private static let maxColors = 4096
  private static let version = "1"
  private static let defaults: [Preferences.Key: Preferences.Value] = [
    "theme": "light", "font": "", "palette": "", "text_size": .double(Theme.light.textSize),
    "renderer": "auto",
  ]

  private static func read() -> Preferences {
    let named = environment("KEISEN_PREFERENCES")
    let path = named == "none" ? nil : named ?? usualPath
    return Preferences(user: defaults, file: path, isAskedFor: named != nil, version: version)
  }

  /// Path of the file where nobody names another one; nil where the environment tells no folder.
  private static var usualPath: String? {
    // A relative one is to be ignored: XDG Base Directory Specification, “Environment variables”.
    if let folder = environment("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
      return "\(folder)/keisen/preferences.json"
    }
    return environment("HOME").map { "\($0)/.config/keisen/preferences.json" }
  }

  /// A variable of the environment, nil where it is empty.
  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Says in one line on standard error what is wrong with the file.
  private func reportAll() {
    let reports = preferences.reports
    // A key that we don't know may be meant for another version; whatever else there is weighs
    // more.
    guard let first = reports.first(where: { $0.kind != .unknownKey }) ?? reports.first
    else { return }
    let more =
      reports.count > 1 ? "; \(reports.count - 1) more in the user preferences' reports" : ""
    StandardError.report(first.message + more)
  }
}

extension Preferences {
  /// Returns the user's own preferences, which change the look of charts that ask for no theme.
  ///
  /// They are in `$XDG_CONFIG_HOME/keisen/preferences.json`, else in
  /// `~/.config/keisen/preferences.json`, or where the environment's `KEISEN_PREFERENCES` says;
  /// `none` there switches them off. Version `1`, with the keys `theme` (`light`, `dark` or
  /// `print`), `font` (a family or the path of a file; empty for the embedded one), `palette`
  /// (colours of series, with blanks or commas between; empty for the theme's), `text_size`
  /// (`Theme.textSize`) and `renderer` (`auto`, `cpu` or `vulkan`; the environment's
  /// `KEISEN_RENDERER` comes before it).
  ///
  /// The file is read once in a process; `reloadUser` reads it anew. What is wrong with it is no
  /// error: it is told in `reports` and once in a line on standard error, and defaults hold. A file
  /// that is damaged or of another version stays where it is until `save`, which gives it another
  /// name. Saving makes the folder.
  ///
  /// - Returns: A set of its own with the values that this process uses.
  public static func user() -> Preferences {
    Preferences(copying: UserPreferences.current.preferences)
  }

  /// Reads the user's own preferences anew: charts that ask for no theme have the new look from
  /// their next frame on.
  ///
  /// A default renderer that there is already stays.
  public static func reloadUser() {
    UserPreferences.reload()
  }
}
