/* SPDX-License-Identifier: MIT */
/* Keisen: updaters and restrictions: who decides a range. */
#ifndef KEISEN_RANGE_H
#define KEISEN_RANGE_H

#include "base.h"
#include "projection.h"
#include "series.h"
#include "chart.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Who decides which part of the data is on screen: an updater takes the extremes of its data, hands
 * them from restriction to restriction in list order, and stores what comes out in a projection. It
 * runs when it is asked, or in every frame of a chart that it was added to. Nothing else moves a
 * range.
 *
 * Positions and lengths are keisen_value, absolute and exact; those in a unit of time are converted
 * on time scales. A plain number as a length is in the units of the projection: on a time scale in
 * its unit, 10 of nanoseconds if it counts these. A length in a unit of time is nothing on any
 * other scale: an update that needs it there gives KEISEN_ERROR_INVALID_ARGUMENT, and the range
 * stays. A function that takes a value returns KEISEN_ERROR_INVALID_ARGUMENT when it is NaN or
 * infinite or its unit is unknown, and when a length is negative.
 */

/**
 * One step of the policy that decides a range: it gets a range and gives another one.
 *
 * It gets an ordered range, or the empty one of a chain that begins without data; what is reversed
 * is turned round before. It never says that it is another one later: its parameters are fixed. It
 * may be in a list several times, and in several lists. From a finite range it makes a finite one
 * that is ordered; where that would overflow, it leaves the range as it was.
 */
typedef struct keisen_restriction keisen_restriction;

/**
 * Decides the range of a projection, its target, for good.
 *
 * Without data and restrictions the range stays; with data alone it becomes the extremes; with
 * restrictions alone these begin with the empty range. One that is empty at the end is not stored.
 * It keeps its target, its restrictions and its series alive.
 */
typedef struct keisen_updater keisen_updater;

/** What a restriction does. */
typedef enum keisen_restriction_kind {
  /** Something of Swift's that has no name here. */
  KEISEN_RESTRICTION_OTHER = 0,
  /** keisen_restriction_create_probe(). */
  KEISEN_RESTRICTION_PROBE = 1,
  /** keisen_restriction_create_custom(), and blocks of Swift's. */
  KEISEN_RESTRICTION_CUSTOM = 2,
  /** keisen_restriction_create_source(). */
  KEISEN_RESTRICTION_SOURCE = 3,
  /** keisen_restriction_create_length(). */
  KEISEN_RESTRICTION_LENGTH = 4,
  /** keisen_restriction_create_padding(). */
  KEISEN_RESTRICTION_PADDING = 5,
  /** keisen_restriction_create_interval(). */
  KEISEN_RESTRICTION_INTERVAL = 6,
  /** keisen_restriction_create_window(). */
  KEISEN_RESTRICTION_WINDOW = 7,
  /** keisen_restriction_create_user_interactive(). */
  KEISEN_RESTRICTION_USER_INTERACTIVE = 8,
  /** keisen_restriction_create_include(). */
  KEISEN_RESTRICTION_INCLUDE = 9,
  /** keisen_restriction_create_bounds(). */
  KEISEN_RESTRICTION_BOUNDS = 10,
  /** keisen_restriction_create_span(). */
  KEISEN_RESTRICTION_SPAN = 11,
  /** keisen_restriction_create_margins(). */
  KEISEN_RESTRICTION_MARGINS = 12,
  /** keisen_restriction_create_symmetric(). */
  KEISEN_RESTRICTION_SYMMETRIC = 13,
  /** keisen_restriction_create_latest(). */
  KEISEN_RESTRICTION_LATEST = 14,
  /** keisen_restriction_create_nice(). */
  KEISEN_RESTRICTION_NICE = 15,
  /** keisen_restriction_create_positive(). */
  KEISEN_RESTRICTION_POSITIVE = 16,
  /** keisen_restriction_create_aspect(). */
  KEISEN_RESTRICTION_ASPECT = 17
} keisen_restriction_kind;

