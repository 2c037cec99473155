import KeisenData
import KeisenMotion
import KeisenPrimitives

/// What is to move, where to, and when: one property, or a group or sequence of such.
///
/// A plain value: an animator that it is added to runs it. Two animations of one property of one
/// object are one movement: the one that begins later takes over with the value and the velocity of
/// that moment.
public struct Animation: Sendable {
  enum Content: Sendable {
    /// One property.
    case property(any AnimationDriver)
    /// Time that passes.
    case pause(Double)
    /// Parts that begin together.
    case group([Animation])
    /// Parts of which each begins when the one before ends.
    case sequence([Animation])

    /// Whether it has parts, or could.
    fileprivate var isWhole: Bool {
      switch self {
      case .property, .pause: false
      case .group, .sequence: true
      }
    }
  }

  /// Most groups and sequences in each other.
  private static let depthLimit = 100
  /// Most properties and pauses of one whole.
  private static let countLimit = 100_000

  let content: Content
  /// As `AnimationTiming.start`.
  let start: Double?
  /// Seconds before it begins.
  let delay: Double
  /// Seconds from the beginning of the delay to the end; infinite where it has none.
  public let length: Double
  /// Number of properties and pauses that it consists of, an empty whole being one.
  private let count: Int
  /// Number of groups and sequences in each other, itself included.
  private let depth: Int
  /// PointerState of the end.
  private(set) var onEnd: (@Sendable (AnimationOutcome) -> Void)?

  init(_ content: Content, start: Double?, delay: Double) {
    (self.content, self.start, self.delay) = (content, start, delay)
    let parts: [Animation]
    switch content {
    case .property(let driver): (parts, length) = ([], delay + driver.duration)
    case .pause(let duration): (parts, length) = ([], delay + duration)
    case .group(let own): (parts, length) = (own, delay + (own.map(\.length).max() ?? 0))
    case .sequence(let own): (parts, length) = (own, delay + own.reduce(0) { $0 + $1.length })
    }
    count = max(1, parts.reduce(0) { $0 + $1.count })
    depth = content.isWhole ? 1 + (parts.map(\.depth).max() ?? 0) : 0
  }

  init(_ driver: any AnimationDriver, _ timing: AnimationTiming) {
    self.init(.property(driver), start: timing.start, delay: timing.delay)
  }

  /// Makes an animation that tells its end.
  ///
  /// Called once, without a lock: at the end of the frame that shows the last value, on its thread,
  /// when chart and animator are as after the frame, or where it is cancelled. It may add
  /// animations and draw. Of several that end in one frame, those that ended earlier are told
  /// first, and parts before what they are parts of.
  ///
  /// - Parameter body: Replaces what was told before.
  /// - Returns: The animation.
  public func onEnd(_ body: @escaping @Sendable (AnimationOutcome) -> Void) -> Animation {
    var animation = self
    animation.onEnd = body
    return animation
  }

  /// Makes an animation of parts that begin together; it ends with the last of them.
  ///
  /// - Parameters:
  ///   - parts: Any number; none ends at once.
  ///   - start: As `AnimationTiming.start`.
  ///   - delay: Seconds before the parts' own delays, not negative.
  /// - Returns: The animation.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is not allowed, a part has
  ///   a start, the whole is more than 100 groups and sequences deep, or consists of more than
  ///   100,000 properties and pauses.
  public static func group(
    _ parts: [Animation],
    start: Double? = nil,
    delay: Double = 0
  ) throws(KeisenError) -> Animation {
    try checked(parts, start, delay)
    return Animation(.group(parts), start: start, delay: delay)
  }

  /// Makes an animation of parts of which each begins when the one before ends.
  ///
  /// A part that is cancelled, or ended by a change of the caller's, leaves its time empty.
  ///
  /// - Parameters:
  ///   - parts: Any number; none ends at once. Only the last one may be without end.
  ///   - start: As `AnimationTiming.start`.
  ///   - delay: Seconds before the first part's own delay, not negative.
  /// - Returns: The animation.
  /// - Throws: As `group`; and when a part before the last one has no end.
  public static func sequence(
    _ parts: [Animation],
    start: Double? = nil,
    delay: Double = 0
  ) throws(KeisenError) -> Animation {
    try checked(parts, start, delay)
    if let index = parts.dropLast().firstIndex(where: { $0.length == .infinity }) {
      throw .invalidArgument("part \(index) of a sequence of \(parts.count) must have an end")
    }
    return Animation(.sequence(parts), start: start, delay: delay)
  }

  /// Makes an animation that moves nothing.
  ///
  /// - Parameter duration: In seconds, not negative.
  /// - Returns: The animation.
  /// - Throws: `KeisenError` with code `.invalidArgument` when that is not allowed.
  public static func pause(_ duration: Double) throws(KeisenError) -> Animation {
    try AnimationTiming(duration: duration).validate()
    return Animation(.pause(duration), start: nil, delay: 0)
  }

  private static func checked(
    _ parts: [Animation],
    _ start: Double?,
    _ delay: Double
  ) throws(KeisenError) {
    try AnimationTiming(start: start, delay: delay).validate()
    for (index, part) in parts.enumerated() {
      guard let start = part.start else { continue }
      throw .invalidArgument(
        "part \(index) of a group or sequence must have no start of its own, got \(start)"
      )
    }
    let depth = 1 + (parts.map(\.depth).max() ?? 0)
    guard depth <= depthLimit else {
      throw .invalidArgument(
        "groups and sequences must be at most \(depthLimit) deep, got \(depth)"
      )
    }
    let count = parts.reduce(0) { $0 + $1.count }
    guard count <= countLimit else {
      throw .invalidArgument(
        "a group or sequence must have at most \(countLimit) parts in all, got \(count)"
      )
    }
  }
}

/// How an animation has ended.
public enum AnimationOutcome: Int32, Hashable, Sendable {
  /// At its end, with the last value; of several, all of them.
  case finished = 0
  /// Before: cancelled, taken over by another one, or by a change that the caller made of what it
  /// moves.
  case cancelled = 1
}

/// Which animation of an animator it is.
public struct AnimationID: Hashable, Sendable {
  let number: UInt64

  /// Makes an identity from its number.
  package init(number: UInt64) { self.number = number }

  /// Its number, from 1 on.
  package var value: UInt64 { number }
}
