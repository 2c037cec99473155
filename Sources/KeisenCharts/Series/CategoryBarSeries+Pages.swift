import KeisenPrimitives
import KeisenScales

extension CategoryBarSeries {
  /// Returns windows of x that show a few bars each, one after another; the range of y is all the same.
  ///
  /// Windows are equally long, so that bars are equally wide on all of them: the last one may have room left. Each begins and ends
  /// with the gap that a fit leaves. There is none without bars.
  ///
  /// - Parameter count: Bars of a window at most, 1 or more.
  /// - Returns: As many ranges on a scale of the names as it takes.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the count is not positive.
  public func pages(ofAtMost count: Int) throws(KeisenError) -> [ProjectionRange] {
    guard count > 0 else {
      throw .invalidArgument("bars of a page must be positive, got \(count)")
    }
    let state = current
    let margin = 1 - state.style.barWidth / 2
    // A page of more bars than there are is one of all of them.
    let shown = min(count, max(1, state.count))
    var pages: [ProjectionRange] = []
    for first in stride(from: 0, to: state.count, by: shown) {
      pages.append(
        try ProjectionRange(
          min: Double(first) - margin,
          max: Double(first + shown - 1) + margin,
          scale: .category(state.names)
        )
      )
    }
    return pages
  }
}
