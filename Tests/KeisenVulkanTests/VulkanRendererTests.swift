import Glibc
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenVulkan

@Suite("VulkanRenderer")
struct VulkanRendererTests {
  @Test("draws random lists as the formulas say", arguments: 0..<50)
  func formulas(seed: Int) throws {
    try validated { renderer in
      let list = try RandomPicture.list(seed: seed, width: 97 + seed, height: 61 + seed, count: 14)
      let reference = try ReferenceRenderer().render(list)
      let parity = PictureParity(
        try renderer.render(list),
        reference,
        background: list.background
      )
      #expect(parity.holds, "\(parity)")
    }
  }

  @Test("draws pictures of all sizes, one after the other, with one renderer")
  func sizes() throws {
    try validated { renderer in
      for (width, height) in [
        (1, 1), (2, 1), (1, 7), (31, 33), (257, 3), (3, 257), (64, 64), (5, 5),
      ] {
        let list = try RandomPicture.list(seed: 99, width: width, height: height, count: 6)
        let size = try #require(list.pixelSize)
        let image = try renderer.render(list)
        #expect(image.width == size.width && image.height == size.height)
        let reference = try ReferenceRenderer().render(list)
        let parity = PictureParity(image, reference, background: list.background)
        #expect(parity.holds, "\(width) x \(height): \(parity)")
      }
    }
  }

