import KeisenData
import KeisenDrawing
import KeisenPrimitives

extension LineSeries {
  /// Draws a line with a variant.
  ///
  /// Every row in view is drawn by itself, but for steps in one style of more than the frame's `directRows`, which are drawn as
  /// straight lines of as many are; monotone curves of as many rows that stand close are drawn straight before. Where x goes one
  /// way, rows are in the order of their numbers and no style has dashes, no other rows are read.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func encode(
    _ variant: LineVariant,
    _ style: LineStyle,
    _ color: Color,
    x: Column?,
    y: Column,
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    if variant.hasOnlyInterpolation, variant.interpolation.isStep, style.width > 0, color.alpha > 0 {
      var rows = LineRows(x: x?.snapshot(), y: y.snapshot(), in: space, frame)
      let record = try encodeReduced(
        style,
        variant.interpolation,
        x: x,
        y: y,
        &rows,
        color,
        frame,
        into: &list
      )
      if let record { return record }
    }
    let widest = ([style] + variant.styles).reduce(0) { max($0, $1.width) }
    let margin = min(widest, LinePath.longestReach) + 2 / frame.pixelRatio
    let part = frame.plot.minX - margin...frame.plot.maxX + margin
    let isSolid = ([style] + variant.styles).allSatisfy(\.dash.isEmpty)
    let isLong = y.count > frame.directRows
    let chain = try LineChain(
      x: x,
      y: y,
      variant,
      in: space,
      frame,
      part: isSolid && isLong ? part : nil
    )
    let line = VariantLine(chain, variant, style, color, colorScale, frame)
    try line.draw(into: &list)
    return SeriesRecord(rows: chain.rowsRead, gaps: chain.gaps, dropped: chain.dropped)
  }
}

extension LineSeries {
  /// How far successive rows of a curve that may be drawn straight are apart along x at most, in device pixels.
  static let nearlyStraight = 1.0 / 32

  /// Whether a line is a monotone curve whose rows in view are so many and so near each other that it is a straight one but
  /// for `nearlyStraight`.
  ///
  /// Between two rows such a curve stays in their box, so no point of it is farther from the straight segment than the box
  /// is wide.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*) in the rows in view, at 10 ns or less each.
  func isNearlyStraight(
    _ variant: LineVariant,
    _ style: LineStyle,
    x: Column?,
    _ rows: Range<Int>,
    _ frame: FrameContext
  ) throws(KeisenError) -> Bool {
    guard variant.interpolation == .monotone, variant.hasOnlyInterpolation, canBeReduced(style),
      style.width > 0, rows.count > frame.directRows, let view = try RowsInView(x, in: space, frame)
    else { return false }
    var placed = PlacedRows([MarkColumn("x", x, .x)], in: space, frame)
    let all = x == nil ? rows : rows.clamped(to: placed.rows)
    placed.looked = view.rows(all, from: frame.plot.minX, to: frame.plot.maxX, and: 1)
    guard placed.looked.count > frame.directRows else { return false }
    let limit = Self.nearlyStraight / frame.pixelRatio
    var last = Double.nan
    var isNear = true
    placed.forEachBlock { block in
      let places = block[0]
      for index in 0..<block.count {
        // What has no place interrupts the curve.
        isNear = isNear && !(abs(places[index] - last) > limit)
        last = places[index]
      }
    }
    return isNear
  }
}

/// A line with a variant, of which the rows are known.
private struct VariantLine {
  private let chain: LineChain
  private let variant: LineVariant
  private let style: LineStyle
  private let color: Color
  private let lookup: ColorLookup?
  private let frame: FrameContext
  private let curve: LineCurve

  init(
    _ chain: LineChain,
    _ variant: LineVariant,
    _ style: LineStyle,
    _ color: Color,
    _ scale: ColorScale?,
    _ frame: FrameContext
  ) {
    (self.chain, self.variant, self.style, self.color) = (chain, variant, style, color)
    self.frame = frame
    lookup = variant.values == nil ? nil : scale.map { frame.lookup(of: $0) }
    let isSolid = ([style] + variant.styles).allSatisfy(\.dash.isEmpty)
    let box = PlaceBox(frame.plot, grownBy: min(style.width, LinePath.longestReach) + 2)
    curve = LineCurve(
      variant.interpolation,
      pixelRatio: frame.pixelRatio,
      view: isSolid ? box : nil
    )
  }

