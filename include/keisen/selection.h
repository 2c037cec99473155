/* SPDX-License-Identifier: MIT */
/* Keisen: selections. */
#ifndef KEISEN_SELECTION_H
#define KEISEN_SELECTION_H

#include "base.h"
#include "space.h"
#include "series.h"
#include "chart.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Rows of a table that are chosen, which series of that table may show: brushing and linking.
 *
 * A series with a selection, keisen_series_set_selection(), draws the rows outside of it dimmed,
 * and those in it as ever and above these; so do all series with the same selection, in whatever
 * charts, in their next frame. While it is empty nothing is dimmed. Rows are numbers from 0 to 2^63
 * - 2; those that a series does not have count as any others. Memory goes with the runs of rows
 * that follow each other.
 */
typedef struct keisen_selection keisen_selection;

/**
 * Creates a selection of some rows, with a dimming of 0.15.
 *
 * @param rows       Rows in any order, of which some may be there twice; none negative nor the
 *                   greatest int64. NULL only when `count` is 0.
 * @param count      Number of rows; 0 makes an empty selection.
 * @param selection  Receives the selection.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a row is not allowed, or `rows` is NULL
 *         and `count` is not 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_selection_create(const int64_t *rows,
                                                 size_t count,
                                                 keisen_selection **selection);

/**
 * Replaces the rows of a selection.
 *
 * Each change of a selection is one step, which frames see whole or not at all. What leaves the
 * rows as they are is none.
 *
 * @param selection  The selection.
 * @param rows       As in keisen_selection_create().
 * @param count      Number of rows.
 * @return As keisen_selection_create(); on an error the old rows stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_selection_set_rows(keisen_selection *selection,
                                                   const int64_t *rows,
                                                   size_t count);

/**
 * Replaces the rows of a selection by those at which a mask is not 0.
 *
 * @param selection  The selection.
 * @param mask       A byte for each row from 0. NULL only when `count` is 0.
 * @param count      Number of bytes.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `mask` is NULL and `count` is not 0;
 * then the old rows stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_selection_set_mask(keisen_selection *selection,
                                                   const uint8_t *mask,
                                                   size_t count);

/**
 * Reads the rows of a selection, ascending.
 *
 * @param selection  The selection.
 * @param capacity   Number of rows that have room at `rows`; 0 only counts.
 * @param rows       Receives the first `capacity` rows at most. NULL only when `capacity` is 0.
 * @param count      Receives the number of all rows. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `rows` is NULL and `capacity` is not 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_selection_get_rows(keisen_selection *selection,
                                                   size_t capacity,
                                                   int64_t *rows,
                                                   size_t *count);

/**
 * Writes 1 for each of the rows from 0 that is in a selection, else 0.
 *
 * @param selection  The selection.
 * @param capacity   Number of rows, and of bytes at `mask`.
 * @param mask       Receives the bytes. NULL only when `capacity` is 0.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `mask` is NULL and `capacity` is not 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_selection_get_mask(keisen_selection *selection,
                                                   size_t capacity,
                                                   uint8_t *mask);

/** Tells whether a row is in a selection, in O(log n) of its runs. @since 0.1 */
KEISEN_API keisen_status keisen_selection_contains(keisen_selection *selection,
                                                   int64_t row,
                                                   bool *contains);

/** How the rows of another selection change a selection. */
typedef enum keisen_selection_change {
  /** They replace its own. */
  KEISEN_SELECTION_REPLACE = 0,
  /** They are added. */
  KEISEN_SELECTION_UNITE = 1,
  /** Those that are in both stay. */
  KEISEN_SELECTION_INTERSECT = 2,
  /** They are taken out. */
  KEISEN_SELECTION_SUBTRACT = 3,
  /** Those that are not in it are added, the others taken out. */
  KEISEN_SELECTION_TOGGLE = 4
} keisen_selection_change;

/**
 * Changes the rows of a selection by those of another one, which stays as it is.
 *
 * @param selection  The selection.
 * @param other      The other one; it may be the same.
 * @param change     What is done.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such change.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_selection_combine(keisen_selection *selection,
                                                  keisen_selection *other,
                                                  keisen_selection_change change);

/** Takes all rows out of a selection. @since 0.1 */
KEISEN_API keisen_status keisen_selection_clear(keisen_selection *selection);

