// SPDX-License-Identifier: MIT
//
// Bars of any kind.
#pragma once

#include <keisen/color.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/detail/mark_series.hpp>
#include <keisen/enums.hpp>
#include <keisen/tick_format.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace keisen {

/// The radii of a bar's corners, in points. The tip is where the value is, and stays there when the
/// value is below the base. Of level bars left is above.
struct BarRadii {
  double tip_left = 0;
  double tip_right = 0;
  double root_left = 0;
  double root_right = 0;

  /// Returns radii of both corners at the tip and of both at the base.
  static BarRadii of(double tip, double root = 0) { return {tip, tip, root, root}; }
};

/// How some of the bars of a series look; nothing is as the series has it.
struct BarRowStyle {
  /// The colour that fills the bars, before one of a colour column.
  std::optional<Color> color;
  /// Width of a bar, in the unit of the series; not of bars whose rows have widths or ends.
  std::optional<double> bar_width;
  /// Width of the border within a bar's edges, in points.
  std::optional<double> border_width;
  /// The colour of the border.
  std::optional<Color> border_color;
  /// The radii of a bar's corners.
  std::optional<BarRadii> radii;
};

/// The columns that bars are drawn from, a row each; all are equally long.
struct BarColumns {
  /// A column of values at row numbers from 0.
  explicit BarColumns(Column values) : value(std::move(values)) {}

  /// Columns of positions and values.
  BarColumns(Column positions, Column values)
      : value(std::move(values)), position(std::move(positions)) {}

  /// Which way the bars go.
  Orientation orientation = Orientation::vertical;
  /// Where the tips are.
  Column value;
  /// Where bars begin; nothing takes the baseline of the options.
  std::optional<Column> base;
  /// Where the bars stand; nothing takes row numbers from 0.
  std::optional<Column> position;
  /// Where bars end that begin at their position, as those of a histogram do.
  std::optional<Column> end;
  /// The width of each bar in units of the positions.
  std::optional<Column> width;
  /// For each row the number, from 0, of the one of `styles` that is its look.
  std::optional<Column> style_index;
  /// Looks of some of the rows.
  std::vector<BarRowStyle> styles;
  /// Names of the bars in place of positions, as many as values; empty for none.
  std::vector<std::string> names;
  /// What `color_scale` turns into the colour of each bar.
  std::optional<Column> color;
  /// Taken when the bars are made, for good; nothing makes one of viridis where there is `color`.
  std::optional<ColorScale> color_scale;
};

/// How bars look, where no column says otherwise.
// make-faces: fields of keisen_bar_options, own angle
struct BarOptions {
  /// What `bar_width` and `offset` are measured in; of bars whose rows have widths or ends the
  /// offset alone.
  WidthUnit width_unit = WidthUnit::distance;
  /// Width of a bar, in `width_unit`, positive and finite.
  double bar_width = 0.8;
  /// How far bars stand beside their positions, towards greater ones; in points to the right or up.
  double offset = 0;
  /// Where bars without a base of their own begin, in the units of the values, finite.
  double baseline = 0;
  /// How far bars are turned from the way they go, in degrees, clockwise. Turned bars have a width
  /// in points, and each goes to its point from the line across that goes through `anchor` and the
  /// baseline.
  double angle = 0;
  /// The position where the line that turned bars begin at has the baseline as its value.
  double anchor = 0;
  /// The colour that fills the bars; nothing takes the next of the chart's colour cycle.
  std::optional<Color> color;
  /// What the alpha of fills and borders is multiplied by, in 0...1.
  double alpha = 1;
  /// Width of the border within a bar's edges, in points; 0 is none.
  double border_width = 0;
  /// The colour of the border; nothing takes the theme's for axes.
  std::optional<Color> border_color;
  /// The radii of a bar's corners.
  BarRadii radii;
  /// Width of the lines from each bar's tip to the next bar, in points, as in a waterfall; 0 is
  /// none. They are drawn where each bar stands beside the one of the row before it.
  double connector_width = 0;
  /// The colour of these lines; nothing takes the theme's for axes.
  std::optional<Color> connector_color;
  /// Whether each edge stands at the nearest place between device pixels, so that bars that touch
  /// have no seam, as sets side by side do; else bars of one width are equally wide. It is so
  /// anyway where widths are in units of the data, or no less than the distance.
  bool snaps_edges = false;
  /// Where bars have their values as texts; of bars with bases of their own these are the lengths.
  /// Bars at an angle have none, nor has any where more than 2,000 are in view.
  ValueLabels value_labels = ValueLabels::none;
  /// Colour of the values; nothing takes the theme's for labels, and within a bar what can be read
  /// there.
  std::optional<Color> value_color;
  /// Size of the values, in points, at most 1,000.
  double value_size = 12;
  /// How the values are written, or nothing for automatic. Where it does not say how many digits
  /// there are, a number with a fraction and more than six digits is rounded to four, and never
  /// before the point.
  TickFormat value_format;
  /// Name for people, or "" for none.
  std::string label;
};