  func draw(into list: inout DisplayList) throws(KeisenError) {
    if let lookup {
      try drawColors(lookup, into: &list)
    } else {
      try drawStyles(into: &list)
    }
    if let marker = variant.marker { try draw(marker, into: &list) }
  }

  /// The line's own style, then those by row.
  private var styles: [LineStyle] { [style] + (chain.styles.isEmpty ? [] : variant.styles) }

  /// The colour of a style.
  private func color(of style: LineStyle) -> Color { style.color ?? color }

  /// Draws all segments of each style as one line.
  private func drawStyles(into list: inout DisplayList) throws(KeisenError) {
    let styles = styles
    var paths = try paths(styles.map { ($0, false) })
    if paths.contains(where: \.hasTooManyMarks) {
      paths = try self.paths(zip(styles, paths).map { ($0, $1.hasTooManyMarks) })
    }
    for index in styles.indices where styles[index].width > 0 {
      let color = color(of: styles[index])
      guard color.alpha > 0 else { continue }
      if let polyline = try paths[index].finish(color: color) { list.draw(.polyline(polyline)) }
    }
  }

  private func paths(
    _ styles: [(LineStyle, isSolid: Bool)]
  ) throws(KeisenError) -> [LinePath] {
    var paths = styles.map { style, isSolid in
      LinePath(style: style, plot: frame.plot, pixelRatio: frame.pixelRatio, isSolid: isSolid)
    }
    for run in chain.runs {
      var last: LineChain.Place?
      var current = 0
      try curve.forEachVertex(of: run) { (place) throws(KeisenError) in
        // The first vertex says the style of a dot, too.
        let segment = Int((last ?? place).w)
        let style = chain.styles.isEmpty ? 0 : chain.styles[segment] + 1
        if let last, style != current {
          try paths[current].endPiece()
          try paths[style].add(SIMD2(last.x, last.y))
        }
        current = style
        try paths[style].add(SIMD2(place.x, place.y))
        last = place
      }
      try paths[current].endPiece()
    }
    return paths
  }

  /// Draws all parts of each colour as one line.
  private func drawColors(
    _ lookup: ColorLookup,
    into list: inout DisplayList
  ) throws(KeisenError) {
    guard style.width > 0 else { return }
    var paths = [LinePath?](repeating: nil, count: ColorLookup.count)
    func add(_ place: LineChain.Place, to step: Int) throws(KeisenError) {
      if paths[step] == nil {
        paths[step] = LinePath(style: style, plot: frame.plot, pixelRatio: frame.pixelRatio)
      }
      try paths[step]?.add(SIMD2(place.x, place.y))
    }
    for run in chain.runs {
      var last: LineChain.Place?
      var current: Int?
      func go(to place: LineChain.Place, in step: Int) throws(KeisenError) {
        if let old = current, old != step, let last {
          try paths[old]?.endPiece()
          try add(last, to: step)
        }
        try add(place, to: step)
        (current, last) = (step, place)
      }
      if run.count == 1 {
        let position = lookup.position(of: chain.values[Int(run[0].w)])
        try go(to: run[0], in: ColorLookup.step(at: position))
      } else {
        try curve.forEachVertex(of: run) { (place) throws(KeisenError) in
          guard let from = last else {
            last = place
            return
          }
          let positions = positions(lookup, from, place)
          if current == nil {
            let first = ColorLookup.step(at: Self.middle(positions, 0, Self.cut(positions, 0)))
            current = first
            try add(from, to: first)
          }
          var part = 0.0
          while part < 1 {
            let next = Self.cut(positions, part)
            let step = ColorLookup.step(at: Self.middle(positions, part, next))
            let end = next < 1 ? from * (1 - next) + place * next : place
            try go(to: end, in: step)
            part = next
          }
        }
      }
      if let current { try paths[current]?.endPiece() }
    }
    for step in paths.indices {
      let color = Color(bytes: lookup.bytes(ofStep: step))
      guard color.alpha > 0 else { continue }
      if let polyline = try paths[step]?.finish(color: color) { list.draw(.polyline(polyline)) }
    }
  }

