import Glibc

/// An open file, closed at the end of its life.
struct FileDescriptor: ~Copyable {
  /// The system's number for it.
  let number: Int32

  /// Opens the file at `path`; a child process does not inherit it.
  init(_ path: String, _ flags: Int32) throws(SystemError) {
    number = try check { open(path, flags | O_CLOEXEC) }
  }

  /// Makes a file named `name` in `folder`, with the permission bits 0666 less the umask.
  ///
  /// - Throws: EEXIST where there is one.
  init(creating name: String, in folder: borrowing FileDescriptor) throws(SystemError) {
    let folder = folder.number
    number = try check { openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
  }

  /// Opens the file named `name` in `folder` to read it; one without a writer does not stop us.
  init(reading name: String, in folder: borrowing FileDescriptor) throws(SystemError) {
    let folder = folder.number
    number = try check { openat(folder, name, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }
  }

  /// Opens a folder, which may be open by its path alone, to list or synchronise it.
  init(listing folder: borrowing FileDescriptor) throws(SystemError) {
    let folder = folder.number
    number = try check { openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
  }

  /// Opens once more what has a number already; a child process does not inherit it.
  init(duplicating number: Int32) throws(SystemError) {
    self.number = try check { fcntl(number, F_DUPFD_CLOEXEC, 3) }
  }

  deinit {
    Glibc.close(number)
  }

  /// Closes the file.
  ///
  /// - Throws: What the system could not write since, as network file systems may report it late.
  consuming func close() throws(SystemError) {
    let number = number
    discard self
    // After EINTR the number is free already and may belong to another thread's file.
    if Glibc.close(number) != 0, errno != EINTR { throw SystemError(code: errno) }
  }

  /// Reads what there is at the file's position, as much as has room.
  ///
  /// - Returns: Number of bytes; 0 at the end.
  borrowing func read(into bytes: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    let number = number
    return try check { Glibc.read(number, bytes.baseAddress, bytes.count) }
  }

  /// Reads bytes from a place in the file on, all that have room unless the file ends.
  ///
  /// - Returns: Number of bytes.
  borrowing func read(
    into bytes: UnsafeMutableRawBufferPointer,
    at offset: Int
  ) throws(SystemError) -> Int {
    let number = number
    var done = 0
    while done < bytes.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[done...])
      let count = try check { pread(number, rest.baseAddress, rest.count, off_t(offset + done)) }
      if count == 0 { break }
      done += count
    }
    return done
  }

  /// Writes pieces of bytes at the file's position, up to one that can't be written.
  ///
  /// - Throws: As `write(_:)`.
  borrowing func write(
    _ pieces: ((UnsafeRawBufferPointer) -> Void) -> Void
  ) throws(SystemError) {
    var failure: SystemError?
    let number = number
    pieces { bytes in
      guard failure == nil else { return }
      do throws(SystemError) { try Self.write(bytes, to: number) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Writes all of `bytes` at the file's position.
  ///
  /// - Throws: EFBIG at the file size limit and EPIPE where nobody reads; the signals that belong
  ///   to them are taken away.
  borrowing func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    try Self.write(bytes, to: number)
  }

  private static func write(
    _ bytes: UnsafeRawBufferPointer,
    to number: Int32
  ) throws(SystemError) {
    let signals = BlockedSignals([SIGXFSZ, SIGPIPE])
    defer { signals.restore() }
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = UnsafeRawBufferPointer(rebasing: rest)
      let count = try check { Glibc.write(number, piece.baseAddress, piece.count) }
      // No file takes nothing of something and calls it a success; if one does, this ends.
      guard count > 0 else { throw SystemError(code: EIO) }
      rest = rest.dropFirst(count)
    }
  }
}

/// Signals that the calling thread does not get for a while.
private struct BlockedSignals {
  private var before = sigset_t()
  /// Those that were not pending already: what is pending at the end was caused meanwhile.
  private var caused = sigset_t()

  init(_ signals: [Int32]) {
    var all = sigset_t()
    var pending = sigset_t()
    sigemptyset(&all)
    sigemptyset(&caused)
    sigemptyset(&pending)
    sigpending(&pending)
    for signal in signals {
      sigaddset(&all, signal)
      if sigismember(&pending, signal) == 0 { sigaddset(&caused, signal) }
    }
    pthread_sigmask(SIG_BLOCK, &all, &before)
  }

  /// Takes away those that came, and lets the thread get what it got before.
  func restore() {
    var (before, caused) = (before, caused)
    var now = timespec()
    while sigtimedwait(&caused, nil, &now) > 0 || errno == EINTR {}
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
