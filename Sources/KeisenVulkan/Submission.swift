import CVulkan
import KeisenPrimitives

/// The command buffer that every frame uses, and the fence that tells when it is done.
final class Submission {
  private let device: Device
  private let pool: Handle<CommandPoolKind>
  private var fence: Handle<FenceKind>?
  private var commands: Handle<CommandBufferKind>?

  /// Makes a command buffer.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(of device: Device) throws(KeisenError) {
    var poolInfo = VkCommandPoolCreateInfo()
    poolInfo.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO
    poolInfo.flags = VK_COMMAND_POOL_CREATE_TRANSIENT_BIT.rawValue
    poolInfo.queueFamilyIndex = device.physical.queueFamily
    var createdPool: VkCommandPool?
    try check(
      device.functions.CreateCommandPool(device.raw, &poolInfo, nil, &createdPool),
      "vkCreateCommandPool"
    )
    pool = try Handle(createdPool)
    self.device = device
    var fenceInfo = VkFenceCreateInfo()
    fenceInfo.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO
    var createdFence: VkFence?
    try check(
      device.functions.CreateFence(device.raw, &fenceInfo, nil, &createdFence),
      "vkCreateFence"
    )
    let fence = try Handle<FenceKind>(createdFence)
    self.fence = fence
    var info = VkCommandBufferAllocateInfo()
    info.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO
    info.commandPool = pool.raw
    info.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY
    info.commandBufferCount = 1
    var createdCommands: VkCommandBuffer?
    try check(
      device.functions.AllocateCommandBuffers(device.raw, &info, &createdCommands),
      "vkAllocateCommandBuffers"
    )
    let commands = try Handle<CommandBufferKind>(createdCommands)
    self.commands = commands
    device.label(pool, "frame")
    device.label(fence, "frame")
    device.label(commands, "frame")
  }

  deinit {
    device.functions.DestroyFence(device.raw, fence?.raw, nil)
    // Frees the command buffer too.
    device.functions.DestroyCommandPool(device.raw, pool.raw, nil)
  }

  /// Records commands, submits them, and waits until they are done.
  ///
  /// - Parameters:
  ///   - pipelines: What the recording has at hand.
  ///   - limit: Seconds to wait; nil waits for as long as it takes.
  ///   - record: Writes the commands down.
  /// - Throws: What `record` throws, before anything is submitted; `KeisenError` with code
  ///   `.outOfMemory`, `.deviceLost`, and `.timeout` where the limit has passed: nothing that the
  ///   commands use may be freed then.
  func run(
    pipelines: Pipelines,
    limit: Double? = nil,
    _ record: (Recording) throws(KeisenError) -> Void
  ) throws(KeisenError) {
    guard let commands, let fence else { throw .internal("a frame without commands") }
    let vk = device.functions
    // The frame before has been waited for, so its commands may go.
    try check(vk.ResetCommandPool(device.raw, pool.raw, 0), "vkResetCommandPool")
    let recording = try Recording(commands, pipelines: pipelines, of: device)
    try record(recording)
    try recording.end()

    var rawFence: VkFence? = fence.raw
    try check(vk.ResetFences(device.raw, 1, &rawFence), "vkResetFences")
    let result = Scratch.with { scratch in
      var buffer = VkCommandBufferSubmitInfo()
      buffer.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_SUBMIT_INFO
      buffer.commandBuffer = commands.raw
      var info = VkSubmitInfo2()
      info.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO_2
      info.commandBufferInfoCount = 1
      info.pCommandBufferInfos = scratch.keep(buffer)
      // Makes what the processor wrote to mapped memory visible to the commands.
      return vk.QueueSubmit2(device.queue.raw, 1, &info, fence.raw)
    }
    try check(result, "vkQueueSubmit2")
    let waited = vk.WaitForFences(
      device.raw,
      1,
      &rawFence,
      VkBool32(VK_TRUE),
      Self.nanoseconds(limit)
    )
    if waited == VK_TIMEOUT {
      throw KeisenError(.timeout, "the device did not end within \(limit ?? 0) seconds")
    }
    if waited != VK_SUCCESS {
      // Whatever went wrong, nothing of the frame may be freed while the device works on it.
      let idle = vk.DeviceWaitIdle(device.raw)
      try check(idle, "vkDeviceWaitIdle")
    }
    try check(waited, "vkWaitForFences")
  }

  /// A limit as Vulkan takes it.
  private static func nanoseconds(_ limit: Double?) -> UInt64 {
    limit.flatMap { UInt64(exactly: ($0 * 1e9).rounded()) } ?? .max
  }
}
