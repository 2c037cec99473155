import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// Ticks that a caller chose.
package struct GivenTicks: Hashable, Sendable {
  var values: [DataValue]
  /// As many as `values`, or nil for what the format gives.
  var labels: [String]?
}

extension Axis {
  /// The most ticks that a caller may choose.
  public static let maxGivenTicks = 10_000

  /// Puts ticks at values that the caller chooses.
  ///
  /// Those outside of the range are not there. A label that has no room is left out.
  ///
  /// - Parameters:
  ///   - values: Where, in the units that the axis shows, in any order.
  ///   - labels: What they read, or nil for what the style's format gives.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a value is not finite, there are not
  ///   as many labels as values, or more than 10,000.
  public func setTicks(_ values: [DataValue], labels: [String]? = nil) throws(KeisenError) {
    for value in values { try requireFinite(value.offset, "tick value") }
    guard values.count <= Self.maxGivenTicks else {
      throw .invalidArgument("ticks must be at most \(Self.maxGivenTicks), got \(values.count)")
    }
    if let labels, labels.count != values.count {
      throw .invalidArgument("ticks are \(values.count), their labels \(labels.count)")
    }
    state.change { state in
      state.ticks = GivenTicks(values: values, labels: labels)
      state.change()
    }
  }

  /// Lets the scale choose ticks again.
  public func removeTicks() {
    state.change { state in
      state.ticks = nil
      state.change()
    }
  }
}
