/* SPDX-License-Identifier: MIT */
/* Keisen: gestures. */
#ifndef KEISEN_GESTURE_H
#define KEISEN_GESTURE_H

#include <math.h>

#include "base.h"
#include "range.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * An interpreter turns what a person does into a state: how far the content was moved and how much
 * it was enlarged. It knows no window and no clock, and moves nothing itself: restrictions make
 * ranges of the state, and an updater runs them. Positions are points of the picture, y down; times
 * are seconds on the clock of the frames. A time before that of an earlier event counts as that
 * one's.
 *
 * | event | what it does |
 * | --- | --- |
 * | left button or one finger, dragged | moves the content, which glides on when it is let go |
 * | two fingers | move the content with their middle and enlarge it about that |
 * | right button, or left one with shift, dragged | selects a box, the plot in the end |
 * | wheel | enlarges about the pointer; with shift x alone, with alt y alone; sideways it moves |
 * | double click, Home, 0 | back to the neutral state |
 * | arrows | show what is a tenth of the plot further |
 * | +, - | enlarge and reduce about the centre |
 * | Escape | ends a gesture as if it had never begun, and stops a motion |
 *
 * A press, a wheel or a double click counts in the plot alone; a gesture that began goes on outside
 * of it. A press stops what moves by itself.
 *
 * A pointer may go up unseen, outside of a window or behind another one. A press of a pointer that
 * is down lifts it first, where it was last, and so it does with fingers that are not among its
 * touches; a move whose buttons are known and none lifts the pointer there. Another button of a
 * mouse that is down means nothing.
 *
 * What a function says of KEISEN_ERROR_CALLBACK is true of all that change the state: the update of
 * a connected range failed, as keisen_updater_update() does, and the state is the new one all the
 * same; or a limit of the caller's failed, and all is as it was.
 */

/** What makes a state of events. */
typedef struct keisen_interpreter keisen_interpreter;

/** What was done; names in the renderview convention, which browsers and notebooks share. */
typedef enum keisen_event_type {
  /** `pointer_down`: a button or a finger came down. */
  KEISEN_EVENT_POINTER_DOWN = 0,
  /** `pointer_move`. */
  KEISEN_EVENT_POINTER_MOVE = 1,
  /** `pointer_up`: a button or a finger went up. */
  KEISEN_EVENT_POINTER_UP = 2,
  /** `wheel`. */
  KEISEN_EVENT_WHEEL = 3,
  /** `double_click`. */
  KEISEN_EVENT_DOUBLE_CLICK = 4,
  /** `key_down`. */
  KEISEN_EVENT_KEY_DOWN = 5,
  /** `resize`: the picture, and in it the plot, has another size. */
  KEISEN_EVENT_RESIZE = 6,
  /** `pointer_cancel`, ours: the gesture is to count for nothing. */
  KEISEN_EVENT_POINTER_CANCEL = 7,
  /** `state`, ours: what follows begins from this state. */
  KEISEN_EVENT_STATE = 8
} keisen_event_type;

/** Keys that are held down, as bits. */
enum {
  KEISEN_MODIFIER_SHIFT = 1,
  KEISEN_MODIFIER_CONTROL = 2,
  KEISEN_MODIFIER_ALT = 4,
  KEISEN_MODIFIER_META = 8
};

/** A finger. */
typedef struct keisen_touch {
  /** Its number as long as it is down. */
  int64_t id;
  /** Where it is, in points. */
  double x;
  double y;
} keisen_touch;

/** What gestures have done so far. From the plot's centre, in fractions of the plot to the right
 * and up, what was at v is shown at (v + translation) * scale. */
typedef struct keisen_gesture_state {
  /** How far the content was moved, in plots of scale 1: to the right, and up. */
  double translation_x;
  double translation_y;
  /** How much it was enlarged, in both dimensions; positive. */
  double scale_x;
  double scale_y;
} keisen_gesture_state;

/** Nothing done. */
#define KEISEN_GESTURE_STATE_NEUTRAL {0, 0, 1, 1}