namespace detail {

/// Columns of bars for C, with what they point into.
struct BarColumnsForC : keisen_bar_columns, Pinned {
  explicit BarColumnsForC(const BarColumns &columns)
      : keisen_bar_columns(c_struct<keisen_bar_columns>(columns)),
        texts_(c_strings(columns.names)) {
    for (const BarRowStyle &appearance : columns.styles) {
      keisen_bar_row_style c = KEISEN_BAR_ROW_STYLE_INIT;
      set_field(c.color, appearance.color);
      c.bar_width = appearance.bar_width.value_or(-1);
      c.border_width = appearance.border_width.value_or(-1);
      set_field(c.border_color, appearance.border_color);
      if (appearance.radii)
        c.radii = {appearance.radii->tip_left, appearance.radii->tip_right,
                   appearance.radii->root_left, appearance.radii->root_right};
      appearances_.push_back(c);
    }
    styles = appearances_.data();
    style_count = appearances_.size();
    names = texts_.data();
    name_count = texts_.size();
  }

private:
  std::vector<const char *> texts_;
  std::vector<keisen_bar_row_style> appearances_;
};

/// Options of bars for C, with what they point into.
struct BarOptionsForC : keisen_bar_options, Pinned {
  explicit BarOptionsForC(const BarOptions &options)
      : keisen_bar_options(c_struct<keisen_bar_options>(options)),
        format_(c_options(options.value_format)) {
    radii = {options.radii.tip_left, options.radii.tip_right, options.radii.root_left,
             options.radii.root_right};
    value_format = &format_;
  }

private:
  keisen_tick_format_options format_;
};

struct BarCalls {
  using Columns = BarColumns;
  using Options = BarOptions;

  static BarColumnsForC c_columns(const BarColumns &columns) { return BarColumnsForC(columns); }

  static BarOptionsForC c_options(const BarOptions &options) { return BarOptionsForC(options); }

  static constexpr auto create = keisen_series_create_bars;
  static constexpr auto add = keisen_chart_add_bars;
  static constexpr auto set_columns = keisen_series_set_bar_columns;
  static constexpr auto set_options = keisen_series_set_bar_options;
};

} // namespace detail

/// Bars from a base to a value, upright or level, each as wide as its row says or all alike.
class BarSeries : public detail::MarkSeries<BarSeries, detail::BarCalls> {
public:
  using MarkSeries::MarkSeries;
};

/// Where one of several sets of bars stands side by side.
struct BarSlot {
  /// Width of each bar, in the unit of the band.
  double width;
  /// How far it stands beside its position, in the same unit.
  double offset;
};

/// Returns where sets of bars stand side by side in a band around each position.
///
/// `gap` is the part of each bar's place that stays free, at least 0 and less than 1.
inline std::vector<BarSlot> group_bars(std::size_t count, double band = 0.8, double gap = 0) {
  std::vector<BarSlot> slots(count);
  for (std::size_t i = 0; i < count; ++i)
    check(keisen_bars_group(i, count, band, gap, &slots[i].width, &slots[i].offset));
  return slots;
}

/// Where the bars of one of several sets begin and end that stand on one another.
struct BarStack {
  std::vector<double> bases;
  /// NaN for a gap.
  std::vector<double> tips;
};

/// Returns where bars stand on those of the sets before them, negative ones apart, downwards.
///
/// `total` is what the magnitudes at each position are made to add up to; 0 leaves values as they
/// are. Sets are equally long, or it throws Status::invalid_argument.
inline std::vector<BarStack>
stack_bars(const std::vector<std::vector<double>> &sets, double baseline = 0, double total = 0) {
  const std::size_t count = sets.empty() ? 0 : sets.front().size();
  std::vector<double> values;
  for (const std::vector<double> &set : sets) {
    if (set.size() != count)
      throw Error(Status::invalid_argument, "sets must be equally long, got " +
                                                std::to_string(count) + " and " +
                                                std::to_string(set.size()) + " values");
    values.insert(values.end(), set.begin(), set.end());
  }
  std::vector<double> bases(values.size()), tips(values.size());
  check(keisen_bars_stack(values.data(), sets.size(), count, baseline, total, bases.data(),
                          tips.data()));
  std::vector<BarStack> stacks;
  for (std::size_t set = 0; set < sets.size(); ++set) {
    const auto first = static_cast<std::ptrdiff_t>(set * count);
    const auto last = static_cast<std::ptrdiff_t>((set + 1) * count);
    stacks.push_back({{bases.begin() + first, bases.begin() + last},
                      {tips.begin() + first, tips.begin() + last}});
  }
  return stacks;
}

/// What a bar of a waterfall is.
enum class WaterfallKind : std::uint8_t {
  /// A change upwards, or none.
  up = KEISEN_WATERFALL_UP,
  /// A change downwards.
  down = KEISEN_WATERFALL_DOWN,
  /// A running total.
  total = KEISEN_WATERFALL_TOTAL,
};

/// Where the bars of a waterfall begin and end, and what they are.
struct Waterfall {
  std::vector<double> bases;
  /// NaN for a gap.
  std::vector<double> tips;
  std::vector<WaterfallKind> kinds;
};

/// Returns where the bars of a waterfall begin and end: each goes from the running total to this
/// with its change, a total, whose row `totals` names, from the baseline.
inline Waterfall waterfall(const std::vector<double> &changes,
                           const std::vector<std::size_t> &totals = {},
                           double baseline = 0) {
  const std::size_t count = changes.size();
  const auto is_total = std::make_unique<bool[]>(count);
  for (std::size_t row : totals) {
    if (row >= count)
      throw Error(Status::invalid_argument, "total " + std::to_string(row) + " is none of " +
                                                std::to_string(count) + " rows");
    is_total[row] = true;
  }
  Waterfall result{std::vector<double>(count), std::vector<double>(count), {}};
  std::vector<std::uint8_t> kinds(count);
  check(keisen_bars_waterfall(changes.data(), is_total.get(), count, baseline, result.bases.data(),
                              result.tips.data(), kinds.data()));
  for (std::uint8_t kind : kinds)
    result.kinds.push_back(static_cast<WaterfallKind>(kind));
  return result;
}

} // namespace keisen
