import Keisen
import KeisenTestSupport
import KeisenVulkan
import Testing

@testable import KeisenAxes
@testable import KeisenDrawing

@Suite("The admission ticket")
struct TicketTests {
  @Test("draws the list of its reference, to three decimals")
  func text() throws {
    let text = try admissionTicket().list(pixelRatio: 1, for: "image").text
    let reference = Reference(name: "admissionTicket.txt")
    guard let wanted = try reference.read() else { return try reference.write(Array(text.utf8)) }
    guard text != String(decoding: wanted, as: UTF8.self) else { return }
    let name = try reference.record(Array(text.utf8), as: "admissionTicket-actual.txt")
    Issue.record("the ticket draws another list, \(name)")
  }

  @Test("looks as its reference does on the CPU", arguments: [1.0, 2, 3])
  func pixels(pixelRatio: Double) throws {
    let name = "admissionTicket-\(Int(pixelRatio))x"
    let cpu = try Renderers.make(RendererOptions(.cpu))
    let image = try admissionTicket().finish(pixelRatio: pixelRatio, renderer: cpu)
    #expect(image.width == Int(400 * pixelRatio) && image.height == Int(150 * pixelRatio))
    let reference = Reference(name: "\(name).png")
    guard let file = try reference.read() else {
      return try reference.write(image.png().withUnsafeBytes { Array($0) })
    }
    let picture = Picture(image)
    let wanted = try Picture(png: file)
    let maximum = picture.maxDifference(from: wanted)
    guard maximum > 1 else { return }
    _ = try reference.record(
      image.png().withUnsafeBytes { Array($0) },
      as: "\(name)-cpu-actual.png"
    )
    _ = try reference.record(
      try picture.difference(from: wanted),
      as: "\(name)-cpu-difference.png"
    )
    Issue.record("the ticket differs by \(maximum)/255 from \(name)")
  }

  @Test(
    "looks alike on Vulkan, without a message of its validation",
    .enabled(if: VulkanTests.areExpected, "no Vulkan device"),
    arguments: [1.0, 2, 3]
  )
  func parity(pixelRatio: Double) throws {
    let renderer = try VulkanRenderer(validation: true)
    let canvas = try admissionTicket()
    let cpu = try canvas.image(
      pixelRatio: pixelRatio,
      renderer: Renderers.make(RendererOptions(.cpu))
    )
    let vulkan = try canvas.finish(pixelRatio: pixelRatio, renderer: renderer)
    #expect(renderer.validationMessages == [])
    let parity = PictureParity(cpu, vulkan, background: .clear)
    #expect(parity.holds, "\(parity)")
  }
}
