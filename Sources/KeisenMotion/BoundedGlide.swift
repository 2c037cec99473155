/// A glide between two limits: all it does after being let go, as a function of time.
///
/// At a soft limit the spring takes over at that very instant, with the speed; what comes back
/// across the limit fast glides on. A hard limit stops it. Positions count from where it was let
/// go, in points, times in seconds.
package struct BoundedGlide: Hashable, Sendable {
  /// What it does for a while.
  private enum Phase: Hashable {
    case glide(Glide)
    /// Round a limit.
    case spring(SpringBack)
  }

  private struct Part: Hashable {
    /// When it begins.
    let start: Double
    /// What positions of the phase count from.
    let base: Double
    let phase: Phase
  }

  private var parts: [Part] = []
  /// How long it moves.
  package private(set) var duration = 0.0
  /// Where it ends: on a limit exactly.
  package private(set) var end = 0.0

  /// The speed below which nothing glides any more, in points per second.
  package static let minSpeed = 1.0
  /// The distance below which nothing springs back any more, in points.
  package static let minDistance = 0.01

  /// Lets something go.
  ///
  /// - Parameters:
  ///   - velocity: In points per second.
  ///   - decay: That of the glide.
  ///   - minSpeed: The speed at which the glide ends, positive.
  ///   - limits: Where the limits are, seen from here; it is beyond one of them where 0 is not
  ///     between.
  ///   - isSoft: Whether limits may be crossed for a while.
  package init(
    velocity: Double,
    decay: Double,
    minSpeed: Double = minSpeed,
    limits: ClosedRange<Double>,
    isSoft: Bool
  ) {
    var position = 0.0
    var velocity = velocity
    if !isSoft { position = min(max(0, limits.lowerBound), limits.upperBound) }
    let nearest = min(max(position, limits.lowerBound), limits.upperBound)
    end = nearest
    if position != nearest {
      let spring = SpringBack(position: position - nearest, velocity: velocity)
      parts.append(Part(start: 0, base: nearest, phase: .spring(spring)))
      guard let crossing = spring.crossing else {
        duration = spring.duration(until: Self.minDistance)
        return
      }
      duration = crossing
      position = nearest
      velocity = spring.velocity(at: crossing)
    }
    let glide = Glide(velocity: velocity, decay: decay)
    let time = glide.duration(untilSpeed: minSpeed)
    guard time > 0 else { return }
    parts.append(Part(start: duration, base: position, phase: .glide(glide)))
    let limit = velocity > 0 ? limits.upperBound : limits.lowerBound
    guard limit.isFinite, let arrival = glide.time(at: limit - position), arrival < time else {
      duration += time
      end = position + glide.position(at: time)
      return
    }
    duration += arrival
    end = limit
    guard isSoft else { return }
    let spring = SpringBack(position: 0, velocity: glide.velocity(at: arrival))
    parts.append(Part(start: duration, base: limit, phase: .spring(spring)))
    duration += spring.duration(until: Self.minDistance)
  }

  /// Returns where it is; before the beginning where it was let go.
  package func position(at time: Double) -> Double {
    guard time >= 0 else { return 0 }
    guard time < duration, let part = parts.last(where: { $0.start <= time }) else { return end }
    switch part.phase {
    case .glide(let glide): return part.base + glide.position(at: time - part.start)
    case .spring(let spring): return part.base + spring.position(at: time - part.start)
    }
  }
}
