import KeisenPrimitives

/// A layer of pixels that is painted with a brush, stroke by stroke.
///
/// It has a fixed number of rows, and as many columns as its aspect asks for. Strokes go through
/// points of a view, of any size, that the layer fills. A stroke covers the union of the brush's
/// discs about all pixels of the Bresenham lines between its points, each once, so that a
/// translucent one is nowhere darker where it crosses itself. What lies outside of the layer is not
/// painted. A layer begins clear.
///
///     let paint = try Paint(aspect: 16.0 / 9)
///     try paint.setViewSize(Size(width: 640, height: 360))
///     try paint.setBrush(Brush(color: Color(rgb: 0xff4040, alpha: 0.5), diameter: 12))
///     try paint.strokeBegin(at: Point(x: 100, y: 80))
///     try paint.strokeMove(to: Point(x: 300, y: 200))
///     try paint.strokeEnd()
///     let picture = try paint.image()
///
/// May be used from several threads; each call is done before the next one begins.
public final class Paint: Sendable {
  /// Rows of a layer that asks for none.
  public static let standardHeight = 512
  /// The most pixels a side.
  public static let largestSide = 65_535
  /// The most pixels.
  public static let maxPixels = 1 << 28
  /// Bytes that the steps to undo and redo may keep where nobody said otherwise: 128 MiB.
  public static let standardHistoryLimit = 1 << 27

  struct State {
    /// The layer without a stroke under way; not to be changed while somebody else has it.
    var layer: Image
    var brush = Brush()
    var viewSize: Size
    var history = PaintHistory(limit: Paint.standardHistoryLimit)
    var stroke: StrokeUnderWay?
    /// The layer with the stroke under way, once somebody has asked for it.
    var shown: Image?
  }

  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  private let filler: (any StrokeFiller)?
  let state: Watched<State>

  /// Makes a clear layer.
  ///
  /// - Parameters:
  ///   - aspect: Width by height, positive and finite: the layer has ⌈aspect · height⌉ columns.
  ///   - height: Rows, positive.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a side would not be in
  ///   1...`largestSide` or there would be more than `maxPixels` pixels, `.outOfMemory`.
  public convenience init(
    aspect: Double,
    height: Int = standardHeight
  ) throws(KeisenError) {
    try self.init(aspect: aspect, height: height, filler: nil)
  }

  /// Makes a layer of a picture's size with its pixels.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the picture is larger than a layer
  ///   may be, `.outOfMemory`.
  public convenience init(_ image: Image) throws(KeisenError) {
    try self.init(image, filler: nil)
  }

  /// Makes a clear layer whose strokes are filled by `filler`, or by the CPU for nil.
  package convenience init(
    aspect: Double,
    height: Int,
    filler: (any StrokeFiller)?
  ) throws(KeisenError) {
    try requirePositive(aspect, "aspect")
    guard height > 0, height <= Self.largestSide else {
      throw .invalidArgument("height must be in 1...\(Self.largestSide), got \(height)")
    }
    let width = (aspect * Double(height)).rounded(.up)
    guard width <= Double(Self.largestSide) else {
      throw .invalidArgument(
        "aspect \(aspect) at \(height) rows gives \(width) columns, at most \(Self.largestSide) are allowed"
      )
    }
    try self.init(clear: Int(width), height, filler)
  }

  /// Makes a layer of a picture whose strokes are filled by `filler`, or by the CPU for nil.
  package convenience init(
    _ image: Image,
    filler: (any StrokeFiller)?
  ) throws(KeisenError) {
    guard max(image.width, image.height) <= Self.largestSide else {
      throw .invalidArgument(
        "a layer has at most \(Self.largestSide) pixels a side, got a picture of "
          + "\(image.width) x \(image.height)"
      )
    }
    try self.init(clear: image.width, image.height, filler)
    try state.withLock { (state) throws(KeisenError) in state.layer = try Self.copy(image) }
  }

  private init(
    clear width: Int,
    _ height: Int,
    _ filler: (any StrokeFiller)?
  ) throws(KeisenError) {
    guard width * height <= Self.maxPixels else {
      throw .invalidArgument(
        "a layer has at most \(Self.maxPixels) pixels, got \(width) x \(height)"
      )
    }
    self.width = width
    self.height = height
    self.filler = filler
    let layer = try Image(clear: width, height)
    state = Watched(
      State(layer: layer, viewSize: Size(width: Double(width), height: Double(height)))
    )
  }

  /// When it was painted on last.
  public var latestChange: Change { state.latestChange }

  /// What the next stroke paints with; a stroke keeps the brush that it began with.
  public var brush: Brush { state.withLock { $0.brush } }

  /// Takes another brush.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the diameter is not above 0 and at
  ///   most `Brush.largestDiameter`, or a component of the colour is NaN. Then the old one stays.
  public func setBrush(_ brush: Brush) throws(KeisenError) {
    try brush.validate()
    state.withLock { $0.brush = brush }
  }

  /// The size of the view whose points strokes go through; that of the layer in pixels until
  /// somebody sets it.
  public var viewSize: Size { state.withLock { $0.viewSize } }

  /// Sets the size of the view, which the layer fills, for the points to come.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a side is not positive and finite.
  ///   Then the old one stays.
  public func setViewSize(_ size: Size) throws(KeisenError) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw .invalidArgument(
        "view must have positive and finite sides, got \(size.width) x \(size.height) points"
      )
    }
    state.withLock { $0.viewSize = size }
  }

  /// The layer as it is, with a stroke under way as far as it goes.
  ///
  /// - Returns: A picture that stays as it is.
  /// - Throws: While a stroke is under way `KeisenError` with code `.outOfMemory`, and what its
  ///   renderer throws; else nothing.
  /// - Complexity: O(1), and O(*n*) in the number of pixels once after each point of a stroke. The
  ///   first change after it, if the picture is still there, copies it.
  public func image() throws(KeisenError) -> Image {
    try state.withLock { (state) throws(KeisenError) in
      guard let stroke = state.stroke else { return state.layer }
      if let shown = state.shown { return shown }
      let shown = try Self.copy(state.layer)
      try fill(stroke.spans, with: stroke.ink, in: shown)
      state.shown = shown
      return shown
    }
  }

  /// Changes the pixels of a picture that nobody else has.
  func fill(_ spans: RowSpans, with ink: Ink, in image: Image) throws(KeisenError) {
    guard let filler else { return ink.fill(spans, in: image.target) }
    if !spans.spans.isEmpty { try filler.fill(spans, with: ink, in: image.target) }
  }

  /// Whether changes of a layer may fail half way.
  var mayFail: Bool { filler != nil }

  static func copy(_ image: Image) throws(KeisenError) -> Image {
    let copy = try Image(width: image.width, height: image.height, pixelRatio: 1)
    image.withUnsafeBytes { bytes in
      UnsafeMutableRawPointer(copy.target.base).copyMemory(
        from: bytes.baseAddress ?? UnsafeRawPointer(copy.target.base),
        byteCount: bytes.count
      )
    }
    return copy
  }
}
