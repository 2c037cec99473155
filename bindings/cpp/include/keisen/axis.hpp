// SPDX-License-Identifier: MIT
//
// Axes.
#pragma once

#include <keisen/attachment.hpp>
#include <keisen/color.hpp>
#include <keisen/detail/callbacks.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/geometry.hpp>
#include <keisen/keisen.h>
#include <keisen/space.hpp>
#include <keisen/tick.hpp>
#include <keisen/tick_format.hpp>
#include <keisen/value.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// What an axis shows instead of the projection's values: value * factor + offset.
struct Conversion {
  double factor = 1;
  double offset = 0;
};

/// How an axis looks.
struct AxisOptions {
  /// Title beside the axis, or "" for none; see `markup`.
  std::string title;
  /// Wanted number of major ticks, a hint; 0 chooses by the axis' length.
  std::uint32_t tick_count = 0;
  /// The value of the other dimension at which the axis line runs across the plot.
  std::optional<Value> at;
  /// The fraction of the plot at which the axis line runs across it, without `at`.
  std::optional<double> fraction;
  /// The ends of the part of the projection's range along which line, ticks, labels and title are,
  /// in its own values and in any order; nothing is all of it.
  std::optional<std::pair<Value, Value>> bounds;
  /// What the axis shows instead of the projection's values.
  std::optional<Conversion> conversion;
  /// Distance of the ticks in the units shown; 0 for round ones. With `tick_count`, but not on a
  /// log scale, the least multiple of it that gives no more ticks than that.
  double tick_interval = 0;
  /// A value at which there is a tick, where `tick_interval` is given.
  double tick_anchor = 0;
  /// Length of a tick, in points.
  double tick_length = 5;
  /// Where a tick begins, in tick lengths outwards from the axis line; negative is inside.
  double tick_start = 0;
  /// Where a tick ends, likewise.
  double tick_end = 1;
  /// Whether there are ticks between the ticks.
  MinorTicks minor = MinorTicks::automatic;
  /// Parts into which minor ticks divide the way from tick to tick; 0 for round ones.
  std::uint32_t minor_count = 0;
  /// Length of a minor tick, in points.
  double minor_length = 3;
  /// Where a minor tick begins, in its lengths outwards from the axis line.
  double minor_start = 0;
  /// Where a minor tick ends, likewise.
  double minor_end = 1;
  /// Full width of axis line and ticks in points; drawn as a whole number of device pixels.
  double width = 1;
  /// Whether ticks have labels.
  bool labels = true;
  /// Size of the tick labels, in points.
  double label_size = 12;
  /// Turn of the labels counter-clockwise in degrees; nothing turns names that have no room.
  std::optional<double> label_angle;
  /// Colour behind the labels; nothing for none.
  std::optional<Color> label_background;
  /// Radius of the corners behind a label, in points.
  double label_radius = 3;
  /// How far the background reaches beyond a label, in points.
  Insets label_insets{2, 4, 2, 4};
  /// How the labels are written.
  TickFormat format;
  /// Size of the title, in points.
  double title_size = 13;
  /// Colour of axis line and ticks; nothing takes the theme's.
  std::optional<Color> color;
  /// Colour of labels and title; nothing takes the theme's.
  std::optional<Color> text_color;
  /// Whether `$...$` is a formula in the title and `\$` a dollar, where the chart's titles may have
  /// markup; labels have none.
  bool markup = true;
};

namespace detail {

/// Returns the options for C, which point into the ones given and to `format`.
inline keisen_axis_options c_options(const AxisOptions &options,
                                     const keisen_tick_format_options &format) {
  keisen_axis_options c = c_struct<keisen_axis_options>(options);
  if (options.at) {
    c.place = KEISEN_AXIS_PLACE_VALUE;
    c.at = c_value(*options.at);
  } else if (options.fraction) {
    c.place = KEISEN_AXIS_PLACE_FRACTION;
    c.fraction = *options.fraction;
  }
  if (options.bounds) {
    c.bounded = true;
    c.from = c_value(options.bounds->first);
    c.to = c_value(options.bounds->second);
  }
  if (options.conversion) {
    c.conversion_factor = options.conversion->factor;
    c.conversion_offset = options.conversion->offset;
  }
  c.label_turned = options.label_angle.has_value();
  c.label_angle = options.label_angle.value_or(0);
  c.format = &format;
  return c;
}

} // namespace detail

