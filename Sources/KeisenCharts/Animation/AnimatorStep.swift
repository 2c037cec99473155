import KeisenPrimitives
import KeisenRanges

/// One step of an animator: what a frame commits or takes back.
///
/// The ends of animations are told at the commit. Of two frames at once the later step has the
/// word: only what no other step has touched since is taken back.
struct AnimatorStep {
  private let animator: Animator
  private var number: UInt64 = 0
  /// The tracks before it.
  private var before: [AnimationTrack] = []
  /// The tracks that it ended, in the order of their ends.
  private var ended: [UInt64] = []
  /// What moved properties, and its number.
  private var applied: [(number: UInt64, driver: any AnimationDriver)] = []
  /// What takes back the calls that were made.
  private var undos: [() -> Void] = []
  /// The objects that it moves without keeping them alive: they must not die under its lock.
  private var kept: [AnyObject] = []

  /// Moves an animator to a time.
  ///
  /// - Parameters:
  ///   - animator: What to move.
  ///   - time: In seconds.
  ///   - scene: Takes the ranges.
  /// - Throws: `KeisenError` with code `.callback` when code of the caller's fails, `.invalidState`
  ///   when it draws what it is called for, `.outOfMemory`; as `Projection.range()`. Then
  ///   everything is as it was.
  init(
    _ animator: Animator,
    to time: Double,
    _ scene: inout AnimationScene
  ) throws(KeisenError) {
    self.animator = animator
    scene.author = animator.author
    scene.decided = []
    scene.calls = []
    scene.kept = []
    guard animator.state.withLock({ $0.callers.enter() }) else {
      throw KeisenError(.invalidState, "animation must not draw a chart of its animator")
    }
    defer { animator.state.withLock { $0.callers.leave() } }
    let tracks = animator.state.withLock { $0.tracks }
    // What has begun shows its first value also before its beginning.
    for track in tracks where track.hasBegun || track.isDue(at: time) {
      guard track.outcome == nil else { continue }
      try track.driver?.prepare(&scene)
    }
    kept = scene.kept
    do throws(KeisenError) {
      try animator.state.withLock { (state) throws(KeisenError) in
        state.steps &+= 1
        number = state.steps
        before = state.tracks
        try move(&state, upTo: tracks.last?.number ?? 0, at: time, &scene)
      }
      try report(&scene)
    } catch {
      rollBack()
      throw error
    }
  }

  /// Moves the tracks, all but ranges and what the caller's code moves.
  private mutating func move(
    _ state: inout Animator.State,
    upTo last: UInt64,
    at time: Double,
    _ scene: inout AnimationScene
  ) throws(KeisenError) {
    var due: [(start: Double, index: Int)] = []
    var active: [AnimationKey: Int] = [:]
    var ends: [(time: Double, index: Int)] = []
    for index in state.tracks.indices where state.tracks[index].number <= last {
      let track = state.tracks[index]
      let start = track.start ?? time + track.offset
      state.tracks[index].step = number
      state.tracks[index].start = start
      if track.outcome != nil {
        ends.append((start + track.duration, index))
      } else if track.hasBegun {
        if let key = track.driver?.key { active[key] = index }
      } else if track.isDue(at: time) {
        due.append((track.isJumping ? min(start, time) : start, index))
      }
    }
    due.sort { $0 < $1 }
    for (start, index) in due {
      state.tracks[index].hasBegun = true
      guard var driver = state.tracks[index].driver else { continue }
      var elapsed = 0.0
      let previous = active[driver.key]
      if let previous {
        let track = state.tracks[previous]
        elapsed = track.isJumping ? .infinity : start - (track.start ?? start)
        let hasEnded = elapsed >= track.duration
        state.tracks[previous].outcome = hasEnded ? .finished : .cancelled
        let end = hasEnded ? start - elapsed + track.duration : start
        // What jumps, maybe out of what has no end, comes first.
        ends.append((track.isJumping ? -.infinity : end, previous))
      }
      let begins = try driver.begin(
        after: previous.flatMap { state.tracks[$0].driver },
        at: elapsed,
        in: &scene
      )
      state.tracks[index].driver = driver
      active[driver.key] = index
      guard begins else {
        active[driver.key] = nil
        state.tracks[index].outcome = .cancelled
        ends.append((start, index))
        continue
      }
    }
    for index in state.tracks.indices
    where state.tracks[index].number <= last && state.tracks[index].hasBegun
      && state.tracks[index].outcome == nil
    {
      try apply(index, of: &state, at: time, &ends, &scene)
    }
    ended = ends.sorted { $0 < $1 }.map { state.tracks[$0.index].number }
  }

  /// Moves what one track moves.
  private mutating func apply(
    _ index: Int,
    of state: inout Animator.State,
    at time: Double,
    _ ends: inout [(time: Double, index: Int)],
    _ scene: inout AnimationScene
  ) throws(KeisenError) {
    let track = state.tracks[index]
    let start = track.start ?? time
    let elapsed = track.isJumping ? .infinity : time - start
    if var driver = track.driver {
      let isMoved = try driver.apply(at: elapsed, in: &scene)
      state.tracks[index].driver = driver
      guard isMoved else {
        state.tracks[index].outcome = .cancelled
        ends.append((time, index))
        return
      }
      applied.append((track.number, driver))
    }
    if elapsed >= track.duration {
      state.tracks[index].outcome = .finished
      ends.append((min(time, start + track.duration), index))
    }
  }

  /// Passes ranges through their hooks, and calls the caller's code; no lock is held.
  private mutating func report(_ scene: inout AnimationScene) throws(KeisenError) {
    for (projection, range) in scene.decided {
      let hooked = try projection.hooked(range, projection.state.withLock { $0 })
      scene.ranges.animate(projection, to: hooked, by: animator.author)
    }
    for call in scene.calls {
      undos.append(call.undo)
      try KeisenError.calling("animation", call.run)
    }
  }

  /// Puts everything back, last things first.
  func rollBack() {
    for undo in undos.reversed() { undo() }
    animator.state.withLock { state in
      let own = Set(state.tracks.lazy.filter { $0.step == number }.map(\.number))
      for (number, driver) in applied.reversed() where own.contains(number) { driver.undo() }
      let old = Dictionary(uniqueKeysWithValues: before.lazy.map { ($0.number, $0) })
      for index in state.tracks.indices where own.contains(state.tracks[index].number) {
        if let track = old[state.tracks[index].number] { state.tracks[index] = track }
      }
    }
  }

  /// Lets go of what has ended; returns what is to be told of it.
  func commit() -> [() -> Void] {
    guard !ended.isEmpty else { return [] }
    return animator.state.withLock { state in
      let known = Set(state.tracks.lazy.filter { $0.outcome != nil }.map(\.number))
      let outcomes = Dictionary(
        uniqueKeysWithValues: state.tracks.lazy.compactMap { track in
          track.outcome.map { (track.number, $0) }
        }
      )
      let own = ended.filter(known.contains)
      let gone = Set(own)
      state.tracks.removeAll { gone.contains($0.number) }
      return own.flatMap { number in state.end(number, outcomes[number] ?? .cancelled) }
    }
  }
}

extension AnimationTrack {
  /// Whether a frame of that time moves it.
  fileprivate func isDue(at time: Double) -> Bool {
    isJumping || (start ?? time + offset) <= time
  }
}
