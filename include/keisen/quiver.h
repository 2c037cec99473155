/* SPDX-License-Identifier: MIT */
/* Keisen: arrows of a field. */
#ifndef KEISEN_QUIVER_H
#define KEISEN_QUIVER_H

#include "base.h"
#include "column.h"
#include "space.h"
#include "color_scale.h"
#include "series.h"
#include "chart.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The columns that arrows are drawn from; all are equally long. The series keeps references of its
 * own. Where columns grow apart later, the shortest one counts. */
typedef struct keisen_quiver_columns {
  /** sizeof(keisen_quiver_columns). */
  uint32_t struct_size;
  /** Values of the horizontal dimension; must not be NULL. */
  keisen_column *x;
  /** Values of the vertical dimension; must not be NULL. */
  keisen_column *y;
  /** How far arrows go to the right; must not be NULL. */
  keisen_column *u;
  /** How far arrows go up; must not be NULL. */
  keisen_column *v;
  /** What `color_scale` turns into the colour of each arrow; NULL for the colour of the options.
   * Default NULL. */
  keisen_column *color;
  /** Turns the values of `color` into colours, as that of keisen_polygon_columns. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_quiver_columns;

/** A keisen_quiver_columns with all defaults. */
#define KEISEN_QUIVER_COLUMNS_INIT                                                                 \
  {sizeof(keisen_quiver_columns), NULL, NULL, NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_quiver_columns_init(keisen_quiver_columns *columns,
                                                    uint32_t struct_size);

/** What the lengths of arrows are counted in. */
typedef enum keisen_quiver_units {
  /** Points, the same to the right and upwards, whatever the axes. */
  KEISEN_QUIVER_UNITS_POINTS = 0,
  /** Units of the axes: an arrow leads from (x, y) to (x + u, y + v). */
  KEISEN_QUIVER_UNITS_DATA = 1
} keisen_quiver_units;

/** What of an arrow is at x and y. */
typedef enum keisen_quiver_pivot {
  /** Its beginning. */
  KEISEN_QUIVER_PIVOT_TAIL = 0,
  /** Its middle. */
  KEISEN_QUIVER_PIVOT_MIDDLE = 1,
  /** Its end. */
  KEISEN_QUIVER_PIVOT_TIP = 2
} keisen_quiver_pivot;

/** How arrows look. */
typedef struct keisen_quiver_options {
  /** sizeof(keisen_quiver_options). */
  uint32_t struct_size;
  /** What lengths are counted in. Default KEISEN_QUIVER_UNITS_POINTS. */
  keisen_quiver_units units;
  /** What of an arrow is at x and y. Default KEISEN_QUIVER_PIVOT_TAIL. */
  keisen_quiver_pivot pivot;
  /** What u and v are multiplied by, finite, not negative. 0 takes 1 in units of the axes; in
   * points it takes as many that 19 of 20 arrows are no longer than the way from row to row would
   * be were these spread evenly over the plot, and than 40 points. Default 0. */
  double scale;
  /** Width of a shaft, in points, finite, not negative; 0 draws none. Heads are three times as wide
   * and five times as long, less for short arrows. Default 1.5. */
  double width;
  /** The colour of arrows without a value; KEISEN_COLOR_AUTOMATIC takes the next of the chart's
   * colour cycle. Default automatic. */
  keisen_color color;
  /** What the alpha of all colours is multiplied by, in 0...1. Default 1. */
  double alpha;
  /** What a legend writes behind the length of its arrow, "m/s", or NULL for nothing. Default NULL.
   */
  const char *key_unit;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
} keisen_quiver_options;

/** A keisen_quiver_options with all defaults. */
#define KEISEN_QUIVER_OPTIONS_INIT                                                                 \
  {sizeof(keisen_quiver_options),                                                                  \
   KEISEN_QUIVER_UNITS_POINTS,                                                                     \
   KEISEN_QUIVER_PIVOT_TAIL,                                                                       \
   0,                                                                                              \
   1.5,                                                                                            \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   1,                                                                                              \
   NULL,                                                                                           \
   NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_quiver_options_init(keisen_quiver_options *options,
                                                    uint32_t struct_size);

/**
 * Makes an arrow for each row.
 *
 * A row of which x, y, u or v is NaN, missing or infinite, or has no place on the scale, has none.
 * Arrows of values of colours are drawn from those of low values to those of high ones. A legend
 * shows an arrow of a round length, and behind the label how long that is.
 *
 * keisen_chart_hit() finds the nearest arrow: the distance is that to the line from its beginning
 * to its end, less half of its width. Every row is read in each frame; an arrow out of view costs
 * no more, and one shorter than a device pixel is a dot. Of more rows than
 * keisen_chart_set_direct_rows() says they are drawn as what they cover of each pixel,
 * KEISEN_TIER_COVERAGE.
 *
 * @param space    The space to draw in.
 * @param columns  The arrows.
 * @param options  How they look, or NULL.
 * @param series   Receives the arrows. They belong to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or one of x, y, u
 * and v is NULL, the columns differ in length, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_quiver(keisen_space *space,
                                                     const keisen_quiver_columns *columns,
                                                     const keisen_quiver_options *options,
                                                     keisen_series **series);

/**
 * Replaces all columns of arrows.
 *
 * @param series   Arrows.
 * @param columns  The arrows from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_quiver(), when
 * the series is of another kind, or the colour scale is another one; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_quiver_columns(keisen_series *series,
                                                          const keisen_quiver_columns *columns);

/**
 * Changes how they look.
 *
 * @param series   Arrows.
 * @param options  All of the options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_quiver_options(keisen_series *series,
                                                          const keisen_quiver_options *options);

/**
 * Makes arrows in the chart's own space and adds them.
 *
 * @param chart    A chart.
 * @param columns  As in keisen_series_create_quiver().
 * @param options  As in keisen_series_create_quiver().
 * @param series   Receives the series, or NULL when the caller needs no handle.
 * @return As keisen_series_create_quiver().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_quiver(keisen_chart *chart,
                                                 const keisen_quiver_columns *columns,
                                                 const keisen_quiver_options *options,
                                                 keisen_series **series);

#ifdef __cplusplus
}
#endif

#endif
