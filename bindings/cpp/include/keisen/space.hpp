// SPDX-License-Identifier: MIT
//
// Spaces.
#pragma once

#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/enums.hpp>
#include <keisen/keisen.h>
#include <keisen/object.hpp>
#include <keisen/projection.hpp>

namespace keisen {

/// How angles and radii become places on a disc, for good.
struct PolarOptions {
  /// Where the range of angles begins, in degrees clockwise from 12 o'clock.
  double start = 0;
  /// Whether angles grow clockwise.
  bool clockwise = true;
  /// Radius of the hole as a part of the disc's, from 0 to less than 1.
  double inner_radius = 0;
  /// The shape of grid lines at radii.
  PolarGrid grid = PolarGrid::circles;
  /// How lines and areas go from row to row.
  PolarPath path = PolarPath::straight;
  /// Whether the last row of lines and areas is joined with the first.
  bool closed = false;
};

/// Two projections over a chart's plot rectangle: x to the right, y up; or an angle and a radius on
/// a disc.
class Space : public Object<Space,
                            keisen_space,
                            keisen_space_retain,
                            keisen_space_release,
                            keisen_space_equal> {
public:
  using Object::Object;

  /// Makes a space over two projections, which may be one and the same.
  Space(const Projection &x, const Projection &y)
      : Object(detail::make<keisen_space>(keisen_space_create, x.handle(), y.handle())) {}

  /// Makes a polar space over projections of an angle and a radius.
  Space(const Projection &angle, const Projection &radius, const PolarOptions &options)
      : Object(create(angle, radius, options)) {}

  /// Returns the projection of the horizontal dimension, or of the angle.
  Projection x() const { return detail::object<Projection>(keisen_space_get_x, handle()); }

  /// Returns the projection of the vertical dimension, or of the radius.
  Projection y() const { return detail::object<Projection>(keisen_space_get_y, handle()); }

private:
  static keisen_space *
  create(const Projection &angle, const Projection &radius, const PolarOptions &options) {
    keisen_polar_options c = detail::c_struct<keisen_polar_options>(options);
    return detail::make<keisen_space>(keisen_space_create_polar, angle.handle(), radius.handle(),
                                      &c);
  }
};

} // namespace keisen
