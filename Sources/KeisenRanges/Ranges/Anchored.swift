import KeisenPrimitives
import KeisenScales

/// A part of a chart whose place hangs on values of projections: an annotation, a layer of paint, a
/// canvas, an axis.
package protocol Anchored: NamedKind, Sendable {
  /// These values, each with its projection.
  var anchors: [(projection: Projection, value: DataValue)] { get }
}

extension FrameRanges {
  /// Checks that nothing stands at a time of a range of numbers, nor at a number of a range of
  /// times.
  ///
  /// Where nothing is known of a range there is nothing to check.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` that names both kinds.
  package func checkAnchors(of parts: [any Anchored]) throws(KeisenError) {
    for anchored in parts {
      for (projection, value) in anchored.anchors {
        guard has(projection), !projection.takes(value, on: self[projection].scale) else {
          continue
        }
        throw .invalidArgument(
          "\(type(of: anchored).kindName) is at \(value.kindName), where values are \(self[projection].scale.kindName)"
        )
      }
    }
  }
}

extension Projection {
  /// Whether a value is of the kind that a scale shows: a time on one of times, and nowhere else.
  ///
  /// A number is a time where somebody gave the unit that it is in, or numbers are shown as times.
  /// While there is neither data nor a scale that somebody chose, any value may come to stand
  /// there.
  package func takes(_ value: DataValue, on scale: Scale) -> Bool {
    let isTimes = if case .time = scale { true } else { false }
    guard isTimes != (value.unit != nil) else { return true }
    let state = state.withLock { $0 }
    let uses = state.uses(of: self)
    switch state.givenScale {
    case .time(let time): return time.givenUnit != nil || !uses.contains { $0.timeUnit != nil }
    case .none:
      // Without data it is one of times where another annotation is at one.
      let isKnown = uses.informative(besideTimes: true).contains { $0.kind != nil }
      return !isTimes && state.decidedScale == nil && !isKnown
    default: return false
    }
  }
}

extension Scale {
  /// What it shows, for messages.
  package var kindName: String {
    switch self {
    case .time: "times"
    case .category: "names"
    case .linear, .log, .symlog, .squareRoot, .custom: "numbers"
    }
  }
}

extension DataValue {
  /// What it is, for messages.
  package var kindName: String { unit == nil ? "the number \(number)" : "a time" }
}
