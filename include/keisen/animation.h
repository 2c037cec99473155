/* SPDX-License-Identifier: MIT */
/* Keisen: animation. */
#ifndef KEISEN_ANIMATION_H
#define KEISEN_ANIMATION_H

#include "base.h"
#include "column.h"
#include "projection.h"
#include "space.h"
#include "attachment.h"
#include "series.h"
#include "chart.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * What moves with the time of frames. An animation says what is to move, where to, when and how; an
 * animator that it is added to runs it in every frame of the charts that have the animator, before
 * updaters. Where things are is a function of the frame's time alone, however often is drawn, and a
 * frame shows the state of its own time: of 0 to 10 in 1 s, linear, the frame at 0.25 s shows 2.5.
 *
 * Two animations of one property of one object are one movement: the one that begins later takes
 * over with value and velocity, and the other one is cancelled. A change that anyone else makes of
 * what moves ends the animation. A frame that fails leaves everything as it was. Time may go
 * backwards: before its beginning an animation shows its first value; what has ended stays ended.
 */

/** What is to move: one property, or a group or sequence of animations. */
typedef struct keisen_animation keisen_animation;

/** Runs animations with the frames of the charts that it was added to. */
typedef struct keisen_animator keisen_animator;

/** How the part of the way follows from the part of the time, from rest. */
typedef enum keisen_easing {
  KEISEN_EASING_LINEAR = 0,
  /** The square: slow at the beginning, at the end, at both. */
  KEISEN_EASING_QUAD_IN = 1,
  KEISEN_EASING_QUAD_OUT = 2,
  KEISEN_EASING_QUAD_IN_OUT = 3,
  /** The cube. */
  KEISEN_EASING_CUBIC_IN = 4,
  KEISEN_EASING_CUBIC_OUT = 5,
  KEISEN_EASING_CUBIC_IN_OUT = 6,
  /** A damped spring, which ends where it is within 1/10,000 of its way. */
  KEISEN_EASING_SPRING = 7
} keisen_easing;

/** A number of a series or an attachment that can be animated. */
typedef enum keisen_animated_number {
  /** Width of a line, a rule or an arrow, in points. */
  KEISEN_ANIMATED_NUMBER_WIDTH = 0,
  /** Size of points, or of the text of an annotation, in points. */
  KEISEN_ANIMATED_NUMBER_SIZE = 1,
  /** Opacity of points, of a heat map or a density, in 0...1. */
  KEISEN_ANIMATED_NUMBER_ALPHA = 2,
  /** Width of the borders of points, bars or a span, or of the box of a text annotation, in points.
   */
  KEISEN_ANIMATED_NUMBER_BORDER_WIDTH = 3,
  /** Radius of the corners of bars, or of the box of an annotation, in points. */
  KEISEN_ANIMATED_NUMBER_CORNER_RADIUS = 4,
  /** Width of bars, as a part of the way from bar to bar. */
  KEISEN_ANIMATED_NUMBER_BAR_WIDTH = 5,
  /** Where bars begin, in the units of the values. */
  KEISEN_ANIMATED_NUMBER_BASELINE = 6,
  /** Turn of a text annotation, in degrees. */
  KEISEN_ANIMATED_NUMBER_ANGLE = 7
} keisen_animated_number;

/** A colour of a series or an attachment that can be animated. */
typedef enum keisen_animated_color {
  /** That of a line, of points, bars, a rule, a span, an arrow or a text annotation. */
  KEISEN_ANIMATED_COLOR_MAIN = 0,
  /** That of the borders of points, bars or a span, or of the box of a text annotation. */
  KEISEN_ANIMATED_COLOR_BORDER = 1,
  /** What is behind the text of an annotation. */
  KEISEN_ANIMATED_COLOR_BACKGROUND = 2
} keisen_animated_color;

/** How an animation has ended. */
typedef enum keisen_animation_outcome {
  /** With its last value; of several, all of them. */
  KEISEN_ANIMATION_OUTCOME_FINISHED = 0,
  /** Before: cancelled, taken over by another one, or by a change that anyone else made. */
  KEISEN_ANIMATION_OUTCOME_CANCELLED = 1
} keisen_animation_outcome;

