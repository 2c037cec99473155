/* SPDX-License-Identifier: MIT */
/* Keisen: batches: many charts in one call. */
#ifndef KEISEN_BATCH_H
#define KEISEN_BATCH_H

#include "base.h"
#include "chart.h"
#include "renderer.h"
#include "render.h"

#ifdef __cplusplus
extern "C" {
#endif

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

#ifdef __cplusplus
}
#endif

#endif
