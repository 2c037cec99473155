import KeisenPrimitives

extension GestureInterpreter {
  /// Lets updaters follow the interpreter: each gets a `UserInteractiveRestriction` behind its others and runs at every change.
  ///
  /// The long way is to append the restrictions and to update from `observe`. The interpreter does not keep the updaters
  /// alive. Updaters of a chart run in its frames besides, at the frames' times.
  ///
  /// - Parameter updaters: Each with the direction in the plot whose gestures it follows, in radians: 0 to the right, π/2 up.
  /// - Returns: What ends the connection; it need not be kept.
  /// - Throws: `KeisenError` with code `.invalidArgument` when an angle is not finite; then nothing is connected.
  @discardableResult
  public func connect(
    _ updaters: [(updater: RangeUpdater, angle: Double)]
  ) throws(KeisenError) -> GestureConnection {
    var parts: [(RangeUpdater, UserInteractiveRestriction)] = []
    for (updater, angle) in updaters {
      parts.append((updater, try UserInteractiveRestriction(interpreter: self, angle: angle)))
    }
    return connect(parts)
  }

  /// Lets updaters follow the interpreter along the dimensions of the plot, as `connect` of angles does.
  @discardableResult
  public func connect(
    _ updaters: [(updater: RangeUpdater, dimension: Dimension)]
  ) -> GestureConnection {
    connect(
      updaters.map { updater, dimension in
        (updater, UserInteractiveRestriction(interpreter: self, dimension: dimension))
      }
    )
  }

  private func connect(
    _ updaters: [(RangeUpdater, UserInteractiveRestriction)]
  ) -> GestureConnection {
    let parts = updaters.map { updater, restriction in
      updater.append(restriction)
      return ConnectedUpdater(updater: updater, restriction: restriction)
    }
    let connection = GestureConnection(
      self,
      update: { [weak self] () throws(KeisenError) in
        let time = self?.clock
        var failure: KeisenError?
        for part in parts {
          do throws(KeisenError) {
            try part.updater?.update(at: time)
          } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
      },
      end: {
        for part in parts {
          guard let restriction = part.restriction else { continue }
          part.updater?.remove(restriction)
        }
      }
    )
    state.withLock { $0.connections.append(connection) }
    return connection
  }

  /// The latest time that is known; nil before the first.
  private var clock: Double? {
    let clock = state.withLock { $0.clock }
    return clock.isFinite ? clock : nil
  }
}

/// An updater and what follows the interpreter in it, both as long as somebody else keeps them: a restriction keeps its interpreter.
private struct ConnectedUpdater: Sendable {
  weak var updater: RangeUpdater?
  weak var restriction: UserInteractiveRestriction?
}

extension RangeUpdater {
  /// Takes a restriction out wherever it is in the list.
  fileprivate func remove(_ restriction: any Restriction) {
    let old = state.withLock { state in
      let old = state.restrictions
      state.restrictions.removeAll { $0 === restriction }
      return old
    }
    withExtendedLifetime(old) {}
  }
}
