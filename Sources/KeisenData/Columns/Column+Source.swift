import KeisenPrimitives

extension Column {
  /// Where a summary is kept from one process to the next.
  public struct SummaryStore: Hashable, Sendable {
    /// Path of a file of its own, which is made or replaced.
    public var path: String
    /// One line that changes when the rows do, such as their size and date: up to 4,096 bytes.
    public var identity: String

    /// Makes a place for a summary.
    public init(path: String, identity: String) { (self.path, self.identity) = (path, identity) }
  }

  /// How a column that reads its rows when they are needed came to its summary.
  public struct SummaryStatus: Hashable, Sendable {
    /// Where a summary came from.
    public enum Origin: Hashable, Sendable {
      /// The caller gave one.
      case given
      /// It was in its file.
      case opened
      /// There was none: all rows were read.
      case built
      /// That in the file was of other rows, or of what they were before: all rows were read.
      case rebuiltStale
      /// That in the file was damaged, or the file holds something else: all rows were read.
      case rebuiltDamaged
    }

    /// Where it came from.
    public var origin: Origin
    /// Whether it is in a file now; else it is in memory, 4.7 % of a column of floats.
    public var isSaved: Bool
    /// Why it could not be saved; empty where it was, or was not to be.
    public var saveFailure: String
    /// How many parts of the file were damaged so far, and were found from the rows instead.
    public var repairs: Int
  }

  /// Makes a column of rows that are read when they are needed.
  ///
  /// What is drawn from all of them is drawn from a summary, the bounds of blocks; rows are read
  /// where so few are in view that a block would show. A summary is taken from where it is kept or
  /// from the caller; else all rows are read once. The column does not grow.
  ///
  /// - Parameters:
  ///   - source: Where the rows are.
  ///   - type: Type of the values.
  ///   - count: How many rows there are, up to 2^48.
  ///   - summary: The bounds of blocks of all rows, where the caller has them; what it does not
  ///     know is asked of the source when it is needed.
  ///   - store: Where the summary is kept, where the caller has none.
  ///   - rowsPerRead: Rows that are read at a time, at multiples of it; more where they follow each
  ///     other, and 262,144 for the summary.
  ///   - cacheBytes: For how many bytes of rows that were read memory is kept, at least for a few
  ///     reads.
  ///   - progress: Hears on this thread how many rows were read for the summary, of how many; where
  ///     it returns false nothing is made.
  /// - Throws: `KeisenError` with code `.invalidArgument` for a negative or too large count and for
  ///   a summary of other rows; `.cancelled`; `.outOfMemory`; what the source throws.
  /// - Complexity: O(1) with a summary or where it is kept, else O(`count`).
  public convenience init(
    source: any RowSource,
    type: ElementType,
    count: Int,
    summary: RowSummary? = nil,
    store: SummaryStore? = nil,
    rowsPerRead: Int = 1 << 18,
    cacheBytes: Int = 1 << 26,
    progress: ((_ done: Int, _ count: Int) -> Bool)? = nil
  ) throws(KeisenError) {
    guard count >= 0, count <= RowSummary.maxRows else {
      throw .invalidArgument("count must be from 0 to \(RowSummary.maxRows), got \(count)")
    }
    guard rowsPerRead > 0, rowsPerRead <= 1 << 32 else {
      throw .invalidArgument("rows per read must be from 1 to 4294967296, got \(rowsPerRead)")
    }
    guard cacheBytes >= 0 else {
      throw .invalidArgument("bytes of the cache must not be negative, got \(cacheBytes)")
    }
    if let summary, summary.type != type || summary.rows != 0..<count {
      throw .invalidArgument(
        "the summary is of rows \(summary.rows) of \(summary.type), not of \(0..<count) of \(type)"
      )
    }
    if let store, store.identity.contains(where: \.isNewline) {
      throw .invalidArgument(
        "identity must be one line, got \(String(reflecting: store.identity))"
      )
    }
    if let store, store.identity.utf8.count > SummaryHead.maxIdentity {
      throw .invalidArgument(
        "identity must have at most \(SummaryHead.maxIdentity) bytes, got \(store.identity.utf8.count)"
      )
    }
    let rows = SourceRows(
      source,
      type: type,
      count: count,
      pieceRows: rowsPerRead,
      maxBytes: cacheBytes
    )
    let summarized = try SummarizedRows(rows, summary, store, progress)
    self.init(summarized)
  }

  private convenience init(_ summarized: SummarizedRows) {
    let rows = summarized.rows
    self.init(type: rows.type, kind: .source(rows), chunk: nil)
    state.withLock { state in
      state.rows = 0..<rows.count
      state.order = summarized.order
      state.bounds.pyramid = summarized.pyramid
      state.summary = summarized
    }
    rows.onFailure { [weak self] in
      // Whoever keeps what it made of rows that could not be read makes it anew.
      self?.state.withLock { state in
        state.version = Column.newVersion()
        state.latestChange = Change.now()
      }
    }
  }

  /// Where the rows are that are read when they are needed; nil where they are in memory.
  var source: SourceRows? {
    if case .source(let rows) = kind { rows } else { nil }
  }

