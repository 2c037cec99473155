import KeisenPrimitives

extension Column {
  /// Where the values of a file stand, and where their summary is kept.
  public struct FileOptions: Sendable {
    /// Bytes in front of the first value.
    public var offset = 0
    /// Bytes from one value to the next; nil for the type's size, more where other things stand
    /// between.
    public var stride: Int?
    /// Number of values; nil for all up to the end of the file.
    public var count: Int?
    /// The order of the bytes of a value.
    public var byteOrder = ByteOrder.native
    /// Where the summary is kept.
    public var summary = SummaryPlace.besideFile

    /// Makes the options of a file that holds values and nothing else.
    public init() {}
  }

  /// The order of the bytes of a value in a file.
  public enum ByteOrder: Hashable, Sendable {
    /// The machine's own.
    case native
    /// The least byte comes first.
    case little
    /// The greatest byte comes first.
    case big

    var isSwapped: Bool {
      switch self {
      case .native: false
      case .little: Int(littleEndian: 1) != 1
      case .big: Int(bigEndian: 1) != 1
      }
    }
  }

  /// Where the summary of a file is kept.
  public enum SummaryPlace: Hashable, Sendable {
    /// In a file of the same name with the type and `.keisen-summary` behind it, as
    /// `data.float32.keisen-summary`; where the folder can't be written, in memory.
    ///
    /// Where values don't just follow each other from the first byte on, offset and stride are in
    /// the name, as in `data.float32.8-16.keisen-summary`; of a `.npy` file of two dimensions it is
    /// the column alone, of one nothing.
    case besideFile
    /// In a file at this path.
    case path(String)
    /// In memory: it is found anew by each process.
    case memory
  }

  /// Makes a column of the numbers in a file, of any size: they are read when they are needed, in
  /// blocks, and never mapped.
  ///
  /// The first time all of the file is read once, and a summary - 4.7 % of a file of floats - is
  /// kept beside it; from then on it is opened in milliseconds as long as the file has the size and
  /// date that it had. Pictures of more rows than some hundred for each eighth of a pixel are drawn
  /// from the summary; frame records tell of the 1/128 pixel that this adds to their bound. The
  /// file must stay as it is while the column is used: one that has become shorter is an error of
  /// whoever reads what is gone, rows that were added behind are not seen.
  ///
  /// - Parameters:
  ///   - path: Path of a regular file.
  ///   - type: Type of its values.
  ///   - options: Where they stand, and where the summary is kept.
  ///   - progress: Hears on this thread how many rows were read for the summary, of how many; where
  ///     it returns false nothing is made.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the file can't hold what the options
  ///   say, or is no whole number of values; `.io` with errno; `.cancelled`; `.outOfMemory`.
  /// - Complexity: O(*n*) the first time, O(1) where the summary is kept.
  public convenience init(
    file path: String,
    type: ElementType,
    options: FileOptions = FileOptions(),
    progress: ((_ done: Int, _ count: Int) -> Bool)? = nil
  ) throws(KeisenError) {
    let file = try ReadableFile(path)
    let layout = try FileLayout(
      file,
      type,
      offset: options.offset,
      stride: options.stride,
      count: options.count,
      isSwapped: options.byteOrder.isSwapped
    )
    let isPlain = layout.offset == 0 && layout.stride == type.byteCount
    // Who says another type by mistake must not lose what was found of the right one.
    let place = "." + type.name + (isPlain ? "" : ".\(layout.offset)-\(layout.stride)")
    try self.init(file, layout, type, options.summary, named: place, progress)
  }

  /// Makes a column of the numbers in a `.npy` file of numpy's, as
  /// `init(file:type:options:progress:)` does.
  ///
  /// - Parameters:
  ///   - path: Path of a regular file of an array of one dimension, or of two.
  ///   - column: Which column of one of two dimensions.
  ///   - summary: Where the summary is kept; beside the file it is that of one column.
  ///   - progress: As of `init(file:type:options:progress:)`.
  /// - Throws: As `init(file:type:options:progress:)`; `KeisenError` with code `.invalidArgument`
  ///   when it is no such file or there is no such column, `.unsupported` for records and for types
  ///   that a column can't have.
  public convenience init(
    npy path: String,
    column: Int = 0,
    summary: SummaryPlace = .besideFile,
    progress: ((_ done: Int, _ count: Int) -> Bool)? = nil
  ) throws(KeisenError) {
    let file = try ReadableFile(path)
    let header = try NumpyHeader(of: file)
    let layout = try header.layout(in: file, column: column)
    let place = header.shape.count == 1 ? "" : ".\(column)"
    try self.init(file, layout, header.type, summary, named: place, progress)
  }

  /// Rows that are read at a time: 64 KiB of them, as far as they stand close together.
  private static func rowsPerRead(_ layout: FileLayout) -> Int {
    max(1, (1 << 16) / layout.stride)
  }

  private convenience init(
    _ file: ReadableFile,
    _ layout: FileLayout,
    _ type: ElementType,
    _ place: SummaryPlace,
    named name: String,
    _ progress: ((Int, Int) -> Bool)?
  ) throws(KeisenError) {
    let identity = layout.identity(in: file)
    let store: SummaryStore? =
      switch place {
      case .besideFile: SummaryStore(path: file.path + name + ".keisen-summary", identity: identity)
      case .path(let path): SummaryStore(path: path, identity: identity)
      case .memory: nil
      }
    try self.init(
      source: FileRows(file, layout, type: type),
      type: type,
      count: layout.count,
      store: store,
      rowsPerRead: Self.rowsPerRead(layout),
      cacheBytes: 1 << 24,
      progress: progress
    )
  }
}

extension ElementType {
  /// What the type is called in names of files.
  fileprivate var name: String {
    switch self {
    case .float32: "float32"
    case .float64: "float64"
    case .int8: "int8"
    case .int16: "int16"
    case .int32: "int32"
    case .int64: "int64"
    case .uint8: "uint8"
    case .uint16: "uint16"
    case .uint32: "uint32"
    case .uint64: "uint64"
    case .timestamp(.seconds): "timestamp-s"
    case .timestamp(.milliseconds): "timestamp-ms"
    case .timestamp(.microseconds): "timestamp-us"
    case .timestamp(.nanoseconds): "timestamp-ns"
    }
  }
}
