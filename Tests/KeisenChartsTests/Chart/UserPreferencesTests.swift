import Glibc
import KeisenChartsTestSupport
import KeisenPreferences
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames

@Suite("The user's preferences")
struct UserPreferencesTests {
  @Test("make the theme of charts that ask for none, and of no others")
  func theme() async {
    await #expect(processExitsWith: .success) {
      try Folder.with { folder in
        let chart = try Chart.whole(10, 10)
        let asked = try Chart.whole(10, 10)
        try asked.setTheme(.light)
        #expect(chart.theme == .light)
        setenv("KEISEN_PREFERENCES", folder["mine.json"], 1)
        try write(
          """
          {"version": "1", "values": {
            "theme": "dark", "palette": "red, #0f0\\n#0000ff80", "text_size": 15
          }}
          """,
          to: folder["mine.json"]
        )
        #expect(chart.theme == .light)
        Preferences.reloadUser()
        var wanted = Theme.dark
        wanted.cycle = [try Color("red"), try Color("#0f0"), try Color("#0000ff80")]
        wanted.textSize = 15
        #expect(chart.theme == wanted)
        #expect(try chart.frame { $0.background } == Theme.dark.background)
        #expect(asked.theme == .light)
        try chart.setTheme(.print)
        #expect(chart.theme == .print)
        try chart.setTheme(nil)
        #expect(chart.theme == wanted)
        #expect(Preferences.user().reports.isEmpty)
      }
    }
  }

  @Test("are found where the environment says, the XDG folder before the home folder")
  func places() async {
    await #expect(processExitsWith: .success) {
      func path(_ preferences: String?, _ config: String?, _ home: String?) -> String {
        let values = ["KEISEN_PREFERENCES": preferences, "XDG_CONFIG_HOME": config, "HOME": home]
        for (name, value) in values {
          if let value { setenv(name, value, 1) } else { unsetenv(name) }
        }
        Preferences.reloadUser()
        return Preferences.user().path
      }
      #expect(path("none", "/none/a", "/none/b").isEmpty)
      #expect(path("/none/c.json", "/none/a", "/none/b") == "/none/c.json")
      #expect(path(nil, "/none/a", "/none/b") == "/none/a/keisen/preferences.json")
      #expect(path("", "", "/none/b") == "/none/b/.config/keisen/preferences.json")
      #expect(path(nil, "relative", "/none/b") == "/none/b/.config/keisen/preferences.json")
      #expect(path(nil, nil, nil).isEmpty)
      let error = #expect(throws: KeisenError.self) { try Preferences.user().save() }
      #expect(error?.code == .invalidState)
    }
  }

  @Test("are missed where somebody named a file that is not there, and nowhere else")
  func missing() async {
    await #expect(processExitsWith: .success) {
      try Folder.with { folder in
        setenv("KEISEN_PREFERENCES", folder["mine.json"], 1)
        Preferences.reloadUser()
        let report = try #require(Preferences.user().reports.first)
        #expect(report.kind == .unreadableFile)
        #expect(report.message == #"there is no file "\#(folder["mine.json"])"; all defaults hold"#)
        unsetenv("KEISEN_PREFERENCES")
        setenv("XDG_CONFIG_HOME", folder["config"], 1)
        Preferences.reloadUser()
        #expect(Preferences.user().reports.isEmpty)
      }
    }
  }

  @Test("that can't be used give way to their defaults one by one, and are reported")
  func unusable() async {
    await #expect(processExitsWith: .success) {
      try Folder.with { folder in
        setenv("KEISEN_PREFERENCES", folder["mine.json"], 1)
        try write(
          """
          {"version": "1", "values": {"theme": "print", "font": "/no/such.ttf", "palette": "",
            "text_size": 1e9, "renderer": "gpu"}}
          """,
          to: folder["mine.json"]
        )
        Preferences.reloadUser()
        #expect(try Chart.whole(10, 10).theme == .print)
        let user = Preferences.user()
        #expect(user.reports.map(\.kind) == Array(repeating: .unusableValue, count: 3))
        #expect(try user.string(for: "theme") == "print")
        #expect(try user.string(for: "font").isEmpty)
        #expect(try user.double(for: "text_size") == 12)
        #expect(try user.string(for: "renderer") == "auto")
      }
    }
  }

  @Test("are reported in a short line where a value is long, and where a palette has no colour")
  func longAndEmpty() async {
    await #expect(processExitsWith: .success) {
      try Folder.with { folder in
        setenv("KEISEN_PREFERENCES", folder["mine.json"], 1)
        let long = String(repeating: "x", count: 100_000)
        try write(
          """
          {"version": "1", "values": {"theme": "\(long)", "font": "\(long)", "renderer": "\(long)",
            "palette": "red \(long)"}}
          """,
          to: folder["mine.json"]
        )
        Preferences.reloadUser()
        #expect(Preferences.user().reports.count == 4)
        for report in Preferences.user().reports {
          #expect(report.kind == .unusableValue && report.message.utf8.count < 600)
          #expect(!report.message.contains("\n"))
        }
        try write(#"{"version": "1", "values": {"palette": " ,,\n"}}"#, to: folder["mine.json"])
        Preferences.reloadUser()
        let place = #"value of key "palette" in "\#(folder["mine.json"])" can't be used: "#
        #expect(
          Preferences.user().reports.map(\.message) == [
            place + #"palette has no colour, got " ,,\n"; the default holds"#
          ]
        )
        #expect(try Chart.whole(10, 10).theme == .light)
      }
    }
  }

  @Test("that are damaged, or of another version, are kept under another name by a save")
  func kept() async {
    await #expect(processExitsWith: .success) {
      try Folder.with { folder in
        setenv("KEISEN_PREFERENCES", folder["mine.json"], 1)
        for (text, name) in [
          ("damaged", "mine.json.damaged"),
          (#"{"version": "0", "values": {}}"#, "mine.json.other-version"),
        ] {
          try write(text, to: folder["mine.json"])
          Preferences.reloadUser()
          #expect(!folder.names.contains(name))
          try Preferences.user().save()
          let kept = try #require(try AtomicFile.read(folder[name], maximum: 99))
          #expect(kept.bytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) } == text)
          Preferences.reloadUser()
          #expect(Preferences.user().reports.isEmpty)
        }
        #expect(folder.names == ["mine.json", "mine.json.damaged", "mine.json.other-version"])
      }
    }
  }

  @Test("belong to whoever asked: a change is no one else's until it is saved and read anew")
  func copies() async {
    await #expect(processExitsWith: .success) {
      try Folder.with { folder in
        setenv("KEISEN_PREFERENCES", folder["a/b/mine.json"], 1)
        Preferences.reloadUser()
        let user = Preferences.user()
        try user.set("dark", for: "theme")
        #expect(try Preferences.user().string(for: "theme") == "light")
        try user.save()
        #expect(try Chart.whole(10, 10).theme == .light)
        Preferences.reloadUser()
        #expect(try Chart.whole(10, 10).theme == .dark)
        #expect(try inChild { UserPreferences.current.theme == .dark ? 0 : 1 } == 0)
      }
    }
  }
}

private func write(_ text: String, to path: String) throws {
  try Array(text.utf8).withUnsafeBytes { try AtomicFile.write($0, to: path) }
}
