// SPDX-License-Identifier: MIT
//
// Candlesticks.
#ifndef KEISEN_CANDLESTICK_SERIES_HPP
#define KEISEN_CANDLESTICK_SERIES_HPP

#include <keisen/bar_series.hpp>
#include <keisen/color.hpp>
#include <keisen/detail/mark_series.hpp>

#include <string>

namespace keisen {

/// What is drawn of a candlestick.
enum class CandlestickShape : int {
  /// A filled body from opening to closing, and lines to high and low.
  candle = KEISEN_CANDLESTICK_CANDLE,
  /// The same, of which bodies that rise are outlines.
  hollow = KEISEN_CANDLESTICK_HOLLOW,
  /// A line from high to low with the opening at its left and the closing at its right.
  bars = KEISEN_CANDLESTICK_BARS,
};

/// The columns that candlesticks are drawn from, a row each; all are equally long.
struct CandlestickColumns {
  /// Columns of prices at the beginning, the greatest, the least, and at the end.
  CandlestickColumns(Column opening, Column highest, Column lowest, Column closing)
      : open(std::move(opening)), high(std::move(highest)), low(std::move(lowest)),
        close(std::move(closing)) {}

  /// Where the candlesticks stand; nothing takes row numbers from 0.
  std::optional<Column> x;
  /// Prices at the beginning.
  Column open;
  /// The greatest prices.
  Column high;
  /// The least prices.
  Column low;
  /// Prices at the end.
  Column close;
};

/// How candlesticks look.
struct CandlestickOptions {
  /// What is drawn.
  CandlestickShape shape = CandlestickShape::candle;
  /// What `bar_width` is measured in.
  WidthUnit width_unit = WidthUnit::distance;
  /// Width of a body.
  double bar_width = 0.7;
  /// Width of all lines, in points.
  double width = 1;
  /// What the alpha of all colours is multiplied by, in 0...1.
  double alpha = 1;
  /// The colour of rows that close above their opening; nothing takes a green.
  std::optional<Color> rising_color;
  /// The colour of rows that close below their opening; nothing takes a red.
  std::optional<Color> falling_color;
  /// The colour of rows that close where they open; nothing takes the theme's for labels.
  std::optional<Color> unchanged_color;
  /// Name for people, or "" for none.
  std::string label;
};

namespace detail {

struct CandlestickCalls {
  using Columns = CandlestickColumns;
  using Options = CandlestickOptions;

  static keisen_candlestick_columns c_columns(const CandlestickColumns &columns) {
    keisen_candlestick_columns c = KEISEN_CANDLESTICK_COLUMNS_INIT;
    c.x = handle_or_null(columns.x);
    c.open = columns.open.handle();
    c.high = columns.high.handle();
    c.low = columns.low.handle();
    c.close = columns.close.handle();
    return c;
  }

  static keisen_candlestick_options c_options(const CandlestickOptions &options) {
    keisen_candlestick_options c = KEISEN_CANDLESTICK_OPTIONS_INIT;
    c.shape = static_cast<keisen_candlestick_shape>(options.shape);
    c.width_unit = static_cast<keisen_width_unit>(options.width_unit);
    c.bar_width = options.bar_width;
    c.width = options.width;
    c.alpha = options.alpha;
    c.rising_color = c_color(options.rising_color);
    c.falling_color = c_color(options.falling_color);
    c.unchanged_color = c_color(options.unchanged_color);
    c.label = c_string_or_null(options.label);
    return c;
  }

  static constexpr auto create = keisen_series_create_candlesticks;
  static constexpr auto add = keisen_chart_add_candlesticks;
  static constexpr auto set_columns = keisen_series_set_candlestick_columns;
  static constexpr auto set_options = keisen_series_set_candlestick_options;
};

} // namespace detail

/// Where prices opened, how far they went, and where they closed, for each row.
class CandlestickSeries : public detail::MarkSeries<detail::CandlestickCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen

#endif
