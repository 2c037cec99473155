import Glibc
import KeisenPrimitives

/// Turns events into a state: how far the content was moved and how much it was enlarged.
///
/// It knows no view and no clock, and changes nothing but its state: a `UserInteractiveRestriction`
/// makes ranges of that. Times are those of the events, on the clock of the frames; whoever draws
/// asks for the state of that time. A time before that of an earlier event counts as that one's.
///
/// | event | what it does |
/// | --- | --- |
/// | left button or one finger, dragged | moves the content, which glides on when it is let go |
/// | two fingers | move the content with their middle and enlarge it about that |
/// | right button, or left one with shift, dragged | selects a box, which is enlarged to the plot in the end |
/// | wheel | enlarges about the pointer; with shift x alone, with alt y alone; sideways it moves |
/// | double click, Home, 0 | back to the neutral state |
/// | arrows | show what is a tenth of the plot further |
/// | +, - | enlarge and reduce about the centre |
/// | Escape | ends a gesture as if it had never begun, and stops a motion |
///
/// A press, a wheel or a double click counts in the plot alone, its sides included; a gesture that
/// began goes on outside. A press stops what moves by itself.
///
/// A pointer may go up unseen, outside of a window or behind another one. A press of a pointer that
/// is down lifts it first, where it was last, and so it does with fingers that are not among its
/// `touches`; a move whose `buttons` are known and none lifts the pointer there. Another button of
/// a mouse that is down means nothing.
///
/// Of an interpreter without a plot the first `resize` makes the whole picture the plot, unless it
/// tells another one. Before that, what counts in the plot alone is an error; keys, and all that
/// needs no plot, are not.
public final class GestureInterpreter: Sendable {
  package struct State: Sendable {
    package var core: GestureCore
    /// The threads that are changing it, and so maybe in a restriction.
    var callers = Callers()
    /// Counts the changes of `core`.
    var generation: UInt64 = 0
    /// The time up to which `advance` went.
    var advanced = -Double.infinity
    /// The time at which somebody looked last, since the last event.
    var looked = -Double.infinity
    /// When what there is to see changed last.
    var latestChange = Change.now()
    package var observers = Observers<GestureState>()
    package var connections: [GestureConnection] = []
    /// The number of the last connection.
    var lastConnection: UInt64 = 0
    /// The events since the recording began; nil where there is none.
    package var recorded: [GestureEvent]?
  }

  package let state: Locked<State>

  /// Makes an interpreter with the neutral state.
  ///
  /// - Parameter plot: The plot in the picture, in points, y down; nil until a `resize` event, a
  ///   `state` event or `setPlot` tells it.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is not finite or a side is
  ///   negative.
  public init(plot: Rect? = nil) throws(KeisenError) {
    if let plot { try GestureEvent.validate(plot, of: "interpreter") }
    state = Locked(State(core: GestureCore(plot: plot)))
  }

  /// Does what an event says, then tells the observers and the connections.
  ///
  /// - Returns: Whether the event meant anything: false for a move without a press, a press outside
  ///   of the plot.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is not allowed, and with
  ///   code `.invalidState` when the event needs a plot and there is none, or a restriction calls
  ///   this; whatever a restriction throws: then the event counts for nothing. Whatever the update
  ///   of a connected range throws, and the state is the new one.
  @discardableResult
  public func handle(_ event: GestureEvent) throws(KeisenError) -> Bool {
    try event.validate()
    guard plot != nil || !GestureCore.needsPlot(event.kind) else {
      throw KeisenError(
        .invalidState,
        "\(event.kind.rawValue) needs a plot: a resize event or setting it gives one"
      )
    }
    return try change(event) { (core, _) throws(KeisenError) in try core.handle(event) }
  }

  /// The plot in the picture, in points, y down; nil as long as nobody told it.
  public var plot: Rect? { state.withLock { $0.core.knownPlot } }

  /// Gives the plot another place; the state, in fractions of it, stays.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is not finite or a side is
  ///   negative.
  public func setPlot(_ plot: Rect) throws(KeisenError) {
    var event = GestureEvent(.resize, time: lastTime)
    event.plot = plot
    try event.validate()
    try change(event) { core, _ in core.knownPlot = plot }
  }

  /// How events are read.
  public var settings: GestureSettings { state.withLock { $0.core.settings } }

  /// Lets events be read in another way, from the next one on.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is not finite, or the
  ///   factor of keys not positive.
  public func setSettings(_ settings: GestureSettings) throws(KeisenError) {
    try settings.validate()
    try change { core, _ in core.settings = settings }
  }

  /// What keeps the state within bounds; the first one counts most.
  public var restrictions: [any StateRestriction] { state.withLock { $0.core.restrictions } }

  /// Keeps the state within other bounds; unless a pointer is down it is taken into them at once.
  ///
  /// - Throws: Whatever the new ones throw, and the old ones stay; whatever the update of a
  ///   connected range throws.
  public func setRestrictions(_ restrictions: [any StateRestriction]) throws(KeisenError) {
    try change { (core, now) throws(KeisenError) in
      try core.restrict(by: restrictions, at: now)
    }
  }

  /// Keeps the state within more bounds, as `setRestrictions` does with those that there are and
  /// one more.
  ///
  /// - Throws: Whatever the restrictions throw, and nothing is added; whatever the update of a
  ///   connected range throws.
  public func addRestriction(_ restriction: any StateRestriction) throws(KeisenError) {
    try addRestriction(restriction) {}
  }

