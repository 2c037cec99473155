// SPDX-License-Identifier: MIT
//
// Spaces.
#ifndef KEISEN_SPACE_HPP
#define KEISEN_SPACE_HPP

#include <keisen/detail/calls.hpp>
#include <keisen/keisen.h>
#include <keisen/object.hpp>
#include <keisen/projection.hpp>

namespace keisen {

/// The shape of grid lines at the radii of a polar space.
enum class PolarGrid : int {
  circles = KEISEN_POLAR_GRID_CIRCLES,
  /// Straight from spoke to spoke, as in radar charts.
  polygons = KEISEN_POLAR_GRID_POLYGONS,
};

/// How lines and areas of a polar space go from row to row.
enum class PolarPath : int {
  straight = KEISEN_POLAR_PATH_STRAIGHT,
  /// Along the angle, the nearer way around, the radius changing steadily.
  along_angle = KEISEN_POLAR_PATH_ALONG_ANGLE,
};

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
  Projection x() const {
    return Projection::adopt(detail::make<keisen_projection>(keisen_space_get_x, handle()));
  }

  /// Returns the projection of the vertical dimension, or of the radius.
  Projection y() const {
    return Projection::adopt(detail::make<keisen_projection>(keisen_space_get_y, handle()));
  }

private:
  static keisen_space *
  create(const Projection &angle, const Projection &radius, const PolarOptions &options) {
    keisen_polar_options c = KEISEN_POLAR_OPTIONS_INIT;
    c.clockwise = options.clockwise;
    c.closed = options.closed;
    c.grid = static_cast<keisen_polar_grid>(options.grid);
    c.path = static_cast<keisen_polar_path>(options.path);
    c.start = options.start;
    c.inner_radius = options.inner_radius;
    return detail::make<keisen_space>(keisen_space_create_polar, angle.handle(), radius.handle(),
                                      &c);
  }
};

} // namespace keisen

#endif
