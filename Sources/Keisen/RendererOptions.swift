import KeisenVulkan

/// Which renderer to make.
public struct RendererOptions: Hashable, Sendable {
  /// What draws.
  public enum Kind: String, Hashable, Sendable {
    /// Vulkan on a real GPU where there is one, else the CPU.
    case auto
    /// The CPU: needs no driver, same pixels on every machine.
    case cpu
    /// Vulkan, on a driver that draws on the CPU too.
    case vulkan
  }

  /// What draws.
  public var kind: Kind
  /// Which Vulkan device.
  public var device: VulkanDeviceChoice
  /// Whether the Vulkan validation layer checks every call: slow, for tests.
  public var validation: Bool

  /// Makes options.
  public init(
    _ kind: Kind = .auto,
    device: VulkanDeviceChoice = .automatic,
    validation: Bool = false
  ) {
    self.kind = kind
    self.device = device
    self.validation = validation
  }
}
