import KeisenDrawing
import KeisenPrimitives
import KeisenRaster
import KeisenTestSupport
import Testing

@testable import KeisenVulkan

@Suite("Paths and pictures on Vulkan")
struct FallenParityTests {
  @Test("are those of the CPU, among other primitives")
  func matchesTheCPU() throws {
    try validated { renderer in
      for seed in 0..<20 as Range<UInt64> {
        let pixelRatio = [1, 1.25, 2][Int(seed % 3)]
        let size = Size(width: 260 / pixelRatio, height: 190)
        var random = RandomPicture(seed: 700 + seed, size: size)
        var list = try random.list(count: 4, pixelRatio: pixelRatio)
        for _ in 0..<4 {
          list.draw(.path(try random.filledPath()))
          list.draw(.picture(try random.picture()))
          list.draw(.path(try random.strokedPath()))
          list.clip(to: random.clip())
        }
        let parity = PictureParity(
          try renderer.render(list),
          try RasterRenderer().render(list),
          background: list.background
        )
        #expect(parity.holds, "seed \(seed): \(parity)")
      }
    }
  }

  @Test("are the same from several upload blocks")
  func blocks() throws {
    try validated { renderer in
      var list = DisplayList(size: Size(width: 300, height: 200), pixelRatio: 1)
      var random = RandomPicture(seed: 41, size: list.size)
      for _ in 0..<40 {
        list.draw(.path(try random.filledPath()))
        list.draw(.picture(try random.picture()))
      }
      let whole = try renderer.render(list).bytes
      try renderer.engine().withFrames { frames in
        frames.uploads = Uploads(
          of: frames.device,
          layout: frames.pipelines.storageLayout,
          largest: 40 << 10
        )
      }
      #expect(try renderer.render(list).bytes == whole)
    }
  }
}
