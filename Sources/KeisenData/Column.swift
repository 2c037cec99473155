import KeisenPrimitives

/// A typed, possibly growing sequence of values, shared by whoever draws them.
///
/// A column copies values, borrows them, or grows by appending. It may be used from several threads:
/// a snapshot pins the memory that it reads, and one thread may append while others read. NaN and
/// the least timestamp are gaps.
///
/// Borrowed memory must not change except before `changed(first:count:)`; whoever breaks that may
/// see old or new values, never a read out of bounds.
public final class Column: Sendable {
  /// Chunks of a growing column begin and end at multiples of this many rows.
  static let chunkRows = 1 << 16

  /// How a column came to its values.
  enum Kind {
    case copied
    case borrowed
    case growing
  }

  struct State {
    var chunks: [ColumnChunk] = []
    var count = 0
    /// Changes with every change of values; appending is none.
    var version = 0
    /// The extent of all values, as far as it is known.
    var extent = KnownExtent()
    /// The extent of the values above 0, as far as it is known.
    var positiveExtent = KnownExtent()
    /// The order of the first rows, as far as it is known.
    var order = KnownOrder()
    /// The bounds of the blocks of the first rows, as far as they are known.
    var pyramid: ColumnPyramid?

    /// Forgets what was found out about values that have changed.
    mutating func forget() {
      version &+= 1
      extent = KnownExtent()
      positiveExtent = KnownExtent()
      order = KnownOrder()
      pyramid = nil
    }
  }

  /// The extent of the first `count` rows.
  struct KnownExtent {
    var extent = Extent.empty
    var count = 0
  }

  /// The type of the values.
  public let type: ElementType
  let kind: Kind
  let state: Locked<State>
  /// Held by the one that appends; the state's lock may be taken within.
  let appending = Locked(false)
  /// Held by the one that grows the pyramid; the state's lock may be taken within.
  let building = Locked(false)

  private init(type: ElementType, kind: Kind, chunk: ColumnChunk?) {
    self.type = type
    self.kind = kind
    var state = State()
    if let chunk {
      state.chunks = [chunk]
      state.count = chunk.memory.count
    }
    self.state = Locked(state)
  }

  /// Copies values from memory.
  ///
  /// - Parameters:
  ///   - values: The first value, in any alignment. May be nil where `count` is 0.
  ///   - type: The type of the values.
  ///   - count: Number of values.
  ///   - stride: Bytes from one value to the next, or nil for the type's size. 0 repeats the first
  ///     value, a negative stride reads backwards from it.
  /// - Throws: `KeisenError` with code `.invalidArgument` for a negative count, for nil with a
  ///   positive one, and for an extent beyond the address space; `.outOfMemory`.
  /// - Complexity: O(`count`); O(1) for a stride of 0.
  public convenience init(
    copying values: UnsafeRawPointer?,
    type: ElementType,
    count: Int,
    stride: Int? = nil
  ) throws(KeisenError) {
    let byteCount = type.byteCount
    let memory = try StridedMemory(
      checking: values,
      stride: stride ?? byteCount,
      count: count,
      byteCount: byteCount
    )
    let chunk = try ColumnChunk(firstRow: 0, copying: memory, byteCount: byteCount)
    self.init(type: type, kind: .copied, chunk: chunk)
  }

  /// Borrows values in memory.
  ///
  /// - Parameters:
  ///   - values: The first value, in any alignment. May be nil where `count` is 0.
  ///   - type: The type of the values.
  ///   - count: Number of values.
  ///   - stride: Bytes from one value to the next, or nil for the type's size. 0 repeats the first
  ///     value, a negative stride reads backwards from it.
  ///   - release: Called exactly once, on any thread, when the column and its snapshots are gone.
  ///     It is not called when this initialiser throws.
  /// - Throws: `KeisenError` with code `.invalidArgument` for a negative count, for nil with a
  ///   positive one, and for an extent beyond the address space.
  /// - Complexity: O(1).
  public convenience init(
    borrowing values: UnsafeRawPointer?,
    type: ElementType,
    count: Int,
    stride: Int? = nil,
    release: @escaping @Sendable () -> Void
  ) throws(KeisenError) {
    let memory = try StridedMemory(
      checking: values,
      stride: stride ?? type.byteCount,
      count: count,
      byteCount: type.byteCount
    )
    let chunk = ColumnChunk(firstRow: 0, borrowing: memory, release: release)
    self.init(type: type, kind: .borrowed, chunk: chunk)
  }

  /// Makes an empty column that grows by `append`.
  public convenience init(growing type: ElementType) {
    self.init(type: type, kind: .growing, chunk: nil)
  }

  /// Copies an array.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`; `.invalidArgument` when an element type of
  ///   the caller's own has not the size of what it says it is.
  public convenience init<Element: ColumnElement>(_ values: [Element]) throws(KeisenError) {
    let type = try Element.checkedElementType()
    let chunk = try values.withUnsafeBufferPointer { (values) throws(KeisenError) in
      let memory = try StridedMemory(
        checking: values.baseAddress,
        stride: type.byteCount,
        count: values.count,
        byteCount: type.byteCount
      )
      return try ColumnChunk(firstRow: 0, copying: memory, byteCount: type.byteCount)
    }
    self.init(type: type, kind: .copied, chunk: chunk)
  }

  /// Number of values.
  public var count: Int { state.withLock { $0.count } }

  /// Declares values of the column's memory changed: extents are found anew.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when rows are not in the column.
  public func changed(first: Int, count: Int) throws(KeisenError) {
    try state.withLock { (state) throws(KeisenError) in
      guard first >= 0, count >= 0, first <= state.count, count <= state.count - first else {
        throw .invalidArgument("rows \(first) + \(count) are not in a column of \(state.count)")
      }
      if count > 0 { state.forget() }
    }
  }

  /// Pins the values that the column has now.
  ///
  /// - Complexity: O(1).
  package func snapshot() -> ColumnSnapshot {
    state.withLock { snapshot(of: $0) }
  }

  func snapshot(of state: State) -> ColumnSnapshot {
    ColumnSnapshot(
      type: type,
      rows: 0..<state.count,
      version: state.version,
      chunks: state.chunks
    )
  }
}
