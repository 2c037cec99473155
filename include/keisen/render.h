/* SPDX-License-Identifier: MIT */
/* Keisen: rendering. */
#ifndef KEISEN_RENDER_H
#define KEISEN_RENDER_H

#include "base.h"
#include "chart.h"
#include "image.h"
#include "renderer.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Where a viewer of an SVG document finds its fonts. */
typedef enum keisen_svg_fonts {
  /** In the document, which brings those glyphs along that it shows: it looks the same on a machine
   * without the fonts. A font that can't be embedded - a variable one, and all of them where
   * libharfbuzz-subset.so.0 is not installed - is named, as are all for viewers that know no
   * embedded fonts. */
  KEISEN_SVG_FONTS_EMBEDDED = 0,
  /** On its machine, by the names of their families; the default one is Inter. Without it the
   * viewer takes another one, squeezed or stretched to the same width. The smallest documents. */
  KEISEN_SVG_FONTS_NAMED = 1,
  /** Nowhere: letters are shapes. They look the same in every viewer, and can't be found, selected
   * or edited as text. */
  KEISEN_SVG_FONTS_OUTLINES = 2
} keisen_svg_fonts;

/** How to render a frame. */
typedef struct keisen_render_options {
  /** sizeof(keisen_render_options). */
  uint32_t struct_size;
  /** Where a viewer of an SVG document finds its fonts. Default KEISEN_SVG_FONTS_EMBEDDED. */
  keisen_svg_fonts fonts;
  /** Whether every series is drawn row by row, however many rows are in view; else
   * keisen_chart_set_direct_rows() decides. Default false. */
  bool exact;
  /** Whether a file tells the chart's title, what keisen_chart_get_alt() tells, and that Keisen
   * made it: a PNG in text chunks (iTXt), SVG and PDF as their title and description. Default true.
   */
  bool metadata;
  /** Device pixels per point, positive and finite, or 0 for the call's own: 2 for a PNG that
   * keisen_chart_write_file() or keisen_figure_write_file() writes, which is sharp on the screens
   * of today, and 1 for every other picture and for documents. Default 0. */
  double pixel_ratio;
  /** Time of the frame in seconds, finite. Default 0. */
  double time;
} keisen_render_options;

/** A keisen_render_options with all defaults. */
#define KEISEN_RENDER_OPTIONS_INIT                                                                 \
  {sizeof(keisen_render_options), KEISEN_SVG_FONTS_EMBEDDED, false, true, 0, 0}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_render_options_init(keisen_render_options *options,
                                                    uint32_t struct_size);

