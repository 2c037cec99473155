/* SPDX-License-Identifier: MIT */
/* Keisen: records of frames. */
#ifndef KEISEN_FRAME_RECORD_H
#define KEISEN_FRAME_RECORD_H

#include "base.h"
#include "chart.h"

#ifdef __cplusplus
extern "C" {
#endif

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
  /** Series, slices and categories that have the colour of another one, as there are more of them
   * than colours in the theme's cycle. */
  uint64_t repeated_colors;
  /** Whether a range that depends on the size of a plot - of a window or an aspect - was decided
   * for another plot than the frame has: after 8 passes a frame is drawn as it is. */
  bool unsettled;
} keisen_frame_record;

/** A keisen_frame_record to be filled. */
#define KEISEN_FRAME_RECORD_INIT                                                                   \
  {sizeof(keisen_frame_record), 0, 0, 0, 0, {0, 0, 0, 0}, 0, 0, 0, 0, 0, 0, 0, false}

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

#ifdef __cplusplus
}
#endif

#endif
