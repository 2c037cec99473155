import KeisenTestSupport
import Testing

@testable import KeisenFrames

@Suite("Trend")
struct TrendTests {
  /// Kendall's τ-b by its definition, in counts of pairs that agree, disagree, and are tied.
  private func tau(_ x: [Double], _ y: [Double]) -> Double {
    var (agreeing, disagreeing, tiedX, tiedY) = (0, 0, 0, 0)
    for i in x.indices {
      for j in x.indices where j < i {
        let product = (x[i] - x[j]) * (y[i] - y[j])
        if x[i] == x[j], y[i] == y[j] { continue }
        if x[i] == x[j] {
          tiedX += 1
        } else if y[i] == y[j] {
          tiedY += 1
        } else if product > 0 {
          agreeing += 1
        } else {
          disagreeing += 1
        }
      }
    }
    let inX = Double(agreeing + disagreeing + tiedY)
    let inY = Double(agreeing + disagreeing + tiedX)
    return Double(agreeing - disagreeing) / (inX * inY).squareRoot()
  }

  private func slow(_ x: [Double], _ y: [Double]) -> Trend? {
    guard x.count > 1, Set(x).count > 1 else { return nil }
    guard Set(y).count > 1 else { return .steady }
    let n = Double(x.count)
    let error = (2 * (2 * n + 5) / (9 * n * (n - 1))).squareRoot()
    let threshold = min(1, max(0.4, 1.96 * error)) - 1e-9
    let tau = tau(x, y)
    return tau >= threshold ? .rising : tau <= -threshold ? .falling : .unclear
  }

  @Test("agrees with the definition on numbers of any kind")
  func random() {
    var random = SeededGenerator(seed: 5)
    var found: [Trend?: Int] = [:]
    for round in 0..<600 {
      let count = Int.random(in: 0...40, using: &random)
      let slope = Double.random(in: -2...2, using: &random)
      let steps = round % 3 == 0 ? 3.0 : 1e6
      let x = (0..<count).map { _ in
        (Double.random(in: 0...1, using: &random) * steps).rounded() / steps
      }
      let y = x.map { x in
        let noise = Double.random(in: -1...1, using: &random)
        return round % 50 == 0 ? 7 : ((slope * x + noise) * steps).rounded() / steps
      }
      let trend = Trend(x, y)
      #expect(trend == slow(x, y), "\(x) \(y)")
      found[trend, default: 0] += 1
    }
    for trend in [Trend.rising, .falling, .steady, .unclear] { #expect((found[trend] ?? 0) > 5) }
  }

  @Test("is told of few values only where each is above the one before")
  func few() {
    #expect(Trend([], []) == nil)
    #expect(Trend([1], [1]) == nil)
    #expect(Trend([1, 2], [1, 2]) == .rising)
    #expect(Trend([2, 1], [1, 2]) == .falling)
    #expect(Trend([1, 2, 3], [1, 3, 2]) == .unclear)
    #expect(Trend([1, 2, 3], [3, 2, 1]) == .falling)
    #expect(Trend([1, 1], [1, 2]) == nil)
    #expect(Trend([1, 2], [4, 4]) == .steady)
    #expect(Trend([0, 1, 2, 3], [-1e308, 0, 1e300, 1.7e308]) == .rising)
  }

  @Test("asks one row of each of equal runs")
  func rows() {
    #expect(Trend.rows(of: 5..<9) == [5, 6, 7, 8])
    #expect(Trend.rows(of: 3..<3) == [])
    for count in [64, 65, 200, 1_000, 1_000_003] {
      let rows = Trend.rows(of: 10..<10 + count)
      #expect(rows.count == 64)
      #expect(rows == rows.sorted() && Set(rows).count == 64)
      #expect(rows.allSatisfy { (10..<10 + count).contains($0) })
    }
  }

  @Test("is not fooled by values that come again")
  func waves() {
    // A wave of 1,000 whole turns: rows at equal distances would stand still or go one way.
    let rows = Trend.rows(of: 0..<128_000)
    let values = rows.map { Double($0 % 128) }
    #expect(Trend(rows.map(Double.init), values) == .unclear)
  }
}