/** A number that a restriction was made with: that of the same name in its creating function. */
typedef enum keisen_restriction_parameter {
  /** Source, bounds, span, positive: their `min`; window: the least that a point may show. */
  KEISEN_RESTRICTION_PARAMETER_MIN = 0,
  /** Source, bounds, span: their `max`; window: the most that a point may show. */
  KEISEN_RESTRICTION_PARAMETER_MAX = 1,
  /** Length, latest. */
  KEISEN_RESTRICTION_PARAMETER_LENGTH = 2,
  /** Length, interval, window, span, aspect. */
  KEISEN_RESTRICTION_PARAMETER_ANCHOR = 3,
  /** Length. */
  KEISEN_RESTRICTION_PARAMETER_OFFSET = 4,
  /** Padding, margins. */
  KEISEN_RESTRICTION_PARAMETER_LOW = 5,
  /** Padding, margins. */
  KEISEN_RESTRICTION_PARAMETER_HIGH = 6,
  /** Interval. */
  KEISEN_RESTRICTION_PARAMETER_STEP = 7,
  /** Include, symmetric. */
  KEISEN_RESTRICTION_PARAMETER_VALUE = 8,
  /** Latest. */
  KEISEN_RESTRICTION_PARAMETER_LEAD = 9,
  /** Nice. */
  KEISEN_RESTRICTION_PARAMETER_COUNT = 10,
  /** Aspect. */
  KEISEN_RESTRICTION_PARAMETER_RATIO = 11,
  /** User-interactive: in radians. */
  KEISEN_RESTRICTION_PARAMETER_ANGLE = 12,
  /** Source: 0 or 1, as those below. */
  KEISEN_RESTRICTION_PARAMETER_EXPAND_MIN = 13,
  /** Source. */
  KEISEN_RESTRICTION_PARAMETER_EXPAND_MAX = 14,
  /** Padding, interval. */
  KEISEN_RESTRICTION_PARAMETER_SHRINK_MIN = 15,
  /** Padding, interval. */
  KEISEN_RESTRICTION_PARAMETER_SHRINK_MAX = 16,
  /** Padding. */
  KEISEN_RESTRICTION_PARAMETER_APPLIES_TO_CURRENT = 17,
  /** Bounds. */
  KEISEN_RESTRICTION_PARAMETER_KEEPS_LENGTH = 18,
  /** Window: what it is now; keisen_restriction_zoom_window() changes it. */
  KEISEN_RESTRICTION_PARAMETER_UNITS_PER_POINT = 19,
  /** Window. */
  KEISEN_RESTRICTION_PARAMETER_INITIAL = 20
} keisen_restriction_parameter;

/** How long a plot is along one dimension, for what turns points into data. */
typedef struct keisen_viewport {
  /** A chart whose plot it is, laid out with the ranges of that moment; NULL for `points`. A
   * restriction does not keep it alive; when it has ended, the length is 0. */
  keisen_chart *chart;
  /** The side of the plot. */
  keisen_dimension dimension;
  /** Without a chart: the length in points, finite, not negative. */
  double points;
} keisen_viewport;

/** What a custom restriction may ask: what the range is for, and what is known at that moment. */
typedef struct keisen_range_context {
  /** sizeof(keisen_range_context) in this library; a later one may be larger. */
  uint32_t struct_size;
  /** How the projection's data becomes distance. */
  keisen_scale scale;
  /** What the range is relative to, exact. */
  int64_t origin;
  /** The extremes of the updater's data, relative to the origin; empty where it has none. */
  keisen_proposed_range source;
  /** The time of the update, in seconds; NaN where whoever asked for it gave none. */
  double time;
  /** What the range is for, lent until the function returns: keisen_projection_retain() keeps it.
   */
  keisen_projection *projection;
  /** What keisen_range_context_get_range() knows it by until the function returns. */
  uint64_t number;
} keisen_range_context;

/**
 * Reads the range of a projection from within a restriction: in a frame the frame's own, which may
 * not be stored yet, else what the projection has.
 *
 * @param context     What the restriction got. Must not be NULL.
 * @param projection  Any projection.
 * @param range       Receives `struct_size` bytes, which the caller sets before.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_STATE when the function that got the context has
 * returned, or KEISEN_ERROR_INVALID_ARGUMENT when `struct_size` is not known.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_range_context_get_range(const keisen_range_context *context,
                                                        keisen_projection *projection,
                                                        keisen_projection_range *range);

/**
 * Rewrites a range: a restriction of the caller's.
 *
 * Called on whatever thread updates or draws, with no lock held. It must not run the updater that
 * it is in: KEISEN_ERROR_INVALID_STATE.
 *
 * @param range    The range, ordered or empty, relative to the context's origin; its ends may be
 *                 infinite. What is left reversed is turned round.
 * @param about    What the range is for. It lives until the function returns.
 * @param context  As keisen_restriction_create_custom() got it.
 * @return KEISEN_OK. Any other value, and an end that is NaN, fail the update or the frame with
 *         KEISEN_ERROR_CALLBACK, and the projection keeps its range.
 */
typedef keisen_status (*keisen_restriction_function)(keisen_proposed_range *range,
                                                     const keisen_range_context *about,
                                                     void *context);

