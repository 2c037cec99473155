import CVulkan
import KeisenPrimitives

/// A device of this machine that can draw our pictures, before it is opened.
struct PhysicalDevice: @unchecked Sendable {
  /// What the C functions take; lives as long as the instance.
  let raw: OpaquePointer
  /// What users see of it.
  let info: VulkanDeviceInfo
  /// A queue family that draws.
  let queueFamily: UInt32
  /// Whether its queues compute, too.
  let computes: Bool
  /// The numbers that we must stay within.
  let limits: DeviceLimits
  /// Its heaps and types of memory.
  let memory: VkPhysicalDeviceMemoryProperties

  /// The devices of an instance that will do.
  ///
  /// - Throws: `KeisenError` with code `.noDevice` where none will, saying what is missing.
  static func all(of instance: Instance) throws(KeisenError) -> [PhysicalDevice] {
    let handles: [VkPhysicalDevice?] = try enumerate("vkEnumeratePhysicalDevices", of: nil) {
      instance.functions.EnumeratePhysicalDevices(instance.raw, $0, $1)
    }
    guard !handles.isEmpty else { throw Instance.noDriver }
    var devices: [PhysicalDevice] = []
    var reasons: [String] = []
    for (index, handle) in handles.enumerated() {
      guard let handle else { continue }
      switch examine(handle, index: index, of: instance.functions) {
      case .usable(let device): devices.append(device)
      case .unusable(let reason): reasons.append(reason)
      }
    }
    guard !devices.isEmpty else {
      throw KeisenError(.noDevice, "no usable Vulkan device: \(reasons.joined(separator: "; "))")
    }
    return devices
  }
}

extension PhysicalDevice {
  /// Bytes of the largest heap where the device works fastest.
  var memoryBytes: Int {
    withUnsafeBytes(of: memory.memoryHeaps) { heaps in
      let local = VK_MEMORY_HEAP_DEVICE_LOCAL_BIT.rawValue
      let sizes = heaps.bindMemory(to: VkMemoryHeap.self).prefix(Int(memory.memoryHeapCount))
        .filter { $0.flags & local != 0 }.map { Int(clamping: $0.size) }
      return sizes.max() ?? 0
    }
  }
}

extension PhysicalDevice {
  /// What every call says once the device is lost.
  var lost: KeisenError {
    KeisenError(.deviceLost, "the Vulkan device \(info.name) was lost; make a new renderer")
  }
}

/// The numbers of a device that we must stay within.
struct DeviceLimits: Hashable, Sendable {
  /// Longest side of all images that we use, in pixels.
  var imageSide: Int
  /// Largest image, in bytes, as far as its format tells.
  var imageBytes: Int
  /// Bytes of a buffer that a shader sees at once.
  var storageRange: Int
  /// Bytes that one allocation may have.
  var allocation: Int
  /// Whether pictures of 32 bits a channel can be blended into.
  var blendsPrecisely: Bool
}

extension PhysicalDevice {
  private enum Examination {
    case usable(PhysicalDevice)
    case unusable(String)
  }

  private static func examine(
    _ handle: OpaquePointer,
    index: Int,
    of vk: CVulkanInstanceFunctions
  ) -> Examination {
    var basic = VkPhysicalDeviceProperties2()
    basic.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2
    vk.GetPhysicalDeviceProperties2(handle, &basic)
    let name = text(of: basic.properties.deviceName)
    let version = VulkanDeviceInfo.Version(basic.properties.apiVersion)
    guard basic.properties.apiVersion >= cvulkan_api_version_1_3 else {
      return .unusable("\(name) offers Vulkan \(version), needs 1.3")
    }
    guard hasFeatures(handle, vk) else {
      return .unusable("\(name) lacks dynamic rendering or synchronization2")
    }
    guard let family = graphicsFamily(handle, vk) else {
      return .unusable("\(name) has no queue for graphics")
    }
    guard let (side, bytes) = imageLimits(handle, basic.properties.limits, vk) else {
      return .unusable("\(name) lacks an image format")
    }
    var driver = VkPhysicalDeviceDriverProperties()
    driver.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES
    var maintenance = VkPhysicalDeviceMaintenance3Properties()
    maintenance.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_3_PROPERTIES
    withUnsafeMutablePointer(to: &driver) { driver in
      withUnsafeMutablePointer(to: &maintenance) { maintenance in
        maintenance.pointee.pNext = UnsafeMutableRawPointer(driver)
        var properties = basic
        properties.pNext = UnsafeMutableRawPointer(maintenance)
        vk.GetPhysicalDeviceProperties2(handle, &properties)
      }
    }
    var memory = VkPhysicalDeviceMemoryProperties()
    vk.GetPhysicalDeviceMemoryProperties(handle, &memory)
    let driverName = text(of: driver.driverName)
    let driverInfo = text(of: driver.driverInfo)
    return .usable(
      PhysicalDevice(
        raw: handle,
        info: VulkanDeviceInfo(
          index: index,
          name: name,
          kind: VulkanDeviceInfo.Kind(basic.properties.deviceType),
          driver: driverInfo.isEmpty ? driverName : "\(driverName) \(driverInfo)",
          apiVersion: version,
          maxImageSize: side
        ),
        queueFamily: family.index,
        computes: family.computes,
        limits: DeviceLimits(
          imageSide: side,
          imageBytes: bytes,
          storageRange: Int(basic.properties.limits.maxStorageBufferRange),
          allocation: Int(clamping: maintenance.maxMemoryAllocationSize),
          blendsPrecisely: blends(ImageRole.precisePicture.format, handle, vk)
        ),
        memory: memory
      )
    )
  }

