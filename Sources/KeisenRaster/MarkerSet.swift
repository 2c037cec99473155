import KeisenDrawing

/// Markers in device pixels: what tiles need to know of them.
struct MarkerSet: BitwiseCopyable {
  /// Where they stand, in points; the list keeps them alive.
  var positions: UnsafePointer<SIMD2<Float>>
  /// Their diameters in points, where each has its own.
  var sizes: UnsafePointer<Float>?
  /// Their colours, where each has its own.
  var colors: UnsafePointer<MarkerColor>?
  /// Number of markers.
  var count: Int
  /// Device pixels per point.
  var pixelRatio: Double
  /// What they look like.
  var shape: MarkerShape
  /// How large they are, where all are alike.
  var pen: MarkerPen
  /// How far a marker of a diameter of one pixel or more reaches at most: so much a pixel, and so
  /// much besides.
  var extent: (slope: Float, offset: Float)
  /// The colour, with alpha multiplied in, where all have one.
  var color: SIMD4<Float>
  /// Width of the border, in pixels; 0 for none.
  var border: Double
  /// The border's colour, with alpha multiplied in.
  var borderColor: SIMD4<Float>
  /// Their part of the recording's batches.
  var firstBatch = 0
  var endBatch = 0
  /// Their item in the recording, or -1 where nothing of them can be seen.
  var item = -1

  /// Nil where nothing is drawn: no marker, sizes of 0 or less, only clear colours.
  init?(_ markers: Markers, pixelRatio: Double) {
    guard let positions = markers.positions.vertices.baseAddress, markers.count > 0 else {
      return nil
    }
    self.positions = positions
    count = markers.count
    self.pixelRatio = pixelRatio
    shape = markers.shape
    extent = MarkerLengths.extentBound(of: shape)
    let width = (markers.border?.width ?? 0) * pixelRatio
    border = width > 0 ? min(width, 0x1p40) : 0
    borderColor = border > 0 ? markers.border?.color.cleanPremultiplied ?? .zero : .zero
    switch markers.fill {
    case .one(let one): color = one.cleanPremultiplied
    case .each(let each):
      color = .zero
      colors = each.elements.baseAddress
    }
    switch markers.size {
    case .one(let size): pen = MarkerPen(shape, diameter: size * pixelRatio, border: border)
    case .each(let each):
      pen = .nothing
      sizes = each.elements.baseAddress
    }
    let isClear = colors == nil && color.w == 0 && borderColor.w == 0
    guard !isClear, sizes != nil || pen.extent > 0 else { return nil }
  }

  /// Whether all are of one colour, so that their order doesn't count.
  var isPlain: Bool { colors == nil && border == 0 }

  /// Whether markers differ in more than their places.
  var isVaried: Bool { sizes != nil || colors != nil }

  /// The pen of a marker of a size in points.
  @inline(__always)
  func pen(size: Float, _ shape: MarkerShape) -> MarkerPen {
    MarkerPen(shape, diameter: Double(size) * pixelRatio, border: border)
  }

  /// How far a marker reaches at most, in pixels; below 0 where it is nothing.
  @inline(__always)
  func extent(_ index: Int) -> Float {
    guard let sizes else { return pen.extent }
    let diameter = sizes[index] * Float(pixelRatio)
    return diameter > 0 ? extent.slope * max(1, diameter) + extent.offset : -1
  }
}
