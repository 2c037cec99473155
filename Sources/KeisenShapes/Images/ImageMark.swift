import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// An image on a rectangle of the plot.
public struct ImageMark: Mark {
  /// The pixels; nil shows nothing.
  public var image: Image?
  /// Where the left side of the image is, and its right one: finite and not equal; the first may be
  /// the greater.
  public var x: (left: Double, right: Double)
  /// Where the bottom of the image is, and its top: finite and not equal; the first may be the
  /// greater.
  public var y: (bottom: Double, top: Double)
  /// How it looks.
  public var style: ImageStyle

  /// Makes an image.
  ///
  /// - Parameters:
  ///   - image: The pixels; nil shows nothing.
  ///   - x: Where its left side is, and its right one; nil for 0 and its width in pixels.
  ///   - y: Where its bottom is, and its top; nil for 0 and its height in pixels.
  ///   - style: How it looks.
  public init(
    _ image: Image?,
    x: (left: Double, right: Double)? = nil,
    y: (bottom: Double, top: Double)? = nil,
    style: ImageStyle = ImageStyle()
  ) {
    self.image = image
    self.x = x ?? (0, Double(image?.width ?? 1))
    self.y = y ?? (0, Double(image?.height ?? 1))
    self.style = style
  }

  /// What messages call it.
  public static var kindName: String { "image" }
  /// As C calls it.
  public static var typeName: String { "image" }

  /// What people call charts of them, and one series.
  public static var kindNames: SeriesNames {
    SeriesNames("Image", "Image", japanese: "画像", "画像")
  }

  /// It has none.
  public var columns: [MarkColumn] { [] }

  /// Checks where it is, and the style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a side is not finite, both are equal
  ///   or their distance overflows, or the opacity is not allowed.
  public func validate() throws(KeisenError) {
    for (name, from, to) in [("x", x.left, x.right), ("y", y.bottom, y.top)] {
      try CellEdges.range(from: from, to: to).validate(1, name)
    }
    try style.validate()
  }

  /// Returns where its sides are.
  public func extent(in dimension: Dimension, onlyPositive: Bool) throws(KeisenError) -> Extent {
    guard image != nil else { return .empty }
    // From 0 on a log scale the first edge of a pixel counts.
    return edges(dimension).extent(
      onlyPositive ? cells(dimension) : 1,
      onlyPositive: onlyPositive
    )
  }

  /// Returns room on a log scale below the first edge of a pixel that has a place.
  public func fitMargin(in dimension: Dimension) throws(KeisenError) -> FitMargin {
    image == nil ? .none : edges(dimension).fitMargin(cells(dimension))
  }

  /// How many pixels it has in a dimension.
  private func cells(_ dimension: Dimension) -> Int {
    guard let image else { return 1 }
    return dimension == .x ? image.width : image.height
  }

