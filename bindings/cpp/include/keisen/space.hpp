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

/// Two projections over a chart's plot rectangle: x to the right, y up.
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

  /// Returns the projection of the horizontal dimension.
  Projection x() const {
    return Projection::adopt(detail::make<keisen_projection>(keisen_space_get_x, handle()));
  }

  /// Returns the projection of the vertical dimension.
  Projection y() const {
    return Projection::adopt(detail::make<keisen_projection>(keisen_space_get_y, handle()));
  }
};

} // namespace keisen

#endif
