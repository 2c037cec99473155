import CVulkan
import KeisenPrimitives

extension Recording {
  /// Sets a buffer's first bytes to 0, for shaders to count in.
  func clear(_ buffer: DeviceBuffer, bytes: Int) {
    vk.CmdFillBuffer(commands.raw, buffer.handle.raw, 0, VkDeviceSize(bytes), 0)
    barrierFromTransferToComputing()
  }

  /// Makes what follows see what earlier submissions have counted.
  func barrierBetweenCounts() { barrier(from: Self.computing, to: Self.computing) }

  /// Computes by so many workgroups.
  func compute<Constants: BitwiseCopyable>(
    _ constants: Constants,
    groups: Int,
    _ pipeline: Handle<PipelineKind>,
    _ layout: Handle<PipelineLayoutKind>,
    _ sets: [Handle<DescriptorSetKind>]
  ) {
    vk.CmdBindPipeline(commands.raw, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline.raw)
    let raw: [VkDescriptorSet?] = sets.map(\.raw)
    vk.CmdBindDescriptorSets(
      commands.raw,
      VK_PIPELINE_BIND_POINT_COMPUTE,
      layout.raw,
      0,
      UInt32(raw.count),
      raw,
      0,
      nil
    )
    withUnsafeBytes(of: constants) { bytes in
      vk.CmdPushConstants(
        commands.raw,
        layout.raw,
        VK_SHADER_STAGE_COMPUTE_BIT.rawValue,
        0,
        UInt32(bytes.count),
        bytes.baseAddress
      )
    }
    vk.CmdDispatch(commands.raw, UInt32(groups), 1, 1)
  }

  /// Copies what was counted to a buffer for the processor.
  func copy(_ buffer: DeviceBuffer, to target: DeviceBuffer, bytes: Int) {
    barrierFromComputingToCopy()
    var region = VkBufferCopy()
    region.size = VkDeviceSize(bytes)
    vk.CmdCopyBuffer(commands.raw, buffer.handle.raw, target.handle.raw, 1, &region)
    barrierToHost(target)
  }

  /// Makes a shader see what was copied and filled before.
  func barrierFromTransferToComputing() {
    barrier(
      from: (VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT),
      to: Self.computing
    )
  }

  /// Makes copies see what was computed.
  func barrierFromComputingToCopy() {
    barrier(
      from: Self.computing,
      to: (VK_PIPELINE_STAGE_2_COPY_BIT, VK_ACCESS_2_TRANSFER_READ_BIT)
    )
  }

  /// Makes the processor, once it has waited, see what was computed.
  func barrierFromComputingToHost() {
    barrier(
      from: Self.computing,
      to: (VK_PIPELINE_STAGE_2_HOST_BIT, VK_ACCESS_2_HOST_READ_BIT)
    )
  }

  private typealias MemoryUse = (stage: VkPipelineStageFlags2, access: VkAccessFlags2)

  private static var computing: MemoryUse {
    (
      VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT,
      VK_ACCESS_2_SHADER_STORAGE_READ_BIT | VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT
    )
  }

  /// Makes what comes next wait for what came before, and see what it wrote.
  private func barrier(from before: MemoryUse, to after: MemoryUse) {
    var barrier = VkMemoryBarrier2()
    barrier.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER_2
    barrier.srcStageMask = before.stage
    barrier.srcAccessMask = before.access
    barrier.dstStageMask = after.stage
    barrier.dstAccessMask = after.access
    withUnsafePointer(to: barrier) { barrier in
      var dependency = VkDependencyInfo()
      dependency.sType = VK_STRUCTURE_TYPE_DEPENDENCY_INFO
      dependency.memoryBarrierCount = 1
      dependency.pMemoryBarriers = barrier
      vk.CmdPipelineBarrier2(commands.raw, &dependency)
    }
  }
}
