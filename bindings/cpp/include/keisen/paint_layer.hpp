// SPDX-License-Identifier: MIT
//
// Paint in charts.
#pragma once

#include <keisen/attachment.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/geometry.hpp>
#include <keisen/keisen.h>
#include <keisen/paint.hpp>
#include <keisen/space.hpp>
#include <keisen/value.hpp>

#include <utility>

namespace keisen {

/// Where a layer of paint lies in a chart: over the whole plot unless said otherwise.
struct PaintOptions {
  /// What left and right count.
  Coordinates x_coordinates = Coordinates::plot;
  /// What top and bottom count.
  Coordinates y_coordinates = Coordinates::plot;
  /// The sides of the paint.
  Value left = 0;
  Value top = 0;
  Value right = 1;
  Value bottom = 1;
};

/// A layer of paint in a chart. It adds nothing to ranges.
class PaintLayer : public Attachment {
public:
  /// Shows paint in a chart; its sides may be values of the space, to which it can be anchored.
  PaintLayer(const Paint &paint, const Space &space, const PaintOptions &options = PaintOptions())
      : Attachment(create(paint, space.handle(), options)) {}

  /// Shows paint over the plot or in the picture.
  explicit PaintLayer(const Paint &paint, const PaintOptions &options = PaintOptions())
      : Attachment(create(paint, nullptr, options)) {}

  /// Takes an attachment for a layer of paint; where it is none, the functions below throw
  /// Status::invalid_argument.
  explicit PaintLayer(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Moves it.
  void set_options(const PaintOptions &options) {
    detail::call(keisen_attachment_set_paint_options, handle(), c_options(options));
  }

  /// Ties it to the values that it lies on now, which it then follows.
  void anchor() { check(keisen_attachment_anchor_paint(handle())); }

  /// Returns the rectangle that it filled in the last frame.
  Rect rect() const {
    keisen_rect c;
    check(keisen_attachment_get_paint_rect(handle(), &c));
    return {c.x, c.y, c.width, c.height};
  }

private:
  static keisen_paint_options c_options(const PaintOptions &options) {
    return detail::c_struct<keisen_paint_options>(options);
  }

  static Attachment create(const Paint &paint, keisen_space *space, const PaintOptions &options) {
    return adopt(detail::make<keisen_attachment>(keisen_attachment_create_paint, paint.handle(),
                                                 space, c_options(options)));
  }
};

} // namespace keisen
