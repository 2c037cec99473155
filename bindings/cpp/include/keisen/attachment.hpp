// SPDX-License-Identifier: MIT
//
// What all attachments share.
#pragma once

#include <keisen/color.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/object.hpp>

#include <cstddef>
#include <optional>
#include <string>

namespace keisen {

/// Draws anything but data: plot area, grid, axis, title, legend. May be part of several charts.
class Attachment : public Object<Attachment,
                                 keisen_attachment,
                                 keisen_attachment_retain,
                                 keisen_attachment_release,
                                 keisen_attachment_equal> {
public:
  using Object::Object;

  /// Changes the text of a title or a text annotation, the title of an axis or a legend, or the
  /// label of a rule or a span; "" for none.
  void set_text(const std::string &text) {
    check(keisen_attachment_set_text(handle(), detail::c_string_or_null(text)));
  }

  /// Returns the text that set_text() changes.
  std::string text() const { return detail::text(keisen_attachment_get_text, handle()); }

  /// Returns one of its numbers as it is now: while it is animated, what was drawn last. Throws
  /// Status::unsupported where the attachment has none.
  double number(AnimatedNumber number) const {
    return detail::get<double>(keisen_attachment_get_number, handle(),
                               static_cast<keisen_animated_number>(number));
  }

  /// Returns one of its colours as it is now, nothing where it is left to the theme.
  std::optional<Color> color(AnimatedColor color) const {
    return detail::color(detail::get<keisen_color>(keisen_attachment_get_color, handle(),
                                                   static_cast<keisen_animated_color>(color)));
  }
};

} // namespace keisen
