import KeisenDrawing
import KeisenPrimitives

/// A renderer that keeps the lists it is given and paints nothing but zeros.
public final class RecordingRenderer: Renderer {
  private let recorded = Locked<[DisplayList]>([])
  private let error: KeisenError?

  /// Makes one that records or, given an error, throws it after that.
  public init(throwing error: KeisenError? = nil) {
    self.error = error
  }

  /// For messages.
  public var name: String { "recording" }

  /// What was rendered so far.
  public var lists: [DisplayList] { recorded.withLock { $0 } }

  /// Keeps the list.
  public func render(_ list: DisplayList, into target: PixelBuffer) throws(KeisenError) {
    recorded.withLock { $0.append(list) }
    if let error { throw error }
    for y in 0..<target.height {
      UnsafeMutableRawBufferPointer(start: target.row(y), count: 4 * target.width)
        .initializeMemory(as: UInt8.self, repeating: 0)
    }
  }
}
