// SPDX-License-Identifier: MIT
//
// Written by scripts/make-faces from candlestick.h.
// clang-format off
#ifndef KEISEN_CANDLESTICK_SERIES_HPP
#define KEISEN_CANDLESTICK_SERIES_HPP

#include <keisen/bar_series.hpp>
#include <keisen/color.hpp>
#include <keisen/column.hpp>
#include <keisen/detail/mark_series.hpp>

#include <optional>
#include <string>
#include <utility>

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

/// The columns that candlesticks are drawn from, a row each; all are equally long. The series keeps
/// references of its own. Where columns grow apart later, the shortest one counts.
struct CandlestickColumns {
  /// Makes columns of `open` and `high` and `low` and `close`.
  CandlestickColumns(Column its_open, Column its_high, Column its_low, Column its_close)
      : open(std::move(its_open)), high(std::move(its_high)), low(std::move(its_low)), close(std::move(its_close)) {}

  /// Makes columns of `x` and `open` and `high` and `low` and `close`.
  CandlestickColumns(std::optional<Column> its_x, Column its_open, Column its_high, Column its_low, Column its_close)
      : x(std::move(its_x)), open(std::move(its_open)), high(std::move(its_high)), low(std::move(its_low)), close(std::move(its_close)) {}

  /// Where the candlesticks stand, or nothing for row numbers from 0.
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
  /// Width of a body, in `width_unit`, positive and finite.
  double bar_width = 0.7;
  /// Width of all lines, in points, drawn as whole device pixels.
  double width = 1;
  /// What the alpha of all colours is multiplied by, in 0...1.
  double alpha = 1;
  /// The colour of rows that close above their opening; nothing takes a green that is told from the
  /// other by people who see no red or no green too.
  std::optional<Color> rising_color;
  /// The colour of rows that close below their opening; nothing takes a red.
  std::optional<Color> falling_color;
  /// The colour of rows that close where they open; nothing takes the theme's for labels.
  std::optional<Color> unchanged_color;
  /// Name for people, or "" for none.
  std::string label;
};

namespace detail {

/// CandlestickColumns for C, with what they point into.
struct CandlestickColumnsForC : keisen_candlestick_columns {
  explicit CandlestickColumnsForC(const CandlestickColumns &given)
      : keisen_candlestick_columns(KEISEN_CANDLESTICK_COLUMNS_INIT) {
    x = handle_or_null(given.x);
    open = given.open.handle();
    high = given.high.handle();
    low = given.low.handle();
    close = given.close.handle();
  }
  CandlestickColumnsForC(const CandlestickColumnsForC &) = delete;
  CandlestickColumnsForC &operator=(const CandlestickColumnsForC &) = delete;
};

/// CandlestickOptions for C, with what they point into.
struct CandlestickOptionsForC : keisen_candlestick_options {
  explicit CandlestickOptionsForC(const CandlestickOptions &given)
      : keisen_candlestick_options(KEISEN_CANDLESTICK_OPTIONS_INIT) {
    shape = static_cast<keisen_candlestick_shape>(given.shape);
    width_unit = static_cast<keisen_width_unit>(given.width_unit);
    bar_width = given.bar_width;
    width = given.width;
    alpha = given.alpha;
    rising_color = c_color(given.rising_color);
    falling_color = c_color(given.falling_color);
    unchanged_color = c_color(given.unchanged_color);
    label = c_string_or_null(given.label);
  }
  CandlestickOptionsForC(const CandlestickOptionsForC &) = delete;
  CandlestickOptionsForC &operator=(const CandlestickOptionsForC &) = delete;
};

struct CandlestickCalls {
  using Columns = CandlestickColumns;
  using Options = CandlestickOptions;

  static CandlestickColumnsForC c_columns(const CandlestickColumns &given) {
    return CandlestickColumnsForC(given);
  }

  static CandlestickOptionsForC c_options(const CandlestickOptions &given) {
    return CandlestickOptionsForC(given);
  }

  static constexpr auto create = keisen_series_create_candlesticks;
  static constexpr auto add = keisen_chart_add_candlesticks;
  static constexpr auto set_columns = keisen_series_set_candlestick_columns;
  static constexpr auto set_options = keisen_series_set_candlestick_options;
};

} // namespace detail

/// Candlesticks: where prices opened, how far they went, and where they closed.
class CandlestickSeries : public detail::MarkSeries<detail::CandlestickCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen

#endif