/** What a custom restriction is called, and what it reads. */
typedef struct keisen_custom_restriction_options {
  /** sizeof(keisen_custom_restriction_options). */
  uint32_t struct_size;
  /** Number of projections. Default 0. */
  uint32_t projection_count;
  /** Name for messages. NULL (default) for "Block". */
  const char *label;
  /** Projections besides the target whose ranges it reads: in a frame their updaters run first.
   * NULL (default) only for none. */
  keisen_projection *const *projections;
} keisen_custom_restriction_options;

/** A keisen_custom_restriction_options with all defaults. */
#define KEISEN_CUSTOM_RESTRICTION_OPTIONS_INIT                                                     \
  {sizeof(keisen_custom_restriction_options), 0, NULL, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_custom_restriction_options_init(
    keisen_custom_restriction_options *options, uint32_t struct_size);

/**
 * Makes a restriction of a function of the caller's.
 *
 * @param function     The function. Must not be NULL.
 * @param destroy      Called once with `context` after the last call of the function, when the
 *                     restriction has ended. May be NULL. Not called when this function fails.
 * @param context      Handed to both. May be NULL.
 * @param options      Label and projections, or NULL for the defaults.
 * @param restriction  Receives the restriction.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the function is NULL, the label is not
 *         UTF-8, or `projections` is NULL and the count is not 0; KEISEN_ERROR_INVALID_HANDLE when
 *         one of them is no projection.
 * @since 0.1
 */
KEISEN_API keisen_status
keisen_restriction_create_custom(keisen_restriction_function function,
                                 keisen_destroy_callback destroy,
                                 void *context,
                                 const keisen_custom_restriction_options *options,
                                 keisen_restriction **restriction);

/**
 * Makes a restriction that changes nothing and notes what it saw last, whatever that is: empty and
 * infinite ranges too. keisen_restriction_get_last() reads it.
 *
 * @param restriction  Receives the restriction.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_create_probe(keisen_restriction **restriction);

/**
 * Makes a restriction that takes the data's extremes, or values that are given.
 *
 * What it gets does not count, be it empty or infinite. Without data it gives (`min`, `max`). With
 * `expand_min` the least value is `min` where that is less, and so with `expand_max`: data in (2,
 * 7) with (0, 5) becomes (0, 7), without both (2, 7). An end that has no place on the scale counts
 * for nothing.
 *
 * @param min          Least value without data.
 * @param max          Greatest value without data, at least `min`.
 * @param expand_min   Whether the range reaches down to `min` at least.
 * @param expand_max   Whether the range reaches up to `max` at least.
 * @param restriction  Receives the restriction.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a value is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_create_source(keisen_value min,
                                                          keisen_value max,
                                                          bool expand_min,
                                                          bool expand_max,
                                                          keisen_restriction **restriction);

/**
 * Makes a restriction that gives the range a length about an anchor: (0, 10) with length 4 becomes
 * (0, 4) about -1, (3, 7) about 0 and (6, 10) about 1.
 *
 * An empty range stays empty, and one whose anchor is infinite stays what it is. Lengths are
 * differences of values on every scale.
 *
 * @param length       The length, not negative.
 * @param anchor       What keeps its place, from -1 to 1: -1 the least value, 0 the middle, 1 the
 *                     greatest.
 * @param offset       What both ends are moved by then.
 * @param restriction  Receives the restriction.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a value is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_create_length(keisen_value length,
                                                          double anchor,
                                                          keisen_value offset,
                                                          keisen_restriction **restriction);

/** Which way a restriction may move the ends of a range. */
typedef struct keisen_padding_options {
  /** sizeof(keisen_padding_options). */
  uint32_t struct_size;
  /** Whether the least value may rise to where the padded data begins. Default false. */
  bool shrink_min;
  /** Whether the greatest value may sink to where the padded data ends. Default false. */
  bool shrink_max;
  /** Whether the range itself is padded before it is compared with the data. Default false. */
  bool applies_to_current;
} keisen_padding_options;

/** A keisen_padding_options with all defaults. */
#define KEISEN_PADDING_OPTIONS_INIT {sizeof(keisen_padding_options), false, false, false}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_padding_options_init(keisen_padding_options *options,
                                                     uint32_t struct_size);

