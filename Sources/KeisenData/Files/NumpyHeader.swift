import KeisenPrimitives

/// What stands in front of the values of a `.npy` file: versions 1 to 3 of numpy's format.
struct NumpyHeader: Hashable, Sendable {
  /// The type of the values.
  var type: ElementType
  /// Whether their bytes are the other way round than the machine's.
  var isSwapped: Bool
  /// Whether columns, not rows, follow each other.
  var isFortran: Bool
  /// The lengths of the array's dimensions.
  var shape: [Int]
  /// Bytes in front of the values.
  var byteCount: Int

  /// Bytes of a header at most.
  private static let maximum = 1 << 20

  /// Reads the header of a file.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` where it is none, `.unsupported` for
  ///   types that a column can't have, `.io`.
  init(of file: ReadableFile) throws(KeisenError) {
    let name = String(reflecting: file.path)
    let prefix = try Self.read(file, 0, 12)
    guard prefix.count >= 10, prefix.prefix(6) == [0x93, 0x4E, 0x55, 0x4D, 0x50, 0x59] else {
      throw .invalidArgument("\(name) is no .npy file: it does not begin with \"\\x93NUMPY\"")
    }
    let major = prefix[6]
    guard (1...3).contains(major), major == 1 || prefix.count == 12 else {
      throw .invalidArgument("\(name) is a .npy file of version \(major), not 1, 2 or 3")
    }
    let start = major == 1 ? 10 : 12
    let length = (8..<start).reversed().reduce(0) { $0 << 8 | Int(prefix[$1]) }
    guard length <= Self.maximum else {
      throw .invalidArgument(
        "the header of \(name) must have at most \(Self.maximum) bytes, got \(length)"
      )
    }
    let bytes = try Self.read(file, start, length)
    guard bytes.count == length else {
      throw .invalidArgument("the header of \(name) has \(length) bytes, but the file ends before")
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let fields = PythonDictionary(text), case .text(let described)? = fields["descr"],
      case .truth(let isFortran)? = fields["fortran_order"],
      case .numbers(let shape)? = fields["shape"]
    else {
      if let fields = PythonDictionary(text), case .other? = fields["descr"] {
        throw KeisenError(.unsupported, "\(name) holds records, not numbers of one type")
      }
      throw .invalidArgument(
        "the header of \(name) is damaged: \(String(reflecting: text.prefix(80)))"
      )
    }
    guard let (type, isSwapped) = Self.type(described) else {
      throw KeisenError(
        .unsupported,
        "\(name) holds values of type \(String(reflecting: described)); "
          + "a column has f4, f8, i1 to i8, u1 to u8, b1, or M8 in s, ms, us or ns"
      )
    }
    self.init(
      type: type,
      isSwapped: isSwapped,
      isFortran: isFortran,
      shape: shape,
      byteCount: start + length
    )
  }

  private init(type: ElementType, isSwapped: Bool, isFortran: Bool, shape: [Int], byteCount: Int) {
    (self.type, self.isSwapped, self.isFortran) = (type, isSwapped, isFortran)
    (self.shape, self.byteCount) = (shape, byteCount)
  }

  private static func read(
    _ file: ReadableFile,
    _ offset: Int,
    _ count: Int
  ) throws(KeisenError) -> [UInt8] {
    let buffer = try ByteBuffer(count: count)
    let found = try file.read(into: buffer.mutableBytes, at: offset)
    return buffer.withUnsafeBytes { Array($0.prefix(found)) }
  }

  /// Returns the type that numpy calls so, and whether its bytes are the other way round.
  private static func type(_ name: String) -> (ElementType, Bool)? {
    guard let order = name.first, "<>|=".contains(order) else { return nil }
    let isSwapped = (order == ">") == (Int(littleEndian: 1) == 1) && "<>".contains(order)
    let type: ElementType? =
      switch name.dropFirst() {
      case "f4": .float32
      case "f8": .float64
      case "i1": .int8
      case "i2": .int16
      case "i4": .int32
      case "i8": .int64
      case "u1", "b1": .uint8
      case "u2": .uint16
      case "u4": .uint32
      case "u8": .uint64
      case "M8[s]": .timestamp(.seconds)
      case "M8[ms]": .timestamp(.milliseconds)
      case "M8[us]": .timestamp(.microseconds)
      case "M8[ns]": .timestamp(.nanoseconds)
      default: nil
      }
    return type.map { ($0, isSwapped && $0.byteCount > 1) }
  }

  /// Returns where the values of a column of the array stand.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - column: Number of the column of an array of two dimensions; 0 of one of one dimension.
  /// - Returns: Offset, stride, count and order of bytes.
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  func layout(in file: ReadableFile, column: Int) throws(KeisenError) -> FileLayout {
    let name = String(reflecting: file.path)
    guard shape.count == 1 || shape.count == 2 else {
      throw .invalidArgument("\(name) holds an array of \(shape.count) dimensions, not of 1 or 2")
    }
    let (rows, columns) = (shape[0], shape.count == 2 ? shape[1] : 1)
    guard column >= 0, column < max(1, columns) else {
      throw .invalidArgument("column must be below the \(columns) of \(name), got \(column)")
    }
    let width = type.byteCount
    let (values, isFar) = (isFortran ? rows : 1).multipliedReportingOverflow(by: column)
    let (step, isLarge) = values.multipliedReportingOverflow(by: width)
    let (stride, isWide) = (isFortran ? 1 : columns).multipliedReportingOverflow(by: width)
    guard !isFar, !isLarge, !isWide, step <= file.size else {
      throw .invalidArgument("an array of \(rows) x \(columns) values is more than \(name) holds")
    }
    return try FileLayout(
      file,
      type,
      offset: min(file.size, byteCount + step),
      stride: max(width, stride),
      count: columns == 0 ? 0 : rows,
      isSwapped: isSwapped
    )
  }
}

/// A Python dictionary as numpy writes it into a header.
private struct PythonDictionary {
  enum Value: Hashable {
    case text(String)
    case truth(Bool)
    case numbers([Int])
    /// Something else, such as the fields of records.
    case other
  }

