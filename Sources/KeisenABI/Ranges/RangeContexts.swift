import CKeisen
import Keisen

/// The contexts that callbacks of the caller's have at the moment, by numbers that are never used
/// again.
///
/// A number that a caller keeps is refused once its callback has returned; a pointer could only be
/// trusted.
struct RangeContexts {
  private static let shared = Locked(RangeContexts())

  private var last: UInt64 = 0
  private var contexts: [UInt64: RangeContext] = [:]

  /// Runs a callback, which messages call `name`, with a context as C has it.
  ///
  /// - Throws: `KeisenError` with code `.callback` when the callback fails, `.outOfMemory` when
  ///   there is no handle left.
  static func lend(
    _ context: RangeContext, to name: String,
    _ callback: (UnsafePointer<keisen_range_context>) -> keisen_status
  ) throws(KeisenError) {
    let projection = try makeHandle(context.projection, as: .projection)
    defer { _ = release(projection, as: .projection) }
    let number = shared.withLock { contexts in
      contexts.last += 1
      contexts.contexts[contexts.last] = context
      return contexts.last
    }
    defer {
      let ended = shared.withLock { $0.contexts.removeValue(forKey: number) }
      withExtendedLifetime(ended) {}
    }
    var lent = keisen_range_context(
      struct_size: UInt32(MemoryLayout<keisen_range_context>.size),
      scale: context.scale.c,
      origin: context.origin,
      source: keisen_proposed_range(context.source),
      time: context.time ?? .nan,
      projection: projection,
      number: number
    )
    let status = callback(&lent)
    guard status == KEISEN_OK else { throw CallbackContext.failure(name, status) }
  }

  /// Returns the context of a number.
  ///
  /// - Throws: `KeisenError` with code `.invalidState` when its callback has returned.
  fileprivate static func context(_ number: UInt64) throws(KeisenError) -> RangeContext {
    guard let context = shared.withLock({ $0.contexts[number] }) else {
      throw KeisenError(.invalidState, "function that got the context has returned")
    }
    return context
  }
}

@c @implementation
public func keisen_range_context_get_range(
  _ context: In<keisen_range_context>, _ projection: Handle, _ range: Out<keisen_projection_range>
) -> keisen_status {
  with(projection, as: .projection) { (projection) throws(KeisenError) in
    let range = try require(range, "range")
    guard let context else { throw KeisenError(.invalidArgument, "context is NULL") }
    let known = try RangeContexts.context(context.pointee.number)
    try write(
      keisen_projection_range(try known.range(of: projection)),
      to: range,
      named: keisen_projection_range.name
    )
  }
}
