// SPDX-License-Identifier: MIT
//
// How frames are rendered.
#pragma once

#include <keisen/detail/structs.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>

#include <optional>

namespace keisen {

/// Where a viewer of an SVG document finds its fonts.
enum class SVGFonts {
  /// In the document, which brings those glyphs along that it shows; by name where a font can't be
  /// embedded.
  embedded = KEISEN_SVG_FONTS_EMBEDDED,
  /// On its machine, by the names of their families.
  named = KEISEN_SVG_FONTS_NAMED,
  /// Nowhere: letters are shapes.
  outlines = KEISEN_SVG_FONTS_OUTLINES
};

/// How to render a frame.
struct RenderOptions {
  /// Device pixels per point, positive and finite; without it those of the call: 2 for a PNG that
  /// `save` writes, 1 for every other picture and for documents.
  std::optional<double> pixel_ratio;
  /// Time of the frame in seconds, finite.
  double time = 0;
  /// Whether every series is drawn row by row, however many rows are in view; else the chart's
  /// direct rows decide.
  bool exact = false;
  /// Whether a file tells the chart's title, its `alt`, and that Keisen made it.
  bool metadata = true;
  /// Where a viewer of an SVG document finds its fonts.
  SVGFonts fonts = SVGFonts::embedded;
};

namespace detail {

/// Returns a pixel ratio for C, for which 0 is the one that the call takes by itself.
inline double c_pixel_ratio(const std::optional<double> &pixel_ratio) {
  if (pixel_ratio && *pixel_ratio == 0)
    throw Error(Status::invalid_argument, "pixel ratio must be positive and finite, got 0.0");
  return pixel_ratio.value_or(0);
}

/// Returns the options for C.
inline keisen_render_options c_options(const RenderOptions &options) {
  keisen_render_options c = c_struct<keisen_render_options>(options);
  c.pixel_ratio = c_pixel_ratio(options.pixel_ratio);
  set_field(c.fonts, options.fonts);
  return c;
}

} // namespace detail

} // namespace keisen
