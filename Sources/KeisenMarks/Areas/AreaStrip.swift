import KeisenDrawing
import KeisenPrimitives
import KeisenReduction

/// What segments of an area cover of the pixels of some columns, exactly.
///
/// Within a column the part that lies below a segment's line grows with the height as a ramp does:
/// two impulses of its second difference, each of which lies on three rows of pixels so that the
/// twofold sum is what is covered of whole pixels. So a segment costs the same however tall it is,
/// and rows are summed up once at the end.
final class AreaStrip {
  /// Pixels of height below which a segment within a column stands in its middle.
  static let flatness = 1.0 / 64

  private let height: Int
  /// From one column to the next.
  private let stride: Int
  private let capacity: Int
  private let values = GrowingBuffer<Double>()
  private let limits = GrowingBuffer<SIMD2<Int32>>()
  /// Of each column the first row that something was added to, and that behind the last.
  private let touched: UnsafeMutablePointer<SIMD2<Int32>>
  private let upper: UnsafeMutablePointer<Double>
  private let under: UnsafeMutablePointer<Double>
  private var first = 0.0
  private var columns = 0
  private var isSplit = false

  /// Makes room for columns of a height.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(columns: Int, height: Int) throws(KeisenError) {
    self.height = height
    // An impulse lies on three rows, and one may be at the lower end.
    stride = height + 3
    capacity = columns
    touched = try limits.reserve(columns)
    upper = try values.reserve(2 * columns * stride)
    under = upper + columns * stride
  }

  /// Begins anew: with columns from `first` on, no more than there is room for.
  func clear(first: Int, columns: Int, isSplit: Bool) {
    (self.first, self.columns, self.isSplit) = (Double(first), min(columns, capacity), isSplit)
    upper.initialize(repeating: 0, count: self.columns * stride)
    if isSplit { under.initialize(repeating: 0, count: self.columns * stride) }
    touched.initialize(repeating: SIMD2(.max, .min), count: self.columns)
  }

  /// Returns the rows of a column between which lies all that was added, here or to another strip;
  /// beyond them what lies between edges covers nothing.
  func rows(_ column: Int, and other: AreaStrip? = nil) -> Range<Int> {
    var ends = touched[column]
    if let other {
      ends.x = min(ends.x, other.touched[column].x)
      ends.y = max(ends.y, other.touched[column].y)
    }
    let (low, high) = (Int(ends.x), min(height, Int(ends.y)))
    return low < high ? low..<high : 0..<0
  }

  /// What lies below all edges in a pixel, which may be more than 1; after `finish`.
  func sum(_ column: Int, _ row: Int) -> Double { upper[column &* stride &+ row] }

  /// The part of a pixel that is covered where y is above, or everywhere where nothing is split;
  /// after `finish`.
  func above(_ column: Int, _ row: Int) -> Float {
    Float(max(0, min(upper[column &* stride &+ row], 1)))
  }

  /// The part that is covered where y is below.
  func below(_ column: Int, _ row: Int) -> Float {
    isSplit ? Float(max(0, min(under[column &* stride &+ row], 1))) : 0
  }

  /// Sums up: after this no segment can be added.
  func finish() {
    for column in 0..<columns {
      Self.sum(upper + column * stride, height)
      if isSplit { Self.sum(under + column * stride, height) }
    }
  }

  private static func sum(_ values: UnsafeMutablePointer<Double>, _ count: Int) {
    var (slope, sum) = (0.0, 0.0)
    for row in 0..<count {
      slope += values[row]
      sum += slope
      values[row] = sum
    }
  }

  /// Adds what lies below a line from place to place, in pixels from the plot's top left corner.
  func addEdge(_ start: SIMD2<Double>, _ end: SIMD2<Double>) {
    let (a, b) = start.x <= end.x ? (start, end) : (end, start)
    var x = max(a.x, first)
    let right = min(b.x, first + Double(columns))
    guard x < right else { return }
    let line = Slope(a, b)
    var column = min(columns &- 1, Int(x - first))
    var last = line.height(x)
    while x < right, column < columns {
      let next = min(right, first + Double(column &+ 1))
      let here = line.height(next)
      addRamp(upper + column &* stride, column, last, here, next - x)
      (x, last) = (next, here)
      column &+= 1
    }
  }

  /// Adds what lies between two lines from place to place, in pixels from the plot's top left
  /// corner.
  func add(_ start: AreaRuns.Place, _ end: AreaRuns.Place) {
    let (a, b) = start.x <= end.x ? (start, end) : (end, start)
    let (left, right) = (max(a.x, first), min(b.x, first + Double(columns)))
    guard left < right else { return }
    let (before, behind) = (a.y / 2 - a.z / 2, b.y / 2 - b.z / 2)
    guard before * behind < 0 else {
      return add(a, b, from: left, to: right, isAbove: before + behind < 0)
    }
    let part = before / (before - behind)
    let crossing = min(max(a.x * (1 - part) + b.x * part, left), right)
    add(a, b, from: left, to: crossing, isAbove: before < 0)
    add(a, b, from: crossing, to: right, isAbove: behind < 0)
  }

  /// Adds a part of a segment on one side.
  private func add(
    _ a: AreaRuns.Place,
    _ b: AreaRuns.Place,
    from left: Double,
    to right: Double,
    isAbove: Bool
  ) {
    guard left < right else { return }
    let lines = (
      Slope(SIMD2(a.x, a.y), SIMD2(b.x, b.y)), Slope(SIMD2(a.x, a.z), SIMD2(b.x, b.z))
    )
    func heights(_ x: Double) -> SIMD2<Double> { SIMD2(lines.0.height(x), lines.1.height(x)) }
    let target = isSplit && !isAbove ? under : upper
    let sign = isAbove ? 1.0 : -1
    var x = left
    var column = min(columns &- 1, Int(left - first))
    var last = heights(left)
    while x < right, column < columns {
      let next = min(right, first + Double(column &+ 1))
      let here = heights(next)
      let weight = (next - x) * sign
      let values = target + column &* stride
      addRamp(values, column, last.x, here.x, weight)
      addRamp(values, column, last.y, here.y, -weight)
      (x, last) = (next, here)
      column &+= 1
    }
  }

  /// A line from place to place.
  private struct Slope {
    let a: SIMD2<Double>
    let b: SIMD2<Double>
    private let isFar: Bool

    @inline(__always)
    init(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
      (self.a, self.b) = (a, b)
      isFar = max(max(abs(a.x), abs(a.y)), max(abs(b.x), abs(b.y))) > LineCrossing.far
    }

    /// Returns its height between its ends, at the ends theirs.
    @inline(__always)
    func height(_ x: Double) -> Double {
      if x == a.x { return a.y }
      if x == b.x { return b.y }
      if isFar { return LineCrossing.other(a, b, 0, at: x) }
      let part = (x - a.x) / (b.x - a.x)
      return a.y * (1 - part) + b.y * part
    }
  }

  /// Adds what lies below a line from one height to another.
  @inline(__always)
  private func addRamp(
    _ values: UnsafeMutablePointer<Double>,
    _ column: Int,
    _ from: Double,
    _ to: Double,
    _ weight: Double
  ) {
    var (low, high) = from < to ? (from, to) : (to, from)
    let bottom = Double(height)
    // An impulse lies on three rows.
    let rows = SIMD2(Int32(max(0, min(low, bottom))), Int32(max(0, min(high, bottom))) &+ 3)
    touched[column] = SIMD2(min(touched[column].x, rows.x), max(touched[column].y, rows.y))
    guard low < bottom else { return }
    var weight = weight
    if low < 0 || high > bottom {
      guard high > 0 else { return addStep(values, 0, weight) }
      let length = high - low
      let out = low < 0 ? -low / length : 0
      let beyond = high > bottom ? (high - bottom) / length : 0
      if low < 0 { addStep(values, 0, weight * out) }
      (low, high) = (max(low, 0), min(high, bottom))
      weight *= 1 - out - beyond
    }
    guard high - low > Self.flatness else { return addStep(values, (low + high) / 2, weight) }
    let slope = weight / (high - low)
    addImpulse(values, low, slope)
    addImpulse(values, high, -slope)
  }

  /// Adds what lies below a level line.
  @inline(__always)
  private func addStep(_ values: UnsafeMutablePointer<Double>, _ place: Double, _ weight: Double) {
    let row = Int(place)
    let part = place - Double(row)
    values[row] += weight * (1 - part)
    values[row &+ 1] += weight * (2 * part - 1)
    values[row &+ 2] -= weight * part
  }

  /// Adds an impulse of the second difference.
  @inline(__always)
  private func addImpulse(
    _ values: UnsafeMutablePointer<Double>,
    _ place: Double,
    _ weight: Double
  ) {
    let row = Int(place)
    let part = place - Double(row)
    let (near, far) = ((1 - part) * (1 - part) / 2, part * part / 2)
    values[row] += weight * near
    values[row &+ 1] += weight * (1 - near - far)
    values[row &+ 2] += weight * far
  }
}
