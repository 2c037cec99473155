import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// The cells of a density along one dimension, rightwards or down: where they stand, and which are
/// on the plot.
///
/// Cells of more than one device pixel stand in the data: their borders are at the whole multiples
/// of their width, in the coordinate in which the scale is straight. So they keep their rows while
/// a range moves, those at the plot's ends too, of which a part is seen. They are drawn on whole
/// device pixels, of which each on the plot has one or more. Cells of one pixel are the plot's
/// pixels; on a scale with cuts, or a range without a length, larger ones stand on the plot too.
struct DensityAxis: Hashable {
  /// From values, relative to the range's origin, to cells, the first on the plot at 0...1.
  let map: ScaleMap
  /// Number of cells on the plot, in part or as a whole.
  let count: Int
  /// Where rows are counted, in cells; those beyond the first and the last cell are in these.
  let reach: ClosedRange<Double>
  /// Where the first cell begins, in device pixels from the plot's start.
  private let offset: Int
  /// Device pixels of a cell.
  let side: Int
  /// Device pixels of the plot.
  private let pixels: Int

  /// A row nearer than this to a border, in cells, lies on it: so much do positions err at most.
  private static let nearness = 0x1p-30
  /// Less of a cell, in device pixels, is not on the plot.
  private static let minPart = 0x1p-6
  /// Numbers of cells at most: beyond, the width of a cell is lost in the rounding of its borders.
  private static let farthestCell = 0x1p38

  /// Makes the cells of a range over a plot.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - isDown: Whether values ascend upwards, and cells are counted down.
  ///   - pixels: Device pixels of the plot.
  ///   - side: Device pixels of a cell.
  init(_ range: ProjectionRange, isDown: Bool, pixels: Int, side: Int) {
    if let own = Self(standing: range, isDown: isDown, pixels: pixels, side: side) {
      self = own
      return
    }
    let length = Double(pixels) / Double(side)
    map = isDown ? range.map(to: length, 0) : range.map(to: 0, length)
    count = (pixels + side - 1) / side
    reach = 0...Double(count)
    (offset, self.side, self.pixels) = (0, side, pixels)
  }

  /// Makes cells that stand in the data; nil where they don't.
  private init?(standing range: ProjectionRange, isDown: Bool, pixels: Int, side: Int) {
    guard side > 1, pixels > 0 else { return nil }
    let length = Double(pixels)
    let (coordinate, line) = (isDown ? range.map(to: length, 0) : range.map(to: 0, length)).straight
    guard let line, !line.isFlat else { return nil }
    let width = EnvelopeGrid.width(line, step: Double(side))
    guard width.isNormal else { return nil }
    let (start, end) = isDown ? (line.max, line.min) : (line.min, line.max)
    let step = start < end ? width : -width
    var phase = coordinate == .value ? -Self.rest(of: range.origin, width) : 0
    // Half way between names: one of as many cells as names has its name in the middle.
    if case .category = range.scale { phase -= 0.5 }
    let slack = Self.minPart / Double(side)
    let number = ((start - phase) / step + slack).rounded(.down)
    guard abs(number) < Self.farthestCell else { return nil }
    let border = phase + number * step
    let cells = LinearMap(min: border, max: border + step, to: Self.nearness, 1 + Self.nearness)
    let (first, last) = (cells.position(of: start), cells.position(of: end))
    // Neither holds where a cell is shorter than the steps of doubles there.
    guard first > -1, first < 2, last > first, last < length + 2 else { return nil }
    switch coordinate {
    case .value: map = .linear(cells)
    case .transformed(let transform): map = .transformed(transform, cells)
    case .position: return nil
    }
    count = max(1, Int((last - slack).rounded(.up)))
    reach = min(0, first)...max(Double(count).nextDown, last)
    offset = -Int((first * Double(side)).rounded())
    (self.side, self.pixels) = (side, pixels)
  }

  /// Returns how far an origin is above a multiple of a width: exact, as the width has few digits.
  private static func rest(of origin: Int64, _ width: Double) -> Double {
    let low = origin & 0xFFFF_FFFF
    let rest = Double(origin - low).truncatingRemainder(dividingBy: width)
    return (rest + Double(low).truncatingRemainder(dividingBy: width))
      .truncatingRemainder(dividingBy: width)
  }

  /// The borders of the cells in device pixels from the plot's start: one more than there are
  /// cells.
  ///
  /// The first and the last cell may reach beyond the plot.
  var borders: [Int] { (0...count).map(border) }

  /// Returns where a cell begins, and the one before it ends.
  func border(_ cell: Int) -> Int {
    let place = offset + cell * side
    return cell == 0 || cell == count ? place : max(1, min(place, pixels - 1))
  }

  /// Returns the cell at a position in device pixels from the plot's start, or the nearest one.
  func cell(at position: Double) -> Int {
    let place = ((position - Double(offset)) / Double(side)).rounded(.down)
    var cell = place > 0 ? Int(min(place, Double(max(0, count - 1)))) : 0
    // The borders nearest to the ends may have moved.
    while cell > 0, position < Double(border(cell)) { cell -= 1 }
    while cell + 1 < count, position >= Double(border(cell + 1)) { cell += 1 }
    return cell
  }
}
