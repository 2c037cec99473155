import CVulkan
import Glibc
import KeisenPrimitives

/// The Vulkan loader of this machine, found at run time.
///
/// The library itself links against no Vulkan, so it loads where there is none.
struct Loader: @unchecked Sendable {
  /// Looks functions up; everything else comes from it.
  let getInstanceProcAddr: PFN_vkGetInstanceProcAddr
  let enumerateInstanceVersion: PFN_vkEnumerateInstanceVersion
  let enumerateInstanceLayerProperties: PFN_vkEnumerateInstanceLayerProperties
  let createInstance: PFN_vkCreateInstance

  /// Opens `libvulkan.so.1`, once in a process.
  ///
  /// - Throws: `KeisenError` with code `.noDevice`, naming what to install.
  static func open() throws(KeisenError) -> Loader {
    try opened.withLock { loader throws(KeisenError) in
      if let loader { return loader }
      let fresh = try Loader(library: "libvulkan.so.1")
      loader = fresh
      return fresh
    }
  }

  private static let opened = Locked<Loader?>(nil)

  /// Opens a library that is a Vulkan loader.
  ///
  /// - Throws: `KeisenError` with code `.noDevice`.
  init(library: String) throws(KeisenError) {
    guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL) else {
      throw KeisenError(
        .noDevice,
        "no Vulkan loader (\(library)); install libvulkan1 and a driver such as "
          + "mesa-vulkan-drivers"
      )
    }
    guard let symbol = dlsym(handle, "vkGetInstanceProcAddr") else {
      throw KeisenError(.noDevice, "\(library) is no Vulkan loader: no vkGetInstanceProcAddr")
    }
    let lookUp = unsafeBitCast(symbol, to: PFN_vkGetInstanceProcAddr.self)
    getInstanceProcAddr = lookUp
    func function<Function>(_ name: String, as: Function.Type) throws(KeisenError) -> Function {
      guard let found = lookUp(nil, name) else {
        throw KeisenError(.noDevice, "the Vulkan loader is older than Vulkan 1.1: no \(name)")
      }
      return unsafeBitCast(found, to: Function.self)
    }
    enumerateInstanceVersion = try function(
      "vkEnumerateInstanceVersion",
      as: PFN_vkEnumerateInstanceVersion.self
    )
    enumerateInstanceLayerProperties = try function(
      "vkEnumerateInstanceLayerProperties",
      as: PFN_vkEnumerateInstanceLayerProperties.self
    )
    createInstance = try function("vkCreateInstance", as: PFN_vkCreateInstance.self)
  }
}
