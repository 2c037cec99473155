/* SPDX-License-Identifier: MIT */
/* Keisen: boxes, violins and strips of groups. */
#ifndef KEISEN_GROUP_H
#define KEISEN_GROUP_H

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

/** The columns of series that show groups of rows: boxes, violins, strips. All are equally long,
 * and the series keeps references of its own. Rows whose positions are equal are a group, in
 * whatever order they come. A row of which value or position is NaN, missing or infinite is a gap.
 */
typedef struct keisen_group_columns {
  /** sizeof(keisen_group_columns). */
  uint32_t struct_size;
  /** The values that are told about, or shown, group by group; must not be NULL. */
  keisen_column *values;
  /** Where each row's group stands in the other dimension; on a scale of names 0 is the first name.
   * NULL for one group at 0. Default NULL. */
  keisen_column *positions;
  /** The size of each row's marker in points, as in keisen_point_columns, for strips alone: boxes
   * and violins refuse it. NULL for the size of the options. Default NULL. */
  keisen_column *size;
  /** What `color_scale` turns into the colour of each row's marker, and of a box or a violin by its
   * group's first row; NULL for the colour of the options. Default NULL. */
  keisen_column *color;
  /** Turns the values of `color` into colours. It is taken when the series is made, for good: NULL
   * makes one of viridis where there is `color`, and keisen_series_set_group_columns() takes NULL
   * or the same. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_group_columns;

/** A keisen_group_columns with all defaults. */
#define KEISEN_GROUP_COLUMNS_INIT {sizeof(keisen_group_columns), NULL, NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_group_columns_init(keisen_group_columns *columns,
                                                   uint32_t struct_size);

/**
 * Replaces all columns of boxes, violins, a strip or a swarm.
 *
 * @param series   Such a series.
 * @param columns  The columns from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its values are NULL,
 * columns differ in length, the series is of another kind, or the colour scale is another one; then
 * the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_group_columns(keisen_series *series,
                                                         const keisen_group_columns *columns);

/** How far the whiskers of a box reach: to the farthest value that is still within. */
typedef enum keisen_whiskers {
  /** So many interquartile ranges from the box: `whisker_factor`. */
  KEISEN_WHISKERS_FACTOR = 0,
  /** Two percentiles: `whisker_low` and `whisker_high`. */
  KEISEN_WHISKERS_PERCENTILES = 1
} keisen_whiskers;

/** How boxes look, and what they tell. */
typedef struct keisen_box_options {
  /** sizeof(keisen_box_options). */
  uint32_t struct_size;
  /** The dimension of the values; groups stand side by side in the other one. Default
   * KEISEN_DIMENSION_Y: upright boxes. */
  keisen_dimension value_dimension;
  /** How far whiskers reach. Default KEISEN_WHISKERS_FACTOR. */
  keisen_whiskers whiskers;
  /** Whether boxes narrow at their median, over its 95 % confidence interval: 1.57 interquartile
   * ranges by the square root of the number of values to either side. Default false. */
  bool notched;
  /** Whether a marker stands on the mean. Default false. */
  bool means;
  /** Whether values beyond the whiskers have markers; a fit leaves out those that have none.
   * Default true. */
  bool outliers;
  /** Interquartile ranges, not negative; infinite for all values. Default 1.5. */
  double whisker_factor;
  /** The lower percentile, in 0...100. Default 5. */
  double whisker_low;
  /** The upper percentile, not below the lower one. Default 95. */
  double whisker_high;
  /** Width of a box as a part of the least way from a group to the next, which is 1 on a scale of
   * names and where there is one group; above 0, finite. Default 0.6. */
  double width;
  /** What the alpha of the fill is multiplied by, in 0...1. Default 0.35. */
  double alpha;
  /** Width of outline and whiskers in points, rounded to whole device pixels; the median's is twice
   * that. Finite, not negative. Default 1. (animated: width) */
  double line_width;
  /** Width of the ends of whiskers as a part of the box, in 0...1. Default 0.4. */
  double cap_width;
  /** Diameter of the outliers' markers in points, finite, not negative. Default 4.
   * (animated: size) */
  double outlier_size;
  /** The colour that fills boxes without a value; KEISEN_COLOR_AUTOMATIC takes the next of the
   * chart's colour cycle. Default automatic. */
  keisen_color color;
  /** The colour of lines and outliers; KEISEN_COLOR_AUTOMATIC takes that of the box. Default
   * automatic. (animated: border) */
  keisen_color line_color;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
  /** Whether the values of each group are the numbers of its box, not rows that it tells of; then
   * whiskers are as given. They are, in this order, the ends of lower whisker and box, the median,
   * the ends of upper box and whisker, the mean, the lower and the upper end of the notch, and then
   * any outliers. A group of fewer than eight has no box, nor one whose first five are not all
   * there; a mean, a notch and outliers may be missing. Default false. */
  bool given;
} keisen_box_options;

