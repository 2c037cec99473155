import CVulkan
import KeisenCompute
import KeisenPrimitives

/// What a device offers to kernels of others.
struct KernelFeatures {
  /// Numbers that not every device has.
  let numbers: Set<KernelLayout.Feature>
  /// Whether accesses beyond a buffer read zeros and write nothing; else they stay within it.
  let dropsAccesses: Bool
  /// What groups may be.
  let limits: VkPhysicalDeviceLimits

  private static let robustness = VK_EXT_ROBUSTNESS_2_EXTENSION_NAME

  /// Asks a device.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(of physical: PhysicalDevice, _ instance: Instance) throws(KeisenError) {
    let isThere = try Self.extensions(of: physical, instance).contains(Self.robustness)
    var features = VkPhysicalDeviceFeatures2()
    features.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2
    var features11 = VkPhysicalDeviceVulkan11Features()
    features11.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES
    var features12 = VkPhysicalDeviceVulkan12Features()
    features12.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES
    var robust = VkPhysicalDeviceRobustness2FeaturesEXT()
    robust.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT
    withUnsafeMutablePointer(to: &robust) { robust in
      withUnsafeMutablePointer(to: &features11) { features11 in
        withUnsafeMutablePointer(to: &features12) { features12 in
          features12.pointee.pNext = UnsafeMutableRawPointer(features11)
          features11.pointee.pNext = isThere ? UnsafeMutableRawPointer(robust) : nil
          features.pNext = UnsafeMutableRawPointer(features12)
          instance.functions.GetPhysicalDeviceFeatures2(physical.raw, &features)
        }
      }
    }
    var numbers: Set<KernelLayout.Feature> = []
    let core = features.features
    if core.shaderFloat64 != 0 { numbers.insert(.float64) }
    if core.shaderInt64 != 0 { numbers.insert(.int64) }
    if core.shaderInt16 != 0 { numbers.insert(.int16) }
    if features12.shaderFloat16 != 0 { numbers.insert(.float16) }
    if features12.shaderInt8 != 0 { numbers.insert(.int8) }
    if features11.storageBuffer16BitAccess != 0 { numbers.insert(.storage16) }
    if features12.storageBuffer8BitAccess != 0 { numbers.insert(.storage8) }
    self.numbers = numbers
    // It wants the plain feature, which every device has.
    dropsAccesses = isThere && robust.robustBufferAccess2 != 0
    var properties = VkPhysicalDeviceProperties2()
    properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2
    instance.functions.GetPhysicalDeviceProperties2(physical.raw, &properties)
    limits = properties.properties.limits
  }

  private static func extensions(
    of physical: PhysicalDevice,
    _ instance: Instance
  ) throws(KeisenError) -> Set<String> {
    guard let found = instance.lookUp("vkEnumerateDeviceExtensionProperties") else { return [] }
    let function = unsafeBitCast(found, to: PFN_vkEnumerateDeviceExtensionProperties.self)
    let all = try enumerate("vkEnumerateDeviceExtensionProperties", of: VkExtensionProperties()) {
      function(physical.raw, nil, $0, $1)
    }
    return Set(all.map { text(of: $0.extensionName) })
  }

  /// Writes down what a device for kernels is to have, and returns the chain in front of `next`.
  func enable(
    behind next: UnsafeRawPointer,
    _ info: inout VkDeviceCreateInfo,
    _ scratch: inout Scratch
  ) -> UnsafeRawPointer {
    func flag(_ feature: KernelLayout.Feature) -> VkBool32 { numbers.contains(feature) ? 1 : 0 }
    var features = VkPhysicalDeviceFeatures2()
    features.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2
    features.features.robustBufferAccess = 1
    features.features.shaderFloat64 = flag(.float64)
    features.features.shaderInt64 = flag(.int64)
    features.features.shaderInt16 = flag(.int16)
    var features11 = VkPhysicalDeviceVulkan11Features()
    features11.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES
    features11.storageBuffer16BitAccess = flag(.storage16)
    var features12 = VkPhysicalDeviceVulkan12Features()
    features12.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES
    features12.shaderFloat16 = flag(.float16)
    features12.shaderInt8 = flag(.int8)
    features12.storageBuffer8BitAccess = flag(.storage8)
    features11.pNext = UnsafeMutableRawPointer(mutating: next)
    features12.pNext = UnsafeMutableRawPointer(mutating: scratch.keep(features11))
    features.pNext = UnsafeMutableRawPointer(mutating: scratch.keep(features12))
    guard dropsAccesses else { return UnsafeRawPointer(scratch.keep(features)) }
    var robust = VkPhysicalDeviceRobustness2FeaturesEXT()
    robust.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT
    robust.robustBufferAccess2 = 1
    robust.pNext = UnsafeMutableRawPointer(mutating: scratch.keep(features))
    let names: [UnsafePointer<CChar>?] = [scratch.keep(Self.robustness)]
    info.enabledExtensionCount = UInt32(names.count)
    info.ppEnabledExtensionNames = scratch.keep(names)
    return UnsafeRawPointer(scratch.keep(robust))
  }

  /// Checks that a kernel can run here on so much memory.
  ///
  /// - Throws: `KeisenError` with code `.unsupported`, with the number and the limit.
  func check(_ dispatch: ComputeDispatch, on physical: PhysicalDevice) throws(KeisenError) {
    let layout = dispatch.kernel.layout
    let name = physical.info.name
    func require(_ what: String, _ value: Int, atMost limit: Int) throws(KeisenError) {
      guard value > limit else { return }
      throw KeisenError(.unsupported, "\(what) are \(value), \(name) has at most \(limit)")
    }
    for feature in layout.features.subtracting(numbers).sorted(by: { $0.rawValue < $1.rawValue }) {
      throw KeisenError(.unsupported, "kernel needs \(feature.name), which \(name) does not have")
    }
    let sizes = limits.maxComputeWorkGroupSize
    let counts = limits.maxComputeWorkGroupCount
    let size = layout.localSize
    guard size.min() > 0 else {
      throw .invalidArgument(
        "invocations of a kernel's group must be positive, got \(size.x) x \(size.y) x \(size.z)"
      )
    }
    for (axis, size, maximum, count, maxGroups) in [
      ("across", size.x, sizes.0, dispatch.groups.x, counts.0),
      ("down", size.y, sizes.1, dispatch.groups.y, counts.1),
      ("deep", size.z, sizes.2, dispatch.groups.z, counts.2),
    ] {
      try require("invocations of a group \(axis)", Int(size), atMost: Int(maximum))
      try require("groups \(axis)", Int(count), atMost: Int(maxGroups))
    }
    // Each is at most a limit of 32 bits, of which devices have at most some thousands.
    let (plane, _) = Int(size.x).multipliedReportingOverflow(by: Int(size.y))
    let (all, isTooMany) = plane.multipliedReportingOverflow(by: Int(size.z))
    try require(
      "invocations of a group",
      isTooMany ? .max : all,
      atMost: Int(limits.maxComputeWorkGroupInvocations)
    )
    try require(
      "shared bytes of a group",
      layout.sharedBytes,
      atMost: Int(limits.maxComputeSharedMemorySize)
    )
    try require(
      "bytes of push constants",
      layout.constantBytes,
      atMost: Int(limits.maxPushConstantsSize)
    )
    let maxBuffers = min(
      limits.maxPerStageDescriptorStorageBuffers,
      limits.maxDescriptorSetStorageBuffers
    )
    try require("buffers of a kernel", dispatch.buffers.count, atMost: Int(maxBuffers))
    let maxBytes = min(physical.limits.storageRange, physical.limits.allocation)
    for (index, buffer) in dispatch.buffers.enumerated() {
      try require("bytes of binding \(index)", buffer.byteCount, atMost: maxBytes)
    }
  }
}
