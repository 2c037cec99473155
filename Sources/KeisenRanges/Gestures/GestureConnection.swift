import KeisenPrimitives

/// A connection of an interpreter with what follows it, until it is ended or all that follows is
/// gone.
public final class GestureConnection: Sendable {
  /// What the interpreter knows it by.
  public let number: UInt64
  private let isFollowed: @Sendable () -> Bool
  private let body: @Sendable () throws(KeisenError) -> Void
  private let ending: @Sendable () -> Void
  private weak let interpreter: GestureInterpreter?

  init(
    _ interpreter: GestureInterpreter,
    number: UInt64,
    while isFollowed: @escaping @Sendable () -> Bool,
    update body: @escaping @Sendable () throws(KeisenError) -> Void,
    end ending: @escaping @Sendable () -> Void
  ) {
    (self.interpreter, self.number, self.isFollowed) = (interpreter, number, isFollowed)
    (self.body, self.ending) = (body, ending)
  }

  /// Whether there is anything left that follows.
  var isAlive: Bool { isFollowed() }

  /// Follows the state that is now.
  func update() throws(KeisenError) { try body() }

  /// Ends the connection: the interpreter changes nothing here any more.
  ///
  /// Again it does nothing.
  public func disconnect() {
    let old = interpreter?.state.withLock { state in
      let old = state.connections
      state.connections.removeAll { $0 === self }
      return old
    }
    ending()
    withExtendedLifetime(old) {}
  }
}
