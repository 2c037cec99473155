// SPDX-License-Identifier: MIT
//
// Grids.
#pragma once

#include <keisen/attachment.hpp>
#include <keisen/color.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/dash.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/space.hpp>

#include <optional>
#include <utility>
#include <vector>

namespace keisen {

/// How a grid looks.
struct GridOptions {
  /// Whether there are vertical lines, at the ticks of x.
  bool x = true;
  /// Whether there are horizontal lines, at the ticks of y.
  bool y = true;
  /// Whether there are vertical lines at the minor ticks of x.
  bool minor_x = false;
  /// Whether there are horizontal lines at the minor ticks of y.
  bool minor_y = false;
  /// Full width of a line in points; drawn as a whole number of device pixels.
  double width = 1;
  /// Colour; nothing takes the theme's.
  std::optional<Color> color;
  /// Colour of the lines at minor ticks; nothing is half way from `color` to the plot area's.
  std::optional<Color> minor_color;
  /// Lengths that alternate mark and gap, in multiples of the width; empty is solid.
  std::vector<double> dash;
};

namespace detail {

/// Returns the options for C, which point into the ones given.
inline keisen_grid_options c_options(const GridOptions &options) {
  keisen_grid_options c = c_struct<keisen_grid_options>(options);
  set_dash(c, options.dash);
  return c;
}

} // namespace detail

/// Lines across the plot at the ticks of a space's projections.
class Grid : public Attachment {
public:
  explicit Grid(const Space &space, const GridOptions &options = GridOptions())
      : Attachment(detail::make<keisen_attachment>(
            keisen_attachment_create_grid, space.handle(), detail::c_options(options))) {}

  /// Takes an attachment for the grid that it is.
  explicit Grid(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Replaces all options.
  void set_options(const GridOptions &options) {
    detail::call(keisen_attachment_set_grid_options, handle(), detail::c_options(options));
  }
};

} // namespace keisen
