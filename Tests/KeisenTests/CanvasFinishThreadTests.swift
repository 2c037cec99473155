import Keisen
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@Suite("Canvas ends and is drawn in one step")
struct CanvasFinishThreadTests {
  private static let dot = Rect(x: 1, y: 1, width: 2, height: 2)

  @Test("so that what is drawn meanwhile is refused, and what begins meanwhile goes on")
  func meanwhile() throws {
    let canvas = try Canvas(width: 4, height: 4)
    try canvas.setFill(0, .black)
    try canvas.rect(0, .fill, width: 0, Self.dot)
    let renderer = MeddlingRenderer { (list) throws(KeisenError) in
      #expect(list.commands.count == 1 && !canvas.isDrawing)
      #expect(throws: KeisenError(.invalidState, "rect: canvas is idle; begin it first")) {
        try canvas.rect(0, .fill, width: 0, Self.dot)
      }
      #expect(throws: KeisenError(.invalidState, "finish: canvas is idle; begin it first")) {
        _ = try canvas.finish()
      }
      try canvas.begin(width: 7, height: 5)
      try canvas.rect(0, .fill, width: 0, Self.dot)
    }
    let image = try canvas.finish(renderer: renderer)
    #expect(image.width == 4 && image[1, 1] == SIMD4(0, 0, 0, 255))
    #expect(canvas.isDrawing && canvas.size == Size(width: 7, height: 5))
    #expect(try canvas.list(pixelRatio: 1, for: "image").commands.count == 1)
  }

  @Test("so that it draws on with all that it had when there is no picture")
  func failure() throws {
    let canvas = try Canvas(width: 4, height: 4)
    try canvas.rect(0, .fill, width: 0, Self.dot)
    let error = KeisenError(.deviceLost, "device is lost")
    #expect(throws: error) {
      _ = try canvas.finish(
        renderer: MeddlingRenderer { (_) throws(KeisenError) in
          #expect(!canvas.isDrawing)
          throw error
        }
      )
    }
    #expect(canvas.isDrawing)
    #expect(throws: KeisenError.self) { _ = try canvas.finish(pixelRatio: .nan) }
    #expect(throws: KeisenError.self) { _ = try canvas.finish(pixelRatio: 1e9) }
    try canvas.rect(0, .fill, width: 0, Self.dot)
    #expect(try canvas.list(pixelRatio: 1, for: "image").commands.count == 2)
  }

  @Test(
    "so that a drawing that began meanwhile stays when there is no picture",
    arguments: [false, true]
  )
  func failureMeanwhile(ends: Bool) throws {
    let canvas = try Canvas(width: 4, height: 4)
    try canvas.rect(0, .fill, width: 0, Self.dot)
    #expect(throws: KeisenError.self) {
      _ = try canvas.finish(
        renderer: MeddlingRenderer { (_) throws(KeisenError) in
          try canvas.begin(width: 7, height: 5)
          if ends { try canvas.end() }
          throw KeisenError(.deviceLost, "device is lost")
        }
      )
    }
    #expect(canvas.isDrawing == !ends && canvas.size == Size(width: 7, height: 5))
    if ends { try canvas.begin(width: 7, height: 5) }
    #expect(try canvas.list(pixelRatio: 1, for: "image").commands.isEmpty)
  }

  @Test("so that each rectangle of several threads is in the picture, or its thread is told")
  func threads() throws {
    for _ in 0..<50 {
      let canvas = try Canvas(width: 4, height: 4)
      let (accepted, shown) = (Locked(0), Locked(0))
      let renderer = MeddlingRenderer { list in shown.withLock { $0 += list.commands.count } }
      onThreads(4) { thread in
        if thread == 0 {
          // The others draw until this has ended it, so they meet it in the midst of their work.
          while accepted.withLock({ $0 }) < 50 {}
          _ = try? canvas.finish(renderer: renderer)
          return
        }
        while (try? canvas.rect(0, .fill, width: 0, Self.dot)) != nil {
          accepted.withLock { $0 += 1 }
        }
      }
      #expect(shown.withLock { $0 } == accepted.withLock { $0 })
      #expect(!canvas.isDrawing)
    }
  }
}

/// A renderer that does something in the midst of a picture, as other threads may, and then fails
/// or not.
private final class MeddlingRenderer: Renderer {
  let name = "meddling"
  private let meddle: @Sendable (DisplayList) throws(KeisenError) -> Void

  init(_ meddle: @escaping @Sendable (DisplayList) throws(KeisenError) -> Void) {
    self.meddle = meddle
  }

  func render(_ list: DisplayList, into target: PixelBuffer) throws(KeisenError) {
    try meddle(list)
    try RasterRenderer(threads: 1).render(list, into: target)
  }
}
