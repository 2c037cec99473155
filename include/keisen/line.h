/* SPDX-License-Identifier: MIT */
/* Keisen: lines. */
#ifndef KEISEN_LINE_H
#define KEISEN_LINE_H

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

/** The shape where two segments of a line meet. */
typedef enum keisen_join {
  /** A disc as wide as the line. */
  KEISEN_JOIN_ROUND = 0,
  /** The outer corner cut off straight. */
  KEISEN_JOIN_BEVEL = 1,
  /** The outer corner prolonged to its tip, up to the mitre limit; beyond it a bevel. */
  KEISEN_JOIN_MITRE = 2
} keisen_join;

/** The shape of a line's ends, and of the ends of its dashes. */
typedef enum keisen_cap {
  /** A half disc beyond the end. */
  KEISEN_CAP_ROUND = 0,
  /** Cut off at the end. */
  KEISEN_CAP_BUTT = 1,
  /** Prolonged by half the width. */
  KEISEN_CAP_SQUARE = 2
} keisen_cap;

/** How a line goes from row to row. It hangs on positions, so that a curve keeps its character on
 * every scale. */
typedef enum keisen_line_interpolation {
  /** Straight. */
  KEISEN_LINE_INTERPOLATION_LINEAR = 0,
  /** A row's value holds from the row before on: first up or down, then along. */
  KEISEN_LINE_INTERPOLATION_STEP_BEFORE = 1,
  /** A row's value holds between the middles of the ways to its neighbours. */
  KEISEN_LINE_INTERPOLATION_STEP_MIDDLE = 2,
  /** A row's value holds up to the next row: first along, then up or down. */
  KEISEN_LINE_INTERPOLATION_STEP_AFTER = 3,
  /** A cubic curve that goes up only where the rows do, and down only where they do (M. Steffen,
   * 1990). Where x turns round a curve ends and another one begins; rows above each other are
   * joined straight. */
  KEISEN_LINE_INTERPOLATION_MONOTONE = 4,
  /** A curve through all rows (Catmull and Rom), whose knots lie as far apart as the rows'
   * distances to the power of `curve_alpha`. All rows are read, however few are in view. */
  KEISEN_LINE_INTERPOLATION_CATMULL_ROM = 5
} keisen_line_interpolation;

/** The look of a part of a line. */
typedef struct keisen_line_style {
  /** sizeof(keisen_line_style). */
  uint32_t struct_size;
  /** Where two segments meet, as in keisen_line_options. Default round. */
  keisen_join join;
  /** At ends. Default round. */
  keisen_cap cap;
  /** Number of values at `dash`: 0 for a solid line, else even, at most 1,024. Default 0. */
  uint32_t dash_count;
  /** Marks and gaps in multiples of the width, copied, as in keisen_line_options. NULL only when
   * `dash_count` is 0. */
  const double *dash;
  /** Full width in points, finite, not negative; 0 draws nothing. Default 1.5. */
  double width;
  /** Longest mitre, in line widths, at least 1. Default 4. */
  double mitre_limit;
  /** Colour. Default KEISEN_COLOR_AUTOMATIC: that of what it is a part of. */
  keisen_color color;
  /** What the alpha of the colour is multiplied by, in 0...1, in place of that of what it is a part
   * of. Default 1. */
  double alpha;
} keisen_line_style;

/** A keisen_line_style with all defaults. */
#define KEISEN_LINE_STYLE_INIT                                                                     \
  {sizeof(keisen_line_style),                                                                      \
   KEISEN_JOIN_ROUND,                                                                              \
   KEISEN_CAP_ROUND,                                                                               \
   0,                                                                                              \
   NULL,                                                                                           \
   1.5,                                                                                            \
   4,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   1}

