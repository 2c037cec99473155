/* SPDX-License-Identifier: MIT */
/* Keisen: areas and stacks. */
#ifndef KEISEN_AREA_H
#define KEISEN_AREA_H

#include "base.h"
#include "column.h"
#include "space.h"
#include "series.h"
#include "chart.h"
#include "line.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What fills a part of an area. */
typedef enum keisen_area_fill_kind {
  /** The area's colour. */
  KEISEN_AREA_FILL_AUTOMATIC = 0,
  /** One colour: `start_color`. */
  KEISEN_AREA_FILL_COLOR = 1,
  /** A gradient up or down between two values of y. A value that the scale has no place for is at
   * the low end of the range. */
  KEISEN_AREA_FILL_DATA_GRADIENT = 2,
  /** A gradient between two parts of the plot's height, from 0 at the bottom to 1 at the top. */
  KEISEN_AREA_FILL_PLOT_GRADIENT = 3
} keisen_area_fill_kind;

/** The fill of a part of an area. Colours are mixed with alpha multiplied in. */
typedef struct keisen_area_fill {
  /** What it is. */
  keisen_area_fill_kind kind;
  /** The colour at `start`, and beyond. */
  keisen_color start_color;
  /** The colour at `end`, and beyond. */
  keisen_color end_color;
  /** Where a gradient starts, finite. */
  double start;
  /** Where it ends, finite; where it starts gives the end colour everywhere. */
  double end;
} keisen_area_fill;

/** A keisen_area_fill of the area's colour. */
#define KEISEN_AREA_FILL_INIT                                                                      \
  {KEISEN_AREA_FILL_AUTOMATIC, KEISEN_COLOR_AUTOMATIC, KEISEN_COLOR_AUTOMATIC, 0, 0}

/** The columns that an area is drawn from, a row each; all are equally long. The series keeps
 * references of its own. Where columns grow apart later, the shortest one counts. */
typedef struct keisen_area_columns {
  /** sizeof(keisen_area_columns). */
  uint32_t struct_size;
  /** Values of the horizontal dimension, or NULL for row numbers from 0. Default NULL. */
  keisen_column *x;
  /** Values of the vertical dimension; must not be NULL. */
  keisen_column *y;
  /** Values of the other line, or NULL for the baseline of the options. Default NULL. */
  keisen_column *y2;
} keisen_area_columns;

/** A keisen_area_columns with all defaults. */
#define KEISEN_AREA_COLUMNS_INIT {sizeof(keisen_area_columns), NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_area_columns_init(keisen_area_columns *columns,
                                                  uint32_t struct_size);

/** How an area looks. */
typedef struct keisen_area_options {
  /** sizeof(keisen_area_options). */
  uint32_t struct_size;
  /** How both lines go from row to row. Default linear. */
  keisen_line_interpolation interpolation;
  /** The colour that fills it; KEISEN_COLOR_AUTOMATIC takes that of `linked_line`, or else the next
   * of the chart's colour cycle. Default automatic. */
  keisen_color color;
  /** A line whose colour it takes where it has none of its own, and whose interpolation where its
   * own is linear, or NULL. The series keeps a reference of its own. Default NULL. */
  keisen_series *linked_line;
  /** What the alpha of fills is multiplied by, in 0...1. Default 0.4. */
  double alpha;
  /** What fills the parts where y is above y2, or the baseline. Default automatic. */
  keisen_area_fill above;
  /** What fills the parts where y is below. Default automatic. */
  keisen_area_fill below;
  /**
   * Where the area begins where there is no y2, in the units of y: -INFINITY for the low end of the
   * range, INFINITY for the high end; not NaN. Where the scale has no place for it, as a log scale
   * has none for 0, that is the low end. It stands on the nearest border of device pixels.
   * Default 0.
   */
  double baseline;
  /** Of Catmull-Rom curves alone, in 0...1, as in keisen_line_options. Default 0.5. */
  double curve_alpha;
  /** The line along y, over the fill, or NULL for none; an automatic colour is the area's, opaque.
   * Copied. Default NULL. */
  const keisen_line_style *line;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
} keisen_area_options;

