import CKeisen
import Keisen

extension KernelBandwidth {
  /// Reads a rule and its number, which counts where the rule has one.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a rule that is none.
  init(_ rule: keisen_bandwidth, _ number: Double) throws(KeisenError) {
    switch rule {
    case KEISEN_BANDWIDTH_SCOTT: self = .scott
    case KEISEN_BANDWIDTH_SILVERMAN: self = .silverman
    case KEISEN_BANDWIDTH_FACTOR: self = .factor(number)
    case KEISEN_BANDWIDTH_WIDTH: self = .width(number)
    default: throw KeisenError(.invalidArgument, "bandwidth rule \(rule.number) is unknown")
    }
  }
}

extension keisen_violin_options: MarkOptionsStruct {
  typealias Kind = ViolinMark

  func appearances() throws(KeisenError) -> (style: ViolinStyle, label: String) {
    let style = ViolinStyle(
      valueDimension: try Dimension(value_dimension),
      width: width,
      bandwidth: try KernelBandwidth(bandwidth_rule, bandwidth),
      adjust: adjust,
      cut: cut,
      inner: try choice(inner.rawValue, "inner of violins"),
      scaling: try choice(scaling.rawValue, "scaling of violins"),
      side: try choice(side.rawValue, "side of violins"),
      color: color.chosen,
      alpha: alpha,
      lineColor: line_color.chosen,
      lineWidth: line_width
    )
    return (style, try optionalString(label, "label"))
  }
}

/// Reads one of a few choices by its number.
///
/// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
func choice<Choice: RawRepresentable<Int32>>(
  _ number: UInt32,
  _ name: String
) throws(KeisenError) -> Choice {
  guard let choice = Choice(rawValue: Int32(truncatingIfNeeded: number)) else {
    throw KeisenError(.invalidArgument, "\(name) \(number) is unknown")
  }
  return choice
}