  @Test(
    "fills an empty list with its background",
    arguments: [
      (Color.white, SIMD4<UInt8>(255, 255, 255, 255)),
      (Color(rgb: 0x336699), SIMD4(0x33, 0x66, 0x99, 255)),
      (Color(rgb: 0xff0000, alpha: 0.5), SIMD4(255, 0, 0, 128)),
      (Color.clear, SIMD4(0, 0, 0, 0)),
      (Color(rgb: 0xff0000, alpha: 0.001), SIMD4(0, 0, 0, 0)),
    ]
  )
  func empty(background: Color, expected: SIMD4<UInt8>) throws {
    try validated { renderer in
      let list = DisplayList(
        size: Size(width: 5, height: 3),
        pixelRatio: 1,
        background: background
      )
      let image = try renderer.render(list)
      for y in 0..<3 {
        for x in 0..<5 { #expect(image[x, y] == expected) }
      }
    }
  }

  @Test("leaves what is between the target's rows as it is")
  func padding() throws {
    try validated { renderer in
      let list = try RandomPicture.list(seed: 3, width: 30, height: 20, count: 8)
      let whole = try renderer.render(list)
      let bytesPerRow = whole.bytesPerRow + 12
      var bytes = [UInt8](repeating: 0xa5, count: bytesPerRow * whole.height + 8)
      try bytes.withUnsafeMutableBytes { bytes in
        let base = try #require(bytes.baseAddress)
        let target = PixelBuffer(
          base: base + 4,
          width: whole.width,
          height: whole.height,
          bytesPerRow: bytesPerRow
        )
        try renderer.render(list, into: target)
      }
      let expected = whole.bytes
      for (index, byte) in bytes.enumerated() {
        let (y, x) = (index - 4).quotientAndRemainder(dividingBy: bytesPerRow)
        let isInside = index >= 4 && y < whole.height && x < whole.bytesPerRow
        #expect(byte == (isInside ? expected[y * whole.bytesPerRow + x] : 0xa5))
      }
    }
  }

  @Test("gives several threads the bytes that each would get alone")
  func threads() throws {
    try validated { renderer in
      let lists = try (0..<8).map { index in
        try RandomPicture.list(seed: index, width: 60 + 7 * (index % 3), height: 50, count: 10)
      }
      let alone = try lists.map { try renderer.render($0).bytes }
      let failures = Locked<[String]>([])
      onThreads(8) { index in
        for round in 0..<6 {
          do {
            let bytes = try renderer.render(lists[index]).bytes
            if bytes != alone[index] { failures.withLock { $0.append("\(index), \(round)") } }
          } catch {
            failures.withLock { $0.append("\(error)") }
          }
        }
      }
      #expect(failures.withLock { $0 } == [])
    }
  }

  @Test("refuses a target of another size than the list's")
  func wrongTarget() throws {
    let renderer = try VulkanRenderer()
    let list = DisplayList(size: Size(width: 4, height: 4), pixelRatio: 1)
    var bytes = [UInt8](repeating: 0, count: 4 * 4 * 5)
    try bytes.withUnsafeMutableBytes { bytes in
      let base = try #require(bytes.baseAddress)
      let target = PixelBuffer(base: base, width: 4, height: 5, bytesPerRow: 16)
      let error = #expect(throws: KeisenError.self) { try renderer.render(list, into: target) }
      #expect(error?.code == .invalidArgument)
      #expect(error?.message.contains("4 x 5") == true)
    }
  }

  @Test("refuses a picture larger than the device's images, with the numbers")
  func tooLarge() throws {
    try validated { renderer in
      let limit = renderer.device.maxImageSize
      let list = DisplayList(size: Size(width: Double(limit + 1), height: 1), pixelRatio: 1)
      let error = #expect(throws: KeisenError.self) { try renderer.render(list) }
      #expect(error?.code == .unsupported)
      #expect(error?.message.contains("\(limit + 1) x 1") == true)
      #expect(error?.message.contains("\(limit)") == true)
      // And is none the worse.
      _ = try renderer.render(DisplayList(size: Size(width: 2, height: 2), pixelRatio: 1))
    }
  }

  @Test("draws something, or nothing, for numbers that no chart has", arguments: 0..<20)
  func nasty(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let floats: [Float] = [
      .nan, -.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0,
      -0.0, .leastNonzeroMagnitude, 1e9, -1e9, 1e20, 16, 8.5, 3, 40,
    ]
    let doubles: [Double] = floats.map(Double.init) + [1e300, -1e300, .leastNonzeroMagnitude]
    func float() -> Float { floats[Int.random(in: 0..<floats.count, using: &random)] }
    func double() -> Double { doubles[Int.random(in: 0..<doubles.count, using: &random)] }
    func rect() -> Rect { Rect(x: double(), y: double(), width: double(), height: double()) }
    func radii() -> CornerRadii {
      CornerRadii(topLeft: double(), topRight: double(), bottomRight: 1, bottomLeft: double())
    }
    try validated { renderer in
      var list = DisplayList(size: Size(width: 40, height: 30), pixelRatio: 1)
      for _ in 0..<30 {
        if float() > 8 { list.clip(to: float() > 3 ? nil : Clip(rect: rect(), radii: radii())) }
        let vertices = VertexBuffer()
        for _ in 0..<Int.random(in: 1...9, using: &random) {
          try vertices.append(SIMD2(float(), float()))
        }
        let joins: [Stroke.Join] = [.round, .bevel, .mitre]
        let caps: [Stroke.Cap] = [.round, .butt, .square]
        let stroke = Stroke(
          width: double(),
          color: Color(red: float(), green: 0, blue: float(), alpha: 0.5),
          join: joins[Int.random(in: 0..<3, using: &random)],
          cap: caps[Int.random(in: 0..<3, using: &random)],
          mitreLimit: double()
        )
        list.draw(
          .polyline(
            Polyline(vertices: vertices, runStarts: [0, vertices.count], stroke: stroke)
          )
        )
        let gradient = Gradient(
          start: Point(x: double(), y: double()),
          end: Point(x: double(), y: double()),
          startColor: .black,
          endColor: .clear
        )
        list.draw(
          .rectangle(
            Rectangle(
              rect: rect(),
              radii: radii(),
              fill: .gradient(gradient),
              border: Rectangle.Border(width: double(), color: .black)
            )
          )
        )
      }
      _ = try renderer.render(list)
      // What comes after is drawn as ever.
      var sane = DisplayList(size: Size(width: 40, height: 30), pixelRatio: 1)
      sane.draw(
        .rectangle(Rectangle(rect: Rect(x: 1, y: 1, width: 9, height: 9), fill: .color(.black)))
      )
      #expect(try renderer.render(sane)[5, 5] == SIMD4(0, 0, 0, 255))
    }
  }

  @Test("draws nothing for a polyline without segments, and skips a segment that is no number")
  func gaps() throws {
    try validated { renderer in
      var list = DisplayList(size: Size(width: 40, height: 10), pixelRatio: 1)
      list.draw(.polyline(Polyline(vertices: VertexBuffer(), runStarts: [0], stroke: Stroke())))
      let vertices = VertexBuffer()
      for x in [Float(2), 10, .nan, 20, 38] { try vertices.append(SIMD2(x, 5)) }
      list.draw(
        .polyline(Polyline(vertices: vertices, runStarts: [0, 5], stroke: Stroke(width: 4)))
      )
      let image = try renderer.render(list)
      #expect(image[6, 5] == SIMD4(0, 0, 0, 255))
      #expect(image[15, 5] == SIMD4(255, 255, 255, 255))
      #expect(image[30, 5] == SIMD4(0, 0, 0, 255))
    }
  }

  @Test("draws a far end of a segment with the precision of a near one")
  func farEnds() throws {
    try validated { renderer in
      let line = VertexBuffer()
      try line.append(SIMD2(-1_000_000, 5))
      try line.append(SIMD2(1_000_000, 5))
      var list = DisplayList(size: Size(width: 64, height: 10), pixelRatio: 1)
      list.draw(.polyline(Polyline(vertices: line, runStarts: [0, 2], stroke: Stroke(width: 2))))
      let image = try renderer.render(list)
      for x in 0..<64 {
        #expect(image[x, 3] == SIMD4(255, 255, 255, 255))
        #expect(image[x, 4] == SIMD4(0, 0, 0, 255))
        #expect(image[x, 5] == SIMD4(0, 0, 0, 255))
      }
    }
  }

  @Test("keeps its precision across a picture of 16384 columns")
  func wide() throws {
    try validated { renderer in
      let columns = Double(min(16_384, renderer.device.maxImageSize))
      var random = SeededGenerator(seed: 21)
      var list = DisplayList(size: Size(width: columns / 2, height: 6), pixelRatio: 2)
      for join in [Stroke.Join.round, .mitre] {
        let vertices = VertexBuffer()
        for index in 0...5 {
          let y = Float.random(in: 0...6, using: &random)
          try vertices.append(SIMD2(Float(columns / 2 * Double(index) / 5), y))
        }
        list.draw(
          .polyline(
            Polyline(
              vertices: vertices,
              runStarts: [0, 6],
              stroke: Stroke(width: 0.75, join: join)
            )
          )
        )
      }
      let parity = PictureParity(
        try renderer.render(list),
        try ReferenceRenderer().render(list),
        background: list.background
      )
      #expect(parity.holds && parity.maximum.difference <= 2, "\(parity)")
    }
  }

  @Test("draws many small polylines, near and far from each other, in their order")
  func manyPolylines() throws {
    try validated { renderer in
      var random = SeededGenerator(seed: 22)
      var list = DisplayList(size: Size(width: 160, height: 120), pixelRatio: 1)
      for index in 0..<700 {
        // The first ones in a grid, the others anywhere.
        let x = index < 300 ? Float(index % 20 * 8 + 2) : .random(in: 0...160, using: &random)
        let y = index < 300 ? Float(index / 20 * 8 + 2) : .random(in: 0...120, using: &random)
        let vertices = VertexBuffer()
        try vertices.append(SIMD2(x, y))
        try vertices.append(SIMD2(x + 3, y + 1.5))
        let color = Color(
          red: .random(in: 0...1, using: &random),
          green: .random(in: 0...1, using: &random),
          blue: 0.5,
          alpha: index % 2 == 0 ? 1 : 0.5
        )
        list.draw(
          .polyline(
            Polyline(
              vertices: vertices,
              runStarts: [0, 2],
              stroke: Stroke(width: 2, color: color)
            )
          )
        )
      }
      let parity = PictureParity(
        try renderer.render(list),
        try ReferenceRenderer().render(list),
        background: list.background
      )
      #expect(parity.holds, "\(parity)")
    }
  }

  @Test("says so on every later call once its device is lost")
  func lost() throws {
    let renderer = try VulkanRenderer()
    let list = DisplayList(size: Size(width: 4, height: 4), pixelRatio: 1)
    _ = try renderer.render(list)
    try renderer.engine().withFrames { $0.isLost = true }
    for _ in 0..<2 {
      let error = #expect(throws: KeisenError.self) { try renderer.render(list) }
      #expect(error?.code == .deviceLost)
      #expect(error?.message.contains(renderer.device.name) == true)
    }
  }

  @Test("collects what validation says, hazards between commands included")
  func messages() throws {
    let renderer = try VulkanRenderer(validation: true)
    #expect(renderer.validationMessages == [])
    try renderer.engine().withFrames { frames throws(KeisenError) in
      let targets = try frames.prepare(width: 8, height: 8)
      try frames.submit { recording in
        recording.barrier(targets.result, from: .none, to: .copied)
        // Two copies to one buffer without a barrier between them: only synchronisation validation
        // sees that.
        recording.copy(targets.result, to: targets.readbacks[0])
        recording.copy(targets.result, to: targets.readbacks[0])
      }
    }
    let messages = renderer.validationMessages
    #expect(messages.contains { $0.contains("SYNC-HAZARD-WRITE-AFTER-WRITE") })
    // The object's name.
    #expect(messages.contains { $0.contains("readback") })
    #expect(try VulkanRenderer(validation: true).validationMessages == [])
  }

  @Test("fails a frame that validation speaks of where the environment asks for validation")
  func enforced() async {
    await #expect(processExitsWith: .success) {
      func provoke(_ renderer: VulkanRenderer) throws {
        let log = try #require(try renderer.engine().messages)
        log.add("first\nmessage")
        log.add("second")
      }
      setenv("KEISEN_VULKAN_VALIDATION", "1", 1)
      let list = try RandomPicture.list(seed: 5, width: 60, height: 40, count: 10)
      let enforced = try VulkanRenderer()
      _ = try enforced.render(list)
      try provoke(enforced)
      let error = #expect(throws: KeisenError.self) { try enforced.render(list) }
      #expect(error?.code == .internal)
      #expect(error?.message.hasPrefix("Vulkan validation: first message;") == true)
      // The next frame brings none.
      _ = try enforced.render(list)
      #expect(enforced.validationMessages == ["first\nmessage", "second"])

      let collected = try VulkanRenderer(validation: true)
      try provoke(collected)
      _ = try collected.render(list)
      #expect(collected.validationMessages.count == 2)

      unsetenv("KEISEN_VULKAN_VALIDATION")
      #expect(try VulkanRenderer().engine().messages == nil)
    }
  }

