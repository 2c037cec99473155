/* SPDX-License-Identifier: MIT */
/* Keisen: axes, ticks and their labels. */
#ifndef KEISEN_AXIS_H
#define KEISEN_AXIS_H

#include "base.h"
#include "projection.h"
#include "space.h"
#include "attachment.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Where an axis line runs. */
typedef enum keisen_axis_place {
  /** At its side of the plot, beyond the axes that are there already. */
  KEISEN_AXIS_PLACE_EDGE = 0,
  /** Across the plot at a value of the other dimension; one out of range sticks to the edge. */
  KEISEN_AXIS_PLACE_VALUE = 1,
  /** Across the plot at a fraction of it. */
  KEISEN_AXIS_PLACE_FRACTION = 2
} keisen_axis_place;

/** Whether there are ticks between the ticks. */
typedef enum keisen_minor_ticks {
  /** On logarithmic scales, and where a count asks for them. */
  KEISEN_MINOR_TICKS_AUTOMATIC = 0,
  KEISEN_MINOR_TICKS_NONE = 1,
  KEISEN_MINOR_TICKS_SHOWN = 2
} keisen_minor_ticks;

/** How an axis looks. */
typedef struct keisen_axis_options {
  /** sizeof(keisen_axis_options). */
  uint32_t struct_size;
  /** Wanted number of major ticks, a hint; 0 chooses by the axis' length. Default 0. */
  uint32_t tick_count;
  /** Title beside the axis, or NULL for none; see `markup`. Default NULL. */
  const char *title;
  /** Where the axis line runs. Default at the edge. Labels of an axis across the plot lie beside
   * its line, on the other side where the axis' own has no room. */
  keisen_axis_place place;
  /** Whether there are ticks between the ticks. Default automatic. */
  keisen_minor_ticks minor;
  /** The value of the other dimension that KEISEN_AXIS_PLACE_VALUE means; finite. Default 0. */
  keisen_value at;
  /** What KEISEN_AXIS_PLACE_FRACTION means: from 0 at the left or at the bottom to 1. Default 0. */
  double fraction;
  /** Where `bounded` is true, the ends of the part of the projection's range along which line,
   * ticks, labels and title are, in its own values and in any order; finite. Of an axis whose
   * bounds are out of range nothing is there. Default 0 and 0. */
  keisen_value from;
  /** See `from`. */
  keisen_value to;
  /** The axis shows values times this plus `conversion_offset`, and its ticks are round then;
   * finite, not 0. Default 1. */
  double conversion_factor;
  /** See `conversion_factor`; finite. Default 0. */
  double conversion_offset;
  /** Distance of the ticks in the units shown, 0 for round ones; on a log scale, powers of the
   * base. With `tick_count`, but not on a log scale, the least multiple of it that gives no more
   * ticks than that: of 23 units and 5 ticks, 1 becomes 6 and 5 becomes 10. Default 0. */
  double tick_interval;
  /** A value at which there is a tick, where `tick_interval` is given. Default 0. */
  double tick_anchor;
  /** Length of a tick, in points. Default 5. */
  double tick_length;
  /** Where a tick begins, in tick lengths outwards from the axis line: -1,000 to 1,000, negative
   * is inside. Default 0. */
  double tick_start;
  /** Where a tick ends, likewise. Default 1. */
  double tick_end;
  /** Length of a minor tick, in points. Default 3. */
  double minor_length;
  /** Where a minor tick begins, in its lengths outwards from the axis line: -1,000 to 1,000.
   * Default 0. */
  double minor_start;
  /** Where a minor tick ends, likewise. Default 1. */
  double minor_end;
  /** Parts into which minor ticks divide the way from tick to tick, at most 100; 0 for round ones.
   * Default 0. */
  uint32_t minor_count;
  /** Whether ticks have labels. Default true. */
  bool labels;
  /** Whether all labels are turned by `label_angle`; else names are that have no room. Default
   * false. */
  bool label_turned;
  /** Whether the axis is only along the range from `from` to `to`. Default false. */
  bool bounded;
  /** Whether `$...$` is a formula in the title and `\$` a dollar, where the chart's titles may have
   * markup: keisen_chart_set_markup(). Labels have none. Default true. */
  bool markup;
  /** Full width of axis line and ticks in points, drawn as a whole number of device pixels.
   * Default 1. */
  double width;
  /** Size of the tick labels in points, at most 1,000. Default 12. */
  double label_size;
  /** Turn of the labels counter-clockwise, in degrees. Default 0. */
  double label_angle;
  /** Colour behind the labels. Default automatic: none. */
  keisen_color label_background;
  /** Radius of the corners behind a label in points; a label that leans has none. Default 3. */
  double label_radius;
  /** How far the background reaches beyond a label, in points. Default 2, 4, 2, 4. */
  keisen_insets label_insets;
  /** How the labels are written, or NULL for what suits the scale. Default NULL. */
  const keisen_tick_format_options *format;
  /** Size of the title in points, at most 1,000. Default 13. */
  double title_size;
  /** Colour of axis line and ticks. Default automatic: the theme's. */
  keisen_color color;
  /** Colour of labels and title. Default automatic: the theme's. */
  keisen_color text_color;
} keisen_axis_options;

/** A keisen_axis_options with all defaults. */
#define KEISEN_AXIS_OPTIONS_INIT                                                                   \
  {sizeof(keisen_axis_options),                                                                    \
   0,                                                                                              \
   NULL,                                                                                           \
   KEISEN_AXIS_PLACE_EDGE,                                                                         \
   KEISEN_MINOR_TICKS_AUTOMATIC,                                                                   \
   KEISEN_VALUE(0),                                                                                \
   0,                                                                                              \
   KEISEN_VALUE(0),                                                                                \
   KEISEN_VALUE(0),                                                                                \
   1,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   5,                                                                                              \
   0,                                                                                              \
   1,                                                                                              \
   3,                                                                                              \
   0,                                                                                              \
   1,                                                                                              \
   0,                                                                                              \
   true,                                                                                           \
   false,                                                                                          \
   false,                                                                                          \
   true,                                                                                           \
   1,                                                                                              \
   12,                                                                                             \
   0,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   3,                                                                                              \
   {2, 4, 2, 4},                                                                                   \
   NULL,                                                                                           \
   13,                                                                                             \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_axis_options_init(keisen_axis_options *options,
                                                  uint32_t struct_size);

/**
 * Makes an axis along a side of the plot, or across it: line, ticks, labels and a title. Bottom and
 * top show x, left and right show y. It never changes a range.
 *
 * Labels never overlap each other, nor those of other axes in the chart, and never leave the
 * picture: of numbers and times there are fewer where there is little room; names are turned, then
 * broken into lines, then left out. A name longer than a third of the picture is cut.
 *
 * @param space       The space whose projection it shows.
 * @param side        The side.
 * @param options     How it looks, or NULL.
 * @param attachment  Receives the axis.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the side is unknown or an option is not
 *         allowed: a number is NaN or infinite, a length negative or too large.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_create_axis(keisen_space *space,
                                                       keisen_side side,
                                                       const keisen_axis_options *options,
                                                       keisen_attachment **attachment);

/**
 * Changes how an axis looks. Ticks, formatter and hook stay.
 *
 * @param attachment  An axis.
 * @param options     All of its options, the title included, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the
 * attachment is no axis; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_axis_options(keisen_attachment *attachment,
                                                            const keisen_axis_options *options);

/**
 * Puts the ticks of an axis at values of the caller's. Those outside of the range are not there; a
 * label without room is left out.
 *
 * @param attachment  An axis.
 * @param count       Number of ticks, at most 10,000.
 * @param ticks       `count` values in the units shown, in any order, copied; instants on a range
 *                    of times. NULL lets the scale choose ticks again; then `count` must be 0.
 * @param labels      `count` texts, copied, or NULL for what the axis' format gives.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a value is not finite, a unit is
 * unknown, a text is NULL or not UTF-8, `ticks` is NULL and `count` is not 0, there are too many,
 * or the attachment is no axis; then the old ticks stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_ticks(keisen_attachment *attachment,
                                                     size_t count,
                                                     const keisen_value *ticks,
                                                     const char *const *labels);

/** How the axis of a polar space looks. */
typedef struct keisen_polar_axis_options {
  /** sizeof(keisen_polar_axis_options). */
  uint32_t struct_size;
  /** Whether angles have labels around the disc. Default true. */
  bool angles;
  /** Whether radii have labels along a ray. Default true. */
  bool radii;
  /** Whether that ray is at `radius_angle`; else half way between the first two spokes. Default
   * false. */
  bool radius_placed;
  /** Wanted number of rings, a hint; 0 chooses by the disc's size. Default 0. */
  uint32_t radius_count;
  /** Where the labels of radii stand, in degrees clockwise from 12 o'clock, finite. Default 0. */
  double radius_angle;
  /** Size of the labels, in points, at most 1,000. Default 12. */
  double label_size;
  /** Full width of the rim, in points; 0 is none. Default 1. */
  double width;
  /** Colour of the rim. Default automatic: the theme's for axes. */
  keisen_color color;
  /** Colour of the labels. Default automatic: the theme's. */
  keisen_color text_color;
  /** How the labels of angles are written, or NULL for automatic: degrees where the range is linear
   * and 360 or 2 pi long. Default NULL. */
  const keisen_tick_format_options *angle_format;
  /** How the labels of radii are written, or NULL for automatic. Default NULL. */
  const keisen_tick_format_options *radius_format;
} keisen_polar_axis_options;

/** A keisen_polar_axis_options with all defaults. */
#define KEISEN_POLAR_AXIS_OPTIONS_INIT                                                             \
  {sizeof(keisen_polar_axis_options),                                                              \
   true,                                                                                           \
   true,                                                                                           \
   false,                                                                                          \
   0,                                                                                              \
   0,                                                                                              \
   12,                                                                                             \
   1,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   NULL,                                                                                           \
   NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_polar_axis_options_init(keisen_polar_axis_options *options,
                                                        uint32_t struct_size);

/**
 * Makes the axis of a polar space: labels of angles around the disc, labels of radii along a ray,
 * and the rim.
 *
 * A label of an angle that would lie on another one is left out. Grids of the space follow its
 * ticks.
 *
 * @param space       A polar space.
 * @param options     How it looks, or NULL.
 * @param attachment  Receives the axis. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_UNSUPPORTED when the space is not polar,
 * KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_create_polar_axis(
    keisen_space *space, const keisen_polar_axis_options *options, keisen_attachment **attachment);

/**
 * Changes how the axis of a polar space looks.
 *
 * @param attachment  An axis of a polar space.
 * @param options     All of its options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the
 * attachment is another one; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_polar_axis_options(
    keisen_attachment *attachment, const keisen_polar_axis_options *options);

/**
 * Puts the spokes of a polar space at angles that the caller chooses.
 *
 * @param attachment  An axis of a polar space.
 * @param count       Number of angles, at most 10,000.
 * @param ticks       `count` angles in any order; those outside of the range are not there. NULL
 * lets the scale choose again.
 * @param labels      `count` texts, UTF-8, or NULL for what the format gives.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `ticks` is NULL and `count` is not 0,
 * there are too many, an angle is not finite, a label is NULL, or the attachment is another one;
 * then the old ones stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_angle_ticks(keisen_attachment *attachment,
                                                           size_t count,
                                                           const keisen_value *ticks,
                                                           const char *const *labels);

/** The range for which a locator chooses ticks. */
typedef struct keisen_tick_range {
  /** sizeof(keisen_tick_range) in this library; a later one may be larger. */
  uint32_t struct_size;
  /** The value at the beginning of the axis, at the left or at the bottom, in the units that the
   * axis shows. */
  keisen_value min;
  /** The value at its end. */
  keisen_value max;
  /** How long the axis is, in points. */
  double length;
} keisen_tick_range;

/**
 * Chooses the ticks of an axis.
 *
 * Called on threads that draw, in frames before which range or length of the axis may have changed:
 * its ticks must hang on these alone. No lock is held; drawing a chart that has the axis gives
 * KEISEN_ERROR_INVALID_STATE.
 *
 * @param range     The range.
 * @param ticks     Receives the values, in the units that the axis shows, in any order; those
 * outside of the range are not there.
 * @param capacity  Values that have room at `ticks`: 10,000.
 * @param count     Receives the number of values; 0 before.
 * @param context   As keisen_attachment_set_tick_locator() got it.
 * @return KEISEN_OK. Any other value, a count beyond the capacity and a value that is not finite
 * end the frame with KEISEN_ERROR_CALLBACK, and the chart is as it was.
 */
typedef keisen_status (*keisen_tick_locator)(const keisen_tick_range *range,
                                             keisen_value *ticks,
                                             size_t capacity,
                                             size_t *count,
                                             void *context);

/**
 * Sets what chooses the ticks of an axis, in place of its scale. Ticks of
 * keisen_attachment_set_ticks() count before it. Labels are the format's or the formatter's; one
 * that has no room is left out.
 *
 * @param attachment  An axis.
 * @param locator     The locator, or NULL for the scale's ticks.
 * @param destroy     Called once with `context` after the last call of the locator: when another
 * one was set or the axis ended, and no frame uses it any more. May be NULL. Not called when this
 * function fails.
 * @param context     Handed to both. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the attachment is no axis.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_tick_locator(keisen_attachment *attachment,
                                                            keisen_tick_locator locator,
                                                            keisen_destroy_callback destroy,
                                                            void *context);

/** A tick, as a formatter sees it. */
typedef struct keisen_tick {
  /** sizeof(keisen_tick) in this library; a later one may be larger. */
  uint32_t struct_size;
  /** Its place among the ticks, from 0 at the least value. */
  uint32_t index;
  /** The number of ticks. */
  uint32_t count;
  /** What it stands at, in the units that the axis shows. */
  keisen_value value;
  /** The text that it would have. It lives until the formatter returns, and so does `context`. */
  const char *text;
  /** What the text stands in, the date of an hour; "" where there is none. */
  const char *context;
} keisen_tick;

/**
 * Writes the label of a tick.
 *
 * Called on threads that draw, for ticks that may be shown, in frames before which they may have
 * changed: its text must hang on the tick alone. No lock is held; drawing a chart that has the axis
 * gives KEISEN_ERROR_INVALID_STATE.
 *
 * @param tick      The tick.
 * @param buffer    Receives the text, NUL-terminated UTF-8. It holds "" before.
 * @param capacity  Bytes at `buffer`: 4,096.
 * @param context   As keisen_attachment_set_tick_formatter() got it.
 * @return KEISEN_OK. Any other value, a text that is not UTF-8 and one without its NUL end the
 * frame with KEISEN_ERROR_CALLBACK, and the chart is as it was.
 */
typedef keisen_status (*keisen_tick_formatter)(const keisen_tick *tick,
                                               char *buffer,
                                               size_t capacity,
                                               void *context);

/**
 * Sets what writes the labels of an axis, in place of its format.
 *
 * @param attachment  An axis.
 * @param formatter   The formatter, or NULL for the format.
 * @param destroy     Called once with `context` after the last call of the formatter: when another
 *                    one was set or the axis ended, and no frame uses it any more. May be NULL. Not
 *                    called when this function fails.
 * @param context     Handed to both. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the attachment is no axis.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_tick_formatter(keisen_attachment *attachment,
                                                              keisen_tick_formatter formatter,
                                                              keisen_destroy_callback destroy,
                                                              void *context);

/** The label of a tick that is about to be drawn. */
typedef struct keisen_label {
  /** sizeof(keisen_label) in this library; a later one may be larger. */
  uint32_t struct_size;
  /** The tick's place among the ticks, from 0 at the least value. */
  uint32_t index;
  /** The number of ticks. */
  uint32_t count;
  /** For the hook to change: whether the label is left out; then the next one shows what both stand
   * in. */
  bool hidden;
  /** What the tick stands at, in the units that the axis shows. */
  keisen_value value;
  /** What the label says. It lives until the hook returns, and so does `context`. */
  const char *text;
  /** What the text stands in; "" where there is nothing. */
  const char *context;
  /** The label's box before it is turned about its middle. */
  keisen_rect box;
  /** Turn counter-clockwise, in degrees. */
  double angle;
  /** For the hook to change: colour of the text. */
  keisen_color color;
  /** For the hook to change: colour behind the text; alpha 0 or below for none. */
  keisen_color background;
  /** For the hook to change: radius of the background's corners, finite, not negative. */
  double radius;
  /** For the hook to change: how far the background reaches beyond the box; finite, not
   * negative. */
  keisen_insets insets;
} keisen_label;

/**
 * Changes how a label is drawn.
 *
 * Called on threads that draw, in every frame for each label that has room. A label whose
 * background it makes so large that it would leave the picture, or cover a label or the line of
 * another axis, a title or a legend beside the plot, is left out. No lock is held; drawing a chart
 * that has the axis gives KEISEN_ERROR_INVALID_STATE.
 *
 * @param label    The label.
 * @param context  As keisen_attachment_set_label_hook() got it.
 * @return KEISEN_OK. Any other value, and a number that is not allowed, end the frame with
 *         KEISEN_ERROR_CALLBACK, and the chart is as it was.
 */
typedef keisen_status (*keisen_label_hook)(keisen_label *label, void *context);

/**
 * Sets what changes the labels of an axis before they are drawn.
 *
 * @param attachment  An axis.
 * @param hook        The hook, or NULL for none.
 * @param destroy     As in keisen_attachment_set_tick_formatter().
 * @param context     Handed to both. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the attachment is no axis.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_label_hook(keisen_attachment *attachment,
                                                          keisen_label_hook hook,
                                                          keisen_destroy_callback destroy,
                                                          void *context);

#ifdef __cplusplus
}
#endif

#endif
