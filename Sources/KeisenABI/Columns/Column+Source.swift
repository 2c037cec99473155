import CKeisen
import Keisen

extension keisen_file_options {
  /// Where the values stand.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  fileprivate func layout() throws(KeisenError) -> Column.FileOptions {
    var options = Column.FileOptions()
    options.offset = try KeisenABI.count(offset, "offset")
    options.stride = stride == 0 ? nil : try KeisenABI.count(stride, "stride")
    guard count >= -1 else {
      throw KeisenError(.invalidArgument, "count must be -1 or more, got \(count)")
    }
    options.count = count < 0 ? nil : Int(count)
    options.byteOrder = try order()
    options.summary = try place()
    return options
  }

  private func order() throws(KeisenError) -> Column.ByteOrder {
    switch byte_order {
    case KEISEN_BYTE_ORDER_NATIVE: return .native
    case KEISEN_BYTE_ORDER_LITTLE: return .little
    case KEISEN_BYTE_ORDER_BIG: return .big
    default: throw KeisenError(.invalidArgument, "byte order \(byte_order.number) is unknown")
    }
  }

  /// Where the summary is kept.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  fileprivate func place() throws(KeisenError) -> Column.SummaryPlace {
    guard summary == KEISEN_SUMMARY_AT_PATH || summary_path == nil else {
      throw KeisenError(.invalidArgument, "summary_path needs KEISEN_SUMMARY_AT_PATH")
    }
    switch summary {
    case KEISEN_SUMMARY_BESIDE_FILE: return .besideFile
    case KEISEN_SUMMARY_AT_PATH: return .path(try string(summary_path, "summary_path"))
    case KEISEN_SUMMARY_IN_MEMORY: return .memory
    default: throw KeisenError(.invalidArgument, "summary place \(summary.number) is unknown")
    }
  }
}

/// Returns what tells the caller how far it is.
private func listener(
  _ progress: keisen_progress_callback?, _ context: UnsafeMutableRawPointer?
) -> ((Int, Int) -> Bool)? {
  progress.map { progress in { done, count in progress(done, count, context) == KEISEN_OK } }
}

@c @implementation
public func keisen_column_create_file(
  _ type: keisen_element_type, _ path: CString, _ options: In<keisen_file_options>,
  _ column: Out<Handle>
) -> keisen_status {
  create(column, as: .column) { () throws(KeisenError) in
    let options = try read(options)
    return try Column(
      file: try string(path, "path"),
      type: try ElementType(type),
      options: try options.layout(),
      progress: listener(options.progress, options.context)
    )
  }
}

@c @implementation
public func keisen_column_create_npy(
  _ path: CString, _ array_column: Int, _ options: In<keisen_file_options>, _ column: Out<Handle>
) -> keisen_status {
  create(column, as: .column) { () throws(KeisenError) in
    let options = try read(options)
    guard options.offset == 0, options.stride == 0, options.count == -1,
      options.byte_order == KEISEN_BYTE_ORDER_NATIVE
    else {
      throw KeisenError(
        .invalidArgument,
        "a .npy file tells offset, stride, count and byte order by itself"
      )
    }
    return try Column(
      npy: try string(path, "path"),
      column: try count(array_column, "array_column"),
      summary: try options.place(),
      progress: listener(options.progress, options.context)
    )
  }
}

/// Rows that the caller's functions hand out.
private final class CallbackRows: RowSource {
  private let functions: Functions
  private let context: CallbackContext

  private struct Functions: @unchecked Sendable {
    var read: keisen_row_read_function
    var summarize: keisen_row_summarize_function?
  }

  init(
    _ read: @escaping keisen_row_read_function, _ summarize: keisen_row_summarize_function?,
    _ context: CallbackContext
  ) {
    functions = Functions(read: read, summarize: summarize)
    self.context = context
  }

  func read(_ rows: Range<Int>, into values: UnsafeMutableRawPointer) throws(KeisenError) {
    let status = functions.read(rows.lowerBound, rows.count, values, context.pointer)
    guard status == KEISEN_OK else { throw CallbackContext.failure("read of a row source", status) }
  }

