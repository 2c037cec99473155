/* SPDX-License-Identifier: MIT */
/* Keisen: crosshairs and tooltips. */
#ifndef KEISEN_POINTER_H
#define KEISEN_POINTER_H

#include "base.h"
#include "space.h"
#include "attachment.h"
#include "hit.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Where a crosshair or a tooltip points. */
typedef enum keisen_pointer_kind {
  /** Nowhere: nothing is drawn. */
  KEISEN_POINTER_NONE = 0,
  /** At a point of the picture. */
  KEISEN_POINTER_POINT = 1,
  /** At values of its space. */
  KEISEN_POINTER_VALUES = 2
} keisen_pointer_kind;

/** Where a crosshair or a tooltip points, as it was set. */
typedef struct keisen_pointer_info {
  /** sizeof(keisen_pointer_info), set by the caller. */
  uint32_t struct_size;
  /** What it points at. */
  keisen_pointer_kind kind;
  /** Of KEISEN_POINTER_VALUES: whether there is a value of x. */
  bool has_x;
  /** Of KEISEN_POINTER_VALUES: whether there is a value of y. */
  bool has_y;
  /** Of KEISEN_POINTER_POINT: points from the left of the picture, else 0. */
  double position_x;
  /** Of KEISEN_POINTER_POINT: points from the top of the picture, else 0. */
  double position_y;
  /** The value of x, 0 where there is none. */
  keisen_value x;
  /** The value of y, 0 where there is none. */
  keisen_value y;
} keisen_pointer_info;

/** A keisen_pointer_info to be filled. */
#define KEISEN_POINTER_INFO_INIT                                                                   \
  {sizeof(keisen_pointer_info),                                                                    \
   KEISEN_POINTER_NONE,                                                                            \
   false,                                                                                          \
   false,                                                                                          \
   0,                                                                                              \
   0,                                                                                              \
   KEISEN_VALUE(0),                                                                                \
   KEISEN_VALUE(0)}

/**
 * Points a crosshair or a tooltip at a point of the picture.
 *
 * Outside of the plot nothing is drawn. In a figure points count from the corner of the chart's
 * place (keisen_figure_get_place()).
 *
 * @param attachment  A crosshair or a tooltip.
 * @param x           Points from the left of the picture, finite.
 * @param y           Points from the top of the picture, finite.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the attachment is neither or a number is
 * NaN or infinite; then it stays.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_pointer(keisen_attachment *attachment,
                                                       double x,
                                                       double y);

/**
 * Points a crosshair or a tooltip at values of its space, so that it follows the pointer of another
 * chart: those that keisen_chart_get_values() or keisen_chart_hit() found there.
 *
 * Of a value that the plot does not show a crosshair has no line. One value alone is enough for a
 * crosshair, which snaps along x then; a tooltip needs a value of x, and without one of y tells
 * about one row of every series.
 *
 * @param attachment  A crosshair or a tooltip.
 * @param x           The horizontal value, or NULL for none.
 * @param y           The vertical value, or NULL for none; both NULL hides it.
 * @return As keisen_attachment_set_pointer().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_pointer_values(keisen_attachment *attachment,
                                                              const keisen_value *x,
                                                              const keisen_value *y);

/**
 * Hides a crosshair or a tooltip until it points somewhere again. All are hidden at first.
 *
 * @param attachment  A crosshair or a tooltip.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the attachment is neither.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_hide_pointer(keisen_attachment *attachment);

/**
 * Reads where a crosshair or a tooltip points.
 *
 * @param attachment  A crosshair or a tooltip.
 * @param pointer     Receives `struct_size` bytes.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the attachment is neither.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_get_pointer(keisen_attachment *attachment,
                                                       keisen_pointer_info *pointer);

/** Which row a crosshair moves to. */
typedef enum keisen_crosshair_snap {
  /** None: it stays where the pointer is. */
  KEISEN_CROSSHAIR_SNAP_NONE = 0,
  /** The one that is drawn nearest to the pointer, as KEISEN_HIT_NEAREST. */
  KEISEN_CROSSHAIR_SNAP_NEAREST = 1,
  /** The one that stands nearest along x, as KEISEN_HIT_X. */
  KEISEN_CROSSHAIR_SNAP_X = 2
} keisen_crosshair_snap;

