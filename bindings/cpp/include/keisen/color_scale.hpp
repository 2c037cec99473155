// SPDX-License-Identifier: MIT
//
// Colour maps and colour scales.
#pragma once

#include <keisen/color.hpp>
#include <keisen/detail/callbacks.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/object.hpp>
#include <keisen/projection.hpp>

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace keisen {

/// The colours of a scale.
struct ColorScaleOptions {
  /// The colours from `min` to `max`; automatic is viridis, and of names the colours of the chart's
  /// theme for series.
  ColorMap map = ColorMap::automatic;
  /// 2 to 65,536 colours to take in place of `map`, at equal distances, or of names one by one;
  /// empty for none.
  std::vector<Color> colors;
  /// A function of a fraction in 0...1 to take in place of `map` and `colors`; empty for none.
  ///
  /// It is asked 256 times, for k/255, within each call that gets these options and on its thread.
  /// A value's colour is that of the function at most 1/256 of the way beside it. What it throws is
  /// nested in an Error of Status::callback; so is a component that is NaN or not in 0...1.
  std::function<Color(double fraction)> function;
  /// Whether the colours run from `max` to `min`.
  bool reversed = false;
  /// Colour of values that are missing; nothing leaves them clear.
  std::optional<Color> missing;
  /// Colour of values beyond `min`; nothing takes that of `min`.
  std::optional<Color> below;
  /// Colour of values beyond `max`; nothing takes that of `max`.
  std::optional<Color> above;
};

/// Turns values into colours: a projection says how far along a colour map a value stands.
///
/// On a scale of names each of these has a colour of its own, and a legend has a line for each:
/// values are places of names, which Projection::place_names() returns. A line is then one for each
/// name, and boxes and violins of one group that have the colours of several names stand side by
/// side.
///
/// May be shared by any number of series, colour bars and charts. A projection that was never given
/// a range follows the values of the series that take their colours here.
class ColorScale : public Object<ColorScale,
                                 keisen_color_scale,
                                 keisen_color_scale_retain,
                                 keisen_color_scale_release,
                                 keisen_color_scale_equal> {
public:
  using Object::Object;

  /// Makes a scale over a projection of its own, which is unset, and linear or of time as the
  /// values are.
  explicit ColorScale(const ColorScaleOptions &options = ColorScaleOptions())
      : Object(create(nullptr, options)) {}

  /// Makes a scale over a projection.
  explicit ColorScale(const Projection &projection,
                      const ColorScaleOptions &options = ColorScaleOptions())
      : Object(create(projection.handle(), options)) {}

  /// Replaces all options.
  void set_options(const ColorScaleOptions &options) {
    const std::vector<keisen_color> colors = c_colors(options);
    const keisen_color_scale_options c = c_options(options, colors);
    check(keisen_color_scale_set_options(handle(), &c));
  }

  /// Returns the projection of the values.
  Projection projection() const {
    return detail::object<Projection>(keisen_color_scale_get_projection, handle());
  }

  /// Returns the colour of each value.
  std::vector<Color> colors(const std::vector<double> &values) const {
    // One more, so that there is memory to point at.
    std::vector<keisen_color> c(values.size() + 1);
    check(keisen_color_scale_get_colors(handle(), values.data(), values.size(), c.data()));
    std::vector<Color> colors;
    for (std::size_t i = 0; i < values.size(); ++i)
      colors.push_back({c[i].red, c[i].green, c[i].blue, c[i].alpha});
    return colors;
  }

private:
  static std::vector<keisen_color> c_colors(const ColorScaleOptions &options) {
    std::vector<keisen_color> colors;
    for (const Color &color : options.colors)
      colors.push_back(detail::c_color(color));
    return colors;
  }

  static keisen_color_scale_options c_options(const ColorScaleOptions &options,
                                              const std::vector<keisen_color> &colors) {
    keisen_color_scale_options c = detail::c_struct<keisen_color_scale_options>(options);
    c.colors = colors.empty() ? nullptr : colors.data();
    c.color_count = colors.size();
    if (options.function) {
      c.function = ask;
      // Called before the options that it is a part of are gone, and not changed by it.
      c.context = const_cast<std::function<Color(double)> *>(&options.function);
    }
    return c;
  }

  static keisen_status
  ask(const double *fractions, std::size_t count, keisen_color *colors, void *context) noexcept {
    return detail::guarded([&] {
      const auto &function = *static_cast<const std::function<Color(double)> *>(context);
      for (std::size_t i = 0; i < count; ++i) {
        const Color color = function(fractions[i]);
        colors[i] = {color.red, color.green, color.blue, color.alpha};
      }
    });
  }

  static keisen_color_scale *create(keisen_projection *projection,
                                    const ColorScaleOptions &options) {
    const std::vector<keisen_color> colors = c_colors(options);
    const keisen_color_scale_options c = c_options(options, colors);
    return detail::make<keisen_color_scale>(keisen_color_scale_create, projection, &c);
  }
};

} // namespace keisen
