/* SPDX-License-Identifier: MIT */
/* Keisen: densities. */
#ifndef KEISEN_DENSITY_H
#define KEISEN_DENSITY_H

#include "base.h"
#include "column.h"
#include "space.h"
#include "color_scale.h"
#include "series.h"
#include "chart.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What is made of the rows in a cell of a density. */
typedef enum keisen_density_aggregation {
  /** Their number. */
  KEISEN_DENSITY_COUNT = 0,
  /** The mean of their values. */
  KEISEN_DENSITY_MEAN = 1,
  /** Their number in each of some categories. */
  KEISEN_DENSITY_CATEGORY = 2
} keisen_density_aggregation;

/** How colours are spread over what a density counts. */
typedef enum keisen_density_spread {
  /** By the scale of the colour scale's projection: linear, log, or any other. */
  KEISEN_DENSITY_SPREAD_SCALE = 0,
  /** So that each colour covers as much of the picture as any other: a colour tells how many cells
   * have less. The ticks of a colour bar stand where their values are among those of the cells. */
  KEISEN_DENSITY_SPREAD_EQUAL_AREA = 1
} keisen_density_spread;

/** The columns that a density is counted from, a row each; all are equally long. The series keeps
 * references of its own. Where columns grow apart later, the shortest one counts. */
typedef struct keisen_density_columns {
  /** sizeof(keisen_density_columns). */
  uint32_t struct_size;
  /** What is made of the rows of a cell. Default KEISEN_DENSITY_COUNT. */
  keisen_density_aggregation aggregation;
  /** Values of the horizontal dimension, or NULL for row numbers from 0. Default NULL. */
  keisen_column *x;
  /** Values of the vertical dimension; must not be NULL. */
  keisen_column *y;
  /** Values for means, or the codes of categories, which count `names` from 0; NULL for counts. A
   * row whose value is NaN, missing or infinite, or whose code is no whole number below
   * `name_count`, is a gap. Default NULL. */
  keisen_column *values;
  /** The names of the categories, `name_count` strings; not read for counts and means. Default
   * NULL.
   */
  const char *const *names;
  /** Number of names, 1 to 256 for categories, which all differ. Default 0. */
  size_t name_count;
  /** Turns counts or means into colours. Of categories a cell has the mean of the colours of its
   * rows, the chart's colour cycle from the series on, and the opacity of the scale's colour for
   * their number. It is taken when the density is made, for good: NULL makes one of viridis, for
   * categories one that gets opaque, and keisen_series_set_density_columns() takes NULL or the
   * same. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_density_columns;

/** A keisen_density_columns with all defaults. */
#define KEISEN_DENSITY_COLUMNS_INIT                                                                \
  {sizeof(keisen_density_columns), KEISEN_DENSITY_COUNT, NULL, NULL, NULL, NULL, 0, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_density_columns_init(keisen_density_columns *columns,
                                                     uint32_t struct_size);

/** How a density looks. */
typedef struct keisen_density_options {
  /** sizeof(keisen_density_options). */
  uint32_t struct_size;
  /** How colours are spread over what is counted. Default by the scale. */
  keisen_density_spread spread;
  /** Sides of the cells in points, finite, not negative, rounded to whole device pixels; 0 for one
   * device pixel. Those of two pixels or more stand in the data and move with it. Default 0. */
  double cell_size;
  /** Opacity of all cells, in 0...1. Default 1. */
  double alpha;
  /** Name for people, or NULL for none; categories have names of their own. Default NULL. */
  const char *label;
} keisen_density_options;

/** A keisen_density_options with all defaults. */
#define KEISEN_DENSITY_OPTIONS_INIT                                                                \
  {sizeof(keisen_density_options), KEISEN_DENSITY_SPREAD_SCALE, 0, 1, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_density_options_init(keisen_density_options *options,
                                                     uint32_t struct_size);

/**
 * Makes a density: how many rows are in each cell of a fine grid over the plot, or what they are in
 * the mean, as colours.
 *
 * Every row counts, however many there are. A row between two cells is in the right one or the
 * lower one, and on the plot's right and bottom sides in the last. A cell without rows shows what
 * is below it. Counts stop at 2^32 - 1. A mean is within 2^-(60 - log2 n) of the extent of all n
 * values, as doubles relative to the middle of integers and timestamps beyond 2^53, the same for
 * any order of rows and any number of threads. Renderers give the same numbers. A colour bar of
 * means of timestamps shows times.
 *
 * Cells larger than a device pixel stand in the data: at whole multiples of their width, counted
 * from 0 in the coordinate in which the scale is straight, drawn on whole pixels. So each keeps its
 * rows, and its colour, while a range moves; the plot's sides cut it, and then all of its rows
 * count. On a time scale with cuts they stand on the plot, as cells of one pixel do.
 *
 * Counts hang on the view, and so does the range of the colour scale while that is unset: each
 * frame finds it anew, from 0, on a log scale from 1, to the greatest count, or from the least mean
 * to the greatest, and none is stored; outside of frames such a scale reads 0 to 1 from its origin,
 * and a fit unsets it. A range that is set stays. Frames are recorded as KEISEN_TIER_DENSITY.
 *
 * @param space    The space to draw in.
 * @param columns  What to count.
 * @param options  How it looks, or NULL.
 * @param series   Receives the density. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its y is NULL, the columns
 * differ in length, values or names do not suit the aggregation, two names are the same, or an
 * option is not allowed. A frame returns KEISEN_ERROR_UNSUPPORTED where cells times categories are
 * 2^32 - 1 or more, or means are of 2^32 rows or more.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_density(keisen_space *space,
                                                      const keisen_density_columns *columns,
                                                      const keisen_density_options *options,
                                                      keisen_series **series);

/**
 * Replaces all columns of a density, and what is made of their rows.
 *
 * @param series   A density.
 * @param columns  What to count from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_density(), when
 * the series is no density, or the colour scale is another one; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_density_columns(keisen_series *series,
                                                           const keisen_density_columns *columns);

/**
 * Changes how a density looks.
 *
 * @param series   A density.
 * @param options  All of its options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is no density; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_density_options(keisen_series *series,
                                                           const keisen_density_options *options);

/**
 * Makes a density in the chart's own space and adds it.
 *
 * @param chart    The chart.
 * @param columns  What to count.
 * @param options  How it looks, or NULL.
 * @param series   Receives the density, or NULL when the caller needs no handle.
 * @return As keisen_series_create_density().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_density(keisen_chart *chart,
                                                  const keisen_density_columns *columns,
                                                  const keisen_density_options *options,
                                                  keisen_series **series);

#ifdef __cplusplus
}
#endif

#endif
