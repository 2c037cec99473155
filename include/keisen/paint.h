/* SPDX-License-Identifier: MIT */
/* Keisen: paint. */
#ifndef KEISEN_PAINT_H
#define KEISEN_PAINT_H

#include "base.h"
#include "space.h"
#include "attachment.h"
#include "image.h"
#include "annotation.h"
#include "renderer.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * A paint is a layer of pixels that is painted with a brush, stroke by stroke, over a chart or by
 * itself. It has a fixed number of rows, and as many columns as its aspect asks for. Strokes go
 * through points of a view of any size, which the layer fills: the pixel of a point is
 * floor(point / view * layer); the right and the bottom edge of the view belong to the last pixels.
 * Points outside of the view are legal, and what lies there is not painted.
 *
 * A stroke covers the union of the brush's discs about all pixels of the Bresenham lines between
 * its points, each pixel once: a translucent one is nowhere darker where it crosses itself. One
 * without a move is a dot. A pixel is painted or not, so edges are hard. Each stroke, clear and
 * load is a step that can be undone.
 */

/** A layer of pixels under a brush. */
typedef struct keisen_paint keisen_paint;

/** What a stroke paints with. */
typedef struct keisen_brush {
  /** sizeof(keisen_brush). */
  uint32_t struct_size;
  /** Whether it takes paint away, all of it where the colour is opaque. Default false. */
  bool eraser;
  /** Diameter d in pixels of the layer, whatever the view's size, above 0 and at most 65,536. The
   * disc has the radius r = floor(d / 2): the pixels with dx^2 + dy^2 - max(|dx|, |dy|) < r^2 about
   * the middle one, or that one alone where r is 0. Default 8. */
  double diameter;
  /** What it lays over what is there; an eraser takes its opacity alone. Default opaque black. */
  keisen_color color;
} keisen_brush;

/** A keisen_brush with all defaults. */
#define KEISEN_BRUSH_INIT {sizeof(keisen_brush), false, 8, {0, 0, 0, 1}}

/** Fills a brush with its defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_brush_init(keisen_brush *brush, uint32_t struct_size);

/**
 * Makes a clear layer. Its view has the size of the layer, in pixels, and its brush all defaults.
 *
 * @param aspect    Width by height, positive and finite: there are ceil(aspect * height) columns.
 * @param height    Rows; 512 is usual.
 * @param renderer  What fills strokes: a Vulkan renderer does by a compute shader, with the same
 *                  bytes. NULL and any other for the CPU.
 * @param paint     Receives the layer.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a side would not be in 1...65,535 or
 *         there would be more than 2^28 pixels.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_paint_create(double aspect,
                                             uint32_t height,
                                             keisen_renderer *renderer,
                                             keisen_paint **paint);

/**
 * Makes a layer as large as a picture, with its pixels.
 *
 * @param image     The picture.
 * @param renderer  As in keisen_paint_create().
 * @param paint     Receives the layer.
 * @return As keisen_paint_create().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_paint_create_image(keisen_image *image,
                                                   keisen_renderer *renderer,
                                                   keisen_paint **paint);

/** Reads the columns and rows of a layer. @since 0.1 */
KEISEN_API keisen_status keisen_paint_get_size(keisen_paint *paint,
                                               uint32_t *width,
                                               uint32_t *height);

/**
 * Sets the size of the view for the points to come.
 *
 * @param paint   The layer.
 * @param width   Width in points, positive and finite.
 * @param height  Height in points, positive and finite.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a side is not allowed; the old size
 *         stays.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_paint_set_view_size(keisen_paint *paint,
                                                    double width,
                                                    double height);

/** Reads the size of the view, in points. @since 0.1 */
KEISEN_API keisen_status keisen_paint_get_view_size(keisen_paint *paint,
                                                    double *width,
                                                    double *height);

/**
 * Sets what the next stroke paints with; a stroke keeps the brush that it began with.
 *
 * @param paint  The layer.
 * @param brush  The brush, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the diameter is not allowed or a
 *         component of the colour is NaN; the old brush stays.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_paint_set_brush(keisen_paint *paint, const keisen_brush *brush);

/** Reads what the next stroke paints with: `brush` receives `struct_size` bytes. @since 0.1 */
KEISEN_API keisen_status keisen_paint_get_brush(keisen_paint *paint, keisen_brush *brush);

