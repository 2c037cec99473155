/* SPDX-License-Identifier: MIT */
/* Keisen: bars and histograms. */
#ifndef KEISEN_BAR_H
#define KEISEN_BAR_H

#include "base.h"
#include "column.h"
#include "space.h"
#include "color_scale.h"
#include "series.h"
#include "chart.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Which way bars and what is like them go. */
typedef enum keisen_orientation {
  /** Values are of the vertical dimension. */
  KEISEN_ORIENTATION_VERTICAL = 0,
  /** Values are of the horizontal dimension. */
  KEISEN_ORIENTATION_HORIZONTAL = 1
} keisen_orientation;

/** What the width of bars is measured in. */
typedef enum keisen_width_unit {
  /** The least distance of two positions; where there are no two, 1, or a day among timestamps. */
  KEISEN_WIDTH_UNIT_DISTANCE = 0,
  /** Units of the positions: of timestamps those of the column. */
  KEISEN_WIDTH_UNIT_DATA = 1,
  /** Points. */
  KEISEN_WIDTH_UNIT_POINTS = 2
} keisen_width_unit;

/** The radii of a bar's corners, in points, finite, not negative; fitted to the bar. The tip is
 * where the value is, and stays there when the value is below the base. Left and right are those of
 * the picture for upright bars; of level ones left is above. */
typedef struct keisen_bar_radii {
  /** The left corner at the tip. */
  double tip_left;
  /** The right corner at the tip. */
  double tip_right;
  /** The left corner at the base. */
  double root_left;
  /** The right corner at the base. */
  double root_right;
} keisen_bar_radii;

/** How some of the bars of a series look. What is negative, or automatic, is as the series has it.
 */
typedef struct keisen_bar_row_style {
  /** The colour that fills the bars, before one of a colour column. */
  keisen_color color;
  /** Width of a bar, in the unit of the series; not of bars whose rows have widths or ends. */
  double bar_width;
  /** Width of the border within a bar's edges, in points. */
  double border_width;
  /** The colour of the border. */
  keisen_color border_color;
  /** The radii; those of the series where `tip_left` is negative. */
  keisen_bar_radii radii;
} keisen_bar_row_style;

/** A keisen_bar_row_style that has all as the series has it. */
#define KEISEN_BAR_ROW_STYLE_INIT                                                                  \
  {KEISEN_COLOR_AUTOMATIC, -1, -1, KEISEN_COLOR_AUTOMATIC, {-1, -1, -1, -1}}

/** The columns that bars are drawn from, a row each; all are equally long. The series keeps
 * references of its own. Where columns grow apart later, the shortest one counts. */
