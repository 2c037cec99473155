import KeisenDrawing
import KeisenPrimitives

/// What an envelope's pointers point to.
struct EnvelopeMemory: Sendable {
  let pixels = GrowingBuffer<EnvelopePixels>()
  let intervals = GrowingBuffer<SIMD4<Float>>()
}

/// An envelope in device pixels: what one tile needs to know of it.
struct PixelEnvelope: BitwiseCopyable {
  /// Where the columns stand.
  let places: EnvelopePlaces
  /// The colour, with alpha multiplied in and faded where the line is thinner than a pixel.
  let color: SIMD4<Float>
  /// The columns of pixels that may be touched: `left..<right`.
  let left: Int
  let right: Int
  /// What is known of each of these.
  let pixels: UnsafePointer<EnvelopePixels>
  /// All intervals where some pixels have such near them as are not joined.
  let bundles: EnvelopeBundles?
  /// The low and the high y of all intervals, in points; the list keeps them alive.
  private let intervals: UnsafePointer<SIMD2<Float>>
  /// For each column the index of its first interval; the list keeps them alive.
  private let starts: UnsafePointer<Int32>
  /// The first and the last column that have an interval.
  private let firstShown: Int
  private let lastShown: Int

  /// The indices of the intervals of the column that is nearest to a position.
  @inline(__always)
  func nearest(to x: Double) -> Range<Int> {
    let column = places.nearest(to: x)
    return Int(starts[column])..<Int(starts[column &+ 1])
  }

  /// Returns the interval that is nearest to a position, where those near it are joined.
  @inline(__always)
  func joined(near x: Double) -> JoinedIntervals {
    let column = min(max(places.nearest(to: x), firstShown), lastShown)
    return JoinedIntervals(
      nearest: intervals + Int(starts[column]),
      before: Int(starts[column]),
      behind: Int(starts[places.count]) &- 1 &- Int(starts[column]),
      offset: x - places.middle(column),
      places
    )
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
    defer { withExtendedLifetime(heights) {} }
    let areFew = JoinedIntervals.areFew(places)
    if areFew, heights.elements.allSatisfy(\.isJoined) {
      bundles = nil
    } else {
      let columns = places.columns(
        from: Double(pixels.left),
        to: Double(pixels.right),
        margin: places.reach
      )
      bundles = try EnvelopeBundles(columns, of: envelope, places, memory: memory)
      guard bundles != nil else { return nil }
    }
    let known = try memory.pixels.reserve(heights.count)
    self.places = places
    (left, right) = (pixels.left, pixels.right)
    self.pixels = UnsafePointer(known)
    self.starts = starts
    firstShown = (0..<places.count).first { starts[$0 + 1] > 0 } ?? 0
    lastShown = (0..<places.count).last { starts[$0] < starts[places.count] } ?? 0
    intervals = source
    for (index, height) in heights.elements.enumerated() {
      known[index] = EnvelopePixels(self, x: left + index, height, areFew: areFew)
    }
  }
}
