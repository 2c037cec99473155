/* SPDX-License-Identifier: MIT */
/* Keisen: canvas. */
#ifndef KEISEN_CANVAS_H
#define KEISEN_CANVAS_H

#include "base.h"
#include "space.h"
#include "attachment.h"
#include "series.h"
#include "chart.h"
#include "image.h"
#include "annotation.h"
#include "renderer.h"
#include "render.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * A canvas is a sheet to draw on with numbered pens, without a chart: parts of pictures, tickets,
 * stamps, badges. It records what is drawn in points, so its picture can be had at any pixel ratio,
 * any number of times, while it is drawn on. It is idle or drawing: keisen_canvas_begin() makes it
 * draw, keisen_canvas_end() idle. Pens outlive both. Canvases know nothing of each other.
 *
 * Arguments come in the order pen, main attribute, position, size, the rest. Coordinates and
 * lengths are in points and finite; drawing beyond the canvas is legal and is not seen. A stroke is
 * centred on its geometry: lines are cut off at their ends, corners are mitres, and bevels where
 * these would be longer than four widths. Each call is one step; one that fails draws nothing and
 * loses nothing. Messages about the state, pens and numbers begin with the name of the call,
 * spelled for all languages as keisen.hpp does (`add_pens`, `svg`, `pdf`, and `save` where a file
 * is written), and hold the value. A wrong state is told first, then a pen that there is not, then
 * whatever other number is wrong.
 *
 * KEISEN_ERROR_INVALID_STATE is returned by all functions that draw and by the pictures while the
 * canvas is idle, by keisen_canvas_begin() and keisen_canvas_clear_pens() while it draws.
 * KEISEN_ERROR_INVALID_ARGUMENT is returned for a pen that there is not, a coordinate that is NaN
 * or infinite, a size that is not positive and finite, and a width that is NaN, negative or
 * infinite.
 */

/** A sheet to draw on with pens. */
typedef struct keisen_canvas keisen_canvas;

/** What is drawn of a closed shape. */
typedef enum keisen_canvas_mode {
  /** Nothing. */
  KEISEN_CANVAS_NONE = 0,
  /** The outline, in the pen's stroke colour. */
  KEISEN_CANVAS_STROKE = 1,
  /** What is inside, in the pen's fill colour. */
  KEISEN_CANVAS_FILL = 2,
  /** What is inside, then the outline, which so keeps its full width. */
  KEISEN_CANVAS_BOTH = 3
} keisen_canvas_mode;

/** Makes a canvas that is idle, without pens. @since 0.1 */
KEISEN_API keisen_status keisen_canvas_create(keisen_canvas **canvas);

/**
 * Makes a canvas with pens, and begins: keisen_canvas_create(), keisen_canvas_add_pens() and
 * keisen_canvas_begin() in one call.
 *
 * @param width   Width in points, positive and finite.
 * @param height  Height in points, positive and finite.
 * @param opaque  Whether it begins all white; else all transparent.
 * @param pens    How many pens it has, 1 to 1,048,576: opaque black for strokes, opaque white for
 *                fills.
 * @param canvas  Receives the canvas.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT for a size or a number that is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_canvas_create_drawing(
    double width, double height, bool opaque, int64_t pens, keisen_canvas **canvas);

/**
 * Begins a new, empty drawing.
 *
 * @param canvas  An idle canvas.
 * @param width   Width in points, positive and finite.
 * @param height  Height in points, positive and finite.
 * @param opaque  Whether it begins all white; else all transparent.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_STATE, KEISEN_ERROR_INVALID_ARGUMENT.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_canvas_begin(keisen_canvas *canvas,
                                             double width,
                                             double height,
                                             bool opaque);

/** Ends the drawing; a chart that the canvas is attached to still shows it. @since 0.1 */
KEISEN_API keisen_status keisen_canvas_end(keisen_canvas *canvas);
/** Tells whether the canvas draws. @since 0.1 */
KEISEN_API keisen_status keisen_canvas_get_drawing(keisen_canvas *canvas, bool *drawing);

/** Tells its size in points while it draws, and then that which it had; 0, 0 before it ever did.
 * @since 0.1 */
KEISEN_API keisen_status keisen_canvas_get_size(keisen_canvas *canvas,
                                                double *width,
                                                double *height);

