import CKeisen
import Keisen

/// The rows of an Arrow array, checked as far as its structs tell.
struct ArrowRows {
  /// Bits that say which rows are there.
  private struct Validity {
    let bits: UnsafeRawPointer
    let offset: Int

    func isValid(_ row: Int) -> Bool {
      let place = offset + row
      return bits.load(fromByteOffset: place >> 3, as: UInt8.self) >> UInt8(place & 7) & 1 == 1
    }
  }

  /// Number of rows.
  let count: Int
  /// The place of the first row in the buffers.
  let first: Int
  /// The dictionary's entries, where it has one.
  var entries: [ArrowRows] = []
  private let buffers: UnsafeMutablePointer<UnsafeRawPointer?>?
  /// How many buffers there are.
  let bufferCount: Int
  private var validities: [Validity] = []
  /// Whether a row is null.
  private(set) var hasNulls = false

  /// The most rows that an array has, those that it leaves out included: of these the bytes are
  /// counted.
  private static let maximum = 1 << 56

  /// Reads an array of a field.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  init(_ array: UnsafePointer<ArrowArray>, of field: ArrowField) throws(KeisenError) {
    var array = array
    var skipped = 0
    let count = try Self.length(of: array)
    var around: [Validity] = []
    for _ in 0..<field.depth {
      try Self.check(array, buffers: 1, children: 1)
      if let validity = try Self.validity(of: array, skipping: skipped) {
        around.append(validity)
      }
      let offset = skipped + Int(array.pointee.offset)
      guard let child = array.pointee.children?[0] else {
        throw KeisenError(.invalidArgument, "child of an arrow array is NULL")
      }
      array = UnsafePointer(child)
      let length = try Self.length(of: array)
      guard offset + count <= length else {
        throw KeisenError(
          .invalidArgument,
          "child of an arrow array has \(length) rows, but needs \(offset + count)"
        )
      }
      skipped = offset
    }
    try self.init(array, field.type, skipped, count, around)
    guard let entries = field.entries else {
      guard array.pointee.dictionary == nil else {
        throw KeisenError(.invalidArgument, "arrow array has a dictionary, its schema has none")
      }
      return
    }
    guard let dictionary = array.pointee.dictionary else {
      throw KeisenError(.invalidArgument, "dictionary of an arrow array is NULL")
    }
    let length = try Self.length(of: UnsafePointer(dictionary))
    guard dictionary.pointee.dictionary == nil else {
      throw KeisenError(.invalidArgument, "dictionary of an arrow array has one of its own")
    }
    self.entries = [try ArrowRows(UnsafePointer(dictionary), entries, 0, length, [])]
  }

  private init(
    _ array: UnsafePointer<ArrowArray>, _ type: ArrowType, _ skipped: Int, _ count: Int,
    _ around: [Validity]
  ) throws(KeisenError) {
    let isViews = type.layout == .textViews
    // Some have bits for nulls, which say nothing, where all are null.
    let isNull = type.layout == .null && array.pointee.n_buffers == 1
    let buffers = isNull ? 1 : type.bufferCount
    try Self.check(array, buffers: buffers, orMore: isViews, children: 0)
    self.count = count
    first = skipped + Int(array.pointee.offset)
    guard first <= Self.maximum - count else {
      throw KeisenError(
        .invalidArgument,
        "arrow array has rows \(first) + \(count), more than 2^56"
      )
    }
    self.buffers = array.pointee.buffers
    bufferCount = Int(array.pointee.n_buffers)
    validities = around
    if type.layout == .null {
      hasNulls = count > 0
      return
    }
    if let validity = try Self.validity(of: array, skipping: skipped) {
      validities.append(validity)
    }
    hasNulls = !validities.isEmpty && (0..<count).contains { !isValid($0) }
    guard count > 0 else { return }
    for index in 1..<type.bufferCount where index == 1 || !isViews {
      // Texts may all be empty.
      guard index < 2, self.buffers?[index] == nil else { continue }
      throw KeisenError(.invalidArgument, "buffer \(index) of an arrow array is NULL")
    }
  }

  /// Checks what all arrays have.
  private static func check(
    _ array: UnsafePointer<ArrowArray>, buffers: Int, orMore: Bool = false, children: Int
  ) throws(KeisenError) {
    let found = array.pointee.n_buffers
    guard found == buffers || orMore && found > buffers && found < 1 << 32 else {
      throw KeisenError(
        .invalidArgument,
        "arrow array must have \(buffers) buffers, got \(found)"
      )
    }
    guard array.pointee.n_children == children else {
      throw KeisenError(
        .invalidArgument,
        "arrow array must have \(children) children, got \(array.pointee.n_children)"
      )
    }
    guard buffers == 0 || array.pointee.buffers != nil else {
      throw KeisenError(.invalidArgument, "buffers of an arrow array are NULL")
    }
  }

  /// Returns the number of rows, once lengths are checked.
  private static func length(of array: UnsafePointer<ArrowArray>) throws(KeisenError) -> Int {
    let each = array.pointee
    guard each.release != nil else {
      throw KeisenError(.invalidArgument, "arrow array was released before")
    }
    guard each.length >= 0, each.length <= maximum else {
      throw KeisenError(
        .invalidArgument,
        "length of an arrow array must be in 0...2^56, got \(each.length)"
      )
    }
    guard each.offset >= 0, each.offset <= maximum else {
      throw KeisenError(
        .invalidArgument,
        "offset of an arrow array must be in 0...2^56, got \(each.offset)"
      )
    }
    guard each.null_count >= -1, each.null_count <= each.length else {
      throw KeisenError(
        .invalidArgument,
        "nulls of an arrow array of \(each.length) must be -1 or as many at most, got \(each.null_count)"
      )
    }
    return Int(each.length)
  }

  /// Returns the bits of an array that may have nulls.
  private static func validity(
    of array: UnsafePointer<ArrowArray>, skipping skipped: Int
  ) throws(KeisenError) -> Validity? {
    guard array.pointee.null_count != 0 else { return nil }
    guard let bits = array.pointee.buffers?[0] else {
      guard array.pointee.null_count > 0 else { return nil }
      throw KeisenError(
        .invalidArgument,
        "arrow array has \(array.pointee.null_count) nulls, but no bits for them"
      )
    }
    return Validity(bits: bits, offset: Int(array.pointee.offset) + skipped)
  }

  /// Whether a row is there.
  func isValid(_ row: Int) -> Bool { validities.allSatisfy { $0.isValid(row) } }

  /// The memory of a buffer.
  func buffer(_ index: Int) -> UnsafeRawPointer? {
    index < bufferCount ? buffers?[index] : nil
  }
}
