/* SPDX-License-Identifier: MIT */
/* Keisen: projections and scales. */
#ifndef KEISEN_PROJECTION_H
#define KEISEN_PROJECTION_H

#include "base.h"
#include "column.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * One dimension: a range and a scale, which together turn data into positions.
 *
 * A projection never changes itself. Its range is `min` and `max`, doubles relative to an int64
 * `origin` in data units, so that it can hold one microsecond at epoch nanoseconds. One projection
 * in two spaces or charts links them.
 *
 * Until its range is decided it follows the data: every frame, hit and read computes the range of
 * all series on it in all charts, with margins, and stores nothing. A range is decided when it is
 * set, fitted, animated, or written by an updater; keisen_projection_unset() lets it follow the
 * data again. Reading it, its scale, zone, origin and direction decide nothing. One end alone may
 * be decided: keisen_projection_set_min(), keisen_projection_set_max().
 *
 * Margins are 5 % of the length of the data at each end, measured on the scale, or half of the
 * stroke on a plot of 150 points if that is more, at most 10 %. There are none at the baseline of
 * bars, areas and stems, beside heat maps, images and contours, and beside names. Where what ends
 * there has none, nothing else has any beyond it. Without data the range is (0, 1), on a log scale
 * (1, 10).
 *
 * Any finite range is allowed, on a log scale any positive one. A reversed one (min > max) draws
 * from right to left or from top to bottom. An empty one (min == max) places every value in the
 * middle.
 *
 * A time scale counts steps of its unit since 1970-01-01 UTC. Timestamps of another unit are
 * converted; other numbers are taken to be in that unit.
 */
typedef struct keisen_projection keisen_projection;

/** How data becomes distance. */
typedef enum keisen_scale {
  /** Time where all data is timestamps, else linear: decided at the first fit, frame or read. */
  KEISEN_SCALE_AUTOMATIC = -1,
  /** In proportion. */
  KEISEN_SCALE_LINEAR = 0,
  /** Equal ratios are equal lengths; values that are not positive have no position. */
  KEISEN_SCALE_LOG = 1,
  /** Linear near 0, logarithmic beyond a threshold, on both sides. */
  KEISEN_SCALE_SYMLOG = 2,
  /** sign(v) times the square root of |v|. */
  KEISEN_SCALE_SQUARE_ROOT = 3,
  /** Names at the integers from 0, each in the middle of a band of length 1. */
  KEISEN_SCALE_CATEGORY = 4,
  /** Instants, on the steps of a calendar. */
  KEISEN_SCALE_TIME = 5,
  /** Functions of the caller's: `custom` of keisen_scale_options. */
  KEISEN_SCALE_CUSTOM = 6
} keisen_scale;

/**
 * A scale of the caller's own: two functions, from values to what positions are straight in and
 * back. What `forward` makes of the values of a range is spread evenly over it, so units and
 * direction don't matter: sqrt(v), 2 sqrt(v) and -sqrt(v) are one scale.
 *
 * Whenever a range is set, fitted, decided or drawn on it, `forward` is asked for 257 values at
 * equal distances in it, its ends among them, in a range shorter than 2.6e-8 of its values for
 * fewer. It must be finite there and rise or fall from each to the next, and what `inverse` makes
 * of it must stand within 1e-6 of the range's length of where it should, or be the value but for
 * 1e-10 of it. Else that call fails with KEISEN_ERROR_INVALID_ARGUMENT, its message tells where,
 * and everything is as it was. A range that was checked lately is not checked again.
 *
 * Values are those of the data, or origin + value as a double where a projection has an origin, as
 * on a log scale. Axes, grids, fits, gestures, hits and colour scales work as on any other scale;
 * an axis with converted units has round converted numbers.
 */
typedef struct keisen_custom_scale keisen_custom_scale;

