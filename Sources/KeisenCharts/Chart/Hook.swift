import KeisenFrames
import KeisenPrimitives

/// A user's code within the frames of a chart.
///
/// Its functions run on the thread that draws, in this order, with no lock held; of several hooks
/// those that were added first run first. They may change whatever they like, the chart too: what
/// `willUpdate` changes is in this frame, what the others change in the next one. They must not
/// draw the chart: that is an error of code `.invalidState`. What one throws ends the frame with an
/// error of code `.callback`, and chart, projections, series and animations are as they were before
/// it, save for what hooks changed themselves. One hook may be part of several charts and be used
/// from several threads.
public protocol Hook: AnyObject, Sendable {
  /// Runs when animations have stepped to the frame's time, before series, columns and ranges are
  /// looked at.
  func willUpdate(_ chart: Chart, _ frame: HookFrame) throws

  /// Runs when all is laid out and encoded, before the renderer draws.
  func willRender(_ chart: Chart, _ frame: HookFrame) throws

  /// Runs when the renderer has drawn, before ranges and the record are stored.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - frame: What is known of the frame.
  ///   - record: What the frame did; the chart has that of the frame before still.
  /// - Throws: Anything, which ends the frame.
  func didRender(_ chart: Chart, _ frame: HookFrame, _ record: FrameRecord) throws
}

extension Hook {
  /// Does nothing.
  public func willUpdate(_ chart: Chart, _ frame: HookFrame) throws {}

  /// Does nothing.
  public func willRender(_ chart: Chart, _ frame: HookFrame) throws {}

  /// Does nothing.
  public func didRender(_ chart: Chart, _ frame: HookFrame, _ record: FrameRecord) throws {}
}

/// What a hook is told of a frame.
public struct HookFrame: Hashable, Sendable {
  /// Time that the frame was asked for, in seconds.
  public let time: Double
  /// Device pixels per point.
  public let pixelRatio: Double
  /// Size of the picture, in points; nil before the chart is looked at, in `willUpdate`.
  public internal(set) var size: Size?
  /// The plot rectangle, in points; nil before the picture is laid out, in `willUpdate`.
  public internal(set) var plot: Rect?

  init(time: Double, pixelRatio: Double) {
    self.time = time
    self.pixelRatio = pixelRatio
  }
}
