import KeisenPrimitives

/// Cells as they fall on device pixels: what every renderer blends.
package struct CellPixels: Sendable {
  /// Column of the left edge.
  package let x: Int
  /// Row of the top edge.
  package let y: Int
  /// Columns of pixels.
  package let width: Int
  /// Rows of pixels.
  package let height: Int
  /// Whether every pixel is known to be opaque.
  package let isOpaque: Bool
  /// The pixels row by row: red, green, blue and alpha of 8 bits as they lie in memory, alpha
  /// multiplied in.
  package let pixels: GrowingBuffer<UInt32>
}

extension Cells {
  /// Returns the cells on the pixels of a box, columns and rows of the picture; nil where they
  /// touch none.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func pixels(
    pixelRatio: Double,
    columns: Range<Int>,
    rows: Range<Int>
  ) throws(KeisenError) -> CellPixels? {
    guard self.columns > 0, self.rows > 0 else { return nil }
    let across = CellTaps(columnEdges, pixelRatio: pixelRatio, within: columns)
    let down = CellTaps(rowEdges, pixelRatio: pixelRatio, within: rows)
    let (width, height) = (across.pixels.count, down.pixels.count)
    guard width > 0, height > 0 else { return nil }
    let isWhole = width == self.columns && height == self.rows
    if isWhole, across.isStraight, down.isStraight, areOpaque() {
      return CellPixels(
        x: across.pixels.lowerBound,
        y: down.pixels.lowerBound,
        width: width,
        height: height,
        isOpaque: true,
        pixels: colors
      )
    }
    let buffer = GrowingBuffer<UInt32>()
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard !isTooLarge else { throw .outOfMemory(.max, for: "cells") }
    let target = CellTarget(pixels: try buffer.reserve(count))
    // A band of some rows is worth waking a thread.
    let bandRows = max(1, (1 << 14) / width)
    WorkerPool.shared.run((height + bandRows - 1) / bandRows) { band in
      let first = band * bandRows
      fill(first..<min(first + bandRows, height), across, down, target.pixels)
    }
    buffer.commit(count)
    return CellPixels(
      x: across.pixels.lowerBound,
      y: down.pixels.lowerBound,
      width: width,
      height: height,
      isOpaque: false,
      pixels: buffer
    )
  }

  /// Whether all colours are opaque.
  private func areOpaque() -> Bool {
    var all = UInt32.max
    for color in colors.elements { all &= color }
    return all >= 0xff00_0000
  }

  /// Writes rows of pixels: each adds up the cells of its rows, column by column, then those along
  /// it.
  private func fill(
    _ rows: Range<Int>,
    _ across: CellTaps,
    _ down: CellTaps,
    _ target: UnsafeMutablePointer<UInt32>
  ) {
    let width = across.pixels.count
    let columns = self.columns
    let taken = across.taken
    guard let colors = colors.elements.baseAddress else { return }
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: taken.count) { sums in
      guard let sums = sums.baseAddress else { return }
      for row in rows {
        let out = target + row * width
        let first = down.first[row]
        let isWhole = down.isWhole(row)
        if isWhole, row > rows.lowerBound, down.isWhole(row - 1), down.first[row - 1] == first {
          out.update(from: out - width, count: width)
          continue
        }
        if isWhole, across.isStraight {
          let line = colors + (first * columns + across.first[0])
          for column in 0..<width { out[column] = Self.pixel(of: line[column]) }
          continue
        }
        let weights = down.starts[row]..<down.starts[row + 1]
        if weights.isEmpty { sums.update(repeating: .zero, count: taken.count) }
        for (place, weight) in weights.enumerated() {
          let line = colors + ((first + place) * columns + taken.lowerBound)
          let part = down.weights[weight]
          if place == 0 {
            for cell in 0..<taken.count { sums[cell] = Self.premultiplied(line[cell]) * part }
          } else {
            for cell in 0..<taken.count { sums[cell] += Self.premultiplied(line[cell]) * part }
          }
        }
        across.reduce(sums, into: out)
      }
    }
  }

  /// The pixel that is wholly of a colour.
  @inline(__always)
  private static func pixel(of color: UInt32) -> UInt32 {
    // Opaque colours stay as they are, and of clear ones nothing is left.
    if color >= 0xff00_0000 { return color }
    return color < 0x0100_0000 ? 0 : premultiplied(color).packed
  }

  /// Red, green, blue and alpha, in 0...255, the first three multiplied by alpha.
  @inline(__always)
  private static func premultiplied(_ color: UInt32) -> SIMD4<Float> {
    let bytes = SIMD4<UInt32>(repeating: color) &>> SIMD4(0, 8, 16, 24) & 255
    // Bytes fit a signed integer, whose conversion is one instruction.
    var scaled = SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: bytes))
    if color >= 0xff00_0000 { return scaled }
    let alpha = scaled.w / 255
    scaled *= alpha
    scaled.w = alpha * 255
    return scaled
  }
}