/** Fills a style with its defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_line_style_init(keisen_line_style *style, uint32_t struct_size);

/** How a line looks. */
typedef struct keisen_line_options {
  /** sizeof(keisen_line_options). */
  uint32_t struct_size;
  /** Where two segments meet. Default round. A corner between segments shorter than half the width
   * is round. */
  keisen_join join;
  /** At ends. Default round. */
  keisen_cap cap;
  /** Number of values at `dash`: 0 for a solid line, else even, at most 1,024. Default 0. */
  uint32_t dash_count;
  /**
   * Lengths along the path that alternate mark and gap, in multiples of the width, copied. Caps
   * lengthen the marks and the visible gap keeps its length. All must be finite and not negative,
   * their sum positive. A pattern that repeats within a device pixel, and one of more
   * than 16 million marks, is drawn solid, as faint as its marks are sparse. NULL only when
   * `dash_count` is 0.
   */
  const double *dash;
  /** Full width in points, finite, not negative; 0 draws nothing. Default 1.5. */
  double width;
  /** Longest mitre, in line widths, at least 1. Default 4. */
  double mitre_limit;
  /** Colour. Default KEISEN_COLOR_AUTOMATIC: the next of the chart's colour cycle. */
  keisen_color color;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
  /** How it goes from row to row. Default linear. */
  keisen_line_interpolation interpolation;
  /** Number of values at `styles`, at most 65,536. Default 0. */
  uint32_t style_count;
  /**
   * What the column `style` counts from 0, copied; each is `styles[0].struct_size` bytes long. A
   * colour that is automatic is the line's. Parts in several styles are lines of their own that end
   * where they meet, with their caps; those of a later style lie over those of an earlier one, and
   * all over those in the line's own. NULL only when `style_count` is 0.
   */
  const keisen_line_style *styles;
  /** Of Catmull-Rom curves alone, in 0...1: 0 is uniform, 0.5 centripetal, which makes no loops
   * within a segment, 1 chordal. Default 0.5. */
  double curve_alpha;
  /** The shape of the marker that stands on each row, over the line. Default a circle. */
  keisen_marker marker;
  /** Whether segments are separate: the first row is joined with the second, the third with the
   * fourth. Default false. */
  bool separated;
  /** Whether colours by values go evenly along each segment, from its row's to the next row's; else
   * a segment has the colour of its first row. Default true. */
  bool blended;
  /** The diameter of the circle that covers as much as a marker, in points, finite, not negative;
   * 0 is no marker. Default 0. */
  double marker_size;
  /** What the alpha of markers is multiplied by, in 0...1. Default 1. */
  double marker_alpha;
  /** Width of a line along the inside of each marker's outline, in points, finite, not negative.
   * Default 0: none. */
  double marker_border_width;
  /** The colour that fills markers. Default KEISEN_COLOR_AUTOMATIC: that of the line at the row. */
  keisen_color marker_color;
  /** The colour of that line. Default automatic: the theme's for plot areas. */
  keisen_color marker_border_color;
  /** What the alpha of the colour, or of colours by value, is multiplied by, in 0...1. A line
   * in one colour covers each pixel once: where it crosses itself nothing is darker. Of one in
   * colours by value or in styles by row that holds for each colour; where two meet or cross they
   * lie over each other. Default 1. */
  double alpha;
  /** A marker of the caller's own in place of the shape `marker`, which is kept, or NULL for none;
   * its border is centred on its outline. Default NULL. */
  keisen_custom_marker *custom_marker;
} keisen_line_options;

/** A keisen_line_options with all defaults. */
#define KEISEN_LINE_OPTIONS_INIT                                                                   \
  {sizeof(keisen_line_options),                                                                    \
   KEISEN_JOIN_ROUND,                                                                              \
   KEISEN_CAP_ROUND,                                                                               \
   0,                                                                                              \
   NULL,                                                                                           \
   1.5,                                                                                            \
   4,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   NULL,                                                                                           \
   KEISEN_LINE_INTERPOLATION_LINEAR,                                                               \
   0,                                                                                              \
   NULL,                                                                                           \
   0.5,                                                                                            \
   KEISEN_MARKER_CIRCLE,                                                                           \
   false,                                                                                          \
   true,                                                                                           \
   0,                                                                                              \
   1,                                                                                              \
   0,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   1,                                                                                              \
   NULL}

/**
 * Fills options with their defaults.
 *
 * @param options      `struct_size` bytes to fill.
 * @param struct_size  sizeof(keisen_line_options) as the caller was compiled.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the pointer is NULL or the size is not
 * known.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_line_options_init(keisen_line_options *options,
                                                  uint32_t struct_size);

/**
 * Makes a line through the rows of two columns.
 *
 * NaN and gaps in either column interrupt the line; infinite values do too. A lone row between two
 * gaps is a dot as wide as the line, and so are rows that all stand in one place. Rows are paired
 * by their numbers: where the columns grow apart later, those that are in both count.
 *
 * @param space    The space to draw in.
 * @param x        Values of the horizontal dimension, or NULL for row numbers.
 * @param y        Values of the vertical dimension.
 * @param options  How it looks, or NULL.
 * @param series   Receives the line. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the columns differ in length or an
 * option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_line(keisen_space *space,
                                                   keisen_column *x,
                                                   keisen_column *y,
                                                   const keisen_line_options *options,
                                                   keisen_series **series);

/** The columns that a line is drawn from, a row each; but for `order` all are equally long. The
 * series keeps references of its own. */
typedef struct keisen_line_columns {
  /** sizeof(keisen_line_columns). */
  uint32_t struct_size;
  /** Values of the horizontal dimension, or NULL for row numbers from 0. Default NULL. */
  keisen_column *x;
  /** Values of the vertical dimension; must not be NULL. */
  keisen_column *y;
  /** Numbers of rows in the order in which they are joined, as many as wanted; NULL for that of the
   * rows. A number that is NaN, missing, not whole or that of no row is a gap. Default NULL. */
  keisen_column *order;
  /** The style of the segment from each row to the next, as a number of those in the options; NULL
   * for the line's own everywhere. A number that is missing or that of no style is the line's own.
   * Dashes begin anew where the style changes. Default NULL. */
  keisen_column *style;
  /** Values that `color_scale` turns into the line's colours, or NULL. There are no dashes and no
   * styles by row then; what has higher colours of the scale lies over what has lower ones.
   * Where a value is missing the colour is the scale's for that. Default NULL. */
  keisen_column *color;
  /** Turns the values of `color` into colours. It is taken when the line is made, for good: NULL
   * makes one of viridis where there are such values, and keisen_series_set_line_from_columns()
   * takes NULL or the same. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_line_columns;

/** A keisen_line_columns with all defaults. */
#define KEISEN_LINE_COLUMNS_INIT {sizeof(keisen_line_columns), NULL, NULL, NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_line_columns_init(keisen_line_columns *columns,
                                                  uint32_t struct_size);

