/* SPDX-License-Identifier: MIT */
/* Keisen: pies. */
#ifndef KEISEN_PIE_H
#define KEISEN_PIE_H

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

/** In which order the slices of a pie follow each other. */
typedef enum keisen_pie_order {
  /** In that of the rows. */
  KEISEN_PIE_ORDER_GIVEN = 0,
  /** The least value first; equal ones in the order of the rows. */
  KEISEN_PIE_ORDER_ASCENDING = 1,
  /** The greatest value first; equal ones in the order of the rows. */
  KEISEN_PIE_ORDER_DESCENDING = 2
} keisen_pie_order;

/** Where the labels of a pie stand. */
typedef enum keisen_pie_label_place {
  /** Nowhere. */
  KEISEN_PIE_LABEL_PLACE_NONE = 0,
  /** Beside the disc, each with a line that leads to its slice; no two lines meet. */
  KEISEN_PIE_LABEL_PLACE_OUTSIDE = 1,
  /** Within the slices that have room for them. */
  KEISEN_PIE_LABEL_PLACE_INSIDE = 2,
  /** Within a slice that has room, beside the disc else. */
  KEISEN_PIE_LABEL_PLACE_AUTOMATIC = 3
} keisen_pie_label_place;

/** What the labels of a pie say. */
typedef enum keisen_pie_label_content {
  /** Name and percentage; the latter alone where there are no names. */
  KEISEN_PIE_LABEL_CONTENT_NAME_AND_PERCENT = 0,
  /** The name. */
  KEISEN_PIE_LABEL_CONTENT_NAME = 1,
  /** The percentage. */
  KEISEN_PIE_LABEL_CONTENT_PERCENT = 2,
  /** The value. */
  KEISEN_PIE_LABEL_CONTENT_VALUE = 3,
  /** Name and value; the latter alone where there are no names. */
  KEISEN_PIE_LABEL_CONTENT_NAME_AND_VALUE = 4
} keisen_pie_label_content;

/** The columns that a pie is drawn from, a row for each slice; all are equally long. The series
 * keeps references of its own, and copies the names. Where columns grow apart later, the shortest
 * one counts. */
