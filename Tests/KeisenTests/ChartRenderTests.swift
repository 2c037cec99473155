import Glibc
import Keisen
import KeisenTestSupport
import Testing

@Suite("Chart.render")
struct ChartRenderTests {
  private let cpu: any Renderer

  init() throws {
    cpu = try Renderers.make(RendererOptions(.cpu))
  }

  private func chart() throws -> Chart {
    let chart = try Chart(size: Size(width: 50, height: 30))
    try chart.addLine(x: nil, y: Column([1.0, 3, 2]))
    return chart
  }

  @Test("draws the same picture into memory, and leaves what is between the rows")
  func memory() throws {
    let image = try chart().render(pixelRatio: 2, renderer: cpu)
    #expect(image.width == 100 && image.height == 60)
    let bytesPerRow = 4 * 100 + 12
    var memory = [UInt8](repeating: 7, count: bytesPerRow * 60)
    try memory.withUnsafeMutableBytes {
      try chart().render(into: $0, bytesPerRow: bytesPerRow, pixelRatio: 2, renderer: cpu)
    }
    image.withUnsafeBytes { pixels in
      for y in 0..<60 {
        let row = memory[y * bytesPerRow..<(y + 1) * bytesPerRow]
        #expect(row.prefix(400).elementsEqual(pixels[y * 400..<(y + 1) * 400]))
        #expect(row.dropFirst(400).allSatisfy { $0 == 7 })
      }
    }
  }

  @Test("draws every row when exact, by each function, within the bound of what it draws else")
  func exact() throws {
    let chart = try Chart(size: Size(width: 120, height: 80))
    try chart.addLine(x: nil, y: Column((0..<30_000).map { sin(Double($0) * 0.7) * Double($0) }))
    func tier() -> SeriesRecord.Tier? { chart.frameRecord?.series.first?.tier }
    let envelope = try chart.render(renderer: cpu)
    #expect(tier() == .envelope)
    let exact = try chart.render(isExact: true, renderer: cpu)
    #expect(tier() == .direct)
    let difference = try #require(envelope.difference(from: exact))
    #expect(difference.value <= 17, "\(difference)")
    _ = try chart.png(renderer: cpu)
    #expect(tier() == .envelope)
    _ = try chart.png(isExact: true, renderer: cpu)
    #expect(tier() == .direct)
    let path = "/tmp/keisen-\(getpid())-exact.png"
    defer { unlink(path) }
    try chart.write(to: path, renderer: cpu)
    #expect(tier() == .envelope)
    try chart.write(to: path, isExact: true, renderer: cpu)
    #expect(tier() == .direct)
    var memory = [UInt8](repeating: 7, count: 480 * 80)
    try memory.withUnsafeMutableBytes {
      try chart.render(into: $0, bytesPerRow: 480, renderer: cpu)
      #expect(tier() == .envelope)
      try chart.render(into: $0, bytesPerRow: 480, isExact: true, renderer: cpu)
      #expect(tier() == .direct)
    }
  }

  @Test("needs no bytes after the last row")
  func lastRow() throws {
    var memory = [UInt8](repeating: 7, count: 29 * 300 + 4 * 50)
    try memory.withUnsafeMutableBytes {
      try chart().render(into: $0, bytesPerRow: 300, renderer: cpu)
    }
    #expect(memory.last == 255)
  }

  @Test(
    "refuses memory that is too small, and draws nothing",
    arguments: [
      (6000, 199), (5999, 200), (29 * 300 + 199, 300), (6000, .max), (6000, -200), (0, 200),
    ]
  )
  func tooSmall(bytes: Int, bytesPerRow: Int) throws {
    let chart = try chart()
    var memory = [UInt8](repeating: 7, count: bytes)
    let error = #expect(throws: KeisenError.self) {
      try memory.withUnsafeMutableBytes {
        try chart.render(into: $0, bytesPerRow: bytesPerRow, renderer: cpu)
      }
    }
    #expect(error?.code == .invalidArgument)
    #expect(memory.allSatisfy { $0 == 7 } && chart.frameRecord == nil)
  }

  @Test(
    "writes files whose name tells a format, and no others",
    arguments: ["", "picture", "picture.jpg", "png", "picture.png.txt", "picture\0.png"]
  )
  func names(path: String) throws {
    let chart = try chart()
    #expect(throws: KeisenError.self) { try chart.write(to: path, renderer: cpu) }
    #expect(chart.frameRecord == nil)
    #expect(access("picture", F_OK) != 0)
  }

  @Test("writes the file that it encodes")
  func file() throws {
    let path = "/tmp/keisen-\(getpid()).PNG"
    defer { unlink(path) }
    try chart().write(to: path, renderer: cpu)
    let file = try #require(fopen(path, "rb"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    let encoded = try chart().png(pixelRatio: 2, renderer: cpu)
    encoded.withUnsafeBytes { #expect($0.elementsEqual(bytes[..<count])) }
  }
}