/**
 * Begins a stroke with a dot.
 *
 * @param paint  The layer.
 * @param x      Points from the left of the view, finite.
 * @param y      Points from the top of the view, finite.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when a coordinate is NaN or infinite;
 *         KEISEN_ERROR_INVALID_STATE when a stroke is under way. Then nothing has begun.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_paint_stroke_begin(keisen_paint *paint, double x, double y);

/**
 * Goes on to a point in a straight line, in O(r h) for a radius of r and a line through h rows.
 *
 * @param paint  The layer.
 * @param x      Points from the left of the view, finite. Lines are cut 2^29 pixels away.
 * @param y      Points from the top of the view, finite.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when a coordinate is NaN or infinite;
 *         KEISEN_ERROR_INVALID_STATE when no stroke is under way. Then the stroke is as it was.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_paint_stroke_move(keisen_paint *paint, double x, double y);

/**
 * Ends the stroke. One that covers no pixel leaves nothing to undo.
 *
 * @param paint  The layer.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_STATE when no stroke is under way;
 *         KEISEN_ERROR_DEVICE_LOST. Then the stroke is still under way.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_paint_stroke_end(keisen_paint *paint);

/** Ends the stroke as if it had never begun; KEISEN_ERROR_INVALID_STATE when none is under way.
 * @since 0.1 */
KEISEN_API keisen_status keisen_paint_stroke_cancel(keisen_paint *paint);

/** Tells whether a stroke is under way. @since 0.1 */
KEISEN_API keisen_status keisen_paint_is_painting(keisen_paint *paint, bool *painting);

/**
 * Gets the layer as it is, with a stroke under way as far as it goes.
 *
 * @param paint  The layer.
 * @param image  Receives a picture, which stays as it is.
 * @return KEISEN_OK, or KEISEN_ERROR_DEVICE_LOST while a stroke is under way.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_paint_get_image(keisen_paint *paint, keisen_image **image);

/** Makes all pixels clear, a step; KEISEN_ERROR_INVALID_STATE while a stroke is under way.
 * @since 0.1 */
KEISEN_API keisen_status keisen_paint_clear(keisen_paint *paint);

/**
 * Takes the pixels of a picture in place of all that there are, a step.
 *
 * @param paint  The layer.
 * @param image  A picture as large as the layer.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when the picture has another size;
 *         KEISEN_ERROR_INVALID_STATE while a stroke is under way.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_paint_load_image(keisen_paint *paint, keisen_image *image);

/**
 * Takes the latest step back.
 *
 * @param paint   The layer.
 * @param undone  Receives whether there was one. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_STATE while a stroke is under way.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_paint_undo(keisen_paint *paint, bool *undone);

/**
 * Makes the step again that was taken back last. A new step ends what can be made again.
 *
 * @param paint   The layer.
 * @param redone  Receives whether there was one. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_STATE while a stroke is under way.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_paint_redo(keisen_paint *paint, bool *redone);

/** Reads how many steps can be taken back, and how many can be made again. @since 0.1 */
KEISEN_API keisen_status keisen_paint_get_steps(keisen_paint *paint,
                                                size_t *undo_count,
                                                size_t *redo_count);

/**
 * Sets the most bytes that the steps keep together; 128 MiB until then.
 *
 * A step keeps the pixels that it changed, at least 4 KiB. Where there is no room for all, the
 * oldest go; after one that has no room by itself nothing can be undone.
 *
 * @param paint  The layer.
 * @param bytes  Bytes; 0 keeps no step.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the number is too large.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_paint_set_history_limit(keisen_paint *paint, size_t bytes);

/** Reads the most bytes that the steps keep together. @since 0.1 */
KEISEN_API keisen_status keisen_paint_get_history_limit(keisen_paint *paint, size_t *bytes);
/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_paint_retain(keisen_paint *paint);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_paint_release(keisen_paint *paint);
/** Tells whether two handles mean one layer. @since 0.1 */
KEISEN_API keisen_status keisen_paint_equal(keisen_paint *paint, keisen_paint *other, bool *equal);

