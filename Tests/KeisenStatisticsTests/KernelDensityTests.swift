import KeisenJSON
import KeisenPrimitives
import KeisenStatistics
import KeisenTestSupport
import Testing

@Suite("Kernel densities")
struct KernelDensityTests {
  /// A density, evaluated in both ways.
  private struct Evaluated {
    let density: KernelDensity
    let exact: [Double]
    let grid: GridDensity
  }

  private func evaluate(
    _ values: [Double],
    weights: [Double]? = nil,
    bandwidth: KernelBandwidth = .scott,
    adjust: Double = 1,
    places: [Double]? = nil,
    count: Int = 100,
    cut: Double = 0
  ) throws -> Evaluated {
    func evaluate(
      _ values: UnsafeBufferPointer<Double>,
      _ weights: UnsafeBufferPointer<Double>?
    ) throws -> Evaluated {
      let density = try KernelDensity(
        of: values,
        weights: weights,
        bandwidth: bandwidth,
        adjust: adjust
      )
      let grid = try density.grid(count: count, cut: cut, of: values, weights: weights)
      let exact = density.densities(at: places ?? grid.places, of: values, weights: weights)
      return Evaluated(density: density, exact: exact, grid: grid)
    }
    return try values.withUnsafeBufferPointer { values in
      guard let weights else { return try evaluate(values, nil) }
      return try weights.withUnsafeBufferPointer { try evaluate(values, $0) }
    }
  }

  @Test("Bandwidths and densities are those of scipy, with weights and without.")
  func reference() throws {
    for test in try Reference.cases("densities") {
      let bandwidth: KernelBandwidth =
        switch test["method"]?.text {
        case "scott": .scott
        case "silverman": .silverman
        default: .factor(test["method"]?.number ?? .nan)
        }
      let found = try evaluate(
        try Reference.values(of: test),
        weights: test["weights"]?.doubles,
        bandwidth: bandwidth,
        places: test["places"]?.doubles
      )
      #expect(isClose(found.density.bandwidth, test["bandwidth"]?.number ?? 0))
      let peak = 0.4 / found.density.bandwidth
      #expect(areClose(found.exact, test["densities"]?.doubles ?? [], scale: peak))
    }
  }

  @Test("Violins have the places and densities of matplotlib's, equal values too.")
  func violins() throws {
    for test in try Reference.cases("violins") {
      let found = try evaluate(try Reference.values(of: test))
      #expect(areClose(found.grid.places, test["places"]?.doubles ?? [], scale: 10))
      #expect(areClose(found.exact, test["densities"]?.doubles ?? [], scale: 1))
      for (fast, exact) in zip(found.grid.densities, found.exact) {
        #expect(abs(fast - exact) <= found.grid.errorBound)
      }
    }
  }

  @Test("The fast way is within its bound of the slow one, for any shape and number of values.")
  func bound() throws {
    var generator = SeededGenerator(seed: 14)
    for round in 0..<12 {
      let shift = round % 3 == 0 ? 1e9 : 0
      var values = (0..<(round < 6 ? 60_000 : 300)).map { _ in
        let sum = (0..<4).reduce(0.0) { sum, _ in sum + .random(in: -1...1, using: &generator) }
        return shift + (round % 2 == 0 ? sum : (sum * 2).rounded(.down))
      }
      if round % 4 == 3 { values += [shift + 500, shift - 900] }
      let weights = round % 5 == 4 ? values.map { abs($0) } : nil
      for (count, cut) in [(20, 0.0), (257, 2)] {
        let found = try evaluate(values, weights: weights, count: count, cut: cut)
        #expect(found.grid.errorBound <= 3.1e-5 * 0.4 / found.density.bandwidth)
        for (fast, exact) in zip(found.grid.densities, found.exact) {
          #expect(abs(fast - exact) <= found.grid.errorBound, "round \(round)")
        }
      }
    }
  }

  @Test("A density's area is 1, and adjusting its bandwidth multiplies it.")
  func area() throws {
    let values = (0..<5_000).map { Double($0 * $0 % 1_009) }
    let found = try evaluate(values, count: 4_000, cut: 5)
    let step = found.grid.places[1] - found.grid.places[0]
    #expect(abs(found.grid.densities.reduce(0, +) * step - 1) < 1e-6)
    let wide = try evaluate(values, adjust: 2)
    #expect(isClose(wide.density.bandwidth, 2 * found.density.bandwidth))
    let given = try evaluate(values, bandwidth: .width(3))
    #expect(given.density.bandwidth == 3)
    #expect(found.grid.places[0] == -5 * found.density.bandwidth)
  }

  @Test("Any values give numbers at ascending places, or none where none is finite.")
  func nasty() throws {
    for values in NastyValues.lists(seed: 15) {
      for rule in [
        KernelBandwidth.scott, .silverman, .width(.leastNonzeroMagnitude), .factor(1e300),
      ] {
        let found = try evaluate(values, bandwidth: rule, count: 9, cut: 1)
        let finite = values.filter(\.isFinite)
        #expect(found.density.count == finite.count)
        #expect(found.density.gaps == values.count - finite.count)
        #expect(found.grid.places.isEmpty == finite.isEmpty)
        #expect(found.grid.places.sorted() == found.grid.places)
        #expect(found.grid.densities.allSatisfy { $0.isFinite && $0 >= 0 }, "\(rule) \(values)")
        #expect(found.exact.allSatisfy { $0.isFinite && $0 >= 0 }, "\(rule) \(values)")
        if case .scott = rule, let low = finite.min(), let high = finite.max(), low == high {
          #expect(found.grid.densities == Array(repeating: 1, count: 9))
        }
      }
    }
  }

  @Test("Rows without a weight do not count.")
  func weightless() throws {
    let found = try evaluate([1, 2, 4, 1e9, .nan], weights: [1, 1, 1, 0, 1])
    let plain = try evaluate([1, 2, 4])
    #expect(found.density.count == 3 && found.density.gaps == 2 && found.density.maximum == 4)
    #expect(areClose(found.exact, plain.exact))
    let none = try evaluate([1, 2], weights: [0, .nan])
    #expect(none.density.count == 0 && none.grid.places.isEmpty)
  }

  @Test("Numbers that are no bandwidth, weight, cut or count are refused with their values.")
  func errors() {
    func message(_ body: () throws -> Evaluated) -> String? {
      KeisenError.message { _ = try body() }
    }
    #expect(
      message { try evaluate([1, 2], bandwidth: .factor(0)) }
        == "bandwidth must be positive and finite, got 0.0"
    )
    #expect(
      message { try evaluate([1, 2], adjust: .nan) }
        == "adjustment of the bandwidth must be positive and finite, got nan"
    )
    #expect(
      message { try evaluate([1, 2], weights: [1, -2]) }
        == "weights must be finite and not negative, got -2.0 in row 1"
    )
    #expect(
      message { try evaluate([1, 2], weights: [1]) }
        == "there must be a weight for each of 2 rows, got 1"
    )
    #expect(
      message { try evaluate([1, 2], cut: -1) } == "cut must be finite and not negative, got -1.0"
    )
    #expect(
      message { try evaluate([1, 2], count: 1) }
        == "number of places must be from 2 to 1000000, got 1"
    )
  }
}
