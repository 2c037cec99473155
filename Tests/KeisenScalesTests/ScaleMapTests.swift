import KeisenTestSupport
import Testing

@testable import KeisenScales

struct ScaleMapTests {
  @Test("finds the value of a position, one by one and in batches")
  func inverse() {
    var random = SeededGenerator(seed: 1)
    let map = Scale.linear.map(min: 20, max: -5, to: 40, 440)
    #expect(map.position(of: 20) == 40)
    #expect(map.position(of: -5) == 440)
    #expect(map.value(at: 440) == -5)
    let values = (0..<101).map { _ in Double.random(in: -50...50, using: &random) }
    var positions = values
    var found = values
    positions.withUnsafeMutableBufferPointer { positions in
      found.withUnsafeMutableBufferPointer { found in
        guard let first = positions.baseAddress, let target = found.baseAddress else { return }
        map.positions(of: UnsafeBufferPointer(positions), into: first)
        map.values(at: UnsafeBufferPointer(positions), into: target)
      }
    }
    for (value, (position, found)) in zip(values, zip(positions, found)) {
      #expect(position == map.position(of: value))
      #expect(found == map.value(at: position))
      #expect(abs(found - value) <= 1e-13)
    }
  }

  @Test("finds the middle of the range where positions have no length")
  func flat() {
    #expect(Scale.linear.map(min: 10, max: 30, to: 7, 7).value(at: 123) == 20)
  }
}
