import CVulkan
import KeisenPrimitives

/// Memory that the processor writes and the device reads, for one frame at a time.
///
/// It comes in blocks that grow with the largest frame so far. A block stays within what a shader
/// sees at once, so data of any length are drawn, in pieces.
struct Uploads {
  /// A buffer of which a part is in use.
  private struct Block {
    var buffer: DeviceBuffer
    var set: DescriptorSet
    var used = 0
  }

  /// A part of a block that is to be filled.
  struct Region {
    /// The memory to write; it may be slow to read.
    var bytes: UnsafeMutableRawBufferPointer
    /// Where in the block the memory is, in bytes.
    var offset: Int
    /// The block as shaders see it.
    var set: Handle<DescriptorSetKind>
    /// The block as copies see it.
    var buffer: Handle<BufferKind>
  }

  /// The largest block: half of what every device lets a shader see at once.
  static let largestBlock = 64 << 20
  /// Blocks that are kept from one frame to the next.
  private static let keptBlocks = 8

  private let device: Device
  private let layout: Handle<SetLayoutKind>
  /// Bytes of the largest block.
  let largest: Int
  private var blocks: [Block] = []
  private var current = 0

  /// Makes no blocks yet; none will be larger than `largest` bytes and what the device allows.
  init(
    of device: Device,
    layout: Handle<SetLayoutKind>,
    largest: Int = Uploads.largestBlock
  ) {
    self.device = device
    self.layout = layout
    let limits = device.physical.limits
    self.largest = min(largest, limits.storageRange, limits.allocation) & ~0xff
  }

  /// Begins a frame that needs about so many bytes; whatever was uploaded is gone.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  mutating func begin(bytes: Int) throws(KeisenError) {
    if blocks.count > Uploads.keptBlocks {
      blocks.removeSubrange(Uploads.keptBlocks...)
    }
    for index in blocks.indices { blocks[index].used = 0 }
    current = 0
    // A frame that fits one block gets one.
    if blocks.count == 1, blocks[0].buffer.count < min(bytes, largest) { blocks = [] }
    if blocks.isEmpty { try addBlock(bytes) }
  }

  /// Takes memory for as much of `wanted` bytes as one block has, and never less than `minimum`.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  mutating func take(
    _ wanted: Int,
    atLeast minimum: Int,
    alignment: Int
  ) throws(KeisenError) -> Region {
    precondition(
      minimum <= wanted && minimum <= largest,
      "\(minimum) of \(wanted) bytes in \(largest)"
    )
    while true {
      let offset = (blocks[current].used + alignment - 1) / alignment * alignment
      let free = blocks[current].buffer.count - offset
      if free >= minimum {
        let count = min(wanted, free)
        blocks[current].used = offset + count
        let block = blocks[current]
        return Region(
          bytes: UnsafeMutableRawBufferPointer(
            rebasing: block.buffer.bytes[offset..<offset + count]
          ),
          offset: offset,
          set: block.set.handle,
          buffer: block.buffer.handle
        )
      }
      current += 1
      if current == blocks.count { try addBlock(largest) }
    }
  }

  private mutating func addBlock(_ bytes: Int) throws(KeisenError) {
    var size = min(1 << 20, largest)
    while size < bytes, size < largest { size *= 2 }
    let buffer = try DeviceBuffer(
      count: min(size, largest),
      usage: VK_BUFFER_USAGE_STORAGE_BUFFER_BIT.rawValue
        | VK_BUFFER_USAGE_TRANSFER_SRC_BIT.rawValue,
      in: .upload,
      named: "upload block \(blocks.count)",
      of: device
    )
    let set = try DescriptorSet(buffer, layout: layout, of: device)
    blocks.append(Block(buffer: buffer, set: set))
  }
}
