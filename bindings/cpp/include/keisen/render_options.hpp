// SPDX-License-Identifier: MIT
//
// How frames are rendered.
#ifndef KEISEN_RENDER_OPTIONS_HPP
#define KEISEN_RENDER_OPTIONS_HPP

namespace keisen {

/// How to render a frame.
struct RenderOptions {
  /// Device pixels per point, positive and finite.
  double pixel_ratio = 1;
  /// Time of the frame in seconds, finite.
  double time = 0;
  /// Whether every series is drawn row by row, however many rows are in view; else the chart's
  /// direct rows decide.
  bool exact = false;
};

} // namespace keisen

#endif
