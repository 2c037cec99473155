// SPDX-License-Identifier: MIT
//
// What a frame did.
#pragma once

#include <keisen/enums.hpp>
#include <keisen/geometry.hpp>
#include <keisen/keisen.h>

#include <cstdint>

namespace keisen {

/// What a frame did.
struct FrameRecord {
  /// Number of series drawn.
  std::uint32_t series_count = 0;
  /// Number of the frame in this chart, from 1.
  std::uint64_t frame = 0;
  /// Characters for which no font had a glyph; each is a box in the picture.
  std::uint64_t missing_glyphs = 0;
  /// Time that the frame was asked for, in seconds.
  double time = 0;
  /// The plot rectangle, in points.
  Rect plot;
  /// Milliseconds from the call to the display list.
  double encode_milliseconds = 0;
  /// Milliseconds from the display list to the pixels.
  double render_milliseconds = 0;
  /// Titles, subtitles, captions, titles of axes, legends, colour bars, messages and labels of
  /// slices that had no room; in a picture of 160 x 120 points or more axes without room for labels
  /// too. They are not in the picture.
  std::uint64_t omitted_parts = 0;
  /// Titles, labels of ticks and names in legends that are in the picture without their end, and
  /// legends that lack names, because they had no room.
  std::uint64_t shortened_texts = 0;
  /// Ranges whose end that follows the data stands 1, or a decade, beside the decided one, as all
  /// data lies beyond that.
  std::uint64_t held_ends = 0;
  /// Annotations out of view of ranges that follow the data: texts, arrows, and rules and spans
  /// that extend no range or lie beyond an end that is decided.
  std::uint64_t unseen_annotations = 0;
  /// Series, slices and categories that have the colour of another one, as there are more of them
  /// than colours in the theme's cycle.
  std::uint64_t repeated_colors = 0;
  /// Whether a range that depends on the size of a plot was decided for another plot.
  bool unsettled = false;
};

/// What a frame did with one series.
struct SeriesRecord {
  /// How it was drawn.
  Tier tier = Tier::direct;
  /// Rows read.
  std::uint64_t rows = 0;
  /// Rows that are gaps: NaN, missing, or not finite.
  std::uint64_t gaps = 0;
  /// Greatest error of any position, in device pixels: 0 when direct, 1/16 for a line's envelope
  /// and coverage.
  double bound_pixels = 0;
  /// Greatest error of any channel value, of 255: 0 when direct, 17 for a line's envelope and
  /// coverage, 2 for that of other shapes. Of this series alone: where edges of several lie in one
  /// pixel, each adds its own.
  double bound_channel = 0;
  /// Milliseconds spent on it before the renderer.
  double milliseconds = 0;
  /// Rows whose values the scale has no place for; not counted among the gaps.
  std::uint64_t dropped = 0;
  /// Whether rows of an envelope with gaps among them were drawn as one run.
  bool gaps_are_approximated = false;
  /// Rows of a swarm that may overlap others.
  std::uint64_t crowded = 0;
  /// Rows that are drawn as one shape: of candlesticks how many a bucket has; 1 of all other
  /// series.
  std::uint64_t rows_per_shape = 1;
  /// Labels of its own that had no room, as those of slices; the frame's omitted_parts counts them
  /// too.
  std::uint64_t omitted_labels = 0;
  /// Rows in view that begin where the scale has no place, as a bin or a cell from 0 does on a log
  /// scale; of an image 1. They are drawn to the end of the plot.
  std::uint64_t open_ended = 0;
};

namespace detail {

/// Returns the record that C tells.
inline FrameRecord frame_record(const keisen_frame_record &c) noexcept {
  return {c.series_count,
          c.frame,
          c.missing_glyphs,
          c.time,
          {c.plot.x, c.plot.y, c.plot.width, c.plot.height},
          c.encode_milliseconds,
          c.render_milliseconds,
          c.omitted_parts,
          c.shortened_texts,
          c.held_ends,
          c.unseen_annotations,
          c.repeated_colors,
          c.unsettled};
}

/// Returns the record that C tells.
inline SeriesRecord series_record(const keisen_series_record &c) noexcept {
  return {static_cast<Tier>(c.tier),
          c.rows,
          c.gaps,
          c.bound_pixels,
          c.bound_channel,
          c.milliseconds,
          c.dropped,
          c.gaps_are_approximated,
          c.crowded,
          c.rows_per_shape,
          c.omitted_labels,
          c.open_ended};
}

} // namespace detail

} // namespace keisen