/** A keisen_area_options with all defaults. */
#define KEISEN_AREA_OPTIONS_INIT                                                                   \
  {sizeof(keisen_area_options),                                                                    \
   KEISEN_LINE_INTERPOLATION_LINEAR,                                                               \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   NULL,                                                                                           \
   0.4,                                                                                            \
   KEISEN_AREA_FILL_INIT,                                                                          \
   KEISEN_AREA_FILL_INIT,                                                                          \
   0,                                                                                              \
   0.5,                                                                                            \
   NULL,                                                                                           \
   NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_area_options_init(keisen_area_options *options,
                                                  uint32_t struct_size);

/**
 * Makes an area: what lies between a line through the rows and a baseline, or between two lines.
 *
 * A row of which x, y or y2 is NaN, missing, infinite or without a place on its scale interrupts
 * it. A lone row covers the column of device pixels that it is in. Where both lines cross, what is
 * above and what is below meet in a point. Above is where y is greater, on a reversed axis too. A
 * fit includes the baseline, unless that is infinite.
 *
 * Two areas of one chart and one space that share a column - y of one is y2 of the other, as
 * keisen_column_create_stack() makes them - and the column x, or have none both, abut without a
 * seam, translucent ones too, where x goes one way and a frame is not exact; curves of Catmull and
 * Rom do not. Many rows cost hardly more than reading them: what they cover of each pixel is summed
 * up, within 1/128 pixel and 3 of 255 steps of a channel.
 *
 * keisen_chart_hit() finds the row that stands nearest along x of the segment that is nearest; the
 * distance is 0 within the area.
 *
 * @param space    The space to draw in.
 * @param columns  What to draw.
 * @param options  How it looks, or NULL.
 * @param series   Receives the area. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its y is NULL, the columns
 * differ in length, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_area(keisen_space *space,
                                                   const keisen_area_columns *columns,
                                                   const keisen_area_options *options,
                                                   keisen_series **series);

/**
 * Replaces all columns of an area.
 *
 * @param series   An area.
 * @param columns  What to draw from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_area(), or when
 * the series is of another kind; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_area_columns(keisen_series *series,
                                                        const keisen_area_columns *columns);

/**
 * Changes how an area looks.
 *
 * @param series   An area.
 * @param options  All of its options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_area_options(keisen_series *series,
                                                        const keisen_area_options *options);

/** Where a stack of series begins, and how it is measured. */
typedef enum keisen_stack_baseline {
  /** At 0, each series upon the one before: negative values go back down. */
  KEISEN_STACK_BASELINE_ZERO = 0,
  /** Around 0: half of the sum below it (ThemeRiver, S. Havre et al., 2000). */
  KEISEN_STACK_BASELINE_SYMMETRIC = 1,
  /** With the least sum of squared slopes (L. Byron, M. Wattenberg, 2008). */
  KEISEN_STACK_BASELINE_WIGGLE = 2,
  /** With the least sum of squared slopes weighted by thickness: a stream graph. For values that
   * are not negative. */
  KEISEN_STACK_BASELINE_WEIGHTED_WIGGLE = 3,
  /** At 0, positive values upwards from it, negative ones downwards. */
  KEISEN_STACK_BASELINE_DIVERGING = 4,
  /** At 0, each value as its share of its row's sum. */
  KEISEN_STACK_BASELINE_NORMALIZED = 5
} keisen_stack_baseline;

/**
 * Lays series upon each other, the first at the bottom: series i lies between edges i and i + 1, so
 * its area has the one as y2 and the other as y.
 *
 * A value that is NaN, missing or infinite counts as 0, so that the series above stay where they
 * are. The edges are new columns of doubles; later changes of the series do not move them. Costs
 * O(n) in the values.
 *
 * @param series        `series_count` columns of numbers, all equally long.
 * @param series_count  Number of columns, 1 or more.
 * @param baseline      Where the stack begins.
 * @param edges         Receives `series_count` + 1 columns, from the bottom up, which the caller
 *                      releases.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no series, they differ in
 * length or hold times, the baseline is unknown or KEISEN_STACK_BASELINE_DIVERGING, which has no
 * common edges, or is KEISEN_STACK_BASELINE_NORMALIZED and a value is below 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_column_create_stack(keisen_column *const *series,
                                                    size_t series_count,
                                                    keisen_stack_baseline baseline,
                                                    keisen_column **edges);

/**
 * Makes an area in the chart's own space and adds it.
 *
 * @param chart    The chart.
 * @param columns  What to draw.
 * @param options  How it looks, or NULL.
 * @param series   Receives the area, or NULL when the caller needs no handle.
 * @return As keisen_series_create_area().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_area(keisen_chart *chart,
                                               const keisen_area_columns *columns,
                                               const keisen_area_options *options,
                                               keisen_series **series);

#ifdef __cplusplus
}
#endif

#endif
