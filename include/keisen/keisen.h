/*
 * SPDX-License-Identifier: MIT
 *
 * Keisen: charts without a window, from C. This header is the reference manual and the contract.
 *
 * Contents: version, status and errors, plain values, columns, projections, spaces, colour
 * scales, series, attachments, annotations, charts, ranges, gestures, animation, messages,
 * preferences, renderers and devices, rendering, hit tests, figures, images and bytes, canvas,
 * paint.
 *
 * Rules that hold for every function, unless it says otherwise:
 *
 * HANDLES: A `keisen_chart *` and its like is a handle: an opaque number, never an address to
 * read. Creating functions and getters of objects give a new reference; the caller gives it back
 * with the object's `_release`. A handle counts the caller's references only: whatever an object
 * is part of keeps it alive by itself. NULL, a handle that was released, one of another kind or a
 * number that never was a handle gives KEISEN_ERROR_INVALID_HANDLE.
 *
 * STATUS: Functions that can fail return a keisen_status, 0 or negative. Outputs are written on
 * success only, those of handles too: on failure what was there stays, such as a live handle of the
 * caller's; begin with NULL where it tells later whether there is anything to release. An output
 * pointer that is NULL gives KEISEN_ERROR_INVALID_ARGUMENT. The message of the last failure on this
 * thread is keisen_last_error_message(). Besides the statuses a function names, any may return
 * KEISEN_ERROR_OUT_OF_MEMORY, and KEISEN_ERROR_INTERNAL, a defect of Keisen.
 *
 * OPTIONS: An options struct begins with `struct_size`. Fill it with its KEISEN_..._INIT macro or
 * its `_init` function, then change fields. A smaller size from an older caller is accepted, the
 * missing fields take their defaults; a size of 0 or a larger one than this library knows is
 * KEISEN_ERROR_INVALID_ARGUMENT. NULL stands for all defaults. A struct that a function fills
 * begins with `struct_size` too, and has a KEISEN_..._INIT macro for it.
 *
 * STRINGS: UTF-8, NUL-terminated, copied before the call returns. Invalid UTF-8 is
 * KEISEN_ERROR_INVALID_ARGUMENT. Strings that come out live as long as it says.
 *
 * THREADS: Every function may be called from any thread, also on one object at once: each object
 * has a lock of its own, and none is held while code of the caller runs. Nothing depends on the
 * locale. KEISEN_THREADS in the environment limits the threads that draw; what is no positive
 * number there is KEISEN_ERROR_INVALID_ARGUMENT where a renderer is made.
 *
 * LENGTHS: Sizes and positions are in points, x to the right, y down, from the top left corner.
 * Device pixels are points times the pixel ratio.
 *
 * FORK: After fork() the child may use everything; threads and devices are made anew there. fork()
 * waits for frames that other threads are drawing by Vulkan.
 */
#ifndef KEISEN_H
#define KEISEN_H

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

/* ---- Version ------------------------------------------------------------------------------- */

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

/* ---- Status and errors --------------------------------------------------------------------- */

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

/* ---- Plain values -------------------------------------------------------------------------- */

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
 * @param text   `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, or a CSS basic colour name such as "navy".
 * @param color  Receives the colour.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT for any other text and for NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_color_parse(const char *text, keisen_color *color);

/* ---- Columns ------------------------------------------------------------------------------- */

/**
 * A typed sequence of values.
 *
 * It borrows the caller's memory, holds a copy, grows - without end, or as a ring that keeps the
 * last ones -, or reads its rows from a file or wherever they are when they are needed. Rows have
 * numbers from 0, which they keep. One column may serve any number of series, charts and threads.
 */
typedef struct keisen_column keisen_column;

/** The type of a column's values, in the machine's byte order. */
typedef enum keisen_element_type {
  /** IEEE single. NaN is a gap. */
  KEISEN_ELEMENT_F32 = 1,
  /** IEEE double. NaN is a gap. */
  KEISEN_ELEMENT_F64 = 2,
  KEISEN_ELEMENT_I8 = 3,
  KEISEN_ELEMENT_I16 = 4,
  KEISEN_ELEMENT_I32 = 5,
  KEISEN_ELEMENT_I64 = 6,
  KEISEN_ELEMENT_U8 = 7,
  KEISEN_ELEMENT_U16 = 8,
  KEISEN_ELEMENT_U32 = 9,
  KEISEN_ELEMENT_U64 = 10,
  /** int64 seconds since 1970-01-01 UTC. INT64_MIN is a gap, here and in the next three. */
  KEISEN_ELEMENT_TIMESTAMP_S = 11,
  /** int64 milliseconds. */
  KEISEN_ELEMENT_TIMESTAMP_MS = 12,
  /** int64 microseconds. */
  KEISEN_ELEMENT_TIMESTAMP_US = 13,
  /** int64 nanoseconds. */
  KEISEN_ELEMENT_TIMESTAMP_NS = 14
} keisen_element_type;

/** Gives borrowed memory back. Called once, on any thread; it must not call Keisen. */
typedef void (*keisen_release_callback)(void *context);

/**
 * Makes a column from a copy of the caller's values.
 *
 * @param type    Type of each value.
 * @param data    Address of the first value, aligned or not. NULL only when `count` is 0.
 * @param stride  Bytes from one value to the next; negative reads backwards, 0 repeats the first.
 * @param count   Number of values.
 * @param column  Receives the column.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the type is unknown, `data` is NULL with
 *         values to read, or `count` * `stride` overflows.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_column_create_copy(keisen_element_type type,
                                                   const void *data,
                                                   ptrdiff_t stride,
                                                   size_t count,
                                                   keisen_column **column);

/**
 * Makes a column over the caller's own values, without a copy.
 *
 * The memory must stay, and must not change except right before keisen_column_changed(). Whoever
 * breaks the second rule may see old or new values, never a read beyond the column.
 *
 * @param type     Type of each value.
 * @param data     Address of the first value, aligned or not. NULL only when `count` is 0.
 * @param stride   Bytes from one value to the next; negative reads backwards, 0 repeats the first.
 * @param count    Number of values.
 * @param release  Called once with `context` when nothing reads the memory any more, on whatever
 *                 thread lets go last. May be NULL. Not called when this function fails.
 * @param context  Handed to `release`. May be NULL.
 * @param column   Receives the column.
 * @return As keisen_column_create_copy().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_column_create_borrowed(keisen_element_type type,
                                                       const void *data,
                                                       ptrdiff_t stride,
                                                       size_t count,
                                                       keisen_release_callback release,
                                                       void *context,
                                                       keisen_column **column);

#ifndef ARROW_C_DATA_INTERFACE
#define ARROW_C_DATA_INTERFACE

#define ARROW_FLAG_DICTIONARY_ORDERED 1
#define ARROW_FLAG_NULLABLE 2
#define ARROW_FLAG_MAP_KEYS_SORTED 4

/** What the values of an ArrowArray are: Apache Arrow's C data interface. */
struct ArrowSchema {
  const char *format;
  const char *name;
  const char *metadata;
  int64_t flags;
  int64_t n_children;
  struct ArrowSchema **children;
  struct ArrowSchema *dictionary;
  void (*release)(struct ArrowSchema *);
  void *private_data;
};

/** Values in memory: Apache Arrow's C data interface. */
struct ArrowArray {
  int64_t length;
  int64_t null_count;
  int64_t offset;
  int64_t n_buffers;
  int64_t n_children;
  const void **buffers;
  struct ArrowArray **children;
  struct ArrowArray *dictionary;
  void (*release)(struct ArrowArray *);
  void *private_data;
};

#endif

#ifndef ARROW_C_STREAM_INTERFACE
#define ARROW_C_STREAM_INTERFACE

/** Arrays one after the other: Apache Arrow's C stream interface. */
struct ArrowArrayStream {
  int (*get_schema)(struct ArrowArrayStream *, struct ArrowSchema *out);
  int (*get_next)(struct ArrowArrayStream *, struct ArrowArray *out);
  const char *(*get_last_error)(struct ArrowArrayStream *);
  void (*release)(struct ArrowArrayStream *);
  void *private_data;
};

#endif

/**
 * Makes a column of an array of Apache Arrow's C data interface.
 *
 * Values stay where they are, whatever their offset, where a column has their type and none is
 * null:
 *
 * - integers and floats of 8 to 64 bits (formats c C s S i I l L f g), timestamps in s, ms, us and
 *   ns (tss: to tsn:, with or without a zone), and dates in milliseconds (tdm).
 *
 * All others are copied: where some are null, gaps take their places, NaN in floats and the least
 * timestamp; integers become KEISEN_ELEMENT_F64 then. So do decimals (d:), rounded once. Halves (e)
 * become KEISEN_ELEMENT_F32, booleans (b) KEISEN_ELEMENT_U8, dates in days (tdD) timestamps in
 * seconds; an array of nulls (n) is KEISEN_ELEMENT_F64, all NaN. Texts (u U vu) become numbers of
 * categories in KEISEN_ELEMENT_I32, those of keisen_column_get_category(), from 0 in the order in
 * which they come; dictionaries keep their own order and their numbers, or become the values that
 * they stand for where these are not texts. A struct (+s) of one child is that child.
 *
 * @param schema  What the array holds. On success it is taken over: its `release` is NULL then.
 * @param array   The values. On success it is taken over: its `release` is NULL then, and is called
 *                exactly once, on any thread, when the column and all frames that read it are gone,
 *                or at once where all was copied. On failure both stay the caller's, untouched.
 * @param column  Receives the column, which doesn't grow.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when a pointer is NULL, something was released
 *         before, a length, offset, number of nulls, buffers or children is not what the format
 * has, a buffer that is needed is NULL, an index is outside of its dictionary, or a text is not
 *         UTF-8; KEISEN_ERROR_UNSUPPORTED, with the format, for all other types.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_column_create_arrow(struct ArrowSchema *schema,
                                                    struct ArrowArray *array,
                                                    keisen_column **column);

/**
 * Makes a column of all arrays of a stream of Apache Arrow's C stream interface, one behind the
 * other.
 *
 * It reads the stream to its end, on this thread. Each array stays where it is or is copied, as in
 * keisen_column_create_arrow(); where integers have nulls in one of them, all become
 * KEISEN_ELEMENT_F64. Texts of all arrays share their categories.
 *
 * @param stream  The stream. On success it is taken over: it has been released, and its `release`
 * is NULL. On failure it stays the caller's, perhaps with some arrays less.
 * @param column  Receives the column, which doesn't grow.
 * @return As keisen_column_create_arrow(); KEISEN_ERROR_CALLBACK, with what it says of it, when the
 *         stream fails.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_column_create_arrow_stream(struct ArrowArrayStream *stream,
                                                           keisen_column **column);

/* Rows that are not in memory: files of any size, and whatever else can hand out its rows. */

/**
 * Hears how far it is, on the thread that called.
 *
 * @param done     How much is done: rows.
 * @param count    How much there is.
 * @param context  The options' `context`.
 * @return KEISEN_OK to go on; anything else ends the call, with KEISEN_ERROR_CANCELLED.
 */
typedef keisen_status (*keisen_progress_callback)(size_t done, size_t count, void *context);

/** The order of the bytes of a value. */
typedef enum keisen_byte_order {
  /** The machine's own. */
  KEISEN_BYTE_ORDER_NATIVE = 0,
  /** The least byte comes first. */
  KEISEN_BYTE_ORDER_LITTLE = 1,
  /** The greatest byte comes first. */
  KEISEN_BYTE_ORDER_BIG = 2
} keisen_byte_order;

/** Where the summary of a file is kept: the bounds of blocks of its rows, 4.7 % of floats. */
typedef enum keisen_summary_place {
  /** In a file of the same name with the type and ".keisen-summary" behind it, as
   * "data.float32.keisen-summary"; in memory where there can be none. Where values don't just
   * follow each other from the first byte on, offset and stride are in the name, as in
   * "data.float32.8-16.keisen-summary"; of a .npy file of two dimensions it is the column alone. */
  KEISEN_SUMMARY_BESIDE_FILE = 0,
  /** In the file at `summary_path`. */
  KEISEN_SUMMARY_AT_PATH = 1,
  /** In memory: each process finds it anew. */
  KEISEN_SUMMARY_IN_MEMORY = 2
} keisen_summary_place;

/** Where the values of a file stand, and where their summary is kept. */
typedef struct keisen_file_options {
  /** sizeof(keisen_file_options). */
  uint32_t struct_size;
  /** The order of the bytes of a value. Default KEISEN_BYTE_ORDER_NATIVE. */
  keisen_byte_order byte_order;
  /** Bytes in front of the first value. Default 0. */
  size_t offset;
  /** Bytes from one value to the next; more than a value's own where other things stand between. 0,
   * the default, is the size of the type. */
  size_t stride;
  /** Number of values. -1, the default, for all up to the end of the file. */
  int64_t count;
  /** Where the summary is kept. Default KEISEN_SUMMARY_BESIDE_FILE. */
  keisen_summary_place summary;
  /** Path for KEISEN_SUMMARY_AT_PATH, else NULL, the default. */
  const char *summary_path;
  /** Hears how many rows were read for the summary, and can end that. Default NULL. */
  keisen_progress_callback progress;
  /** For it. */
  void *context;
} keisen_file_options;

/** A keisen_file_options with all defaults. */
#define KEISEN_FILE_OPTIONS_INIT                                                                   \
  {sizeof(keisen_file_options),                                                                    \
   KEISEN_BYTE_ORDER_NATIVE,                                                                       \
   0,                                                                                              \
   0,                                                                                              \
   -1,                                                                                             \
   KEISEN_SUMMARY_BESIDE_FILE,                                                                     \
   NULL,                                                                                           \
   NULL,                                                                                           \
   NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_file_options_init(keisen_file_options *options,
                                                  uint32_t struct_size);

/**
 * Makes a column of the numbers in a file, of any size: they are read when they are needed, in
 * blocks of 64 KiB, and the file is never mapped.
 *
 * The first time all of the file is read once, by several threads, and a summary of it is kept as
 * the options say; from then on it is opened in milliseconds as long as the file has the size and
 * the date that it had then. A summary that is of something else, or is damaged, is made anew;
 * keisen_column_get_summary_info() tells. What is drawn of many rows is drawn from the summary, and
 * frame records tell of the 1/128 pixel that this adds to their bound; gaps in the rows of a block
 * are `gaps approximated` there. Rows are read where so few are in view that a block would show.
 *
 * The file stays open, and must stay as it is: where it has become shorter, whatever reads rows
 * that are gone fails with KEISEN_ERROR_IO; rows that were added are not seen. The column serves
 * everything that any other does; marks other than lines read all rows in view.
 *
 * @param type     Type of each value.
 * @param path     Path of a regular file.
 * @param options  Where the values stand, or NULL for a file of nothing else.
 * @param column   Receives the column, which doesn't grow and can't be declared changed.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when the path is NULL, empty or not UTF-8, an
 *         option is not allowed, or the file has fewer values than `count` or is no whole number of
 *         them; KEISEN_ERROR_IO when it can't be read; KEISEN_ERROR_CANCELLED;
 *         KEISEN_ERROR_OUT_OF_MEMORY.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_column_create_file(keisen_element_type type,
                                                   const char *path,
                                                   const keisen_file_options *options,
                                                   keisen_column **column);

/**
 * Makes a column of a `.npy` file of numpy's, as keisen_column_create_file() does of other files.
 *
 * @param path          Path of a file of an array of one dimension, or of two in either order.
 * @param array_column  Which column of an array of two dimensions; 0 for one of one dimension.
 * @param options       Where the summary is kept - beside the file it is that of one column -, and
 *                      who hears of progress; or NULL. Where values stand and in which order of
 *                      bytes the file tells: those options must be the defaults.
 * @param column        Receives the column.
 * @return As keisen_column_create_file(); KEISEN_ERROR_INVALID_ARGUMENT, too, when the file is none
 *         of numpy's, is damaged or shorter than it says, or has no such column;
 *         KEISEN_ERROR_UNSUPPORTED for records and for types that a column can't have.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_column_create_npy(const char *path,
                                                  size_t array_column,
                                                  const keisen_file_options *options,
                                                  keisen_column **column);

/**
 * Reads rows. Called by several threads at once, the library's own among them, and while nothing is
 * locked; rows may be asked for again. It must not ask anything of what shows the column.
 *
 * @param first    Number of the first row.
 * @param count    Number of rows, 1 or more.
 * @param values   Room for their values in the column's type, one after another, aligned.
 * @param context  That of keisen_column_create_source().
 * @return KEISEN_OK; anything else fails whatever needs the rows, with KEISEN_ERROR_CALLBACK.
 */
typedef keisen_status (*keisen_row_read_function)(size_t first,
                                                  size_t count,
                                                  void *values,
                                                  void *context);

/**
 * Tells the bounds of blocks of rows, where that costs less than to hand out the rows. Called as
 * keisen_row_read_function.
 *
 * @param rows_per_block  Rows of a block: 64, 256, 1024, ...; of the last one of all some may be
 *                        missing.
 * @param first           Number of the first block: that of its first row / `rows_per_block`.
 * @param count           Number of blocks, 1 or more.
 * @param lows            Room for the least finite value of each, in the column's type; where there
 *                        is none infinity, or the greatest value of integers.
 * @param highs           Room for the greatest; where there is none -infinity, or the least value.
 * @param gaps            Room for whether a row is NaN, infinite or the least timestamp.
 * @param context         That of keisen_column_create_source().
 * @return KEISEN_OK; KEISEN_ERROR_UNSUPPORTED to have the rows read instead; else as
 *         keisen_row_read_function.
 */
typedef keisen_status (*keisen_row_summarize_function)(size_t rows_per_block,
                                                       size_t first,
                                                       size_t count,
                                                       void *lows,
                                                       void *highs,
                                                       bool *gaps,
                                                       void *context);

/** Where rows are. */
typedef struct keisen_row_source_functions {
  /** sizeof(keisen_row_source_functions). */
  uint32_t struct_size;
  /** Reads rows. Must not be NULL. */
  keisen_row_read_function read;
  /** Tells bounds of blocks. Default NULL: rows are read. */
  keisen_row_summarize_function summarize;
} keisen_row_source_functions;

/** A keisen_row_source_functions without any. */
#define KEISEN_ROW_SOURCE_FUNCTIONS_INIT {sizeof(keisen_row_source_functions), NULL, NULL}

/** Fills functions with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_row_source_functions_init(keisen_row_source_functions *functions,
                                                          uint32_t struct_size);

/** What is known of rows, and how they are read. */
typedef struct keisen_row_source_options {
  /** sizeof(keisen_row_source_options). */
  uint32_t struct_size;
  /** Bytes at `summary`. */
  size_t summary_size;
  /** A summary of all rows, of blocks of any size, as keisen_column_summarize() or
   * keisen_summary_join() made it; copied. What it doesn't tell is asked of the source when it is
   * needed. NULL, the default, takes that in the file at `summary_path`, or else reads all rows. */
  const void *summary;
  /** Path of a file that keeps the summary from one process to the next; it is made or replaced.
   * Default NULL: it is kept in memory. */
  const char *summary_path;
  /** One line that changes when the rows do, such as their size and date, up to 4096 bytes. Needed
   * with `summary_path`, else NULL, the default. */
  const char *identity;
  /** Rows that are read at a time, at multiples of it, up to 2^32; more where they follow each
   * other, and 262144 for the summary. Default 262144. */
  size_t rows_per_read;
  /** Bytes of rows that were read which are kept in memory. Default 2^26. */
  size_t cache_bytes;
  /** Hears how many rows were read for the summary, and can end that. Default NULL. */
  keisen_progress_callback progress;
  /** For it. */
  void *context;
} keisen_row_source_options;

/** A keisen_row_source_options with all defaults. */
#define KEISEN_ROW_SOURCE_OPTIONS_INIT                                                             \
  {sizeof(keisen_row_source_options), 0, NULL, NULL, NULL, 262144, 67108864, NULL, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_row_source_options_init(keisen_row_source_options *options,
                                                        uint32_t struct_size);

/**
 * Makes a column of rows that the caller hands out when they are needed: from an archive, a data
 * base, other machines. All else is as of keisen_column_create_file(). With a summary of the
 * caller's, a logarithmic axis over values that are not all above 0 is KEISEN_ERROR_UNSUPPORTED: it
 * would read all rows.
 *
 * @param type       Type of each value.
 * @param count      Number of rows, up to 2^48.
 * @param functions  What hands them out, copied. Must not be NULL.
 * @param destroy    Called once with `context` after the last call of a function, when the column
 *                   has ended. May be NULL. Not called when this function fails.
 * @param context    Handed to the functions. May be NULL.
 * @param options    What is known of the rows, or NULL.
 * @param column     Receives the column.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when `functions` or its `read` is NULL, `count`
 *         or an option is not allowed, or the summary is of other rows or damaged;
 *         KEISEN_ERROR_CALLBACK when rows that the summary needs can't be read;
 *         KEISEN_ERROR_CANCELLED; KEISEN_ERROR_OUT_OF_MEMORY.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_column_create_source(keisen_element_type type,
                                                     size_t count,
                                                     const keisen_row_source_functions *functions,
                                                     keisen_destroy_callback destroy,
                                                     void *context,
                                                     const keisen_row_source_options *options,
                                                     keisen_column **column);

/** Where the summary of a column came from. */
typedef enum keisen_summary_origin {
  /** There is none: the rows are in memory. */
  KEISEN_SUMMARY_NONE = 0,
  /** The caller gave one. */
  KEISEN_SUMMARY_GIVEN = 1,
  /** It was in its file. */
  KEISEN_SUMMARY_OPENED = 2,
  /** There was none: all rows were read. */
  KEISEN_SUMMARY_BUILT = 3,
  /** That in its file was of other rows, or of what they were before: all rows were read. */
  KEISEN_SUMMARY_REBUILT_STALE = 4,
  /** That in its file was damaged, or the file holds something else, which stays as it is: all rows
   * were read. */
  KEISEN_SUMMARY_REBUILT_DAMAGED = 5
} keisen_summary_origin;

/** How a column that reads its rows when they are needed came to its summary. */
typedef struct keisen_summary_info {
  /** sizeof(keisen_summary_info), set by the caller. */
  uint32_t struct_size;
  /** Where it came from. */
  keisen_summary_origin origin;
  /** How many parts of its file were damaged so far, and were found from the rows instead. */
  size_t repairs;
  /** Whether it is in a file now; else it is in memory. */
  bool saved;
} keisen_summary_info;

/**
 * Reads how a column came to its summary.
 *
 * @param column    The column.
 * @param info      Its `struct_size` is set. Receives the rest.
 * @param capacity  Bytes at `failure`; 0 only reads the length.
 * @param failure   Receives why the summary could not be saved, as UTF-8 and a NUL; empty where it
 *                  was, or was not to be. NULL only when `capacity` is 0.
 * @param length    Receives the bytes of the whole text without the NUL. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `info` is NULL or of an unknown size.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_column_get_summary_info(keisen_column *column,
                                                        keisen_summary_info *info,
                                                        size_t capacity,
                                                        char *failure,
                                                        size_t *length);

/**
 * Summarises the rows of a column: the bounds of blocks of them, and where they go up and down.
 *
 * Runs of the rows of one large column are summarised apart, on other machines too, by the numbers
 * that the rows have in the whole; keisen_summary_join() makes one of them. Reads each row once.
 *
 * @param column          A run of the rows.
 * @param first           The number of its first row in the whole column.
 * @param rows_per_block  Rows of a block: 64, 256, 1024, ... up to 2^60. A summary has
 *                        1 + 2 * sizeof(value) bytes for each block, and some 130.
 * @param progress        Hears how many rows are done, and can end it. May be NULL.
 * @param context         For it.
 * @param bytes           Receives the summary: the same bytes on each machine for the same rows.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT for any other number of rows of a block and for
 *         rows beyond 2^48; KEISEN_ERROR_CANCELLED; KEISEN_ERROR_OUT_OF_MEMORY; KEISEN_ERROR_IO.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_column_summarize(keisen_column *column,
                                                 size_t first,
                                                 size_t rows_per_block,
                                                 keisen_progress_callback progress,
                                                 void *context,
                                                 keisen_bytes **bytes);

/**
 * Makes one summary of those of runs of rows that follow each other: byte for byte the one that
 * keisen_column_summarize() makes of all of the rows.
 *
 * @param summaries  `count` summaries, in any order.
 * @param sizes      The bytes of each.
 * @param count      Number of them, 1 or more.
 * @param bytes      Receives the summary.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when a pointer is NULL, `count` is 0, one is no
 *         summary or is damaged, types or rows of blocks differ, or rows are missing or in two of
 *         them; KEISEN_ERROR_OUT_OF_MEMORY.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_summary_join(const void *const *summaries,
                                             const size_t *sizes,
                                             size_t count,
                                             keisen_bytes **bytes);

/**
 * Reads what a summary is of. Each pointer to a result may be NULL.
 *
 * @param summary         The summary.
 * @param size            Its bytes.
 * @param type            Receives the type of the values.
 * @param first           Receives the number of the first row.
 * @param count           Receives the number of rows.
 * @param rows_per_block  Receives the rows of a block.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `summary` is NULL, none, or damaged.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_summary_get_rows(const void *summary,
                                                 size_t size,
                                                 keisen_element_type *type,
                                                 size_t *first,
                                                 size_t *count,
                                                 size_t *rows_per_block);

/**
 * Reads the bounds of blocks, as keisen_row_summarize_function tells them.
 *
 * @param summary  The summary.
 * @param size     Its bytes.
 * @param first    Number of the first block: that of its first row / rows of a block. A block at an
 *                 end of the summary's rows is that of the rows which the summary has.
 * @param count    Number of blocks.
 * @param lows     Room for `count` values of its type.
 * @param highs    Room for as many.
 * @param gaps     Room for as many flags.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a pointer is NULL, the bytes are no
 *         summary or damaged, or the blocks are not all in it.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_summary_read(const void *summary,
                                             size_t size,
                                             size_t first,
                                             size_t count,
                                             void *lows,
                                             void *highs,
                                             bool *gaps);

/**
 * Makes an empty column that grows by keisen_column_append().
 *
 * @param type    Type of each value.
 * @param column  Receives the column.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the type is unknown.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_column_create_growing(keisen_element_type type,
                                                      keisen_column **column);

/**
 * Makes an empty column that grows by keisen_column_append() and keeps the last values alone.
 *
 * Rows keep their numbers: those that are there begin at keisen_column_get_first_row(). A line
 * without x goes on counting, so that what was drawn moves out of the range and keeps its shape.
 * The first frame fits a range that was never set, and there it stays: to follow the ring, call
 * keisen_projection_fit() or keisen_chart_fit() before a frame, or set the range.
 *
 * @param type      Type of each value.
 * @param capacity  How many values are kept, 1 or more. Memory is taken as values come: for these
 *                  and up to 131,072 more.
 * @param column    Receives the column.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the type is unknown or the capacity 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_column_create_ring(keisen_element_type type,
                                                   size_t capacity,
                                                   keisen_column **column);

/**
 * Appends copies of values to a growing column or a ring. Values that are there never move: a frame
 * that another thread makes meanwhile, its ranges and its lines alike, is made of the rows that
 * were there when it began, less those that a ring drops before it reads them. Costs what the copy
 * costs, however many values are there.
 *
 * @param column  A column of keisen_column_create_growing() or keisen_column_create_ring(). Of more
 *                values than a ring keeps the last ones stay.
 * @param data    Address of the first of `count` values of the column's type. NULL only for none.
 * @param stride  Bytes from one value to the next, as in keisen_column_create_copy().
 * @param count   Number of values.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT as keisen_column_create_copy(), or
 *         KEISEN_ERROR_INVALID_STATE when the column does not grow. On error nothing is appended.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_column_append(keisen_column *column,
                                              const void *data,
                                              ptrdiff_t stride,
                                              size_t count);

/**
 * Says that values of borrowed memory have changed, so that what is known about them is found anew.
 *
 * Rows are looked at when they are needed next. Least and greatest values, and the order of x, are
 * found anew from these rows alone, unless they are half of the column or more. What counts,
 * colours or uploads all rows - a density, a heat map's range, markers on a GPU - does so anew.
 *
 * @param column  The column.
 * @param first   Number of the first row that changed.
 * @param count   Number of rows that changed.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT when the rows are not all in the column, or
 *         KEISEN_ERROR_INVALID_STATE when they are read when they are needed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_column_changed(keisen_column *column, size_t first, size_t count);

/**
 * Reads the number of values.
 *
 * @param column  The column.
 * @param count   Receives the number; for a function that a frame calls, that of the values which
 *                the frame is made of.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_column_get_count(keisen_column *column, size_t *count);

/**
 * Reads the number of the first row: 0, or of a ring how many values it has dropped.
 *
 * @param column  The column.
 * @param row     Receives the number.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_column_get_first_row(keisen_column *column, size_t *row);

/**
 * Reads the type of the values.
 *
 * @param column  The column.
 * @param type    Receives the type.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_column_get_type(keisen_column *column, keisen_element_type *type);

/**
 * Reads values as doubles.
 *
 * @param column  The column.
 * @param first   Number of the first row, from keisen_column_get_first_row() on.
 * @param count   Number of rows.
 * @param origin  What is subtracted, in the values' own unit: integers and timestamps exactly, the
 *                difference is rounded once.
 * @param values  Receives `count` values; gaps are NaN. NULL only when `count` is 0.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the rows are not all in the column, or
 *         `values` is NULL; then nothing is written.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_column_read(
    keisen_column *column, size_t first, size_t count, int64_t origin, double *values);

/**
 * Counts the categories that a column's values are the numbers of: those of Arrow's texts.
 *
 * @param column  The column.
 * @param count   Receives the number; 0 for all other columns.
 * @return KEISEN_OK.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_column_get_category_count(keisen_column *column, size_t *count);

/**
 * Reads the name of a category.
 *
 * @param column    The column.
 * @param index     Its number, below keisen_column_get_category_count().
 * @param capacity  Bytes that `buffer` has room for.
 * @param buffer    Receives the text, NUL-terminated, cut to whole characters where it is longer.
 *                  NULL only when `capacity` is 0.
 * @param length    Receives the bytes of the whole text, without the NUL. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such category or `buffer` is
 *         NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_column_get_category(
    keisen_column *column, size_t index, size_t capacity, char *buffer, size_t *length);

/**
 * Reads the time zone that Arrow's timestamps were told in.
 *
 * @param column    The column.
 * @param capacity  Bytes that `buffer` has room for.
 * @param buffer    Receives an IANA name or an offset such as "+05:30", NUL-terminated; "" for
 * none. NULL only when `capacity` is 0.
 * @param length    Receives its bytes without the NUL. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `buffer` is NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_column_get_zone(keisen_column *column,
                                                size_t capacity,
                                                char *buffer,
                                                size_t *length);

/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_column_retain(keisen_column *column);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_column_release(keisen_column *column);
/** Tells whether two handles mean one column. @since 0.1 */
KEISEN_API keisen_status keisen_column_equal(keisen_column *column,
                                             keisen_column *other,
                                             bool *equal);

/* ---- Projections --------------------------------------------------------------------------- */

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

/* ---- Spaces -------------------------------------------------------------------------------- */

/** Two projections over a chart's plot rectangle: x to the right, y up. Its projections are fixed.
 */
typedef struct keisen_space keisen_space;

/**
 * Makes a space. It keeps its projections alive.
 *
 * @param x      Projection of the horizontal dimension.
 * @param y      Projection of the vertical dimension; may be the same as `x`.
 * @param space  Receives the space.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_space_create(keisen_projection *x,
                                             keisen_projection *y,
                                             keisen_space **space);

/** The shape of grid lines at the radii of a polar space. */
typedef enum keisen_polar_grid {
  /** Circles. */
  KEISEN_POLAR_GRID_CIRCLES = 0,
  /** Straight from spoke to spoke, as in radar charts. */
  KEISEN_POLAR_GRID_POLYGONS = 1
} keisen_polar_grid;

/** How lines and areas of a polar space go from row to row. */
typedef enum keisen_polar_path {
  /** Straight on the disc. */
  KEISEN_POLAR_PATH_STRAIGHT = 0,
  /** Along the angle, the nearer way around, the radius changing steadily. */
  KEISEN_POLAR_PATH_ALONG_ANGLE = 1
} keisen_polar_path;

/** How angles and radii become places on a disc, for good. */
typedef struct keisen_polar_options {
  /** sizeof(keisen_polar_options). */
  uint32_t struct_size;
  /** Whether angles grow clockwise. Default true. */
  bool clockwise;
  /** Whether the last row of lines and areas is joined with the first. Lines with values, styles or
   * an order by row are not closed. Default false. */
  bool closed;
  /** The shape of grid lines at radii. Default KEISEN_POLAR_GRID_CIRCLES. */
  keisen_polar_grid grid;
  /** How lines and areas go from row to row. Default KEISEN_POLAR_PATH_STRAIGHT. */
  keisen_polar_path path;
  /** Where the range of angles begins, in degrees clockwise from 12 o'clock, finite; 90 with angles
   * that do not grow clockwise is as in mathematics. Default 0. */
  double start;
  /** Radius of the hole as a part of the disc's, from 0 to less than 1. Default 0. */
  double inner_radius;
} keisen_polar_options;

/** A keisen_polar_options with all defaults. */
#define KEISEN_POLAR_OPTIONS_INIT                                                                  \
  {sizeof(keisen_polar_options), true, false, KEISEN_POLAR_GRID_CIRCLES,                           \
   KEISEN_POLAR_PATH_STRAIGHT,   0,    0}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_polar_options_init(keisen_polar_options *options,
                                                   uint32_t struct_size);

/**
 * Makes a polar space: an angle and a distance from the middle of a disc.
 *
 * The disc is the largest that the plot has room for, in its middle. The range of `angle` goes once
 * around: its two ends stand at one place, as do 0 and 360 of the range (0, 360); on a category
 * scale the first name stands there. The range of `radius` goes from the hole to the rim: what is
 * below it stands at the hole, what is beyond is cut off. A fit of radii that are not negative
 * begins at 0.
 *
 * Lines, areas, points and sectors can be drawn in it, the other series and the axes of a plot can
 * not, KEISEN_ERROR_UNSUPPORTED; its grid has spokes and rings. A chart may have polar and other
 * series; axes that none of its series uses are not drawn.
 *
 * @param angle    The projection of angles. While it follows its data, these go once around.
 * @param radius   The projection of radii.
 * @param options  How they become places, or NULL.
 * @param space    Receives the space.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_space_create_polar(keisen_projection *angle,
                                                   keisen_projection *radius,
                                                   const keisen_polar_options *options,
                                                   keisen_space **space);

/** Gets the projection of the horizontal dimension, as a new reference. @since 0.1 */
KEISEN_API keisen_status keisen_space_get_x(keisen_space *space, keisen_projection **x);
/** Gets the projection of the vertical dimension, as a new reference. @since 0.1 */
KEISEN_API keisen_status keisen_space_get_y(keisen_space *space, keisen_projection **y);
/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_space_retain(keisen_space *space);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_space_release(keisen_space *space);
/** Tells whether two handles mean one space. @since 0.1 */
KEISEN_API keisen_status keisen_space_equal(keisen_space *space, keisen_space *other, bool *equal);

/* ---- Colour scales ------------------------------------------------------------------------- */

/** Colours along a way, in 256 steps of one length. */
typedef enum keisen_color_map {
  /** Dark violet to yellow, of even steps to the eye. */
  KEISEN_COLOR_MAP_VIRIDIS = 0,
  /** Black over purple to pale yellow, of even steps to the eye. */
  KEISEN_COLOR_MAP_MAGMA = 1,
  /** Black over red to bright yellow, of even steps to the eye. */
  KEISEN_COLOR_MAP_INFERNO = 2,
  /** Blue over pink to yellow, of even steps to the eye. */
  KEISEN_COLOR_MAP_PLASMA = 3,
  /** Blue to yellow, nearly the same for people without red or green cones. */
  KEISEN_COLOR_MAP_CIVIDIS = 4,
  /** A rainbow without false borders. */
  KEISEN_COLOR_MAP_TURBO = 5,
  /** Cyclic, its ends are alike: for angles and times of day. */
  KEISEN_COLOR_MAP_TWILIGHT = 6,
  /** White to black. */
  KEISEN_COLOR_MAP_GREYS = 7,
  /** Blue over light grey to red: for values on both sides of a middle. */
  KEISEN_COLOR_MAP_COOLWARM = 8,
  /** Red over white to blue: for values on both sides of a middle. */
  KEISEN_COLOR_MAP_RDBU = 9
} keisen_color_map;

/**
 * Turns values into colours: a projection says how far along a colour map a value stands. May be
 * shared by any number of series, colour bars and charts.
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
  /** The colours from `min` to `max`. Default KEISEN_COLOR_MAP_VIRIDIS. */
  keisen_color_map map;
  /**
   * Colours to take in place of `map`: at equal distances, the first at `min` and the last at
   * `max`, mixed between them. Copied. NULL only when `color_count` is 0.
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
   KEISEN_COLOR_MAP_VIRIDIS,                                                                       \
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

/* ---- Series -------------------------------------------------------------------------------- */

/** Draws data through one space. May be part of several charts. */
typedef struct keisen_series keisen_series;

/** The shape where two segments of a line meet. */
typedef enum keisen_join {
  /** A disc as wide as the line. */
  KEISEN_JOIN_ROUND = 0,
  /** The outer corner cut off straight. */
  KEISEN_JOIN_BEVEL = 1,
  /** The outer corner prolonged to its tip, up to the mitre limit; beyond it a bevel. */
  KEISEN_JOIN_MITRE = 2
} keisen_join;

/** The shape of a line's ends, and of the ends of its dashes. */
typedef enum keisen_cap {
  /** A half disc beyond the end. */
  KEISEN_CAP_ROUND = 0,
  /** Cut off at the end. */
  KEISEN_CAP_BUTT = 1,
  /** Prolonged by half the width. */
  KEISEN_CAP_SQUARE = 2
} keisen_cap;

/** The shape of a marker. Of one size all cover the same area, so they look equally heavy. */
typedef enum keisen_marker {
  /** A disc. */
  KEISEN_MARKER_CIRCLE = 0,
  /** A square on its side. */
  KEISEN_MARKER_SQUARE = 1,
  /** A square on its corner. */
  KEISEN_MARKER_DIAMOND = 2,
  /** A triangle that points up. */
  KEISEN_MARKER_TRIANGLE_UP = 3,
  /** A triangle that points down. */
  KEISEN_MARKER_TRIANGLE_DOWN = 4,
  /** A triangle that points to the left. */
  KEISEN_MARKER_TRIANGLE_LEFT = 5,
  /** A triangle that points to the right. */
  KEISEN_MARKER_TRIANGLE_RIGHT = 6,
  /** Two bars across each other, along the diagonals. */
  KEISEN_MARKER_CROSS = 7,
  /** Two bars across each other, upright and level. */
  KEISEN_MARKER_PLUS = 8,
  /** A star of five points. */
  KEISEN_MARKER_STAR = 9,
  /** A hollow circle. */
  KEISEN_MARKER_RING = 10,
  /** Five equal sides, point up. */
  KEISEN_MARKER_PENTAGON = 11,
  /** Six equal sides, point up. */
  KEISEN_MARKER_HEXAGON = 12,
  /** An upright bar. */
  KEISEN_MARKER_VERTICAL_BAR = 13,
  /** A level bar. */
  KEISEN_MARKER_HORIZONTAL_BAR = 14
} keisen_marker;

/**
 * A marker of the caller's own: an outline of lines and curves, drawn as the shapes of
 * keisen_marker are. Never changes.
 *
 * What an odd number of its contours surrounds is inside; each contour is closed. Units don't
 * matter: of one size it covers as much as all other markers, the area of a circle of this
 * diameter, and fades below a device pixel as they do. Its border, where there is one, is centred
 * on the outline. Hits, legends, fits and selections take it as it is.
 *
 * Of more rows in view than a quarter of the chart's direct rows, without borders, markers are
 * drawn as what they are on each pixel: tier KEISEN_TIER_COVERAGE. With borders each is a path of
 * its own, however many there are.
 */
typedef struct keisen_custom_marker keisen_custom_marker;

/** A step along an outline. */
typedef enum keisen_path_verb {
  /** Begins a contour at a point. */
  KEISEN_PATH_VERB_MOVE = 0,
  /** A straight line to a point. */
  KEISEN_PATH_VERB_LINE = 1,
  /** A quadratic Bézier curve: its control point and its end. */
  KEISEN_PATH_VERB_QUADRATIC = 2,
  /** A cubic Bézier curve: its two control points and its end. */
  KEISEN_PATH_VERB_CUBIC = 3,
  /** Joins the end of the contour with its beginning. Takes no point. */
  KEISEN_PATH_VERB_CLOSE = 4
} keisen_path_verb;

/**
 * Makes a marker of the caller's own.
 *
 * @param verbs          The steps, each a keisen_path_verb in a byte. NULL for straight lines
 *                       through all points: a polygon; points of NaN then part its contours.
 * @param verb_count     Number of steps.
 * @param points         2 * point_count numbers: x to the right and y down of the points that the
 *                       steps take, in order, in any units. Copied.
 * @param point_count    Number of points, at most 1,000.
 * @param anchor         2 numbers in the same units: what stands on the positions. NULL for the
 *                       outline's centre of area.
 * @param custom_marker  Receives the marker.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when a step is unknown, points are too few or
 * too many for the steps, a number is not finite, the outline covers nothing, or it reaches farther
 * from its anchor than 100 times the diameter of the circle that covers as much.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_custom_marker_create(const uint8_t *verbs,
                                                     size_t verb_count,
                                                     const double *points,
                                                     size_t point_count,
                                                     const double *anchor,
                                                     keisen_custom_marker **custom_marker);

/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_custom_marker_retain(keisen_custom_marker *custom_marker);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_custom_marker_release(keisen_custom_marker *custom_marker);
/** Tells whether two handles mean one marker. @since 0.1 */
KEISEN_API keisen_status keisen_custom_marker_equal(keisen_custom_marker *custom_marker,
                                                    keisen_custom_marker *other,
                                                    bool *equal);

/** How a line goes from row to row. It hangs on positions, so that a curve keeps its character on
 * every scale. */
typedef enum keisen_line_interpolation {
  /** Straight. */
  KEISEN_LINE_INTERPOLATION_LINEAR = 0,
  /** A row's value holds from the row before on: first up or down, then along. */
  KEISEN_LINE_INTERPOLATION_STEP_BEFORE = 1,
  /** A row's value holds between the middles of the ways to its neighbours. */
  KEISEN_LINE_INTERPOLATION_STEP_MIDDLE = 2,
  /** A row's value holds up to the next row: first along, then up or down. */
  KEISEN_LINE_INTERPOLATION_STEP_AFTER = 3,
  /** A cubic curve that goes up only where the rows do, and down only where they do (M. Steffen,
   * 1990). Where x turns round a curve ends and another one begins; rows above each other are
   * joined straight. */
  KEISEN_LINE_INTERPOLATION_MONOTONE = 4,
  /** A curve through all rows (Catmull and Rom), whose knots lie as far apart as the rows'
   * distances to the power of `curve_alpha`. All rows are read, however few are in view. */
  KEISEN_LINE_INTERPOLATION_CATMULL_ROM = 5
} keisen_line_interpolation;

/** The look of a part of a line. */
typedef struct keisen_line_style {
  /** sizeof(keisen_line_style). */
  uint32_t struct_size;
  /** Where two segments meet, as in keisen_line_options. Default round. */
  keisen_join join;
  /** At ends. Default round. */
  keisen_cap cap;
  /** Number of values at `dash`: 0 for a solid line, else even, at most 1,024. Default 0. */
  uint32_t dash_count;
  /** Marks and gaps in multiples of the width, copied, as in keisen_line_options. NULL only when
   * `dash_count` is 0. */
  const double *dash;
  /** Full width in points, finite, not negative; 0 draws nothing. Default 1.5. */
  double width;
  /** Longest mitre, in line widths, at least 1. Default 4. */
  double mitre_limit;
  /** Colour. Default KEISEN_COLOR_AUTOMATIC: that of what it is a part of. */
  keisen_color color;
  /** What the alpha of the colour is multiplied by, in 0...1, in place of that of what it is a part
   * of. Default 1. */
  double alpha;
} keisen_line_style;

/** A keisen_line_style with all defaults. */
#define KEISEN_LINE_STYLE_INIT                                                                     \
  {sizeof(keisen_line_style),                                                                      \
   KEISEN_JOIN_ROUND,                                                                              \
   KEISEN_CAP_ROUND,                                                                               \
   0,                                                                                              \
   NULL,                                                                                           \
   1.5,                                                                                            \
   4,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   1}

/** Fills a style with its defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_line_style_init(keisen_line_style *style, uint32_t struct_size);

/** How a line looks. */
typedef struct keisen_line_options {
  /** sizeof(keisen_line_options). */
  uint32_t struct_size;
  /** Where two segments meet. Default round. A corner between segments shorter than half the width
   * is round. */
  keisen_join join;
  /** At ends. Default round. */
  keisen_cap cap;
  /** Number of values at `dash`: 0 for a solid line, else even, at most 1,024. Default 0. */
  uint32_t dash_count;
  /**
   * Lengths along the path that alternate mark and gap, in multiples of the width, copied. Caps
   * lengthen the marks and the visible gap keeps its length. All must be finite and not negative,
   * their sum positive. A pattern that repeats within a device pixel, and one of more
   * than 16 million marks, is drawn solid, as faint as its marks are sparse. NULL only when
   * `dash_count` is 0.
   */
  const double *dash;
  /** Full width in points, finite, not negative; 0 draws nothing. Default 1.5. */
  double width;
  /** Longest mitre, in line widths, at least 1. Default 4. */
  double mitre_limit;
  /** Colour. Default KEISEN_COLOR_AUTOMATIC: the next of the chart's colour cycle. */
  keisen_color color;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
  /** How it goes from row to row. Default linear. */
  keisen_line_interpolation interpolation;
  /** Number of values at `styles`, at most 65,536. Default 0. */
  uint32_t style_count;
  /**
   * What the column `style` counts from 0, copied; each is `styles[0].struct_size` bytes long. A
   * colour that is automatic is the line's. Parts in several styles are lines of their own that end
   * where they meet, with their caps; those of a later style lie over those of an earlier one, and
   * all over those in the line's own. NULL only when `style_count` is 0.
   */
  const keisen_line_style *styles;
  /** Of Catmull-Rom curves alone, in 0...1: 0 is uniform, 0.5 centripetal, which makes no loops
   * within a segment, 1 chordal. Default 0.5. */
  double curve_alpha;
  /** The shape of the marker that stands on each row, over the line. Default a circle. */
  keisen_marker marker;
  /** Whether segments are separate: the first row is joined with the second, the third with the
   * fourth. Default false. */
  bool separated;
  /** Whether colours by values go evenly along each segment, from its row's to the next row's; else
   * a segment has the colour of its first row. Default true. */
  bool blended;
  /** The diameter of the circle that covers as much as a marker, in points, finite, not negative;
   * 0 is no marker. Default 0. */
  double marker_size;
  /** What the alpha of markers is multiplied by, in 0...1. Default 1. */
  double marker_alpha;
  /** Width of a line along the inside of each marker's outline, in points, finite, not negative.
   * Default 0: none. */
  double marker_border_width;
  /** The colour that fills markers. Default KEISEN_COLOR_AUTOMATIC: that of the line at the row. */
  keisen_color marker_color;
  /** The colour of that line. Default automatic: the theme's for plot areas. */
  keisen_color marker_border_color;
  /** What the alpha of the colour, or of colours by value, is multiplied by, in 0...1. A line
   * in one colour covers each pixel once: where it crosses itself nothing is darker. Of one in
   * colours by value or in styles by row that holds for each colour; where two meet or cross they
   * lie over each other. Default 1. */
  double alpha;
  /** A marker of the caller's own in place of the shape `marker`, which is kept, or NULL for none;
   * its border is centred on its outline. Default NULL. */
  keisen_custom_marker *custom_marker;
} keisen_line_options;

/** A keisen_line_options with all defaults. */
#define KEISEN_LINE_OPTIONS_INIT                                                                   \
  {sizeof(keisen_line_options),                                                                    \
   KEISEN_JOIN_ROUND,                                                                              \
   KEISEN_CAP_ROUND,                                                                               \
   0,                                                                                              \
   NULL,                                                                                           \
   1.5,                                                                                            \
   4,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   NULL,                                                                                           \
   KEISEN_LINE_INTERPOLATION_LINEAR,                                                               \
   0,                                                                                              \
   NULL,                                                                                           \
   0.5,                                                                                            \
   KEISEN_MARKER_CIRCLE,                                                                           \
   false,                                                                                          \
   true,                                                                                           \
   0,                                                                                              \
   1,                                                                                              \
   0,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   1,                                                                                              \
   NULL}

/**
 * Fills options with their defaults.
 *
 * @param options      `struct_size` bytes to fill.
 * @param struct_size  sizeof(keisen_line_options) as the caller was compiled.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the pointer is NULL or the size is not
 * known.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_line_options_init(keisen_line_options *options,
                                                  uint32_t struct_size);

/**
 * Makes a line through the rows of two columns.
 *
 * NaN and gaps in either column interrupt the line; infinite values do too. A lone row between two
 * gaps is a dot as wide as the line, and so are rows that all stand in one place. Rows are paired
 * by their numbers: where the columns grow apart later, those that are in both count.
 *
 * @param space    The space to draw in.
 * @param x        Values of the horizontal dimension, or NULL for row numbers.
 * @param y        Values of the vertical dimension.
 * @param options  How it looks, or NULL.
 * @param series   Receives the line. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the columns differ in length or an
 * option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_line(keisen_space *space,
                                                   keisen_column *x,
                                                   keisen_column *y,
                                                   const keisen_line_options *options,
                                                   keisen_series **series);

/** The columns that a line is drawn from, a row each; but for `order` all are equally long. The
 * series keeps references of its own. */
typedef struct keisen_line_columns {
  /** sizeof(keisen_line_columns). */
  uint32_t struct_size;
  /** Values of the horizontal dimension, or NULL for row numbers from 0. Default NULL. */
  keisen_column *x;
  /** Values of the vertical dimension; must not be NULL. */
  keisen_column *y;
  /** Numbers of rows in the order in which they are joined, as many as wanted; NULL for that of the
   * rows. A number that is NaN, missing, not whole or that of no row is a gap. Default NULL. */
  keisen_column *order;
  /** The style of the segment from each row to the next, as a number of those in the options; NULL
   * for the line's own everywhere. A number that is missing or that of no style is the line's own.
   * Dashes begin anew where the style changes. Default NULL. */
  keisen_column *style;
  /** Values that `color_scale` turns into the line's colours, or NULL. There are no dashes and no
   * styles by row then; what has higher colours of the scale lies over what has lower ones.
   * Where a value is missing the colour is the scale's for that. Default NULL. */
  keisen_column *color;
  /** Turns the values of `color` into colours. It is taken when the line is made, for good: NULL
   * makes one of viridis where there are such values, and keisen_series_set_line_from_columns()
   * takes NULL or the same. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_line_columns;

/** A keisen_line_columns with all defaults. */
#define KEISEN_LINE_COLUMNS_INIT {sizeof(keisen_line_columns), NULL, NULL, NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_line_columns_init(keisen_line_columns *columns,
                                                  uint32_t struct_size);

/**
 * Makes a line that may have an order, styles or colours of its own for its rows.
 *
 * A line without such columns is that of keisen_series_create_line(). One with them is drawn row by
 * row, of those in view alone where x goes one way and rows are not in an order of their own. Steps
 * of very many rows in one style, and lines under markers, are reduced as lines are; each marker is
 * drawn. Of curves, and of separate segments, of
 * more rows than keisen_chart_set_direct_rows() says, what they cover of each pixel is gathered,
 * KEISEN_TIER_COVERAGE; curves through rows that are a small part of a pixel apart are drawn as
 * straight lines. Catmull-Rom curves read every row in each frame.
 *
 * @param space    The space to draw in.
 * @param columns  What to draw.
 * @param options  How it looks, or NULL.
 * @param series   Receives the line. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its y is NULL, the columns
 * differ in length, an option is not allowed, or there are colours together with styles or a dash.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_line_from_columns(keisen_space *space,
                                                                const keisen_line_columns *columns,
                                                                const keisen_line_options *options,
                                                                keisen_series **series);

/**
 * Replaces all columns of a line.
 *
 * @param series   A line.
 * @param columns  What to draw from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in
 * keisen_series_create_line_from_columns(), when the series is no line, there are colours and the
 * line was made without, or the colour scale is another one; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_line_from_columns(keisen_series *series,
                                                             const keisen_line_columns *columns);

/**
 * Replaces x and y of a line; other columns that it has stay, and must be as long.
 *
 * @param series  A line.
 * @param x       Values of the horizontal dimension, or NULL for row numbers from 0.
 * @param y       Values of the vertical dimension.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the columns differ in length or the
 * series is no line; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_line_columns(keisen_series *series,
                                                        keisen_column *x,
                                                        keisen_column *y);

/**
 * Changes how a line looks.
 *
 * @param series   A line.
 * @param options  All of its options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is no line; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_line_options(keisen_series *series,
                                                        const keisen_line_options *options);

/** The columns that points are drawn from, a row each; all are equally long. The series keeps
 * references of its own. Where columns grow apart later, the shortest one counts. */
typedef struct keisen_point_columns {
  /** sizeof(keisen_point_columns). */
  uint32_t struct_size;
  /** Values of the horizontal dimension, or NULL for row numbers from 0. Default NULL. */
  keisen_column *x;
  /** Values of the vertical dimension; must not be NULL. */
  keisen_column *y;
  /** The size of each marker in points, as in keisen_point_options, or NULL. NaN is a gap; 0 and
   * less is no marker. Default NULL. */
  keisen_column *size;
  /** Values that `color_scale` turns into the markers' colours, or NULL. Default NULL. */
  keisen_column *color;
  /** What the alpha of each marker's colour is multiplied by, clamped to 0...1, or NULL; NaN is a
   * gap. Default NULL. */
  keisen_column *alpha;
  /** Turns the values of `color` into colours. It is taken when the points are made, for good: NULL
   * makes one of viridis where there are such values, and keisen_series_set_point_columns() takes
   * NULL or the same. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_point_columns;

/** A keisen_point_columns with all defaults. */
#define KEISEN_POINT_COLUMNS_INIT {sizeof(keisen_point_columns), NULL, NULL, NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_point_columns_init(keisen_point_columns *columns,
                                                   uint32_t struct_size);

/** How points look, where no column says otherwise. */
typedef struct keisen_point_options {
  /** sizeof(keisen_point_options). */
  uint32_t struct_size;
  /** The shape of each marker. Default a circle. */
  keisen_marker marker;
  /** The diameter of the circle that covers as much as a marker, in points, finite, not negative.
   * A marker thinner than a device pixel fades and does not vanish; 0 draws none. Default 6. */
  double size;
  /** What the alpha of all colours is multiplied by, 0...1. Default 1. */
  double alpha;
  /** Width of a line along the inside of each marker's outline, in points, finite, not negative.
   * Default 0: none. */
  double border_width;
  /** The colour that fills a marker. Default KEISEN_COLOR_AUTOMATIC: the next of the chart's colour
   * cycle. */
  keisen_color color;
  /** The colour of that line. Default automatic: the theme's for plot areas. */
  keisen_color border_color;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
  /** A marker of the caller's own in place of that shape, which is kept, or NULL for none; its
   * border is centred on its outline. Default NULL. */
  keisen_custom_marker *custom_marker;
} keisen_point_options;

/** A keisen_point_options with all defaults. */
#define KEISEN_POINT_OPTIONS_INIT                                                                  \
  {sizeof(keisen_point_options), KEISEN_MARKER_CIRCLE,   6,    1,   0,                             \
   KEISEN_COLOR_AUTOMATIC,       KEISEN_COLOR_AUTOMATIC, NULL, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_point_options_init(keisen_point_options *options,
                                                   uint32_t struct_size);

/**
 * Makes points: a marker for each row, drawn in the order of the rows.
 *
 * A row of which any value is NaN, missing or infinite has no marker and is counted as a gap; but a
 * missing colour is the colour scale's for that. Every marker that reaches into the plot is drawn,
 * however many there are. A fit leaves room for half a marker at both ends, as much as it takes of
 * a plot of 150 points, at most a tenth of the range; so it does for a line's markers.
 *
 * @param space    The space to draw in.
 * @param columns  What to draw.
 * @param options  How it looks, or NULL.
 * @param series   Receives the points. They belong to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its y is NULL, the columns
 * differ in length, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_points(keisen_space *space,
                                                     const keisen_point_columns *columns,
                                                     const keisen_point_options *options,
                                                     keisen_series **series);

/**
 * Replaces all columns of points.
 *
 * @param series   Points.
 * @param columns  What to draw from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_points(), when the
 * series is no points, when there are colours and the points were made without a colour scale, or
 * when they have another one; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_point_columns(keisen_series *series,
                                                         const keisen_point_columns *columns);

/**
 * Changes how points look.
 *
 * @param series   Points.
 * @param options  All of their options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is no points; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_point_options(keisen_series *series,
                                                         const keisen_point_options *options);

/** Which of some bars stand out. */
typedef enum keisen_bar_highlight {
  /** None. */
  KEISEN_BAR_HIGHLIGHT_NONE = 0,
  /** Every bar that equals the maximum. */
  KEISEN_BAR_HIGHLIGHT_MAXIMUM = 1
} keisen_bar_highlight;

/** How category bars look. */
typedef struct keisen_category_bar_options {
  /** sizeof(keisen_category_bar_options). */
  uint32_t struct_size;
  /** Which bars stand out. Default KEISEN_BAR_HIGHLIGHT_NONE. */
  keisen_bar_highlight highlight;
  /** Whether bars have their values at their tips, or within them where the plot ends. Where not
   * all have room so they are turned; where that does not help the maximum alone has its value, if
   * there is room for it. Default true. */
  bool value_labels;
  /** Number of colours at `colors`, at most 1,000,000. Default 0. */
  uint32_t color_count;
  /**
   * Colours of single bars, from the first on, which come before any other; bars beyond them have
   * none of their own. Copied. NULL only when `color_count` is 0.
   */
  const keisen_color *colors;
  /** Where bars begin, in the units of the values, finite. Default 0. */
  double baseline;
  /**
   * The part of the plot's height, 0 to 0.9, that a fit leaves free beyond the longest bars: above
   * them, below them where all bars go down, and where bars go both ways half as much again below.
   * Default 0.25.
   */
  double headroom;
  /**
   * Width of a bar as a part of the way from bar to bar, above 0, at most 1. Default 2/3: gaps of
   * half a bar's width before, between and after the bars.
   */
  double bar_width;
  /** Colour of the bars. Default automatic: the next of the chart's colour cycle. */
  keisen_color color;
  /** Colour of bars that stand out. Default automatic: the theme's for that. */
  keisen_color highlight_color;
  /** Colour of the border. Default automatic: the theme's for axes. */
  keisen_color border_color;
  /** Width of the border within a bar's edges, in points; 0 is none. Default 0. */
  double border_width;
  /** Radius of the two corners at a bar's tip, in points. Default 0. */
  double corner_radius;
  /** Width of the line along the baseline in points, where that runs within the plot; 0 is none.
   * Default 1. */
  double baseline_width;
  /** Colour of that line. Default automatic: the theme's for axes. */
  keisen_color baseline_color;
  /** Colour of the values. Default automatic: the theme's for labels, and within a bar what can be
   * read there. */
  keisen_color value_color;
  /** Size of the values, in points, at most 1,000. Default 12. */
  double value_size;
  /**
   * How the values are written, or NULL for automatic. Where it does not say how many digits there
   * are, a number with a fraction and more than six digits is rounded to four, and never before the
   * point. Default NULL.
   */
  const keisen_tick_format_options *value_format;
  /** What the bars are, for people, or NULL for none. Default NULL. */
  const char *label;
  /** What the alpha of all bars' colours is multiplied by, in 0...1; borders and values keep
   * theirs. Default 1. */
  double alpha;
} keisen_category_bar_options;

/** A keisen_category_bar_options with all defaults. */
#define KEISEN_CATEGORY_BAR_OPTIONS_INIT                                                           \
  {sizeof(keisen_category_bar_options),                                                            \
   KEISEN_BAR_HIGHLIGHT_NONE,                                                                      \
   true,                                                                                           \
   0,                                                                                              \
   NULL,                                                                                           \
   0,                                                                                              \
   0.25,                                                                                           \
   2.0 / 3,                                                                                        \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   0,                                                                                              \
   0,                                                                                              \
   1,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   12,                                                                                             \
   NULL,                                                                                           \
   NULL,                                                                                           \
   1}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_category_bar_options_init(keisen_category_bar_options *options,
                                                          uint32_t struct_size);

/**
 * Makes upright bars, each with a name below the axis and its value at its tip.
 *
 * Bar i stands at the value i of x. Where nobody chose the scale of x it becomes a category scale
 * of the names, which a bottom axis shows: turned, broken into lines or every few where they have
 * no room. On a category scale that somebody chose, or that several series share, a bar stands at
 * its name, the k-th bar of a name at the k-th place of this name, and one without a place there is
 * dropped. A fit leaves a gap as wide as those between bars before the first and after the last
 * one: n bars in a plot of width W are 2W / (3n + 1) wide, half of that apart. It includes the
 * baseline in the range of y, and leaves headroom free.
 *
 * Values that are NaN, missing or infinite have no bar. A bar of the value of the baseline has no
 * height; any other one is at least a device pixel high. One thinner than a device pixel covers the
 * whole column of pixels that its middle is in, and several there are one shape. Every bar that
 * equals the maximum may stand out, so a lone bar does; of several in one column of pixels one
 * does.
 *
 * A value stands beyond its bar's tip: level, or where bars are too near to each other for that,
 * all of them turned by a quarter; where not all of those have room the maximum alone has its
 * value. One that would leave the plot stands within its bar, or is left out where that has no room
 * either. None lies on another one or on another bar.
 *
 * @param space       The space to draw in.
 * @param names       `name_count` names in UTF-8, none NULL, copied; they need not differ. NULL
 * only when `name_count` is 0.
 * @param name_count  Number of names.
 * @param values      As many values. Where the column grows later, there are as many bars as names.
 * @param options     How the bars look, or NULL.
 * @param series      Receives the bars. They belong to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there are not as many names as values, a
 * name is NULL or not UTF-8, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status
keisen_series_create_category_bars(keisen_space *space,
                                   const char *const *names,
                                   size_t name_count,
                                   keisen_column *values,
                                   const keisen_category_bar_options *options,
                                   keisen_series **series);

/**
 * Replaces names and values of category bars. Ranges stay; names that made the scale of x are
 * replaced there too.
 *
 * @param series      Category bars.
 * @param names       `name_count` names, as keisen_series_create_category_bars() takes them.
 * @param name_count  Number of names.
 * @param values      As many values.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there are not as many names as values, a
 * name is NULL or not UTF-8, or the series is another one; then the old ones stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_category_bar_data(keisen_series *series,
                                                             const char *const *names,
                                                             size_t name_count,
                                                             keisen_column *values);

/**
 * Reads how many category bars there are now: while names are animated, those that come and go
 * too.
 *
 * @param series  Category bars.
 * @param count   Receives their number.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the series is another one.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_get_category_bar_count(keisen_series *series, size_t *count);

/**
 * Reads the name of a category bar, as it is now.
 *
 * @param series    Category bars.
 * @param index     Which bar, from 0.
 * @param capacity  Bytes at `buffer`; 0 only reads the length.
 * @param buffer    Receives UTF-8 and a NUL, cut before a character that does not fit. NULL only
 *                  when `capacity` is 0.
 * @param length    Receives the bytes of the whole name without the NUL. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such bar, the series is
 *         another one, or `buffer` is NULL and `capacity` is not 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_get_category_bar_name(
    keisen_series *series, size_t index, size_t capacity, char *buffer, size_t *length);

/**
 * Reads how many pages category bars make: windows of x that show a few bars each, one after
 * another, equally long, each with the gap that a fit leaves before and after.
 *
 * @param series        Category bars.
 * @param bars_at_most  Bars of a page at most, 1 to PTRDIFF_MAX.
 * @param count         Receives the number of pages: that of the bars divided by `bars_at_most`,
 * rounded up; 0 without bars.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `bars_at_most` is not allowed or the
 * series is another one.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_get_category_bar_page_count(keisen_series *series,
                                                                   size_t bars_at_most,
                                                                   size_t *count);

/**
 * Reads the range of x that shows a page of category bars, for keisen_projection_set_range(). The
 * range of y is the same on all pages. The last page may have room left, so that bars are equally
 * wide.
 *
 * @param series        Category bars.
 * @param bars_at_most  Bars of a page at most, 1 to PTRDIFF_MAX.
 * @param index         Which page, from 0.
 * @param min           Receives the value at the left.
 * @param max           Receives the value at the right.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `bars_at_most` is not allowed, there is
 * no such page, or the series is another one.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_get_category_bar_page(
    keisen_series *series, size_t bars_at_most, size_t index, double *min, double *max);

/**
 * Changes how category bars look.
 *
 * @param series   Category bars.
 * @param options  All of their options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is another one; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_category_bar_options(
    keisen_series *series, const keisen_category_bar_options *options);

/** What is between the middles of the cells of a heat map. */
typedef enum keisen_interpolation {
  /** Each cell is a rectangle of one colour. */
  KEISEN_INTERPOLATION_NEAREST = 0,
  /** Values change steadily from the middle of a cell to those of its neighbours. */
  KEISEN_INTERPOLATION_LINEAR = 1
} keisen_interpolation;

/** How the values of a matrix follow each other in a column. */
typedef enum keisen_matrix_order {
  /** Row by row, as in C. */
  KEISEN_MATRIX_ORDER_ROWS = 0,
  /** Column by column, as in Fortran. */
  KEISEN_MATRIX_ORDER_COLUMNS = 1
} keisen_matrix_order;

/** How a heat map looks and where its cells are. */
typedef struct keisen_heatmap_options {
  /** sizeof(keisen_heatmap_options). */
  uint32_t struct_size;
  /** What is between the middles of cells. Default nearest. */
  keisen_interpolation interpolation;
  /** How the values follow each other. Default row by row. */
  keisen_matrix_order order;
  /** Where the first column begins and the last one ends, in x, when there are no edges given; both
   * 0 for the integers from 0. From `x_from` > `x_to` the first column is at the right. Default 0.
   */
  double x_from;
  double x_to;
  /** Where the first row begins and the last one ends, in y, in the same way. Default 0: row 0 is
   * at the low end. */
  double y_from;
  double y_to;
  /** Opacity, in 0...1. Default 1. */
  double alpha;
  /** Name for people, or NULL for none; a legend shows it beside the colours. Default NULL. */
  const char *label;
} keisen_heatmap_options;

/** A keisen_heatmap_options with all defaults. */
#define KEISEN_HEATMAP_OPTIONS_INIT                                                                \
  {sizeof(keisen_heatmap_options),                                                                 \
   KEISEN_INTERPOLATION_NEAREST,                                                                   \
   KEISEN_MATRIX_ORDER_ROWS,                                                                       \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   1,                                                                                              \
   NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_heatmap_options_init(keisen_heatmap_options *options,
                                                     uint32_t struct_size);

/**
 * Makes a heat map: the values of a matrix as coloured cells.
 *
 * A pixel that holds several cells has the colour of the mean of their values; where a part of it
 * is missing (NaN, infinite, a gap, or without a place on the colour scale) it takes as much of the
 * colour of what is missing. With linear interpolation a pixel is missing where half of the values
 * about it are, by their weights. On a scale of names the integers are moved by -1/2, so that each
 * name is in the middle of a cell. A cell from an edge without a place, as 0 on a log scale, to one
 * that has one is drawn to the end of the plot, and counts as open_ended in the series record.
 *
 * @param space        The space to draw in.
 * @param values       The matrix, a whole number of rows.
 * @param columns      Number of columns; 0 only for a matrix without values.
 * @param x_edges      Where the columns begin and end: one more value than columns, finite, that
 *                     ascend or descend; or NULL.
 * @param y_edges      Where the rows begin and end, or NULL.
 * @param color_scale  What turns values into colours, or NULL for one with all defaults.
 * @param options      How it looks, or NULL.
 * @param series       Receives the heat map. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the values are no whole number of rows,
 * there are more than 2^24 rows or columns, edges are not as above, an extent is empty or not
 * finite, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_heatmap(keisen_space *space,
                                                      keisen_column *values,
                                                      size_t columns,
                                                      keisen_column *x_edges,
                                                      keisen_column *y_edges,
                                                      keisen_color_scale *color_scale,
                                                      const keisen_heatmap_options *options,
                                                      keisen_series **series);

/**
 * Replaces the values of a heat map by as many others.
 *
 * @param series  A heat map.
 * @param values  The matrix.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when their number is another one or the
 * series is no heat map; then the old values stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_heatmap_values(keisen_series *series,
                                                          keisen_column *values);

/**
 * Changes how a heat map looks: its interpolation and its alpha. Order and extents stay.
 *
 * @param series   A heat map.
 * @param options  The options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is no heat map; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_heatmap_options(keisen_series *series,
                                                           const keisen_heatmap_options *options);

/** What is made of the rows in a cell of a density. */
typedef enum keisen_density_aggregation {
  /** Their number. */
  KEISEN_DENSITY_COUNT = 0,
  /** The mean of their values. */
  KEISEN_DENSITY_MEAN = 1,
  /** Their number in each of some categories. */
  KEISEN_DENSITY_CATEGORY = 2
} keisen_density_aggregation;

/** How colours are spread over what a density counts. */
typedef enum keisen_density_spread {
  /** By the scale of the colour scale's projection: linear, log, or any other. */
  KEISEN_DENSITY_SPREAD_SCALE = 0,
  /** So that each colour covers as much of the picture as any other: a colour tells how many cells
   * have less. The ticks of a colour bar stand where their values are among those of the cells. */
  KEISEN_DENSITY_SPREAD_EQUAL_AREA = 1
} keisen_density_spread;

/** The columns that a density is counted from, a row each; all are equally long. The series keeps
 * references of its own. Where columns grow apart later, the shortest one counts. */
typedef struct keisen_density_columns {
  /** sizeof(keisen_density_columns). */
  uint32_t struct_size;
  /** What is made of the rows of a cell. Default KEISEN_DENSITY_COUNT. */
  keisen_density_aggregation aggregation;
  /** Values of the horizontal dimension, or NULL for row numbers from 0. Default NULL. */
  keisen_column *x;
  /** Values of the vertical dimension; must not be NULL. */
  keisen_column *y;
  /** Values for means, or the codes of categories, which count `names` from 0; NULL for counts. A
   * row whose value is NaN, missing or infinite, or whose code is no whole number below
   * `name_count`, is a gap. Default NULL. */
  keisen_column *values;
  /** The names of the categories, `name_count` strings; not read for counts and means. Default
   * NULL.
   */
  const char *const *names;
  /** Number of names, 1 to 256 for categories, which all differ. Default 0. */
  size_t name_count;
  /** Turns counts or means into colours. Of categories a cell has the mean of the colours of its
   * rows, the chart's colour cycle from the series on, and the opacity of the scale's colour for
   * their number. It is taken when the density is made, for good: NULL makes one of viridis, for
   * categories one that gets opaque, and keisen_series_set_density_columns() takes NULL or the
   * same. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_density_columns;

/** A keisen_density_columns with all defaults. */
#define KEISEN_DENSITY_COLUMNS_INIT                                                                \
  {sizeof(keisen_density_columns), KEISEN_DENSITY_COUNT, NULL, NULL, NULL, NULL, 0, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_density_columns_init(keisen_density_columns *columns,
                                                     uint32_t struct_size);

/** How a density looks. */
typedef struct keisen_density_options {
  /** sizeof(keisen_density_options). */
  uint32_t struct_size;
  /** How colours are spread over what is counted. Default by the scale. */
  keisen_density_spread spread;
  /** Sides of the cells in points, finite, not negative, rounded to whole device pixels; 0 for one
   * device pixel. Those of two pixels or more stand in the data and move with it. Default 0. */
  double cell_size;
  /** Opacity of all cells, in 0...1. Default 1. */
  double alpha;
  /** Name for people, or NULL for none; categories have names of their own. Default NULL. */
  const char *label;
} keisen_density_options;

/** A keisen_density_options with all defaults. */
#define KEISEN_DENSITY_OPTIONS_INIT                                                                \
  {sizeof(keisen_density_options), KEISEN_DENSITY_SPREAD_SCALE, 0, 1, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_density_options_init(keisen_density_options *options,
                                                     uint32_t struct_size);

/**
 * Makes a density: how many rows are in each cell of a fine grid over the plot, or what they are in
 * the mean, as colours.
 *
 * Every row counts, however many there are. A row between two cells is in the right one or the
 * lower one, and on the plot's right and bottom sides in the last. A cell without rows shows what
 * is below it. Counts stop at 2^32 - 1. A mean is within 2^-(60 - log2 n) of the extent of all n
 * values, as doubles relative to the middle of integers and timestamps beyond 2^53, the same for
 * any order of rows and any number of threads. Renderers give the same numbers. A colour bar of
 * means of timestamps shows times.
 *
 * Cells larger than a device pixel stand in the data: at whole multiples of their width, counted
 * from 0 in the coordinate in which the scale is straight, drawn on whole pixels. So each keeps its
 * rows, and its colour, while a range moves; the plot's sides cut it, and then all of its rows
 * count. On a time scale with cuts they stand on the plot, as cells of one pixel do.
 *
 * Counts hang on the view, and so does the range of the colour scale while that is unset: each
 * frame finds it anew, from 0, on a log scale from 1, to the greatest count, or from the least mean
 * to the greatest, and none is stored; outside of frames such a scale reads 0 to 1 from its origin,
 * and a fit unsets it. A range that is set stays. Frames are recorded as KEISEN_TIER_DENSITY.
 *
 * @param space    The space to draw in.
 * @param columns  What to count.
 * @param options  How it looks, or NULL.
 * @param series   Receives the density. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its y is NULL, the columns
 * differ in length, values or names do not suit the aggregation, two names are the same, or an
 * option is not allowed. A frame returns KEISEN_ERROR_UNSUPPORTED where cells times categories are
 * 2^32 - 1 or more, or means are of 2^32 rows or more.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_density(keisen_space *space,
                                                      const keisen_density_columns *columns,
                                                      const keisen_density_options *options,
                                                      keisen_series **series);

/**
 * Replaces all columns of a density, and what is made of their rows.
 *
 * @param series   A density.
 * @param columns  What to count from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_density(), when
 * the series is no density, or the colour scale is another one; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_density_columns(keisen_series *series,
                                                           const keisen_density_columns *columns);

/**
 * Changes how a density looks.
 *
 * @param series   A density.
 * @param options  All of its options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is no density; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_density_options(keisen_series *series,
                                                           const keisen_density_options *options);

/** The columns that polygons are drawn from: corners, a row each; all are equally long. The series
 * keeps references of its own. Where columns grow apart later, the shortest one counts. */
typedef struct keisen_polygon_columns {
  /** sizeof(keisen_polygon_columns). */
  uint32_t struct_size;
  /** Values of the horizontal dimension; must not be NULL. */
  keisen_column *x;
  /** Values of the vertical dimension; must not be NULL. */
  keisen_column *y;
  /** Numbers of polygons: rows next to each other of one number are of one polygon. A row whose
   * number is NaN, missing or infinite ends a ring. NULL for one polygon of all. Default NULL. */
  keisen_column *groups;
  /** What `color_scale` turns into the colour of each polygon: the value of its first row; NULL for
   * the colour of the options. Default NULL. */
  keisen_column *color;
  /** Turns the values of `color` into colours. It is taken when the polygons are made, for good:
   * NULL makes one of viridis where there is `color`, and keisen_series_set_polygon_columns() takes
   * NULL or the same. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_polygon_columns;

/** A keisen_polygon_columns with all defaults. */
#define KEISEN_POLYGON_COLUMNS_INIT {sizeof(keisen_polygon_columns), NULL, NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_polygon_columns_init(keisen_polygon_columns *columns,
                                                     uint32_t struct_size);

/** How polygons look. */
typedef struct keisen_polygon_options {
  /** sizeof(keisen_polygon_options). */
  uint32_t struct_size;
  /** The colour that fills polygons without a value; KEISEN_COLOR_AUTOMATIC takes the next of the
   * chart's colour cycle. Default automatic. */
  keisen_color color;
  /** What the alpha of all colours is multiplied by, in 0...1. Default 1. */
  double alpha;
  /** Width of a line along each ring, in points, finite, not negative; 0 is none. Default 0. */
  double border_width;
  /** The colour of that line; KEISEN_COLOR_AUTOMATIC takes the theme's for plot areas, which parts
   * neighbours. Default automatic. */
  keisen_color border_color;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
} keisen_polygon_options;

/** A keisen_polygon_options with all defaults. */
#define KEISEN_POLYGON_OPTIONS_INIT                                                                \
  {sizeof(keisen_polygon_options), KEISEN_COLOR_AUTOMATIC, 1, 0, KEISEN_COLOR_AUTOMATIC, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_polygon_options_init(keisen_polygon_options *options,
                                                     uint32_t struct_size);

/**
 * Makes filled polygons, with holes where rings lie within each other.
 *
 * Rows are the corners of rings, in order. A row that is NaN, missing or infinite, or that the
 * scale has no place for, ends a ring, and the last corner of one is joined with its first. All
 * rings of a polygon are filled together: what lies within an odd number of them. Polygons are
 * drawn in order, one over the other. A ring of one or two corners covers nothing, but its border
 * is drawn.
 *
 * keisen_chart_hit() finds the polygon that holds a point, the one on top where several do, else
 * the nearest edge; the row is that of its nearest corner. Every row is read in each frame. More
 * polygons without borders than a quarter of what keisen_chart_set_direct_rows() says are drawn as
 * what they are on each pixel, KEISEN_TIER_COVERAGE.
 *
 * @param space    The space to draw in.
 * @param columns  The corners.
 * @param options  How they look, or NULL.
 * @param series   Receives the polygons. They belong to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns`, its x or its y is NULL, the
 * columns differ in length, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_polygons(keisen_space *space,
                                                       const keisen_polygon_columns *columns,
                                                       const keisen_polygon_options *options,
                                                       keisen_series **series);

/**
 * Replaces all columns of polygons.
 *
 * @param series   Polygons.
 * @param columns  The corners from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_polygons(), when
 * the series is of another kind, or the colour scale is another one; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_polygon_columns(keisen_series *series,
                                                           const keisen_polygon_columns *columns);

/**
 * Changes how polygons look.
 *
 * @param series   Polygons.
 * @param options  All of their options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_polygon_options(keisen_series *series,
                                                           const keisen_polygon_options *options);

/** What fills a part of an area. */
typedef enum keisen_area_fill_kind {
  /** The area's colour. */
  KEISEN_AREA_FILL_AUTOMATIC = 0,
  /** One colour: `start_color`. */
  KEISEN_AREA_FILL_COLOR = 1,
  /** A gradient up or down between two values of y. A value that the scale has no place for is at
   * the low end of the range. */
  KEISEN_AREA_FILL_DATA_GRADIENT = 2,
  /** A gradient between two parts of the plot's height, from 0 at the bottom to 1 at the top. */
  KEISEN_AREA_FILL_PLOT_GRADIENT = 3
} keisen_area_fill_kind;

/** The fill of a part of an area. Colours are mixed with alpha multiplied in. */
typedef struct keisen_area_fill {
  /** What it is. */
  keisen_area_fill_kind kind;
  /** The colour at `start`, and beyond. */
  keisen_color start_color;
  /** The colour at `end`, and beyond. */
  keisen_color end_color;
  /** Where a gradient starts, finite. */
  double start;
  /** Where it ends, finite; where it starts gives the end colour everywhere. */
  double end;
} keisen_area_fill;

/** A keisen_area_fill of the area's colour. */
#define KEISEN_AREA_FILL_INIT                                                                      \
  {KEISEN_AREA_FILL_AUTOMATIC, KEISEN_COLOR_AUTOMATIC, KEISEN_COLOR_AUTOMATIC, 0, 0}

/** The columns that an area is drawn from, a row each; all are equally long. The series keeps
 * references of its own. Where columns grow apart later, the shortest one counts. */
typedef struct keisen_area_columns {
  /** sizeof(keisen_area_columns). */
  uint32_t struct_size;
  /** Values of the horizontal dimension, or NULL for row numbers from 0. Default NULL. */
  keisen_column *x;
  /** Values of the vertical dimension; must not be NULL. */
  keisen_column *y;
  /** Values of the other line, or NULL for the baseline of the options. Default NULL. */
  keisen_column *y2;
} keisen_area_columns;

/** A keisen_area_columns with all defaults. */
#define KEISEN_AREA_COLUMNS_INIT {sizeof(keisen_area_columns), NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_area_columns_init(keisen_area_columns *columns,
                                                  uint32_t struct_size);

/** How an area looks. */
typedef struct keisen_area_options {
  /** sizeof(keisen_area_options). */
  uint32_t struct_size;
  /** How both lines go from row to row. Default linear. */
  keisen_line_interpolation interpolation;
  /** The colour that fills it; KEISEN_COLOR_AUTOMATIC takes that of `linked_line`, or else the next
   * of the chart's colour cycle. Default automatic. */
  keisen_color color;
  /** A line whose colour it takes where it has none of its own, and whose interpolation where its
   * own is linear, or NULL. The series keeps a reference of its own. Default NULL. */
  keisen_series *linked_line;
  /** What the alpha of fills is multiplied by, in 0...1. Default 0.4. */
  double alpha;
  /** What fills the parts where y is above y2, or the baseline. Default automatic. */
  keisen_area_fill above;
  /** What fills the parts where y is below. Default automatic. */
  keisen_area_fill below;
  /**
   * Where the area begins where there is no y2, in the units of y: -INFINITY for the low end of the
   * range, INFINITY for the high end; not NaN. Where the scale has no place for it, as a log scale
   * has none for 0, that is the low end. It stands on the nearest border of device pixels.
   * Default 0.
   */
  double baseline;
  /** Of Catmull-Rom curves alone, in 0...1, as in keisen_line_options. Default 0.5. */
  double curve_alpha;
  /** The line along y, over the fill, or NULL for none; an automatic colour is the area's, opaque.
   * Copied. Default NULL. */
  const keisen_line_style *line;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
} keisen_area_options;

/** A keisen_area_options with all defaults. */
#define KEISEN_AREA_OPTIONS_INIT                                                                   \
  {sizeof(keisen_area_options),                                                                    \
   KEISEN_LINE_INTERPOLATION_LINEAR,                                                               \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   NULL,                                                                                           \
   0.4,                                                                                            \
   KEISEN_AREA_FILL_INIT,                                                                          \
   KEISEN_AREA_FILL_INIT,                                                                          \
   0,                                                                                              \
   0.5,                                                                                            \
   NULL,                                                                                           \
   NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_area_options_init(keisen_area_options *options,
                                                  uint32_t struct_size);

/**
 * Makes an area: what lies between a line through the rows and a baseline, or between two lines.
 *
 * A row of which x, y or y2 is NaN, missing, infinite or without a place on its scale interrupts
 * it. A lone row covers the column of device pixels that it is in. Where both lines cross, what is
 * above and what is below meet in a point. Above is where y is greater, on a reversed axis too. A
 * fit includes the baseline, unless that is infinite.
 *
 * Two areas of one chart and one space that share a column - y of one is y2 of the other, as
 * keisen_column_create_stack() makes them - and the column x, or have none both, abut without a
 * seam, translucent ones too, where x goes one way and a frame is not exact; curves of Catmull and
 * Rom do not. Many rows cost hardly more than reading them: what they cover of each pixel is summed
 * up, within 1/128 pixel and 3 of 255 steps of a channel.
 *
 * keisen_chart_hit() finds the row that stands nearest along x of the segment that is nearest; the
 * distance is 0 within the area.
 *
 * @param space    The space to draw in.
 * @param columns  What to draw.
 * @param options  How it looks, or NULL.
 * @param series   Receives the area. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its y is NULL, the columns
 * differ in length, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_area(keisen_space *space,
                                                   const keisen_area_columns *columns,
                                                   const keisen_area_options *options,
                                                   keisen_series **series);

/**
 * Replaces all columns of an area.
 *
 * @param series   An area.
 * @param columns  What to draw from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_area(), or when
 * the series is of another kind; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_area_columns(keisen_series *series,
                                                        const keisen_area_columns *columns);

/**
 * Changes how an area looks.
 *
 * @param series   An area.
 * @param options  All of its options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_area_options(keisen_series *series,
                                                        const keisen_area_options *options);

/** Where a stack of series begins, and how it is measured. */
typedef enum keisen_stack_baseline {
  /** At 0, each series upon the one before: negative values go back down. */
  KEISEN_STACK_BASELINE_ZERO = 0,
  /** Around 0: half of the sum below it (ThemeRiver, S. Havre et al., 2000). */
  KEISEN_STACK_BASELINE_SYMMETRIC = 1,
  /** With the least sum of squared slopes (L. Byron, M. Wattenberg, 2008). */
  KEISEN_STACK_BASELINE_WIGGLE = 2,
  /** With the least sum of squared slopes weighted by thickness: a stream graph. For values that
   * are not negative. */
  KEISEN_STACK_BASELINE_WEIGHTED_WIGGLE = 3,
  /** At 0, positive values upwards from it, negative ones downwards. */
  KEISEN_STACK_BASELINE_DIVERGING = 4,
  /** At 0, each value as its share of its row's sum. */
  KEISEN_STACK_BASELINE_NORMALIZED = 5
} keisen_stack_baseline;

/**
 * Lays series upon each other, the first at the bottom: series i lies between edges i and i + 1, so
 * its area has the one as y2 and the other as y.
 *
 * A value that is NaN, missing or infinite counts as 0, so that the series above stay where they
 * are. The edges are new columns of doubles; later changes of the series do not move them. Costs
 * O(n) in the values.
 *
 * @param series        `series_count` columns of numbers, all equally long.
 * @param series_count  Number of columns, 1 or more.
 * @param baseline      Where the stack begins.
 * @param edges         Receives `series_count` + 1 columns, from the bottom up, which the caller
 *                      releases.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no series, they differ in
 * length or hold times, the baseline is unknown or KEISEN_STACK_BASELINE_DIVERGING, which has no
 * common edges, or is KEISEN_STACK_BASELINE_NORMALIZED and a value is below 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_column_create_stack(keisen_column *const *series,
                                                    size_t series_count,
                                                    keisen_stack_baseline baseline,
                                                    keisen_column **edges);

/** Which way bars and what is like them go. */
typedef enum keisen_orientation {
  /** Values are of the vertical dimension. */
  KEISEN_ORIENTATION_VERTICAL = 0,
  /** Values are of the horizontal dimension. */
  KEISEN_ORIENTATION_HORIZONTAL = 1
} keisen_orientation;

/** What the width of bars is measured in. */
typedef enum keisen_width_unit {
  /** The least distance of two positions; where there are no two, 1, or a day among timestamps. */
  KEISEN_WIDTH_UNIT_DISTANCE = 0,
  /** Units of the positions: of timestamps those of the column. */
  KEISEN_WIDTH_UNIT_DATA = 1,
  /** Points. */
  KEISEN_WIDTH_UNIT_POINTS = 2
} keisen_width_unit;

/** The radii of a bar's corners, in points, finite, not negative; fitted to the bar. The tip is
 * where the value is, and stays there when the value is below the base. Left and right are those of
 * the picture for upright bars; of level ones left is above. */
typedef struct keisen_bar_radii {
  /** The left corner at the tip. */
  double tip_left;
  /** The right corner at the tip. */
  double tip_right;
  /** The left corner at the base. */
  double root_left;
  /** The right corner at the base. */
  double root_right;
} keisen_bar_radii;

/** How some of the bars of a series look. What is negative, or automatic, is as the series has it.
 */
typedef struct keisen_bar_row_style {
  /** The colour that fills the bars, before one of a colour column. */
  keisen_color color;
  /** Width of a bar, in the unit of the series; not of bars whose rows have widths or ends. */
  double bar_width;
  /** Width of the border within a bar's edges, in points. */
  double border_width;
  /** The colour of the border. */
  keisen_color border_color;
  /** The radii; those of the series where `tip_left` is negative. */
  keisen_bar_radii radii;
} keisen_bar_row_style;

/** A keisen_bar_row_style that has all as the series has it. */
#define KEISEN_BAR_ROW_STYLE_INIT                                                                  \
  {KEISEN_COLOR_AUTOMATIC, -1, -1, KEISEN_COLOR_AUTOMATIC, {-1, -1, -1, -1}}

/** The columns that bars are drawn from, a row each; all are equally long. The series keeps
 * references of its own. Where columns grow apart later, the shortest one counts. */
typedef struct keisen_bar_columns {
  /** sizeof(keisen_bar_columns). */
  uint32_t struct_size;
  /** Which way the bars go. Default upright. */
  keisen_orientation orientation;
  /** Where the tips are; must not be NULL. */
  keisen_column *value;
  /** Where bars begin, or NULL for the baseline of the options. Default NULL. */
  keisen_column *base;
  /** Where the bars stand, or NULL for row numbers from 0. Default NULL. */
  keisen_column *position;
  /** Where bars end that begin at their position, as those of a histogram do; NULL for bars that
   * have it in their middle. It takes `position`, and no `width`. Default NULL. */
  keisen_column *end;
  /** The width of each bar in units of the positions; a negative one counts as its magnitude. NULL
   * takes that of the options. Default NULL. */
  keisen_column *width;
  /** For each row the number, from 0, of the one of `styles` that is its look; a number that is
   * none leaves the look of the series. Default NULL. */
  keisen_column *style_index;
  /** Looks of some of the rows, `style_count` of them, copied. NULL only when `style_count` is 0.
   */
  const keisen_bar_row_style *styles;
  /** Number of these looks, at most 1,000,000. Default 0. */
  size_t style_count;
  /** Names of the bars, in place of positions: `name_count` strings in UTF-8, copied, as many as
   * values, none NULL. Where nobody chose the scale of the dimension it becomes one of these names;
   * on another category scale a bar stands at its name, the k-th bar of a name at the k-th place of
   * this name. NULL only when `name_count` is 0. */
  const char *const *names;
  /** Number of names; 0 for none. Default 0. */
  size_t name_count;
  /** What `color_scale` turns into the colour of each bar; NULL for the colour of the options.
   * Default NULL. */
  keisen_column *color;
  /** Turns the values of `color` into colours. It is taken when the bars are made, for good: NULL
   * makes one of viridis where there is `color`, and keisen_series_set_bar_columns() takes NULL or
   * the same. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_bar_columns;

/** A keisen_bar_columns with all defaults. */
#define KEISEN_BAR_COLUMNS_INIT                                                                    \
  {sizeof(keisen_bar_columns),                                                                     \
   KEISEN_ORIENTATION_VERTICAL,                                                                    \
   NULL,                                                                                           \
   NULL,                                                                                           \
   NULL,                                                                                           \
   NULL,                                                                                           \
   NULL,                                                                                           \
   NULL,                                                                                           \
   NULL,                                                                                           \
   0,                                                                                              \
   NULL,                                                                                           \
   0,                                                                                              \
   NULL,                                                                                           \
   NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_bar_columns_init(keisen_bar_columns *columns, uint32_t struct_size);

/** How bars look, where no column says otherwise. */
typedef struct keisen_bar_options {
  /** sizeof(keisen_bar_options). */
  uint32_t struct_size;
  /** What `bar_width` and `offset` are measured in; of bars whose rows have widths or ends the
   * offset alone. Default KEISEN_WIDTH_UNIT_DISTANCE. */
  keisen_width_unit width_unit;
  /** Width of a bar, positive and finite. Default 0.8. */
  double bar_width;
  /** How far bars stand beside their positions, towards greater ones; in points to the right or up.
   * Default 0. */
  double offset;
  /** Where bars without a base of their own begin, in the units of the values, finite. Default 0.
   */
  double baseline;
  /**
   * How far bars are turned from the way they go, in degrees, clockwise, finite. Other than 0 it
   * takes a width in points, and neither names, ends, widths nor bases of rows: each bar then goes
   * to the point of its row from the line that stands across the bars' direction and goes through
   * `anchor` and the baseline. Turned bars have smooth edges, and are all read and drawn, however
   * many there are. Default 0.
   */
  double angle;
  /** The position where the line that turned bars begin at has the baseline as its value. Default
   * 0. */
  double anchor;
  /** The colour that fills the bars; KEISEN_COLOR_AUTOMATIC takes the next of the chart's colour
   * cycle. Default automatic. */
  keisen_color color;
  /** What the alpha of fills and borders is multiplied by, in 0...1. Default 1. */
  double alpha;
  /** Width of the border within a bar's edges, in points; 0 is none. Default 0. */
  double border_width;
  /** The colour of the border; KEISEN_COLOR_AUTOMATIC takes the theme's for axes. Default
   * automatic. */
  keisen_color border_color;
  /** The radii of a bar's corners. Default 0. */
  keisen_bar_radii radii;
  /** Width of the lines from each bar's tip to the next bar, in points, as in a waterfall; 0 is
   * none. They are drawn where each bar stands beside the one of the row before it. Default 0. */
  double connector_width;
  /** The colour of these lines; KEISEN_COLOR_AUTOMATIC takes the theme's for axes. Default
   * automatic. */
  keisen_color connector_color;
  /** Whether each edge stands at the nearest place between device pixels, so that bars that touch
   * have no seam, as sets side by side do; else bars of one width are equally wide. It is so anyway
   * where widths are in units of the data, or no less than the distance. Default false. */
  bool snaps_edges;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
} keisen_bar_options;

/** A keisen_bar_options with all defaults. */
#define KEISEN_BAR_OPTIONS_INIT                                                                    \
  {sizeof(keisen_bar_options),                                                                     \
   KEISEN_WIDTH_UNIT_DISTANCE,                                                                     \
   0.8,                                                                                            \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   1,                                                                                              \
   0,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   {0, 0, 0, 0},                                                                                   \
   0,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   false,                                                                                          \
   NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_bar_options_init(keisen_bar_options *options, uint32_t struct_size);

/**
 * Makes bars from a base to a value, upright or level.
 *
 * Bars are drawn in the order of their rows. A row is a gap where its position, its value, or its
 * end, width or base, where it has one, is NaN, missing or infinite; one whose value has no place
 * on the scale is dropped. A base without one, as 0 on a log scale, is below all that has one, and
 * so is an edge: the bar is drawn to the end of the plot. One from such an edge, as a first bin
 * from 0, counts as open_ended in the series record. A bar whose value is not its base is at least
 * a device pixel long; one of them equal has no length, is not seen, and is never dropped for its
 * value. One thinner than a device pixel covers the whole column of pixels that its middle is in,
 * without radii and border.
 *
 * A fit includes the baseline, and half a bar at either end.
 *
 * keisen_chart_hit() finds the bar that holds a point, or is nearest to it. Of more rows in view
 * than keisen_chart_set_direct_rows() says, bars thinner than a device pixel are drawn together,
 * beneath all others: what they cover of each column. Where they stand in order, look alike and
 * have no bases the pyramids of the values tell that without reading the rows,
 * KEISEN_TIER_ENVELOPE. Thousands of wider ones are drawn as what they are on each pixel,
 * KEISEN_TIER_COVERAGE. Of more bars at an angle than that, of one look and without radii and
 * borders, edges move by up to 1/16 device pixel, KEISEN_TIER_ENVELOPE too: a pass over the rows.
 *
 * @param space    The space to draw in.
 * @param columns  The bars.
 * @param options  How they look, or NULL.
 * @param series   Receives the bars. They belong to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its value is NULL, the
 * columns differ in length, there are both names and positions or both ends and widths, ends
 * without positions, not as many names as values, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_bars(keisen_space *space,
                                                   const keisen_bar_columns *columns,
                                                   const keisen_bar_options *options,
                                                   keisen_series **series);

/**
 * Replaces all columns of bars, their names and the looks of rows.
 *
 * @param series   Bars.
 * @param columns  The bars from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_bars(), when the
 * series is of another kind, or the colour scale is another one; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_bar_columns(keisen_series *series,
                                                       const keisen_bar_columns *columns);

/**
 * Changes how bars look.
 *
 * @param series   Bars.
 * @param options  All of their options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_bar_options(keisen_series *series,
                                                       const keisen_bar_options *options);

/**
 * Tells where one of several sets of bars stands that are side by side in a band around each
 * position, from lesser positions to greater ones.
 *
 * @param index   Number of the set, from 0, below `count`.
 * @param count   Number of sets.
 * @param band    Width of all together, in any unit, positive and finite: 0.8 distances, say.
 * @param gap     The part of each bar's place that stays free, half of it on either side: at least
 *                0 and less than 1.
 * @param width   Receives the width of each bar of the set, in the unit of the band.
 * @param offset  Receives how far it stands beside its position, in the same unit.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT for what is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_bars_group(
    size_t index, size_t count, double band, double gap, double *width, double *offset);

/**
 * Tells where bars begin and end that stand on those of the sets before them.
 *
 * Positive values are added up from the baseline, and negative ones apart from these, downwards:
 * the bar of a set begins at exactly the number at which that of the set before it ends. A value
 * that is NaN or infinite has no bar, and counts as 0 for the others.
 *
 * @param values     The values of each set, one set after the other: `set_count` times `count`.
 *                   NULL only when there are none.
 * @param set_count  Number of sets.
 * @param count      Values of each set.
 * @param baseline   Where the first ones begin, finite.
 * @param total      What the magnitudes at each position are made to add up to, 1, or 100 for
 *                   percent, finite; 0 leaves values as they are. Where all are 0 they stay 0.
 * @param bases      Receives as many numbers where bars begin. May be NULL when there are none.
 * @param tips       Receives as many numbers where they end, NaN for gaps. May be NULL when there
 *                   are none.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT when the baseline or the total is not allowed,
 * or a pointer is NULL, or KEISEN_ERROR_OUT_OF_MEMORY.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_bars_stack(const double *values,
                                           size_t set_count,
                                           size_t count,
                                           double baseline,
                                           double total,
                                           double *bases,
                                           double *tips);

/** What a bar of a waterfall is. */
typedef enum keisen_waterfall_kind {
  /** A change upwards, or none. */
  KEISEN_WATERFALL_UP = 0,
  /** A change downwards. */
  KEISEN_WATERFALL_DOWN = 1,
  /** A running total. */
  KEISEN_WATERFALL_TOTAL = 2
} keisen_waterfall_kind;

/**
 * Tells where the bars of a waterfall begin and end: each goes from the running total to this with
 * its change, a total from the baseline.
 *
 * A change that is NaN or infinite has no bar and leaves the running total as it is. `kinds` are
 * what `style_index` of keisen_bar_columns takes, as a column of KEISEN_ELEMENT_U8.
 *
 * @param changes   What is added to the running total; at totals it counts for nothing, but at the
 * first row. NULL only when `count` is 0.
 * @param is_total  For each row whether the running total itself stands there; NULL for none.
 * @param count     Number of rows.
 * @param baseline  Where the running total begins, finite.
 * @param bases     Receives where bars begin. May be NULL when `count` is 0.
 * @param tips      Receives where they end, NaN for gaps. May be NULL when `count` is 0.
 * @param kinds     Receives a keisen_waterfall_kind for each row. May be NULL when `count` is 0.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the baseline is not finite or a pointer
 * is NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_bars_waterfall(const double *changes,
                                               const bool *is_total,
                                               size_t count,
                                               double baseline,
                                               double *bases,
                                               double *tips,
                                               uint8_t *kinds);

/** What the heights of a histogram tell. */
typedef enum keisen_histogram_statistic {
  /** The number of values, or the sum of their weights. */
  KEISEN_HISTOGRAM_COUNT = 0,
  /** The share of all that are in bins: heights add up to 1. */
  KEISEN_HISTOGRAM_PROBABILITY = 1,
  /** The share divided by the bin's width: areas add up to 1. */
  KEISEN_HISTOGRAM_DENSITY = 2
} keisen_histogram_statistic;

/** Whether the heights of a histogram are summed up. */
typedef enum keisen_cumulation {
  /** They stay apart. */
  KEISEN_CUMULATION_NONE = 0,
  /** From the first bin; a density by areas, to 1. */
  KEISEN_CUMULATION_ASCENDING = 1,
  /** From the last bin. */
  KEISEN_CUMULATION_DESCENDING = 2
} keisen_cumulation;

/** How the bins of a histogram are chosen, and what their heights tell. The first of `edges`,
 * `bin_width`, `bin_count` and `rule` that is given counts. */
typedef struct keisen_histogram_options {
  /** sizeof(keisen_histogram_options). */
  uint32_t struct_size;
  /** What heights tell. Default KEISEN_HISTOGRAM_COUNT. */
  keisen_histogram_statistic statistic;
  /** Whether they are summed up. Default KEISEN_CUMULATION_NONE. */
  keisen_cumulation cumulation;
  /** Number of equal bins, at most 1,000,000; 0 for none. Default 0. */
  uint32_t bin_count;
  /** The rule that finds bins, by numpy's name: "auto", "fd", "doane", "scott", "stone", "rice",
   * "sturges" or "sqrt". NULL takes "auto". Default NULL. */
  const char *rule;
  /** Width of all bins, in units of the values, which begin at a multiple of it where there is no
   * range; 0 for none. Default 0. */
  double bin_width;
  /** Borders of the bins, `edge_count` of them, ascending, finite, copied; NULL only when
   * `edge_count` is 0. */
  const double *edges;
  /** Number of these, at least 2; 0 for none. Default 0. */
  size_t edge_count;
  /** Where the first bin begins and the last one ends, finite; both 0 for the least and the
   * greatest finite value. Given edges are taken as they are. Default 0. */
  double range_low;
  double range_high;
} keisen_histogram_options;

/** A keisen_histogram_options with all defaults. */
#define KEISEN_HISTOGRAM_OPTIONS_INIT                                                              \
  {sizeof(keisen_histogram_options),                                                               \
   KEISEN_HISTOGRAM_COUNT,                                                                         \
   KEISEN_CUMULATION_NONE,                                                                         \
   0,                                                                                              \
   NULL,                                                                                           \
   0,                                                                                              \
   NULL,                                                                                           \
   0,                                                                                              \
   0,                                                                                              \
   0}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_histogram_options_init(keisen_histogram_options *options,
                                                       uint32_t struct_size);

/**
 * Counts the values of a column into the bins of a histogram, as numpy.histogram does.
 *
 * The columns received are `position`, `end` and `value` of keisen_bar_columns. Bins share their
 * edges exactly. A bin holds its lower edge, the last one both. Values that are NaN or missing, or
 * whose weight is, and values beyond the edges count for nothing. Without a finite value there is
 * one bin from 0 to 1. Bins of timestamps have timestamps of the same unit as edges, rounded to it.
 *
 * @param values   The values, in any order.
 * @param weights  As many weights, which may be negative, or NULL for 1 each. They play no part in
 *                 the choice of bins.
 * @param options  How bins are chosen, or NULL.
 * @param starts   Receives a column of where bins begin.
 * @param ends     Receives a column of where they end.
 * @param heights  Receives a column of how high they are.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT when there are not as many weights as values, a
 * rule is unknown, edges don't ascend, there would be more than 1,000,000 bins, two edges were one
 * timestamp, or another option is not allowed, or KEISEN_ERROR_OUT_OF_MEMORY.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_histogram_create(keisen_column *values,
                                                 keisen_column *weights,
                                                 const keisen_histogram_options *options,
                                                 keisen_column **starts,
                                                 keisen_column **ends,
                                                 keisen_column **heights);

/**
 * Makes the corners of a histogram's outline: steps from the baseline up, along all heights and
 * down again, for a line, an area or polygons.
 *
 * @param starts     Where bins begin, in order, as keisen_histogram_create() makes them.
 * @param ends       As many: where they end.
 * @param heights    As many: how high they are. One that is NaN or infinite is at the baseline.
 * @param baseline   Where the outline begins and ends, finite.
 * @param positions  Receives a column of positions, of the type of `starts`: twice as many corners
 *                   as there are edges, none without bins.
 * @param values     Receives a column of values.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT when the columns differ in length or the
 * baseline is not finite, or KEISEN_ERROR_OUT_OF_MEMORY.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_histogram_create_outline(keisen_column *starts,
                                                         keisen_column *ends,
                                                         keisen_column *heights,
                                                         double baseline,
                                                         keisen_column **positions,
                                                         keisen_column **values);

/** The columns that error bars are drawn from, a row each; all are equally long. The series keeps
 * references of its own. Where columns grow apart later, the shortest one counts. */
typedef struct keisen_error_bar_columns {
  /** sizeof(keisen_error_bar_columns). */
  uint32_t struct_size;
  /** Values of the horizontal dimension, or NULL for row numbers from 0. Default NULL. */
  keisen_column *x;
  /** Values of the vertical dimension; must not be NULL. */
  keisen_column *y;
  /** Where bars end at lesser values of x: values, not distances. NULL for none. Default NULL. */
  keisen_column *x_low;
  /** Where bars end at greater values of x, or NULL. Default NULL. */
  keisen_column *x_high;
  /** Where bars end at lesser values of y, or NULL. Default NULL. */
  keisen_column *y_low;
  /** Where bars end at greater values of y, or NULL. Default NULL. */
  keisen_column *y_high;
  /** What `color_scale` turns into the colour of each row's bars, or NULL for one colour. Default
   * NULL. */
  keisen_column *color;
  /** What turns `color` into colours, taken when the error bars are made, for good; NULL makes one
   * of viridis where there is `color`. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_error_bar_columns;

/** A keisen_error_bar_columns with all defaults. */
#define KEISEN_ERROR_BAR_COLUMNS_INIT                                                              \
  {sizeof(keisen_error_bar_columns), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_error_bar_columns_init(keisen_error_bar_columns *columns,
                                                       uint32_t struct_size);

/** How error bars look. */
typedef struct keisen_error_bar_options {
  /** sizeof(keisen_error_bar_options). */
  uint32_t struct_size;
  /** Number of values at `dash`: 0 for solid bars, else even, at most 1,024. Default 0. */
  uint32_t dash_count;
  /** Lengths along each bar that alternate mark and gap, in multiples of the width, copied; caps
   * are solid. NULL only when `dash_count` is 0. */
  const double *dash;
  /** Width of all lines, in points, drawn as whole device pixels; 0 draws none. Default 1. */
  double width;
  /** Length of the line across each end, in points; 0 is none. Default 6. */
  double cap_length;
  /** The colour; KEISEN_COLOR_AUTOMATIC takes the next of the chart's colour cycle. Default
   * automatic. */
  keisen_color color;
  /** What the alpha of the colour is multiplied by, in 0...1. Default 1. */
  double alpha;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
} keisen_error_bar_options;

/** A keisen_error_bar_options with all defaults. */
#define KEISEN_ERROR_BAR_OPTIONS_INIT                                                              \
  {sizeof(keisen_error_bar_options), 0, NULL, 1, 6, KEISEN_COLOR_AUTOMATIC, 1, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_error_bar_options_init(keisen_error_bar_options *options,
                                                       uint32_t struct_size);

/**
 * Makes error bars: lines from each row's point to where its value may be in either dimension, with
 * caps at their ends.
 *
 * An end that is NaN, missing or infinite is none: the bar has one side. One without a place on the
 * scale, as 0 on a log scale, is below all that has one, without a cap. A row whose x or y is NaN,
 * missing or infinite is a gap. Lines stand on whole device pixels, and all of one colour are one
 * shape: where they cross nothing is darker. Of several colours those of low values are drawn
 * first. Markers are those of points, added apart. A fit leaves room for caps.
 *
 * keisen_chart_hit() finds the row whose bar is nearest. In each frame every row is read, or, where
 * x goes one way and has no ends, those in view. Of more of them than
 * keisen_chart_set_direct_rows() says, the lines of each column, or row, of device pixels are drawn
 * together, KEISEN_TIER_ENVELOPE: the same picture, but without caps and dashes.
 *
 * @param space    The space to draw in.
 * @param columns  The bars.
 * @param options  How they look, or NULL.
 * @param series   Receives the error bars. They belong to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its y is NULL, the columns
 * differ in length, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_error_bars(keisen_space *space,
                                                         const keisen_error_bar_columns *columns,
                                                         const keisen_error_bar_options *options,
                                                         keisen_series **series);

/**
 * Replaces all columns of error bars.
 *
 * @param series   Error bars.
 * @param columns  The bars from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_error_bars(), or
 * when the series is of another kind; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status
keisen_series_set_error_bar_columns(keisen_series *series, const keisen_error_bar_columns *columns);

/**
 * Changes how error bars look.
 *
 * @param series   Error bars.
 * @param options  All of their options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status
keisen_series_set_error_bar_options(keisen_series *series, const keisen_error_bar_options *options);

/** The columns that stems are drawn from, a row each; all are equally long. The series keeps
 * references of its own. Where columns grow apart later, the shortest one counts. */
typedef struct keisen_stem_columns {
  /** sizeof(keisen_stem_columns). */
  uint32_t struct_size;
  /** Which way the stems go. Default upright. */
  keisen_orientation orientation;
  /** Where the tips are; must not be NULL. */
  keisen_column *value;
  /** Where the stems stand, or NULL for row numbers from 0. Default NULL. */
  keisen_column *position;
  /** Size of each marker, in points, or NULL for one size. NaN, 0 and less is no marker. Default
   * NULL. */
  keisen_column *size;
  /** What `color_scale` turns into the colour of each stem, or NULL for one colour. Default NULL.
   */
  keisen_column *color;
  /** What turns `color` into colours, taken when the stems are made, for good; NULL makes one of
   * viridis where there is `color`. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_stem_columns;

/** A keisen_stem_columns with all defaults. */
#define KEISEN_STEM_COLUMNS_INIT                                                                   \
  {sizeof(keisen_stem_columns), KEISEN_ORIENTATION_VERTICAL, NULL, NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_stem_columns_init(keisen_stem_columns *columns,
                                                  uint32_t struct_size);

/** How stems look. */
typedef struct keisen_stem_options {
  /** sizeof(keisen_stem_options). */
  uint32_t struct_size;
  /** The shape of the markers. Default KEISEN_MARKER_CIRCLE. */
  keisen_marker marker;
  /** Number of values at `dash`: 0 for solid lines, else even, at most 1,024. Default 0. */
  uint32_t dash_count;
  /** Lengths along each line that alternate mark and gap, in multiples of the width, copied. NULL
   * only when `dash_count` is 0. */
  const double *dash;
  /** Where stems begin, in the units of the values, finite. Default 0. */
  double baseline;
  /** Width of the lines, in points, drawn as whole device pixels; 0 draws none. Default 1. */
  double width;
  /** Size of the markers, in points, as in keisen_point_options; 0 draws none. Default 6. */
  double size;
  /** The colour of lines and markers; KEISEN_COLOR_AUTOMATIC takes the next of the chart's colour
   * cycle. Default automatic. */
  keisen_color color;
  /** What the alpha of all colours is multiplied by, in 0...1. Default 1. */
  double alpha;
  /** Width of a line along the inside of each marker's outline, in points; 0 is none. Default 0. */
  double border_width;
  /** The colour of that line; KEISEN_COLOR_AUTOMATIC takes the theme's for plot areas. Default
   * automatic. */
  keisen_color border_color;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
  /** A marker of the caller's own in place of that shape, which is kept, or NULL for none; its
   * border is centred on its outline. Default NULL. */
  keisen_custom_marker *custom_marker;
} keisen_stem_options;

/** A keisen_stem_options with all defaults. */
#define KEISEN_STEM_OPTIONS_INIT                                                                   \
  {sizeof(keisen_stem_options),                                                                    \
   KEISEN_MARKER_CIRCLE,                                                                           \
   0,                                                                                              \
   NULL,                                                                                           \
   0,                                                                                              \
   1,                                                                                              \
   6,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   1,                                                                                              \
   0,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   NULL,                                                                                           \
   NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_stem_options_init(keisen_stem_options *options,
                                                  uint32_t struct_size);

/**
 * Makes stems: lines from a baseline to each row's value, with markers at their tips.
 *
 * A row whose position or value is NaN, missing or infinite is a gap; one without a place on a
 * scale is dropped. A baseline without one, as 0 on a log scale, is below all that has one. Lines
 * stand on whole device pixels; those of one colour are one shape, of several colours those of low
 * values are drawn first. Markers lie on them. A fit includes the baseline, and leaves room for
 * markers.
 *
 * keisen_chart_hit() finds the stem that is nearest. In each frame every row is read, or, of
 * upright stems whose positions go one way, those in view. Of more of them than
 * keisen_chart_set_direct_rows() says, the lines of each column, or row, of device pixels are drawn
 * together, KEISEN_TIER_ENVELOPE, which is the same picture; markers are drawn each.
 *
 * @param space    The space to draw in.
 * @param columns  The stems.
 * @param options  How they look, or NULL.
 * @param series   Receives the stems. They belong to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its value is NULL, the
 * columns differ in length, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_stems(keisen_space *space,
                                                    const keisen_stem_columns *columns,
                                                    const keisen_stem_options *options,
                                                    keisen_series **series);

/**
 * Replaces all columns of stems.
 *
 * @param series   Stems.
 * @param columns  The stems from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_stems(), or when
 * the series is of another kind; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_stem_columns(keisen_series *series,
                                                        const keisen_stem_columns *columns);

/**
 * Changes how stems look.
 *
 * @param series   Stems.
 * @param options  All of their options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_stem_options(keisen_series *series,
                                                        const keisen_stem_options *options);

/** The columns that candlesticks are drawn from, a row each; all are equally long. The series keeps
 * references of its own. Where columns grow apart later, the shortest one counts. */
typedef struct keisen_candlestick_columns {
  /** sizeof(keisen_candlestick_columns). */
  uint32_t struct_size;
  /** Where the candlesticks stand, or NULL for row numbers from 0. Default NULL. */
  keisen_column *x;
  /** Prices at the beginning; must not be NULL. */
  keisen_column *open;
  /** The greatest prices; must not be NULL. */
  keisen_column *high;
  /** The least prices; must not be NULL. */
  keisen_column *low;
  /** Prices at the end; must not be NULL. */
  keisen_column *close;
} keisen_candlestick_columns;

/** A keisen_candlestick_columns with all defaults. */
#define KEISEN_CANDLESTICK_COLUMNS_INIT                                                            \
  {sizeof(keisen_candlestick_columns), NULL, NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_candlestick_columns_init(keisen_candlestick_columns *columns,
                                                         uint32_t struct_size);

/** What is drawn of a candlestick. */
typedef enum keisen_candlestick_shape {
  /** A filled body from opening to closing, and lines to high and low. */
  KEISEN_CANDLESTICK_CANDLE = 0,
  /** The same, of which bodies that rise are outlines. */
  KEISEN_CANDLESTICK_HOLLOW = 1,
  /** A line from high to low with the opening at its left and the closing at its right. */
  KEISEN_CANDLESTICK_BARS = 2
} keisen_candlestick_shape;

/** How candlesticks look. */
typedef struct keisen_candlestick_options {
  /** sizeof(keisen_candlestick_options). */
  uint32_t struct_size;
  /** What is drawn. Default KEISEN_CANDLESTICK_CANDLE. */
  keisen_candlestick_shape shape;
  /** What `bar_width` is measured in. Default KEISEN_WIDTH_UNIT_DISTANCE. */
  keisen_width_unit width_unit;
  /** Width of a body, positive and finite. Default 0.7. */
  double bar_width;
  /** Width of all lines, in points, drawn as whole device pixels. Default 1. */
  double width;
  /** What the alpha of all colours is multiplied by, in 0...1. Default 1. */
  double alpha;
  /** The colour of rows that close above their opening; KEISEN_COLOR_AUTOMATIC takes a green that
   * is told from the other by people who see no red or no green too. Default automatic. */
  keisen_color rising_color;
  /** The colour of rows that close below their opening; KEISEN_COLOR_AUTOMATIC takes a red. Default
   * automatic. */
  keisen_color falling_color;
  /** The colour of rows that close where they open; KEISEN_COLOR_AUTOMATIC takes the theme's for
   * labels. Default automatic. */
  keisen_color unchanged_color;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
} keisen_candlestick_options;

/** A keisen_candlestick_options with all defaults. */
#define KEISEN_CANDLESTICK_OPTIONS_INIT                                                            \
  {sizeof(keisen_candlestick_options),                                                             \
   KEISEN_CANDLESTICK_CANDLE,                                                                      \
   KEISEN_WIDTH_UNIT_DISTANCE,                                                                     \
   0.7,                                                                                            \
   1,                                                                                              \
   1,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_candlestick_options_init(keisen_candlestick_options *options,
                                                         uint32_t struct_size);

/**
 * Makes candlesticks: where prices opened, how far they went, and where they closed.
 *
 * A row is a gap where its position or one of its prices is NaN, missing or infinite; one of which
 * a price has no place on the scale is dropped. High and low are taken as they are, also where
 * opening or closing are beyond them. On a time scale with cuts bodies are equally wide.
 *
 * Where bodies would be thinner than 3 device pixels, and positions go one way, rows are drawn in
 * buckets of 2, 4, 8, ... rows, KEISEN_TIER_ENVELOPE: each with the exact opening of its first row,
 * greatest high, least low and closing of its last row. Buckets begin at multiples of their number
 * of rows, so that they stay the same while a range moves. The rows in view are read in each frame.
 * Rows in no order have no buckets: where they are thousands, they are drawn as what they are on
 * each pixel, KEISEN_TIER_COVERAGE.
 *
 * keisen_chart_hit() finds the row that is nearest, in buckets too; its y is the closing.
 *
 * @param space    The space to draw in.
 * @param columns  The prices.
 * @param options  How they look, or NULL.
 * @param series   Receives the candlesticks. They belong to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or a price of its is NULL, the
 * columns differ in length, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status
keisen_series_create_candlesticks(keisen_space *space,
                                  const keisen_candlestick_columns *columns,
                                  const keisen_candlestick_options *options,
                                  keisen_series **series);

/**
 * Replaces all columns of candlesticks.
 *
 * @param series   Candlesticks.
 * @param columns  The prices from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_candlesticks(), or
 * when the series is of another kind; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_candlestick_columns(
    keisen_series *series, const keisen_candlestick_columns *columns);

/**
 * Changes how candlesticks look.
 *
 * @param series   Candlesticks.
 * @param options  All of their options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_candlestick_options(
    keisen_series *series, const keisen_candlestick_options *options);

/** In which order the slices of a pie follow each other. */
typedef enum keisen_pie_order {
  /** In that of the rows. */
  KEISEN_PIE_ORDER_GIVEN = 0,
  /** The least value first; equal ones in the order of the rows. */
  KEISEN_PIE_ORDER_ASCENDING = 1,
  /** The greatest value first; equal ones in the order of the rows. */
  KEISEN_PIE_ORDER_DESCENDING = 2
} keisen_pie_order;

/** Where the labels of a pie stand. */
typedef enum keisen_pie_label_place {
  /** Nowhere. */
  KEISEN_PIE_LABEL_PLACE_NONE = 0,
  /** Beside the disc, each with a line that leads to its slice; no two lines meet. */
  KEISEN_PIE_LABEL_PLACE_OUTSIDE = 1,
  /** Within the slices that have room for them. */
  KEISEN_PIE_LABEL_PLACE_INSIDE = 2,
  /** Within a slice that has room, beside the disc else. */
  KEISEN_PIE_LABEL_PLACE_AUTOMATIC = 3
} keisen_pie_label_place;

/** What the labels of a pie say. */
typedef enum keisen_pie_label_content {
  /** Name and percentage; the latter alone where there are no names. */
  KEISEN_PIE_LABEL_CONTENT_NAME_AND_PERCENT = 0,
  /** The name. */
  KEISEN_PIE_LABEL_CONTENT_NAME = 1,
  /** The percentage. */
  KEISEN_PIE_LABEL_CONTENT_PERCENT = 2,
  /** The value. */
  KEISEN_PIE_LABEL_CONTENT_VALUE = 3,
  /** Name and value; the latter alone where there are no names. */
  KEISEN_PIE_LABEL_CONTENT_NAME_AND_VALUE = 4
} keisen_pie_label_content;

/** The columns that a pie is drawn from, a row for each slice; all are equally long. The series
 * keeps references of its own, and copies the names. Where columns grow apart later, the shortest
 * one counts. */
typedef struct keisen_pie_columns {
  /** sizeof(keisen_pie_columns). */
  uint32_t struct_size;
  /** The values; must not be NULL. */
  keisen_column *values;
  /** Number of names: that of the values, or 0 for none. Default 0. */
  size_t name_count;
  /** The names of the slices, UTF-8; NULL only when `name_count` is 0. Default NULL. */
  const char *const *names;
  /** How far each slice is moved outwards, in radii of the disc, taken into 0...10; NULL for 0.
   * Default NULL. */
  keisen_column *explode;
  /** The outer radius of each slice as a part of the pie's, taken into 0...1; NULL for 1. Default
   * NULL. */
  keisen_column *outer_radii;
  /** The inner radius of each slice as a part of the pie's, taken into 0...1; a slice whose inner
   * radius is not below its outer one is not seen. NULL for that of the options. Default NULL. */
  keisen_column *inner_radii;
  /** What `color_scale` turns into the colours of the slices; NULL for those of the options.
   * Default NULL. */
  keisen_column *color;
  /** Turns the values of `color` into colours. It is taken when the pie is made, for good: NULL
   * makes one of viridis where there is `color`, and keisen_series_set_pie_columns() takes NULL or
   * the same. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_pie_columns;

/** A keisen_pie_columns with all defaults. */
#define KEISEN_PIE_COLUMNS_INIT                                                                    \
  {sizeof(keisen_pie_columns), NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_pie_columns_init(keisen_pie_columns *columns, uint32_t struct_size);

/** How a pie looks. */
typedef struct keisen_pie_options {
  /** sizeof(keisen_pie_options). */
  uint32_t struct_size;
  /** In which order slices follow each other. Default KEISEN_PIE_ORDER_GIVEN. */
  keisen_pie_order order;
  /** Whether they do so clockwise. Default true. */
  bool clockwise;
  /** Where labels stand. Of a pie within another one they stand inside or nowhere. Default
   * KEISEN_PIE_LABEL_PLACE_OUTSIDE. */
  keisen_pie_label_place label_place;
  /** What labels say. Default KEISEN_PIE_LABEL_CONTENT_NAME_AND_PERCENT. */
  keisen_pie_label_content label_content;
  /** Number of colours at `colors`, at most 1,000,000. Default 0. */
  uint32_t color_count;
  /** Colours of the rows from the first on; rows beyond take the next ones of the chart's colour
   * cycle. Copied. NULL only when `color_count` is 0. Default NULL. */
  const keisen_color *colors;
  /** Radius as a part of the greatest that there is room for, above 0, at most 1: rings within each
   * other differ in it. Default 1. */
  double radius;
  /** Radius of the hole as a part of the pie's, from 0 to less than 1. Default 0. */
  double inner_radius;
  /** Distance between slices, in points, the same all along their sides, finite, not negative; of a
   * thin slice it takes no more than a third of the rim. Default 1. */
  double gap;
  /** Where the first slice begins, in degrees clockwise from 12 o'clock, finite. Default 0. */
  double start_angle;
  /** What the alpha of all colours is multiplied by, in 0...1. Default 1. */
  double alpha;
  /** Size of the labels, in points, at most 1,000. Default 12. */
  double label_size;
  /** Colour of the labels. Default automatic: the theme's for labels, and within a slice what can
   * be read there. */
  keisen_color label_color;
  /** How values are written, or percentages, of which it gets the part of the sum in 0...1; NULL
   * for automatic: percentages without digits after the point, below 1 % with one. Default NULL. */
  const keisen_tick_format_options *value_format;
  /** Name for people, or NULL for none; a legend has the names of the slices. Default NULL. */
  const char *label;
  /** The least part of the sum that has a label, in 0...1; 0 labels every slice. Default 0.005. */
  double label_least;
} keisen_pie_options;

/** A keisen_pie_options with all defaults. */
#define KEISEN_PIE_OPTIONS_INIT                                                                    \
  {sizeof(keisen_pie_options),                                                                     \
   KEISEN_PIE_ORDER_GIVEN,                                                                         \
   true,                                                                                           \
   KEISEN_PIE_LABEL_PLACE_OUTSIDE,                                                                 \
   KEISEN_PIE_LABEL_CONTENT_NAME_AND_PERCENT,                                                      \
   0,                                                                                              \
   NULL,                                                                                           \
   1,                                                                                              \
   0,                                                                                              \
   1,                                                                                              \
   0,                                                                                              \
   1,                                                                                              \
   12,                                                                                             \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   NULL,                                                                                           \
   NULL,                                                                                           \
   0.005}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_pie_options_init(keisen_pie_options *options, uint32_t struct_size);

/**
 * Makes a pie, or a doughnut: the rows as slices of a disc or a ring.
 *
 * A slice's angle is the row's part of the sum. Slices follow each other clockwise from 12 o'clock.
 * The disc is round whatever the plot's shape, in its middle, and as large as the plot and the
 * labels allow; labels that have no room are shortened, then left out, and counted as omitted parts
 * of the frame record. Slices of less than `label_least` of the sum want none. Several pies of one
 * space in a chart have one centre and one radius. The chart's axes and grid are not drawn unless
 * another series uses them.
 *
 * Rows that are NaN, missing or infinite are gaps, negative ones are dropped: neither has a slice,
 * and the frame record counts both. Where the sum is 0 there is a thin circle. Where more than 256
 * slices have less than a quarter of a device pixel at the rim, each pixel has the mean colour of
 * those that are in it, as KEISEN_TIER_COVERAGE. Every row is read in each frame.
 *
 * keisen_chart_hit() finds the slice that holds a point, else the nearest one; x is the row's
 * number, y its value.
 *
 * @param space    The space to draw in; its ranges play no part.
 * @param columns  The values, and what else there is for each.
 * @param options  How it looks, or NULL.
 * @param series   Receives the pie. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its values are NULL, the
 * columns or the names differ in length, or an option is not allowed; KEISEN_ERROR_UNSUPPORTED for
 * a polar space.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_pie(keisen_space *space,
                                                  const keisen_pie_columns *columns,
                                                  const keisen_pie_options *options,
                                                  keisen_series **series);

/**
 * Replaces all columns and names of a pie.
 *
 * @param series   A pie.
 * @param columns  What it shows from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_pie(), when the
 * series is of another kind, or the colour scale is another one; then the old ones stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_pie_columns(keisen_series *series,
                                                       const keisen_pie_columns *columns);

/**
 * Changes how a pie looks.
 *
 * @param series   A pie.
 * @param options  All of its options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_pie_options(keisen_series *series,
                                                       const keisen_pie_options *options);

/** The columns that contours are drawn from. The series keeps references of its own. */
typedef struct keisen_contour_columns {
  /** sizeof(keisen_contour_columns). */
  uint32_t struct_size;
  /** Where the columns of the grid stand: finite values that ascend or descend, at any distances;
   * must not be NULL. */
  keisen_column *x;
  /** Where the rows of the grid stand, likewise; must not be NULL. */
  keisen_column *y;
  /** The field where these meet, row by row: as many values for each row as x has, as many rows as
   * y has, at most 2^30 values; must not be NULL. A cell with a corner that is NaN, missing or
   * infinite is a hole. */
  keisen_column *values;
  /** Turns levels into colours. It is taken when the contours are made, for good: NULL makes one of
   * viridis, and keisen_series_set_contour_columns() takes NULL or the same. One without a range
   * gets that from the first level to the last. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_contour_columns;

/** A keisen_contour_columns with all defaults. */
#define KEISEN_CONTOUR_COLUMNS_INIT {sizeof(keisen_contour_columns), NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_contour_columns_init(keisen_contour_columns *columns,
                                                     uint32_t struct_size);

/** How contours look. */
typedef struct keisen_contour_options {
  /** sizeof(keisen_contour_options). */
  uint32_t struct_size;
  /** Whether the bands between levels are filled, each with the colour of its middle; what is
   * beyond the first and the last level is not. A value on the first level is in the first band,
   * one on any other in the band below it. Default false. */
  bool filled;
  /** Levels, finite and ascending; NULL takes ticks of the colour scale within the values, for
   * bands around all of them. Default NULL. */
  const double *levels;
  /** Number of levels, at most 1,000; where `levels` is NULL about how many there shall be, 1 to
   * 1,000. Default 8. */
  size_t level_count;
  /** Width of the lines, in points, finite, not negative; 0 is none. Default 1.5. */
  double width;
  /** The colour of all lines and their labels; KEISEN_COLOR_AUTOMATIC takes for lines that of each
   * level, for labels the theme's. Default automatic. */
  keisen_color color;
  /** What the alpha of all colours is multiplied by, in 0...1. Default 1. */
  double alpha;
  /** Size of labels on lines, in points, 0...1000; 0 is none. Default 0. */
  double label_size;
  /** How labels are written, or NULL for automatic. Default NULL. */
  const keisen_tick_format_options *label_format;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
} keisen_contour_options;

/** A keisen_contour_options with all defaults. */
#define KEISEN_CONTOUR_OPTIONS_INIT                                                                \
  {sizeof(keisen_contour_options), false, NULL, 8, 1.5, KEISEN_COLOR_AUTOMATIC, 1, 0, NULL, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_contour_options_init(keisen_contour_options *options,
                                                     uint32_t struct_size);

/**
 * Makes lines of equal value of a field, or the bands between them.
 *
 * The field is known where the lines of a grid meet. Between neighbours it changes steadily along
 * the picture, so lines cross the sides of cells exactly; where all four sides of a cell are
 * crossed, the mean of its corners tells which crossings belong together. Lines without labels are
 * whole; with labels they are interrupted under these, which are turned along them, upright, and
 * neither on each other nor on another line; a line that is too short or bends too much has none.
 *
 * A colour bar of bands shows these as steps. keisen_chart_hit() finds of bands the value of the
 * grid nearest to a point within its cell, at distance 0, and of lines the nearest place, with the
 * level as value; row and column are those of the grid. Lines and bands are found once, in a time
 * near reading the values for each level, and kept while values and levels stay.
 *
 * @param space    The space to draw in.
 * @param columns  The field.
 * @param options  How they look, or NULL.
 * @param series   Receives the contours. They belong to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or one of x, y and
 * values is NULL, there are not as many values as x times y, x or y is not finite or goes both
 * ways, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_contours(keisen_space *space,
                                                       const keisen_contour_columns *columns,
                                                       const keisen_contour_options *options,
                                                       keisen_series **series);

/**
 * Replaces all columns of contours.
 *
 * @param series   Contours.
 * @param columns  The field from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_contours(), when
 * the series is of another kind, or the colour scale is another one; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_contour_columns(keisen_series *series,
                                                           const keisen_contour_columns *columns);

/**
 * Changes how they look.
 *
 * @param series   Contours.
 * @param options  All of the options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_contour_options(keisen_series *series,
                                                           const keisen_contour_options *options);

/** The columns that arrows are drawn from; all are equally long. The series keeps references of its
 * own. Where columns grow apart later, the shortest one counts. */
typedef struct keisen_quiver_columns {
  /** sizeof(keisen_quiver_columns). */
  uint32_t struct_size;
  /** Values of the horizontal dimension; must not be NULL. */
  keisen_column *x;
  /** Values of the vertical dimension; must not be NULL. */
  keisen_column *y;
  /** How far arrows go to the right; must not be NULL. */
  keisen_column *u;
  /** How far arrows go up; must not be NULL. */
  keisen_column *v;
  /** What `color_scale` turns into the colour of each arrow; NULL for the colour of the options.
   * Default NULL. */
  keisen_column *color;
  /** Turns the values of `color` into colours, as that of keisen_polygon_columns. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_quiver_columns;

/** A keisen_quiver_columns with all defaults. */
#define KEISEN_QUIVER_COLUMNS_INIT                                                                 \
  {sizeof(keisen_quiver_columns), NULL, NULL, NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_quiver_columns_init(keisen_quiver_columns *columns,
                                                    uint32_t struct_size);

/** What the lengths of arrows are counted in. */
typedef enum keisen_quiver_units {
  /** Points, the same to the right and upwards, whatever the axes. */
  KEISEN_QUIVER_UNITS_POINTS = 0,
  /** Units of the axes: an arrow leads from (x, y) to (x + u, y + v). */
  KEISEN_QUIVER_UNITS_DATA = 1
} keisen_quiver_units;

/** What of an arrow is at x and y. */
typedef enum keisen_quiver_pivot {
  /** Its beginning. */
  KEISEN_QUIVER_PIVOT_TAIL = 0,
  /** Its middle. */
  KEISEN_QUIVER_PIVOT_MIDDLE = 1,
  /** Its end. */
  KEISEN_QUIVER_PIVOT_TIP = 2
} keisen_quiver_pivot;

/** How arrows look. */
typedef struct keisen_quiver_options {
  /** sizeof(keisen_quiver_options). */
  uint32_t struct_size;
  /** What lengths are counted in. Default KEISEN_QUIVER_UNITS_POINTS. */
  keisen_quiver_units units;
  /** What of an arrow is at x and y. Default KEISEN_QUIVER_PIVOT_TAIL. */
  keisen_quiver_pivot pivot;
  /** What u and v are multiplied by, finite, not negative. 0 takes 1 in units of the axes; in
   * points it takes as many that 19 of 20 arrows are no longer than the way from row to row would
   * be were these spread evenly over the plot, and than 40 points. Default 0. */
  double scale;
  /** Width of a shaft, in points, finite, not negative; 0 draws none. Heads are three times as wide
   * and five times as long, less for short arrows. Default 1.5. */
  double width;
  /** The colour of arrows without a value; KEISEN_COLOR_AUTOMATIC takes the next of the chart's
   * colour cycle. Default automatic. */
  keisen_color color;
  /** What the alpha of all colours is multiplied by, in 0...1. Default 1. */
  double alpha;
  /** What a legend writes behind the length of its arrow, "m/s", or NULL for nothing. Default NULL.
   */
  const char *key_unit;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
} keisen_quiver_options;

/** A keisen_quiver_options with all defaults. */
#define KEISEN_QUIVER_OPTIONS_INIT                                                                 \
  {sizeof(keisen_quiver_options),                                                                  \
   KEISEN_QUIVER_UNITS_POINTS,                                                                     \
   KEISEN_QUIVER_PIVOT_TAIL,                                                                       \
   0,                                                                                              \
   1.5,                                                                                            \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   1,                                                                                              \
   NULL,                                                                                           \
   NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_quiver_options_init(keisen_quiver_options *options,
                                                    uint32_t struct_size);

/**
 * Makes an arrow for each row.
 *
 * A row of which x, y, u or v is NaN, missing or infinite, or has no place on the scale, has none.
 * Arrows of values of colours are drawn from those of low values to those of high ones. A legend
 * shows an arrow of a round length, and behind the label how long that is.
 *
 * keisen_chart_hit() finds the nearest arrow: the distance is that to the line from its beginning
 * to its end, less half of its width. Every row is read in each frame; an arrow out of view costs
 * no more, and one shorter than a device pixel is a dot. Of more rows than
 * keisen_chart_set_direct_rows() says they are drawn as what they cover of each pixel,
 * KEISEN_TIER_COVERAGE.
 *
 * @param space    The space to draw in.
 * @param columns  The arrows.
 * @param options  How they look, or NULL.
 * @param series   Receives the arrows. They belong to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or one of x, y, u
 * and v is NULL, the columns differ in length, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_quiver(keisen_space *space,
                                                     const keisen_quiver_columns *columns,
                                                     const keisen_quiver_options *options,
                                                     keisen_series **series);

/**
 * Replaces all columns of arrows.
 *
 * @param series   Arrows.
 * @param columns  The arrows from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_quiver(), when
 * the series is of another kind, or the colour scale is another one; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_quiver_columns(keisen_series *series,
                                                          const keisen_quiver_columns *columns);

/**
 * Changes how they look.
 *
 * @param series   Arrows.
 * @param options  All of the options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_quiver_options(keisen_series *series,
                                                          const keisen_quiver_options *options);

/** The columns that a treemap is drawn from; all are equally long. The series keeps references of
 * its own. */
typedef struct keisen_treemap_columns {
  /** sizeof(keisen_treemap_columns). */
  uint32_t struct_size;
  /** Values, of which those above 0 count; must not be NULL. A row that is a parent has the sum of
   * its children instead. */
  keisen_column *values;
  /** The row of each row's parent; a number that is no row, such as -1 or NaN, where it has none.
   * Rows that are their own ancestors are not shown. NULL where no row has one. Default NULL. */
  keisen_column *parents;
  /** What `color_scale` turns into the colour of each row; NULL for those of the options. Default
   * NULL. */
  keisen_column *color;
  /** Turns the values of `color` into colours, as that of keisen_polygon_columns. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_treemap_columns;

/** A keisen_treemap_columns with all defaults. */
#define KEISEN_TREEMAP_COLUMNS_INIT {sizeof(keisen_treemap_columns), NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_treemap_columns_init(keisen_treemap_columns *columns,
                                                     uint32_t struct_size);

/** How a treemap looks. */
typedef struct keisen_treemap_options {
  /** sizeof(keisen_treemap_options). */
  uint32_t struct_size;
  /** Whether the value of a row stands below its name. Default true. */
  bool show_values;
  /** `label_count` names of rows in UTF-8, none NULL, copied. NULL for none. Default NULL. */
  const char *const *labels;
  /** Number of names; rows beyond them have none. Default 0. */
  size_t label_count;
  /** How values are written, or NULL for automatic. Default NULL. */
  const keisen_tick_format_options *value_format;
  /** Size of names and values, in points, 0...1000; 0 is none. Default 12. */
  double label_size;
  /** Width of the gap between neighbours, in points, finite, not negative. Default 1. */
  double gap;
  /** Width of the rim of a parent around its children, in points, finite, not negative. Default 3.
   */
  double padding;
  /** The colour of all rows; KEISEN_COLOR_AUTOMATIC takes the next of the theme's cycle for each
   * row without a parent and what is within it, and one for all where there are no parents and more
   * rows than the cycle has colours. Default automatic. */
  keisen_color color;
  /** What the alpha of all fills is multiplied by, in 0...1. Default 1. */
  double alpha;
  /** Name of the series for people, or NULL for none. Default NULL. */
  const char *label;
} keisen_treemap_options;

/** A keisen_treemap_options with all defaults. */
#define KEISEN_TREEMAP_OPTIONS_INIT                                                                \
  {sizeof(keisen_treemap_options), true, NULL, 0, NULL, 12, 1, 3, KEISEN_COLOR_AUTOMATIC, 1, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_treemap_options_init(keisen_treemap_options *options,
                                                     uint32_t struct_size);

/**
 * Makes rectangles whose areas are to each other as values are, within those of their parents.
 *
 * They fill the plot, whatever its ranges, as near to squares as can be, the greatest first. Axes
 * and grids hide where a chart has nothing else. Names are shortened to the room there is.
 *
 * keisen_chart_hit() finds the row without children at a point, of rows that are drawn together the
 * greatest. Rows are sorted and laid when they or the plot change. Those of less than a device
 * pixel are drawn together in the mean of their colours, as many as have one, as
 * KEISEN_TIER_SUMMARY.
 *
 * @param space    The space to draw in.
 * @param columns  The rows.
 * @param options  How it looks, or NULL.
 * @param series   Receives the treemap. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its values are
 * NULL, the columns differ in length, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_treemap(keisen_space *space,
                                                      const keisen_treemap_columns *columns,
                                                      const keisen_treemap_options *options,
                                                      keisen_series **series);

/**
 * Replaces all columns of a treemap.
 *
 * @param series   A treemap.
 * @param columns  The rows from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_treemap(), when
 * the series is of another kind, or the colour scale is another one; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_treemap_columns(keisen_series *series,
                                                           const keisen_treemap_columns *columns);

/**
 * Changes how it looks.
 *
 * @param series   A treemap.
 * @param options  All of the options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_treemap_options(keisen_series *series,
                                                           const keisen_treemap_options *options);

/** The columns that a calendar is drawn from, equally long. The series keeps references of its own.
 */
typedef struct keisen_calendar_columns {
  /** sizeof(keisen_calendar_columns). */
  uint32_t struct_size;
  /** The days: timestamps of any unit, or numbers of days since 1970-01-01; must not be NULL. Those
   * farther than 400 years from the first are left out. */
  keisen_column *days;
  /** The values; must not be NULL. A day of several rows has their mean. */
  keisen_column *values;
  /** Turns values into colours. It is taken when the calendar is made, for good: NULL makes one of
   * viridis, and keisen_series_set_calendar_columns() takes NULL or the same. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_calendar_columns;

/** A keisen_calendar_columns with all defaults. */
#define KEISEN_CALENDAR_COLUMNS_INIT {sizeof(keisen_calendar_columns), NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_calendar_columns_init(keisen_calendar_columns *columns,
                                                      uint32_t struct_size);

/** How a calendar looks. */
typedef struct keisen_calendar_options {
  /** sizeof(keisen_calendar_options). */
  uint32_t struct_size;
  /** The weekday that a week begins with: 0 is Monday, 6 is Sunday. Default 0. */
  uint32_t first_weekday;
  /** Width of the gap between days, in points, finite, not negative; none where days have fewer
   * than five pixels. Default 1. */
  double gap;
  /** Size of the names of years, months and weekdays, in points, 0...1000; 0 is none. Default 11.
   */
  double label_size;
  /** Width of the lines between months, in points, finite, not negative; 0 is none. Default 1. */
  double border_width;
  /** The colour of these lines; KEISEN_COLOR_AUTOMATIC takes that of the theme's axes. Default
   * automatic. */
  keisen_color border_color;
  /** The colour of days without a value; KEISEN_COLOR_AUTOMATIC takes a pale one of the theme.
   * Default automatic. */
  keisen_color color;
  /** What the alpha of all cells is multiplied by, in 0...1. Default 1. */
  double alpha;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
} keisen_calendar_options;

/** A keisen_calendar_options with all defaults. */
#define KEISEN_CALENDAR_OPTIONS_INIT                                                               \
  {sizeof(keisen_calendar_options), 0, 1,   11, 1, KEISEN_COLOR_AUTOMATIC,                         \
   KEISEN_COLOR_AUTOMATIC,          1, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_calendar_options_init(keisen_calendar_options *options,
                                                      uint32_t struct_size);

/**
 * Makes the days of years as coloured cells: a year a block, a week a column, a weekday a row.
 *
 * They fill the plot, whatever its ranges, with the names of years, months and weekdays where these
 * have room. Axes and grids hide where a chart has nothing else.
 *
 * keisen_chart_hit() finds the day at a point: its first row, with the mean of the day as value.
 * Rows are read when they change.
 *
 * @param space    The space to draw in.
 * @param columns  The days.
 * @param options  How it looks, or NULL.
 * @param series   Receives the calendar. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns`, its days or its
 * values are NULL, the columns differ in length, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_calendar(keisen_space *space,
                                                       const keisen_calendar_columns *columns,
                                                       const keisen_calendar_options *options,
                                                       keisen_series **series);

/**
 * Replaces all columns of a calendar.
 *
 * @param series   A calendar.
 * @param columns  The days from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_calendar(), when
 * the series is of another kind, or the colour scale is another one; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_calendar_columns(keisen_series *series,
                                                            const keisen_calendar_columns *columns);

/**
 * Changes how it looks.
 *
 * @param series   A calendar.
 * @param options  All of the options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_calendar_options(keisen_series *series,
                                                            const keisen_calendar_options *options);

/** The columns that sectors are drawn from, a row each; all are equally long. The series keeps
 * references of its own. Where columns grow apart later, the shortest one counts. */
typedef struct keisen_sector_columns {
  /** sizeof(keisen_sector_columns). */
  uint32_t struct_size;
  /** Values of the angle, at the middle of each sector; NULL for row numbers from 0. Default NULL.
   */
  keisen_column *x;
  /** Values of the radius at which sectors end; must not be NULL. */
  keisen_column *y;
  /** Values of the radius at which they begin; NULL for 0. Default NULL. */
  keisen_column *base;
  /** Widths in the units of the angle; NULL for that of the options. Default NULL. */
  keisen_column *widths;
  /** What `color_scale` turns into the colours of the sectors; NULL for that of the options.
   * Default NULL. */
  keisen_column *color;
  /** Turns the values of `color` into colours. It is taken when the sectors are made, for good:
   * NULL makes one of viridis where there is `color`, and keisen_series_set_sector_columns() takes
   * NULL or the same. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_sector_columns;

/** A keisen_sector_columns with all defaults. */
#define KEISEN_SECTOR_COLUMNS_INIT                                                                 \
  {sizeof(keisen_sector_columns), NULL, NULL, NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_sector_columns_init(keisen_sector_columns *columns,
                                                    uint32_t struct_size);

/** How sectors look. */
typedef struct keisen_sector_options {
  /** sizeof(keisen_sector_options). */
  uint32_t struct_size;
  /** The colour that fills sectors without a value; KEISEN_COLOR_AUTOMATIC takes the next of the
   * chart's colour cycle. Default automatic. */
  keisen_color color;
  /** What the alpha of all colours is multiplied by, in 0...1. Default 1. */
  double alpha;
  /** Width in the units of the angle, finite, not negative; 0 is the least way from an angle to the
   * next, across the end of the turn too, and on a scale of names 1. Default 0. */
  double width;
  /** Distance between sectors, in points, the same all along their sides, finite, not negative; of
   * a thin one it takes no more than a third of the rim. Default 1. */
  double gap;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
} keisen_sector_options;

/** A keisen_sector_options with all defaults. */
#define KEISEN_SECTOR_OPTIONS_INIT                                                                 \
  {sizeof(keisen_sector_options), KEISEN_COLOR_AUTOMATIC, 1, 0, 1, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_sector_options_init(keisen_sector_options *options,
                                                    uint32_t struct_size);

/**
 * Makes sectors of a polar space: bars around angles, from one radius to another, as in wind roses.
 *
 * Sectors of a stack have the end of the one before as their `base`. A row that is NaN, missing or
 * infinite, or that the scale has no place for, has no sector. Where more than 256 are narrower
 * than a quarter of a device pixel at the rim, these are drawn together, beneath all others: each
 * covers all of such a step of the rim and hides what is below it there, as KEISEN_TIER_ENVELOPE.
 * Every row is read in each frame.
 *
 * keisen_chart_hit() finds the sector that holds a point, the one on top where several do, else the
 * nearest one.
 *
 * @param space    A polar space.
 * @param columns  Angles, radii, and what else there is for each.
 * @param options  How they look, or NULL.
 * @param series   Receives the sectors. They belong to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_UNSUPPORTED when the space is not polar,
 * KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its y is NULL, the columns differ in length, or
 * an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_sectors(keisen_space *space,
                                                      const keisen_sector_columns *columns,
                                                      const keisen_sector_options *options,
                                                      keisen_series **series);

/**
 * Replaces all columns of sectors.
 *
 * @param series   Sectors.
 * @param columns  What they show from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_sectors(), when
 * the series is of another kind, or the colour scale is another one; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_sector_columns(keisen_series *series,
                                                          const keisen_sector_columns *columns);

/**
 * Changes how sectors look.
 *
 * @param series   Sectors.
 * @param options  All of their options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_sector_options(keisen_series *series,
                                                          const keisen_sector_options *options);

/**
 * Gets the colour scale of a series, as a new reference.
 *
 * @param series       A series.
 * @param color_scale  Receives the scale.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the series has none.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_get_color_scale(keisen_series *series,
                                                       keisen_color_scale **color_scale);

/** Gets the space of a series, as a new reference. @since 0.1 */
KEISEN_API keisen_status keisen_series_get_space(keisen_series *series, keisen_space **space);
/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_series_retain(keisen_series *series);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_series_release(keisen_series *series);
/** Tells whether two handles mean one series. @since 0.1 */
KEISEN_API keisen_status keisen_series_equal(keisen_series *series,
                                             keisen_series *other,
                                             bool *equal);

/* ---- Attachments --------------------------------------------------------------------------- */

/** Draws anything but data: plot area, grid, axis, title, legend. May be part of several charts. */
typedef struct keisen_attachment keisen_attachment;

/** A side of the plot rectangle. */
typedef enum keisen_side {
  KEISEN_SIDE_BOTTOM = 0,
  KEISEN_SIDE_LEFT = 1,
  KEISEN_SIDE_TOP = 2,
  KEISEN_SIDE_RIGHT = 3
} keisen_side;

/** How the plot area looks. */
typedef struct keisen_plot_area_options {
  /** sizeof(keisen_plot_area_options). */
  uint32_t struct_size;
  /** Whether `end_color` and the gradient count. Default false: `color` fills all. */
  bool gradient;
  /** Fill, or the colour at the gradient's start. Default automatic: the theme's. */
  keisen_color color;
  /** Colour at the gradient's end. Default automatic: the theme's. */
  keisen_color end_color;
  /** Where the gradient starts, in fractions of the plot from its top left corner. Default 0, 0. */
  double start_x;
  double start_y;
  /** Where the gradient ends. Default 0, 1: from top to bottom. */
  double end_x;
  double end_y;
  /** Radii of the corners. Series are clipped to this shape. Default 0. */
  keisen_corner_radii radii;
  /** Full width of the border in points, centred on the outline. Default 0: none. */
  double border_width;
  /** Colour of the border. Default automatic: the theme's for axes. */
  keisen_color border_color;
} keisen_plot_area_options;

/** A keisen_plot_area_options with all defaults. */
#define KEISEN_PLOT_AREA_OPTIONS_INIT                                                              \
  {sizeof(keisen_plot_area_options),                                                               \
   false,                                                                                          \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   1,                                                                                              \
   {0, 0, 0, 0},                                                                                   \
   0,                                                                                              \
   KEISEN_COLOR_AUTOMATIC}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_plot_area_options_init(keisen_plot_area_options *options,
                                                       uint32_t struct_size);

/**
 * Makes a plot area: what fills the plot rectangle and gives it its shape.
 *
 * @param options     How it looks, or NULL.
 * @param attachment  Receives the plot area.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is NaN, infinite or negative
 * where it is a length.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_create_plot_area(const keisen_plot_area_options *options,
                                                            keisen_attachment **attachment);

/**
 * Changes how a plot area looks.
 *
 * @param attachment  A plot area.
 * @param options     All of its options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the
 * attachment is no plot area; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_plot_area_options(
    keisen_attachment *attachment, const keisen_plot_area_options *options);

/** How a grid looks. */
typedef struct keisen_grid_options {
  /** sizeof(keisen_grid_options). */
  uint32_t struct_size;
  /** Whether there are vertical lines, at the ticks of x. Default true. */
  bool x;
  /** Whether there are horizontal lines, at the ticks of y. Default true. */
  bool y;
  /** Whether there are vertical lines at the minor ticks of x. Default false. */
  bool minor_x;
  /** Whether there are horizontal lines at the minor ticks of y. Default false. */
  bool minor_y;
  /** Full width of a line in points; drawn as a whole number of device pixels. Default 1. */
  double width;
  /** Colour. Default automatic: the theme's. */
  keisen_color color;
  /** Colour of the lines at minor ticks. Default automatic: half way from `color` to the plot
   * area's. */
  keisen_color minor_color;
  /** Number of values at `dash`, as in keisen_line_options. Default 0: solid. */
  uint32_t dash_count;
  /** Lengths that alternate mark and gap, in multiples of the width, as in keisen_line_options; the
   * marks begin at the left and at the bottom and have no caps. Default NULL. */
  const double *dash;
} keisen_grid_options;

/** A keisen_grid_options with all defaults. */
#define KEISEN_GRID_OPTIONS_INIT                                                                   \
  {sizeof(keisen_grid_options), true, true, false, false, 1, KEISEN_COLOR_AUTOMATIC,               \
   KEISEN_COLOR_AUTOMATIC,      0,    NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_grid_options_init(keisen_grid_options *options,
                                                  uint32_t struct_size);

/**
 * Makes a grid: lines across the plot at the ticks of a space's projections. They follow the first
 * axis that shows a projection in its own values; where there is none they stand where its ticks
 * would.
 *
 * @param space       The space whose ticks it follows.
 * @param options     How it looks, or NULL.
 * @param attachment  Receives the grid.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the width is NaN, infinite or negative,
 *         or the dash is none that a line may have.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_create_grid(keisen_space *space,
                                                       const keisen_grid_options *options,
                                                       keisen_attachment **attachment);

/**
 * Changes how a grid looks.
 *
 * @param attachment  A grid.
 * @param options     All of its options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the
 * attachment is no grid; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_grid_options(keisen_attachment *attachment,
                                                            const keisen_grid_options *options);

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

/** Where a title lies, or a legend above or below the plot: on a side of the page, in whatever
 * direction its text reads. For that direction see keisen_text_alignment. */
typedef enum keisen_title_alignment {
  KEISEN_TITLE_ALIGNMENT_LEFT = 0,
  KEISEN_TITLE_ALIGNMENT_CENTER = 1,
  KEISEN_TITLE_ALIGNMENT_RIGHT = 2
} keisen_title_alignment;

/** Which of a chart's texts a title is. */
typedef enum keisen_title_role {
  /** The name of the chart, above the plot. */
  KEISEN_TITLE_ROLE_TITLE = 0,
  /** What the title leaves open, between title and plot. */
  KEISEN_TITLE_ROLE_SUBTITLE = 1,
  /** Sources and remarks, below the plot and its axes. */
  KEISEN_TITLE_ROLE_CAPTION = 2
} keisen_title_role;

/** How a title looks. */
typedef struct keisen_title_options {
  /** sizeof(keisen_title_options). */
  uint32_t struct_size;
  /** Where it lies: flush with the plot's sides or centred about its middle. Default left. */
  keisen_title_alignment alignment;
  /** Size in points, at most 1,000; 0 chooses by the role: 17, 13 and 11. Default 0. */
  double size;
  /** 1 for heavy strokes, 0 for regular ones, -1 chooses by the role: only a title is heavy.
   * Default -1. */
  int32_t bold;
  /** Colour. Default automatic: the theme's, for a title that of titles and else that of labels. */
  keisen_color color;
  /** Whether letters slant. Default false. */
  bool italic;
  /** Whether `$...$` is a formula and `\$` a dollar, where the chart's titles may have markup:
   * keisen_chart_set_markup(). Default true. */
  bool markup;
} keisen_title_options;

/** A keisen_title_options with all defaults. */
#define KEISEN_TITLE_OPTIONS_INIT                                                                  \
  {sizeof(keisen_title_options),                                                                   \
   KEISEN_TITLE_ALIGNMENT_LEFT,                                                                    \
   0,                                                                                              \
   -1,                                                                                             \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   false,                                                                                          \
   true}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_title_options_init(keisen_title_options *options,
                                                   uint32_t struct_size);

/**
 * Makes a title or subtitle above the plot, or a caption below it.
 *
 * It begins at the plot's left side; what is too wide for that begins farther to the left, and is
 * wrapped where the picture is too narrow. More than four lines, or more than its share of the
 * picture's height, are shortened; what has no room for a line is left out, and the frame record
 * counts it. Line feeds end lines; `$...$` is a formula unless `markup` is false, as docs/text.md
 * has it.
 *
 * @param text        The text.
 * @param role        Which of a chart's texts it is.
 * @param options     How it looks, or NULL.
 * @param attachment  Receives the title.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the text is NULL or not UTF-8, the role
 * or the alignment is unknown, `bold` is not in -1...1, or the size is NaN, negative or above
 * 1,000.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_create_title(const char *text,
                                                        keisen_title_role role,
                                                        const keisen_title_options *options,
                                                        keisen_attachment **attachment);

/**
 * Changes how a title looks. Its role and its text stay.
 *
 * @param attachment  A title.
 * @param options     All of its options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the
 * attachment is no title; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_title_options(keisen_attachment *attachment,
                                                             const keisen_title_options *options);

/** Where a legend lies. */
typedef enum keisen_legend_place {
  /** Where it covers least of the data: one of the next nine. */
  KEISEN_LEGEND_BEST = 0,
  /** Within the plot, as the next eight are. */
  KEISEN_LEGEND_TOP_LEFT = 1,
  KEISEN_LEGEND_TOP = 2,
  KEISEN_LEGEND_TOP_RIGHT = 3,
  KEISEN_LEGEND_LEFT = 4,
  KEISEN_LEGEND_CENTER = 5,
  KEISEN_LEGEND_RIGHT = 6,
  KEISEN_LEGEND_BOTTOM_LEFT = 7,
  KEISEN_LEGEND_BOTTOM = 8,
  KEISEN_LEGEND_BOTTOM_RIGHT = 9,
  /** A list to the right of the plot and its axes, from the plot's top. */
  KEISEN_LEGEND_OUTSIDE_RIGHT = 10,
  /** A list to the left of the plot and its axes, from the plot's top. */
  KEISEN_LEGEND_OUTSIDE_LEFT = 11,
  /** Rows above the plot and its axes. */
  KEISEN_LEGEND_OUTSIDE_TOP = 12,
  /** Rows below the plot and its axes. */
  KEISEN_LEGEND_OUTSIDE_BOTTOM = 13
} keisen_legend_place;

/** How a legend looks. */
typedef struct keisen_legend_options {
  /** sizeof(keisen_legend_options). */
  uint32_t struct_size;
  /** Where it lies. Default KEISEN_LEGEND_BEST. */
  keisen_legend_place place;
  /** Text above the names, or NULL for none. Default NULL. */
  const char *title;
  /** Number of columns; 0 makes one, or above and below the plot as many as fit. Default 0. */
  uint32_t columns;
  /** Where it lies above or below the plot. Default left. */
  keisen_title_alignment alignment;
  /** Size of the names and of the title in points, at most 1,000. Default 12. */
  double label_size;
  /** Width of the samples, in points. Default 20. */
  double swatch_width;
  /** Free room within its border. Default KEISEN_INSETS_AUTOMATIC: 8 points within the plot, none
   * outside. */
  keisen_insets insets;
  /** Full width of the border, in points. Default 0: none. */
  double border_width;
  /** Radius of its corners, in points. Default 4. */
  double radius;
  /** Fill. Default automatic: within the plot the theme's for plot areas, letting a little through,
   * and none outside. */
  keisen_color background;
  /** Colour of the border. Default automatic: the theme's for grids. */
  keisen_color border_color;
  /** Colour of the names. Default automatic: the theme's. */
  keisen_color text_color;
  /** Whether the uppermost series comes first. Default false. */
  bool reversed;
  /** Whether `$...$` is a formula in names and title and `\$` a dollar. Names come from data: by
   * default a dollar is one. Default false. */
  bool markup;
} keisen_legend_options;

/** A keisen_legend_options with all defaults. */
#define KEISEN_LEGEND_OPTIONS_INIT                                                                 \
  {sizeof(keisen_legend_options),                                                                  \
   KEISEN_LEGEND_BEST,                                                                             \
   NULL,                                                                                           \
   0,                                                                                              \
   KEISEN_TITLE_ALIGNMENT_LEFT,                                                                    \
   12,                                                                                             \
   20,                                                                                             \
   KEISEN_INSETS_AUTOMATIC,                                                                        \
   0,                                                                                              \
   4,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   false,                                                                                          \
   false}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_legend_options_init(keisen_legend_options *options,
                                                    uint32_t struct_size);

/**
 * Makes a legend: the names of a chart's series, each beside a sample of how it is drawn; of bars
 * and lines whose rows have several looks the sample shows the first five beside each other.
 *
 * Series without a label are left out. Names that are too long are shortened; where there are more
 * than there is room for, an ellipsis stands for the rest. Where there is no room for one name,
 * nothing is drawn, and the frame record counts it.
 *
 * @param options     How it looks, or NULL.
 * @param attachment  Receives the legend.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when place or alignment is unknown, the title
 * is not UTF-8, or a number is NaN, infinite, negative or too large.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_create_legend(const keisen_legend_options *options,
                                                         keisen_attachment **attachment);

/**
 * Changes how a legend looks.
 *
 * @param attachment  A legend.
 * @param options     All of its options, the title included, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the
 * attachment is no legend; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_legend_options(keisen_attachment *attachment,
                                                              const keisen_legend_options *options);

/** How a colour bar looks. */
typedef struct keisen_color_bar_options {
  /** sizeof(keisen_color_bar_options). */
  uint32_t struct_size;
  /** Wanted number of ticks, a hint; 0 chooses by the length. Default 0. */
  uint32_t tick_count;
  /** Text beside it, or NULL for none. Default NULL. */
  const char *title;
  /** Extent of the strip away from the plot, in points. Default 14. */
  double width;
  /** Extent along the plot, as a part of the plot's: above 0, at most 1. Default 1. */
  double length;
  /** Size of the labels, in points. Default 12. */
  double label_size;
  /** Size of the title, in points. Default 13. */
  double title_size;
  /** Full width of the outline, in points; 0 for none. Default 1. */
  double border_width;
  /** Colour of the outline and the ticks. Default automatic: the theme's. */
  keisen_color border_color;
  /** Colour of labels and title. Default automatic: the theme's. */
  keisen_color text_color;
  /** Whether `$...$` is a formula in the title and `\$` a dollar, where the chart's titles may have
   * markup: keisen_chart_set_markup(). Default true. */
  bool markup;
} keisen_color_bar_options;

/** A keisen_color_bar_options with all defaults. */
#define KEISEN_COLOR_BAR_OPTIONS_INIT                                                              \
  {sizeof(keisen_color_bar_options), 0,   NULL, 14, 1, 12, 13, 1, KEISEN_COLOR_AUTOMATIC,          \
   KEISEN_COLOR_AUTOMATIC,           true}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_color_bar_options_init(keisen_color_bar_options *options,
                                                       uint32_t struct_size);

/**
 * Makes a colour bar: the colours of a scale along a side of the plot, with an axis that says what
 * values they stand for. Where the scale has colours for what is below or above, an arrow at that
 * end shows it. Colours look as they do on the plot: over its fill, with the alpha of the series
 * that have the scale, of several that of the most opaque.
 *
 * @param color_scale  The scale.
 * @param side         The side of the plot.
 * @param options      How it looks, or NULL.
 * @param attachment   Receives the colour bar.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the side is unknown, the title is not
 * UTF-8, or a number is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_create_color_bar(keisen_color_scale *color_scale,
                                                            keisen_side side,
                                                            const keisen_color_bar_options *options,
                                                            keisen_attachment **attachment);

/**
 * Changes how a colour bar looks.
 *
 * @param attachment  A colour bar.
 * @param options     All of its options, the title included, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the
 * attachment is no colour bar; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_color_bar_options(
    keisen_attachment *attachment, const keisen_color_bar_options *options);

/**
 * Changes the text of a title or of a text annotation, the title of an axis, of a legend or of a
 * colour bar, or the label of a rule or of a span.
 *
 * @param attachment  One of these.
 * @param text        New text, or NULL for none.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the attachment has no text or the text
 * is not UTF-8; then the old text stays.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_text(keisen_attachment *attachment,
                                                    const char *text);

/**
 * Reads the text that keisen_attachment_set_text() changes; "" where there is none.
 *
 * @param attachment  One of the attachments that have a text.
 * @param capacity    Bytes at `buffer`; 0 only reads the length.
 * @param buffer      Receives UTF-8 and a NUL, cut before a character that does not fit. NULL only
 *                    when `capacity` is 0.
 * @param length      Receives the bytes of the whole text, without the NUL. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the attachment has no text, or `buffer`
 * is NULL and `capacity` is not 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_get_text(keisen_attachment *attachment,
                                                    size_t capacity,
                                                    char *buffer,
                                                    size_t *length);

/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_attachment_retain(keisen_attachment *attachment);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_attachment_release(keisen_attachment *attachment);
/** Tells whether two handles mean one attachment. @since 0.1 */
KEISEN_API keisen_status keisen_attachment_equal(keisen_attachment *attachment,
                                                 keisen_attachment *other,
                                                 bool *equal);

/* ---- Annotations --------------------------------------------------------------------------- */

/*
 * Texts, rules, spans and arrows are attachments too. They stand at values, which are exact
 * (keisen_value). A range that follows the data goes to the value of a rule and to the ends of a
 * span too, with room for their strokes, unless `extends_range` is false. It does not go to texts
 * and arrows. What is not in view of such a range is counted in `unseen_annotations` of the frame
 * record.
 * What stands at a value that the plot does not show, or that has no place on its scale (0 or less
 * on a logarithmic one), is not drawn, unless it says otherwise. On a category axis a value is the
 * index of a category.
 *
 * An instant on a range of numbers is an error of the frame, and so is a number on a range of
 * times, unless the scale was given with its unit, which the number is in then. That goes for the
 * places and ticks of axes, for paint layers and for canvases too.
 */

/** One of the two dimensions of a space. */
typedef enum keisen_dimension {
  /** Horizontal. */
  KEISEN_DIMENSION_X = 0,
  /** Vertical. */
  KEISEN_DIMENSION_Y = 1
} keisen_dimension;

/** What a coordinate of a position counts. */
typedef enum keisen_coordinates {
  /** Values where there is a space, else points of the picture. */
  KEISEN_COORDINATES_AUTOMATIC = 0,
  /** Values of the space. */
  KEISEN_COORDINATES_DATA = 1,
  /** Fractions of the plot, from its left or top side. */
  KEISEN_COORDINATES_PLOT = 2,
  /** Points, from the picture's left or top side. */
  KEISEN_COORDINATES_PICTURE = 3
} keisen_coordinates;

/** How the lines of an annotation lie to each other: by the direction in which the text reads, or
 * by a side of the page as in keisen_title_alignment. */
typedef enum keisen_text_alignment {
  /** Leading for a text annotation; flush with what a label is held at, such as the side of a span
   * or the line of a rule, or centred where it is held in the middle. */
  KEISEN_TEXT_ALIGNMENT_AUTOMATIC = 0,
  /** Flush left; flush right for text that reads from right to left. */
  KEISEN_TEXT_ALIGNMENT_LEADING = 1,
  KEISEN_TEXT_ALIGNMENT_CENTER = 2,
  /** Flush right; flush left for text that reads from right to left. */
  KEISEN_TEXT_ALIGNMENT_TRAILING = 3,
  /** Flush left, whichever way the text reads. */
  KEISEN_TEXT_ALIGNMENT_LEFT = 4,
  /** Flush right, whichever way the text reads. */
  KEISEN_TEXT_ALIGNMENT_RIGHT = 5
} keisen_text_alignment;

/** How the text of an annotation looks, and the box around it. */
typedef struct keisen_note_options {
  /** sizeof(keisen_note_options). */
  uint32_t struct_size;
  /** How lines lie to each other. Default automatic. */
  keisen_text_alignment alignment;
  /** Whether strokes are heavy. Default false. */
  bool bold;
  /** Whether letters slant. Default false. */
  bool italic;
  /** Whether `$...$` is a formula and `\$` a dollar, as docs/text.md has it. Default true. */
  bool markup;
  /** Size in points, at most 1,000; 0 draws nothing. Default 12. */
  double size;
  /** Turn counter-clockwise as seen on screen, in degrees, finite. Default 0. */
  double angle;
  /** The widest that a line may be in points, or 0 for the room there is. Default 0. */
  double wrap_width;
  /** Colour of the text. Default automatic: one that is easy to read on what is behind it. */
  keisen_color color;
  /** What fills the box. Default automatic: nothing. */
  keisen_color background;
  /** Full width of the line around the box in points, inside of it. Default 0: none. */
  double border_width;
  /** Colour of the line around the box. Default automatic: the colour of the axes. */
  keisen_color border_color;
  /** Radius of the box's corners, in points. Default 0. */
  double radius;
  /** Distances from the box's sides to the text. Default KEISEN_INSETS_AUTOMATIC: a little where
   * the box is to be seen, else nothing. */
  keisen_insets insets;
} keisen_note_options;

/** A keisen_note_options with all defaults. */
#define KEISEN_NOTE_OPTIONS_INIT                                                                   \
  {sizeof(keisen_note_options),                                                                    \
   KEISEN_TEXT_ALIGNMENT_AUTOMATIC,                                                                \
   false,                                                                                          \
   false,                                                                                          \
   true,                                                                                           \
   12,                                                                                             \
   0,                                                                                              \
   0,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   0,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   0,                                                                                              \
   KEISEN_INSETS_AUTOMATIC}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_note_options_init(keisen_note_options *options,
                                                  uint32_t struct_size);

/** How a text annotation looks, and what its position counts. */
typedef struct keisen_text_options {
  /** sizeof(keisen_text_options). */
  uint32_t struct_size;
  /** What x counts. Default automatic. */
  keisen_coordinates x_coordinates;
  /** What y counts. Default automatic. */
  keisen_coordinates y_coordinates;
  /** Whether it is cut at the plot's edge, wherever it stands. Default false: it is drawn whole, or
   * not at all where it stands at a value that the plot does not show. */
  bool clip;
  /** Whether it is moved into the picture where it would leave it - to the other side of its
   * position, without the offset, where it would come to lie on that - and breaks lines that are
   * longer than the picture is wide. Does not count where it is clipped. Default true. */
  bool keep_inside;
  /** The point of its box that stands at the position, in fractions from the box's top left corner,
   * each in 0...1. 0.5 down is the middle of the capitals of a text without a visible box, as
   * labels of ticks are centred. Default 0.5, 0.5. */
  double anchor_x;
  double anchor_y;
  /** What is added to the position in points, x to the right and y down, finite. Default 0, 0. */
  double offset_x;
  double offset_y;
  /** How the text and its box look, or NULL. Default NULL. */
  const keisen_note_options *note;
} keisen_text_options;

/** A keisen_text_options with all defaults. */
#define KEISEN_TEXT_OPTIONS_INIT                                                                   \
  {sizeof(keisen_text_options),                                                                    \
   KEISEN_COORDINATES_AUTOMATIC,                                                                   \
   KEISEN_COORDINATES_AUTOMATIC,                                                                   \
   false,                                                                                          \
   true,                                                                                           \
   0.5,                                                                                            \
   0.5,                                                                                            \
   0,                                                                                              \
   0,                                                                                              \
   NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_text_options_init(keisen_text_options *options,
                                                  uint32_t struct_size);

/**
 * Makes a text at a place of the plot or of the picture.
 *
 * @param space       The space whose values the position tells, or NULL where it tells none.
 * @param x           Horizontal position. Only one of KEISEN_COORDINATES_DATA may have a unit.
 * @param y           Vertical position.
 * @param text        The text; line feeds end lines.
 * @param options     How it looks, or NULL.
 * @param attachment  Receives the text annotation.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the text is NULL or not UTF-8, a number
 *         is NaN, infinite or not allowed, or a coordinate is a value and `space` is NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_create_text(keisen_space *space,
                                                       keisen_value x,
                                                       keisen_value y,
                                                       const char *text,
                                                       const keisen_text_options *options,
                                                       keisen_attachment **attachment);

/**
 * Changes how a text annotation looks, and what its position counts.
 *
 * The numbers of its position stay: one of 0.5 in the plot that counts values then is at the value
 * 0.5. An instant cannot count anything but values.
 *
 * @param attachment  A text annotation.
 * @param options     All of its options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the
 * attachment is no text annotation; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_text_options(keisen_attachment *attachment,
                                                            const keisen_text_options *options);

/**
 * Moves a text annotation. What its position counts, and its offset, stay.
 *
 * @param attachment  A text annotation.
 * @param x           New horizontal position.
 * @param y           New vertical position.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the attachment is no text annotation or
 * a number is NaN or infinite; then it stays where it was.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_text_position(keisen_attachment *attachment,
                                                             keisen_value x,
                                                             keisen_value y);

/**
 * Reads where a text stands, in what its coordinates count.
 *
 * @param attachment  A text annotation.
 * @param x           Receives the horizontal coordinate, as it was given.
 * @param y           Receives the vertical coordinate.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the attachment is no text annotation.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_get_text_position(keisen_attachment *attachment,
                                                             keisen_value *x,
                                                             keisen_value *y);

/** Where along a rule its label is. */
typedef enum keisen_rule_place {
  /** At the left or lower end. */
  KEISEN_RULE_PLACE_START = 0,
  KEISEN_RULE_PLACE_MIDDLE = 1,
  /** At the right or upper end. */
  KEISEN_RULE_PLACE_END = 2
} keisen_rule_place;

/** On which side of a rule its label is; where there is no room in the plot, on the other one. */
typedef enum keisen_rule_side {
  /** Above a horizontal rule, right of a vertical one. */
  KEISEN_RULE_SIDE_AUTOMATIC = 0,
  KEISEN_RULE_SIDE_ABOVE = 1,
  KEISEN_RULE_SIDE_BELOW = 2,
  KEISEN_RULE_SIDE_LEFT = 3,
  KEISEN_RULE_SIDE_RIGHT = 4
} keisen_rule_side;

/** How a rule looks. */
typedef struct keisen_rule_options {
  /** sizeof(keisen_rule_options). */
  uint32_t struct_size;
  /** Where along the line the label is. Default the end. */
  keisen_rule_place label_place;
  /** On which side the label is. Default automatic. */
  keisen_rule_side label_side;
  /** Number of values at `dash`: 0 for a solid line, else even, at most 1,024. Default 0. */
  uint32_t dash_count;
  /** Lengths that alternate mark and gap, as in keisen_line_options, copied. NULL only when
   * `dash_count` is 0. */
  const double *dash;
  /** Full width in points, drawn as a whole number of device pixels; 0 draws no line. Default 1. */
  double width;
  /** Colour. Default automatic: the colour of the axes. */
  keisen_color color;
  /** Text beside the line, or NULL for none. It stays inside of the plot. Default NULL. */
  const char *label;
  /** How the label looks, or NULL. Its automatic colour is that of the line. Default NULL. */
  const keisen_note_options *note;
  /** Whether a range that follows the data goes to the value too. Default true. */
  bool extends_range;
} keisen_rule_options;

/** A keisen_rule_options with all defaults. */
#define KEISEN_RULE_OPTIONS_INIT                                                                   \
  {sizeof(keisen_rule_options),                                                                    \
   KEISEN_RULE_PLACE_END,                                                                          \
   KEISEN_RULE_SIDE_AUTOMATIC,                                                                     \
   0,                                                                                              \
   NULL,                                                                                           \
   1,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   NULL,                                                                                           \
   NULL,                                                                                           \
   true}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_rule_options_init(keisen_rule_options *options,
                                                  uint32_t struct_size);

/**
 * Makes a rule: a straight line across the plot at a value.
 *
 * @param space       The space of which it shows a value.
 * @param dimension   Dimension of the value: a rule at a value of x is vertical.
 * @param value       The value.
 * @param options     How it looks, or NULL.
 * @param attachment  Receives the rule.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a number is NaN, infinite or not
 * allowed, or the label's side is not beside the line.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_create_rule(keisen_space *space,
                                                       keisen_dimension dimension,
                                                       keisen_value value,
                                                       const keisen_rule_options *options,
                                                       keisen_attachment **attachment);

/**
 * Changes how a rule looks.
 *
 * @param attachment  A rule.
 * @param options     All of its options, the label included, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the
 * attachment is no rule; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_rule_options(keisen_attachment *attachment,
                                                            const keisen_rule_options *options);

/**
 * Moves a rule.
 *
 * @param attachment  A rule.
 * @param value       New value.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the attachment is no rule or the value
 * is NaN or infinite; then it stays where it was.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_rule_value(keisen_attachment *attachment,
                                                          keisen_value value);

/**
 * Reads where a rule stands.
 *
 * @param attachment  A rule.
 * @param value       Receives the value, as it was given.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the attachment is no rule.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_get_rule_value(keisen_attachment *attachment,
                                                          keisen_value *value);

/** Where in the visible part of a span its label is. */
typedef enum keisen_span_place {
  KEISEN_SPAN_PLACE_TOP_LEFT = 0,
  KEISEN_SPAN_PLACE_TOP = 1,
  KEISEN_SPAN_PLACE_TOP_RIGHT = 2,
  KEISEN_SPAN_PLACE_LEFT = 3,
  KEISEN_SPAN_PLACE_CENTER = 4,
  KEISEN_SPAN_PLACE_RIGHT = 5,
  KEISEN_SPAN_PLACE_BOTTOM_LEFT = 6,
  KEISEN_SPAN_PLACE_BOTTOM = 7,
  KEISEN_SPAN_PLACE_BOTTOM_RIGHT = 8
} keisen_span_place;

/** How a span looks. */
typedef struct keisen_span_options {
  /** sizeof(keisen_span_options). */
  uint32_t struct_size;
  /** Where the label is. Default top. */
  keisen_span_place label_place;
  /** Fill. Default automatic: a faint grey. */
  keisen_color color;
  /** Full width of the lines along the two ends in points, drawn as a whole number of device
   * pixels. Default 0: none. */
  double border_width;
  /** Colour of these lines. Default automatic: the fill's, opaque, or the colour of the axes. */
  keisen_color border_color;
  /** Text in the band, or NULL for none. It stays inside of the plot. Default NULL. */
  const char *label;
  /** How the label looks, or NULL. Default NULL. */
  const keisen_note_options *note;
  /** Whether a range that follows the data goes to the ends too. Default true. */
  bool extends_range;
} keisen_span_options;

/** A keisen_span_options with all defaults. */
#define KEISEN_SPAN_OPTIONS_INIT                                                                   \
  {sizeof(keisen_span_options),                                                                    \
   KEISEN_SPAN_PLACE_TOP,                                                                          \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   0,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   NULL,                                                                                           \
   NULL,                                                                                           \
   true}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_span_options_init(keisen_span_options *options,
                                                  uint32_t struct_size);

/**
 * Makes a span: a filled band across the plot between two values, in any order.
 *
 * What the plot does not show of it is not drawn; what there is is a device pixel wide at least.
 * Two equal values draw nothing. A value without a place on its scale is beyond the plot.
 *
 * @param space       The space of which it shows values.
 * @param dimension   Dimension of the values: a span between values of x is vertical.
 * @param start       One value, or NULL for an open end below all values.
 * @param end         The other value, or NULL for an open end above all values.
 * @param options     How it looks, or NULL.
 * @param attachment  Receives the span.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a number is NaN, infinite or not
 * allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_create_span(keisen_space *space,
                                                       keisen_dimension dimension,
                                                       const keisen_value *start,
                                                       const keisen_value *end,
                                                       const keisen_span_options *options,
                                                       keisen_attachment **attachment);

/**
 * Changes how a span looks.
 *
 * @param attachment  A span.
 * @param options     All of its options, the label included, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the
 * attachment is no span; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_span_options(keisen_attachment *attachment,
                                                            const keisen_span_options *options);

/**
 * Moves both ends of a span.
 *
 * @param attachment  A span.
 * @param start       New value, or NULL for an open end below all values.
 * @param end         New value, or NULL for an open end above all values.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the attachment is no span or a value is
 *         NaN or infinite; then it stays where it was.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_span_values(keisen_attachment *attachment,
                                                           const keisen_value *start,
                                                           const keisen_value *end);

/**
 * Reads where a span stands.
 *
 * @param attachment  A span.
 * @param start       Receives one value, as it was given; the offset of an open end is NaN.
 * @param end         Receives the other.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the attachment is no span.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_get_span_values(keisen_attachment *attachment,
                                                           keisen_value *start,
                                                           keisen_value *end);

/** Which ends of an arrow have a head. */
typedef enum keisen_arrow_heads {
  KEISEN_ARROW_HEADS_END = 0,
  KEISEN_ARROW_HEADS_START = 1,
  KEISEN_ARROW_HEADS_BOTH = 2,
  KEISEN_ARROW_HEADS_NONE = 3
} keisen_arrow_heads;

/** How an arrow looks, and what its positions count. */
typedef struct keisen_arrow_options {
  /** sizeof(keisen_arrow_options). */
  uint32_t struct_size;
  /** Which ends have a head. Default the end. */
  keisen_arrow_heads heads;
  /** What x of the start counts. Default automatic. */
  keisen_coordinates start_x_coordinates;
  /** What y of the start counts. Default automatic. */
  keisen_coordinates start_y_coordinates;
  /** What x of the end counts. Default automatic. */
  keisen_coordinates end_x_coordinates;
  /** What y of the end counts. Default automatic. */
  keisen_coordinates end_y_coordinates;
  /** Whether it is cut at the plot's edge, wherever it stands. Default false: it is drawn whole, or
   * not at all where an end stands at a value that the plot does not show. */
  bool clip;
  /** What is added to the start in points, x to the right and y down, finite. Default 0, 0. */
  double start_offset_x;
  double start_offset_y;
  /** What is added to the end. Default 0, 0. */
  double end_offset_x;
  double end_offset_y;
  /** Full width of the line in points; 0 draws heads only. Default 1.25. */
  double width;
  /** Colour. Default automatic: the colour of labels. */
  keisen_color color;
  /** Length of a head in points; heads of a shorter arrow shrink. Default 8. */
  double head_length;
  /** Full width of a head, in points. Default 7. */
  double head_width;
  /** Free room between the start and the arrow, in points. Default 0. */
  double start_gap;
  /** Free room between the arrow and the end, in points. Default 0. */
  double end_gap;
} keisen_arrow_options;

/** A keisen_arrow_options with all defaults. */
#define KEISEN_ARROW_OPTIONS_INIT                                                                  \
  {sizeof(keisen_arrow_options),                                                                   \
   KEISEN_ARROW_HEADS_END,                                                                         \
   KEISEN_COORDINATES_AUTOMATIC,                                                                   \
   KEISEN_COORDINATES_AUTOMATIC,                                                                   \
   KEISEN_COORDINATES_AUTOMATIC,                                                                   \
   KEISEN_COORDINATES_AUTOMATIC,                                                                   \
   false,                                                                                          \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   1.25,                                                                                           \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   8,                                                                                              \
   7,                                                                                              \
   0,                                                                                              \
   0}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_arrow_options_init(keisen_arrow_options *options,
                                                   uint32_t struct_size);

/**
 * Makes an arrow: a straight line from one position to another with heads at its ends.
 *
 * @param space       The space whose values the positions tell, or NULL where they tell none.
 * @param start_x     Horizontal position of the start. Only one of KEISEN_COORDINATES_DATA may have
 *                    a unit.
 * @param start_y     Vertical position of the start.
 * @param end_x       Horizontal position of the end.
 * @param end_y       Vertical position of the end.
 * @param options     How it looks, or NULL.
 * @param attachment  Receives the arrow.
 * @return As keisen_attachment_create_text().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_create_arrow(keisen_space *space,
                                                        keisen_value start_x,
                                                        keisen_value start_y,
                                                        keisen_value end_x,
                                                        keisen_value end_y,
                                                        const keisen_arrow_options *options,
                                                        keisen_attachment **attachment);

/**
 * Changes how an arrow looks, and what its positions count, as
 * keisen_attachment_set_text_options() does.
 *
 * @param attachment  An arrow.
 * @param options     All of its options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the
 * attachment is no arrow; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_arrow_options(keisen_attachment *attachment,
                                                             const keisen_arrow_options *options);

/**
 * Moves both ends of an arrow. What its positions count, and their offsets, stay.
 *
 * @param attachment  An arrow.
 * @param start_x     New horizontal position of the start.
 * @param start_y     New vertical position of the start.
 * @param end_x       New horizontal position of the end.
 * @param end_y       New vertical position of the end.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the attachment is no arrow or a number
 * is NaN or infinite; then it stays where it was.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_arrow_positions(keisen_attachment *attachment,
                                                               keisen_value start_x,
                                                               keisen_value start_y,
                                                               keisen_value end_x,
                                                               keisen_value end_y);

/**
 * Reads where an arrow begins and ends, in what its coordinates count.
 *
 * @param attachment  An arrow.
 * @param start_x     Receives the horizontal coordinate of its start, as it was given.
 * @param start_y     Receives the vertical one.
 * @param end_x       Receives the horizontal coordinate of its end.
 * @param end_y       Receives the vertical one.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the attachment is no arrow.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_get_arrow_positions(keisen_attachment *attachment,
                                                               keisen_value *start_x,
                                                               keisen_value *start_y,
                                                               keisen_value *end_x,
                                                               keisen_value *end_y);

/* ---- Charts -------------------------------------------------------------------------------- */

/**
 * The container: padding, attachments below, series, attachments above, drawn in this order.
 *
 * Inside each list a later element is drawn over an earlier one. Adding what is there already and
 * removing what is not is no error and changes nothing.
 */
typedef struct keisen_chart keisen_chart;

/** Which of a chart's two lists of attachments. */
typedef enum keisen_layer {
  /** Drawn before the series. */
  KEISEN_LAYER_BELOW = 0,
  /** Drawn after the series. */
  KEISEN_LAYER_ABOVE = 1
} keisen_layer;

/**
 * Makes a chart that is ready for data: one space whose projections follow the data, and as
 * attachments a plot area and a grid below, a bottom and a left axis above. All of them are
 * ordinary and may be removed.
 *
 * @param width   Width of the picture in points, positive and finite.
 * @param height  Height of the picture in points, positive and finite.
 * @param chart   Receives the chart.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT for any other size.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_create(double width, double height, keisen_chart **chart);

/**
 * Makes a chart with one space whose projections follow the data and no attachment.
 *
 * @param width   Width of the picture in points, positive and finite.
 * @param height  Height of the picture in points, positive and finite.
 * @param chart   Receives the chart.
 * @return As keisen_chart_create().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_create_bare(double width,
                                                  double height,
                                                  keisen_chart **chart);

/**
 * Makes a chart of a space of the caller's: as keisen_chart_create() or keisen_chart_create_bare(),
 * whose spaces are their own.
 *
 * Charts whose spaces share a projection are linked: a range that one of them fits or sets is that
 * of all.
 *
 * @param width   Width of the picture in points, positive and finite.
 * @param height  Height of the picture in points, positive and finite.
 * @param space   The space.
 * @param bare    Whether it has no attachment, else what keisen_chart_create() gives it.
 * @param chart   Receives the chart.
 * @return As keisen_chart_create(), and KEISEN_ERROR_UNSUPPORTED when the space is polar and the
 *         chart not bare.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_create_with_space(
    double width, double height, keisen_space *space, bool bare, keisen_chart **chart);

/**
 * Changes the size of the picture.
 *
 * @param chart   The chart.
 * @param width   Width in points, positive and finite.
 * @param height  Height in points, positive and finite.
 * @return As keisen_chart_create(); on error the old size stays.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_set_size(keisen_chart *chart, double width, double height);

/** Reads the size of the picture, in points. @since 0.1 */
KEISEN_API keisen_status keisen_chart_get_size(keisen_chart *chart, double *width, double *height);

/** A set of colours that a theme begins with. */
typedef enum keisen_theme {
  /** Dark on white. */
  KEISEN_THEME_LIGHT = 0,
  /** Bright on nearly black. */
  KEISEN_THEME_DARK = 1,
  /** Black on white, with series that differ in grey too. */
  KEISEN_THEME_PRINT = 2
} keisen_theme;

/** The colours and the font that a chart's parts take where they are given none. */
typedef struct keisen_theme_options {
  /** sizeof(keisen_theme_options). */
  uint32_t struct_size;
  /** What the theme begins with. Default KEISEN_THEME_LIGHT. */
  keisen_theme base;
  /** A family that fontconfig knows, or the path of a font file; NULL for the base's, the embedded
   * font. Default NULL. */
  const char *font;
  /** `cycle_count` colours of series, in turn; NULL for the base's. Default NULL. */
  const keisen_color *cycle;
  /** Number of colours at `cycle`, 1 to 4,096; 0 where it is NULL. Default 0. */
  uint32_t cycle_count;
  /** The picture before anything is drawn. Default automatic: the base's, here and in the rest. */
  keisen_color background;
  /** Fill of the plot area. */
  keisen_color plot_area;
  /** Lines of grids. */
  keisen_color grid;
  /** Lines and ticks of axes, borders of plot areas. */
  keisen_color axis;
  /** Labels of ticks, names in legends, subtitles, captions. */
  keisen_color label;
  /** Titles of charts, axes and legends. */
  keisen_color title;
  /** What stands out among its like: the highest bar. */
  keisen_color highlight;
  /** Boxes of messages, by kind; texts on them are black or white. */
  keisen_color message_normal;
  keisen_color message_ok;
  keisen_color message_caution;
  keisen_color message_error;
  keisen_color message_debug;
  keisen_color message_internal_error;
  /** Size of ordinary labels in points, in 1...100; 0 for the base's, which is 12. All texts grow
   * with it: one of 24 points is twice as large where this is 24 as where it is 12. Default 0. */
  double text_size;
} keisen_theme_options;

/** A keisen_theme_options with all defaults. */
#define KEISEN_THEME_OPTIONS_INIT                                                                  \
  {sizeof(keisen_theme_options),                                                                   \
   KEISEN_THEME_LIGHT,                                                                             \
   NULL,                                                                                           \
   NULL,                                                                                           \
   0,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   0}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_theme_options_init(keisen_theme_options *options,
                                                   uint32_t struct_size);

/**
 * Changes the colours and the font that the chart's parts take where they are given none.
 *
 * @param chart    The chart.
 * @param options  The theme, or NULL for the user's own, which a new chart has
 *                 (keisen_preferences_create_user()): the light one where nothing is said.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT when the base or the font is unknown, or the
 * number of colours or the size of texts is not allowed, or KEISEN_ERROR_IO when the font's file
 * cannot be read; then the old theme stays.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_set_theme(keisen_chart *chart,
                                                const keisen_theme_options *options);

/**
 * Sets the colour of the picture before anything is drawn.
 *
 * @param chart  The chart.
 * @param color  The colour; alpha 0 gives a transparent picture. KEISEN_COLOR_AUTOMATIC, the
 *               default, takes the theme's.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_set_background(keisen_chart *chart, keisen_color color);

/**
 * Reads the colour of the picture before anything is drawn.
 *
 * @param chart  The chart.
 * @param color  Receives the colour, or KEISEN_COLOR_AUTOMATIC where it is the theme's.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_background(keisen_chart *chart, keisen_color *color);

/**
 * Sets the title above the plot: changes the chart's first title attachment, or adds one.
 *
 * @param chart  The chart.
 * @param text   The title, or NULL or "" for none.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the text is not UTF-8.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_set_title(keisen_chart *chart, const char *text);

/**
 * Reads the title above the plot: the text of the chart's first title attachment.
 *
 * @param chart     The chart.
 * @param capacity  Bytes at `buffer`; 0 only reads the length.
 * @param buffer    Receives UTF-8 and a NUL, cut before a character that does not fit. NULL only
 * when `capacity` is 0. "" where there is none.
 * @param length    Receives the bytes of the whole text without the NUL. May be NULL.
 * @return As keisen_chart_get_alt().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_title(keisen_chart *chart,
                                                size_t capacity,
                                                char *buffer,
                                                size_t *length);

/**
 * Sets the subtitle, between title and plot, as keisen_chart_set_title() does the title.
 *
 * @param chart  The chart.
 * @param text   The subtitle, or NULL or "" for none.
 * @return As keisen_chart_set_title().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_set_subtitle(keisen_chart *chart, const char *text);

/**
 * Reads the subtitle, as keisen_chart_get_title() does the title.
 *
 * @param chart     The chart.
 * @param capacity  Bytes at `buffer`; 0 only reads the length.
 * @param buffer    Receives the text; "" where there is none.
 * @param length    Receives the bytes of the whole text without the NUL. May be NULL.
 * @return As keisen_chart_get_title().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_subtitle(keisen_chart *chart,
                                                   size_t capacity,
                                                   char *buffer,
                                                   size_t *length);

/**
 * Sets the caption, below plot and axes, as keisen_chart_set_title() does the title.
 *
 * @param chart  The chart.
 * @param text   The caption, or NULL or "" for none.
 * @return As keisen_chart_set_title().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_set_caption(keisen_chart *chart, const char *text);

/**
 * Reads the caption, as keisen_chart_get_title() does the title.
 *
 * @param chart     The chart.
 * @param capacity  Bytes at `buffer`; 0 only reads the length.
 * @param buffer    Receives the text; "" where there is none.
 * @param length    Receives the bytes of the whole text without the NUL. May be NULL.
 * @return As keisen_chart_get_title().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_caption(keisen_chart *chart,
                                                  size_t capacity,
                                                  char *buffer,
                                                  size_t *length);

/**
 * Sets the title of the chart's first bottom axis, or of its first top axis where there is none.
 *
 * @param chart  The chart.
 * @param text   The title, or NULL or "" for none.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT when the text is not UTF-8, or
 *         KEISEN_ERROR_INVALID_STATE when the chart has no such axis.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_set_x_title(keisen_chart *chart, const char *text);

/**
 * Reads the title of the axis that keisen_chart_set_x_title() changes, as keisen_chart_get_title()
 * does the title.
 *
 * @param chart     The chart.
 * @param capacity  Bytes at `buffer`; 0 only reads the length.
 * @param buffer    Receives the text; "" where there is no such axis.
 * @param length    Receives the bytes of the whole text without the NUL. May be NULL.
 * @return As keisen_chart_get_title().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_x_title(keisen_chart *chart,
                                                  size_t capacity,
                                                  char *buffer,
                                                  size_t *length);

/**
 * Sets the title of the chart's first left axis, or of its first right axis where there is none.
 *
 * @param chart  The chart.
 * @param text   The title, or NULL or "" for none.
 * @return As keisen_chart_set_x_title().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_set_y_title(keisen_chart *chart, const char *text);

/**
 * Reads the title of the axis that keisen_chart_set_y_title() changes, as keisen_chart_get_title()
 * does the title.
 *
 * @param chart     The chart.
 * @param capacity  Bytes at `buffer`; 0 only reads the length.
 * @param buffer    Receives the text; "" where there is no such axis.
 * @param length    Receives the bytes of the whole text without the NUL. May be NULL.
 * @return As keisen_chart_get_title().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_y_title(keisen_chart *chart,
                                                  size_t capacity,
                                                  char *buffer,
                                                  size_t *length);

/**
 * Sets whether titles - title, subtitle, caption, and those of axes and colour bars - may have
 * markup: `$...$` is a formula and `\$` a dollar, as docs/text.md has it. A new chart's may; false
 * shows all of them as they are. Of a figure, that of its outer chart. Texts that come from data
 * have no markup: names of categories, labels of ticks, tooltips, and, unless their options say
 * so, legends.
 *
 * @param chart   The chart.
 * @param markup  Whether they may.
 * @return KEISEN_OK.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_set_markup(keisen_chart *chart, bool markup);

/** Reads whether titles may have markup. @since 0.1 */
KEISEN_API keisen_status keisen_chart_get_markup(keisen_chart *chart, bool *markup);

/** A language in which charts are told to people who don't see them. */
typedef enum keisen_language {
  /** English, `en`. */
  KEISEN_LANGUAGE_ENGLISH = 0,
  /** Japanese, `ja`. */
  KEISEN_LANGUAGE_JAPANESE = 1
} keisen_language;

/**
 * Sets the language of what the chart says about itself: of keisen_chart_get_alt(),
 * keisen_chart_get_description(), tables, sounds and files. It is the chart's, as titles and names
 * are in one language too, which is this one best. A new chart's is English; no locale matters.
 *
 * @param chart     The chart.
 * @param language  The language.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the language is unknown; then the old
 * one stays.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_set_language(keisen_chart *chart, keisen_language language);

/** Reads the language of what the chart says about itself. @since 0.1 */
KEISEN_API keisen_status keisen_chart_get_language(keisen_chart *chart, keisen_language *language);

/**
 * Sets what the picture shows in words, for people who don't see it.
 *
 * @param chart  The chart.
 * @param text   The words, or NULL or "" for kind, title and ranges, which is the default.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the text is not UTF-8.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_set_alt(keisen_chart *chart, const char *text);

/**
 * Reads what the picture shows in words: the text that was set, or else kind, title and ranges,
 * on one line and without markup, such as
 * `Line chart "CO2": x (year) 1958 to 2001, y (ppm) 313 to 374; rising.` Of one series of values in
 * order the trend is told, of a few bars and slices the values, of several series their names or
 * their number; what makes the text longer than 250 characters is left out. It is in the chart's
 * language.
 *
 * @param chart     The chart.
 * @param capacity  Bytes at `buffer`; 0 only reads the length.
 * @param buffer    Receives UTF-8 and a NUL, cut before a character that does not fit. NULL only
 * when `capacity` is 0.
 * @param length    Receives the bytes of the whole text without the NUL. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `buffer` is NULL and `capacity` is not
 * 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_alt(keisen_chart *chart,
                                              size_t capacity,
                                              char *buffer,
                                              size_t *length);

/**
 * Reads all that the picture shows in words, in the chart's language: a line for the title, one for
 * the axes and one for each series, such as `Line "Mauna Loa": 521 values, 7 of them missing;
 * lowest 313.2 in March 1958, highest 374 in May 2001; rising; last 371.5 in December 2001.`
 *
 * Of each of up to eight series: how many values it has and how many are missing, the first of the
 * lowest and of the highest and where they are, which way they go, and the one that stands last. Of
 * up to twelve names all values are told, of groups the medians, of slices their parts of the
 * whole. Values rise or fall where Kendall's tau-b of position and value, of 64 rows at most, is
 * 0.4 or more and beyond 1.96 standard errors, and are steady where they take a twentieth of the
 * range shown at most. Numbers are written as their axis writes its ticks, times by the calendar
 * and clock of their scale's zone. Nothing is fitted, and a text of keisen_chart_set_alt() is not
 * in it.
 *
 * Reads all rows that were never drawn or asked for, else few.
 *
 * @param chart     The chart.
 * @param capacity  Bytes at `buffer`; 0 only reads the length.
 * @param buffer    Receives UTF-8 and a NUL, cut before a character that does not fit. NULL only
 * when `capacity` is 0.
 * @param length    Receives the bytes of the whole text without the NUL. May be NULL.
 * @return As keisen_chart_get_alt().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_description(keisen_chart *chart,
                                                      size_t capacity,
                                                      char *buffer,
                                                      size_t *length);

/** How a table of data is written. */
typedef enum keisen_table_format {
  /** Values between commas (RFC 4180), a line for each row, which ends with a line feed. */
  KEISEN_TABLE_FORMAT_CSV = 0,
  /** Tables of HTML for people: a caption, headers that say what they are headers of, a table for
   * each series. */
  KEISEN_TABLE_FORMAT_HTML = 1
} keisen_table_format;

/** What a table of data is like. */
typedef struct keisen_data_table_options {
  /** sizeof(keisen_data_table_options). */
  uint32_t struct_size;
  /** How it is written. Default KEISEN_TABLE_FORMAT_CSV. */
  keisen_table_format format;
  /** The most rows of a series, 4 at least. Default 1,000. */
  size_t most_rows;
} keisen_data_table_options;

/** A keisen_data_table_options with all defaults. */
#define KEISEN_DATA_TABLE_OPTIONS_INIT                                                             \
  {sizeof(keisen_data_table_options), KEISEN_TABLE_FORMAT_CSV, 1000}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_data_table_options_init(keisen_data_table_options *options,
                                                        uint32_t struct_size);

/**
 * Writes the rows behind all series as a table, in the chart's language.
 *
 * Columns are those that the series have, by the titles of their axes where these have some. Values
 * are exact: integers in all digits, doubles with as many as give them again, times by the calendar
 * and clock of their scale's zone as in ISO 8601: `2024-03-05` where all that are told are
 * midnights, else `2024-03-05T14:05:09.000000001+09:00`. Gaps are empty.
 *
 * A series of more rows than `most_rows` is thinned: its first and its last row are there, and of
 * each of equal runs of rows the first with the least value and the first with the greatest. An
 * HTML caption says so; in CSV the first column, `row`, has numbers left out. In CSV a chart of
 * several series has a second column, `series`: the label, or the number from 1; columns of one
 * name are one, though those of one series are told apart by numbers: `y`, `y 2`. Cells of heat
 * maps and contours are told row by row, custom series by their columns; images have no rows.
 *
 * @param chart    The chart.
 * @param options  What the table is like, or NULL.
 * @param bytes    Receives the text, in UTF-8, without a zero at its end.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed;
 *         KEISEN_ERROR_OUT_OF_MEMORY.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_data_table(keisen_chart *chart,
                                                     const keisen_data_table_options *options,
                                                     keisen_bytes **bytes);

/** How a chart becomes sound. */
typedef struct keisen_sonification_options {
  /** sizeof(keisen_sonification_options). */
  uint32_t struct_size;
  /** Seconds from the beginning of the time axis to its end, positive and finite. Default 5. */
  double duration;
  /** The frequency at the low end of an axis of values, in hertz, positive and finite. Default 220.
   */
  double min_frequency;
  /** The frequency at its high end, above `min_frequency` and finite. Default 1,760. */
  double max_frequency;
  /** The most points of a series, 4 at least. Default 500. */
  size_t most_points;
} keisen_sonification_options;

/** A keisen_sonification_options with all defaults. */
#define KEISEN_SONIFICATION_OPTIONS_INIT {sizeof(keisen_sonification_options), 5, 220, 1760, 500}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_sonification_options_init(keisen_sonification_options *options,
                                                          uint32_t struct_size);

/**
 * Writes how the chart sounds, as one line of JSON: for each series when which frequency is to be
 * heard. docs/words.md has the schema.
 *
 * Position is time, from 0 at the left end of the axis to `duration` at its right end, value is
 * pitch: equal ways along the axis of values are equal intervals. What the plot doesn't show is
 * left out, a gap is a rest, and a series of more points is thinned as a table is. Ticks of both
 * axes have times and frequencies of their own. Series that are no sequence - matrices, densities,
 * hexagons, arrows, polygons, images - are named and have no points.
 *
 * @param chart    The chart.
 * @param options  How it becomes sound, or NULL.
 * @param bytes    Receives the text, in UTF-8, without a zero at its end.
 * @return As keisen_chart_get_data_table().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_sonification(keisen_chart *chart,
                                                       const keisen_sonification_options *options,
                                                       keisen_bytes **bytes);

/**
 * Sets the distances from the picture's sides to the plot rectangle by hand.
 *
 * Padding that leaves no room gives an empty plot, not an error.
 *
 * @param chart    The chart.
 * @param padding  Four finite distances, in points.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when one is NaN, infinite or negative.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_set_padding(keisen_chart *chart, keisen_insets padding);

/**
 * Lets every frame choose the padding from the sizes of labels and titles. This is the default.
 *
 * @param chart  The chart.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_set_padding_automatic(keisen_chart *chart);

/**
 * Reads the padding.
 *
 * @param chart    The chart.
 * @param padding  Receives the distances, or KEISEN_INSETS_AUTOMATIC where every frame chooses.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_padding(keisen_chart *chart, keisen_insets *padding);

/**
 * Changes the number of rows in view up to which marks are drawn row by row. Default 20,000.
 *
 * A line of more rows is drawn as the envelope of its rows, KEISEN_TIER_ENVELOPE, where it can be,
 * and so are category bars: a redraw then costs what the picture's width needs. Where the chart's
 * lines have more rows in view together, so is each of them that has more than two for each device
 * pixel across the plot. A line whose x goes both ways or has gaps, a curve, one of separate
 * segments and one in opaque colours by values are drawn as their coverage, KEISEN_TIER_COVERAGE,
 * where each has more rows by itself. Other marks say when they are reduced: most of more rows;
 * polygons, boxes, candlesticks and wide bars of more than a quarter as many shapes. `exact` in
 * keisen_render_options does without for one picture.
 *
 * @param chart  The chart.
 * @param rows   The number; 0 takes envelope or coverage always where a line has one, PTRDIFF_MAX
 * never.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT beyond PTRDIFF_MAX; then the old number
 * stays.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_set_direct_rows(keisen_chart *chart, size_t rows);

/** Reads the number of rows in view up to which lines are drawn row by row. @since 0.1 */
KEISEN_API keisen_status keisen_chart_get_direct_rows(keisen_chart *chart, size_t *rows);

/** Gets the space that the chart was made with, as a new reference. @since 0.1 */
KEISEN_API keisen_status keisen_chart_get_space(keisen_chart *chart, keisen_space **space);

/**
 * Makes a line in the chart's own space and adds it.
 *
 * @param chart    The chart.
 * @param x        Values of the horizontal dimension, or NULL for row numbers.
 * @param y        Values of the vertical dimension.
 * @param options  How it looks, or NULL.
 * @param series   Receives the line, or NULL when the caller needs no handle.
 * @return As keisen_series_create_line().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_line(keisen_chart *chart,
                                               keisen_column *x,
                                               keisen_column *y,
                                               const keisen_line_options *options,
                                               keisen_series **series);

/**
 * Makes a line that may have an order, styles or colours of its own for its rows in the chart's own
 * space and adds it.
 *
 * @param chart    The chart.
 * @param columns  What to draw.
 * @param options  How it looks, or NULL.
 * @param series   Receives the line, or NULL when the caller needs no handle.
 * @return As keisen_series_create_line_from_columns().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_line_from_columns(keisen_chart *chart,
                                                            const keisen_line_columns *columns,
                                                            const keisen_line_options *options,
                                                            keisen_series **series);

/**
 * Makes points in the chart's own space and adds them.
 *
 * @param chart    The chart.
 * @param columns  What to draw.
 * @param options  How it looks, or NULL.
 * @param series   Receives the points, or NULL when the caller needs no handle.
 * @return As keisen_series_create_points().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_points(keisen_chart *chart,
                                                 const keisen_point_columns *columns,
                                                 const keisen_point_options *options,
                                                 keisen_series **series);

/**
 * Makes a density in the chart's own space and adds it.
 *
 * @param chart    The chart.
 * @param columns  What to count.
 * @param options  How it looks, or NULL.
 * @param series   Receives the density, or NULL when the caller needs no handle.
 * @return As keisen_series_create_density().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_density(keisen_chart *chart,
                                                  const keisen_density_columns *columns,
                                                  const keisen_density_options *options,
                                                  keisen_series **series);

/**
 * Makes an area in the chart's own space and adds it.
 *
 * @param chart    The chart.
 * @param columns  What to draw.
 * @param options  How it looks, or NULL.
 * @param series   Receives the area, or NULL when the caller needs no handle.
 * @return As keisen_series_create_area().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_area(keisen_chart *chart,
                                               const keisen_area_columns *columns,
                                               const keisen_area_options *options,
                                               keisen_series **series);

/**
 * Makes filled polygons in the chart's own space and adds them.
 *
 * @param chart    The chart.
 * @param columns  The corners.
 * @param options  How they look, or NULL.
 * @param series   Receives the polygons, or NULL when the caller needs no handle.
 * @return As keisen_series_create_polygons().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_polygons(keisen_chart *chart,
                                                   const keisen_polygon_columns *columns,
                                                   const keisen_polygon_options *options,
                                                   keisen_series **series);

/**
 * Makes contours in the chart's own space and adds them.
 *
 * @param chart    A chart.
 * @param columns  As in keisen_series_create_contours().
 * @param options  As in keisen_series_create_contours().
 * @param series   Receives the series, or NULL when the caller needs no handle.
 * @return As keisen_series_create_contours().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_contours(keisen_chart *chart,
                                                   const keisen_contour_columns *columns,
                                                   const keisen_contour_options *options,
                                                   keisen_series **series);

/**
 * Makes arrows in the chart's own space and adds them.
 *
 * @param chart    A chart.
 * @param columns  As in keisen_series_create_quiver().
 * @param options  As in keisen_series_create_quiver().
 * @param series   Receives the series, or NULL when the caller needs no handle.
 * @return As keisen_series_create_quiver().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_quiver(keisen_chart *chart,
                                                 const keisen_quiver_columns *columns,
                                                 const keisen_quiver_options *options,
                                                 keisen_series **series);

/**
 * Makes a treemap in the chart's own space and adds it.
 *
 * @param chart    A chart.
 * @param columns  As in keisen_series_create_treemap().
 * @param options  As in keisen_series_create_treemap().
 * @param series   Receives the series, or NULL when the caller needs no handle.
 * @return As keisen_series_create_treemap().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_treemap(keisen_chart *chart,
                                                  const keisen_treemap_columns *columns,
                                                  const keisen_treemap_options *options,
                                                  keisen_series **series);

/**
 * Makes a calendar in the chart's own space and adds it.
 *
 * @param chart    A chart.
 * @param columns  As in keisen_series_create_calendar().
 * @param options  As in keisen_series_create_calendar().
 * @param series   Receives the series, or NULL when the caller needs no handle.
 * @return As keisen_series_create_calendar().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_calendar(keisen_chart *chart,
                                                   const keisen_calendar_columns *columns,
                                                   const keisen_calendar_options *options,
                                                   keisen_series **series);

/**
 * Makes bars in the chart's own space and adds them.
 *
 * @param chart    The chart.
 * @param columns  The bars.
 * @param options  How they look, or NULL.
 * @param series   Receives the bars, or NULL when the caller needs no handle.
 * @return As keisen_series_create_bars().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_bars(keisen_chart *chart,
                                               const keisen_bar_columns *columns,
                                               const keisen_bar_options *options,
                                               keisen_series **series);

/**
 * Makes error bars in the chart's own space and adds them.
 *
 * @param chart    The chart.
 * @param columns  The bars.
 * @param options  How they look, or NULL.
 * @param series   Receives the error bars, or NULL when the caller needs no handle.
 * @return As keisen_series_create_error_bars().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_error_bars(keisen_chart *chart,
                                                     const keisen_error_bar_columns *columns,
                                                     const keisen_error_bar_options *options,
                                                     keisen_series **series);

/**
 * Makes stems in the chart's own space and adds them.
 *
 * @param chart    The chart.
 * @param columns  The stems.
 * @param options  How they look, or NULL.
 * @param series   Receives the stems, or NULL when the caller needs no handle.
 * @return As keisen_series_create_stems().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_stems(keisen_chart *chart,
                                                const keisen_stem_columns *columns,
                                                const keisen_stem_options *options,
                                                keisen_series **series);

/**
 * Makes candlesticks in the chart's own space and adds them.
 *
 * @param chart    The chart.
 * @param columns  The prices.
 * @param options  How they look, or NULL.
 * @param series   Receives the candlesticks, or NULL when the caller needs no handle.
 * @return As keisen_series_create_candlesticks().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_candlesticks(keisen_chart *chart,
                                                       const keisen_candlestick_columns *columns,
                                                       const keisen_candlestick_options *options,
                                                       keisen_series **series);

/**
 * Makes a pie in the chart's own space and adds it.
 *
 * @param chart    The chart.
 * @param columns  The values, and what else there is for each.
 * @param options  How it looks, or NULL.
 * @param series   Receives the pie, or NULL when the caller needs no handle.
 * @return As keisen_series_create_pie().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_pie(keisen_chart *chart,
                                              const keisen_pie_columns *columns,
                                              const keisen_pie_options *options,
                                              keisen_series **series);

/**
 * Makes category bars in the chart's own space and adds them.
 *
 * @param chart       The chart.
 * @param names       `name_count` names, as keisen_series_create_category_bars() takes them.
 * @param name_count  Number of names.
 * @param values      As many values.
 * @param options     How the bars look, or NULL.
 * @param series      Receives the bars, or NULL when the caller needs no handle.
 * @return As keisen_series_create_category_bars().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_category_bars(keisen_chart *chart,
                                                        const char *const *names,
                                                        size_t name_count,
                                                        keisen_column *values,
                                                        const keisen_category_bar_options *options,
                                                        keisen_series **series);

/**
 * Makes a heat map in the chart's own space and adds it.
 *
 * @param chart        The chart.
 * @param values       The matrix, a whole number of rows.
 * @param columns      Number of columns; 0 only for a matrix without values.
 * @param x_edges      Where the columns begin and end, or NULL.
 * @param y_edges      Where the rows begin and end, or NULL.
 * @param color_scale  What turns values into colours, or NULL for one with all defaults.
 * @param options      How it looks, or NULL.
 * @param series       Receives the heat map, or NULL when the caller needs no handle.
 * @return As keisen_series_create_heatmap().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_heatmap(keisen_chart *chart,
                                                  keisen_column *values,
                                                  size_t columns,
                                                  keisen_column *x_edges,
                                                  keisen_column *y_edges,
                                                  keisen_color_scale *color_scale,
                                                  const keisen_heatmap_options *options,
                                                  keisen_series **series);

/** Adds a series on top of the others. @since 0.1 */
KEISEN_API keisen_status keisen_chart_add_series(keisen_chart *chart, keisen_series *series);
/** Removes a series. @since 0.1 */
KEISEN_API keisen_status keisen_chart_remove_series(keisen_chart *chart, keisen_series *series);
/** Reads the number of series. @since 0.1 */
KEISEN_API keisen_status keisen_chart_get_series_count(keisen_chart *chart, size_t *count);

/**
 * Gets a series, as a new reference.
 *
 * @param chart   The chart.
 * @param index   Its place, from 0 at the bottom.
 * @param series  Receives the series.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such place.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_series(keisen_chart *chart,
                                                 size_t index,
                                                 keisen_series **series);

/**
 * Inserts an attachment.
 *
 * @param chart       The chart.
 * @param attachment  The attachment.
 * @param layer       Below or above the series.
 * @param index       Its place in the layer, from 0 at the bottom; SIZE_MAX puts it on top.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the layer is unknown or the place is
 * beyond the end.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_insert_attachment(keisen_chart *chart,
                                                        keisen_attachment *attachment,
                                                        keisen_layer layer,
                                                        size_t index);

/** Adds an attachment on top of a layer. @since 0.1 */
KEISEN_API keisen_status keisen_chart_add_attachment(keisen_chart *chart,
                                                     keisen_attachment *attachment,
                                                     keisen_layer layer);
/** Removes an attachment from whichever layer it is in. @since 0.1 */
KEISEN_API keisen_status keisen_chart_remove_attachment(keisen_chart *chart,
                                                        keisen_attachment *attachment);
/** Reads the number of attachments in a layer. @since 0.1 */
KEISEN_API keisen_status keisen_chart_get_attachment_count(keisen_chart *chart,
                                                           keisen_layer layer,
                                                           size_t *count);

/**
 * Gets an attachment, as a new reference.
 *
 * @param chart       The chart.
 * @param layer       Below or above the series.
 * @param index       Its place in the layer, from 0 at the bottom.
 * @param attachment  Receives the attachment.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such layer or place.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_attachment(keisen_chart *chart,
                                                     keisen_layer layer,
                                                     size_t index,
                                                     keisen_attachment **attachment);

/**
 * Fits every projection under the chart's series, once, as keisen_projection_fit() does.
 *
 * @param chart  The chart.
 * @return As keisen_projection_fit(). Projections before the failing one stay fitted.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_fit(keisen_chart *chart);

/**
 * Fits every projection under the chart's series, once, as keisen_projection_fit_extents() does.
 *
 * @param chart  The chart.
 * @return As keisen_chart_fit().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_fit_extents(keisen_chart *chart);

/**
 * Reads the plot rectangle that a frame drawn now would have: lays out, and draws and stores
 * nothing.
 *
 * @param chart  The chart.
 * @param plot   Receives the rectangle, in points, its sides on the device pixels of the last
 *               frame's pixel ratio, 1 before the first; width and height are 0 where labels leave
 *               no room.
 * @return KEISEN_OK, or as a layout fails: KEISEN_ERROR_INVALID_ARGUMENT when the extents of an
 * unset projection overflow, KEISEN_ERROR_CALLBACK when `measure` of a custom attachment, a tick
 * locator, a tick formatter, the hook of a projection or a function of a scale fails,
 * KEISEN_ERROR_INVALID_STATE when one of these calls this.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_plot(keisen_chart *chart, keisen_rect *plot);

/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_chart_retain(keisen_chart *chart);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_chart_release(keisen_chart *chart);
/** Tells whether two handles mean one chart. @since 0.1 */
KEISEN_API keisen_status keisen_chart_equal(keisen_chart *chart, keisen_chart *other, bool *equal);

/* ---- Statistics ---------------------------------------------------------------------------- */

/** The columns of series that show groups of rows: boxes, violins, strips. All are equally long,
 * and the series keeps references of its own. Rows whose positions are equal are a group, in
 * whatever order they come. A row of which value or position is NaN, missing or infinite is a gap.
 */
typedef struct keisen_group_columns {
  /** sizeof(keisen_group_columns). */
  uint32_t struct_size;
  /** The values that are told about, or shown, group by group; must not be NULL. */
  keisen_column *values;
  /** Where each row's group stands in the other dimension; on a scale of names 0 is the first name.
   * NULL for one group at 0. Default NULL. */
  keisen_column *positions;
  /** The size of each row's marker in points, as in keisen_point_columns, for strips alone: boxes
   * and violins refuse it. NULL for the size of the options. Default NULL. */
  keisen_column *size;
  /** What `color_scale` turns into the colour of each row's marker, and of a box or a violin by its
   * group's first row; NULL for the colour of the options. Default NULL. */
  keisen_column *color;
  /** Turns the values of `color` into colours. It is taken when the series is made, for good: NULL
   * makes one of viridis where there is `color`, and keisen_series_set_group_columns() takes NULL
   * or the same. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_group_columns;

/** A keisen_group_columns with all defaults. */
#define KEISEN_GROUP_COLUMNS_INIT {sizeof(keisen_group_columns), NULL, NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_group_columns_init(keisen_group_columns *columns,
                                                   uint32_t struct_size);

/**
 * Replaces all columns of boxes, violins, a strip or a swarm.
 *
 * @param series   Such a series.
 * @param columns  The columns from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its values are NULL,
 * columns differ in length, the series is of another kind, or the colour scale is another one; then
 * the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_group_columns(keisen_series *series,
                                                         const keisen_group_columns *columns);

/** How far the whiskers of a box reach: to the farthest value that is still within. */
typedef enum keisen_whiskers {
  /** So many interquartile ranges from the box: `whisker_factor`. */
  KEISEN_WHISKERS_FACTOR = 0,
  /** Two percentiles: `whisker_low` and `whisker_high`. */
  KEISEN_WHISKERS_PERCENTILES = 1
} keisen_whiskers;

/** How boxes look, and what they tell. */
typedef struct keisen_box_options {
  /** sizeof(keisen_box_options). */
  uint32_t struct_size;
  /** The dimension of the values; groups stand side by side in the other one. Default
   * KEISEN_DIMENSION_Y: upright boxes. */
  keisen_dimension value_dimension;
  /** How far whiskers reach. Default KEISEN_WHISKERS_FACTOR. */
  keisen_whiskers whiskers;
  /** Whether boxes narrow at their median, over its 95 % confidence interval: 1.57 interquartile
   * ranges by the square root of the number of values to either side. Default false. */
  bool notched;
  /** Whether a marker stands on the mean. Default false. */
  bool means;
  /** Whether values beyond the whiskers have markers; a fit leaves out those that have none.
   * Default true. */
  bool outliers;
  /** Interquartile ranges, not negative; infinite for all values. Default 1.5. */
  double whisker_factor;
  /** The lower percentile, in 0...100. Default 5. */
  double whisker_low;
  /** The upper percentile, not below the lower one. Default 95. */
  double whisker_high;
  /** Width of a box as a part of the least way from a group to the next, which is 1 on a scale of
   * names and where there is one group; above 0, finite. Default 0.6. */
  double width;
  /** What the alpha of the fill is multiplied by, in 0...1. Default 0.35. */
  double alpha;
  /** Width of outline and whiskers in points, rounded to whole device pixels; the median's is twice
   * that. Finite, not negative. Default 1. */
  double line_width;
  /** Width of the ends of whiskers as a part of the box, in 0...1. Default 0.4. */
  double cap_width;
  /** Diameter of the outliers' markers in points, finite, not negative. Default 4. */
  double outlier_size;
  /** The colour that fills boxes without a value; KEISEN_COLOR_AUTOMATIC takes the next of the
   * chart's colour cycle. Default automatic. */
  keisen_color color;
  /** The colour of lines and outliers; KEISEN_COLOR_AUTOMATIC takes that of the box. Default
   * automatic. */
  keisen_color line_color;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
  /** Whether the values of each group are the numbers of its box, not rows that it tells of; then
   * whiskers are as given. They are, in this order, the ends of lower whisker and box, the median,
   * the ends of upper box and whisker, the mean, the lower and the upper end of the notch, and then
   * any outliers. A group of fewer than eight has no box, nor one whose first five are not all
   * there; a mean, a notch and outliers may be missing. Default false. */
  bool given;
} keisen_box_options;

/** A keisen_box_options with all defaults. */
#define KEISEN_BOX_OPTIONS_INIT                                                                    \
  {sizeof(keisen_box_options),                                                                     \
   KEISEN_DIMENSION_Y,                                                                             \
   KEISEN_WHISKERS_FACTOR,                                                                         \
   false,                                                                                          \
   false,                                                                                          \
   true,                                                                                           \
   1.5,                                                                                            \
   5,                                                                                              \
   95,                                                                                             \
   0.6,                                                                                            \
   0.35,                                                                                           \
   1,                                                                                              \
   0.4,                                                                                            \
   4,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   NULL,                                                                                           \
   false}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_box_options_init(keisen_box_options *options, uint32_t struct_size);

/**
 * Makes a box plot: of each group of rows the quartiles as a box, the median as a line, how far
 * values reach as whiskers, and what is beyond these as markers.
 *
 * The numbers are those of matplotlib's cbook.boxplot_stats: quartiles by the linear definition,
 * whiskers to the farthest values within 1.5 interquartile ranges of the box. Of a group of five
 * values, with whiskers at the percentiles 0 and 100, they are these five: so boxes are drawn of
 * given numbers.
 *
 * A group of one row, or of equal ones, is a line at its median. A number that the scale has no
 * place for stands at the low end; groups whose position has no place are not drawn, and their rows
 * count as dropped. Values are read, in O(n), when columns change and not in each frame, and frames
 * are recorded as KEISEN_TIER_SUMMARY.
 *
 * keisen_chart_hit() finds outliers, whose row is their own, and boxes: the first row of the group,
 * and that one of the five numbers which is nearest to the point.
 *
 * @param space    The space to draw in.
 * @param columns  The rows.
 * @param options  How boxes look, or NULL.
 * @param series   Receives the boxes. They belong to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its values are NULL,
 * columns differ in length, there are sizes, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_boxes(keisen_space *space,
                                                    const keisen_group_columns *columns,
                                                    const keisen_box_options *options,
                                                    keisen_series **series);

/**
 * Makes a box plot in the chart's own space and adds it.
 *
 * @param chart    The chart.
 * @param columns  The rows.
 * @param options  How boxes look, or NULL.
 * @param series   Receives the boxes, or NULL when the caller needs no handle.
 * @return As keisen_series_create_boxes().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_boxes(keisen_chart *chart,
                                                const keisen_group_columns *columns,
                                                const keisen_box_options *options,
                                                keisen_series **series);

/**
 * Changes how boxes look, and what they tell.
 *
 * @param series   Boxes.
 * @param options  All of their options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_box_options(keisen_series *series,
                                                       const keisen_box_options *options);

/** How wide the kernel of a density is: the standard deviation of its bells. */
typedef enum keisen_bandwidth {
  /** n^(-1/5) standard deviations of the values (D. Scott, 1992). */
  KEISEN_BANDWIDTH_SCOTT = 0,
  /** (3 n / 4)^(-1/5) standard deviations (B. Silverman, 1986). */
  KEISEN_BANDWIDTH_SILVERMAN = 1,
  /** A number of standard deviations, as scipy's gaussian_kde takes a number for. */
  KEISEN_BANDWIDTH_FACTOR = 2,
  /** A width in data units. */
  KEISEN_BANDWIDTH_WIDTH = 3
} keisen_bandwidth;

/** What is drawn within a violin. */
typedef enum keisen_violin_inner {
  /** A narrow bar between the quartiles, a line as far as whiskers reach, a dot at the median. */
  KEISEN_VIOLIN_INNER_BOX = 0,
  /** Lines as wide as the violin at both quartiles, and a stronger one at the median. */
  KEISEN_VIOLIN_INNER_QUARTILES = 1,
  /** Nothing. */
  KEISEN_VIOLIN_INNER_NONE = 2
} keisen_violin_inner;

/** What the widths of several violins tell. */
typedef enum keisen_violin_scaling {
  /** All cover the same area. */
  KEISEN_VIOLIN_SCALING_AREA = 0,
  /** Each is as wide at its widest as its group has rows. */
  KEISEN_VIOLIN_SCALING_COUNT = 1,
  /** All are equally wide at their widest. */
  KEISEN_VIOLIN_SCALING_WIDTH = 2
} keisen_violin_scaling;

/** Which half of violins is drawn. */
typedef enum keisen_violin_side {
  /** Both. */
  KEISEN_VIOLIN_SIDE_BOTH = 0,
  /** That towards lesser positions. */
  KEISEN_VIOLIN_SIDE_LOW = 1,
  /** That towards greater positions. */
  KEISEN_VIOLIN_SIDE_HIGH = 2
} keisen_violin_side;

/** How violins look, and how their densities are found. */
typedef struct keisen_violin_options {
  /** sizeof(keisen_violin_options). */
  uint32_t struct_size;
  /** The dimension of the values; groups stand side by side in the other one. Default
   * KEISEN_DIMENSION_Y. */
  keisen_dimension value_dimension;
  /** How wide the kernel is. Default KEISEN_BANDWIDTH_SCOTT. */
  keisen_bandwidth bandwidth_rule;
  /** What is drawn within. Default KEISEN_VIOLIN_INNER_BOX. */
  keisen_violin_inner inner;
  /** What widths tell. Default KEISEN_VIOLIN_SCALING_AREA. */
  keisen_violin_scaling scaling;
  /** Which half is drawn; two series, one for each half, make split violins. Default
   * KEISEN_VIOLIN_SIDE_BOTH. */
  keisen_violin_side side;
  /** The number of KEISEN_BANDWIDTH_FACTOR and KEISEN_BANDWIDTH_WIDTH; positive, finite. Default 1.
   */
  double bandwidth;
  /** What the bandwidth is multiplied by; positive, finite. Default 1. */
  double adjust;
  /** Bandwidths that violins go on beyond their least and greatest values; finite, not negative.
   * Default 0. */
  double cut;
  /** Width of the widest violin as a part of the least way from a group to the next, which is 1 on
   * a scale of names and where there is one group; above 0, finite. Default 0.8. */
  double width;
  /** What the alpha of the fill is multiplied by, in 0...1. Default 0.35. */
  double alpha;
  /** Width of the outline in points, finite, not negative. Default 1. */
  double line_width;
  /** The colour that fills violins without a value; KEISEN_COLOR_AUTOMATIC takes the next of the
   * chart's colour cycle. Default automatic. */
  keisen_color color;
  /** The colour of lines; KEISEN_COLOR_AUTOMATIC takes that of the violin. Default automatic. */
  keisen_color line_color;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
} keisen_violin_options;

/** A keisen_violin_options with all defaults. */
#define KEISEN_VIOLIN_OPTIONS_INIT                                                                 \
  {sizeof(keisen_violin_options),                                                                  \
   KEISEN_DIMENSION_Y,                                                                             \
   KEISEN_BANDWIDTH_SCOTT,                                                                         \
   KEISEN_VIOLIN_INNER_BOX,                                                                        \
   KEISEN_VIOLIN_SCALING_AREA,                                                                     \
   KEISEN_VIOLIN_SIDE_BOTH,                                                                        \
   1,                                                                                              \
   1,                                                                                              \
   0,                                                                                              \
   0.8,                                                                                            \
   0.35,                                                                                           \
   1,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_violin_options_init(keisen_violin_options *options,
                                                    uint32_t struct_size);

/**
 * Makes a violin plot: of each group of rows the density of its values, as wide to either side as
 * values are many.
 *
 * Densities are those of scipy's gaussian_kde at 256 places. Many rows are shared out to nodes a
 * 64th of a bandwidth apart, and the frame record's `bound_pixels` tells how far that may move an
 * outline. They are densities of the values on a log scale too. A group of one row, or of equal
 * ones, is a line across. Values are read, in O(n), when columns change and not in each frame, and
 * frames are recorded as KEISEN_TIER_SUMMARY.
 *
 * keisen_chart_hit() finds a violin by its outline: the first row of the group, and the value at
 * the point, within the violin's ends.
 *
 * @param space    The space to draw in.
 * @param columns  The rows.
 * @param options  How violins look, or NULL.
 * @param series   Receives the violins. They belong to no chart yet.
 * @return As keisen_series_create_boxes().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_violins(keisen_space *space,
                                                      const keisen_group_columns *columns,
                                                      const keisen_violin_options *options,
                                                      keisen_series **series);

/**
 * Makes a violin plot in the chart's own space and adds it.
 *
 * @param chart    The chart.
 * @param columns  The rows.
 * @param options  How violins look, or NULL.
 * @param series   Receives the violins, or NULL when the caller needs no handle.
 * @return As keisen_series_create_boxes().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_violins(keisen_chart *chart,
                                                  const keisen_group_columns *columns,
                                                  const keisen_violin_options *options,
                                                  keisen_series **series);

/**
 * Changes how violins look, and how their densities are found.
 *
 * @param series   Violins.
 * @param options  All of their options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_violin_options(keisen_series *series,
                                                          const keisen_violin_options *options);

/** How the markers of a group are kept from lying on each other. */
typedef enum keisen_strip_arrangement {
  /** Each is moved across by a random part of the width: the same for the same seed and row number,
   * whatever other rows there are. */
  KEISEN_STRIP_JITTER = 0,
  /** Each stands as near to its group's middle as the others leave room. Those without room within
   * the width stand at its ends and overlap; a group of which more than 2^22 pairs of rows are
   * nearer to each other along than a marker's diameter is spread by the density of its values, and
   * may overlap. The series record's `crowded` counts the rows of both. */
  KEISEN_STRIP_SWARM = 1
} keisen_strip_arrangement;

/** How the markers of a strip or a swarm look, and how they are spread. */
typedef struct keisen_strip_options {
  /** sizeof(keisen_strip_options). */
  uint32_t struct_size;
  /** The dimension of the values; groups stand side by side in the other one. Default
   * KEISEN_DIMENSION_Y. */
  keisen_dimension value_dimension;
  /** How markers are spread. Default KEISEN_STRIP_JITTER. */
  keisen_strip_arrangement arrangement;
  /** The shape of each marker. Default KEISEN_MARKER_CIRCLE. */
  keisen_marker marker;
  /** What the random parts of KEISEN_STRIP_JITTER hang on. Default 0. */
  uint64_t seed;
  /** Width of a group as a part of the least way from a group to the next, which is 1 on a scale of
   * names and where there is one group; finite, not negative; 0 puts all on a line. Default 0.5. */
  double width;
  /** Size of markers as in keisen_point_options, and of the room that each has in a swarm. Default
   * 5. */
  double size;
  /** What the alpha of all colours is multiplied by, in 0...1. Default 0.7. */
  double alpha;
  /** Width of a line along the inside of each marker's outline, in points; 0 is none. Default 0. */
  double border_width;
  /** The colour of markers without a value; KEISEN_COLOR_AUTOMATIC takes the next of the chart's
   * colour cycle. Default automatic. */
  keisen_color color;
  /** The colour of that line; KEISEN_COLOR_AUTOMATIC takes the theme's for plot areas. Default
   * automatic. */
  keisen_color border_color;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
  /** A marker of the caller's own in place of that shape, which is kept, or NULL for none; its
   * border is centred on its outline. Default NULL. */
  keisen_custom_marker *custom_marker;
} keisen_strip_options;

/** A keisen_strip_options with all defaults. */
#define KEISEN_STRIP_OPTIONS_INIT                                                                  \
  {sizeof(keisen_strip_options),                                                                   \
   KEISEN_DIMENSION_Y,                                                                             \
   KEISEN_STRIP_JITTER,                                                                            \
   KEISEN_MARKER_CIRCLE,                                                                           \
   0,                                                                                              \
   0.5,                                                                                            \
   5,                                                                                              \
   0.7,                                                                                            \
   0,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   NULL,                                                                                           \
   NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_strip_options_init(keisen_strip_options *options,
                                                   uint32_t struct_size);

/**
 * Makes a strip or a swarm: a marker for each row, at its value along, and near its group's
 * position across.
 *
 * A row whose size is NaN, missing or infinite is a gap too. Later rows of a group lie over earlier
 * ones. Places are found anew when columns, ranges or the plot change: those of a strip in O(n),
 * those of a swarm in O(n + p log n) for p pairs of rows nearer to each other along than a marker's
 * diameter.
 *
 * keisen_chart_hit() finds the marker nearest to a point, of several that hold it the one on top,
 * in O(n).
 *
 * @param space    The space to draw in.
 * @param columns  The rows.
 * @param options  How markers look, or NULL.
 * @param series   Receives the strip. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns` or its values are NULL,
 * columns differ in length, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_strip(keisen_space *space,
                                                    const keisen_group_columns *columns,
                                                    const keisen_strip_options *options,
                                                    keisen_series **series);

/**
 * Makes a strip or a swarm in the chart's own space and adds it.
 *
 * @param chart    The chart.
 * @param columns  The rows.
 * @param options  How markers look, or NULL.
 * @param series   Receives the strip, or NULL when the caller needs no handle.
 * @return As keisen_series_create_strip().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_strip(keisen_chart *chart,
                                                const keisen_group_columns *columns,
                                                const keisen_strip_options *options,
                                                keisen_series **series);

/**
 * Changes how the markers of a strip or a swarm look, and how they are spread.
 *
 * @param series   A strip or a swarm.
 * @param options  All of its options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_strip_options(keisen_series *series,
                                                         const keisen_strip_options *options);

/**
 * Makes the stair of an empirical distribution: the share of all values at or below each value.
 *
 * It is that of matplotlib's ecdf, with equal values as one step: a line that steps after its rows,
 * from 0 to 1, or from 1 to 0. Many rows are reduced as those of lines. Values that are NaN,
 * missing or infinite, and those without a weight, do not count; without values the line has no
 * rows. It is made of the values as they are, in O(n), and does not follow their column; it is
 * changed as a line is.
 *
 * @param space          The space to draw in.
 * @param values         The values.
 * @param weights        As many weights, finite, not negative, or NULL for equal ones.
 * @param complementary  Whether it tells the share of greater values.
 * @param options        How the line looks, or NULL.
 * @param series         Receives the line. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the columns differ in length, a weight
 * is not allowed, or an option is not.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_distribution(keisen_space *space,
                                                           keisen_column *values,
                                                           keisen_column *weights,
                                                           bool complementary,
                                                           const keisen_line_options *options,
                                                           keisen_series **series);

/**
 * Makes the stair of an empirical distribution in the chart's own space and adds it.
 *
 * @param chart          The chart.
 * @param values         The values.
 * @param weights        As many weights, or NULL for equal ones.
 * @param complementary  Whether it tells the share of greater values.
 * @param options        How the line looks, or NULL.
 * @param series         Receives the line, or NULL when the caller needs no handle.
 * @return As keisen_series_create_distribution().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_distribution(keisen_chart *chart,
                                                       keisen_column *values,
                                                       keisen_column *weights,
                                                       bool complementary,
                                                       const keisen_line_options *options,
                                                       keisen_series **series);

/** The columns that are counted into hexagons or the cells of a grid: all are equally long. A row
 * of which any is NaN, missing or infinite is a gap. */
typedef struct keisen_cell_columns {
  /** sizeof(keisen_cell_columns). */
  uint32_t struct_size;
  /** Values of the horizontal dimension; must not be NULL. */
  keisen_column *x;
  /** Values of the vertical dimension; must not be NULL. */
  keisen_column *y;
  /** Values of which cells show the mean or the sum; NULL counts rows. Default NULL. */
  keisen_column *values;
  /** Turns numbers of rows, means or sums into colours. It is taken when the series is made, for
   * good; NULL makes one of viridis. Default NULL. */
  keisen_color_scale *color_scale;
} keisen_cell_columns;

/** A keisen_cell_columns with all defaults. */
#define KEISEN_CELL_COLUMNS_INIT {sizeof(keisen_cell_columns), NULL, NULL, NULL, NULL}

/** Fills columns with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_cell_columns_init(keisen_cell_columns *columns,
                                                  uint32_t struct_size);

/** What is told of the rows of a cell. */
typedef enum keisen_cell_reduction {
  /** Their number. */
  KEISEN_CELL_REDUCTION_COUNT = 0,
  /** The sum of their values. */
  KEISEN_CELL_REDUCTION_SUM = 1,
  /** The mean of their values. */
  KEISEN_CELL_REDUCTION_MEAN = 2
} keisen_cell_reduction;

/** How hexagons are laid, and how they look. */
typedef struct keisen_hexbin_options {
  /** sizeof(keisen_hexbin_options). */
  uint32_t struct_size;
  /** What a hexagon shows of the values of its rows; without values their number, whatever is
   * chosen. Default KEISEN_CELL_REDUCTION_MEAN. */
  keisen_cell_reduction reduction;
  /** Hexagons across, at least 1. Default 30. */
  uint32_t column_count;
  /** Hexagons of every other row upwards; 0 makes them regular in a square plot. With
   * `column_count` no more than 2^24 in all. Default 0. */
  uint32_t row_count;
  /** Rows below which a hexagon is not shown. Default 1. */
  uint32_t minimum_count;
  /** Whether hexagons are equally wide by the logarithm of x, for a log scale; then rows that are
   * not positive are dropped. Default false. */
  bool log_x;
  /** Whether hexagons are equally high by the logarithm of y. Default false. */
  bool log_y;
  /** Opacity, in 0...1. Default 1. */
  double alpha;
  /** Width of a line around each hexagon, in points; 0 is none. Default 0. */
  double border_width;
  /** The colour of that line; KEISEN_COLOR_AUTOMATIC takes the theme's for plot areas. Default
   * automatic. */
  keisen_color border_color;
  /** Name for people, or NULL for none. Default NULL. */
  const char *label;
} keisen_hexbin_options;

/** A keisen_hexbin_options with all defaults. */
#define KEISEN_HEXBIN_OPTIONS_INIT                                                                 \
  {sizeof(keisen_hexbin_options),                                                                  \
   KEISEN_CELL_REDUCTION_MEAN,                                                                     \
   30,                                                                                             \
   0,                                                                                              \
   1,                                                                                              \
   false,                                                                                          \
   false,                                                                                          \
   1,                                                                                              \
   0,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_hexbin_options_init(keisen_hexbin_options *options,
                                                    uint32_t struct_size);

/**
 * Makes hexagons, each in the colour of how many rows fall into it, or of what their values come
 * to.
 *
 * They are laid over the extent of all rows as matplotlib's hexbin lays them, in the data: they
 * stay where they are while ranges move. Where all x, or all y, are equal, a tenth of them to
 * either side is covered. Rows are counted, in O(n), when columns change and not in each frame, and
 * frames are recorded as KEISEN_TIER_SUMMARY. keisen_series_get_color_scale() gives what a colour
 * bar shows.
 *
 * keisen_chart_hit() finds the hexagon that holds a point, or the nearest: its number among those
 * that are shown, its middle, and what it shows.
 *
 * @param space    The space to draw in.
 * @param columns  The rows.
 * @param options  How hexagons are laid and look, or NULL.
 * @param series   Receives the hexagons. They belong to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns`, its x or its y is NULL, the
 * columns differ in length, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_create_hexbin(keisen_space *space,
                                                     const keisen_cell_columns *columns,
                                                     const keisen_hexbin_options *options,
                                                     keisen_series **series);

/**
 * Makes hexagons in the chart's own space and adds them.
 *
 * @param chart    The chart.
 * @param columns  The rows.
 * @param options  How hexagons are laid and look, or NULL.
 * @param series   Receives the hexagons, or NULL when the caller needs no handle.
 * @return As keisen_series_create_hexbin().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_hexbin(keisen_chart *chart,
                                                 const keisen_cell_columns *columns,
                                                 const keisen_hexbin_options *options,
                                                 keisen_series **series);

/**
 * Replaces all columns of hexagons.
 *
 * @param series   Hexagons.
 * @param columns  The rows from now on.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT as in keisen_series_create_hexbin(), when the
 * series is of another kind, or the colour scale is another one; then the old columns stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_hexbin_columns(keisen_series *series,
                                                          const keisen_cell_columns *columns);

/**
 * Changes how hexagons are laid, and how they look.
 *
 * @param series   Hexagons.
 * @param options  All of their options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the series
 * is of another kind; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_hexbin_options(keisen_series *series,
                                                          const keisen_hexbin_options *options);

/** How a two-dimensional histogram is made. */
typedef struct keisen_grid_histogram_options {
  /** sizeof(keisen_grid_histogram_options). */
  uint32_t struct_size;
  /** What a cell shows of the values of its rows; without values their number, whatever is chosen.
   * Default KEISEN_CELL_REDUCTION_MEAN. */
  keisen_cell_reduction reduction;
  /** Equal bins of x; 0 takes `x_rule`. Default 0. */
  uint32_t x_count;
  /** Equal bins of y; 0 takes `y_rule`. Default 0. */
  uint32_t y_count;
  /** The rule for the bins of x by numpy's name: "auto", "fd", "doane", "scott", "stone", "rice",
   * "sturges", "sqrt"; NULL for "auto". Default NULL. */
  const char *x_rule;
  /** The rule for the bins of y. Default NULL. */
  const char *y_rule;
  /** Edges of the bins of x, ascending, which come before all else; NULL for none. Default NULL. */
  keisen_column *x_edges;
  /** Edges of the bins of y. Default NULL. */
  keisen_column *y_edges;
  /** Rows below which a cell is not shown. Default 1. */
  uint32_t minimum_count;
  /** Opacity, in 0...1. Default 1. */
  double alpha;
  /** Name for people, or NULL for none; a legend shows it beside the colours. Default NULL. */
  const char *label;
} keisen_grid_histogram_options;

/** A keisen_grid_histogram_options with all defaults. */
#define KEISEN_GRID_HISTOGRAM_OPTIONS_INIT                                                         \
  {sizeof(keisen_grid_histogram_options),                                                          \
   KEISEN_CELL_REDUCTION_MEAN,                                                                     \
   0,                                                                                              \
   0,                                                                                              \
   NULL,                                                                                           \
   NULL,                                                                                           \
   NULL,                                                                                           \
   NULL,                                                                                           \
   1,                                                                                              \
   1,                                                                                              \
   NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_grid_histogram_options_init(keisen_grid_histogram_options *options,
                                                            uint32_t struct_size);

/**
 * Makes a two-dimensional histogram: a heat map of how many rows fall into each cell of a grid, or
 * of what their values come to.
 *
 * Counts are those of numpy.histogram2d, bins those of numpy.histogram_bin_edges: a cell holds rows
 * from its lower edges to below its upper ones, the last ones also those at these. Edges of times
 * are the nearest steps of their unit. It is made of the rows as they are, in O(n), and does not
 * follow their columns; without rows it has no cells. It is changed as a heat map is.
 *
 * @param space    The space to draw in.
 * @param columns  The rows.
 * @param options  How it is made, or NULL.
 * @param series   Receives the heat map. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `columns`, its x or its y is NULL,
 * columns differ in length, there are more than 2^24 cells, or an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status
keisen_series_create_grid_histogram(keisen_space *space,
                                    const keisen_cell_columns *columns,
                                    const keisen_grid_histogram_options *options,
                                    keisen_series **series);

/**
 * Makes a two-dimensional histogram in the chart's own space and adds it.
 *
 * @param chart    The chart.
 * @param columns  The rows.
 * @param options  How it is made, or NULL.
 * @param series   Receives the heat map, or NULL when the caller needs no handle.
 * @return As keisen_series_create_grid_histogram().
 * @since 0.1
 */
KEISEN_API keisen_status
keisen_chart_add_grid_histogram(keisen_chart *chart,
                                const keisen_cell_columns *columns,
                                const keisen_grid_histogram_options *options,
                                keisen_series **series);

/**
 * Finds quantiles of numbers, as numpy.quantile does, in O(count).
 *
 * @param values             Numbers in any order; NaN does not count. NULL where `count` is 0.
 * @param count              Number of them.
 * @param probabilities      From 0 to 1 each.
 * @param probability_count  Number of them.
 * @param method             numpy's name of the definition, such as "linear", "weibull" or
 * "median_unbiased"; NULL for "linear".
 * @param quantiles          Receives `probability_count` numbers; NaN where no value counts.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a probability is not from 0 to 1 or
 * there is no such method; then nothing is written.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_statistics_quantiles(const double *values,
                                                     size_t count,
                                                     const double *probabilities,
                                                     size_t probability_count,
                                                     const char *method,
                                                     double *quantiles);

/** What a box plot tells of numbers; every double is NaN where none counts. */
typedef struct keisen_box_statistics {
  /** sizeof(keisen_box_statistics), set by the caller. */
  uint32_t struct_size;
  /** Numbers that count: all that are not NaN, infinities too. */
  uint64_t count;
  /** Numbers that are NaN. */
  uint64_t gaps;
  /** Numbers beyond the whiskers. */
  uint64_t outlier_count;
  /** The mean. */
  double mean;
  /** The least number. */
  double minimum;
  /** The least number within the whiskers' reach. */
  double lower_whisker;
  /** The first quartile. */
  double lower_quartile;
  /** The median. */
  double median;
  /** The third quartile. */
  double upper_quartile;
  /** The greatest number within the whiskers' reach. */
  double upper_whisker;
  /** The greatest number. */
  double maximum;
  /** The lower end of the median's 95 % confidence interval. */
  double lower_notch;
  /** The upper end of the median's 95 % confidence interval. */
  double upper_notch;
} keisen_box_statistics;

/** A keisen_box_statistics to be filled. */
#define KEISEN_BOX_STATISTICS_INIT                                                                 \
  {sizeof(keisen_box_statistics), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}

/**
 * Finds what a box plot tells of numbers, as matplotlib's cbook.boxplot_stats, in O(count).
 *
 * @param values          Numbers in any order; NaN does not count. NULL where `count` is 0.
 * @param count           Number of them.
 * @param whisker_factor  Interquartile ranges that whiskers reach at most, not negative: 1.5.
 * @param statistics      Receives `struct_size` bytes.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the factor is negative or NaN.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_statistics_box(const double *values,
                                               size_t count,
                                               double whisker_factor,
                                               keisen_box_statistics *statistics);

/**
 * Finds a smooth density of numbers, as scipy's gaussian_kde, at equally distant places.
 *
 * Where numbers are many it errs by at most 3.1e-5 of a bell's height. Where all are equal all
 * places are, with a density of 1. Cost: O(count + 1100 place_count).
 *
 * @param values       Numbers in any order; NaN and infinities do not count. NULL where `count` is
 * 0.
 * @param count        Number of them.
 * @param rule         How wide the bells are.
 * @param bandwidth    The number of KEISEN_BANDWIDTH_FACTOR and KEISEN_BANDWIDTH_WIDTH; positive,
 * finite.
 * @param cut          Bandwidths that places go on beyond the numbers; finite, not negative.
 * @param place_count  Number of places, from 2 to a million.
 * @param places       Receives the places, ascending; NaN where no number counts.
 * @param densities    Receives the density at each place; NaN where no number counts.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a number is not allowed; then nothing is
 * written.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_statistics_density(const double *values,
                                                   size_t count,
                                                   keisen_bandwidth rule,
                                                   double bandwidth,
                                                   double cut,
                                                   size_t place_count,
                                                   double *places,
                                                   double *densities);

/**
 * Finds the share of all numbers at or below each of them, in O(count).
 *
 * Before the first position the share is 0, or 1 where it is complementary; from each position to
 * the next it is that of the position.
 *
 * @param values         Numbers in any order; NaN does not count. NULL where `count` is 0.
 * @param weights        As many weights, finite, not negative, or NULL for equal ones; a number
 * without a weight does not count.
 * @param count          Number of them.
 * @param complementary  Whether shares are those of greater numbers.
 * @param positions      Has room for `count` numbers; receives the distinct ones, ascending.
 * @param levels         Has room for `count` numbers; receives the share from each position on.
 * @param step_count     Receives the number of positions.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a weight is not allowed; then nothing is
 * written.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_statistics_distribution(const double *values,
                                                        const double *weights,
                                                        size_t count,
                                                        bool complementary,
                                                        double *positions,
                                                        double *levels,
                                                        size_t *step_count);

/* ---- Ranges -------------------------------------------------------------------------------- */

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
  /** Source, bounds, span: their `min`; window: the least that a point may show. */
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
  /** Positive. */
  KEISEN_RESTRICTION_PARAMETER_LEAST = 11,
  /** Aspect. */
  KEISEN_RESTRICTION_PARAMETER_RATIO = 12,
  /** User-interactive: in radians. */
  KEISEN_RESTRICTION_PARAMETER_ANGLE = 13,
  /** Source: 0 or 1, as those below. */
  KEISEN_RESTRICTION_PARAMETER_EXPAND_MIN = 14,
  /** Source. */
  KEISEN_RESTRICTION_PARAMETER_EXPAND_MAX = 15,
  /** Padding, interval. */
  KEISEN_RESTRICTION_PARAMETER_SHRINK_MIN = 16,
  /** Padding, interval. */
  KEISEN_RESTRICTION_PARAMETER_SHRINK_MAX = 17,
  /** Padding. */
  KEISEN_RESTRICTION_PARAMETER_APPLIES_TO_CURRENT = 18,
  /** Bounds. */
  KEISEN_RESTRICTION_PARAMETER_KEEPS_LENGTH = 19,
  /** Window: what it is now; keisen_restriction_zoom_window() changes it. */
  KEISEN_RESTRICTION_PARAMETER_UNITS_PER_POINT = 20,
  /** Window. */
  KEISEN_RESTRICTION_PARAMETER_INITIAL = 21
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
 * A least value that is not positive becomes `least`, else the least positive value of the data,
 * else a tenth of the greatest. A range whose greatest value is not above that becomes `least`, or
 * 1, to ten times it. An empty range stays, and so does an infinite greatest value.
 *
 * @param least        What stands for values that are not positive, positive; NULL for the data's.
 * @param restriction  Receives the restriction.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the value is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_restriction_create_positive(const keisen_value *least,
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

/* ---- Gestures ------------------------------------------------------------------------------ */

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

/* ---- Animation ----------------------------------------------------------------------------- */

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

/* ---- Messages ------------------------------------------------------------------------------ */

/**
 * Shows one message at a time, each for its own number of seconds.
 *
 * Time is that of frames: nothing sleeps, and what is shown at a time depends on the last message
 * and on that time alone. Boards know nothing of each other. A message box draws one on a chart.
 */
typedef struct keisen_message_board keisen_message_board;

/** What a message is about. */
typedef enum keisen_message_kind {
  /** Something that is to be known. */
  KEISEN_MESSAGE_NORMAL = 0,
  /** Something went well: green in the themes that there are. */
  KEISEN_MESSAGE_OK = 1,
  /** Something to look at: blue. */
  KEISEN_MESSAGE_CAUTION = 2,
  /** Something went wrong: red. */
  KEISEN_MESSAGE_ERROR = 3,
  /** For who writes the program: grey. */
  KEISEN_MESSAGE_DEBUG = 4,
  /** A defect of the program: violet. */
  KEISEN_MESSAGE_INTERNAL_ERROR = 5
} keisen_message_kind;

/** Seconds for a normal message. */
#define KEISEN_MESSAGE_SECONDS_NORMAL 4.0
/** Seconds for a message that something went well. */
#define KEISEN_MESSAGE_SECONDS_OK 4.0
/** Seconds for a longer one. */
#define KEISEN_MESSAGE_SECONDS_OK_LONG 6.0
/** Seconds for a caution. */
#define KEISEN_MESSAGE_SECONDS_CAUTION 6.0
/** Seconds for a longer one. */
#define KEISEN_MESSAGE_SECONDS_CAUTION_LONG 10.0
/** Seconds for an error. */
#define KEISEN_MESSAGE_SECONDS_ERROR 6.0
/** Seconds for a longer one. */
#define KEISEN_MESSAGE_SECONDS_ERROR_LONG 9.0
/** Seconds for one with much to read. */
#define KEISEN_MESSAGE_SECONDS_ERROR_LONGEST 12.0
/** Seconds for what is to stay: ten hours. */
#define KEISEN_MESSAGE_SECONDS_LASTING 36000.0
/** Seconds for what is to stay longer: a day. */
#define KEISEN_MESSAGE_SECONDS_LASTING_LONG 86400.0

/**
 * Makes a board without a message.
 *
 * @param board  Receives the board.
 * @return KEISEN_OK.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_message_board_create(keisen_message_board **board);

/**
 * Shows a message in place of the one before: its time starts anew. A message is cleared by its own
 * end alone: A for 5 s followed after 4 s by B for 5 s leaves B until second 9.
 *
 * @param board    The board.
 * @param text     Of any length; a box shows as much as it has room for. "" shows nothing.
 * @param kind     What it is about.
 * @param seconds  How long, above 0; infinity leaves it until the next one.
 * @param time     That of the frame, in seconds, finite. It may be before that of the last message.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the text is not UTF-8, the kind is
 *         unknown, the seconds are not above 0 or the time is not finite; then the message before
 *         stays.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_message_board_show(keisen_message_board *board,
                                                   const char *text,
                                                   keisen_message_kind kind,
                                                   double seconds,
                                                   double time);

/**
 * Reads the message that is shown at a time. One before it was shown, as of a clock that went
 * backwards, has it too.
 *
 * @param board     The board.
 * @param time      That of the frame, in seconds, finite.
 * @param shown     Receives whether there is a message; where there is none, `kind` and `end` are
 *                  left alone and the text is "".
 * @param kind      Receives what it is about. May be NULL.
 * @param end       Receives the first time at which it is gone; infinity for never. May be NULL.
 * @param capacity  Bytes of `buffer`. 0 asks for the length alone.
 * @param buffer    Receives as much of the text as fits whole characters, with a NUL. May be NULL
 *                  when `capacity` is 0.
 * @param length    Receives the length of the whole text in bytes, without the NUL. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the time is not finite.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_message_board_get_message(keisen_message_board *board,
                                                          double time,
                                                          bool *shown,
                                                          keisen_message_kind *kind,
                                                          double *end,
                                                          size_t capacity,
                                                          char *buffer,
                                                          size_t *length);

/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_message_board_retain(keisen_message_board *board);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_message_board_release(keisen_message_board *board);
/** Tells whether two handles mean one board. @since 0.1 */
KEISEN_API keisen_status keisen_message_board_equal(keisen_message_board *board,
                                                    keisen_message_board *other,
                                                    bool *equal);

/** Where a message lies in the plot. */
typedef enum keisen_message_place {
  KEISEN_MESSAGE_PLACE_TOP_LEFT = 0,
  /** At the middle of the top side. */
  KEISEN_MESSAGE_PLACE_TOP = 1,
  KEISEN_MESSAGE_PLACE_TOP_RIGHT = 2,
  KEISEN_MESSAGE_PLACE_BOTTOM_LEFT = 3,
  /** At the middle of the bottom side. */
  KEISEN_MESSAGE_PLACE_BOTTOM = 4,
  KEISEN_MESSAGE_PLACE_BOTTOM_RIGHT = 5
} keisen_message_place;

/** How a message looks. */
typedef struct keisen_message_box_options {
  /** sizeof(keisen_message_box_options). */
  uint32_t struct_size;
  /** Where it lies. Default KEISEN_MESSAGE_PLACE_TOP_RIGHT. */
  keisen_message_place place;
  /** Size of the text in points, above 0 and at most 1,000. Default 13. */
  double size;
  /** The widest that the box may be, in points, above 0; the plot's width less its margins is
   * another limit. Default 320. */
  double max_width;
  /** Distances from the sides of the box to the text. Default KEISEN_INSETS_AUTOMATIC: 0.65 sizes
   * above, 0.5 below, 0.9 beside it. */
  keisen_insets insets;
  /** Distance from the plot's sides to the box, in points. Default 10. */
  double margin;
  /** Radius of the box's corners, in points. Default 4. */
  double radius;
} keisen_message_box_options;

/** A keisen_message_box_options with all defaults. */
#define KEISEN_MESSAGE_BOX_OPTIONS_INIT                                                            \
  {sizeof(keisen_message_box_options),                                                             \
   KEISEN_MESSAGE_PLACE_TOP_RIGHT,                                                                 \
   13,                                                                                             \
   320,                                                                                            \
   KEISEN_INSETS_AUTOMATIC,                                                                        \
   10,                                                                                             \
   4}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_message_box_options_init(keisen_message_box_options *options,
                                                         uint32_t struct_size);

/**
 * Makes a box that shows the message of a board in a corner of the plot, at the time of each frame.
 *
 * It has the theme's colour for the kind, opaque, with the text in black or white. Lines are
 * wrapped; a text that is too long ends with an ellipsis, and one that has no room is left out, and
 * counted in the frame record. keisen_chart_get_next_frame_time() tells when a message is gone; alt
 * texts, which know no time, do not tell of it.
 *
 * @param board       The board, which the box keeps alive.
 * @param options     How it looks, or NULL.
 * @param attachment  Receives the box.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the place is unknown or a number is NaN,
 * infinite, negative or too large.
 * @since 0.1
 */
KEISEN_API keisen_status
keisen_attachment_create_message_box(keisen_message_board *board,
                                     const keisen_message_box_options *options,
                                     keisen_attachment **attachment);

/**
 * Changes how a message box looks.
 *
 * @param attachment  A message box.
 * @param options     All of its options, or NULL for the defaults.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed or the
 * attachment is no message box; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_message_box_options(
    keisen_attachment *attachment, const keisen_message_box_options *options);

/* ---- Preferences --------------------------------------------------------------------------- */

/**
 * A set of keys with values, kept in a file.
 *
 * The defaults fix the keys and the kind of each, for good. Keys are one where their bytes are. The
 * file is JSON for people, `{"values": {...}, "version": "1"}`, so a key may be named `version`
 * too.
 */
typedef struct keisen_preferences keisen_preferences;

/** The kind of a value: four that never mix. */
typedef enum keisen_preference_kind {
  KEISEN_PREFERENCE_KIND_INT = 1,
  /** A finite double. */
  KEISEN_PREFERENCE_KIND_DOUBLE = 2,
  /** A text. */
  KEISEN_PREFERENCE_KIND_STRING = 3,
  KEISEN_PREFERENCE_KIND_BOOL = 4
} keisen_preference_kind;

/** A key and its default. */
typedef struct keisen_preference {
  /** The key, not empty. */
  const char *key;
  /** Which of the next four counts. */
  keisen_preference_kind kind;
  bool bool_value;
  int64_t int_value;
  /** Finite. */
  double double_value;
  /** Not NULL where it counts. */
  const char *string_value;
} keisen_preference;

/** A keisen_preference of an integer. */
#define KEISEN_PREFERENCE_INT(key, value)                                                          \
  {(key), KEISEN_PREFERENCE_KIND_INT, false, (value), 0, NULL}
/** A keisen_preference of a double. */
#define KEISEN_PREFERENCE_DOUBLE(key, value)                                                       \
  {(key), KEISEN_PREFERENCE_KIND_DOUBLE, false, 0, (value), NULL}
/** A keisen_preference of a text. */
#define KEISEN_PREFERENCE_STRING(key, value)                                                       \
  {(key), KEISEN_PREFERENCE_KIND_STRING, false, 0, 0, (value)}
/** A keisen_preference that is true or false. */
#define KEISEN_PREFERENCE_BOOL(key, value) {(key), KEISEN_PREFERENCE_KIND_BOOL, (value), 0, 0, NULL}

/** What a report about a file is about. */
typedef enum keisen_preference_report {
  /** The file has a key that the defaults don't have; it was ignored. */
  KEISEN_PREFERENCE_REPORT_UNKNOWN_KEY = 1,
  /** A value is of another kind than its default, or out of the range of that kind; the default
   * holds. */
  KEISEN_PREFERENCE_REPORT_WRONG_KIND = 2,
  /** The file is of another version and stays as it is until something is saved; all defaults
   * hold. */
  KEISEN_PREFERENCE_REPORT_OTHER_VERSION = 3,
  /** The file is damaged; all defaults hold. */
  KEISEN_PREFERENCE_REPORT_DAMAGED_FILE = 4,
  /** The file can't be read, or KEISEN_PREFERENCES names one that is not there; all defaults hold.
   * Of the user's preferences alone: elsewhere the former is an error and the latter as it should
   * be. */
  KEISEN_PREFERENCE_REPORT_UNREADABLE_FILE = 5,
  /** A value is of the right kind and can't be used; its default holds. Of the user's preferences
   * alone. */
  KEISEN_PREFERENCE_REPORT_UNUSABLE_VALUE = 6
} keisen_preference_report;

/**
 * Makes preferences from defaults and from what a file holds.
 *
 * Without the file all defaults hold. With one of the same version its values replace them; keys
 * that it lacks keep their default, unknown ones are ignored and reported, and a value that does
 * not fit its kind is reported and its default holds. `3` and `3.0` are one number in JSON and
 * people write the former: for a double both are fine, where the integer is one that a double can
 * be; for an integer `3.0` is of another kind. An integer beyond 64 bits, a number beyond the
 * doubles such as `1e999` and a text with a NUL fit no kind.
 *
 * A file of another version is left alone and reported, until keisen_preferences_save() gives it
 * another name. One that is damaged - no JSON, or without values and version - gets another name
 * beside it at once, such as `player.json.damaged`, and is reported.
 *
 * @param defaults     `count` keys and values. NULL only when `count` is 0.
 * @param count        Number of keys.
 * @param path         Path of the file, absolute or from the working directory as it is now.
 * @param version      Any text; another one means another version.
 * @param preferences  Receives the preferences.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT when a kind is unknown, a key is empty or there
 *         twice, a string is NULL or not UTF-8, a double is not finite, or the path is empty or
 *         names what is neither file nor folder; KEISEN_ERROR_IO when the file cannot be read, is a
 *         folder or larger than 16 MiB, or is damaged and cannot get another name.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_preferences_create(const keisen_preference *defaults,
                                                   size_t count,
                                                   const char *path,
                                                   const char *version,
                                                   keisen_preferences **preferences);

/**
 * Makes preferences of what this process uses of the user's own file, which changes the look of
 * charts that ask for no theme.
 *
 * It is `$XDG_CONFIG_HOME/keisen/preferences.json`, else `~/.config/keisen/preferences.json`, or
 * what KEISEN_PREFERENCES in the environment says; `none` there switches it off. Version "1", with
 * these keys:
 *
 *   theme      string  "light", "dark" or "print"; default "light"
 *   font       string  a family that fontconfig knows, or the path of a font file; default "", the
 *                      embedded font
 *   palette    string  colours of series as keisen_color_parse() takes them, with blanks or commas
 *                      between; default "", the theme's
 *   text_size  double  as in keisen_theme_options; default 12
 *   renderer   string  "auto", "cpu" or "vulkan"; default "auto". KEISEN_RENDERER comes before it
 *
 * The file is read once in a process, when a chart first asks for a theme; a child of a fork has
 * what its parent had. What is wrong with it is no error: it is told in reports and once in a line
 * on standard error, and defaults hold. A file that is damaged or of another version stays where it
 * is until keisen_preferences_save(), which gives it another name. Saving makes the folder.
 *
 * @param preferences  Receives the preferences, which only the caller changes.
 * @return KEISEN_OK.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_preferences_create_user(keisen_preferences **preferences);

/**
 * Reads the user's own preferences anew: charts that ask for no theme have the new look from their
 * next frame on. A default renderer that there is already stays.
 *
 * @since 0.1
 */
KEISEN_API keisen_status keisen_preferences_reload_user(void);

/** Reads the number of keys. @since 0.1 */
KEISEN_API keisen_status keisen_preferences_get_count(keisen_preferences *preferences,
                                                      size_t *count);

/**
 * Reads a key.
 *
 * @param preferences  The preferences.
 * @param index        Its place among the sorted keys.
 * @param capacity     Bytes of `buffer`. 0 asks for the length alone.
 * @param buffer       Receives as much of the key as fits whole characters, with a NUL. May be NULL
 *                     when `capacity` is 0.
 * @param length       Receives the length of the whole key in bytes, without the NUL. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such place.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_preferences_get_key(
    keisen_preferences *preferences, size_t index, size_t capacity, char *buffer, size_t *length);

/**
 * Reads the kind of a key.
 *
 * @param preferences  The preferences.
 * @param key          The key.
 * @param kind         Receives the kind.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such key, or none at all.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_preferences_get_kind(keisen_preferences *preferences,
                                                     const char *key,
                                                     keisen_preference_kind *kind);

/**
 * Reads an integer.
 *
 * @param preferences  The preferences.
 * @param key          The key.
 * @param value        Receives the value.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such key, none at all, or it
 *         is of another kind.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_preferences_get_int(keisen_preferences *preferences,
                                                    const char *key,
                                                    int64_t *value);
/** Reads a double, as keisen_preferences_get_int(). @since 0.1 */
KEISEN_API keisen_status keisen_preferences_get_double(keisen_preferences *preferences,
                                                       const char *key,
                                                       double *value);
/** Reads whether a key is true, as keisen_preferences_get_int(). @since 0.1 */
KEISEN_API keisen_status keisen_preferences_get_bool(keisen_preferences *preferences,
                                                     const char *key,
                                                     bool *value);
/**
 * Reads a text.
 *
 * @param preferences  The preferences.
 * @param key          The key.
 * @param capacity     Bytes of `buffer`. 0 asks for the length alone.
 * @param buffer       Receives as much of the text as fits whole characters, with a NUL. May be
 *                     NULL when `capacity` is 0.
 * @param length       Receives the length of the whole text in bytes, without the NUL. May be NULL.
 * @return As keisen_preferences_get_int().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_preferences_get_string(keisen_preferences *preferences,
                                                       const char *key,
                                                       size_t capacity,
                                                       char *buffer,
                                                       size_t *length);

/**
 * Changes an integer, in memory.
 *
 * @param preferences  The preferences.
 * @param key          The key.
 * @param value        The value.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such key, none at all, or it
 *         is of another kind; then nothing changes.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_preferences_set_int(keisen_preferences *preferences,
                                                    const char *key,
                                                    int64_t value);
/** Changes a double, which must be finite, as keisen_preferences_set_int(). @since 0.1 */
KEISEN_API keisen_status keisen_preferences_set_double(keisen_preferences *preferences,
                                                       const char *key,
                                                       double value);
/** Makes a key true or false, as keisen_preferences_set_int(). @since 0.1 */
KEISEN_API keisen_status keisen_preferences_set_bool(keisen_preferences *preferences,
                                                     const char *key,
                                                     bool value);
/** Changes a text, which must be UTF-8, as keisen_preferences_set_int(). @since 0.1 */
KEISEN_API keisen_status keisen_preferences_set_string(keisen_preferences *preferences,
                                                       const char *key,
                                                       const char *text);

/** Gives every key its default, in memory. @since 0.1 */
KEISEN_API keisen_status keisen_preferences_reset(keisen_preferences *preferences);

/**
 * Writes all values and the version to the file.
 *
 * A new file in the same folder is written, synchronised and renamed, and the folder synchronised:
 * a crash at any moment leaves the old file or the new one, and so does every error. A file that
 * was found to be damaged or of another version, and still is where it was, gets another name
 * beside the new one, such as `player.json.other-version`, and a number where that is taken;
 * nothing is overwritten. Of several processes the last one to save wins, with all of its values;
 * several threads save one after the other. Symbolic links are followed and permissions kept. A
 * crash in between may leave a file named `.keisen-` and letters.
 *
 * @param preferences  The preferences.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT when the file would have more than 16 MiB, which
 *         none may that is read, KEISEN_ERROR_IO when the system refuses - no such folder, no
 * permission, no room -, or KEISEN_ERROR_INVALID_STATE when the user's preferences have no file.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_preferences_save(keisen_preferences *preferences);

/**
 * Reads the absolute path of the file; "" where the user's preferences have none.
 *
 * @param preferences  The preferences.
 * @param capacity     Bytes of `buffer`. 0 asks for the length alone.
 * @param buffer       Receives as much of the path as fits whole characters, with a NUL. May be
 *                     NULL when `capacity` is 0.
 * @param length       Receives the length of the whole path in bytes, without the NUL. May be NULL.
 * @return KEISEN_OK.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_preferences_get_path(keisen_preferences *preferences,
                                                     size_t capacity,
                                                     char *buffer,
                                                     size_t *length);

/** Reads the number of reports: what was odd about the file. @since 0.1 */
KEISEN_API keisen_status keisen_preferences_get_report_count(keisen_preferences *preferences,
                                                             size_t *count);

/**
 * Reads a report: one line, with key, value and path.
 *
 * @param preferences  The preferences.
 * @param index        Its place, from 0.
 * @param report       Receives what it is about. May be NULL.
 * @param capacity     Bytes of `buffer`. 0 asks for the length alone.
 * @param buffer       Receives as much of the line as fits whole characters, with a NUL. May be
 *                     NULL when `capacity` is 0.
 * @param length       Receives the length of the whole line in bytes, without the NUL. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such place.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_preferences_get_report(keisen_preferences *preferences,
                                                       size_t index,
                                                       keisen_preference_report *report,
                                                       size_t capacity,
                                                       char *buffer,
                                                       size_t *length);

/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_preferences_retain(keisen_preferences *preferences);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_preferences_release(keisen_preferences *preferences);
/** Tells whether two handles mean one set. @since 0.1 */
KEISEN_API keisen_status keisen_preferences_equal(keisen_preferences *preferences,
                                                  keisen_preferences *other,
                                                  bool *equal);

/* ---- Renderers and devices ----------------------------------------------------------------- */

/**
 * Turns a chart's drawing into pixels.
 *
 * A Vulkan renderer owns one device, with pipelines and buffers that all its charts reuse; charts
 * on one renderer wait only for its queue, and two renderers never wait for each other's
 * frames. On a GPU the columns of points with 16,384 rows or more stay on the device, in a quarter
 * of its memory at most: a pan or a zoom sends a few numbers, appended rows are sent alone, and a
 * column that several charts show is there once. What belongs to a column that is released goes at
 * the renderer's next frame.
 */
typedef struct keisen_renderer keisen_renderer;

/** What draws. */
typedef enum keisen_renderer_kind {
  /** Vulkan on a real GPU where there is one, else the CPU. */
  KEISEN_RENDERER_AUTO = 0,
  /** The CPU: needs no driver, same pixels on every machine. */
  KEISEN_RENDERER_CPU = 1,
  /** Vulkan 1.3, on any device that is not excluded by the other options. */
  KEISEN_RENDERER_VULKAN = 2
} keisen_renderer_kind;

/** What a Vulkan device is. */
typedef enum keisen_device_kind {
  /** As an option: any kind, the best first. */
  KEISEN_DEVICE_ANY = 0,
  KEISEN_DEVICE_DISCRETE = 1,
  KEISEN_DEVICE_INTEGRATED = 2,
  KEISEN_DEVICE_VIRTUAL = 3,
  /** A driver that draws on the CPU, such as lavapipe. */
  KEISEN_DEVICE_CPU = 4,
  KEISEN_DEVICE_OTHER = 5
} keisen_device_kind;

/** Which renderer to make. */
typedef struct keisen_renderer_options {
  /** sizeof(keisen_renderer_options). */
  uint32_t struct_size;
  /** What draws. Default automatic. */
  keisen_renderer_kind kind;
  /** Kind of device wanted. Default any. */
  keisen_device_kind device_kind;
  /** Index of the device wanted, as keisen_device_get_info() counts; -1 for any. Default -1. */
  int32_t device_index;
  /** Part of the name of the device wanted, upper and lower case alike, or NULL for any. Default
   * NULL. */
  const char *device_name;
  /** Whether the Vulkan validation layer checks every call: slow, for tests. Default false. */
  bool validation;
} keisen_renderer_options;

/** A keisen_renderer_options with all defaults. */
#define KEISEN_RENDERER_OPTIONS_INIT                                                               \
  {sizeof(keisen_renderer_options), KEISEN_RENDERER_AUTO, KEISEN_DEVICE_ANY, -1, NULL, false}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_renderer_options_init(keisen_renderer_options *options,
                                                      uint32_t struct_size);

/**
 * Makes a renderer.
 *
 * @param options   Which one, or NULL. Device options and validation are refused for another kind
 *                  than Vulkan; at most one of index, name and kind may be given.
 * @param renderer  Receives the renderer.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when an option or KEISEN_THREADS is not allowed;
 *         KEISEN_ERROR_NO_DEVICE when Vulkan was asked for and there is no loader or no such
 * device, with a message that says what to install; KEISEN_ERROR_UNSUPPORTED when validation was
 * asked for and is not installed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_renderer_create(const keisen_renderer_options *options,
                                                keisen_renderer **renderer);

/**
 * Gets the name of what draws, such as "CPU" or "Vulkan, llvmpipe".
 *
 * @param renderer  The renderer.
 * @param name      Receives a string that lives as long as the renderer.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_renderer_get_name(keisen_renderer *renderer, const char **name);

/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_renderer_retain(keisen_renderer *renderer);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_renderer_release(keisen_renderer *renderer);
/** Tells whether two handles mean one renderer. @since 0.1 */
KEISEN_API keisen_status keisen_renderer_equal(keisen_renderer *renderer,
                                               keisen_renderer *other,
                                               bool *equal);

/** What is known about a Vulkan device. */
typedef struct keisen_device_info {
  /** sizeof(keisen_device_info), set by the caller. */
  uint32_t struct_size;
  /** What it is. */
  keisen_device_kind kind;
  /** Greatest width and height of a picture, in pixels. */
  uint32_t max_image_size;
  /** Version of Vulkan, as VK_MAKE_API_VERSION packs it. */
  uint32_t api_version;
  /** Its name, NUL-terminated UTF-8. */
  char name[256];
  /** Its driver's name and version, NUL-terminated UTF-8. */
  char driver[256];
} keisen_device_info;

/** A keisen_device_info to be filled. */
#define KEISEN_DEVICE_INFO_INIT {sizeof(keisen_device_info), KEISEN_DEVICE_ANY, 0, 0, "", ""}

/**
 * Counts the Vulkan devices that a renderer can use.
 *
 * @param count  Receives the number; at least 1 on success.
 * @return KEISEN_OK, or KEISEN_ERROR_NO_DEVICE with a message that says what to install.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_device_get_count(uint32_t *count);

/**
 * Reads what is known about a Vulkan device.
 *
 * @param index  Which one, from 0.
 * @param info   Receives `struct_size` bytes.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT when there is no such device, or
 *         KEISEN_ERROR_NO_DEVICE when there is none at all.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_device_get_info(uint32_t index, keisen_device_info *info);

/* ---- Rendering ----------------------------------------------------------------------------- */

/** A picture in memory: RGBA8, sRGB, straight alpha, rows top to bottom. Immutable. */
typedef struct keisen_image keisen_image;

/** Where a viewer of an SVG document finds its fonts. */
typedef enum keisen_svg_fonts {
  /** In the document, which brings those glyphs along that it shows: it looks the same on a machine
   * without the fonts. A font that can't be embedded - a variable one, and all of them where
   * libharfbuzz-subset.so.0 is not installed - is named, as are all for viewers that know no
   * embedded fonts. */
  KEISEN_SVG_FONTS_EMBEDDED = 0,
  /** On its machine, by the names of their families; the default one is Inter. Without it the
   * viewer takes another one, squeezed or stretched to the same width. The smallest documents. */
  KEISEN_SVG_FONTS_NAMED = 1,
  /** Nowhere: letters are shapes. They look the same in every viewer, and can't be found, selected
   * or edited as text. */
  KEISEN_SVG_FONTS_OUTLINES = 2
} keisen_svg_fonts;

/** How to render a frame. */
typedef struct keisen_render_options {
  /** sizeof(keisen_render_options). */
  uint32_t struct_size;
  /** Where a viewer of an SVG document finds its fonts. Default KEISEN_SVG_FONTS_EMBEDDED. */
  keisen_svg_fonts fonts;
  /** Whether every series is drawn row by row, however many rows are in view; else
   * keisen_chart_set_direct_rows() decides. Default false. */
  bool exact;
  /** Whether a file tells the chart's title, what keisen_chart_get_alt() tells, and that Keisen
   * made it: a PNG in text chunks (iTXt), SVG and PDF as their title and description. Default true.
   */
  bool metadata;
  /** Device pixels per point, positive and finite, or 0 for the call's own: 2 for a PNG that
   * keisen_chart_write_file() or keisen_figure_write_file() writes, which is sharp on the screens
   * of today, and 1 for every other picture and for documents. Default 0. */
  double pixel_ratio;
  /** Time of the frame in seconds, finite. Default 0. */
  double time;
} keisen_render_options;

/** A keisen_render_options with all defaults. */
#define KEISEN_RENDER_OPTIONS_INIT                                                                 \
  {sizeof(keisen_render_options), KEISEN_SVG_FONTS_EMBEDDED, false, true, 0, 0}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_render_options_init(keisen_render_options *options,
                                                    uint32_t struct_size);

/**
 * Computes the size of the chart's picture in pixels: each side times the pixel ratio, rounded, at
 * least 1.
 *
 * @param chart    The chart.
 * @param options  How to render, or NULL.
 * @param width    Receives the columns.
 * @param height   Receives the rows.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the picture would be too large.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_pixel_size(keisen_chart *chart,
                                                     const keisen_render_options *options,
                                                     uint32_t *width,
                                                     uint32_t *height);

/**
 * Draws the chart into a picture of its own.
 *
 * A frame works on copies and commits at its end: one that fails leaves the chart as it was.
 *
 * @param chart     The chart.
 * @param renderer  What draws, or NULL for this process's default: the one that the environment's
 *                  KEISEN_RENDERER names ("auto", "cpu", "vulkan"), else that of the user's
 *                  preferences where this machine has it, else automatic.
 * @param options   How to render, or NULL.
 * @param image     Receives the picture.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed, the picture would
 * be too large or the extents of a projection to fit overflow; KEISEN_ERROR_UNSUPPORTED when the
 *         device has no picture that large; KEISEN_ERROR_NO_DEVICE; KEISEN_ERROR_DEVICE_LOST.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_render(keisen_chart *chart,
                                             keisen_renderer *renderer,
                                             const keisen_render_options *options,
                                             keisen_image **image);

/**
 * Draws the chart into the caller's memory.
 *
 * @param chart          The chart.
 * @param renderer       What draws, or NULL for the default.
 * @param options        How to render, or NULL.
 * @param pixels         `size` bytes, RGBA8, aligned or not. All pixels are overwritten, the bytes
 *                       between rows are not. On error their content is undefined.
 * @param bytes_per_row  Bytes from one row to the next, at least 4 * width.
 * @param size           Bytes at `pixels`, at least bytes_per_row * (height - 1) + 4 * width.
 * @return As keisen_chart_render(), and KEISEN_ERROR_INVALID_ARGUMENT when the memory is too small.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_render_into(keisen_chart *chart,
                                                  keisen_renderer *renderer,
                                                  const keisen_render_options *options,
                                                  void *pixels,
                                                  size_t bytes_per_row,
                                                  size_t size);

/**
 * Draws the chart and encodes it as a PNG file in memory, with its resolution (pHYs) and texts
 * (iTXt, UTF-8): `Title`, `Description`, which is what keisen_chart_get_alt() tells, and
 * `Software`.
 *
 * @param chart     The chart.
 * @param renderer  What draws, or NULL for the default.
 * @param options   How to render, or NULL.
 * @param bytes     Receives the file.
 * @return As keisen_chart_render().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_render_png(keisen_chart *chart,
                                                 keisen_renderer *renderer,
                                                 const keisen_render_options *options,
                                                 keisen_bytes **bytes);

/**
 * Draws the chart as an SVG document: shapes as shapes, text as text.
 *
 * It is as large as the chart, a point for a pixel of CSS; its <title> is the chart's title, its
 * <desc> what keisen_chart_get_alt() tells, both with the tag of the chart's language. Lines have
 * their true width, however thin; lines of many rows are envelopes, which are bounded by the
 * picture's width and not by the rows. Heat maps, densities, lines drawn as coverage, and more than
 * 50,000 markers or shapes of one series are pictures within it. The same chart gives the same
 * bytes, and identifiers begin with letters that hang on them, so that several documents can be
 * parts of one page.
 *
 * The CPU draws, so a document is the same on every machine with the same fonts.
 *
 * @param chart    The chart.
 * @param options  How to render, or NULL. The pixel ratio tells the pixels on which the plot's
 * sides and the baselines of texts lie, and how fine envelopes and cells are. Series are exact.
 * @param bytes    Receives the document, in UTF-8, without a zero at its end.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed, the picture would
 *         be too large or the extents of a projection to fit overflow.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_render_svg(keisen_chart *chart,
                                                 const keisen_render_options *options,
                                                 keisen_bytes **bytes);

/**
 * Draws the chart as a PDF document of one page: shapes as shapes, text as text that can be found
 * and copied, with those glyphs of its fonts that it shows.
 *
 * As keisen_chart_render_svg(). The title is the document's, what keisen_chart_get_alt() tells its
 * subject and the alternative text of the page, a figure in the chart's language; it holds no date.
 * Text in a variable font, and all text where libharfbuzz-subset.so.0 is not installed, is drawn as
 * outlines.
 *
 * @param chart    The chart.
 * @param options  How to render, or NULL.
 * @param bytes    Receives the document.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed, the picture would
 *         be too large or the extents of a projection to fit overflow.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_render_pdf(keisen_chart *chart,
                                                 const keisen_render_options *options,
                                                 keisen_bytes **bytes);

/**
 * Draws the chart and writes it to a file, whose format its name tells: `.png`, `.svg` or
 * `.pdf`.
 *
 * The file is written beside its final place and moved there when whole: on any error the old file
 * stays, or none.
 *
 * @param chart     The chart.
 * @param renderer  What draws the pixels of a PNG, or NULL for the default. Documents are the same
 *                  with each.
 * @param options   How to render, or NULL.
 * @param path      Where to write.
 * @return As keisen_chart_render(), KEISEN_ERROR_INVALID_ARGUMENT when the path is NULL, empty or
 * not UTF-8, KEISEN_ERROR_UNSUPPORTED when its name tells no format that there is, KEISEN_ERROR_IO.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_write_file(keisen_chart *chart,
                                                 keisen_renderer *renderer,
                                                 const keisen_render_options *options,
                                                 const char *path);

/** What became of many charts that were drawn together. Immutable. */
typedef struct keisen_batch keisen_batch;

/**
 * Hears how far a batch is, on the thread that called keisen_render_batch(): after charts which
 * that thread has drawn itself, and once when all are done, unless there are none.
 *
 * @param done     Charts that are drawn or have failed, on all threads.
 * @param count    All charts.
 * @param context  The options' `context`.
 * @return KEISEN_OK to go on; anything else cancels the batch: no other chart is begun.
 */
typedef keisen_status (*keisen_batch_progress_callback)(size_t done, size_t count, void *context);

/**
 * Hears that a chart has failed, on the thread that was to draw it, before that thread draws
 * another one; not of charts that a cancelled batch did not come to. Called by several threads at
 * once.
 *
 * @param index    Number of the chart in the batch.
 * @param status   Why, negative.
 * @param message  The same in one line, valid during the call.
 * @param context  The options' `context`.
 */
typedef void (*keisen_batch_failure_callback)(size_t index,
                                              keisen_status status,
                                              const char *message,
                                              void *context);

/** How to render many charts. */
typedef struct keisen_batch_options {
  /** sizeof(keisen_batch_options). */
  uint32_t struct_size;
  /** Threads that draw at once at most, the calling one included. 0, the default, and more than the
   * process has for drawing (KEISEN_THREADS in the environment, else its cores) is all of these. */
  uint32_t threads;
  /** Hears how far it is, and can cancel. May be NULL, the default. */
  keisen_batch_progress_callback progress;
  /** Hears of charts that failed. May be NULL, the default. */
  keisen_batch_failure_callback failure;
  /** For both. */
  void *context;
} keisen_batch_options;

/** A keisen_batch_options with all defaults. */
#define KEISEN_BATCH_OPTIONS_INIT {sizeof(keisen_batch_options), 0, NULL, NULL, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_batch_options_init(keisen_batch_options *options,
                                                   uint32_t struct_size);

/**
 * Draws many charts, several at a time, and encodes each as a PNG file in memory, as
 * keisen_chart_render_png() does one: the same bytes.
 *
 * A chart that fails fails alone. Each chart is drawn by one thread, which runs its callbacks too:
 * the calling thread or one of the library's own. A Vulkan renderer on a GPU draws up to 16 charts
 * of one size in one submission. Holds all files in memory until the batch is released; besides
 * these, the pictures that are being drawn.
 *
 * @param charts         `count` charts of any sizes, in any order; one may come several times. What
 *                       is no chart fails with KEISEN_ERROR_INVALID_HANDLE, by itself. May be NULL
 *                       when `count` is 0.
 * @param count          Number of charts, at most 2^24.
 * @param renderer       What draws, or NULL for the default.
 * @param options        How to render each, or NULL.
 * @param batch_options  How to render many, or NULL.
 * @param batch          Receives what became of the charts, also when some failed or the batch was
 *                       cancelled.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `charts` is NULL and `count` is not 0,
 *         `count` is too large, or an option is not allowed; KEISEN_ERROR_INVALID_HANDLE,
 *         KEISEN_ERROR_NO_DEVICE for the renderer. Then nothing was drawn.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_render_batch(keisen_chart *const *charts,
                                             size_t count,
                                             keisen_renderer *renderer,
                                             const keisen_render_options *options,
                                             const keisen_batch_options *batch_options,
                                             keisen_batch **batch);

/** Reads the number of charts in a batch. @since 0.1 */
KEISEN_API keisen_status keisen_batch_get_count(keisen_batch *batch, size_t *count);

/** Reads how many charts of a batch have no file: those that failed and those that a cancelled
 * batch did not come to. @since 0.1 */
KEISEN_API keisen_status keisen_batch_get_failure_count(keisen_batch *batch, size_t *count);

/**
 * Reads what became of a chart: its file, or why there is none.
 *
 * @param batch  The batch.
 * @param index  Number of the chart, from 0, in the order in which they were given.
 * @param bytes  Receives the PNG file.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when there is no such chart; else what
 *         keisen_chart_render_png() of this chart returned, with its message, or
 *         KEISEN_ERROR_CANCELLED where the batch was cancelled before: that chart is as it was.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_batch_get_png(keisen_batch *batch,
                                              size_t index,
                                              keisen_bytes **bytes);

/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_batch_retain(keisen_batch *batch);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_batch_release(keisen_batch *batch);
/** Tells whether two handles mean one batch. @since 0.1 */
KEISEN_API keisen_status keisen_batch_equal(keisen_batch *batch, keisen_batch *other, bool *equal);

/** How a series was drawn. */
typedef enum keisen_tier {
  /** Every row by itself. */
  KEISEN_TIER_DIRECT = 0,
  /** The envelope of many rows: of each column of an eighth of a device pixel, what the line
   * covers, with its gaps. No position is wrong by more than 1/16 pixel, no channel by more than 17
   * of 255; 1/16 + 1/128 and 19 where rows are read when they are needed. So are lines drawn,
   * straight or in steps, that have more rows in view than keisen_chart_set_direct_rows() says, are
   * solid with round joins and caps, and whose x ascends or descends without gaps. Of category bars
   * it is the farthest tips in each column of device pixels, where several bars stand in one and
   * none has a colour of its own; the picture is the same as of all bars, what shines through drawn
   * once, so both bounds are 0. */
  KEISEN_TIER_ENVELOPE = 1,
  /** As the number, the mean or the categories of the rows in each cell of a grid: densities, and
   * nothing else. Counts are exact, so the bounds are 0. */
  KEISEN_TIER_DENSITY = 2,
  /** The coverage of each pixel by all rows of a line, gathered in one pass. No position is wrong
   * by more than 1/16 pixel, no channel by more than 17 of 255. So are lines drawn that have more
   * rows than keisen_chart_set_direct_rows() says, are solid with round joins and caps, and whose x
   * goes both ways or has gaps - orbits, phase plots - or whose segments are separate. Curves, too,
   * which err by 1/32 pixel and 8 of 255 more in either tier. Of arrows, of polygons without
   * borders and of rectangles of bars and candlesticks, where they are as many, it is what they are
   * on each pixel, over each other as one by one: no position is wrong, no channel by more than 2
   * of 255. */
  KEISEN_TIER_COVERAGE = 3,
  /** Numbers about groups of rows, found when columns change: boxes, violins, hexagons. They are
   * exact, save the densities of violins, of which `bound_pixels` tells the bound. */
  KEISEN_TIER_SUMMARY = 4
} keisen_tier;

/** What a frame did. */
typedef struct keisen_frame_record {
  /** sizeof(keisen_frame_record), set by the caller. */
  uint32_t struct_size;
  /** Number of series drawn. */
  uint32_t series_count;
  /** Number of the frame in this chart, from 1. */
  uint64_t frame;
  /** Characters for which no font had a glyph; each is a box in the picture. */
  uint64_t missing_glyphs;
  /** Time that the frame was asked for, in seconds. */
  double time;
  /** The plot rectangle, in points. */
  keisen_rect plot;
  /** Milliseconds from the call to the display list. */
  double encode_milliseconds;
  /** Milliseconds from the display list to the pixels. */
  double render_milliseconds;
  /** Titles, subtitles, captions, titles of axes, legends, colour bars, messages and labels of
   * slices that had no room; in a picture of 160 x 120 points or more axes without room for labels
   * too. They are not in the picture. */
  uint64_t omitted_parts;
  /** Titles, labels of ticks and names in legends that are in the picture without their end, and
   * legends that lack names, because they had no room. */
  uint64_t shortened_texts;
  /** Ranges of which one end is decided and all data lies beyond it, so that the other end, which
   * follows the data, stands 1 beside it, on a log scale a decade. */
  uint64_t held_ends;
  /** Annotations out of view of ranges that follow the data: texts, arrows, and rules and spans
   * that extend no range or lie beyond an end that is decided. */
  uint64_t unseen_annotations;
  /** Whether a range that depends on the size of a plot - of a window or an aspect - was decided
   * for another plot than the frame has: after 8 passes a frame is drawn as it is. */
  bool unsettled;
} keisen_frame_record;

/** A keisen_frame_record to be filled. */
#define KEISEN_FRAME_RECORD_INIT                                                                   \
  {sizeof(keisen_frame_record), 0, 0, 0, 0, {0, 0, 0, 0}, 0, 0, 0, 0, 0, 0, false}

/** What a frame did with one series. */
typedef struct keisen_series_record {
  /** sizeof(keisen_series_record), set by the caller. */
  uint32_t struct_size;
  /** How it was drawn. */
  keisen_tier tier;
  /** Rows read. */
  uint64_t rows;
  /** Rows that are gaps: NaN, missing, or not finite. */
  uint64_t gaps;
  /** Greatest error of any position, in device pixels: 0 when direct, 1/16 for a line's envelope
   * and coverage, 1/128 more where rows are read when they are needed. */
  double bound_pixels;
  /** Greatest error of any channel value, of 255: 0 when direct, 17 for a line's envelope and
   * coverage (19 where rows are read when they are needed), 2 for that of other shapes. It is that
   * of this series alone: where edges of several lie in one pixel, each adds its own. */
  double bound_channel;
  /** Milliseconds spent on it before the renderer. */
  double milliseconds;
  /** Rows whose values the scale has no place for, on a log scale those that are not positive. They
   * interrupt the line as gaps do, and are not counted among these. */
  uint64_t dropped;
  /** Whether rows with gaps among them were drawn as one run: in an envelope those of a column of
   * an eighth of a device pixel, once more than 1,000 of its rows are among gaps, or where rows are
   * read when they are needed. Then the gaps among them are not counted. */
  bool gaps_are_approximated;
  /** Rows of a swarm that may overlap others: those that had no room, and all of a group that is
   * spread by its density. */
  uint64_t crowded;
  /** Rows that are drawn as one shape: of candlesticks how many a bucket has, 1, 2, 4, ...; 1 of
   * all other series. */
  uint64_t rows_per_shape;
  /** Labels of its own that had no room, as those of slices; the frame's omitted_parts counts them
   * too. */
  uint64_t omitted_labels;
  /** Rows in view that begin where the scale has no place, as a bin or a cell from 0 does on a log
   * scale; of an image 1. They are drawn to the end of the plot, and are not among those that are
   * dropped. Bars from a baseline or base without a place are drawn so too, and not counted. */
  uint64_t open_ended;
} keisen_series_record;

/** A keisen_series_record to be filled. */
#define KEISEN_SERIES_RECORD_INIT                                                                  \
  {sizeof(keisen_series_record), KEISEN_TIER_DIRECT, 0, 0, 0, 0, 0, 0, false, 0, 1, 0, 0}

/**
 * Reads what the last frame of a chart did.
 *
 * @param chart   The chart.
 * @param record  Receives `struct_size` bytes.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_STATE when no frame was drawn yet.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_frame_record(keisen_chart *chart,
                                                       keisen_frame_record *record);

/**
 * Reads what the last frame of a chart did with one series.
 *
 * @param chart   The chart.
 * @param index   The series' place in that frame, from 0 at the bottom.
 * @param record  Receives `struct_size` bytes.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT when there is no such place, or
 *         KEISEN_ERROR_INVALID_STATE when no frame was drawn yet.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_series_record(keisen_chart *chart,
                                                        size_t index,
                                                        keisen_series_record *record);

/** What a text in a picture is for. */
typedef enum keisen_label_role {
  /** The label of a tick, or the line beside it that tells what it stands in. */
  KEISEN_LABEL_TICK = 0,
  /** The title of an axis. */
  KEISEN_LABEL_AXIS_TITLE = 1,
  /** The title of the chart. */
  KEISEN_LABEL_TITLE = 2,
  /** The line below the title. */
  KEISEN_LABEL_SUBTITLE = 3,
  /** The line below the picture. */
  KEISEN_LABEL_CAPTION = 4,
  /** The name of a series in a legend, or the legend's title. */
  KEISEN_LABEL_LEGEND = 5,
  /** A note in or at the plot. */
  KEISEN_LABEL_ANNOTATION = 6,
  /** The value of a bar. */
  KEISEN_LABEL_VALUE = 7,
  /** A message in a corner of the plot. */
  KEISEN_LABEL_MESSAGE = 8
} keisen_label_role;

/** One text of a picture and its box: for people who can't see, and for tests. */
typedef struct keisen_label_record {
  /** sizeof(keisen_label_record), set by the caller. */
  uint32_t struct_size;
  /** What it is for. */
  keisen_label_role role;
  /** Middle of the box, in points. */
  double center_x;
  double center_y;
  /** Width of the box before the turn, in points. */
  double width;
  /** Height of the box before the turn, in points. */
  double height;
  /** Turn about the middle counter-clockwise as seen on screen, in degrees. */
  double angle;
} keisen_label_record;

/** A keisen_label_record to be filled. */
#define KEISEN_LABEL_RECORD_INIT {sizeof(keisen_label_record), KEISEN_LABEL_TICK, 0, 0, 0, 0, 0}

/**
 * Reads the number of texts in the last frame of a chart.
 *
 * @param chart  The chart.
 * @param count  Receives the number.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_STATE when no frame was drawn yet.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_label_count(keisen_chart *chart, size_t *count);

/**
 * Reads where a text of the last frame is.
 *
 * @param chart   The chart.
 * @param index   Its place, from 0, in the order of drawing.
 * @param record  Receives `struct_size` bytes.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT when there is no such place, or
 *         KEISEN_ERROR_INVALID_STATE when no frame was drawn yet.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_label_record(keisen_chart *chart,
                                                       size_t index,
                                                       keisen_label_record *record);

/**
 * Reads what a text of the last frame says.
 *
 * @param chart     The chart.
 * @param index     Its place, from 0, in the order of drawing.
 * @param capacity  Bytes at `buffer`; 0 only reads the length.
 * @param buffer    Receives UTF-8 and a NUL, cut before a character that does not fit. NULL only
 * when `capacity` is 0.
 * @param length    Receives the bytes of the whole text, without the NUL. May be NULL.
 * @return As keisen_chart_get_label_record(), and KEISEN_ERROR_INVALID_ARGUMENT when `buffer` is
 * NULL and `capacity` is not 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_label_text(
    keisen_chart *chart, size_t index, size_t capacity, char *buffer, size_t *length);

/**
 * Reads what the text of a tick in the last frame stands in, the date of an hour; "" for others.
 *
 * @param chart     The chart.
 * @param index     Its place, from 0, in the order of drawing.
 * @param capacity  Bytes at `buffer`; 0 only reads the length.
 * @param buffer    As in keisen_chart_get_label_text().
 * @param length    Receives the bytes of the whole text, without the NUL. May be NULL.
 * @return As keisen_chart_get_label_text().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_label_context(
    keisen_chart *chart, size_t index, size_t capacity, char *buffer, size_t *length);

/* ---- Hit tests ----------------------------------------------------------------------------- */

/** What counts as near a point. */
typedef enum keisen_hit_mode {
  /** What is drawn nearest, in any direction. */
  KEISEN_HIT_NEAREST = 0,
  /** The row that stands nearest along x, of rows at the same x nearest along y: for crosshairs. */
  KEISEN_HIT_X = 1
} keisen_hit_mode;

/** How to look for what is drawn at a point. */
typedef struct keisen_hit_options {
  /** sizeof(keisen_hit_options). */
  uint32_t struct_size;
  /** What counts as near. Default KEISEN_HIT_NEAREST. */
  keisen_hit_mode mode;
  /** Distance in points up to which something is found, not negative; INFINITY for the nearest
   * anywhere in the plot. Default 10. */
  double within;
  /** Device pixels per point of the frame, between which its plot begins and ends: positive and
   * finite, or 0 for those of the last frame, 1 before the first. Default 0. */
  double pixel_ratio;
  /** Where to look, or NULL for all series of the chart. Default NULL. */
  keisen_series *series;
} keisen_hit_options;

/** A keisen_hit_options with all defaults. */
#define KEISEN_HIT_OPTIONS_INIT {sizeof(keisen_hit_options), KEISEN_HIT_NEAREST, 10, 0, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_hit_options_init(keisen_hit_options *options, uint32_t struct_size);

/** What is drawn at a point: one row of one series, or one cell of a heat map or a density. */
typedef struct keisen_hit {
  /** sizeof(keisen_hit), set by the caller. */
  uint32_t struct_size;
  /** The place of the series among those of the chart, from 0 at the bottom. */
  uint32_t series_index;
  /** The series, a new reference that the caller releases; NULL where nothing is found, and then
   * all that follows is 0. */
  keisen_series *series;
  /** The row of its columns, from 0: rows keep their numbers however they are drawn. Of category
   * bars the number of the bar, of a heat map the row of the cell, of a density that from the
   * plot's top. */
  uint64_t row;
  /** The row's value of the horizontal dimension, exact: as in the column, a timestamp with its
   * unit, or the row's number where there is no column. Of a category bar the place of its name on
   * the scale, of a cell of a heat map its middle, halfway between the values of its edges, and of
   * one of a density the value at its middle. */
  keisen_value x;
  /** The row's value of the vertical dimension, exact. Of a cell its middle. */
  keisen_value y;
  /** Where the row stands, in points; outside of the plot where a line leads there. */
  double position_x;
  double position_y;
  /** How far the point is from what is drawn, in points, 0 on it; along x alone where the mode is
   * KEISEN_HIT_X. */
  double distance;
  /** The column of the cell of a heat map, or of a density from the plot's left, from 0; 0 for all
   * other series. */
  uint64_t column;
  /** The value that gives the cell of a heat map, or a point of points with a colour column, its
   * colour, exact. NaN where the value is missing and where there is none. Of a density what is
   * made of the cell's rows: their number, their mean, or the code of the category that most of
   * them have, of several the first. */
  keisen_value value;
} keisen_hit;

/** A keisen_hit to be filled. */
#define KEISEN_HIT_INIT                                                                            \
  {sizeof(keisen_hit), 0, NULL, 0, KEISEN_VALUE(0), KEISEN_VALUE(0), 0, 0, 0, 0, KEISEN_VALUE(0)}

/**
 * Finds the row that is drawn nearest to a point of the picture.
 *
 * Layout and ranges are those of a frame drawn now, but nothing is drawn, and nothing changes. All
 * rows are looked at whatever tier draws them, in O(log n) where the columns allow it.
 *
 * A row of a line counts with the two segments that end in it, one between gaps as a dot, as far as
 * they are in the plot. The distance is that of the pen's edge, joins and caps taken as round and
 * dashes as closed. Of rows that are equally near - both ends of a segment are, and all rows whose
 * ink covers the point - it is the one that stands nearest itself, of these the first.
 *
 * Of points the distance is that of the outline of a marker that reaches into the plot, 0 inside
 * it, also in a ring. Of category bars it is that of the bar's rectangle, without its value; a bar
 * without height counts as the line where it would begin. Of markers, and of bars, that are equally
 * near it is the last one, which is on top. A heat map gives the cell at the point, with or without
 * a value, or beside its rectangle the nearest cell, and the distance of the rectangle. A density
 * gives the cell at the point, or the nearest one with rows, of several the upper and then the left
 * one; a cell without rows shows what is below it. Rows are counted only where the columns or the
 * view changed since they were.
 *
 * Of series at the same distance it is the topmost; with KEISEN_HIT_X the one whose row is nearest
 * along y before that. What is not drawn, for its width, its size or its opacity is 0, is not
 * found.
 *
 * @param chart    The chart.
 * @param x        Points from the left of the picture, finite.
 * @param y        Points from the top of the picture, finite.
 * @param options  How to look, or NULL.
 * @param hit      Receives `struct_size` bytes. Its series is NULL where nothing is near enough,
 *                 where the point is outside of the plot rectangle, and where the series of the
 *                 options is not in the chart. A size without room for the series gives none.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when a number is not allowed or the extents of a
 *         projection to fit overflow; KEISEN_ERROR_CALLBACK when one of these fails, and
 *         KEISEN_ERROR_INVALID_STATE when one of them calls this: `hit` of a custom series,
 *         `measure` of a custom attachment, a tick locator, a tick formatter, the hook of an unset
 *         projection, a function of a scale.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_hit(
    keisen_chart *chart, double x, double y, const keisen_hit_options *options, keisen_hit *hit);

/* ---- Selections ---------------------------------------------------------------------------- */

/**
 * Rows of a table that are chosen, which series of that table may show: brushing and linking.
 *
 * A series with a selection, keisen_series_set_selection(), draws the rows outside of it dimmed,
 * and those in it as ever and above these; so do all series with the same selection, in whatever
 * charts, in their next frame. While it is empty nothing is dimmed. Rows are numbers from 0 to 2^63
 * - 2; those that a series does not have count as any others. Memory goes with the runs of rows
 * that follow each other.
 */
typedef struct keisen_selection keisen_selection;

/**
 * Creates a selection of some rows, with a dimming of 0.15.
 *
 * @param rows       Rows in any order, of which some may be there twice; none negative nor the
 *                   greatest int64. NULL only when `count` is 0.
 * @param count      Number of rows; 0 makes an empty selection.
 * @param selection  Receives the selection.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a row is not allowed, or `rows` is NULL
 *         and `count` is not 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_selection_create(const int64_t *rows,
                                                 size_t count,
                                                 keisen_selection **selection);

/**
 * Replaces the rows of a selection.
 *
 * Each change of a selection is one step, which frames see whole or not at all. What leaves the
 * rows as they are is none.
 *
 * @param selection  The selection.
 * @param rows       As in keisen_selection_create().
 * @param count      Number of rows.
 * @return As keisen_selection_create(); on an error the old rows stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_selection_set_rows(keisen_selection *selection,
                                                   const int64_t *rows,
                                                   size_t count);

/**
 * Replaces the rows of a selection by those at which a mask is not 0.
 *
 * @param selection  The selection.
 * @param mask       A byte for each row from 0. NULL only when `count` is 0.
 * @param count      Number of bytes.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `mask` is NULL and `count` is not 0;
 * then the old rows stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_selection_set_mask(keisen_selection *selection,
                                                   const uint8_t *mask,
                                                   size_t count);

/**
 * Reads the rows of a selection, ascending.
 *
 * @param selection  The selection.
 * @param capacity   Number of rows that have room at `rows`; 0 only counts.
 * @param rows       Receives the first `capacity` rows at most. NULL only when `capacity` is 0.
 * @param count      Receives the number of all rows. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `rows` is NULL and `capacity` is not 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_selection_get_rows(keisen_selection *selection,
                                                   size_t capacity,
                                                   int64_t *rows,
                                                   size_t *count);

/**
 * Writes 1 for each of the rows from 0 that is in a selection, else 0.
 *
 * @param selection  The selection.
 * @param capacity   Number of rows, and of bytes at `mask`.
 * @param mask       Receives the bytes. NULL only when `capacity` is 0.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `mask` is NULL and `capacity` is not 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_selection_get_mask(keisen_selection *selection,
                                                   size_t capacity,
                                                   uint8_t *mask);

/** Tells whether a row is in a selection, in O(log n) of its runs. @since 0.1 */
KEISEN_API keisen_status keisen_selection_contains(keisen_selection *selection,
                                                   int64_t row,
                                                   bool *contains);

/** How the rows of another selection change a selection. */
typedef enum keisen_selection_change {
  /** They replace its own. */
  KEISEN_SELECTION_REPLACE = 0,
  /** They are added. */
  KEISEN_SELECTION_UNITE = 1,
  /** Those that are in both stay. */
  KEISEN_SELECTION_INTERSECT = 2,
  /** They are taken out. */
  KEISEN_SELECTION_SUBTRACT = 3,
  /** Those that are not in it are added, the others taken out. */
  KEISEN_SELECTION_TOGGLE = 4
} keisen_selection_change;

/**
 * Changes the rows of a selection by those of another one, which stays as it is.
 *
 * @param selection  The selection.
 * @param other      The other one; it may be the same.
 * @param change     What is done.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such change.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_selection_combine(keisen_selection *selection,
                                                  keisen_selection *other,
                                                  keisen_selection_change change);

/** Takes all rows out of a selection. @since 0.1 */
KEISEN_API keisen_status keisen_selection_clear(keisen_selection *selection);

/**
 * Takes the rows of a selection out and adds all others from 0 up to a count; those beyond are out.
 *
 * @param selection  The selection.
 * @param count      Number of rows of the table.
 * @return KEISEN_OK.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_selection_invert(keisen_selection *selection, size_t count);

/**
 * Changes what the alpha of rows outside of a selection is multiplied by.
 *
 * @param selection  The selection.
 * @param dimming    In 0...1; 0 hides them, 1 leaves them as they are.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when it is not in 0...1; then the old one
 *         stays.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_selection_set_dimming(keisen_selection *selection, double dimming);
/** Gets what the alpha of rows outside of a selection is multiplied by. @since 0.1 */
KEISEN_API keisen_status keisen_selection_get_dimming(keisen_selection *selection, double *dimming);

/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_selection_retain(keisen_selection *selection);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_selection_release(keisen_selection *selection);
/** Tells whether two handles mean one selection. @since 0.1 */
KEISEN_API keisen_status keisen_selection_equal(keisen_selection *selection,
                                                keisen_selection *other,
                                                bool *equal);

/**
 * Gives a series a selection, outside of which its rows are dimmed from the next frame on.
 *
 * Points, bars, category bars, stems, error bars, candlesticks, strips and swarms, arrows, polygons
 * and sectors take one. Rows outside are drawn first, their alpha multiplied by the selection's
 * dimming, then those in it, so that where rows share a pixel or, as in buckets of candlesticks, a
 * shape the selected ones are seen: each is drawn as a series of these rows alone, where it stands
 * among all. A polygon is selected where any of its corners is. Of category bars rows are the
 * numbers of bars, whose values are not dimmed; a line between two bars is drawn where both are in
 * the selection, or neither is. 64-bit integers beyond 2^53 are drawn as the nearest doubles
 * meanwhile. Legends show the series as ever. A custom series may have one too, by which its
 * functions dim what they draw, and each change of which is one of the series. It costs a copy of
 * one column for either part whenever the selection or the column changes, and drawing twice;
 * nothing while there is none or it is empty.
 *
 * @param series     The series.
 * @param selection  Its selection, or NULL for none.
 * @return KEISEN_OK, or KEISEN_ERROR_UNSUPPORTED when rows of the series have no shapes of their
 *         own; NULL is fine then too.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_selection(keisen_series *series,
                                                     keisen_selection *selection);

/** Gets the selection of a series as a new reference, NULL where it has none. @since 0.1 */
KEISEN_API keisen_status keisen_series_get_selection(keisen_series *series,
                                                     keisen_selection **selection);

/** How rows are selected by a box or a lasso. */
typedef struct keisen_select_options {
  /** sizeof(keisen_select_options). */
  uint32_t struct_size;
  /** Device pixels per point of the frame, between which its plot begins and ends: positive and
   * finite, or 0 for those of the last frame, 1 before the first. Default 0. */
  double pixel_ratio;
  /** Where to look, or NULL for all series of the chart. Default NULL. */
  keisen_series *series;
} keisen_select_options;

/** A keisen_select_options with all defaults. */
#define KEISEN_SELECT_OPTIONS_INIT {sizeof(keisen_select_options), 0, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_select_options_init(keisen_select_options *options,
                                                    uint32_t struct_size);

/**
 * Finds the rows whose drawn marks lie in a box of the picture.
 *
 * Layout and ranges are those of a frame drawn now, but nothing is drawn, and nothing changes. A
 * place on a side of the box is in it; places outside of the plot are in none. Rows are the
 * columns' own in every tier. What is not drawn, for its width, its size or its opacity is 0, is
 * not found.
 *
 * A row is found by its own place: of points, strips and swarms the middle of the marker, of lines
 * and areas x and y, of stems the tip, of error bars and arrows x and y, of candlesticks half way
 * from low to high, of bars the middle of what the plot shows of them, of sectors and slices of a
 * pie the middle of their angles and radii. All rows of a polygon are found where the middle of the
 * box around it is, those of a day of a calendar where the middle of its cell is. Rows of
 * densities, hexagons, boxes and violins are found by their own values, in whatever shape they are
 * counted. Cells of a heat map are found by their middle, pixels of an image too, values of
 * contours by their place on the grid: their row is the place of the value among all. Rectangles of
 * a treemap are found by their middle, as rows without children. Of a custom series a row is found
 * by the middle of its places: half way from the least to the greatest of its columns of x, and of
 * y; none where it has no column of one of these.
 *
 * Where x of points or lines goes one way, only rows between the sides of the box are read.
 *
 * @param chart       The chart.
 * @param box         The box, in points from the top left corner; a negative width or height
 * reaches to the other side.
 * @param options     How to look, or NULL.
 * @param capacity    Number of handles that have room at `series` and at `selections`; 0 only
 *                    counts.
 * @param count       Receives the number of series: all of the chart, or of the one in the options
 * 1, or 0 where that is not in the chart. Handles beyond it are NULL. May be NULL.
 * @param series      Receives a new reference to each series, from the bottom up, that the caller
 *                    releases. May be NULL.
 * @param selections  Receives a new selection for each series with its rows, empty where it has
 *                    none, that the caller releases. NULL only when `capacity` is 0.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when a side is not finite, another number is not
 *         allowed, the extents of a projection to fit overflow, or `selections` is NULL and
 *         `capacity` is not 0; KEISEN_ERROR_CALLBACK and KEISEN_ERROR_INVALID_STATE as
 *         keisen_chart_get_plot().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_select_box(keisen_chart *chart,
                                                 const keisen_rect *box,
                                                 const keisen_select_options *options,
                                                 size_t capacity,
                                                 size_t *count,
                                                 keisen_series **series,
                                                 keisen_selection **selections);

/**
 * Finds the rows whose drawn marks lie within a lasso: a polygon whose last point is joined with
 * its first.
 *
 * By the even-odd rule: what a lasso that crosses itself goes around twice is outside. One of fewer
 * than three points holds nothing. All else as keisen_chart_select_box().
 *
 * @param chart        The chart.
 * @param points       x and y of each point in turn, in points from the top left corner: twice
 *                     `point_count` numbers. NULL only when that is 0.
 * @param point_count  Number of points.
 * @param options      How to look, or NULL.
 * @param capacity     As in keisen_chart_select_box(), as all that follows.
 * @param count        Receives the number of series. May be NULL.
 * @param series       Receives the series. May be NULL.
 * @param selections   Receives the selections.
 * @return As keisen_chart_select_box(); KEISEN_ERROR_INVALID_ARGUMENT too when a coordinate is not
 *         finite, or `points` is NULL and `point_count` is not 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_select_lasso(keisen_chart *chart,
                                                   const double *points,
                                                   size_t point_count,
                                                   const keisen_select_options *options,
                                                   size_t capacity,
                                                   size_t *count,
                                                   keisen_series **series,
                                                   keisen_selection **selections);

/**
 * Finds the values that stand at a point of the picture: the inverse of
 * keisen_chart_get_position().
 *
 * Layout and ranges are those of a frame drawn now, as in keisen_chart_hit(). A value is the origin
 * of its range and the double nearest to the rest, so an instant is as exact as the range.
 *
 * @param chart        The chart.
 * @param space        A space that is not polar, whether anything is drawn in it or not; NULL for
 *                     the chart's own.
 * @param position_x   Points from the left of the picture, finite.
 * @param position_y   Points from the top of the picture, finite.
 * @param pixel_ratio  As in keisen_hit_options: 0 for that of the last frame, 1 before the first.
 * @param x            Receives the horizontal value, an instant in the scale's unit. Beyond the
 * plot it is told where the scale goes on; its offset is NaN where that ends before the point,
 * where the value is infinite, and in an empty plot.
 * @param y            Receives the vertical value.
 * @param inside       Receives whether the point is in the plot rectangle or on its border. May be
 *                     NULL.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when a number is not allowed or the extents of a
 *         projection to fit overflow; KEISEN_ERROR_UNSUPPORTED for a polar space;
 *         KEISEN_ERROR_CALLBACK and KEISEN_ERROR_INVALID_STATE as keisen_chart_get_plot().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_values(keisen_chart *chart,
                                                 keisen_space *space,
                                                 double position_x,
                                                 double position_y,
                                                 double pixel_ratio,
                                                 keisen_value *x,
                                                 keisen_value *y,
                                                 bool *inside);

/**
 * Finds where two values stand in the picture: the inverse of keisen_chart_get_values().
 *
 * @param chart        The chart.
 * @param space        As in keisen_chart_get_values(); it may be polar.
 * @param x            The horizontal value, or the angle.
 * @param y            The vertical value, or the radius.
 * @param pixel_ratio  As in keisen_chart_get_values().
 * @param position_x   Receives points from the left of the picture; NaN where a scale has no place
 *                     for a value or that is infinitely far away, and in an empty plot.
 * @param position_y   Receives points from the top of the picture; NaN as `position_x`.
 * @param inside       Receives whether the point is in the plot rectangle, or a rounding error
 *                     beside it. May be NULL.
 * @return As keisen_chart_get_values(), but for polar spaces.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_position(keisen_chart *chart,
                                                   keisen_space *space,
                                                   keisen_value x,
                                                   keisen_value y,
                                                   double pixel_ratio,
                                                   double *position_x,
                                                   double *position_y,
                                                   bool *inside);

/* ---- Crosshairs and tooltips --------------------------------------------------------------- */

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

/* ---- Figures ------------------------------------------------------------------------------- */

/**
 * A grid of charts in one picture: cells with spans, insets, one legend, titles around all of it.
 *
 * Each chart is drawn at the size of its cell, whatever its own size is. Plots in one column share
 * their left and right sides, plots in one row their top and bottom sides. Charts whose spaces
 * share a projection (keisen_chart_create_with_space()) are linked, and where neighbours show the
 * same one, the inner axis has neither labels nor a title. Small multiples are a loop over the
 * categories: a chart each, in spaces of the same projections, its category as title.
 */
typedef struct keisen_figure keisen_figure;

/**
 * Makes a figure without charts.
 *
 * @param width    Width of the picture in points, positive and finite.
 * @param height   Height of the picture in points, positive and finite.
 * @param rows     Number of rows of the grid, 1...1000.
 * @param columns  Number of columns of the grid, 1...1000.
 * @param figure   Receives the figure.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when a number is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_create(
    double width, double height, uint32_t rows, uint32_t columns, keisen_figure **figure);

/**
 * Gets the chart around the grid, as a new reference: what it has is the figure's.
 *
 * Its size, theme, background, padding, titles and alternative text are set by the functions of
 * charts. A legend that it gets shows the names of all charts, those of one name that look alike
 * once; a colour bar, a note or a canvas lies around or over the grid, which is its plot. Charts
 * without a theme of their own take its theme. It has a bottom and a left axis that show nothing
 * but a title, where they are given one (keisen_chart_set_x_title()): for what all charts have in
 * common. After a frame of the figure its frame record and its texts are those of the whole
 * picture, the record's plot is the grid. Drawn by itself it has no charts in it.
 *
 * @param figure  The figure.
 * @param chart   Receives the chart.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_get_outer(keisen_figure *figure, keisen_chart **chart);

/**
 * Reads the numbers of rows and columns of a figure's grid.
 *
 * @param figure   The figure.
 * @param rows     Receives the number of rows.
 * @param columns  Receives the number of columns.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_get_shape(keisen_figure *figure,
                                                 uint32_t *rows,
                                                 uint32_t *columns);

/**
 * Makes a row take a part of what others leave; of plots that are aligned, of what is left for
 * these. All have weight 1 at first.
 *
 * @param figure  The figure.
 * @param row     Its number, from 0 at the top.
 * @param weight  Positive and finite.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such row or the weight is
 *         not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_set_row_weight(keisen_figure *figure,
                                                      uint32_t row,
                                                      double weight);

/**
 * Gives a row a height, axes and margins of its charts included.
 *
 * @param figure  The figure.
 * @param row     Its number, from 0 at the top.
 * @param points  Positive and finite.
 * @return As keisen_figure_set_row_weight().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_set_row_points(keisen_figure *figure,
                                                      uint32_t row,
                                                      double points);

/**
 * Makes a column take a part of what others leave, as keisen_figure_set_row_weight().
 *
 * @param figure  The figure.
 * @param column  Its number, from 0 at the left.
 * @param weight  Positive and finite.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such column or the weight is
 *         not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_set_column_weight(keisen_figure *figure,
                                                         uint32_t column,
                                                         double weight);

/**
 * Gives a column a width, axes and margins of its charts included.
 *
 * @param figure  The figure.
 * @param column  Its number, from 0 at the left.
 * @param points  Positive and finite.
 * @return As keisen_figure_set_column_weight().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_set_column_points(keisen_figure *figure,
                                                         uint32_t column,
                                                         double points);

/**
 * Reads how high a row is.
 *
 * @param figure  The figure.
 * @param row     Its number, from 0 at the top.
 * @param weight  Receives its weight; 0 where it has a height. May be NULL.
 * @param points  Receives its height in points; 0 where it has a weight. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such row.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_get_row(keisen_figure *figure,
                                               uint32_t row,
                                               double *weight,
                                               double *points);

/**
 * Reads how wide a column is.
 *
 * @param figure  The figure.
 * @param column  Its number, from 0 at the left.
 * @param weight  Receives its weight; 0 where it has a width. May be NULL.
 * @param points  Receives its width in points; 0 where it has a weight. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such column.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_get_column(keisen_figure *figure,
                                                  uint32_t column,
                                                  double *weight,
                                                  double *points);

/**
 * Sets the free room between rows and between columns, beside the margins that charts have
 * themselves: 0 at first.
 *
 * @param figure   The figure.
 * @param rows     Points between two rows, finite and not negative.
 * @param columns  Points between two columns, finite and not negative.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when one is not allowed; then both stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_set_gaps(keisen_figure *figure, double rows, double columns);

/**
 * Reads the free room between rows and between columns.
 *
 * @param figure   The figure.
 * @param rows     Receives the points between two rows.
 * @param columns  Receives the points between two columns.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_get_gaps(keisen_figure *figure,
                                                double *rows,
                                                double *columns);

/**
 * Chooses whether plots of one row or column share their sides; they do at first.
 *
 * Weights divide what is left for plots then, so that plots of equal weight are equally large, to
 * the pixel; else they divide the whole picture, and each chart lays itself out.
 *
 * @param figure   The figure.
 * @param aligned  Whether they do.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_set_aligned(keisen_figure *figure, bool aligned);

/** Reads what keisen_figure_set_aligned() chooses. @since 0.1 */
KEISEN_API keisen_status keisen_figure_get_aligned(keisen_figure *figure, bool *aligned);

/**
 * Chooses whether axes between charts show labels and titles where the next chart on their side
 * shows the same projection on the same side; they don't at first.
 *
 * Ticks and lines are always there. Only charts in the grid count, and beside a chart with a span
 * all of its neighbours do.
 *
 * @param figure  The figure.
 * @param shown   Whether they show labels and titles.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_set_inner_labels(keisen_figure *figure, bool shown);

/** Reads what keisen_figure_set_inner_labels() chooses. @since 0.1 */
KEISEN_API keisen_status keisen_figure_get_inner_labels(keisen_figure *figure, bool *shown);

/**
 * Puts a chart into the grid. It may be in other figures too.
 *
 * @param figure       The figure.
 * @param chart        The chart.
 * @param row          The uppermost of its rows, from 0.
 * @param column       The leftmost of its columns, from 0.
 * @param row_span     Number of its rows, at least 1.
 * @param column_span  Number of its columns, at least 1.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when it leaves the grid, or another chart has
 *         one of the cells; KEISEN_ERROR_INVALID_STATE when the chart is in the figure already, or
 *         is its outer one. Then nothing changes.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_add_chart(keisen_figure *figure,
                                                 keisen_chart *chart,
                                                 uint32_t row,
                                                 uint32_t column,
                                                 uint32_t row_span,
                                                 uint32_t column_span);

/** How the box of an inset looks, and what shows the part of the parent's plot that it shows. */
typedef struct keisen_inset_options {
  /** sizeof(keisen_inset_options). */
  uint32_t struct_size;
  /** Whether a rectangle in the parent's plot shows the ranges of the inset's own space, as far as
   * they are in the plot. Default false. */
  bool region;
  /** Whether two lines join corners of that rectangle and of the box: those that cross neither.
   * Default true. */
  bool connected;
  /** Full width of the box's border, in points; 0 is none. Default 1. */
  double border_width;
  /** Radius of the box's corners, in points. Default 0. */
  double radius;
  /** Full width of the rectangle in the plot and of the lines, in points. Default 1. */
  double region_width;
  /** Fill of the box. Default automatic: the chart's background, else the theme's. */
  keisen_color background;
  /** Colour of the border. Default automatic: the theme's for axes. */
  keisen_color border_color;
  /** Colour of the rectangle and of the lines. Default automatic: the theme's for axes. */
  keisen_color region_color;
} keisen_inset_options;

/** A keisen_inset_options with all defaults. */
#define KEISEN_INSET_OPTIONS_INIT                                                                  \
  {sizeof(keisen_inset_options),                                                                   \
   false,                                                                                          \
   true,                                                                                           \
   1,                                                                                              \
   0,                                                                                              \
   1,                                                                                              \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_inset_options_init(keisen_inset_options *options,
                                                   uint32_t struct_size);

/**
 * Puts a chart over another one, or over the grid, as an inset.
 *
 * It is drawn above the grid and the insets before it, whole, axes and titles included.
 *
 * @param figure   The figure.
 * @param chart    The chart.
 * @param parent   A chart of the figure, or NULL for the grid.
 * @param place    Where it lies, in fractions of the parent's plot, from the plot's top left
 *                 corner. It may reach beyond the plot.
 * @param options  How it looks, or NULL.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when a number is not in -10...10, a width or a
 *         height is not positive, or an option is not allowed; KEISEN_ERROR_INVALID_STATE when the
 * chart is in the figure already, is its outer one, or the parent is not in the figure. Then
 *         nothing changes.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_add_inset(keisen_figure *figure,
                                                 keisen_chart *chart,
                                                 keisen_chart *parent,
                                                 keisen_rect place,
                                                 const keisen_inset_options *options);

/**
 * Takes a chart out of the grid or from over it, with the insets that lie over it; nothing happens
 * where it is not in the figure.
 *
 * @param figure  The figure.
 * @param chart   The chart.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_remove_chart(keisen_figure *figure, keisen_chart *chart);

/** Reads the number of charts in the grid and over it. @since 0.1 */
KEISEN_API keisen_status keisen_figure_get_chart_count(keisen_figure *figure, size_t *count);

/**
 * Gets a chart of a figure, as a new reference.
 *
 * @param figure  The figure.
 * @param index   Its place: those in the grid in the order of being added, then the insets from the
 *                bottom up.
 * @param chart   Receives the chart.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such place.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_get_chart(keisen_figure *figure,
                                                 size_t index,
                                                 keisen_chart **chart);

/**
 * Gets the chart that takes a cell of the grid, as a new reference.
 *
 * @param figure  The figure.
 * @param row     The cell's row, from 0.
 * @param column  The cell's column, from 0.
 * @param chart   Receives the chart; NULL where there is none, and outside of the grid.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_get_chart_at(keisen_figure *figure,
                                                    uint32_t row,
                                                    uint32_t column,
                                                    keisen_chart **chart);

/**
 * Reads where a chart would lie in the next frame with the ranges as they are, at the pixel ratio
 * of the last one, 1 before the first. Lays out, and draws and stores nothing.
 *
 * @param figure  The figure.
 * @param chart   A chart of the figure.
 * @param place   Receives its rectangle, in the figure's points. May be NULL.
 * @param plot    Receives its plot rectangle, in the figure's points. May be NULL.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_STATE when the chart is not in the figure; else as
 *         keisen_chart_get_plot(), where `draw_sample` of a custom series may be the cause too, if
 *         the outer chart has a legend.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_get_place(keisen_figure *figure,
                                                 keisen_chart *chart,
                                                 keisen_rect *place,
                                                 keisen_rect *plot);

/**
 * Fits every projection under the series of all charts, once, as keisen_projection_fit() does.
 *
 * @param figure  The figure.
 * @return As keisen_projection_fit(). Projections before the failing one stay fitted.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_fit(keisen_figure *figure);

/**
 * Fits every projection under the series of all charts, once, as keisen_projection_fit_extents()
 * does.
 *
 * @param figure  The figure.
 * @return As keisen_figure_fit().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_fit_extents(keisen_figure *figure);

/**
 * Reads what the picture shows in words: the text that the outer chart was given, or else the
 * number of charts, the title, and what keisen_chart_get_alt() tells of each, in the language of
 * the outer chart. Where that is longer than 500 characters, of each chart that was given no text
 * only kind and title are told; where that is longer too, of none.
 *
 * @param figure    The figure.
 * @param capacity  Bytes at `buffer`; 0 only reads the length.
 * @param buffer    Receives UTF-8 and a NUL, cut before a character that does not fit. NULL only
 * when `capacity` is 0.
 * @param length    Receives the bytes of the whole text without the NUL. May be NULL.
 * @return As keisen_chart_get_alt().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_get_alt(keisen_figure *figure,
                                               size_t capacity,
                                               char *buffer,
                                               size_t *length);

/**
 * Reads all that the picture shows, in words: a line for the figure, then what
 * keisen_chart_get_description() tells of each chart, with an empty line between, in the language
 * of the outer chart.
 *
 * @param figure    The figure.
 * @param capacity  Bytes at `buffer`; 0 only reads the length.
 * @param buffer    Receives UTF-8 and a NUL, cut before a character that does not fit. NULL only
 * when `capacity` is 0.
 * @param length    Receives the bytes of the whole text without the NUL. May be NULL.
 * @return As keisen_chart_get_alt().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_get_description(keisen_figure *figure,
                                                       size_t capacity,
                                                       char *buffer,
                                                       size_t *length);

/**
 * Writes the rows behind all series of all charts as a table, in the language of the outer chart.
 *
 * As keisen_chart_get_data_table(): in CSV with one more column, `chart`: its title, or its number
 * from 1 where it has none; of charts with one title those that come later have numbers too. HTML
 * has the tables of each chart after each other, their captions with the same names.
 *
 * @param figure   The figure.
 * @param options  How the table is written, or NULL.
 * @param bytes    Receives the text, in UTF-8, without a zero at its end.
 * @return As keisen_chart_get_data_table().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_get_data_table(keisen_figure *figure,
                                                      const keisen_data_table_options *options,
                                                      keisen_bytes **bytes);

/**
 * Tells how the charts sound, as one line of JSON of the format `keisen-sonification-list`, in the
 * language of the outer chart: under `charts` what keisen_chart_get_sonification() tells of each,
 * to be heard one after the other.
 *
 * @param figure   The figure.
 * @param options  How each chart becomes sound, or NULL.
 * @param bytes    Receives the text, in UTF-8, without a zero at its end.
 * @return As keisen_chart_get_sonification().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_get_sonification(keisen_figure *figure,
                                                        const keisen_sonification_options *options,
                                                        keisen_bytes **bytes);

/**
 * Reads when a host is to draw a figure next: the earliest time of its charts, as
 * keisen_chart_get_next_frame_time() tells it; `after` itself where the figure was changed.
 *
 * @param figure  The figure.
 * @param after   In seconds, finite.
 * @param time    Receives the time; infinity for never.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `after` is NaN or infinite.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_get_next_frame_time(keisen_figure *figure,
                                                           double after,
                                                           double *time);

/**
 * Draws all charts into one picture.
 *
 * Ranges that charts share are decided once. Charts are prepared on several threads, but for those
 * that have custom series or attachments, tick locators, tick formatters, label hooks or writers of
 * tooltips: these run on this thread, and so do the hooks of the outer chart, which come first, and
 * of each chart. Functions of scales run on any. Drawing the figure, one of its charts or the outer
 * one from within gives KEISEN_ERROR_INVALID_STATE. A frame that fails leaves figure, charts and
 * projections as they were; else it counts as the last frame of each chart too, with positions
 * relative to the top left corner of its place.
 *
 * @param figure    The figure.
 * @param renderer  What draws, or NULL for the default.
 * @param options   How to render, or NULL.
 * @param image     Receives the picture, as large as keisen_chart_get_pixel_size() tells of the
 *                  outer chart.
 * @return As keisen_chart_render().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_render(keisen_figure *figure,
                                              keisen_renderer *renderer,
                                              const keisen_render_options *options,
                                              keisen_image **image);

/**
 * Draws all charts into the caller's memory, as keisen_chart_render_into() does one.
 *
 * @param figure         The figure.
 * @param renderer       What draws, or NULL for the default.
 * @param options        How to render, or NULL.
 * @param pixels         `size` bytes, RGBA8, aligned or not. All pixels are overwritten, the bytes
 *                       between rows are not. On error their content is undefined.
 * @param bytes_per_row  Bytes from one row to the next, at least 4 * width.
 * @param size           Bytes at `pixels`, at least bytes_per_row * (height - 1) + 4 * width.
 * @return As keisen_chart_render_into().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_render_into(keisen_figure *figure,
                                                   keisen_renderer *renderer,
                                                   const keisen_render_options *options,
                                                   void *pixels,
                                                   size_t bytes_per_row,
                                                   size_t size);

/**
 * Draws all charts and encodes them as a PNG file in memory, with its resolution (pHYs).
 *
 * @param figure    The figure.
 * @param renderer  What draws, or NULL for the default.
 * @param options   How to render, or NULL.
 * @param bytes     Receives the file.
 * @return As keisen_chart_render().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_render_png(keisen_figure *figure,
                                                  keisen_renderer *renderer,
                                                  const keisen_render_options *options,
                                                  keisen_bytes **bytes);

/**
 * Draws all charts as one SVG document, as keisen_chart_render_svg() does one.
 *
 * @param figure   The figure.
 * @param options  How to render, or NULL.
 * @param bytes    Receives the document, in UTF-8, without a zero at its end.
 * @return As keisen_chart_render_svg().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_render_svg(keisen_figure *figure,
                                                  const keisen_render_options *options,
                                                  keisen_bytes **bytes);

/**
 * Draws all charts as a PDF document of one page, as keisen_chart_render_pdf() does one.
 *
 * @param figure   The figure.
 * @param options  How to render, or NULL.
 * @param bytes    Receives the document.
 * @return As keisen_chart_render_pdf().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_render_pdf(keisen_figure *figure,
                                                  const keisen_render_options *options,
                                                  keisen_bytes **bytes);

/**
 * Draws all charts and writes them to a file, whose format its name tells: `.png`, `.svg` or
 * `.pdf`, as keisen_chart_write_file() does one.
 *
 * @param figure    The figure.
 * @param renderer  What draws the pixels of a PNG, or NULL for the default. Documents are the same
 *                  with each.
 * @param options   How to render, or NULL.
 * @param path      Where to write.
 * @return As keisen_chart_write_file().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_write_file(keisen_figure *figure,
                                                  keisen_renderer *renderer,
                                                  const keisen_render_options *options,
                                                  const char *path);

/**
 * Finds the row that is drawn nearest to a point of the picture: in the chart at the point, of
 * charts that lie over each other the topmost, as keisen_chart_hit() does.
 *
 * @param figure   The figure.
 * @param x        Points from the left of the picture, finite.
 * @param y        Points from the top of the picture, finite.
 * @param options  How to look, or NULL. With a series the others of the chart don't count.
 * @param hit      Receives `struct_size` bytes, positions in the figure's points; else as
 *                 keisen_chart_hit() fills it.
 * @param chart    Receives the chart, a new reference; NULL where nothing is found. May be NULL.
 * @return As keisen_chart_hit(), where `draw_sample` of a custom series may be the cause too, if
 *         the outer chart has a legend.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_hit(keisen_figure *figure,
                                           double x,
                                           double y,
                                           const keisen_hit_options *options,
                                           keisen_hit *hit,
                                           keisen_chart **chart);

/**
 * Finds the rows whose drawn marks lie in a box of the picture, in every chart that it reaches, as
 * keisen_chart_select_box() does in one. What an inset covers of the chart below it is found too.
 *
 * @param figure      The figure.
 * @param box         The box, in the figure's points; a negative width or height reaches to the
 * other side.
 * @param options     How to look, or NULL.
 * @param capacity    Number of handles that have room at `charts`, at `series` and at `selections`;
 *                    0 only counts.
 * @param count       Receives the number of series of all charts, or how often the one of the
 * options is in a chart. Handles beyond it are NULL. May be NULL.
 * @param charts      Receives a new reference to the chart of each series, in the order of
 *                    keisen_figure_get_chart(), that the caller releases. May be NULL.
 * @param series      Receives a new reference to each series, of each chart from the bottom up,
 * that the caller releases. May be NULL.
 * @param selections  Receives a new selection for each series with its rows, empty where it has
 *                    none, that the caller releases. NULL only when `capacity` is 0.
 * @return As keisen_chart_select_box() and keisen_figure_hit().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_select_box(keisen_figure *figure,
                                                  const keisen_rect *box,
                                                  const keisen_select_options *options,
                                                  size_t capacity,
                                                  size_t *count,
                                                  keisen_chart **charts,
                                                  keisen_series **series,
                                                  keisen_selection **selections);

/**
 * Finds the rows whose drawn marks lie within a lasso, in every chart that it reaches, as
 * keisen_chart_select_lasso() does in one.
 *
 * @param figure       The figure.
 * @param points       x and y of each point in turn, in the figure's points: twice `point_count`
 *                     numbers. NULL only when that is 0.
 * @param point_count  Number of points.
 * @param options      How to look, or NULL.
 * @param capacity     As in keisen_figure_select_box(), as all that follows.
 * @param count        Receives the number of series. May be NULL.
 * @param charts       Receives the charts. May be NULL.
 * @param series       Receives the series. May be NULL.
 * @param selections   Receives the selections.
 * @return As keisen_chart_select_lasso() and keisen_figure_hit().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_select_lasso(keisen_figure *figure,
                                                    const double *points,
                                                    size_t point_count,
                                                    const keisen_select_options *options,
                                                    size_t capacity,
                                                    size_t *count,
                                                    keisen_chart **charts,
                                                    keisen_series **series,
                                                    keisen_selection **selections);

/**
 * Finds the values that stand at a point of the picture in one of the charts, as
 * keisen_chart_get_values() does: the inverse of keisen_figure_get_position().
 *
 * @param figure       The figure.
 * @param chart        A chart of the figure.
 * @param space        A space that is not polar; NULL for the chart's own.
 * @param position_x   Points from the left of the figure's picture, finite.
 * @param position_y   Points from the top of the figure's picture, finite.
 * @param pixel_ratio  0 for that of the last frame, 1 before the first.
 * @param x            Receives the horizontal value, as keisen_chart_get_values() tells it.
 * @param y            Receives the vertical value.
 * @param inside       Receives whether the point is in the chart's plot or on its border. May be
 *                     NULL.
 * @return As keisen_chart_get_values() and keisen_figure_hit(); KEISEN_ERROR_INVALID_STATE too when
 *         the chart is not in the figure.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_get_values(keisen_figure *figure,
                                                  keisen_chart *chart,
                                                  keisen_space *space,
                                                  double position_x,
                                                  double position_y,
                                                  double pixel_ratio,
                                                  keisen_value *x,
                                                  keisen_value *y,
                                                  bool *inside);

/**
 * Finds where two values of one of the charts stand in the picture: the inverse of
 * keisen_figure_get_values().
 *
 * @param figure       The figure.
 * @param chart        A chart of the figure.
 * @param space        A space; NULL for the chart's own.
 * @param x            The horizontal value, or the angle.
 * @param y            The vertical value, or the radius.
 * @param pixel_ratio  0 for that of the last frame, 1 before the first.
 * @param position_x   Receives points from the left of the figure's picture; NaN as
 *                     keisen_chart_get_position() tells it.
 * @param position_y   Receives points from the top of the figure's picture; NaN as `position_x`.
 * @param inside       Receives whether the point is in the chart's plot. May be NULL.
 * @return As keisen_figure_get_values(), but for polar spaces.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_figure_get_position(keisen_figure *figure,
                                                    keisen_chart *chart,
                                                    keisen_space *space,
                                                    keisen_value x,
                                                    keisen_value y,
                                                    double pixel_ratio,
                                                    double *position_x,
                                                    double *position_y,
                                                    bool *inside);

/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_figure_retain(keisen_figure *figure);

/** Gives a reference back. NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_figure_release(keisen_figure *figure);

/** Tells whether two handles mean one figure. @since 0.1 */
KEISEN_API keisen_status keisen_figure_equal(keisen_figure *figure,
                                             keisen_figure *other,
                                             bool *equal);

/* ---- Images and bytes ---------------------------------------------------------------------- */

/** Reads the columns and rows of a picture. @since 0.1 */
KEISEN_API keisen_status keisen_image_get_size(keisen_image *image,
                                               uint32_t *width,
                                               uint32_t *height);

/**
 * Gets the pixels of a picture.
 *
 * @param image          The picture.
 * @param pixels         Receives the address of the top left pixel; it lives as long as the
 * picture.
 * @param bytes_per_row  Receives the bytes from one row to the next.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_image_get_pixels(keisen_image *image,
                                                 const uint8_t **pixels,
                                                 size_t *bytes_per_row);

/** Encodes a picture as a PNG file in memory. @since 0.1 */
KEISEN_API keisen_status keisen_image_encode_png(keisen_image *image, keisen_bytes **bytes);
/** Writes a picture to a file, as keisen_chart_write_file() does. @since 0.1 */
KEISEN_API keisen_status keisen_image_write_file(keisen_image *image, const char *path);
/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_image_retain(keisen_image *image);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_image_release(keisen_image *image);
/** Tells whether two handles mean one picture. @since 0.1 */
KEISEN_API keisen_status keisen_image_equal(keisen_image *image, keisen_image *other, bool *equal);

/**
 * Gets the bytes.
 *
 * @param bytes  The bytes.
 * @param data   Receives their address; it lives as long as the bytes.
 * @param size   Receives their number.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_bytes_get_data(keisen_bytes *bytes,
                                               const uint8_t **data,
                                               size_t *size);
/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_bytes_retain(keisen_bytes *bytes);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_bytes_release(keisen_bytes *bytes);
/** Tells whether two handles mean the same bytes. @since 0.1 */
KEISEN_API keisen_status keisen_bytes_equal(keisen_bytes *bytes, keisen_bytes *other, bool *equal);

/* ---- Canvas -------------------------------------------------------------------------------- */

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

/* ---- Paint --------------------------------------------------------------------------------- */

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

/* ---- Hooks --------------------------------------------------------------------------------- */

/*
 * A caller's own code within the frames of a chart. Its functions run on the thread that draws, in
 * the order in which hooks were added to the chart, with no lock held. They may change whatever
 * they like, the chart too: what `will_update` changes is in this frame, what the others change in
 * the next one. They must not draw the chart, which gives KEISEN_ERROR_INVALID_STATE, nor let
 * another thread do so and wait for it. A function that returns anything but KEISEN_OK ends the
 * frame with KEISEN_ERROR_CALLBACK, and chart, projections, series and animations are as they were,
 * save for what the hooks changed themselves.
 */

/** A caller's own code within frames. It may be part of several charts. */
typedef struct keisen_hook keisen_hook;

/** What a hook is told of a frame. */
typedef struct keisen_hook_frame {
  /** sizeof(keisen_hook_frame) in this library; a later one may be larger. */
  uint32_t struct_size;
  /** Whether the picture is laid out, and what follows `pixel_ratio` is known: not in
   * `will_update`. */
  bool laid_out;
  /** Time that the frame was asked for, in seconds. */
  double time;
  /** Device pixels per point. */
  double pixel_ratio;
  /** Size of the picture, in points. */
  double width;
  double height;
  /** The plot rectangle, in points. */
  keisen_rect plot;
} keisen_hook_frame;

/**
 * Runs at one moment of a frame.
 *
 * @param chart    The chart, lent until the function returns: keisen_chart_retain() keeps it.
 * @param frame    What is known of the frame. It lives until the function returns.
 * @param context  As keisen_hook_create() got it.
 * @return KEISEN_OK. Any other value ends the frame with KEISEN_ERROR_CALLBACK.
 */
typedef keisen_status (*keisen_hook_function)(keisen_chart *chart,
                                              const keisen_hook_frame *frame,
                                              void *context);

/**
 * Runs when the renderer has drawn.
 *
 * @param chart    The chart, as in keisen_hook_function. Its own record is that of the frame
 * before.
 * @param frame    What is known of the frame.
 * @param record   What the frame did. It lives until the function returns, and so does `series`.
 * @param series   record->series_count records of the series, from the bottom up; the next one
 * begins `struct_size` bytes behind each. NULL where there is none.
 * @param context  As keisen_hook_create() got it.
 * @return KEISEN_OK. Any other value ends the frame with KEISEN_ERROR_CALLBACK: nothing of it is
 *         stored, and its picture is not handed out.
 */
typedef keisen_status (*keisen_did_render_function)(keisen_chart *chart,
                                                    const keisen_hook_frame *frame,
                                                    const keisen_frame_record *record,
                                                    const keisen_series_record *series,
                                                    void *context);

/** The functions of a hook; each may be NULL. */
typedef struct keisen_hook_functions {
  /** sizeof(keisen_hook_functions). */
  uint32_t struct_size;
  /** Runs when animations have stepped to the frame's time, before series, columns and ranges are
   * looked at. Default NULL. */
  keisen_hook_function will_update;
  /** Runs when all is laid out and encoded, before the renderer draws. Default NULL. */
  keisen_hook_function will_render;
  /** Runs when the renderer has drawn, before ranges and the record are stored. Default NULL. */
  keisen_did_render_function did_render;
} keisen_hook_functions;

/** A keisen_hook_functions without any. */
#define KEISEN_HOOK_FUNCTIONS_INIT {sizeof(keisen_hook_functions), NULL, NULL, NULL}

/** Fills functions with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_hook_functions_init(keisen_hook_functions *functions,
                                                    uint32_t struct_size);

/**
 * Makes a hook.
 *
 * @param functions  What runs, copied. Must not be NULL.
 * @param destroy    Called once with `context` after the last call of a function, when the hook has
 *                   ended. May be NULL. Not called when this function fails.
 * @param context    Handed to all of them. May be NULL.
 * @param hook       Receives the hook.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `functions` is NULL or its size unknown.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_hook_create(const keisen_hook_functions *functions,
                                            keisen_destroy_callback destroy,
                                            void *context,
                                            keisen_hook **hook);

/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_hook_retain(keisen_hook *hook);

/** Gives a reference back. NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_hook_release(keisen_hook *hook);

/** Tells whether two handles mean one hook. @since 0.1 */
KEISEN_API keisen_status keisen_hook_equal(keisen_hook *hook, keisen_hook *other, bool *equal);

/**
 * Lets a hook run in every frame of a chart, unless it does already. The chart keeps it alive.
 *
 * @param chart  The chart.
 * @param hook   The hook.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_add_hook(keisen_chart *chart, keisen_hook *hook);

/**
 * Lets a hook run no more in frames of a chart, if it does; one that runs goes on to the end of its
 * frame.
 *
 * @param chart  The chart.
 * @param hook   The hook.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_remove_hook(keisen_chart *chart, keisen_hook *hook);

/** Reads the number of hooks. @since 0.1 */
KEISEN_API keisen_status keisen_chart_get_hook_count(keisen_chart *chart, size_t *count);

/**
 * Gets a hook of a chart, as a new reference.
 *
 * @param chart  The chart.
 * @param index  Its place in the order of being added, from 0.
 * @param hook   Receives the hook.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is none at `index`.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_hook(keisen_chart *chart,
                                               size_t index,
                                               keisen_hook **hook);

/* ---- Kernels ------------------------------------------------------------------------------- */

/*
 * A hook of the library's own: a compute shader in SPIR-V whose storage buffers are columns. It
 * runs in a frame after `will_update` of all hooks and before series, columns and ranges are looked
 * at, so what it computes is in the same frame; of several those that were added first run first,
 * and see what those before them wrote. It runs on renderers of kind Vulkan; elsewhere a function
 * of the caller's does the same, or the frame fails with KEISEN_ERROR_UNSUPPORTED. It runs in no
 * frame in which neither columns nor constants nor groups have changed; what the kernels of a chart
 * write is no such change. It is stored when all kernels of the chart have run: when one fails the
 * frame fails with its status, and all columns that they write are as they were; in a figure those
 * of the charts before it are stored already. Where a kernel that goes on from what is in a column,
 * or reads what a later one writes over, runs again, so does the last one before it that writes
 * this column with KEISEN_ACCESS_WRITE.
 *
 * The kernel is checked when the hook is made: by SPIRV-Tools for Vulkan 1.3, and that it has
 * storage buffers of set 0 alone, one to a binding, from binding 0 on; push constants; numbers of 8
 * to 64 bits where the device has them. Accesses beyond a buffer read zeros or what is in it, and
 * write nothing or into it; indices beyond arrays of the kernel's own are those of the last
 * element. See docs/compute.md.
 */

/** What a kernel does with a column. */
typedef enum keisen_access {
  /** It reads: any column, of the rows that it has in a frame. What is written is dropped. */
  KEISEN_ACCESS_READ = 1,
  /** It writes: a column of copied values. It begins as zeros. */
  KEISEN_ACCESS_WRITE = 2,
  /** It reads and writes: a column of copied values. */
  KEISEN_ACCESS_READ_WRITE = 3
} keisen_access;

/** A column at a binding of a kernel, which is its place in the list. */
typedef struct keisen_compute_binding {
  /** The column. Buffers hold its values one after another, in its type; times are int64. */
  keisen_column *column;
  /** What the kernel does with it. */
  keisen_access access;
} keisen_compute_binding;

/** A column's values as a function for the CPU gets them. */
typedef struct keisen_compute_buffer {
  /** The values, one after another and aligned. Those of KEISEN_ACCESS_READ must not be written. */
  void *data;
  /** Number of bytes. */
  size_t size;
} keisen_compute_buffer;

/** What a function for the CPU is given: what the kernel would be. */
typedef struct keisen_compute_call {
  /** sizeof(keisen_compute_call) in this library; a later one may be larger. */
  uint32_t struct_size;
  /** Number of buffers. */
  uint32_t buffer_count;
  /** The columns, in order of their bindings. */
  const keisen_compute_buffer *buffers;
  /** The push constants; NULL for none. */
  const void *constants;
  /** Number of bytes at `constants`: as many as the kernel has. */
  size_t constants_size;
  /** Groups of invocations across. */
  uint32_t groups_x;
  /** Groups of invocations down. */
  uint32_t groups_y;
  /** Groups of invocations deep. */
  uint32_t groups_z;
} keisen_compute_call;

/**
 * Does on the CPU what a kernel does, on the thread that draws, with no lock held.
 *
 * @param call     What the kernel would be given. It lives until the function returns.
 * @param context  As keisen_hook_create_compute() got it.
 * @return KEISEN_OK. Any other value ends the frame with KEISEN_ERROR_CALLBACK, and no column is
 *         changed.
 */
typedef keisen_status (*keisen_compute_function)(const keisen_compute_call *call, void *context);

/** A kernel and what it runs on. */
typedef struct keisen_compute_options {
  /** sizeof(keisen_compute_options). */
  uint32_t struct_size;
  /** Number of bindings. Default 0. */
  uint32_t binding_count;
  /** SPIR-V as a compiler wrote it, copied, in any alignment. Must not be NULL. */
  const void *kernel;
  /** Bytes of the kernel, a multiple of 4. */
  size_t kernel_size;
  /** Name of the entry point, UTF-8. NULL (default) for "main". */
  const char *entry_point;
  /** The columns, in order of the kernel's bindings, which are 0 and what follows. No column that
   * is written may be there twice. */
  const keisen_compute_binding *bindings;
  /** Push constants, copied, as a struct of C has them; what is missing is zeros. NULL (default)
   * only for none. */
  const void *constants;
  /** Number of bytes at `constants`. Default 0. */
  size_t constants_size;
  /** Groups of invocations across, positive. Default 1. */
  uint32_t groups_x;
  /** Groups of invocations down, positive. Default 1. */
  uint32_t groups_y;
  /** Groups of invocations deep, positive. Default 1. */
  uint32_t groups_z;
  /** Seconds that the kernel may take, above 0. Default 5. One that takes longer ends the frame
   * with KEISEN_ERROR_TIMEOUT; from then on the renderer gives KEISEN_ERROR_DEVICE_LOST. Where it
   * is the process's default one, the next call makes a new one. */
  double time_limit;
  /** Does what the kernel does where the renderer runs none. NULL (default): that is
   * KEISEN_ERROR_UNSUPPORTED. */
  keisen_compute_function function;
} keisen_compute_options;

/** A keisen_compute_options with all defaults. */
#define KEISEN_COMPUTE_OPTIONS_INIT                                                                \
  {sizeof(keisen_compute_options), 0, NULL, 0, NULL, NULL, NULL, 0, 1, 1, 1, 5, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_compute_options_init(keisen_compute_options *options,
                                                     uint32_t struct_size);

/**
 * Makes a hook that runs a kernel.
 *
 * @param options  Kernel, columns, constants and groups. Must not be NULL.
 * @param destroy  Called once with `context` after the last call of the options' function, when the
 *                 hook has ended; without a function before this returns. May be NULL. Not called
 *                 when this function fails.
 * @param context  Handed to both. May be NULL.
 * @param hook     Receives the hook.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when `options`, its kernel or, with a positive
 *         count, its bindings or constants are NULL, the kernel is no SPIR-V, is not valid, has no
 *         such entry point or other bindings, reads other numbers than a column has, there are
 *         more constants than it has, a column that is written does not hold copied values, is
 *         borrowed, grows or is bound twice, groups are 0 or the limit is not above 0;
 *         KEISEN_ERROR_INVALID_HANDLE when a column is none; KEISEN_ERROR_UNSUPPORTED when the
 *         kernel needs what kernels may not use.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_hook_create_compute(const keisen_compute_options *options,
                                                    keisen_destroy_callback destroy,
                                                    void *context,
                                                    keisen_hook **hook);

/**
 * Sets the push constants of a kernel, for the next frame.
 *
 * @param hook       A hook of keisen_hook_create_compute().
 * @param constants  The bytes, copied. May be NULL when `constants_size` is 0.
 * @param constants_size  Number of bytes: what the kernel has, and what a struct of C has behind
 * its last member.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the hook runs no kernel, or there are
 *         other bytes than it has.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_hook_set_push_constants(keisen_hook *hook,
                                                        const void *constants,
                                                        size_t constants_size);

/**
 * Sets the groups of invocations of a kernel, for the next frame.
 *
 * @param hook      A hook of keisen_hook_create_compute().
 * @param groups_x  Groups across, positive.
 * @param groups_y  Groups down, positive.
 * @param groups_z  Groups deep, positive.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the hook runs no kernel or a number is
 * 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_hook_set_dispatch(keisen_hook *hook,
                                                  uint32_t groups_x,
                                                  uint32_t groups_y,
                                                  uint32_t groups_z);

/**
 * Sets how long a kernel may take, from the next frame on.
 *
 * @param hook     A hook of keisen_hook_create_compute().
 * @param seconds  As `time_limit` of keisen_compute_options: seconds, above 0; may be infinite.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the hook runs no kernel, or the limit is
 *         not above 0; then the old one stays.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_hook_set_time_limit(keisen_hook *hook, double seconds);

/**
 * Reads the push constants of a kernel, as it was made with them or as they were set last.
 *
 * @param hook       A hook of keisen_hook_create_compute().
 * @param capacity   Bytes at `constants`; 0 only reads the length.
 * @param constants  Receives as many bytes as fit. NULL only when `capacity` is 0.
 * @param length     Receives the bytes that the kernel has, whether they fit or not. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the hook runs no kernel, or `constants`
 *         is NULL and `capacity` is not 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_hook_get_push_constants(keisen_hook *hook,
                                                        size_t capacity,
                                                        uint8_t *constants,
                                                        size_t *length);

/**
 * Reads the groups of invocations of a kernel.
 *
 * @param hook      A hook of keisen_hook_create_compute().
 * @param groups_x  Receives the groups across.
 * @param groups_y  Receives the groups down.
 * @param groups_z  Receives the groups deep.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the hook runs no kernel or a pointer is
 *         NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_hook_get_dispatch(keisen_hook *hook,
                                                  uint32_t *groups_x,
                                                  uint32_t *groups_y,
                                                  uint32_t *groups_z);

/**
 * Reads how long a kernel may take.
 *
 * @param hook     A hook of keisen_hook_create_compute().
 * @param seconds  Receives the limit, in seconds.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the hook runs no kernel or `seconds` is
 *         NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_hook_get_time_limit(keisen_hook *hook, double *seconds);

/* ---- Painters ------------------------------------------------------------------------------ */

/*
 * What a custom series or attachment draws with, and asks where values stand. All is in points of
 * the picture, from its top left corner, x to the right and y down. What is drawn later lies on
 * what was drawn earlier. Everything is clipped to where the part may draw: a series to the shape
 * of its plot, an attachment to the picture. Colours that are automatic are that of the part: of a
 * series the next one of the theme's cycle, of an attachment that of ordinary labels.
 *
 * Unless they say otherwise, the functions return KEISEN_OK, KEISEN_ERROR_INVALID_HANDLE once the
 * call that the painter was lent for has returned, or KEISEN_ERROR_INVALID_ARGUMENT when a number
 * or an option is not allowed; those that draw KEISEN_ERROR_INVALID_STATE while something is
 * measured or searched. They may be called from several threads, which draw in an order of their
 * own. What fails draws nothing.
 */

/** Lent for one call; there is nothing to release. */
typedef struct keisen_painter keisen_painter;

/** What a painter knows of its frame. */
typedef struct keisen_painter_frame {
  /** sizeof(keisen_painter_frame), set by the caller. */
  uint32_t struct_size;
  /** Time of the frame, in seconds; 0 while something is searched. */
  double time;
  /** Device pixels per point. */
  double pixel_ratio;
  /** Size of the picture, in points. */
  double width;
  double height;
  /** The plot rectangle, in points, its sides on whole device pixels. While an attachment measures
   * it is a guess first, and final or nearly so the last time. */
  keisen_rect plot;
  /** The part's colour. */
  keisen_color color;
} keisen_painter_frame;

/** A keisen_painter_frame to be filled. */
#define KEISEN_PAINTER_FRAME_INIT                                                                  \
  {sizeof(keisen_painter_frame), 0, 0, 0, 0, {0, 0, 0, 0}, {0, 0, 0, 0}}

/**
 * Reads what a painter knows of its frame.
 *
 * @param painter  The painter.
 * @param frame    Receives `struct_size` bytes.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_get_frame(keisen_painter *painter,
                                                  keisen_painter_frame *frame);

/**
 * Reads the frame's range of a projection, which may not be stored yet.
 *
 * @param painter     The painter.
 * @param projection  A projection of the chart's series, or of the part.
 * @param range       Receives `struct_size` bytes, which the caller sets before.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_get_range(keisen_painter *painter,
                                                  keisen_projection *projection,
                                                  keisen_projection_range *range);

/**
 * Finds where two values stand.
 *
 * @param painter     The painter.
 * @param space       A space whose projections are the chart's or the part's, or NULL for the
 *                    series' own; an attachment has none.
 * @param x           The horizontal value, or the angle.
 * @param y           The vertical value, or the radius.
 * @param position_x  Receives points from the left of the picture; NaN, as does the other one,
 * where a scale has no place for one of the values.
 * @param position_y  Receives points from the top of the picture.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_get_position(keisen_painter *painter,
                                                     keisen_space *space,
                                                     keisen_value x,
                                                     keisen_value y,
                                                     double *position_x,
                                                     double *position_y);

/**
 * Finds where rows of columns stand, as exact as marks of this library do: columns are read in
 * batches, relative to the origins of the ranges. O(count).
 *
 * @param painter    The painter.
 * @param space      As in keisen_painter_get_position().
 * @param x          Values of the horizontal dimension, or angles, or NULL for row numbers.
 * @param y          Values of the vertical dimension, or radii.
 * @param first      The first row.
 * @param count      Number of rows; all must be in both columns.
 * @param positions  Receives 2 * count numbers: x and y of each row, both NaN for a gap and for
 * what a scale has no place for. May be NULL when count is 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_get_positions(keisen_painter *painter,
                                                      keisen_space *space,
                                                      keisen_column *x,
                                                      keisen_column *y,
                                                      size_t first,
                                                      size_t count,
                                                      double *positions);

/**
 * Finds where values of one column stand along one dimension. O(count).
 *
 * @param painter    The painter.
 * @param space      As in keisen_painter_get_position(), not a polar one.
 * @param column     The values.
 * @param dimension  The dimension.
 * @param first      The first row.
 * @param count      Number of rows; all must be in the column.
 * @param positions  Receives `count` numbers: points from the left, or from the top, of the
 * picture; NaN for a gap and for what the scale has no place for. May be NULL when count is 0.
 * @return As all of these, and KEISEN_ERROR_UNSUPPORTED for a polar space.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_get_column_positions(keisen_painter *painter,
                                                             keisen_space *space,
                                                             keisen_column *column,
                                                             keisen_dimension dimension,
                                                             size_t first,
                                                             size_t count,
                                                             double *positions);

/**
 * Finds the values that stand at a point: the inverse of keisen_painter_get_position().
 *
 * @param painter     The painter.
 * @param space       As in keisen_painter_get_position(), not a polar one.
 * @param position_x  Points from the left of the picture.
 * @param position_y  Points from the top of the picture.
 * @param x           Receives the horizontal value; an instant in the scale's unit. Its offset is
 * NaN where the scale ends before the point, and where the value is infinite.
 * @param y           Receives the vertical value.
 * @return As all of these, and KEISEN_ERROR_UNSUPPORTED for a polar space.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_get_values(keisen_painter *painter,
                                                   keisen_space *space,
                                                   double position_x,
                                                   double position_y,
                                                   keisen_value *x,
                                                   keisen_value *y);

/**
 * Finds where an upright or level rule has to be, so that its edges stand on borders of device
 * pixels and no edge is blurred.
 *
 * @param painter   The painter.
 * @param position  Where its middle should be, in points.
 * @param width     Its width, in points.
 * @param middle    Receives where its middle is to be.
 * @param snapped   Receives the width: whole device pixels, at least one for a width above 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_snap_rule(
    keisen_painter *painter, double position, double width, double *middle, double *snapped);

/**
 * Restricts what follows to a rectangle, within where the part may draw.
 *
 * @param painter  The painter.
 * @param rect     The rectangle, finite, or NULL for all that the part may draw in.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_clip(keisen_painter *painter, const keisen_rect *rect);

/**
 * Draws straight lines through points, as one shape: where it crosses itself a translucent colour
 * is nowhere darker.
 *
 * @param painter      The painter.
 * @param points       2 * point_count numbers: x and y of each point; one that is not finite
 *                     interrupts the line, and a lone point is a dot. May be NULL when there are
 *                     none.
 * @param point_count  Number of points.
 * @param style        How it looks, or NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_line(keisen_painter *painter,
                                             const double *points,
                                             size_t point_count,
                                             const keisen_line_style *style);

/**
 * Draws separate segments, as one shape.
 *
 * @param painter      The painter.
 * @param points       2 * point_count numbers: x and y of both ends of each segment; one with an
 * end that is not finite is not drawn. May be NULL when there are none.
 * @param point_count  Number of ends, even.
 * @param style        How they look, or NULL. Dashes begin anew with each.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_segments(keisen_painter *painter,
                                                 const double *points,
                                                 size_t point_count,
                                                 const keisen_line_style *style);

/**
 * Draws markers with their centres of area on points, each over those before it.
 *
 * @param painter      The painter.
 * @param points       2 * point_count numbers: x and y of each point; one that is not finite has no
 *                     marker. May be NULL when there are none.
 * @param point_count  Number of points.
 * @param options      How they look, or NULL; the label does not count.
 * @param sizes        A size for each point in place of that of the options, or NULL; one that is
 *                     not above 0 is no marker.
 * @param colors       A colour for each point in place of that of the options, or NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_markers(keisen_painter *painter,
                                                const double *points,
                                                size_t point_count,
                                                const keisen_point_options *options,
                                                const double *sizes,
                                                const keisen_color *colors);

/** What is inside of an outline that crosses itself. */
typedef enum keisen_fill_rule {
  /** What it winds around, however often. */
  KEISEN_FILL_RULE_NONZERO = 0,
  /** What a way from outside crosses an odd number of times to reach. */
  KEISEN_FILL_RULE_EVEN_ODD = 1
} keisen_fill_rule;

/** How a shape looks. */
typedef struct keisen_shape_options {
  /** sizeof(keisen_shape_options). */
  uint32_t struct_size;
  /** What is inside of a path. Default KEISEN_FILL_RULE_NONZERO. */
  keisen_fill_rule rule;
  /** Where two sides of a path's stroke meet. Default round. */
  keisen_join join;
  /** At the ends of a path's stroke that is not closed. Default round. */
  keisen_cap cap;
  /** What fills it; alpha 0 for nothing. Default KEISEN_COLOR_AUTOMATIC. */
  keisen_color fill;
  /** Colour of a line that is centred on its sides, over the fill. Default automatic. */
  keisen_color stroke;
  /** Full width of that line, in points, finite, not negative. Default 0: none. */
  double stroke_width;
  /** Longest mitre, in line widths, at least 1. Default 4. */
  double mitre_limit;
  /** Radii of a rectangle's corners, in points. Default 0. */
  keisen_corner_radii radii;
} keisen_shape_options;

/** A keisen_shape_options with all defaults. */
#define KEISEN_SHAPE_OPTIONS_INIT                                                                  \
  {sizeof(keisen_shape_options),                                                                   \
   KEISEN_FILL_RULE_NONZERO,                                                                       \
   KEISEN_JOIN_ROUND,                                                                              \
   KEISEN_CAP_ROUND,                                                                               \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   KEISEN_COLOR_AUTOMATIC,                                                                         \
   0,                                                                                              \
   4,                                                                                              \
   {0, 0, 0, 0}}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_shape_options_init(keisen_shape_options *options,
                                                   uint32_t struct_size);

/**
 * Draws a rectangle.
 *
 * @param painter  The painter.
 * @param rect     The rectangle, finite; one without width or height is not drawn.
 * @param options  How it looks, or NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_rect(keisen_painter *painter,
                                             keisen_rect rect,
                                             const keisen_shape_options *options);

/**
 * Draws an outline of lines and curves, of any number of contours.
 *
 * @param painter      The painter.
 * @param verbs        The steps, each a keisen_path_verb in a byte. NULL for straight lines through
 *                     all points, closed: a polygon; points of NaN then part its contours.
 * @param verb_count   Number of steps.
 * @param points       2 * point_count numbers: x and y of the points that the steps take, in order;
 *                     finite, save where `verbs` is NULL. May be NULL when there are none.
 * @param point_count  Number of points, as many as the steps take.
 * @param options      How it looks, or NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_path(keisen_painter *painter,
                                             const uint8_t *verbs,
                                             size_t verb_count,
                                             const double *points,
                                             size_t point_count,
                                             const keisen_shape_options *options);

/**
 * Writes a text, in any script; line feeds end lines.
 *
 * @param painter   The painter.
 * @param text      The text; "" for none.
 * @param x         Where the anchor lies; a position that is not finite writes nothing.
 * @param y         Where the anchor lies.
 * @param anchor_x  Point of the text's box in fractions of its width from its left side.
 * @param anchor_y  The same of its height, from its top; 0.5 is the middle of the capitals of a
 *                  text without a visible box.
 * @param options   How text and box look, or NULL; an automatic colour is that of ordinary labels.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_text(keisen_painter *painter,
                                             const char *text,
                                             double x,
                                             double y,
                                             double anchor_x,
                                             double anchor_y,
                                             const keisen_note_options *options);

/**
 * Measures a text.
 *
 * @param painter  The painter.
 * @param text     The text.
 * @param options  How text and box look, or NULL.
 * @param width    Receives the width, in points, of the upright rectangle around the text's box; 0
 *                 where there is nothing to see.
 * @param height   Receives its height.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_measure_text(keisen_painter *painter,
                                                     const char *text,
                                                     const keisen_note_options *options,
                                                     double *width,
                                                     double *height);

/**
 * Places an image in a rectangle, as keisen_canvas_draw_image() does.
 *
 * @param painter  The painter.
 * @param image    The image.
 * @param rect     The rectangle, finite; in one without width or height nothing is drawn.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_painter_image(keisen_painter *painter,
                                              keisen_image *image,
                                              keisen_rect rect);

/* ---- Custom parts -------------------------------------------------------------------------- */

/*
 * Series and attachments that a caller draws. Their functions run on the thread that draws or
 * searches, with no lock held, and get a painter for the call. Those that a frame calls must not
 * draw the chart that they are in, and none may ask it, or its figure, for what it answers itself:
 * `hit` for hits, `measure` for a plot, values, a position, hits or rows. That gives
 * KEISEN_ERROR_INVALID_STATE. Other charts may be drawn and asked. A function that returns anything
 * but KEISEN_OK ends the frame, or the search, with KEISEN_ERROR_CALLBACK, and the chart is as it
 * was.
 */

/** How many rows a custom series has looked at, for the frame record. */
typedef struct keisen_custom_count {
  /** sizeof(keisen_custom_count) in this library; a later one may be larger. */
  uint32_t struct_size;
  /** Rows read. 0 before. */
  uint64_t rows;
  /** Rows that are gaps. 0 before. */
  uint64_t gaps;
} keisen_custom_count;

/**
 * Draws a custom series; what it draws is clipped to the plot.
 *
 * @param painter  What it draws with.
 * @param count    May be told how many rows there were.
 * @param context  As keisen_series_create_custom() got it.
 * @return KEISEN_OK, or what else ends the frame.
 */
typedef keisen_status (*keisen_series_draw_function)(keisen_painter *painter,
                                                     keisen_custom_count *count,
                                                     void *context);

/**
 * Draws the sample of a custom series in a legend.
 *
 * @param painter  What it draws with, on all of the picture.
 * @param rect     Where it has room.
 * @param context  As keisen_series_create_custom() got it.
 * @return KEISEN_OK, or what else ends the frame.
 */
typedef keisen_status (*keisen_series_sample_function)(keisen_painter *painter,
                                                       keisen_rect rect,
                                                       void *context);

/** What a custom series is asked when something is to be found at a point. */
typedef struct keisen_hit_query {
  /** sizeof(keisen_hit_query) in this library; a later one may be larger. */
  uint32_t struct_size;
  /** What counts as near. */
  keisen_hit_mode mode;
  /** The point, in points of the picture. */
  double x;
  double y;
  /** Distance in points up to which something is found; may be infinite. */
  double within;
} keisen_hit_query;

/** What a custom series shows near a point. */
typedef struct keisen_custom_hit {
  /** sizeof(keisen_custom_hit) in this library; a later one may be larger. */
  uint32_t struct_size;
  /** Whether there is anything. false before. */
  bool found;
  /** The row of its columns, from 0, at most INT64_MAX. */
  uint64_t row;
  /** Where the row stands, in points; finite. */
  double position_x;
  double position_y;
  /** How far the point is from what is drawn, in points, not negative; 0 on it. */
  double distance;
} keisen_custom_hit;

/**
 * Finds what a custom series shows nearest to a point.
 *
 * @param painter  Tells where values stand; it draws nothing.
 * @param query    What is asked. It lives until the function returns.
 * @param hit      Receives what is found; what is farther than `within` counts as nothing.
 * @param context  As keisen_series_create_custom() got it.
 * @return KEISEN_OK, or what else ends the search. Numbers that are not allowed end it too.
 */
typedef keisen_status (*keisen_series_hit_function)(keisen_painter *painter,
                                                    const keisen_hit_query *query,
                                                    keisen_custom_hit *hit,
                                                    void *context);

/** The functions of a custom series. */
typedef struct keisen_custom_series_functions {
  /** sizeof(keisen_custom_series_functions). */
  uint32_t struct_size;
  /** Draws the series. Must not be NULL. */
  keisen_series_draw_function draw;
  /** Draws its sample in a legend. Default NULL: a block in its colour. */
  keisen_series_sample_function draw_sample;
  /** Finds what it shows at a point. Default NULL: nothing. */
  keisen_series_hit_function hit;
} keisen_custom_series_functions;

/** A keisen_custom_series_functions without any. */
#define KEISEN_CUSTOM_SERIES_FUNCTIONS_INIT                                                        \
  {sizeof(keisen_custom_series_functions), NULL, NULL, NULL}

/** Fills functions with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_custom_series_functions_init(
    keisen_custom_series_functions *functions, uint32_t struct_size);

/** What a custom series is called, and the columns that ranges go by. */
typedef struct keisen_custom_series_options {
  /** sizeof(keisen_custom_series_options). */
  uint32_t struct_size;
  /** Number of columns at `x`. Default 0. */
  uint32_t x_count;
  /** Number of columns at `y`. Default 0. */
  uint32_t y_count;
  /** Columns whose values stand along x; fits, units and automatic scales go by them, and hits tell
   * values of the first. They may differ in length. NULL (default) only for none. Tables call them
   * x, x2, x3 ... Where the first goes one way, words tell of its rows as of those of a line, else
   * as of places. */
  keisen_column *const *x;
  /** Columns whose values stand along y; tables call them y, y2, y3 ... */
  keisen_column *const *y;
  /** What alternative text calls a chart of nothing else: "Funnel chart". NULL (default) for
   * "Chart". */
  const char *kind;
  /** Name for people; it is in legends. NULL (default) for none. */
  const char *label;
} keisen_custom_series_options;

/** A keisen_custom_series_options with all defaults. */
#define KEISEN_CUSTOM_SERIES_OPTIONS_INIT                                                          \
  {sizeof(keisen_custom_series_options), 0, 0, NULL, NULL, NULL, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_custom_series_options_init(keisen_custom_series_options *options,
                                                           uint32_t struct_size);

/**
 * Makes a series that the caller draws.
 *
 * @param space      The space it draws in, of either kind.
 * @param functions  What draws, copied. Must not be NULL.
 * @param destroy    Called once with `context` after the last call of a function, when the series
 * has ended. May be NULL. Not called when this function fails.
 * @param context    Handed to all of them. May be NULL.
 * @param options    Columns and names, or NULL for the defaults.
 * @param series     Receives the series. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `functions` or its `draw` is NULL, a
 * text is not UTF-8, or columns are NULL and their count is not 0; KEISEN_ERROR_INVALID_HANDLE when
 * one of them is no column.
 * @since 0.1
 */
KEISEN_API keisen_status
keisen_series_create_custom(keisen_space *space,
                            const keisen_custom_series_functions *functions,
                            keisen_destroy_callback destroy,
                            void *context,
                            const keisen_custom_series_options *options,
                            keisen_series **series);

/**
 * Changes columns and names of a custom series.
 *
 * @param series   A custom series of keisen_series_create_custom().
 * @param options  All of its options, or NULL for the defaults.
 * @return KEISEN_OK, or as keisen_series_create_custom(), and KEISEN_ERROR_INVALID_ARGUMENT when
 * the series is another one; then the old options stay.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_custom_options(
    keisen_series *series, const keisen_custom_series_options *options);

/**
 * Tells that a custom series looks other than in the last frame, so that
 * keisen_chart_get_next_frame_time() asks for another one.
 *
 * @param series  A custom series.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the series is another one.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_set_needs_display(keisen_series *series);

/** The order of bands on one side of the plot, outwards. */
typedef enum keisen_layout_rank {
  /** Axes, and whatever belongs to the plot. */
  KEISEN_LAYOUT_RANK_AXIS = 0,
  /** Legends and colour bars. */
  KEISEN_LAYOUT_RANK_LEGEND = 1,
  /** Subtitles. */
  KEISEN_LAYOUT_RANK_SUBTITLE = 2,
  /** Titles, and captions below the plot. */
  KEISEN_LAYOUT_RANK_TITLE = 3
} keisen_layout_rank;

/** The room that a custom attachment wants around the plot. */
typedef struct keisen_layout_demand {
  /** sizeof(keisen_layout_demand) in this library; a later one may be larger. */
  uint32_t struct_size;
  /** Whether it wants a band of its own beside the plot. false before. */
  bool beside;
  /** The side along which the band lies. */
  keisen_side side;
  /** Bands of a lower rank lie nearer to the plot, those of one rank in the order of attachments.
   */
  keisen_layout_rank rank;
  /** Extent of the band away from the plot, in points, finite, not negative. 0 before. */
  double thickness;
  /** Free room between the band and what lies nearer to the plot, in points, finite; below 0 for
   * none at the plot and a usual one at another band. -1 before. */
  double gap;
  /** How far it may reach beyond the plot on each side, in points, finite, not negative, under the
   * bands of others. 0 before. */
  keisen_insets overhang;
} keisen_layout_demand;

/**
 * Tells the room that a custom attachment wants; called a few times in each frame.
 *
 * @param painter  Measures texts; it draws nothing.
 * @param demand   Receives what it wants.
 * @param context  As keisen_attachment_create_custom() got it.
 * @return KEISEN_OK, or what else ends the frame. Numbers that are not allowed end it too.
 */
typedef keisen_status (*keisen_attachment_measure_function)(keisen_painter *painter,
                                                            keisen_layout_demand *demand,
                                                            void *context);

/**
 * Draws a custom attachment; what it draws is clipped to the picture.
 *
 * @param painter  What it draws with.
 * @param band     The room that it wanted beside the plot, along all of that side; the plot where
 * it wanted none.
 * @param context  As keisen_attachment_create_custom() got it.
 * @return KEISEN_OK, or what else ends the frame.
 */
typedef keisen_status (*keisen_attachment_draw_function)(keisen_painter *painter,
                                                         keisen_rect band,
                                                         void *context);

/** The functions of a custom attachment. */
typedef struct keisen_custom_attachment_functions {
  /** sizeof(keisen_custom_attachment_functions). */
  uint32_t struct_size;
  /** Draws the attachment. Must not be NULL. */
  keisen_attachment_draw_function draw;
  /** Tells the room that it wants. Default NULL: none. */
  keisen_attachment_measure_function measure;
} keisen_custom_attachment_functions;

/** A keisen_custom_attachment_functions without any. */
#define KEISEN_CUSTOM_ATTACHMENT_FUNCTIONS_INIT                                                    \
  {sizeof(keisen_custom_attachment_functions), NULL, NULL}

/** Fills functions with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_custom_attachment_functions_init(
    keisen_custom_attachment_functions *functions, uint32_t struct_size);

/**
 * Makes an attachment that the caller draws.
 *
 * @param functions         What draws, copied. Must not be NULL.
 * @param destroy           Called once with `context` after the last call of a function, when the
 *                          attachment has ended. May be NULL. Not called when this function fails.
 * @param context           Handed to all of them. May be NULL.
 * @param projections       Projections whose ranges it asks for, besides those of the chart's
 * series; NULL when there are none. It keeps them alive.
 * @param projection_count  Number of them.
 * @param attachment        Receives the attachment. It belongs to no chart yet.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when `functions` or its `draw` is NULL, or
 *         `projections` is NULL and the count is not 0; KEISEN_ERROR_INVALID_HANDLE when one of
 * them is no projection.
 * @since 0.1
 */
KEISEN_API keisen_status
keisen_attachment_create_custom(const keisen_custom_attachment_functions *functions,
                                keisen_destroy_callback destroy,
                                void *context,
                                keisen_projection *const *projections,
                                size_t projection_count,
                                keisen_attachment **attachment);

/**
 * Tells that a custom attachment looks other than in the last frame, so that
 * keisen_chart_get_next_frame_time() asks for another one.
 *
 * @param attachment  A custom attachment.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the attachment is another one.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_attachment_set_needs_display(keisen_attachment *attachment);

#ifdef __cplusplus
}
#endif

#endif
