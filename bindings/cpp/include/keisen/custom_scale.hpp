// SPDX-License-Identifier: MIT
//
// Scales of the caller's own.
#pragma once

#include <keisen/detail/callbacks.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/object.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// What a scale of the caller's has beside its functions.
struct CustomScaleOptions {
  /// What it is called in words: "on the logit scale".
  std::string label = "custom";
  /// The least value that has a place, if `forward` is finite there; others are gaps.
  double low = -std::numeric_limits<double>::infinity();
  /// The greatest value, above `low`.
  double high = std::numeric_limits<double>::infinity();
  /// Where ticks stand, at most 1,000; where fewer than two are in a range they are round numbers.
  std::vector<double> ticks;
};

/// A scale of the caller's own: what `forward` makes of the values of a range is spread evenly over
/// it, so units and direction don't matter.
///
/// Whenever a range is set, fitted or drawn on it, `forward` must be finite and strictly rise or
/// fall throughout it, and `inverse` must undo it, looked at in 257 points: else
/// Status::invalid_argument, and everything is as it was. keisen_custom_scale tells the details.
class CustomScale : public Object<CustomScale,
                                  keisen_custom_scale,
                                  keisen_custom_scale_retain,
                                  keisen_custom_scale_release,
                                  keisen_custom_scale_equal> {
public:
  using Object::Object;

  /// Makes a scale of two functions.
  ///
  /// They must be pure, may be called from any thread, and must not use a projection on the scale,
  /// nor a chart that shows one: Status::invalid_state.
  /// What one throws ends the call that asked, nested in an Error of Status::callback, and
  /// everything is as it was; where another thread of the library alone was asked, it is asked once
  /// more on that of the call.
  ///
  /// @param forward  What positions are straight in; it is asked for values in the domain alone.
  /// @param inverse  The value whose `forward` is a number.
  /// @param options  Label, domain and ticks.
  CustomScale(std::function<double(double)> forward,
              std::function<double(double)> inverse,
              const CustomScaleOptions &options = CustomScaleOptions())
      : Object(create({std::move(forward), std::move(inverse)}, options)) {}

private:
  struct Functions {
    std::function<double(double)> forward;
    std::function<double(double)> inverse;
  };

  template <std::function<double(double)> Functions::*function>
  static keisen_status
  ask(const double *values, std::size_t count, double *results, void *context) noexcept {
    return detail::guarded([&] {
      const auto &each = static_cast<const Functions *>(context)->*function;
      for (std::size_t i = 0; i < count; ++i)
        results[i] = each(values[i]);
    });
  }

  static keisen_custom_scale *create(Functions functions, const CustomScaleOptions &options) {
    const bool has_forward = static_cast<bool>(functions.forward);
    const bool has_inverse = static_cast<bool>(functions.inverse);
    keisen_custom_scale_options c = detail::c_struct<keisen_custom_scale_options>(options);
    c.label = detail::c_string(options.label);
    c.ticks = options.ticks.data();
    c.tick_count = static_cast<std::uint32_t>(
        std::min<std::size_t>(options.ticks.size(), std::numeric_limits<std::uint32_t>::max()));
    keisen_custom_scale *scale = nullptr;
    detail::hand_over(std::move(functions), [&](void *context) {
      return keisen_custom_scale_create(has_forward ? ask<&Functions::forward> : nullptr,
                                        has_inverse ? ask<&Functions::inverse> : nullptr,
                                        detail::destroy<Functions>, context, &c, &scale);
    });
    return scale;
  }
};

} // namespace keisen
