import CVulkan
import KeisenDrawing
import KeisenPrimitives

/// One frame's commands as they are written down.
struct Recording {
  private let device: Device
  let pipelines: Pipelines
  let commands: Handle<CommandBufferKind>
  var vk: CVulkanDeviceFunctions { device.functions }

  /// Begins a command buffer that is submitted once.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(
    _ commands: Handle<CommandBufferKind>,
    pipelines: Pipelines,
    of device: Device
  ) throws(KeisenError) {
    self.commands = commands
    self.pipelines = pipelines
    self.device = device
    var info = VkCommandBufferBeginInfo()
    info.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO
    info.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT.rawValue
    try check(vk.BeginCommandBuffer(commands.raw, &info), "vkBeginCommandBuffer")
  }

  /// Ends the command buffer.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func end() throws(KeisenError) {
    try check(vk.EndCommandBuffer(commands.raw), "vkEndCommandBuffer")
  }
}

// MARK: - Barriers

extension Recording {
  /// A use of an image: who, how, and in which layout.
  struct Use {
    var stage: VkPipelineStageFlags2
    var access: VkAccessFlags2
    var layout: VkImageLayout

    /// Nobody yet; the content may be thrown away.
    static let none = Use(
      stage: VK_PIPELINE_STAGE_2_NONE,
      access: VK_ACCESS_2_NONE,
      layout: VK_IMAGE_LAYOUT_UNDEFINED
    )
    /// Drawn to, with blending or without.
    static let drawn = Use(
      stage: VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT,
      access: VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT,
      layout: VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL
    )
    /// Read by fragment shaders.
    static let sampled = Use(
      stage: VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT,
      access: VK_ACCESS_2_SHADER_SAMPLED_READ_BIT,
      layout: VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL
    )
    /// Filled from a buffer.
    static let filled = Use(
      stage: VK_PIPELINE_STAGE_2_COPY_BIT,
      access: VK_ACCESS_2_TRANSFER_WRITE_BIT,
      layout: VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL
    )
    /// Copied to a buffer.
    static let copied = Use(
      stage: VK_PIPELINE_STAGE_2_COPY_BIT,
      access: VK_ACCESS_2_TRANSFER_READ_BIT,
      layout: VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL
    )
  }

  /// Makes what comes next, where it uses the image in the second way, wait for what came before
  /// and used it in the first.
  func barrier(_ image: DeviceImage, from before: Use, to after: Use) {
    var barrier = VkImageMemoryBarrier2()
    barrier.sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER_2
    barrier.srcStageMask = before.stage
    barrier.srcAccessMask = before.access
    barrier.dstStageMask = after.stage
    barrier.dstAccessMask = after.access
    barrier.oldLayout = before.layout
    barrier.newLayout = after.layout
    barrier.srcQueueFamilyIndex = cvulkan_queue_family_ignored
    barrier.dstQueueFamilyIndex = cvulkan_queue_family_ignored
    barrier.image = image.handle.raw
    barrier.subresourceRange = DeviceImage.wholeColor
    withUnsafePointer(to: barrier) { barrier in
      var dependency = VkDependencyInfo()
      dependency.sType = VK_STRUCTURE_TYPE_DEPENDENCY_INFO
      dependency.imageMemoryBarrierCount = 1
      dependency.pImageMemoryBarriers = barrier
      vk.CmdPipelineBarrier2(commands.raw, &dependency)
    }
  }

  /// Makes the processor, once it has waited for the frame, see the copy into the buffer.
  func barrierToHost(_ buffer: DeviceBuffer) {
    var barrier = VkBufferMemoryBarrier2()
    barrier.sType = VK_STRUCTURE_TYPE_BUFFER_MEMORY_BARRIER_2
    barrier.srcStageMask = VK_PIPELINE_STAGE_2_COPY_BIT
    barrier.srcAccessMask = VK_ACCESS_2_TRANSFER_WRITE_BIT
    barrier.dstStageMask = VK_PIPELINE_STAGE_2_HOST_BIT
    barrier.dstAccessMask = VK_ACCESS_2_HOST_READ_BIT
    barrier.srcQueueFamilyIndex = cvulkan_queue_family_ignored
    barrier.dstQueueFamilyIndex = cvulkan_queue_family_ignored
    barrier.buffer = buffer.handle.raw
    barrier.size = cvulkan_whole_size
    withUnsafePointer(to: barrier) { barrier in
      var dependency = VkDependencyInfo()
      dependency.sType = VK_STRUCTURE_TYPE_DEPENDENCY_INFO
      dependency.bufferMemoryBarrierCount = 1
      dependency.pBufferMemoryBarriers = barrier
      vk.CmdPipelineBarrier2(commands.raw, &dependency)
    }
  }
}

// MARK: - Passes

