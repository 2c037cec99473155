import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// A line with a variant, of which the rows are known.
struct VariantLine {
  let chain: LineChain
  let variant: LineVariant
  let style: LineStyle
  /// That of the line, with its alpha.
  private let color: Color
  /// The same without: rows in styles without a colour have it with theirs.
  private let ownColor: Color
  let lookup: ColorLookup?
  let frame: FrameContext
  let curve: LineCurve

  init(
    _ chain: LineChain,
    _ variant: LineVariant,
    _ style: LineStyle,
    _ ownColor: Color,
    _ scale: ColorScale?,
    _ frame: FrameContext
  ) {
    (self.chain, self.variant, self.style, self.ownColor) = (chain, variant, style, ownColor)
    self.frame = frame
    color = style.color(or: ownColor)
    lookup = variant.values == nil ? nil : scale.map { frame.lookup(of: $0, alpha: style.alpha) }
    let styles = [style] + variant.styles
    let widest = min(styles.map(\.width).max() ?? 0, LinePath.longestReach)
    curve = LineCurve(
      variant.interpolation,
      pixelRatio: frame.pixelRatio,
      view: PlaceBox(frame.plot, grownBy: widest + 2),
      widest: widest,
      keepsLengths: !styles.allSatisfy(\.dash.isEmpty)
    )
  }

  /// Draws the line and its markers.
  ///
  /// - Returns: Whether the line is drawn as what it is on each pixel, within
  ///   `ColorCoverage.boundChannel`.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func draw(into list: inout DisplayList) throws(KeisenError) -> Bool {
    let isReduced = try lookup.map { lookup throws(KeisenError) in
      try drawColors(lookup, into: &list)
    }
    if isReduced == nil { try drawStyles(into: &list) }
    if let marker = variant.marker { try draw(marker, into: &list) }
    return isReduced ?? false
  }

  /// The line's own style, then those by row.
  private var styles: [LineStyle] { [style] + (chain.styles.isEmpty ? [] : variant.styles) }

  /// The colours of these.
  private var colors: [Color] { [color] + styles.dropFirst().map { $0.color(or: ownColor) } }

  /// Draws all segments of each style as one line.
  private func drawStyles(into list: inout DisplayList) throws(KeisenError) {
    let (styles, colors) = (styles, colors)
    var paths = try paths(styles.map { ($0, false) })
    if paths.contains(where: \.hasTooManyMarks) {
      paths = try self.paths(zip(styles, paths).map { ($0, $1.hasTooManyMarks) })
    }
    for index in styles.indices where styles[index].width > 0 {
      let color = colors[index]
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
    try chain.forEachRun { (run) throws(KeisenError) in
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

  /// Draws a marker on each row in view.
  private func draw(_ marker: PointStyle, into list: inout DisplayList) throws(KeisenError) {
    guard marker.size > 0 else { return }
    let reach =
      min(2 * marker.reach(of: marker.size), LinePath.longestReach) + 2 / frame.pixelRatio
    let box = PlaceBox(frame.plot, grownBy: reach)
    let positions = VertexBuffer()
    let colors = GrowingBuffer<MarkerColor>()
    let isVaried = marker.color == nil && (lookup != nil || !chain.styles.isEmpty)
    let ownColors = self.colors
    for place in chain.places {
      let position = SIMD2(place.x, place.y)
      guard box.distances(from: position) == .zero else { continue }
      try positions.append(SIMD2<Float>(Float(position.x), Float(position.y)))
      guard isVaried else { continue }
      let index = Int(place.w)
      let own =
        lookup.map { Color(bytes: $0.bytes(of: chain.values[index])) }
        ?? ownColors[chain.styles[index] + 1]
      try colors.append(MarkerColor(own.opacity(Float(marker.alpha))))
    }
    guard positions.count > 0 else { return }
    let fill = (marker.color ?? color).opacity(Float(marker.alpha))
    let markers = Markers(
      positions: positions,
      shape: marker.marker,
      size: .one(marker.size),
      fill: isVaried ? .each(colors) : .one(fill),
      border: marker.border(frame.theme)
    )
    try marker.draw(markers, in: frame, into: &list)
  }
}