/** Where a cancelled animation leaves what it moves. */
typedef enum keisen_cancellation {
  /** Where it is; the end is told at once. */
  KEISEN_CANCELLATION_STAY = 0,
  /** At its end, from the next frame on, which tells it as finished. */
  KEISEN_CANCELLATION_FINISH = 1
} keisen_cancellation;

/** When an animation begins, how long it takes, and how it goes. */
typedef struct keisen_animation_options {
  /** sizeof(keisen_animation_options). */
  uint32_t struct_size;
  /** How it goes from rest; one that takes over goes on by a cubic, or as a spring. Default cubic,
   * in and out. */
  keisen_easing easing;
  /** Whether `start` counts; else the first frame that sees the animation is its start. Parts of
   * groups and sequences must have none. Default false. */
  bool has_start;
  /** Of a range, or a place in values: whether it moves straight in values, rather than in what its
   * scale is straight in. Default false. */
  bool in_values;
  /** Whether every second run goes back, with the easing backwards; else each begins where the
   * first one did. Default false. */
  bool autoreverse;
  /** How often it runs, 0 for without end; each way counts, so 2 with `autoreverse` is there and
   * back. What runs more than once takes time, and is no group or sequence: their parts are.
   * Default 1. */
  uint32_t repeat_count;
  /** Time of a frame at which the delay begins, in seconds, finite. Default 0. */
  double start;
  /** Seconds from there to the beginning, not negative. Default 0. */
  double delay;
  /** Seconds of one run, not negative, 0 to jump; of a spring those of one swing if nothing damped
   * it, positive. A group or sequence has that of its parts. Default 0.3. */
  double duration;
  /** Of a spring, above -1 and below 1: how much it swings, at 0 not at all, below more slowly.
   * Default 0. */
  double bounce;
  /** Of a spring, with `damping`, instead of duration and bounce: x'' = -stiffness x - damping x',
   * both positive. Default 0. */
  double stiffness;
  /** As `stiffness` has it. Default 0. */
  double damping;
} keisen_animation_options;

/** Defaults of keisen_animation_options. */
#define KEISEN_ANIMATION_OPTIONS_INIT                                                              \
  {sizeof(keisen_animation_options),                                                               \
   KEISEN_EASING_CUBIC_IN_OUT,                                                                     \
   false,                                                                                          \
   false,                                                                                          \
   false,                                                                                          \
   1,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0.3,                                                                                            \
   0,                                                                                              \
   0,                                                                                              \
   0}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_animation_options_init(keisen_animation_options *options,
                                                       uint32_t struct_size);

/**
 * Makes an animation of a projection's range. The ranges on the way pass the projection's hook; an
 * updater of the projection in the same chart has the last word in every frame.
 *
 * @param projection  The projection; its range is decided from the first frame on.
 * @param min         Value at the left or at the bottom, in the end. Where an integer is not 0 the
 *                    origin moves along, to that of `min`, exactly.
 * @param max         Value at the right or at the top, in the end.
 * @param options     When and how, or NULL.
 * @param animation   Receives the animation.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the range is not allowed on the scale of
 *         now, or an option is not.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_animation_create_range(keisen_projection *projection,
                                                       keisen_value min,
                                                       keisen_value max,
                                                       const keisen_animation_options *options,
                                                       keisen_animation **animation);

/**
 * Makes an animation of both ranges of a space: a group of two, each as of
 * keisen_animation_create_range().
 *
 * @param space      The space.
 * @param x_min      Value at the left, in the end.
 * @param x_max      Value at the right.
 * @param y_min      Value at the bottom.
 * @param y_max      Value at the top.
 * @param options    When and how, or NULL.
 * @param animation  Receives the animation.
 * @return As keisen_animation_create_range().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_animation_create_ranges(keisen_space *space,
                                                        keisen_value x_min,
                                                        keisen_value x_max,
                                                        keisen_value y_min,
                                                        keisen_value y_max,
                                                        const keisen_animation_options *options,
                                                        keisen_animation **animation);

/**
 * Makes an animation of a number that tells how a series looks. What swings beyond what is allowed
 * stays at that border.
 *
 * @param series     The series.
 * @param number     Which of its numbers.
 * @param to         The number in the end.
 * @param options    When and how, or NULL.
 * @param animation  Receives the animation.
 * @return KEISEN_OK, KEISEN_ERROR_UNSUPPORTED when the series has no such number, or
 *         KEISEN_ERROR_INVALID_ARGUMENT when `to` or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status
keisen_animation_create_series_number(keisen_series *series,
                                      keisen_animated_number number,
                                      double to,
                                      const keisen_animation_options *options,
                                      keisen_animation **animation);

/** As keisen_animation_create_series_number(), of an attachment. @since 0.1 */
KEISEN_API keisen_status
keisen_animation_create_attachment_number(keisen_attachment *attachment,
                                          keisen_animated_number number,
                                          double to,
                                          const keisen_animation_options *options,
                                          keisen_animation **animation);

