import CVulkan
import KeisenPrimitives

/// An opened device with its one queue.
///
/// Whatever is made from it holds it, so that it goes last. Not safe from several threads at once:
/// whoever has it has a lock.
final class Device: @unchecked Sendable {
  /// What the C functions take.
  let raw: OpaquePointer
  /// The functions of the device.
  let functions: CVulkanDeviceFunctions
  /// Where work goes.
  let queue: Handle<QueueKind>
  /// What was opened.
  let physical: PhysicalDevice
  /// Where it belongs.
  let instance: Instance
  /// Bytes of all allocations that live.
  var memoryInUse = 0
  /// Bytes that may be allocated together; the rest is refused as a device refuses it that is full.
  var memoryLimit = Int.max
  private let setName: PFN_vkSetDebugUtilsObjectNameEXT?

  /// Opens a device of an instance.
  ///
  /// - Parameters:
  ///   - physical: The device.
  ///   - instance: Where it belongs.
  ///   - kernels: What kernels of others may use of it; nil for a device that draws.
  ///   - change: Replaces functions, for tests.
  /// - Throws: `KeisenError` with code `.noDevice`, `.outOfMemory`, `.deviceLost`.
  init(
    _ physical: PhysicalDevice,
    of instance: Instance,
    for kernels: KernelFeatures? = nil,
    changing change: (inout CVulkanDeviceFunctions) -> Void = { _ in }
  ) throws(KeisenError) {
    self.physical = physical
    self.instance = instance
    var created: VkDevice?
    let result = withDriverSignalsBlocked {
      Scratch.with { scratch in
        var queue = VkDeviceQueueCreateInfo()
        queue.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO
        queue.queueFamilyIndex = physical.queueFamily
        queue.queueCount = 1
        queue.pQueuePriorities = scratch.keep([Float(1)])
        var features = VkPhysicalDeviceVulkan13Features()
        features.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES
        features.synchronization2 = VkBool32(VK_TRUE)
        features.dynamicRendering = VkBool32(VK_TRUE)
        // Every device of this version has it; compute shaders as glslang writes them want it.
        features.maintenance4 = VkBool32(VK_TRUE)
        var info = VkDeviceCreateInfo()
        info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO
        var next = UnsafeRawPointer(scratch.keep(features))
        if let kernels { next = kernels.enable(behind: next, &info, &scratch) }
        info.pNext = next
        info.queueCreateInfoCount = 1
        info.pQueueCreateInfos = scratch.keep(queue)
        return instance.functions.CreateDevice(physical.raw, &info, nil, &created)
      }
    }
    try check(result, "vkCreateDevice")
    guard let created else { throw .internal("Vulkan gave no device") }
    let memory = UnsafeMutablePointer<CVulkanDeviceFunctions>.allocate(capacity: 1)
    defer { memory.deallocate() }
    if let missing = cvulkan_load_device(instance.functions.GetDeviceProcAddr, created, memory) {
      throw KeisenError(.noDevice, "\(physical.info.name) has no \(String(cString: missing))")
    }
    raw = created
    change(&memory.pointee)
    functions = memory.pointee
    var queue: VkQueue?
    functions.GetDeviceQueue(created, physical.queueFamily, 0, &queue)
    self.queue = try Handle(queue)
    setName =
      instance.messages == nil
      ? nil
      : instance.lookUp("vkSetDebugUtilsObjectNameEXT").map {
        unsafeBitCast($0, to: PFN_vkSetDebugUtilsObjectNameEXT.self)
      }
    label(self.queue, "queue")
  }

  deinit {
    functions.DestroyDevice(raw, nil)
  }

  /// Gives an object the name under which validation speaks of it; nothing without validation.
  func label<Kind>(_ handle: Handle<Kind>, _ text: String) {
    guard let setName else { return }
    text.withCString { text in
      var info = VkDebugUtilsObjectNameInfoEXT()
      info.sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_OBJECT_NAME_INFO_EXT
      info.objectType = Kind.type
      info.objectHandle = UInt64(UInt(bitPattern: handle.raw))
      info.pObjectName = text
      _ = setName(raw, &info)
    }
  }
}
