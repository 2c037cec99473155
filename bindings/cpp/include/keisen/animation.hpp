// SPDX-License-Identifier: MIT
//
// Animations.
#pragma once

#include <keisen/arrow.hpp>
#include <keisen/attachment.hpp>
#include <keisen/category_bar_series.hpp>
#include <keisen/chart.hpp>
#include <keisen/color.hpp>
#include <keisen/column.hpp>
#include <keisen/detail/callbacks.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/geometry.hpp>
#include <keisen/keisen.h>
#include <keisen/object.hpp>
#include <keisen/projection.hpp>
#include <keisen/rule.hpp>
#include <keisen/series.hpp>
#include <keisen/space.hpp>
#include <keisen/span.hpp>
#include <keisen/text.hpp>
#include <keisen/tick.hpp>
#include <keisen/value.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// When an animation begins, how long it takes, and how it goes.
struct AnimationOptions {
  /// Time of a frame at which the delay begins, in seconds; nothing is the first frame that sees
  /// the animation. Parts of groups and sequences must have none.
  std::optional<double> start;
  /// Seconds from there to the beginning.
  double delay = 0;
  /// Seconds of one run, 0 to jump; of a spring those of one swing if nothing damped it. A group or
  /// sequence has that of its parts.
  double duration = 0.3;
  /// How it goes from rest; one that takes over goes on by a cubic, or as a spring.
  Easing easing = Easing::cubic_in_out;
  /// Of a spring, above -1 and below 1: how much it swings.
  double bounce = 0;
  /// Of a spring, with `damping`, instead of duration and bounce: x'' = -stiffness x - damping x'.
  double stiffness = 0;
  /// As `stiffness` has it.
  double damping = 0;
  /// Of a range, or a place in values: whether it moves straight in values, rather than in what its
  /// scale is straight in.
  bool in_values = false;
  /// How often it runs, 0 for without end; each way counts, so 2 with `autoreverse` is there and
  /// back. Groups and sequences run once, their parts may more often.
  std::uint32_t repeat_count = 1;
  /// Whether every second run goes back; else each begins where the first one did.
  bool autoreverse = false;
};

namespace detail {

inline keisen_animation_options c_options(const AnimationOptions &options) {
  keisen_animation_options c = c_struct<keisen_animation_options>(options);
  c.has_start = options.start.has_value();
  c.start = options.start.value_or(0);
  return c;
}

using AnimationFunction = std::function<void(const std::vector<double> &)>;
using AnimationEnd = std::function<void(AnimationOutcome)>;

/// Hands values that move to a std::function.
inline keisen_status take_values(const double *values, std::size_t count, void *context) noexcept {
  return guarded([&] {
    (*static_cast<AnimationFunction *>(context))(std::vector<double>(values, values + count));
  });
}

/// Tells a std::function of an end.
inline void take_end(keisen_animation_outcome outcome, void *context) noexcept {
  const Aside aside;
  (*static_cast<AnimationEnd *>(context))(static_cast<AnimationOutcome>(outcome));
}

} // namespace detail

