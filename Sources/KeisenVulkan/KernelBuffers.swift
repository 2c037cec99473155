import CVulkan
import Glibc
import KeisenCompute
import KeisenPrimitives

/// The memory that a kernel runs on: a buffer to a binding, and what they are filled from and read
/// through.
final class KernelBuffers {
  /// A binding's bytes, and which ways they go.
  struct Size: Hashable {
    let bytes: Int
    let isInput: Bool
    let isOutput: Bool

    init(_ buffer: ComputeDispatch.Buffer) {
      (bytes, isInput, isOutput) = (buffer.byteCount, buffer.input != nil, buffer.output != nil)
    }

    /// Bytes of the buffer: whole words, as Vulkan fills them.
    var room: Int { (bytes + 3) / 4 * 4 }
  }

  /// What the buffers were made for.
  let sizes: [Size]
  /// The buffers, as the kernel sees them.
  let shown: [(buffer: DeviceBuffer, bytes: Int)]
  /// What goes to the device, and what comes back; nil for nothing.
  let upload: DeviceBuffer?
  let readback: DeviceBuffer?

  /// Takes memory.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(_ sizes: [Size], of device: Device) throws(KeisenError) {
    let source = VK_BUFFER_USAGE_TRANSFER_SRC_BIT.rawValue
    let target = VK_BUFFER_USAGE_TRANSFER_DST_BIT.rawValue
    let storage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT.rawValue
    var shown: [(buffer: DeviceBuffer, bytes: Int)] = []
    for (binding, size) in sizes.enumerated() {
      let buffer = try DeviceBuffer(
        count: size.room,
        usage: storage | source | target,
        in: .device,
        named: "binding \(binding)",
        of: device
      )
      shown.append((buffer, size.bytes))
    }
    func make(
      _ bytes: Int,
      _ usage: VkBufferUsageFlags,
      _ place: DeviceMemory.Place,
      _ name: String
    ) throws(KeisenError) -> DeviceBuffer? {
      if bytes == 0 { return nil }
      return try DeviceBuffer(count: bytes, usage: usage, in: place, named: name, of: device)
    }
    upload = try make(Self.sum(sizes, \.isInput), source, .upload, "kernel's input")
    readback = try make(Self.sum(sizes, \.isOutput), target, .readback, "kernel's output")
    self.shown = shown
    self.sizes = sizes
  }

  /// Where the bytes of a binding are among those that go one way.
  func offset(of binding: Int, _ way: KeyPath<Size, Bool>) -> Int {
    Self.sum(Array(sizes.prefix(binding)), way)
  }

  /// Copies what the kernel reads to where the device takes it from.
  func fill(_ dispatch: ComputeDispatch) {
    guard let base = upload?.bytes.baseAddress else { return }
    for (binding, buffer) in dispatch.buffers.enumerated() {
      guard let source = buffer.input?.baseAddress else { continue }
      memcpy(base + offset(of: binding, \.isInput), source, buffer.byteCount)
    }
  }

  /// Copies what the kernel wrote.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func read(_ dispatch: ComputeDispatch) throws(KeisenError) {
    guard let readback, let base = readback.bytes.baseAddress else { return }
    try readback.invalidate()
    for (binding, buffer) in dispatch.buffers.enumerated() {
      guard let target = buffer.output?.baseAddress else { continue }
      memcpy(target, base + offset(of: binding, \.isOutput), buffer.byteCount)
    }
  }

  private static func sum(_ sizes: [Size], _ way: KeyPath<Size, Bool>) -> Int {
    // Each is at most what a shader sees at once, which is below 2^32.
    sizes.reduce(0) { $1[keyPath: way] ? $0 + $1.room : $0 }
  }
}
