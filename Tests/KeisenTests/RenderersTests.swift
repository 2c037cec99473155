import Testing

@testable import Keisen

@Suite("Renderers")
struct RenderersTests {
  @Test("make a CPU renderer that says so")
  func cpu() throws {
    #expect(try Renderers.make(RendererOptions(.cpu)).name.hasPrefix("CPU"))
  }

  @Test("keep one standard renderer")
  func standard() throws {
    #expect(try Renderers.standard() === Renderers.standard())
  }

  @Test("have no Vulkan device of a name that there is not")
  func noDevice() {
    let error = #expect(throws: KeisenError.self) {
      try Renderers.make(RendererOptions(.vulkan, device: .name("no such device")))
    }
    #expect(error?.code == .noDevice)
  }

  @Test("find device files by a pattern")
  func files() {
    #expect(Renderers.hasFile(matching: "/dev/nul*"))
    #expect(Renderers.hasFile(matching: "/dev/null"))
    #expect(!Renderers.hasFile(matching: "/dev/null*none"))
    #expect(!Renderers.hasFile(matching: "/nonexistent/*"))
  }
}
