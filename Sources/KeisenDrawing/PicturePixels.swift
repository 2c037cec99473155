import KeisenPrimitives

/// A picture as it falls on device pixels: what every renderer blends.
package final class PicturePixels: @unchecked Sendable {
  /// The pixels of the picture that it may touch.
  package let columns: Range<Int>
  package let rows: Range<Int>
  /// These row by row: red, green, blue and alpha of 8 bits as they lie in memory, straight alpha.
  package let pixels = GrowingBuffer<UInt32>()

  /// Samples a picture; nil where it touches nothing of a part of the device's pixels.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*) in the pixels of the part, and in the image's pixels where it is shrunk.
  package init?(
    _ picture: PlacedImage,
    pixelRatio: Double,
    columns: Range<Int>,
    rows: Range<Int>
  ) throws(KeisenError) {
    let (image, rect) = (picture.image, picture.rect)
    guard
      let across = PictureTaps(
        image.width,
        from: rect.minX * pixelRatio,
        to: rect.maxX * pixelRatio,
        within: columns
      ),
      let down = PictureTaps(
        image.height,
        from: rect.minY * pixelRatio,
        to: rect.maxY * pixelRatio,
        within: rows
      )
    else { return nil }
    self.columns = across.pixels
    self.rows = down.pixels
    let (count, isTooLarge) = across.pixels.count.multipliedReportingOverflow(
      by: down.pixels.count
    )
    guard !isTooLarge else { throw .outOfMemory(.max, for: "a picture") }
    let target = try pixels.reserve(count)
    fill(target, image, across, down)
    pixels.commit(count)
  }

  private func fill(
    _ target: UnsafeMutablePointer<UInt32>,
    _ image: Image,
    _ across: PictureTaps,
    _ down: PictureTaps
  ) {
    defer { withExtendedLifetime(image) {} }
    guard let base = image.pixels.baseAddress else { return }
    let width = across.pixels.count
    // Most of a layer of paint is clear, and so is what is made of it.
    var inked = [Range<Int>?](repeating: nil, count: image.height)
    for row in 0..<down.pixels.count {
      let out = target + row * width
      let lines = down.taps(row)
      if across.isStraight, lines.count == 1, lines.first?.weight == 1, let line = lines.first {
        let source = base + (line.index * image.bytesPerRow + 4 * across.first)
        UnsafeMutableRawPointer(out).copyMemory(from: source, byteCount: 4 * width)
        continue
      }
      out.initialize(repeating: 0, count: width)
      var columns: Range<Int>?
      for line in lines {
        let source = base + line.index * image.bytesPerRow
        let found = inked[line.index] ?? Self.inked(source, across.taken)
        inked[line.index] = found
        if found.isEmpty { continue }
        columns =
          columns.map {
            min($0.lowerBound, found.lowerBound)..<max($0.upperBound, found.upperBound)
          }
          ?? found
      }
      guard let columns else { continue }
      for column in across.pixels(taking: columns) {
        var sum = SIMD4<Float>.zero
        for line in lines {
          let source = base + line.index * image.bytesPerRow
          for tap in across.taps(column) {
            let color = source.loadUnaligned(fromByteOffset: 4 * tap.index, as: SIMD4<UInt8>.self)
            let weight = line.weight * tap.weight * Float(color.w)
            sum += SIMD4(Float(color.x), Float(color.y), Float(color.z), 1) * weight
          }
        }
        out[column] = Self.straight(sum)
      }
    }
  }

  /// The columns of an image's row from the first to the last that is not clear, among some.
  private static func inked(_ row: UnsafeRawPointer, _ columns: Range<Int>) -> Range<Int> {
    func isClear(_ column: Int) -> Bool {
      row.loadUnaligned(fromByteOffset: 4 * column, as: UInt32.self) == 0
    }
    var (low, high) = (columns.lowerBound, columns.upperBound)
    while low < high, isClear(low) { low += 1 }
    while low < high, isClear(high - 1) { high -= 1 }
    return low..<high
  }

  /// Divides alpha, in 0...255, out of channels that are multiplied by it, and rounds to bytes; 0
  /// where alpha rounds to 0.
  private static func straight(_ sum: SIMD4<Float>) -> UInt32 {
    guard sum.w >= 0.5 else { return 0 }
    var color = sum / sum.w
    color.w = sum.w
    let limited = SIMD4<Float>(repeating: 255).lesser(color) + 0.5
    let bytes = SIMD4<UInt32>(limited)
    return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
  }
}