/** Something that a person did. */
typedef struct keisen_event {
  /** sizeof(keisen_event). */
  uint32_t struct_size;
  /** What. */
  keisen_event_type type;
  /** When, in seconds. Default 0. */
  double time;
  /** Where the pointer is, in points. Default 0. */
  double x;
  double y;
  /** Of a wheel: how far a page would move, in points; positive to the right and down. Default 0.
   */
  double dx;
  double dy;
  /** The button it is about: 0 none (default), 1 left, 2 right, 3 middle. */
  int32_t button;
  /** The buttons that are down: bit n - 1 for button n; UINT32_MAX (default) where it is not known.
   */
  uint32_t buttons;
  /** KEISEN_MODIFIER_*. Default 0. */
  uint32_t modifiers;
  /** How many fingers are down, or -1 (default) where it is not known. 0 lifts all. */
  int32_t ntouches;
  /** Which pointer it is about, or -1 (default) where it is not known. */
  int64_t pointer_id;
  /** The fingers that are down, `touch_count` of them; of one alone x and y tell where it is. NULL
   * (default) only for none. */
  const keisen_touch *touches;
  /** Number of touches. Default 0. */
  size_t touch_count;
  /** The key by its name in browsers: "ArrowLeft", "+". NULL (default) stands for "". */
  const char *key;
  /** Of a resize: the size of the picture in points, or -1 (default) where it is not known. */
  double width;
  double height;
  /** Of a resize and a state: the plot, or a width of -1 (default) where it is not known. After a
   * resize without, it keeps its distances from the sides. */
  keisen_rect plot;
  /** Of a state. Default neutral. */
  keisen_gesture_state state;
} keisen_event;

/** A keisen_event with all defaults: a press of no button at 0. */
#define KEISEN_EVENT_INIT                                                                          \
  {sizeof(keisen_event),                                                                           \
   KEISEN_EVENT_POINTER_DOWN,                                                                      \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   UINT32_MAX,                                                                                     \
   0,                                                                                              \
   -1,                                                                                             \
   -1,                                                                                             \
   NULL,                                                                                           \
   0,                                                                                              \
   NULL,                                                                                           \
   -1,                                                                                             \
   -1,                                                                                             \
   {0, 0, -1, -1},                                                                                 \
   KEISEN_GESTURE_STATE_NEUTRAL}

/** Fills an event with the defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_event_init(keisen_event *event, uint32_t struct_size);

/** How an interpreter reads events. */
typedef struct keisen_gesture_options {
  /** sizeof(keisen_gesture_options). */
  uint32_t struct_size;
  /** Whether gestures change x. Default true. */
  bool changes_x;
  /** Whether gestures change y. Default true. */
  bool changes_y;
  /** Whether limits may be crossed while a finger is down, with growing resistance: a pull of s
   * points beyond one shows 50 ln(1 + s/50), and springs back from there. Default true. */
  bool soft;
  /** Whether what is let go glides on, slowed down exponentially. Default true. */
  bool inertia;
  /** What directions of moves and fingers are rounded to multiples of, in degrees; not at all up to
   * 0 (default). */
  double orientation_step;
  /** What stays where it is when the content is enlarged, in fractions of the plot from its left
   * bottom corner; NaN (default), in one of them at least, for what is under the pointer. */
  double anchor_x;
  double anchor_y;
  /** A turn of the wheel enlarges by e^(-dy * wheel_rate). Default 0.002. */
  double wheel_rate;
  /** The part of the plot that an arrow key moves. Default 0.1. */
  double key_step;
  /** What the keys + and - enlarge and reduce by; positive. Default 1.25. */
  double key_factor;
} keisen_gesture_options;

/** A keisen_gesture_options with all defaults. */
#define KEISEN_GESTURE_OPTIONS_INIT                                                                \
  {sizeof(keisen_gesture_options), true, true, true, true, 0, NAN, NAN, 0.002, 0.1, 1.25}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_gesture_options_init(keisen_gesture_options *options,
                                                     uint32_t struct_size);

