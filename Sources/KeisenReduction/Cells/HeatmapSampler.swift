import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenRanges

/// Turns the values of a heat map into the colours of the cells that are drawn.
///
/// Lines of values, as they lie one after another in memory, are added up by their weights, then
/// the values along a line.
package struct HeatmapSampler: Sendable {
  /// The values, line by line.
  package let values: ColumnSnapshot
  /// Values of a line.
  package let lineCount: Int
  /// The cells across the lines, and those along a line.
  package let lines: CellAxis
  package let inner: CellAxis
  /// Places of the colours from one line's to the next, and along a line.
  package let lineStride: Int
  package let innerStride: Int
  package let lookup: ColorLookup
  package let range: ProjectionRange
  /// Whether a cell with less than half of its values is missing, and else takes no share of what
  /// is.
  package let isLinear: Bool

  /// What was not drawn.
  package struct Missing {
    package var gaps = 0
    package var dropped = 0
  }

  /// Memory that several threads use, each a part of its own.
  private struct Shared<Element>: @unchecked Sendable {
    let base: UnsafeMutablePointer<Element>
  }

  private var isLog: Bool { if case .log = range.scale { true } else { false } }

  /// Takes its parts.
  package init(
    values: ColumnSnapshot,
    lineCount: Int,
    lines: CellAxis,
    inner: CellAxis,
    lineStride: Int,
    innerStride: Int,
    lookup: ColorLookup,
    range: ProjectionRange,
    isLinear: Bool
  ) {
    (self.values, self.lineCount, self.lines, self.inner) = (values, lineCount, lines, inner)
    (self.lineStride, self.innerStride, self.lookup, self.range) = (
      lineStride, innerStride, lookup, range
    )
    (self.isLinear) = (isLinear)
  }

  /// Returns the colours, and counts what is missing.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func colors() throws(KeisenError) -> (GrowingBuffer<UInt32>, Missing) {
    let (count, isTooLarge) = lines.count.multipliedReportingOverflow(by: inner.count)
    guard !isTooLarge else { throw .outOfMemory(.max, for: "cells") }
    let buffer = GrowingBuffer<UInt32>()
    let colors = Shared(base: try buffer.reserve(count))
    let pool = WorkerPool.shared
    let bands = max(
      1,
      min(lines.count, pool.width * 4, lines.weights.count * inner.source.count / (1 << 14))
    )
    let taps = UniformTaps(inner)
    // Sums, weights and lines as they are read; then values and their shares.
    let room = (2 + WeightedLines.maximum) * inner.source.count + 3 * inner.count + 8
    let scratch = GrowingBuffer<Double>()
    let rooms = Shared(base: try scratch.reserve(room * bands))
    let line = GrowingBuffer<UInt32>()
    let colorLines = Shared(base: try line.reserve(inner.count * bands))
    let holes = GrowingBuffer<Bool>()
    let hasHoles = Shared(base: try holes.reserve(bands))
    pool.run(bands) { band in
      let part = lines.count * band / bands..<lines.count * (band + 1) / bands
      hasHoles.base[band] = fill(
        part,
        taps,
        into: colors.base,
        scratch: Scratch(rooms.base + room * band, source: inner.source.count, cells: inner.count),
        line: colorLines.base + inner.count * band
      )
    }
    var missing = Missing()
    if (0..<bands).contains(where: { hasHoles.base[$0] }) { missing = countMissing() }
    withExtendedLifetime((scratch, line, holes, values)) {}
    buffer.commit(count)
    return (buffer, missing)
  }

  private struct Scratch {
    let sums: UnsafeMutablePointer<Double>
    let shares: UnsafeMutablePointer<Double>
    let read: UnsafeMutablePointer<Double>
    let cells: UnsafeMutablePointer<Double>
    let cellShares: UnsafeMutablePointer<Double>
    let positions: UnsafeMutablePointer<Double>

    init(_ base: UnsafeMutablePointer<Double>, source: Int, cells count: Int) {
      sums = base
      shares = base + source
      read = base + 2 * source
      cells = read + WeightedLines.maximum * source
      cellShares = cells + count
      positions = cellShares + count
    }
  }

  /// Writes the colours of some lines; returns whether anything was missing.
  private func fill(
    _ part: Range<Int>,
    _ taps: UniformTaps?,
    into colors: UnsafeMutablePointer<UInt32>,
    scratch: Scratch,
    line: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    var hasHoles = false
    for index in part {
      var isWhole = false
      if !isLog {
        addUp(index, scratch)
        isWhole = Self.areFinite(scratch.sums, inner.source.count)
      }
      if isWhole {
        reduce(scratch.sums, taps, into: scratch.cells)
      } else {
        hasHoles = true
        addUpPresent(index, scratch)
        reduce(scratch.sums, taps, into: scratch.cells)
        reduce(scratch.shares, taps, into: scratch.cellShares)
        for cell in 0..<inner.count {
          let share = scratch.cellShares[cell]
          let isMissing = share < (isLinear ? 0.5 : Self.minShare)
          scratch.cells[cell] = isMissing ? .nan : scratch.cells[cell] / share
        }
      }
      let target = colors + index * lineStride
      let line = innerStride == 1 ? target : line
      lookup.colors(
        of: UnsafeBufferPointer(start: scratch.cells, count: inner.count),
        into: line,
        scratch: scratch.positions
      )
      if !isWhole, !isLinear { mixMissing(line, scratch.cellShares) }
      guard innerStride != 1 else { continue }
      for cell in 0..<inner.count { target[cell * innerStride] = line[cell] }
    }
    return hasHoles
  }

  /// Less than this of a cell is nothing.
  private static let minShare = 1e-9

  /// Returns lines of values in view, in their own memory where they stand there as doubles.
  private func weightedLines(
    from line: Int,
    _ weights: ArraySlice<Double>,
    _ scratch: Scratch
  ) -> WeightedLines {
    let lowest = lines.step > 0 ? line : line - weights.count + 1
    let end = rows(ofLine: lowest + weights.count - 1).upperBound
    let all = rows(ofLine: lowest).lowerBound..<end
    if let base = values.doubles(all, relativeTo: range.origin)?.baseAddress {
      let first = base + (line - lowest) * lineCount
      return WeightedLines(first, distance: lines.step * lineCount, weights: weights)
    }
    for place in 0..<weights.count {
      values.read(
        rows(ofLine: line + place * lines.step),
        relativeTo: range.origin,
        in: range.timeUnit,
        into: scratch.read + place * inner.source.count
      )
    }
    return WeightedLines(scratch.read, distance: inner.source.count, weights: weights)
  }

  /// The rows of the column that hold a line of values in view.
  private func rows(ofLine line: Int) -> Range<Int> {
    let start = values.rows.lowerBound + line * lineCount
    return start + inner.source.lowerBound..<start + inner.source.upperBound
  }

  /// Adds up the lines of a cell by their weights.
  private func addUp(_ index: Int, _ scratch: Scratch) {
    let weights = lines.weights[lines.starts[index]..<lines.starts[index + 1]]
    var line = lines.first[index]
    for first in stride(from: weights.startIndex, to: weights.endIndex, by: WeightedLines.maximum) {
      let part = weights[first..<min(first + WeightedLines.maximum, weights.endIndex)]
      weightedLines(from: line, part, scratch)
        .addUp(inner.source.count, to: scratch.sums, isFirst: first == weights.startIndex)
      line += part.count * lines.step
    }
  }

  /// Whether no value is NaN or infinite; sums of what is huge may be told as if one were.
  @inline(never)
  private static func areFinite(_ values: UnsafeMutablePointer<Double>, _ count: Int) -> Bool {
    var sum = SIMD4<Double>.zero
    let raw = UnsafeRawPointer(values)
    for index in 0..<count / 4 {
      let four = (raw + index &* 32).loadUnaligned(as: SIMD4<Double>.self)
      sum += four - four
    }
    var rest = 0.0
    for index in count / 4 * 4..<count { rest += values[index] - values[index] }
    return (sum.sum() + rest) == 0
  }

  private func addUpPresent(_ index: Int, _ scratch: Scratch) {
    let count = inner.source.count
    scratch.sums.update(repeating: 0, count: count)
    scratch.shares.update(repeating: 0, count: count)
    // What is not above it has no place.
    let floor = isLog ? -Double(range.origin) : -Double.infinity
    var line = lines.first[index]
    for weight in lines.starts[index]..<lines.starts[index + 1] {
      let one = weightedLines(from: line, lines.weights[weight...weight], scratch)
      let (values, weight) = (one.base, one.weights.x)
      for place in 0..<count {
        let value = values[place]
        let isPresent = value.isFinite && value > floor
        scratch.sums[place] += isPresent ? value * weight : 0
        scratch.shares[place] += isPresent ? weight : 0
      }
      line += lines.step
    }
  }

  /// Adds up values along a line by their weights.
  private func reduce(
    _ values: UnsafeMutablePointer<Double>,
    _ taps: UniformTaps?,
    into cells: UnsafeMutablePointer<Double>
  ) {
    let offset = inner.source.lowerBound
    if inner.isStraight {
      cells.update(from: values, count: inner.count)
      return
    }
    if let taps {
      taps.reduce(values, into: cells)
      return
    }
    inner.first.withUnsafeBufferPointer { first in
      inner.starts.withUnsafeBufferPointer { starts in
        inner.weights.withUnsafeBufferPointer { weights in
          for cell in 0..<inner.count {
            var place = first[cell] &- offset
            var sum = 0.0
            for weight in starts[cell]..<starts[cell &+ 1] {
              sum += values[place] * weights[weight]
              place &+= inner.step
            }
            cells[cell] = sum
          }
        }
      }
    }
  }

  /// Gives cells of which a part is missing as much of the colour of what is missing.
  private func mixMissing(
    _ colors: UnsafeMutablePointer<UInt32>,
    _ shares: UnsafeMutablePointer<Double>
  ) {
    let missing = Color(bytes: lookup.missing).premultiplied
    for cell in 0..<inner.count {
      let share = Float(shares[cell])
      guard share < 1 - 1e-6, Double(share) >= Self.minShare else { continue }
      let sum = Color(bytes: colors[cell]).premultiplied * share + missing * (1 - share)
      let color =
        sum.w > 0
        ? Color(red: sum.x / sum.w, green: sum.y / sum.w, blue: sum.z / sum.w, alpha: sum.w)
        : .clear
      colors[cell] = color.bytes
    }
  }

  /// Counts the values in view that are missing.
  private func countMissing() -> Missing {
    let floor = isLog ? -Double(range.origin) : -Double.infinity
    var missing = Missing()
    withUnsafeTemporaryAllocation(of: Double.self, capacity: inner.source.count) { scratch in
      for line in lines.source {
        values.withDoubles(
          rows(ofLine: line),
          relativeTo: range.origin,
          in: range.timeUnit,
          scratch: scratch
        ) { values in
          for value in values {
            if !value.isFinite { missing.gaps += 1 } else if value <= floor { missing.dropped += 1 }
          }
        }
      }
    }
    return missing
  }
}
