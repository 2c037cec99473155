// SPDX-License-Identifier: MIT
//
// What all attachments share.
#ifndef KEISEN_ATTACHMENT_HPP
#define KEISEN_ATTACHMENT_HPP

#include <keisen/detail/calls.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/object.hpp>

#include <cstddef>
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
  std::string text() const {
    return detail::text([this](std::size_t capacity, char *buffer, std::size_t *length) {
      return keisen_attachment_get_text(handle(), capacity, buffer, length);
    });
  }
};

} // namespace keisen

#endif
