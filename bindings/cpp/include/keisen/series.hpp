// SPDX-License-Identifier: MIT
//
// What all series share.
#ifndef KEISEN_SERIES_HPP
#define KEISEN_SERIES_HPP

#include <keisen/detail/calls.hpp>
#include <keisen/keisen.h>
#include <keisen/object.hpp>
#include <keisen/space.hpp>

namespace keisen {

/// Draws data through one space. May be part of several charts.
class Series : public Object<Series,
                             keisen_series,
                             keisen_series_retain,
                             keisen_series_release,
                             keisen_series_equal> {
public:
  using Object::Object;

  /// Returns the space it draws in.
  Space space() const {
    return Space::adopt(detail::make<keisen_space>(keisen_series_get_space, handle()));
  }
};

} // namespace keisen

#endif
