/* SPDX-License-Identifier: MIT */
/* Keisen: treemaps. */
#ifndef KEISEN_TREEMAP_H
#define KEISEN_TREEMAP_H

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

/** The columns that a treemap is drawn from; all are equally long. The series keeps references of
 * its own. */
typedef struct keisen_treemap_columns {
  /** sizeof(keisen_treemap_columns). */
  uint32_t struct_size;
  /** Values, of which those above 0 count; must not be NULL. A row that is a parent has the sum of
   * its children instead. */
  keisen_column *values;
  /** The row of each row's parent; a number that is no row, such as -1 or NaN, where it has none.
   * Rows that are their own ancestors are not shown. NULL where no row has one. Default NULL.
   * (argument: next) */
  keisen_column *parents;
  /** What `color_scale` turns into the colour of each row; NULL for those of the options. Default
   * NULL. */
  keisen_column *color;
  /** Turns the values of `color` into colours, as that of keisen_polygon_columns. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_treemap_columns;

/** A keisen_treemap_columns with all defaults. */
#define KEISEN_TREEMAP_COLUMNS_INIT {sizeof(keisen_treemap_columns), NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_treemap_columns_init(keisen_treemap_columns *columns,
                                                     uint32_t struct_size);

/** How a treemap looks. */
typedef struct keisen_treemap_options {
  /** sizeof(keisen_treemap_options). */
  uint32_t struct_size;
  /** Whether the value of a row stands below its name. Default true. */
  bool show_values;
  /** `label_count` names of rows in UTF-8, none NULL, copied. NULL for none. Default NULL. */
  const char *const *labels;
  /** Number of names; rows beyond them have none. Default 0. */
  size_t label_count;
  /** How values are written, or NULL for automatic. Default NULL. */
  const keisen_tick_format_options *value_format;
  /** Size of names and values, in points, 0...1000; 0 is none. Default 12. (animated: size) */
  double label_size;
  /** Width of the gap between neighbours, in points, finite, not negative. Default 1. */
  double gap;
  /** Width of the rim of a parent around its children, in points, finite, not negative. Default 3.
   */
  double padding;
  /** The colour of all rows; KEISEN_COLOR_AUTOMATIC takes the next of the theme's cycle for each
   * row without a parent and what is within it, and one for all where there are no parents and more
   * rows than the cycle has colours. Default automatic. */
  keisen_color color;
  /** What the alpha of all fills is multiplied by, in 0...1. Default 1. */
  double alpha;
  /** Name of the series for people, or NULL for none. Default NULL. */
  const char *label;
} keisen_treemap_options;

/** A keisen_treemap_options with all defaults. */
#define KEISEN_TREEMAP_OPTIONS_INIT                                                                \
  {sizeof(keisen_treemap_options), true, NULL, 0, NULL, 12, 1, 3, KEISEN_COLOR_AUTOMATIC, 1, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_treemap_options_init(keisen_treemap_options *options,
                                                     uint32_t struct_size);

/**
 * Makes rectangles whose areas are to each other as values are, within those of their parents.
 *
 * They fill the plot, whatever its ranges, as near to squares as can be, the greatest first. Axes
 * and grids hide where a chart has nothing else. Names are shortened to the room there is.
 *
 * keisen_chart_hit() finds the row without children at a point, of rows that are drawn together the
 * greatest. Rows are sorted and laid when they or the plot change. Those of less than a device
 * pixel are drawn together in the mean of their colours, as many as have one, as
 * KEISEN_TIER_SUMMARY.
 *
 * @param space    The space to draw in.
 * @param columns  The rows.
 * @param options  How it looks, or NULL.
 * @param series   Receives the treemap. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its values are
 * NULL, the columns differ in length, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_treemap(keisen_space *space,
                                                      const keisen_treemap_columns *columns,
                                                      const keisen_treemap_options *options,
                                                      keisen_series **series);

/**
 * Replaces all columns of a treemap.
 *
 * @param series   A treemap.
 * @param columns  The rows from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_treemap(), when
 * the series is of another kind, or the colour scale is another one; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_treemap_columns(keisen_series *series,
                                                           const keisen_treemap_columns *columns);

/**
 * Changes how it looks.
 *
 * @param series   A treemap.
 * @param options  All of the options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_treemap_options(keisen_series *series,
                                                           const keisen_treemap_options *options);

/**
 * Makes a treemap in the chart's own space and adds it.
 *
 * @param chart    A chart.
 * @param columns  As in keisen_series_create_treemap().
 * @param options  As in keisen_series_create_treemap().
 * @param series   Receives the series, or NULL when the caller needs no handle.
 * @return As keisen_series_create_treemap().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_treemap(keisen_chart *chart,
                                                  const keisen_treemap_columns *columns,
                                                  const keisen_treemap_options *options,
                                                  keisen_series **series);

#ifdef __cplusplus
}
#endif

#endif
