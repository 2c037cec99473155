// SPDX-License-Identifier: MIT
//
// Lines.
#ifndef KEISEN_LINE_SERIES_HPP
#define KEISEN_LINE_SERIES_HPP

#include <keisen/color.hpp>
#include <keisen/column.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/dash.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/series.hpp>
#include <keisen/space.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// The shape where two segments of a line meet.
enum class Join : int {
  round = KEISEN_JOIN_ROUND,
  bevel = KEISEN_JOIN_BEVEL,
  mitre = KEISEN_JOIN_MITRE,
};

/// The shape of a line's ends, and of the ends of its dashes.
enum class Cap : int {
  round = KEISEN_CAP_ROUND,
  butt = KEISEN_CAP_BUTT,
  square = KEISEN_CAP_SQUARE,
};

/// How a line looks.
struct LineOptions {
  /// Colour; nothing takes the next of the chart's colour cycle.
  std::optional<Color> color;
  /// Full width in points, finite, not negative; 0 draws nothing.
  double width = 1.5;
  /// Lengths that alternate mark and gap, in multiples of the width; empty for a solid line.
  std::vector<double> dash;
  /// Name for people, or "" for none.
  std::string label;
  /// Shape where two segments meet.
  Join join = Join::round;
  /// Shape of the ends.
  Cap cap = Cap::round;
  /// Longest mitre, in line widths, at least 1.
  double mitre_limit = 4;
};

namespace detail {

/// Returns the options for C, which point into the ones given.
inline keisen_line_options c_options(const LineOptions &options) {
  keisen_line_options c = KEISEN_LINE_OPTIONS_INIT;
  c.join = static_cast<keisen_join>(options.join);
  c.cap = static_cast<keisen_cap>(options.cap);
  set_dash(c, options.dash);
  c.width = options.width;
  c.mitre_limit = options.mitre_limit;
  c.color = c_color(options.color);
  c.label = c_string_or_null(options.label);
  return c;
}

} // namespace detail

/// A line through the rows of two columns; gaps interrupt it.
class LineSeries : public Series {
public:
  /// Makes a line that belongs to no chart yet. The columns are equally long.
  LineSeries(const Space &space,
             const Column &x,
             const Column &y,
             const LineOptions &options = LineOptions())
      : Series(create(space, x.handle(), y, options)) {}

  /// Makes a line over row numbers from 0.
  LineSeries(const Space &space, const Column &y, const LineOptions &options = LineOptions())
      : Series(create(space, nullptr, y, options)) {}

  /// Takes a series for a line; where it is none, the functions below throw
  /// Status::invalid_argument.
  explicit LineSeries(Series series) noexcept : Series(std::move(series)) {}

  /// Takes over a reference to a line that the caller has.
  static LineSeries adopt(keisen_series *handle) { return LineSeries(Series::adopt(handle)); }

  /// Adds a reference to the caller's to a line.
  static LineSeries borrow(keisen_series *handle) { return LineSeries(Series::borrow(handle)); }

  /// Replaces both columns.
  void set_columns(const Column &x, const Column &y) {
    check(keisen_series_set_line_columns(handle(), x.handle(), y.handle()));
  }

  /// Replaces the columns by row numbers from 0 and `y`.
  void set_columns(const Column &y) {
    check(keisen_series_set_line_columns(handle(), nullptr, y.handle()));
  }

  /// Replaces all options.
  void set_options(const LineOptions &options) {
    keisen_line_options c = detail::c_options(options);
    check(keisen_series_set_line_options(handle(), &c));
  }

private:
  static Series
  create(const Space &space, keisen_column *x, const Column &y, const LineOptions &options) {
    keisen_line_options c = detail::c_options(options);
    return Series::adopt(
        detail::make<keisen_series>(keisen_series_create_line, space.handle(), x, y.handle(), &c));
  }
};

} // namespace keisen

#endif
