import KeisenCharts
import KeisenRaster
import KeisenVulkan

extension RasterRenderer: Describable, DescribedObject {
  /// Its name.
  package var described: Described { Described("renderer", "cpu", ["name": name]) }
}

extension VulkanRenderer: Describable, DescribedObject {
  /// Its name and its device.
  package var described: Described {
    Described("renderer", "vulkan", ["name": name, "device": device])
  }
}