  func summarize(_ blocks: RowBlocks, into bounds: BlockBounds) throws(KeisenError) -> Bool {
    guard let summarize = functions.summarize else { return false }
    let status = summarize(
      blocks.rowsPerBlock,
      blocks.numbers.lowerBound,
      blocks.numbers.count,
      bounds.lows,
      bounds.highs,
      bounds.gaps,
      context.pointer
    )
    // C may put any byte where a bool is.
    let flags = UnsafeMutableRawPointer(bounds.gaps).assumingMemoryBound(to: UInt8.self)
    for index in 0..<blocks.numbers.count { flags[index] = min(flags[index], 1) }
    if status == KEISEN_ERROR_UNSUPPORTED { return false }
    guard status == KEISEN_OK else {
      throw CallbackContext.failure("summarize of a row source", status)
    }
    return true
  }
}

extension keisen_row_source_options {
  /// Where the summary is kept.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  fileprivate func store() throws(KeisenError) -> Column.SummaryStore? {
    guard let summary_path else {
      guard identity == nil else {
        throw KeisenError(.invalidArgument, "identity needs a summary_path")
      }
      return nil
    }
    guard identity != nil else {
      throw KeisenError(.invalidArgument, "summary_path needs an identity")
    }
    return Column.SummaryStore(
      path: try string(summary_path, "summary_path"),
      identity: try string(identity, "identity")
    )
  }
}

@c @implementation
public func keisen_column_create_source(
  _ type: keisen_element_type, _ count: Int, _ functions: In<keisen_row_source_functions>,
  _ destroy: keisen_destroy_callback?, _ context: UnsafeMutableRawPointer?,
  _ options: In<keisen_row_source_options>, _ column: Out<Handle>
) -> keisen_status {
  let owner = CallbackContext(context, nil)
  let status = create(column, as: .column) { () throws(KeisenError) in
    guard functions != nil else { throw KeisenError(.invalidArgument, "functions is NULL") }
    let (functions, options) = (try read(functions), try read(options))
    guard let readRows = functions.read else {
      throw KeisenError(.invalidArgument, "read is NULL")
    }
    guard options.summary == nil || options.summary_path == nil else {
      throw KeisenError(.invalidArgument, "summary and summary_path exclude each other")
    }
    return try Column(
      source: CallbackRows(readRows, functions.summarize, owner),
      type: try ElementType(type),
      count: try KeisenABI.count(count, "count"),
      summary: options.summary == nil
        ? nil : try summary(options.summary, options.summary_size, "summary"),
      store: try options.store(),
      rowsPerRead: try KeisenABI.count(options.rows_per_read, "rows_per_read"),
      cacheBytes: try KeisenABI.count(options.cache_bytes, "cache_bytes"),
      progress: listener(options.progress, options.context)
    )
  }
  if status == KEISEN_OK { owner.arm(destroy) }
  return status
}

/// Reads a caller's summary.
///
/// - Throws: `KeisenError` with code `.invalidArgument`.
private func summary(
  _ bytes: UnsafeRawPointer?, _ size: Int, _ name: String
) throws(KeisenError) -> RowSummary {
  guard let bytes else { throw KeisenError(.invalidArgument, "\(name) is NULL") }
  let size = try count(size, "size")
  return try RowSummary(bytes: UnsafeRawBufferPointer(start: bytes, count: size))
}

@c @implementation
public func keisen_column_get_summary_info(
  _ column: Handle, _ info: Out<keisen_summary_info>, _ capacity: Int, _ failure: Out<CChar>,
  _ length: Out<Int>
) -> keisen_status {
  status { () throws(KeisenError) in
    let status = try borrow(column, as: .column).summaryStatus
    let info = try require(info, "info")
    let maximum = MemoryLayout<keisen_summary_info>.size
    let size = try structSize(at: info, of: "keisen_summary_info", maximum: maximum)
    try write(status?.saveFailure ?? "", capacity, to: failure, length)
    var result = keisen_summary_info()
    result.struct_size = UInt32(size)
    result.origin = status?.origin.c ?? KEISEN_SUMMARY_NONE
    result.repairs = status?.repairs ?? 0
    result.saved = status?.isSaved ?? false
    withUnsafeBytes(of: result) { bytes in
      UnsafeMutableRawBufferPointer(start: info, count: size)
        .copyBytes(from: UnsafeRawBufferPointer(rebasing: bytes[..<size]))
    }
  }
}

