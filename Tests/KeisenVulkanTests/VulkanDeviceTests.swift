import CVulkan
import Glibc
import KeisenPrimitives
import Testing

@testable import KeisenVulkan

@Suite("VulkanDevice")
struct VulkanDeviceTests {
  @Test("lists devices that a renderer can be made on")
  func list() throws {
    let devices = try VulkanDevice.list()
    #expect(!devices.isEmpty)
    for device in devices {
      #expect(device.apiVersion.major > 1 || device.apiVersion.minor >= 3)
      #expect(device.maxImageSize >= 4_096)
      #expect(!device.name.isEmpty && !device.driver.isEmpty)
      #expect(try VulkanRenderer(device: .index(device.index)).device == device)
    }
  }

  @Test("prefers discrete, then integrated, virtual, and the processor")
  func automatic() throws {
    var devices: [PhysicalDevice] = []
    for kind in [VulkanDeviceInfo.Kind.other, .cpu, .virtual, .integrated, .discrete] {
      devices.append(try device(kind, "\(kind)", index: devices.count))
      #expect(try VulkanDeviceChoice.automatic.choose(from: devices).info.kind == kind)
    }
  }

  @Test("chooses by index, by a part of the name in any case, and by kind")
  func choices() throws {
    let devices = [
      try device(.cpu, "llvmpipe (LLVM)", index: 0),
      try device(.discrete, "Radeon", index: 2),
      try device(.discrete, "GeForce", index: 3),
    ]
    #expect(try VulkanDeviceChoice.index(2).choose(from: devices).info.name == "Radeon")
    #expect(try VulkanDeviceChoice.name("LLVMPIPE").choose(from: devices).info.index == 0)
    #expect(try VulkanDeviceChoice.name("force").choose(from: devices).info.index == 3)
    #expect(try VulkanDeviceChoice.kind(.discrete).choose(from: devices).info.index == 2)
    for choice in [
      VulkanDeviceChoice.index(1), .index(-1), .name("Voodoo"), .kind(.integrated),
    ] {
      let error = #expect(throws: KeisenError.self) { try choice.choose(from: devices) }
      #expect(error?.code == .noDevice)
      #expect(error?.message.contains("0: llvmpipe (LLVM) (cpu), 2: Radeon (discrete)") == true)
    }
  }

  @Test("reads Vulkan's packed versions")
  func versions() {
    let version = VulkanDeviceInfo.Version(1 << 22 | 3 << 12 | 239)
    #expect("\(version)" == "1.3.239")
  }

  private func device(
    _ kind: VulkanDeviceInfo.Kind,
    _ name: String,
    index: Int
  ) throws -> PhysicalDevice {
    PhysicalDevice(
      raw: try #require(OpaquePointer(bitPattern: 16)),
      info: VulkanDeviceInfo(
        index: index,
        name: name,
        kind: kind,
        driver: "",
        apiVersion: VulkanDeviceInfo.Version(major: 1, minor: 3, patch: 0),
        maxImageSize: 4_096
      ),
      queueFamily: 0,
      computes: true,
      limits: DeviceLimits(
        imageSide: 0,
        imageBytes: 0,
        storageRange: 0,
        allocation: 0,
        blendsPrecisely: false
      ),
      memory: VkPhysicalDeviceMemoryProperties()
    )
  }
}
