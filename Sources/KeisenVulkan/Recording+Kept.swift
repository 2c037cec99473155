import CVulkan
import KeisenPrimitives

extension Recording {
  /// Copies some bytes of a buffer to another.
  func copy(_ source: DeviceBuffer, _ bytes: Range<Int>, to target: DeviceBuffer, at offset: Int) {
    var region = VkBufferCopy()
    region.srcOffset = VkDeviceSize(bytes.lowerBound)
    region.dstOffset = VkDeviceSize(offset)
    region.size = VkDeviceSize(bytes.count)
    vk.CmdCopyBuffer(commands.raw, source.handle.raw, target.handle.raw, 1, &region)
  }

  /// Makes vertex shaders, of later submissions too, wait for copies and see them.
  func barrierFromCopiesToVertices() {
    var barrier = VkMemoryBarrier2()
    barrier.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER_2
    barrier.srcStageMask = VK_PIPELINE_STAGE_2_COPY_BIT
    barrier.srcAccessMask = VK_ACCESS_2_TRANSFER_WRITE_BIT
    barrier.dstStageMask = VK_PIPELINE_STAGE_2_VERTEX_SHADER_BIT
    barrier.dstAccessMask = VK_ACCESS_2_SHADER_STORAGE_READ_BIT
    withUnsafePointer(to: barrier) { barrier in
      var dependency = VkDependencyInfo()
      dependency.sType = VK_STRUCTURE_TYPE_DEPENDENCY_INFO
      dependency.memoryBarrierCount = 1
      dependency.pMemoryBarriers = barrier
      vk.CmdPipelineBarrier2(commands.raw, &dependency)
    }
  }

  /// Shows storage buffers to pipelines that read several, from set 0 on.
  func bind(_ sets: [Handle<DescriptorSetKind>]) {
    var sets: [VkDescriptorSet?] = sets.map(\.raw)
    vk.CmdBindDescriptorSets(
      commands.raw,
      VK_PIPELINE_BIND_POINT_GRAPHICS,
      pipelines.storageOnlyLayout.raw,
      0,
      UInt32(sets.count),
      &sets,
      0,
      nil
    )
  }

  /// Draws kept markers, one over the other.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func drawKept(
    _ planned: PlannedKept,
    _ pieces: [UploadedFrame.KeptPiece],
    isPrecise: Bool
  ) throws(KeisenError) {
    let kind = Pipelines.Kind.kept(planned.markers.shape, rounded: planned.isRounded)
    try bind(kind, isPrecise: isPrecise)
    for piece in pieces {
      bind(piece.sets)
      push(piece.draw)
      draw(vertices: 6 * piece.count)
    }
  }
}
