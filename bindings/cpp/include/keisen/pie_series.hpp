// SPDX-License-Identifier: MIT
//
// Pies and doughnuts.
#ifndef KEISEN_PIE_SERIES_HPP
#define KEISEN_PIE_SERIES_HPP

#include <keisen/color.hpp>
#include <keisen/detail/mark_series.hpp>
#include <keisen/tick_format.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace keisen {

/// In which order the slices of a pie follow each other.
enum class PieOrder : int {
  given = KEISEN_PIE_ORDER_GIVEN,
  /// The least value first.
  ascending = KEISEN_PIE_ORDER_ASCENDING,
  /// The greatest value first.
  descending = KEISEN_PIE_ORDER_DESCENDING,
};

/// Where the labels of a pie stand.
enum class PieLabelPlace : int {
  none = KEISEN_PIE_LABEL_PLACE_NONE,
  /// Beside the disc, each with a line that leads to its slice.
  outside = KEISEN_PIE_LABEL_PLACE_OUTSIDE,
  /// Within the slices that have room for them.
  inside = KEISEN_PIE_LABEL_PLACE_INSIDE,
  /// Within a slice that has room, beside the disc else.
  automatic = KEISEN_PIE_LABEL_PLACE_AUTOMATIC,
};

/// What the labels of a pie say.
enum class PieLabelContent : int {
  /// Name and percentage; the latter alone where there are no names.
  name_and_percent = KEISEN_PIE_LABEL_CONTENT_NAME_AND_PERCENT,
  name = KEISEN_PIE_LABEL_CONTENT_NAME,
  percent = KEISEN_PIE_LABEL_CONTENT_PERCENT,
  value = KEISEN_PIE_LABEL_CONTENT_VALUE,
  /// Name and value; the latter alone where there are no names.
  name_and_value = KEISEN_PIE_LABEL_CONTENT_NAME_AND_VALUE,
};

/// The columns that a pie is drawn from, a row for each slice; all are equally long.
struct PieColumns {
  /// A column of values.
  explicit PieColumns(Column numbers) : values(std::move(numbers)) {}

  /// Values and as many names.
  PieColumns(Column numbers, std::vector<std::string> texts)
      : values(std::move(numbers)), names(std::move(texts)) {}

  /// The values.
  Column values;
  /// The names of the slices, or none.
  std::vector<std::string> names;
  /// How far each slice is moved outwards, in radii of the disc.
  std::optional<Column> explode;
  /// The outer radius of each slice as a part of the pie's.
  std::optional<Column> outer_radii;
  /// The inner radius of each slice as a part of the pie's; nothing for that of the options.
  std::optional<Column> inner_radii;
  /// What `color_scale` turns into the colours of the slices.
  std::optional<Column> color;
  /// Taken when the pie is made, for good; nothing makes one of viridis where there is `color`.
  std::optional<ColorScale> color_scale;
};

/// How a pie looks.
struct PieOptions {
  /// In which order slices follow each other.
  PieOrder order = PieOrder::given;
  /// Whether they do so clockwise.
  bool clockwise = true;
  /// Where labels stand. Of a pie within another one they stand inside or nowhere.
  PieLabelPlace label_place = PieLabelPlace::outside;
  /// What labels say.
  PieLabelContent label_content = PieLabelContent::name_and_percent;
  /// The least part of the sum that has a label, in 0...1; 0 gives every slice one.
  double label_threshold = 0.005;
  /// Colours of the rows from the first on; rows beyond take the next ones of the colour cycle.
  std::vector<Color> colors;
  /// Radius as a part of the greatest that there is room for, above 0, at most 1.
  double radius = 1;
  /// Radius of the hole as a part of the pie's, from 0 to less than 1.
  double inner_radius = 0;
  /// Distance between slices, in points.
  double gap = 1;
  /// Where the first slice begins, in degrees clockwise from 12 o'clock.
  double start_angle = 0;
  /// What the alpha of all colours is multiplied by, in 0...1.
  double alpha = 1;
  /// Size of the labels, in points.
  double label_size = 12;
  /// Colour of the labels; nothing takes the theme's, and within a slice what can be read there.
  std::optional<Color> label_color;
  /// How values are written, or percentages, of which it gets the part of the sum in 0...1.
  TickFormat value_format;
  /// Name for people, or "" for none; a legend has the names of the slices.
  std::string label;
};

namespace detail {

/// The columns for C, with what they point into.
struct PieColumnsForC : keisen_pie_columns {
  explicit PieColumnsForC(const PieColumns &columns) : keisen_pie_columns(KEISEN_PIE_COLUMNS_INIT) {
    for (const std::string &name : columns.names)
      texts.push_back(name.c_str());
    values = columns.values.handle();
    name_count = texts.size();
    names = texts.data();
    explode = handle_or_null(columns.explode);
    outer_radii = handle_or_null(columns.outer_radii);
    inner_radii = handle_or_null(columns.inner_radii);
    color = handle_or_null(columns.color);
    color_scale = handle_or_null(columns.color_scale);
  }

  std::vector<const char *> texts;
};

/// The options for C, with what they point into.
struct PieOptionsForC : keisen_pie_options {
  explicit PieOptionsForC(const PieOptions &options)
      : keisen_pie_options(KEISEN_PIE_OPTIONS_INIT),
        number_format(c_options(options.value_format)) {
    for (const Color &each : options.colors)
      rows.push_back(c_color(each));
    order = static_cast<keisen_pie_order>(options.order);
    clockwise = options.clockwise;
    label_place = static_cast<keisen_pie_label_place>(options.label_place);
    label_content = static_cast<keisen_pie_label_content>(options.label_content);
    color_count = static_cast<std::uint32_t>(rows.size());
    colors = rows.data();
    value_format = &number_format;
    radius = options.radius;
    inner_radius = options.inner_radius;
    gap = options.gap;
    start_angle = options.start_angle;
    alpha = options.alpha;
    label_threshold = options.label_threshold;
    label_size = options.label_size;
    label_color = c_color(options.label_color);
    label = c_string_or_null(options.label);
  }

  keisen_tick_format_options number_format;
  std::vector<keisen_color> rows;
};

struct PieCalls {
  using Columns = PieColumns;
  using Options = PieOptions;

  static PieColumnsForC c_columns(const PieColumns &columns) { return PieColumnsForC(columns); }

  static PieOptionsForC c_options(const PieOptions &options) { return PieOptionsForC(options); }

  static constexpr auto create = keisen_series_create_pie;
  static constexpr auto add = keisen_chart_add_pie;
  static constexpr auto set_columns = keisen_series_set_pie_columns;
  static constexpr auto set_options = keisen_series_set_pie_options;
};

} // namespace detail

/// Slices of a disc or a ring, clockwise from 12 o'clock, each as wide as its row's part of the
/// sum.
class PieSeries : public detail::MarkSeries<detail::PieCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen

#endif
