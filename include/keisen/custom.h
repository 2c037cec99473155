/* SPDX-License-Identifier: MIT */
/* Keisen: custom parts. */
#ifndef KEISEN_CUSTOM_H
#define KEISEN_CUSTOM_H

#include "base.h"
#include "column.h"
#include "projection.h"
#include "space.h"
#include "attachment.h"
#include "series.h"
#include "hit.h"
#include "painter.h"

#ifdef __cplusplus
extern "C" {
#endif

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