/**
 * Makes an animation of a colour of a series, through premultiplied sRGB: what fades keeps its
 * colour. A colour that is left to the theme begins with the theme's.
 *
 * @param series     The series.
 * @param color      Which of its colours.
 * @param to         The colour in the end.
 * @param options    When and how, or NULL.
 * @param animation  Receives the animation.
 * @return KEISEN_OK, KEISEN_ERROR_UNSUPPORTED when the series has no such colour, or
 *         KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status
keisen_animation_create_series_color(keisen_series *series,
                                     keisen_animated_color color,
                                     keisen_color to,
                                     const keisen_animation_options *options,
                                     keisen_animation **animation);

/** As keisen_animation_create_series_color(), of an attachment. @since 0.1 */
KEISEN_API keisen_status
keisen_animation_create_attachment_color(keisen_attachment *attachment,
                                         keisen_animated_color color,
                                         keisen_color to,
                                         const keisen_animation_options *options,
                                         keisen_animation **animation);

/**
 * Makes an animation of where a text annotation stands. What its position counts, and its offset,
 * stay; values move straight in what their scale is straight in, on a log scale by equal factors.
 *
 * @param attachment  A text annotation.
 * @param x           Horizontal position in the end, exactly.
 * @param y           Vertical position in the end.
 * @param options     When and how, or NULL.
 * @param animation   Receives the animation.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the attachment is no text annotation, a
 *         number is NaN or infinite, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status
keisen_animation_create_text_position(keisen_attachment *attachment,
                                      keisen_value x,
                                      keisen_value y,
                                      const keisen_animation_options *options,
                                      keisen_animation **animation);

/** Makes an animation of the value that a rule shows, as keisen_animation_create_text_position().
 * @since 0.1 */
KEISEN_API keisen_status keisen_animation_create_rule_value(keisen_attachment *attachment,
                                                            keisen_value value,
                                                            const keisen_animation_options *options,
                                                            keisen_animation **animation);

/** Makes an animation of both ends of a span, as keisen_animation_create_text_position(); NULL is
 * an open end. One that is open at the beginning or in the end jumps at the beginning. @since 0.1
 */
KEISEN_API keisen_status
keisen_animation_create_span_values(keisen_attachment *attachment,
                                    const keisen_value *start,
                                    const keisen_value *end,
                                    const keisen_animation_options *options,
                                    keisen_animation **animation);

/** Makes an animation of both ends of an arrow, as keisen_animation_create_text_position().
 * @since 0.1 */
KEISEN_API keisen_status
keisen_animation_create_arrow_positions(keisen_attachment *attachment,
                                        keisen_value start_x,
                                        keisen_value start_y,
                                        keisen_value end_x,
                                        keisen_value end_y,
                                        const keisen_animation_options *options,
                                        keisen_animation **animation);

/**
 * Reads a number that tells how a series looks, as it is now: while it is animated, what was drawn
 * last. A host that keeps options and sets all of them, in order to change one, reads what is
 * animated into the others before, so that these animations go on.
 *
 * @param series  The series.
 * @param number  Which of its numbers.
 * @param value   Receives the number.
 * @return KEISEN_OK, or KEISEN_ERROR_UNSUPPORTED when the series has no such number.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_get_number(keisen_series *series,
                                                  keisen_animated_number number,
                                                  double *value);

/** As keisen_series_get_number(), of an attachment. @since 0.1 */
KEISEN_API keisen_status keisen_attachment_get_number(keisen_attachment *attachment,
                                                      keisen_animated_number number,
                                                      double *value);