/**
 * Makes a restriction that keeps room beside the data: of data in (0, 10) with 5 and 5, (0, 10)
 * becomes (-5, 15), (-20, 12) becomes (-20, 15), (-25, 17) where it applies to the range, and
 * (-5, 15) where both ends may shrink.
 *
 * Without data it only pads where it applies to the range, and an empty one stays. With data an
 * empty range becomes the padded data; infinite ends stay unless they may shrink.
 *
 * @param low          Room below the least value, not negative.
 * @param high         Room above the greatest value, not negative.
 * @param options      Which way ends may move, or NULL for the defaults: the range only grows.
 * @param restriction  Receives the restriction.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a value is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_create_padding(keisen_value low,
                                                           keisen_value high,
                                                           const keisen_padding_options *options,
                                                           keisen_restriction **restriction);

/** Where the multiples of an interval stand, and which way ends move. */
typedef struct keisen_interval_options {
  /** sizeof(keisen_interval_options). */
  uint32_t struct_size;
  /** Whether the least value rises to a multiple instead of sinking. Default false. */
  bool shrink_min;
  /** Whether the greatest value sinks to a multiple instead of rising. Default false. */
  bool shrink_max;
  /** What multiples are counted from. Default 0. */
  keisen_value anchor;
} keisen_interval_options;

/** A keisen_interval_options with all defaults. */
#define KEISEN_INTERVAL_OPTIONS_INIT                                                               \
  {sizeof(keisen_interval_options), false, false, KEISEN_VALUE(0)}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_interval_options_init(keisen_interval_options *options,
                                                      uint32_t struct_size);

/**
 * Makes a restriction that moves the ends to multiples of a step: (3, 27) with 10 becomes (0, 30),
 * (-7, 13) becomes (-10, 20); where both ends shrink (3, 27) becomes (10, 20).
 *
 * An end that is a multiple within rounding stays. An empty range, an infinite end and one whose
 * multiple has no place on the scale stay too, and so does a range that shrinking would leave
 * nothing of.
 *
 * @param step         The step, positive.
 * @param options      Anchor and directions, or NULL for the defaults: outwards from 0.
 * @param restriction  Receives the restriction.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a value is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_create_interval(keisen_value step,
                                                            const keisen_interval_options *options,
                                                            keisen_restriction **restriction);

/**
 * Tells how long a window is: a policy of the caller's.
 *
 * Called as a keisen_restriction_function is, for a range that is finite and a plot that has a
 * length.
 *
 * @param viewport  The length of the plot, in points, positive.
 * @param range     What the window is cut out of, relative to the context's origin.
 * @param about     What the range is for. It lives until the function returns.
 * @param context   As in the options.
 * @param length    Receives the length in values, finite, not negative.
 * @return KEISEN_OK. Any other value, and a length that is not allowed, fail the update or the
 * frame with KEISEN_ERROR_CALLBACK.
 */
typedef keisen_status (*keisen_window_length_function)(double viewport,
                                                       keisen_proposed_range range,
                                                       const keisen_range_context *about,
                                                       void *context,
                                                       double *length);

/**
 * Tells where a window is: a policy of the caller's.
 *
 * Called as a keisen_window_length_function is.
 *
 * @param length    How long the window is, in values; it may be longer than the range.
 * @param range     What the window is cut out of, relative to the context's origin.
 * @param about     What the range is for. It lives until the function returns.
 * @param context   As in the options.
 * @param position  Receives the position: 0 at the beginning of the range to 1 at its end.
 * @return KEISEN_OK. Any other value, and a position that is not allowed, fail the update or the
 *         frame with KEISEN_ERROR_CALLBACK.
 */
typedef keisen_status (*keisen_window_position_function)(double length,
                                                         keisen_proposed_range range,
                                                         const keisen_range_context *about,
                                                         void *context,
                                                         double *position);

/** How long a window is, and where. */
typedef struct keisen_window_options {
  /** sizeof(keisen_window_options). */
  uint32_t struct_size;
  /** Least data that a point may show, positive. NULL (default) for `units_per_point` itself. */
  const keisen_value *min;
  /** Most data that a point may show, at least `min`. NULL (default) for `units_per_point` itself.
   */
  const keisen_value *max;
  /** What of the window keeps its place, 0 for its least value to 1 for its greatest. Default 0.5.
   */
  double anchor;
  /** Where it is before it was ever moved, 0 for the beginning of the range to 1 for its end.
   * Default 0.5. */
  double initial;
  /** Tells the length in place of `units_per_point`. NULL (default) for none. */
  keisen_window_length_function length_function;
  /** Tells the position in place of `anchor` and `initial`. NULL (default) for none. */
  keisen_window_position_function position_function;
  /** Called once with `context` after the last call of both functions, when the restriction has
   * ended. Not called when it can't be made. NULL (default) for none. */
  keisen_destroy_callback destroy;
  /** Handed to all three. Default NULL. */
  void *context;
} keisen_window_options;

