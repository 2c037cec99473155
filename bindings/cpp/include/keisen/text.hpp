// SPDX-License-Identifier: MIT
//
// Texts.
#pragma once

#include <keisen/attachment.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/text_box.hpp>
#include <keisen/space.hpp>
#include <keisen/value.hpp>

#include <string>
#include <utility>

namespace keisen {

/// How a text annotation looks, and what its position counts.
struct TextOptions {
  /// How the text and its box look.
  TextBoxOptions box;
  /// What x counts.
  Coordinates x_coordinates = Coordinates::automatic;
  /// What y counts.
  Coordinates y_coordinates = Coordinates::automatic;
  /// The point of its box that stands at the position, in fractions from its top left corner; 0.5
  /// down is the middle of the capitals of a text without a visible box, as at the ticks of an
  /// axis.
  double anchor_x = 0.5;
  double anchor_y = 0.5;
  /// What is added to the position in points, x to the right and y down.
  double offset_x = 0;
  double offset_y = 0;
  /// Whether it is cut at the plot's edge; else it is drawn whole or, outside of the plot, not.
  bool clip = false;
  /// Whether it is moved into the picture where it would leave it, to the other side of its
  /// position where it would come to lie on that.
  bool keep_inside = true;
};

namespace detail {

/// Returns the options for C, which point to the note.
inline keisen_text_options c_options(const TextOptions &options,
                                     const keisen_text_box_options &box) noexcept {
  keisen_text_options c = c_struct<keisen_text_options>(options);
  c.box = &box;
  return c;
}

} // namespace detail

/// A text at a place of the plot or of the picture. It adds nothing to ranges.
class Text : public Attachment {
public:
  /// Makes a text at values of a space, or what else its coordinates count.
  Text(const Space &space,
       const Value &x,
       const Value &y,
       const std::string &text,
       const TextOptions &options = TextOptions())
      : Text(space.handle(), x, y, text, options) {}

  /// Makes a text at a point of the picture, or what else but values its coordinates count.
  Text(const Value &x,
       const Value &y,
       const std::string &text,
       const TextOptions &options = TextOptions())
      : Text(nullptr, x, y, text, options) {}

  /// Takes an attachment for a text; where it is none, the functions below throw
  /// Status::invalid_argument.
  explicit Text(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Replaces all options; the numbers of its position stay, whatever they count.
  void set_options(const TextOptions &options) {
    detail::call(keisen_attachment_set_text_options, handle(),
                 detail::c_options(options, detail::c_options(options.box)));
  }

  /// Moves it; what its position counts stays.
  void set_position(const Value &x, const Value &y) {
    check(keisen_attachment_set_text_position(handle(), detail::c_value(x), detail::c_value(y)));
  }

  /// Returns x and y of its position, as they were given.
  std::pair<Value, Value> position() const {
    keisen_value x, y;
    check(keisen_attachment_get_text_position(handle(), &x, &y));
    return {detail::value(x), detail::value(y)};
  }

private:
  Text(keisen_space *space,
       const Value &x,
       const Value &y,
       const std::string &text,
       const TextOptions &options)
      : Attachment(detail::make<keisen_attachment>(
            keisen_attachment_create_text,
            space,
            detail::c_value(x),
            detail::c_value(y),
            detail::c_string(text),
            detail::c_options(options, detail::c_options(options.box)))) {}
};

} // namespace keisen