/** Reads a colour of a series, as keisen_series_get_number() reads a number; what is left to the
 * theme is KEISEN_COLOR_AUTOMATIC. @since 0.1 */
KEISEN_API keisen_status keisen_series_get_color(keisen_series *series,
                                                 keisen_animated_color color,
                                                 keisen_color *value);

/** As keisen_series_get_color(), of an attachment. @since 0.1 */
KEISEN_API keisen_status keisen_attachment_get_color(keisen_attachment *attachment,
                                                     keisen_animated_color color,
                                                     keisen_color *value);
/** Makes an animation of what is behind a chart, as of any colour. @since 0.1 */
KEISEN_API keisen_status keisen_animation_create_background(keisen_chart *chart,
                                                            keisen_color to,
                                                            const keisen_animation_options *options,
                                                            keisen_animation **animation);

/**
 * Makes an animation of a chart's padding; automatic padding begins with what it is then.
 *
 * @param chart      The chart.
 * @param to         The distances in the end, in points, finite, not negative.
 * @param options    When and how, or NULL.
 * @param animation  Receives the animation.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a distance or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_animation_create_padding(keisen_chart *chart,
                                                         keisen_insets to,
                                                         const keisen_animation_options *options,
                                                         keisen_animation **animation);

/**
 * Makes an animation of the size of a chart's picture; on the way no side is below a point.
 *
 * @param chart      The chart.
 * @param width      In the end, in points, positive and finite.
 * @param height     In the end, in points, positive and finite.
 * @param options    When and how, or NULL.
 * @param animation  Receives the animation.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a side or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_animation_create_size(keisen_chart *chart,
                                                      double width,
                                                      double height,
                                                      const keisen_animation_options *options,
                                                      keisen_animation **animation);

/**
 * Makes an animation of the values of a line, of points, bars, a heat map, or a mark that has such.
 * Gaps and infinities count as 0 on the way; in the end the series has the very column that is
 * given. Ranges stay as they are. O(n) in each frame on the way.
 *
 * @param series     The series; of a line, of points and error bars y moves, of candlesticks close,
 *                   of bars and stems value, of arrows v.
 * @param to         As many values as the series has.
 * @param options    When and how, or NULL.
 * @param animation  Receives the animation.
 * @return KEISEN_OK, KEISEN_ERROR_UNSUPPORTED for another series, or KEISEN_ERROR_INVALID_ARGUMENT
 *         when there are not as many values, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_animation_create_values(keisen_series *series,
                                                        keisen_column *to,
                                                        const keisen_animation_options *options,
                                                        keisen_animation **animation);

/**
 * Makes an animation of one of the columns of a mark, as keisen_animation_create_values() does of
 * the first of them; several that move together are a group.
 *
 * These move: open, high, low and close of candlesticks, value and base of bars, y and base of
 * sectors, y and y2 of areas, y, x_low, x_high, y_low and y_high of error bars, value of stems, x,
 * y, u and v of arrows, x and y of polygons, x, y and values of hexagons, values of heat maps,
 * contours, calendars, treemaps, pies, boxes, violins and strips, y of lines and points.
 *
 * @param series     The series.
 * @param name       The column's name, as the struct of the mark's columns calls it, UTF-8.
 * @param to         As many values as the series has.
 * @param options    When and how, or NULL.
 * @param animation  Receives the animation.
 * @return KEISEN_OK, KEISEN_ERROR_UNSUPPORTED when the series has no such column that moves, or
 *         KEISEN_ERROR_INVALID_ARGUMENT when there are not as many values, or an option is not
 *         allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_animation_create_column(keisen_series *series,
                                                        const char *name,
                                                        keisen_column *to,
                                                        const keisen_animation_options *options,
                                                        keisen_animation **animation);

/**
 * Makes an animation of the names and values of category bars. On the way there are the bars of
 * both: a bar that comes grows from 0, one that goes stands behind the others and shrinks to 0.
 *
 * @param series      Category bars.
 * @param names       `name_count` names, UTF-8, copied.
 * @param name_count  Number of names.
 * @param to          As many values.
 * @param options     When and how, or NULL.
 * @param animation   Receives the animation.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the series is another one, there are not
 *         as many names as values, a name is NULL or not UTF-8, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status
keisen_animation_create_category_bar_data(keisen_series *series,
                                          const char *const *names,
                                          size_t name_count,
                                          keisen_column *to,
                                          const keisen_animation_options *options,
                                          keisen_animation **animation);

/**
 * Takes the values of a custom animation.
 *
 * Called in every frame that moves them, on its thread, with no lock held, before anything is laid
 * out. It may add and cancel animations; drawing a chart that has the animator gives
 * KEISEN_ERROR_INVALID_STATE. In a frame that fails it gets the values of before once more.
 *
 * @param values   `count` values.
 * @param count    As many as the animation was made with.
 * @param context  As keisen_animation_create_custom() got it.
 * @return KEISEN_OK. Any other value ends the frame with KEISEN_ERROR_CALLBACK, and everything is
 * as it was.
 */
