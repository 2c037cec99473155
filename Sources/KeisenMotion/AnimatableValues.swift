/// Any number of values that move together: what is missing of the shorter of two counts as 0.
///
/// Two that differ in zeros at the end alone are equal, so that all axioms of a vector space hold,
/// as far as those of the numbers do.
public struct AnimatableValues: VectorArithmetic, Sendable {
  private var values: [Double]

  /// Makes them from numbers.
  public init(_ values: Double...) { self.values = values }

  /// Makes them from an array of any floating-point type, rounded to doubles where that has more
  /// digits.
  public init(_ values: some Sequence<some BinaryFloatingPoint>) {
    self.values = values.map { Double($0) }
  }

  /// None: the zero of any number of values.
  public static var zero: AnimatableValues { AnimatableValues() }

  /// Number of values, zeros at the end included.
  public var count: Int { values.count }

  /// Returns the values, zeros at the end included, rounded to another type.
  public func values<Scalar: BinaryFloatingPoint>(as type: Scalar.Type = Double.self) -> [Scalar] {
    values.map { Scalar($0) }
  }

  /// The value at an index; 0 where there is none.
  public subscript(index: Int) -> Double {
    values.indices.contains(index) ? values[index] : 0
  }

  /// Adds value to value.
  public static func + (left: AnimatableValues, right: AnimatableValues) -> AnimatableValues {
    var sum = left
    sum += right
    return sum
  }

  /// Adds value to value.
  public static func += (left: inout AnimatableValues, right: AnimatableValues) {
    left.pad(to: right.count)
    for (index, value) in right.values.enumerated() { left.values[index] += value }
  }

  /// Subtracts value from value.
  public static func - (left: AnimatableValues, right: AnimatableValues) -> AnimatableValues {
    var difference = left
    difference -= right
    return difference
  }

  /// Subtracts value from value.
  public static func -= (left: inout AnimatableValues, right: AnimatableValues) {
    left.pad(to: right.count)
    for (index, value) in right.values.enumerated() { left.values[index] -= value }
  }

  private mutating func pad(to count: Int) {
    guard count > values.count else { return }
    values += repeatElement(0, count: count - values.count)
  }

  /// Multiplies each value by a factor.
  public mutating func scale(by factor: Double) {
    for index in values.indices { values[index] *= factor }
  }

  /// The sum of the squares.
  public var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

  /// Those up to the last that is not 0.
  private var significant: ArraySlice<Double> {
    guard let last = values.lastIndex(where: { $0 != 0 }) else { return [] }
    return values[...last]
  }
}

extension AnimatableValues: Hashable {
  /// Whether both are the same but for zeros at the end.
  public static func == (left: AnimatableValues, right: AnimatableValues) -> Bool {
    left.significant == right.significant
  }

  /// Feeds what `==` looks at.
  public func hash(into hasher: inout Hasher) { hasher.combine(significant) }
}

extension AnimatableValues: ExpressibleByArrayLiteral {
  /// Makes them from a literal.
  public init(arrayLiteral elements: Double...) { values = elements }
}
