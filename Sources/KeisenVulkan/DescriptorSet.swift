import CVulkan
import KeisenPrimitives

/// Resources as shaders see them, mostly one; the set has a pool of its own and goes with it.
final class DescriptorSet {
  /// What the C functions take.
  let handle: Handle<DescriptorSetKind>
  private let pool: Handle<DescriptorPoolKind>
  private let device: Device

  /// Shows a whole buffer to vertex and fragment shaders.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  convenience init(
    _ buffer: DeviceBuffer,
    layout: Handle<SetLayoutKind>,
    of device: Device
  ) throws(KeisenError) {
    try self.init(type: VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, layout: layout, of: device)
    var info = VkDescriptorBufferInfo()
    info.buffer = buffer.handle.raw
    info.range = cvulkan_whole_size
    withUnsafePointer(to: info) { info in
      write(VK_DESCRIPTOR_TYPE_STORAGE_BUFFER) { $0.pBufferInfo = info }
    }
  }

  /// Shows an image to fragment shaders, texel by texel.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  convenience init(
    _ image: DeviceImage,
    layout: Handle<SetLayoutKind>,
    of device: Device
  ) throws(KeisenError) {
    try self.init(type: VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, layout: layout, of: device)
    var info = VkDescriptorImageInfo()
    info.imageView = image.view
    info.imageLayout = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL
    withUnsafePointer(to: info) { info in
      write(VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE) { $0.pImageInfo = info }
    }
  }

  /// Shows the first bytes of buffers to compute shaders, one buffer to a binding.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  convenience init(
    _ buffers: [(buffer: DeviceBuffer, bytes: Int)],
    layout: Handle<SetLayoutKind>,
    of device: Device
  ) throws(KeisenError) {
    let type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER
    try self.init(type: type, count: buffers.count, layout: layout, of: device)
    for (binding, shown) in buffers.enumerated() {
      var info = VkDescriptorBufferInfo()
      info.buffer = shown.buffer.handle.raw
      info.range = VkDeviceSize(shown.bytes)
      withUnsafePointer(to: info) { info in
        write(type, at: binding) { $0.pBufferInfo = info }
      }
    }
  }

  private init(
    type: VkDescriptorType,
    count: Int = 1,
    layout: Handle<SetLayoutKind>,
    of device: Device
  ) throws(KeisenError) {
    var created: VkDescriptorPool?
    let poolResult = Scratch.with { scratch in
      var size = VkDescriptorPoolSize()
      size.type = type
      size.descriptorCount = UInt32(count)
      var info = VkDescriptorPoolCreateInfo()
      info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO
      info.maxSets = 1
      info.poolSizeCount = 1
      info.pPoolSizes = scratch.keep(size)
      return device.functions.CreateDescriptorPool(device.raw, &info, nil, &created)
    }
    try check(poolResult, "vkCreateDescriptorPool")
    let pool = try Handle<DescriptorPoolKind>(created)
    var set: VkDescriptorSet?
    let setResult = Scratch.with { scratch in
      let layouts: [VkDescriptorSetLayout?] = [layout.raw]
      var info = VkDescriptorSetAllocateInfo()
      info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO
      info.descriptorPool = pool.raw
      info.descriptorSetCount = 1
      info.pSetLayouts = scratch.keep(layouts)
      return device.functions.AllocateDescriptorSets(device.raw, &info, &set)
    }
    guard setResult == VK_SUCCESS, let set else {
      device.functions.DestroyDescriptorPool(device.raw, pool.raw, nil)
      throw KeisenError(code(of: setResult), "vkAllocateDescriptorSets: \(name(of: setResult))")
    }
    self.pool = pool
    self.device = device
    handle = try Handle(set)
  }

  deinit {
    device.functions.DestroyDescriptorPool(device.raw, pool.raw, nil)
  }

  private func write(
    _ type: VkDescriptorType,
    at binding: Int = 0,
    _ fill: (inout VkWriteDescriptorSet) -> Void
  ) {
    var write = VkWriteDescriptorSet()
    write.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET
    write.dstSet = handle.raw
    write.dstBinding = UInt32(binding)
    write.descriptorCount = 1
    write.descriptorType = type
    fill(&write)
    device.functions.UpdateDescriptorSets(device.raw, 1, &write, 0, nil)
  }
}
