import Keisen
import Testing

/// A chart whose look is kept, as text and as a picture of 320 x 200 pixels.
struct GoldenChart: Sendable, CustomTestStringConvertible {
  /// Name of its files in `Reference`.
  let name: String
  /// Makes the chart, a new one each time.
  let make: @Sendable () throws -> Chart

  init(_ name: String, _ make: @escaping @Sendable () throws -> Chart) {
    self.name = name
    self.make = make
  }

  var testDescription: String { name }

  static let size = Size(width: 320, height: 200)

  static let all =
    axes + barMarks + discs + [
      areaBands, areaBaseline, areaStack, areaStream,
      bareChart, boxes, violins, swarmAndStair, hexagons, barsBothWays, barsMany, carbonDioxide,
      dashes,
      densityCategories, densityCount, densityEqualArea, densityMean, emptyChart, emptyRanges,
      fixedPadding, heatmapIrregular, heatmapLinear, heatmapMany, heatmapNearest, joins,
      largeNumbers,
      legendBest, legendBottom, legendAppearances, legendRight,
      lineColors, lineParts, lineSteps, linkedLower, linkedUpper, lonePoints, markers, markerSizes,
      messages, messagesDark,
      nanosecondWindow, negativeNumbers,
      notes, onePoint, paintLayers,
      reversedAxes, shapedPlotArea, smallNumbers, titles, titlesDark, topAndRightAxes,
      translucentLines, twoSpaces,
    ] + fields

  /// Marks over fields and tiles.
  private static let fields = [
    calendarYears, contourBands, contourLines, images, polygonsMany, quiverMany, quiverWhirl,
    treemapNested,
  ]
}
