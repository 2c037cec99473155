import CKeisen
import Keisen

@c @implementation
public func keisen_chart_get_frame_record(
  _ chart: Handle, _ record: Out<keisen_frame_record>
) -> keisen_status {
  status { () throws(KeisenError) in
    let frame = try lastFrame(of: chart)
    try write(
      keisen_frame_record(frame),
      to: try require(record, "record"),
      named: "keisen_frame_record"
    )
  }
}

@c @implementation
public func keisen_chart_get_series_record(
  _ chart: Handle, _ index: Int, _ record: Out<keisen_series_record>
) -> keisen_status {
  status { () throws(KeisenError) in
    let series = try element(index, of: try lastFrame(of: chart).series, "series in the frame")
    try write(
      keisen_series_record(series),
      to: try require(record, "record"),
      named: "keisen_series_record"
    )
  }
}

extension keisen_frame_record {
  /// Tells what a frame did.
  init(_ frame: FrameRecord) {
    self.init(
      struct_size: UInt32(MemoryLayout<keisen_frame_record>.size),
      series_count: UInt32(clamping: frame.series.count),
      frame: frame.frame,
      missing_glyphs: UInt64(clamping: frame.missingGlyphs),
      time: frame.time,
      plot: keisen_rect(frame.plot),
      encode_milliseconds: frame.encodeMilliseconds,
      render_milliseconds: frame.renderMilliseconds,
      omitted_parts: UInt64(clamping: frame.omittedParts),
      shortened_texts: UInt64(clamping: frame.shortenedTexts),
      held_ends: UInt64(clamping: frame.heldEnds),
      unseen_annotations: UInt64(clamping: frame.unseenAnnotations),
      repeated_colors: UInt64(clamping: frame.repeatedColors),
      unsettled: !frame.isSettled
    )
  }
}

extension keisen_series_record {
  /// Tells what a frame did with a series.
  init(_ series: SeriesRecord) {
    self.init(
      struct_size: UInt32(MemoryLayout<keisen_series_record>.size),
      tier: keisen_tier(rawValue: UInt32(bitPattern: series.tier.rawValue)),
      rows: UInt64(clamping: series.rows),
      gaps: UInt64(clamping: series.gaps),
      bound_pixels: series.boundPixels,
      bound_channel: series.boundChannel,
      milliseconds: series.milliseconds,
      dropped: UInt64(clamping: series.dropped),
      gaps_are_approximated: series.gapsAreApproximated,
      crowded: UInt64(clamping: series.crowded),
      rows_per_shape: UInt64(clamping: series.rowsPerShape),
      omitted_labels: UInt64(clamping: series.omittedLabels),
      open_ended: UInt64(clamping: series.openEnded)
    )
  }
}

/// Returns what the last frame of a chart did.
///
/// - Throws: `KeisenError` with code `.invalidState` before the first.
func lastFrame(of chart: Handle) throws(KeisenError) -> FrameRecord {
  guard let record = try borrow(chart, as: .chart).frameRecord else {
    throw KeisenError(.invalidState, "no frame of this chart was drawn yet")
  }
  return record
}
