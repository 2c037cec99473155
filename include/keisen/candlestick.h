/* SPDX-License-Identifier: MIT */
/* Keisen: candlesticks. */
#ifndef KEISEN_CANDLESTICK_H
#define KEISEN_CANDLESTICK_H

#include "base.h"
#include "column.h"
#include "space.h"
#include "series.h"
#include "chart.h"
#include "bar.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The columns that candlesticks are drawn from, a row each; all are equally long. The series keeps
 * references of its own. Where columns grow apart later, the shortest one counts. */
typedef struct keisen_candlestick_columns {
  /** sizeof(keisen_candlestick_columns). */
  uint32_t struct_size;
  /** Where the candlesticks stand, or NULL for row numbers from 0. Default NULL. */
  keisen_column *x;
  /** Prices at the beginning; must not be NULL. */
  keisen_column *open;
  /** The greatest prices; must not be NULL. */
  keisen_column *high;
  /** The least prices; must not be NULL. */
  keisen_column *low;
  /** Prices at the end; must not be NULL. */
  keisen_column *close;
} keisen_candlestick_columns;

/** A keisen_candlestick_columns with all defaults. */
#define KEISEN_CANDLESTICK_COLUMNS_INIT                                                            \
  {sizeof(keisen_candlestick_columns), NULL, NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_candlestick_columns_init(keisen_candlestick_columns *columns,
                                                         uint32_t struct_size);

/** What is drawn of a candlestick. */
typedef enum keisen_candlestick_shape {
  /** A filled body from opening to closing, and lines to high and low. */
  KEISEN_CANDLESTICK_CANDLE = 0,
  /** The same, of which bodies that rise are outlines. */
  KEISEN_CANDLESTICK_HOLLOW = 1,
  /** A line from high to low with the opening at its left and the closing at its right. */
  KEISEN_CANDLESTICK_BARS = 2
} keisen_candlestick_shape;

/** How candlesticks look. */
typedef struct keisen_candlestick_options {
  /** sizeof(keisen_candlestick_options). */
  uint32_t struct_size;
  /** What is drawn. Default KEISEN_CANDLESTICK_CANDLE. */
  keisen_candlestick_shape shape;
  /** What `bar_width` is measured in. Default KEISEN_WIDTH_UNIT_DISTANCE. */
  keisen_width_unit width_unit;
  /** Width of a body, in `width_unit`, positive and finite. Default 0.7. */
  double bar_width;
  /** Width of all lines, in points, drawn as whole device pixels. Default 1. */
  double width;
  /** What the alpha of all colours is multiplied by, in 0...1. Default 1. */
  double alpha;
  /** The colour of rows that close above their opening; KEISEN_COLOR_AUTOMATIC takes a green that
   * is told from the other by people who see no red or no green too. Default automatic. */
  keisen_color rising_color;
  /** The colour of rows that close below their opening; KEISEN_COLOR_AUTOMATIC takes a red. Default
   * automatic. */
  keisen_color falling_color;
  /** The colour of rows that close where they open; KEISEN_COLOR_AUTOMATIC takes the theme's for
   * labels. Default automatic. */
  keisen_color unchanged_color;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
} keisen_candlestick_options;

/** A keisen_candlestick_options with all defaults. */
#define KEISEN_CANDLESTICK_OPTIONS_INIT                                                            \
  {sizeof(keisen_candlestick_options),                                                             \
   KEISEN_CANDLESTICK_CANDLE,                                                                      \
   KEISEN_WIDTH_UNIT_DISTANCE,                                                                     \
   0.7,                                                                                            \
   1,                                                                                              \
   1,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_candlestick_options_init(keisen_candlestick_options *options,
                                                         uint32_t struct_size);

/**
 * Makes candlesticks: where prices opened, how far they went, and where they closed.
 *
 * A row is a gap where its position or one of its prices is NaN, missing or infinite; one of which
 * a price has no place on the scale is dropped. High and low are taken as they are, also where
 * opening or closing are beyond them. On a time scale with cuts bodies are equally wide.
 *
 * Where bodies would be thinner than 3 device pixels, and positions go one way, rows are drawn in
 * buckets of 2, 4, 8, ... rows, KEISEN_TIER_ENVELOPE: each with the exact opening of its first row,
 * greatest high, least low and closing of its last row. Buckets begin at multiples of their number
 * of rows, so that they stay the same while a range moves. The rows in view are read in each frame.
 * Rows in no order have no buckets: where they are thousands, they are drawn as what they are on
 * each pixel, KEISEN_TIER_COVERAGE.
 *
 * keisen_chart_hit() finds the row that is nearest, in buckets too; its y is the closing.
 *
 * @param space    The space to draw in.
 * @param columns  The prices.
 * @param options  How they look, or NULL.
 * @param series   Receives the candlesticks. They belong to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or a price of its is NULL, the
 * columns differ in length, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status
keisen_series_create_candlesticks(keisen_space *space,
                                  const keisen_candlestick_columns *columns,
                                  const keisen_candlestick_options *options,
                                  keisen_series **series);

/**
 * Replaces all columns of candlesticks.
 *
 * @param series   Candlesticks.
 * @param columns  The prices from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_candlesticks(), or
 * when the series is of another kind; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_candlestick_columns(
    keisen_series *series, const keisen_candlestick_columns *columns);

/**
 * Changes how candlesticks look.
 *
 * @param series   Candlesticks.
 * @param options  All of their options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_candlestick_options(
    keisen_series *series, const keisen_candlestick_options *options);

/**
 * Makes candlesticks in the chart's own space and adds them.
 *
 * @param chart    The chart.
 * @param columns  The prices.
 * @param options  How they look, or NULL.
 * @param series   Receives the candlesticks, or NULL when the caller needs no handle.
 * @return As keisen_series_create_candlesticks().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_candlesticks(keisen_chart *chart,
                                                       const keisen_candlestick_columns *columns,
                                                       const keisen_candlestick_options *options,
                                                       keisen_series **series);

#ifdef __cplusplus
}
#endif

#endif
