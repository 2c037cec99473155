import KeisenPrimitives
import KeisenReduction

/// Where one thread works out strips of areas that are drawn together.
final class AreaDesk: @unchecked Sendable {
  /// What an area covers of a strip.
  private enum Source {
    /// What lies between two edges, on one side.
    case between(AreaStrip, AreaStrip, side: Double)
    /// What was added up for it alone.
    case alone(AreaStrip)

    /// The part of a pixel that is covered above and below.
    @inline(__always)
    func covered(_ column: Int, _ row: Int) -> SIMD2<Float> {
      switch self {
      case .between(let first, let second, let side):
        let part = (first.sum(column, row) - second.sum(column, row)) * side
        let covered = Float(max(0, min(part, 1)))
        return side > 0 ? SIMD2(covered, 0) : SIMD2(0, covered)
      case .alone(let strip): return SIMD2(strip.above(column, row), strip.below(column, row))
      }
    }

    /// The rows of a column out of which nothing is covered.
    func rows(_ column: Int) -> Range<Int> {
      switch self {
      case .between(let first, let second, _): return first.rows(column, and: second)
      case .alone(let strip): return strip.rows(column)
      }
    }
  }

  /// Less than this of a pixel is what rounding leaves of the difference of two edges: no colour
  /// tells it.
  private static let minPart: Float = 0x1p-12

  private let coverage: AreaCoverage
  /// The edges that areas share.
  private let edges: [AreaStrip]
  /// Of each area what is added up for it alone: memory that is touched when that is needed.
  private let alone: [AreaStrip]
  private var sides: [Double]
  private var sources: [Source] = []
  /// The colours of a column, alpha multiplied in.
  private var colors: [SIMD4<Float>]

  /// Columns of pixels of a strip: fewer of many areas, so that memory has a bound.
  static func columns(for areas: Int) -> Int { max(4, min(64, 1024 / max(areas, 1))) }

