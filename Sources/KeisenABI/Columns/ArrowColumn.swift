import CKeisen
import Keisen
import KeisenData

/// An Arrow array that is the library's once it is taken over; its end gives it back.
final class ArrowOwner: @unchecked Sendable {
  private var array: ArrowArray?

  /// Takes an array over, which is its giver's no more: nothing can fail from here on.
  func take(_ array: UnsafeMutablePointer<ArrowArray>) {
    self.array = array.pointee
    array.pointee.release = nil
  }

  /// Lets `body` read the array that was taken.
  func withArray<Result>(
    _ body: (UnsafePointer<ArrowArray>) throws(KeisenError) -> Result
  ) throws(KeisenError) -> Result {
    guard var array else { throw KeisenError(.invalidState, "no arrow array was taken") }
    return try body(&array)
  }

  deinit {
    guard var array, let release = array.release else { return }
    release(&array)
  }
}

/// Makes columns of Arrow's arrays.
struct ArrowColumn {
  private let field: ArrowField
  private let parts: [(rows: ArrowRows, owner: ArrowOwner)]
  private let hasNulls: Bool

  /// Takes arrays of one field.
  init(_ field: ArrowField, _ parts: [(rows: ArrowRows, owner: ArrowOwner)]) {
    (self.field, self.parts) = (field, parts)
    hasNulls = parts.contains { $0.rows.hasNulls || $0.rows.entries.contains(where: \.hasNulls) }
  }

  /// Returns the column.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`, `.outOfMemory`.
  func column() throws(KeisenError) -> Column {
    let type = field.entries ?? field.type
    switch type.layout {
    case .values(let element):
      if field.entries == nil, !hasNulls { return try borrowed(element, type) }
      return try copied(element, type)
    case .half:
      return try made(.float32, type) { (memory, place) -> Float in
        float(ofHalf: memory.loadUnaligned(fromByteOffset: place * 2, as: UInt16.self))
      } gap: {
        .nan
      }
    case .bool:
      func bit(_ memory: UnsafeRawPointer, _ place: Int) -> UInt8 {
        memory.load(fromByteOffset: place >> 3, as: UInt8.self) >> UInt8(place & 7) & 1
      }
      if hasNulls {
        return try made(.float64, type) {
          Double(bit($0, $1))
        } gap: {
          .nan
        }
      }
      return try made(.uint8, type) {
        bit($0, $1)
      } gap: {
        0
      }
    case .days:
      return try made(.timestamp(.seconds), type) { (memory, place) -> Int64 in
        Int64(memory.loadUnaligned(fromByteOffset: place * 4, as: Int32.self)) * 86_400
      } gap: {
        .min
      }
    case .decimal(let byteCount, let scale):
      return try made(.float64, type) { memory, place in
        decimal(memory + place * byteCount, byteCount: byteCount, scale: scale)
      } gap: {
        .nan
      }
    case .null:
      return try made(.float64, type) { _, _ in
        Double.nan
      } gap: {
        .nan
      }
    case .text, .textViews:
      return try categories(type)
    }
  }

  /// Returns a column of the values where they are.
  private func borrowed(
    _ element: ElementType, _ type: ArrowType, categories: [String] = []
  ) throws(KeisenError) -> Column {
    var pieces = ColumnPieces(element)
    for (rows, owner) in parts {
      let values = rows.buffer(1).map { $0 + rows.first * element.byteCount }
      try pieces.borrow(values, count: rows.count, owner: owner)
    }
    return pieces.column(categories: categories, timeZone: type.timeZone)
  }

