// SPDX-License-Identifier: MIT
//
// Crosshairs.
#pragma once

#include <keisen/color.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/dash.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/detail/reach.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/pointer_attachment.hpp>
#include <keisen/space.hpp>

#include <optional>
#include <utility>
#include <vector>

namespace keisen {

/// How a crosshair looks, and which row it moves to.
struct CrosshairOptions {
  /// Whether it has a vertical line, at a value of x.
  bool show_x = true;
  /// Whether it has a horizontal line, at a value of y.
  bool show_y = true;
  /// Which row it moves to, of the series on the projections of its lines; where none is near
  /// enough it stays where the pointer is.
  CrosshairSnap snap = CrosshairSnap::none;
  /// Distance in points up to which it snaps, not negative, may be infinite; nothing for 24 points,
  /// and for any along x.
  std::optional<double> within;
  /// Full width of the lines in points, drawn as a whole number of device pixels; 0 draws none.
  double width = 1;
  /// Colour of the lines; nothing is the colour of the axes.
  std::optional<Color> color;
  /// Lengths that alternate mark and gap, in multiples of the width; empty for solid lines.
  std::vector<double> dash;
  /// Whether the values are written beside the axes.
  bool show_labels = true;
  /// Size of the values in points, at most 1,000; 0 draws none.
  double label_size = 12;
  /// Their colour; nothing is black or white, whichever is easier to read.
  std::optional<Color> label_color;
  /// What is behind them; nothing is the colour of labels.
  std::optional<Color> label_background;
  /// Radius of the corners of that, in points.
  double label_radius = 3;
  /// Diameter in points within the ring around the row that it moved to; 0 draws none.
  double marker_size = 7;
  /// Colour of the ring; nothing is the colour of titles.
  std::optional<Color> marker_color;
};

namespace detail {

/// Returns the options for C, which point into the ones given.
inline keisen_crosshair_options c_options(const CrosshairOptions &options) {
  keisen_crosshair_options c = c_struct<keisen_crosshair_options>(options);
  c.within = c_reach(options.within);
  set_dash(c, options.dash);
  return c;
}

} // namespace detail

/// Lines across the plot at a pointer, with the values there beside the axes. Nothing is drawn
/// until it points somewhere. It adds nothing to ranges and wants no room.
class Crosshair : public PointerAttachment {
public:
  /// Makes a crosshair of a space that is not polar: Status::unsupported.
  explicit Crosshair(const Space &space, const CrosshairOptions &options = CrosshairOptions())
      : PointerAttachment(detail::object<Attachment>(
            keisen_attachment_create_crosshair, space.handle(), detail::c_options(options))) {}

  /// Takes an attachment for a crosshair; where it is none, the functions below throw
  /// Status::invalid_argument.
  explicit Crosshair(Attachment attachment) noexcept : PointerAttachment(std::move(attachment)) {}

  /// Replaces all options; the pointer stays.
  void set_options(const CrosshairOptions &options) {
    detail::call(keisen_attachment_set_crosshair_options, handle(), detail::c_options(options));
  }
};

} // namespace keisen
