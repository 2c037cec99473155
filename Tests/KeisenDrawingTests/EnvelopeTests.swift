import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenDrawing

@Suite("Envelope")
struct EnvelopeTests {
  private func envelope(_ columns: [[SIMD2<Float>]]) throws -> Envelope {
    let starts = GrowingBuffer<Int32>()
    let intervals = VertexBuffer()
    try starts.append(0)
    for column in columns {
      for interval in column { try intervals.append(interval) }
      try starts.append(Int32(intervals.count))
    }
    return Envelope(
      firstMiddle: 1.0625,
      step: 0.125,
      columnStarts: starts,
      intervals: intervals,
      width: 1.5,
      color: Color(rgb: 0x0072b2)
    )
  }

  private func text(_ columns: [[SIMD2<Float>]]) throws -> Substring {
    var list = DisplayList(size: Size(width: 320, height: 200), pixelRatio: 1)
    list.clip(to: Clip(rect: Rect(x: 0, y: 0, width: 9, height: 9)))
    list.draw(.envelope(try envelope(columns)))
    return try #require(list.text.split(separator: "\n").last)
  }

  @Test("shows all intervals of a short one, with bars between its columns")
  func shortText() throws {
    let columns: [[SIMD2<Float>]] = [
      [SIMD2(2, 3.5)], [], [SIMD2(4, 4), SIMD2(6, 7)], [SIMD2(8, 9)],
    ]
    #expect(
      try text(columns)
        == "envelope in clip 0, 1.5 #0072b2: 4 columns from 1.063 every 0.125: "
        + "2...3.5 | 4...4 6...7 | 8...9"
    )
    #expect(try text([]).hasSuffix("0 columns from 1.063 every 0.125: "))
  }

  @Test("tells long ones apart by one interval or one column")
  func longText() throws {
    let columns = (0..<40).map { [SIMD2(Float($0), Float($0 + 1))] }
    var moved = columns
    moved[20][0].y += 0.002
    var joined = columns
    joined[20] += joined.remove(at: 21)
    let texts = try [columns, moved, joined].map { try text($0) }
    #expect(Set(texts).count == 3)
    #expect(texts[0].contains("40 columns from 1.063 every 0.125: 40 intervals in 0 to 40, hash "))
    #expect(texts[0].hasSuffix(": 0...1 | 1...2 | 2...3 ... 37...38 | 38...39 | 39...40"))
  }

  @Test(
    "knows how far it reaches in each column of pixels, or a little more",
    arguments: RandomEnvelope.Kind.allCases,
    [0.4, 1.5, 9, 60, 1e6]
  )
  func heights(kind: RandomEnvelope.Kind, width: Double) throws {
    var random = RandomEnvelope(seed: 3, size: Size(width: 80, height: 60))
    for (step, ratio) in [(0.125, 1.0), (0.3, 1.5), (7, 2)] {
      let envelope = try random.envelope(kind, width: width, firstMiddle: -4.2, step: step)
      let places = try #require(EnvelopePlaces(envelope, pixelRatio: ratio))
      let pixels = 3..<70
      let heights = try envelope.heights(ofPixels: pixels, places)
      defer { withExtendedLifetime((heights, envelope)) {} }
      for pixel in pixels {
        let center = Double(pixel) + 0.5
        var (low, high) = (Float.infinity, -Float.infinity)
        for column in 0..<envelope.columnCount
        where abs(places.middle(column) - center) < places.reach {
          let starts = envelope.columnStarts.elements
          for index in starts[column]..<starts[column + 1] {
            let interval = envelope.intervals.elements[Int(index)] * Float(ratio)
            low = min(low, interval.x - Float(places.reach))
            high = max(high, interval.y + Float(places.reach))
          }
        }
        let height = heights.elements[pixel - 3]
        #expect(low > high || (height.low <= low && height.high >= high), "\(pixel) \(step)")
        if height.isJoined {
          #expect(areJoined(envelope, places, near: center), "\(pixel) \(step)")
        }
      }
    }
  }

  /// Whether the columns near a position have one interval each that touches the next, but for
  /// those in front of and behind all intervals.
  private func areJoined(_ envelope: Envelope, _ places: EnvelopePlaces, near x: Double) -> Bool {
    let (starts, intervals) = (envelope.columnStarts.elements, envelope.intervals.elements)
    defer { withExtendedLifetime(envelope) {} }
    var last: SIMD2<Float>?
    for column in 0..<envelope.columnCount where abs(places.middle(column) - x) < places.reach {
      let (first, end) = (Int(starts[column]), Int(starts[column + 1]))
      if end == 0 || first == intervals.count { continue }
      guard end - first == 1, intervals[first].x <= intervals[first].y else { return false }
      if let last, last.x > intervals[first].y || last.y < intervals[first].x { return false }
      last = intervals[first]
    }
    return true
  }

  @Test("tells that columns are joined up to both ends, and that they are not where one has a gap")
  func joins() throws {
    let one = [SIMD2<Float>(1, 3)]
    var columns = [[SIMD2<Float>]](repeating: [], count: 80)
    for column in 10..<70 { columns[column] = one }
    let whole = try envelope(columns)
    let places = try #require(EnvelopePlaces(whole, pixelRatio: 1))
    let pixels = 0..<Int(places.middle(80)) + 1
    let heights = try whole.heights(ofPixels: pixels, places)
    let areJoined = withExtendedLifetime(heights) { heights.elements.allSatisfy { $0.isJoined } }
    #expect(areJoined)
    let wrongs: [[SIMD2<Float>]] = [
      [], one + one, [SIMD2(4, 5)], [SIMD2(.nan, 3)], [SIMD2(3, 1)], [SIMD2(1, .infinity)],
    ]
    for wrong in wrongs {
      columns[40] = wrong
      let parted = try envelope(columns).heights(ofPixels: pixels, places)
      defer { withExtendedLifetime(parted) {} }
      let pixel = Int(places.middle(40))
      #expect(!parted.elements[pixel].isJoined, "\(wrong)")
      #expect(parted.elements[0].isJoined)
    }
  }

  @Test("finds the nearest column, and all that are near some pixels")
  func places() throws {
    let columns = (0..<100).map { _ in [SIMD2<Float>(1, 2)] }
    let places = try #require(EnvelopePlaces(try envelope(columns), pixelRatio: 2))
    for tenth in -300...600 {
      let x = Double(tenth) / 10
      let nearest = (0..<100).min { abs(places.middle($0) - x) < abs(places.middle($1) - x) }
      let found = places.nearest(to: x)
      #expect(abs(places.middle(found) - x) == abs(places.middle(try #require(nearest)) - x))
      let near = places.columns(from: x, to: x + 3, margin: 1.25)
      for column in 0..<100
      where places.middle(column) >= x - 1.25 && places.middle(column) <= x + 4.25 {
        #expect(near.contains(column))
      }
      #expect(near.lowerBound >= 0 && near.upperBound <= 100 && !near.isEmpty)
    }
    for x in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect((0..<100).contains(places.nearest(to: x)))
    }
  }
}
