/* SPDX-License-Identifier: MIT */
/* Keisen: attachments: plot areas, grids, titles, legends, colour bars. */
#ifndef KEISEN_ATTACHMENT_H
#define KEISEN_ATTACHMENT_H

#include "base.h"
#include "space.h"
#include "color_scale.h"

#ifdef __cplusplus
extern "C" {
#endif

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

#ifdef __cplusplus
}
#endif

#endif
