import CVulkan
import KeisenPrimitives

/// What the shaders of a pipeline see: resources in sets, and constants.
final class PipelineLayout {
  /// What the C functions take.
  let handle: Handle<PipelineLayoutKind>
  private let device: Device

  /// Makes a layout.
  ///
  /// - Parameters:
  ///   - sets: The layouts of the sets.
  ///   - constants: Bytes of push constants, a multiple of 4; 0 for none.
  ///   - stages: Stages that see them.
  ///   - device: The device.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(
    _ sets: [SetLayout],
    constants: Int,
    stages: VkShaderStageFlags,
    of device: Device
  ) throws(KeisenError) {
    var created: VkPipelineLayout?
    let layouts: [VkDescriptorSetLayout?] = sets.map(\.handle.raw)
    let result = Scratch.with { scratch in
      var push = VkPushConstantRange()
      push.stageFlags = stages
      push.size = UInt32(constants)
      var info = VkPipelineLayoutCreateInfo()
      info.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO
      info.setLayoutCount = UInt32(layouts.count)
      info.pSetLayouts = scratch.keep(layouts)
      info.pushConstantRangeCount = constants > 0 ? 1 : 0
      info.pPushConstantRanges = scratch.keep(push)
      return device.functions.CreatePipelineLayout(device.raw, &info, nil, &created)
    }
    try check(result, "vkCreatePipelineLayout")
    handle = try Handle(created)
    self.device = device
  }

  deinit {
    device.functions.DestroyPipelineLayout(device.raw, handle.raw, nil)
  }
}
