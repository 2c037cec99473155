import CKeisen
import Keisen

/// A struct of the ABI that begins with its size and has a default for every field.
protocol OptionsStruct {
  /// The C type's name, for messages.
  static var name: String { get }
  /// All defaults, `struct_size` included.
  static var defaults: Self { get }
  /// The fields that are of type bool.
  static var flags: [PartialKeyPath<Self>] { get }
}

extension OptionsStruct {
  static var flags: [PartialKeyPath<Self>] { [] }
}

/// Reads options from a caller that may be older than this library.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when the size is not known.
func read<Options: OptionsStruct>(_ pointer: In<Options>) throws(KeisenError) -> Options {
  var options = Options.defaults
  guard let pointer else { return options }
  let size = try structSize(at: pointer, of: Options.name, maximum: MemoryLayout<Options>.size)
  // Every real size is a multiple of the alignment; another one must not cut a pointer in two.
  let whole = size - size % MemoryLayout<Options>.alignment
  withUnsafeMutableBytes(of: &options) { bytes in
    bytes.copyMemory(from: UnsafeRawBufferPointer(start: pointer, count: whole))
    // C may put any byte where a bool is; Swift knows two.
    for flag in Options.flags {
      guard let offset = MemoryLayout<Options>.offset(of: flag) else { continue }
      bytes[offset] = min(bytes[offset], 1)
    }
  }
  return options
}

/// Returns a flag that a callback may have written: C may put any byte where a bool is.
func flag<Record>(_ field: PartialKeyPath<Record>, of record: inout Record) -> Bool {
  withUnsafeBytes(of: &record) { bytes in
    MemoryLayout<Record>.offset(of: field).map { bytes[$0] != 0 } ?? false
  }
}

/// Writes all defaults to options of a caller that may be older than this library.
func initialize<Options: OptionsStruct>(_ pointer: Out<Options>, _ size: UInt32) -> keisen_status {
  status { () throws(KeisenError) in
    let pointer = try require(pointer, "options")
    let size = try checked(size, of: Options.name, maximum: MemoryLayout<Options>.size)
    write(Options.defaults, to: pointer, size)
    UnsafeMutableRawPointer(pointer).storeBytes(of: UInt32(size), as: UInt32.self)
  }
}

/// Writes a record to a caller that may be older than this library, as much as fits its size.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when the size is not known.
func write<Record>(
  _ record: Record, to pointer: UnsafeMutablePointer<Record>, named name: String
) throws(KeisenError) {
  let size = try structSize(at: pointer, of: name, maximum: MemoryLayout<Record>.size)
  write(record, to: pointer, size)
  UnsafeMutableRawPointer(pointer).storeBytes(of: UInt32(size), as: UInt32.self)
}

private func write<Record>(
  _ record: Record, to pointer: UnsafeMutablePointer<Record>, _ size: Int
) {
  withUnsafeBytes(of: record) { bytes in
    UnsafeMutableRawBufferPointer(start: pointer, count: size)
      .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<size]))
  }
}

/// Returns the size that a caller's struct begins with.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when it is below 4 or above `maximum`.
func structSize(
  at pointer: UnsafeRawPointer, of name: String, maximum: Int
) throws(KeisenError) -> Int {
  try checked(pointer.loadUnaligned(as: UInt32.self), of: name, maximum: maximum)
}

private func checked(_ size: UInt32, of name: String, maximum: Int) throws(KeisenError) -> Int {
  guard size >= 4, size <= maximum else {
    throw KeisenError(
      .invalidArgument,
      "struct_size of \(name) must be in 4...\(maximum), got \(size)"
    )
  }
  return Int(size)
}

/// Reads a string.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when it is NULL or not UTF-8.
func string(_ text: CString, _ name: String) throws(KeisenError) -> String {
  guard let text else { throw KeisenError(.invalidArgument, "\(name) is NULL") }
  guard let string = String(validatingCString: text) else {
    throw KeisenError(.invalidArgument, "\(name) is not valid UTF-8")
  }
  return string
}

/// Reads a string for which NULL stands for an empty one.
func optionalString(_ text: CString, _ name: String) throws(KeisenError) -> String {
  text == nil ? "" : try string(text, name)
}

/// Reads names of categories.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when there are too many, or one is NULL or
///   not UTF-8.
func readNames(_ names: In<CString>, _ nameCount: Int) throws(KeisenError) -> [String] {
  let count = try count(nameCount, "name_count")
  guard count > 0 else { return [] }
  guard let names else {
    throw KeisenError(.invalidArgument, "names is NULL, but name_count is \(count)")
  }
  var texts: [String] = []
  for index in 0..<count {
    guard let text = names[index], let name = String(validatingCString: text) else {
      // The text of the error costs more than all of the others.
      _ = try string(names[index], "names[\(index)]")
      continue
    }
    texts.append(name)
  }
  return texts
}

extension Color {
  /// Reads a colour; NaN becomes 0 and what lies outside 0...1 is clamped.
  init(_ color: keisen_color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension Insets {
  /// Reads insets.
  init(_ insets: keisen_insets) {
    self.init(
      top: insets.top,
      left: insets.left,
      bottom: insets.bottom,
      right: insets.right
    )
  }
}

extension keisen_insets {
  /// Tells insets.
  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// KEISEN_INSETS_AUTOMATIC.
  static let automatic = keisen_insets(top: -1, left: -1, bottom: -1, right: -1)

  /// The insets, or nil for automatic: a distance below 0.
  var chosen: Insets? {
    top < 0 || left < 0 || bottom < 0 || right < 0 ? nil : Insets(self)
  }
}

extension CornerRadii {
  /// Reads radii.
  init(_ radii: keisen_corner_radii) {
    self.init(
      topLeft: radii.top_left,
      topRight: radii.top_right,
      bottomRight: radii.bottom_right,
      bottomLeft: radii.bottom_left
    )
  }
}

extension keisen_color {
  /// KEISEN_COLOR_AUTOMATIC.
  static let automatic = keisen_color(red: 0, green: 0, blue: 0, alpha: -1)

  /// The colour, or nil for automatic: alpha below 0.
  var chosen: Color? { alpha < 0 ? nil : Color(self) }
}

/// Reads the caller's count of something as a number of ours.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when it is beyond Int.
func count(_ count: Int, _ name: String) throws(KeisenError) -> Int {
  guard count >= 0 else {
    throw KeisenError(.invalidArgument, "\(name) is too large: \(UInt(bitPattern: count))")
  }
  return count
}

/// Returns the element at a caller's index.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when there is none.
func element<Element>(
  _ index: Int, of elements: [Element], _ name: String
) throws(KeisenError) -> Element {
  guard elements.indices.contains(index) else {
    throw KeisenError(
      .invalidArgument,
      "index must be below the number of \(name), \(elements.count), "
        + "got \(UInt(bitPattern: index))"
    )
  }
  return elements[index]
}
