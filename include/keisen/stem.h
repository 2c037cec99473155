/* SPDX-License-Identifier: MIT */
/* Keisen: stems. */
#ifndef KEISEN_STEM_H
#define KEISEN_STEM_H

#include "base.h"
#include "column.h"
#include "space.h"
#include "color_scale.h"
#include "series.h"
#include "chart.h"
#include "marker.h"
#include "bar.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The columns that stems are drawn from, a row each; all are equally long. The series keeps
 * references of its own. Where columns grow apart later, the shortest one counts. */
typedef struct keisen_stem_columns {
  /** sizeof(keisen_stem_columns). */
  uint32_t struct_size;
  /** Which way the stems go. Default upright. */
  keisen_orientation orientation;
  /** Where the tips are; must not be NULL. */
  keisen_column *value;
  /** Where the stems stand, or NULL for row numbers from 0. Default NULL. */
  keisen_column *position;
  /** Size of each marker, in points, or NULL for one size. NaN, 0 and less is no marker. Default
   * NULL. */
  keisen_column *size;
  /** What `color_scale` turns into the colour of each stem, or NULL for one colour. Default NULL.
   */
  keisen_column *color;
  /** What turns `color` into colours, taken when the stems are made, for good; NULL makes one of
   * viridis where there is `color`. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_stem_columns;

/** A keisen_stem_columns with all defaults. */
#define KEISEN_STEM_COLUMNS_INIT                                                                   \
  {sizeof(keisen_stem_columns), KEISEN_ORIENTATION_VERTICAL, NULL, NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_stem_columns_init(keisen_stem_columns *columns,
                                                  uint32_t struct_size);

/** How stems look. */
typedef struct keisen_stem_options {
  /** sizeof(keisen_stem_options). */
  uint32_t struct_size;
  /** The shape of the markers. Default KEISEN_MARKER_CIRCLE. */
  keisen_marker marker;
  /** Number of values at `dash`: 0 for solid lines, else even, at most 1,024. Default 0. */
  uint32_t dash_count;
  /** Lengths along each line that alternate mark and gap, in multiples of the width, copied; none
   * for solid lines. NULL only when `dash_count` is 0. */
  const double *dash;
  /** Where stems begin, in the units of the values, finite. Default 0. */
  double baseline;
  /** Width of the lines, in points, drawn as whole device pixels; 0 draws none. Default 1. */
  double width;
  /** Size of the markers, in points, as in keisen_point_options; 0 draws none. Default 6. */
  double size;
  /** The colour of lines and markers; KEISEN_COLOR_AUTOMATIC takes the next of the chart's colour
   * cycle. Default automatic. */
  keisen_color color;
  /** What the alpha of all colours is multiplied by, in 0...1. Default 1. */
  double alpha;
  /** Width of a line along the inside of each marker's outline, in points; 0 is none. Default 0. */
  double border_width;
  /** The colour of that line; KEISEN_COLOR_AUTOMATIC takes the theme's for plot areas. Default
   * automatic. */
  keisen_color border_color;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
  /** A marker of the caller's own in place of that shape, which is kept, or NULL for none; its
   * border is centred on its outline. Default NULL. */
  keisen_custom_marker *custom_marker;
} keisen_stem_options;

/** A keisen_stem_options with all defaults. */
#define KEISEN_STEM_OPTIONS_INIT                                                                   \
  {sizeof(keisen_stem_options),                                                                    \
   KEISEN_MARKER_CIRCLE,                                                                           \
   0,                                                                                              \
   NULL,                                                                                           \
   0,                                                                                              \
   1,                                                                                              \
   6,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   1,                                                                                              \
   0,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   NULL,                                                                                           \
   NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_stem_options_init(keisen_stem_options *options,
                                                  uint32_t struct_size);

/**
 * Makes stems: lines from a baseline to each row's value, with markers at their tips.
 *
 * A row whose position or value is NaN, missing or infinite is a gap; one without a place on a
 * scale is dropped. A baseline without one, as 0 on a log scale, is below all that has one. Lines
 * stand on whole device pixels; those of one colour are one shape, of several colours those of low
 * values are drawn first. Markers lie on them. A fit includes the baseline, and leaves room for
 * markers.
 *
 * keisen_chart_hit() finds the stem that is nearest. In each frame every row is read, or, of
 * upright stems whose positions go one way, those in view. Of more of them than
 * keisen_chart_set_direct_rows() says, the lines of each column, or row, of device pixels are drawn
 * together, KEISEN_TIER_ENVELOPE, which is the same picture; markers are drawn each.
 *
 * @param space    The space to draw in.
 * @param columns  The stems.
 * @param options  How they look, or NULL.
 * @param series   Receives the stems. They belong to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its value is NULL, the
 * columns differ in length, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_stems(keisen_space *space,
                                                    const keisen_stem_columns *columns,
                                                    const keisen_stem_options *options,
                                                    keisen_series **series);

/**
 * Replaces all columns of stems.
 *
 * @param series   Stems.
 * @param columns  The stems from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_stems(), or when
 * the series is of another kind; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_stem_columns(keisen_series *series,
                                                        const keisen_stem_columns *columns);

/**
 * Changes how stems look.
 *
 * @param series   Stems.
 * @param options  All of their options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_stem_options(keisen_series *series,
                                                        const keisen_stem_options *options);

/**
 * Makes stems in the chart's own space and adds them.
 *
 * @param chart    The chart.
 * @param columns  The stems.
 * @param options  How they look, or NULL.
 * @param series   Receives the stems, or NULL when the caller needs no handle.
 * @return As keisen_series_create_stems().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_stems(keisen_chart *chart,
                                                const keisen_stem_columns *columns,
                                                const keisen_stem_options *options,
                                                keisen_series **series);

#ifdef __cplusplus
}
#endif

#endif