  @Test("draws in the child of a fork as in the parent")
  func fork() async throws {
    await #expect(processExitsWith: .success) {
      let list = try RandomPicture.list(seed: 5, width: 60, height: 40, count: 10)
      let renderer = try VulkanRenderer()
      let parent = try renderer.render(list).bytes
      let child = Glibc.fork()
      if child == 0 {
        let bytes = try? renderer.render(list).bytes
        _exit(bytes == parent ? 0 : 1)
      }
      var status: Int32 = -1
      waitpid(child, &status, 0)
      #expect(status == 0)
      #expect(try renderer.render(list).bytes == parent)
    }
  }

  @Test("names its device")
  func name() throws {
    let renderer = try VulkanRenderer()
    #expect(renderer.name == "Vulkan, \(renderer.device.name)")
  }

  @Test(
    "draws on llvmpipe where that is expected",
    .enabled(if: getenv("KEISEN_EXPECT_LAVAPIPE").map { String(cString: $0) } == "1")
  )
  func canary() throws {
    let device = try VulkanRenderer().device
    #expect(device.name.contains("llvmpipe"))
    #expect(device.kind == .cpu)
  }

  /// Draws lists in one call, and expects the pictures of each alone.
  private func expectAsAlone(_ lists: [DisplayList], _ renderer: VulkanRenderer) throws {
    let images = try lists.map { list in
      let size = try #require(list.pixelSize)
      return try Image(width: size.width, height: size.height, pixelRatio: list.pixelRatio)
    }
    let failures = renderer.render(zip(lists, images).map { RenderJob($0, into: $1.target) })
    #expect(failures.count == lists.count && failures.allSatisfy { $0 == nil })
    for (number, (list, image)) in zip(lists, images).enumerated() {
      #expect(image.bytes.elementsEqual(try renderer.render(list).bytes), "list \(number)")
    }
  }

  @Test("draws several lists in one submission as each alone, of one size or of several")
  func several() throws {
    try validated { renderer in
      // Of one size: lists of ratios that differ.
      try expectAsAlone(
        (0..<20).map { seed in
          try RandomPicture.list(seed: seed * 5, width: 130, height: 90, count: 1 + seed % 9)
        },
        renderer
      )
      try expectAsAlone(
        (0..<12).map { seed in
          let width = [64, 64, 97][seed / 2 % 3]
          return try RandomPicture.list(seed: seed, width: width, height: 61, count: 12)
        },
        renderer
      )
      #expect(renderer.render([]).isEmpty)
    }
  }

  @Test("draws the lists that it can of several, and tells why of the others")
  func someOfSeveral() throws {
    try validated { renderer in
      let list = try RandomPicture.list(seed: 3, width: 50, height: 40, count: 8)
      let size = try #require(list.pixelSize)
      let images = try (0..<3).map { number in
        let width = size.width + (number == 1 ? 1 : 0)
        return try Image(width: width, height: size.height, pixelRatio: 1)
      }
      let failures = renderer.render(images.map { RenderJob(list, into: $0.target) })
      #expect(failures.map(\.?.code) == [nil, .invalidArgument, nil])
      let alone = try renderer.render(list)
      #expect(images[0].bytes.elementsEqual(alone.bytes))
      #expect(images[2].bytes.elementsEqual(alone.bytes))
      // A device that is lost draws none.
      try renderer.engine().withFrames { $0.isLost = true }
      let lost = renderer.render(images.map { RenderJob(list, into: $0.target) })
      #expect(lost.map(\.?.code) == [.deviceLost, .invalidArgument, .deviceLost])
    }
  }
}
