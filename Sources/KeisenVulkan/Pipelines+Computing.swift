import CVulkan
import KeisenPrimitives

extension Pipelines {
  /// Makes a pipeline of a compute shader, which the caller destroys.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  static func compute(
    _ code: CVulkanShader,
    _ specialization: [UInt32],
    _ layout: PipelineLayout,
    of device: Device
  ) throws(KeisenError) -> Handle<PipelineKind> {
    let shader = try module(code, of: device)
    defer { device.functions.DestroyShaderModule(device.raw, shader.raw, nil) }
    var created: VkPipeline?
    let result = Scratch.with { scratch in
      var info = VkComputePipelineCreateInfo()
      info.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO
      info.stage = stage(VK_SHADER_STAGE_COMPUTE_BIT, shader, specialization, &scratch)
      info.layout = layout.handle.raw
      return device.functions.CreateComputePipelines(device.raw, nil, 1, &info, nil, &created)
    }
    try check(result, "vkCreateComputePipelines")
    return try Handle<PipelineKind>(created)
  }
}
