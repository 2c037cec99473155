import Glibc
import KeisenPrimitives

/// A growing sequence of plain values in memory that is checked when it is taken.
///
/// For whatever a caller's data makes large: a Swift array that can't be allocated ends the
/// process.
struct Storage<Element: BitwiseCopyable>: ~Copyable, @unchecked Sendable {
  /// The first value; valid for `capacity` values, of which `count` are set.
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count: Int
  private var capacity: Int
  private let purpose: StaticString

  /// Takes memory for `capacity` values; `purpose` names them in the error.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(capacity: Int, purpose: StaticString) throws(KeisenError) {
    base = try Storage.resized(nil, to: max(1, capacity), purpose)
    count = 0
    self.capacity = max(1, capacity)
    self.purpose = purpose
  }

  /// Takes memory for `count` copies of `value`.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(repeating value: Element, count: Int, purpose: StaticString) throws(KeisenError) {
    try self.init(capacity: count, purpose: purpose)
    base.initialize(repeating: value, count: count)
    self.count = count
  }

  deinit {
    free(base)
  }

  /// Adds a value at the end.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  mutating func append(_ value: Element) throws(KeisenError) {
    if count == capacity {
      base = try Storage.resized(base, to: capacity * 2, purpose)
      capacity *= 2
    }
    base[count] = value
    count += 1
  }

  private static func resized(
    _ old: UnsafeMutablePointer<Element>?,
    to capacity: Int,
    _ purpose: StaticString
  ) throws(KeisenError) -> UnsafeMutablePointer<Element> {
    let (bytes, overflow) = capacity.multipliedReportingOverflow(by: MemoryLayout<Element>.stride)
    guard !overflow, let memory = realloc(old, bytes) else {
      throw .outOfMemory(overflow ? Int.max : bytes, for: "\(purpose)")
    }
    return memory.assumingMemoryBound(to: Element.self)
  }
}
