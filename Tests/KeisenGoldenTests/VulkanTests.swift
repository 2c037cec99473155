import Glibc
import KeisenVulkan
import Testing

/// Where the tests of Vulkan run.
enum VulkanTests {
  /// Whether there is a device, or the environment says that there must be one.
  static let areExpected =
    getenv("KEISEN_EXPECT_LAVAPIPE") != nil || (try? VulkanDevice.list())?.isEmpty == false
}
