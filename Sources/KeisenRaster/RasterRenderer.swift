import KeisenDrawing
import KeisenPrimitives

/// Draws on the CPU, the same bytes on any machine and with any number of threads.
///
/// It needs no driver and holds no memory between frames. Any number of threads may use one
/// renderer at once.
public final class RasterRenderer: Renderer {
  private let threads: Int?

  /// Makes a renderer.
  ///
  /// - Parameter threads: Threads that share a frame, the calling one included. 1 or less is the
  ///   calling thread alone; nil, the threads of this process that all renderers share, as many as
  ///   the machine has cores.
  public init(threads: Int? = nil) {
    self.threads = threads
  }

  /// `CPU`.
  public var name: String { "CPU" }

  /// Draws the list into somebody's pixels.
  ///
  /// Costs the writing of the pixels, and what each part of a line and each box adds in the tiles
  /// of 64 x 64 pixels that it touches.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the list has no size in pixels or
  ///   the target has another; `.outOfMemory`.
  public func render(_ list: DisplayList, into target: PixelBuffer) throws(KeisenError) {
    try render(list, into: target) { run, pixelRatio, body in
      run.forEachGlyph(pixelRatio: pixelRatio) { body($0.bitmap, $0.x, $0.y) }
    }
  }

  /// Draws with glyphs from somewhere else: for tests without fonts.
  func render(
    _ list: DisplayList,
    into target: PixelBuffer,
    placing: Recording.GlyphPlacing
  ) throws(KeisenError) {
    guard let (width, height) = list.pixelSize, width == target.width, height == target.height
    else {
      let wanted = list.pixelSize.map { "\($0.width) x \($0.height)" } ?? "no valid number of"
      throw .invalidArgument(
        "target has \(target.width) x \(target.height) pixels, the list \(wanted) pixels"
      )
    }
    let list = try list.withStrokedPaths()
    let crew = Crew(width: max(1, threads ?? WorkerPool.shared.width))
    let recording = try Recording(list, width: width, height: height, on: crew, placing: placing)
    try recording.binPieces(of: list, on: crew)
    try recording.binMarkers(on: crew)
    try recording.sortIntoBands()
    try recording.draw(into: target, on: crew)
    // The recording points into the list's vertices.
    withExtendedLifetime(list) {}
  }
}
