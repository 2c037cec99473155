/* SPDX-License-Identifier: MIT */
/* Keisen: hexagons, and what is counted in them. */
#ifndef KEISEN_HEXBIN_H
#define KEISEN_HEXBIN_H

#include "base.h"
#include "column.h"
#include "space.h"
#include "color_scale.h"
#include "series.h"
#include "chart.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The columns that are counted into hexagons or the cells of a grid: all are equally long. A row
 * of which any is NaN, missing or infinite is a gap. */
typedef struct keisen_cell_columns {
  /** sizeof(keisen_cell_columns). */
  uint32_t struct_size;
  /** Values of the horizontal dimension; must not be NULL. */
  keisen_column *x;
  /** Values of the vertical dimension; must not be NULL. */
  keisen_column *y;
  /** Values of which cells show the mean or the sum; NULL counts rows. Default NULL. */
  keisen_column *values;
  /** Turns numbers of rows, means or sums into colours. It is taken when the series is made, for
   * good; NULL makes one of viridis. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_cell_columns;

/** A keisen_cell_columns with all defaults. */
#define KEISEN_CELL_COLUMNS_INIT {sizeof(keisen_cell_columns), NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_cell_columns_init(keisen_cell_columns *columns,
                                                  uint32_t struct_size);

/** What is told of the rows of a cell. */
typedef enum keisen_cell_reduction {
  /** Their number. */
  KEISEN_CELL_REDUCTION_COUNT = 0,
  /** The sum of their values. */
  KEISEN_CELL_REDUCTION_SUM = 1,
  /** The mean of their values. */
  KEISEN_CELL_REDUCTION_MEAN = 2
} keisen_cell_reduction;

/** How hexagons are laid, and how they look. */
typedef struct keisen_hexbin_options {
  /** sizeof(keisen_hexbin_options). */
  uint32_t struct_size;
  /** What a hexagon shows of the values of its rows; without values their number, whatever is
   * chosen. Default KEISEN_CELL_REDUCTION_MEAN. */
  keisen_cell_reduction reduction;
  /** Hexagons across, at least 1. Default 30. */
  uint32_t column_count;
  /** Hexagons of every other row upwards; 0 makes them regular in a square plot. With
   * `column_count` no more than 2^24 in all. Default 0. */
  uint32_t row_count;
  /** Rows below which a hexagon is not shown. Default 1. */
  uint32_t minimum_count;
  /** Whether hexagons are equally wide by the logarithm of x, for a log scale; then rows that are
   * not positive are dropped. Default false. */
  bool log_x;
  /** Whether hexagons are equally high by the logarithm of y. Default false. */
  bool log_y;
  /** Opacity, in 0...1. Default 1. */
  double alpha;
  /** Width of a line around each hexagon, in points; 0 is none. Default 0. */
  double border_width;
  /** The colour of that line; KEISEN_COLOR_AUTOMATIC takes the theme's for plot areas. Default
   * automatic. */
  keisen_color border_color;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
} keisen_hexbin_options;

/** A keisen_hexbin_options with all defaults. */
#define KEISEN_HEXBIN_OPTIONS_INIT                                                                 \
  {sizeof(keisen_hexbin_options),                                                                  \
   KEISEN_CELL_REDUCTION_MEAN,                                                                     \
   30,                                                                                             \
   0,                                                                                              \
   1,                                                                                              \
   false,                                                                                          \
   false,                                                                                          \
   1,                                                                                              \
   0,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_hexbin_options_init(keisen_hexbin_options *options,
                                                    uint32_t struct_size);

/**
 * Makes hexagons, each in the colour of how many rows fall into it, or of what their values come
 * to.
 *
 * They are laid over the extent of all rows as matplotlib's hexbin lays them, in the data: they
 * stay where they are while ranges move. Where all x, or all y, are equal, a tenth of them to
 * either side is covered. Rows are counted, in O(n), when columns change and not in each frame, and
 * frames are recorded as KEISEN_TIER_SUMMARY. keisen_series_get_color_scale() gives what a colour
 * bar shows.
 *
 * keisen_chart_hit() finds the hexagon that holds a point, or the nearest: its number among those
 * that are shown, its middle, and what it shows.
 *
 * @param space    The space to draw in.
 * @param columns  The rows.
 * @param options  How hexagons are laid and look, or NULL.
 * @param series   Receives the hexagons. They belong to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns`, its x or its y is NULL, the
 * columns differ in length, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_hexbin(keisen_space *space,
                                                     const keisen_cell_columns *columns,
                                                     const keisen_hexbin_options *options,
                                                     keisen_series **series);

/**
 * Makes hexagons in the chart's own space and adds them.
 *
 * @param chart    The chart.
 * @param columns  The rows.
 * @param options  How hexagons are laid and look, or NULL.
 * @param series   Receives the hexagons, or NULL when the caller needs no handle.
 * @return As keisen_series_create_hexbin().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_hexbin(keisen_chart *chart,
                                                 const keisen_cell_columns *columns,
                                                 const keisen_hexbin_options *options,
                                                 keisen_series **series);

/**
 * Replaces all columns of hexagons.
 *
 * @param series   Hexagons.
 * @param columns  The rows from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_hexbin(), when the
 * series is of another kind, or the colour scale is another one; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_hexbin_columns(keisen_series *series,
                                                          const keisen_cell_columns *columns);

/**
 * Changes how hexagons are laid, and how they look.
 *
 * @param series   Hexagons.
 * @param options  All of their options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_hexbin_options(keisen_series *series,
                                                          const keisen_hexbin_options *options);

#ifdef __cplusplus
}
#endif

#endif
