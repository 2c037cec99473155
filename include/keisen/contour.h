/* SPDX-License-Identifier: MIT */
/* Keisen: contours. */
#ifndef KEISEN_CONTOUR_H
#define KEISEN_CONTOUR_H

#include "base.h"
#include "column.h"
#include "projection.h"
#include "space.h"
#include "color_scale.h"
#include "series.h"
#include "chart.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The columns that contours are drawn from. The series keeps references of its own. */
typedef struct keisen_contour_columns {
  /** sizeof(keisen_contour_columns). */
  uint32_t struct_size;
  /** Where the columns of the grid stand: finite values that ascend or descend, at any distances;
   * must not be NULL. */
  keisen_column *x;
  /** Where the rows of the grid stand, likewise; must not be NULL. */
  keisen_column *y;
  /** The field where these meet, row by row: as many values for each row as x has, as many rows as
   * y has, at most 2^30 values; must not be NULL. A cell with a corner that is NaN, missing or
   * infinite is a hole. */
  keisen_column *values;
  /** Turns levels into colours. It is taken when the contours are made, for good: NULL makes one of
   * viridis, and keisen_series_set_contour_columns() takes NULL or the same. One without a range
   * gets that from the first level to the last. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_contour_columns;

/** A keisen_contour_columns with all defaults. */
#define KEISEN_CONTOUR_COLUMNS_INIT {sizeof(keisen_contour_columns), NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_contour_columns_init(keisen_contour_columns *columns,
                                                     uint32_t struct_size);

/** How contours look. */
typedef struct keisen_contour_options {
  /** sizeof(keisen_contour_options). */
  uint32_t struct_size;
  /** Whether the bands between levels are filled, each with the colour of its middle; what is
   * beyond the first and the last level is not. A value on the first level is in the first band,
   * one on any other in the band below it. Default false. */
  bool filled;
  /** Levels, finite and ascending; NULL takes ticks of the colour scale within the values, for
   * bands around all of them. Default NULL. */
  const double *levels;
  /** Number of levels, at most 1,000; where `levels` is NULL about how many there shall be, 1 to
   * 1,000. Default 8. */
  size_t level_count;
  /** Width of the lines, in points, finite, not negative; 0 is none. Default 1.5. */
  double width;
  /** The colour of all lines and their labels; KEISEN_COLOR_AUTOMATIC takes for lines that of each
   * level, for labels the theme's. Default automatic. */
  keisen_color color;
  /** What the alpha of all colours is multiplied by, in 0...1. Default 1. */
  double alpha;
  /** Size of labels on lines, in points, 0...1000; 0 is none. They are turned along their lines,
   * which are interrupted under them; one that has no room is left out. Default 0. (animated: size)
   */
  double label_size;
  /** How labels are written, or NULL for automatic. Default NULL. */
  const keisen_tick_format_options *label_format;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
} keisen_contour_options;

/** A keisen_contour_options with all defaults. */
#define KEISEN_CONTOUR_OPTIONS_INIT                                                                \
  {sizeof(keisen_contour_options), false, NULL, 8, 1.5, KEISEN_COLOR_AUTOMATIC, 1, 0, NULL, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_contour_options_init(keisen_contour_options *options,
                                                     uint32_t struct_size);

/**
 * Makes lines of equal value of a field, or the bands between them.
 *
 * The field is known where the lines of a grid meet. Between neighbours it changes steadily along
 * the picture, so lines cross the sides of cells exactly; where all four sides of a cell are
 * crossed, the mean of its corners tells which crossings belong together. Lines without labels are
 * whole; with labels they are interrupted under these, which are turned along them, upright, and
 * neither on each other nor on another line; a line that is too short or bends too much has none.
 *
 * A colour bar of bands shows these as steps. keisen_chart_hit() finds of bands the value of the
 * grid nearest to a point within its cell, at distance 0, and of lines the nearest place, with the
 * level as value; row and column are those of the grid. Lines and bands are found once, in a time
 * near reading the values for each level, and kept while values and levels stay.
 *
 * @param space    The space to draw in.
 * @param columns  The field.
 * @param options  How they look, or NULL.
 * @param series   Receives the contours. They belong to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or one of x, y and
 * values is NULL, there are not as many values as x times y, x or y is not finite or goes both
 * ways, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_contours(keisen_space *space,
                                                       const keisen_contour_columns *columns,
                                                       const keisen_contour_options *options,
                                                       keisen_series **series);

/**
 * Replaces all columns of contours.
 *
 * @param series   Contours.
 * @param columns  The field from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_contours(), when
 * the series is of another kind, or the colour scale is another one; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_contour_columns(keisen_series *series,
                                                           const keisen_contour_columns *columns);

/**
 * Changes how they look.
 *
 * @param series   Contours.
 * @param options  All of the options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_contour_options(keisen_series *series,
                                                           const keisen_contour_options *options);

/**
 * Makes contours in the chart's own space and adds them.
 *
 * @param chart    A chart.
 * @param columns  As in keisen_series_create_contours().
 * @param options  As in keisen_series_create_contours().
 * @param series   Receives the series, or NULL when the caller needs no handle.
 * @return As keisen_series_create_contours().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_contours(keisen_chart *chart,
                                                   const keisen_contour_columns *columns,
                                                   const keisen_contour_options *options,
                                                   keisen_series **series);

#ifdef __cplusplus
}
#endif

#endif
