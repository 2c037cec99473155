/* SPDX-License-Identifier: MIT */
/* Keisen: columns: the data. */
#ifndef KEISEN_COLUMN_H
#define KEISEN_COLUMN_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

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

#ifdef __cplusplus
}
#endif

#endif
