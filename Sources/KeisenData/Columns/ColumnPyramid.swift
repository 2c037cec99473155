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

  /// Makes a pyramid of no rows; with `isPositive` values that are not above 0 are gaps.
  init(of type: ElementType, isPositive: Bool = false) {
    let filter = RowFilter(type, isPositive: isPositive)
    switch type {
    case .float32: self = .float32(Pyramid(filter))
    case .float64: self = .float64(Pyramid(filter))
    case .int8: self = .int8(Pyramid(filter))
    case .int16: self = .int16(Pyramid(filter))
    case .int32: self = .int32(Pyramid(filter))
    case .int64, .timestamp: self = .int64(Pyramid(filter))
    case .uint8: self = .uint8(Pyramid(filter))
    case .uint16: self = .uint16(Pyramid(filter))
    case .uint32: self = .uint32(Pyramid(filter))
    case .uint64: self = .uint64(Pyramid(filter))
    }
  }

  /// Does something with the pyramid, in code made for its type.
  @inline(__always)
  func run<Task: PyramidTask>(_ task: Task) throws(Task.Failure) -> Task.Result {
    switch self {
    case .float32(let pyramid): try task.run(pyramid)
    case .float64(let pyramid): try task.run(pyramid)
    case .int8(let pyramid): try task.run(pyramid)
    case .int16(let pyramid): try task.run(pyramid)
    case .int32(let pyramid): try task.run(pyramid)
    case .int64(let pyramid): try task.run(pyramid)
    case .uint8(let pyramid): try task.run(pyramid)
    case .uint16(let pyramid): try task.run(pyramid)
    case .uint32(let pyramid): try task.run(pyramid)
    case .uint64(let pyramid): try task.run(pyramid)
    }
  }

  /// Whether there are nodes for all whole blocks of a snapshot.
  func covers(_ snapshot: ColumnSnapshot) -> Bool {
    snapshot.constant != nil || snapshot.wholeBlocks.isEmpty
      || run(BlockEnd()) >= snapshot.wholeBlocks.upperBound
  }

  /// Returns a pyramid with nodes for all whole blocks of a snapshot.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func grown(to snapshot: ColumnSnapshot) throws(KeisenError) -> ColumnPyramid {
    try run(Growth(snapshot: snapshot))
  }

  /// Finds the bounds of the blocks that hold some of a snapshot's rows anew.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(`rows.count` + log *n*); where nodes are shared they are copied before.
  mutating func renew(_ rows: Range<Int>, of snapshot: ColumnSnapshot) throws(KeisenError) {
    switch self {
    case .float32(let pyramid): try renew(consume pyramid, rows, snapshot)
    case .float64(let pyramid): try renew(consume pyramid, rows, snapshot)
    case .int8(let pyramid): try renew(consume pyramid, rows, snapshot)
    case .int16(let pyramid): try renew(consume pyramid, rows, snapshot)
    case .int32(let pyramid): try renew(consume pyramid, rows, snapshot)
    case .int64(let pyramid): try renew(consume pyramid, rows, snapshot)
    case .uint8(let pyramid): try renew(consume pyramid, rows, snapshot)
    case .uint16(let pyramid): try renew(consume pyramid, rows, snapshot)
    case .uint32(let pyramid): try renew(consume pyramid, rows, snapshot)
    case .uint64(let pyramid): try renew(consume pyramid, rows, snapshot)
    }
  }

  @inline(__always)
  private mutating func renew<Element: PyramidElement>(
    _ pyramid: consuming Pyramid<Element>,
    _ rows: Range<Int>,
    _ snapshot: ColumnSnapshot
  ) throws(KeisenError) {
    // Let go of, so that the nodes are held once.
    self = .int8(Pyramid(pyramid.filter))
    try pyramid.renew(rows, of: snapshot)
    self = Element.wrapped(pyramid)
  }

  /// Returns the known order of all rows, and the pyramid with the nodes that were found on the
  /// way.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func surveyed(
    _ snapshot: ColumnSnapshot,
    _ known: Column.KnownOrder
  ) throws(KeisenError) -> (Column.KnownOrder, ColumnPyramid) {
    try run(Survey(snapshot: snapshot, known: known))
  }
}

/// What is done with a pyramid of any type.
protocol PyramidTask {
  associatedtype Result
  associatedtype Failure: Error

  func run<Element: PyramidElement>(_ pyramid: Pyramid<Element>) throws(Failure) -> Result
}

private struct BlockEnd: PyramidTask {
  func run<Element: PyramidElement>(_ pyramid: Pyramid<Element>) throws(Never) -> Int {
    pyramid.blocks.upperBound
  }
}

private struct Growth: PyramidTask {
  let snapshot: ColumnSnapshot

  @inline(__always)
  func run<Element: PyramidElement>(
    _ pyramid: Pyramid<Element>
  ) throws(KeisenError) -> ColumnPyramid {
    Element.wrapped(try pyramid.grown(to: snapshot))
  }
}

private struct Survey: PyramidTask {
  let snapshot: ColumnSnapshot
  let known: Column.KnownOrder

  @inline(__always)
  func run<Element: PyramidElement>(
    _ pyramid: Pyramid<Element>
  ) throws(KeisenError) -> (Column.KnownOrder, ColumnPyramid) {
    let (order, pyramid) = try snapshot.survey(known, pyramid)
    return (order, Element.wrapped(pyramid))
  }
}

extension Float {
  static func wrapped(_ pyramid: Pyramid<Float>) -> ColumnPyramid { .float32(pyramid) }
}
extension Double {
  static func wrapped(_ pyramid: Pyramid<Double>) -> ColumnPyramid { .float64(pyramid) }
}
extension Int8 { static func wrapped(_ pyramid: Pyramid<Int8>) -> ColumnPyramid { .int8(pyramid) } }
extension Int16 {
  static func wrapped(_ pyramid: Pyramid<Int16>) -> ColumnPyramid { .int16(pyramid) }
}
extension Int32 {
  static func wrapped(_ pyramid: Pyramid<Int32>) -> ColumnPyramid { .int32(pyramid) }
}
extension Int64 {
  static func wrapped(_ pyramid: Pyramid<Int64>) -> ColumnPyramid { .int64(pyramid) }
}
extension UInt8 {
  static func wrapped(_ pyramid: Pyramid<UInt8>) -> ColumnPyramid { .uint8(pyramid) }
}
extension UInt16 {
  static func wrapped(_ pyramid: Pyramid<UInt16>) -> ColumnPyramid { .uint16(pyramid) }
}
extension UInt32 {
  static func wrapped(_ pyramid: Pyramid<UInt32>) -> ColumnPyramid { .uint32(pyramid) }
}
extension UInt64 {
  static func wrapped(_ pyramid: Pyramid<UInt64>) -> ColumnPyramid { .uint64(pyramid) }
}
