// SPDX-License-Identifier: MIT
//
// Plot areas.
#ifndef KEISEN_PLOT_AREA_HPP
#define KEISEN_PLOT_AREA_HPP

#include <keisen/attachment.hpp>
#include <keisen/color.hpp>
#include <keisen/detail/calls.hpp>
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
  keisen_plot_area_options c = KEISEN_PLOT_AREA_OPTIONS_INIT;
  c.gradient = options.gradient;
  c.color = c_color(options.color);
  c.end_color = c_color(options.end_color);
  c.start_x = options.start_x;
  c.start_y = options.start_y;
  c.end_x = options.end_x;
  c.end_y = options.end_y;
  c.radii = {options.radii.top_left, options.radii.top_right, options.radii.bottom_right,
             options.radii.bottom_left};
  c.border_width = options.border_width;
  c.border_color = c_color(options.border_color);
  return c;
}

} // namespace detail

/// What fills the plot rectangle and gives it its shape.
class PlotArea : public Attachment {
public:
  explicit PlotArea(const PlotAreaOptions &options = PlotAreaOptions())
      : Attachment(create(options)) {}

  /// Takes an attachment for a plot area; where it is none, the function below throws
  /// Status::invalid_argument.
  explicit PlotArea(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Replaces all options.
  void set_options(const PlotAreaOptions &options) {
    keisen_plot_area_options c = detail::c_options(options);
    check(keisen_attachment_set_plot_area_options(handle(), &c));
  }

private:
  static Attachment create(const PlotAreaOptions &options) {
    keisen_plot_area_options c = detail::c_options(options);
    return adopt(detail::make<keisen_attachment>(keisen_attachment_create_plot_area, &c));
  }
};

} // namespace keisen

#endif
