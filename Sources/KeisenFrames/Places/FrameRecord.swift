import KeisenDrawing
import KeisenPrimitives

/// What a frame did.
public struct FrameRecord: Hashable, Sendable {
  /// Number of the frame in its chart, from 1.
  public var frame: UInt64
  /// Time that the frame was asked for, in seconds.
  public var time: Double
  /// The plot rectangle, in points.
  public var plot: Rect
  /// Characters for which no font had a glyph; each is a box in the picture.
  public var missingGlyphs: Int
  /// Parts that are not in the picture, as they had no room.
  ///
  /// Titles, subtitles, captions, titles of axes, legends, colour bars, messages and labels of
  /// slices; in a picture of 160 x 120 points or more axes without room for labels too.
  public var omittedParts: Int
  /// Titles, labels of ticks and names in legends that are in the picture without their end, and
  /// legends that lack names, because they had no room.
  public var shortenedTexts: Int
  /// Whether each range that depends on the size of a plot was decided for that of this frame.
  ///
  /// After 8 passes a frame is drawn as it is.
  public var isSettled: Bool
  /// Ranges of which one end is decided and all data lies beyond it, so that the other one stands
  /// 1, or a decade, beside it.
  public var heldEnds: Int
  /// Annotations out of view of ranges that follow the data: texts, arrows, and rules and spans
  /// that extend no range or lie beyond an end that is decided.
  public var unseenAnnotations: Int
  /// Series, slices and categories that have the colour of another one, as there are more of them
  /// than colours in the theme's cycle.
  public var repeatedColors: Int
  /// Every text in the picture and its box, in the order of drawing.
  public var labels: [LabelRecord]
  /// Milliseconds from the call to the display list.
  public var encodeMilliseconds: Double
  /// Milliseconds from the display list to the pixels.
  public var renderMilliseconds: Double
  /// What was done with each series, from the bottom up.
  public var series: [SeriesRecord]

  /// Takes its parts.
  package init(
    frame: UInt64,
    time: Double,
    plot: Rect,
    missingGlyphs: Int,
    omittedParts: Int,
    shortenedTexts: Int,
    isSettled: Bool,
    heldEnds: Int,
    unseenAnnotations: Int,
    repeatedColors: Int,
    labels: [LabelRecord],
    encodeMilliseconds: Double,
    renderMilliseconds: Double,
    series: [SeriesRecord]
  ) {
    (self.frame, self.time, self.plot, self.missingGlyphs) = (frame, time, plot, missingGlyphs)
    (self.omittedParts, self.shortenedTexts, self.isSettled, self.heldEnds) = (
      omittedParts, shortenedTexts, isSettled, heldEnds
    )
    (self.unseenAnnotations, self.labels, self.encodeMilliseconds, self.renderMilliseconds) = (
      unseenAnnotations, labels, encodeMilliseconds, renderMilliseconds
    )
    (self.repeatedColors, self.series) = (repeatedColors, series)
  }
}

/// What a frame did with one series.
public struct SeriesRecord: Hashable, Sendable {
  /// How a series is drawn.
  public enum Tier: Int32, Hashable, Sendable {
    /// Every row by itself.
    case direct = 0
    /// What the line covers of columns of an eighth of a pixel, gaps kept, each of many rows.
    ///
    /// No position is wrong by more than 1/16 pixel, no channel by more than 17 of 255. Lines,
    /// straight or in steps, of more rows in view than `Chart.directRows` says are drawn so, where
    /// they are solid with round joins and caps and x goes one way without gaps. Of category bars
    /// it is the farthest tips in each column of device pixels: those of more than
    /// `Chart.directRows` in view are drawn so where several stand in one column and none has a
    /// colour of its own. It is the same picture, what shines through drawn once, so both bounds
    /// are 0; gaps and what is dropped are not counted.
    case envelope = 1
    /// As the number, the mean or the categories of the rows in each cell of a grid:
    /// `DensitySeries` alone.
    case density = 2
    /// What the line covers of each pixel, gathered from all of its rows.
    ///
    /// No position is wrong by more than 1/16 pixel, no channel by more than 17 of 255. Lines of
    /// more rows than `Chart.directRows` says are drawn so, where they are solid with round joins
    /// and caps and x goes both ways or has gaps, their segments are separate, or they are curves;
    /// these err by 1/32 pixel and 8 of 255 more. Of areas it is the exact coverage, so that of
    /// many rows too, and of areas that abut, no position is wrong by more than 1/128 pixel and no
    /// channel by more than 3 of 255. Of arrows and polygons without borders of more rows than
    /// that, and of thousands of rectangles of bars and candlesticks, it is what they are on each
    /// pixel, over each other as one by one: no position is wrong, no channel by more than 2 of
    /// 255.
    case coverage = 3
    /// As numbers about groups of rows, found when columns change: boxes, violins, hexagons.
    ///
    /// The numbers are exact, save the densities of violins, whose bound in pixels is told.
    case summary = 4
  }

  /// How it was drawn.
  public var tier: Tier
  /// Rows read.
  public var rows: Int
  /// Rows that are gaps: NaN, missing, or not finite.
  public var gaps: Int
  /// Rows whose values the scale has no place for: on a log scale those that are not positive.
  ///
  /// They interrupt the line as gaps do, and are not counted among these.
  public var dropped: Int
  /// Rows in view that begin where the scale has no place, as a bin or a cell from 0 does on a log
  /// scale: they are drawn to the end of the plot, and are not among those that are dropped.
  ///
  /// Bars that begin at a baseline or a base without a place are drawn so too, and are not counted.
  public var openEnded: Int
  /// Whether some rows with gaps among them were drawn as one run.
  ///
  /// An envelope does so in a column of an eighth of a pixel where more than 1,000 rows are among
  /// gaps; its first ones are drawn as they are. Then the gaps of the others are not counted. Of
  /// columns of bars no gaps are.
  public var gapsAreApproximated: Bool
  /// Rows of a swarm that may overlap others: those that had no room, and all of a group that is
  /// spread by its density.
  public var crowded: Int
  /// Labels of its own that had no room, as those of slices; the frame's `omittedParts` counts them
  /// too.
  public var omittedLabels: Int
  /// Greatest error of any position, in device pixels: 0 when direct and of counts, which are
  /// exact, 1/16 for the envelope and the coverage of a line, 1/128 for that of an area.
  public var boundPixels: Double
  /// Greatest error of any channel value, of 255: 0 when direct and of counts, 17 for the envelope
  /// and the coverage of a line, 3 for that of an area, 2 for that of other shapes.
  ///
  /// It is that of this series alone: where edges of several lie in one pixel, each adds its own.
  public var boundChannel: Double
  /// Rows that one shape stands for: 1, or of candlesticks in buckets the rows of one of these.
  public var rowsPerShape: Int
  /// Milliseconds spent on it before the renderer.
  public var milliseconds: Double

  /// Makes the record of a series that was drawn exactly.
  public init(tier: Tier = .direct, rows: Int, gaps: Int, dropped: Int = 0) {
    (self.tier, self.rows, self.gaps, self.dropped) = (tier, rows, gaps, dropped)
    openEnded = 0
    gapsAreApproximated = false
    crowded = 0
    omittedLabels = 0
    boundPixels = 0
    boundChannel = 0
    rowsPerShape = 1
    milliseconds = 0
  }
}