  /// Returns a column of copies of values as they are, with gaps in the place of nulls.
  private func copied(_ element: ElementType, _ type: ArrowType) throws(KeisenError) -> Column {
    func load<Value: BitwiseCopyable>(_ memory: UnsafeRawPointer, _ place: Int) -> Value {
      memory.loadUnaligned(fromByteOffset: place * MemoryLayout<Value>.size, as: Value.self)
    }
    func integers<Value: FixedWidthInteger & BitwiseCopyable>(
      _: Value.Type
    ) throws(KeisenError) -> Column {
      guard hasNulls else {
        return try made(element, type) {
          load($0, $1) as Value
        } gap: {
          0
        }
      }
      return try made(.float64, type) {
        Double(load($0, $1) as Value)
      } gap: {
        .nan
      }
    }
    switch element {
    case .float32:
      return try made(element, type) {
        load($0, $1) as Float
      } gap: {
        .nan
      }
    case .float64:
      return try made(element, type) {
        load($0, $1) as Double
      } gap: {
        .nan
      }
    case .timestamp:
      return try made(element, type) {
        load($0, $1) as Int64
      } gap: {
        .min
      }
    case .int8: return try integers(Int8.self)
    case .int16: return try integers(Int16.self)
    case .int32: return try integers(Int32.self)
    case .int64: return try integers(Int64.self)
    case .uint8: return try integers(UInt8.self)
    case .uint16: return try integers(UInt16.self)
    case .uint32: return try integers(UInt32.self)
    case .uint64: return try integers(UInt64.self)
    }
  }

  /// Returns a column of values that are made of Arrow's.
  ///
  /// - Parameters:
  ///   - element: Their type.
  ///   - type: Arrow's.
  ///   - value: Makes one of what stands at a place of the buffer of values.
  ///   - gap: What takes the place of null.
  /// - Returns: A column of copies.
  /// - Throws: `KeisenError` with code `.invalidArgument` for an entry outside of its dictionary,
  ///   `.outOfMemory`.
  private func made<Value: BitwiseCopyable>(
    _ element: ElementType, _ type: ArrowType, _ value: (UnsafeRawPointer, _ place: Int) -> Value,
    gap: () -> Value
  ) throws(KeisenError) -> Column {
    var pieces = ColumnPieces(element)
    for (rows, owner) in parts {
      try pieces.append(rows.count) { (room) throws(KeisenError) in
        let target = room.bindMemory(to: Value.self, capacity: rows.count)
        let memory = (rows.entries.first ?? rows).buffer(1)
        try forEachPlace(of: rows) { row, place in
          if let memory, let place {
            (target + row).initialize(to: value(memory, place))
          } else {
            (target + row).initialize(to: gap())
          }
        }
      }
      withExtendedLifetime(owner) {}
    }
    return pieces.column(timeZone: type.timeZone)
  }

  /// Calls `body` with each row and its place in the buffers of the values, those of a dictionary
  /// where there is one; nil for null.
  private func forEachPlace(
    of rows: ArrowRows, _ body: (_ row: Int, _ place: Int?) -> Void
  ) throws(KeisenError) {
    guard let entries = rows.entries.first else {
      let hasNulls = rows.hasNulls
      for row in 0..<rows.count {
        body(row, !hasNulls || rows.isValid(row) ? rows.first + row : nil)
      }
      return
    }
    try forEachEntry(of: rows, entries.count) { row, entry in
      body(row, entry.flatMap { entries.isValid($0) ? entries.first + $0 : nil })
    }
  }

  /// Calls `body` with each row and the number of its entry in a dictionary of so many; nil for
  /// null.
  private func forEachEntry(
    of rows: ArrowRows, _ count: Int, _ body: (_ row: Int, _ entry: Int?) -> Void
  ) throws(KeisenError) {
    guard case .values(let index) = field.type.layout, let memory = rows.buffer(1) else {
      for row in 0..<rows.count { body(row, nil) }
      return
    }
    let byteCount = index.byteCount
    for row in 0..<rows.count {
      guard !rows.hasNulls || rows.isValid(row) else {
        body(row, nil)
        continue
      }
      let place = memory + (rows.first + row) * byteCount
      let entry: Int? =
        switch index {
        case .int8: Int(place.load(as: Int8.self))
        case .uint8: Int(place.load(as: UInt8.self))
        case .int16: Int(place.loadUnaligned(as: Int16.self))
        case .uint16: Int(place.loadUnaligned(as: UInt16.self))
        case .int32: Int(place.loadUnaligned(as: Int32.self))
        case .uint32: Int(place.loadUnaligned(as: UInt32.self))
        case .int64: Int(exactly: place.loadUnaligned(as: Int64.self))
        default: Int(exactly: place.loadUnaligned(as: UInt64.self))
        }
      guard let entry, entry >= 0, entry < count else {
        let reported = entry.map(String.init) ?? "more than 2^63"
        throw KeisenError(
          .invalidArgument,
          "row \(row) has entry \(reported) of an arrow dictionary of \(count)"
        )
      }
      body(row, entry)
    }
  }
}

