import KeisenPrimitives

/// A pyramid whatever the type of the values is: the type is looked at once per batch of questions.
enum ColumnPyramid: Sendable {
  case float32(Pyramid<Float>)
  case float64(Pyramid<Double>)
  case int8(Pyramid<Int8>)
  case int16(Pyramid<Int16>)
  case int32(Pyramid<Int32>)
  case int64(Pyramid<Int64>)
  case uint8(Pyramid<UInt8>)
  case uint16(Pyramid<UInt16>)
  case uint32(Pyramid<UInt32>)
  case uint64(Pyramid<UInt64>)

  /// Makes a pyramid of no rows.
  init(of type: ElementType) {
    switch type {
    case .float32: self = .float32(Pyramid(of: type))
    case .float64: self = .float64(Pyramid(of: type))
    case .int8: self = .int8(Pyramid(of: type))
    case .int16: self = .int16(Pyramid(of: type))
    case .int32: self = .int32(Pyramid(of: type))
    case .int64, .timestamp: self = .int64(Pyramid(of: type))
    case .uint8: self = .uint8(Pyramid(of: type))
    case .uint16: self = .uint16(Pyramid(of: type))
    case .uint32: self = .uint32(Pyramid(of: type))
    case .uint64: self = .uint64(Pyramid(of: type))
    }
  }

  /// Rows that nodes stand for.
  var rows: Int {
    switch self {
    case .float32(let pyramid): pyramid.rows
    case .float64(let pyramid): pyramid.rows
    case .int8(let pyramid): pyramid.rows
    case .int16(let pyramid): pyramid.rows
    case .int32(let pyramid): pyramid.rows
    case .int64(let pyramid): pyramid.rows
    case .uint8(let pyramid): pyramid.rows
    case .uint16(let pyramid): pyramid.rows
    case .uint32(let pyramid): pyramid.rows
    case .uint64(let pyramid): pyramid.rows
    }
  }

  /// Returns a pyramid with nodes for all whole blocks of a snapshot.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func grown(to snapshot: ColumnSnapshot) throws(KeisenError) -> ColumnPyramid {
    switch self {
    case .float32(let pyramid): .float32(try pyramid.grown(to: snapshot))
    case .float64(let pyramid): .float64(try pyramid.grown(to: snapshot))
    case .int8(let pyramid): .int8(try pyramid.grown(to: snapshot))
    case .int16(let pyramid): .int16(try pyramid.grown(to: snapshot))
    case .int32(let pyramid): .int32(try pyramid.grown(to: snapshot))
    case .int64(let pyramid): .int64(try pyramid.grown(to: snapshot))
    case .uint8(let pyramid): .uint8(try pyramid.grown(to: snapshot))
    case .uint16(let pyramid): .uint16(try pyramid.grown(to: snapshot))
    case .uint32(let pyramid): .uint32(try pyramid.grown(to: snapshot))
    case .uint64(let pyramid): .uint64(try pyramid.grown(to: snapshot))
    }
  }

  /// Writes the bounds of the runs of rows between neighbours of `borders`, which ascend.
  func bounds(
    between borders: UnsafeBufferPointer<Int>,
    of snapshot: ColumnSnapshot,
    relativeTo origin: Int64,
    in unit: TimeUnit?,
    into bounds: UnsafeMutablePointer<RowBounds>
  ) {
    switch self {
    case .float32(let pyramid):
      pyramid.bounds(between: borders, of: snapshot, relativeTo: origin, in: unit, into: bounds)
    case .float64(let pyramid):
      pyramid.bounds(between: borders, of: snapshot, relativeTo: origin, in: unit, into: bounds)
    case .int8(let pyramid):
      pyramid.bounds(between: borders, of: snapshot, relativeTo: origin, in: unit, into: bounds)
    case .int16(let pyramid):
      pyramid.bounds(between: borders, of: snapshot, relativeTo: origin, in: unit, into: bounds)
    case .int32(let pyramid):
      pyramid.bounds(between: borders, of: snapshot, relativeTo: origin, in: unit, into: bounds)
    case .int64(let pyramid):
      pyramid.bounds(between: borders, of: snapshot, relativeTo: origin, in: unit, into: bounds)
    case .uint8(let pyramid):
      pyramid.bounds(between: borders, of: snapshot, relativeTo: origin, in: unit, into: bounds)
    case .uint16(let pyramid):
      pyramid.bounds(between: borders, of: snapshot, relativeTo: origin, in: unit, into: bounds)
    case .uint32(let pyramid):
      pyramid.bounds(between: borders, of: snapshot, relativeTo: origin, in: unit, into: bounds)
    case .uint64(let pyramid):
      pyramid.bounds(between: borders, of: snapshot, relativeTo: origin, in: unit, into: bounds)
    }
  }
}

/// The least and the greatest finite value of some rows, minus an origin.
package struct RowBounds: Hashable, Sendable {
  /// The least value; above `high` where there is none.
  package var low: Double
  /// The greatest value.
  package var high: Double
  /// Whether a row is a gap: NaN, infinite, or the least timestamp.
  package var hasGaps: Bool

  /// Makes bounds.
  package init(low: Double, high: Double, hasGaps: Bool) {
    self.low = low
    self.high = high
    self.hasGaps = hasGaps
  }

  /// No value.
  package static let empty = RowBounds(low: .infinity, high: -.infinity, hasGaps: false)

  /// Whether there is no value.
  package var isEmpty: Bool { low > high }
}

extension Pyramid {
  func bounds(
    between borders: UnsafeBufferPointer<Int>,
    of snapshot: ColumnSnapshot,
    relativeTo origin: Int64,
    in unit: TimeUnit?,
    into bounds: UnsafeMutablePointer<RowBounds>
  ) {
    guard borders.count > 1 else { return }
    var cursor = ColumnCursor(snapshot)
    // Some runs at a time: their ends in the column's own type, then both as doubles.
    let most = 256
    withUnsafeTemporaryAllocation(of: Element.self, capacity: 2 * most) { ends in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * most) { doubles in
        guard let endsBase = ends.baseAddress, let doublesBase = doubles.baseAddress else { return }
        var first = 0
        while first < borders.count - 1 {
          let count = min(most, borders.count - 1 - first)
          for index in 0..<count {
            let rows = borders[first + index]..<borders[first + index + 1]
            let node = self.bounds(of: rows, &cursor)
            (ends[2 * index], ends[2 * index + 1]) = (node.low, node.high)
            bounds[first + index] = RowBounds(low: 0, high: 0, hasGaps: node.hasGaps)
          }
          let memory = StridedMemory(
            base: endsBase,
            stride: MemoryLayout<Element>.size,
            count: 2 * count
          )
          memory.read(snapshot.type, relativeTo: origin, in: unit, into: doublesBase)
          for index in 0..<count {
            let hasNone = ends[2 * index] > ends[2 * index + 1]
            bounds[first + index].low = hasNone ? .infinity : doubles[2 * index]
            bounds[first + index].high = hasNone ? -.infinity : doubles[2 * index + 1]
          }
          first += count
        }
      }
    }
  }
}
