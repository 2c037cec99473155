import KeisenPrimitives
import KeisenScales

@testable import KeisenRanges

extension Restriction {
  /// What it makes of a range, as an array; without data, on a linear scale, unless told otherwise.
  func of(
    _ min: Double,
    _ max: Double,
    source: (Double, Double)? = nil,
    on scale: Scale = .linear,
    origin: Int64 = 0
  ) throws -> [Double] {
    let projection = try Projection(scale: scale)
    try projection.rebase(to: origin)
    let data = source.map { ProposedRange(min: $0.0, max: $0.1) } ?? .empty
    let context = try RangeContext(for: projection, source: data)
    var range = ProposedRange(min: min, max: max)
    try restrict(&range, in: context)
    return [range.min, range.max]
  }

  /// What it makes of the empty range.
  func ofNothing(source: (Double, Double)? = nil, on scale: Scale = .linear) throws -> [Double] {
    try of(.infinity, -.infinity, source: source, on: scale)
  }
}

/// The empty range, as `of` tells it.
let nothing = [Double.infinity, -.infinity]

/// The range that holds everything.
let everything = [-Double.infinity, .infinity]