typedef struct keisen_bar_columns {
  /** sizeof(keisen_bar_columns). */
  uint32_t struct_size;
  /** Which way the bars go. Default upright. */
  keisen_orientation orientation;
  /** Where the tips are; must not be NULL. */
  keisen_column *value;
  /** Where bars begin, or NULL for the baseline of the options. Default NULL. */
  keisen_column *base;
  /** Where the bars stand, or NULL for row numbers from 0. Default NULL. */
  keisen_column *position;
  /** Where bars end that begin at their position, as those of a histogram do; NULL for bars that
   * have it in their middle. It takes `position`, and no `width`. Default NULL. */
  keisen_column *end;
  /** The width of each bar in units of the positions; a negative one counts as its magnitude. NULL
   * takes that of the options. Default NULL. */
  keisen_column *width;
  /** For each row the number, from 0, of the one of `styles` that is its look; a number that is
   * none leaves the look of the series. Default NULL. */
  keisen_column *style_index;
  /** Looks of some of the rows, `style_count` of them, copied. NULL only when `style_count` is 0.
   */
  const keisen_bar_row_style *styles;
  /** Number of these looks, at most 1,000,000. Default 0. */
  size_t style_count;
  /** Names of the bars, in place of positions: `name_count` strings in UTF-8, copied, as many as
   * values, none NULL. Where nobody chose the scale of the dimension it becomes one of these names;
   * on another category scale a bar stands at its name, the k-th bar of a name at the k-th place of
   * this name. NULL only when `name_count` is 0. */
  const char *const *names;
  /** Number of names; 0 for none. Default 0. */
  size_t name_count;
  /** What `color_scale` turns into the colour of each bar; NULL for the colour of the options.
   * Default NULL. */
  keisen_column *color;
  /** Turns the values of `color` into colours. It is taken when the bars are made, for good: NULL
   * makes one of viridis where there is `color`, and keisen_series_set_bar_columns() takes NULL or
   * the same. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_bar_columns;

/** A keisen_bar_columns with all defaults. */
#define KEISEN_BAR_COLUMNS_INIT                                                                    \
  {sizeof(keisen_bar_columns),                                                                     \
   KEISEN_ORIENTATION_VERTICAL,                                                                    \
   NULL,                                                                                           \
   NULL,                                                                                           \
   NULL,                                                                                           \
   NULL,                                                                                           \
   NULL,                                                                                           \
   NULL,                                                                                           \
   NULL,                                                                                           \
   0,                                                                                              \
   NULL,                                                                                           \
   0,                                                                                              \
   NULL,                                                                                           \
   NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_bar_columns_init(keisen_bar_columns *columns, uint32_t struct_size);

/** How bars look, where no column says otherwise. */
typedef struct keisen_bar_options {
  /** sizeof(keisen_bar_options). */
  uint32_t struct_size;
  /** What `bar_width` and `offset` are measured in; of bars whose rows have widths or ends the
   * offset alone. Default KEISEN_WIDTH_UNIT_DISTANCE. */
  keisen_width_unit width_unit;
  /** Width of a bar, in `width_unit`, positive and finite. Default 0.8. */
  double bar_width;
  /** How far bars stand beside their positions, towards greater ones; in points to the right or up.
   * Default 0. */
  double offset;
  /** Where bars without a base of their own begin, in the units of the values, finite. Default 0.
   */
  double baseline;
  /**
   * How far bars are turned from the way they go, in degrees, clockwise, finite. Other than 0 it
   * takes a width in points, and neither names, ends, widths nor bases of rows: each bar then goes
   * to the point of its row from the line that stands across the bars' direction and goes through
   * `anchor` and the baseline. Turned bars have smooth edges; keisen_series_create_bars() says how
   * many of them are drawn. Default 0. (animated: no)
   */
  double angle;
  /** The position where the line that turned bars begin at has the baseline as its value. Default
   * 0. */
  double anchor;
  /** The colour that fills the bars; KEISEN_COLOR_AUTOMATIC takes the next of the chart's colour
   * cycle. Default automatic. */
  keisen_color color;
  /** What the alpha of fills and borders is multiplied by, in 0...1. Default 1. */
  double alpha;
  /** Width of the border within a bar's edges, in points; 0 is none. Default 0. */
  double border_width;
  /** The colour of the border; KEISEN_COLOR_AUTOMATIC takes the theme's for axes. Default
   * automatic. */
  keisen_color border_color;
  /** The radii of a bar's corners. Default 0. */
  keisen_bar_radii radii;
  /** Width of the lines from each bar's tip to the next bar, in points, as in a waterfall; 0 is
   * none. They are drawn where each bar stands beside the one of the row before it. Default 0. */
  double connector_width;
  /** The colour of these lines; KEISEN_COLOR_AUTOMATIC takes the theme's for axes. Default
   * automatic. */
  keisen_color connector_color;
  /** Whether each edge stands at the nearest place between device pixels, so that bars that touch
   * have no seam, as sets side by side do; else bars of one width are equally wide. It is so anyway
   * where widths are in units of the data, or no less than the distance. Default false. */
  bool snaps_edges;
  /** Where bars have their values as texts; of bars with bases of their own these are the lengths.
   * Bars at an angle have none, nor has any where more than 2,000 are in view. Default
   * KEISEN_VALUE_LABELS_NONE. */
  keisen_value_labels value_labels;
  /** Colour of the values. Default automatic: the theme's for labels, and within a bar what can be
   * read there. */
  keisen_color value_color;
  /** Size of the values, in points, at most 1,000. Default 12. */
  double value_size;
  /** How the values are written, or NULL for automatic. Where it does not say how many digits there
   * are, a number with a fraction and more than six digits is rounded to four, and never before the
   * point. Default NULL. */
  const keisen_tick_format_options *value_format;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
} keisen_bar_options;

/** A keisen_bar_options with all defaults. */
#define KEISEN_BAR_OPTIONS_INIT                                                                    \
  {sizeof(keisen_bar_options),                                                                     \
   KEISEN_WIDTH_UNIT_DISTANCE,                                                                     \
   0.8,                                                                                            \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   1,                                                                                              \
   0,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   {0, 0, 0, 0},                                                                                   \
   0,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   false,                                                                                          \
   KEISEN_VALUE_LABELS_NONE,                                                                       \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   12,                                                                                             \
   NULL,                                                                                           \
   NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_bar_options_init(keisen_bar_options *options, uint32_t struct_size);

/**
 * Makes bars from a base to a value, upright or level.
 *
 * Bars are drawn in the order of their rows. A row is a gap where its position, its value, or its
 * end, width or base, where it has one, is NaN, missing or infinite; one whose value has no place
 * on the scale is dropped. A base without one, as 0 on a log scale, is below all that has one, and
 * so is an edge: the bar is drawn to the end of the plot. One from such an edge, as a first bin
 * from 0, counts as open_ended in the series record. A bar whose value is not its base is at least
 * a device pixel long; one of them equal has no length, is not seen, and is never dropped for its
 * value. One thinner than a device pixel covers the whole column of pixels that its middle is in,
 * without radii and border.
 *
 * A fit includes the baseline, and half a bar at either end.
 *
 * keisen_chart_hit() finds the bar that holds a point, or is nearest to it. Of more rows in view
 * than keisen_chart_set_direct_rows() says, bars thinner than a device pixel are drawn together,
 * beneath all others: what they cover of each column. Where they stand in order, look alike and
 * have no bases the pyramids of the values tell that without reading the rows,
 * KEISEN_TIER_ENVELOPE. Thousands of wider ones are drawn as what they are on each pixel,
 * KEISEN_TIER_COVERAGE. Of more bars at an angle than that, of one look and without radii and
 * borders, edges move by up to 1/16 device pixel, KEISEN_TIER_ENVELOPE too: a pass over the rows.
 *
 * @param space    The space to draw in.
 * @param columns  The bars.
 * @param options  How they look, or NULL.
 * @param series   Receives the bars. They belong to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its value is NULL, the
 * columns differ in length, there are both names and positions or both ends and widths, ends
 * without positions, not as many names as values, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_bars(keisen_space *space,
                                                   const keisen_bar_columns *columns,
                                                   const keisen_bar_options *options,
                                                   keisen_series **series);

/**
 * Replaces all columns of bars, their names and the looks of rows.
 *
 * @param series   Bars.
 * @param columns  The bars from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_bars(), when the
 * series is of another kind, or the colour scale is another one; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_bar_columns(keisen_series *series,
                                                       const keisen_bar_columns *columns);

/**
 * Changes how bars look.
 *
 * @param series   Bars.
 * @param options  All of their options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_bar_options(keisen_series *series,
                                                       const keisen_bar_options *options);

/**
 * Tells where one of several sets of bars stands that are side by side in a band around each
 * position, from lesser positions to greater ones.
 *
 * @param index   Number of the set, from 0, below `count`.
 * @param count   Number of sets.
 * @param band    Width of all together, in any unit, positive and finite: 0.8 distances, say.
 * @param gap     The part of each bar's place that stays free, half of it on either side: at least
 *                0 and less than 1.
 * @param width   Receives the width of each bar of the set, in the unit of the band.
 * @param offset  Receives how far it stands beside its position, in the same unit.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT for what is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_bars_group(
    size_t index, size_t count, double band, double gap, double *width, double *offset);

/**
 * Tells where bars begin and end that stand on those of the sets before them.
 *
 * Positive values are added up from the baseline, and negative ones apart from these, downwards:
 * the bar of a set begins at exactly the number at which that of the set before it ends. A value
 * that is NaN or infinite has no bar, and counts as 0 for the others.
 *
 * @param values     The values of each set, one set after the other: `set_count` times `count`.
 *                   NULL only when there are none.
 * @param set_count  Number of sets.
 * @param count      Values of each set.
 * @param baseline   Where the first ones begin, finite.
 * @param total      What the magnitudes at each position are made to add up to, 1, or 100 for
 *                   percent, finite; 0 leaves values as they are. Where all are 0 they stay 0.
 * @param bases      Receives as many numbers where bars begin. May be NULL when there are none.
 * @param tips       Receives as many numbers where they end, NaN for gaps. May be NULL when there
 *                   are none.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT when the baseline or the total is not allowed,
 * or a pointer is NULL, or KEISEN_ERROR_OUT_OF_MEMORY.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_bars_stack(const double *values,
                                           size_t set_count,
                                           size_t count,
                                           double baseline,
                                           double total,
                                           double *bases,
                                           double *tips);

/** What a bar of a waterfall is. */
typedef enum keisen_waterfall_kind {
  /** A change upwards, or none. */
  KEISEN_WATERFALL_UP = 0,
  /** A change downwards. */
  KEISEN_WATERFALL_DOWN = 1,
  /** A running total. */
  KEISEN_WATERFALL_TOTAL = 2
} keisen_waterfall_kind;

/**
 * Tells where the bars of a waterfall begin and end: each goes from the running total to this with
 * its change, a total from the baseline.
 *
 * A change that is NaN or infinite has no bar and leaves the running total as it is. `kinds` are
 * what `style_index` of keisen_bar_columns takes, as a column of KEISEN_ELEMENT_U8.
 *
 * @param changes   What is added to the running total; at totals it counts for nothing, but at the
 * first row. NULL only when `count` is 0.
 * @param is_total  For each row whether the running total itself stands there; NULL for none.
 * @param count     Number of rows.
 * @param baseline  Where the running total begins, finite.
 * @param bases     Receives where bars begin. May be NULL when `count` is 0.
 * @param tips      Receives where they end, NaN for gaps. May be NULL when `count` is 0.
 * @param kinds     Receives a keisen_waterfall_kind for each row. May be NULL when `count` is 0.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the baseline is not finite or a pointer
 * is NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_bars_waterfall(const double *changes,
                                               const bool *is_total,
                                               size_t count,
                                               double baseline,
                                               double *bases,
                                               double *tips,
                                               uint8_t *kinds);

/** What the heights of a histogram tell. */
typedef enum keisen_histogram_statistic {
  /** The number of values, or the sum of their weights. */
  KEISEN_HISTOGRAM_COUNT = 0,
  /** The share of all that are in bins: heights add up to 1. */
  KEISEN_HISTOGRAM_PROBABILITY = 1,
  /** The share divided by the bin's width: areas add up to 1. */
  KEISEN_HISTOGRAM_DENSITY = 2
} keisen_histogram_statistic;

/** Whether the heights of a histogram are summed up. */
typedef enum keisen_cumulation {
  /** They stay apart. */
  KEISEN_CUMULATION_NONE = 0,
  /** From the first bin; a density by areas, to 1. */
  KEISEN_CUMULATION_ASCENDING = 1,
  /** From the last bin. */
  KEISEN_CUMULATION_DESCENDING = 2
} keisen_cumulation;

/** How the bins of a histogram are chosen, and what their heights tell. The first of `edges`,
 * `bin_width`, `bin_count` and `rule` that is given counts. */
typedef struct keisen_histogram_options {
  /** sizeof(keisen_histogram_options). */
  uint32_t struct_size;
  /** What heights tell. Default KEISEN_HISTOGRAM_COUNT. */
  keisen_histogram_statistic statistic;
  /** Whether they are summed up. Default KEISEN_CUMULATION_NONE. */
  keisen_cumulation cumulation;
  /** Number of equal bins, at most 1,000,000; 0 for none. Default 0. */
  uint32_t bin_count;
  /** The rule that finds bins, by numpy's name: "auto", "fd", "doane", "scott", "stone", "rice",
   * "sturges" or "sqrt". NULL takes "auto". Default NULL. */
  const char *rule;
  /** Width of all bins, in units of the values, which begin at a multiple of it where there is no
   * range; 0 for none. Default 0. */
  double bin_width;
  /** Borders of the bins, `edge_count` of them, ascending, finite, copied; NULL only when
   * `edge_count` is 0. */
  const double *edges;
  /** Number of these, at least 2; 0 for none. Default 0. */
  size_t edge_count;
  /** Where the first bin begins and the last one ends, finite; both 0 for the least and the
   * greatest finite value. Given edges are taken as they are. Default 0. */
  double range_low;
  double range_high;
} keisen_histogram_options;

/** A keisen_histogram_options with all defaults. */
#define KEISEN_HISTOGRAM_OPTIONS_INIT                                                              \
  {sizeof(keisen_histogram_options),                                                               \
   KEISEN_HISTOGRAM_COUNT,                                                                         \
   KEISEN_CUMULATION_NONE,                                                                         \
   0,                                                                                              \
   NULL,                                                                                           \
   0,                                                                                              \
   NULL,                                                                                           \
   0,                                                                                              \
   0,                                                                                              \
   0}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_histogram_options_init(keisen_histogram_options *options,
                                                       uint32_t struct_size);

/**
 * Counts the values of a column into the bins of a histogram, as numpy.histogram does.
 *
 * The columns received are `position`, `end` and `value` of keisen_bar_columns. Bins share their
 * edges exactly. A bin holds its lower edge, the last one both. Values that are NaN or missing, or
 * whose weight is, and values beyond the edges count for nothing. Without a finite value there is
 * one bin from 0 to 1. Bins of timestamps have timestamps of the same unit as edges, rounded to it.
 *
 * @param values   The values, in any order.
 * @param weights  As many weights, which may be negative, or NULL for 1 each. They play no part in
 *                 the choice of bins.
 * @param options  How bins are chosen, or NULL.
 * @param starts   Receives a column of where bins begin.
 * @param ends     Receives a column of where they end.
 * @param heights  Receives a column of how high they are.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT when there are not as many weights as values, a
 * rule is unknown, edges don't ascend, there would be more than 1,000,000 bins, two edges were one
 * timestamp, or another option is not allowed, or KEISEN_ERROR_OUT_OF_MEMORY.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_histogram_create(keisen_column *values,
                                                 keisen_column *weights,
                                                 const keisen_histogram_options *options,
                                                 keisen_column **starts,
                                                 keisen_column **ends,
                                                 keisen_column **heights);

/**
 * Makes the corners of a histogram's outline: steps from the baseline up, along all heights and
 * down again, for a line, an area or polygons.
 *
 * @param starts     Where bins begin, in order, as keisen_histogram_create() makes them.
 * @param ends       As many: where they end.
 * @param heights    As many: how high they are. One that is NaN or infinite is at the baseline.
 * @param baseline   Where the outline begins and ends, finite.
 * @param positions  Receives a column of positions, of the type of `starts`: twice as many corners
 *                   as there are edges, none without bins.
 * @param values     Receives a column of values.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT when the columns differ in length or the
 * baseline is not finite, or KEISEN_ERROR_OUT_OF_MEMORY.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_histogram_create_outline(keisen_column *starts,
                                                         keisen_column *ends,
                                                         keisen_column *heights,
                                                         double baseline,
                                                         keisen_column **positions,
                                                         keisen_column **values);

/**
 * Makes bars in the chart's own space and adds them.
 *
 * @param chart    The chart.
 * @param columns  The bars.
 * @param options  How they look, or NULL.
 * @param series   Receives the bars, or NULL when the caller needs no handle.
 * @return As keisen_series_create_bars().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_bars(keisen_chart *chart,
                                               const keisen_bar_columns *columns,
                                               const keisen_bar_options *options,
                                               keisen_series **series);

#ifdef __cplusplus
}
#endif

#endif
