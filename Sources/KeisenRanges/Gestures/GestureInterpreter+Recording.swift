import KeisenPrimitives

extension GestureInterpreter {
  /// Begins to record events, and forgets those that were recorded before.
  ///
  /// The first one is the `state` that there is now, with the plot; what moves by itself is
  /// stopped. Settings and restrictions are not events: whoever replays sets them alike.
  ///
  /// - Throws: `KeisenError` with code `.invalidState` while a gesture is going on; whatever a
  ///   restriction throws, and then nothing is recorded; whatever the update of a connected range
  ///   throws.
  public func record() throws(KeisenError) {
    guard !hasGesture else {
      throw KeisenError(.invalidState, "a recording can't begin within a gesture")
    }
    try change { (core, now) throws(KeisenError) in try core.rest(at: now) }
    state.withLock { state in
      let time = state.core.time
      var first = GestureEvent(.state, time: time.isFinite ? time : 0)
      first.plot = state.core.knownPlot
      first.size = state.core.size
      first.state = state.core.shown
      state.recorded = [first]
    }
  }

  /// Ends the recording, if there is one; what was recorded is forgotten.
  ///
  /// - Returns: The events; none where there was no recording.
  @discardableResult
  public func stopRecording() -> [GestureEvent] {
    state.withLock { state in
      defer { state.recorded = nil }
      return state.recorded ?? []
    }
  }

  /// The events since `record()`, the state that it began with first; none where there is no
  /// recording.
  public var recording: [GestureEvent] { state.withLock { $0.recorded ?? [] } }

  /// Does what recorded events say, one after the other.
  ///
  /// From the same settings and restrictions the states are the same, bit for bit: a `state`, which
  /// recordings begin with, puts the clock to its own time.
  ///
  /// - Parameter text: One object of JSON a line, as `GestureEvent.events(inJSONLines:)` reads it.
  /// - Returns: How many events there were.
  /// - Throws: `KeisenError` with code `.invalidArgument` that tells the line when the text is not
  ///   allowed; then nothing was done. Whatever an event throws, when all was done.
  @discardableResult
  public func replay(_ text: UnsafeRawBufferPointer) throws(KeisenError) -> Int {
    try replay(try GestureEvent.events(inJSONLines: text))
  }

  /// Does what recorded events say, one after the other, as `replay` of bytes does.
  @discardableResult
  public func replay(_ text: String) throws(KeisenError) -> Int {
    var text = text
    let events = text.withUTF8 { bytes in
      Result { () throws(KeisenError) in
        try GestureEvent.events(inJSONLines: UnsafeRawBufferPointer(bytes))
      }
    }
    return try replay(try events.get())
  }

  /// Does what events say, one after the other.
  ///
  /// - Returns: How many there were.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is not allowed; then
  ///   nothing was done. Whatever an event throws, when all was done.
  @discardableResult
  public func replay(_ events: [GestureEvent]) throws(KeisenError) -> Int {
    for event in events { try event.validate() }
    var failure: KeisenError?
    for event in events {
      do throws(KeisenError) { try handle(event) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
    return events.count
  }
}

extension [GestureEvent] {
  /// The events as text: one object of JSON a line.
  public var jsonLines: String {
    var text = ""
    for event in self {
      text += event.jsonLine
      text += "\n"
    }
    return text
  }
}
