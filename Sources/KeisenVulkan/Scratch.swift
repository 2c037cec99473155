/// Memory for the structs that a Vulkan call reads through pointers; freed when its scope ends.
///
/// Vulkan's structs point to each other up to five levels deep: with this they are filled in a flat
/// list instead of five nested closures.
struct Scratch: ~Copyable {
  private var blocks: [UnsafeMutableRawPointer] = []

  /// Runs `body` with scratch memory that lives as long as the call.
  static func with<Result, Failure: Error>(
    _ body: (inout Scratch) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var scratch = Scratch()
    return try body(&scratch)
  }

  deinit {
    for block in blocks { block.deallocate() }
  }

  /// Copies a plain C value and returns where the copy is.
  mutating func keep<Value: BitwiseCopyable>(_ value: Value) -> UnsafePointer<Value> {
    keep([value])
  }

  /// Copies plain C values and returns where the first copy is.
  mutating func keep<Value: BitwiseCopyable>(_ values: [Value]) -> UnsafePointer<Value> {
    let copies = UnsafeMutablePointer<Value>.allocate(capacity: max(1, values.count))
    for (index, value) in values.enumerated() { (copies + index).initialize(to: value) }
    blocks.append(UnsafeMutableRawPointer(copies))
    return UnsafePointer(copies)
  }

  /// Copies a text with its closing 0.
  mutating func keep(_ text: String) -> UnsafePointer<CChar> {
    keep(Array(text.utf8CString))
  }
}
