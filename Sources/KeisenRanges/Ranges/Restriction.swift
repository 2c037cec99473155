/// One step of the policy that decides a range: it gets a range and gives another one.
///
/// An updater runs its restrictions in list order. Restrictions never change what they say they
/// are; another policy is another restriction in their place.
public protocol Restriction: RangePolicy {
  /// What C and documents call its class: `user_interactive`; `custom` for one of a program.
  static var typeName: String { get }

  /// What it is called in messages; that of its class by default, as `UserInteractive`.
  var name: String { get }

  /// The projections besides the target whose ranges it reads.
  ///
  /// In a frame their own updaters run first.
  var projections: [Projection] { get }

  /// Rewrites a range, which is ordered, or empty, and has no NaN; its ends may be infinite.
  ///
  /// No lock is held. What it leaves reversed is turned round.
  ///
  /// - Parameters:
  ///   - range: Relative to the origin of the context.
  ///   - context: What the range is for.
  /// - Throws: Anything; then the target keeps its range.
  func restrict(_ range: inout ProposedRange, in context: RangeContext) throws

  /// Returns the first time at or after `time`, in seconds, at which it would give something else
  /// by itself; nil for never.
  func nextTime(after time: Double) -> Double?

  /// Whether a range that it begins with keeps the direction of the data, as that of gestures does.
  var keepsDirection: Bool { get }
}

extension Restriction {
  /// That of its class.
  public var name: String {
    Self.typeName.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Reads none.
  public var projections: [Projection] { [] }

  /// Gives the same at any time.
  public func nextTime(after time: Double) -> Double? { nil }

  /// Goes from the least value to the greatest.
  public var keepsDirection: Bool { false }
}
