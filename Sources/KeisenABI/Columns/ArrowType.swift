import CKeisen
import Keisen

/// What a format of Arrow's says of values.
struct ArrowType: Hashable {
  /// How values lie in memory.
  enum Layout: Hashable {
    /// As in a column.
    case values(ElementType)
    case half
    case bool
    /// Days since 1970, 32 bits.
    case days
    case decimal(byteCount: Int, scale: Int)
    /// None is there.
    case null
    /// Texts behind each other, with offsets of so many bytes.
    case text(offsetBytes: Int)
    /// Texts of which short ones lie within the views.
    case textViews
  }

  let layout: Layout
  /// The time zone, where it has one.
  var timeZone: String?

  /// Reads a format.
  ///
  /// - Throws: `KeisenError` with code `.unsupported` when a column has no such values.
  init(format: String) throws(KeisenError) {
    if let layout = Self.layouts[format] {
      self.layout = layout
      return
    }
    for (prefix, unit) in Self.timestamps where format.hasPrefix(prefix) {
      layout = .values(.timestamp(unit))
      let zone = format.dropFirst(prefix.count)
      timeZone = zone.isEmpty ? nil : String(zone)
      return
    }
    guard let decimal = Self.decimal(format) else {
      throw KeisenError(
        .unsupported,
        "arrow type \"\(format)\" is not one of numbers, times or texts"
      )
    }
    layout = decimal
  }

  private static let layouts: [String: Layout] = [
    "c": .values(.int8), "C": .values(.uint8), "s": .values(.int16), "S": .values(.uint16),
    "i": .values(.int32), "I": .values(.uint32), "l": .values(.int64), "L": .values(.uint64),
    "f": .values(.float32), "g": .values(.float64), "e": .half, "b": .bool, "n": .null,
    "tdD": .days, "tdm": .values(.timestamp(.milliseconds)),
    "u": .text(offsetBytes: 4), "U": .text(offsetBytes: 8), "vu": .textViews,
  ]

  private static let timestamps: [(String, TimeUnit)] = [
    ("tss:", .seconds), ("tsm:", .milliseconds), ("tsu:", .microseconds), ("tsn:", .nanoseconds),
  ]

  /// Reads `d:precision,scale` or `d:precision,scale,bits`.
  private static func decimal(_ format: String) -> Layout? {
    guard format.hasPrefix("d:") else { return nil }
    let numbers = format.dropFirst(2).split(separator: ",", omittingEmptySubsequences: false)
      .map { Int($0) }
    guard numbers.count == 2 || numbers.count == 3, numbers.allSatisfy({ $0 != nil }),
      let scale = numbers[1], abs(scale) <= 10_000,
      let bits = numbers.count == 3 ? numbers[2] : 128, [32, 64, 128, 256].contains(bits)
    else { return nil }
    return .decimal(byteCount: bits / 8, scale: scale)
  }

  /// The number of buffers that an array of it has; of views one more for each piece of their
  /// texts.
  var bufferCount: Int {
    switch layout {
    case .values, .half, .bool, .days, .decimal: 2
    case .null: 0
    case .text, .textViews: 3
    }
  }

  /// Whether these are the numbers that a dictionary's entries have.
  var isIndex: Bool {
    if case .values(let type) = layout { Self.indices.contains(type) } else { false }
  }

  private static let indices: Set<ElementType> = [
    .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64,
  ]
}

/// A field of Arrow's: what its arrays hold.
struct ArrowField: Hashable {
  /// Structs of one child around it.
  let depth: Int
  /// The values, or the numbers of the dictionary's entries.
  let type: ArrowType
  /// The dictionary's entries, where it has one.
  let entries: ArrowType?

  /// The most structs of one child in each other.
  private static let maxDepth = 64

  /// Reads a schema.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`, `.unsupported`.
  init(_ schema: UnsafePointer<ArrowSchema>) throws(KeisenError) {
    var schema = schema
    var depth = 0
    while true {
      guard schema.pointee.release != nil else {
        throw KeisenError(.invalidArgument, "arrow schema was released before")
      }
      let format = try string(schema.pointee.format, "format of the arrow schema")
      guard format == "+s", schema.pointee.dictionary == nil else {
        type = try ArrowType(format: format)
        break
      }
      let count = schema.pointee.n_children
      guard count == 1 else {
        throw KeisenError(
          .invalidArgument,
          "arrow struct or table of \(count) columns is no column: choose one of them"
        )
      }
      guard depth < Self.maxDepth, let child = schema.pointee.children?[0] else {
        throw KeisenError(.invalidArgument, "child of an arrow struct is missing")
      }
      schema = UnsafePointer(child)
      depth += 1
    }
    guard schema.pointee.n_children == 0 else {
      throw KeisenError(
        .invalidArgument,
        "arrow type must have no children, got \(schema.pointee.n_children)"
      )
    }
    self.depth = depth
    guard let dictionary = schema.pointee.dictionary else {
      entries = nil
      return
    }
    guard dictionary.pointee.release != nil else {
      throw KeisenError(.invalidArgument, "dictionary of an arrow schema was released before")
    }
    guard type.isIndex else {
      throw KeisenError(.invalidArgument, "arrow dictionary must have integers for indices")
    }
    guard dictionary.pointee.dictionary == nil else {
      throw KeisenError(.unsupported, "arrow dictionary has a dictionary of its own")
    }
    guard dictionary.pointee.n_children == 0 else {
      throw KeisenError(
        .unsupported,
        "arrow dictionary has \(dictionary.pointee.n_children) children"
      )
    }
    entries = try ArrowType(
      format: try string(dictionary.pointee.format, "format of the arrow dictionary")
    )
  }
}
