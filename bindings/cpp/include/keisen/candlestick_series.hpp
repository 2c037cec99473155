// SPDX-License-Identifier: MIT
//
// Written by scripts/make-faces from candlestick.h.
// clang-format off
#pragma once

#include <keisen/color.hpp>
#include <keisen/column.hpp>
#include <keisen/detail/mark_series.hpp>
#include <keisen/enums.hpp>

#include <optional>
#include <string>
#include <utility>

namespace keisen {

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

struct CandlestickCalls : MarkCalls<CandlestickColumns,
    keisen_candlestick_columns,
    CandlestickOptions,
    keisen_candlestick_options> {
  static constexpr auto create = keisen_series_create_candlesticks;
  static constexpr auto add = keisen_chart_add_candlesticks;
  static constexpr auto set_columns = keisen_series_set_candlestick_columns;
  static constexpr auto set_options = keisen_series_set_candlestick_options;
};

} // namespace detail

/// Candlesticks: where prices opened, how far they went, and where they closed.
class CandlestickSeries : public detail::MarkSeries<CandlestickSeries, detail::CandlestickCalls> {
public:
  using MarkSeries::MarkSeries;
};

} // namespace keisen
