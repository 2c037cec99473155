import CVulkan
import KeisenPrimitives

/// How shaders see one resource, at binding 0.
final class SetLayout {
  /// What the C functions take.
  let handle: Handle<SetLayoutKind>
  private let device: Device

  /// Makes a layout.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(
    _ type: VkDescriptorType,
    stages: VkShaderStageFlags,
    of device: Device
  ) throws(KeisenError) {
    var created: VkDescriptorSetLayout?
    let result = Scratch.with { scratch in
      var binding = VkDescriptorSetLayoutBinding()
      binding.descriptorType = type
      binding.descriptorCount = 1
      binding.stageFlags = stages
      var info = VkDescriptorSetLayoutCreateInfo()
      info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO
      info.bindingCount = 1
      info.pBindings = scratch.keep(binding)
      return device.functions.CreateDescriptorSetLayout(device.raw, &info, nil, &created)
    }
    try check(result, "vkCreateDescriptorSetLayout")
    handle = try Handle(created)
    self.device = device
  }

  deinit {
    device.functions.DestroyDescriptorSetLayout(device.raw, handle.raw, nil)
  }
}
