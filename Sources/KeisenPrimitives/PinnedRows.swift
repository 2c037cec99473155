import Glibc

/// The rows of growing columns that a frame, or an answer, is made of: of each column those that
/// were there when it was asked first.
///
/// Rows that another thread appends meanwhile are the next frame's, so ranges and marks are of the
/// same rows. Columns are told apart by their version, which appending does not change.
package final class PinnedRows: Sendable {
  /// What a column has at one moment.
  package struct Moment: Sendable {
    /// The rows that are there.
    package var rows: Range<Int>
    /// When values were changed or appended last.
    package var latestChange: Change

    /// Makes a moment.
    package init(rows: Range<Int>, latestChange: Change) {
      (self.rows, self.latestChange) = (rows, latestChange)
    }
  }

  private let moments = Locked<[Int: Moment]>([:])

  /// Pins nothing yet.
  package init() {}

  /// Runs `body`, in which the rows of each column stay the same, on the threads of the pool too.
  ///
  /// - Parameters:
  ///   - pinned: What is pinned already; by default what this thread's work has pinned, if any.
  ///   - body: What asks for rows.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  package static func hold<Result, Failure: Error>(
    _ pinned: PinnedRows? = nil,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = current
    let pinned = pinned ?? before ?? PinnedRows()
    current = pinned
    defer { current = before }
    return try withExtendedLifetime(pinned) { () throws(Failure) in try body() }
  }

  /// Reads what a frame or an answer is made of: rows that are appended meanwhile are the next
  /// one's, and what can't be read fails.
  ///
  /// - Throws: What `body` throws; `KeisenError` with code `.io` when rows can't be read.
  package static func reading<Result>(
    _ body: () throws(KeisenError) -> Result
  ) throws(KeisenError) -> Result {
    try hold { () throws(KeisenError) in try ReadFailures.collect(body) }
  }

  /// Returns what of a column counts for the call that this thread works for.
  ///
  /// - Parameters:
  ///   - now: What it has. Rows that a ring has dropped since are not there any more.
  ///   - version: A number that no other values of any column have.
  /// - Returns: What it had: `now` where nothing is pinned.
  package static func moment(_ now: Moment, of version: Int) -> Moment {
    guard let current else { return now }
    return current.moments.withLock { moments in
      guard var pinned = moments[version] else {
        moments[version] = now
        return now
      }
      let left = pinned.rows.clamped(to: now.rows)
      guard !left.isEmpty || pinned.rows.isEmpty else {
        // Where a ring has dropped all of them there is something newer to be seen.
        moments[version] = now
        return now
      }
      pinned.rows = left
      return pinned
    }
  }

  /// What this thread's work has pinned; whoever sets it keeps it.
  package static var current: PinnedRows? {
    get {
      guard let key, let pinned = pthread_getspecific(key) else { return nil }
      return Unmanaged<PinnedRows>.fromOpaque(pinned).takeUnretainedValue()
    }
    set {
      guard let key else { return }
      pthread_setspecific(key, newValue.map { Unmanaged.passUnretained($0).toOpaque() })
    }
  }

  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()
}
