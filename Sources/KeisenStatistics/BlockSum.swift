/// A sum of many numbers: plain within blocks, with what is lost between them carried along.
///
/// So its error is that of a block, however many there are. The carrying is A. Neumaier's (1974).
struct BlockSum {
  /// Numbers of a block.
  static let length = 256

  private var sum = 0.0
  private var lost = 0.0

  /// The sum so far.
  var value: Double { sum + lost }

  /// Adds a finite number: one, or a block's sum.
  mutating func add(_ number: Double) {
    let next = sum + number
    lost += abs(sum) >= abs(number) ? (sum - next) + number : (number - next) + sum
    sum = next
  }
}