/**
 * Makes an interpreter with the neutral state.
 *
 * Without a plot the first resize makes the whole picture the plot, unless it tells another one.
 * Before that a press, a wheel and a double click are KEISEN_ERROR_INVALID_STATE.
 *
 * @param plot         The plot in the picture, in points. NULL for none yet.
 * @param interpreter  Receives the interpreter.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a number is not finite or a side is
 *         negative.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_interpreter_create(const keisen_rect *plot,
                                                   keisen_interpreter **interpreter);

/**
 * Does what an event says, then tells observers and updates what is connected.
 *
 * @param interpreter  The interpreter.
 * @param event        The event, copied. Must not be NULL.
 * @param used         Receives whether it meant anything: false for a move without a press or a
 *                     press outside of the plot. May be NULL.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT when a number is NaN or infinite, a size is
 *         negative, a scale not positive, two touches have one number, or the type is unknown, or
 *         KEISEN_ERROR_INVALID_STATE when the event needs a plot and there is none, or a limit's
 *         function calls this, and the state is as it was; or KEISEN_ERROR_CALLBACK.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_interpreter_handle(keisen_interpreter *interpreter,
                                                   const keisen_event *event,
                                                   bool *used);

/** Begins to move the content, as a press of the left button does; what is still down is lifted
 * first, where it was last, here and in the other calls that begin something. Fails as
 * keisen_interpreter_handle(). @since 0.1 */
KEISEN_API keisen_status keisen_interpreter_begin_pan(keisen_interpreter *interpreter,
                                                      double x,
                                                      double y,
                                                      double time);

/** Moves the content, or a corner of the box, with the pointer. @since 0.1 */
KEISEN_API keisen_status keisen_interpreter_move_pan(keisen_interpreter *interpreter,
                                                     double x,
                                                     double y,
                                                     double time);
/** Lets the content go, or enlarges the box to the plot. @since 0.1 */
KEISEN_API keisen_status keisen_interpreter_end_pan(keisen_interpreter *interpreter,
                                                    double x,
                                                    double y,
                                                    double time);
/** Begins to select a box, as a press of the right button does. @since 0.1 */
KEISEN_API keisen_status keisen_interpreter_begin_box(keisen_interpreter *interpreter,
                                                      double x,
                                                      double y,
                                                      double time);
/** Ends what pointers are doing as if it had never begun. @since 0.1 */
KEISEN_API keisen_status keisen_interpreter_cancel(keisen_interpreter *interpreter, double time);
/** Puts two fingers down, or moves them. Fingers in one place change nothing. @since 0.1 */
KEISEN_API keisen_status keisen_interpreter_pinch(keisen_interpreter *interpreter,
                                                  double first_x,
                                                  double first_y,
                                                  double second_x,
                                                  double second_y,
                                                  double time);
/** Lifts both fingers. @since 0.1 */
KEISEN_API keisen_status keisen_interpreter_end_pinch(keisen_interpreter *interpreter, double time);

/**
 * Turns the wheel.
 *
 * @param interpreter  The interpreter.
 * @param x            Where the pointer is, in points.
 * @param y            Where the pointer is, in points.
 * @param dx           How far a page would move to the right, in points.
 * @param dy           How far it would move down: a turn away from the hand is negative, and
 *                     enlarges.
 * @param modifiers    KEISEN_MODIFIER_*.
 * @param time         In seconds.
 * @return KEISEN_OK, or as keisen_interpreter_handle().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_interpreter_wheel(keisen_interpreter *interpreter,
                                                  double x,
                                                  double y,
                                                  double dx,
                                                  double dy,
                                                  uint32_t modifiers,
                                                  double time);

/** Goes back to the neutral state. @since 0.1 */
KEISEN_API keisen_status keisen_interpreter_double_click(keisen_interpreter *interpreter,
                                                         double x,
                                                         double y,
                                                         double time);
/** Types a key, by its name in browsers: "ArrowLeft", "+". @since 0.1 */
KEISEN_API keisen_status keisen_interpreter_type_key(keisen_interpreter *interpreter,
                                                     const char *key,
                                                     uint32_t modifiers,
                                                     double time);

