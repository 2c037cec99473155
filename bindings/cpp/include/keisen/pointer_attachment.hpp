// SPDX-License-Identifier: MIT
//
// What crosshairs and tooltips share.
#pragma once

#include <keisen/attachment.hpp>
#include <keisen/error.hpp>
#include <keisen/geometry.hpp>
#include <keisen/keisen.h>
#include <keisen/value.hpp>

#include <optional>
#include <utility>

namespace keisen {

/// Where a crosshair or a tooltip points: at a point of the picture, or at values, one or two.
struct Pointer {
  /// In points from the top left corner; nothing where it points at values.
  std::optional<Point> point;
  /// The value of x; nothing where there is none.
  std::optional<Value> x;
  /// The value of y; nothing where there is none.
  std::optional<Value> y;
};

/// An attachment that shows what is at a pointer: a crosshair, a tooltip.
class PointerAttachment : public Attachment {
public:
  /// Takes an attachment for one of them; where it is none, the functions below throw
  /// Status::invalid_argument.
  explicit PointerAttachment(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Points at a point of the picture, in a figure of the chart's place; outside of the plot
  /// nothing is drawn.
  void set_pointer(double x, double y) { check(keisen_attachment_set_pointer(handle(), x, y)); }
  void set_pointer(Point point) { set_pointer(point.x, point.y); }

  /// Points at values, so that it follows the pointer of another chart; without any it is hidden.
  void set_pointer_values(const std::optional<Value> &x, const std::optional<Value> &y) {
    const keisen_value zero = KEISEN_VALUE(0);
    const keisen_value c_x = x ? detail::c_value(*x) : zero, c_y = y ? detail::c_value(*y) : zero;
    check(keisen_attachment_set_pointer_values(handle(), x ? &c_x : nullptr, y ? &c_y : nullptr));
  }

  /// Hides it until it points somewhere again.
  void hide_pointer() { check(keisen_attachment_hide_pointer(handle())); }

  /// Returns where it points, nothing while it is hidden.
  std::optional<Pointer> pointer() const {
    keisen_pointer_info c = KEISEN_POINTER_INFO_INIT;
    check(keisen_attachment_get_pointer(handle(), &c));
    Pointer pointer;
    switch (c.kind) {
    case KEISEN_POINTER_POINT:
      pointer.point = Point{c.position_x, c.position_y};
      break;
    case KEISEN_POINTER_VALUES:
      if (c.has_x)
        pointer.x = detail::value(c.x);
      if (c.has_y)
        pointer.y = detail::value(c.y);
      break;
    default:
      return std::nullopt;
    }
    return pointer;
  }
};

} // namespace keisen