  private static func hasFeatures(
    _ handle: OpaquePointer,
    _ vk: CVulkanInstanceFunctions
  ) -> Bool {
    var features13 = VkPhysicalDeviceVulkan13Features()
    features13.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES
    withUnsafeMutablePointer(to: &features13) { features13 in
      var features = VkPhysicalDeviceFeatures2()
      features.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2
      features.pNext = UnsafeMutableRawPointer(features13)
      vk.GetPhysicalDeviceFeatures2(handle, &features)
    }
    return features13.dynamicRendering != 0 && features13.synchronization2 != 0
  }

  /// The first family that draws, of those that compute too where there are such.
  private static func graphicsFamily(
    _ handle: OpaquePointer,
    _ vk: CVulkanInstanceFunctions
  ) -> (index: UInt32, computes: Bool)? {
    var count: UInt32 = 0
    vk.GetPhysicalDeviceQueueFamilyProperties(handle, &count, nil)
    var families = [VkQueueFamilyProperties](
      repeating: VkQueueFamilyProperties(),
      count: Int(count)
    )
    vk.GetPhysicalDeviceQueueFamilyProperties(handle, &count, &families)
    func first(_ flags: VkQueueFlags) -> Int? {
      families.prefix(Int(count)).firstIndex { $0.queueFlags & flags == flags }
    }
    let (draws, computes) = (VK_QUEUE_GRAPHICS_BIT.rawValue, VK_QUEUE_COMPUTE_BIT.rawValue)
    if let both = first(draws | computes) { return (UInt32(both), true) }
    return first(draws).map { (UInt32($0), false) }
  }

  private static func blends(
    _ format: VkFormat,
    _ handle: OpaquePointer,
    _ vk: CVulkanInstanceFunctions
  ) -> Bool {
    var properties = VkFormatProperties()
    vk.GetPhysicalDeviceFormatProperties(handle, format, &properties)
    let blend = VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BLEND_BIT.rawValue
    return properties.optimalTilingFeatures & blend != 0
  }

  /// The longest side and the bytes that every image of ours may have; nil where one can't be made.
  private static func imageLimits(
    _ handle: OpaquePointer,
    _ limits: VkPhysicalDeviceLimits,
    _ vk: CVulkanInstanceFunctions
  ) -> (side: Int, bytes: Int)? {
    var side = min(limits.maxImageDimension2D, limits.maxFramebufferWidth)
    side = min(side, limits.maxFramebufferHeight)
    side = min(side, min(limits.maxViewportDimensions.0, limits.maxViewportDimensions.1))
    var bytes = VkDeviceSize.max
    for role in ImageRole.allCases {
      var properties = VkImageFormatProperties()
      let result = vk.GetPhysicalDeviceImageFormatProperties(
        handle,
        role.format,
        VK_IMAGE_TYPE_2D,
        VK_IMAGE_TILING_OPTIMAL,
        role.usage,
        0,
        &properties
      )
      guard result == VK_SUCCESS else { return nil }
      side = min(side, min(properties.maxExtent.width, properties.maxExtent.height))
      bytes = min(bytes, properties.maxResourceSize)
    }
    return (Int(side), Int(clamping: bytes))
  }
}
