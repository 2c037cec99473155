// SPDX-License-Identifier: MIT
//
// A window into a range.
#pragma once

#include <keisen/detail/callbacks.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/projection.hpp>
#include <keisen/range_context.hpp>
#include <keisen/restriction.hpp>
#include <keisen/value.hpp>
#include <keisen/viewport.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace keisen {

/// How long a window is, and where.
struct WindowOptions {
  /// Least data that a point may show, positive; nothing for that which it shows.
  std::optional<Value> min;
  /// Most data that a point may show, at least `min`; nothing for that which it shows.
  std::optional<Value> max;
  /// What of the window keeps its place, 0 for its least value to 1 for its greatest.
  double anchor = 0.5;
  /// Where it is before it was ever moved: 0 for the beginning of the range to 1 for its end.
  double initial = 0.5;
  /// Tells its length, of the plot's in points and of the range; nothing for the units per point.
  std::function<double(double, const ProposedRange &, const RangeContext &)> length;
  /// Tells where it is, 0 to 1, of its length and of the range; nothing for `anchor` and `initial`.
  std::function<double(double, const ProposedRange &, const RangeContext &)> position;
};

/// Shows a window as long as the plot allows: of (0, 100) on 50 points at 0.4 units per point 20,
/// in the middle (40, 60).
class WindowRestriction : public Restriction {
public:
  /// `units_per_point` is how much data a point shows. What functions of the options throw fails an
  /// update, nested in an Error of Status::callback.
  WindowRestriction(const Viewport &viewport,
                    const Value &units_per_point,
                    const WindowOptions &options = WindowOptions())
      : Restriction(create(viewport, units_per_point, options)) {}

  /// Takes a restriction for the window that it is.
  explicit WindowRestriction(Restriction restriction) noexcept
      : Restriction(std::move(restriction)) {}

  /// Returns the length of the plot.
  Viewport viewport() const { return detail::viewport(handle(), false); }

  /// Returns how much data a point shows now; nothing where a function tells the length.
  std::optional<Value> units_per_point() const {
    return optional(KEISEN_RESTRICTION_PARAMETER_UNITS_PER_POINT);
  }

  /// Returns the least data that a point may show; nothing where a function tells the length.
  std::optional<Value> min() const { return optional(KEISEN_RESTRICTION_PARAMETER_MIN); }

  /// Returns the most data that a point may show; nothing where a function tells the length.
  std::optional<Value> max() const { return optional(KEISEN_RESTRICTION_PARAMETER_MAX); }

  /// Returns what of the window keeps its place; nothing where a function tells the position.
  std::optional<double> anchor() const {
    return optional_number(KEISEN_RESTRICTION_PARAMETER_ANCHOR);
  }

  /// Returns where it is at first; nothing where a function tells the position.
  std::optional<double> initial() const {
    return optional_number(KEISEN_RESTRICTION_PARAMETER_INITIAL);
  }

  /// Divides the units per point by a factor, within the limits, for the next update.
  void zoom(double factor) { check(keisen_restriction_zoom_window(handle(), factor)); }

  /// Moves the window along its range, towards greater values where positive, for the next update.
  void pan(const Value &length) {
    check(keisen_restriction_pan_window(handle(), detail::c_value(length)));
  }

  /// Gives it the length and the place that it was made with, for the next update.
  void reset() { check(keisen_restriction_reset_window(handle())); }

private:
  std::optional<double> optional_number(keisen_restriction_parameter parameter) const {
    const std::optional<Value> known = optional(parameter);
    if (!known)
      return std::nullopt;
    return known->to_double();
  }

  static Restriction
  create(const Viewport &viewport, const Value &units_per_point, const WindowOptions &options) {
    const keisen_viewport side = detail::c_viewport(viewport);
    keisen_value min = {}, max = {};
    keisen_window_options c = detail::c_struct<keisen_window_options>(options);
    if (options.min) {
      min = detail::c_value(*options.min);
      c.min = &min;
    }
    if (options.max) {
      max = detail::c_value(*options.max);
      c.max = &max;
    }
    if (options.length)
      c.length_function = [](double points, keisen_proposed_range range,
                             const keisen_range_context *about, void *context, double *length) {
        return detail::guarded([&] {
          const auto &function = static_cast<WindowOptions *>(context)->length;
          *length = function(points, {range.min, range.max}, RangeContext(about));
        });
      };
    if (options.position)
      c.position_function = [](double length, keisen_proposed_range range,
                               const keisen_range_context *about, void *context, double *position) {
        return detail::guarded([&] {
          const auto &function = static_cast<WindowOptions *>(context)->position;
          *position = function(length, {range.min, range.max}, RangeContext(about));
        });
      };
    c.destroy = detail::destroy<WindowOptions>;
    keisen_restriction *restriction = nullptr;
    detail::hand_over(options, [&](void *context) {
      c.context = context;
      return keisen_restriction_create_window(&side, detail::c_value(units_per_point), &c,
                                              &restriction);
    });
    return adopt(restriction);
  }
};

} // namespace keisen