/**
 * One of the two functions of a scale: writes what it makes of each value.
 *
 * It must be pure - the same value gives the same result - and may be called from any thread,
 * within any call that uses a projection on the scale. It must not use such a projection, nor ask
 * or draw a chart that shows one, which gives KEISEN_ERROR_INVALID_STATE. Only
 * values in the domain are asked for, and, of the inverse, only what lies between the results for
 * both ends of it, as far as these are finite. A result of `forward` that is not finite is no
 * place; what `inverse` returns beyond the domain is taken into it, and its NaN is no value.
 *
 * @param values   `count` values, at most 4,096.
 * @param count    How many there are, above 0.
 * @param results  Receives `count` results; other memory than `values`.
 * @param context  What was given with it.
 * @return KEISEN_OK; anything else ends the call with KEISEN_ERROR_CALLBACK, and everything is as
 * it was. It may then be asked for the same values once more, on the thread of that call.
 */
typedef keisen_status (*keisen_scale_function)(const double *values,
                                               size_t count,
                                               double *results,
                                               void *context);

/** What a scale of the caller's has beside its functions. */
typedef struct keisen_custom_scale_options {
  /** sizeof(keisen_custom_scale_options). */
  uint32_t struct_size;
  /** Number of ticks, at most 1,000. Default 0. */
  uint32_t tick_count;
  /** Where ticks stand, finite. Copied. NULL only when `tick_count` is 0. Where fewer than two of
   * them are in a range, ticks are round numbers: multiples of 1, 2 or 5 times a power of ten where
   * these spread about evenly, else numbers near equal distances. Default NULL. */
  const double *ticks;
  /** What it is called in words: "on the logit scale". Default NULL: "custom". */
  const char *label;
  /** The least value that has a place, if `forward` is finite there. What is outside of the domain
   * is a gap, as what is not positive on a log scale; a fit looks at what is within. An end where
   * `forward` is not finite is not reached: a fit ends 1/1024 of its length before. Default
   * -1.7976931348623157e308, the least double, which stands for no end, as -INFINITY does. */
  double low;
  /** The greatest value, above `low`. Default 1.7976931348623157e308, the greatest double, which
   * stands for no end, as INFINITY does. */
  double high;
} keisen_custom_scale_options;

/** A keisen_custom_scale_options with all defaults. */
#define KEISEN_CUSTOM_SCALE_OPTIONS_INIT                                                           \
  {sizeof(keisen_custom_scale_options),                                                            \
   0,                                                                                              \
   NULL,                                                                                           \
   NULL,                                                                                           \
   -1.7976931348623157e308,                                                                        \
   1.7976931348623157e308}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_custom_scale_options_init(keisen_custom_scale_options *options,
                                                          uint32_t struct_size);

/**
 * Makes a scale of two functions. Neither is called before a range comes under the scale.
 *
 * @param forward       What positions are straight in; strictly rising or falling.
 * @param inverse       The value whose `forward` is a number.
 * @param destroy       Called with `context` when nothing needs it any more, on any thread, or
 * NULL.
 * @param context       What both functions work on.
 * @param options       Label, domain and ticks, or NULL.
 * @param custom_scale  Receives the scale.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when a function is NULL, low < high does not
 * hold, a tick is not finite, there are too many, or the label is not UTF-8. On error `context`
 * stays the caller's.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_custom_scale_create(keisen_scale_function forward,
                                                    keisen_scale_function inverse,
                                                    keisen_destroy_callback destroy,
                                                    void *context,
                                                    const keisen_custom_scale_options *options,
                                                    keisen_custom_scale **custom_scale);

/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_custom_scale_retain(keisen_custom_scale *custom_scale);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_custom_scale_release(keisen_custom_scale *custom_scale);
/** Tells whether two handles mean one scale. @since 0.1 */
KEISEN_API keisen_status keisen_custom_scale_equal(keisen_custom_scale *custom_scale,
                                                   keisen_custom_scale *other,
                                                   bool *equal);