typedef keisen_status (*keisen_animation_function)(const double *values,
                                                   size_t count,
                                                   void *context);

/**
 * Makes an animation of anything: a function gets values that move.
 *
 * @param count      Number of values.
 * @param from       `count` values to begin with, finite, copied. NULL only when `count` is 0.
 * @param to         `count` values to end with, finite, copied. NULL only when `count` is 0.
 * @param function   What takes them.
 * @param destroy    Ends the context, or NULL. Not called when this function fails.
 * @param context    What the function works on.
 * @param options    When and how, or NULL.
 * @param animation  Receives the animation.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a value is NaN or infinite, `function`
 * is NULL, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_animation_create_custom(size_t count,
                                                        const double *from,
                                                        const double *to,
                                                        keisen_animation_function function,
                                                        keisen_destroy_callback destroy,
                                                        void *context,
                                                        const keisen_animation_options *options,
                                                        keisen_animation **animation);

/** Makes an animation that moves nothing for some seconds, finite and not negative. @since 0.1 */
KEISEN_API keisen_status keisen_animation_create_pause(double duration,
                                                       keisen_animation **animation);

/**
 * Makes an animation of parts that begin together; it ends with the last of them.
 *
 * @param animations       `animation_count` animations, as they are now, without starts.
 * @param animation_count  Number of parts; none ends at once. A whole is at most 100 groups and
 *                         sequences deep, and of at most 100,000 properties and pauses.
 * @param options          Start and delay, or NULL; the rest does not count.
 * @param animation        Receives the animation.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a part has a start, or an option is not
 *         allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_animation_create_group(keisen_animation *const *animations,
                                                       size_t animation_count,
                                                       const keisen_animation_options *options,
                                                       keisen_animation **animation);

/**
 * Makes an animation of parts of which each begins when the one before ends. One that is cancelled
 * leaves its time empty; only the last part may be without end. Else as
 * keisen_animation_create_group(). @since 0.1
 */
KEISEN_API keisen_status keisen_animation_create_sequence(keisen_animation *const *animations,
                                                          size_t animation_count,
                                                          const keisen_animation_options *options,
                                                          keisen_animation **animation);

/** Reads the seconds from the start, the delay included, to the end; INFINITY for none. @since 0.1
 */
KEISEN_API keisen_status keisen_animation_get_length(keisen_animation *animation, double *length);

/**
 * Takes the end of an animation, once for each time that it was added to an animator.
 *
 * Called without a lock at the end of the frame that shows the last value, on its thread, or where
 * the animation is cancelled. It may add animations and draw. Of several that end in one frame
 * those that ended earlier are told first, and parts before what they are parts of.
 */
typedef void (*keisen_animation_end)(keisen_animation_outcome outcome, void *context);

