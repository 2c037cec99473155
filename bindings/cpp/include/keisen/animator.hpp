// SPDX-License-Identifier: MIT
//
// Animators.
#pragma once

#include <keisen/animation.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/object.hpp>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace keisen {

/// Runs animations with the frames of the charts that it was added to.
///
/// Where things are is a function of the frame's time alone, however often is drawn. A frame that
/// fails leaves everything as it was.
class Animator : public Object<Animator,
                               keisen_animator,
                               keisen_animator_retain,
                               keisen_animator_release,
                               keisen_animator_equal> {
public:
  using Object::Object;

  /// Makes an animator without animations.
  Animator() : Object(detail::make<keisen_animator>(keisen_animator_create)) {}

  /// Begins an animation as it is now; returns what cancel() takes.
  std::uint64_t add(const Animation &animation) {
    return detail::get<std::uint64_t>(keisen_animator_add, handle(), animation.handle());
  }

  /// Ends an animation with all of its parts; returns whether it had not ended yet.
  bool cancel(std::uint64_t id, Cancellation cancellation = Cancellation::stay) {
    return detail::get<bool>(keisen_animator_cancel, handle(), id,
                             static_cast<keisen_cancellation>(cancellation));
  }

  /// Ends all animations.
  void cancel_all(Cancellation cancellation = Cancellation::stay) {
    check(keisen_animator_cancel_all(handle(), static_cast<keisen_cancellation>(cancellation)));
  }

  /// Tells whether an animation has not ended yet.
  bool contains(std::uint64_t id) const {
    return detail::get<bool>(keisen_animator_contains, handle(), id);
  }

  /// Returns the number of properties, pauses included, that have not ended.
  std::size_t count() const {
    return detail::get<std::size_t>(keisen_animator_get_count, handle());
  }

  /// Returns the first time at or after a time at which something moves; nothing for never.
  std::optional<double> next_time(double after) const {
    double time = 0;
    check(keisen_animator_get_next_time(handle(), after, &time));
    return std::isfinite(time) ? std::optional<double>(time) : std::nullopt;
  }

  /// Steps with every frame of a chart, unless it does already.
  void add_to(const Chart &chart) { check(keisen_chart_add_animator(chart.handle(), handle())); }

  /// Steps no more with a chart's frames; what it moves stays where it is.
  void remove_from(const Chart &chart) {
    check(keisen_chart_remove_animator(chart.handle(), handle()));
  }
};

} // namespace keisen
