import KeisenCompute
import KeisenPrimitives

/// Turns display lists into pixels.
///
/// Safe to use from several threads. A renderer that fails leaves the target's pixels undefined and
/// stays usable, unless it says that its device is lost.
public protocol Renderer: AnyObject, Sendable {
  /// What draws, for people: `CPU` or `Vulkan, llvmpipe (...)`.
  var name: String { get }

  /// Whether it keeps columns from frame to frame, so that markers are best handed to it as kept
  /// ones.
  ///
  /// Every renderer draws these; one that keeps nothing places them first.
  var keepsColumns: Bool { get }

  /// Draws the list into somebody's pixels.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - target: Pixels of exactly the list's pixel size; all of them are overwritten.
  /// - Throws: `KeisenError`, with code `.invalidArgument` when the target's size is another than
  ///   the list's, `.unsupported` when the device has no picture that large, `.outOfMemory`,
  ///   `.deviceLost`.
  func render(_ list: DisplayList, into target: PixelBuffer) throws(KeisenError)

  /// Lists that are best drawn in one call, 1 or more: of many pictures each call gets so many.
  var listsAtOnce: Int { get }

  /// Draws several lists, each into pixels of its own, as `render(_:into:)` does.
  ///
  /// - Returns: What became of each: nil where it was drawn, else why its target is undefined.
  func render(_ jobs: [RenderJob]) -> [KeisenError?]

  /// Counts rows in the cells of a grid, and adds up their amounts.
  ///
  /// Asked before a list is made, since what is drawn hangs on it. All renderers return the same
  /// numbers.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`, `.deviceLost`.
  func count(_ rows: CellRows) throws(KeisenError) -> CellCounts

  /// Whether it runs kernels.
  var computes: Bool { get }

  /// Runs a kernel and waits until it is done.
  ///
  /// What is written is in the outputs when this returns; on an error they are undefined.
  ///
  /// - Throws: `KeisenError` with code `.unsupported` where it runs no kernels, or not this one, or
  ///   not on so much memory; `.timeout` when the kernel took longer than it may, from then on
  ///   `.deviceLost`; `.outOfMemory`.
  func compute(_ dispatch: ComputeDispatch) throws(KeisenError)
}

extension Renderer {
  /// One after the other, unless a renderer says otherwise.
  public var listsAtOnce: Int { 1 }

  /// Draws one list after the other.
  public func render(_ jobs: [RenderJob]) -> [KeisenError?] {
    jobs.map { job in
      do throws(KeisenError) {
        try render(job.list, into: job.target)
        return nil
      } catch {
        return error
      }
    }
  }

  /// Counts on the CPU.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  public func count(_ rows: CellRows) throws(KeisenError) -> CellCounts {
    try CellCounts(counting: rows)
  }

  /// A renderer runs none, unless it says so.
  public var computes: Bool { false }

  /// Runs nothing.
  ///
  /// - Throws: `KeisenError` with code `.unsupported`.
  public func compute(_ dispatch: ComputeDispatch) throws(KeisenError) {
    throw KeisenError(.unsupported, "the renderer \"\(name)\" runs no kernels")
  }

  /// A renderer keeps none, unless it says so.
  public var keepsColumns: Bool { false }

  /// Draws the list into a picture of its own.
  ///
  /// - Throws: `KeisenError`, with code `.invalidArgument` when the list's size is no size of a
  ///   picture, and whatever `render(_:into:)` throws.
  public func render(_ list: DisplayList) throws(KeisenError) -> Image {
    let image = try Image(for: list)
    try render(list, into: image.target)
    return image
  }
}

extension Image {
  /// Makes a picture for a list, whose pixels are not set yet.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the list's size is no size of a
  ///   picture, `.outOfMemory`.
  package convenience init(for list: DisplayList) throws(KeisenError) {
    guard let (width, height) = list.pixelSize else {
      throw .invalidArgument(
        "picture of \(list.size.width) x \(list.size.height) points at pixel ratio "
          + "\(list.pixelRatio) has no size in pixels"
      )
    }
    try self.init(width: width, height: height, pixelRatio: list.pixelRatio)
  }
}
