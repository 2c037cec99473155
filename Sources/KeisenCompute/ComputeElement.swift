/// What a buffer holds: numbers of a kind and size.
public struct ComputeElement: Hashable, Sendable, CustomStringConvertible {
  /// A kind of number.
  public enum Kind: String, Hashable, Sendable {
    /// With a sign.
    case int
    /// Without a sign.
    case uint
    /// IEEE 754.
    case float
  }

  /// The kind.
  public let kind: Kind
  /// Bits of a number: 8, 16, 32 or 64.
  public let bits: Int

  /// Makes a kind and size.
  public init(_ kind: Kind, bits: Int) {
    self.kind = kind
    self.bits = bits
  }

  /// `float32`, for people.
  public var description: String { "\(kind.rawValue)\(bits)" }

  /// Whether a kernel may read these numbers as others: as what they are, or as words without a
  /// sign.
  func may(beReadAs other: ComputeElement) -> Bool {
    if other.kind == .uint { return true }
    return self == other || kind != .float && other.kind != .float && bits == other.bits
  }
}
