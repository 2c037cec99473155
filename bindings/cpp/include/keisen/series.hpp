// SPDX-License-Identifier: MIT
//
// What all series share.
#pragma once

#include <keisen/color.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/object.hpp>
#include <keisen/space.hpp>

#include <optional>

namespace keisen {

class Selection;

/// Draws data through one space. May be part of several charts.
class Series : public Object<Series,
                             keisen_series,
                             keisen_series_retain,
                             keisen_series_release,
                             keisen_series_equal> {
public:
  using Object::Object;

  /// Returns the space it draws in.
  Space space() const { return detail::object<Space>(keisen_series_get_space, handle()); }

  /// Returns one of its numbers as it is now: while it is animated, what was drawn last. Throws
  /// Status::unsupported where the series has none.
  double number(AnimatedNumber number) const {
    return detail::get<double>(keisen_series_get_number, handle(),
                               static_cast<keisen_animated_number>(number));
  }

  /// Returns one of its colours as it is now, nothing where it is left to the theme.
  std::optional<Color> color(AnimatedColor color) const {
    return detail::color(detail::get<keisen_color>(keisen_series_get_color, handle(),
                                                   static_cast<keisen_animated_color>(color)));
  }

  /// Gives it a selection, outside of which its rows are dimmed from the next frame on, as
  /// keisen_series_set_selection() says. Throws Status::unsupported where its rows have no shapes
  /// of their own. Include <keisen/selection.hpp> to call it.
  void set_selection(const Selection &selection);

  /// Takes its selection away.
  void clear_selection() { check(keisen_series_set_selection(handle(), nullptr)); }

  /// Returns its selection, nothing where it has none. Include <keisen/selection.hpp> to call it.
  std::optional<Selection> selection() const;
};

} // namespace keisen