  /// Returns where on the map a part of a segment begins and ends; both NaN where a value is missing.
  private func positions(
    _ lookup: ColorLookup,
    _ start: LineChain.Place,
    _ end: LineChain.Place
  ) -> (from: Double, to: Double) {
    let segment = Int(start.w)
    let first = lookup.position(of: chain.values[segment])
    guard variant.areValuesBlended else { return (first, first) }
    let last = lookup.position(of: chain.values[min(segment + 1, chain.values.count - 1)])
    let far = 0x1p100
    let from = max(-far, min(first, far))
    let to = max(-far, min(last, far))
    guard !first.isNaN, !last.isNaN else { return (.nan, .nan) }
    func position(_ w: Double) -> Double {
      let part = min(max(w - Double(segment), 0), 1)
      return from * (1 - part) + to * part
    }
    return (position(start.w), position(end.w))
  }

  /// Returns the next part, up to 1, at which positions come to a step of the map; 1 for none.
  private static func cut(_ positions: (from: Double, to: Double), _ part: Double) -> Double {
    let length = positions.to - positions.from
    guard length != 0, !length.isNaN else { return 1 }
    let limits = 0.0...Double(ColorMap.count)
    let here = positions.from + length * part
    var next: Double
    if length > 0 {
      next = here < limits.lowerBound ? limits.lowerBound : (here + Self.least).rounded(.down) + 1
      guard next <= limits.upperBound else { return 1 }
    } else {
      next = here > limits.upperBound ? limits.upperBound : (here - Self.least).rounded(.up) - 1
      guard next >= limits.lowerBound else { return 1 }
    }
    if abs(next - here) < Self.least { next += length > 0 ? 1 : -1 }
    let cut = (next - positions.from) / length
    return cut > part && cut < 1 ? cut : 1
  }

  /// Steps nearer than this are one.
  private static let least = 1e-9

  private static func middle(
    _ positions: (from: Double, to: Double),
    _ part: Double,
    _ next: Double
  ) -> Double {
    // All of it beyond an end is of that end's colour, and equal positions stay what they are.
    guard positions.from != positions.to else { return positions.from }
    return positions.from + (positions.to - positions.from) * (part / 2 + next / 2)
  }

  /// Draws a marker on each row in view.
  private func draw(_ marker: PointStyle, into list: inout DisplayList) throws(KeisenError) {
    guard marker.size > 0 else { return }
    let reach = min(2 * marker.size, LinePath.longestReach) + 2 / frame.pixelRatio
    let box = PlaceBox(frame.plot, grownBy: reach)
    let positions = VertexBuffer()
    let colors = GrowingBuffer<MarkerColor>()
    let isVaried = marker.color == nil && (lookup != nil || !chain.styles.isEmpty)
    let styles = styles
    for place in chain.runs.joined() {
      let position = SIMD2(place.x, place.y)
      guard box.distances(from: position) == .zero else { continue }
      try positions.append(SIMD2<Float>(Float(position.x), Float(position.y)))
      guard isVaried else { continue }
      let index = Int(place.w)
      let own =
        lookup.map { Color(bytes: $0.bytes(of: chain.values[index])) }
        ?? color(of: styles[chain.styles[index] + 1])
      try colors.append(MarkerColor(own.opacity(Float(marker.alpha))))
    }
    guard positions.count > 0 else { return }
    let fill = (marker.color ?? color).opacity(Float(marker.alpha))
    list.draw(
      .markers(
        Markers(
          positions: positions,
          shape: marker.marker,
          size: .one(marker.size),
          fill: isVaried ? .each(colors) : .one(fill),
          border: marker.border(frame.theme)
        )
      )
    )
  }
}