/// Memory that several threads write, each a part of its own.
private struct CellTarget: @unchecked Sendable {
  let pixels: UnsafeMutablePointer<UInt32>
}

extension SIMD4<Float> {
  /// Rounds four numbers in 0...255 to bytes, halves upwards.
  @inline(__always)
  fileprivate var packed: UInt32 {
    // A number that has no room for a fraction ends in the whole one: no conversion that may trap,
    // lane by lane.
    var whole = self + SIMD4(repeating: 0x1p23)
    let rest = self - (whole - SIMD4(repeating: 0x1p23))
    whole.replace(with: whole + 1, where: rest .>= SIMD4(repeating: 0.5))
    let bytes = unsafeBitCast(whole, to: SIMD4<UInt32>.self) & SIMD4<UInt32>(repeating: 255)
    return (bytes &<< SIMD4<UInt32>(0, 8, 16, 24)).wrappedSum()
  }
}

/// Which cells lie in which pixels along one direction, and how much of the pixel each of them
/// takes.
struct CellTaps: Sendable {
  /// The pixels that any cell touches.
  let pixels: Range<Int>
  /// The first cell of each pixel.
  private(set) var first: [Int] = []
  /// Where the weights of each pixel start, and where the last ones end.
  private(set) var starts: [Int] = [0]
  /// How much of a pixel each of its cells takes, 0...1.
  private(set) var weights: [Float] = []

  /// Whether each pixel is wholly one cell, and the next one the next.
  let isStraight: Bool

  /// Edges that are nearer than this to a border between pixels lie on it, in pixels.
  private static let slack = 0x1p-20

  init(_ points: [Double], pixelRatio: Double, within range: Range<Int>) {
    let edges = points.map { point in
      let place = point * pixelRatio
      return abs(place - place.rounded()) < Self.slack ? place.rounded() : place
    }
    func pixel(_ edge: Double) -> Int {
      Int(Swift.min(Swift.max(edge, Double(range.lowerBound)), Double(range.upperBound)))
    }
    let low = (edges[0]).rounded(.down)
    let high = (edges[edges.count - 1]).rounded(.up)
    pixels = pixel(low)..<Swift.max(pixel(low), pixel(high))
    first.reserveCapacity(pixels.count)
    // The first cell that ends beyond the pixel's start.
    var cell = 0
    let last = edges.count - 1
    for pixel in pixels {
      let (left, right) = (Double(pixel), Double(pixel + 1))
      while cell < last - 1, edges[cell + 1] <= left { cell += 1 }
      first.append(cell)
      var index = cell
      while index < last {
        let start = Swift.max(edges[index], left)
        let end = Swift.min(edges[index + 1], right)
        if start >= right { break }
        weights.append(Float(Swift.max(0, end - start)))
        index += 1
      }
      starts.append(weights.count)
    }
    isStraight =
      weights.count == first.count && weights.allSatisfy { $0 == 1 }
      && zip(first, first.dropFirst()).allSatisfy { $0 + 1 == $1 }
      && starts.enumerated().allSatisfy { $0 == $1 }
  }

  /// The cells from the first that a pixel takes to the last.
  var taken: Range<Int> {
    guard let low = first.first, let high = first.last else { return 0..<0 }
    return low..<Swift.max(low, high + starts[first.count] - starts[first.count - 1])
  }

  /// Adds up cells by their weights, from the first that is taken, and writes pixels.
  func reduce(_ cells: UnsafePointer<SIMD4<Float>>, into target: UnsafeMutablePointer<UInt32>) {
    let offset = taken.lowerBound
    first.withUnsafeBufferPointer { first in
      starts.withUnsafeBufferPointer { starts in
        weights.withUnsafeBufferPointer { weights in
          for pixel in 0..<first.count {
            var cell = cells + (first[pixel] &- offset)
            var weight = starts[pixel]
            var sum = SIMD4<Float>.zero
            while weight < starts[pixel &+ 1] {
              sum += cell.pointee * weights[weight]
              cell += 1
              weight &+= 1
            }
            target[pixel] = sum.packed
          }
        }
      }
    }
  }

  /// Whether a pixel is wholly in one cell.
  func isWhole(_ index: Int) -> Bool {
    starts[index + 1] - starts[index] == 1 && weights[starts[index]] == 1
  }
}
