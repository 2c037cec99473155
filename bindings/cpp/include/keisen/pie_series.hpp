// SPDX-License-Identifier: MIT
//
// Written by scripts/make-faces from pie.h.
// clang-format off
#pragma once

#include <keisen/color.hpp>
#include <keisen/color_scale.hpp>
#include <keisen/column.hpp>
#include <keisen/detail/mark_series.hpp>
#include <keisen/enums.hpp>
#include <keisen/tick_format.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// The columns that a pie is drawn from, a row for each slice; all are equally long. The series
/// keeps references of its own, and copies the names. Where columns grow apart later, the shortest
/// one counts.
struct PieColumns {
  /// Makes columns of `values`.
  explicit PieColumns(Column its_values)
      : values(std::move(its_values)) {}

  /// Makes columns of `values` and `names`.
  PieColumns(Column its_values, std::vector<std::string> its_names)
      : values(std::move(its_values)), names(std::move(its_names)) {}

  /// The values.
  Column values;
  /// The names of the slices.
  std::vector<std::string> names;
  /// How far each slice is moved outwards, in radii of the disc, taken into 0...10; nothing for 0.
  std::optional<Column> explode;
  /// The outer radius of each slice as a part of the pie's, taken into 0...1; nothing for 1.
  std::optional<Column> outer_radii;
  /// The inner radius of each slice as a part of the pie's, taken into 0...1; a slice whose inner
  /// radius is not below its outer one is not seen. Nothing for that of the options.
  std::optional<Column> inner_radii;
  /// What `color_scale` turns into the colours of the slices; nothing for those of the options.
  std::optional<Column> color;
  /// Turns the values of `color` into colours. It is taken when the pie is made, for good: nothing
  /// makes one of viridis where there is `color`, and set_columns() takes nothing or the same.
  std::optional<ColorScale> color_scale;
};

/// How a pie looks.
struct PieOptions {
  /// In which order slices follow each other.
  PieOrder order = PieOrder::given;
  /// Whether slices follow each other clockwise.
  bool clockwise = true;
  /// Where labels stand. Of a pie within another one they stand inside or nowhere.
  PieLabelPlace label_place = PieLabelPlace::outside;
  /// What labels say.
  PieLabelContent label_content = PieLabelContent::name_and_percent;
  /// Colours of the rows from the first on; rows beyond take the next ones of the chart's colour
  /// cycle.
  std::vector<Color> colors;
  /// Radius as a part of the greatest that there is room for, above 0, at most 1: rings within each
  /// other differ in it.
  double radius = 1;
  /// Radius of the hole as a part of the pie's, from 0 to less than 1.
  double inner_radius = 0;
  /// Distance between slices, in points, the same all along their sides, finite, not negative; of a
  /// thin slice it takes no more than a third of the rim.
  double gap = 1;
  /// Where the first slice begins, in degrees clockwise from 12 o'clock, finite.
  double start_angle = 0;
  /// What the alpha of all colours is multiplied by, in 0...1.
  double alpha = 1;
  /// Size of the labels, in points, at most 1,000.
  double label_size = 12;
  /// Colour of the labels; nothing takes the theme's for labels, and within a slice what can be
  /// read there.
  std::optional<Color> label_color;
  /// How values are written, or percentages, of which it gets the part of the sum in 0...1; nothing
  /// for automatic: percentages without digits after the point, below 1 % with one.
  TickFormat value_format;
  /// Name for people, or "" for none; a legend has the names of the slices.
  std::string label;
  /// The least part of the sum that has a label, in 0...1; 0 labels every slice.
  double label_threshold = 0.005;
};

namespace detail {

/// PieColumns for C, with what they point into.
struct PieColumnsForC : keisen_pie_columns, Pinned {
  explicit PieColumnsForC(const PieColumns &given)
      : keisen_pie_columns(c_struct<keisen_pie_columns>(given)),
        names_(c_strings(given.names)) {
    names = names_.data();
    name_count = static_cast<decltype(name_count)>(names_.size());
  }

private:
  std::vector<const char *> names_;
};

/// PieOptions for C, with what they point into.
struct PieOptionsForC : keisen_pie_options, Pinned {
  explicit PieOptionsForC(const PieOptions &given)
      : keisen_pie_options(c_struct<keisen_pie_options>(given)),
        value_format_(c_options(given.value_format)) {
    for (const Color &each : given.colors)
      colors_.push_back(c_color(each));
    colors = colors_.data();
    color_count = static_cast<decltype(color_count)>(colors_.size());
    value_format = &value_format_;
  }

private:
  std::vector<keisen_color> colors_;
  keisen_tick_format_options value_format_;
};

struct PieCalls : MarkCalls<PieColumns,
    PieColumnsForC,
    PieOptions,
    PieOptionsForC> {
  static constexpr auto create = keisen_series_create_pie;
  static constexpr auto add = keisen_chart_add_pie;
  static constexpr auto set_columns = keisen_series_set_pie_columns;
  static constexpr auto set_options = keisen_series_set_pie_options;
};

} // namespace detail

/// A pie, or a doughnut: the rows as slices of a disc or a ring.
class PieSeries : public detail::MarkSeries<PieSeries, detail::PieCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen
