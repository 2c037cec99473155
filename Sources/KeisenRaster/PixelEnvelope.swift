import KeisenDrawing
import KeisenPrimitives

/// What an envelope's pointers point to.
struct EnvelopeMemory: Sendable {
  let pixels = GrowingBuffer<EnvelopePixels>()
  let intervals = GrowingBuffer<SIMD4<Float>>()
}

/// An envelope in device pixels: what one tile needs to know of it.
///
/// Its intervals stand in bundles of eight, each with its extent, so that a bundle too far away costs one look.
struct PixelEnvelope: BitwiseCopyable {
  /// Intervals of a bundle.
  static let bundle = 8

  /// Where the columns stand.
  let places: EnvelopePlaces
  /// The colour, with alpha multiplied in and faded where the line is thinner than a pixel.
  let color: SIMD4<Float>
  /// The columns of pixels that may be touched: `left..<right`.
  let left: Int
  let right: Int
  /// What is known of each of these.
  private(set) var pixels: UnsafePointer<EnvelopePixels>
  /// Low y, high y and x of each interval near enough, from the left; at the end as many that cover nothing as fill
  /// up a bundle.
  let intervals: UnsafePointer<SIMD4<Float>>
  /// Least low y, greatest high y, first x and last x of each bundle.
  let bundles: UnsafePointer<SIMD4<Float>>
  /// Number of bundles.
  let count: Int
  /// Number of intervals that cover something.
  let used: Int
  /// For each column the index of its first interval, less `firstIndex` in `intervals`; the list keeps them alive.
  private let starts: UnsafePointer<Int32>
  private let firstIndex: Int

  /// The index in `intervals` of the first one of the column that is nearest to a position, and of the one behind the
  /// last.
  @inline(__always)
  func nearest(to x: Double) -> (first: Int, end: Int) {
    let column = places.nearest(to: x)
    return (Int(starts[column]) &- firstIndex, Int(starts[column &+ 1]) &- firstIndex)
  }

  /// Turns the envelopes of a list to pixels, several at a time; nil for its other commands.
  ///
  /// In it an envelope is nil of which nothing can be seen.
  static func all(
    of list: DisplayList,
    width: Int,
    on crew: Crew
  ) -> [Result<(PixelEnvelope, EnvelopeMemory)?, KeisenError>?] {
    let all = Locked(
      [Result<(PixelEnvelope, EnvelopeMemory)?, KeisenError>?](
        repeating: nil,
        count: list.commands.count
      )
    )
    let indices = list.commands.indices.filter { index in
      if case .envelope = list.commands[index].primitive { true } else { false }
    }
    crew.run(indices.count) { _, number in
      let index = indices[number]
      guard case .envelope(let envelope) = list.commands[index].primitive else { return }
      let result = Result { () throws(KeisenError) in
        let memory = EnvelopeMemory()
        return try PixelEnvelope(
          envelope,
          pixelRatio: list.pixelRatio,
          width: width,
          memory: memory
        ).map { ($0, memory) }
      }
      all.withLock { $0[index] = result }
    }
    return all.withLock { $0 }
  }

  /// Turns an envelope to pixels; nil where nothing of it can be seen.
  ///
  /// - Parameters:
  ///   - envelope: In points; the list keeps it alive.
  ///   - pixelRatio: Device pixels per point.
  ///   - width: Columns of the picture.
  ///   - memory: Takes what is to live as long as this.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init?(
    _ envelope: Envelope,
    pixelRatio: Double,
    width: Int,
    memory: EnvelopeMemory
  ) throws(KeisenError) {
    guard let places = EnvelopePlaces(envelope, pixelRatio: pixelRatio),
      let starts = envelope.columnStarts.elements.baseAddress,
      let source = envelope.intervals.elements.baseAddress
    else { return nil }
    let pixels = PixelBounds(
      low: SIMD2(places.middle(0) - places.reach, 0),
      high: SIMD2(places.middle(places.count - 1) + places.reach, 1)
    ).clamped(width: width, height: 1)
    color = envelope.color.cleanPremultiplied * Float(places.opacity)
    guard !pixels.isEmpty, color.w > 0 else { return nil }
    let heights = try envelope.heights(ofPixels: pixels.left..<pixels.right, places)
    let known = try memory.pixels.reserve(heights.count)
    let columns = places.columns(
      from: Double(pixels.left),
      to: Double(pixels.right),
      margin: places.reach
    )
    firstIndex = Int(starts[columns.lowerBound])
    used = Int(starts[columns.upperBound]) - firstIndex
    count = (used + Self.bundle - 1) / Self.bundle
    let base = try memory.intervals.reserve((Self.bundle + 1) * count)
    guard used > 0 else { return nil }
    self.places = places
    (left, right) = (pixels.left, pixels.right)
    self.pixels = UnsafePointer(known)
    self.starts = UnsafePointer(starts)
    intervals = UnsafePointer(base)
    bundles = UnsafePointer(base + Self.bundle * count)
    let ratio = Float(pixelRatio)
    for column in columns {
      let x = Float(places.middle(column))
      for index in Int(starts[column])..<Int(starts[column + 1]) {
        base[index - firstIndex] = Self.interval(source[index] * ratio, x)
      }
    }
    let last = base[used - 1].z
    for index in used..<Self.bundle * count {
      base[index] = SIMD4(.infinity, .infinity, last, 0)
    }
    for index in 0..<count {
      base[Self.bundle * count + index] = Self.extent(base + Self.bundle * index)
    }
    withExtendedLifetime(heights) {
      for (index, reached) in heights.elements.enumerated() {
        known[index] = EnvelopePixels(self, x: left + index, reached: reached)
      }
    }
  }

  /// An interval's ends and its place; one without numbers is infinitely far away.
  @inline(__always)
  private static func interval(_ ends: SIMD2<Float>, _ x: Float) -> SIMD4<Float> {
    guard ends.x <= ends.y, ends.x > -.infinity, ends.y < .infinity else {
      return SIMD4(.infinity, .infinity, x, 0)
    }
    return SIMD4(ends.x, ends.y, x, 0)
  }

  /// The extent of a bundle.
  @inline(__always)
  private static func extent(_ intervals: UnsafePointer<SIMD4<Float>>) -> SIMD4<Float> {
    var (low, high) = (Float.infinity, -Float.infinity)
    for index in 0..<bundle {
      let (first, second) = (intervals[index].x, intervals[index].y)
      low = first < low ? first : low
      high = second > high && second < .infinity ? second : high
    }
    return SIMD4(low, high, intervals[0].z, intervals[bundle - 1].z)
  }
}