/** How a crosshair looks, and which row it moves to. */
typedef struct keisen_crosshair_options {
  /** sizeof(keisen_crosshair_options). */
  uint32_t struct_size;
  /** Which row it moves to, of the series on the projections of its lines; where none is near
   * enough it stays where the pointer is. Default KEISEN_CROSSHAIR_SNAP_NONE. */
  keisen_crosshair_snap snap;
  /** Whether it has a vertical line, at a value of x. Default true. */
  bool show_x;
  /** Whether it has a horizontal line, at a value of y. Default true. */
  bool show_y;
  /** Whether the values are written beside the axes. Default true. */
  bool show_labels;
  /** Number of values at `dash`: 0 for solid lines, else even, at most 1,024. Default 0. */
  uint32_t dash_count;
  /** Lengths that alternate mark and gap, as in keisen_line_options, copied. NULL only when
   * `dash_count` is 0. */
  const double *dash;
  /** Distance in points up to which it snaps, INFINITY for any; below 0 for 24 points, and for any
   * along x. Default -1. */
  double within;
  /** Full width of the lines in points, drawn as a whole number of device pixels; 0 draws none.
   * Default 1. */
  double width;
  /** Colour of the lines. Default automatic: the colour of the axes. */
  keisen_color color;
  /** Size of the values in points, at most 1,000; 0 draws none. Default 12. */
  double label_size;
  /** Their colour. Default automatic: black or white, whichever is easier to read. */
  keisen_color label_color;
  /** What is behind them. Default automatic: the colour of labels. */
  keisen_color label_background;
  /** Radius of the corners of that, in points. Default 3. */
  double label_radius;
  /** Diameter in points within the ring around the row that it moved to; 0 draws none. Default 7.
   */
  double marker_size;
  /** Colour of the ring. Default automatic: the colour of titles. */
  keisen_color marker_color;
} keisen_crosshair_options;

/** A keisen_crosshair_options with all defaults. */
#define KEISEN_CROSSHAIR_OPTIONS_INIT                                                              \
  {sizeof(keisen_crosshair_options),                                                               \
   KEISEN_CROSSHAIR_SNAP_NONE,                                                                     \
   true,                                                                                           \
   true,                                                                                           \
   true,                                                                                           \
   0,                                                                                              \
   NULL,                                                                                           \
   -1,                                                                                             \
   1,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   12,                                                                                             \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   3,                                                                                              \
   7,                                                                                              \
   KEISEN_COLOR_AUTOMATIC}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_crosshair_options_init(keisen_crosshair_options *options,
                                                       uint32_t struct_size);

/**
 * Makes a crosshair: lines across the plot at a pointer, with the values there beside the axes.
 *
 * A value is written as the first axis of its projection writes its ticks, at the bottom and at the
 * left where there is none, but with digits of its own: at a pointer as many as a point of the plot
 * is worth, of a row as many as it has. It wants no room: values lie on the labels of axes and
 * within the picture, of which nothing moves. Nothing is drawn until it points somewhere. Rows are
 * those of the very frame; snapping costs as much as keisen_chart_hit() without its layout.
 *
 * @param space       The space whose values it shows.
 * @param options     How it looks, or NULL.
 * @param attachment  Receives the crosshair, which is best above the series.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed;
 * KEISEN_ERROR_UNSUPPORTED for a polar space.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_create_crosshair(keisen_space *space,
                                                            const keisen_crosshair_options *options,
                                                            keisen_attachment **attachment);

/**
 * Changes how a crosshair looks and which row it moves to.
 *
 * @param attachment  A crosshair.
 * @param options     All of its options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the
 * attachment is no crosshair; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_crosshair_options(
    keisen_attachment *attachment, const keisen_crosshair_options *options);

/** How a tooltip looks, and which rows it tells about. */
typedef struct keisen_tooltip_options {
  /** sizeof(keisen_tooltip_options). */
  uint32_t struct_size;
  /** KEISEN_HIT_NEAREST for the row that is drawn nearest to the pointer; KEISEN_HIT_X for one row
   * of every series, at the x of the one that stands nearest along x. Default KEISEN_HIT_NEAREST.
   */
  keisen_hit_mode mode;
  /** Distance in points up to which rows are found, INFINITY for any; below 0 for 24 points, and
   * for any along x. Default -1. */
  double within;
  /** Size of the texts in points, at most 1,000; 0 draws no box. Default 12. */
  double size;
  /** Colour of the texts. Default automatic: the colours of titles and labels. */
  keisen_color color;
  /** What fills the box. Default automatic: the colour of the plot area. */
  keisen_color background;
  /** Full width of the border in points; 0 is none. Default 1. */
  double border_width;
  /** Its colour. Default automatic: that of the axes, half of it. */
  keisen_color border_color;
  /** Radius of the box's corners, in points. Default 4. */
  double radius;
  /** Free room within the border. Default automatic: what suits the size. */
  keisen_insets insets;
  /** Distance in points between the box and the rows, rings included. Default 8. */
  double gap;
  /** Diameter in points within the rings around the rows; 0 draws none. Default 7. */
  double marker_size;
  /** Colour of the rings. Default automatic: the colour of titles. */
  keisen_color marker_color;
} keisen_tooltip_options;

