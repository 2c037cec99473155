/* SPDX-License-Identifier: MIT */
/* Keisen: category bars. */
#ifndef KEISEN_CATEGORY_BAR_H
#define KEISEN_CATEGORY_BAR_H

#include "base.h"
#include "column.h"
#include "projection.h"
#include "space.h"
#include "series.h"
#include "chart.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Which of some bars stand out. */
typedef enum keisen_bar_highlight {
  /** None. */
  KEISEN_BAR_HIGHLIGHT_NONE = 0,
  /** Every bar that equals the maximum. */
  KEISEN_BAR_HIGHLIGHT_MAXIMUM = 1
} keisen_bar_highlight;

/** How category bars look. */
typedef struct keisen_category_bar_options {
  /** sizeof(keisen_category_bar_options). */
  uint32_t struct_size;
  /** Which bars stand out. Default KEISEN_BAR_HIGHLIGHT_NONE. */
  keisen_bar_highlight highlight;
  /** Whether bars have their values at their tips, or within them where the plot ends. Where not
   * all have room so they are turned; where that does not help the maximum alone has its value, if
   * there is room for it. Default true. */
  bool value_labels;
  /** Number of colours at `colors`, at most 1,000,000. Default 0. */
  uint32_t color_count;
  /**
   * Colours of single bars, from the first on, which come before any other; bars beyond them have
   * none of their own. Copied. NULL only when `color_count` is 0.
   */
  const keisen_color *colors;
  /** Where bars begin, in the units of the values, finite. Default 0. */
  double baseline;
  /**
   * The part of the plot's height, 0 to 0.9, that a fit leaves free beyond the longest bars: above
   * them, below them where all bars go down, and where bars go both ways half as much again below.
   * Default 0.25.
   */
  double headroom;
  /**
   * Width of a bar as a part of the way from bar to bar, above 0, at most 1. Default 2/3: gaps of
   * half a bar's width before, between and after the bars.
   */
  double bar_width;
  /** Colour of the bars. Default automatic: the next of the chart's colour cycle. */
  keisen_color color;
  /** Colour of bars that stand out. Default automatic: the theme's for that. */
  keisen_color highlight_color;
  /** Colour of the border. Default automatic: the theme's for axes. */
  keisen_color border_color;
  /** Width of the border within a bar's edges, in points; 0 is none. Default 0. */
  double border_width;
  /** Radius of the two corners at a bar's tip, in points. Default 0. */
  double corner_radius;
  /** Width of the line along the baseline in points, where that runs within the plot; 0 is none.
   * Default 1. */
  double baseline_width;
  /** Colour of that line. Default automatic: the theme's for axes. */
  keisen_color baseline_color;
  /** Colour of the values. Default automatic: the theme's for labels, and within a bar what can be
   * read there. */
  keisen_color value_color;
  /** Size of the values, in points, at most 1,000. Default 12. */
  double value_size;
  /**
   * How the values are written, or NULL for automatic. Where it does not say how many digits there
   * are, a number with a fraction and more than six digits is rounded to four, and never before the
   * point. Default NULL.
   */
  const keisen_tick_format_options *value_format;
  /** What the bars are, for people, or NULL for none. Default NULL. */
  const char *label;
  /** What the alpha of all bars' colours is multiplied by, in 0...1; borders and values keep
   * theirs. Default 1. */
  double alpha;
} keisen_category_bar_options;

/** A keisen_category_bar_options with all defaults. */
#define KEISEN_CATEGORY_BAR_OPTIONS_INIT                                                           \
  {sizeof(keisen_category_bar_options),                                                            \
   KEISEN_BAR_HIGHLIGHT_NONE,                                                                      \
   true,                                                                                           \
   0,                                                                                              \
   NULL,                                                                                           \
   0,                                                                                              \
   0.25,                                                                                           \
   2.0 / 3,                                                                                        \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   0,                                                                                              \
   0,                                                                                              \
   1,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   12,                                                                                             \
   NULL,                                                                                           \
   NULL,                                                                                           \
   1}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_category_bar_options_init(keisen_category_bar_options *options,
                                                          uint32_t struct_size);