/** A scale and what belongs to it. Fields of other scales are ignored. */
typedef struct keisen_scale_options {
  /** sizeof(keisen_scale_options). */
  uint32_t struct_size;
  /** How data becomes distance. Default KEISEN_SCALE_AUTOMATIC. */
  keisen_scale scale;
  /** Log and symlog: whose powers get ticks; finite, above 1. Default 10. */
  double base;
  /** Symlog: where the linear part ends; finite, positive. Default 1. */
  double threshold;
  /** Time: what a step of one is worth. Default KEISEN_TIME_UNIT_AUTOMATIC: the finest unit of the
   * columns, nanoseconds without any. */
  keisen_time_unit unit;
  /** Time: days of the week that are left out, bit 0 for Monday to bit 6 for Sunday. Default 0. */
  uint32_t closed_weekdays;
  /** Time: the IANA name of the zone whose calendar and clock the ticks follow, such as
   * "Europe/Berlin". NULL (default) for UTC. */
  const char *zone;
  /** Time: the hour at which a day begins, 0 <= open_from < open_until. What lies before is left
   * out. Default 0. */
  double open_from;
  /** Time: the hour at which a day ends, at most 24. Default 24. */
  double open_until;
  /** Category: `name_count` names, none NULL. May be NULL for none. */
  const char *const *names;
  /** Category: number of names. Default 0. */
  size_t name_count;
  /** Custom: the scale, which is kept. Default NULL. */
  keisen_custom_scale *custom;
} keisen_scale_options;

