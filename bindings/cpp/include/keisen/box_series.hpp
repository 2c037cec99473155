// SPDX-License-Identifier: MIT
//
// Box plots.
#pragma once

#include <keisen/color.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/detail/group_series.hpp>

#include <string>

namespace keisen {

/// How far the whiskers of a box reach: to the farthest value that is still within.
struct Whiskers {
  /// Interquartile ranges from the box; infinite for all values.
  static Whiskers factor(double factor) { return {KEISEN_WHISKERS_FACTOR, factor, 5, 95}; }

  /// Two percentiles, from 0 to 100.
  static Whiskers percentiles(double low, double high) {
    return {KEISEN_WHISKERS_PERCENTILES, 1.5, low, high};
  }

  /// What C calls the rule.
  keisen_whiskers rule = KEISEN_WHISKERS_FACTOR;
  /// Interquartile ranges.
  double reach = 1.5;
  /// The lower percentile.
  double low = 5;
  /// The upper percentile.
  double high = 95;
};

/// How boxes look, and what they tell.
// make-faces: fields of keisen_box_options, without whiskers whisker_factor whisker_low
// whisker_high
struct BoxOptions {
  /// The dimension of the values; groups stand side by side in the other one.
  Dimension value_dimension = Dimension::y;
  /// How far whiskers reach.
  Whiskers whiskers;
  /// Whether the values of each group are the numbers of its box, not rows that it tells of; then
  /// whiskers are as given. They are, in this order, the ends of lower whisker and box, the median,
  /// the ends of upper box and whisker, the mean, the lower and the upper end of the notch, and
  /// then any outliers. A group of fewer than eight has no box, nor one whose first five are not
  /// all there; a mean, a notch and outliers may be missing.
  bool given = false;
  /// Whether boxes narrow at their median, over its 95 % confidence interval: 1.57 interquartile
  /// ranges by the square root of the number of values to either side.
  bool notched = false;
  /// Whether a marker stands on the mean.
  bool means = false;
  /// Whether values beyond the whiskers have markers; a fit leaves out those that have none.
  bool outliers = true;
  /// Width of a box as a part of the least way from a group to the next, which is 1 on a scale of
  /// names and where there is one group; above 0, finite.
  double width = 0.6;
  /// What the alpha of the fill is multiplied by, in 0...1.
  double alpha = 0.35;
  /// Width of outline and whiskers in points, rounded to whole device pixels; the median's is twice
  /// that. Finite, not negative.
  double line_width = 1;
  /// Width of the ends of whiskers as a part of the box, in 0...1.
  double cap_width = 0.4;
  /// Diameter of the outliers' markers in points, finite, not negative.
  double outlier_size = 4;
  /// The colour that fills boxes without a value; nothing takes the next of the chart's colour
  /// cycle.
  std::optional<Color> color;
  /// The colour of lines and outliers; nothing takes that of the box.
  std::optional<Color> line_color;
  /// Name for people, or "" for none.
  std::string label;
};

namespace detail {

struct BoxCalls : GroupCalls {
  using Options = BoxOptions;

  static keisen_box_options c_options(const BoxOptions &options) {
    auto c = c_struct<keisen_box_options>(options);
    c.whiskers = options.whiskers.rule;
    c.whisker_factor = options.whiskers.reach;
    c.whisker_low = options.whiskers.low;
    c.whisker_high = options.whiskers.high;
    return c;
  }

  static constexpr auto create = keisen_series_create_boxes;
  static constexpr auto add = keisen_chart_add_boxes;
  static constexpr auto set_options = keisen_series_set_box_options;
};

} // namespace detail

/// A box plot: of each group the quartiles as a box, the median as a line, how far values reach as
/// whiskers, and what is beyond these as markers.
class BoxSeries : public detail::MarkSeries<BoxSeries, detail::BoxCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen
