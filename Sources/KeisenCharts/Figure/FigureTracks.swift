import KeisenPrimitives

/// Where the columns of a figure begin and end, or its rows, in device pixels.
struct FigureTracks: Equatable, Sendable {
  /// The pixels of each: at least one, and none of two.
  let ranges: [Range<Int>]

  /// Divides the pixels of a picture's width or height.
  ///
  /// Where weights divide what is left for plots, those of one weight get as many pixels each; up
  /// to as many as there are tracks are left over at the end then. Where there is nothing left,
  /// they divide all of it.
  ///
  /// - Parameters:
  ///   - tracks: How large each is.
  ///   - area: The pixels that there are.
  ///   - gap: Between two tracks, in points.
  ///   - pixelRatio: Device pixels per point.
  ///   - needs: What each needs before and after its plots, in pixels; nil where charts lay
  ///     themselves out.
  init(
    _ tracks: [Figure.Track],
    of area: Range<Int>,
    gap: Double,
    pixelRatio: Double,
    needs: [FigureNeed]?
  ) {
    func pixels(_ points: Double) -> Int { Int(min((points * pixelRatio).rounded(), 0x1p29)) }
    // More than there is would push all but the first one out of the picture.
    let gap = tracks.count > 1 ? min(pixels(gap), area.count / (tracks.count - 1)) : 0
    let maximum = tracks.reduce(0.0) { max($0, $1.share ?? 0) }
    let sum = tracks.reduce(0.0) { $0 + ($1.share ?? 0) / maximum }
    var free = area.count - gap * (tracks.count - 1)
    for case .points(let points) in tracks { free -= max(1, pixels(points)) }
    free = max(0, free)
    let needed = zip(tracks, needs ?? []).reduce(0) { $0 + ($1.0.share == nil ? 0 : $1.1.sum) }
    let sharesPlots = needs != nil && needed <= free

    var ranges: [Range<Int>] = []
    var start = area.lowerBound
    var (before, taken) = (0.0, 0)
    for (index, track) in tracks.enumerated() {
      let size: Int
      switch track {
      case .points(let points): size = pixels(points)
      case .weight(let weight):
        let part = weight / maximum / sum
        if sharesPlots, let need = needs?[index] {
          size = need.sum + Int(Double(free - needed) * part + Self.slack)
        } else {
          before += part
          let end = Int((Double(free) * min(1, before)).rounded())
          size = end - taken
          taken = end
        }
      }
      ranges.append(start..<start + max(1, size))
      start += max(1, size) + gap
    }
    self.ranges = ranges
  }

  /// What rounding may take of a whole number of pixels.
  private static let slack = 0x1p-20

  /// The pixels from the beginning of one track to the end of another.
  func pixels(of tracks: Range<Int>) -> Range<Int> {
    ranges[tracks.lowerBound].lowerBound..<ranges[tracks.upperBound - 1].upperBound
  }
}

/// What the charts of a column need to the left and to the right of their plots, or those of a row
/// above and below, in device pixels.
struct FigureNeed: Equatable, Sendable {
  var before = 0
  var after = 0

  /// Both together.
  var sum: Int { before + after }

  /// Grows to another one.
  mutating func formMaximum(_ other: FigureNeed) {
    before = max(before, other.before)
    after = max(after, other.after)
  }
}

extension Figure.Track {
  fileprivate var share: Double? {
    if case .weight(let weight) = self { weight } else { nil }
  }
}
