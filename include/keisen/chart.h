/* SPDX-License-Identifier: MIT */
/* Keisen: charts. */
#ifndef KEISEN_CHART_H
#define KEISEN_CHART_H

#include "base.h"
#include "space.h"
#include "attachment.h"
#include "series.h"

#ifdef __cplusplus
extern "C" {
#endif

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
  size_t max_rows;
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
 * A series of more rows than `max_rows` is thinned: its first and its last row are there, and of
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
  size_t max_points;
} keisen_sonification_options;

/** A keisen_sonification_options with all defaults. */
#define KEISEN_SONIFICATION_OPTIONS_INIT {sizeof(keisen_sonification_options), 5, 220, 1760, 500}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_sonification_options_init(keisen_sonification_options *options,
                                                          uint32_t struct_size);

/**
 * Writes how the chart sounds, as one line of JSON: for each series when which frequency is to be
 * heard. docs/accessibility.md has the schema.
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

#ifdef __cplusplus
}
#endif

#endif
