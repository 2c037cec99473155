/* SPDX-License-Identifier: MIT */
/* Keisen: heat maps, and rows counted in a grid. */
#ifndef KEISEN_HEATMAP_H
#define KEISEN_HEATMAP_H

#include "base.h"
#include "column.h"
#include "space.h"
#include "color_scale.h"
#include "series.h"
#include "chart.h"
#include "hexbin.h"
#include "image.h"

#ifdef __cplusplus
extern "C" {
#endif

/** How a heat map looks and where its cells are. */
typedef struct keisen_heatmap_options {
  /** sizeof(keisen_heatmap_options). */
  uint32_t struct_size;
  /** What is between the middles of cells. Default nearest. */
  keisen_interpolation interpolation;
  /** How the values follow each other. Default row by row. */
  keisen_matrix_order order;
  /** Where the first column begins and the last one ends, in x, when there are no edges given; both
   * 0 for the integers from 0. From `x_from` > `x_to` the first column is at the right. Default 0.
   */
  double x_from;
  double x_to;
  /** Where the first row begins and the last one ends, in y, in the same way. Default 0: row 0 is
   * at the low end. */
  double y_from;
  double y_to;
  /** Names of the columns, `column_name_count` strings in UTF-8, copied, none NULL; then there are
   * neither edges of x nor an extent. Where nobody chose the scale of x it becomes one of these
   * names; on another category scale each column stands at its name. Taken when the heat map is
   * made. NULL only when `column_name_count` is 0. Default NULL. */
  const char *const *column_names;
  /** Names of the rows, from the top, in the same way. NULL only when `row_name_count` is 0.
   * Default NULL. */
  const char *const *row_names;
  /** Number of names of columns: 0 for none, or as many as columns. Default 0. */
  uint32_t column_name_count;
  /** Number of names of rows: 0 for none, or as many as rows. Default 0. */
  uint32_t row_name_count;
  /** Opacity, in 0...1. Default 1. */
  double alpha;
  /** Whether cells have their values as texts in their middles. Where the widest one has no room
   * all are smaller, down to 0.6 of their size; none has one where more than 10,000 cells are in
   * view. Default false. */
  bool value_labels;
  /** Colour of the values. Default automatic: what can be read on each cell. */
  keisen_color value_color;
  /** Size of the values, in points, at most 1,000. Default 12. */
  double value_size;
  /** How the values are written, or NULL for automatic. Where it does not say how many digits there
   * are, a number with a fraction and more than six digits is rounded to four, and never before the
   * point. Default NULL. */
  const keisen_tick_format_options *value_format;
  /** Name for people, or NULL for none; a legend shows it beside the colours. Default NULL. */
  const char *label;
} keisen_heatmap_options;

/** A keisen_heatmap_options with all defaults. */
#define KEISEN_HEATMAP_OPTIONS_INIT                                                                \
  {sizeof(keisen_heatmap_options),                                                                 \
   KEISEN_INTERPOLATION_NEAREST,                                                                   \
   KEISEN_MATRIX_ORDER_ROWS,                                                                       \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   NULL,                                                                                           \
   NULL,                                                                                           \
   0,                                                                                              \
   0,                                                                                              \
   1,                                                                                              \
   false,                                                                                          \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   12,                                                                                             \
   NULL,                                                                                           \
   NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_heatmap_options_init(keisen_heatmap_options *options,
                                                     uint32_t struct_size);

/**
 * Makes a heat map: the values of a matrix as coloured cells.
 *
 * A pixel that holds several cells has the colour of the mean of their values; where a part of it
 * is missing (NaN, infinite, a gap, or without a place on the colour scale) it takes as much of the
 * colour of what is missing. With linear interpolation a pixel is missing where half of the values
 * about it are, by their weights. On a scale of names the integers are moved by -1/2, so that each
 * name is in the middle of a cell. A cell from an edge without a place, as 0 on a log scale, to one
 * that has one is drawn to the end of the plot, and counts as open_ended in the series record.
 *
 * @param space        The space to draw in.
 * @param values       The matrix, a whole number of rows.
 * @param columns      Number of columns; 0 only for a matrix without values.
 * @param x_edges      Where the columns begin and end: one more value than columns, finite, that
 *                     ascend or descend; or NULL.
 * @param y_edges      Where the rows begin and end, or NULL.
 * @param color_scale  What turns values into colours, or NULL for one with all defaults.
 * @param options      How it looks, or NULL.
 * @param series       Receives the heat map. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the values are no whole number of rows,
 * there are more than 2^24 rows or columns, edges are not as above, an extent is empty or not
 * finite, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_heatmap(keisen_space *space,
                                                      keisen_column *values,
                                                      size_t columns,
                                                      keisen_column *x_edges,
                                                      keisen_column *y_edges,
                                                      keisen_color_scale *color_scale,
                                                      const keisen_heatmap_options *options,
                                                      keisen_series **series);

/**
 * Replaces the values of a heat map by as many others.
 *
 * @param series  A heat map.
 * @param values  The matrix.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when their number is another one or the
 * series is no heat map; then the old values stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_heatmap_values(keisen_series *series,
                                                          keisen_column *values);

/**
 * Changes how a heat map looks: its interpolation and its alpha. Order and extents stay.
 *
 * @param series   A heat map.
 * @param options  The options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is no heat map; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_heatmap_options(keisen_series *series,
                                                           const keisen_heatmap_options *options);

/**
 * Makes a heat map in the chart's own space and adds it.
 *
 * @param chart        The chart.
 * @param values       The matrix, a whole number of rows.
 * @param columns      Number of columns; 0 only for a matrix without values.
 * @param x_edges      Where the columns begin and end, or NULL.
 * @param y_edges      Where the rows begin and end, or NULL.
 * @param color_scale  What turns values into colours, or NULL for one with all defaults.
 * @param options      How it looks, or NULL.
 * @param series       Receives the heat map, or NULL when the caller needs no handle.
 * @return As keisen_series_create_heatmap().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_heatmap(keisen_chart *chart,
                                                  keisen_column *values,
                                                  size_t columns,
                                                  keisen_column *x_edges,
                                                  keisen_column *y_edges,
                                                  keisen_color_scale *color_scale,
                                                  const keisen_heatmap_options *options,
                                                  keisen_series **series);

/** How a two-dimensional histogram is made. */
typedef struct keisen_grid_histogram_options {
  /** sizeof(keisen_grid_histogram_options). */
  uint32_t struct_size;
  /** What a cell shows of the values of its rows; without values their number, whatever is chosen.
   * Default KEISEN_CELL_REDUCTION_MEAN. */
  keisen_cell_reduction reduction;
  /** Equal bins of x; 0 takes `x_rule`. Default 0. */
  uint32_t x_count;
  /** Equal bins of y; 0 takes `y_rule`. Default 0. */
  uint32_t y_count;
  /** The rule for the bins of x by numpy's name: "auto", "fd", "doane", "scott", "stone", "rice",
   * "sturges", "sqrt"; NULL for "auto". Default NULL. */
  const char *x_rule;
  /** The rule for the bins of y. Default NULL. */
  const char *y_rule;
  /** Edges of the bins of x, ascending, which come before all else; NULL for none. Default NULL. */
  keisen_column *x_edges;
  /** Edges of the bins of y. Default NULL. */
  keisen_column *y_edges;
  /** Rows below which a cell is not shown. Default 1. */
  uint32_t minimum_count;
  /** Opacity, in 0...1. Default 1. */
  double alpha;
  /** Name for people, or NULL for none; a legend shows it beside the colours. Default NULL. */
  const char *label;
} keisen_grid_histogram_options;

/** A keisen_grid_histogram_options with all defaults. */
#define KEISEN_GRID_HISTOGRAM_OPTIONS_INIT                                                         \
  {sizeof(keisen_grid_histogram_options),                                                          \
   KEISEN_CELL_REDUCTION_MEAN,                                                                     \
   0,                                                                                              \
   0,                                                                                              \
   NULL,                                                                                           \
   NULL,                                                                                           \
   NULL,                                                                                           \
   NULL,                                                                                           \
   1,                                                                                              \
   1,                                                                                              \
   NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_grid_histogram_options_init(keisen_grid_histogram_options *options,
                                                            uint32_t struct_size);

/**
 * Makes a two-dimensional histogram: a heat map of how many rows fall into each cell of a grid, or
 * of what their values come to.
 *
 * Counts are those of numpy.histogram2d, bins those of numpy.histogram_bin_edges: a cell holds rows
 * from its lower edges to below its upper ones, the last ones also those at these. Edges of times
 * are the nearest steps of their unit. It is made of the rows as they are, in O(n), and does not
 * follow their columns; without rows it has no cells. It is changed as a heat map is.
 *
 * @param space    The space to draw in.
 * @param columns  The rows.
 * @param options  How it is made, or NULL.
 * @param series   Receives the heat map. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns`, its x or its y is NULL,
 * columns differ in length, there are more than 2^24 cells, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status
keisen_series_create_grid_histogram(keisen_space *space,
                                    const keisen_cell_columns *columns,
                                    const keisen_grid_histogram_options *options,
                                    keisen_series **series);

/**
 * Makes a two-dimensional histogram in the chart's own space and adds it.
 *
 * @param chart    The chart.
 * @param columns  The rows.
 * @param options  How it is made, or NULL.
 * @param series   Receives the heat map, or NULL when the caller needs no handle.
 * @return As keisen_series_create_grid_histogram().
 * @since 0.1
 */
KEISEN_API keisen_status
keisen_chart_add_grid_histogram(keisen_chart *chart,
                                const keisen_cell_columns *columns,
                                const keisen_grid_histogram_options *options,
                                keisen_series **series);

#ifdef __cplusplus
}
#endif

#endif