/**
 * Computes the size of the chart's picture in pixels: each side times the pixel ratio, rounded, at
 * least 1.
 *
 * @param chart    The chart.
 * @param options  How to render, or NULL.
 * @param width    Receives the columns.
 * @param height   Receives the rows.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the picture would be too large.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_get_pixel_size(keisen_chart *chart,
                                                     const keisen_render_options *options,
                                                     uint32_t *width,
                                                     uint32_t *height);

/**
 * Draws the chart into a picture of its own.
 *
 * A frame works on copies and commits at its end: one that fails leaves the chart as it was.
 *
 * @param chart     The chart.
 * @param renderer  What draws, or NULL for this process's default: the one that the environment's
 *                  KEISEN_RENDERER names ("auto", "cpu", "vulkan"), else that of the user's
 *                  preferences where this machine has it, else automatic.
 * @param options   How to render, or NULL.
 * @param image     Receives the picture.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed, the picture would
 * be too large or the extents of a projection to fit overflow; KEISEN_ERROR_UNSUPPORTED when the
 *         device has no picture that large; KEISEN_ERROR_NO_DEVICE; KEISEN_ERROR_DEVICE_LOST.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_render(keisen_chart *chart,
                                             keisen_renderer *renderer,
                                             const keisen_render_options *options,
                                             keisen_image **image);

/**
 * Draws the chart into the caller's memory.
 *
 * @param chart          The chart.
 * @param renderer       What draws, or NULL for the default.
 * @param options        How to render, or NULL.
 * @param pixels         `size` bytes, RGBA8, aligned or not. All pixels are overwritten, the bytes
 *                       between rows are not. On error their content is undefined.
 * @param bytes_per_row  Bytes from one row to the next, at least 4 * width.
 * @param size           Bytes at `pixels`, at least bytes_per_row * (height - 1) + 4 * width.
 * @return As keisen_chart_render(), and KEISEN_ERROR_INVALID_ARGUMENT when the memory is too small.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_render_into(keisen_chart *chart,
                                                  keisen_renderer *renderer,
                                                  const keisen_render_options *options,
                                                  void *pixels,
                                                  size_t bytes_per_row,
                                                  size_t size);

/**
 * Draws the chart and encodes it as a PNG file in memory, with its resolution (pHYs) and texts
 * (iTXt, UTF-8): `Title`, `Description`, which is what keisen_chart_get_alt() tells, and
 * `Software`.
 *
 * @param chart     The chart.
 * @param renderer  What draws, or NULL for the default.
 * @param options   How to render, or NULL.
 * @param bytes     Receives the file.
 * @return As keisen_chart_render().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_render_png(keisen_chart *chart,
                                                 keisen_renderer *renderer,
                                                 const keisen_render_options *options,
                                                 keisen_bytes **bytes);

/**
 * Draws the chart as an SVG document: shapes as shapes, text as text.
 *
 * It is as large as the chart, a point for a pixel of CSS; its <title> is the chart's title, its
 * <desc> what keisen_chart_get_alt() tells, both with the tag of the chart's language. Lines have
 * their true width, however thin; lines of many rows are envelopes, which are bounded by the
 * picture's width and not by the rows. Heat maps, densities, lines drawn as coverage, and more than
 * 50,000 markers or shapes of one series are pictures within it. The same chart gives the same
 * bytes, and identifiers begin with letters that hang on them, so that several documents can be
 * parts of one page.
 *
 * The CPU draws, so a document is the same on every machine with the same fonts.
 *
 * @param chart    The chart.
 * @param options  How to render, or NULL. The pixel ratio tells the pixels on which the plot's
 * sides and the baselines of texts lie, and how fine envelopes and cells are. Series are exact.
 * @param bytes    Receives the document, in UTF-8, without a zero at its end.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed, the picture would
 *         be too large or the extents of a projection to fit overflow.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_render_svg(keisen_chart *chart,
                                                 const keisen_render_options *options,
                                                 keisen_bytes **bytes);

/**
 * Draws the chart as a PDF document of one page: shapes as shapes, text as text that can be found
 * and copied, with those glyphs of its fonts that it shows.
 *
 * As keisen_chart_render_svg(). The title is the document's, what keisen_chart_get_alt() tells its
 * subject and the alternative text of the page, a figure in the chart's language; it holds no date.
 * Text in a variable font, and all text where libharfbuzz-subset.so.0 is not installed, is drawn as
 * outlines.
 *
 * @param chart    The chart.
 * @param options  How to render, or NULL.
 * @param bytes    Receives the document.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed, the picture would
 *         be too large or the extents of a projection to fit overflow.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_render_pdf(keisen_chart *chart,
                                                 const keisen_render_options *options,
                                                 keisen_bytes **bytes);

/**
 * Draws the chart and writes it to a file, whose format its name tells: `.png`, `.svg` or
 * `.pdf`.
 *
 * The file is written beside its final place and moved there when whole: on any error the old file
 * stays, or none.
 *
 * @param chart     The chart.
 * @param renderer  What draws the pixels of a PNG, or NULL for the default. Documents are the same
 *                  with each.
 * @param options   How to render, or NULL.
 * @param path      Where to write.
 * @return As keisen_chart_render(), KEISEN_ERROR_INVALID_ARGUMENT when the path is NULL, empty or
 * not UTF-8, KEISEN_ERROR_UNSUPPORTED when its name tells no format that there is, KEISEN_ERROR_IO.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_chart_write_file(keisen_chart *chart,
                                                 keisen_renderer *renderer,
                                                 const keisen_render_options *options,
                                                 const char *path);

#ifdef __cplusplus
}
#endif

#endif