/// What is to move: one property, or a group or sequence of animations.
class Animation : public Object<Animation,
                                keisen_animation,
                                keisen_animation_retain,
                                keisen_animation_release,
                                keisen_animation_equal> {
public:
  using Object::Object;
  using Options = AnimationOptions;

  /// Moves a range to two values, exact.
  static Animation range(const Projection &projection,
                         const Value &min,
                         const Value &max,
                         const Options &options = Options()) {
    return create(keisen_animation_create_range, options, projection.handle(), detail::c_value(min),
                  detail::c_value(max));
  }

  /// Moves both ranges of a space to two values each, exact: a group of two.
  static Animation ranges(const Space &space,
                          const Value &x_min,
                          const Value &x_max,
                          const Value &y_min,
                          const Value &y_max,
                          const Options &options = Options()) {
    return create(keisen_animation_create_ranges, options, space.handle(), detail::c_value(x_min),
                  detail::c_value(x_max), detail::c_value(y_min), detail::c_value(y_max));
  }

  /// Moves a text annotation; what its position counts, and its offset, stay.
  static Animation
  position(const Text &text, const Value &x, const Value &y, const Options &options = Options()) {
    return create(keisen_animation_create_text_position, options, text.handle(), detail::c_value(x),
                  detail::c_value(y));
  }

  /// Moves a rule.
  static Animation value(const Rule &rule, const Value &to, const Options &options = Options()) {
    return create(keisen_animation_create_rule_value, options, rule.handle(), detail::c_value(to));
  }

  /// Moves both ends of a span; nothing is an open end, which jumps.
  static Animation values(const Span &span,
                          const std::optional<Value> &start,
                          const std::optional<Value> &end,
                          const Options &options = Options()) {
    const keisen_value from = detail::c_value(start.value_or(Value()));
    const keisen_value to = detail::c_value(end.value_or(Value()));
    return create(keisen_animation_create_span_values, options, span.handle(),
                  start ? &from : nullptr, end ? &to : nullptr);
  }

  /// Moves both ends of an arrow; what they count, and their offsets, stay.
  static Animation positions(const Arrow &arrow,
                             const Value &start_x,
                             const Value &start_y,
                             const Value &end_x,
                             const Value &end_y,
                             const Options &options = Options()) {
    return create(keisen_animation_create_arrow_positions, options, arrow.handle(),
                  detail::c_value(start_x), detail::c_value(start_y), detail::c_value(end_x),
                  detail::c_value(end_y));
  }

  /// Moves a number that tells how a series looks.
  static Animation number(const Series &series,
                          AnimatedNumber number,
                          double to,
                          const Options &options = Options()) {
    return create(keisen_animation_create_series_number, options, series.handle(),
                  static_cast<keisen_animated_number>(number), to);
  }

  /// Moves a number that tells how an attachment looks.
  static Animation number(const Attachment &attachment,
                          AnimatedNumber number,
                          double to,
                          const Options &options = Options()) {
    return create(keisen_animation_create_attachment_number, options, attachment.handle(),
                  static_cast<keisen_animated_number>(number), to);
  }

  /// Moves a colour of a series, through premultiplied sRGB.
  static Animation color(const Series &series,
                         AnimatedColor color,
                         const Color &to,
                         const Options &options = Options()) {
    return create(keisen_animation_create_series_color, options, series.handle(),
                  static_cast<keisen_animated_color>(color), detail::c_color(to));
  }

  /// Moves a colour of an attachment.
  static Animation color(const Attachment &attachment,
                         AnimatedColor color,
                         const Color &to,
                         const Options &options = Options()) {
    return create(keisen_animation_create_attachment_color, options, attachment.handle(),
                  static_cast<keisen_animated_color>(color), detail::c_color(to));
  }

  /// Moves the colour behind a chart.
  static Animation
  background(const Chart &chart, const Color &to, const Options &options = Options()) {
    return create(keisen_animation_create_background, options, chart.handle(), detail::c_color(to));
  }

  /// Moves a chart's padding to fixed distances, in points.
  static Animation
  padding(const Chart &chart, const Insets &to, const Options &options = Options()) {
    return create(keisen_animation_create_padding, options, chart.handle(), detail::c_insets(to));
  }

  /// Moves the size of a chart's picture, in points.
  static Animation size(const Chart &chart, const Size &to, const Options &options = Options()) {
    return create(keisen_animation_create_size, options, chart.handle(), to.width, to.height);
  }

  /// Moves the values of a line, of points, bars, a heat map or a mark to as many others.
  static Animation
  values(const Series &series, const Column &to, const Options &options = Options()) {
    return create(keisen_animation_create_values, options, series.handle(), to.handle());
  }

  /// Moves one of the columns of a mark, by its name in the mark's columns, to as many others.
  static Animation column(const Series &series,
                          const std::string &name,
                          const Column &to,
                          const Options &options = Options()) {
    return create(keisen_animation_create_column, options, series.handle(), detail::c_string(name),
                  to.handle());
  }

  /// Moves names and values of bars: one that comes grows from 0, one that goes shrinks to 0.
  static Animation data(const CategoryBarSeries &bars,
                        const std::vector<std::string> &names,
                        const Column &to,
                        const Options &options = Options()) {
    const std::vector<const char *> pointers = detail::c_strings(names);
    return create(keisen_animation_create_category_bar_data, options, bars.handle(),
                  pointers.data(), pointers.size(), to.handle());
  }

  /// Hands values that move to a function, on the thread of each frame; it must not draw. What it
  /// throws ends the frame, nested in an Error of Status::callback.
  static Animation custom(const std::vector<double> &from,
                          const std::vector<double> &to,
                          detail::AnimationFunction function,
                          const Options &options = Options()) {
    if (from.size() != to.size())
      throw Error(Status::invalid_argument, "from has " + std::to_string(from.size()) +
                                                " values, to has " + std::to_string(to.size()));
    if (!function)
      throw Error(Status::invalid_argument, "function is empty");
    auto context = std::make_unique<detail::AnimationFunction>(std::move(function));
    Animation animation =
        create(keisen_animation_create_custom, options, from.size(), from.data(), to.data(),
               detail::take_values, detail::destroy<detail::AnimationFunction>, context.get());
    context.release();
    return animation;
  }

  /// Moves nothing for some seconds.
  static Animation pause(double duration) {
    return adopt(detail::make<keisen_animation>(keisen_animation_create_pause, duration));
  }

  /// Makes an animation of parts that begin together.
  static Animation group(const std::vector<Animation> &parts, const Options &options = Options()) {
    return whole(keisen_animation_create_group, parts, options);
  }

  /// Makes an animation of parts of which each begins when the one before ends.
  static Animation sequence(const std::vector<Animation> &parts,
                            const Options &options = Options()) {
    return whole(keisen_animation_create_sequence, parts, options);
  }

  /// Returns the seconds from the start to the end, infinite where it has none.
  double length() const { return detail::get<double>(keisen_animation_get_length, handle()); }

  /// Sets what is told of the end, from the next time on that it is added or becomes a part; it
  /// must not throw. Nothing takes it away.
  void set_end(detail::AnimationEnd end) {
    if (!end) {
      check(keisen_animation_set_end(handle(), nullptr, nullptr, nullptr));
      return;
    }
    auto context = std::make_unique<detail::AnimationEnd>(std::move(end));
    check(keisen_animation_set_end(handle(), detail::take_end,
                                   detail::destroy<detail::AnimationEnd>, context.get()));
    context.release();
  }

private:
  template <typename Function, typename... Arguments>
  static Animation create(Function function, const Options &options, Arguments... arguments) {
    return adopt(
        detail::make<keisen_animation>(function, arguments..., detail::c_options(options)));
  }

  template <typename Function>
  static Animation
  whole(Function function, const std::vector<Animation> &parts, const Options &options) {
    std::vector<keisen_animation *> handles;
    for (const Animation &part : parts)
      handles.push_back(part.handle());
    return create(function, options, handles.data(), handles.size());
  }
};

} // namespace keisen
