/* SPDX-License-Identifier: MIT */
/* Keisen: version, status and errors, plain values. */
#ifndef KEISEN_BASE_H
#define KEISEN_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define KEISEN_API __attribute__((visibility("default")))
#else
#define KEISEN_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/** Major version of this header. The ABI changes incompatibly only with it. */
#define KEISEN_VERSION_MAJOR 0

/** Minor version of this header. Functions are added with it. */
#define KEISEN_VERSION_MINOR 1

/** Patch version of this header. */
#define KEISEN_VERSION_PATCH 0

/** Version of this header as one number: major * 1,000,000 + minor * 1,000 + patch. */
#define KEISEN_VERSION_NUMBER                                                                      \
  (KEISEN_VERSION_MAJOR * 1000000 + KEISEN_VERSION_MINOR * 1000 + KEISEN_VERSION_PATCH)

/**
 * Returns the version of the library that runs, such as "0.1.0". Never NULL, never freed.
 * @since 0.1
 */
KEISEN_API const char *keisen_version_string(void);

/**
 * Returns the version of the library that runs, as KEISEN_VERSION_NUMBER counts it.
 * @since 0.1
 */
KEISEN_API uint32_t keisen_version_number(void);

/** What became of a call. Negative values are failures and are never renumbered. */
typedef enum keisen_status {
  /** Success. */
  KEISEN_OK = 0,
  /** A value that the caller chose is not allowed. */
  KEISEN_ERROR_INVALID_ARGUMENT = -1,
  /** The host or the device has no memory left. */
  KEISEN_ERROR_OUT_OF_MEMORY = -2,
  /** No Vulkan loader, or no device that will do. */
  KEISEN_ERROR_NO_DEVICE = -3,
  /** The driver has reset or lost the device; the renderer is of no more use, charts are intact. */
  KEISEN_ERROR_DEVICE_LOST = -4,
  /** Valid, but not here. */
  KEISEN_ERROR_UNSUPPORTED = -5,
  /** A file could not be read or written; see keisen_last_error_number(). */
  KEISEN_ERROR_IO = -6,
  /** A handle is NULL, was released, or is of another kind. */
  KEISEN_ERROR_INVALID_HANDLE = -7,
  /** The object is not in a state for this call. */
  KEISEN_ERROR_INVALID_STATE = -8,
  /** The caller's own code reported a failure. */
  KEISEN_ERROR_CALLBACK = -9,
  /** Work did not end within its limit. */
  KEISEN_ERROR_TIMEOUT = -10,
  /** The caller has stopped the work before it came to this. */
  KEISEN_ERROR_CANCELLED = -11,
  /** A defect of Keisen. */
  KEISEN_ERROR_INTERNAL = -99
} keisen_status;

/**
 * Returns the name of a status, such as "KEISEN_ERROR_IO".
 *
 * @param status  Any value.
 * @return A static string; "KEISEN_ERROR_UNKNOWN" for a value that is no status. Never NULL.
 * @since 0.1
 */
KEISEN_API const char *keisen_status_name(keisen_status status);

/**
 * Returns what the last failing call on this thread said: one line, what is wrong and the value.
 *
 * @return UTF-8, valid until the next failing call on this thread; "" before the first. Never NULL.
 * @since 0.1
 */
KEISEN_API const char *keisen_last_error_message(void);

/**
 * Returns the errno behind the last failing call on this thread.
 *
 * @return An errno value when that call returned KEISEN_ERROR_IO, else 0.
 * @since 0.1
 */
KEISEN_API int keisen_last_error_number(void);

/** A colour: sRGB, straight alpha, components in 0...1. What lies outside is clamped. */
typedef struct keisen_color {
  float red;
  float green;
  float blue;
  /** Opacity. */
  float alpha;
} keisen_color;

/**
 * In options that say so: let the chart choose, from its colour cycle or its own defaults. There,
 * any alpha below 0 means so.
 */
#define KEISEN_COLOR_AUTOMATIC {0, 0, 0, -1}