typedef struct keisen_pie_columns {
  /** sizeof(keisen_pie_columns). */
  uint32_t struct_size;
  /** The values; must not be NULL. */
  keisen_column *values;
  /** Number of names: that of the values, or 0 for none. Default 0. */
  size_t name_count;
  /** The names of the slices, UTF-8; NULL only when `name_count` is 0. Default NULL.
   * (argument: next) */
  const char *const *names;
  /** How far each slice is moved outwards, in radii of the disc, taken into 0...10; NULL for 0.
   * Default NULL. */
  keisen_column *explode;
  /** The outer radius of each slice as a part of the pie's, taken into 0...1; NULL for 1. Default
   * NULL. */
  keisen_column *outer_radii;
  /** The inner radius of each slice as a part of the pie's, taken into 0...1; a slice whose inner
   * radius is not below its outer one is not seen. NULL for that of the options. Default NULL. */
  keisen_column *inner_radii;
  /** What `color_scale` turns into the colours of the slices; NULL for those of the options.
   * Default NULL. */
  keisen_column *color;
  /** Turns the values of `color` into colours. It is taken when the pie is made, for good: NULL
   * makes one of viridis where there is `color`, and keisen_series_set_pie_columns() takes NULL or
   * the same. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_pie_columns;

/** A keisen_pie_columns with all defaults. */
#define KEISEN_PIE_COLUMNS_INIT                                                                    \
  {sizeof(keisen_pie_columns), NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_pie_columns_init(keisen_pie_columns *columns, uint32_t struct_size);

/** How a pie looks. */
typedef struct keisen_pie_options {
  /** sizeof(keisen_pie_options). */
  uint32_t struct_size;
  /** In which order slices follow each other. Default KEISEN_PIE_ORDER_GIVEN. */
  keisen_pie_order order;
  /** Whether slices follow each other clockwise. Default true. */
  bool clockwise;
  /** Where labels stand. Of a pie within another one they stand inside or nowhere. Default
   * KEISEN_PIE_LABEL_PLACE_OUTSIDE. */
  keisen_pie_label_place label_place;
  /** What labels say. Default KEISEN_PIE_LABEL_CONTENT_NAME_AND_PERCENT. */
  keisen_pie_label_content label_content;
  /** Number of colours at `colors`, at most 1,000,000. Default 0. */
  uint32_t color_count;
  /** Colours of the rows from the first on; rows beyond take the next ones of the chart's colour
   * cycle. Copied. NULL only when `color_count` is 0. Default NULL. */
  const keisen_color *colors;
  /** Radius as a part of the greatest that there is room for, above 0, at most 1: rings within each
   * other differ in it. Default 1. */
  double radius;
  /** Radius of the hole as a part of the pie's, from 0 to less than 1. Default 0. */
  double inner_radius;
  /** Distance between slices, in points, the same all along their sides, finite, not negative; of a
   * thin slice it takes no more than a third of the rim. Default 1. */
  double gap;
  /** Where the first slice begins, in degrees clockwise from 12 o'clock, finite. Default 0.
   * (animated: angle) */
  double start_angle;
  /** What the alpha of all colours is multiplied by, in 0...1. Default 1. */
  double alpha;
  /** Size of the labels, in points, at most 1,000. Default 12. */
  double label_size;
  /** Colour of the labels. Default automatic: the theme's for labels, and within a slice what can
   * be read there. */
  keisen_color label_color;
  /** How values are written, or percentages, of which it gets the part of the sum in 0...1; NULL
   * for automatic: percentages without digits after the point, below 1 % with one. Default NULL. */
  const keisen_tick_format_options *value_format;
  /** Name for people, or NULL for none; a legend has the names of the slices. Default NULL. */
  const char *label;
  /** The least part of the sum that has a label, in 0...1; 0 labels every slice. Default 0.005. */
  double label_threshold;
} keisen_pie_options;

/** A keisen_pie_options with all defaults. */
#define KEISEN_PIE_OPTIONS_INIT                                                                    \
  {sizeof(keisen_pie_options),                                                                     \
   KEISEN_PIE_ORDER_GIVEN,                                                                         \
   true,                                                                                           \
   KEISEN_PIE_LABEL_PLACE_OUTSIDE,                                                                 \
   KEISEN_PIE_LABEL_CONTENT_NAME_AND_PERCENT,                                                      \
   0,                                                                                              \
   NULL,                                                                                           \
   1,                                                                                              \
   0,                                                                                              \
   1,                                                                                              \
   0,                                                                                              \
   1,                                                                                              \
   12,                                                                                             \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   NULL,                                                                                           \
   NULL,                                                                                           \
   0.005}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_pie_options_init(keisen_pie_options *options, uint32_t struct_size);

/**
 * Makes a pie, or a doughnut: the rows as slices of a disc or a ring.
 *
 * A slice's angle is the row's part of the sum. Slices follow each other clockwise from 12 o'clock.
 * The disc is round whatever the plot's shape, in its middle, and as large as the plot and the
 * labels allow; labels that have no room are shortened, then left out, and counted as omitted parts
 * of the frame record. Slices of less than `label_threshold` of the sum want none. Several pies of
 * one space in a chart have one centre and one radius. The chart's axes and grid are not drawn
 * unless another series uses them.
 *
 * Rows that are NaN, missing or infinite are gaps, negative ones are dropped: neither has a slice,
 * and the frame record counts both. Where the sum is 0 there is a thin circle. Where more than 256
 * slices have less than a quarter of a device pixel at the rim, each pixel has the mean colour of
 * those that are in it, as KEISEN_TIER_COVERAGE. Every row is read in each frame.
 *
 * keisen_chart_hit() finds the slice that holds a point, else the nearest one; x is the row's
 * number, y its value.
 *
 * @param space    The space to draw in; its ranges play no part.
 * @param columns  The values, and what else there is for each.
 * @param options  How it looks, or NULL.
 * @param series   Receives the pie. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its values are NULL, the
 * columns or the names differ in length, or an option is not allowed; KEISEN_ERROR_UNSUPPORTED for
 * a polar space.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_pie(keisen_space *space,
                                                  const keisen_pie_columns *columns,
                                                  const keisen_pie_options *options,
                                                  keisen_series **series);

/**
 * Replaces all columns and names of a pie.
 *
 * @param series   A pie.
 * @param columns  What it shows from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_pie(), when the
 * series is of another kind, or the colour scale is another one; then the old ones stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_pie_columns(keisen_series *series,
                                                       const keisen_pie_columns *columns);

/**
 * Changes how a pie looks.
 *
 * @param series   A pie.
 * @param options  All of its options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_pie_options(keisen_series *series,
                                                       const keisen_pie_options *options);

/**
 * Makes a pie in the chart's own space and adds it.
 *
 * @param chart    The chart.
 * @param columns  The values, and what else there is for each.
 * @param options  How it looks, or NULL.
 * @param series   Receives the pie, or NULL when the caller needs no handle.
 * @return As keisen_series_create_pie().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_pie(keisen_chart *chart,
                                              const keisen_pie_columns *columns,
                                              const keisen_pie_options *options,
                                              keisen_series **series);

#ifdef __cplusplus
}
#endif

#endif
