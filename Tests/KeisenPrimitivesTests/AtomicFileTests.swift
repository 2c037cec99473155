import Glibc
import KeisenTestSupport
import Testing

@testable import KeisenPrimitives

@Suite("AtomicFile")
struct AtomicFileTests {
  @Test("writes a file that was not there, with the permissions of the umask")
  func new() throws {
    try Folder.with { folder in
      for count in [0, 1, 5, 100_000] {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        try write(bytes, to: folder["new\(count)"])
        #expect(try read(folder["new\(count)"]) == bytes)
      }
      try write([1], to: folder["synchronized"], synchronized: true)
      let mask = umask(0)
      umask(mask)
      #expect(try mode(folder["new5"]) == 0o666 & ~mask)
      #expect(folder.names == ["new0", "new1", "new100000", "new5", "synchronized"])
    }
  }

  @Test("replaces a file, which keeps its permissions, while a reader keeps the old one")
  func replace() throws {
    try Folder.with { folder in
      try write([1, 2, 3], to: folder["file"])
      chmod(folder["file"], 0o640)
      let old = open(folder["file"], O_RDONLY)
      defer { close(old) }
      try write([4, 5], to: folder["file"])
      #expect(try read(folder["file"]) == [4, 5])
      #expect(try mode(folder["file"]) == 0o640)
      var bytes = [UInt8](repeating: 0, count: 8)
      #expect(Glibc.read(old, &bytes, 8) == 3 && bytes[..<3] == [1, 2, 3])
      #expect(folder.names == ["file"])
    }
  }

  @Test("takes a name as long as names may be, and paths from the working directory")
  func names() throws {
    try Folder.with { folder in
      let name = String(repeating: "n", count: 255)
      try write([1], to: folder[name])
      #expect(folder.names == [name])
      expectFailure(ENAMETOOLONG) { try write([1], to: folder[name + "n"]) }
      try write([2], to: folder["ü \n\"x\""])
      #expect(try read(folder["ü \n\"x\""]) == [2])
    }
  }

  @Test("follows symbolic links, which stay")
  func links() throws {
    try Folder.with { folder in
      mkdir(folder["sub"], 0o777)
      try write([1], to: folder["sub/real"])
      symlink("sub/real", folder["relative"])
      symlink(folder["sub/real"], folder["absolute"])
      symlink("../relative", folder["sub/twice"])
      symlink("sub/none", folder["dangling"])
      for (byte, name) in ["relative", "absolute", "sub/twice"].enumerated() {
        try write([UInt8(byte)], to: folder[name])
        #expect(try read(folder["sub/real"]) == [UInt8(byte)])
      }
      try write([9], to: folder["dangling"])
      #expect(try read(folder["sub/none"]) == [9])
      #expect(folder.names == ["absolute", "dangling", "relative", "sub"])
      #expect(Folder.names("\(folder.path)/sub") == ["none", "real", "twice"])
      symlink("round", folder["round"])
      expectFailure(ELOOP) { try write([1], to: folder["round"]) }
    }
  }

