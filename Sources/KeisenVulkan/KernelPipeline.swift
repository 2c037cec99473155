import CVulkan
import KeisenCompute
import KeisenPrimitives

/// A kernel as a device runs it.
final class KernelPipeline {
  /// The kernel.
  let kernel: ComputeKernel
  /// How it sees its buffers.
  let setLayout: SetLayout
  /// What it sees.
  let layout: PipelineLayout
  /// What the C functions take.
  let handle: Handle<PipelineKind>
  private let device: Device

  /// Hands a kernel to the driver.
  ///
  /// - Throws: `KeisenError` with code `.unsupported` when the driver doesn't take it,
  ///   `.outOfMemory`, `.deviceLost`.
  init(_ kernel: ComputeKernel, of device: Device) throws(KeisenError) {
    let stages = VK_SHADER_STAGE_COMPUTE_BIT.rawValue
    let setLayout = try SetLayout(
      VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
      count: kernel.bufferCount,
      stages: stages,
      of: device
    )
    let layout = try PipelineLayout(
      [setLayout],
      constants: Self.pushedBytes(of: kernel),
      stages: stages,
      of: device
    )
    let shader = try Self.module(kernel, of: device)
    defer { device.functions.DestroyShaderModule(device.raw, shader.raw, nil) }
    var created: VkPipeline?
    let result = withDriverSignalsBlocked {
      Scratch.with { scratch in
        var info = VkComputePipelineCreateInfo()
        info.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO
        info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO
        info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT
        info.stage.module = shader.raw
        info.stage.pName = scratch.keep(kernel.entryPoint)
        info.layout = layout.handle.raw
        return device.functions.CreateComputePipelines(device.raw, nil, 1, &info, nil, &created)
      }
    }
    guard result == VK_SUCCESS else {
      let code = code(of: result)
      throw KeisenError(
        code == .internal ? .unsupported : code,
        "\(device.physical.info.name) does not take the kernel: \(name(of: result))"
      )
    }
    handle = try Handle(created)
    self.kernel = kernel
    self.setLayout = setLayout
    self.layout = layout
    self.device = device
    device.label(handle, "kernel")
  }

  deinit {
    device.functions.DestroyPipeline(device.raw, handle.raw, nil)
  }

  /// Bytes of push constants, in whole words.
  static func pushedBytes(of kernel: ComputeKernel) -> Int { (kernel.constantBytes + 3) / 4 * 4 }

  private static func module(
    _ kernel: ComputeKernel,
    of device: Device
  ) throws(KeisenError) -> Handle<ShaderKind> {
    var created: VkShaderModule?
    let result = kernel.words.withUnsafeBufferPointer { words in
      var info = VkShaderModuleCreateInfo()
      info.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO
      info.codeSize = words.count * 4
      info.pCode = words.baseAddress
      return device.functions.CreateShaderModule(device.raw, &info, nil, &created)
    }
    try check(result, "vkCreateShaderModule")
    return try Handle(created)
  }
}
