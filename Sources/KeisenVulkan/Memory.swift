import CVulkan
import KeisenPrimitives

/// One allocation of a device's memory.
///
/// Every buffer and image has its own: a renderer has about ten of them, besides at most 2,048 of
/// columns that it keeps, and devices allow 4,096.
final class DeviceMemory {
  /// Where the memory is wanted.
  enum Place {
    /// Where the device works fastest.
    case device
    /// Where the processor writes and the device reads.
    case upload
    /// Where the device writes and the processor reads.
    case readback

    /// What the memory must be.
    var required: UInt32 {
      switch self {
      case .device: 0
      case .upload:
        VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT.rawValue | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT.rawValue
      case .readback: VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT.rawValue
      }
    }

    /// What it should be.
    var preferred: UInt32 {
      switch self {
      case .device, .upload: VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT.rawValue
      case .readback: VK_MEMORY_PROPERTY_HOST_CACHED_BIT.rawValue
      }
    }
  }

  /// What the C functions take.
  let handle: Handle<MemoryKind>
  /// Whether the processor sees the device's writes without more ado.
  let isCoherent: Bool
  private let device: Device
  private let bytes: Int

  /// Takes memory for what `requirements` describe.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(
    _ requirements: VkMemoryRequirements,
    in place: Place,
    for what: String,
    of device: Device
  ) throws(KeisenError) {
    let bytes = Int(clamping: requirements.size)
    guard bytes <= device.physical.limits.allocation else {
      throw KeisenError(
        .outOfMemory,
        "\(what) needs \(bytes) bytes, the device allocates at most "
          + "\(device.physical.limits.allocation) at once"
      )
    }
    guard bytes <= device.memoryLimit - device.memoryInUse else {
      throw .outOfMemory(bytes, for: "\(what) on the device")
    }
    let memory = device.physical.memory
    let types = withUnsafeBytes(of: memory.memoryTypes) { types in
      Array(types.bindMemory(to: VkMemoryType.self).prefix(Int(memory.memoryTypeCount)))
    }
    let fitting = types.indices.filter { index in
      requirements.memoryTypeBits & 1 << UInt32(index) != 0
        && types[index].propertyFlags & place.required == place.required
    }
    // Drivers list the faster type first, so the order stays within the two classes.
    let isPreferred = { types[$0].propertyFlags & place.preferred != 0 }
    let candidates = fitting.filter(isPreferred) + fitting.filter { !isPreferred($0) }
    for type in candidates {
      var info = VkMemoryAllocateInfo()
      info.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO
      info.allocationSize = requirements.size
      info.memoryTypeIndex = UInt32(type)
      var created: VkDeviceMemory?
      let result = device.functions.AllocateMemory(device.raw, &info, nil, &created)
      // The next type may be in another heap.
      if result == VK_ERROR_OUT_OF_DEVICE_MEMORY { continue }
      if result == VK_ERROR_OUT_OF_HOST_MEMORY { break }
      try check(result, "vkAllocateMemory")
      handle = try Handle(created)
      isCoherent =
        types[type].propertyFlags & VK_MEMORY_PROPERTY_HOST_COHERENT_BIT.rawValue != 0
      self.device = device
      self.bytes = bytes
      device.memoryInUse += bytes
      device.label(handle, what)
      return
    }
    throw .outOfMemory(bytes, for: "\(what) on the device")
  }

  deinit {
    device.functions.FreeMemory(device.raw, handle.raw, nil)
    device.memoryInUse -= bytes
  }
}

/// A buffer, mapped as long as it lives where the processor reads or writes it.
final class DeviceBuffer {
  /// What the C functions take.
  let handle: Handle<BufferKind>
  /// Number of bytes.
  let count: Int
  private let device: Device
  private var memory: DeviceMemory?
  private var mapped: UnsafeMutableRawPointer?