  @Test("refuses an empty path and one with a NUL")
  func badPaths() {
    #expect(throws: KeisenError(.invalidArgument, "path must not be empty")) {
      try write([1], to: "")
    }
    #expect(
      throws: KeisenError(.invalidArgument, #"path must not contain NUL, got "a\0b""#)
    ) { try write([1], to: "a\0b") }
  }

  @Test("names the path and the reason in its error")
  func message() {
    #expect(
      throws: KeisenError(
        .io,
        #"can't write "/nowhere/x.png": no such file or directory"#,
        systemError: ENOENT
      )
    ) { try write([1], to: "/nowhere/x.png") }
  }

  @Test("refuses folders and what is no folder on the way")
  func folders() throws {
    try Folder.with { folder in
      mkdir(folder["sub"], 0o777)
      symlink("sub", folder["link"])
      try write([1], to: folder["file"])
      for name in ["sub", "sub/", "sub/.", "sub/..", "link", "link/", "none/"] {
        expectFailure(EISDIR) { try write([1], to: folder[name]) }
      }
      expectFailure(EISDIR) { try write([1], to: "/") }
      expectFailure(ENOTDIR) { try write([1], to: folder["file/x"]) }
      expectFailure(ENOENT) { try write([1], to: folder["none/x"]) }
      #expect(folder.names == ["file", "link", "sub"])
      #expect(try read(folder["file"]) == [1])
    }
  }

  @Test("refuses a folder or a file that may not be written, and leaves both as they are")
  func permissions() async {
    await #expect(processExitsWith: .success) {
      try Folder.with { folder in
        try write([1], to: folder["file"])
        chmod(folder["file"], 0o666)
        chmod(folder.path, 0o555)
        // Nothing is forbidden to root.
        if geteuid() == 0 { #expect(seteuid(65_534) == 0) }
        expectFailure(EACCES) { try write([2], to: folder["file"]) }
        expectFailure(EACCES) { try write([2], to: folder["new"]) }
        if getuid() == 0 { #expect(seteuid(0) == 0) }
        chmod(folder.path, 0o777)
        chmod(folder["file"], 0o444)
        if geteuid() == 0 { #expect(seteuid(65_534) == 0) }
        expectFailure(EACCES) { try write([2], to: folder["file"]) }
        if getuid() == 0 { #expect(seteuid(0) == 0) }
        #expect(try read(folder["file"]) == [1])
        #expect(folder.names == ["file"])
      }
    }
  }

  @Test("writes straight to a device")
  func devices() throws {
    try write([1, 2, 3], to: "/dev/null")
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    expectFailure(ENOSPC) { try write([1], to: "/dev/full") }
    #expect(stat("/dev/full", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test("writes straight to a FIFO, and a reader that leaves is an error instead of a signal")
  func fifo() throws {
    try Folder.with { folder in
      mkfifo(folder["fifo"], 0o666)
      let path = folder["fifo"]
      let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
      let received = Locked<[UInt8]>([])
      let reader = Thread { received.withLock { $0 = (try? read(path)) ?? [] } }
      try write(bytes, to: path)
      reader.join()
      #expect(received.withLock { $0 } == bytes)
      let leaver = Thread {
        let file = open(path, O_RDONLY)
        var byte: UInt8 = 0
        Glibc.read(file, &byte, 1)
        close(file)
      }
      withUnblocked(SIGPIPE) {
        expectFailure(EPIPE) { try write(bytes, to: path) }
      }
      leaver.join()
      #expect(folder.names == ["fifo"])
    }
  }

  @Test("writes behind what an open file holds when it is named by /proc")
  func process() throws {
    try Folder.with { folder in
      let file = open(folder["file"], O_RDWR | O_CREAT, 0o666)
      defer { close(file) }
      #expect(Glibc.write(file, [7, 8] as [UInt8], 2) == 2)
      symlink("/proc/self/fd/\(file)", folder["link"])
      try write([9], to: "/proc/self/fd/\(file)")
      try write([10], to: folder["link"])
      unlink(folder["file"])
      try write([11], to: "/dev/fd/\(file)")
      var bytes = [UInt8](repeating: 0, count: 8)
      #expect(pread(file, &bytes, 8, 0) == 5 && bytes[..<5] == [7, 8, 9, 10, 11])
      #expect(folder.names == ["link"])
    }
  }

  @Test("reports a file size limit as an error, leaves the old file, and no signal behind")
  func sizeLimit() async {
    await #expect(processExitsWith: .success) {
      try Folder.with { folder in
        try write([1], to: folder["file"])
        var limit = rlimit(rlim_cur: 4096, rlim_max: 4096)
        #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
        let bytes = [UInt8](repeating: 5, count: 10_000)
        withUnblocked(SIGXFSZ) {
          expectFailure(EFBIG) { try write(bytes, to: folder["file"]) }
          expectFailure(EFBIG) { try write(bytes, to: folder["new"]) }
          var pending = sigset_t()
          sigpending(&pending)
          #expect(sigismember(&pending, SIGXFSZ) == 0)
          var mask = sigset_t()
          pthread_sigmask(SIG_BLOCK, nil, &mask)
          #expect(sigismember(&mask, SIGXFSZ) == 0)
        }
        #expect(try read(folder["file"]) == [1])
        #expect(folder.names == ["file"])
        try write([UInt8](repeating: 6, count: 4096), to: folder["file"])
        #expect(try read(folder["file"]).count == 4096)
      }
    }
  }

  @Test("leaves a signal that was waiting before")
  func pendingSignal() async {
    await #expect(processExitsWith: .success) {
      try Folder.with { folder in
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGXFSZ)
        pthread_sigmask(SIG_BLOCK, &set, nil)
        pthread_kill(pthread_self(), SIGXFSZ)
        try write([1], to: folder["file"])
        var pending = sigset_t()
        sigpending(&pending)
        #expect(sigismember(&pending, SIGXFSZ) == 1)
        var now = timespec()
        #expect(sigtimedwait(&set, nil, &now) == SIGXFSZ)
      }
    }
  }

  @Test("shows readers a whole file at any time")
  func readers() throws {
    try Folder.with { folder in
      let path = folder["file"]
      try write([UInt8](repeating: 0, count: 50_000), to: path)
      let stop = Locked(false)
      let torn = Locked(0)
      let reader = Thread {
        while !stop.withLock({ $0 }) {
          let bytes = (try? read(path)) ?? []
          if bytes.count != 50_000 || bytes.contains(where: { $0 != bytes[0] }) {
            torn.withLock { $0 += 1 }
          }
        }
      }
      for round in 0..<100 { try write([UInt8](repeating: UInt8(round), count: 50_000), to: path) }
      stop.withLock { $0 = true }
      reader.join()
      #expect(torn.withLock { $0 } == 0)
    }
  }
}

/// Writes through the door that is tested.
private func write(_ bytes: [UInt8], to path: String, synchronized: Bool = false) throws {
  try bytes.withUnsafeBytes { try AtomicFile.write($0, to: path, synchronized: synchronized) }
}

private func expectFailure(
  _ code: Int32,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Void
) {
  let error = #expect(throws: KeisenError.self, sourceLocation: sourceLocation, performing: body)
  #expect(error?.code == .io && error?.systemError == code, sourceLocation: sourceLocation)
}

/// Calls `body` while a signal may end the process; the threads that tests run on may block it.
private func withUnblocked(_ signal: Int32, _ body: () -> Void) {
  var set = sigset_t()
  var before = sigset_t()
  sigemptyset(&set)
  sigaddset(&set, signal)
  pthread_sigmask(SIG_UNBLOCK, &set, &before)
  body()
  pthread_sigmask(SIG_SETMASK, &before, nil)
}

private struct Refused: Error {
  var code = errno
}

private func read(_ path: String) throws -> [UInt8] {
  let file = open(path, O_RDONLY)
  guard file >= 0 else { throw Refused() }
  defer { close(file) }
  var result: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = Glibc.read(file, &piece, piece.count)
    guard count >= 0 else { throw Refused() }
    if count == 0 { return result }
    result += piece[..<count]
  }
}

private func mode(_ path: String) throws -> mode_t {
  var status = stat()
  guard stat(path, &status) == 0 else { throw Refused() }
  return status.st_mode & 0o7777
}
