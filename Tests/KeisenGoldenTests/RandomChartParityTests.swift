import Keisen
import KeisenTestSupport
import KeisenVulkan
import Testing

@Suite("Random charts")
struct RandomChartParityTests {
  @Test(
    "look alike on the CPU and on Vulkan, without a message of its validation",
    .enabled(if: VulkanTests.areExpected, "no Vulkan device"),
    arguments: 0..<50
  )
  func parity(seed: Int) throws {
    let renderer = try VulkanRenderer(validation: true)
    let randomMarks = try RandomChart(seed: seed)
    let cpu = try randomMarks.chart.render(
      pixelRatio: randomMarks.pixelRatio,
      renderer: Renderers.make(RendererOptions(.cpu))
    )
    let vulkan = try randomMarks.chart.render(
      pixelRatio: randomMarks.pixelRatio,
      renderer: renderer
    )
    #expect(renderer.validationMessages == [])
    let parity = PictureParity(cpu, vulkan, background: randomMarks.background)
    #expect(parity.values > 0 && parity.holds, "\(parity)")
  }
}
