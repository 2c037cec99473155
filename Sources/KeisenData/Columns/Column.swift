import KeisenPrimitives

/// A typed, possibly growing sequence of values, shared by whoever draws them.
///
/// A column copies values, borrows them, or grows by appending: without end, or as a ring that
/// keeps the last ones. Rows are numbered from 0 and keep their numbers. A column may be used from
/// several threads: a snapshot pins the memory that it reads, and one thread may append while
/// others read. NaN and the least timestamp are gaps.
///
/// Borrowed memory must not change except before `changed(first:count:)`; whoever breaks that may
/// see old or new values, never a read out of bounds.
public final class Column: Sendable {
  /// How a column came to its values.
  enum Kind {
    case copied
    case borrowed
    case growing(Growth)
    /// They are read when they are needed.
    case source(SourceRows)
  }

  /// How a growing column keeps its values.
  struct Growth {
    /// Values that are kept: the last ones.
    let capacity: Int
    /// Chunks begin and end at multiples of this many rows.
    let chunkRows: Int
  }

  struct State {
    var chunks: [ColumnChunk] = []
    /// The rows that are there.
    var rows = 0..<0
    /// One of its own for each state of the values of each column; appending changes none.
    var version = Column.newVersion()
    /// When values were changed or appended last.
    var latestChange = Change.now()
    /// The extent of all values, as far as it is known.
    var extent = KnownExtent()
    /// The extent of the values above 0, as far as it is known.
    var positiveExtent = KnownExtent()
    /// An integer near the values, once somebody asked.
    var anchor: Int64?
    /// The order of the first rows, as far as it is known.
    var order = KnownOrder()
    /// The bounds of the blocks of the first rows, as far as they are known.
    var bounds = KnownBounds()
    /// The bounds of the values above 0, where somebody asked.
    var positiveBounds = KnownBounds()
    /// How rows that are read when they are needed came to their bounds.
    var summary: SummarizedRows?

    /// Notes that values have changed: what hangs on them is found anew when somebody asks.
    mutating func change(_ rows: Range<Int>) {
      version = Column.newVersion()
      latestChange = Change.now()
      extent = KnownExtent()
      positiveExtent = KnownExtent()
      bounds.changed.insert(rows)
      positiveBounds.changed.insert(rows)
    }
  }

  /// The extent of the first rows.
  struct KnownExtent {
    var extent = Extent.empty
    /// The row behind the last one that was looked at.
    var end = 0
  }

  /// Returns a number that no other state of any column has.
  static func newVersion() -> Int {
    versions.withLock { last in
      last &+= 1
      return last
    }
  }

  private static let versions = Locked(0)

  /// The type of the values.
  public let type: ElementType
  /// The names of the categories that the values are the numbers of, where they came with names.
  public let categories: [String]
  /// The time zone that timestamps were told in, where they came with one: an IANA name or an
  /// offset.
  public let timeZone: String?
  let kind: Kind
  let state: Locked<State>
  /// Held by the one that appends; the state's lock may be taken within.
  let appending = Locked(false)
  /// A chunk that a ring has dropped, to be used again.
  let spare = Locked<ColumnChunk?>(nil)
  /// Held by the one that grows the pyramid; the state's lock may be taken within.
  let building = Locked(false)

  /// Makes a column of chunks that follow each other, none of them empty but an only one, or of
  /// none.
  init(
    type: ElementType,
    kind: Kind,
    chunks: [ColumnChunk],
    categories: [String] = [],
    timeZone: String? = nil
  ) {
    self.type = type
    self.kind = kind
    (self.categories, self.timeZone) = (categories, timeZone)
    var state = State()
    if let first = chunks.first, let last = chunks.last {
      state.chunks = chunks
      state.rows = first.firstRow..<last.firstRow + last.memory.count
    }
    self.state = Locked(state)
  }

