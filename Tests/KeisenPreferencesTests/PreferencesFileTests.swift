import CSystemCalls
import Glibc
import KeisenPreferences
import KeisenPrimitives
import KeisenTestSupport
import Testing

@Suite("Files of preferences")
struct PreferencesFileTests {
  private static let defaults: [Preferences.Key: Preferences.Value] = [
    "count": 3, "volume": 0.5, "name": "n", "loud": true,
  ]

  private func make(_ folder: Folder, version: String = "1") throws(KeisenError) -> Preferences {
    try Preferences(Self.defaults, file: folder["p.json"], version: version)
  }

  @Test("give some keys and leave the others their defaults")
  func some() throws {
    try Folder.with { folder in
      try write(#"{"version": "1", "values": {"count": -7}}"#, to: folder["p.json"])
      let preferences = try make(folder)
      #expect(try preferences.int(for: "count") == -7)
      #expect(try preferences.double(for: "volume") == 0.5)
      #expect(preferences.reports.isEmpty)
    }
  }

  @Test("may write a double as an integer that it can be, and no integer as a double")
  func kindsOfNumbers() throws {
    try Folder.with { folder in
      try write(#"{"version": "1", "values": {"volume": 3, "count": 3.0}}"#, to: folder["p.json"])
      let preferences = try make(folder)
      #expect(try preferences.double(for: "volume") == 3)
      #expect(
        preferences.reports.map(\.message) == [
          #"key "count" in "\#(folder["p.json"])" must be of kind int, got the double 3.0; the default holds"#
        ]
      )
      try write(
        #"{"version": "1", "values": {"volume": 9007199254740993}}"#,
        to: folder["p.json"]
      )
      let other = try make(folder)
      #expect(try other.double(for: "volume") == 0.5)
      #expect(other.reports.map(\.kind) == [.wrongKind])
    }
  }

  @Test("that have values of other kinds are reported, key by key, and the defaults hold")
  func wrongKinds() throws {
    try Folder.with { folder in
      let values = #""count": "3", "volume": true, "name": null, "loud": 1"#
      try write(#"{"version": "1", "values": {\#(values)}}"#, to: folder["p.json"])
      let preferences = try make(folder)
      #expect(preferences.reports.map(\.kind) == Array(repeating: .wrongKind, count: 4))
      let words = ["int, got the text \"3\"", "double, got true", "string, got null"]
      for (report, word) in zip(preferences.reports, words) {
        #expect(report.message.contains(word), "\(report.message)")
      }
      for (key, value) in Self.defaults { #expect(try preferences.value(for: key) == value) }
    }
  }

  @Test(
    "that have a number out of range, or a text with a NUL, are reported, key by key, and all other values hold",
    arguments: [
      (
        "99999999999999999999", "1e999", #""a\u0000b""#,
        "int, got the number 99999999999999999999, which is out of range",
        "double, got the number 1e999, which is out of range"
      ),
      (
        "-1e999", "-99999999999999999999", #""\u0000""#,
        "int, got the number -1e999, which is out of range",
        "double, got the number -99999999999999999999, which is out of range"
      ),
    ]
  )
  func outOfRange(
    count: String,
    volume: String,
    name: String,
    countWords: String,
    volumeWords: String
  ) throws {
    try Folder.with { folder in
      let values = #""count": \#(count), "loud": false, "volume": \#(volume), "name": \#(name)"#
      let whole = #"{"version": "1", "values": {\#(values), "other": 1e999}}"#
      try write(whole, to: folder["p.json"])
      let preferences = try make(folder)
      #expect(
        preferences.reports.map(\.kind) == [.wrongKind, .wrongKind, .wrongKind, .unknownKey]
      )
      let words = [countWords, volumeWords, "string, got the text", "\"other\""]
      for (report, word) in zip(preferences.reports, words) {
        #expect(report.message.contains(word), "\(report.message)")
        #expect(!report.message.contains("\0") && !report.message.contains("JSON"))
      }
      #expect(preferences.reports[2].message.contains(", which holds a NUL; the default holds"))
      #expect(try preferences.bool(for: "loud") == false)
      for key in ["count", "volume", "name"] as [Preferences.Key] {
        #expect(try preferences.value(for: key) == Self.defaults[key])
      }
      #expect(folder.names == ["p.json"])
      #expect(try text(folder["p.json"]) == whole)
    }
  }

  @Test("that an editor began with a byte order mark are read")
  func byteOrderMark() throws {
    try Folder.with { folder in
      try write("\u{feff}" + #"{"version": "1", "values": {"count": 4}}"#, to: folder["p.json"])
      let preferences = try make(folder)
      #expect(try preferences.int(for: "count") == 4)
      #expect(preferences.reports.isEmpty)
    }
  }

  @Test("have keys that differ in one byte alone, as two spellings of one letter do")
  func spellings() throws {
    try Folder.with { folder in
      let defaults: [Preferences.Key: Preferences.Value] = ["\u{e9}": 1, "e\u{301}": 2]
      let preferences = try Preferences(defaults, file: folder["p.json"], version: "\u{e9}")
      #expect(preferences.keys == ["e\u{301}", "\u{e9}"])
      try preferences.set(3, for: "\u{e9}")
      try preferences.save()
      let again = try Preferences(defaults, file: folder["p.json"], version: "\u{e9}")
      #expect(again.reports.isEmpty)
      #expect(try again.int(for: "\u{e9}") == 3)
      #expect(try again.int(for: "e\u{301}") == 2)
      let one = try Preferences(["\u{e9}": 0], file: folder["p.json"], version: "\u{e9}")
      #expect(one.reports.map(\.kind) == [.unknownKey])
      #expect(try one.int(for: "\u{e9}") == 3)
      #expect(throws: KeisenError.self) { try one.int(for: "e\u{301}") }
      let other = try Preferences(defaults, file: folder["p.json"], version: "e\u{301}")
      #expect(other.reports.map(\.kind) == [.otherVersion])
    }
  }

  @Test("that have unknown keys are reported, a hundred of them one by one")
  func unknownKeys() throws {
    try Folder.with { folder in
      let path = folder["p.json"]
      try write(#"{"version": "1", "values": {"colour": 1, "count": 4}}"#, to: path)
      let preferences = try make(folder)
      #expect(
        preferences.reports == [.unknown(#"key "colour" in "\#(path)" is unknown and ignored"#)]
      )
      #expect(try preferences.int(for: "count") == 4)
      let many = (0..<1000).map { #""k\#($0)": 0"# }.joined(separator: ",")
      try write(#"{"version": "1", "values": {\#(many)}}"#, to: path)
      let reports = try make(folder).reports
      #expect(reports.count == 101)
      #expect(reports.last?.message == #"900 more keys in "\#(path)" are unknown and ignored"#)
    }
  }

  @Test("too long to be read are not saved, and the old ones stay")
  func tooLong() throws {
    try Folder.with { folder in
      let defaults: [Preferences.Key: Preferences.Value] = ["name": ""]
      let preferences = try Preferences(defaults, file: folder["p.json"], version: "1")
      try preferences.save()
      let old = try text(folder["p.json"])
      try preferences.set(.string(String(repeating: "a", count: 17 << 20)), for: "name")
      let error = #expect(throws: KeisenError.self) { try preferences.save() }
      #expect(error?.code == .invalidArgument)
      #expect(try text(folder["p.json"]) == old)
    }
  }

  @Test(
    "of another version are reported and left alone, whatever else they hold",
    arguments: [
      #"{"version": "0.9", "values": {"count": 4}}"#, #"{"version": "0.9", "values": []}"#,
      #"{"version": "0.9", "settings": {"count": 4}}"#,
    ]
  )
  func otherVersion(old: String) throws {
    try Folder.with { folder in
      try write(old, to: folder["p.json"])
      let preferences = try make(folder)
      #expect(try preferences.int(for: "count") == 3)
      #expect(preferences.reports.map(\.kind) == [.otherVersion])
      #expect(preferences.reports.first?.message.contains(#""0.9", not "1""#) == true)
      #expect(try text(folder["p.json"]) == old)
      #expect(folder.names == ["p.json"])
      try preferences.save()
      #expect(try text(folder["p.json.other-version"]) == old)
      #expect(try make(folder).reports.isEmpty)
      try preferences.save()
      #expect(folder.names == ["p.json", "p.json.other-version"])
    }
  }

  @Test("of other versions are all kept when two programs save in turns")
  func turns() throws {
    try Folder.with { folder in
      for round in 0..<3 {
        for version in ["1", "2"] {
          let preferences = try make(folder, version: version)
          try preferences.set(.int(Int64(round)), for: "count")
          try preferences.save()
        }
      }
      let others = (2...5).map { "p.json.other-version-\($0)" }
      #expect(folder.names == ["p.json", "p.json.other-version"] + others)
      let last = try text(folder["p.json.other-version-5"])
      #expect(last.contains(#""version": "1""#) && last.contains(#""count": 2"#))
    }
  }

  @Test(
    "of another version stay where they are when a save fails, and another one's file is no concern of ours"
  )
  func otherVersionStays() throws {
    try Folder.with { folder in
      let old = #"{"version": "0.9", "values": {}}"#
      try write(old, to: folder["p.json"])
      let preferences = try make(folder)
      refuse_links(EDQUOT)
      let error = #expect(throws: KeisenError.self) { try preferences.save() }
      refuse_links(0)
      #expect(error?.systemError == EDQUOT)
      #expect(try text(folder["p.json"]) == old)
      #expect(folder.names == ["p.json"])
      try make(folder, version: "0.9").save()
      try preferences.save()
      #expect(folder.names == ["p.json"])
      #expect(try make(folder).reports.isEmpty)
    }
  }

  @Test(
    "that are damaged get another name, and are never overwritten",
    arguments: [
      "", "{", "[]", "nonsense", "\0", "{}", #"{"version": 1, "values": {}}"#,
      #"{"version": "1", "values": []}"#, #"{"version": "1"}"#,
      #"{"version": "1", "values": {"count": 1e999x}}"#,
      #"{"version": "1", "values": {"\u0000": 1}}"#,
      #"{"version": "1", "values": {"count": 1, "count": 2}}"#, "\u{feff}{}",
    ]
  )
  func damaged(content: String) throws {
    try Folder.with { folder in
      try write(content, to: folder["p.json"])
      for copy in ["p.json.damaged", "p.json.damaged-2"] {
        let preferences = try make(folder)
        #expect(preferences.reports.map(\.kind) == [.damagedFile])
        let message = preferences.reports.first?.message ?? ""
        #expect(message.contains("\"\(folder["p.json"])\" is damaged: "), "\(message)")
        #expect(message.hasSuffix("; it is \"\(copy)\" now"), "\(message)")
        #expect(!message.contains("\n"))
        #expect(try preferences.int(for: "count") == 3)
        #expect(try text(folder[copy]) == content)
        #expect(!folder.names.contains("p.json"))
        try preferences.save()
        #expect(try make(folder).reports.isEmpty)
        try write(content, to: folder["p.json"])
      }
      #expect(folder.names == ["p.json", "p.json.damaged", "p.json.damaged-2"])
    }
  }

  @Test(
    "that hold random bytes, or are cut anywhere, are damaged or whole, and never end the process"
  )
  func random() throws {
    try Folder.with { folder in
      let preferences = try make(folder)
      try preferences.save()
      let whole = try text(folder["p.json"])
      var generator = SeededGenerator(seed: 9)
      for length in 0..<whole.utf8.count {
        try write(String(decoding: whole.utf8.prefix(length), as: UTF8.self), to: folder["p.json"])
        // Without its last line feed it is whole.
        let isWhole = length == whole.utf8.count - 1
        #expect(try make(folder).reports.map(\.kind) == (isWhole ? [] : [.damagedFile]))
        unlink(folder["p.json.damaged"])
      }
      for _ in 0..<300 {
        var bytes = Array(whole.utf8)
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(
            in: 0...255,
            using: &generator
          )
        }
        try bytes.withUnsafeBytes { try AtomicFile.write($0, to: folder["p.json"]) }
        let read = try make(folder)
        for (key, value) in Self.defaults { #expect(try read.value(for: key).kind == value.kind) }
        unlink(folder["p.json.damaged"])
      }
    }
  }

  @Test("behind a symbolic link are read, set aside and written there, and the link stays")
  func links() throws {
    try Folder.with { folder in
      mkdir(folder["dotfiles"], 0o777)
      symlink("dotfiles/real", folder["p.json"])
      let preferences = try make(folder)
      try preferences.set(5, for: "count")
      try preferences.save()
      #expect(try make(folder).int(for: "count") == 5)
      try write("damaged", to: folder["dotfiles/real"])
      #expect(try make(folder).reports.map(\.kind) == [.damagedFile])
      #expect(Folder.names(folder["dotfiles"]) == ["real.damaged"])
      try preferences.save()
      #expect(Folder.names(folder["dotfiles"]) == ["real", "real.damaged"])
      var status = stat()
      #expect(lstat(folder["p.json"], &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    }
  }

  @Test("keep their permissions")
  func permissions() throws {
    try Folder.with { folder in
      let preferences = try make(folder)
      try preferences.save()
      chmod(folder["p.json"], 0o600)
      try preferences.save()
      var status = stat()
      #expect(stat(folder["p.json"], &status) == 0 && status.st_mode & 0o777 == 0o600)
    }
  }

  @Test("that are folders, devices or pipes are refused, and so is a folder that is not there")
  func noFiles() throws {
    try Folder.with { folder in
      func code(_ name: String, _ body: () throws -> Void) -> KeisenError? {
        #expect(throws: KeisenError.self, "\(name)", performing: body)
      }
      mkdir(folder["p.json"], 0o777)
      #expect(code("folder") { _ = try make(folder) }?.systemError == EISDIR)
      rmdir(folder["p.json"])
      mkfifo(folder["p.json"], 0o666)
      #expect(code("pipe") { _ = try make(folder) }?.code == .invalidArgument)
      let device = code("device") {
        _ = try Preferences(Self.defaults, file: "/dev/zero", version: "1")
      }
      #expect(device?.message == #"path must name a regular file, got "/dev/zero""#)
      let lost = try Preferences(Self.defaults, file: folder["none/p.json"], version: "1")
      #expect(code("no folder") { try lost.save() }?.systemError == ENOENT)
      #expect(folder.names == ["p.json"])
    }
  }

  @Test("larger than 16 MiB are refused and stay where they are")
  func large() throws {
    try Folder.with { folder in
      let file = open(folder["p.json"], O_WRONLY | O_CREAT, 0o666)
      #expect(ftruncate(file, 16 << 20 + 1) == 0)
      close(file)
      let error = #expect(throws: KeisenError.self) { _ = try make(folder) }
      #expect(error?.systemError == EFBIG)
      #expect(folder.names == ["p.json"])
    }
  }

  @Test("are left as they were where a file size limit or a folder lets nothing be written")
  func noRoom() async {
    await #expect(processExitsWith: .success) {
      try Folder.with { folder in
        let defaults: [Preferences.Key: Preferences.Value] = ["text": "short"]
        let preferences = try Preferences(defaults, file: folder["p.json"], version: "1")
        try preferences.save()
        let old = try text(folder["p.json"])
        try preferences.set(.string(String(repeating: "x", count: 10_000)), for: "text")
        var limit = rlimit(rlim_cur: 4096, rlim_max: rlim_t.max)
        #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
        let full = #expect(throws: KeisenError.self) { try preferences.save() }
        #expect(full?.systemError == EFBIG)
        limit.rlim_cur = rlim_t.max
        #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
        #expect(try text(folder["p.json"]) == old)
        try write("damaged", to: folder["q.json"])
        chmod(folder["q.json"], 0o666)
        chmod(folder["p.json"], 0o666)
        chmod(folder.path, 0o555)
        // Nothing is forbidden to root.
        if geteuid() == 0 { #expect(seteuid(65_534) == 0) }
        let refused = #expect(throws: KeisenError.self) { try preferences.save() }
        let stuck = #expect(throws: KeisenError.self) {
          _ = try Preferences(defaults, file: folder["q.json"], version: "1")
        }
        if getuid() == 0 { #expect(seteuid(0) == 0) }
        #expect(refused?.systemError == EACCES && stuck?.systemError == EACCES)
        #expect(stuck?.message.hasPrefix("can't set aside \"\(folder["q.json"])\"") == true)
        chmod(folder.path, 0o777)
        chmod(folder["p.json"], 0)
        if geteuid() == 0 { #expect(seteuid(65_534) == 0) }
        let unreadable = #expect(throws: KeisenError.self) {
          _ = try Preferences(defaults, file: folder["p.json"], version: "1")
        }
        if getuid() == 0 { #expect(seteuid(0) == 0) }
        #expect(unreadable?.systemError == EACCES)
        chmod(folder["p.json"], 0o666)
        #expect(try text(folder["p.json"]) == old)
        #expect(folder.names == ["p.json", "q.json"])
        #expect(try text(folder["q.json"]) == "damaged")
      }
    }
  }

  @Test("have the values of the save that ended last, when two threads save one set")
  func lastSave() throws {
    try Folder.with { folder in
      let preferences = try make(folder)
      let gate = Gate()
      let isSecondSaved = Locked(false)
      try preferences.set(1, for: "count")
      onThreads(3) { thread in
        switch thread {
        case 0:
          // Stops where its values are taken and its new file is written, but has no name yet.
          before_fsync(
            { context in
              if let context { Unmanaged<Gate>.fromOpaque(context).takeUnretainedValue().pass() }
            },
            Unmanaged.passUnretained(gate).toOpaque()
          )
          #expect(throws: Never.self) { try preferences.save() }
          before_fsync(nil, nil)
        case 1:
          gate.waitForSomebody()
          #expect(throws: Never.self) {
            try preferences.set(2, for: "count")
            try preferences.save()
          }
          isSecondSaved.withLock { $0 = true }
        default:
          gate.waitForSomebody()
          // Long enough for a save that does not wait for the first one.
          usleep(100_000)
          #expect(!isSecondSaved.withLock { $0 })
          gate.open()
        }
      }
      #expect(try make(folder).int(for: "count") == 2)
    }
  }

  @Test("hold all values of one who saved, when several save at once")
  func manySavers() throws {
    try Folder.with { folder in
      let keys = (0..<40).map { Preferences.Key("k\($0)") }
      let defaults = Dictionary(uniqueKeysWithValues: keys.map { ($0, Preferences.Value.int(0)) })
      let path = folder["p.json"]
      onThreads(4) { thread in
        do throws(KeisenError) {
          for round in 0..<25 {
            let preferences = try Preferences(defaults, file: path, version: "1")
            let seen = Set(
              try keys.map { (key) throws(KeisenError) in try preferences.int(for: key) }
            )
            #expect(seen.count == 1 && preferences.reports.isEmpty)
            let value = Int64(thread * 100 + round)
            for key in keys { try preferences.set(.int(value), for: key) }
            try preferences.save()
          }
        } catch {
          Issue.record(error)
        }
      }
      #expect(folder.names == ["p.json"])
    }
  }
}

/// Stops who comes until it is opened.
private final class Gate: Sendable {
  private let isReached = Locked(false)
  private let isOpen = Locked(false)

  func pass() {
    isReached.withLock { $0 = true }
    while !isOpen.withLock({ $0 }) { usleep(1000) }
  }

  func waitForSomebody() {
    while !isReached.withLock({ $0 }) { usleep(1000) }
  }

  func open() { isOpen.withLock { $0 = true } }
}

extension Preferences.Report {
  fileprivate static func unknown(_ message: String) -> Preferences.Report {
    Preferences.Report(.unknownKey, message)
  }
}