  /// Adds a restriction, as without `whenAdded`.
  ///
  /// - Parameters:
  ///   - restriction: What to obey from now on, besides the others.
  ///   - whenAdded: Called once it is obeyed: what is thrown afterwards is a connected range's.
  /// - Throws: As without.
  package func addRestriction(
    _ restriction: any StateRestriction,
    whenAdded: () -> Void
  ) throws(KeisenError) {
    let (_, isSeen) = try store { (core, now) throws(KeisenError) in
      try core.restrict(by: core.restrictions + [restriction], at: now)
    }
    whenAdded()
    if isSeen { try report() }
  }

  /// Returns the state at a time.
  ///
  /// - Parameter time: In seconds; nil for the latest that events and `advance` told, which an
  ///   earlier one counts as.
  /// - Returns: The state at a time.
  public func state(at time: Double? = nil) -> GestureState {
    state.withLock { state in
      state.looked = max(state.clock, time ?? -.infinity)
      return state.core.state(at: state.looked)
    }
  }

  /// Takes a state, the nearest one that is allowed; ends gesture and motion.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a scale is not positive, or a number
  ///   not finite; whatever a restriction throws, and the state is as it was; whatever the update
  ///   of a connected range throws.
  public func setState(_ new: GestureState) throws(KeisenError) {
    var event = GestureEvent(.state, time: lastTime)
    event.state = new
    try event.validate()
    try change(event) { (core, _) throws(KeisenError) in try core.take(new) }
  }

  /// The box that is being selected, within the plot, in points; nil for none.
  public var box: Rect? { state.withLock { $0.core.box } }

  /// Whether a pointer is down that means something.
  public var hasGesture: Bool { state.withLock { $0.core.gesture != nil } }

  /// Returns when the state is another one by itself: that very time while it moves, and as long as
  /// nobody saw its end; nil at rest.
  public func nextTime(after time: Double) -> Double? {
    nextTime(after: time, seen: state.withLock { $0.looked })
  }

  /// Returns when the state is another one by itself for somebody who looked last at a time.
  func nextTime(after time: Double, seen: Double) -> Double? {
    state.withLock { state in
      guard let motion = state.core.motion else { return nil }
      let time = max(state.clock, time)
      return min(time, max(seen, state.clock)) < motion.end ? time : nil
    }
  }

  /// When what there is to see changed last, other than by itself.
  var latestChange: Change { state.withLock { $0.latestChange } }

  /// The time of the last event; 0 before the first.
  var lastTime: Double {
    state.withLock { $0.core.time.isFinite ? $0.core.time : 0 }
  }

  /// Changes the core, then tells who follows.
  ///
  /// - Parameters:
  ///   - event: What is recorded.
  ///   - body: Gets the core and the latest time that is known.
  /// - Returns: What `body` returned.
  /// - Throws: As `store`; what a connection throws.
  func change<Result>(
    _ event: GestureEvent? = nil,
    _ body: (inout GestureCore, _ now: Double) throws(KeisenError) -> Result
  ) throws(KeisenError) -> Result {
    let (result, isSeen) = try store(event, body)
    if isSeen { try report() }
    return result
  }

  /// Changes the core without a lock, as restrictions may be the caller's, and stores it where
  /// nobody else did meanwhile.
  ///
  /// - Parameters:
  ///   - event: What is recorded.
  ///   - body: Gets the core and the latest time that is known.
  /// - Returns: What `body` returned, and whether somebody who looks sees something else.
  /// - Throws: What `body` throws, and nothing is stored; `KeisenError` with code `.invalidState`
  ///   on a thread that is in a restriction, or when other threads change it each time.
  private func store<Result>(
    _ event: GestureEvent? = nil,
    _ body: (inout GestureCore, _ now: Double) throws(KeisenError) -> Result
  ) throws(KeisenError) -> (Result, isSeen: Bool) {
    guard state.withLock({ $0.callers.enter() }) else {
      throw KeisenError(.invalidState, "limit of an interpreter must not change it")
    }
    defer { state.withLock { $0.callers.leave() } }
    for _ in 0..<Self.maxTries {
      let (old, generation, now) = state.withLock { ($0.core, $0.generation, $0.now) }
      var core = old
      let result = try body(&core, now)
      let isStored = state.withLock { state in
        guard state.generation == generation else { return false }
        state.store(core, after: event)
        return true
      }
      if isStored { return (result, core.differs(from: old)) }
      sched_yield()
    }
    throw KeisenError(.invalidState, "other threads changed the interpreter meanwhile, each time")
  }

  /// As often, other threads do not come in between.
  private static let maxTries = 1_000
}

extension GestureInterpreter.State {
  /// The latest time that is known.
  var clock: Double { max(core.time, advanced) }

  /// The latest time that is known or that somebody looked at.
  var now: Double { max(clock, looked) }

  /// Takes a core that an event has changed, or a call.
  mutating func store(_ core: GestureCore, after event: GestureEvent?) {
    let old = self.core
    self.core = core
    generation += 1
    if core.differs(from: old) { latestChange = Change.now() }
    guard let event else { return }
    looked = -.infinity
    // A state puts the clock to its own time.
    if event.kind == .state { advanced = -.infinity }
    guard recorded != nil else { return }
    if !old.time.isFinite, core.time.isFinite {
      // What came before the first time is recorded as of that.
      for index in recorded?.indices ?? 0..<0 { recorded?[index].time = core.time }
    }
    recorded?.append(event)
  }
}
