/* SPDX-License-Identifier: MIT */
/* Keisen: annotations: texts, rules, spans, arrows. */
#ifndef KEISEN_ANNOTATION_H
#define KEISEN_ANNOTATION_H

#include "base.h"
#include "space.h"
#include "attachment.h"

#ifdef __cplusplus
extern "C" {
#endif

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
typedef struct keisen_text_box_options {
  /** sizeof(keisen_text_box_options). */
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
} keisen_text_box_options;

/** A keisen_text_box_options with all defaults. */
#define KEISEN_TEXT_BOX_OPTIONS_INIT                                                               \
  {sizeof(keisen_text_box_options),                                                                \
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
KEISEN_API keisen_status keisen_text_box_options_init(keisen_text_box_options *options,
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
  const keisen_text_box_options *box;
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
  const keisen_text_box_options *box;
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
  const keisen_text_box_options *box;
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

#ifdef __cplusplus
}
#endif

#endif