  /// How a column that reads its rows when they are needed came to its summary; nil of one whose
  /// rows are in memory.
  public var summaryStatus: SummaryStatus? { state.withLock { $0.summary }?.status }
}

/// The rows of a source with all that is known of them.
struct SummarizedRows: Sendable {
  let rows: SourceRows
  let order: Column.KnownOrder
  let pyramid: ColumnPyramid
  private let loader: SummaryLoader?
  private let origin: Column.SummaryStatus.Origin
  private let isSaved: Bool
  private let saveFailure: String

  /// The level of the smallest blocks that are known without asking the source or reading rows.
  let minLevel: Int

  /// How the summary came about.
  var status: Column.SummaryStatus {
    Column.SummaryStatus(
      origin: origin,
      isSaved: isSaved,
      saveFailure: saveFailure,
      repairs: loader?.repairCount ?? 0
    )
  }

  /// Takes, opens or finds the summary.
  init(
    _ rows: SourceRows,
    _ summary: RowSummary?,
    _ store: Column.SummaryStore?,
    _ progress: ((Int, Int) -> Bool)?
  ) throws(KeisenError) {
    self.rows = rows
    minLevel = summary?.head.shape.baseLevel ?? 0
    let shape = SummaryShape(whole: 0..<rows.count)
    if let summary {
      let loader = SummaryLoader(rows, shape, nil)
      pyramid = try Self.pyramid(rows, shape, loader, summary)
      (self.loader, origin, isSaved, saveFailure) = (loader, .given, false, "")
      order = summary.head.steps.order(rows.type)
      return
    }
    let finding = store.map {
      SummaryFile.find(at: $0.path, type: rows.type, count: rows.count, identity: $0.identity)
    }
    if case .good(let file) = finding {
      let loader = SummaryLoader(rows, shape, file)
      pyramid = try Self.pyramid(rows, shape, loader, nil)
      (self.loader, origin, isSaved, saveFailure) = (loader, .opened, true, "")
      order = file.head.steps.order(rows.type)
      return
    }
    origin =
      switch finding {
      case .stale: .rebuiltStale
      case .damaged, .foreign: .rebuiltDamaged
      default: .built
      }
    let base = SummaryShape(rows: shape.rows, level: 0)
    let builder = SummaryBuilder(type: rows.type, shape: base) {
      (some, target) throws(KeisenError) in
      try rows.source.read(some, into: target)
    }
    let (nodes, steps) = try builder.build(progress)
    order = steps.order(rows.type)
    var levels = [nodes]
    for level in shape.levels.dropFirst() {
      let count = shape.nodes(ofLevel: level).count
      let memory = try NodeMemory(count: count, width: rows.type.byteCount)
      memory.bounds.write(
        parentsOf: levels[level - 1].bounds,
        count: levels[level - 1].count,
        rows.type
      )
      levels.append(memory)
    }
    var failure = ""
    if let store {
      let head = SummaryHead(type: rows.type, shape: shape, steps: steps, identity: store.identity)
      do throws(KeisenError) {
        if case .foreign = finding {
          throw .invalidArgument(
            "\(String(reflecting: store.path)) is no summary, and stays as it is"
          )
        }
        try SummaryFile.write(levels, head, to: store.path)
      } catch {
        failure = error.message
      }
      // From here on in the file, not in memory.
      let written = SummaryFile.find(
        at: store.path,
        type: rows.type,
        count: rows.count,
        identity: store.identity
      )
      if failure.isEmpty, case .good(let file) = written {
        let loader = SummaryLoader(rows, shape, file)
        pyramid = try Self.pyramid(rows, shape, loader, nil)
        (self.loader, isSaved, saveFailure) = (loader, true, "")
        return
      }
    }
    pyramid = ColumnPyramid(of: rows.type).run(Whole(rows: rows.count, levels: levels))
    (loader, isSaved, saveFailure) = (nil, false, failure)
  }

  /// Returns a pyramid whose nodes are loaded when they are needed, but for those of a summary.
  private static func pyramid(
    _ rows: SourceRows,
    _ shape: SummaryShape,
    _ loader: SummaryLoader,
    _ summary: RowSummary?
  ) throws(KeisenError) -> ColumnPyramid {
    var levels: [NodeMemory] = []
    var known = summary?.nodes
    for level in shape.levels {
      let count = shape.nodes(ofLevel: level).count
      let memory = try NodeMemory(
        count: count,
        width: rows.type.byteCount,
        level: level,
        loader: loader
      )
      if let base = summary?.head.shape.baseLevel, level >= base, let nodes = known, count > 0 {
        memory.place(nodes, at: 0..<count)
        let above = shape.nodes(ofLevel: level + 1).count
        let parents = try NodeMemory(count: above, width: rows.type.byteCount)
        parents.bounds.write(parentsOf: nodes.bounds, count: count, rows.type)
        known = parents
      }
      levels.append(memory)
    }
    return ColumnPyramid(of: rows.type).run(Whole(rows: rows.count, levels: levels))
  }

  private struct Whole: PyramidTask {
    let rows: Int
    let levels: [NodeMemory]

    func run<Element: PyramidElement>(_ pyramid: Pyramid<Element>) throws(Never) -> ColumnPyramid {
      Element.wrapped(Pyramid(pyramid.filter, rows: rows, levels))
    }
  }
}