/** A keisen_window_options with all defaults. */
#define KEISEN_WINDOW_OPTIONS_INIT                                                                 \
  {sizeof(keisen_window_options), NULL, NULL, 0.5, 0.5, NULL, NULL, NULL, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_window_options_init(keisen_window_options *options,
                                                    uint32_t struct_size);

/**
 * Makes a restriction that shows a window as long as the plot allows: a range of (0, 100) on a plot
 * of 50 points at 0.4 units per point has a window of 20; at its end that is (80, 100), in its
 * middle (40, 60).
 *
 * The window stands in the range so that the value under its anchor keeps its place, also when the
 * range or the plot become other ones; keisen_restriction_pan_window() and
 * keisen_restriction_zoom_window() move it. One that is longer than the range holds it all. An
 * empty or infinite range stays, and so does any while the plot has no length.
 *
 * @param viewport         The length of the plot; read, not kept.
 * @param units_per_point  How much data a point shows, positive; brought between both limits.
 * @param options          Limits, place and policies, or NULL for the defaults: no zooming, about
 *                         the middle.
 * @param restriction      Receives the restriction.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a value is not allowed, or some of the
 *         three lengths are in a unit of time and some are not.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_create_window(const keisen_viewport *viewport,
                                                          keisen_value units_per_point,
                                                          const keisen_window_options *options,
                                                          keisen_restriction **restriction);

/**
 * Makes a restriction that keeps a value in the range: (3, 7) with 0 becomes (0, 7). An empty range
 * becomes that value alone; infinite ends stay. A value that has no place on the scale counts for
 * nothing.
 *
 * @param value        The value.
 * @param restriction  Receives the restriction.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the value is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_create_include(keisen_value value,
                                                           keisen_restriction **restriction);

/**
 * Makes a restriction that lets the range reach no further than bounds: (-5, 12) within 0 and 10
 * becomes (0, 10), and (-5, 1) becomes (0, 1), or where it keeps its length (0, 6).
 *
 * A range that lies outside entirely becomes the bound that it is beside. An empty one stays, an
 * infinite end becomes the bound.
 *
 * @param min           Least value allowed; NULL for none.
 * @param max           Greatest value allowed; NULL for none.
 * @param keeps_length  Whether a range is moved inside whole, and cut only where it is longer than
 *                      the bounds are apart.
 * @param restriction   Receives the restriction.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a value is not allowed, or `max` is less
 *         than `min`.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_create_bounds(const keisen_value *min,
                                                          const keisen_value *max,
                                                          bool keeps_length,
                                                          keisen_restriction **restriction);

/**
 * Makes a restriction that keeps the range's length between two: (4, 6) with at least 10 becomes
 * (0, 10) about its middle. An empty range stays, and so does one whose anchor is infinite. Lengths
 * are differences of values on every scale.
 *
 * @param min          Least length; NULL for none.
 * @param max          Greatest length; NULL for none.
 * @param anchor       What keeps its place, from -1 to 1: -1 the least value, 0 the middle, 1 the
 *                     greatest.
 * @param restriction  Receives the restriction.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a value is not allowed, or `max` is less
 *         than `min`.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_create_span(const keisen_value *min,
                                                        const keisen_value *max,
                                                        double anchor,
                                                        keisen_restriction **restriction);

/**
 * Makes a restriction that adds fractions of the range's length at its ends, on the scale: (0, 10)
 * with 0.1 and 0.2 becomes (-1, 12), and on a log scale (1, 100) with 0.5 and 0.5 becomes
 * (0.1, 1000). Empty and infinite ranges stay, and so does one without a length.
 *
 * @param low          Fraction of the length below, finite, not negative; 0.05 is usual.
 * @param high         Fraction of the length above, finite, not negative.
 * @param restriction  Receives the restriction.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a fraction is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_create_margins(double low,
                                                           double high,
                                                           keisen_restriction **restriction);

/**
 * Makes a restriction that lets both ends be equally far from a value, on the scale, as far as the
 * farther one: (-3, 8) around 0 becomes (-8, 8), and on a log scale (0.1, 1000) around 1
 * (0.001, 1000). Empty and infinite ranges stay.
 *
 * @param value        The value in the middle.
 * @param restriction  Receives the restriction.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the value is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_create_symmetric(keisen_value value,
                                                             keisen_restriction **restriction);

/**
 * Makes a restriction that shows the end of a stream: with length 10 and lead 1, data up to 57
 * gives (48, 58). Without data the range's own end counts; an empty one, and one without end,
 * stays.
 *
 * @param length       How much is shown, not negative.
 * @param lead         Room after the latest value; negative ends before it.
 * @param restriction  Receives the restriction.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a value is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_create_latest(keisen_value length,
                                                          keisen_value lead,
                                                          keisen_restriction **restriction);

/**
 * Makes a restriction that extends the range to the ticks that its ends fall between, as
 * keisen_projection_nice(): (0.3, 9.7) becomes (0, 10). Empty and infinite ranges stay.
 *
 * @param count        Wanted number of ticks, 1 or more, a hint; 5 is usual.
 * @param restriction  Receives the restriction.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the count is 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_create_nice(uint32_t count,
                                                        keisen_restriction **restriction);

/**
 * Makes a restriction that keeps the range above 0, for log scales: (-5, 20) with 0.1 becomes
 * (0.1, 20).
 *
 * A min that is not positive becomes `min`, else the lowest positive value of the data, else a
 * tenth of the max. A range whose max is not above that becomes `min`, or
 * 1, to ten times it. An empty range stays, and so does an infinite greatest value.
 *
 * @param min          What stands for values that are not positive, positive; NULL for the data's.
 * @param restriction  Receives the restriction.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the value is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_create_positive(const keisen_value *min,
                                                            keisen_restriction **restriction);

/**
 * Makes a restriction that shows as much data per point as another projection does, times a ratio:
 * with ratio 1 beside a range of 30 on 300 points, (0, 10) on 200 points becomes (-5, 15). On log
 * scales lengths are those of decades.
 *
 * Where a plot has no length or the other range is empty, the range stays, as empty and infinite
 * ones do. In a frame the other projection's updater runs first; two that wait for each other fail
 * it with KEISEN_ERROR_INVALID_STATE.
 *
 * @param other           The projection to follow.
 * @param ratio           Units of this one for each unit of the other, positive.
 * @param viewport        The length of the plot along this one; read, not kept.
 * @param other_viewport  The length of the plot along the other one; read, not kept.
 * @param anchor          What keeps its place, from -1 to 1: -1 the least value, 0 the middle, 1
 * the greatest.
 * @param restriction     Receives the restriction.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a value is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_create_aspect(keisen_projection *other,
                                                          double ratio,
                                                          const keisen_viewport *viewport,
                                                          const keisen_viewport *other_viewport,
                                                          double anchor,
                                                          keisen_restriction **restriction);

/**
 * Reads what a restriction does.
 *
 * @param restriction  The restriction.
 * @param kind         Receives the kind.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_get_kind(keisen_restriction *restriction,
                                                     keisen_restriction_kind *kind);

/**
 * Reads what messages call a restriction, such as "Length".
 *
 * @param restriction  The restriction.
 * @param capacity     Bytes at `buffer`; 0 only reads the length.
 * @param buffer       Receives UTF-8 and a NUL, cut before a character that does not fit. NULL only
 *                     when `capacity` is 0.
 * @param length       Receives the bytes of the whole name without the NUL. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `buffer` is NULL and `capacity` is not
 * 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_get_name(keisen_restriction *restriction,
                                                     size_t capacity,
                                                     char *buffer,
                                                     size_t *length);

/**
 * Reads a number that a restriction was made with.
 *
 * @param restriction  The restriction.
 * @param parameter    Which one.
 * @param value        Receives the number as it was given; its offset is NaN where none was.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a restriction of this kind has no such
 *         number.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_get_parameter(keisen_restriction *restriction,
                                                          keisen_restriction_parameter parameter,
                                                          keisen_value *value);

/**
 * Reads the length of the plot that a window or an aspect was made with.
 *
 * @param restriction  A window or an aspect.
 * @param other        Whether to read an aspect's `other_viewport`.
 * @param viewport     Receives it; its chart is a new reference, NULL where it has ended or none
 * was given.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the restriction has none.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_get_viewport(keisen_restriction *restriction,
                                                         bool other,
                                                         keisen_viewport *viewport);

/**
 * Reads the number of projections besides the target that a restriction reads: 1 for an aspect.
 *
 * @param restriction  The restriction.
 * @param count        Receives the number.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_get_projection_count(keisen_restriction *restriction,
                                                                 size_t *count);

/**
 * Gets a projection that a restriction reads, as a new reference.
 *
 * @param restriction  The restriction.
 * @param index        Its place, from 0.
 * @param projection   Receives the projection.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such place.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_get_projection(keisen_restriction *restriction,
                                                           size_t index,
                                                           keisen_projection **projection);

/**
 * Reads what a probe saw last.
 *
 * @param restriction  A probe.
 * @param range        Receives the range, relative to the origin of the updater's target; the empty
 *                     one where there was none yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the restriction is no probe.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_get_last(keisen_restriction *restriction,
                                                     keisen_proposed_range *range);

/**
 * Shortens or lengthens a window, for the next update, about its anchor.
 *
 * @param restriction  A window.
 * @param factor       What `units_per_point` is divided by: 2 shows half as much. Positive, finite.
 *                     The result stays within what the window was made with.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the factor is not allowed, or the
 *         restriction is no window or one whose length is another policy's.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_zoom_window(keisen_restriction *restriction,
                                                        double factor);

/**
 * Moves a window along its range, for the next update, which keeps it inside.
 *
 * @param restriction  A window.
 * @param length       How far, towards greater values where it is positive. Before its first update
 *                     it moves nothing.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as keisen_restriction_zoom_window(), or when
 *         the length is in a unit of time and the window is not on a time scale.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_pan_window(keisen_restriction *restriction,
                                                       keisen_value length);

/**
 * Gives a window the length and the place that it was made with, for the next update.
 *
 * @param restriction  A window.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as keisen_restriction_zoom_window().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_reset_window(keisen_restriction *restriction);

/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_restriction_retain(keisen_restriction *restriction);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_restriction_release(keisen_restriction *restriction);
/** Tells whether two handles mean one restriction. @since 0.1 */
KEISEN_API keisen_status keisen_restriction_equal(keisen_restriction *restriction,
                                                  keisen_restriction *other,
                                                  bool *equal);

/**
 * Makes an updater without data and restrictions.
 *
 * @param target   The projection to decide about; kept alive.
 * @param updater  Receives the updater.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_updater_create(keisen_projection *target, keisen_updater **updater);

/** Gets the projection that it decides about, as a new reference. @since 0.1 */
KEISEN_API keisen_status keisen_updater_get_target(keisen_updater *updater,
                                                   keisen_projection **target);

/**
 * Decides the range of the target now.
 *
 * @param updater  The updater.
 * @param time     In seconds, for restrictions that move by themselves; NaN lets each take the
 *                 latest that it knows.
 * @param changed  Receives whether the range is another one than before. May be NULL.
 * @return KEISEN_OK; KEISEN_ERROR_CALLBACK when a restriction or the target's hook fails;
 *         KEISEN_ERROR_INVALID_ARGUMENT when the time is infinite, or what the restrictions make is
 *         not finite or not allowed on the scale; KEISEN_ERROR_INVALID_STATE when a restriction
 *         runs the updater that it is in. On error the range stays.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_updater_update(keisen_updater *updater, double time, bool *changed);

/**
 * Reads the first time at or after a time at which the updater would decide something else by
 * itself.
 *
 * @param updater  The updater.
 * @param after    In seconds, finite.
 * @param time     Receives the time in seconds; infinity for never.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `after` is NaN or infinite.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_updater_get_next_time(keisen_updater *updater,
                                                      double after,
                                                      double *time);

/**
 * Lets ranges be stored turned round, for axes that go from right to left or from top to bottom.
 *
 * @param updater   The updater.
 * @param reversed  Whether they are. An updater does not, unless told to.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_updater_set_reversed(keisen_updater *updater, bool reversed);

/** Reads whether ranges are stored turned round. @since 0.1 */
KEISEN_API keisen_status keisen_updater_get_reversed(keisen_updater *updater, bool *reversed);
/** Adds a restriction behind the others. @since 0.1 */
KEISEN_API keisen_status keisen_updater_append(keisen_updater *updater,
                                               keisen_restriction *restriction);

/**
 * Adds a restriction before another one.
 *
 * @param updater      The updater.
 * @param index        Its place then, from 0 to the number of restrictions.
 * @param restriction  The restriction.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such place.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_updater_insert(keisen_updater *updater,
                                               size_t index,
                                               keisen_restriction *restriction);

/**
 * Moves a restriction to another place.
 *
 * @param updater  The updater.
 * @param from     Its place.
 * @param to       Its place then.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such place.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_updater_move(keisen_updater *updater, size_t from, size_t to);

/**
 * Puts a restriction in the place of another one.
 *
 * @param updater      The updater.
 * @param index        The place.
 * @param restriction  The restriction.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such place.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_updater_replace(keisen_updater *updater,
                                                size_t index,
                                                keisen_restriction *restriction);

/**
 * Takes a restriction out.
 *
 * @param updater  The updater.
 * @param index    Its place.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such place.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_updater_remove(keisen_updater *updater, size_t index);

/** Takes all restrictions out. @since 0.1 */
KEISEN_API keisen_status keisen_updater_remove_all(keisen_updater *updater);
/** Reads the number of restrictions. @since 0.1 */
KEISEN_API keisen_status keisen_updater_get_restriction_count(keisen_updater *updater,
                                                              size_t *count);

/**
 * Gets a restriction, as a new reference.
 *
 * @param updater      The updater.
 * @param index        Its place, from 0 for the first to run.
 * @param restriction  Receives the restriction.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such place.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_updater_get_restriction(keisen_updater *updater,
                                                        size_t index,
                                                        keisen_restriction **restriction);

/**
 * Extends the updater's data to a value. Values add up with attached series, and never leave but by
 * keisen_updater_clear_values().
 *
 * @param updater  The updater.
 * @param value    The value; one that is NaN or infinite counts for nothing.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the unit is unknown.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_updater_add_value(keisen_updater *updater, keisen_value value);

/**
 * Extends the updater's data to values, as keisen_updater_add_value() with each.
 *
 * @param updater  The updater.
 * @param values   `count` values, in data units, absolute. NULL only when `count` is 0.
 * @param count    Number of values.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a pointer is NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_updater_add_values(keisen_updater *updater,
                                                   const double *values,
                                                   size_t count);

/** Forgets the values that were added; series stay. @since 0.1 */
KEISEN_API keisen_status keisen_updater_clear_values(keisen_updater *updater);

/**
 * Follows the data of a series as it grows, shrinks and is replaced. Costs what the bounds cost
 * that columns keep, not their rows.
 *
 * @param updater  The updater.
 * @param series   A series that draws through the target; kept alive. One that is attached already
 *                 takes the new `within`.
 * @param within   Another projection that it draws through: only rows within its range count, so
 *                 that y can fit the visible x. NULL for all rows.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the series does not draw through one of
 *         them, or `within` is the target.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_updater_attach(keisen_updater *updater,
                                               keisen_series *series,
                                               keisen_projection *within);

/** Follows a series no more, if it does. @since 0.1 */
KEISEN_API keisen_status keisen_updater_detach(keisen_updater *updater, keisen_series *series);
/** Reads the number of attached series. @since 0.1 */
KEISEN_API keisen_status keisen_updater_get_series_count(keisen_updater *updater, size_t *count);

/**
 * Gets an attached series, as a new reference.
 *
 * @param updater  The updater.
 * @param index    Its place, from 0 in the order of being attached.
 * @param series   Receives the series.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such place.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_updater_get_series(keisen_updater *updater,
                                                   size_t index,
                                                   keisen_series **series);

/**
 * Gets the projection within whose range the rows of an attached series count, as a new reference.
 *
 * @param updater  The updater.
 * @param index    The place of the series.
 * @param within   Receives the projection, or NULL where all rows count.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such place.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_updater_get_within(keisen_updater *updater,
                                                   size_t index,
                                                   keisen_projection **within);

/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_updater_retain(keisen_updater *updater);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_updater_release(keisen_updater *updater);
/** Tells whether two handles mean one updater. @since 0.1 */
KEISEN_API keisen_status keisen_updater_equal(keisen_updater *updater,
                                              keisen_updater *other,
                                              bool *equal);

/**
 * Lets an updater run in every frame of a chart, before it is laid out, unless it does already.
 *
 * Updaters run in the order of being added, save that one that reads the range of another one's
 * target runs after that. Where some wait for each other, frames fail with
 * KEISEN_ERROR_INVALID_STATE; where one fails, as keisen_updater_update() does. The chart keeps it
 * alive. What they decide holds for the frame, and is stored when that has succeeded.
 *
 * @param chart    The chart.
 * @param updater  The updater.
 * @return KEISEN_OK.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_updater(keisen_chart *chart, keisen_updater *updater);

/** Lets an updater run no more in frames, if it does. @since 0.1 */
KEISEN_API keisen_status keisen_chart_remove_updater(keisen_chart *chart, keisen_updater *updater);
/** Reads the number of updaters. @since 0.1 */
KEISEN_API keisen_status keisen_chart_get_updater_count(keisen_chart *chart, size_t *count);

/**
 * Gets an updater, as a new reference.
 *
 * @param chart    The chart.
 * @param index    Its place, from 0 in the order of being added.
 * @param updater  Receives the updater.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such place.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_updater(keisen_chart *chart,
                                                  size_t index,
                                                  keisen_updater **updater);

#ifdef __cplusplus
}
#endif

#endif