/**
 * Sets what is told of the end of an animation, from the next time on that it is added or becomes a
 * part.
 *
 * @param animation  The animation.
 * @param end        What is told, or NULL for nothing.
 * @param destroy    Ends the context, or NULL. Not called when this function fails.
 * @param context    What `end` works on.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_animation_set_end(keisen_animation *animation,
                                                  keisen_animation_end end,
                                                  keisen_destroy_callback destroy,
                                                  void *context);

/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_animation_retain(keisen_animation *animation);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_animation_release(keisen_animation *animation);
/** Tells whether two handles mean one animation. @since 0.1 */
KEISEN_API keisen_status keisen_animation_equal(keisen_animation *animation,
                                                keisen_animation *other,
                                                bool *equal);

/**
 * Makes an animator without animations. It keeps what it moves, but for charts, alive until an
 * animation ends.
 *
 * @param animator  Receives the animator.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_animator_create(keisen_animator **animator);

/**
 * Begins an animation: at its start, or with the next frame of a chart that has the animator.
 *
 * @param animator   The animator.
 * @param animation  The animation, as it is now; it may be added again.
 * @param id         Receives what keisen_animator_cancel() takes. May be NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_animator_add(keisen_animator *animator,
                                             keisen_animation *animation,
                                             uint64_t *id);

/**
 * Ends an animation; of a group or sequence all parts, those too that have not begun.
 *
 * @param animator      The animator.
 * @param id            Which one; one that has ended is fine.
 * @param cancellation  Where it leaves what it moves.
 * @param cancelled     Receives whether it had not ended yet. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the cancellation is unknown.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_animator_cancel(keisen_animator *animator,
                                                uint64_t id,
                                                keisen_cancellation cancellation,
                                                bool *cancelled);

/** Ends all animations, as keisen_animator_cancel() ends one. @since 0.1 */
KEISEN_API keisen_status keisen_animator_cancel_all(keisen_animator *animator,
                                                    keisen_cancellation cancellation);
/** Tells whether an animation has not ended yet. @since 0.1 */
KEISEN_API keisen_status keisen_animator_contains(keisen_animator *animator,
                                                  uint64_t id,
                                                  bool *contains);
/** Reads the number of properties, pauses included, that have not ended. @since 0.1 */
KEISEN_API keisen_status keisen_animator_get_count(keisen_animator *animator, size_t *count);

/**
 * Reads the first time at or after a time at which something moves.
 *
 * @param animator  The animator.
 * @param after     In seconds, finite.
 * @param time      Receives `after` itself while anything moves or is to begin with the next frame,
 *                  else the end of the first delay or pause; infinity for never.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `after` is NaN or infinite.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_animator_get_next_time(keisen_animator *animator,
                                                       double after,
                                                       double *time);

/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_animator_retain(keisen_animator *animator);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_animator_release(keisen_animator *animator);
/** Tells whether two handles mean one animator. @since 0.1 */
KEISEN_API keisen_status keisen_animator_equal(keisen_animator *animator,
                                               keisen_animator *other,
                                               bool *equal);
/** Lets an animator step with every frame of a chart, unless it does already. @since 0.1 */
KEISEN_API keisen_status keisen_chart_add_animator(keisen_chart *chart, keisen_animator *animator);
/** Lets an animator step no more with frames; what it moves stays where it is. @since 0.1 */
KEISEN_API keisen_status keisen_chart_remove_animator(keisen_chart *chart,
                                                      keisen_animator *animator);
/** Reads the number of animators of a chart. @since 0.1 */
KEISEN_API keisen_status keisen_chart_get_animator_count(keisen_chart *chart, size_t *count);

/**
 * Gets an animator of a chart, as a new reference.
 *
 * @param chart     The chart.
 * @param index     Its place in the order of being added.
 * @param animator  Receives the animator.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such place.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_animator(keisen_chart *chart,
                                                   size_t index,
                                                   keisen_animator **animator);

/**
 * Reads when a host is to draw a chart next: the first time at or after a time at which a frame
 * would show something else.
 *
 * @param chart  The chart.
 * @param after  In seconds, finite.
 * @param time   Receives `after` itself before the first frame, where a part was changed since the
 *               last one, and while something moves; else the end of the first delay or pause of
 *               an animation, when an updater would decide something else, or when a message is
 *               gone; infinity for never.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `after` is NaN or infinite.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_next_frame_time(keisen_chart *chart,
                                                          double after,
                                                          double *time);

#ifdef __cplusplus
}
#endif

#endif
