import KeisenTestSupport

/// Values that arithmetic does not like.
enum NastyValues {
  /// NaN, infinities, zeros of both signs, the greatest and the least doubles.
  static let special: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, 1e308, -1e308, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
    2.2250738585072014e-308, 1, -1,
  ]

  /// Lists of all lengths from none on: special ones, equal ones, whole ones, of every magnitude.
  static func lists(seed: UInt64, count: Int = 200) -> [[Double]] {
    var generator = SeededGenerator(seed: seed)
    var lists: [[Double]] = [
      [], [1], [.nan], [.infinity], [.leastNonzeroMagnitude], [1e308, -1e308], special,
    ]
    lists += [Array(repeating: 1e308, count: 5), Array(repeating: 0.1, count: 1_000)]
    lists += [[1, 1.0.nextUp], [-.infinity, .infinity], [0, .leastNonzeroMagnitude], [-0.0, 0]]
    for index in 0..<count {
      let length = Int.random(in: 1...(index % 10 == 0 ? 3_000 : 40), using: &generator)
      lists.append((0..<length).map { _ in value(index % 7, &generator) })
    }
    return lists
  }

  private static func value(_ kind: Int, _ generator: inout SeededGenerator) -> Double {
    switch kind {
    case 0: Double(bitPattern: generator.next())
    case 1: Double(Int.random(in: -3...3, using: &generator))
    case 2: Double.random(in: -1...1, using: &generator)
    case 3: special.randomElement(using: &generator) ?? 0
    case 4: 1 + Double(Int.random(in: 0...4, using: &generator)) * 0x1p-52
    case 5: Double.random(in: 1e9...1e9 + 1, using: &generator)
    default:
      Int.random(in: 0...9, using: &generator) == 0
        ? .nan : 1.7e308 * .random(in: -1...1, using: &generator)
    }
  }
}