/**
 * Lets time pass, for hosts that draw no frames: tells the state of a time where it moved by
 * itself, and updates what is connected.
 *
 * @param interpreter  The interpreter.
 * @param time         In seconds.
 * @param moved        Receives whether the state is another one. May be NULL.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT when the time is NaN or infinite, or
 *         KEISEN_ERROR_CALLBACK.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_interpreter_advance(keisen_interpreter *interpreter,
                                                    double time,
                                                    bool *moved);

/**
 * Reads the state at a time.
 *
 * @param interpreter  The interpreter.
 * @param time         In seconds; NaN for the latest that is known, which an earlier one counts as.
 * @param state        Receives the state.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_interpreter_get_state(keisen_interpreter *interpreter,
                                                      double time,
                                                      keisen_gesture_state *state);

/**
 * Takes a state, the nearest one that limits allow; ends gesture and motion.
 *
 * @param interpreter  The interpreter.
 * @param state        The state.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT when a number is not finite or a scale not
 *         positive, or KEISEN_ERROR_CALLBACK.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_interpreter_set_state(keisen_interpreter *interpreter,
                                                      keisen_gesture_state state);

/**
 * Reads when the state is another one by itself.
 *
 * @param interpreter  The interpreter.
 * @param after        In seconds, finite.
 * @param time         Receives `after` or the latest time that is known while it moves and until
 *                     somebody saw its end, and infinity at rest.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `after` is NaN or infinite.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_interpreter_get_next_time(keisen_interpreter *interpreter,
                                                          double after,
                                                          double *time);

/** Reads the plot, in points; a width of -1 where there is none yet. @since 0.1 */
KEISEN_API keisen_status keisen_interpreter_get_plot(keisen_interpreter *interpreter,
                                                     keisen_rect *plot);

/** Gives the plot another place, in points; the state, in fractions of it, stays. Fails as
 * keisen_interpreter_create(). @since 0.1 */
KEISEN_API keisen_status keisen_interpreter_set_plot(keisen_interpreter *interpreter,
                                                     keisen_rect plot);

/**
 * Reads the box that is being selected.
 *
 * @param interpreter  The interpreter.
 * @param selecting    Receives whether there is one.
 * @param box          Receives the box, within the plot, in points; 0 without one.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_interpreter_get_box(keisen_interpreter *interpreter,
                                                    bool *selecting,
                                                    keisen_rect *box);

/** Reads how events are read; `options->struct_size` must be set. @since 0.1 */
KEISEN_API keisen_status keisen_interpreter_get_options(keisen_interpreter *interpreter,
                                                        keisen_gesture_options *options);

/**
 * Lets events be read in another way, from the next one on.
 *
 * @param interpreter  The interpreter.
 * @param options      The options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a number is not finite, the factor of
 *         keys not positive, or `struct_size` not known.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_interpreter_set_options(keisen_interpreter *interpreter,
                                                        const keisen_gesture_options *options);

/** Lets nothing move along a dimension: scale 1, translation 0. Limits add up: the first one counts
 * most, and the state is taken into them at once unless a pointer is down. @since 0.1 */
KEISEN_API keisen_status keisen_interpreter_limit_fixed(keisen_interpreter *interpreter,
                                                        keisen_dimension dimension);

/**
 * Keeps scale and translation along a dimension within bounds.
 *
 * @param interpreter      The interpreter.
 * @param dimension        The dimension.
 * @param min_scale        The least scale; 0 for none.
 * @param max_scale        The greatest scale, positive; infinity for none.
 * @param min_translation  The least translation; -infinity for none.
 * @param max_translation  The greatest translation; infinity for none.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT when a bound is NaN or two are not ordered, or
 *         KEISEN_ERROR_CALLBACK.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_interpreter_limit_bounds(keisen_interpreter *interpreter,
                                                         keisen_dimension dimension,
                                                         double min_scale,
                                                         double max_scale,
                                                         double min_translation,
                                                         double max_translation);

/**
 * Keeps what is in view along a dimension within a range of data, and its length between two: of
 * accessible (0, 100) and a window (40, 60) translations of scale 1 are from -2 to 2. For scales
 * that are straight in the values.
 *
 * @param interpreter     The interpreter.
 * @param dimension       The dimension.
 * @param accessible_min  The least value that may be in view.
 * @param accessible_max  The greatest value that may be in view.
 * @param window_min      The least value in view of the neutral state.
 * @param window_max      The greatest one.
 * @param min_length      The length of the shortest range in view, or NULL for any.
 * @param max_length      That of the longest one, or NULL for any.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT when a value is not finite, a range reversed,
 *         the window or a length not positive, or KEISEN_ERROR_CALLBACK.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_interpreter_limit_range(keisen_interpreter *interpreter,
                                                        keisen_dimension dimension,
                                                        keisen_value accessible_min,
                                                        keisen_value accessible_max,
                                                        keisen_value window_min,
                                                        keisen_value window_max,
                                                        const keisen_value *min_length,
                                                        const keisen_value *max_length);

/** Gives the scales that are allowed. `min` and `max` hold 0 and infinity, and take others, ordered
 * and the greatest one positive. Called on the thread that changes an interpreter, with no lock
 * held. Anything but KEISEN_OK fails what changes it. */
