/* SPDX-License-Identifier: MIT */
/* Keisen: sectors of a disc. */
#ifndef KEISEN_SECTOR_H
#define KEISEN_SECTOR_H

#include "base.h"
#include "column.h"
#include "space.h"
#include "color_scale.h"
#include "series.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The columns that sectors are drawn from, a row each; all are equally long. The series keeps
 * references of its own. Where columns grow apart later, the shortest one counts. */
typedef struct keisen_sector_columns {
  /** sizeof(keisen_sector_columns). */
  uint32_t struct_size;
  /** Values of the angle, at the middle of each sector; NULL for row numbers from 0. Default NULL.
   */
  keisen_column *x;
  /** Values of the radius at which sectors end; must not be NULL. */
  keisen_column *y;
  /** Values of the radius at which they begin; NULL for 0. Default NULL. */
  keisen_column *base;
  /** Widths in the units of the angle; NULL for that of the options. Default NULL. */
  keisen_column *widths;
  /** What `color_scale` turns into the colours of the sectors; NULL for that of the options.
   * Default NULL. */
  keisen_column *color;
  /** Turns the values of `color` into colours. It is taken when the sectors are made, for good:
   * NULL makes one of viridis where there is `color`, and keisen_series_set_sector_columns() takes
   * NULL or the same. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_sector_columns;

/** A keisen_sector_columns with all defaults. */
#define KEISEN_SECTOR_COLUMNS_INIT                                                                 \
  {sizeof(keisen_sector_columns), NULL, NULL, NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_sector_columns_init(keisen_sector_columns *columns,
                                                    uint32_t struct_size);

/** How sectors look. */
typedef struct keisen_sector_options {
  /** sizeof(keisen_sector_options). */
  uint32_t struct_size;
  /** The colour that fills sectors without a value; KEISEN_COLOR_AUTOMATIC takes the next of the
   * chart's colour cycle. Default automatic. */
  keisen_color color;
  /** What the alpha of all colours is multiplied by, in 0...1. Default 1. */
  double alpha;
  /** Width in the units of the angle, finite, not negative; 0 is the least way from an angle to the
   * next, across the end of the turn too, and on a scale of names 1. Default 0. */
  double width;
  /** Distance between sectors, in points, the same all along their sides, finite, not negative; of
   * a thin one it takes no more than a third of the rim. Default 1. */
  double gap;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
} keisen_sector_options;

/** A keisen_sector_options with all defaults. */
#define KEISEN_SECTOR_OPTIONS_INIT                                                                 \
  {sizeof(keisen_sector_options), KEISEN_COLOR_AUTOMATIC, 1, 0, 1, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_sector_options_init(keisen_sector_options *options,
                                                    uint32_t struct_size);

/**
 * Makes sectors of a polar space: bars around angles, from one radius to another, as in wind roses.
 *
 * Sectors of a stack have the end of the one before as their `base`. A row that is NaN, missing or
 * infinite, or that the scale has no place for, has no sector. Where more than 256 are narrower
 * than a quarter of a device pixel at the rim, these are drawn together, beneath all others: each
 * covers all of such a step of the rim and hides what is below it there, as KEISEN_TIER_ENVELOPE.
 * Every row is read in each frame.
 *
 * keisen_chart_hit() finds the sector that holds a point, the one on top where several do, else the
 * nearest one.
 *
 * @param space    A polar space.
 * @param columns  Angles, radii, and what else there is for each.
 * @param options  How they look, or NULL.
 * @param series   Receives the sectors. They belong to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_UNSUPPORTED when the space is not polar,
 * KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its y is NULL, the columns differ in length, or
 * an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_sectors(keisen_space *space,
                                                      const keisen_sector_columns *columns,
                                                      const keisen_sector_options *options,
                                                      keisen_series **series);

/**
 * Replaces all columns of sectors.
 *
 * @param series   Sectors.
 * @param columns  What they show from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_sectors(), when
 * the series is of another kind, or the colour scale is another one; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_sector_columns(keisen_series *series,
                                                          const keisen_sector_columns *columns);

/**
 * Changes how sectors look.
 *
 * @param series   Sectors.
 * @param options  All of their options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_sector_options(keisen_series *series,
                                                          const keisen_sector_options *options);

#ifdef __cplusplus
}
#endif

#endif
