import CVulkan
import Glibc
import KeisenPrimitives

/// Vulkan as this process sees it: the drivers, and with them the physical devices.
///
/// There is one for all renderers. A renderer that validates has one of its own, so that the
/// messages in it are its own too.
final class Instance: @unchecked Sendable {
  /// What the C functions take.
  let raw: OpaquePointer
  /// The functions of the instance.
  let functions: CVulkanInstanceFunctions
  /// What validation said, nil without validation.
  let messages: MessageLog?
  private let loader: Loader
  private var messenger: VkDebugUtilsMessengerEXT?

  /// The instance of this process.
  ///
  /// A child of `fork` gets its own: a driver's threads did not come along.
  ///
  /// - Throws: `KeisenError` with code `.noDevice` where there is no loader or no driver.
  static func shared() throws(KeisenError) -> Instance {
    let loader = try Loader.open()
    return try sharedInstance.withLock { entry throws(KeisenError) in
      let process = getpid()
      if let (owner, instance) = entry {
        if owner == process { return instance }
        // The parent's: it can be neither used nor destroyed here.
        _ = Unmanaged.passRetained(instance)
      }
      let fresh = try Instance(loader: loader, validation: false)
      entry = (process, fresh)
      return fresh
    }
  }

  private static let sharedInstance = Locked<(pid_t, Instance)?>(nil)

  /// Makes an instance.
  ///
  /// - Throws: `KeisenError` with code `.noDevice` where there is no driver, `.unsupported` where
  ///   validation is asked for and not installed.
  init(loader: Loader, validation: Bool) throws(KeisenError) {
    self.loader = loader
    messages = validation ? MessageLog() : nil
    var version: UInt32 = 0
    try check(loader.enumerateInstanceVersion(&version), "vkEnumerateInstanceVersion")
    guard version >= cvulkan_api_version_1_3 else {
      throw KeisenError(
        .noDevice,
        "the Vulkan loader knows version \(VulkanDeviceInfo.Version(version)), needs 1.3"
      )
    }
    if validation { try Instance.requireValidationLayer(loader) }

    var created: VkInstance?
    let messages = messages
    let result = withDriverSignalsBlocked {
      Scratch.with { scratch in
        var application = VkApplicationInfo()
        application.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO
        application.pApplicationName = scratch.keep("keisen")
        application.apiVersion = cvulkan_api_version_1_3
        var info = VkInstanceCreateInfo()
        info.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO
        info.pApplicationInfo = scratch.keep(application)
        if let messages {
          let features = [VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT]
          var validation = VkValidationFeaturesEXT()
          validation.sType = VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT
          // Also listens while the instance is made and destroyed.
          validation.pNext = UnsafeRawPointer(scratch.keep(messages.messengerInfo))
          validation.enabledValidationFeatureCount = UInt32(features.count)
          validation.pEnabledValidationFeatures = scratch.keep(features)
          info.pNext = UnsafeRawPointer(scratch.keep(validation))
          let layers: [UnsafePointer<CChar>?] = [scratch.keep(Instance.validationLayer)]
          info.enabledLayerCount = UInt32(layers.count)
          info.ppEnabledLayerNames = scratch.keep(layers)
          let extensions: [UnsafePointer<CChar>?] = [
            scratch.keep(VK_EXT_DEBUG_UTILS_EXTENSION_NAME),
            scratch.keep(VK_EXT_VALIDATION_FEATURES_EXTENSION_NAME),
          ]
          info.enabledExtensionCount = UInt32(extensions.count)
          info.ppEnabledExtensionNames = scratch.keep(extensions)
        }
        return loader.createInstance(&info, nil, &created)
      }
    }
    if result == VK_ERROR_INCOMPATIBLE_DRIVER { throw Instance.noDriver }
    try check(result, "vkCreateInstance")
    guard let created else { throw .internal("Vulkan gave no instance") }
    raw = created
    functions = try Instance.loadFunctions(loader, created)
    if let messages {
      guard let create = lookUp("vkCreateDebugUtilsMessengerEXT") else { return }
      let createMessenger = unsafeBitCast(create, to: PFN_vkCreateDebugUtilsMessengerEXT.self)
      var info = messages.messengerInfo
      try check(createMessenger(raw, &info, nil, &messenger), "vkCreateDebugUtilsMessengerEXT")
    }
  }

  deinit {
    if let messenger, let destroy = lookUp("vkDestroyDebugUtilsMessengerEXT") {
      unsafeBitCast(destroy, to: PFN_vkDestroyDebugUtilsMessengerEXT.self)(raw, messenger, nil)
    }
    functions.DestroyInstance(raw, nil)
  }

  /// Looks up a function of an extension.
  func lookUp(_ name: String) -> PFN_vkVoidFunction? {
    loader.getInstanceProcAddr(raw, name)
  }

  private static func loadFunctions(
    _ loader: Loader,
    _ instance: OpaquePointer
  ) throws(KeisenError) -> CVulkanInstanceFunctions {
    let memory = UnsafeMutablePointer<CVulkanInstanceFunctions>.allocate(capacity: 1)
    defer { memory.deallocate() }
    if let missing = cvulkan_load_instance(loader.getInstanceProcAddr, instance, memory) {
      throw KeisenError(.noDevice, "the Vulkan loader has no \(String(cString: missing))")
    }
    return memory.pointee
  }

  /// No driver at all, with what the environment has to do with it.
  static var noDriver: KeisenError {
    for variable in ["VK_DRIVER_FILES", "VK_ICD_FILENAMES"] {
      if let value = getenv(variable) {
        return KeisenError(
          .noDevice,
          "no Vulkan driver found in \(variable)=\(String(cString: value))"
        )
      }
    }
    return KeisenError(
      .noDevice,
      "no Vulkan driver; install the one of your GPU, or mesa-vulkan-drivers"
    )
  }
}

extension Instance {
  private static let validationLayer = "VK_LAYER_KHRONOS_validation"

  private static func requireValidationLayer(_ loader: Loader) throws(KeisenError) {
    let layers = try enumerate("vkEnumerateInstanceLayerProperties", of: VkLayerProperties()) {
      loader.enumerateInstanceLayerProperties($0, $1)
    }
    guard layers.contains(where: { text(of: $0.layerName) == validationLayer }) else {
      throw KeisenError(
        .unsupported,
        "no \(validationLayer); install vulkan-validationlayers or do without validation"
      )
    }
  }
}

/// Calls a function of Vulkan that tells a count first and then fills an array, until both agree.
///
/// - Throws: `KeisenError` as `check` does.
func enumerate<Element>(
  _ call: StaticString,
  of empty: Element,
  _ body: (UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<Element>?) -> VkResult
) throws(KeisenError) -> [Element] {
  while true {
    var count: UInt32 = 0
    try check(body(&count, nil), call)
    var elements = [Element](repeating: empty, count: Int(count))
    let result = elements.withUnsafeMutableBufferPointer { body(&count, $0.baseAddress) }
    if result == VK_INCOMPLETE { continue }
    try check(result, call)
    return Array(elements.prefix(Int(count)))
  }
}

/// Runs `body` with all signals blocked, so that threads which a driver starts in it inherit that:
/// the host's signals are none of a driver's business.
func withDriverSignalsBlocked<Result>(_ body: () -> Result) -> Result {
  var all = sigset_t()
  var before = sigset_t()
  sigfillset(&all)
  pthread_sigmask(SIG_BLOCK, &all, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  return body()
}