/** A keisen_box_options with all defaults. */
#define KEISEN_BOX_OPTIONS_INIT                                                                    \
  {sizeof(keisen_box_options),                                                                     \
   KEISEN_DIMENSION_Y,                                                                             \
   KEISEN_WHISKERS_FACTOR,                                                                         \
   false,                                                                                          \
   false,                                                                                          \
   true,                                                                                           \
   1.5,                                                                                            \
   5,                                                                                              \
   95,                                                                                             \
   0.6,                                                                                            \
   0.35,                                                                                           \
   1,                                                                                              \
   0.4,                                                                                            \
   4,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   NULL,                                                                                           \
   false}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_box_options_init(keisen_box_options *options, uint32_t struct_size);

/**
 * Makes a box plot: of each group of rows the quartiles as a box, the median as a line, how far
 * values reach as whiskers, and what is beyond these as markers.
 *
 * The numbers are those of matplotlib's cbook.boxplot_stats: quartiles by the linear definition,
 * whiskers to the farthest values within 1.5 interquartile ranges of the box. Of a group of five
 * values, with whiskers at the percentiles 0 and 100, they are these five: so boxes are drawn of
 * given numbers.
 *
 * A group of one row, or of equal ones, is a line at its median. A number that the scale has no
 * place for stands at the low end; groups whose position has no place are not drawn, and their rows
 * count as dropped. Values are read, in O(n), when columns change and not in each frame, and frames
 * are recorded as KEISEN_TIER_SUMMARY.
 *
 * keisen_chart_hit() finds outliers, whose row is their own, and boxes: the first row of the group,
 * and that one of the five numbers which is nearest to the point.
 *
 * @param space    The space to draw in.
 * @param columns  The rows.
 * @param options  How boxes look, or NULL.
 * @param series   Receives the boxes. They belong to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its values are NULL,
 * columns differ in length, there are sizes, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_boxes(keisen_space *space,
                                                    const keisen_group_columns *columns,
                                                    const keisen_box_options *options,
                                                    keisen_series **series);

/**
 * Makes a box plot in the chart's own space and adds it.
 *
 * @param chart    The chart.
 * @param columns  The rows.
 * @param options  How boxes look, or NULL.
 * @param series   Receives the boxes, or NULL when the caller needs no handle.
 * @return As keisen_series_create_boxes().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_boxes(keisen_chart *chart,
                                                const keisen_group_columns *columns,
                                                const keisen_box_options *options,
                                                keisen_series **series);

/**
 * Changes how boxes look, and what they tell.
 *
 * @param series   Boxes.
 * @param options  All of their options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_box_options(keisen_series *series,
                                                       const keisen_box_options *options);

/** How wide the kernel of a density is: the standard deviation of its bells. */
typedef enum keisen_bandwidth {
  /** n^(-1/5) standard deviations of the values (D. Scott, 1992). */
  KEISEN_BANDWIDTH_SCOTT = 0,
  /** (3 n / 4)^(-1/5) standard deviations (B. Silverman, 1986). */
  KEISEN_BANDWIDTH_SILVERMAN = 1,
  /** A number of standard deviations, as scipy's gaussian_kde takes a number for. */
  KEISEN_BANDWIDTH_FACTOR = 2,
  /** A width in data units. */
  KEISEN_BANDWIDTH_WIDTH = 3
} keisen_bandwidth;