/**
 * Adds pens, opaque black for strokes and opaque white for fills; idle or drawing.
 *
 * @param canvas  The canvas.
 * @param count   How many, at least 1; at most 1,048,576 in all.
 * @param first   Receives the number of the first of them, the others follow; or NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT for a count that is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_canvas_add_pens(keisen_canvas *canvas,
                                                int64_t count,
                                                int64_t *first);

/** Tells how many pens there are. @since 0.1 */
KEISEN_API keisen_status keisen_canvas_get_pen_count(keisen_canvas *canvas, int64_t *count);
/** Takes all pens away, of an idle canvas. @since 0.1 */
KEISEN_API keisen_status keisen_canvas_clear_pens(keisen_canvas *canvas);

/**
 * Changes the colour of what a pen strokes and writes from now on; idle or drawing.
 *
 * Components outside of 0...1 are clamped.
 *
 * @param canvas  The canvas.
 * @param pen     The pen.
 * @param red     Red, sRGB.
 * @param green   Green.
 * @param blue    Blue.
 * @param alpha   Opacity.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT for a pen that there is not, and when a
 *         component is NaN.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_canvas_set_stroke(
    keisen_canvas *canvas, int64_t pen, double red, double green, double blue, double alpha);

/** Changes the colour of what a pen fills from now on, as keisen_canvas_set_stroke(). @since 0.1 */
KEISEN_API keisen_status keisen_canvas_set_fill(
    keisen_canvas *canvas, int64_t pen, double red, double green, double blue, double alpha);

/**
 * Draws a straight line in a pen's stroke colour; between equal points it is a dot, a disc.
 *
 * @param canvas  The canvas.
 * @param pen     The pen.
 * @param width   Width of the line, not negative; 0 draws nothing.
 * @param x1      Where it starts.
 * @param y1      Where it starts.
 * @param x2      Where it ends.
 * @param y2      Where it ends.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_STATE, KEISEN_ERROR_INVALID_ARGUMENT.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_canvas_line(
    keisen_canvas *canvas, int64_t pen, double width, double x1, double y1, double x2, double y2);

/**
 * Draws straight lines through points in a pen's stroke colour, as one: a translucent one is
 * nowhere darker.
 *
 * @param canvas  The canvas.
 * @param pen     The pen.
 * @param width   Width of the lines, not negative; 0 draws nothing.
 * @param points  2 * `point_count` numbers, x and y of each point.
 * @param point_count  Points, at least 2.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_STATE, KEISEN_ERROR_INVALID_ARGUMENT.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_canvas_polyline(
    keisen_canvas *canvas, int64_t pen, double width, const double *points, size_t point_count);

/**
 * Draws the shape whose corners are points; where it crosses itself, all that it winds around is
 * inside (the nonzero rule).
 *
 * @param canvas  The canvas.
 * @param pen     The pen.
 * @param mode    What is drawn of it.
 * @param width   Width of the outline, not negative; 0 strokes nothing.
 * @param points  2 * `point_count` numbers, x and y of each corner.
 * @param point_count  Corners, at least 3.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_STATE, KEISEN_ERROR_INVALID_ARGUMENT.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_canvas_polygon(keisen_canvas *canvas,
                                               int64_t pen,
                                               keisen_canvas_mode mode,
                                               double width,
                                               const double *points,
                                               size_t point_count);

/**
 * Draws a rectangle.
 *
 * @param canvas       The canvas.
 * @param pen          The pen.
 * @param mode         What is drawn of it.
 * @param width        Width of the outline, not negative; 0 strokes nothing.
 * @param x            Its left side.
 * @param y            Its top side.
 * @param rect_width   Its extent to the right, positive.
 * @param rect_height  Its extent downwards, positive.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_STATE, KEISEN_ERROR_INVALID_ARGUMENT.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_canvas_rect(keisen_canvas *canvas,
                                            int64_t pen,
                                            keisen_canvas_mode mode,
                                            double width,
                                            double x,
                                            double y,
                                            double rect_width,
                                            double rect_height);

/** Draws a rectangle with round corners, as keisen_canvas_rect(); of the radius, not negative, at
 * most half a side counts. @since 0.1 */
