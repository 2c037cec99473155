import KeisenData
import KeisenPrimitives
import KeisenStatistics

/// Series laid upon each other, as the edges of areas.
///
/// It is worked out once: later changes of the columns do not move it.
public struct AreaStack: Sendable {
  /// One edge more than there are series, from the bottom up: a series lies between the edge of its
  /// own number and the next one.
  ///
  /// Neighbours share the very column between them, so that their areas abut without a seam.
  public let edges: [Column]
  private let baseline: StackBaseline

  /// Stacks columns, the first at the bottom.
  ///
  /// A value that is NaN, missing or infinite counts as 0, so that the series above stay where they
  /// are.
  ///
  /// - Parameters:
  ///   - series: Numbers, one column or more, all equally long.
  ///   - baseline: Where the stack begins, and how it is measured.
  /// - Throws: `KeisenError` with code `.invalidArgument` when there are no columns, they differ in
  ///   length or hold times, the baseline is `.diverging`, which has no common edges, or it is
  ///   `.normalized` and a value is below 0; `.outOfMemory`.
  /// - Complexity: O(*n*) in the values.
  public init(_ series: [Column], baseline: StackBaseline = .zero) throws(KeisenError) {
    guard !series.isEmpty else { throw .invalidArgument("a stack has one series at least, got 0") }
    guard baseline != .diverging else {
      throw .invalidArgument("areas of a diverging stack have no common edges")
    }
    var values: [RowBuffer<Double>] = []
    for (index, column) in series.enumerated() {
      guard column.type.timeUnit == nil else {
        throw .invalidArgument("a stack adds up numbers, series \(index) holds times")
      }
      values.append(try Self.read(column.snapshot()))
      guard baseline == .normalized else { continue }
      let minimum = values[index].withValues { values in values.lazy.filter(\.isFinite).min() ?? 0 }
      guard minimum >= 0 else {
        throw .invalidArgument("series \(index) of a normalized stack has \(minimum), below 0")
      }
    }
    let stack = try RowBuffer.withValues(of: values) { (values) throws(KeisenError) in
      try Stack(values, baseline: baseline)
    }
    self.baseline = baseline
    // Where nothing is below 0 a share begins where the one before ends.
    edges = try ([stack.starts[0]] + stack.ends).map { (edge) throws(KeisenError) in
      try edge.withValues { (values) throws(KeisenError) in
        try Column(
          borrowing: values.baseAddress,
          type: .float64,
          count: values.count,
          release: { withExtendedLifetime(edge) {} }
        )
      }
    }
  }

  private static func read(_ snapshot: ColumnSnapshot) throws(KeisenError) -> RowBuffer<Double> {
    let buffer = try RowBuffer<Double>(count: snapshot.count, for: "a stack")
    buffer.withMutableValues { values in
      guard let base = values.baseAddress else { return }
      snapshot.read(snapshot.rows, relativeTo: 0, in: nil, into: base)
    }
    return buffer
  }

  /// Returns an area for each series, the first at the bottom.
  ///
  /// - Parameters:
  ///   - x: Values of the horizontal dimension; nil for row numbers from 0.
  ///   - styles: How they look, over and over; a baseline in them does not count.
  /// - Returns: The areas, which share `x` and the edges.
  public func areas(x: Column?, styles: [AreaStyle] = [AreaStyle(alpha: 1)]) -> [AreaMark] {
    (0..<edges.count - 1).map { index in
      var style = styles.isEmpty ? AreaStyle(alpha: 1) : styles[index % styles.count]
      style.baseline = 0
      // A level baseline stands on a border of device pixels.
      let isOnZero = index == 0 && (baseline == .zero || baseline == .normalized)
      return AreaMark(
        x: x,
        y: edges[index + 1],
        y2: isOnZero ? nil : edges[index],
        style: style
      )
    }
  }
}