/** What is drawn within a violin. */
typedef enum keisen_violin_inner {
  /** A narrow bar between the quartiles, a line as far as whiskers reach, a dot at the median. */
  KEISEN_VIOLIN_INNER_BOX = 0,
  /** Lines as wide as the violin at both quartiles, and a stronger one at the median. */
  KEISEN_VIOLIN_INNER_QUARTILES = 1,
  /** Nothing. */
  KEISEN_VIOLIN_INNER_NONE = 2
} keisen_violin_inner;

/** What the widths of several violins tell. */
typedef enum keisen_violin_scaling {
  /** All cover the same area. */
  KEISEN_VIOLIN_SCALING_AREA = 0,
  /** Each is as wide at its widest as its group has rows. */
  KEISEN_VIOLIN_SCALING_COUNT = 1,
  /** All are equally wide at their widest. */
  KEISEN_VIOLIN_SCALING_WIDTH = 2
} keisen_violin_scaling;

/** Which half of violins is drawn. */
typedef enum keisen_violin_side {
  /** Both. */
  KEISEN_VIOLIN_SIDE_BOTH = 0,
  /** That towards lesser positions. */
  KEISEN_VIOLIN_SIDE_LOW = 1,
  /** That towards greater positions. */
  KEISEN_VIOLIN_SIDE_HIGH = 2
} keisen_violin_side;

/** How violins look, and how their densities are found. */
typedef struct keisen_violin_options {
  /** sizeof(keisen_violin_options). */
  uint32_t struct_size;
  /** The dimension of the values; groups stand side by side in the other one. Default
   * KEISEN_DIMENSION_Y. */
  keisen_dimension value_dimension;
  /** How wide the kernel is. Default KEISEN_BANDWIDTH_SCOTT. */
  keisen_bandwidth bandwidth_rule;
  /** What is drawn within. Default KEISEN_VIOLIN_INNER_BOX. */
  keisen_violin_inner inner;
  /** What widths tell. Default KEISEN_VIOLIN_SCALING_AREA. */
  keisen_violin_scaling scaling;
  /** Which half is drawn; two series, one for each half, make split violins. Default
   * KEISEN_VIOLIN_SIDE_BOTH. */
  keisen_violin_side side;
  /** The number of KEISEN_BANDWIDTH_FACTOR and KEISEN_BANDWIDTH_WIDTH; positive, finite. Default 1.
   */
  double bandwidth;
  /** What the bandwidth is multiplied by; positive, finite. Default 1. */
  double adjust;
  /** Bandwidths that violins go on beyond their least and greatest values; finite, not negative.
   * Default 0. */
  double cut;
  /** Width of the widest violin as a part of the least way from a group to the next, which is 1 on
   * a scale of names and where there is one group; above 0, finite. Default 0.8. */
  double width;
  /** What the alpha of the fill is multiplied by, in 0...1. Default 0.35. */
  double alpha;
  /** Width of the outline in points, finite, not negative. Default 1. (animated: width) */
  double line_width;
  /** The colour that fills violins without a value; KEISEN_COLOR_AUTOMATIC takes the next of the
   * chart's colour cycle. Default automatic. */
  keisen_color color;
  /** The colour of lines; KEISEN_COLOR_AUTOMATIC takes that of the violin. Default automatic.
   * (animated: border) */
  keisen_color line_color;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
} keisen_violin_options;