KEISEN_API keisen_status keisen_canvas_rounded_rect(keisen_canvas *canvas,
                                                    int64_t pen,
                                                    keisen_canvas_mode mode,
                                                    double width,
                                                    double x,
                                                    double y,
                                                    double rect_width,
                                                    double rect_height,
                                                    double radius);

/** Draws the ellipse that touches the sides of a rectangle, as keisen_canvas_rect(). @since 0.1 */
KEISEN_API keisen_status keisen_canvas_ellipse(keisen_canvas *canvas,
                                               int64_t pen,
                                               keisen_canvas_mode mode,
                                               double width,
                                               double x,
                                               double y,
                                               double rect_width,
                                               double rect_height);

/**
 * Writes a text in a pen's stroke colour, in any script; line feeds end lines.
 *
 * The position is the top left corner of the first line's box. That reaches from 0.97 of the size
 * above the baseline, the ascent of the embedded font, whatever the text is: texts of one size at
 * one height share their baseline. Of a text of more than 65,536 characters the beginning is
 * written, with an ellipsis.
 *
 * @param canvas  The canvas.
 * @param pen     The pen.
 * @param text    The text; empty for none.
 * @param size    Size of the face in points, positive and at most 10,000.
 * @param x       Where its first line begins.
 * @param y       The top of its first line.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_STATE, KEISEN_ERROR_INVALID_ARGUMENT, also when the text
 *         is NULL or not UTF-8.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_canvas_text(
    keisen_canvas *canvas, int64_t pen, const char *text, double size, double x, double y);

/**
 * Places an image, such as another canvas's picture, in a rectangle.
 *
 * Where a pixel of it falls on one device pixel it is copied; shrunk it is averaged, enlarged it is
 * interpolated between the middles of its pixels, with alpha multiplied in.
 *
 * @param canvas  The canvas, which keeps the image.
 * @param image   The image.
 * @param x       Its left side.
 * @param y       Its top side.
 * @param width   Its extent to the right, positive.
 * @param height  Its extent downwards, positive.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_STATE, KEISEN_ERROR_INVALID_ARGUMENT.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_canvas_draw_image(
    keisen_canvas *canvas, keisen_image *image, double x, double y, double width, double height);

/**
 * Draws what is on the canvas into a picture; the canvas goes on drawing.
 *
 * @param canvas       The canvas.
 * @param renderer     What draws, or NULL for the default, as in keisen_chart_render().
 * @param pixel_ratio  Device pixels per point, positive and finite.
 * @param image        Receives the picture: each side times the pixel ratio, rounded, at least 1.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_STATE; KEISEN_ERROR_INVALID_ARGUMENT when the pixel ratio
 *         is not allowed or the picture would be too large; KEISEN_ERROR_UNSUPPORTED when the
 *         device has no picture that large; KEISEN_ERROR_NO_DEVICE; KEISEN_ERROR_DEVICE_LOST.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_canvas_image(keisen_canvas *canvas,
                                             keisen_renderer *renderer,
                                             double pixel_ratio,
                                             keisen_image **image);

/**
 * Ends the drawing, and draws what was on the canvas into a picture.
 *
 * Nothing that another thread draws is lost: either it is in the picture, or that thread's call
 * returns KEISEN_ERROR_INVALID_STATE.
 *
 * @param canvas       The canvas. On any error it draws as before, unless another thread began
 *                     another drawing meanwhile.
 * @param renderer     As in keisen_canvas_image().
 * @param pixel_ratio  As in keisen_canvas_image().
 * @param image        Receives the picture.
 * @return As keisen_canvas_image().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_canvas_finish(keisen_canvas *canvas,
                                              keisen_renderer *renderer,
                                              double pixel_ratio,
                                              keisen_image **image);

/**
 * Draws what is on the canvas as an SVG document; the canvas goes on drawing.
 *
 * As keisen_chart_render_svg(): shapes as shapes, text as text, a point for a pixel of CSS.
 *
 * @param canvas       The canvas.
 * @param pixel_ratio  Device pixels per point of a picture on whose pixels the baselines of texts
 *                     lie, positive and finite.
 * @param fonts        Where a viewer finds the fonts.
 * @param bytes        Receives the document, in UTF-8, without a zero at its end.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_STATE; KEISEN_ERROR_INVALID_ARGUMENT when the pixel ratio
 *         is not allowed or the picture would be too large.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_canvas_render_svg(keisen_canvas *canvas,
                                                  double pixel_ratio,
                                                  keisen_svg_fonts fonts,
                                                  keisen_bytes **bytes);

/** Draws what is on the canvas as a PDF document of one page, as keisen_chart_render_pdf() and
 * keisen_canvas_render_svg(). @since 0.1 */
KEISEN_API keisen_status keisen_canvas_render_pdf(keisen_canvas *canvas,
                                                  double pixel_ratio,
                                                  keisen_bytes **bytes);

/** Draws what is on the canvas and writes it to a file, whose format its name tells: `.png`, `.svg`
 * or `.pdf`; as keisen_canvas_image() and keisen_chart_write_file(). A pixel ratio of 0 is 2 for a
 * PNG and 1 for a document; `fonts` are those of an SVG document. @since 0.1 */
KEISEN_API keisen_status keisen_canvas_write_file(keisen_canvas *canvas,
                                                  keisen_renderer *renderer,
                                                  double pixel_ratio,
                                                  keisen_svg_fonts fonts,
                                                  const char *path);

/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_canvas_retain(keisen_canvas *canvas);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_canvas_release(keisen_canvas *canvas);
/** Tells whether two handles mean one canvas. @since 0.1 */
KEISEN_API keisen_status keisen_canvas_equal(keisen_canvas *canvas,
                                             keisen_canvas *other,
                                             bool *equal);

/**
 * Makes a picture of a copy of the caller's pixels, to place on canvases.
 *
 * @param width          Columns, 1 to 536,870,911.
 * @param height         Rows, at least 1.
 * @param pixels         `size` bytes, RGBA8, sRGB, straight alpha, rows top to bottom, aligned or
 *                       not.
 * @param bytes_per_row  Bytes from one row to the next, at least 4 * width.
 * @param size           Bytes at `pixels`, at least bytes_per_row * (height - 1) + 4 * width.
 * @param image          Receives the picture.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a number is not allowed, the memory is
 *         too small, or `pixels` is NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_image_create_copy(uint32_t width,
                                                  uint32_t height,
                                                  const void *pixels,
                                                  size_t bytes_per_row,
                                                  size_t size,
                                                  keisen_image **image);

/** Where an image is, and how it looks. */
typedef struct keisen_image_options {
  /** sizeof(keisen_image_options). */
  uint32_t struct_size;
  /** What is between the middles of pixels that are larger than those of the picture. Smaller ones
   * are averaged in any case. Default KEISEN_INTERPOLATION_NEAREST. */
  keisen_interpolation interpolation;
  /** Where its left side is, and its right one: finite and not equal; the first may be the greater.
   * Both 0 for 0 and its width in pixels. Default 0. */
  double x_from, x_to;
  /** Where its bottom is, and its top, likewise. Default 0. */
  double y_from, y_to;
  /** What the alpha of its pixels is multiplied by, in 0...1. Default 1. */
  double alpha;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
} keisen_image_options;

/** A keisen_image_options with all defaults. */
#define KEISEN_IMAGE_OPTIONS_INIT                                                                  \
  {sizeof(keisen_image_options), KEISEN_INTERPOLATION_NEAREST, 0, 0, 0, 0, 1, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_image_options_init(keisen_image_options *options,
                                                   uint32_t struct_size);

/**
 * Makes an image in data coordinates. Smoothed it is stretched between the places of its sides;
 * with pixels as rectangles each of them stands where a scale puts it. From a side without a place,
 * as 0 on a log scale, it is drawn to the end of the plot, and counts as open_ended in the series
 * record.
 *
 * keisen_chart_hit() tells the pixel at a point: its row from the top, its column, and its middle.
 *
 * @param space    The space to draw in.
 * @param image    The image, of which the series keeps a reference.
 * @param options  Where it is and how it looks, or NULL.
 * @param series   Receives the image's series. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_image(keisen_space *space,
                                                    keisen_image *image,
                                                    const keisen_image_options *options,
                                                    keisen_series **series);

/**
 * Replaces the image of a series of such, where it is and how it looks.
 *
 * @param series   An image's series.
 * @param image    The image from now on.
 * @param options  As in keisen_series_create_image().
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then all stays.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_image(keisen_series *series,
                                                 keisen_image *image,
                                                 const keisen_image_options *options);

/**
 * Makes an image in the chart's own space and adds it.
 *
 * @param chart    A chart.
 * @param image    As in keisen_series_create_image().
 * @param options  As in keisen_series_create_image().
 * @param series   Receives the series, or NULL when the caller needs no handle.
 * @return As keisen_series_create_image().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_image(keisen_chart *chart,
                                                keisen_image *image,
                                                const keisen_image_options *options,
                                                keisen_series **series);

/** What the positions of a canvas in a chart count. */
typedef struct keisen_canvas_options {
  /** sizeof(keisen_canvas_options). */
  uint32_t struct_size;
  /** What x counts. Default automatic. */
  keisen_coordinates x_coordinates;
  /** What y counts. Default automatic. */
  keisen_coordinates y_coordinates;
  /** What is added to positions in points, x to the right and y down, finite. Default 0, 0. */
  double offset_x;
  double offset_y;
} keisen_canvas_options;

/** A keisen_canvas_options with all defaults. */
#define KEISEN_CANVAS_OPTIONS_INIT                                                                 \
  {sizeof(keisen_canvas_options), KEISEN_COORDINATES_AUTOMATIC, KEISEN_COORDINATES_AUTOMATIC, 0, 0}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_canvas_options_init(keisen_canvas_options *options,
                                                    uint32_t struct_size);

/**
 * Makes an attachment that shows a canvas in a chart, as large as it is, in points.
 *
 * It shows what is on the canvas when a frame is drawn, or was when the canvas ended. Where it
 * stands at a value it is cut at the plot's edge. It adds nothing to ranges.
 *
 * @param canvas      The canvas.
 * @param space       The space whose values the position tells, or NULL where it tells none.
 * @param x           Where its left side is. Only one of KEISEN_COORDINATES_DATA may have a unit.
 * @param y           Where its top side is.
 * @param options     What the position counts, or NULL.
 * @param attachment  Receives the attachment.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a number is NaN, infinite or not
 *         allowed, or a coordinate is a value and `space` is NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_create_canvas(keisen_canvas *canvas,
                                                         keisen_space *space,
                                                         keisen_value x,
                                                         keisen_value y,
                                                         const keisen_canvas_options *options,
                                                         keisen_attachment **attachment);

/**
 * Makes an attachment that fills the rectangle between two positions with a canvas: in data
 * coordinates it follows when the plot is panned and zoomed.
 *
 * The canvas is upright whichever way axes go. Positions and sizes on it are stretched with it;
 * widths of lines and sizes of texts, which keep their shape, grow as the lesser side does.
 *
 * @param canvas      The canvas.
 * @param space       The space whose values the positions tell, or NULL where they tell none.
 * @param x1          One corner.
 * @param y1          One corner.
 * @param x2          The opposite corner.
 * @param y2          The opposite corner.
 * @param options     What both positions count, or NULL.
 * @param attachment  Receives the attachment.
 * @return As keisen_attachment_create_canvas().
 * @since 0.1
 */
KEISEN_API keisen_status
keisen_attachment_create_canvas_between(keisen_canvas *canvas,
                                        keisen_space *space,
                                        keisen_value x1,
                                        keisen_value y1,
                                        keisen_value x2,
                                        keisen_value y2,
                                        const keisen_canvas_options *options,
                                        keisen_attachment **attachment);

/** Moves a canvas that stands at a position; what that counts stays. On one between two positions
 * KEISEN_ERROR_INVALID_ARGUMENT. @since 0.1 */
KEISEN_API keisen_status keisen_attachment_set_canvas_position(keisen_attachment *attachment,
                                                               keisen_value x,
                                                               keisen_value y);

/** Moves the two corners of a canvas between them; what they count stays. On one at a position
 * KEISEN_ERROR_INVALID_ARGUMENT. @since 0.1 */
KEISEN_API keisen_status keisen_attachment_set_canvas_corners(keisen_attachment *attachment,
                                                              keisen_value x1,
                                                              keisen_value y1,
                                                              keisen_value x2,
                                                              keisen_value y2);

#ifdef __cplusplus
}
#endif

#endif
