import Glibc
import KeisenPrimitives

/// Moves properties with the time of frames.
///
/// A chart that it was added to steps it at the beginning of each frame to the frame's time, so
/// that the picture shows the state of its own time. Where everything is then is a function of that
/// time alone: of what was drawn before, and how often, nothing hangs but the beginning of
/// animations without a start. Time may go backwards: before its beginning an animation shows its
/// first value; what has ended does not come back. A frame that fails leaves animator and objects
/// as they were.
///
/// It may be part of several charts, whose frames then share one time. It keeps what it moves alive
/// until the animation ends, but not charts: of one that is gone the animation is cancelled. It may
/// be used from several threads.
public final class Animator: Sendable {
  struct State {
    /// By number.
    var tracks: [AnimationTrack] = []
    /// What is told of the end, by number.
    var nodes: [UInt64: AnimationNode] = [:]
    /// The number given last.
    var last: UInt64 = 0
    /// Number of steps taken, in order to tell whose a change is.
    var steps: UInt64 = 0
    /// The threads that are in code of the caller's.
    var callers = Callers()
  }

  /// Its own number, by which projections know it.
  let author = CustomNumbers.next()
  let state = Locked(State())

  /// Makes an animator without animations.
  public init() {}

  /// Number of properties, pauses included, that have not ended.
  public var count: Int { state.withLock { $0.tracks.count } }

  /// Whether an animation has not ended yet.
  public func contains(_ id: AnimationID) -> Bool {
    state.withLock { $0.nodes[id.number] != nil }
  }

  /// Begins an animation: at its start, or with the next frame of a chart that the animator is in.
  ///
  /// - Returns: What `cancel` takes.
  @discardableResult
  public func add(_ animation: Animation) -> AnimationID {
    state.withLock { state in
      AnimationID(number: state.add(animation, to: nil, start: animation.start, offset: 0))
    }
  }

  /// Where a cancelled animation leaves what it moves.
  public enum Cancellation: Int32, Hashable, Sendable {
    /// Where it is; the end is told at once.
    case stay = 0
    /// At its end, from the next frame on, which tells it as finished.
    case finish = 1
  }

  /// Ends an animation; of a group or sequence all parts, those too that have not begun.
  ///
  /// - Returns: Whether it had not ended yet.
  @discardableResult
  public func cancel(_ id: AnimationID, _ cancellation: Cancellation = .stay) -> Bool {
    let (tracks, ended) = state.withLock { state in
      state.cancel(state.parts(of: id.number), cancellation)
    }
    for end in ended { end() }
    return !tracks.isEmpty
  }

  /// Ends all animations.
  public func cancelAll(_ cancellation: Cancellation = .stay) {
    let (_, ended) = state.withLock { state in
      state.cancel(Set(state.tracks.map(\.number)), cancellation)
    }
    for end in ended { end() }
  }

  /// Returns the first time at or after `time` at which a frame would show something else: `time`
  /// itself while anything moves or is to begin with the next frame, else the end of the first
  /// delay or pause; nil for never.
  public func nextTime(after time: Double) -> Double? {
    state.withLock { state in
      var next: Double?
      for track in state.tracks {
        guard let start = track.start, !track.isJumping else { return time }
        let moment = track.driver == nil ? start + track.duration : start
        guard moment > time else { return time }
        next = min(next ?? moment, moment)
      }
      return next
    }
  }
}

/// A property that moves, or a pause.
struct AnimationTrack {
  let number: UInt64
  /// Nil for a pause.
  var driver: (any AnimationDriver)?
  let duration: Double
  /// When it begins; nil until a frame has seen it.
  var start: Double?
  /// Seconds from the start of what it is part of to its own.
  let offset: Double
  var hasBegun = false
  /// Whether the next frame shows its end.
  var isJumping = false
  /// Set by the step that ends it.
  var outcome: AnimationOutcome?
  /// The step that changed it last.
  var step: UInt64 = 0
}

/// What is told of the end of an animation.
struct AnimationNode {
  /// What it is part of.
  let parent: UInt64?
  /// Number of parts that have not ended.
  var remaining = 1
  var outcome = AnimationOutcome.finished
  let onEnd: (@Sendable (AnimationOutcome) -> Void)?
}

extension Animator.State {
  /// Adds an animation and all of its parts; returns its number.
  fileprivate mutating func add(
    _ animation: Animation,
    to parent: UInt64?,
    start: Double?,
    offset: Double
  ) -> UInt64 {
    last &+= 1
    let number = last
    let begin = offset + animation.delay
    var parts: [Animation] = []
    var follows = false
    var duration = 0.0
    var driver: (any AnimationDriver)?
    switch animation.content {
    case .property(let own): (driver, duration) = (own, own.duration)
    case .pause(let seconds): duration = seconds
    case .group(let own): parts = own
    case .sequence(let own): (parts, follows) = (own, true)
    }
    nodes[number] = AnimationNode(
      parent: parent,
      remaining: max(1, parts.count),
      onEnd: animation.onEnd
    )
    guard !parts.isEmpty else {
      tracks.append(
        AnimationTrack(
          number: number,
          driver: driver,
          duration: duration,
          start: start.map { $0 + begin },
          offset: begin
        )
      )
      return number
    }
    var next = begin
    for part in parts {
      _ = add(part, to: number, start: start, offset: next)
      if follows { next += part.length }
    }
    return number
  }

  /// The numbers of the tracks that an animation consists of.
  fileprivate func parts(of number: UInt64) -> Set<UInt64> {
    var parts: Set<UInt64> = []
    for track in tracks {
      var one: UInt64? = track.number
      while let current = one, current != number { one = nodes[current]?.parent }
      if one != nil { parts.insert(track.number) }
    }
    return parts
  }

  /// Ends tracks; returns them, so that what dies with them dies outside of the lock, and what is
  /// to be told.
  fileprivate mutating func cancel(
    _ numbers: Set<UInt64>,
    _ cancellation: Animator.Cancellation
  ) -> (tracks: [AnimationTrack], reported: [() -> Void]) {
    let ended = tracks.filter { numbers.contains($0.number) }
    guard cancellation == .stay else {
      for index in tracks.indices where numbers.contains(tracks[index].number) {
        tracks[index].isJumping = true
      }
      return (ended, [])
    }
    tracks.removeAll { numbers.contains($0.number) }
    return (ended, ended.flatMap { end($0.number, .cancelled) })
  }

  /// Notes the end of an animation; returns what is to be told, of it and of what it was the last
  /// part of.
  mutating func end(_ number: UInt64, _ outcome: AnimationOutcome) -> [() -> Void] {
    var reported: [() -> Void] = []
    var current: UInt64? = number
    var outcome = outcome
    while let one = current, var node = nodes[one] {
      node.remaining -= 1
      if outcome == .cancelled { node.outcome = .cancelled }
      guard node.remaining == 0 else {
        nodes[one] = node
        break
      }
      nodes[one] = nil
      outcome = node.outcome
      if let onEnd = node.onEnd { reported.append { [outcome] in onEnd(outcome) } }
      current = node.parent
    }
    return reported
  }
}