/**
 * Takes the rows of a selection out and adds all others from 0 up to a count; those beyond are out.
 *
 * @param selection  The selection.
 * @param count      Number of rows of the table.
 * @return KEISEN_OK.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_selection_invert(keisen_selection *selection, size_t count);

/**
 * Changes what the alpha of rows outside of a selection is multiplied by.
 *
 * @param selection  The selection.
 * @param dimming    In 0...1; 0 hides them, 1 leaves them as they are.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when it is not in 0...1; then the old one
 *         stays.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_selection_set_dimming(keisen_selection *selection, double dimming);

/** Gets what the alpha of rows outside of a selection is multiplied by. @since 0.1 */
KEISEN_API keisen_status keisen_selection_get_dimming(keisen_selection *selection, double *dimming);
/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_selection_retain(keisen_selection *selection);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_selection_release(keisen_selection *selection);
/** Tells whether two handles mean one selection. @since 0.1 */
KEISEN_API keisen_status keisen_selection_equal(keisen_selection *selection,
                                                keisen_selection *other,
                                                bool *equal);

/**
 * Gives a series a selection, outside of which its rows are dimmed from the next frame on.
 *
 * Points, bars, category bars, stems, error bars, candlesticks, strips and swarms, arrows, polygons
 * and sectors take one. Rows outside are drawn first, their alpha multiplied by the selection's
 * dimming, then those in it, so that where rows share a pixel or, as in buckets of candlesticks, a
 * shape the selected ones are seen: each is drawn as a series of these rows alone, where it stands
 * among all. A polygon is selected where any of its corners is. Of category bars rows are the
 * numbers of bars, whose values are not dimmed; a line between two bars is drawn where both are in
 * the selection, or neither is. 64-bit integers beyond 2^53 are drawn as the nearest doubles
 * meanwhile. Legends show the series as ever. A custom series may have one too, by which its
 * functions dim what they draw, and each change of which is one of the series. It costs a copy of
 * one column for either part whenever the selection or the column changes, and drawing twice;
 * nothing while there is none or it is empty.
 *
 * @param series     The series.
 * @param selection  Its selection, or NULL for none.
 * @return KEISEN_OK, or KEISEN_ERROR_UNSUPPORTED when rows of the series have no shapes of their
 *         own; NULL is fine then too.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_selection(keisen_series *series,
                                                     keisen_selection *selection);

/** Gets the selection of a series as a new reference, NULL where it has none. @since 0.1 */
KEISEN_API keisen_status keisen_series_get_selection(keisen_series *series,
                                                     keisen_selection **selection);

/** How rows are selected by a box or a lasso. */
typedef struct keisen_select_options {
  /** sizeof(keisen_select_options). */
  uint32_t struct_size;
  /** Device pixels per point of the frame, between which its plot begins and ends: positive and
   * finite, or 0 for those of the last frame, 1 before the first. Default 0. */
  double pixel_ratio;
  /** Where to look, or NULL for all series of the chart. Default NULL. */
  keisen_series *series;
} keisen_select_options;

/** A keisen_select_options with all defaults. */
#define KEISEN_SELECT_OPTIONS_INIT {sizeof(keisen_select_options), 0, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_select_options_init(keisen_select_options *options,
                                                    uint32_t struct_size);