typedef keisen_status (*keisen_scales_function)(double *min, double *max, void *context);

/** Gives the translations that are allowed at a scale. `min` and `max` hold -infinity and infinity,
 * and take others, ordered; for the rest as keisen_scales_function. */
typedef keisen_status (*keisen_translations_function)(double scale,
                                                      double *min,
                                                      double *max,
                                                      void *context);

/**
 * Keeps scale and translation along a dimension within what functions of the caller's say.
 *
 * They are asked at this call and at every change of the state, several times, maybe on several
 * threads at once. They may read the interpreter; a call that changes it is
 * KEISEN_ERROR_INVALID_STATE there. Where one fails, or what it gives is NaN or not ordered, the
 * call that changed the state returns KEISEN_ERROR_CALLBACK and its event counts for nothing.
 *
 * @param interpreter   The interpreter.
 * @param dimension     The dimension.
 * @param scales        Gives the scales. NULL for any.
 * @param translations  Gives the translations. NULL for any, but not both.
 * @param destroy       Called once with `context` after the last call of both, when the limits were
 *                      cleared or the interpreter ended. May be NULL. Not called when this function
 *                      fails.
 * @param context       Handed to all three. May be NULL.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT when both functions are NULL or the dimension is
 *         unknown, or KEISEN_ERROR_CALLBACK when a limit fails: then nothing was added. A connected
 *         range that fails is told by the next change.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_interpreter_limit_custom(keisen_interpreter *interpreter,
                                                         keisen_dimension dimension,
                                                         keisen_scales_function scales,
                                                         keisen_translations_function translations,
                                                         keisen_destroy_callback destroy,
                                                         void *context);

/** Ends all limits. @since 0.1 */
KEISEN_API keisen_status keisen_interpreter_clear_limits(keisen_interpreter *interpreter);

/** Is told of a state. Called on the thread that changed it, with no lock held. */
typedef void (*keisen_state_observer)(const keisen_gesture_state *state, void *context);

/**
 * Lets an observer be told of every change of state, box, plot and motion, after it; what goes by
 * itself is told by keisen_interpreter_advance(). What it changes in the interpreter itself is told
 * in another round, of which there are at most 16.
 *
 * @param interpreter  The interpreter.
 * @param observer     The observer. Must not be NULL.
 * @param destroy      Called once with `context` after the last call of the observer, when it was
 *                     removed or the interpreter ended. May be NULL. Not called when this function
 *                     fails.
 * @param context      Handed to both. May be NULL.
 * @param number       Receives what keisen_interpreter_remove_observer() takes.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `observer` is NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_interpreter_add_observer(keisen_interpreter *interpreter,
                                                         keisen_state_observer observer,
                                                         keisen_destroy_callback destroy,
                                                         void *context,
                                                         uint64_t *number);

/** Ends an observation; one that has ended changes nothing. @since 0.1 */
KEISEN_API keisen_status keisen_interpreter_remove_observer(keisen_interpreter *interpreter,
                                                            uint64_t number);

/**
 * Lets updaters follow an interpreter: each gets a user-interactive restriction behind its others
 * and runs at every change.
 *
 * The long way is keisen_restriction_create_user_interactive() and an observer. The interpreter
 * does not keep the updaters alive.
 *
 * @param interpreter  The interpreter.
 * @param updaters     `count` updaters. NULL only when `count` is 0.
 * @param angles       For each the direction in the plot whose gestures it follows, in radians: 0
 *                     to the right, pi/2 up. NULL only when `count` is 0.
 * @param count        Number of updaters.
 * @param number       Receives what keisen_interpreter_disconnect() takes. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a pointer is NULL or an angle not
 *         finite; then nothing is connected.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_interpreter_connect(keisen_interpreter *interpreter,
                                                    keisen_updater *const *updaters,
                                                    const double *angles,
                                                    size_t count,
                                                    uint64_t *number);

/**
 * Lets a window follow an interpreter along a dimension: its length is zoomed and its position
 * moved, within its own limits, and its updater runs.
 *
 * @param interpreter  The interpreter.
 * @param window       A restriction of keisen_restriction_create_window() with its own policies, in
 *                     the list of the updater.
 * @param updater      The updater, which the interpreter does not keep alive.
 * @param dimension    The dimension of the plot.
 * @param number       Receives what keisen_interpreter_disconnect() takes. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the restriction is no window, or one
 *         with functions of the caller's.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_interpreter_connect_window(keisen_interpreter *interpreter,
                                                           keisen_restriction *window,
                                                           keisen_updater *updater,
                                                           keisen_dimension dimension,
                                                           uint64_t *number);

/** Ends a connection, and takes out the restrictions that it added; one that has ended changes
 * nothing. @since 0.1 */
