import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

extension MarkSeries where Kind == CategoryBarMark {
  /// Returns windows of x that show a few bars each, one after another; the range of y is all the
  /// same.
  ///
  /// Windows are equally long, so that bars are equally wide on all of them: the last one may have
  /// room left. Each begins and ends with the gap that a fit leaves. There is none without bars.
  ///
  /// - Parameter count: Bars of a window at most, 1 or more.
  /// - Returns: As many ranges on a scale of the names as it takes.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the count is not positive.
  public func pages(ofAtMost count: Int) throws(KeisenError) -> [ProjectionRange] {
    let paging = try CategoryBarPaging(mark, ofAtMost: count)
    var pages: [ProjectionRange] = []
    for index in 0..<paging.count {
      pages.append(try paging.page(index))
    }
    return pages
  }

  /// Returns how many pages of at most so many bars there are.
  ///
  /// - Parameter count: Bars of a page at most, 1 or more.
  /// - Returns: The number; 0 without bars.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the count is not positive.
  public func pageCount(ofAtMost count: Int) throws(KeisenError) -> Int {
    try CategoryBarPaging(mark, ofAtMost: count).count
  }

  /// Returns one of the `pages(ofAtMost:)`, at a cost that does not grow with their number.
  ///
  /// - Parameters:
  ///   - index: Which page, from 0.
  ///   - count: Bars of a page at most, 1 or more.
  /// - Returns: Its range on a scale of the names.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the count is not positive or there
  ///   is no such page.
  public func page(_ index: Int, ofAtMost count: Int) throws(KeisenError) -> ProjectionRange {
    try CategoryBarPaging(mark, ofAtMost: count).page(index)
  }
}

/// How bars are dealt out to pages.
private struct CategoryBarPaging {
  let count: Int
  private let shown: Int
  private let margin: Double
  private let scale: Scale

  init(_ bars: CategoryBarMark, ofAtMost maximum: Int) throws(KeisenError) {
    guard maximum > 0 else {
      throw .invalidArgument("bars of a page must be positive, got \(maximum)")
    }
    // A page of more bars than there are is one of all of them.
    shown = min(maximum, max(1, bars.count))
    count = bars.count / shown + (bars.count.isMultiple(of: shown) ? 0 : 1)
    margin = 1 - bars.style.barWidth / 2
    scale = .category(bars.names)
  }

  func page(_ index: Int) throws(KeisenError) -> ProjectionRange {
    guard (0..<count).contains(index) else {
      throw .invalidArgument("page \(index) is none of \(count)")
    }
    let first = index * shown
    return try ProjectionRange(
      min: Double(first) - margin,
      max: Double(first + shown - 1) + margin,
      scale: scale
    )
  }
}
