/* SPDX-License-Identifier: MIT */
/* Keisen: painters. */
#ifndef KEISEN_PAINTER_H
#define KEISEN_PAINTER_H

#include "base.h"
#include "column.h"
#include "projection.h"
#include "space.h"
#include "line.h"
#include "point.h"
#include "image.h"
#include "annotation.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * What a custom series or attachment draws with, and asks where values stand. All is in points of
 * the picture, from its top left corner, x to the right and y down. What is drawn later lies on
 * what was drawn earlier. Everything is clipped to where the part may draw: a series to the shape
 * of its plot, an attachment to the picture. Colours that are automatic are that of the part: of a
 * series the next one of the theme's cycle, of an attachment that of ordinary labels.
 *
 * Unless they say otherwise, the functions return KEISEN_OK, KEISEN_ERROR_INVALID_HANDLE once the
 * call that the painter was lent for has returned, or KEISEN_ERROR_INVALID_ARGUMENT when a number
 * or an option is not allowed; those that draw KEISEN_ERROR_INVALID_STATE while something is
 * measured or searched. They may be called from several threads, which draw in an order of their
 * own. What fails draws nothing.
 */

/** Lent for one call; there is nothing to release. */
typedef struct keisen_painter keisen_painter;

/** What a painter knows of its frame. */
typedef struct keisen_painter_frame {
  /** sizeof(keisen_painter_frame), set by the caller. */
  uint32_t struct_size;
  /** Time of the frame, in seconds; 0 while something is searched. */
  double time;
  /** Device pixels per point. */
  double pixel_ratio;
  /** Size of the picture, in points. */
  double width;
  double height;
  /** The plot rectangle, in points, its sides on whole device pixels. While an attachment measures
   * it is a guess first, and final or nearly so the last time. */
  keisen_rect plot;
  /** The part's colour. */
  keisen_color color;
} keisen_painter_frame;

/** A keisen_painter_frame to be filled. */
#define KEISEN_PAINTER_FRAME_INIT                                                                  \
  {sizeof(keisen_painter_frame), 0, 0, 0, 0, {0, 0, 0, 0}, {0, 0, 0, 0}}

/**
 * Reads what a painter knows of its frame.
 *
 * @param painter  The painter.
 * @param frame    Receives `struct_size` bytes.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_get_frame(keisen_painter *painter,
                                                  keisen_painter_frame *frame);

/**
 * Reads the frame's range of a projection, which may not be stored yet.
 *
 * @param painter     The painter.
 * @param projection  A projection of the chart's series, or of the part.
 * @param range       Receives `struct_size` bytes, which the caller sets before.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_get_range(keisen_painter *painter,
                                                  keisen_projection *projection,
                                                  keisen_projection_range *range);

/**
 * Finds where two values stand.
 *
 * @param painter     The painter.
 * @param space       A space whose projections are the chart's or the part's, or NULL for the
 *                    series' own; an attachment has none.
 * @param x           The horizontal value, or the angle.
 * @param y           The vertical value, or the radius.
 * @param position_x  Receives points from the left of the picture; NaN, as does the other one,
 * where a scale has no place for one of the values.
 * @param position_y  Receives points from the top of the picture.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_get_position(keisen_painter *painter,
                                                     keisen_space *space,
                                                     keisen_value x,
                                                     keisen_value y,
                                                     double *position_x,
                                                     double *position_y);

/**
 * Finds where rows of columns stand, as exact as marks of this library do: columns are read in
 * batches, relative to the origins of the ranges. O(count).
 *
 * @param painter    The painter.
 * @param space      As in keisen_painter_get_position().
 * @param x          Values of the horizontal dimension, or angles, or NULL for row numbers.
 * @param y          Values of the vertical dimension, or radii.
 * @param first      The first row.
 * @param count      Number of rows; all must be in both columns.
 * @param positions  Receives 2 * count numbers: x and y of each row, both NaN for a gap and for
 * what a scale has no place for. May be NULL when count is 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_get_positions(keisen_painter *painter,
                                                      keisen_space *space,
                                                      keisen_column *x,
                                                      keisen_column *y,
                                                      size_t first,
                                                      size_t count,
                                                      double *positions);

/**
 * Finds where values of one column stand along one dimension. O(count).
 *
 * @param painter    The painter.
 * @param space      As in keisen_painter_get_position(), not a polar one.
 * @param column     The values.
 * @param dimension  The dimension.
 * @param first      The first row.
 * @param count      Number of rows; all must be in the column.
 * @param positions  Receives `count` numbers: points from the left, or from the top, of the
 * picture; NaN for a gap and for what the scale has no place for. May be NULL when count is 0.
 * @return As all of these, and KEISEN_ERROR_UNSUPPORTED for a polar space.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_get_column_positions(keisen_painter *painter,
                                                             keisen_space *space,
                                                             keisen_column *column,
                                                             keisen_dimension dimension,
                                                             size_t first,
                                                             size_t count,
                                                             double *positions);

/**
 * Finds the values that stand at a point: the inverse of keisen_painter_get_position().
 *
 * @param painter     The painter.
 * @param space       As in keisen_painter_get_position(), not a polar one.
 * @param position_x  Points from the left of the picture.
 * @param position_y  Points from the top of the picture.
 * @param x           Receives the horizontal value; an instant in the scale's unit. Its offset is
 * NaN where the scale ends before the point, and where the value is infinite.
 * @param y           Receives the vertical value.
 * @return As all of these, and KEISEN_ERROR_UNSUPPORTED for a polar space.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_get_values(keisen_painter *painter,
                                                   keisen_space *space,
                                                   double position_x,
                                                   double position_y,
                                                   keisen_value *x,
                                                   keisen_value *y);

/**
 * Finds where an upright or level rule has to be, so that its edges stand on borders of device
 * pixels and no edge is blurred.
 *
 * @param painter   The painter.
 * @param position  Where its middle should be, in points.
 * @param width     Its width, in points.
 * @param middle    Receives where its middle is to be.
 * @param snapped   Receives the width: whole device pixels, at least one for a width above 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_snap_rule(
    keisen_painter *painter, double position, double width, double *middle, double *snapped);

/**
 * Restricts what follows to a rectangle, within where the part may draw.
 *
 * @param painter  The painter.
 * @param rect     The rectangle, finite, or NULL for all that the part may draw in.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_clip(keisen_painter *painter, const keisen_rect *rect);

/**
 * Draws straight lines through points, as one shape: where it crosses itself a translucent colour
 * is nowhere darker.
 *
 * @param painter      The painter.
 * @param points       2 * point_count numbers: x and y of each point; one that is not finite
 *                     interrupts the line, and a lone point is a dot. May be NULL when there are
 *                     none.
 * @param point_count  Number of points.
 * @param style        How it looks, or NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_line(keisen_painter *painter,
                                             const double *points,
                                             size_t point_count,
                                             const keisen_line_style *style);

/**
 * Draws separate segments, as one shape.
 *
 * @param painter      The painter.
 * @param points       2 * point_count numbers: x and y of both ends of each segment; one with an
 * end that is not finite is not drawn. May be NULL when there are none.
 * @param point_count  Number of ends, even.
 * @param style        How they look, or NULL. Dashes begin anew with each.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_segments(keisen_painter *painter,
                                                 const double *points,
                                                 size_t point_count,
                                                 const keisen_line_style *style);

/**
 * Draws markers with their centres of area on points, each over those before it.
 *
 * @param painter      The painter.
 * @param points       2 * point_count numbers: x and y of each point; one that is not finite has no
 *                     marker. May be NULL when there are none.
 * @param point_count  Number of points.
 * @param options      How they look, or NULL; the label does not count.
 * @param sizes        A size for each point in place of that of the options, or NULL; one that is
 *                     not above 0 is no marker.
 * @param colors       A colour for each point in place of that of the options, or NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_markers(keisen_painter *painter,
                                                const double *points,
                                                size_t point_count,
                                                const keisen_point_options *options,
                                                const double *sizes,
                                                const keisen_color *colors);

/** What is inside of an outline that crosses itself. */
typedef enum keisen_fill_rule {
  /** What it winds around, however often. */
  KEISEN_FILL_RULE_NONZERO = 0,
  /** What a way from outside crosses an odd number of times to reach. */
  KEISEN_FILL_RULE_EVEN_ODD = 1
} keisen_fill_rule;

/** How a shape looks. */
typedef struct keisen_shape_options {
  /** sizeof(keisen_shape_options). */
  uint32_t struct_size;
  /** What is inside of a path. Default KEISEN_FILL_RULE_NONZERO. */
  keisen_fill_rule rule;
  /** Where two sides of a path's stroke meet. Default round. */
  keisen_join join;
  /** At the ends of a path's stroke that is not closed. Default round. */
  keisen_cap cap;
  /** What fills it; alpha 0 for nothing. Default KEISEN_COLOR_AUTOMATIC. */
  keisen_color fill;
  /** Colour of a line that is centred on its sides, over the fill. Default automatic. */
  keisen_color stroke;
  /** Full width of that line, in points, finite, not negative. Default 0: none. */
  double stroke_width;
  /** Longest mitre, in line widths, at least 1. Default 4. */
  double mitre_limit;
  /** Radii of a rectangle's corners, in points. Default 0. */
  keisen_corner_radii radii;
} keisen_shape_options;

/** A keisen_shape_options with all defaults. */
#define KEISEN_SHAPE_OPTIONS_INIT                                                                  \
  {sizeof(keisen_shape_options),                                                                   \
   KEISEN_FILL_RULE_NONZERO,                                                                       \
   KEISEN_JOIN_ROUND,                                                                              \
   KEISEN_CAP_ROUND,                                                                               \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   0,                                                                                              \
   4,                                                                                              \
   {0, 0, 0, 0}}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_shape_options_init(keisen_shape_options *options,
                                                   uint32_t struct_size);

/**
 * Draws a rectangle.
 *
 * @param painter  The painter.
 * @param rect     The rectangle, finite; one without width or height is not drawn.
 * @param options  How it looks, or NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_rect(keisen_painter *painter,
                                             keisen_rect rect,
                                             const keisen_shape_options *options);

/**
 * Draws an outline of lines and curves, of any number of contours.
 *
 * @param painter      The painter.
 * @param verbs        The steps, each a keisen_path_verb in a byte. NULL for straight lines through
 *                     all points, closed: a polygon; points of NaN then part its contours.
 * @param verb_count   Number of steps.
 * @param points       2 * point_count numbers: x and y of the points that the steps take, in order;
 *                     finite, save where `verbs` is NULL. May be NULL when there are none.
 * @param point_count  Number of points, as many as the steps take.
 * @param options      How it looks, or NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_path(keisen_painter *painter,
                                             const uint8_t *verbs,
                                             size_t verb_count,
                                             const double *points,
                                             size_t point_count,
                                             const keisen_shape_options *options);

/**
 * Writes a text, in any script; line feeds end lines.
 *
 * @param painter   The painter.
 * @param text      The text; "" for none.
 * @param x         Where the anchor lies; a position that is not finite writes nothing.
 * @param y         Where the anchor lies.
 * @param anchor_x  Point of the text's box in fractions of its width from its left side.
 * @param anchor_y  The same of its height, from its top; 0.5 is the middle of the capitals of a
 *                  text without a visible box.
 * @param options   How text and box look, or NULL; an automatic colour is that of ordinary labels.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_text(keisen_painter *painter,
                                             const char *text,
                                             double x,
                                             double y,
                                             double anchor_x,
                                             double anchor_y,
                                             const keisen_text_box_options *options);

/**
 * Measures a text.
 *
 * @param painter  The painter.
 * @param text     The text.
 * @param options  How text and box look, or NULL.
 * @param width    Receives the width, in points, of the upright rectangle around the text's box; 0
 *                 where there is nothing to see.
 * @param height   Receives its height.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_measure_text(keisen_painter *painter,
                                                     const char *text,
                                                     const keisen_text_box_options *options,
                                                     double *width,
                                                     double *height);

/**
 * Places an image in a rectangle, as keisen_canvas_draw_image() does.
 *
 * @param painter  The painter.
 * @param image    The image.
 * @param rect     The rectangle, finite; in one without width or height nothing is drawn.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_image(keisen_painter *painter,
                                              keisen_image *image,
                                              keisen_rect rect);

#ifdef __cplusplus
}
#endif

#endif
