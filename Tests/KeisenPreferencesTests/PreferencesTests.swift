import Glibc
import KeisenPreferences
import KeisenPrimitives
import KeisenTestSupport
import Testing

@Suite("Preferences")
struct PreferencesTests {
  static let defaults: [Preferences.Key: Preferences.Value] = [
    "count": 3, "volume": 0.5, "name": "höchst \"wichtig\"\n整理", "loud": true,
  ]

  private func make(_ folder: Folder, version: String = "1") throws(KeisenError) -> Preferences {
    try Preferences(Self.defaults, file: folder["p.json"], version: version)
  }

  @Test("hold their defaults without a file, and make none before they are saved")
  func defaults() throws {
    try Folder.with { folder in
      let preferences = try make(folder)
      #expect(preferences.keys == ["count", "loud", "name", "volume"])
      #expect(try preferences.int(for: "count") == 3)
      #expect(try preferences.double(for: "volume") == 0.5)
      #expect(try preferences.string(for: "name") == "höchst \"wichtig\"\n整理")
      #expect(try preferences.bool(for: "loud"))
      #expect(preferences.reports.isEmpty)
      #expect(folder.names.isEmpty)
    }
  }

  @Test("are saved as JSON that a person reads, and read again")
  func file() throws {
    try Folder.with { folder in
      let preferences = try make(folder)
      try preferences.set(3.0, for: "volume")
      try preferences.save()
      #expect(
        try text(folder["p.json"]) == """
          {
            "values": {
              "count": 3,
              "loud": true,
              "name": "höchst \\"wichtig\\"\\n整理",
              "volume": 3.0
            },
            "version": "1"
          }

          """
      )
      let again = try make(folder)
      #expect(again.reports.isEmpty)
      for key in again.keys { #expect(try again.value(for: key) == preferences.value(for: key)) }
      #expect(folder.names == ["p.json"])
    }
  }

  @Test("keep every double and integer bit for bit, with few digits where few do")
  func numbers() throws {
    try Folder.with { folder in
      var generator = SeededGenerator(seed: 71)
      var defaults: [Preferences.Key: Preferences.Value] = [
        "zero": .double(-0.0), "tenth": 0.1, "least": .double(.leastNonzeroMagnitude),
        "most": .double(.greatestFiniteMagnitude), "min": .int(.min), "max": .int(.max),
        "even": 100.0,
      ]
      let plain = try Preferences(["tenth": 0.1, "even": 100.0], file: folder["p"], version: "")
      try plain.save()
      #expect(try text(folder["p"]).contains("\"even\": 100.0,\n    \"tenth\": 0.1\n"))
      for index in 0..<2000 {
        let value = Double(bitPattern: generator.next())
        if value.isFinite { defaults[Preferences.Key("d\(index)")] = .double(value) }
      }
      try Preferences(defaults, file: folder["p"], version: "").save()
      let zeros = defaults.mapValues { value -> Preferences.Value in
        if case .int = value { 0 } else { 0.0 }
      }
      let read = try Preferences(zeros, file: folder["p"], version: "")
      #expect(read.reports.isEmpty)
      for (key, value) in defaults {
        switch value {
        case .double(let number):
          #expect(try read.double(for: key).bitPattern == number.bitPattern, "\(number)")
        default: #expect(try read.value(for: key) == value)
        }
      }
    }
  }

