import KeisenPrimitives

/// How the bins of a histogram are chosen, by numpy's names.
///
/// The rules that look at values are those of `numpy.histogram_bin_edges` (numpy 2). They find a
/// width; the range is cut into the least number of equal bins that are no wider. For *n* values:
public enum BinRule: Hashable, Sendable {
  /// The narrower of Sturges' and Freedman and Diaconis' widths, the latter at least half of the
  /// square root's (`auto`).
  case auto
  /// 2 *IQR* / ∛*n*: robust against outliers (`fd`; D. Freedman, P. Diaconis, 1981).
  case freedmanDiaconis
  /// Sturges' rule, with bins for the values' skewness (`doane`; D. Doane, 1976).
  case doane
  /// ∛(24 √π / *n*) standard deviations: best for normal values (`scott`; D. Scott, 1979).
  case scott
  /// The number of bins up to max(100, √*n*) whose estimated squared error is least (`stone`; C.
  /// Stone, 1984).
  case stone
  /// 2 ∛*n* bins (`rice`).
  case rice
  /// log₂ *n* + 1 bins (`sturges`; H. Sturges, 1926).
  case sturges
  /// √*n* bins (`sqrt`).
  case squareRoot
  /// A number of equal bins.
  case count(Int)
  /// Bins of one width, in data units.
  ///
  /// They begin at the range's lower end, or where none is given at a multiple of the width.
  case width(Double)
  /// Given edges, ascending.
  case edges([Double])

  /// The rules that look at values.
  public static let named: [BinRule] = [
    .auto, .freedmanDiaconis, .doane, .scott, .stone, .rice, .sturges, .squareRoot,
  ]

  /// Returns the rule that numpy calls so, or nil where it has none.
  public init?(name: String) {
    guard let rule = Self.named.first(where: { $0.name == name }) else { return nil }
    self = rule
  }

  /// Returns the error for a name that no rule has: with all names, and the one that is meant.
  package static func unknown(_ name: String, _ parameter: String) -> KeisenError {
    let names = named.map(\.name)
    let list = names.map { "\"\($0)\"" }
    return .invalidArgument(
      "\(parameter) must be \(list.dropLast().joined(separator: ", ")) or \(list[list.count - 1]), "
        + "got \(String(reflecting: name))\(NearName.hint(name, among: names))"
    )
  }

  /// What numpy calls it; `count`, `width` or `edges` where it has no name.
  public var name: String {
    switch self {
    case .auto: "auto"
    case .freedmanDiaconis: "fd"
    case .doane: "doane"
    case .scott: "scott"
    case .stone: "stone"
    case .rice: "rice"
    case .sturges: "sturges"
    case .squareRoot: "sqrt"
    case .count: "count"
    case .width: "width"
    case .edges: "edges"
    }
  }
}