/**
 * Reads a PNG file in memory: any kind, as RGBA8 in sRGB, straight alpha.
 *
 * @param data   `size` bytes, a whole file.
 * @param size   Number of bytes.
 * @param image  Receives the picture.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `data` is NULL or no PNG file, one that
 *         is damaged or cut off, or one with more than 2^28 pixels or 1,000,000 a side.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_image_decode_png(const void *data,
                                                 size_t size,
                                                 keisen_image **image);

/**
 * Reads a PNG file, as keisen_image_decode_png().
 *
 * @param path   Path of the file.
 * @param image  Receives the picture.
 * @return As keisen_image_decode_png(), and KEISEN_ERROR_IO when the file can't be read.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_image_read_file(const char *path, keisen_image **image);

/** Where a layer of paint lies in a chart. */
typedef struct keisen_paint_options {
  /** sizeof(keisen_paint_options). */
  uint32_t struct_size;
  /** What left and right count. Default KEISEN_COORDINATES_PLOT. */
  keisen_coordinates x_coordinates;
  /** What top and bottom count. Default KEISEN_COORDINATES_PLOT. */
  keisen_coordinates y_coordinates;
  /** The sides of the paint. Only values may have a unit. Default 0, 0, 1, 1: the whole plot. */
  keisen_value left;
  keisen_value top;
  keisen_value right;
  keisen_value bottom;
} keisen_paint_options;

/** A keisen_paint_options with all defaults. */
#define KEISEN_PAINT_OPTIONS_INIT                                                                  \
  {sizeof(keisen_paint_options),                                                                   \
   KEISEN_COORDINATES_PLOT,                                                                        \
   KEISEN_COORDINATES_PLOT,                                                                        \
   KEISEN_VALUE(0),                                                                                \
   KEISEN_VALUE(0),                                                                                \
   KEISEN_VALUE(1),                                                                                \
   KEISEN_VALUE(1)}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_paint_options_init(keisen_paint_options *options,
                                                   uint32_t struct_size);

/**
 * Makes an attachment that shows a layer of paint in a chart.
 *
 * It fills the rectangle between its sides; where two have changed places, as on an axis that was
 * reversed since, it is mirrored, so that paint stays on what it was painted on. What leaves the
 * plot is cut there, unless all sides are places in the picture. It adds nothing to ranges.
 *
 * @param paint       The layer. Each frame shows it as it is then.
 * @param space       The space whose values the sides tell, or NULL where they tell none.
 * @param options     Where it lies, or NULL.
 * @param attachment  Receives the attachment.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a number is NaN or infinite, or a side
 * is a value and `space` is NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_create_paint(keisen_paint *paint,
                                                        keisen_space *space,
                                                        const keisen_paint_options *options,
                                                        keisen_attachment **attachment);

/** Moves a layer of paint in its charts; on any error it stays. @since 0.1 */
KEISEN_API keisen_status keisen_attachment_set_paint_options(keisen_attachment *attachment,
                                                             const keisen_paint_options *options);

/**
 * Ties a layer of paint to the values that it lies on now, which it then follows when a range
 * moves.
 *
 * Sides that are fractions of the plot become values of its space; others stay as they are.
 *
 * @param attachment  A layer of paint.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the attachment is no layer of paint or
 *         has no space, or an extent overflows; then it stays as it was.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_anchor_paint(keisen_attachment *attachment);

/**
 * Reads the rectangle that a layer of paint filled in the last frame of any chart.
 *
 * A point of the picture less the rectangle's top left corner is a point of the paint's view, once
 * keisen_paint_set_view_size() was called with the rectangle's size.
 *
 * @param attachment  A layer of paint.
 * @param rect        Receives the rectangle in points; it may reach beyond the picture.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT when the attachment is no layer of paint, or
 *         KEISEN_ERROR_INVALID_STATE when it was in no frame yet.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_get_paint_rect(keisen_attachment *attachment,
                                                          keisen_rect *rect);

#ifdef __cplusplus
}
#endif

#endif