/// A line along a side of the plot, or across it, with ticks, labels and a title.
class Axis : public Attachment {
public:
  Axis(const Space &space, Side side, const AxisOptions &options = AxisOptions())
      : Attachment(detail::make<keisen_attachment>(
            keisen_attachment_create_axis,
            space.handle(),
            static_cast<keisen_side>(side),
            detail::c_options(options, detail::c_options(options.format)))) {}

  /// Takes an attachment for the axis that it is.
  explicit Axis(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Replaces all options, the title included; ticks, locator, formatter and hook
  /// stay.
  void set_options(const AxisOptions &options) {
    detail::call(keisen_attachment_set_axis_options, handle(),
                 detail::c_options(options, detail::c_options(options.format)));
  }

  /// Puts ticks at values in the units shown; labels are as many, or none for what the format
  /// gives.
  void set_ticks(const std::vector<Value> &values, const std::vector<std::string> &labels = {}) {
    if (!labels.empty() && labels.size() != values.size())
      throw Error(Status::invalid_argument, "ticks are " + std::to_string(values.size()) +
                                                ", their labels " + std::to_string(labels.size()));
    // One more, so that the address of no values is not that of the scale's own ticks.
    std::vector<keisen_value> c(values.size() + 1);
    std::vector<const char *> texts;
    for (std::size_t i = 0; i < values.size(); ++i)
      c[i] = detail::c_value(values[i]);
    for (const std::string &label : labels)
      texts.push_back(detail::c_string(label));
    check(keisen_attachment_set_ticks(handle(), values.size(), c.data(),
                                      labels.empty() ? nullptr : texts.data()));
  }

  /// Lets the scale choose ticks again.
  void remove_ticks() { check(keisen_attachment_set_ticks(handle(), 0, nullptr, nullptr)); }

  /// Sets what chooses ticks in place of the scale: a function that hangs on the range alone, on
  /// any thread; nothing takes it away. Ticks that were set count before it. What it throws ends a
  /// frame, nested in an Error of Status::callback; so do more than 10,000 values.
  void set_locator(std::function<std::vector<Value>(const TickRange &)> locator) {
    set(keisen_attachment_set_tick_locator, detail::locate_ticks, std::move(locator));
  }

  /// Sets what writes the labels: a function that hangs on the tick alone, on any thread; nothing
  /// takes it away. What it throws ends a frame, nested in an Error of Status::callback; so does a
  /// text of 4,096 bytes.
  void set_formatter(std::function<std::string(const Tick &)> formatter) {
    set(keisen_attachment_set_tick_formatter, detail::format_tick, std::move(formatter));
  }

  /// Sets what changes labels before they are drawn, on any thread, in every frame; nothing takes
  /// it away. A label whose background it makes so large that it would leave the picture, or cover
  /// a label or the line of another axis, a title or a legend beside the plot, is left out. What it
  /// throws ends a frame, nested in an Error of Status::callback.
  void set_label_hook(std::function<void(Label &)> hook) {
    set(keisen_attachment_set_label_hook, detail::change_label, std::move(hook));
  }

private:
  template <typename Setter, typename Callback, typename Function>
  void set(Setter setter, Callback callback, Function function) {
    if (!function) {
      check(setter(handle(), nullptr, nullptr, nullptr));
      return;
    }
    detail::hand_over(std::move(function), [&](void *context) {
      return setter(handle(), callback, detail::destroy<Function>, context);
    });
  }
};

} // namespace keisen
