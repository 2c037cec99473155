/* SPDX-License-Identifier: MIT */
/* Keisen: error bars. */
#ifndef KEISEN_ERROR_BAR_H
#define KEISEN_ERROR_BAR_H

#include "base.h"
#include "column.h"
#include "space.h"
#include "color_scale.h"
#include "series.h"
#include "chart.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The columns that error bars are drawn from, a row each; all are equally long. The series keeps
 * references of its own. Where columns grow apart later, the shortest one counts. */
typedef struct keisen_error_bar_columns {
  /** sizeof(keisen_error_bar_columns). */
  uint32_t struct_size;
  /** Values of the horizontal dimension, or NULL for row numbers from 0. Default NULL. */
  keisen_column *x;
  /** Values of the vertical dimension; must not be NULL. */
  keisen_column *y;
  /** Where bars end at lesser values of x: values, not distances. NULL for none. Default NULL. */
  keisen_column *x_low;
  /** Where bars end at greater values of x, or NULL. Default NULL. */
  keisen_column *x_high;
  /** Where bars end at lesser values of y, or NULL. Default NULL. */
  keisen_column *y_low;
  /** Where bars end at greater values of y, or NULL. Default NULL. */
  keisen_column *y_high;
  /** What `color_scale` turns into the colour of each row's bars, or NULL for one colour. Default
   * NULL. */
  keisen_column *color;
  /** What turns `color` into colours, taken when the error bars are made, for good; NULL makes one
   * of viridis where there is `color`. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_error_bar_columns;

/** A keisen_error_bar_columns with all defaults. */
#define KEISEN_ERROR_BAR_COLUMNS_INIT                                                              \
  {sizeof(keisen_error_bar_columns), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_error_bar_columns_init(keisen_error_bar_columns *columns,
                                                       uint32_t struct_size);

/** How error bars look. */
typedef struct keisen_error_bar_options {
  /** sizeof(keisen_error_bar_options). */
  uint32_t struct_size;
  /** Number of values at `dash`: 0 for solid bars, else even, at most 1,024. Default 0. */
  uint32_t dash_count;
  /** Lengths along each bar that alternate mark and gap, in multiples of the width, copied; none
   * for solid bars. Caps are solid. NULL only when `dash_count` is 0. */
  const double *dash;
  /** Width of all lines, in points, drawn as whole device pixels; 0 draws none. Default 1. */
  double width;
  /** Length of the line across each end, in points; 0 is none. Default 6. (animated: size) */
  double cap_length;
  /** The colour; KEISEN_COLOR_AUTOMATIC takes the next of the chart's colour cycle. Default
   * automatic. */
  keisen_color color;
  /** What the alpha of the colour is multiplied by, in 0...1. Default 1. */
  double alpha;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
} keisen_error_bar_options;

/** A keisen_error_bar_options with all defaults. */
#define KEISEN_ERROR_BAR_OPTIONS_INIT                                                              \
  {sizeof(keisen_error_bar_options), 0, NULL, 1, 6, KEISEN_COLOR_AUTOMATIC, 1, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_error_bar_options_init(keisen_error_bar_options *options,
                                                       uint32_t struct_size);

/**
 * Makes error bars: lines from each row's point to where its value may be in either dimension, with
 * caps at their ends.
 *
 * An end that is NaN, missing or infinite is none: the bar has one side. One without a place on the
 * scale, as 0 on a log scale, is below all that has one, without a cap. A row whose x or y is NaN,
 * missing or infinite is a gap. Lines stand on whole device pixels, and all of one colour are one
 * shape: where they cross nothing is darker. Of several colours those of low values are drawn
 * first. Markers are those of points, added apart. A fit leaves room for caps.
 *
 * keisen_chart_hit() finds the row whose bar is nearest. In each frame every row is read, or, where
 * x goes one way and has no ends, those in view. Of more of them than
 * keisen_chart_set_direct_rows() says, the lines of each column, or row, of device pixels are drawn
 * together, KEISEN_TIER_ENVELOPE: the same picture, but without caps and dashes.
 *
 * @param space    The space to draw in.
 * @param columns  The bars.
 * @param options  How they look, or NULL.
 * @param series   Receives the error bars. They belong to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its y is NULL, the columns
 * differ in length, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_error_bars(keisen_space *space,
                                                         const keisen_error_bar_columns *columns,
                                                         const keisen_error_bar_options *options,
                                                         keisen_series **series);

/**
 * Replaces all columns of error bars.
 *
 * @param series   Error bars.
 * @param columns  The bars from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_error_bars(), or
 * when the series is of another kind; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status
keisen_series_set_error_bar_columns(keisen_series *series, const keisen_error_bar_columns *columns);

/**
 * Changes how error bars look.
 *
 * @param series   Error bars.
 * @param options  All of their options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status
keisen_series_set_error_bar_options(keisen_series *series, const keisen_error_bar_options *options);

/**
 * Makes error bars in the chart's own space and adds them.
 *
 * @param chart    The chart.
 * @param columns  The bars.
 * @param options  How they look, or NULL.
 * @param series   Receives the error bars, or NULL when the caller needs no handle.
 * @return As keisen_series_create_error_bars().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_error_bars(keisen_chart *chart,
                                                     const keisen_error_bar_columns *columns,
                                                     const keisen_error_bar_options *options,
                                                     keisen_series **series);

#ifdef __cplusplus
}
#endif

#endif
