/// How a picture's filtered bytes are cut into bands.
///
/// A band is a run of whole rows, or a part of one row where a row alone is longer than a band.
/// It depends on nothing but the picture's size, so the cut is the same on every machine.
struct PNGBands {
  /// Filtered bytes that a band is meant to hold.
  ///
  /// Small enough for a second-level cache and for a few bands in a usual chart; a band of half the
  /// size takes a third more time for such a chart, in pages touched and codes begun.
  static let target = 1 << 18

  /// One band: rows and columns of the picture.
  struct Band: Equatable {
    var rows: Range<Int>
    var columns: Range<Int>
  }

  /// Pixels in a row.
  let width: Int
  /// Rows of the picture.
  let height: Int
  /// Bytes per pixel in the file.
  let channels: Int
  /// Rows in each band but the last.
  let rowsPerBand: Int
  /// Columns in each band but the last of a row.
  let columnsPerBand: Int
  /// Bands side by side in one row.
  let bandsPerRow: Int
  /// Number of bands.
  let count: Int

  init(width: Int, height: Int, channels: Int) {
    self.width = width
    self.height = height
    self.channels = channels
    // Sides of more than 2^31 - 1 pixels are refused before, so nothing here overflows.
    let rowBytes = 1 + channels * width
    let parts = (rowBytes + Self.target - 1) / Self.target
    columnsPerBand = (width + parts - 1) / parts
    bandsPerRow = (width + columnsPerBand - 1) / columnsPerBand
    rowsPerBand = bandsPerRow == 1 ? max(1, Self.target / rowBytes) : 1
    count = (height + rowsPerBand - 1) / rowsPerBand * bandsPerRow
  }

  /// The most filtered bytes in one band.
  var largest: Int { min(rowsPerBand, height) * (1 + channels * columnsPerBand) }

  /// Returns the band with the given index, in the order of the file.
  subscript(index: Int) -> Band {
    let (y, x) = (index / bandsPerRow * rowsPerBand, index % bandsPerRow * columnsPerBand)
    return Band(
      rows: y..<min(height, y + rowsPerBand),
      columns: x..<min(width, x + columnsPerBand)
    )
  }
}
