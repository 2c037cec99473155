import KeisenFrames
import KeisenMotion
import KeisenPrimitives
import KeisenRanges

/// What moves one property.
///
/// A plain value: a frame that fails puts the one from before in its place.
protocol AnimationDriver: Sendable {
  /// What it moves.
  var key: AnimationKey { get }

  /// Seconds from the beginning to the end.
  var duration: Double { get }

  /// What it moves, where to and how, for `Describable.describe()`.
  var described: DescribedMembers { get }

  /// Collects what it needs of a frame; no lock is held.
  func prepare(_ scene: inout AnimationScene) throws(KeisenError)

  /// Takes what it begins with.
  ///
  /// - Parameters:
  ///   - previous: What moved the property until now, where something did.
  ///   - elapsed: Seconds from its beginning until then.
  ///   - scene: The frame.
  /// - Returns: Whether it can begin.
  /// - Throws: What code of the caller's throws.
  mutating func begin(
    after previous: (any AnimationDriver)?,
    at elapsed: Double,
    in scene: inout AnimationScene
  ) throws(KeisenError) -> Bool

  /// Moves the property to where it is some seconds after the beginning.
  ///
  /// - Returns: Whether it did: not where somebody else has changed it.
  mutating func apply(
    at elapsed: Double,
    in scene: inout AnimationScene
  ) throws(KeisenError) -> Bool

  /// Puts back what the last `apply` has changed, unless somebody else changed it meanwhile.
  func undo()
}

extension AnimationDriver {
  func prepare(_ scene: inout AnimationScene) throws(KeisenError) {}

  func undo() {}
}

/// Which property of which object: what decides whether an animation takes over from another one.
public struct AnimationKey: Hashable, Sendable {
  private let identity: ObjectIdentifier?
  /// The name of the property.
  let name: String
  /// The object while it lives; only its identity counts, and only what is safe on any thread is
  /// asked of it.
  nonisolated(unsafe) weak let object: AnyObject?

  /// Makes the key of a property of an object, which is not kept alive.
  public init(_ object: AnyObject, _ name: String) {
    (self.object, identity) = (object, ObjectIdentifier(object))
    self.name = name
  }

  /// Makes a key by a name alone.
  public init(_ name: String) {
    (object, identity) = (nil, nil)
    self.name = name
  }

  /// Whether two keys are those of one property.
  public static func == (left: AnimationKey, right: AnimationKey) -> Bool {
    left.identity == right.identity && left.name == right.name
  }

  /// Feeds what equality looks at.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(name)
  }
}

/// What animations know of the frame that they are stepped for, and what they decide for it.
struct AnimationScene {
  /// The frame's copies of ranges.
  var ranges: FrameRanges
  /// The colours of the frame's chart.
  let theme: Theme
  /// The series of the frame's chart.
  let series: [any Series]
  /// The distances from the picture's sides to the plot of charts whose padding is automatic.
  var insets: [ObjectIdentifier: Insets] = [:]
  /// The number of the animator, for the ranges that it decides.
  var author: UInt64 = 0
  /// What ranges become.
  var decided: [(projection: Projection, range: ProjectionRange)] = []
  /// What is to be told to the caller's code.
  var calls: [Call] = []
  /// What drivers hold weakly, alive for the step.
  var kept: [AnyObject] = []

  /// A call of the caller's code, and what takes it back.
  struct Call {
    let run: () throws -> Void
    let undo: () -> Void
  }

  init(_ theme: Theme, _ series: [any Series]) {
    ranges = FrameRanges()
    (self.theme, self.series) = (theme, series)
  }

  /// Returns the colour that a series takes of the theme where it has none.
  func cycleColor(of object: AnyObject) -> Color {
    theme.cycleColor(series.firstIndex { $0 === object } ?? 0)
  }
}