  private var fields: [String: Value] = [:]

  subscript(key: String) -> Value? { fields[key] }

  init?(_ text: String) {
    var rest = text.utf8[...]
    func skipBlanks() { rest = rest.drop { $0 == 0x20 || $0 == 0x0A } }
    func take(_ character: Character) -> Bool {
      skipBlanks()
      guard let code = character.asciiValue, rest.first == code else { return false }
      rest = rest.dropFirst()
      return true
    }
    func string() -> String? {
      for quote: Character in ["'", "\""] where take(quote) {
        guard let end = rest.firstIndex(of: quote.asciiValue ?? 0) else { return nil }
        defer { rest = rest[rest.index(after: end)...] }
        return String(rest[..<end])
      }
      return nil
    }
    func word() -> String {
      skipBlanks()
      let word = rest.prefix {
        ($0 >= 0x30 && $0 <= 0x39) || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A)
      }
      rest = rest[word.endIndex...]
      return String(word) ?? ""
    }
    /// Skips a list with all that is in it.
    func skipList() -> Bool {
      var depth = 0
      var quote: UInt8?
      while let code = rest.first {
        rest = rest.dropFirst()
        if let open = quote {
          if code == open { quote = nil }
        } else if code == 0x27 || code == 0x22 {
          quote = code
        } else if code == 0x5B || code == 0x28 {
          depth += 1
        } else if code == 0x5D || code == 0x29 {
          depth -= 1
          if depth == 0 { return true }
        }
      }
      return false
    }
    func value() -> Value? {
      skipBlanks()
      if let text = string() { return .text(text) }
      if rest.first == 0x5B { return skipList() ? .other : nil }
      if take("(") {
        var numbers: [Int] = []
        while !take(")") {
          // Python 2 wrote an L behind long numbers.
          let digits = word()
          guard let number = Int(digits.hasSuffix("L") ? String(digits.dropLast()) : digits),
            number >= 0
          else { return nil }
          numbers.append(number)
          if !take(",") {
            guard take(")") else { return nil }
            break
          }
        }
        return .numbers(numbers)
      }
      switch word() {
      case "True": return .truth(true)
      case "False": return .truth(false)
      default: return nil
      }
    }
    guard take("{") else { return nil }
    while !take("}") {
      guard let key = string(), take(":"), let found = value() else { return nil }
      fields[key] = found
      if !take(",") {
        guard take("}") else { return nil }
        break
      }
    }
  }
}
