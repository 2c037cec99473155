import CKeisen
import Keisen

extension keisen_stack_baseline {
  /// Where a stack begins.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  fileprivate func baseline() throws(KeisenError) -> StackBaseline {
    switch self {
    case KEISEN_STACK_BASELINE_ZERO: .zero
    case KEISEN_STACK_BASELINE_SYMMETRIC: .symmetric
    case KEISEN_STACK_BASELINE_WIGGLE: .wiggle
    case KEISEN_STACK_BASELINE_WEIGHTED_WIGGLE: .weightedWiggle
    case KEISEN_STACK_BASELINE_DIVERGING: .diverging
    case KEISEN_STACK_BASELINE_NORMALIZED: .normalized
    default: throw KeisenError(.invalidArgument, "stack baseline \(number) is unknown")
    }
  }
}

@c @implementation
public func keisen_column_create_stack(
  _ series: In<Handle>, _ series_count: Int, _ baseline: keisen_stack_baseline, _ edges: Out<Handle>
) -> keisen_status {
  status { () throws(KeisenError) in
    let edges = try require(edges, "edges")
    let count = try count(series_count, "series_count")
    guard count > 0 else {
      throw KeisenError(.invalidArgument, "series_count must be 1 or more, got 0")
    }
    guard let series else {
      throw KeisenError(.invalidArgument, "series is NULL, but series_count is \(count)")
    }
    var columns: [Column] = []
    for index in 0..<count {
      columns.append(try borrow(series[index], as: .column, "series[\(index)]"))
    }
    let stack = try AreaStack(columns, baseline: try baseline.baseline())
    for (index, handle) in try makeHandles(stack.edges.map(HandleObject.column)).enumerated() {
      edges[index] = handle
    }
  }
}