/** A keisen_tooltip_options with all defaults. */
#define KEISEN_TOOLTIP_OPTIONS_INIT                                                                \
  {sizeof(keisen_tooltip_options),                                                                 \
   KEISEN_HIT_NEAREST,                                                                             \
   -1,                                                                                             \
   12,                                                                                             \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   1,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   4,                                                                                              \
   KEISEN_INSETS_AUTOMATIC,                                                                        \
   8,                                                                                              \
   7,                                                                                              \
   KEISEN_COLOR_AUTOMATIC}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_tooltip_options_init(keisen_tooltip_options *options,
                                                     uint32_t struct_size);

/**
 * Makes a tooltip: a box beside the row that a pointer finds, or beside one row of every series,
 * which tells about them.
 *
 * It tells where the row stands, then of each row a sample of its series, the series' label, and
 * the value, as the axes write; rows of other series count where they stand within 6 points along x
 * of the nearest one. Of cells it tells the value that gives the colour, of slices name and value.
 * A series without a label has the title of the values' axis. Lines for which the picture has no
 * room are left out, an ellipsis stands for them. The box covers none of the rows where there is
 * room beside them, and never leaves the picture. It wants no room; nothing is drawn until it
 * points somewhere. In a polar space rows are found as they stand in the picture.
 *
 * @param space       The space of the values that it may point at.
 * @param options     How it looks, or NULL.
 * @param attachment  Receives the tooltip, which is best above the series.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_create_tooltip(keisen_space *space,
                                                          const keisen_tooltip_options *options,
                                                          keisen_attachment **attachment);

/**
 * Changes how a tooltip looks and which rows it tells about.
 *
 * @param attachment  A tooltip.
 * @param options     All of its options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the
 * attachment is no tooltip; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_tooltip_options(
    keisen_attachment *attachment, const keisen_tooltip_options *options);

/**
 * Writes what a tooltip says of rows.
 *
 * Called on threads that draw, in each frame that finds a row. No lock is held; drawing the chart
 * gives KEISEN_ERROR_INVALID_STATE.
 *
 * @param hits      `count` rows, of one series each, from the bottom one up. They and the
 * references to their series live until the writer returns, which releases none.
 * @param count     Number of rows: 1, or with KEISEN_HIT_X 1 or more.
 * @param buffer    Receives the text, NUL-terminated UTF-8, in lines; "" for no box. It holds ""
 *                  before.
 * @param capacity  Bytes at `buffer`: 4,096.
 * @param context   As keisen_attachment_set_tooltip_writer() got it.
 * @return KEISEN_OK. Any other value, a text that is not UTF-8 and one without its NUL end the
 * frame with KEISEN_ERROR_CALLBACK, and the chart is as it was.
 */
typedef keisen_status (*keisen_tooltip_writer)(
    const keisen_hit *const *hits, size_t count, char *buffer, size_t capacity, void *context);

/**
 * Sets what writes the text of a tooltip, in place of samples, labels and values.
 *
 * @param attachment  A tooltip.
 * @param writer      The writer, or NULL for the text of the tooltip's own.
 * @param destroy     Called once with `context` after the last call of the writer: when another one
 *                    was set or the tooltip ended, and no frame uses it any more. May be NULL. Not
 *                    called when this function fails.
 * @param context     Handed to both. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the attachment is no tooltip.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_tooltip_writer(keisen_attachment *attachment,
                                                              keisen_tooltip_writer writer,
                                                              keisen_destroy_callback destroy,
                                                              void *context);

#ifdef __cplusplus
}
#endif

#endif