/** A rectangle, in points. */
typedef struct keisen_rect {
  double x;
  double y;
  double width;
  double height;
} keisen_rect;

/** Distances inwards from the four sides of a rectangle, in points. */
typedef struct keisen_insets {
  double top;
  double left;
  double bottom;
  double right;
} keisen_insets;

/** In options that say so: let the part choose. There, any distance below 0 means so. */
#define KEISEN_INSETS_AUTOMATIC {-1, -1, -1, -1}

/** Radii of a rectangle's corners, in points. They shrink together where a side is too short. */
typedef struct keisen_corner_radii {
  double top_left;
  double top_right;
  double bottom_right;
  double bottom_left;
} keisen_corner_radii;

/** What a step of one is worth in a number that stands for an instant. */
typedef enum keisen_time_unit {
  /** Not said: data units, or the unit of the columns. */
  KEISEN_TIME_UNIT_AUTOMATIC = 0,
  KEISEN_TIME_UNIT_SECONDS = 1,
  KEISEN_TIME_UNIT_MILLISECONDS = 2,
  KEISEN_TIME_UNIT_MICROSECONDS = 3,
  KEISEN_TIME_UNIT_NANOSECONDS = 4
} keisen_time_unit;

/** A value of a dimension, exact: `origin` + `offset`. */
typedef struct keisen_value {
  /** An integer, exact. */
  int64_t origin;
  /** The rest. */
  double offset;
  /** The unit of both since 1970-01-01 UTC, or KEISEN_TIME_UNIT_AUTOMATIC for a number in data
   * units. */
  keisen_time_unit unit;
} keisen_value;

/** A keisen_value of a number in data units. */
#define KEISEN_VALUE(number) {0, (number), KEISEN_TIME_UNIT_AUTOMATIC}

/** Bytes in memory, such as a PNG file. Immutable. */
typedef struct keisen_bytes keisen_bytes;

/** Ends what a callback works on. Called once, on any thread, when no call of the callback follows.
 */
typedef void (*keisen_destroy_callback)(void *context);

/**
 * Tells the state of an object and of what it refers to, as JSON: for debugging and for tests.
 *
 * The text is one object in one line, with `kind`, `type` where a kind has several, `id`, and all
 * that a caller can set. An object is told in full once; where it comes again there are its kind
 * and its id alone. Nothing is changed, fitted or drawn, and no callback is called: it is told by
 * the text "callback". The same state gives the same bytes: there are no addresses and no
 * durations. What is told grows with the library, so no program must decide by it. See
 * docs/describe.md. May be called on any thread while others work on the objects: each value is
 * whole, two may be of different moments. Costs what is told, and a look at all rows of a column
 * whose extent nobody has asked for yet.
 *
 * @param handle  A handle of any kind.
 * @param bytes   Receives the text: UTF-8, without a NUL.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_HANDLE when `handle` is NULL, was released or was never
 *         one; KEISEN_ERROR_INVALID_ARGUMENT when `bytes` is NULL; KEISEN_ERROR_OUT_OF_MEMORY.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_describe(const void *handle, keisen_bytes **bytes);

/**
 * Reads a colour from text.
 *
 * @param text   `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()` with numbers in 0...255 or
 *               percentages and maybe an alpha in 0...1, or a name: one of the 148 of CSS such as
 *               "navy", "transparent", "C0" to "C19" for the colours of series in the light
 *               theme, Tableau's such as "tab:blue", or b, g, r, c, m, y, k or w. Case does not
 *               matter.
 * @param color  Receives the colour.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT for any other text and for NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_color_parse(const char *text, keisen_color *color);

/** One of the two dimensions of a space. */
typedef enum keisen_dimension {
  /** Horizontal. */
  KEISEN_DIMENSION_X = 0,
  /** Vertical. */
  KEISEN_DIMENSION_Y = 1
} keisen_dimension;

#ifdef __cplusplus
}
#endif

#endif
