/// Does what a closure says.
///
/// The closure gets every range, empty and infinite ones too.
public final class BlockRestriction: Restriction {
  /// Rewrites a range, as `Restriction.restrict` does.
  public typealias Body = @Sendable (inout ProposedRange, RangeContext) throws -> Void

  /// What it is called in messages.
  public let name: String

  /// As C calls it.
  public static var typeName: String { "custom" }
  /// The projections whose ranges it reads.
  public let projections: [Projection]
  private let body: Body

  /// Makes a restriction.
  ///
  /// - Parameters:
  ///   - name: What it is called in messages.
  ///   - projections: Those besides the target whose ranges it reads.
  ///   - body: Called without a lock, on the thread that updates, maybe on several at once.
  public init(name: String = "Block", projections: [Projection] = [], body: @escaping Body) {
    self.name = name
    self.projections = projections
    self.body = body
  }

  /// Rewrites a range, as the type says.
  public func restrict(_ range: inout ProposedRange, in context: RangeContext) throws {
    try body(&range, context)
  }
}
