// SPDX-License-Identifier: MIT
//
// Tooltips.
#pragma once

#include <keisen/color.hpp>
#include <keisen/detail/callbacks.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/detail/reach.hpp>
#include <keisen/error.hpp>
#include <keisen/geometry.hpp>
#include <keisen/hit.hpp>
#include <keisen/keisen.h>
#include <keisen/pointer_attachment.hpp>
#include <keisen/series.hpp>
#include <keisen/space.hpp>
#include <keisen/value.hpp>

#include <cstddef>
#include <cstring>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// How a tooltip looks, and which rows it tells about.
struct TooltipOptions {
  /// HitMode::nearest for the row that is drawn nearest to the pointer; HitMode::x for one row of
  /// every series, at the x of the one that stands nearest along x.
  HitMode mode = HitMode::nearest;
  /// Distance in points up to which rows are found, not negative, may be infinite; nothing for 24
  /// points, and for any along x.
  std::optional<double> within;
  /// Size of the texts in points, at most 1,000; 0 draws no box.
  double size = 12;
  /// Colour of the texts; nothing are the colours of titles and labels.
  std::optional<Color> color;
  /// What fills the box; nothing is the colour of the plot area.
  std::optional<Color> background;
  /// Full width of the border in points; 0 is none.
  double border_width = 1;
  /// Its colour; nothing is that of the axes, half of it.
  std::optional<Color> border_color;
  /// Radius of the box's corners, in points.
  double radius = 4;
  /// Free room within the border; nothing for what suits the size.
  std::optional<Insets> insets;
  /// Distance in points between the box and the rows, rings included.
  double gap = 8;
  /// Diameter in points within the rings around the rows; 0 draws none.
  double marker_size = 7;
  /// Colour of the rings; nothing is the colour of titles.
  std::optional<Color> marker_color;
};

namespace detail {

/// Returns the options for C.
inline keisen_tooltip_options c_options(const TooltipOptions &options) {
  keisen_tooltip_options c = c_struct<keisen_tooltip_options>(options);
  c.within = c_reach(options.within);
  return c;
}

/// What writes the text of a tooltip.
using TooltipWriter = std::function<std::string(const std::vector<Hit> &)>;

/// Writes what a writer says of rows that are lent.
inline keisen_status write_tooltip(const keisen_hit *const *hits,
                                   std::size_t count,
                                   char *buffer,
                                   std::size_t capacity,
                                   void *context) {
  return guarded([&] {
    std::vector<Hit> rows;
    for (std::size_t i = 0; i < count; ++i) {
      keisen_hit own = *hits[i];
      check(keisen_series_retain(own.series));
      rows.push_back(*hit(own));
    }
    const std::string text = (*static_cast<TooltipWriter *>(context))(rows);
    const char *c = c_string(text);
    if (text.size() >= capacity)
      throw Error(Status::invalid_argument, "writer of a tooltip must return at most " +
                                                std::to_string(capacity - 1) + " bytes, got " +
                                                std::to_string(text.size()));
    std::memcpy(buffer, c, text.size() + 1);
  });
}

} // namespace detail

/// A box beside the row that a pointer finds, or beside one row of every series, which tells their
/// values. Nothing is drawn until it points somewhere. It adds nothing to ranges and wants no room.
class Tooltip : public PointerAttachment {
public:
  /// Makes a tooltip; `space` is that of the values that it may point at.
  explicit Tooltip(const Space &space, const TooltipOptions &options = TooltipOptions())
      : PointerAttachment(detail::object<Attachment>(
            keisen_attachment_create_tooltip, space.handle(), detail::c_options(options))) {}

  /// Takes an attachment for a tooltip; where it is none, the functions below throw
  /// Status::invalid_argument.
  explicit Tooltip(Attachment attachment) noexcept : PointerAttachment(std::move(attachment)) {}

  /// Replaces all options; pointer and writer stay.
  void set_options(const TooltipOptions &options) {
    detail::call(keisen_attachment_set_tooltip_options, handle(), detail::c_options(options));
  }

  /// Sets what writes the text in place of samples, labels and values, in lines, "" for no box; an
  /// empty function takes it away. It gets one row, or one of each series, from the bottom up, and
  /// runs on threads that draw. What it throws ends a frame, nested in an Error of
  /// Status::callback; so does a text of 4,096 bytes.
  void set_writer(std::function<std::string(const std::vector<Hit> &)> writer) {
    if (!writer) {
      check(keisen_attachment_set_tooltip_writer(handle(), nullptr, nullptr, nullptr));
      return;
    }
    detail::hand_over(std::move(writer), [&](void *context) {
      return keisen_attachment_set_tooltip_writer(handle(), detail::write_tooltip,
                                                  detail::destroy<detail::TooltipWriter>, context);
    });
  }
};

} // namespace keisen