  /// Makes room for a strip.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(_ coverage: AreaCoverage) throws(KeisenError) {
    self.coverage = coverage
    let (width, height) = (Self.columns(for: coverage.layers.count), coverage.pixels.height)
    func strips(_ count: Int) throws(KeisenError) -> [AreaStrip] {
      var strips: [AreaStrip] = []
      for _ in 0..<count { strips.append(try AreaStrip(columns: width, height: height)) }
      return strips
    }
    edges = try strips(coverage.edges?.count ?? 0)
    alone = try strips(coverage.layers.count)
    sides = [Double](repeating: 0, count: coverage.layers.count)
    colors = [SIMD4<Float>](repeating: .zero, count: height)
  }

  /// Draws a strip of all areas.
  ///
  /// - Parameters:
  ///   - index: Its number, from the left.
  ///   - targets: The pixels of all areas together or of each, which are clear.
  /// - Returns: The missing rows of each area among those that no strip before it looks at.
  func draw(_ index: Int, into targets: [UnsafeMutablePointer<UInt32>]) -> [AreaCoverage.Missing] {
    let (pixels, layers) = (coverage.pixels, coverage.layers)
    let width = Self.columns(for: layers.count)
    let columns = index * width..<min(pixels.width, (index + 1) * width)
    let missing = gather(columns)
    for column in 0..<columns.count {
      var (first, end) = (pixels.height, 0)
      for place in layers.indices {
        let rows = sources[place].rows(column)
        guard !rows.isEmpty else { continue }
        if coverage.areMerged {
          (first, end) = (min(first, rows.lowerBound), max(end, rows.upperBound))
          lay(place, column, rows)
        } else {
          lay(place, column, rows)
          write(rows, to: targets[place] + (columns.lowerBound + column))
        }
      }
      if first < end { write(first..<end, to: targets[0] + (columns.lowerBound + column)) }
    }
    return missing
  }

  /// Adds up what all areas cover of some columns; returns the missing rows of each.
  private func gather(_ columns: Range<Int>) -> [AreaCoverage.Missing] {
    let (pixels, ratio) = (coverage.pixels, coverage.pixelRatio)
    if let shared = coverage.edges {
      for edge in edges {
        edge.clear(first: columns.lowerBound, columns: columns.count, isSplit: false)
      }
      shared.add(columns, of: pixels, ratio, to: edges, &sides)
      for edge in edges { edge.finish() }
    }
    sources.removeAll(keepingCapacity: true)
    return coverage.layers.enumerated().map { place, layer in
      if let pair = layer.edges, sides[place] != 0 {
        let isBelow = sides[place] < 0 && layer.paints.below != nil
        let (first, second) = (edges[pair.first], edges[pair.second])
        sources.append(
          isBelow || sides[place] > 0
            ? .between(first, second, side: sides[place]) : .between(second, first, side: 1)
        )
        return (0, 0)
      }
      let strip = alone[place]
      let isSplit = layer.paints.below != nil
      strip.clear(first: columns.lowerBound, columns: columns.count, isSplit: isSplit)
      let own = layer.rows(of: columns, pixels, ratio)
      let missing = layer.add(columns, of: pixels, ratio, counting: own, to: strip)
      strip.finish()
      sources.append(.alone(strip))
      return missing
    }
  }

  /// Lays an area over what is in some rows of a column.
  private func lay(_ place: Int, _ column: Int, _ rows: Range<Int>) {
    let (source, layer) = (sources[place], coverage.layers[place])
    let (top, ratio) = (coverage.pixels.top, coverage.pixelRatio)
    for row in rows {
      let covered = source.covered(column, row)
      guard covered.x + covered.y > Self.minPart else { continue }
      let height = (Double(top + row) + 0.5) / ratio
      var color = layer.color(above: covered.x, below: covered.y, at: height)
      guard color.w > 0 else { continue }
      // A pixel that it covers wholly it shares with none.
      if covered.x + covered.y < 1, !layer.later.isEmpty {
        color /= max(1 - hidden(layer, covered, column, row, height), color.w)
      }
      colors[row] = color + colors[row] * (1 - min(color.w, 1))
    }
  }

  /// Returns how much of a pixel of an area the areas that are drawn over it later will hide,
  /// though they lie beside it.
  ///
  /// Where they lie over it indeed - they cover more than it leaves - it is to be hidden.
  private func hidden(
    _ layer: AreaLayer,
    _ covered: SIMD2<Float>,
    _ column: Int,
    _ row: Int,
    _ height: Double
  ) -> Float {
    var (hidden, others) = (Float.zero, Float.zero)
    for index in layer.later where sources[index].rows(column).contains(row) {
      let covered = sources[index].covered(column, row)
      hidden +=
        coverage.layers[index].color(above: covered.x, below: covered.y, at: height).w
      others += covered.x + covered.y
    }
    guard hidden > 0 else { return 0 }
    let own = covered.x + covered.y
    let overlap = max(0, own + others - 1)
    return hidden * max(0, 1 - overlap / min(own, others))
  }

  /// Writes some rows of a column, and leaves the column clear.
  private func write(_ rows: Range<Int>, to column: UnsafeMutablePointer<UInt32>) {
    let width = coverage.pixels.width
    for row in rows where colors[row].w > 0 {
      column[row * width] = Self.bytes(colors[row])
      colors[row] = .zero
    }
  }

  /// Returns a colour of which alpha is multiplied in, as it lies in memory, straight.
  private static func bytes(_ color: SIMD4<Float>) -> UInt32 {
    let alpha = min(color.w, 1)
    let rounded = UInt32(alpha * 255 + 0.5)
    guard rounded > 0 else { return 0 }
    func byte(_ value: Float) -> UInt32 { UInt32(max(0, min(value / color.w, 1)) * 255 + 0.5) }
    return byte(color.x) | byte(color.y) << 8 | byte(color.z) << 16 | rounded << 24
  }
}
