import KeisenDrawing

/// The marks and gaps of a dashed line, in points.
///
/// A mark's length is that of its straight part, a gap's is from one straight part to the next, so
/// that with caps that stick out by half the width at both ends the visible gap is as asked.
package struct DashPattern {
  /// Marks and gaps in turn; no gap is closed by the caps around it.
  package let entries: [Double]
  /// Length of all entries.
  package let period: Double
  /// Length of the first mark that lies before the start of the path.
  package let offset: Double
  /// The part of the line that marks and their caps cover.
  package let inkedFraction: Double

  /// Makes the pattern of a style; nil for a solid line, also where all gaps are 0.
  package init?(_ style: LineStyle) {
    let caps = style.cap == .butt ? 0 : style.width
    var marks: [Double] = []
    var gaps: [Double] = []
    // What comes before a gap of 0 goes on in the next mark.
    var carried = 0.0
    for index in stride(from: 0, to: style.dash.count - 1, by: 2) {
      let mark = carried + style.dash[index] * style.width
      let gap = style.dash[index + 1] * style.width
      if gap > 0 {
        marks.append(mark)
        gaps.append(gap)
        carried = 0
      } else {
        carried = mark + caps
      }
    }
    guard !marks.isEmpty else { return nil }
    // The pattern's end goes on in its start.
    marks[0] += carried
    offset = carried
    entries = zip(marks, gaps).flatMap { [$0, $1 + caps] }
    period = entries.reduce(0, +)
    inkedFraction = 1 - gaps.reduce(0, +) / period
  }
}
