/* SPDX-License-Identifier: MIT */
/* Keisen: points. */
#ifndef KEISEN_POINT_H
#define KEISEN_POINT_H

#include "base.h"
#include "column.h"
#include "space.h"
#include "color_scale.h"
#include "series.h"
#include "chart.h"
#include "marker.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The columns that points are drawn from, a row each; all are equally long. The series keeps
 * references of its own. Where columns grow apart later, the shortest one counts. */
typedef struct keisen_point_columns {
  /** sizeof(keisen_point_columns). */
  uint32_t struct_size;
  /** Values of the horizontal dimension, or NULL for row numbers from 0. Default NULL. */
  keisen_column *x;
  /** Values of the vertical dimension; must not be NULL. */
  keisen_column *y;
  /** The size of each marker in points, as in keisen_point_options, or NULL. NaN is a gap; 0 and
   * less is no marker. Default NULL. */
  keisen_column *size;
  /** Values that `color_scale` turns into the markers' colours, or NULL. Default NULL. */
  keisen_column *color;
  /** What the alpha of each marker's colour is multiplied by, clamped to 0...1, or NULL; NaN is a
   * gap. Default NULL. */
  keisen_column *alpha;
  /** Turns the values of `color` into colours. It is taken when the points are made, for good: NULL
   * makes one of viridis where there are such values, and keisen_series_set_point_columns() takes
   * NULL or the same. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_point_columns;

/** A keisen_point_columns with all defaults. */
#define KEISEN_POINT_COLUMNS_INIT {sizeof(keisen_point_columns), NULL, NULL, NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_point_columns_init(keisen_point_columns *columns,
                                                   uint32_t struct_size);

/** How points look, where no column says otherwise. */
typedef struct keisen_point_options {
  /** sizeof(keisen_point_options). */
  uint32_t struct_size;
  /** The shape of each marker. Default a circle. */
  keisen_marker marker;
  /** The diameter of the circle that covers as much as a marker, in points, finite, not negative.
   * A marker thinner than a device pixel fades and does not vanish; 0 draws none. Default 6. */
  double size;
  /** What the alpha of all colours is multiplied by, 0...1. Default 1. */
  double alpha;
  /** Width of a line along the inside of each marker's outline, in points, finite, not negative.
   * Default 0: none. */
  double border_width;
  /** The colour that fills a marker. Default KEISEN_COLOR_AUTOMATIC: the next of the chart's colour
   * cycle. */
  keisen_color color;
  /** The colour of that line. Default automatic: the theme's for plot areas. */
  keisen_color border_color;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
  /** A marker of the caller's own in place of that shape, which is kept, or NULL for none; its
   * border is centred on its outline. Default NULL. */
  keisen_custom_marker *custom_marker;
} keisen_point_options;

/** A keisen_point_options with all defaults. */
#define KEISEN_POINT_OPTIONS_INIT                                                                  \
  {sizeof(keisen_point_options), KEISEN_MARKER_CIRCLE,   6,    1,   0,                             \
   KEISEN_COLOR_AUTOMATIC,       KEISEN_COLOR_AUTOMATIC, NULL, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_point_options_init(keisen_point_options *options,
                                                   uint32_t struct_size);

/**
 * Makes points: a marker for each row, drawn in the order of the rows.
 *
 * A row of which any value is NaN, missing or infinite has no marker and is counted as a gap; but a
 * missing colour is the colour scale's for that. Every marker that reaches into the plot is drawn,
 * however many there are. A fit leaves room for half a marker at both ends, as much as it takes of
 * a plot of 150 points, at most a tenth of the range; so it does for a line's markers.
 *
 * @param space    The space to draw in.
 * @param columns  What to draw.
 * @param options  How it looks, or NULL.
 * @param series   Receives the points. They belong to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its y is NULL, the columns
 * differ in length, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_points(keisen_space *space,
                                                     const keisen_point_columns *columns,
                                                     const keisen_point_options *options,
                                                     keisen_series **series);

/**
 * Replaces all columns of points.
 *
 * @param series   Points.
 * @param columns  What to draw from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_points(), when the
 * series is no points, when there are colours and the points were made without a colour scale, or
 * when they have another one; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_point_columns(keisen_series *series,
                                                         const keisen_point_columns *columns);

/**
 * Changes how points look.
 *
 * @param series   Points.
 * @param options  All of their options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is no points; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_point_options(keisen_series *series,
                                                         const keisen_point_options *options);

/**
 * Makes points in the chart's own space and adds them.
 *
 * @param chart    The chart.
 * @param columns  What to draw.
 * @param options  How it looks, or NULL.
 * @param series   Receives the points, or NULL when the caller needs no handle.
 * @return As keisen_series_create_points().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_points(keisen_chart *chart,
                                                 const keisen_point_columns *columns,
                                                 const keisen_point_options *options,
                                                 keisen_series **series);

#ifdef __cplusplus
}
#endif

#endif
