import CVulkan
import KeisenPrimitives

/// How shaders see resources of one type: mostly one, at binding 0.
final class SetLayout {
  /// What the C functions take.
  let handle: Handle<SetLayoutKind>
  private let device: Device

  /// Makes a layout.
  ///
  /// - Parameters:
  ///   - type: The type of the resources.
  ///   - count: How many, one to a binding from 0 on.
  ///   - stages: Stages that see them.
  ///   - device: The device.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(
    _ type: VkDescriptorType,
    count: Int = 1,
    stages: VkShaderStageFlags,
    of device: Device
  ) throws(KeisenError) {
    var created: VkDescriptorSetLayout?
    let result = Scratch.with { scratch in
      let bindings = (0..<count).map { index in
        var binding = VkDescriptorSetLayoutBinding()
        binding.binding = UInt32(index)
        binding.descriptorType = type
        binding.descriptorCount = 1
        binding.stageFlags = stages
        return binding
      }
      var info = VkDescriptorSetLayoutCreateInfo()
      info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO
      info.bindingCount = UInt32(count)
      info.pBindings = scratch.keep(bindings)
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
