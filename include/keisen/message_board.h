/* SPDX-License-Identifier: MIT */
/* Keisen: messages. */
#ifndef KEISEN_MESSAGE_BOARD_H
#define KEISEN_MESSAGE_BOARD_H

#include "base.h"
#include "attachment.h"

#ifdef __cplusplus
extern "C" {
#endif

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

#ifdef __cplusplus
}
#endif

#endif
