import CVulkan
import KeisenPrimitives
import Testing

@testable import KeisenVulkan

/// The driver's function, and how often it may be called until it fails.
nonisolated(unsafe) private var makeLayout: PFN_vkCreatePipelineLayout?
nonisolated(unsafe) private var layoutsLeft = 0

@Suite("Pipelines", .serialized)
struct PipelinesTests {
  // What a device has left when it goes is complained about.
  @Test("leave nothing on the device where a layout can't be made", arguments: [0, 1])
  func failure(layouts: Int) throws {
    try validated { renderer in
      let engine = try renderer.engine()
      let instance = try engine.withFrames { frames throws(KeisenError) in frames.device.instance }
      let device = try Device(engine.physical, of: instance) { functions in
        makeLayout = functions.CreatePipelineLayout
        functions.CreatePipelineLayout = { device, info, callbacks, layout in
          layoutsLeft -= 1
          guard layoutsLeft >= 0, let makeLayout else { return VK_ERROR_OUT_OF_HOST_MEMORY }
          return makeLayout(device, info, callbacks, layout)
        }
      }
      layoutsLeft = layouts
      let error = #expect(throws: KeisenError.self) { try Pipelines(of: device) }
      #expect(error?.code == .outOfMemory)
    }
  }
}