// MARK: - Texts

extension ArrowColumn {
  /// Returns a column of the numbers of categories.
  private func categories(_ type: ArrowType) throws(KeisenError) -> Column {
    var categories = ArrowCategories()
    // Of each array the categories of its rows, or of its dictionary's entries; -1 for null.
    var codes: [GrowingBuffer<Int32>] = []
    for (rows, owner) in parts {
      codes.append(try categories.codes(of: rows.entries.first ?? rows, type))
      withExtendedLifetime(owner) {}
    }
    if field.entries != nil, !hasNulls, case .values(let index) = field.type.layout,
      codes.allSatisfy({ zip($0.elements, 0...).allSatisfy { $0 == $1 } })
    {
      for (rows, _) in parts {
        try forEachEntry(of: rows, rows.entries.first?.count ?? 0) { _, _ in }
      }
      return try borrowed(index, type, categories: categories.names)
    }
    func made<Code: BitwiseCopyable>(
      _ element: ElementType, _ code: (Int32) -> Code
    ) throws(KeisenError) -> Column {
      var pieces = ColumnPieces(element)
      for ((rows, _), codes) in zip(parts, codes) {
        try pieces.append(rows.count) { (room) throws(KeisenError) in
          let target = room.bindMemory(to: Code.self, capacity: rows.count)
          let numbers = codes.elements
          defer { withExtendedLifetime(codes) {} }
          guard let entries = rows.entries.first else {
            for row in 0..<rows.count { (target + row).initialize(to: code(numbers[row])) }
            return
          }
          try forEachEntry(of: rows, entries.count) { row, entry in
            (target + row).initialize(to: code(entry.map { numbers[$0] } ?? -1))
          }
        }
      }
      return pieces.column(categories: categories.names)
    }
    if hasNulls { return try made(.float64) { $0 < 0 ? Double.nan : Double($0) } }
    return try made(.int32) { $0 }
  }
}

/// The categories that texts are of, in the order in which they come.
private struct ArrowCategories {
  private(set) var names: [String] = []
  private var numbers: [String: Int32] = [:]

