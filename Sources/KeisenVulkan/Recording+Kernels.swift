import CVulkan
import KeisenCompute
import KeisenPrimitives

extension Recording {
  /// Fills a kernel's buffers: with what it reads, and with zeros.
  func upload(_ buffers: KernelBuffers) {
    for (binding, size) in buffers.sizes.enumerated() {
      let target = buffers.shown[binding].buffer.handle.raw
      guard size.isInput, let source = buffers.upload else {
        vk.CmdFillBuffer(commands.raw, target, 0, VkDeviceSize(size.room), 0)
        continue
      }
      var region = VkBufferCopy()
      region.srcOffset = VkDeviceSize(buffers.offset(of: binding, \.isInput))
      region.size = VkDeviceSize(size.bytes)
      vk.CmdCopyBuffer(commands.raw, source.handle.raw, target, 1, &region)
    }
    barrierFromTransferToComputing()
  }

  /// Runs a kernel.
  func compute(_ dispatch: ComputeDispatch, by pipeline: KernelPipeline, _ set: DescriptorSet) {
    vk.CmdBindPipeline(commands.raw, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline.handle.raw)
    var raw: VkDescriptorSet? = set.handle.raw
    vk.CmdBindDescriptorSets(
      commands.raw,
      VK_PIPELINE_BIND_POINT_COMPUTE,
      pipeline.layout.handle.raw,
      0,
      1,
      &raw,
      0,
      nil
    )
    let bytes = KernelPipeline.pushedBytes(of: dispatch.kernel)
    if bytes > 0 {
      let padding = [UInt8](repeating: 0, count: bytes - dispatch.constants.count)
      vk.CmdPushConstants(
        commands.raw,
        pipeline.layout.handle.raw,
        VK_SHADER_STAGE_COMPUTE_BIT.rawValue,
        0,
        UInt32(bytes),
        dispatch.constants + padding
      )
    }
    vk.CmdDispatch(commands.raw, dispatch.groups.x, dispatch.groups.y, dispatch.groups.z)
  }

  /// Copies what a kernel wrote to where the processor reads it.
  func readBack(_ buffers: KernelBuffers) {
    guard let target = buffers.readback else { return }
    barrierFromComputingToCopy()
    for (binding, size) in buffers.sizes.enumerated() where size.isOutput {
      var region = VkBufferCopy()
      region.dstOffset = VkDeviceSize(buffers.offset(of: binding, \.isOutput))
      region.size = VkDeviceSize(size.bytes)
      let source = buffers.shown[binding].buffer.handle.raw
      vk.CmdCopyBuffer(commands.raw, source, target.handle.raw, 1, &region)
    }
    barrierToHost(target)
  }
}
