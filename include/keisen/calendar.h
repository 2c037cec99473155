/* SPDX-License-Identifier: MIT */
/* Keisen: calendars. */
#ifndef KEISEN_CALENDAR_H
#define KEISEN_CALENDAR_H

#include "base.h"
#include "column.h"
#include "space.h"
#include "color_scale.h"
#include "series.h"
#include "chart.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The columns that a calendar is drawn from, equally long. The series keeps references of its own.
 */
typedef struct keisen_calendar_columns {
  /** sizeof(keisen_calendar_columns). */
  uint32_t struct_size;
  /** The days: timestamps of any unit, or numbers of days since 1970-01-01; must not be NULL. Those
   * farther than 400 years from the first are left out. */
  keisen_column *days;
  /** The values; must not be NULL. A day of several rows has their mean. */
  keisen_column *values;
  /** Turns values into colours. It is taken when the calendar is made, for good: NULL makes one of
   * viridis, and keisen_series_set_calendar_columns() takes NULL or the same. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_calendar_columns;

/** A keisen_calendar_columns with all defaults. */
#define KEISEN_CALENDAR_COLUMNS_INIT {sizeof(keisen_calendar_columns), NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_calendar_columns_init(keisen_calendar_columns *columns,
                                                      uint32_t struct_size);

/** How a calendar looks. */
typedef struct keisen_calendar_options {
  /** sizeof(keisen_calendar_options). */
  uint32_t struct_size;
  /** The weekday that a week begins with: 0 is Monday, 6 is Sunday. Default 0. */
  uint32_t first_weekday;
  /** Width of the gap between days, in points, finite, not negative; none where days have fewer
   * than five pixels. Default 1. */
  double gap;
  /** Size of the names of years, months and weekdays, in points, 0...1000; 0 is none. Default 11.
   * (animated: size) */
  double label_size;
  /** Width of the lines between months, in points, finite, not negative; 0 is none. Default 1. */
  double border_width;
  /** The colour of these lines; KEISEN_COLOR_AUTOMATIC takes that of the theme's axes. Default
   * automatic. */
  keisen_color border_color;
  /** The colour of days without a value; KEISEN_COLOR_AUTOMATIC takes a pale one of the theme.
   * Default automatic. */
  keisen_color color;
  /** What the alpha of all cells is multiplied by, in 0...1. Default 1. */
  double alpha;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
} keisen_calendar_options;

/** A keisen_calendar_options with all defaults. */
#define KEISEN_CALENDAR_OPTIONS_INIT                                                               \
  {sizeof(keisen_calendar_options), 0, 1,   11, 1, KEISEN_COLOR_AUTOMATIC,                         \
   KEISEN_COLOR_AUTOMATIC,          1, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_calendar_options_init(keisen_calendar_options *options,
                                                      uint32_t struct_size);

/**
 * Makes the days of years as coloured cells: a year a block, a week a column, a weekday a row.
 *
 * They fill the plot, whatever its ranges, with the names of years, months and weekdays where these
 * have room. Axes and grids hide where a chart has nothing else.
 *
 * keisen_chart_hit() finds the day at a point: its first row, with the mean of the day as value.
 * Rows are read when they change.
 *
 * @param space    The space to draw in.
 * @param columns  The days.
 * @param options  How it looks, or NULL.
 * @param series   Receives the calendar. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns`, its days or its
 * values are NULL, the columns differ in length, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_calendar(keisen_space *space,
                                                       const keisen_calendar_columns *columns,
                                                       const keisen_calendar_options *options,
                                                       keisen_series **series);

/**
 * Replaces all columns of a calendar.
 *
 * @param series   A calendar.
 * @param columns  The days from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_calendar(), when
 * the series is of another kind, or the colour scale is another one; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_calendar_columns(keisen_series *series,
                                                            const keisen_calendar_columns *columns);

/**
 * Changes how it looks.
 *
 * @param series   A calendar.
 * @param options  All of the options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_calendar_options(keisen_series *series,
                                                            const keisen_calendar_options *options);

/**
 * Makes a calendar in the chart's own space and adds it.
 *
 * @param chart    A chart.
 * @param columns  As in keisen_series_create_calendar().
 * @param options  As in keisen_series_create_calendar().
 * @param series   Receives the series, or NULL when the caller needs no handle.
 * @return As keisen_series_create_calendar().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_calendar(keisen_chart *chart,
                                                   const keisen_calendar_columns *columns,
                                                   const keisen_calendar_options *options,
                                                   keisen_series **series);

#ifdef __cplusplus
}
#endif

#endif
