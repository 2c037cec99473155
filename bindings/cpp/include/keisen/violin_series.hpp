// SPDX-License-Identifier: MIT
//
// Violin plots.
#pragma once

#include <keisen/bandwidth.hpp>
#include <keisen/color.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/detail/group_series.hpp>
#include <keisen/enums.hpp>

#include <string>

namespace keisen {

/// How violins look, and how their densities are found.
// make-faces: fields of keisen_violin_options, without bandwidth bandwidth_rule
struct ViolinOptions {
  /// The dimension of the values; groups stand side by side in the other one.
  Dimension value_dimension = Dimension::y;
  /// How wide the kernel is.
  Bandwidth bandwidth;
  /// What the bandwidth is multiplied by; positive, finite.
  double adjust = 1;
  /// Bandwidths that violins go on beyond their least and greatest values; finite, not negative.
  double cut = 0;
  /// What is drawn within.
  ViolinInner inner = ViolinInner::box;
  /// What widths tell.
  ViolinScaling scaling = ViolinScaling::area;
  /// Which half is drawn; two series, one for each half, make split violins.
  ViolinSide side = ViolinSide::both;
  /// Width of the widest violin as a part of the least way from a group to the next, which is 1 on
  /// a scale of names and where there is one group; above 0, finite.
  double width = 0.8;
  /// What the alpha of the fill is multiplied by, in 0...1.
  double alpha = 0.35;
  /// Width of the outline in points, finite, not negative.
  double line_width = 1;
  /// The colour that fills violins without a value; nothing takes the next of the chart's colour
  /// cycle.
  std::optional<Color> color;
  /// The colour of lines; nothing takes that of the violin.
  std::optional<Color> line_color;
  /// Name for people, or "" for none.
  std::string label;
};

namespace detail {

struct ViolinCalls : GroupCalls {
  using Options = ViolinOptions;

  static keisen_violin_options c_options(const ViolinOptions &options) {
    keisen_violin_options c = c_struct<keisen_violin_options>(options);
    set_field(c.bandwidth_rule, options.bandwidth.rule);
    set_field(c.bandwidth, options.bandwidth.number);
    return c;
  }

  static constexpr auto create = keisen_series_create_violins;
  static constexpr auto add = keisen_chart_add_violins;
  static constexpr auto set_options = keisen_series_set_violin_options;
};

} // namespace detail

/// A violin plot: of each group the density of its values, as wide to either side as values are
/// many.
class ViolinSeries : public detail::MarkSeries<ViolinSeries, detail::ViolinCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen
