import Glibc
import KeisenPrimitives
import Testing

@testable import KeisenVulkan

@Suite("Loader")
struct LoaderTests {
  @Test("says what to install where there is no loader")
  func missing() {
    let error = #expect(throws: KeisenError.self) { try Loader(library: "libvulkan.so.none") }
    #expect(error?.code == .noDevice)
    #expect(error?.message.contains("install libvulkan1") == true)
    #expect(error?.message.contains("libvulkan.so.none") == true)
  }

  @Test("refuses a library that is no loader")
  func foreign() {
    let error = #expect(throws: KeisenError.self) { try Loader(library: "libc.so.6") }
    #expect(error?.code == .noDevice)
    #expect(error?.message == "libc.so.6 is no Vulkan loader: no vkGetInstanceProcAddr")
  }

  @Test("names the variable that leads to no driver")
  func noDriver() async {
    await #expect(processExitsWith: .success) {
      unsetenv("VK_ICD_FILENAMES")
      setenv("VK_DRIVER_FILES", "/nonexistent.json", 1)
      for _ in 0..<2 {
        let error = #expect(throws: KeisenError.self) { try VulkanRenderer() }
        #expect(error?.code == .noDevice)
        #expect(error?.message == "no Vulkan driver found in VK_DRIVER_FILES=/nonexistent.json")
        let listing = #expect(throws: KeisenError.self) { try VulkanDevice.list() }
        #expect(listing == error)
      }
      // A failure is not kept: with a driver there are devices.
      unsetenv("VK_DRIVER_FILES")
      let devices = try VulkanDevice.list()
      #expect(!devices.isEmpty)
    }
  }

  @Test("names the package where validation is not installed")
  func noValidation() async {
    await #expect(processExitsWith: .success) {
      setenv("VK_LAYER_PATH", "/nonexistent", 1)
      unsetenv("KEISEN_VULKAN_VALIDATION")
      let error = #expect(throws: KeisenError.self) { try VulkanRenderer(validation: true) }
      #expect(error?.code == .unsupported)
      #expect(error?.message.contains("vulkan-validationlayers") == true)
      _ = try VulkanRenderer()
      // The environment asks as the argument does.
      setenv("KEISEN_VULKAN_VALIDATION", "1", 1)
      let wanted = #expect(throws: KeisenError.self) { try VulkanRenderer() }
      #expect(wanted == error)
    }
  }
}
