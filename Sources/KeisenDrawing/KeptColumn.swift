/// A column of elements that a renderer may keep from frame to frame.
///
/// The key names what the elements are, so that a renderer knows those it has; it writes only those
/// that it lacks.
public struct KeptColumn<Element: BitwiseCopyable & Sendable>: Sendable {
  /// What the elements are: columns of one key have equal elements in the rows that both have.
  public let key: KeptKey
  /// Whose elements they are: what is kept of them may go when it is gone.
  public let owner: any AnyObject & Sendable
  /// The rows that there are; they keep their numbers.
  public let rows: Range<Int>
  private let writer: @Sendable (Range<Int>, UnsafeMutablePointer<Element>) -> Void

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - key: What the elements are.
  ///   - owner: Whose they are.
  ///   - rows: The rows that there are.
  ///   - write: Writes the elements of some rows, from any thread; the memory may be slow to read.
  public init(
    _ key: KeptKey,
    of owner: any AnyObject & Sendable,
    rows: Range<Int>,
    write: @escaping @Sendable (Range<Int>, UnsafeMutablePointer<Element>) -> Void
  ) {
    self.key = key
    self.owner = owner
    self.rows = rows
    writer = write
  }

  /// Writes the elements of some rows.
  ///
  /// - Precondition: The column has these rows.
  public func write(_ some: Range<Int>, to target: UnsafeMutablePointer<Element>) {
    precondition(some.lowerBound >= rows.lowerBound && some.upperBound <= rows.upperBound)
    writer(some, target)
  }
}

/// What the elements of a kept column are.
public struct KeptKey: Hashable, Sendable {
  /// The state of the values that they are made of: of an owner, only the last one is worth
  /// keeping.
  public let version: Int
  private let form: any Hashable & Sendable

  /// Makes a key.
  ///
  /// - Parameters:
  ///   - version: The state of the values; no other state of any owner has it.
  ///   - form: What was made of them.
  public init(version: Int, form: some Hashable & Sendable) {
    self.version = version
    self.form = form
  }

  /// Whether both are the same.
  public static func == (left: KeptKey, right: KeptKey) -> Bool {
    left.version == right.version && AnyHashable(left.form) == AnyHashable(right.form)
  }

  /// Adds what the elements are.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    form.hash(into: &hasher)
  }
}
