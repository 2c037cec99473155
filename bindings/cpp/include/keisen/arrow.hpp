// SPDX-License-Identifier: MIT
//
// Arrows.
#pragma once

#include <keisen/attachment.hpp>
#include <keisen/color.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/space.hpp>
#include <keisen/value.hpp>

#include <array>
#include <optional>
#include <utility>

namespace keisen {

/// How an arrow looks, and what its positions count.
struct ArrowOptions {
  /// Full width of the line in points; 0 draws heads only.
  double width = 1.25;
  /// Colour; nothing is the colour of labels.
  std::optional<Color> color;
  /// Which ends have a head.
  ArrowHeads heads = ArrowHeads::end;
  /// Length of a head in points; heads of a shorter arrow shrink.
  double head_length = 8;
  /// Full width of a head, in points.
  double head_width = 7;
  /// Free room between the start and the arrow, in points.
  double start_gap = 0;
  /// Free room between the arrow and the end, in points.
  double end_gap = 0;
  /// What the start counts.
  Coordinates start_x_coordinates = Coordinates::automatic;
  Coordinates start_y_coordinates = Coordinates::automatic;
  /// What the end counts.
  Coordinates end_x_coordinates = Coordinates::automatic;
  Coordinates end_y_coordinates = Coordinates::automatic;
  /// What is added to the start in points, x to the right and y down.
  double start_offset_x = 0;
  double start_offset_y = 0;
  /// What is added to the end.
  double end_offset_x = 0;
  double end_offset_y = 0;
  /// Whether it is cut at the plot's edge; else it is drawn whole or, outside of the plot, not.
  bool clip = false;
};

namespace detail {

inline keisen_arrow_options c_options(const ArrowOptions &options) noexcept {
  return c_struct<keisen_arrow_options>(options);
}

} // namespace detail

/// A straight line from one position to another with heads at its ends. It adds nothing to ranges.
class Arrow : public Attachment {
public:
  /// Makes an arrow between values of a space, or what else its coordinates count.
  Arrow(const Space &space,
        const Value &start_x,
        const Value &start_y,
        const Value &end_x,
        const Value &end_y,
        const ArrowOptions &options = ArrowOptions())
      : Arrow(space.handle(), start_x, start_y, end_x, end_y, options) {}

  /// Makes an arrow between points of the picture, or what else but values its coordinates count.
  Arrow(const Value &start_x,
        const Value &start_y,
        const Value &end_x,
        const Value &end_y,
        const ArrowOptions &options = ArrowOptions())
      : Arrow(nullptr, start_x, start_y, end_x, end_y, options) {}

  /// Takes an attachment for an arrow; where it is none, the functions below throw
  /// Status::invalid_argument.
  explicit Arrow(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Replaces all options; the numbers of its positions stay, whatever they count.
  void set_options(const ArrowOptions &options) {
    detail::call(keisen_attachment_set_arrow_options, handle(), detail::c_options(options));
  }

  /// Moves both ends; what its positions count stays.
  void set_positions(const Value &start_x,
                     const Value &start_y,
                     const Value &end_x,
                     const Value &end_y) {
    check(keisen_attachment_set_arrow_positions(handle(), detail::c_value(start_x),
                                                detail::c_value(start_y), detail::c_value(end_x),
                                                detail::c_value(end_y)));
  }

  /// Returns x and y of its start, then of its end, as they were given.
  std::array<Value, 4> positions() const {
    keisen_value start_x, start_y, end_x, end_y;
    check(keisen_attachment_get_arrow_positions(handle(), &start_x, &start_y, &end_x, &end_y));
    return {detail::value(start_x), detail::value(start_y), detail::value(end_x),
            detail::value(end_y)};
  }

private:
  Arrow(keisen_space *space,
        const Value &start_x,
        const Value &start_y,
        const Value &end_x,
        const Value &end_y,
        const ArrowOptions &options)
      : Attachment(detail::make<keisen_attachment>(keisen_attachment_create_arrow,
                                                   space,
                                                   detail::c_value(start_x),
                                                   detail::c_value(start_y),
                                                   detail::c_value(end_x),
                                                   detail::c_value(end_y),
                                                   detail::c_options(options))) {}
};

} // namespace keisen