  @Test(
    "refuse a key that is unknown, a kind that is another, and what no file can hold; then nothing changes"
  )
  func checks() throws {
    try Folder.with { folder in
      let preferences = try make(folder)
      func refused(_ message: String, _ body: () throws -> Void) {
        #expect(throws: KeisenError(.invalidArgument, message), performing: body)
      }
      refused(#"key "colour" is unknown"#) { _ = try preferences.value(for: "colour") }
      refused(#"key "colour" is unknown"#) { try preferences.set(1, for: "colour") }
      refused(#"key "count" is of kind int, got double"#) {
        try preferences.set(3.0, for: "count")
      }
      refused(#"key "volume" is of kind double, got int"#) {
        try preferences.set(1, for: "volume")
      }
      refused(#"key "loud" is of kind bool, got int"#) { try preferences.set(1, for: "loud") }
      refused(#"key "count" is of kind int, got bool"#) { try preferences.set(true, for: "count") }
      refused(#"key "name" is of kind string, got bool"#) {
        try preferences.set(false, for: "name")
      }
      refused(#"key "loud" is of kind bool, got int"#) { _ = try preferences.int(for: "loud") }
      refused(#"key "count" is of kind int, got double"#) {
        _ = try preferences.double(for: "count")
      }
      refused(#"key "count" is of kind int, got string"#) {
        _ = try preferences.string(for: "count")
      }
      refused(#"key "count" is of kind int, got bool"#) { _ = try preferences.bool(for: "count") }
      for number in [Double.nan, .infinity, -.infinity] {
        refused("value of key \"volume\" must be finite, got \(number)") {
          try preferences.set(.double(number), for: "volume")
        }
      }
      refused(#"value of key "name" must not contain NUL, got "a\0b""#) {
        try preferences.set("a\0b", for: "name")
      }
      for key in preferences.keys { #expect(try preferences.value(for: key) == Self.defaults[key]) }
    }
  }

  @Test("say so where there are no keys at all")
  func empty() throws {
    try Folder.with { folder in
      let preferences = try Preferences([:], file: folder["p"], version: "1")
      let message = #"preferences have no keys, got key "a""#
      #expect(throws: KeisenError(.invalidArgument, message)) {
        _ = try preferences.value(for: "a")
      }
      #expect(throws: KeisenError(.invalidArgument, message)) { try preferences.set(1, for: "a") }
      try preferences.save()
      #expect(try text(folder["p"]) == "{\n  \"values\": {},\n  \"version\": \"1\"\n}\n")
    }
  }

  @Test("refuse defaults that are not allowed")
  func badDefaults() throws {
    try Folder.with { folder in
      func refused(
        _ defaults: [Preferences.Key: Preferences.Value],
        _ version: String,
        _ message: String
      ) {
        #expect(throws: KeisenError(.invalidArgument, message)) {
          _ = try Preferences(defaults, file: folder["p"], version: version)
        }
      }
      refused(["": 1], "1", "key must not be empty")
      refused(["a\0": 1], "1", #"key must not contain NUL, got "a\0""#)
      refused(["a": .double(.nan)], "1", #"default of key "a" must be finite, got nan"#)
      refused(["a": "\0"], "1", #"default of key "a" must not contain NUL, got "\0""#)
      refused(["a": 1], "\0", #"version must not contain NUL, got "\0""#)
      #expect(throws: KeisenError(.invalidArgument, "path must not be empty")) {
        _ = try Preferences([:], file: "", version: "1")
      }
    }
  }

  @Test("take keys that are named as the file's own parts")
  func ownNames() throws {
    try Folder.with { folder in
      let defaults: [Preferences.Key: Preferences.Value] = ["version": "x", "values": 2]
      let preferences = try Preferences(defaults, file: folder["p"], version: "7")
      try preferences.set("y", for: "version")
      try preferences.save()
      let again = try Preferences(defaults, file: folder["p"], version: "7")
      #expect(try again.string(for: "version") == "y")
      #expect(again.reports.isEmpty)
    }
  }

  @Test("have their defaults again after a reset, and the file has them once that is saved")
  func reset() throws {
    try Folder.with { folder in
      let preferences = try make(folder)
      try preferences.set(9, for: "count")
      try preferences.set(false, for: "loud")
      try preferences.save()
      preferences.reset()
      #expect(try preferences.int(for: "count") == 3)
      #expect(try make(folder).int(for: "count") == 9)
      try preferences.save()
      #expect(try make(folder).int(for: "count") == 3)
    }
  }

  @Test("go on with their file when the working directory changes")
  func relativePath() throws {
    try Folder.with { folder in
      let preferences = try Preferences([:], file: "never-written.json", version: "1")
      #expect(preferences.path.hasPrefix("/") && preferences.path.hasSuffix("/never-written.json"))
    }
  }
}

/// Returns what a file holds.
func text(_ path: String) throws -> String {
  let content = try AtomicFile.read(path, maximum: 1 << 24)
  return try #require(content).bytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
}

/// Puts a text into a file.
func write(_ text: String, to path: String) throws {
  try Array(text.utf8).withUnsafeBytes { try AtomicFile.write($0, to: path) }
}
