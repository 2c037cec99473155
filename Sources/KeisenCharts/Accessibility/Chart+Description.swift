import KeisenPrimitives
import KeisenRanges

extension Chart {
  /// All that the picture shows, in words: a line for the title, one for the axes and one for each
  /// series.
  ///
  ///     Line chart "CO₂".
  ///     The x axis (year) shows 1958 to 2001, the y axis (ppm) shows 313 to 374.
  ///     Line "Mauna Loa": 521 values, 7 of them missing; lowest 313.2 in March 1958, highest 374 in May 2001; rising; last 371.5 in December 2001.
  ///
  /// Of each of up to eight series: how many values it has and how many are missing (NaN, missing
  /// or infinite); the first of the lowest and the first of the highest, and where they are; which
  /// way they go (`docs/accessibility.md` defines rising, falling and steady); the one that stands
  /// last, where rows stand in order. Of up to twelve names all values are told, of groups the
  /// medians, of slices their parts of the whole. Further series are told in one line, and
  /// annotations by their texts in another.
  ///
  /// Numbers are written as the axis writes its ticks, with digits of their own; times by the
  /// calendar and clock of the scale's zone, as exactly as they need. It tells what the columns
  /// hold now, of the ranges that a frame would have, and fits nothing. The caller's own `alt` is
  /// not in it.
  ///
  /// - Complexity: O(*n*) in rows that were never drawn or asked for, else O(log² *n*) for each
  ///   series; O(*n*) for groups and slices, and in blocks of 1,024 rows that have gaps.
  public var description: String {
    PinnedRows.hold {
      ChartDescription(self) { projection in (try? projection.proposedRange())?.range }.long
    }
  }
}
