import KeisenPrimitives

/// How many pixels of a band differ from their neighbours, seen in some of its rows: what the
/// band's filter hangs on.
struct PixelChanges {
  /// Of how many rows one is looked at.
  private static let rowStep = 8

  /// Pixels that were looked at.
  private(set) var count = 0
  /// Those that differ from the pixel above.
  private(set) var fromAbove = 0
  /// Those that differ from the pixel before.
  private(set) var fromBefore = 0

  /// Looks at a band.
  init(_ pixels: PixelBuffer, _ band: PNGBands.Band) {
    // The first pixel has none before it.
    let first = band.columns.lowerBound + 1
    let length = (band.columns.upperBound - first) & ~3
    guard length > 0 else { return }
    let start = band.rows.lowerBound + min(Self.rowStep, band.rows.count) / 2
    for y in stride(from: max(1, start), to: band.rows.upperBound, by: Self.rowStep) {
      let row = UnsafeRawPointer(pixels.row(y)) + 4 * first
      fromAbove += length - Self.equalPixels(row, row - pixels.bytesPerRow, length)
      fromBefore += length - Self.equalPixels(row, row - 4, length)
      count += length
    }
  }

  /// Whether a quarter of the pixels or more differ from those above, as in a heat map and not in a
  /// line chart.
  var areMany: Bool { count > 0 && fromAbove * 4 >= count }

  /// The filter that leaves more zeros; where few pixels change it is always Up, which takes the
  /// less work.
  var filter: PixelFilter {
    areMany && fromBefore * 20 < fromAbove * 19 ? .sub : .up
  }

  /// Returns how many of `count` pixels, a multiple of four, are the same in both rows.
  private static func equalPixels(
    _ row: UnsafeRawPointer,
    _ other: UnsafeRawPointer,
    _ count: Int
  ) -> Int {
    var equal = SIMD4<UInt32>.zero
    for offset in stride(from: 0, to: 4 &* count, by: 16) {
      let here = (row + offset).loadUnaligned(as: SIMD4<UInt32>.self)
      let there = (other + offset).loadUnaligned(as: SIMD4<UInt32>.self)
      equal.replace(with: equal &+ 1, where: here .== there)
    }
    return Int(equal.wrappedSum())
  }
}