/** A keisen_violin_options with all defaults. */
#define KEISEN_VIOLIN_OPTIONS_INIT                                                                 \
  {sizeof(keisen_violin_options),                                                                  \
   KEISEN_DIMENSION_Y,                                                                             \
   KEISEN_BANDWIDTH_SCOTT,                                                                         \
   KEISEN_VIOLIN_INNER_BOX,                                                                        \
   KEISEN_VIOLIN_SCALING_AREA,                                                                     \
   KEISEN_VIOLIN_SIDE_BOTH,                                                                        \
   1,                                                                                              \
   1,                                                                                              \
   0,                                                                                              \
   0.8,                                                                                            \
   0.35,                                                                                           \
   1,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_violin_options_init(keisen_violin_options *options,
                                                    uint32_t struct_size);

/**
 * Makes a violin plot: of each group of rows the density of its values, as wide to either side as
 * values are many.
 *
 * Densities are those of scipy's gaussian_kde at 256 places. Many rows are shared out to nodes a
 * 64th of a bandwidth apart, and the frame record's `bound_pixels` tells how far that may move an
 * outline. They are densities of the values on a log scale too. A group of one row, or of equal
 * ones, is a line across. Values are read, in O(n), when columns change and not in each frame, and
 * frames are recorded as KEISEN_TIER_SUMMARY.
 *
 * keisen_chart_hit() finds a violin by its outline: the first row of the group, and the value at
 * the point, within the violin's ends.
 *
 * @param space    The space to draw in.
 * @param columns  The rows.
 * @param options  How violins look, or NULL.
 * @param series   Receives the violins. They belong to no chart yet.
 * @return As keisen_series_create_boxes().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_violins(keisen_space *space,
                                                      const keisen_group_columns *columns,
                                                      const keisen_violin_options *options,
                                                      keisen_series **series);

/**
 * Makes a violin plot in the chart's own space and adds it.
 *
 * @param chart    The chart.
 * @param columns  The rows.
 * @param options  How violins look, or NULL.
 * @param series   Receives the violins, or NULL when the caller needs no handle.
 * @return As keisen_series_create_boxes().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_violins(keisen_chart *chart,
                                                  const keisen_group_columns *columns,
                                                  const keisen_violin_options *options,
                                                  keisen_series **series);

/**
 * Changes how violins look, and how their densities are found.
 *
 * @param series   Violins.
 * @param options  All of their options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_violin_options(keisen_series *series,
                                                          const keisen_violin_options *options);

/** How the markers of a group are kept from lying on each other. */
typedef enum keisen_strip_arrangement {
  /** Each is moved across by a random part of the width: the same for the same seed and row number,
   * whatever other rows there are. */
  KEISEN_STRIP_JITTER = 0,
  /** Each stands as near to its group's middle as the others leave room. Those without room within
   * the width stand at its ends and overlap; a group of which more than 2^22 pairs of rows are
   * nearer to each other along than a marker's diameter is spread by the density of its values, and
   * may overlap. The series record's `crowded` counts the rows of both. */
  KEISEN_STRIP_SWARM = 1
} keisen_strip_arrangement;

/** How the markers of a strip or a swarm look, and how they are spread. */
typedef struct keisen_strip_options {
  /** sizeof(keisen_strip_options). */
  uint32_t struct_size;
  /** The dimension of the values; groups stand side by side in the other one. Default
   * KEISEN_DIMENSION_Y. */
  keisen_dimension value_dimension;
  /** How markers are spread. Default KEISEN_STRIP_JITTER. */
  keisen_strip_arrangement arrangement;
  /** The shape of each marker. Default KEISEN_MARKER_CIRCLE. */
  keisen_marker marker;
  /** What the random parts of KEISEN_STRIP_JITTER hang on. Default 0. */
  uint64_t seed;
  /** Width of a group as a part of the least way from a group to the next, which is 1 on a scale of
   * names and where there is one group; finite, not negative; 0 puts all on a line. Default 0.5.
   * (animated: bar_width) */
  double width;
  /** Size of markers as in keisen_point_options, and of the room that each has in a swarm. Default
   * 5. */
  double size;
  /** What the alpha of all colours is multiplied by, in 0...1. Default 0.7. */
  double alpha;
  /** Width of a line along the inside of each marker's outline, in points; 0 is none. Default 0. */
  double border_width;
  /** The colour of markers without a value; KEISEN_COLOR_AUTOMATIC takes the next of the chart's
   * colour cycle. Default automatic. */
  keisen_color color;
  /** The colour of that line; KEISEN_COLOR_AUTOMATIC takes the theme's for plot areas. Default
   * automatic. */
  keisen_color border_color;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
  /** A marker of the caller's own in place of that shape, which is kept, or NULL for none; its
   * border is centred on its outline. Default NULL. */
  keisen_custom_marker *custom_marker;
} keisen_strip_options;

/** A keisen_strip_options with all defaults. */
#define KEISEN_STRIP_OPTIONS_INIT                                                                  \
  {sizeof(keisen_strip_options),                                                                   \
   KEISEN_DIMENSION_Y,                                                                             \
   KEISEN_STRIP_JITTER,                                                                            \
   KEISEN_MARKER_CIRCLE,                                                                           \
   0,                                                                                              \
   0.5,                                                                                            \
   5,                                                                                              \
   0.7,                                                                                            \
   0,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   NULL,                                                                                           \
   NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_strip_options_init(keisen_strip_options *options,
                                                   uint32_t struct_size);

/**
 * Makes a strip or a swarm: a marker for each row, at its value along, and near its group's
 * position across.
 *
 * A row whose size is NaN, missing or infinite is a gap too. Later rows of a group lie over earlier
 * ones. Places are found anew when columns, ranges or the plot change: those of a strip in O(n),
 * those of a swarm in O(n + p log n) for p pairs of rows nearer to each other along than a marker's
 * diameter.
 *
 * keisen_chart_hit() finds the marker nearest to a point, of several that hold it the one on top,
 * in O(n).
 *
 * @param space    The space to draw in.
 * @param columns  The rows.
 * @param options  How markers look, or NULL.
 * @param series   Receives the strip. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its values are NULL,
 * columns differ in length, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_strip(keisen_space *space,
                                                    const keisen_group_columns *columns,
                                                    const keisen_strip_options *options,
                                                    keisen_series **series);

/**
 * Makes a strip or a swarm in the chart's own space and adds it.
 *
 * @param chart    The chart.
 * @param columns  The rows.
 * @param options  How markers look, or NULL.
 * @param series   Receives the strip, or NULL when the caller needs no handle.
 * @return As keisen_series_create_strip().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_strip(keisen_chart *chart,
                                                const keisen_group_columns *columns,
                                                const keisen_strip_options *options,
                                                keisen_series **series);

/**
 * Changes how the markers of a strip or a swarm look, and how they are spread.
 *
 * @param series   A strip or a swarm.
 * @param options  All of its options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_strip_options(keisen_series *series,
                                                         const keisen_strip_options *options);

/** What a box plot tells of numbers; every double is NaN where none counts. */
typedef struct keisen_box_statistics {
  /** sizeof(keisen_box_statistics), set by the caller. */
  uint32_t struct_size;
  /** Numbers that count: all that are not NaN, infinities too. */
  uint64_t count;
  /** Numbers that are NaN. */
  uint64_t gaps;
  /** Numbers beyond the whiskers. */
  uint64_t outlier_count;
  /** The mean. */
  double mean;
  /** The least number. */
  double minimum;
  /** The least number within the whiskers' reach. */
  double lower_whisker;
  /** The first quartile. */
  double lower_quartile;
  /** The median. */
  double median;
  /** The third quartile. */
  double upper_quartile;
  /** The greatest number within the whiskers' reach. */
  double upper_whisker;
  /** The greatest number. */
  double maximum;
  /** The lower end of the median's 95 % confidence interval. */
  double lower_notch;
  /** The upper end of the median's 95 % confidence interval. */
  double upper_notch;
} keisen_box_statistics;

/** A keisen_box_statistics to be filled. */
#define KEISEN_BOX_STATISTICS_INIT                                                                 \
  {sizeof(keisen_box_statistics), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}

/**
 * Finds what a box plot tells of numbers, as matplotlib's cbook.boxplot_stats, in O(count).
 *
 * @param values          Numbers in any order; NaN does not count. NULL where `count` is 0.
 * @param count           Number of them.
 * @param whisker_factor  Interquartile ranges that whiskers reach at most, not negative: 1.5.
 * @param statistics      Receives `struct_size` bytes.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the factor is negative or NaN.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_statistics_box(const double *values,
                                               size_t count,
                                               double whisker_factor,
                                               keisen_box_statistics *statistics);

#ifdef __cplusplus
}
#endif

#endif
