import CVulkan
import KeisenDrawing
import KeisenPrimitives

/// The control of a measurement: quads as large as a polyline's segments, drawn with nothing else.
///
/// What `VulkanRenderer` needs beyond this for a long line (upload, coverage, picture, read back)
/// is what can be improved; the contract is 1.5 times the control's time.
package final class BareQuadControl {
  /// Number of quads.
  package let count: Int
  private let renderer: VulkanRenderer
  private let width: Int
  private let height: Int
  private var pieces: [(buffer: DeviceBuffer, set: DescriptorSet, count: Int)] = []

  /// Quads of one buffer.
  private static let quadsPerPiece = 1 << 20

  /// Computes the corners and hands them to the renderer's device.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`, `.deviceLost`.
  package init(
    _ renderer: VulkanRenderer,
    polyline: Polyline,
    pixelRatio: Float,
    width: Int,
    height: Int
  ) throws(KeisenError) {
    self.renderer = renderer
    self.width = width
    self.height = height
    let vertices = polyline.vertices.vertices
    count = max(0, vertices.count - 1)
    let reach = max(Float(polyline.stroke.width) * pixelRatio, 1) / 2 + 0.5
    let engine = try renderer.engine()
    var pieces: [(buffer: DeviceBuffer, set: DescriptorSet, count: Int)] = []
    for first in stride(from: 0, to: count, by: BareQuadControl.quadsPerPiece) {
      let quads = min(BareQuadControl.quadsPerPiece, count - first)
      let (buffer, set) = try engine.withFrames { frames throws(KeisenError) in
        let buffer = try DeviceBuffer(
          count: quads * 4 * MemoryLayout<SIMD2<Float>>.stride,
          usage: VK_BUFFER_USAGE_STORAGE_BUFFER_BIT.rawValue,
          in: .upload,
          named: "corners",
          of: frames.device
        )
        let layout = frames.pipelines.storageLayout
        return (buffer, try DescriptorSet(buffer, layout: layout, of: frames.device))
      }
      let corners = buffer.bytes.bindMemory(to: SIMD2<Float>.self)
      for quad in 0..<quads {
        let a = vertices[first + quad] * pixelRatio
        let b = vertices[first + quad + 1] * pixelRatio
        let length = ((b - a) * (b - a)).sum().squareRoot()
        let along = (length > 0 ? (b - a) / length : SIMD2(1, 0)) * reach
        let across = SIMD2(-along.y, along.x)
        corners[4 * quad] = a - along - across
        corners[4 * quad + 1] = b + along - across
        corners[4 * quad + 2] = a - along + across
        corners[4 * quad + 3] = b + along + across
      }
      pieces.append((buffer, set, quads))
    }
    self.pieces = pieces
  }

  /// Draws all quads into the renderer's coverage image and waits until that is done.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`, `.deviceLost`.
  package func run() throws(KeisenError) {
    let whole = PixelBox(left: 0, top: 0, right: width, bottom: height)
    let size = SIMD2(Float(width), Float(height))
    let pieces = pieces
    try renderer.engine().withFrames { frames throws(KeisenError) in
      let targets = try frames.prepare(width: width, height: height)
      let layout = frames.pipelines.textureLayout
      let coverage = try targets.layer(.coverage, layout: layout, of: frames.device)
      try frames.submit { recording throws(KeisenError) in
        // Nobody uses the image: the frame before has been waited for.
        recording.barrier(coverage.image, from: .none, to: .drawn)
        try recording.pass(to: coverage.image, whole, .clear(.zero)) { () throws(KeisenError) in
          try recording.bind(.bare)
          for piece in pieces {
            recording.bind(piece.set.handle, at: 0)
            recording.push(QuadDraw(size: size, start: 0))
            recording.draw(vertices: 6 * piece.count)
          }
        }
      }
    }
  }
}