/**
 * Makes a line that may have an order, styles or colours of its own for its rows.
 *
 * A line without such columns is that of keisen_series_create_line(). One with them is drawn row by
 * row, of those in view alone where x goes one way and rows are not in an order of their own. Steps
 * of very many rows in one style, and lines under markers, are reduced as lines are; each marker is
 * drawn. Of curves, and of separate segments, of
 * more rows than keisen_chart_set_direct_rows() says, what they cover of each pixel is gathered,
 * KEISEN_TIER_COVERAGE; curves through rows that are a small part of a pixel apart are drawn as
 * straight lines. Catmull-Rom curves read every row in each frame.
 *
 * @param space    The space to draw in.
 * @param columns  What to draw.
 * @param options  How it looks, or NULL.
 * @param series   Receives the line. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its y is NULL, the columns
 * differ in length, an option is not allowed, or there are colours together with styles or a dash.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_line_from_columns(keisen_space *space,
                                                                const keisen_line_columns *columns,
                                                                const keisen_line_options *options,
                                                                keisen_series **series);

/**
 * Replaces all columns of a line.
 *
 * @param series   A line.
 * @param columns  What to draw from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in
 * keisen_series_create_line_from_columns(), when the series is no line, there are colours and the
 * line was made without, or the colour scale is another one; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_line_from_columns(keisen_series *series,
                                                             const keisen_line_columns *columns);

/**
 * Replaces x and y of a line; other columns that it has stay, and must be as long.
 *
 * @param series  A line.
 * @param x       Values of the horizontal dimension, or NULL for row numbers from 0.
 * @param y       Values of the vertical dimension.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the columns differ in length or the
 * series is no line; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_line_columns(keisen_series *series,
                                                        keisen_column *x,
                                                        keisen_column *y);

/**
 * Changes how a line looks.
 *
 * @param series   A line.
 * @param options  All of its options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is no line; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_line_options(keisen_series *series,
                                                        const keisen_line_options *options);

/**
 * Makes a line in the chart's own space and adds it.
 *
 * @param chart    The chart.
 * @param x        Values of the horizontal dimension, or NULL for row numbers.
 * @param y        Values of the vertical dimension.
 * @param options  How it looks, or NULL.
 * @param series   Receives the line, or NULL when the caller needs no handle.
 * @return As keisen_series_create_line().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_line(keisen_chart *chart,
                                               keisen_column *x,
                                               keisen_column *y,
                                               const keisen_line_options *options,
                                               keisen_series **series);

/**
 * Makes a line that may have an order, styles or colours of its own for its rows in the chart's own
 * space and adds it.
 *
 * @param chart    The chart.
 * @param columns  What to draw.
 * @param options  How it looks, or NULL.
 * @param series   Receives the line, or NULL when the caller needs no handle.
 * @return As keisen_series_create_line_from_columns().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_line_from_columns(keisen_chart *chart,
                                                            const keisen_line_columns *columns,
                                                            const keisen_line_options *options,
                                                            keisen_series **series);

/**
 * Makes the stair of an empirical distribution: the share of all values at or below each value.
 *
 * It is that of matplotlib's ecdf, with equal values as one step: a line that steps after its rows,
 * from 0 to 1, or from 1 to 0. Many rows are reduced as those of lines. Values that are NaN,
 * missing or infinite, and those without a weight, do not count; without values the line has no
 * rows. It is made of the values as they are, in O(n), and does not follow their column; it is
 * changed as a line is.
 *
 * @param space          The space to draw in.
 * @param values         The values.
 * @param weights        As many weights, finite, not negative, or NULL for equal ones.
 * @param complementary  Whether it tells the share of greater values.
 * @param options        How the line looks, or NULL.
 * @param series         Receives the line. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the columns differ in length, a weight
 * is not allowed, or an option is not.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_distribution(keisen_space *space,
                                                           keisen_column *values,
                                                           keisen_column *weights,
                                                           bool complementary,
                                                           const keisen_line_options *options,
                                                           keisen_series **series);

/**
 * Makes the stair of an empirical distribution in the chart's own space and adds it.
 *
 * @param chart          The chart.
 * @param values         The values.
 * @param weights        As many weights, or NULL for equal ones.
 * @param complementary  Whether it tells the share of greater values.
 * @param options        How the line looks, or NULL.
 * @param series         Receives the line, or NULL when the caller needs no handle.
 * @return As keisen_series_create_distribution().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_distribution(keisen_chart *chart,
                                                       keisen_column *values,
                                                       keisen_column *weights,
                                                       bool complementary,
                                                       const keisen_line_options *options,
                                                       keisen_series **series);

#ifdef __cplusplus
}
#endif

#endif
