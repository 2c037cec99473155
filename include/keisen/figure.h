/* SPDX-License-Identifier: MIT */
/* Keisen: figures. */
#ifndef KEISEN_FIGURE_H
#define KEISEN_FIGURE_H

#include "base.h"
#include "space.h"
#include "series.h"
#include "chart.h"
#include "image.h"
#include "hit.h"
#include "renderer.h"
#include "render.h"
#include "selection.h"

#ifdef __cplusplus
extern "C" {
#endif

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

#ifdef __cplusplus
}
#endif

#endif
