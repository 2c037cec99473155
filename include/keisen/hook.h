/* SPDX-License-Identifier: MIT */
/* Keisen: hooks. */
#ifndef KEISEN_HOOK_H
#define KEISEN_HOOK_H

#include "base.h"
#include "chart.h"
#include "frame_record.h"

#ifdef __cplusplus
extern "C" {
#endif

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

#ifdef __cplusplus
}
#endif

#endif