/// Which of an image's columns, or rows, each device pixel takes, and how much of each.
struct PictureTaps {
  /// One of them.
  struct Tap {
    var index: Int
    var weight: Float
  }

  /// The device pixels that are touched.
  let pixels: Range<Int>
  /// The image's first that is taken.
  var first: Int { all.first?.index ?? 0 }
  /// From the image's first that is taken to the last.
  var taken: Range<Int> { first..<(all.last?.index ?? first - 1) + 1 }
  /// Whether each device pixel is wholly one, and the next one the next.
  let isStraight: Bool
  private var starts: [Int] = [0]
  private var all: [Tap] = []

  /// Edges that are nearer than this to a border between pixels lie on it, in pixels.
  private static let slack = 0x1p-10

  /// Nil where no pixel is touched, and where the edges are not finite or reversed.
  init?(_ count: Int, from low: Double, to high: Double, within range: Range<Int>) {
    func snapped(_ edge: Double) -> Double {
      abs(edge - edge.rounded()) < Self.slack ? edge.rounded() : edge
    }
    let (low, high) = (snapped(low), snapped(high))
    let begin = max(low, Double(range.lowerBound))
    let end = min(high, Double(range.upperBound))
    guard begin < end, high - low < .infinity else { return nil }
    pixels = Int(begin.rounded(.down))..<Int(end.rounded(.up))
    /// Of the image's to one device pixel.
    let scale = Double(count) / (high - low)
    for pixel in pixels {
      let left = max(low, Double(pixel))
      let right = min(high, Double(pixel + 1))
      let (from, to) = ((left - low) * scale, (right - low) * scale)
      let part = Float(right - left)
      if scale > 1 {
        Self.average(from, to, count, part, &all)
      } else {
        Self.interpolate((from + to) / 2 - 0.5, count, part, &all)
      }
      starts.append(all.count)
    }
    let taps = all
    isStraight =
      taps.count == pixels.count
      && taps.enumerated().allSatisfy { $1.weight == 1 && $1.index == taps[0].index + $0 }
  }

  /// What a device pixel takes.
  func taps(_ pixel: Int) -> ArraySlice<Tap> { all[starts[pixel]..<starts[pixel + 1]] }

  /// The device pixels, counted from the first, that take any of some of the image's.
  func pixels(taking range: Range<Int>) -> Range<Int> {
    // Which are taken never goes back from one device pixel to the next.
    func first(_ isBeyond: (Int) -> Bool) -> Int {
      var (low, high) = (0, pixels.count)
      while low < high {
        let middle = (low + high) / 2
        if isBeyond(middle) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let start = first { (taps($0).last?.index ?? .max) >= range.lowerBound }
    return start..<max(start, first { (taps($0).first?.index ?? -1) >= range.upperBound })
  }

  /// Adds those between two positions, each with the length that lies there.
  private static func average(
    _ from: Double,
    _ to: Double,
    _ count: Int,
    _ part: Float,
    _ taps: inout [Tap]
  ) {
    let first = min(max(Int(from), 0), count - 1)
    let last = min(max(Int(to.rounded(.up)) - 1, first), count - 1)
    for index in first...last {
      let length = min(to, Double(index + 1)) - max(from, Double(index))
      let weight = to > from ? Float(max(0, length) / (to - from)) : 1
      if weight > 0 { taps.append(Tap(index: index, weight: weight * part)) }
    }
  }

  /// Adds the two whose middles a position lies between, the outermost one alone beyond all
  /// middles.
  private static func interpolate(
    _ position: Double,
    _ count: Int,
    _ part: Float,
    _ taps: inout [Tap]
  ) {
    let place = min(max(position, 0), Double(count - 1))
    let first = min(Int(place), count - 1)
    let second = Float(place - Double(first))
    if second < 1 { taps.append(Tap(index: first, weight: (1 - second) * part)) }
    if second > 0 { taps.append(Tap(index: first + 1, weight: second * part)) }
  }
}
