import KeisenPrimitives

extension Paint {
  /// Makes all pixels clear, which can be undone.
  ///
  /// - Throws: `KeisenError` with code `.invalidState` when a stroke is under way, `.outOfMemory`.
  ///   Then all is as it was.
  public func clear() throws(KeisenError) {
    try replace(before: "the layer is cleared") { () throws(KeisenError) in
      try Image(clear: width, height)
    }
  }

  /// Takes the pixels of a picture in place of all that there are, which can be undone.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the picture is not as large as the
  ///   layer, `.invalidState` when a stroke is under way, `.outOfMemory`. Then all is as it was.
  public func load(_ image: Image) throws(KeisenError) {
    guard image.width == width, image.height == height else {
      throw .invalidArgument(
        "picture must be as large as the layer, \(width) x \(height) pixels, got "
          + "\(image.width) x \(image.height)"
      )
    }
    try replace(before: "a picture is loaded") { () throws(KeisenError) in try Self.copy(image) }
  }

  /// Takes the latest step back: a stroke, a `clear` or a `load`.
  ///
  /// - Returns: Whether there was one.
  /// - Throws: `KeisenError` with code `.invalidState` when a stroke is under way, `.outOfMemory`.
  ///   Then all is as it was.
  /// - Complexity: O(*n*) in the number of pixels that the step changed, besides a copy as after
  ///   `image()`.
  @discardableResult
  public func undo() throws(KeisenError) -> Bool {
    try exchange(\.done, before: "a step is taken back") { $0.undo() }
  }

  /// Makes the step again that was taken back last.
  ///
  /// - Returns: Whether there was one since the last new step.
  /// - Throws: As `undo()`.
  @discardableResult
  public func redo() throws(KeisenError) -> Bool {
    try exchange(\.undone, before: "a step is made again") { $0.redo() }
  }

  /// Number of steps that can be taken back.
  public var undoCount: Int { state.withLock { $0.history.done.count } }

  /// Number of steps that can be made again.
  public var redoCount: Int { state.withLock { $0.history.undone.count } }

  /// The most bytes that the steps to undo and redo keep together.
  ///
  /// A step keeps the pixels that it changed, at least 4 KiB. Where there is no room for all, the
  /// oldest go; after one that has no room by itself nothing can be undone.
  public var historyLimit: Int { state.withLock { $0.history.limit } }

  /// Sets the most bytes that the steps to undo and redo keep together; 0 keeps none.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the number is negative.
  public func setHistoryLimit(_ bytes: Int) throws(KeisenError) {
    guard bytes >= 0 else {
      throw .invalidArgument("history limit must not be negative, got \(bytes)")
    }
    state.withLock { $0.history.limit = bytes }
  }

  /// Changes the state; a layer that nobody else has any more is changed where it is.
  func change<Result>(
    _ body: (inout State) throws(KeisenError) -> Result
  ) throws(KeisenError) -> Result {
    try state.change { (state) throws(KeisenError) in try body(&state) }
  }

  /// Changes some pixels of the layer, and keeps what they were.
  func commit(
    _ spans: RowSpans,
    to state: inout State,
    _ body: (Image) throws(KeisenError) -> Void
  ) throws(KeisenError) {
    let hasRoom = PaintStep.bytes(of: spans) <= state.history.limit
    let step = hasRoom ? try PaintStep(spans, of: state.layer) : nil
    if mayFail || !isKnownUniquelyReferenced(&state.layer) {
      let copy = try Self.copy(state.layer)
      try body(copy)
      state.layer = copy
    } else {
      try body(state.layer)
    }
    if let step { state.history.append(step) } else { state.history.removeAll() }
  }

  /// Takes another layer, and keeps what the old one was.
  private func replace(
    before event: String,
    with make: () throws(KeisenError) -> Image
  ) throws(KeisenError) {
    try change { (state) throws(KeisenError) in
      try Self.requireNoStroke(state, before: event)
      let spans = RowSpans(width: width, height: height)
      let hasRoom = PaintStep.bytes(of: spans) <= state.history.limit
      let step = hasRoom ? try PaintStep(spans, of: state.layer) : nil
      state.layer = try make()
      if let step { state.history.append(step) } else { state.history.removeAll() }
    }
  }

  private func exchange(
    _ steps: KeyPath<PaintHistory, [PaintStep]>,
    before event: String,
    _ move: (inout PaintHistory) -> PaintStep?
  ) throws(KeisenError) -> Bool {
    try change { (state) throws(KeisenError) in
      try Self.requireNoStroke(state, before: event)
      if state.history[keyPath: steps].isEmpty { return false }
      // Before the step moves, as there may be no memory for it.
      if !isKnownUniquelyReferenced(&state.layer) { state.layer = try Self.copy(state.layer) }
      guard let step = move(&state.history) else { return false }
      step.exchange(with: state.layer)
      return true
    }
  }
}
