/// Where a stack of series begins, and how it is measured.
public enum StackBaseline: String, CaseIterable, Hashable, Sendable {
  /// At 0, each series upon the one before: negative values go back down (`zero`).
  case zero
  /// Around 0: half of the sum below it (`sym`; ThemeRiver, S. Havre et al., 2000).
  case symmetric
  /// With the least sum of squared slopes (`wiggle`; L. Byron, M. Wattenberg, "Stacked Graphs",
  /// 2008).
  case wiggle
  /// With the least sum of squared slopes weighted by thickness: Streamgraph (`weighted_wiggle`).
  case weightedWiggle
  /// At 0, positive values upwards from it, negative ones downwards (d3's `stackOffsetDiverging`).
  case diverging
  /// The same, each row divided by the sum of its magnitudes: shares of 1 (d3's
  /// `stackOffsetExpand`).
  case normalized
}