/**
 * Makes upright bars, each with a name below the axis and its value at its tip.
 *
 * Bar i stands at the value i of x. Where nobody chose the scale of x it becomes a category scale
 * of the names, which a bottom axis shows: turned, broken into lines or every few where they have
 * no room. On a category scale that somebody chose, or that several series share, a bar stands at
 * its name, the k-th bar of a name at the k-th place of this name, and one without a place there is
 * dropped. A fit leaves a gap as wide as those between bars before the first and after the last
 * one: n bars in a plot of width W are 2W / (3n + 1) wide, half of that apart. It includes the
 * baseline in the range of y, and leaves headroom free.
 *
 * Values that are NaN, missing or infinite have no bar. A bar of the value of the baseline has no
 * height; any other one is at least a device pixel high. One thinner than a device pixel covers the
 * whole column of pixels that its middle is in, and several there are one shape. Every bar that
 * equals the maximum may stand out, so a lone bar does; of several in one column of pixels one
 * does.
 *
 * A value stands beyond its bar's tip: level, or where bars are too near to each other for that,
 * all of them turned by a quarter; where not all of those have room the maximum alone has its
 * value. One that would leave the plot stands within its bar, or is left out where that has no room
 * either. None lies on another one or on another bar.
 *
 * @param space       The space to draw in.
 * @param names       `name_count` names in UTF-8, none NULL, copied; they need not differ. NULL
 * only when `name_count` is 0.
 * @param name_count  Number of names.
 * @param values      As many values. Where the column grows later, there are as many bars as names.
 * @param options     How the bars look, or NULL.
 * @param series      Receives the bars. They belong to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there are not as many names as values, a
 * name is NULL or not UTF-8, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status
keisen_series_create_category_bars(keisen_space *space,
                                   const char *const *names,
                                   size_t name_count,
                                   keisen_column *values,
                                   const keisen_category_bar_options *options,
                                   keisen_series **series);

/**
 * Replaces names and values of category bars. Ranges stay; names that made the scale of x are
 * replaced there too.
 *
 * @param series      Category bars.
 * @param names       `name_count` names, as keisen_series_create_category_bars() takes them.
 * @param name_count  Number of names.
 * @param values      As many values.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there are not as many names as values, a
 * name is NULL or not UTF-8, or the series is another one; then the old ones stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_category_bar_data(keisen_series *series,
                                                             const char *const *names,
                                                             size_t name_count,
                                                             keisen_column *values);

/**
 * Reads how many category bars there are now: while names are animated, those that come and go
 * too.
 *
 * @param series  Category bars.
 * @param count   Receives their number.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the series is another one.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_get_category_bar_count(keisen_series *series, size_t *count);

/**
 * Reads the name of a category bar, as it is now.
 *
 * @param series    Category bars.
 * @param index     Which bar, from 0.
 * @param capacity  Bytes at `buffer`; 0 only reads the length.
 * @param buffer    Receives UTF-8 and a NUL, cut before a character that does not fit. NULL only
 *                  when `capacity` is 0.
 * @param length    Receives the bytes of the whole name without the NUL. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such bar, the series is
 *         another one, or `buffer` is NULL and `capacity` is not 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_get_category_bar_name(
    keisen_series *series, size_t index, size_t capacity, char *buffer, size_t *length);

/**
 * Reads how many pages category bars make: windows of x that show a few bars each, one after
 * another, equally long, each with the gap that a fit leaves before and after.
 *
 * @param series        Category bars.
 * @param bars_per_page  Bars of a page at most, 1 to PTRDIFF_MAX.
 * @param count         Receives the number of pages: that of the bars divided by `bars_per_page`,
 * rounded up; 0 without bars.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `bars_per_page` is not allowed or the
 * series is another one.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_get_category_bar_page_count(keisen_series *series,
                                                                   size_t bars_per_page,
                                                                   size_t *count);

/**
 * Reads the range of x that shows a page of category bars, for keisen_projection_set_range(). The
 * range of y is the same on all pages. The last page may have room left, so that bars are equally
 * wide.
 *
 * @param series        Category bars.
 * @param bars_per_page  Bars of a page at most, 1 to PTRDIFF_MAX.
 * @param index         Which page, from 0.
 * @param min           Receives the value at the left.
 * @param max           Receives the value at the right.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `bars_per_page` is not allowed, there is
 * no such page, or the series is another one.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_get_category_bar_page(
    keisen_series *series, size_t bars_per_page, size_t index, double *min, double *max);

/**
 * Changes how category bars look.
 *
 * @param series   Category bars.
 * @param options  All of their options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is another one; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_category_bar_options(
    keisen_series *series, const keisen_category_bar_options *options);

/**
 * Makes category bars in the chart's own space and adds them.
 *
 * @param chart       The chart.
 * @param names       `name_count` names, as keisen_series_create_category_bars() takes them.
 * @param name_count  Number of names.
 * @param values      As many values.
 * @param options     How the bars look, or NULL.
 * @param series      Receives the bars, or NULL when the caller needs no handle.
 * @return As keisen_series_create_category_bars().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_category_bars(keisen_chart *chart,
                                                        const char *const *names,
                                                        size_t name_count,
                                                        keisen_column *values,
                                                        const keisen_category_bar_options *options,
                                                        keisen_series **series);

#ifdef __cplusplus
}
#endif

#endif
