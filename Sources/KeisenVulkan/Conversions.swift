import CVulkan
import KeisenDrawing
import KeisenPrimitives

/// The code of ours that a failed call's result belongs to.
func code(of result: VkResult) -> KeisenError.Code {
  switch result {
  case VK_ERROR_OUT_OF_HOST_MEMORY, VK_ERROR_OUT_OF_DEVICE_MEMORY, VK_ERROR_FRAGMENTATION,
    VK_ERROR_MEMORY_MAP_FAILED, VK_ERROR_OUT_OF_POOL_MEMORY, VK_ERROR_TOO_MANY_OBJECTS:
    .outOfMemory
  case VK_ERROR_DEVICE_LOST:
    .deviceLost
  case VK_ERROR_INITIALIZATION_FAILED, VK_ERROR_INCOMPATIBLE_DRIVER:
    .noDevice
  case VK_ERROR_LAYER_NOT_PRESENT, VK_ERROR_EXTENSION_NOT_PRESENT, VK_ERROR_FEATURE_NOT_PRESENT,
    VK_ERROR_FORMAT_NOT_SUPPORTED:
    .unsupported
  default:
    .internal
  }
}

/// Vulkan's name of a result.
func name(of result: VkResult) -> String {
  switch result {
  case VK_NOT_READY: "VK_NOT_READY"
  case VK_TIMEOUT: "VK_TIMEOUT"
  case VK_INCOMPLETE: "VK_INCOMPLETE"
  case VK_ERROR_OUT_OF_HOST_MEMORY: "VK_ERROR_OUT_OF_HOST_MEMORY"
  case VK_ERROR_OUT_OF_DEVICE_MEMORY: "VK_ERROR_OUT_OF_DEVICE_MEMORY"
  case VK_ERROR_INITIALIZATION_FAILED: "VK_ERROR_INITIALIZATION_FAILED"
  case VK_ERROR_DEVICE_LOST: "VK_ERROR_DEVICE_LOST"
  case VK_ERROR_MEMORY_MAP_FAILED: "VK_ERROR_MEMORY_MAP_FAILED"
  case VK_ERROR_LAYER_NOT_PRESENT: "VK_ERROR_LAYER_NOT_PRESENT"
  case VK_ERROR_EXTENSION_NOT_PRESENT: "VK_ERROR_EXTENSION_NOT_PRESENT"
  case VK_ERROR_FEATURE_NOT_PRESENT: "VK_ERROR_FEATURE_NOT_PRESENT"
  case VK_ERROR_INCOMPATIBLE_DRIVER: "VK_ERROR_INCOMPATIBLE_DRIVER"
  case VK_ERROR_TOO_MANY_OBJECTS: "VK_ERROR_TOO_MANY_OBJECTS"
  case VK_ERROR_FORMAT_NOT_SUPPORTED: "VK_ERROR_FORMAT_NOT_SUPPORTED"
  case VK_ERROR_OUT_OF_POOL_MEMORY: "VK_ERROR_OUT_OF_POOL_MEMORY"
  default: "VkResult \(result.rawValue)"
  }
}

extension VulkanDeviceInfo.Kind {
  /// Translates Vulkan's kind of device.
  init(_ type: VkPhysicalDeviceType) {
    switch type {
    case VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU: self = .integrated
    case VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU: self = .discrete
    case VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU: self = .virtual
    case VK_PHYSICAL_DEVICE_TYPE_CPU: self = .cpu
    default: self = .other
    }
  }
}

extension VulkanDeviceInfo.Version {
  /// Unpacks Vulkan's version number.
  init(_ packed: UInt32) {
    self.init(
      major: Int(packed >> 22 & 0x7f),
      minor: Int(packed >> 12 & 0x3ff),
      patch: Int(packed & 0xfff)
    )
  }
}

extension VkRect2D {
  /// The same pixels for Vulkan.
  init(_ box: PixelBox) {
    self.init(
      offset: VkOffset2D(x: Int32(box.left), y: Int32(box.top)),
      extent: VkExtent2D(width: UInt32(box.width), height: UInt32(box.height))
    )
  }
}

/// A C array of characters, which Swift sees as a tuple, as text.
func text<Characters>(of characters: Characters) -> String {
  withUnsafeBytes(of: characters) { bytes in
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
