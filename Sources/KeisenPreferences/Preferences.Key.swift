extension Preferences {
  /// The name of a value.
  ///
  /// Keys are one where their characters in UTF-8 are: `é` as one character and `e` with an accent
  /// behind it are two, as in the file and in every other language, though Swift takes them for
  /// equal strings.
  ///
  ///     extension Preferences.Key { static let volume: Self = "volume" }
  public struct Key: Hashable, Comparable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
  {
    /// The key as a text.
    public let description: String

    /// Makes a key.
    public init(_ name: String) { description = name }

    /// Makes a key.
    public init(stringLiteral name: String) { description = name }

    /// Tells whether two keys have the same characters.
    public static func == (left: Key, right: Key) -> Bool {
      left.description.utf8.elementsEqual(right.description.utf8)
    }

    /// Tells whether a key comes first, by its Unicode scalars.
    public static func < (left: Key, right: Key) -> Bool {
      left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
    }

    /// Feeds the characters to a hash.
    public func hash(into hasher: inout Hasher) {
      for byte in description.utf8 { hasher.combine(byte) }
      hasher.combine(0xff as UInt8)
    }
  }
}
