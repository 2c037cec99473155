// SPDX-License-Identifier: MIT
//
// Axes of polar spaces.
#pragma once

#include <keisen/attachment.hpp>
#include <keisen/color.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/space.hpp>
#include <keisen/tick_format.hpp>
#include <keisen/value.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// How the axis of a polar space looks.
struct PolarAxisOptions {
  /// Whether angles have labels around the disc.
  bool angles = true;
  /// Whether radii have labels along a ray.
  bool radii = true;
  /// Where that ray is, in degrees clockwise from 12 o'clock; nothing for half way between the
  /// first two spokes.
  std::optional<double> radius_angle;
  /// Wanted number of rings, a hint; 0 chooses by the disc's size.
  std::uint32_t radius_count = 0;
  /// How the labels of angles are written; automatic in degrees where the range is linear and 360
  /// or 2 pi long.
  TickFormat angle_format;
  /// How the labels of radii are written.
  TickFormat radius_format;
  /// Size of the labels, in points.
  double label_size = 12;
  /// Full width of the rim, in points; 0 is none.
  double width = 1;
  /// Colour of the rim; nothing takes the theme's for axes.
  std::optional<Color> color;
  /// Colour of the labels; nothing takes the theme's.
  std::optional<Color> text_color;
};

namespace detail {

/// The options for C, with what they point into.
struct PolarAxisOptionsForC : keisen_polar_axis_options, Pinned {
  explicit PolarAxisOptionsForC(const PolarAxisOptions &options)
      : keisen_polar_axis_options(c_struct<keisen_polar_axis_options>(options)),
        of_angles(c_options(options.angle_format)), of_radii(c_options(options.radius_format)) {
    radius_placed = options.radius_angle.has_value();
    radius_angle = options.radius_angle.value_or(0);
    angle_format = &of_angles;
    radius_format = &of_radii;
  }

private:
  keisen_tick_format_options of_angles;
  keisen_tick_format_options of_radii;
};

} // namespace detail

/// The labels of a polar space around its disc and along a ray, and the rim.
class PolarAxis : public Attachment {
public:
  explicit PolarAxis(const Space &space, const PolarAxisOptions &options = PolarAxisOptions())
      : Attachment(detail::make<keisen_attachment>(keisen_attachment_create_polar_axis,
                                                   space.handle(),
                                                   detail::PolarAxisOptionsForC(options))) {}

  /// Takes an attachment for the polar axis that it is.
  explicit PolarAxis(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Replaces all options.
  void set_options(const PolarAxisOptions &options) {
    detail::call(keisen_attachment_set_polar_axis_options, handle(),
                 detail::PolarAxisOptionsForC(options));
  }

  /// Puts spokes at angles of the caller's, with as many labels, or none for what the format gives.
  void set_angle_ticks(const std::vector<Value> &angles,
                       const std::vector<std::string> &labels = {}) {
    if (!labels.empty() && labels.size() != angles.size())
      throw Error(Status::invalid_argument, "ticks are " + std::to_string(angles.size()) +
                                                ", their labels " + std::to_string(labels.size()));
    // One more, so that the address of no values is not that of the scale's own ticks.
    std::vector<keisen_value> c(angles.size() + 1);
    std::vector<const char *> texts;
    for (std::size_t i = 0; i < angles.size(); ++i)
      c[i] = detail::c_value(angles[i]);
    for (const std::string &label : labels)
      texts.push_back(detail::c_string(label));
    check(keisen_attachment_set_angle_ticks(handle(), angles.size(), c.data(),
                                            labels.empty() ? nullptr : texts.data()));
  }

  /// Lets the scale choose spokes again.
  void remove_angle_ticks() {
    check(keisen_attachment_set_angle_ticks(handle(), 0, nullptr, nullptr));
  }
};

} // namespace keisen
