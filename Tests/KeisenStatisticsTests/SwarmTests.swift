import KeisenPrimitives
import KeisenStatistics
import KeisenTestSupport
import Testing

@Suite("Swarms and jitter")
struct SwarmTests {
  private func swarm(
    _ values: [Double],
    diameter: Double = 1,
    halfWidth: Double = 1e6
  ) throws -> (swarm: Swarm, offsets: [Double]) {
    let swarm = try values.withUnsafeBufferPointer {
      try Swarm(of: $0, diameter: diameter, halfWidth: halfWidth)
    }
    return (swarm, swarm.offsets.withValues { Array($0) })
  }

  private func lists() -> [[Double]] {
    var generator = SeededGenerator(seed: 20)
    return [1.0, 10, 100].flatMap { width in
      [
        (0..<400).map { _ in Double.random(in: 0...width, using: &generator) },
        (0..<400).map { _ in Double.random(in: 0...width, using: &generator).rounded() },
        (0..<400).map { _ in
          (0..<6).reduce(0) { sum, _ in sum + Double.random(in: 0...width, using: &generator) }
        },
      ]
    }
  }

  @Test("No two discs overlap.")
  func overlap() throws {
    for values in lists() {
      for diameter in [0.3, 1, 7] {
        let found = try swarm(values, diameter: diameter)
        #expect(found.swarm.method == .clear && found.swarm.crowded == 0)
        for first in values.indices {
          for second in 0..<first {
            let along = values[first] - values[second]
            let across = found.offsets[first] - found.offsets[second]
            let square = along * along + across * across
            #expect(square >= diameter * diameter * (1 - 1e-9))
          }
        }
      }
    }
  }

  @Test("Each disc is as near to the line as those before leave room, and swarms are even.")
  func compact() throws {
    for values in lists() {
      let offsets = try swarm(values).offsets
      let order = values.indices.sorted { (values[$0], $0) < (values[$1], $1) }
      for (place, row) in order.enumerated() {
        let before = order[..<place].filter { values[row] - values[$0] < 1 }
        func half(_ other: Int) -> Double {
          let distance = values[row] - values[other]
          return (1 - distance * distance).squareRoot()
        }
        // On the line, or touching one of those before.
        let places: [Double] =
          [0] + before.flatMap { [offsets[$0] - half($0), offsets[$0] + half($0)] }
        let free = places.filter { candidate in
          before.allSatisfy { abs(candidate - offsets[$0]) >= half($0) - 1e-9 }
        }
        let nearest = free.map { abs($0) }.min()
        #expect(abs(abs(offsets[row]) - (nearest ?? .nan)) < 1e-6)
      }
      let reach = (offsets.min() ?? 0, offsets.max() ?? 0)
      #expect(abs(reach.0 + reach.1) <= 1.5, "\(reach)")
    }
    #expect(try swarm([2, 2, 2, 2, 2]).offsets.sorted() == [-2, -1, 0, 1, 2])
  }

  @Test("Discs without room are put at the end of the width, and counted.")
  func crowded() throws {
    let found = try swarm([1, 1, 1, 1, 1, 1, 1], halfWidth: 2)
    #expect(found.swarm.crowded == 2)
    #expect(found.offsets.sorted() == [-2, -2, -1, 0, 1, 2, 2])
  }

  @Test("Too many discs in one place are placed by density, within the width, quickly.")
  func many() throws {
    var generator = SeededGenerator(seed: 21)
    let values = (0..<200_000).map { _ in
      (0..<6).reduce(0) { sum, _ in sum + Double.random(in: -1...1, using: &generator) }
    }
    let found = try swarm(values, diameter: 0.1, halfWidth: 5)
    #expect(found.swarm.method == .byDensity && found.swarm.crowded == 0)
    #expect(found.offsets.allSatisfy { abs($0) <= 5 })
    // As wide as the density, which is widest in the middle.
    func reach(_ range: ClosedRange<Double>) -> Double {
      zip(values, found.offsets).reduce(0) { range.contains($1.0) ? max($0, abs($1.1)) : $0 }
    }
    #expect(reach(-0.1...0.1) > 4.9 && reach(3...3.2) < 2 && reach(3...3.2) > 0.2)
    let sum = found.offsets.reduce(0, +)
    #expect(abs(sum) < 0.01 * 200_000)
    let equal = try swarm(Array(repeating: 3, count: 10_000), halfWidth: 2)
    #expect(equal.swarm.method == .byDensity && (equal.offsets.max() ?? 0) > 1.99)
  }

  @Test("Rows keep their order, and those that are not finite have no place.")
  func nasty() throws {
    for values in NastyValues.lists(seed: 22, count: 60) {
      let found = try swarm(values, halfWidth: 10)
      #expect(found.offsets.count == values.count)
      #expect(found.swarm.gaps == values.count { !$0.isFinite })
      for (value, offset) in zip(values, found.offsets) {
        #expect(value.isFinite ? abs(offset) <= 10 : offset.isNaN)
      }
    }
    for (name, diameter, halfWidth) in [("diameter", 0, 1), ("half-width", 1, -1)]
      as [(String, Double, Double)]
    {
      let value = min(diameter, halfWidth)
      #expect(
        KeisenError.message { _ = try swarm([1], diameter: diameter, halfWidth: halfWidth) }
          == "\(name) of a swarm must be positive and finite, got \(value)"
      )
    }
  }

  @Test("Jitter is the same for a row whatever the others, even, and other for another seed.")
  func jitter() {
    let jitter = Jitter(seed: 1)
    var generator = SeededGenerator(seed: 1)
    var batch = [Double](repeating: 0, count: 1_000)
    batch.withUnsafeMutableBufferPointer { jitter.fill($0, firstRow: 0) }
    for row in batch.indices {
      #expect(batch[row] == Double(Int64(bitPattern: generator.next()) >> 11) * 0x1p-52)
      #expect(batch[row] == jitter.offset(row: row) && batch[row] >= -1 && batch[row] < 1)
    }
    for tenth in 0..<10 {
      let low = Double(tenth) / 5 - 1
      #expect((60...140).contains(batch.count { $0 >= low && $0 < low + 0.2 }))
    }
    #expect(Jitter(seed: 2).offset(row: 5) != batch[5])
    #expect(jitter.offset(row: .max).isFinite && jitter.offset(row: .min).isFinite)
  }
}