  /// Makes a column of one chunk, or of none.
  convenience init(type: ElementType, kind: Kind, chunk: ColumnChunk?) {
    self.init(type: type, kind: kind, chunks: chunk.map { [$0] } ?? [])
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
    let growth = Growth(capacity: .max, chunkRows: Self.chunkRows)
    self.init(type: type, kind: .growing(growth), chunk: nil)
  }

  /// Makes an empty column that grows by `append` and keeps the last values alone.
  ///
  /// Rows keep their numbers: when the first are dropped, the ones that are left begin at
  /// `firstRow`. Memory is for the capacity and for up to two chunks more, so that what was dropped
  /// stays readable for those who are reading it. The first frame fits a range that was never set,
  /// and there it stays: to follow the ring, call `fit` of the chart or the projection before a
  /// frame, or set the range.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - capacity: Values that are kept, 1 or more.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the capacity is not positive.
  public convenience init(ring type: ElementType, capacity: Int) throws(KeisenError) {
    guard capacity > 0 else {
      throw .invalidArgument("capacity must be positive, got \(capacity)")
    }
    // A power of two, so that no block of the pyramid is in two chunks; some of them are the
    // capacity.
    var chunkRows = Pyramid<Int64>.blockRows
    while chunkRows < Self.chunkRows, chunkRows < capacity / 8 { chunkRows *= 2 }
    let growth = Growth(capacity: capacity, chunkRows: chunkRows)
    self.init(type: type, kind: .growing(growth), chunk: nil)
  }

  /// Rows of a chunk, of rings at most.
  static let chunkRows = 1 << 16

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

  /// Number of values; for code that a frame calls, that of the values which the frame is made of.
  public var count: Int { state.withLock { moment(of: $0).rows.count } }

  /// When values were changed or appended last, or the column was made; in a frame, those that it
  /// is made of.
  package var latestChange: Change { state.withLock { moment(of: $0).latestChange } }

  /// Number of the first row: 0, or of a ring the number of values that were dropped.
  public var firstRow: Int { state.withLock { moment(of: $0).rows.lowerBound } }

  /// Declares values of the column's memory changed: what hangs on them is found anew when it is
  /// asked for next.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when rows are not in the column,
  ///   `.invalidState` when they are read from a file or another source.
  /// - Complexity: O(1), and O(`count`) for who asks next.
  public func changed(first: Int, count: Int) throws(KeisenError) {
    if source != nil {
      throw KeisenError(
        .invalidState,
        "rows that are read when they are needed must stay as they are: make another column"
      )
    }
    try state.withLock { (state) throws(KeisenError) in
      let rows = state.rows
      guard first >= rows.lowerBound, count >= 0, first <= rows.upperBound,
        count <= rows.upperBound - first
      else {
        let place = rows.lowerBound == 0 ? "" : " from row \(rows.lowerBound) on"
        throw .invalidArgument(
          "rows \(first) + \(count) are not in a column of \(rows.count)\(place)"
        )
      }
      if count > 0 { state.change(first..<first + count) }
    }
  }

  /// Pins the values that the column has now, in a frame those that it is made of.
  ///
  /// - Complexity: O(1).
  package func snapshot() -> ColumnSnapshot {
    state.withLock { snapshot(of: $0) }
  }

  func snapshot(of state: State) -> ColumnSnapshot { snapshot(of: state, moment(of: state).rows) }

  /// Pins all values, the newest too: for what is kept of them.
  func newestSnapshot(of state: State) -> ColumnSnapshot { snapshot(of: state, state.rows) }

  private func snapshot(of state: State, _ rows: Range<Int>) -> ColumnSnapshot {
    ColumnSnapshot(
      type: type,
      rows: rows,
      version: state.version,
      chunks: state.chunks,
      source: source
    )
  }

  /// Returns what is there, in a frame what it is made of.
  func moment(of state: State) -> PinnedRows.Moment {
    let now = PinnedRows.Moment(rows: state.rows, latestChange: state.latestChange)
    guard case .growing = kind else { return now }
    return PinnedRows.moment(now, of: state.version)
  }
}
