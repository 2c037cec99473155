/// An order of numbers in which neighbours are far from each other.
enum Scattering {
  /// Returns a step that, taken again and again around a count, comes by all numbers below it; 1
  /// for none.
  static func pace(of count: Int) -> Int {
    var pace = max(1, Int(Double(count) * 0.618))
    while maxCommonDivisor(pace, count) > 1 { pace += 1 }
    return pace
  }

  private static func maxCommonDivisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
