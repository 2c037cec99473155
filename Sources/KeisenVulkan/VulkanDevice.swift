import KeisenPrimitives

/// The Vulkan devices of this machine that can draw our pictures.
public enum VulkanDevice {
  /// Lists the devices, in the order of the drivers.
  ///
  /// Only those with Vulkan 1.3, dynamic rendering, synchronization2 and a queue for graphics.
  ///
  /// - Throws: `KeisenError` with code `.noDevice` where there is no loader, no driver, or none of
  ///   the devices will do.
  public static func list() throws(KeisenError) -> [VulkanDeviceInfo] {
    try PhysicalDevice.all(of: try Instance.shared()).map(\.info)
  }
}

/// What is worth knowing about a device before it is chosen.
public struct VulkanDeviceInfo: Hashable, Sendable {
  /// What kind of machinery a device is.
  public enum Kind: String, Hashable, Sendable {
    /// A GPU that shares the processor's memory.
    case integrated
    /// A GPU with memory of its own.
    case discrete
    /// A GPU as a virtual machine shows it.
    case virtual
    /// The processor: lavapipe, for example.
    case cpu
    /// Anything else.
    case other
  }

  /// A version of Vulkan.
  public struct Version: Hashable, Sendable, CustomStringConvertible {
    /// Changes break.
    public var major: Int
    /// Changes add.
    public var minor: Int
    /// Changes mend.
    public var patch: Int

    /// Major, minor and patch, with dots between.
    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// Position among the devices of this machine, unusable ones counted.
  public var index: Int
  /// The device's own name.
  public var name: String
  /// What kind of machinery it is.
  public var kind: Kind
  /// The driver's name and version, for people.
  public var driver: String
  /// The version of Vulkan that it offers.
  public var apiVersion: Version
  /// The longest side of a picture, in pixels.
  public var maxImageSize: Int
}

/// Which device a renderer shall use.
public enum VulkanDeviceChoice: Hashable, Sendable {
  /// The first of the best kind: discrete, integrated, virtual, CPU, other.
  case automatic
  /// The device with this `VulkanDeviceInfo.index`.
  case index(Int)
  /// The first device whose name contains this text, whatever the case.
  case name(String)
  /// The first device of this kind.
  case kind(VulkanDeviceInfo.Kind)
}

extension VulkanDeviceChoice {
  /// Chooses among devices.
  ///
  /// - Throws: `KeisenError` with code `.noDevice`, informative what there is.
  func choose(from devices: [PhysicalDevice]) throws(KeisenError) -> PhysicalDevice {
    let chosen: PhysicalDevice?
    let wanted: String
    switch self {
    case .automatic:
      let ranking: [VulkanDeviceInfo.Kind] = [.discrete, .integrated, .virtual, .cpu, .other]
      wanted = "any"
      chosen = ranking.lazy.compactMap { kind in devices.first { $0.info.kind == kind } }.first
    case .index(let index):
      wanted = "index \(index)"
      chosen = devices.first { $0.info.index == index }
    case .name(let name):
      wanted = "name \"\(name)\""
      chosen = devices.first { $0.info.name.lowercased().has(name.lowercased()) }
    case .kind(let kind):
      wanted = "kind \(kind.rawValue)"
      chosen = devices.first { $0.info.kind == kind }
    }
    if let chosen { return chosen }
    let present = devices.map { "\($0.info.index): \($0.info.name) (\($0.info.kind.rawValue))" }
    throw KeisenError(
      .noDevice,
      "no Vulkan device with \(wanted); there is \(present.joined(separator: ", "))"
    )
  }
}
