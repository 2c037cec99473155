import KeisenPrimitives

/// One of the functions of a custom part, with the threads that are in it.
///
/// What it calls may draw and ask other charts, and ask its own one for what other functions
/// answer. What would call it again on that thread would never end, so it fails instead.
struct CustomFunction: Sendable {
  /// What messages call it: `hit of a custom series`.
  let name: String
  private let callers = Locked(Callers())

  init(_ name: String) { self.name = name }

  /// Runs it, with no lock held, and turns what it throws into an error of ours.
  ///
  /// - Throws: `KeisenError` with code `.callback`, or `.invalidState` when this thread is in it
  ///   already.
  func calling<Result>(_ body: () throws -> Result) throws(KeisenError) -> Result {
    guard callers.withLock({ $0.enter() }) else {
      throw KeisenError(.invalidState, "\(name) must not ask for what it answers itself")
    }
    defer { callers.withLock { $0.leave() } }
    return try KeisenError.calling(name, body)
  }
}
