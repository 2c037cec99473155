import KeisenDrawing
import KeisenPrimitives

/// Squares of pixels that items show: a path's coverage or a picture's colours.
///
/// They are as small as the squares of `PathTiles` are, so each fits any upload block.
struct PlannedPatches {
  /// One square.
  struct Patch {
    /// The item that shows it.
    var item: Int
    /// Its words.
    var words: Range<Int>
  }

  /// All squares, in the order of their items.
  private(set) var patches: [Patch] = []
  /// Row by row a word for each pixel, or a word for four pixels' coverage.
  let words = GrowingBuffer<UInt32>()

  /// Adds the coverage of a square, of which `box` is seen.
  ///
  /// - Parameters:
  ///   - values: The square's coverage, as `PathTiles` gives it.
  ///   - box: The pixels that are wanted, within the square.
  ///   - item: The item that shows them.
  /// - Returns: Words in a row.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  mutating func add(
    coverage values: UnsafePointer<Float>,
    _ box: PixelBox,
    item: Int
  ) throws(KeisenError) -> Int {
    let stride = (box.width + 3) / 4
    let first = words.count
    let target = try reserve(stride * box.height) + first
    let (x, y) = (box.left % PathTiles.side, box.top % PathTiles.side)
    for row in 0..<box.height {
      let line = values + (y + row) * PathTiles.lineStride + x
      for word in 0..<stride {
        var bytes: UInt32 = 0
        for lane in 0..<min(4, box.width - 4 * word) {
          let byte = UInt32(line[4 * word + lane] * 255 + 0.5)
          bytes |= byte << UInt32(8 * lane)
        }
        target[row * stride + word] = bytes
      }
    }
    finish(stride * box.height, item)
    return stride
  }

  /// Adds the part of a picture that is in a box.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  mutating func add(
    _ picture: PicturePixels,
    _ box: PixelBox,
    item: Int
  ) throws(KeisenError) {
    let first = words.count
    let target = try reserve(box.area) + first
    guard let pixels = picture.pixels.elements.baseAddress else { return }
    for row in 0..<box.height {
      let line = (box.top + row - picture.rows.lowerBound) * picture.columns.count
      let source = pixels + (line + box.left - picture.columns.lowerBound)
      (target + row * box.width).update(from: source, count: box.width)
    }
    finish(box.area, item)
  }

  /// Makes room for more words, and returns where all begin.
  private func reserve(_ more: Int) throws(KeisenError) -> UnsafeMutablePointer<UInt32> {
    let wanted = words.count + more
    return try words.reserve(wanted > words.capacity ? wanted + wanted / 2 : wanted)
  }

  private mutating func finish(_ count: Int, _ item: Int) {
    let first = words.count
    words.commit(first + count)
    patches.append(Patch(item: item, words: first..<first + count))
  }
}
