import Glibc
import Keisen
import KeisenTestSupport
import KeisenVulkan
import Testing

@testable import KeisenDrawing

@Suite("Golden charts")
struct GoldenTests {
  @Test("have names that differ")
  func names() {
    #expect(Set(GoldenChart.all.map(\.name)).count == GoldenChart.all.count)
  }

  @Test("draw the list of their reference, to three decimals", arguments: GoldenChart.all)
  func text(golden: GoldenChart) throws {
    let text = try golden.make().frame { $0.text }
    let reference = Reference(name: "\(golden.name).txt")
    guard let wanted = try reference.read() else { return try reference.write(Array(text.utf8)) }
    guard text != String(decoding: wanted, as: UTF8.self) else { return }
    let name = try reference.record(Array(text.utf8), as: "\(golden.name)-actual.txt")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let wantedLines = String(decoding: wanted, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let difference = zip(lines, wantedLines).enumerated().first { $1.0 != $1.1 }
    Issue.record(
      """
      \(golden.name) draws another list, \(name): line \(difference.map { $0.offset + 1 } ?? 0) is
      \(difference?.element.0 ?? "missing") and was
      \(difference?.element.1 ?? "missing"), of \(lines.count) and \(wantedLines.count) lines
      """
    )
  }

  @Test("look as their reference does on the CPU", arguments: GoldenChart.all)
  func pixels(golden: GoldenChart) throws {
    let image = try golden.make().render(renderer: Renderers.make(RendererOptions(.cpu)))
    let reference = Reference(name: "\(golden.name).png")
    guard let file = try reference.read() else { return try reference.write(image.png().array) }
    let picture = Picture(image)
    let wanted = try Picture(png: file)
    let maximum = picture.maxDifference(from: wanted)
    // The order of floating-point operations is the compiler's: the last bit may differ.
    guard maximum > 1 else { return }
    let actual = try reference.record(image.png().array, as: "\(golden.name)-cpu-actual.png")
    _ = try reference.record(
      try picture.difference(from: wanted),
      as: "\(golden.name)-cpu-difference.png"
    )
    Issue.record("\(golden.name) differs by \(maximum)/255 from its reference, \(actual)")
  }

  @Test(
    "look alike on Vulkan, without a message of its validation",
    .enabled(if: VulkanTests.areExpected, "no Vulkan device"),
    arguments: GoldenChart.all
  )
  func parity(golden: GoldenChart) throws {
    let renderer = try VulkanRenderer(validation: true)
    let chart = try golden.make()
    let cpu = try chart.render(renderer: Renderers.make(RendererOptions(.cpu)))
    let vulkan = try chart.render(renderer: renderer)
    #expect(renderer.validationMessages == [])
    let parity = PictureParity(cpu, vulkan, background: chart.background ?? chart.theme.background)
    guard !parity.holds else { return }
    let reference = Reference(name: "\(golden.name).png")
    let actual = try reference.record(vulkan.png().array, as: "\(golden.name)-vulkan-actual.png")
    _ = try reference.record(
      try Picture(vulkan).difference(from: Picture(cpu)),
      as: "\(golden.name)-vulkan-difference.png"
    )
    Issue.record("\(golden.name) on Vulkan, \(actual): \(parity)")
  }
}

extension ByteBuffer {
  fileprivate var array: [UInt8] { withUnsafeBytes { Array($0) } }
}
