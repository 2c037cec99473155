/* SPDX-License-Identifier: MIT */
/* Keisen: colour scales. */
#ifndef KEISEN_COLOR_SCALE_H
#define KEISEN_COLOR_SCALE_H

#include "base.h"
#include "projection.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Colours along a way, in 256 steps of one length. */
typedef enum keisen_color_map {
  /** Viridis; of names the colours of the chart's theme for series. */
  KEISEN_COLOR_MAP_AUTOMATIC = 0,
  /** Dark violet to yellow, of even steps to the eye. */
  KEISEN_COLOR_MAP_VIRIDIS = 1,
  /** Black over purple to pale yellow, of even steps to the eye. */
  KEISEN_COLOR_MAP_MAGMA = 2,
  /** Black over red to bright yellow, of even steps to the eye. */
  KEISEN_COLOR_MAP_INFERNO = 3,
  /** Blue over pink to yellow, of even steps to the eye. */
  KEISEN_COLOR_MAP_PLASMA = 4,
  /** Blue to yellow, nearly the same for people without red or green cones. */
  KEISEN_COLOR_MAP_CIVIDIS = 5,
  /** A rainbow without false borders. */
  KEISEN_COLOR_MAP_TURBO = 6,
  /** Cyclic, its ends are alike: for angles and times of day. */
  KEISEN_COLOR_MAP_TWILIGHT = 7,
  /** White to black. */
  KEISEN_COLOR_MAP_GREYS = 8,
  /** Blue over light grey to red: for values on both sides of a middle. */
  KEISEN_COLOR_MAP_COOLWARM = 9,
  /** Red over white to blue: for values on both sides of a middle. */
  KEISEN_COLOR_MAP_RDBU = 10
} keisen_color_map;

/**
 * Turns values into colours: a projection says how far along a colour map a value stands. May be
 * shared by any number of series, colour bars and charts.
 *
 * On a scale of names each of the first 256 has a colour of its own, a legend has a line for each
 * and a colour bar a field: values are places of names, which keisen_projection_place_names()
 * tells. A line is then one for each name, and boxes and violins of one group that have the colours
 * of several names stand side by side.
 *
 * A projection whose range nobody decided follows the values of the series in charts that take
 * their colours here, without margins.
 */
typedef struct keisen_color_scale keisen_color_scale;

/**
 * A colour map of the caller's: writes the colour of each fraction.
 *
 * @param fractions  `count` fractions in 0...1, rising: k/255 for k from 0 to 255.
 * @param count      How many there are: 256.
 * @param colors     Receives `count` colours, with all components in 0...1.
 * @param context    That of the options.
 * @return KEISEN_OK; anything else is KEISEN_ERROR_CALLBACK for the call that asked.
 */
typedef keisen_status (*keisen_color_function)(const double *fractions,
                                               size_t count,
                                               keisen_color *colors,
                                               void *context);

/** The colours of a scale. */
typedef struct keisen_color_scale_options {
  /** sizeof(keisen_color_scale_options). */
  uint32_t struct_size;
  /** The colours from `min` to `max`. Of names those of as many steps from end to end, each a
   * colour of its own. Default KEISEN_COLOR_MAP_AUTOMATIC. */
  keisen_color_map map;
  /**
   * Colours to take in place of `map`: at equal distances, the first at `min` and the last at
   * `max`, mixed between them; of names one by one, from the first again behind the last. Copied.
   * NULL only when `color_count` is 0.
   */
  const keisen_color *colors;
  /** Number of colours at `colors`: 0, or 2 to 65,536. Default 0. */
  size_t color_count;
  /**
   * A function to take in place of `map` and `colors`, or NULL: called once, by the call that gets
   * these options and on its thread, and not kept. A value's colour is that of the function at most
   * 1/256 of the way beside it, each component rounded to the nearest 1/255. Default NULL.
   */
  keisen_color_function function;
  /** What `function` works on. Default NULL. */
  void *context;
  /** Colour of values that are missing: NaN, infinite, or without a place on the projection's
   * scale. Default KEISEN_COLOR_AUTOMATIC: none, they are clear. */
  keisen_color missing;
  /** Colour of values beyond `min`. Default KEISEN_COLOR_AUTOMATIC: that of `min`. */
  keisen_color below;
  /** Colour of values beyond `max`. Default KEISEN_COLOR_AUTOMATIC: that of `max`. */
  keisen_color above;
  /** Whether the colours run from `max` to `min`. Default false. */
  bool reversed;
} keisen_color_scale_options;

/** A keisen_color_scale_options with all defaults. */
#define KEISEN_COLOR_SCALE_OPTIONS_INIT                                                            \
  {sizeof(keisen_color_scale_options),                                                             \
   KEISEN_COLOR_MAP_AUTOMATIC,                                                                     \
   NULL,                                                                                           \
   0,                                                                                              \
   NULL,                                                                                           \
   NULL,                                                                                           \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   false}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_color_scale_options_init(keisen_color_scale_options *options,
                                                         uint32_t struct_size);

/**
 * Makes a colour scale.
 *
 * @param projection   Where values stand, or NULL for one of its own, which follows the values and
 * is linear or of time as they are.
 * @param options      The colours, or NULL.
 * @param color_scale  Receives the scale.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when the map is unknown or the number of colours
 * is not allowed; KEISEN_ERROR_CALLBACK when the function fails, or a component of its colours is
 * NaN or not in 0...1.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_color_scale_create(keisen_projection *projection,
                                                   const keisen_color_scale_options *options,
                                                   keisen_color_scale **color_scale);

/**
 * Changes the colours.
 *
 * @param color_scale  The scale.
 * @param options      All of its options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT or KEISEN_ERROR_CALLBACK as
 * keisen_color_scale_create(); then the old colours stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_color_scale_set_options(keisen_color_scale *color_scale,
                                                        const keisen_color_scale_options *options);

/**
 * Reads the colours of values.
 *
 * @param color_scale  The scale.
 * @param values       `count` values, relative to the projection's origin. NULL only when `count`
 *                     is 0.
 * @param count        Number of values.
 * @param colors       Receives `count` colours, in steps of 1/255.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a pointer is NULL, or as
 * keisen_projection_get_range().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_color_scale_get_colors(keisen_color_scale *color_scale,
                                                       const double *values,
                                                       size_t count,
                                                       keisen_color *colors);

/** Gets the projection of the values, as a new reference. @since 0.1 */
KEISEN_API keisen_status keisen_color_scale_get_projection(keisen_color_scale *color_scale,
                                                           keisen_projection **projection);
/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_color_scale_retain(keisen_color_scale *color_scale);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_color_scale_release(keisen_color_scale *color_scale);
/** Tells whether two handles mean one colour scale. @since 0.1 */
KEISEN_API keisen_status keisen_color_scale_equal(keisen_color_scale *color_scale,
                                                  keisen_color_scale *other,
                                                  bool *equal);

#ifdef __cplusplus
}
#endif

#endif
