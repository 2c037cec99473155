import KeisenTestSupport
import Testing

@testable import KeisenScales

@Suite("Distribution")
struct DistributionTests {
  @Test("tells the part of the values, the least left out, that are not greater")
  func parts() throws {
    let distribution = try #require(Distribution(of: [1, 2, 5, 100], counts: [50, 30, 15, 5]))
    #expect([1, 2, 5, 100].map(distribution.part(of:)) == [0, 0.6, 0.9, 1])
    #expect(distribution.part(of: 1.5) == 0.3)
    #expect(distribution.part(of: 0.9) < 0)
    #expect(distribution.part(of: 101) > 1)
    #expect(distribution.part(of: .nan).isNaN)
    #expect([0, 0.3, 0.6, 1, -1, 2].map(distribution.value(of:)) == [1, 1.5, 2, 100, 1, 100])
  }

  @Test("has the middle for a value that is alone, and is nothing of no values")
  func few() throws {
    #expect(Distribution(of: [], counts: []) == nil)
    let distribution = try #require(Distribution(of: [7], counts: [3]))
    #expect(distribution.part(of: 7) == 0.5)
    #expect(distribution.isConstant)
    #expect(distribution.ticks(5) == [7])
  }

  @Test("keeps about a thousand of many values, none wrong by more than 1/256")
  func many() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<20 {
      let count = Int.random(in: 1000...60_000, using: &random)
      var value = -5.0
      let values = (0..<count).map { _ in
        value += Double.random(in: 0.001...1, using: &random)
        return value
      }
      let counts = (0..<count).map { _ in
        Int.random(in: 1...10, using: &random)
          * (Int.random(in: 0..<1000, using: &random) == 0 ? 5000 : 1)
      }
      let distribution = try #require(Distribution(of: values, counts: counts))
      #expect(distribution.values.count <= 1100)
      let total = counts.reduce(0, +) - counts[0]
      var sum = -counts[0]
      for (value, count) in zip(values, counts) {
        sum += count
        #expect(abs(distribution.part(of: value) - Double(sum) / Double(total)) < 1 / 256)
      }
    }
  }

  @Test("puts ticks on round values, at nearly equal distances")
  func ticks() throws {
    let values = (1...4000).map(Double.init)
    let distribution = try #require(
      Distribution(of: values, counts: values.map { Int(4e6 / ($0 * $0)) + 1 })
    )
    let ticks = distribution.ticks(5)
    #expect(ticks == ticks.sorted())
    #expect(ticks.count >= 3)
    for (index, tick) in ticks.enumerated() where index > 0 {
      let distance = distribution.part(of: tick) - distribution.part(of: ticks[index - 1])
      #expect(distance > 0.05)
    }
    #expect(Distribution.roundest(between: 1.2, 3.9, near: 2.5) == 2)
    #expect(Distribution.roundest(between: 1, 2.4, near: 1) == 1)
    #expect(Distribution.roundest(between: -130, -70, near: -90) == -100)
    #expect(Distribution.roundest(between: -7, 3, near: 1) == 0)
    #expect(Distribution.roundest(between: -0.3, -0.2, near: -0.25) == -0.2)
    #expect(Distribution.roundest(between: 1234.5, 1234.5, near: 1234.5) == 1234.5)
  }

  @Test("maps in either direction, and back")
  func map() throws {
    let distribution = try #require(Distribution(of: [1, 2, 5, 100], counts: [50, 30, 15, 5]))
    for (first, last) in [(0.0, 200.0), (200, 0), (-3, 7)] {
      let map = ScaleMap.distribution(DistributionMap(distribution, to: first, last))
      #expect(map.position(of: 1) == first && map.position(of: 100) == last)
      for value in [1, 1.25, 2, 3, 5, 50, 100.0] {
        #expect(abs(map.value(at: map.position(of: value)) - value) < 1e-9)
      }
      #expect(map.position(of: .nan).isNaN)
      var positions = [2.0, 0, 101]
      let scalar = positions.map(map.position(of:))
      positions.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        map.positions(of: UnsafeBufferPointer(buffer), into: base)
      }
      #expect(positions == scalar)
    }
  }
}
