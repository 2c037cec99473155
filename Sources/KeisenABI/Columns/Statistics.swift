import CKeisen
import Keisen
import KeisenStatistics

@c @implementation
public func keisen_statistics_quantiles(
  _ values: In<Double>, _ count: Int, _ probabilities: In<Double>, _ probability_count: Int,
  _ method: CString, _ quantiles: Out<Double>
) -> keisen_status {
  status { () throws(KeisenError) in
    let numbers = try array(values, count, "values")
    let probabilities = try array(probabilities, probability_count, "probabilities")
    let target = try require(quantiles, "quantiles")
    let name = method == nil ? QuantileMethod.linear.rawValue : try string(method, "method")
    guard let method = QuantileMethod(rawValue: name) else {
      throw KeisenError(.invalidArgument, "method \"\(name)\" is unknown")
    }
    let found = try Quantiles(of: numbers, at: Array(probabilities), method: method)
    for (index, value) in found.values.enumerated() { target[index] = value }
  }
}

@c @implementation
public func keisen_statistics_box(
  _ values: In<Double>, _ count: Int, _ whisker_factor: Double,
  _ statistics: Out<keisen_box_statistics>
) -> keisen_status {
  status { () throws(KeisenError) in
    let numbers = try array(values, count, "values")
    let target = try require(statistics, "statistics")
    let found = try BoxStatistics(of: numbers, whiskers: .factor(whisker_factor))
    try write(
      keisen_box_statistics(
        struct_size: 0,
        count: UInt64(clamping: found.count),
        gaps: UInt64(clamping: found.gaps),
        outlier_count: UInt64(clamping: found.fliers.count),
        mean: found.mean,
        minimum: found.minimum,
        lower_whisker: found.lowerWhisker,
        lower_quartile: found.lowerQuartile,
        median: found.median,
        upper_quartile: found.upperQuartile,
        upper_whisker: found.upperWhisker,
        maximum: found.maximum,
        lower_notch: found.lowerNotch,
        upper_notch: found.upperNotch
      ),
      to: target,
      named: "keisen_box_statistics"
    )
  }
}

@c @implementation
public func keisen_statistics_density(
  _ values: In<Double>, _ count: Int, _ rule: keisen_bandwidth, _ bandwidth: Double, _ cut: Double,
  _ place_count: Int, _ places: Out<Double>, _ densities: Out<Double>
) -> keisen_status {
  status { () throws(KeisenError) in
    let numbers = try array(values, count, "values")
    let (places, densities) = (try require(places, "places"), try require(densities, "densities"))
    let placeCount = try KeisenABI.count(place_count, "place_count")
    let density = try KernelDensity(of: numbers, bandwidth: try KernelBandwidth(rule, bandwidth))
    let grid = try density.grid(count: placeCount, cut: cut, of: numbers)
    for index in 0..<placeCount {
      places[index] = index < grid.places.count ? grid.places[index] : .nan
      densities[index] = index < grid.densities.count ? grid.densities[index] : .nan
    }
  }
}

@c @implementation
public func keisen_statistics_distribution(
  _ values: In<Double>, _ weights: In<Double>, _ count: Int, _ complementary: Bool,
  _ positions: Out<Double>, _ levels: Out<Double>, _ step_count: Out<Int>
) -> keisen_status {
  status { () throws(KeisenError) in
    let numbers = try array(values, count, "values")
    let shares =
      weights == nil ? nil : UnsafeBufferPointer(start: weights, count: numbers.count)
    let (positions, levels) = (try require(positions, "positions"), try require(levels, "levels"))
    let steps = try require(step_count, "step_count")
    let found = try EmpiricalDistribution(
      of: numbers,
      weights: shares,
      isComplementary: complementary
    )
    for index in 0..<found.positions.count {
      (positions[index], levels[index]) = (found.positions[index], found.levels[index])
    }
    steps.pointee = found.positions.count
  }
}

/// Reads an array of a caller's.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when it is NULL and not empty, or too long.
private func array(
  _ values: In<Double>, _ length: Int, _ name: String
) throws(KeisenError) -> UnsafeBufferPointer<Double> {
  let length = try count(length, "number of \(name)")
  guard values != nil || length == 0 else { throw KeisenError(.invalidArgument, "\(name) is NULL") }
  return UnsafeBufferPointer(start: values, count: length)
}
