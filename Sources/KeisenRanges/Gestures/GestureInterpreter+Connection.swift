import KeisenPrimitives

extension GestureInterpreter {
  /// Lets updaters follow the interpreter: each gets a `UserInteractiveRestriction` behind its
  /// others and runs at every change.
  ///
  /// The long way is to append the restrictions and to update from `observe`. The interpreter does
  /// not keep the updaters alive. Updaters of a chart run in its frames besides, at the frames'
  /// times.
  ///
  /// - Parameter updaters: Each with the direction in the plot whose gestures it follows, in
  ///   radians: 0 to the right, π/2 up.
  /// - Returns: What ends the connection; it need not be kept.
  /// - Throws: `KeisenError` with code `.invalidArgument` when an angle is not finite; then nothing
  ///   is connected.
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

  /// Lets updaters follow the interpreter along the dimensions of the plot, as `connect` of angles
  /// does.
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
    return connect(
      while: { parts.contains { $0.updater != nil } },
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
  }

  /// Lets a window follow the interpreter along one dimension of the plot: its length is zoomed and
  /// its position moved.
  ///
  /// Its limits are its own; give the interpreter restrictions that stop there too, or what it goes
  /// beyond them is not seen. The window must be among the updater's restrictions. The interpreter
  /// does not keep the updater alive.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the window's length can't be zoomed
  ///   or its position not moved.
  @discardableResult
  public func connect(
    _ window: WindowRestriction,
    of updater: RangeUpdater,
    along dimension: Dimension
  ) throws(KeisenError) -> GestureConnection {
    guard let length = window.length as? ScaledWindowLength else {
      throw .invalidArgument("length of the window can't be zoomed: it is another policy's")
    }
    guard let position = window.position as? AnchoredWindowPosition else {
      throw .invalidArgument("position of the window can't be moved: it is another policy's")
    }
    let last = Locked(state()[dimension])
    return connect(
      while: { [weak updater] in updater != nil },
      update: { [weak self, weak updater] () throws(KeisenError) in
        guard let self, let updater else { return }
        let new = self.state()[dimension]
        let old = last.withLock { last in
          defer { last = new }
          return last
        }
        if new != old {
          // What is at the anchor goes from there to here, in plots of scale 1.
          let place = updater.isReversed ? 0.5 - position.anchor : position.anchor - 0.5
          let way = (place / new.scale - new.translation) - (place / old.scale - old.translation)
          try length.zoom(by: new.scale / old.scale)
          let points = way * new.scale * (try window.viewport.length())
          if points.isFinite {
            try position.pan(byPoints: updater.isReversed ? points : -points, of: length)
          }
        }
        try updater.update(at: self.clock)
      },
      end: {}
    )
  }

  /// Ends a connection by its number; returns whether there was one.
  @discardableResult
  public func disconnect(_ number: UInt64) -> Bool {
    let connection = state.withLock { $0.connections.first { $0.number == number } }
    connection?.disconnect()
    return connection != nil
  }

  /// Forgets the connections of which nothing is left.
  func dropDeadConnections() {
    // Whether one is dead is asked, and what it kept ends, outside of the lock.
    let dead = state.withLock { $0.connections }.filter { !$0.isAlive }
    guard !dead.isEmpty else { return }
    state.withLock { state in
      state.connections.removeAll { each in dead.contains { $0 === each } }
    }
  }

  private func connect(
    while isFollowed: @escaping @Sendable () -> Bool,
    update: @escaping @Sendable () throws(KeisenError) -> Void,
    end: @escaping @Sendable () -> Void
  ) -> GestureConnection {
    dropDeadConnections()
    let number = state.withLock { state in
      state.lastConnection += 1
      return state.lastConnection
    }
    let connection = GestureConnection(
      self,
      number: number,
      while: isFollowed,
      update: update,
      end: end
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

/// An updater and what follows the interpreter in it, both as long as somebody else keeps them: a
/// restriction keeps its interpreter.
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