  /// Returns where its sides in one dimension are, where it shares a position with a range of the
  /// other one.
  public func extent(
    in dimension: Dimension,
    within range: ProjectionRange,
    of other: Dimension,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent {
    let ends = edges(other).values(1, in: range)
    guard min(ends[0], ends[1]) <= max(range.min, range.max),
      min(range.min, range.max) <= max(ends[0], ends[1])
    else { return .empty }
    return try extent(in: dimension, onlyPositive: onlyPositive)
  }

  /// Where its columns begin and end from the left to the right, or its rows from the top down.
  private func edges(_ dimension: Dimension) -> CellEdges {
    dimension == .x ? .range(from: x.left, to: x.right) : .range(from: y.top, to: y.bottom)
  }

  /// Draws it: its pixels as cells, or smoothed as a picture that is stretched between the places
  /// of its sides.
  public func encode(
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout KeptImage?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    guard let image, style.alpha > 0 else { return SeriesRecord(rows: 0, gaps: 0) }
    var record = SeriesRecord(rows: image.width * image.height, gaps: 0)
    guard let sides = sides(in: space, frame) else { return record }
    if style.interpolation == .nearest {
      let columns = places(.x, image.width, in: space, frame)
      let rows = places(.y, image.height, in: space, frame)
      let across = PixelEdges(columns.places, frame.plot.minX, frame.plot.maxX)
      let down = PixelEdges(rows.places, frame.plot.minY, frame.plot.maxY)
      guard let across, let down else { return record }
      func isSeen(_ cell: Int, _ places: [Double], _ low: Double, _ high: Double) -> Bool {
        max(places[cell], places[cell + 1]) > low && min(places[cell], places[cell + 1]) < high
      }
      let isOpen =
        columns.open.contains { isSeen($0, columns.places, frame.plot.minX, frame.plot.maxX) }
        || rows.open.contains { isSeen($0, rows.places, frame.plot.minY, frame.plot.maxY) }
      record.openEnded = isOpen ? 1 : 0
      let colors = try colors(of: image, across, down)
      list.draw(
        .cells(Cells(columnEdges: across.edges, rowEdges: down.edges, colors: colors))
      )
      return record
    }
    let key = KeptImage.Key(
      isMirrored: sides.left > sides.right,
      isUpsideDown: sides.top > sides.bottom,
      alpha: style.alpha
    )
    if kept?.key != key || kept?.source !== image { kept = try KeptImage(image, key) }
    let rect = Rect(
      left: min(sides.left, sides.right),
      top: min(sides.top, sides.bottom),
      right: max(sides.left, sides.right),
      bottom: max(sides.top, sides.bottom)
    )
    if let kept, !rect.isEmpty {
      list.draw(.picture(PlacedImage(kept.image, in: rect)))
      if sides.areOpen { record.openEnded = 1 }
    }
    return record
  }

  /// Returns lines across it.
  public func outline(in space: Space, _ frame: FrameContext, count: Int) -> [Point] {
    guard image != nil, style.alpha > 0, let sides = sides(in: space, frame) else { return [] }
    var lines = Hatching(in: frame.plot, count: count)
    lines.add(Rect(around: (sides.left, sides.right), (sides.top, sides.bottom)))
    return lines.points
  }

  /// Returns the edges of columns or rows of pixels, in points, and those of which one edge has no
  /// place.
  ///
  /// That edge stands at the plot's end. Others without a place are NaN.
  private func places(
    _ dimension: Dimension,
    _ count: Int,
    in space: Space,
    _ frame: FrameContext
  ) -> (places: [Double], open: [Int]) {
    let values = edges(dimension).values(count, in: frame.range(of: space.projection(dimension)))
    let (low, high) = frame.plot.ends(dimension)
    let range = frame.range(of: space.projection(dimension))
    return BoxSide(frame.map(dimension, of: space), range).edges(values, in: low...high)
  }

  /// Returns the places of its four sides; nil where one has none.
  private func sides(
    in space: Space,
    _ frame: FrameContext
  ) -> (left: Double, top: Double, right: Double, bottom: Double, areOpen: Bool)? {
    let (columns, rows) = (places(.x, 1, in: space, frame), places(.y, 1, in: space, frame))
    let (x, y) = (columns.places, rows.places)
    guard style.interpolation == .nearest || (x + y).allSatisfy({ abs($0) < 0x1p60 }) else {
      return nil
    }
    return (x[0], y[0], x[1], y[1], !columns.open.isEmpty || !rows.open.isEmpty)
  }

  private func colors(
    of image: Image,
    _ across: PixelEdges,
    _ down: PixelEdges
  ) throws(KeisenError) -> GrowingBuffer<UInt32> {
    let colors = GrowingBuffer<UInt32>()
    let target = try colors.reserve(across.count * down.count)
    let alpha = style.alpha
    image.withUnsafeBytes { bytes in
      for row in 0..<down.count {
        let line = down.pixel(row) * image.bytesPerRow
        for column in 0..<across.count {
          let pixel = bytes.loadUnaligned(
            fromByteOffset: line + 4 * across.pixel(column),
            as: UInt32.self
          )
          target[row * across.count + column] = KeptImage.fading(pixel, alpha)
        }
      }
    }
    colors.commit(across.count * down.count)
    return colors
  }

  /// Draws the image.
  public func swatch(_ frame: FrameContext) throws(KeisenError) -> LegendEntry.Swatch? {
    guard let image else { return nil }
    return { (rect, list) throws(KeisenError) in
      list.draw(.picture(PlacedImage(image, in: rect)))
    }
  }

  /// Returns the pixel at a point: its row from the top, its column, and its middle in x and y.
  public func hit(
    _ query: HitQuery,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    guard let image,
      let across = PixelEdges(
        places(.x, image.width, in: space, frame).places,
        query.point.x,
        query.point.x
      ),
      let column = across.pixels.first
    else { return nil }
    var row = 0
    if query.mode == .nearest {
      let down = PixelEdges(
        places(.y, image.height, in: space, frame).places,
        query.point.y,
        query.point.y
      )
      guard let first = down?.pixels.first else { return nil }
      row = first
    }
    let middle = (
      x: x.left + (x.right - x.left) * ((Double(column) + 0.5) / Double(image.width)),
      y: y.top + (y.bottom - y.top) * ((Double(row) + 0.5) / Double(image.height))
    )
    let ranges = (frame.range(of: space.x), frame.range(of: space.y))
    return MarkHit(
      row: row,
      column: column,
      x: DataValue(middle.x),
      y: DataValue(middle.y),
      position: Point(
        x: frame.map(.x, of: space).position(of: middle.x - Double(ranges.0.origin)),
        y: frame.map(.y, of: space).position(of: middle.y - Double(ranges.1.origin))
      ),
      distance: 0
    )
  }
}

/// How an image looks.
public struct ImageStyle: Hashable, Sendable {
  /// What is between the middles of pixels that are larger than those of the picture.
  public var interpolation: CellInterpolation
  /// What the alpha of its pixels is multiplied by, in 0...1.
  public var alpha: Double