extension Recording {
  /// What a pass does with the pixels that are there.
  enum Load {
    case clear(SIMD4<Float>)
    case keep
    case forget
  }

  /// Draws to some pixels of an image.
  func pass<Failure: Error>(
    to image: DeviceImage,
    _ box: PixelBox,
    _ load: Load,
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    var attachment = VkRenderingAttachmentInfo()
    attachment.sType = VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO
    attachment.imageView = image.view
    attachment.imageLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL
    attachment.storeOp = VK_ATTACHMENT_STORE_OP_STORE
    switch load {
    case .clear(let color):
      attachment.loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR
      attachment.clearValue.color.float32 = (color.x, color.y, color.z, color.w)
    case .keep: attachment.loadOp = VK_ATTACHMENT_LOAD_OP_LOAD
    case .forget: attachment.loadOp = VK_ATTACHMENT_LOAD_OP_DONT_CARE
    }
    withUnsafePointer(to: attachment) { attachment in
      var info = VkRenderingInfo()
      info.sType = VK_STRUCTURE_TYPE_RENDERING_INFO
      info.renderArea = VkRect2D(box)
      info.layerCount = 1
      info.colorAttachmentCount = 1
      info.pColorAttachments = attachment
      vk.CmdBeginRendering(commands.raw, &info)
    }
    defer { vk.CmdEndRendering(commands.raw) }
    var viewport = VkViewport()
    viewport.width = Float(image.width)
    viewport.height = Float(image.height)
    viewport.maxDepth = 1
    vk.CmdSetViewport(commands.raw, 0, 1, &viewport)
    scissor(box)
    try body()
  }

  /// Lets only some pixels through from here on.
  func scissor(_ box: PixelBox) {
    var rect = VkRect2D(box)
    vk.CmdSetScissor(commands.raw, 0, 1, &rect)
  }

  /// Chooses what draws from here on, to a picture of 32 bits a channel where it is precise.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory` where the pipeline could not be made.
  func bind(_ kind: Pipelines.Kind, isPrecise: Bool = false) throws(KeisenError) {
    let pipeline = try pipelines.pipeline(kind, isPrecise: isPrecise)
    vk.CmdBindPipeline(commands.raw, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline.raw)
  }

  /// Chooses the buffer (0) or the image (1) that shaders see from here on.
  func bind(_ set: Handle<DescriptorSetKind>, at index: UInt32) {
    var raw: VkDescriptorSet? = set.raw
    vk.CmdBindDescriptorSets(
      commands.raw,
      VK_PIPELINE_BIND_POINT_GRAPHICS,
      pipelines.layout.raw,
      index,
      1,
      &raw,
      0,
      nil
    )
  }

  /// Tells the shaders about the next draw.
  func push<Constants: BitwiseCopyable>(_ constants: Constants) {
    withUnsafeBytes(of: constants) { bytes in
      vk.CmdPushConstants(
        commands.raw,
        pipelines.layout.raw,
        Pipelines.pushStages,
        0,
        UInt32(min(bytes.count, Pipelines.pushSize)),
        bytes.baseAddress
      )
    }
  }

  /// Draws so many quads, or a triangle, of the chosen pipeline.
  func draw(vertices: Int) {
    vk.CmdDraw(commands.raw, UInt32(vertices), 1, 0, 0)
  }

  /// Sets pixels of the pass's image to 0.
  func clear(_ boxes: [PixelBox]) {
    var attachment = VkClearAttachment()
    attachment.aspectMask = VK_IMAGE_ASPECT_COLOR_BIT.rawValue
    let rects = boxes.map { VkClearRect(rect: VkRect2D($0), baseArrayLayer: 0, layerCount: 1) }
    vk.CmdClearAttachments(commands.raw, 1, &attachment, UInt32(rects.count), rects)
  }

  /// Copies bitmaps from an upload block into the atlas.
  func copy(_ buffer: Handle<BufferKind>, to image: DeviceImage, _ regions: [VkBufferImageCopy]) {
    vk.CmdCopyBufferToImage(
      commands.raw,
      buffer.raw,
      image.handle.raw,
      VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
      UInt32(regions.count),
      regions
    )
  }

  /// Copies an image to a buffer, rows without gaps, for the processor.
  func copy(_ image: DeviceImage, to buffer: DeviceBuffer) {
    var region = VkBufferImageCopy()
    region.imageSubresource.aspectMask = VK_IMAGE_ASPECT_COLOR_BIT.rawValue
    region.imageSubresource.layerCount = 1
    region.imageExtent = VkExtent3D(
      width: UInt32(image.width),
      height: UInt32(image.height),
      depth: 1
    )
    vk.CmdCopyImageToBuffer(
      commands.raw,
      image.handle.raw,
      VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL,
      buffer.handle.raw,
      1,
      &region
    )
    barrierToHost(buffer)
  }
}
