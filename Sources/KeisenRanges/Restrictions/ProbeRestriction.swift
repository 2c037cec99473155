import KeisenPrimitives

/// Remembers the range that passes, and changes nothing.
///
/// It remembers any range, empty and infinite ones too, of the latest update that came to it.
public final class ProbeRestriction: Restriction {
  private let seen = Locked<ProposedRange?>(nil)

  /// Makes a probe that has seen nothing.
  public init() {}

  /// As C calls it.
  public static var typeName: String { "probe" }

  /// The latest range, relative to the origin of that update; nil before the first.
  public var last: ProposedRange? { seen.withLock { $0 } }

  /// How long the latest range was, infinite where an end was; nil before the first and for an
  /// empty one.
  public var length: Double? {
    guard let last, !last.isEmpty else { return nil }
    return last.length
  }

  /// The middle of the latest range, relative to the origin of that update; nil before the first,
  /// for an empty one and where both ends were infinite.
  public var middle: Double? {
    guard let last, !last.isEmpty, !last.middle.isNaN else { return nil }
    return last.middle
  }

  /// Rewrites a range, as the type says.
  public func restrict(_ range: inout ProposedRange, in context: RangeContext) {
    let range = range
    seen.withLock { $0 = range }
  }
}