  /// Makes a style.
  public init(interpolation: CellInterpolation = .nearest, alpha: Double = 1) {
    (self.interpolation, self.alpha) = (interpolation, alpha)
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) { try requireFraction(alpha, "alpha") }
}

extension ImageStyle: MarkStyle {
  package static var numbers: [StyleNumber<Self>] {
    [.init(.alpha, \.alpha)]
  }
}

/// An image on a rectangle of the plot.
public typealias ImageSeries = MarkSeries<ImageMark>

extension ImageMark {
  /// Returns the pixels whose middle is in a part of the plot, counted row by row from the top.
  ///
  /// - Complexity: O(*n*) in the pixels within the box around it.
  public func rows(
    in region: PlotRegion,
    of space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> RowSet {
    guard let image, style.alpha > 0 else { return RowSet() }
    func middles(_ dimension: Dimension, _ first: Double, _ last: Double, _ count: Int) -> [Double]
    {
      let origin = Double(frame.range(of: space.projection(dimension)).origin)
      let map = frame.map(dimension, of: space)
      return (0..<count).map {
        map.position(of: first + (last - first) * ((Double($0) + 0.5) / Double(count)) - origin)
      }
    }
    return region.cells(
      middles(.x, x.left, x.right, image.width),
      middles(.y, y.top, y.bottom, image.height)
    ) { column, row in row * image.width + column }
  }
}

extension ImageMark {
  /// Its place is along x.
  public func hitKind(ofRow row: Int) -> HitKind { .row(.x) }

  /// It has no rows.
  public func describedRows(
    _ series: any Series,
    _ fields: [DescribedSeries.Field]
  ) -> DescribedSeries {
    DescribedSeries(series, .picture, [])
  }
}