  /// Makes a buffer.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(
    count: Int,
    usage: VkBufferUsageFlags,
    in place: DeviceMemory.Place,
    named name: String,
    of device: Device
  ) throws(KeisenError) {
    var info = VkBufferCreateInfo()
    info.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO
    info.size = VkDeviceSize(count)
    info.usage = usage
    info.sharingMode = VK_SHARING_MODE_EXCLUSIVE
    var created: VkBuffer?
    try check(device.functions.CreateBuffer(device.raw, &info, nil, &created), "vkCreateBuffer")
    handle = try Handle(created)
    self.count = count
    self.device = device
    device.label(handle, name)
    var requirements = VkMemoryRequirements()
    device.functions.GetBufferMemoryRequirements(device.raw, handle.raw, &requirements)
    let memory = try DeviceMemory(requirements, in: place, for: name, of: device)
    self.memory = memory
    try check(
      device.functions.BindBufferMemory(device.raw, handle.raw, memory.handle.raw, 0),
      "vkBindBufferMemory"
    )
    guard place != .device else { return }
    try check(
      device.functions.MapMemory(
        device.raw,
        memory.handle.raw,
        0,
        cvulkan_whole_size,
        0,
        &mapped
      ),
      "vkMapMemory"
    )
    guard mapped != nil else { throw .internal("Vulkan mapped nothing") }
  }

  deinit {
    device.functions.DestroyBuffer(device.raw, handle.raw, nil)
  }

  /// The bytes as the processor sees them; none where it does not.
  var bytes: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: mapped, count: mapped == nil ? 0 : count)
  }

  /// Makes what the device wrote visible to the processor, where that takes a call.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func invalidate() throws(KeisenError) {
    guard let memory, !memory.isCoherent else { return }
    var range = VkMappedMemoryRange()
    range.sType = VK_STRUCTURE_TYPE_MAPPED_MEMORY_RANGE
    range.memory = memory.handle.raw
    range.size = cvulkan_whole_size
    try check(
      device.functions.InvalidateMappedMemoryRanges(device.raw, 1, &range),
      "vkInvalidateMappedMemoryRanges"
    )
  }
}

/// An image of one role with a view of it.
final class DeviceImage {
  /// What the C functions take.
  let handle: Handle<ImageKind>
  /// What the image is for.
  let role: ImageRole
  /// Columns.
  let width: Int
  /// Rows.
  let height: Int
  private let device: Device
  private var memory: DeviceMemory?
  private var createdView: Handle<ImageViewKind>?

  /// Makes an image; its content is undefined.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`, or `.unsupported` where it has more bytes
  ///   than the device's images may.
  init(
    _ role: ImageRole,
    width: Int,
    height: Int,
    of device: Device
  ) throws(KeisenError) {
    let limit = device.physical.limits
    guard width <= limit.imageSide, height <= limit.imageSide,
      width * height * role.bytesPerPixel <= limit.imageBytes
    else {
      throw KeisenError(
        .unsupported,
        "picture of \(width) x \(height) pixels is too large for \(device.physical.info.name), "
          + "which has at most \(limit.imageSide) a side and \(limit.imageBytes) bytes"
      )
    }
    var info = VkImageCreateInfo()
    info.sType = VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO
    info.imageType = VK_IMAGE_TYPE_2D
    info.format = role.format
    info.extent = VkExtent3D(width: UInt32(width), height: UInt32(height), depth: 1)
    info.mipLevels = 1
    info.arrayLayers = 1
    info.samples = VK_SAMPLE_COUNT_1_BIT
    info.tiling = VK_IMAGE_TILING_OPTIMAL
    info.usage = role.usage
    info.sharingMode = VK_SHARING_MODE_EXCLUSIVE
    info.initialLayout = VK_IMAGE_LAYOUT_UNDEFINED
    var created: VkImage?
    try check(device.functions.CreateImage(device.raw, &info, nil, &created), "vkCreateImage")
    handle = try Handle(created)
    self.role = role
    self.width = width
    self.height = height
    self.device = device
    device.label(handle, "\(role)")
    var requirements = VkMemoryRequirements()
    device.functions.GetImageMemoryRequirements(device.raw, handle.raw, &requirements)
    let memory = try DeviceMemory(requirements, in: .device, for: "\(role)", of: device)
    self.memory = memory
    try check(
      device.functions.BindImageMemory(device.raw, handle.raw, memory.handle.raw, 0),
      "vkBindImageMemory"
    )
    var viewInfo = VkImageViewCreateInfo()
    viewInfo.sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO
    viewInfo.image = handle.raw
    viewInfo.viewType = VK_IMAGE_VIEW_TYPE_2D
    viewInfo.format = role.format
    viewInfo.subresourceRange = DeviceImage.wholeColor
    var view: VkImageView?
    try check(
      device.functions.CreateImageView(device.raw, &viewInfo, nil, &view),
      "vkCreateImageView"
    )
    let createdView = try Handle<ImageViewKind>(view)
    self.createdView = createdView
    device.label(createdView, "\(role)")
  }

  deinit {
    device.functions.DestroyImageView(device.raw, createdView?.raw, nil)
    device.functions.DestroyImage(device.raw, handle.raw, nil)
  }

  /// The view of the whole image.
  var view: OpaquePointer? { createdView?.raw }

  /// The one level and layer of an image.
  static var wholeColor: VkImageSubresourceRange {
    VkImageSubresourceRange(
      aspectMask: VK_IMAGE_ASPECT_COLOR_BIT.rawValue,
      baseMipLevel: 0,
      levelCount: 1,
      baseArrayLayer: 0,
      layerCount: 1
    )
  }
}
