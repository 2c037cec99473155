/* SPDX-License-Identifier: MIT */
/* Keisen: hit tests. */
#ifndef KEISEN_HIT_H
#define KEISEN_HIT_H

#include "base.h"
#include "series.h"
#include "chart.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What counts as near a point. */
typedef enum keisen_hit_mode {
  /** What is drawn nearest, in any direction. */
  KEISEN_HIT_NEAREST = 0,
  /** The row that stands nearest along x, of rows at the same x nearest along y: for crosshairs. */
  KEISEN_HIT_X = 1
} keisen_hit_mode;

/** How to look for what is drawn at a point. */
typedef struct keisen_hit_options {
  /** sizeof(keisen_hit_options). */
  uint32_t struct_size;
  /** What counts as near. Default KEISEN_HIT_NEAREST. */
  keisen_hit_mode mode;
  /** Distance in points up to which something is found, not negative; INFINITY for the nearest
   * anywhere in the plot. Default 10. */
  double within;
  /** Device pixels per point of the frame, between which its plot begins and ends: positive and
   * finite, or 0 for those of the last frame, 1 before the first. Default 0. */
  double pixel_ratio;
  /** Where to look, or NULL for all series of the chart. Default NULL. */
  keisen_series *series;
} keisen_hit_options;

/** A keisen_hit_options with all defaults. */
#define KEISEN_HIT_OPTIONS_INIT {sizeof(keisen_hit_options), KEISEN_HIT_NEAREST, 10, 0, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_hit_options_init(keisen_hit_options *options, uint32_t struct_size);

/** What is drawn at a point: one row of one series, or one cell of a heat map or a density. */
typedef struct keisen_hit {
  /** sizeof(keisen_hit), set by the caller. */
  uint32_t struct_size;
  /** The place of the series among those of the chart, from 0 at the bottom. */
  uint32_t series_index;
  /** The series, a new reference that the caller releases; NULL where nothing is found, and then
   * all that follows is 0. */
  keisen_series *series;
  /** The row of its columns, from 0: rows keep their numbers however they are drawn. Of category
   * bars the number of the bar, of a heat map the row of the cell, of a density that from the
   * plot's top. */
  uint64_t row;
  /** The row's value of the horizontal dimension, exact: as in the column, a timestamp with its
   * unit, or the row's number where there is no column. Of a category bar the place of its name on
   * the scale, of a cell of a heat map its middle, halfway between the values of its edges, and of
   * one of a density the value at its middle. */
  keisen_value x;
  /** The row's value of the vertical dimension, exact. Of a cell its middle. */
  keisen_value y;
  /** Where the row stands, in points; outside of the plot where a line leads there. */
  double position_x;
  double position_y;
  /** How far the point is from what is drawn, in points, 0 on it; along x alone where the mode is
   * KEISEN_HIT_X. */
  double distance;
  /** The column of the cell of a heat map, or of a density from the plot's left, from 0; 0 for all
   * other series. */
  uint64_t column;
  /** The value that gives the cell of a heat map, or a point of points with a colour column, its
   * colour, exact. NaN where the value is missing and where there is none. Of a density what is
   * made of the cell's rows: their number, their mean, or the code of the category that most of
   * them have, of several the first. */
  keisen_value value;
} keisen_hit;

/** A keisen_hit to be filled. */
#define KEISEN_HIT_INIT                                                                            \
  {sizeof(keisen_hit), 0, NULL, 0, KEISEN_VALUE(0), KEISEN_VALUE(0), 0, 0, 0, 0, KEISEN_VALUE(0)}

/**
 * Finds the row that is drawn nearest to a point of the picture.
 *
 * Layout and ranges are those of a frame drawn now, but nothing is drawn, and nothing changes. All
 * rows are looked at whatever tier draws them, in O(log n) where the columns allow it.
 *
 * A row of a line counts with the two segments that end in it, one between gaps as a dot, as far as
 * they are in the plot. The distance is that of the pen's edge, joins and caps taken as round and
 * dashes as closed. Of rows that are equally near - both ends of a segment are, and all rows whose
 * ink covers the point - it is the one that stands nearest itself, of these the first.
 *
 * Of points the distance is that of the outline of a marker that reaches into the plot, 0 inside
 * it, also in a ring. Of category bars it is that of the bar's rectangle, without its value; a bar
 * without height counts as the line where it would begin. Of markers, and of bars, that are equally
 * near it is the last one, which is on top. A heat map gives the cell at the point, with or without
 * a value, or beside its rectangle the nearest cell, and the distance of the rectangle. A density
 * gives the cell at the point, or the nearest one with rows, of several the upper and then the left
 * one; a cell without rows shows what is below it. Rows are counted only where the columns or the
 * view changed since they were.
 *
 * Of series at the same distance it is the topmost; with KEISEN_HIT_X the one whose row is nearest
 * along y before that. What is not drawn, for its width, its size or its opacity is 0, is not
 * found.
 *
 * @param chart    The chart.
 * @param x        Points from the left of the picture, finite.
 * @param y        Points from the top of the picture, finite.
 * @param options  How to look, or NULL.
 * @param hit      Receives `struct_size` bytes. Its series is NULL where nothing is near enough,
 *                 where the point is outside of the plot rectangle, and where the series of the
 *                 options is not in the chart. A size without room for the series gives none.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when a number is not allowed or the extents of a
 *         projection to fit overflow; KEISEN_ERROR_CALLBACK when one of these fails, and
 *         KEISEN_ERROR_INVALID_STATE when one of them calls this: `hit` of a custom series,
 *         `measure` of a custom attachment, a tick locator, a tick formatter, the hook of an unset
 *         projection, a function of a scale.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_hit(
    keisen_chart *chart, double x, double y, const keisen_hit_options *options, keisen_hit *hit);

#ifdef __cplusplus
}
#endif

#endif