  /// Returns the category of each row; -1 for null.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a text is not UTF-8 or lies outside,
  ///   or there are 2^31 of them; `.outOfMemory`.
  mutating func codes(
    of rows: ArrowRows,
    _ type: ArrowType
  ) throws(KeisenError) -> GrowingBuffer<Int32> {
    let codes = GrowingBuffer<Int32>()
    for row in 0..<rows.count {
      guard !rows.hasNulls || rows.isValid(row) else {
        try codes.append(-1)
        continue
      }
      let bytes = try Self.bytes(of: rows, rows.first + row, type)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw KeisenError(.invalidArgument, "text in row \(row) of an arrow array is not UTF-8")
      }
      if let number = numbers[text] {
        try codes.append(number)
        continue
      }
      guard names.count < Int32.max else {
        throw KeisenError(.invalidArgument, "arrow arrays have more than 2^31 different texts")
      }
      let number = Int32(names.count)
      names.append(text)
      numbers[text] = number
      try codes.append(number)
    }
    return codes
  }

  /// Returns the bytes of the text at a place.
  private static func bytes(
    of rows: ArrowRows, _ place: Int, _ type: ArrowType
  ) throws(KeisenError) -> UnsafeRawBufferPointer {
    guard let buffer = rows.buffer(1) else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    guard case .text(let offsetBytes) = type.layout else {
      return try view(buffer + place * 16, of: rows, place)
    }
    func offset(_ place: Int) -> Int {
      offsetBytes == 4
        ? Int(buffer.loadUnaligned(fromByteOffset: place * 4, as: Int32.self))
        : Int(buffer.loadUnaligned(fromByteOffset: place * 8, as: Int64.self))
    }
    let (start, end) = (offset(place), offset(place + 1))
    guard start >= 0, start <= end else {
      throw KeisenError(.invalidArgument, "offsets of an arrow array are \(start), then \(end)")
    }
    if start == end { return UnsafeRawBufferPointer(start: nil, count: 0) }
    guard let texts = rows.buffer(2) else {
      throw KeisenError(.invalidArgument, "buffer 2 of an arrow array is NULL")
    }
    return UnsafeRawBufferPointer(start: texts + start, count: end - start)
  }

  /// Returns the bytes of a text that has a view: within it where they are 12 or fewer.
  private static func view(
    _ view: UnsafeRawPointer, of rows: ArrowRows, _ place: Int
  ) throws(KeisenError) -> UnsafeRawBufferPointer {
    func field(_ index: Int) -> Int {
      Int(view.loadUnaligned(fromByteOffset: index * 4, as: Int32.self))
    }
    let length = field(0)
    if length >= 0, length <= 12 { return UnsafeRawBufferPointer(start: view + 4, count: length) }
    // Behind the pieces of texts comes a buffer of their sizes.
    let pieces = rows.bufferCount - 3
    let (piece, start) = (field(2), field(3))
    guard length >= 0, piece >= 0, piece < pieces, start >= 0,
      let sizes = rows.buffer(rows.bufferCount - 1), let texts = rows.buffer(2 + piece),
      start + length <= sizes.loadUnaligned(fromByteOffset: piece * 8, as: Int64.self)
    else {
      throw KeisenError(
        .invalidArgument,
        "view \(place) of an arrow array has \(length) bytes from \(start) in piece \(piece) of \(pieces)"
      )
    }
    return UnsafeRawBufferPointer(start: texts + start, count: length)
  }
}

// MARK: - Numbers

/// Returns a float of 16 bits, exactly.
private func float(ofHalf bits: UInt16) -> Float {
  let sign: Float = bits & 0x8000 == 0 ? 1 : -1
  let (exponent, fraction) = (Int(bits >> 10 & 0x1f), Float(bits & 0x3ff))
  switch exponent {
  case 0: return sign * fraction * 0x1p-24
  case 31: return fraction == 0 ? sign * .infinity : .nan
  default:
    return sign * (1024 + fraction) * Float(sign: .plus, exponent: exponent - 25, significand: 1)
  }
}

/// Returns the double nearest to an integer of so many bytes divided by a power of 10.
private func decimal(_ place: UnsafeRawPointer, byteCount: Int, scale: Int) -> Double {
  var words = (0..<byteCount / 4).map {
    place.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)
  }
  let isNegative = words.last.map { $0 >> 31 == 1 } ?? false
  if isNegative {
    var carry: UInt32 = 1
    for index in words.indices {
      let (sum, overflow) = (~words[index]).addingReportingOverflow(carry)
      words[index] = sum
      carry = overflow ? 1 : 0
    }
  }
  // The digits, so that what reads numbers rounds once.
  var digits: [UInt8] = []
  while words.contains(where: { $0 != 0 }) {
    var rest: UInt64 = 0
    for index in words.indices.reversed() {
      let number = rest << 32 | UInt64(words[index])
      words[index] = UInt32(truncatingIfNeeded: number / 10)
      rest = number % 10
    }
    digits.append(UInt8(truncatingIfNeeded: rest) + 48)
  }
  let text = (isNegative ? "-" : "") + String(decoding: digits.reversed(), as: UTF8.self)
  return digits.isEmpty ? 0 : Double("\(text)e\(-scale)") ?? .nan
}
