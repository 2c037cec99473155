/* SPDX-License-Identifier: MIT */
/* Keisen: polygons. */
#ifndef KEISEN_POLYGON_H
#define KEISEN_POLYGON_H

#include "base.h"
#include "column.h"
#include "space.h"
#include "color_scale.h"
#include "series.h"
#include "chart.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The columns that polygons are drawn from: corners, a row each; all are equally long. The series
 * keeps references of its own. Where columns grow apart later, the shortest one counts. */
typedef struct keisen_polygon_columns {
  /** sizeof(keisen_polygon_columns). */
  uint32_t struct_size;
  /** Values of the horizontal dimension; must not be NULL. */
  keisen_column *x;
  /** Values of the vertical dimension; must not be NULL. */
  keisen_column *y;
  /** Numbers of polygons: rows next to each other of one number are of one polygon. A row whose
   * number is NaN, missing or infinite ends a ring. NULL for one polygon of all. Default NULL. */
  keisen_column *groups;
  /** What `color_scale` turns into the colour of each polygon: the value of its first row; NULL for
   * the colour of the options. Default NULL. */
  keisen_column *color;
  /** Turns the values of `color` into colours. It is taken when the polygons are made, for good:
   * NULL makes one of viridis where there is `color`, and keisen_series_set_polygon_columns() takes
   * NULL or the same. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_polygon_columns;

/** A keisen_polygon_columns with all defaults. */
#define KEISEN_POLYGON_COLUMNS_INIT {sizeof(keisen_polygon_columns), NULL, NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_polygon_columns_init(keisen_polygon_columns *columns,
                                                     uint32_t struct_size);

/** How polygons look. */
typedef struct keisen_polygon_options {
  /** sizeof(keisen_polygon_options). */
  uint32_t struct_size;
  /** The colour that fills polygons without a value; KEISEN_COLOR_AUTOMATIC takes the next of the
   * chart's colour cycle. Default automatic. */
  keisen_color color;
  /** What the alpha of all colours is multiplied by, in 0...1. Default 1. */
  double alpha;
  /** Width of a line along each ring, in points, finite, not negative; 0 is none. Default 0. */
  double border_width;
  /** The colour of that line; KEISEN_COLOR_AUTOMATIC takes the theme's for plot areas, which parts
   * neighbours. Default automatic. */
  keisen_color border_color;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
} keisen_polygon_options;

/** A keisen_polygon_options with all defaults. */
#define KEISEN_POLYGON_OPTIONS_INIT                                                                \
  {sizeof(keisen_polygon_options), KEISEN_COLOR_AUTOMATIC, 1, 0, KEISEN_COLOR_AUTOMATIC, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_polygon_options_init(keisen_polygon_options *options,
                                                     uint32_t struct_size);

/**
 * Makes filled polygons, with holes where rings lie within each other.
 *
 * Rows are the corners of rings, in order. A row that is NaN, missing or infinite, or that the
 * scale has no place for, ends a ring, and the last corner of one is joined with its first. All
 * rings of a polygon are filled together: what lies within an odd number of them. Polygons are
 * drawn in order, one over the other. A ring of one or two corners covers nothing, but its border
 * is drawn.
 *
 * keisen_chart_hit() finds the polygon that holds a point, the one on top where several do, else
 * the nearest edge; the row is that of its nearest corner. Every row is read in each frame. More
 * polygons without borders than a quarter of what keisen_chart_set_direct_rows() says are drawn as
 * what they are on each pixel, KEISEN_TIER_COVERAGE.
 *
 * @param space    The space to draw in.
 * @param columns  The corners.
 * @param options  How they look, or NULL.
 * @param series   Receives the polygons. They belong to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns`, its x or its y is NULL, the
 * columns differ in length, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_polygons(keisen_space *space,
                                                       const keisen_polygon_columns *columns,
                                                       const keisen_polygon_options *options,
                                                       keisen_series **series);

/**
 * Replaces all columns of polygons.
 *
 * @param series   Polygons.
 * @param columns  The corners from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_polygons(), when
 * the series is of another kind, or the colour scale is another one; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_polygon_columns(keisen_series *series,
                                                           const keisen_polygon_columns *columns);

/**
 * Changes how polygons look.
 *
 * @param series   Polygons.
 * @param options  All of their options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_polygon_options(keisen_series *series,
                                                           const keisen_polygon_options *options);

/**
 * Makes filled polygons in the chart's own space and adds them.
 *
 * @param chart    The chart.
 * @param columns  The corners.
 * @param options  How they look, or NULL.
 * @param series   Receives the polygons, or NULL when the caller needs no handle.
 * @return As keisen_series_create_polygons().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_polygons(keisen_chart *chart,
                                                   const keisen_polygon_columns *columns,
                                                   const keisen_polygon_options *options,
                                                   keisen_series **series);

#ifdef __cplusplus
}
#endif

#endif
