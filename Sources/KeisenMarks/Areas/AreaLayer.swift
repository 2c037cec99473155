import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// One of the areas that are drawn together.
struct AreaLayer: Sendable {
  /// Its rows, of which those in view are looked at.
  let runs: AreaRuns
  let interpolation: LineInterpolation
  let paints: AreaMark.Paints
  let view: RowsInView
  /// The areas that are drawn later and abut on it, or on one that does.
  let later: [Int]
  /// Its edges among those that are shared; nil where it is added up by itself.
  let edges: AreaEdges.Pair?

  /// Places an area in a frame, whose series it is.
  init(
    _ mark: AreaMark,
    _ later: [Int],
    _ edges: AreaEdges.Pair?,
    _ view: RowsInView,
    in space: Space,
    _ frame: FrameContext
  ) {
    var runs = AreaRuns(mark, in: space, frame)
    runs.rows.looked = view.rows(
      runs.rows.rows,
      from: frame.plot.minX,
      to: frame.plot.maxX,
      and: 1 + mark.interpolation.neighbours
    )
    self.runs = runs
    interpolation = mark.interpolation
    paints = mark.paints(in: space, frame)
    (self.view, self.later, self.edges) = (view, later, edges)
  }

  /// Adds what it covers of some columns, from the row nearest to their left to that on their
  /// right.
  ///
  /// - Returns: The missing ones among some rows.
  func add(
    _ columns: Range<Int>,
    of pixels: PlotPixels,
    _ pixelRatio: Double,
    counting own: Range<Int>,
    to strip: AreaStrip
  ) -> AreaCoverage.Missing {
    let left = Double(pixels.left + columns.lowerBound) / pixelRatio
    let right = Double(pixels.left + columns.upperBound) / pixelRatio
    var runs = runs
    runs.counted = own
    runs.rows.looked = view.rows(
      runs.rows.rows,
      from: left,
      to: right,
      and: 1 + interpolation.neighbours
    )
    let (scale, corner) = (pixelRatio, SIMD2(Double(pixels.left), Double(pixels.top)))
    func inPixels(_ place: AreaRuns.Place) -> AreaRuns.Place {
      AreaRuns.Place(
        place.x * scale - corner.x,
        place.y * scale - corner.y,
        place.z * scale - corner.y,
        place.w
      )
    }
    guard interpolation == .linear else {
      let box = PlaceBox(
        low: SIMD2(left, Double(pixels.top) / pixelRatio),
        high: SIMD2(right, Double(pixels.top + pixels.height) / pixelRatio)
      )
      let curve = LineCurve(interpolation, pixelRatio: pixelRatio, view: box)
      return runs.forEachRun { run in
        var last: AreaRuns.Place?
        curve.forEachVertex(of: run) { place in
          let here = inPixels(place)
          if let last { strip.add(last, here) }
          last = here
        }
      }
    }
    var last: AreaRuns.Place?
    var lone: AreaRuns.Place?
    func addLone() {
      guard let place = lone else { return }
      let ends = runs.widened(place)
      strip.add(inPixels(ends.first), inPixels(ends.last))
    }
    let missing = runs.forEachPlace { place in
      guard let place else {
        addLone()
        (last, lone) = (nil, nil)
        return
      }
      let here = inPixels(place)
      lone = last == nil ? place : nil
      if let last { strip.add(last, here) }
      last = here
    }
    addLone()
    return missing
  }

  /// Returns the rows that a strip alone counts the gaps of.
  ///
  /// - Parameters:
  ///   - columns: The strip's columns.
  ///   - pixels: Those of the plot.
  ///   - pixelRatio: Device pixels per point.
  /// - Returns: The rows, among those in view.
  func rows(of columns: Range<Int>, _ pixels: PlotPixels, _ pixelRatio: Double) -> Range<Int> {
    let rows = runs.rows.looked
    let end = Double(pixels.left + pixels.width) / pixelRatio
    func first(_ column: Int) -> Int {
      guard column > 0, column < pixels.width else {
        return (column > 0) == view.goesRight ? rows.upperBound : rows.lowerBound
      }
      let left = Double(pixels.left + column) / pixelRatio
      let inside = view.rows(rows, from: left, to: end, and: 0)
      return view.goesRight ? inside.lowerBound : inside.upperBound
    }
    let (a, b) = (first(columns.lowerBound), first(columns.upperBound))
    return min(a, b)..<max(a, b)
  }

  /// Returns the colour of a pixel at a height in points, by what is covered above and below.
  func color(above: Float, below: Float, at height: Double) -> SIMD4<Float> {
    var color = SIMD4<Float>.zero
    if above > 0 { color = paints.above.color(at: height) * above }
    if below > 0, let paint = paints.below { color += paint.color(at: height) * below }
    return color
  }
}
