import CSystemCalls
import Glibc
import KeisenTestSupport
import Testing

@testable import KeisenPrimitives

@Suite("AtomicFile, set aside")
struct AtomicFileAsideTests {
  /// What a file system says that has no links, and one that has too many of a file; 0 allows them.
  private static let refusals = [0, EPERM, EOPNOTSUPP, ENOSYS, EMLINK]

  private func write(
    _ text: String,
    _ path: String,
    keeping aside: AtomicFile.Aside? = nil
  ) throws {
    try Array(text.utf8).withUnsafeBytes {
      try AtomicFile.write($0, to: path, synchronized: true, keeping: aside)
    }
  }

  private func read(_ path: String) throws -> String? {
    try AtomicFile.read(path, maximum: 99).map { content in
      content.bytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    }
  }

  private func aside(_ path: String) throws -> AtomicFile.Aside {
    let content = try #require(try AtomicFile.read(path, maximum: 99))
    return AtomicFile.Aside(content.identity, suffix: ".old")
  }

  /// Calls `body` while links are refused.
  private func refusing(_ code: Int32, _ body: () throws -> Void) rethrows {
    refuse_links(code)
    defer { refuse_links(0) }
    try body()
  }

  @Test("gives a file another name, beside those that had it before", arguments: refusals)
  func setAside(refusal: Int32) throws {
    try Folder.with { folder in
      try refusing(refusal) {
        for copy in ["f.old", "f.old-2", "f.old-3"] {
          try write(copy, folder["f"])
          let meant = try aside(folder["f"])
          #expect(try AtomicFile.setAside(folder["f"], meant) == copy)
          #expect(try read(folder[copy]) == copy)
          #expect(try AtomicFile.setAside(folder["f"], meant) == nil)
        }
      }
      #expect(folder.names == ["f.old", "f.old-2", "f.old-3"])
    }
  }

  @Test("leaves a file alone that was put in place of the one that is meant", arguments: refusals)
  func replacedMeanwhile(refusal: Int32) throws {
    try Folder.with { folder in
      try refusing(refusal) {
        try write("1", folder["f"])
        let old = try aside(folder["f"])
        try write("2", folder["f"])
        #expect(try AtomicFile.setAside(folder["f"], old) == nil)
        #expect(try read(folder["f"]) == "2")
        try write("3", folder["f"], keeping: old)
        #expect(try read(folder["f"]) == "3")
        #expect(folder.names == ["f"])
      }
    }
  }

  @Test("keeps a file under another name when a new one takes its place", arguments: refusals)
  func keep(refusal: Int32) throws {
    try Folder.with { folder in
      try refusing(refusal) {
        for copy in ["f.old", "f.old-2", "f.old-3"] {
          try write(copy, folder["f"])
          chmod(folder["f"], 0o640)
          try write("new", folder["f"], keeping: aside(folder["f"]))
          #expect(try read(folder["f"]) == "new")
          #expect(try read(folder[copy]) == copy)
          var status = stat()
          #expect(stat(folder[copy], &status) == 0 && status.st_mode & 0o777 == 0o640)
          #expect(status.st_nlink == 1)
          unlink(folder["f"])
        }
      }
      #expect(folder.names == ["f.old", "f.old-2", "f.old-3"])
    }
  }

  @Test("has a file under one of its two names at any moment", arguments: [0, EPERM])
  func moments(refusal: Int32) throws {
    try Folder.with { folder in
      try write("old", folder["f"])
      let meant = try aside(folder["f"])
      let seen = Locked<[[String]]>([])
      let appearance = Unmanaged.passRetained(Appearance(folder: folder, seen: seen))
      defer { appearance.release() }
      before_fsync(
        { context in
          if let context { Unmanaged<Appearance>.fromOpaque(context).takeUnretainedValue().note() }
        },
        appearance.toOpaque()
      )
      defer { before_fsync(nil, nil) }
      try refusing(refusal) { try write("new", folder["f"], keeping: meant) }
      let moments = seen.withLock { $0 }
      // The new file's, that of the copy where there is no link, and twice the folder's.
      #expect(moments.count == (refusal == 0 ? 3 : 4))
      #expect(moments.allSatisfy { $0.contains("f") })
      #expect(moments.dropFirst().allSatisfy { $0.contains("f.old") })
      #expect(moments.last == ["f", "f.old"])
    }
  }

  private final class Appearance {
    let folder: Folder
    let seen: Locked<[[String]]>

    init(folder: Folder, seen: Locked<[[String]]>) {
      (self.folder, self.seen) = (folder, seen)
    }

    func note() { seen.withLock { $0.append(folder.names) } }
  }

  @Test("takes up the name that a process gave it which ended before the new file was there")
  func crashed() throws {
    try Folder.with { folder in
      try write("old", folder["f"])
      try #require(link(folder["f"], folder["f.old"]) == 0)
      try write("new", folder["f"], keeping: aside(folder["f"]))
      #expect(folder.names == ["f", "f.old"])
      #expect(try read(folder["f.old"]) == "old" && read(folder["f"]) == "new")
      try write("old", folder["g"])
      try #require(link(folder["g"], folder["g.old"]) == 0)
      #expect(try AtomicFile.setAside(folder["g"], aside(folder["g"])) == "g.old")
      #expect(folder.names == ["f", "f.old", "g.old"])
    }
  }

  @Test("leaves no second name where the new file can't take the first", arguments: [0, EPERM])
  func failure(refusal: Int32) throws {
    try Folder.with { folder in
      // The new name is longer than names may be.
      let name = String(repeating: "n", count: 252)
      try write("old", folder[name])
      let meant = try aside(folder[name])
      try refusing(refusal) {
        let error = #expect(throws: KeisenError.self) {
          try write("new", folder[name], keeping: meant)
        }
        #expect(error?.systemError == ENAMETOOLONG)
        let stuck = #expect(throws: KeisenError.self) {
          try AtomicFile.setAside(folder[name], meant)
        }
        #expect(stuck?.systemError == ENAMETOOLONG)
      }
      #expect(folder.names == [name])
      #expect(try read(folder[name]) == "old")
    }
  }

  @Test("tells when a link is refused for another reason")
  func otherReason() throws {
    try Folder.with { folder in
      try write("old", folder["f"])
      let meant = try aside(folder["f"])
      try refusing(EDQUOT) {
        let error = #expect(throws: KeisenError.self) {
          try write("new", folder["f"], keeping: meant)
        }
        #expect(error?.systemError == EDQUOT)
      }
      #expect(folder.names == ["f"])
      #expect(try read(folder["f"]) == "old")
    }
  }
}