KEISEN_API keisen_status keisen_interpreter_disconnect(keisen_interpreter *interpreter,
                                                       uint64_t number);

/**
 * Begins to record events, and forgets those that were recorded before. What glides is stopped, and
 * the first event is the state that there is. Options and limits are not recorded.
 *
 * @param interpreter  The interpreter.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_STATE while a gesture is going on, or
 *         KEISEN_ERROR_CALLBACK.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_interpreter_start_recording(keisen_interpreter *interpreter);

/** Ends the recording, if there is one, and forgets it. @since 0.1 */
KEISEN_API keisen_status keisen_interpreter_stop_recording(keisen_interpreter *interpreter);

/**
 * Reads what was recorded so far: one object of JSON a line, in UTF-8, with the names and the
 * fields of the renderview convention. No bytes where nothing is recorded.
 *
 * @param interpreter  The interpreter.
 * @param bytes        Receives the text, as a new reference.
 * @return KEISEN_OK, or KEISEN_ERROR_OUT_OF_MEMORY.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_interpreter_get_recording(keisen_interpreter *interpreter,
                                                          keisen_bytes **bytes);

/**
 * Does what recorded events say: from the same options and limits to the same states, bit for bit.
 * A state, which recordings begin with, puts the clock to its own time.
 *
 * Blank lines and events of other kinds are passed over.
 *
 * @param interpreter  The interpreter.
 * @param text         `size` bytes: one object of JSON a line. NULL only when `size` is 0.
 * @param size         Number of bytes.
 * @param count        Receives the number of events. May be NULL.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT with a message that tells the line when one is
 *         not JSON, lacks a field, or has one that is not allowed: then nothing was done; or
 *         KEISEN_ERROR_CALLBACK when all was done.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_interpreter_replay(keisen_interpreter *interpreter,
                                                   const void *text,
                                                   size_t size,
                                                   size_t *count);

/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_interpreter_retain(keisen_interpreter *interpreter);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_interpreter_release(keisen_interpreter *interpreter);
/** Tells whether two handles mean one interpreter. @since 0.1 */
KEISEN_API keisen_status keisen_interpreter_equal(keisen_interpreter *interpreter,
                                                  keisen_interpreter *other,
                                                  bool *equal);

/**
 * Makes a restriction that moves and scales a range as the gestures of an interpreter say.
 *
 * Along a direction with scales s and translations t, k = sqrt((cos a/sx)^2 + (sin a/sy)^2) and o =
 * cos a * tx + sin a * ty: a range with the middle m and the half length h becomes m - 2ho -+ hk,
 * on the paper of its scale. So (0, 10), moved by a quarter of the plot, becomes (-2.5, 7.5). Empty
 * and infinite ranges stay, and those that would leave the doubles or the scale.
 *
 * @param interpreter  The interpreter, which the restriction keeps alive.
 * @param angle        The direction in radians: 0 to the right, pi/2 up.
 * @param restriction  Receives the restriction.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the angle is not finite.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_create_user_interactive(
    keisen_interpreter *interpreter, double angle, keisen_restriction **restriction);

/** Gets the interpreter of a user-interactive restriction, as a new reference;
 * KEISEN_ERROR_INVALID_ARGUMENT for any other restriction. @since 0.1 */
KEISEN_API keisen_status keisen_restriction_get_interpreter(keisen_restriction *restriction,
                                                            keisen_interpreter **interpreter);

#ifdef __cplusplus
}
#endif

#endif
