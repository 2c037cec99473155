import KeisenPrimitives

/// Keeps a picture as it fell on device pixels, so that frames in which it stays do not sample it
/// anew.
///
/// It belongs to whoever draws the picture, and keeps one at a time, 4 bytes for each pixel that it
/// touched.
package final class PictureMemory: Sendable {
  /// What tells the pixels of a picture from those that it had before.
  package struct Version: Hashable, Sendable {
    /// When they were changed last; asked for before they are read, so that it is never too new.
    package var change: Change
    /// Whether columns are in the other order.
    package var isMirroredAcross = false
    /// Whether rows are in the other order.
    package var isMirroredDown = false

    /// Tells the pixels of a picture.
    package init(_ change: Change, isMirroredAcross: Bool = false, isMirroredDown: Bool = false) {
      self.change = change
      self.isMirroredAcross = isMirroredAcross
      self.isMirroredDown = isMirroredDown
    }
  }

  /// All that the device pixels hang on.
  private struct Key: Hashable {
    var version: Version
    var rect: Rect
    var pixelRatio: Double
    var columns: Range<Int>
    var rows: Range<Int>
  }

  private struct Kept {
    var key: Key
    var pixels: PicturePixels?
  }

  private let kept = Locked<Kept?>(nil)

  /// Makes a memory that keeps nothing yet.
  package init() {}

  /// Samples a picture of a version, as `PicturePixels` does, or gives what was sampled last where
  /// that is the same.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func pixels(
    of picture: PlacedImage,
    _ version: Version,
    pixelRatio: Double,
    columns: Range<Int>,
    rows: Range<Int>
  ) throws(KeisenError) -> PicturePixels? {
    let key = Key(
      version: version,
      rect: picture.rect,
      pixelRatio: pixelRatio,
      columns: columns,
      rows: rows
    )
    if let same = kept.withLock({ kept in kept?.key == key ? kept : nil }) { return same.pixels }
    let pixels = try PicturePixels(
      picture,
      pixelRatio: pixelRatio,
      columns: columns,
      rows: rows
    )
    kept.withLock { $0 = Kept(key: key, pixels: pixels) }
    return pixels
  }
}
