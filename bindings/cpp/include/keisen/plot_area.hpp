// SPDX-License-Identifier: MIT
//
// Plot areas.
#pragma once

#include <keisen/attachment.hpp>
#include <keisen/color.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/error.hpp>
#include <keisen/geometry.hpp>
#include <keisen/keisen.h>

#include <optional>
#include <utility>

namespace keisen {

/// How the plot area looks.
struct PlotAreaOptions {
  /// Fill, or the colour at the gradient's start; nothing takes the theme's.
  std::optional<Color> color;
  /// Whether `end_color` and the gradient count; else `color` fills all.
  bool gradient = false;
  /// Colour at the gradient's end; nothing takes the theme's.
  std::optional<Color> end_color;
  /// Where the gradient starts, in fractions of the plot from its top left corner.
  double start_x = 0;
  double start_y = 0;
  /// Where the gradient ends.
  double end_x = 0;
  double end_y = 1;
  /// Radii of the corners; series are clipped to this shape.
  CornerRadii radii;
  /// Full width of the border in points, centred on the outline; 0 for none.
  double border_width = 0;
  /// Colour of the border; nothing takes the theme's for axes.
  std::optional<Color> border_color;
};

namespace detail {

inline keisen_plot_area_options c_options(const PlotAreaOptions &options) noexcept {
  keisen_plot_area_options c = c_struct<keisen_plot_area_options>(options);
  c.radii = {options.radii.top_left, options.radii.top_right, options.radii.bottom_right,
             options.radii.bottom_left};
  return c;
}

} // namespace detail

/// What fills the plot rectangle and gives it its shape.
class PlotArea : public Attachment {
public:
  explicit PlotArea(const PlotAreaOptions &options = PlotAreaOptions())
      : Attachment(detail::make<keisen_attachment>(keisen_attachment_create_plot_area,
                                                   detail::c_options(options))) {}

  /// Takes an attachment for a plot area; where it is none, the function below throws
  /// Status::invalid_argument.
  explicit PlotArea(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Replaces all options.
  void set_options(const PlotAreaOptions &options) {
    detail::call(keisen_attachment_set_plot_area_options, handle(), detail::c_options(options));
  }
};

} // namespace keisen