/** A keisen_scale_options with all defaults. */
#define KEISEN_SCALE_OPTIONS_INIT                                                                  \
  {sizeof(keisen_scale_options),                                                                   \
   KEISEN_SCALE_AUTOMATIC,                                                                         \
   10,                                                                                             \
   1,                                                                                              \
   KEISEN_TIME_UNIT_AUTOMATIC,                                                                     \
   0,                                                                                              \
   NULL,                                                                                           \
   0,                                                                                              \
   24,                                                                                             \
   NULL,                                                                                           \
   0,                                                                                              \
   NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_scale_options_init(keisen_scale_options *options,
                                                   uint32_t struct_size);

/**
 * Makes a projection with a range.
 *
 * @param min         Value at the left or at the bottom, in data units.
 * @param max         Value at the right or at the top, in data units.
 * @param scale       How data becomes distance, with the defaults of keisen_scale_options.
 * @param projection  Receives the projection.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a bound is NaN or infinite, max - min
 *         overflows, the scale is unknown, or a bound of a log scale is not positive.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_create(double min,
                                                  double max,
                                                  keisen_scale scale,
                                                  keisen_projection **projection);

/**
 * Makes a projection that follows the data.
 *
 * @param scale       How data becomes distance, with the defaults of keisen_scale_options.
 * @param projection  Receives the projection.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the scale is unknown.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_create_unset(keisen_scale scale,
                                                        keisen_projection **projection);

/**
 * Decides the range, relative to the origin, which stays: the one last given or chosen by a fit,
 * else that of the range that follows the data.
 *
 * @param projection  The projection.
 * @param min         Value at the left or at the bottom, relative to the origin.
 * @param max         Value at the right or at the top, relative to the origin.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as keisen_projection_create(); then the old
 *         range stays.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_set_range(keisen_projection *projection,
                                                     double min,
                                                     double max);

/**
 * Sets origin and range together: for times, and for any large integers.
 *
 * @param projection  The projection.
 * @param origin      Reference value, in the unit of the columns.
 * @param min         Value at the left or at the bottom, relative to `origin`.
 * @param max         Value at the right or at the top, relative to `origin`.
 * @return As keisen_projection_set_range().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_set_range_time(keisen_projection *projection,
                                                          int64_t origin,
                                                          double min,
                                                          double max);

/**
 * Sets the range by two values, exact: absolute numbers, or instants in any units.
 *
 * Instants make a time scale of KEISEN_SCALE_AUTOMATIC, and a unit that was left to the data
 * becomes the finest of theirs and the columns'. A number beside an instant is in the unit that the
 * scale was given; without one it is an error. The origin moves to the integer of `min`, unless
 * both integers are 0.
 *
 * @param projection  The projection.
 * @param min         Value at the left or at the bottom.
 * @param max         Value at the right or at the top.
 * @return As keisen_projection_set_range(), and KEISEN_ERROR_INVALID_ARGUMENT when a value is NaN
 * or infinite, an instant is beyond 64 bits in the scale's unit, or instants meet numbers, or a
 * scale that was given and is no time scale.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_set_range_values(keisen_projection *projection,
                                                            keisen_value min,
                                                            keisen_value max);

/**
 * Reads the range, relative to the origin: what was decided, else what the data gives it now.
 * Stores nothing.
 *
 * @param projection  The projection.
 * @param min         Receives the value at the left or at the bottom.
 * @param max         Receives the value at the right or at the top.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_get_range(keisen_projection *projection,
                                                     double *min,
                                                     double *max);

/**
 * Reads origin and range in one step, as keisen_projection_get_range().
 *
 * @param projection  The projection.
 * @param origin      Receives the origin, in data units.
 * @param min         Receives the value at the left or at the bottom, relative to the origin.
 * @param max         Receives the value at the right or at the top, relative to the origin.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_get_range_time(keisen_projection *projection,
                                                          int64_t *origin,
                                                          double *min,
                                                          double *max);

/**
 * Reads the origin of the range.
 *
 * @param projection  The projection.
 * @param origin      Receives the origin, in data units.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_get_origin(keisen_projection *projection,
                                                      int64_t *origin);

/**
 * Moves the origin and leaves the range where it is: min and max are told relative to the new
 * origin, rounded to the nearest double.
 *
 * @param projection  The projection. One that follows the data only takes the origin.
 * @param origin      New origin, in data units.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the range overflows there.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_rebase(keisen_projection *projection, int64_t origin);

/**
 * Decides the lesser end of the range, wherever it is drawn; the greater end stays decided or goes
 * on following the data.
 *
 * An end that follows the data never crosses the other: where all data lies beyond that, it stands
 * 1 beside it, on a log scale a decade, and frames count it in `held_ends`.
 *
 * @param projection  The projection.
 * @param min         The lesser value, relative to the origin.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when it is NaN or infinite, above the greater
 * end where that is decided, or has no place on the scale; then nothing changes.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_set_min(keisen_projection *projection, double min);

/**
 * Decides the greater end of the range, as keisen_projection_set_min() the lesser one.
 *
 * @param projection  The projection.
 * @param max         The greater value, relative to the origin.
 * @return As keisen_projection_set_min().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_set_max(keisen_projection *projection, double max);

/**
 * Decides each end of the range, exact, or lets it follow the data; the direction stays.
 *
 * @param projection  The projection.
 * @param min         The lesser value, an absolute number or an instant, or NULL to follow the
 * data.
 * @param max         The greater value, or NULL to follow the data.
 * @return As keisen_projection_set_range_values() and keisen_projection_set_min().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_set_ends(keisen_projection *projection,
                                                    const keisen_value *min,
                                                    const keisen_value *max);

/**
 * Reads which ends of the range are decided.
 *
 * @param projection  The projection.
 * @param min         Receives whether the lesser end is.
 * @param max         Receives whether the greater end is.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_get_fixed(keisen_projection *projection,
                                                     bool *min,
                                                     bool *max);

/**
 * Changes the direction of the range: from its greater value at the left or at the bottom to its
 * lesser one. Decides nothing; a decided range is turned round, one that follows the data goes on
 * following it. Setting a range sets the direction too.
 *
 * @param projection  The projection.
 * @param reversed    Whether the greater value is at the left or at the bottom.
 * @return KEISEN_OK, or KEISEN_ERROR_CALLBACK when the hook of a decided range fails.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_set_reversed(keisen_projection *projection,
                                                        bool reversed);

/**
 * Reads the direction of the range.
 *
 * @param projection  The projection.
 * @param reversed    Receives whether the greater value is at the left or at the bottom.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_get_reversed(keisen_projection *projection,
                                                        bool *reversed);

/**
 * Decides the range, now and once: what it shows while it follows the data, with margins.
 *
 * NaN, infinities and gaps do not count. Without data the range becomes (0, 1). A log scale fits
 * the positive values, without any (1, 10); a category scale all of its names. An origin that
 * keisen_projection_set_range_time() or keisen_projection_rebase() gave stays; else it is 0 or, for
 * integers and timestamps beyond 2^53 on linear and time scales, their least value.
 *
 * @param projection  The projection.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the extents overflow; then nothing
 * changes.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_fit(keisen_projection *projection);

/**
 * Decides the range, now and once, as the exact extents of the data: as keisen_projection_fit()
 * without margins.
 *
 * @param projection  The projection.
 * @return As keisen_projection_fit().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_fit_extents(keisen_projection *projection);

/**
 * Lets both ends of the range follow the data.
 *
 * @param projection  The projection.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_unset(keisen_projection *projection);

/**
 * Reads whether an end of the range follows the data.
 *
 * @param projection  The projection.
 * @param follow      Receives whether one does.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_get_follow(keisen_projection *projection, bool *follow);

/**
 * Lets the range follow the data, as keisen_projection_unset(), or decides it, as
 * keisen_projection_fit(). Changes nothing where it is so already.
 *
 * @param projection  The projection.
 * @param follow      Whether it follows the data.
 * @return As keisen_projection_fit().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_set_follow(keisen_projection *projection, bool follow);

/**
 * Changes the scale. The range stays, and so do its numbers.
 *
 * @param projection  The projection.
 * @param options     The scale, or NULL for KEISEN_SCALE_AUTOMATIC.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when a field is not allowed, a name is NULL,
 * there is no such zone, or the range has no place on the scale, as (0, 10) on a log scale;
 *         KEISEN_ERROR_IO when the zone can't be read; KEISEN_ERROR_INVALID_HANDLE when `custom` is
 * no scale, KEISEN_ERROR_CALLBACK when a function of it fails. On error nothing changes.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_set_scale(keisen_projection *projection,
                                                     const keisen_scale_options *options);

/**
 * Reads the scale. Fits nothing.
 *
 * @param projection  The projection.
 * @param scale       Receives the scale as it was given or as the data has decided, else
 *                    KEISEN_SCALE_AUTOMATIC.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_get_scale(keisen_projection *projection,
                                                     keisen_scale *scale);

/**
 * Reads the scale and what belongs to it. Fits nothing.
 *
 * @param projection  The projection.
 * @param options     Receives `struct_size` bytes: the scale as keisen_projection_get_scale() tells
 *                    it, its own fields, and the defaults of all others. `zone` lives as long as
 *                    the library. `names` is NULL and `name_count` the number of names, which
 *                    keisen_projection_get_category_name() reads. `custom` is NULL:
 *                    keisen_projection_get_custom_scale() gets it.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `struct_size` is not known.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_get_scale_options(keisen_projection *projection,
                                                             keisen_scale_options *options);

/**
 * Gets the caller's own scale of a projection, as a new reference. Fits nothing.
 *
 * @param projection    The projection.
 * @param custom_scale  Receives the scale.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_STATE when the projection has any other scale.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_get_custom_scale(keisen_projection *projection,
                                                            keisen_custom_scale **custom_scale);

/**
 * Reads a name of a category scale. Fits nothing.
 *
 * @param projection  The projection.
 * @param index       Its place, from 0.
 * @param capacity    Bytes at `buffer`; 0 only reads the length.
 * @param buffer      Receives UTF-8 and a NUL, cut before a character that does not fit. NULL only
 * when `capacity` is 0.
 * @param length      Receives the bytes of the whole name without the NUL. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such place, as on any other
 * scale, or `buffer` is NULL and `capacity` is not 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_get_category_name(
    keisen_projection *projection, size_t index, size_t capacity, char *buffer, size_t *length);

/**
 * Returns the places of names on a scale of names, which takes those that it lacks behind the
 * others. A scale that nobody chose, linear or automatic, becomes one of these names.
 *
 * @param projection  The projection.
 * @param names       `count` strings in UTF-8, which need not differ; NULL is a row without a name.
 *                    NULL only when `count` is 0.
 * @param count       Number of names.
 * @param places      Receives a column of the place of each name, from 0; NaN where there is none.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when the scale is one of numbers or times, or a
 * name is not UTF-8, then nothing changes; KEISEN_ERROR_OUT_OF_MEMORY.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_place_names(keisen_projection *projection,
                                                       const char *const *names,
                                                       size_t count,
                                                       keisen_column **places);

/**
 * Reads what a step of one is worth on a time scale. Fits nothing.
 *
 * @param projection  The projection.
 * @param unit        Receives the unit as it was given or as the data has decided; else, and on any
 *                    other scale, KEISEN_TIME_UNIT_AUTOMATIC.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_get_unit(keisen_projection *projection,
                                                    keisen_time_unit *unit);

/**
 * Reads the zone of a time scale. Fits nothing.
 *
 * @param projection  The projection.
 * @param zone        Receives the zone's name, which lives as long as the library, or NULL on any
 * other scale.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_get_zone(keisen_projection *projection,
                                                    const char **zone);

/**
 * Changes the zone whose calendar and clock the ticks of a time scale follow. Its unit, what it
 * leaves out and the range stay. Any other scale becomes one of time with the defaults of
 * keisen_scale_options, in this zone.
 *
 * @param projection  The projection.
 * @param zone        The IANA name of the zone, such as "Europe/Berlin".
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT when there is no such zone, or KEISEN_ERROR_IO
 * when it can't be read. On error nothing changes.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_set_zone(keisen_projection *projection,
                                                    const char *zone);

/**
 * Tells where values stand: 0 at `min`, 1 at `max`, beyond them outside of 0...1.
 *
 * @param projection  The projection.
 * @param values      `count` values, relative to the origin. NULL only when `count` is 0.
 * @param count       Number of values.
 * @param fractions   Receives `count` fractions; may be `values`, and else must not overlap them.
 *                    NULL only when `count` is 0. NaN, and on a log scale what is not positive,
 *                    gives NaN.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a pointer is NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_map(keisen_projection *projection,
                                               const double *values,
                                               size_t count,
                                               double *fractions);

/**
 * Tells what stands at fractions of the length: the inverse of keisen_projection_map().
 *
 * @param projection  The projection.
 * @param fractions   `count` fractions. NULL only when `count` is 0.
 * @param count       Number of fractions.
 * @param values      Receives `count` values, relative to the origin; may be `fractions`, and else
 *                    must not overlap them. NULL only when `count` is 0.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a pointer is NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_invert(keisen_projection *projection,
                                                  const double *fractions,
                                                  size_t count,
                                                  double *values);

/**
 * Gets the values that get a tick, as an axis chooses them.
 *
 * @param projection  The projection.
 * @param wanted      Wanted number of ticks, a hint.
 * @param capacity    Number of doubles at `values`.
 * @param values      Receives as many of the ticks as fit, relative to the origin, from `min` to
 *                    `max`. NULL only when `capacity` is 0.
 * @param count       Receives the number of ticks, at most 1,000, whether they fit or not.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a pointer is NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_get_ticks(
    keisen_projection *projection, uint32_t wanted, size_t capacity, double *values, size_t *count);

/**
 * Gets the values that get a minor tick. As keisen_projection_get_ticks(), with at most 10,000
 * values.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_get_minor_ticks(
    keisen_projection *projection, uint32_t wanted, size_t capacity, double *values, size_t *count);

/**
 * Extends the range, now and once, to the ticks that its ends fall between.
 *
 * @param projection  The projection.
 * @param wanted      Wanted number of ticks, a hint.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the longer range overflows; then nothing
 *         changes.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_nice(keisen_projection *projection, uint32_t wanted);

/** What a tick label looks like. No locale matters; the minus is U+2212. */
typedef enum keisen_tick_format {
  /** What suits the scale: digits as exact as the step, powers on a log scale, names, times. From
   * five digits on there are commas between thousands. Where the numbers of an axis reach 10^7 and
   * all end in six zeros or more, all have a power of ten, as SCIENTIFIC writes it: 5,000,000 and
   * 12,500,000, but 2.5 times 10^9. Color bars, values beside marks and tooltips follow the same
   * rule. */
  KEISEN_TICK_FORMAT_AUTOMATIC = 0,
  /** Digits with a point: 1234.50. */
  KEISEN_TICK_FORMAT_FIXED = 1,
  /** One digit before the point and a power of ten, in superscripts. */
  KEISEN_TICK_FORMAT_SCIENTIFIC = 2,
  /** A prefix of the SI in front of the unit, which is the suffix: 1.2 kHz. */
  KEISEN_TICK_FORMAT_SI = 3,
  /** The value times 100 and a percent sign. */
  KEISEN_TICK_FORMAT_PERCENT = 4,
  /** Digits with commas between thousands: 12,345. */
  KEISEN_TICK_FORMAT_THOUSANDS = 5,
  /** A date by a pattern; values of other scales are seconds since 1970-01-01 UTC. */
  KEISEN_TICK_FORMAT_DATE = 6,
  /** A duration of seconds, or of the time scale's unit: 45 s, 1:02:03, 1 d 02:00. */
  KEISEN_TICK_FORMAT_DURATION = 7
} keisen_tick_format;

/** How tick labels are written. */
typedef struct keisen_tick_format_options {
  /** sizeof(keisen_tick_format_options). */
  uint32_t struct_size;
  /** What a label looks like. Default automatic. */
  keisen_tick_format style;
  /** Digits after the point, 0...30, or -1 (default) for as many as the step needs. Where two
   * different ticks would read the same there are more. */
  int32_t decimals;
  /** Pattern of KEISEN_TICK_FORMAT_DATE: strftime's %Y %y %m %b %B %d %e %j %H %I %M %S %p %a %A %u
   * %Z %z %%, and %f for the fraction of a second. NULL or "" (default) for what suits the step. */
  const char *pattern;
  /** What stands in front. NULL (default) for nothing. */
  const char *prefix;
  /** What stands behind. NULL (default) for nothing. */
  const char *suffix;
} keisen_tick_format_options;

/** A keisen_tick_format_options with all defaults. */
#define KEISEN_TICK_FORMAT_OPTIONS_INIT                                                            \
  {sizeof(keisen_tick_format_options), KEISEN_TICK_FORMAT_AUTOMATIC, -1, NULL, NULL, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_tick_format_options_init(keisen_tick_format_options *options,
                                                         uint32_t struct_size);

/**
 * Writes how a value reads on the projection's scale.
 *
 * @param projection  The projection.
 * @param value       Any value, in the range or not.
 * @param options     The format, or NULL for what suits the scale.
 * @param capacity    Bytes at `buffer`; 0 only reads the length.
 * @param buffer      Receives UTF-8 and a NUL, cut before a character that does not fit. NULL only
 * when `capacity` is 0.
 * @param length      Receives the bytes of the whole text without the NUL. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the value is NaN or infinite, or an
 * instant and the scale is no time scale, a field of the format is not allowed, or `buffer` is NULL
 * and `capacity` is not 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_format(keisen_projection *projection,
                                                  keisen_value value,
                                                  const keisen_tick_format_options *options,
                                                  size_t capacity,
                                                  char *buffer,
                                                  size_t *length);

/**
 * Tells which values of another projection stand where values of this one do, if both go along one
 * side of a plot: on linear scales
 * `other.min + (other.max - other.min) * (value - min) / (max - min)`. Of (10, 30) the value 15 is
 * 0.25 of (0, 1).
 *
 * @param projection  The projection.
 * @param values      `count` values, relative to its origin. NULL only when `count` is 0.
 * @param count       Number of values.
 * @param other       The other projection; may be the same.
 * @param converted   Receives `count` values, relative to the other's origin; may be `values`, and
 *                    else must not overlap them. NULL only when `count` is 0. NaN, and what has no
 *                    place on the scale, gives NaN; where this range is empty, every value gives
 *                    the middle of the other one.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a pointer is NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_convert(keisen_projection *projection,
                                                   const double *values,
                                                   size_t count,
                                                   keisen_projection *other,
                                                   double *converted);

/** A range on its way to a projection, relative to an origin. It may be empty, reversed or
 * infinite: the empty one, which any value extends, goes from +infinity to -infinity. */
typedef struct keisen_proposed_range {
  /** The least value. */
  double min;
  /** The greatest value. */
  double max;
} keisen_proposed_range;

/**
 * Rewrites a range that is about to be stored.
 *
 * Called on the thread that changes the range - one that sets, fits or updates it, or that draws -
 * with no lock held, also for a fit that is not stored. It may leave the range reversed. It must
 * not change the projection itself: KEISEN_ERROR_INVALID_STATE.
 *
 * @param range    The range, relative to the origin that it will have.
 * @param context  As keisen_projection_set_will_update() got it.
 * @return KEISEN_OK. Any other value fails the call that changes the range with
 *         KEISEN_ERROR_CALLBACK, an end that is NaN, infinite or not on the scale with
 *         KEISEN_ERROR_INVALID_ARGUMENT; then the old range stays.
 */
typedef keisen_status (*keisen_range_hook)(keisen_proposed_range *range, void *context);

/**
 * Sets what rewrites every range of a projection: those that are set, fitted, updated and animated
 * before they are stored, and one that follows the data whenever it is computed. One that keeps
 * `min` at or above 0 makes of (-1, 5) the range (0, 5).
 *
 * @param projection  The projection.
 * @param hook        The hook, or NULL for none. The range that is there stays as it is.
 * @param destroy     Called once with `context` after the last call of the hook: when another one
 *                    was set or the projection ended, and no call uses it any more. May be NULL.
 *                    Not called when this function fails.
 * @param context     Handed to both. May be NULL.
 * @return KEISEN_OK.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_set_will_update(keisen_projection *projection,
                                                           keisen_range_hook hook,
                                                           keisen_destroy_callback destroy,
                                                           void *context);

/** What a projection holds at one moment. */
typedef struct keisen_projection_range {
  /** sizeof(keisen_projection_range) in this library; a later one may be larger. */
  uint32_t struct_size;
  /** Whether there is a range; without, the fields below are 0. */
  bool set;
  /** How data becomes distance. */
  keisen_scale scale;
  /** What the range is relative to, in data units. */
  int64_t origin;
  /** Value at the left or at the bottom, relative to the origin. */
  double min;
  /** Value at the right or at the top, relative to the origin. */
  double max;
} keisen_projection_range;

/**
 * Is told of a change of a projection.
 *
 * Called after the change, with no lock held, on the thread that made it; for a frame's at its end.
 * What it changes in the projection itself is told to all observers in another round, of which
 * there are at most 16.
 *
 * @param range    What the projection holds then. It lives until the observer returns.
 * @param context  As keisen_projection_add_observer() got it.
 */
typedef void (*keisen_range_observer)(const keisen_projection_range *range, void *context);

/**
 * Lets an observer be told of every change of a projection's range or scale.
 *
 * @param projection  The projection.
 * @param observer    The observer. Must not be NULL.
 * @param destroy     Called once with `context` after the last call of the observer: when it was
 *                    removed or the projection ended, and no change tells it any more. May be NULL.
 *                    Not called when this function fails.
 * @param context     Handed to both. May be NULL.
 * @param number      Receives what keisen_projection_remove_observer() takes, 1 or more.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `observer` is NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_add_observer(keisen_projection *projection,
                                                        keisen_range_observer observer,
                                                        keisen_destroy_callback destroy,
                                                        void *context,
                                                        uint64_t *number);

/**
 * Ends an observation. It may still be told of a change that another thread is making.
 *
 * @param projection  The projection.
 * @param number      What keisen_projection_add_observer() gave. One that was removed already
 *                    changes nothing.
 * @return KEISEN_OK.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_projection_remove_observer(keisen_projection *projection,
                                                           uint64_t number);

/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_projection_retain(keisen_projection *projection);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_projection_release(keisen_projection *projection);
/** Tells whether two handles mean one projection. @since 0.1 */
KEISEN_API keisen_status keisen_projection_equal(keisen_projection *projection,
                                                 keisen_projection *other,
                                                 bool *equal);

#ifdef __cplusplus
}
#endif

#endif
