import Glibc
import Testing

@testable import Keisen

@Suite("Renderers")
struct RenderersTests {
  @Test("make a CPU renderer that says so")
  func cpu() throws {
    #expect(try Renderers.make(RendererOptions(.cpu)).name.hasPrefix("CPU"))
  }

  @Test("tell their kind and name")
  func described() throws {
    let cpu = try #require(try Renderers.make(RendererOptions(.cpu)) as? any Describable)
    #expect(cpu.describe().hasPrefix(#"{"kind":"renderer","type":"cpu","id":1,"name":"CPU"#))
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

  @Test(
    "are not made where KEISEN_THREADS is no positive number",
    arguments: ["x", "0", "-3", "2.5", "4 ", "99999999999999999999"]
  )
  func noThreads(text: String) async {
    await #expect(processExitsWith: .success) { [text] in
      setenv("KEISEN_THREADS", text, 1)
      let wrong = KeisenError(
        .invalidArgument,
        "KEISEN_THREADS must be a positive number, got \"\(text)\""
      )
      #expect(throws: wrong) { try Renderers.make(RendererOptions(.cpu)) }
      #expect(throws: wrong) { try Renderers.standard() }
      for good in ["", "3", "1000"] {
        setenv("KEISEN_THREADS", good, 1)
        #expect(throws: Never.self) { try Renderers.make(RendererOptions(.cpu)) }
      }
    }
  }

  @Test("find device files by a pattern")
  func files() {
    #expect(Renderers.hasFile(matching: "/dev/nul*"))
    #expect(Renderers.hasFile(matching: "/dev/null"))
    #expect(!Renderers.hasFile(matching: "/dev/null*none"))
    #expect(!Renderers.hasFile(matching: "/nonexistent/*"))
  }

  @Test("make a new standard renderer once a call has lost it, and not for other errors")
  func lost() async {
    await #expect(processExitsWith: .success) {
      setenv("KEISEN_RENDERER", "cpu", 1)
      func fail(_ renderer: (any Renderer)?, _ code: KeisenError.Code) {
        #expect(throws: KeisenError(code, "no luck")) {
          try Renderers.using(renderer) { (_: any Renderer) throws(KeisenError) -> Void in
            throw KeisenError(code, "no luck")
          }
        }
      }
      let first = try Renderers.standard()
      for code in [.outOfMemory, .unsupported, .callback] as [KeisenError.Code] { fail(nil, code) }
      fail(try Renderers.make(RendererOptions(.cpu)), .deviceLost)
      #expect(try Renderers.standard() === first)
      fail(nil, .timeout)
      let second = try Renderers.standard()
      #expect(second !== first)
      // The same where it was given, as the ABI gives it.
      fail(second, .deviceLost)
      let third = try Renderers.standard()
      #expect(third !== second)
      #expect(try Renderers.standard() === third)
      let chart = try Chart(size: Size(width: 20, height: 10))
      _ = try chart.render()
    }
  }
}