/**
 * Finds the rows whose drawn marks lie in a box of the picture.
 *
 * Layout and ranges are those of a frame drawn now, but nothing is drawn, and nothing changes. A
 * place on a side of the box is in it; places outside of the plot are in none. Rows are the
 * columns' own in every tier. What is not drawn, for its width, its size or its opacity is 0, is
 * not found.
 *
 * A row is found by its own place: of points, strips and swarms the middle of the marker, of lines
 * and areas x and y, of stems the tip, of error bars and arrows x and y, of candlesticks half way
 * from low to high, of bars the middle of what the plot shows of them, of sectors and slices of a
 * pie the middle of their angles and radii. All rows of a polygon are found where the middle of the
 * box around it is, those of a day of a calendar where the middle of its cell is. Rows of
 * densities, hexagons, boxes and violins are found by their own values, in whatever shape they are
 * counted. Cells of a heat map are found by their middle, pixels of an image too, values of
 * contours by their place on the grid: their row is the place of the value among all. Rectangles of
 * a treemap are found by their middle, as rows without children. Of a custom series a row is found
 * by the middle of its places: half way from the least to the greatest of its columns of x, and of
 * y; none where it has no column of one of these.
 *
 * Where x of points or lines goes one way, only rows between the sides of the box are read.
 *
 * @param chart       The chart.
 * @param box         The box, in points from the top left corner; a negative width or height
 * reaches to the other side.
 * @param options     How to look, or NULL.
 * @param capacity    Number of handles that have room at `series` and at `selections`; 0 only
 *                    counts.
 * @param count       Receives the number of series: all of the chart, or of the one in the options
 * 1, or 0 where that is not in the chart. Handles beyond it are NULL. May be NULL.
 * @param series      Receives a new reference to each series, from the bottom up, that the caller
 *                    releases. May be NULL.
 * @param selections  Receives a new selection for each series with its rows, empty where it has
 *                    none, that the caller releases. NULL only when `capacity` is 0.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when a side is not finite, another number is not
 *         allowed, the extents of a projection to fit overflow, or `selections` is NULL and
 *         `capacity` is not 0; KEISEN_ERROR_CALLBACK and KEISEN_ERROR_INVALID_STATE as
 *         keisen_chart_get_plot().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_select_box(keisen_chart *chart,
                                                 const keisen_rect *box,
                                                 const keisen_select_options *options,
                                                 size_t capacity,
                                                 size_t *count,
                                                 keisen_series **series,
                                                 keisen_selection **selections);

/**
 * Finds the rows whose drawn marks lie within a lasso: a polygon whose last point is joined with
 * its first.
 *
 * By the even-odd rule: what a lasso that crosses itself goes around twice is outside. One of fewer
 * than three points holds nothing. All else as keisen_chart_select_box().
 *
 * @param chart        The chart.
 * @param points       x and y of each point in turn, in points from the top left corner: twice
 *                     `point_count` numbers. NULL only when that is 0.
 * @param point_count  Number of points.
 * @param options      How to look, or NULL.
 * @param capacity     As in keisen_chart_select_box(), as all that follows.
 * @param count        Receives the number of series. May be NULL.
 * @param series       Receives the series. May be NULL.
 * @param selections   Receives the selections.
 * @return As keisen_chart_select_box(); KEISEN_ERROR_INVALID_ARGUMENT too when a coordinate is not
 *         finite, or `points` is NULL and `point_count` is not 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_select_lasso(keisen_chart *chart,
                                                   const double *points,
                                                   size_t point_count,
                                                   const keisen_select_options *options,
                                                   size_t capacity,
                                                   size_t *count,
                                                   keisen_series **series,
                                                   keisen_selection **selections);

/**
 * Finds the values that stand at a point of the picture: the inverse of
 * keisen_chart_get_position().
 *
 * Layout and ranges are those of a frame drawn now, as in keisen_chart_hit(). A value is the origin
 * of its range and the double nearest to the rest, so an instant is as exact as the range.
 *
 * @param chart        The chart.
 * @param space        A space that is not polar, whether anything is drawn in it or not; NULL for
 *                     the chart's own.
 * @param position_x   Points from the left of the picture, finite.
 * @param position_y   Points from the top of the picture, finite.
 * @param pixel_ratio  As in keisen_hit_options: 0 for that of the last frame, 1 before the first.
 * @param x            Receives the horizontal value, an instant in the scale's unit. Beyond the
 * plot it is told where the scale goes on; its offset is NaN where that ends before the point,
 * where the value is infinite, and in an empty plot.
 * @param y            Receives the vertical value.
 * @param inside       Receives whether the point is in the plot rectangle or on its border. May be
 *                     NULL.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when a number is not allowed or the extents of a
 *         projection to fit overflow; KEISEN_ERROR_UNSUPPORTED for a polar space;
 *         KEISEN_ERROR_CALLBACK and KEISEN_ERROR_INVALID_STATE as keisen_chart_get_plot().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_values(keisen_chart *chart,
                                                 keisen_space *space,
                                                 double position_x,
                                                 double position_y,
                                                 double pixel_ratio,
                                                 keisen_value *x,
                                                 keisen_value *y,
                                                 bool *inside);

/**
 * Finds where two values stand in the picture: the inverse of keisen_chart_get_values().
 *
 * @param chart        The chart.
 * @param space        As in keisen_chart_get_values(); it may be polar.
 * @param x            The horizontal value, or the angle.
 * @param y            The vertical value, or the radius.
 * @param pixel_ratio  As in keisen_chart_get_values().
 * @param position_x   Receives points from the left of the picture; NaN where a scale has no place
 *                     for a value or that is infinitely far away, and in an empty plot.
 * @param position_y   Receives points from the top of the picture; NaN as `position_x`.
 * @param inside       Receives whether the point is in the plot rectangle, or a rounding error
 *                     beside it. May be NULL.
 * @return As keisen_chart_get_values(), but for polar spaces.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_position(keisen_chart *chart,
                                                   keisen_space *space,
                                                   keisen_value x,
                                                   keisen_value y,
                                                   double pixel_ratio,
                                                   double *position_x,
                                                   double *position_y,
                                                   bool *inside);

#ifdef __cplusplus
}
#endif

#endif