extension Column.SummaryStatus.Origin {
  fileprivate var c: keisen_summary_origin {
    switch self {
    case .given: KEISEN_SUMMARY_GIVEN
    case .opened: KEISEN_SUMMARY_OPENED
    case .built: KEISEN_SUMMARY_BUILT
    case .rebuiltStale: KEISEN_SUMMARY_REBUILT_STALE
    case .rebuiltDamaged: KEISEN_SUMMARY_REBUILT_DAMAGED
    }
  }
}

@c @implementation
public func keisen_column_summarize(
  _ column: Handle, _ first: Int, _ rows_per_block: Int, _ progress: keisen_progress_callback?,
  _ context: UnsafeMutableRawPointer?, _ bytes: Out<Handle>
) -> keisen_status {
  create(bytes, as: .bytes) { () throws(KeisenError) in
    let summary = try RowSummary(
      of: try borrow(column, as: .column),
      firstRow: try count(first, "first"),
      rowsPerBlock: try count(rows_per_block, "rows_per_block"),
      progress: listener(progress, context)
    )
    return try summary.bytes()
  }
}

@c @implementation
public func keisen_summary_join(
  _ summaries: UnsafePointer<UnsafeRawPointer?>?, _ sizes: In<Int>, _ count: Int,
  _ bytes: Out<Handle>
) -> keisen_status {
  create(bytes, as: .bytes) { () throws(KeisenError) in
    let count = try KeisenABI.count(count, "count")
    var parts: [RowSummary] = []
    if count > 0 {
      guard let summaries else { throw KeisenError(.invalidArgument, "summaries is NULL") }
      guard let sizes else { throw KeisenError(.invalidArgument, "sizes is NULL") }
      for index in 0..<count {
        parts.append(try summary(summaries[index], sizes[index], "summaries[\(index)]"))
      }
    }
    return try RowSummary(joining: parts).bytes()
  }
}

@c @implementation
public func keisen_summary_get_rows(
  _ summary: UnsafeRawPointer?, _ size: Int, _ type: Out<keisen_element_type>, _ first: Out<Int>,
  _ count: Out<Int>, _ rows_per_block: Out<Int>
) -> keisen_status {
  status { () throws(KeisenError) in
    let summary = try KeisenABI.summary(summary, size, "summary")
    type?.pointee = summary.type.c
    first?.pointee = summary.rows.lowerBound
    count?.pointee = summary.rows.count
    rows_per_block?.pointee = summary.rowsPerBlock
  }
}

@c @implementation
public func keisen_summary_read(
  _ summary: UnsafeRawPointer?, _ size: Int, _ first: Int, _ count: Int,
  _ lows: UnsafeMutableRawPointer?, _ highs: UnsafeMutableRawPointer?, _ gaps: Out<Bool>
) -> keisen_status {
  status { () throws(KeisenError) in
    let summary = try KeisenABI.summary(summary, size, "summary")
    let (first, count) = (
      try KeisenABI.count(first, "first"), try KeisenABI.count(count, "count")
    )
    guard let lows, let highs, let gaps else {
      let name = lows == nil ? "lows" : highs == nil ? "highs" : "gaps"
      throw KeisenError(.invalidArgument, "\(name) is NULL")
    }
    let (end, isTooLarge) = first.addingReportingOverflow(count)
    try summary.read(
      first..<(isTooLarge ? .max : end),
      into: BlockBounds(lows: lows, highs: highs, gaps: gaps)
    )
  }
}
