// SPDX-License-Identifier: MIT
//
// What formatters and hooks of an axis see.
#pragma once

#include <keisen/color.hpp>
#include <keisen/detail/callbacks.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/error.hpp>
#include <keisen/geometry.hpp>
#include <keisen/keisen.h>
#include <keisen/value.hpp>

#include <cstddef>
#include <cstring>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace keisen {

/// A tick, as a formatter sees it.
struct Tick {
  /// Its place among the ticks, from 0 at the least value.
  std::size_t index = 0;
  /// The number of ticks.
  std::size_t count = 0;
  /// What it stands at, in the units that the axis shows.
  Value value;
  /// The text that it would have.
  std::string text;
  /// What the text stands in, the date of an hour; "" where there is none.
  std::string context;
};

/// The range for which a locator chooses ticks.
struct TickRange {
  /// The value at the beginning of the axis, at the left or at the bottom, in the units shown.
  Value min;
  /// The value at its end.
  Value max;
  /// How long the axis is, in points.
  double length = 0;
};

/// The label of a tick that is about to be drawn; the fields from `hidden` on are for a hook to
/// change.
struct Label {
  /// The tick, its text as drawn.
  Tick tick;
  /// The label's box in points, before it is turned about its middle.
  Rect box;
  /// Turn counter-clockwise, in degrees.
  double angle = 0;
  /// Whether it is left out; then the next one shows what both stand in.
  bool hidden = false;
  /// Colour of the text.
  Color color;
  /// Colour behind the text; nothing for none.
  std::optional<Color> background;
  /// Radius of the background's corners, in points.
  double radius = 0;
  /// How far the background reaches beyond the box, in points.
  Insets insets;
};

namespace detail {

inline Tick tick(std::size_t index,
                 std::size_t count,
                 const keisen_value &value,
                 const char *text,
                 const char *context) {
  return {index, count, detail::value(value), text, context};
}

/// Writes the ticks that a std::function returns for a range.
inline keisen_status locate_ticks(const keisen_tick_range *range,
                                  keisen_value *ticks,
                                  std::size_t capacity,
                                  std::size_t *count,
                                  void *context) noexcept {
  return guarded([&] {
    using Locator = std::function<std::vector<Value>(const TickRange &)>;
    const std::vector<Value> located = (*static_cast<Locator *>(context))(
        {detail::value(range->min), detail::value(range->max), range->length});
    if (located.size() > capacity)
      throw Error(Status::invalid_argument, "tick locator must return at most " +
                                                std::to_string(capacity) + " ticks, got " +
                                                std::to_string(located.size()));
    for (const Value &value : located)
      ticks[(*count)++] = c_value(value);
  });
}

/// Writes what a std::function returns for a tick.
inline keisen_status
format_tick(const keisen_tick *c, char *buffer, std::size_t capacity, void *context) noexcept {
  return guarded([&] {
    const auto &formatter = *static_cast<std::function<std::string(const Tick &)> *>(context);
    const std::string text = formatter(tick(c->index, c->count, c->value, c->text, c->context));
    if (text.size() >= capacity)
      throw Error(Status::invalid_argument, "what a formatter returns must have at most " +
                                                std::to_string(capacity - 1) + " bytes, got " +
                                                std::to_string(text.size()));
    std::memcpy(buffer, c_string(text), text.size() + 1);
  });
}

/// Lets a std::function change a label.
inline keisen_status change_label(keisen_label *c, void *context) noexcept {
  return guarded([&] {
    Label label;
    label.tick = tick(c->index, c->count, c->value, c->text, c->context);
    label.box = {c->box.x, c->box.y, c->box.width, c->box.height};
    label.angle = c->angle;
    label.hidden = c->hidden;
    label.color = {c->color.red, c->color.green, c->color.blue, c->color.alpha};
    if (c->background.alpha > 0)
      label.background = {c->background.red, c->background.green, c->background.blue,
                          c->background.alpha};
    label.radius = c->radius;
    label.insets = {c->insets.top, c->insets.left, c->insets.bottom, c->insets.right};
    (*static_cast<std::function<void(Label &)> *>(context))(label);
    c->hidden = label.hidden;
    c->color = {label.color.red, label.color.green, label.color.blue, label.color.alpha};
    c->background = c_color(label.background);
    c->radius = label.radius;
    c->insets = c_insets(label.insets);
  });
}

} // namespace detail

} // namespace keisen
